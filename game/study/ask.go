package study

import (
	"context"

	"grognard/game/ai"
	"grognard/rules"
)

// Asked is the chance of winning in a position, once it is found.
type Asked struct {
	stop  context.CancelFunc
	found chan float64
	x     float64
	known bool
	ok    bool
}

// Ask has it found out in the background how likely the first side is to win from a position of a game that
// began with first, and calls wake, on another goroutine, when that is known.
func Ask(pos, first *rules.Position, wake func()) *Asked {
	ctx, stop := context.WithCancel(context.Background())
	a := &Asked{stop: stop, found: make(chan float64, 1)}
	go func() {
		defer wake()
		defer close(a.found)
		defer func() { _ = recover() }() // then nothing is told
		if r := pos.Result(); r.Over {
			a.found <- outcome(r)
			return
		}
		q := pos.Request()
		if q == nil || q.To == rules.Chance {
			return
		}
		if x, ok := (ai.Player{Seed: 1, Start: first}).Chance(ctx, pos, q.To); ok {
			a.found <- ofFirst(q.To, x)
		}
	}()
	return a
}

// Found returns the chance of the first side; known is false as long as it is looked for, ok where it cannot be told.
func (a *Asked) Found() (x float64, known, ok bool) {
	if !a.known {
		select {
		case a.x, a.ok = <-a.found:
			a.known = true
		default:
		}
	}
	return a.x, a.known, a.ok
}

// Stop ends the search.
func (a *Asked) Stop() { a.stop() }
