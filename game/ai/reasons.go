package ai

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// Advice is what a player would do, and why.
type Advice struct {
	Opinions []Opinion // the best first; one option has no others to be compared with
	Reasons  []Reason  // for the first against the second, the weightiest first
	Risk     *Reason   // what speaks most against it; nil: nothing worth mentioning
}

// Opinion is what a player thinks of an option.
type Opinion struct {
	Option rules.Option
	Chance float64 // that his side wins, as he judges it
	Trials int     // games that he has tried it in
}

// Reason is a feature by which one option is better than another.
type Reason struct {
	Key    string  // of the words that say why
	Weight float64 // in the log of the odds of winning, about
}

// Advise tells what the player would do and why. It is the zero Advice where he cannot tell.
func (p Player) Advise(ctx context.Context, visits func(*rules.Position) int, pos *rules.Position, side rules.Side) Advice {
	o, all := p.ChooseWith(ctx, visits, pos, side)
	if len(all) == 0 {
		return Advice{Opinions: []Opinion{{Option: o, Chance: math.NaN()}}}
	}
	a := Advice{Opinions: all}
	if len(all) > 1 && ctx.Err() == nil {
		s := p.search(ctx, pos, side, rand.New(rand.NewPCG(p.Seed, 11)))
		a.Reasons, a.Risk = s.reasons(all[0].Option, all[1].Option)
	}
	return a
}

const (
	tellings    = 64   // trial games of each option by which reasons are weighed
	mostReasons = 2    // that are told
	leastReason = 0.02 // what weighs less is not told
)

// reasons compares what two options lead to, feature by feature.
func (s *search) reasons(best, other rules.Option) (all []Reason, risk *Reason) {
	m := s.games[0].mind
	if m.judge == nil {
		return nil, nil
	}
	found := s.differences(best, other)
	if w := s.world(); w != nil {
		found = append(found, m.promises(w, best, other)...)
	}
	slices.SortStableFunc(found, func(a, b Reason) int { return cmp.Compare(b.Weight, a.Weight) })
	for _, r := range found {
		if len(all) < mostReasons && r.Weight >= leastReason {
			all = append(all, r)
		}
	}
	if n := len(found); n > 0 && found[n-1].Weight <= -leastReason {
		risk = &found[n-1]
	}
	return all, risk
}

// differences are the assets of which one option leads to more than the other.
func (s *search) differences(best, other rules.Option) (all []Reason) {
	g := s.games[0]
	m := g.mind
	diff := make([]float64, len(m.assets))
	for n := range tellings {
		w := s.world()
		if w == nil || s.ctx.Err() != nil {
			return nil
		}
		for i, o := range [2]rules.Option{best, other} {
			sign := float64(1 - 2*i)
			g.play(w, rules.Answer{By: s.side, Option: o}, uint64(n))
			if g.board.Result().Over {
				continue
			}
			m.judge.CountAssets(g.board, s.side, m.ours)
			m.judge.CountAssets(g.board, s.side.Other(), m.theirs)
			for i := range diff {
				diff[i] += sign * float64(m.ours[i]-m.theirs[i]) / tellings
			}
		}
	}
	for i, f := range m.judge.Assets() {
		all = append(all, reason(m.book.Prefix()+".asset."+f.Key, diff[i], m.assets[i]))
	}
	return all
}

// promises are the prospects by which one option is better than the other.
func (m *mind) promises(w *rules.Position, best, other rules.Option) (all []Reason) {
	q, b := w.Request(), w.Board()
	of := func(o rules.Option) []int {
		count := make([]int, len(m.prospects))
		m.judge.CountProspects(b, q, o, count)
		return count
	}
	x, y := of(best), of(other)
	for i, f := range m.judge.Prospects() {
		// what is only promised counts less than what the trial games brought
		all = append(all, reason(m.book.Prefix()+".prospect."+f.Key, float64(x[i]-y[i]), m.prospects[i]/10))
	}
	return all
}

// reason names a feature by which something differs.
func reason(key string, diff, weight float64) Reason {
	if diff < 0 {
		return Reason{key + ".less", diff * weight}
	}
	return Reason{key + ".more", diff * weight}
}
