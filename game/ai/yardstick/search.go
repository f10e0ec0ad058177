package yardstick

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

	runner rules.Runner // plays the trial games

	found []*rules.Position // worlds so far
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
	if s.stuck && len(s.found) == 0 {
		return s.blind(options)
	}
	return field[0].option
}

// round spends a share of the work on all trials alike.
func (s *search) round(field []*trial, share int) {
	left := s.work - share
	for s.work > left {
		for range worlds {
			w := s.world()
			if w == nil {
				s.work = 0
				return
			}
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

// world returns a position that the side cannot tell from the real one, or nil.
// Where so much was shown in this Step that hardly a deal fits, those that were
// found serve again.
func (s *search) world() *rules.Position {
	same := func(a, b *rules.View) bool { return reflect.DeepEqual(a, b) }
	if !s.stuck {
		if q := rules.Guess(s.pos, s.side, s.rand, guesses, same); q != nil {
			s.found = append(s.found, q)
			return q
		}
		s.stuck = true
	}
	if len(s.found) == 0 {
		return nil
	}
	return s.found[s.rand.IntN(len(s.found))]
}

// blind answers where no deal fits: with what changes least, else by lot. The
// real position would tell better, and must not.
func (s *search) blind(options []rules.Option) rules.Option {
	if req := s.pos.Request(); req.Quiet >= 0 && slices.Contains(options, req.Options[req.Quiet]) {
		return req.Options[req.Quiet]
	}
	return options[s.rand.IntN(len(options))]
}

// try plays an option in a world and judges where it leads to.
func (s *search) try(w *rules.Position, o rules.Option, seed uint64) float64 {
	base, tape := w.Checkpoint()
	b := base.Clone()
	h := &hand{rand: rand.New(rand.NewPCG(seed, 0)), tape: tape, first: rules.Answer{By: s.side, Option: o}}
	s.runner.Book, s.runner.Decide = w.Book(), h.answer
	err := s.runner.Steps(b, s.steps)
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
	return float64(book.Score(b, s.side))
}
