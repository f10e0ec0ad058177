package replay

import (
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/table/heard"
	"grognard/render/ui"
	"grognard/rules"
)

// pressed ends what moves at every press; what is pressed does what it always does.
func (p *Page) pressed(c *ui.Ctx) {
	if p.stage.Moves() && (c.In.Pressed != [3]bool{} || len(c.In.Keys) > 0) {
		p.stage.Finish()
	}
}

// pace is how fast things move: as fast as the replay runs, and not at all where motion is to be
// spared.
func (p *Page) pace(c *ui.Ctx) anim.Pace {
	if c.Calm {
		return anim.Pace{Speed: -1, Reduced: true}
	}
	return anim.Pace{Speed: speeds[p.speed].times}
}

// happen is what has happened as clips show it, and is heard.
func (p *Page) happen(told []match.Entry) []rules.Event {
	events := make([]rules.Event, len(told))
	for i, e := range told {
		events[i] = e.Event
	}
	p.ear.Forget()
	p.ear.Own = rules.Chance
	p.ear.Expect(events, func() rules.Act { return heard.ActOf(p.m, p.at) })
	return events
}

// sound plays what is to be heard of what moves. Where the player has gone on from an earlier
// moment and nothing moves, that is the one sound of what the decision came to.
func (p *Page) sound(c *ui.Ctx, before int) {
	cues, rests := p.stage.Tick(c.In.Now)
	if rests {
		p.bring(c, p.Of(p.at))
	}
	if p.stage.Moves() {
		c.Animate()
	}
	if len(cues) > 0 {
		for _, s := range p.ear.Hear(cues, p.stage.Piece) {
			c.Sound(s)
		}
		return
	}
	if before < 0 || p.at <= before || p.drag || p.stage.Moves() {
		return
	}
	if s := p.ear.Result(p.happen(p.Told(p.Of(p.at))), p.stage.Piece); s != "" {
		c.Sound(s)
	}
}
