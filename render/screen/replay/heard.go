package replay

import (
	"grognard/render/anim"
	"grognard/render/table/heard"
	"grognard/render/ui"
	"grognard/rules"
)

// sound plays the one sound of what a decision came to, where the player has gone on to it from
// an earlier moment.
func (p *Page) sound(c *ui.Ctx, before int) {
	if before < 0 || p.at <= before || p.drag {
		return
	}
	told := p.Told(p.Of(p.at))
	events := make([]rules.Event, len(told))
	for i, e := range told {
		events[i] = e.Event
	}
	ear := heard.Ear{Own: rules.Chance}
	ear.Expect(events, func() rules.Act { return heard.ActOf(p.m, p.at) })
	if s := ear.Result(events, func(r rules.Ref) *rules.Piece { return anim.Stand(p.stage.Seen().Pieces, r, 0) }); s != "" {
		c.Sound(s)
	}
}
