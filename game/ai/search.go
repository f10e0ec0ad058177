package ai

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"time"

	"grognard/rules"
)

// search is one decision being thought over.
type search struct {
	ctx   context.Context
	pos   *rules.Position
	side  rules.Side
	rand  *rand.Rand
	work  int       // answers that trial games may still take
	until time.Time // zero: no limit
	games []*trialGame

	found []*rules.Position // worlds that were dealt
	next  int               // of them, the one that comes next
	bare  bool              // nothing is hidden: the position is the world
	stuck bool              // no deal was found that fits: no more is looked for
}

// trial is an option with what it has led to so far.
type trial struct {
	option rules.Option
	sum, n float64
	glance float64 // what speaks against it at a glance: 0 for the option that is liked best, else less
	back   float64 // what speaks against it since it only moves a piece back: 0, or less
}

// worth is what the trials have come to; as long as they are few, and where they come to much the same,
// a glance decides.
func (t *trial) worth() float64 { return t.mean() + t.back + t.glance/math.Sqrt(max(1, t.n)) }

// errand is by how much a chance of winning must be greater for a piece to go back to where it came
// from. What trials find alike is decided by lot, and a piece would go there and back for ever.
const errand = 0.02

// mostGlance is the most that speaks against an option at a glance, as a logarithm.
const mostGlance = 6

// hasty is how many trials an option has had at least, in a decision that could be thought over.
const hasty = 4

// atGlance puts the option that is liked best of the better quarter first, where there was no time to
// try them often: what a single trial game finds best is chance.
func (s *search) atGlance(field []*trial) {
	w := s.world()
	if w == nil || s.pos.Request().SetUp {
		return
	}
	best, most := 0, math.Inf(-1)
	for i, t := range field[:(len(field)+3)/4] {
		if l := s.games[0].mind.liking(w.Board(), s.pos.Request(), t.option); l > most {
			best, most = i, l
		}
	}
	field[0], field[best] = field[best], field[0]
}

// glanceAt has a player of experience look at options before he tries them.
func (s *search) glanceAt(field []*trial) {
	m := s.games[0].mind
	if m.trust == 0 || s.pos.Request().SetUp { // those liked best would be put down again for ever
		return
	}
	w := s.world()
	if w == nil {
		return
	}
	most := math.Inf(-1)
	for _, t := range field {
		t.glance = math.Log(m.liking(w.Board(), s.pos.Request(), t.option))
		most = max(most, t.glance)
	}
	for _, t := range field {
		t.glance = m.trust * max(t.glance-most, -mostGlance)
	}
}

func (t *trial) mean() float64 {
	if t.n == 0 {
		return 0
	}
	return t.sum / t.n
}

// best tries all options in the same worlds with the same dice, drops the worse half, and goes
// on with the rest until the work is done. Time, where there is a limit, is shared by the
// rounds as work is, so that there is always a last one. It returns all options, those first
// that stayed in longest; nil where no deal fits.
func (s *search) best(options []rules.Option, back map[rules.Option]bool) []*trial {
	var field []*trial
	for _, o := range options {
		t := &trial{option: o}
		if back[o] {
			t.back = -errand
		}
		field = append(field, t)
	}
	s.glanceAt(field)
	all := slices.Clone(field)
	rounds := 1
	for n := len(field); n > 2; n = (n + 1) / 2 {
		rounds++
	}
	for first := true; len(field) > 1 && s.work > 0 && (first || s.ctx.Err() == nil); rounds-- {
		first = false // who must answer at once has tried everything once
		s.round(field, s.work/rounds, s.share(rounds))
		slices.SortStableFunc(field, func(a, b *trial) int { return cmp.Compare(b.worth(), a.worth()) })
		if rounds == 1 {
			break
		}
		field = field[:(len(field)+1)/2]
	}
	if s.stuck && len(s.found) == 0 {
		return nil
	}
	if len(field) > 2 && field[0].n < hasty {
		s.atGlance(field)
	}
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

const (
	// batch is about how many trial games are played between two looks at clock and work, where
	// there is work for so many. What a search finds does not depend on the number of cores: a
	// batch is as large on one.
	batch = 32
	// trialWork is about how much work a trial game is at least.
	trialWork = 10
)

// job is a trial game to be played.
type job struct {
	world *rules.Position
	seed  uint64
	trial *trial
	value float64
	work  int
}

// round spends work on all trials alike, world by world.
func (s *search) round(field []*trial, share int, until time.Time) {
	left := s.work - share
	var jobs []job
	for s.work > left {
		jobs = jobs[:0]
		most := min(batch, (s.work-left)/trialWork)
		for len(jobs) == 0 || len(jobs)+len(field) <= most {
			w := s.world()
			if w == nil {
				s.work = 0
				return
			}
			seed := s.rand.Uint64()
			for _, t := range field {
				jobs = append(jobs, job{world: w, seed: seed, trial: t})
			}
		}
		s.play(jobs)
		for i := range jobs {
			j := &jobs[i]
			j.trial.sum += j.value
			j.trial.n++
			s.work -= j.work
		}
		if s.ctx.Err() != nil || !until.IsZero() && time.Now().After(until) {
			return
		}
	}
}

// play plays trial games, on as many cores as the player may use.
func (s *search) play(jobs []job) {
	some := func(g *trialGame, of []job) {
		for i := range of {
			j := &of[i]
			runtime.Gosched() // frames come first
			j.value, j.work = g.play(j.world, rules.Answer{By: s.side, Option: j.trial.option}, j.seed)
		}
	}
	n := len(s.games)
	if n == 1 || len(jobs) < 2*n {
		some(s.games[0], jobs)
		return
	}
	var wait sync.WaitGroup
	for i, g := range s.games {
		part := jobs[i*len(jobs)/n : (i+1)*len(jobs)/n]
		wait.Go(func() { some(g, part) })
	}
	wait.Wait()
}

const (
	// deals is how many worlds a decision is thought over in: more deals tell less than more
	// games in each of them, and cost more.
	deals = 24
	// guesses is how many deals are tried to find one that fits what the other side has shown
	// in this Step.
	guesses = 200
)

// world returns a position that the side cannot tell from the real one, or nil: one after the
// other is dealt, then they serve again.
func (s *search) world() *rules.Position {
	if s.bare {
		return s.pos
	}
	if !s.stuck && len(s.found) < deals {
		if q := rules.Guess(s.pos, s.side, s.rand, guesses, nil); q != nil {
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
