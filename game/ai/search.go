package ai

import (
	"cmp"
	"context"
	"math/rand/v2"
	"reflect"
	"slices"
	"time"

	"grognard/rules"
)

// search is one decision being thought over.
type search struct {
	ctx   context.Context
	pos   *rules.Position
	side  rules.Side
	rand  *rand.Rand
	mind  *mind
	work  int       // answers that trial games may still take
	until time.Time // zero: no limit

	game  trialGame
	found []*rules.Position // worlds that were dealt
	next  int               // of them, the one that comes next
	bare  bool              // nothing is hidden: the position is the world
	stuck bool              // no deal was found that fits: no more is looked for
}

// trial is an option with what it has led to so far.
type trial struct {
	option rules.Option
	sum, n float64
}

func (t *trial) mean() float64 {
	if t.n == 0 {
		return 0
	}
	return t.sum / t.n
}

// deals is how many worlds a decision is thought over in: more deals tell less than more games
// in each of them, and cost more.
const deals = 24

// best tries all options in the same worlds with the same dice, drops the worse half, and goes
// on with the rest until the work is done. Time, where there is a limit, is shared by the
// rounds as work is, so that there is always a last one.
func (s *search) best(options []rules.Option) []*trial {
	var field []*trial
	for _, o := range options {
		field = append(field, &trial{option: o})
	}
	all := slices.Clone(field)
	rounds := 1
	for n := len(field); n > 2; n = (n + 1) / 2 {
		rounds++
	}
	for ; len(field) > 1 && s.work > 0 && s.ctx.Err() == nil; rounds-- {
		s.round(field, s.work/rounds, s.share(rounds))
		slices.SortStableFunc(field, func(a, b *trial) int { return cmp.Compare(b.mean(), a.mean()) })
		if rounds == 1 {
			break
		}
		field = field[:(len(field)+1)/2]
	}
	if s.stuck && len(s.found) == 0 {
		return nil
	}
	// what stayed in longest stands first
	rest := slices.DeleteFunc(all, func(t *trial) bool { return slices.Contains(field, t) })
	slices.SortStableFunc(rest, func(a, b *trial) int {
		return cmp.Or(cmp.Compare(b.n, a.n), cmp.Compare(b.mean(), a.mean()))
	})
	return append(field, rest...)
}

// share is when a round ends that is one of so many which share what time is left.
func (s *search) share(rounds int) time.Time {
	if s.until.IsZero() {
		return time.Time{}
	}
	return time.Now().Add(time.Until(s.until) / time.Duration(rounds))
}

// round spends work on all trials alike, world by world.
func (s *search) round(field []*trial, share int, until time.Time) {
	left := s.work - share
	for s.work > left {
		w := s.world()
		if w == nil {
			s.work = 0
			return
		}
		seed := s.rand.Uint64()
		for _, t := range field {
			t.sum += s.try(w, t.option, seed)
			t.n++
		}
		if s.ctx.Err() != nil || !until.IsZero() && time.Now().After(until) {
			return
		}
	}
}

// guesses is how many deals are tried to find one that fits what the other
// side has shown in this Step.
const guesses = 200

// world returns a position that the side cannot tell from the real one, or nil: one after the
// other is dealt, then they serve again.
func (s *search) world() *rules.Position {
	if s.bare {
		return s.pos
	}
	same := func(a, b *rules.View) bool { return reflect.DeepEqual(a, b) }
	if !s.stuck && len(s.found) < deals {
		if q := rules.Guess(s.pos, s.side, s.rand, guesses, same); q != nil {
			s.found = append(s.found, q)
			return q
		}
		s.stuck = true
	}
	if len(s.found) == 0 {
		return nil
	}
	s.next = (s.next + 1) % len(s.found)
	return s.found[s.next]
}

// try plays an option in a world and judges where it leads to.
func (s *search) try(w *rules.Position, o rules.Option, seed uint64) float64 {
	v, work := s.game.play(s.mind, w, rules.Answer{By: s.side, Option: o}, seed)
	s.work -= work
	return v
}
