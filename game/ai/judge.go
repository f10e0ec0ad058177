package ai

import (
	"context"
	"math"
	"slices"

	"grognard/rules"
)

// Judgement is what a player thinks of an answer that was given: chances that its side wins.
type Judgement struct {
	Before float64      // before it, whatever it answers: as quick players choose
	Given  float64      // with the answer
	Best   float64      // with the best other one
	Other  rules.Option // that one
	Doubt  float64      // standard error of the difference between the two
}

// tries is how many trial games each chance of a Judgement comes from.
const tries = 300

// Judge thinks an answer over that a side has given. The best other answer is looked for as for a
// decision; then both, and what quick players would do, are tried anew in the same worlds with the same
// dice: what is found best by trial seems better than it is. ok is false where nothing else could have been
// answered, where armies are still built or set up, where no deal of what is hidden fits, and where ctx
// is done.
func (p Player) Judge(ctx context.Context, pos *rules.Position, side rules.Side, given rules.Option) (j Judgement, ok bool) {
	if early(pos, side) {
		return j, false
	}
	s := p.search(ctx, pos, side, p.source(pos, side, 0))
	options := s.candidates(pos.Request(), orElse(p.Wide, DefaultWide))
	if !slices.Contains(options, given) {
		options = append(options, given)
	}
	if len(options) < 2 {
		return j, false
	}
	ranked := s.best(options, nil)
	i := slices.IndexFunc(ranked, func(t *trial) bool { return t.option != given })
	if i < 0 {
		return j, false
	}
	j.Other = ranked[i].option
	return j, s.again(&j, given)
}

// Prefer tells why one answer is better than another that was given, as the player judges it; no reason
// tells what lies hidden from the other side.
func (p Player) Prefer(ctx context.Context, pos *rules.Position, side rules.Side, better, given rules.Option) Advice {
	return p.compare(ctx, pos, side, []Opinion{{Option: better}, {Option: given}}, true)
}

// Chance is how likely a side is to win if both go on as quick players choose; false where that cannot be told:
// armies are still built or set up, or no deal of what is hidden fits. The position asks that side.
func (p Player) Chance(ctx context.Context, pos *rules.Position, side rules.Side) (float64, bool) {
	if early(pos, side) {
		return 0, false
	}
	s := p.search(ctx, pos, side, p.source(pos, side, 0))
	g, sum := s.games[0], 0.0
	g.free = true
	for range tries {
		w := s.world()
		if w == nil || ctx.Err() != nil {
			return 0, false
		}
		x, _ := g.play(w, rules.Answer{By: side}, s.rand.Uint64())
		sum += x
	}
	return g.mind.told(sum / tries), true
}

// again tries an answer, the best other one and what quick players would do in the same worlds.
func (s *search) again(j *Judgement, given rules.Option) bool {
	g := s.games[0]
	var sum [3]float64
	var diff, squares float64
	for range tries {
		w := s.world()
		if w == nil || s.ctx.Err() != nil {
			return false
		}
		seed := s.rand.Uint64()
		var x [3]float64
		for i, o := range [...]rules.Option{given, j.Other, {}} {
			g.free = i == 2
			x[i], _ = g.play(w, rules.Answer{By: s.side, Option: o}, seed)
			sum[i] += x[i]
		}
		g.free = false
		diff += x[1] - x[0]
		squares += (x[1] - x[0]) * (x[1] - x[0])
	}
	told := func(sum float64) float64 { return g.mind.told(sum / tries) }
	j.Given, j.Best, j.Before = told(sum[0]), told(sum[1]), told(sum[2])
	j.Doubt = math.Sqrt(max(0, squares-diff*diff/tries)) / tries
	return true
}
