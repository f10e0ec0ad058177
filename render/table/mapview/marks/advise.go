package marks

import (
	"grognard/render/board"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// advise lights who an option is done by and to what, with the way there. The arrows of what is
// picked give way to it.
func (m *Marks) advise(p *board.Picture, o rules.Option) {
	if o == (rules.Option{}) || m.Scene.Ask == nil || m.Scene.Moving() {
		return
	}
	p.Arrows = p.Arrows[:0]
	for _, r := range [...]rules.Ref{o.Who, o.With} {
		if r != 0 {
			p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Selected})
		}
	}
	if f, ok := m.Scene.Ask.Field.(rules.Plotter); ok && f.Check(o).OK() {
		if cells := f.Cells(o); len(cells) > 0 {
			m.plotted(p, o.Who, cells)
			p.Ghosts = f.Ghost(o)
			return
		}
	}
	if o.At == 0 || o.At == o.Who {
		return
	}
	foe := m.Scene.Attacks(o)
	kind, arrow := board.Selected, board.ArrowMove
	switch {
	case foe:
		kind, arrow = board.Attack, board.ArrowAttack
	case m.Scene.Ask.Act(o) == rules.ActRetreat:
		arrow = board.ArrowRetreat
	}
	p.Marks = append(p.Marks, board.Mark{At: o.At, Kind: board.Lit}, board.Mark{At: o.At, Kind: kind})
	if o.Who == 0 {
		return
	}
	act := foresee.Act{Pos: m.Scene.Pos, Option: o}
	way := m.advised.Of(act, func(a foresee.Act) foresee.Route {
		r, _ := a.Route(m.Scene.Viewer)
		return r
	})
	switch {
	case foe && o.With != o.At && m.Scene.IsCell(o.With):
		p.Arrows = board.Chain(p.Arrows, arrow, o.Who, o.With, o.At)
	case !foe && len(way.Path) > 1:
		p.Arrows = board.Chain(p.Arrows, arrow, way.Path...)
	default:
		p.Arrows = append(p.Arrows, board.Arrow{From: o.Who, To: o.At, Kind: arrow})
	}
}

// plotted draws the way of a piece over cells that are named one by one.
func (m *Marks) plotted(p *board.Picture, who rules.Ref, cells []rules.Ref) {
	m.path = m.path[:0]
	if from, _ := m.Scene.Cell(who); from != 0 && from != cells[0] {
		m.path = append(m.path, from)
	}
	for _, r := range cells {
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Lit})
		m.path = append(m.path, r)
	}
	p.Arrows = board.Chain(p.Arrows, board.ArrowMove, m.path...)
}
