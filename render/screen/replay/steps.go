package replay

import (
	"slices"

	"grognard/game/chronicle"
	"grognard/render/paint"
	"grognard/render/ui"
)

// keys are the keys that move through the game by so many decisions; with Ctrl the
// arrows go to a fight, with Shift to a turning point, with both to a turn.
var keys = [...]struct {
	key paint.Key
	by  int
}{{"Left", -1}, {"Right", 1}, {"PageUp", -10}, {"PageDown", 10}, {"Home", -1 << 30}, {"End", 1 << 30}}

// keys move through the game.
func (p *Page) keys(c *ui.Ctx) {
	for _, k := range keys {
		if !c.Take(k.key) {
			continue
		}
		arrow := k.by*k.by == 1
		switch {
		case arrow && c.In.Held.Ctrl && c.In.Held.Shift:
			p.leap(c, k.by, "ui.replay.none.turn", p.opens)
		case arrow && c.In.Held.Ctrl:
			p.leap(c, k.by, "ui.replay.none.fight", func(stop int) bool { return p.Fight[stop] })
		case arrow && c.In.Held.Shift:
			p.leap(c, k.by, "ui.replay.none.turning", p.turned)
		default:
			p.step(c, k.by)
		}
	}
	if c.Take(viewKey) {
		p.nextView()
	}
	if c.Take("A") {
		if p.lay.Tab {
			p.stage.Cards.Fold()
		} else {
			p.folded = !p.folded
		}
	}
	if c.Take("Space") {
		p.turnOn(c)
	}
	if c.Take("L") {
		p.turnLog()
	}
	if c.Take("H") {
		p.open = !p.open
	}
	if c.Take("I") {
		p.stage.Look.Pin(p.stage.View.Pointer.Hover)
	}
	p.stage.View.Keys(c)
}

// turnOn runs the replay, or halts it.
func (p *Page) turnOn(c *ui.Ctx) {
	p.toggle(c.In.Now)
	c.Animate()
}

// clock runs the replay on.
func (p *Page) clock(c *ui.Ctx) {
	if p.tick(c.In.Now, p.stage.Moves()) {
		p.bring(c, p.Of(p.at))
	}
	if p.run {
		c.Wake(p.next)
	}
}

// step moves by some decisions; the next one is seen happening.
func (p *Page) step(c *ui.Ctx, by int) {
	stop := max(0, min(len(p.At)-1, p.Of(p.at)+by))
	p.show(p.At[stop])
	p.plays = by == 1
	p.bring(c, stop)
}

// bring brings into view what was decided at a stop.
func (p *Page) bring(c *ui.Ctx, stop int) {
	if _, about := p.deed(stop, p.stage.Words); about != 0 {
		p.stage.Bring(c, about)
	}
}

// leap goes to the next stop of a kind in a direction; where there is none it stays, and says so in the words of a key.
func (p *Page) leap(c *ui.Ctx, by int, none string, is func(stop int) bool) {
	for stop := p.Of(p.at) + by; stop >= 0 && stop < len(p.At); stop += by {
		if is(stop) {
			p.show(p.At[stop])
			p.bring(c, stop)
			return
		}
	}
	p.d.Inform(p.d.Word(none))
}

// turned reports whether the battle turned at a stop.
func (p *Page) turned(stop int) bool {
	return slices.ContainsFunc(p.points(), func(k chronicle.Point) bool { return p.Of(k.Answer) == stop })
}

// points are the moments at which the battle turned: by the chance of winning where all of the game was judged, else by the
// score.
func (p *Page) points() []chronicle.Point {
	if p.branch == nil {
		if all := p.study.Turning(); all != nil {
			return all
		}
	}
	if p.told == nil {
		return nil
	}
	return p.told.Points
}
