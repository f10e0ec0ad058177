package ai

import (
	"cmp"
	"context"
	"math"
	"math/rand/v2"
	"slices"

	"grognard/game/trail"
	"grognard/rules"
)

// Advice is what a player would do, and why.
type Advice struct {
	Opinions []Opinion // the best first; one option has no others to be compared with
	Reasons  []Reason  // for the first against the second, the weightiest first
	Risk     *Reason   // what speaks most against it; nil: nothing worth mentioning
	Early    bool      // the armies are being built or set up: the chances compare options, and tell nothing of who wins
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
	Later  bool    // trial games came to it: the option itself does nothing of the kind

	feature string // that differs: an asset and a prospect may have the same
	hidden  bool   // it tells of what the other side may not see
	against bool   // its words praise what he has learned to be bad: it is no reason that a player would take
}

// Advise tells what the player would do and why. It is the zero Advice where he cannot tell.
func (p Player) Advise(ctx context.Context, past *trail.Trail, pos *rules.Position, side rules.Side) Advice {
	o, all := p.ChooseWith(ctx, past, pos, side)
	if len(all) == 0 {
		all = []Opinion{{Option: o, Chance: math.NaN()}}
	}
	return p.compare(ctx, pos, side, all, false)
}

// Explain tells why the player has given an answer rather than the best other one, as he judges
// it when he thinks it over again: the first opinion is that of the answer. The other side may
// read it: no reason tells what lies hidden from it.
func (p Player) Explain(ctx context.Context, past *trail.Trail, pos *rules.Position, side rules.Side, given rules.Option) Advice {
	_, all := p.ChooseWith(ctx, past, pos, side)
	first := Opinion{Option: given, Chance: math.NaN()}
	if i := slices.IndexFunc(all, func(x Opinion) bool { return x.Option == given }); i >= 0 {
		first = all[i]
		all = slices.Delete(all, i, i+1)
	}
	return p.compare(ctx, pos, side, append([]Opinion{first}, all...), true)
}

// compare adds to what the player thinks of options why the first is better than the second; where
// nothing tells them apart, such as two squadrons that may ride to the same place, or two cards of a
// kind, than the next that is another act. What is told in public has no reasons that the other side
// may not know.
func (p Player) compare(ctx context.Context, pos *rules.Position, side rules.Side, all []Opinion, public bool) Advice {
	a := Advice{Opinions: all, Early: early(pos, side)}
	if len(all) < 2 {
		return a
	}
	s := p.search(ctx, pos, side, rand.New(rand.NewPCG(p.Seed, 11)))
	for i, tried := 1, 0; i < len(all) && tried < mostCompared && ctx.Err() == nil; i++ {
		if i > 1 && !otherAct(all[0].Option, all[i].Option) {
			continue
		}
		tried++
		if a.Reasons, a.Risk = s.reasons(all[0].Option, all[i].Option, public); len(a.Reasons) > 0 || a.Risk != nil {
			break
		}
	}
	return a
}

// mostCompared is how many options the best is compared with until something sets it apart.
const mostCompared = 3

// otherAct reports whether an option does something else than another, elsewhere, or by another card.
func otherAct(o, than rules.Option) bool {
	return o.Do != than.Do || o.At != than.At || o.With != than.With
}

const (
	tellings    = 64   // trial games of each option by which reasons are weighed
	mostReasons = 2    // that are told
	leastReason = 0.02 // what weighs less is not told
)

// reasons compares what two options lead to, feature by feature.
func (s *search) reasons(best, other rules.Option, public bool) (all []Reason, risk *Reason) {
	m := s.games[0].mind
	if m.judge == nil {
		return nil, nil
	}
	found := s.differences(best, other)
	if w := s.world(); w != nil {
		found = append(found, m.promises(w, best, other)...)
	}
	found = spoken(found, public)
	slices.SortStableFunc(found, func(a, b Reason) int { return cmp.Compare(b.Weight, a.Weight) })
	told := func(r Reason) bool { // as an asset or as a prospect: it is not said again, and not denied
		return slices.ContainsFunc(all, func(x Reason) bool { return x.feature == r.feature })
	}
	for _, r := range found {
		if len(all) < mostReasons && r.Weight >= leastReason && !told(r) {
			all = append(all, r)
		}
	}
	for _, r := range slices.Backward(found) {
		if r.Weight > -leastReason {
			break
		}
		if !told(r) {
			return all, &r
		}
	}
	return all, nil
}

// spoken are the reasons that may be told: none against its words, and in public none that tells of
// what lies hidden.
func spoken(all []Reason, public bool) []Reason {
	return slices.DeleteFunc(all, func(r Reason) bool { return r.against || public && r.hidden })
}

// differences are the assets of which one option leads to more than the other; none where the player
// knows of no assets.
func (s *search) differences(best, other rules.Option) (all []Reason) {
	g := s.games[0]
	m := g.mind
	if len(m.assets) == 0 {
		return nil
	}
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
			for i, f := range m.judge.Assets() {
				n := m.ours[i]
				if !f.Hidden { // what the other side hides was dealt by lot, and its words tell of the own hand
					n -= m.theirs[i]
				}
				diff[i] += sign * float64(n) / tellings
			}
		}
	}
	for i, f := range m.judge.Assets() {
		r := reason(m.book.Prefix()+".asset.", f, diff[i], m.assets[i])
		r.Later = true
		all = append(all, r)
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
		all = append(all, reason(m.book.Prefix()+".prospect.", f, float64(x[i]-y[i]), m.prospects[i]/10))
	}
	return all
}

// reason names a feature by which something differs; area begins the key of its words.
func reason(area string, f rules.Feature, diff, weight float64) Reason {
	way := ".more"
	if diff < 0 {
		way = ".less"
	}
	good := f.Worth
	if good == 0 {
		good = f.Good
	}
	return Reason{Key: area + f.Key + way, Weight: diff * weight, feature: f.Key, hidden: f.Hidden, against: float64(good)*weight < 0}
}
