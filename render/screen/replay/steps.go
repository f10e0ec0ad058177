package replay

import (
	"cmp"
	"slices"

	"grognard/game/chronicle"
	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// pace is how long a decision stands while the replay runs, in milliseconds; one with
// dice stands twice as long.
const pace = 900

// speeds are how fast it may run.
var speeds = [...]struct {
	times float64
	word  string
}{{.5, "½"}, {1, "1"}, {2, "2"}, {4, "4"}}

// stands is how long a stop is shown while the replay runs.
func (p *Page) stands(stop int) float64 {
	ms := pace / speeds[p.speed].times
	if p.Fight[stop] {
		ms *= 2
	}
	return ms
}

// keys are the keys that move through the game by so many decisions; with Ctrl the
// arrows go to a fight, with Shift to a turning point.
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
		case arrow && c.In.Held.Ctrl:
			p.leap(c, k.by, func(stop int) bool { return p.Fight[stop] })
		case arrow && c.In.Held.Shift:
			p.leap(c, k.by, p.turned)
		default:
			p.step(c, k.by)
		}
	}
	if c.Take("Space") {
		p.toggle(c)
	}
	if c.Take("L") {
		p.logOpen = !p.logOpen
	}
	if c.Take("I") {
		p.stage.Look.Pin(p.stage.View.Pointer.Hover)
	}
	p.stage.View.Keys(c)
}

// toggle runs the replay, or halts it.
func (p *Page) toggle(c *ui.Ctx) {
	p.run = !p.run && p.at < p.m.Len()
	p.next = c.In.Now + pace/speeds[p.speed].times
	c.Animate()
}

// step moves by some decisions.
func (p *Page) step(c *ui.Ctx, by int) {
	stop := max(0, min(len(p.At)-1, p.Of(p.at)+by))
	p.show(p.At[stop])
	p.bring(c, stop)
}

// bring brings into view what was decided at a stop.
func (p *Page) bring(c *ui.Ctx, stop int) {
	if _, about := p.deed(stop, p.stage.Words); about != 0 {
		p.stage.Bring(c, about)
	}
}

// leap goes to the next stop of a kind in a direction; where there is none it stays.
func (p *Page) leap(c *ui.Ctx, by int, is func(stop int) bool) {
	for stop := p.Of(p.at) + by; stop >= 0 && stop < len(p.At); stop += by {
		if is(stop) {
			p.show(p.At[stop])
			p.bring(c, stop)
			return
		}
	}
}

// turned reports whether the battle turned at a stop.
func (p *Page) turned(stop int) bool {
	return p.told != nil && slices.ContainsFunc(p.told.Points, func(k chronicle.Point) bool { return p.Of(k.Answer) == stop })
}

// show shows the game after an answer, and halts.
func (p *Page) show(answer int) { p.at, p.run = answer, false }

// deed is what was decided, in the words of the log, with what it is about; "" if nothing
// is told of it.
func (p *Page) deed(stop int, w *words.Speaker) (text string, about rules.Ref) {
	for _, e := range p.Told(stop) {
		switch e.Event.Kind {
		case rules.EvTurn, rules.EvPhase, rules.EvDice:
			continue
		}
		if text = w.Say(e.Event.Text); text != "" {
			return text, cmp.Or(e.Event.Who, e.Event.To, e.Event.From)
		}
	}
	return "", 0
}
