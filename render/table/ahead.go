package table

import (
	"grognard/game/odds"
	"grognard/render/ui"
	"grognard/rules"
)

// mostAhead is how many options are looked ahead from.
const mostAhead = 8

// prospects returns what the options bring that follow the result of a combat,
// and nil anywhere else.
func (t *Table) prospects(c *ui.Ctx) []odds.Prospect {
	if t.scene.Ask == nil || t.clips.Running() || len(t.scene.Ask.Options) > mostAhead || !t.history.Decided() {
		return nil
	}
	list := t.ahead.Prospects(t.scene.Pos)
	if list == nil {
		c.Wake(c.In.Now + 10)
	}
	return list
}

// aheadOf says what one option brings, or "".
func (t *Table) aheadOf(c *ui.Ctx, o rules.Option) string {
	list := t.prospects(c)
	for i := range list {
		if list[i].Option == o {
			return t.words.Follows(&list[i])
		}
	}
	return ""
}
