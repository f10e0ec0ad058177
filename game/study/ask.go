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

// enough is how many decisions of the game must have been judged for chances elsewhere to be comparable with
// its own.
const enough = 20

// Comparable reports whether so much of the game was judged that Ask can be answered.
func (s *Study) Comparable() bool { return len(s.verdicts) >= enough }

// Ask has it found out in the background how likely the first side is to win from a position of the game or of one of its
// branches, and calls wake, on another goroutine, when that is known. It is comparable with the course of the game; as
// long as too little of that was judged, it cannot be told.
func (s *Study) Ask(pos *rules.Position, wake func()) *Asked {
	l := s.workOut().levels
	active := pos.View(rules.Chance).Active
	return ask(pos, s.game.At(0), s.Comparable(), func(x float64) float64 {
		return l.levelled(&Verdict{By: rules.First, Active: active}, x, .5) // how much of the turn lies behind is not known
	}, wake)
}

func ask(pos, first *rules.Position, may bool, level func(float64) float64, wake func()) *Asked {
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
		if q == nil || q.To == rules.Chance || !may {
			return
		}
		if x, ok := (ai.Player{Seed: 1, Start: first}).Chance(ctx, pos, q.To); ok {
			a.found <- level(ofFirst(q.To, x))
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
