package table

import (
	"grognard/render/table/foresee"
	"grognard/rules"
)

func (t *Table) once() bool { return t.deps.OneClick != nil && t.deps.OneClick() }

// final reports whether an option cannot simply be taken back.
func (t *Table) final(o rules.Option) bool {
	return t.m.Request() != nil && foresee.Act{Pos: t.m.Position(), Option: o}.Final(t.m.Walls)
}

// unveils reports whether an option, before any dice, shows the players what was
// hidden, so that it cannot be taken back.
func (t *Table) unveils(o rules.Option) bool {
	if t.scene.Ask == nil || t.scene.Ask.Field != nil {
		return false
	}
	return t.ahead.Reveals(t.act(o), t.m.Walls)
}

// act is an option of the position that is shown.
func (t *Table) act(o rules.Option) foresee.Act { return foresee.Act{Pos: t.scene.Pos, Option: o} }
