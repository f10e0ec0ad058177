package anim

import "grognard/rules"

// Milliseconds at speed 1.
const (
	moveStep    = 140.0 // a cell, and
	moveCap     = 700.0 // for the whole path
	retreatStep = 160.0 // each of the first cells: a retreat is read, not watched
	retreatMore = 80.0  // each further one
	retreatSlow = 2     // how many those first cells are
	retreatWait = 300.0 // its arrow stands before anybody moves
	hitTime     = 300.0 // a block topples, a counter flips
	hitStep     = 40.0  // casualties of one throw follow each other
	calmHit     = 120.0 // reduced motion
	restoreTime = 150.0
	flipTime    = 150.0
	slideTime   = 220.0
	dealStep    = 60.0 // cards of one deal follow each other
	placeTime   = 160.0
	removeTime  = 300.0
	declareTime = 260.0
	tumbleTime  = 380.0 // of the first die, and
	tumbleStep  = 30.0  // longer for each that follows, but
	tumbleMost  = 620.0 // of the last
	readTime    = 120.0 // the dice move into their order
	calmDice    = 200.0 // reduced motion: they appear
	fadeTime    = 120.0 // reduced motion: cross-fade instead of a journey
	trailTime   = 1500.0
)

// clip is one event on the timeline.
type clip struct {
	ev    rules.Event
	start float64 // milliseconds at speed 1 since the timeline began to run
	dur   float64
	wait  float64 // of dur, before anything moves
	begun bool
	dull  bool         // its piece does not flash: it has done so just now
	ends  [2]rules.Ref // the way of an event that tells none
}

// end is when the clip has finished.
func (c *clip) end() float64 { return c.start + c.dur }

// part returns how far the clip is at a time, 0 to 1.
func (c *clip) part(at float64) float64 {
	switch {
	case at <= c.start:
		return 0
	case at >= c.end():
		return 1
	}
	return (at - c.start) / c.dur
}

// tumbles is how long die i of n rolls.
func tumbles(i, n int) float64 {
	step := tumbleStep
	if n > 1 {
		step = min(step, (tumbleMost-tumbleTime)/float64(n-1))
	}
	return tumbleTime + step*float64(i)
}

// retreats is how long a way back of so many cells takes.
func retreats(steps float64) float64 {
	return retreatStep*min(steps, retreatSlow) + retreatMore*max(0, steps-retreatSlow)
}

// path returns the cells that a piece passes, first and last included.
func (c *clip) path() []rules.Ref {
	if len(c.ev.Path) > 0 {
		return c.ev.Path
	}
	return c.way(c.ev.From, c.ev.To)
}

// way returns two places without making a list anew each frame.
func (c *clip) way(from, to rules.Ref) []rules.Ref {
	c.ends = [2]rules.Ref{from, to}
	return c.ends[:]
}

// length returns how long an event is shown.
func length(e *rules.Event, reduced bool) float64 {
	steps := float64(max(1, len(e.Path)-1))
	switch e.Kind {
	case rules.EvMove, rules.EvAdvance:
		if reduced {
			return fadeTime
		}
		return min(moveCap, moveStep*steps)
	case rules.EvRetreat:
		if reduced {
			return fadeTime
		}
		return retreats(steps)
	case rules.EvDice:
		if reduced {
			return calmDice
		}
		return tumbles(max(0, len(e.Faces)-1), len(e.Faces)) + readTime
	case rules.EvHit:
		if reduced {
			return calmHit
		}
		return hitTime
	case rules.EvRestore:
		return restoreTime
	case rules.EvPlace, rules.EvMark:
		return placeTime
	case rules.EvRemove:
		if reduced {
			return calmHit
		}
		return removeTime
	case rules.EvDeclare:
		return declareTime
	case rules.EvPlay, rules.EvDiscard, rules.EvDraw, rules.EvReturn:
		return slideTime
	case rules.EvReveal:
		return flipTime
	}
	return 0
}

// journey reports whether an event takes a piece from place to place.
func journey(k rules.EventKind) bool {
	return k == rules.EvMove || k == rules.EvRetreat || k == rules.EvAdvance
}

// together reports whether event e shows a piece that goes the way of the one
// before it, in the same moment: a leader with his unit, a stack.
func together(e, before *rules.Event) bool {
	return journey(e.Kind) && e.Kind == before.Kind && e.Who != before.Who && e.From != 0 && e.From == before.From && e.To == before.To &&
		len(e.Path) == len(before.Path)
}

// goesOn reports whether a retreat continues that of an earlier clip, with
// nothing between them but what befell the piece on its way: its arrow has
// stood already.
func goesOn(e *rules.Event, clips []clip) bool {
	for i := len(clips) - 1; i >= 0; i-- {
		b := &clips[i].ev
		switch {
		case b.Kind == rules.EvRetreat && (b.Who == e.Who || together(e, b)):
			return true
		case b.Kind == rules.EvRetreat && i > 0 && together(b, &clips[i-1].ev): // went along with the one before
		case b.Kind != rules.EvHit && b.Kind != rules.EvSay:
			return false
		}
	}
	return false
}

// follows reports whether event e may start a little after its forerunner of
// the same kind, instead of waiting for its end.
func follows(e, before *rules.Event) bool {
	switch e.Kind {
	case rules.EvDraw, rules.EvDiscard, rules.EvPlay, rules.EvPlace:
		return e.Kind == before.Kind
	}
	return false
}

// casualty reports whether an event is a loss that the dice of a fight have brought.
func casualty(k rules.EventKind) bool { return k == rules.EvHit || k == rules.EvRemove }

// burst returns when the dice came to rest that brought what happens now, as far as
// nothing but losses has been shown since then, and how many losses; false where an event
// is not of that kind.
func burst(clips []clip) (rest float64, losses int, ok bool) {
	for i := len(clips) - 1; i >= 0; i-- {
		c := &clips[i]
		switch {
		case c.ev.Kind == rules.EvDice:
			return c.end(), losses, true
		case casualty(c.ev.Kind) && (c.ev.From == 0 || c.ev.From == c.ev.To || c.ev.Kind == rules.EvRemove):
			losses++
		case c.dur > 0:
			return 0, 0, false
		}
	}
	return 0, 0, false
}
