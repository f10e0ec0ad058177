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
	work  int // left to spend
	steps int
	until time.Time // zero: no limit
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

// worlds is how many deals of the hidden cards a round of trials goes through.
const worlds = 6

// best tries all options in the same worlds with the same dice, drops the
// worse half, and goes on with the rest until the work is done.
func (s *search) best(options []rules.Option) rules.Option {
	var field []*trial
	for _, o := range options {
		field = append(field, &trial{option: o})
	}
	rounds := 1
	for n := len(field); n > 2; n = (n + 1) / 2 {
		rounds++
	}
	for ; len(field) > 1 && !s.done(); rounds-- {
		share := s.work / max(1, rounds)
		s.round(field, share)
		slices.SortStableFunc(field, func(a, b *trial) int { return cmp.Compare(b.mean(), a.mean()) })
		if rounds <= 1 {
			break
		}
		field = field[:(len(field)+1)/2]
	}
	return field[0].option
}

// round spends a share of the work on all trials alike.
func (s *search) round(field []*trial, share int) {
	left := s.work - share
	for s.work > left {
		for range worlds {
			w := s.world()
			seed := s.rand.Uint64()
			for _, t := range field {
				t.sum += s.try(w, t.option, seed)
				t.n++
				if s.late() {
					s.work = 0
					return
				}
			}
			if s.work <= left {
				return
			}
		}
	}
}

func (s *search) done() bool { return s.work <= 0 }

// late reports whether the time is up, or nobody waits any more.
func (s *search) late() bool {
	return s.ctx.Err() != nil || !s.until.IsZero() && time.Now().After(s.until)
}

// guesses is how many deals are tried to find one that fits what the other
// side has shown in this Step.
const guesses = 1000

// world returns a position that the side cannot tell from the real one. Where
// so much was shown that no deal fits, it is the real one, of which a trial
// uses the present Step only.
func (s *search) world() *rules.Position {
	same := func(a, b *rules.View) bool { return reflect.DeepEqual(a, b) }
	if q := rules.Guess(s.pos, s.side, s.rand, guesses, same); q != nil {
		return q
	}
	return s.pos
}

// try plays an option in a world and judges where it leads to.
func (s *search) try(w *rules.Position, o rules.Option, seed uint64) float64 {
	base, tape := w.Checkpoint()
	b := base.Clone()
	h := &hand{rand: rand.New(rand.NewPCG(seed, 0)), tape: tape, first: rules.Answer{By: s.side, Option: o}}
	if w == s.pos {
		// no deal was found that fits: deal after the Step
		if rules.Rollout(w.Book(), b, 1, h.answer) != nil {
			return -over
		}
		w.Book().Resample(b, s.side, h.rand)
	}
	err := rules.Rollout(w.Book(), b, s.steps, h.answer)
	s.work -= h.work
	if err != nil {
		return -over // the option does not fit this world
	}
	return s.judge(w.Book(), b)
}

// over is what a won game is worth.
const over = 1e6

func (s *search) judge(book rules.Rulebook, b rules.Board) float64 {
	if r := b.Result(); r.Over {
		switch r.Winner {
		case s.side:
			return over
		case rules.Chance:
			return 0
		}
		return -over
	}
	if j, ok := book.(rules.Scorer); ok {
		return float64(j.Score(b, s.side))
	}
	return 0
}
