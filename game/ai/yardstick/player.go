// Package yardstick is the first computer player of the program, as it was in
// November 2026. Nobody meets it: the ladder measures by it how much stronger
// later ones have become, so nothing of it is ever changed.
package yardstick

import (
	"context"
	"encoding/json"
	"hash/fnv"
	"math/rand/v2"
	"time"

	"grognard/game/trail"
	"grognard/rules"
)

// Player is a computer player. The zero value plays well enough and takes
// about a fifth of a second for an answer. The same Player gives the same
// answer to the same position of the same game, unless Limit cuts it short.
type Player struct {
	Seed  uint64
	Work  int           // answers given in trial games for one decision, long lists of options counting more; 0 is DefaultWork
	Steps int           // Steps played on after the present one; 0 is DefaultSteps
	Wide  int           // options tried at most; 0 is DefaultWide
	Limit time.Duration // of one decision; 0 is none
}

// What a Player uses whose fields are zero.
const (
	DefaultWork  = 40000
	DefaultSteps = 8
	DefaultWide  = 40
)

// patience is how many answers a side gives in one Step before it looks for a
// button that ends it. It keeps a set-up from being arranged for ever.
const patience = 24

// Choose returns an option of the request that side has to answer, as if the
// game began there. It panics if the position does not ask side.
func (p Player) Choose(pos *rules.Position, side rules.Side) rules.Option {
	return p.ChooseAfter(context.Background(), &trail.Trail{}, pos, side)
}

// ChooseAfter is Choose in a game of which visits tells how often it has come
// to a position: an option that leads back to one is taken only where there is
// no other, and who is back himself does not choose by the same lot again. It
// returns soon after ctx is done.
func (p Player) ChooseAfter(ctx context.Context, past *trail.Trail, pos *rules.Position, side rules.Side) rules.Option {
	req := pos.Request()
	if req == nil || req.To != side {
		panic("yardstick: asked to choose for a side that has nothing to decide")
	}
	r := p.source(pos, side, past.Visits(pos))
	options := onward(pos, past, p.candidates(req, r))
	if len(options) == 1 {
		return options[0]
	}
	if end, ok := button(options, r); ok && p.tired(pos, side) {
		return end
	}
	s := &search{ctx: ctx, pos: pos, side: side, rand: r, work: orElse(p.Work, DefaultWork), steps: 1 + orElse(p.Steps, DefaultSteps),
		runner: rules.Runner{Parts: true}}
	if p.Limit > 0 {
		s.until = time.Now().Add(p.Limit)
	}
	return s.best(options)
}

// onward returns the options that do not lead back to where the game has been,
// or, where all do, those that lead where it has been least.
func onward(pos *rules.Position, past *trail.Trail, options []rules.Option) []rules.Option {
	var best []rules.Option
	least := 0
	for _, o := range options {
		next, _, err := pos.Play(rules.Answer{By: pos.Request().To, Option: o})
		if err != nil {
			continue // whoever plays it will say so
		}
		n := past.Visits(next)
		if len(best) == 0 || n < least {
			best, least = best[:0], n
		}
		if n == least {
			best = append(best, o)
		}
	}
	if len(best) == 0 {
		return options
	}
	return best
}

func orElse(n, otherwise int) int {
	if n > 0 {
		return n
	}
	return otherwise
}

// source returns the random numbers for one decision: they depend on the seed,
// on what the side sees of the position, and on how often the game has come to
// it. A hand that it does not see must not move even its lot.
func (p Player) source(pos *rules.Position, side rules.Side, visits int) *rand.Rand {
	_, tape := pos.Checkpoint()
	again := max(0, visits-1) // this time does not count
	return rand.New(rand.NewPCG(p.Seed+uint64(again)<<32, sum(pos.View(side))+uint64(len(tape))))
}

// sum adds up all that a view shows, but for the map, which never changes.
func sum(v *rules.View) uint64 {
	seen := *v
	seen.Map = nil
	h := fnv.New64a()
	if err := json.NewEncoder(h).Encode(seen); err != nil {
		panic(err) // plain values only
	}
	return h.Sum64()
}

// tired reports whether side has answered often enough in this Step.
func (p Player) tired(pos *rules.Position, side rules.Side) bool {
	_, tape := pos.Checkpoint()
	n := 0
	for _, a := range tape {
		if a.By == side {
			n++
		}
	}
	return n >= patience
}

// candidates lists the options worth trying: all of them, or a sample of a
// long list; some of a field. The quiet option is always among them.
func (p Player) candidates(req *rules.Request, r *rand.Rand) []rules.Option {
	wide := orElse(p.Wide, DefaultWide)
	all := append([]rules.Option(nil), req.Options...)
	if req.Field != nil {
		for range wide {
			all = append(all, req.Field.Sample(r))
		}
	}
	if len(all) <= wide {
		return all
	}
	keep := 0
	if req.Quiet >= 0 {
		all[0], all[req.Quiet] = all[req.Quiet], all[0]
		keep = 1
	}
	rest := all[keep:]
	r.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	return all[:wide]
}

// button returns one of the options that name nothing, such as "confirm".
func button(options []rules.Option, r *rand.Rand) (rules.Option, bool) {
	n := 0
	var one rules.Option
	for _, o := range options {
		if o.Who|o.With|o.At == 0 && o.Pt == (rules.Point{}) {
			if n++; r.IntN(n) == 0 {
				one = o
			}
		}
	}
	return one, n > 0
}
