package train

import (
	"maps"
	"math"
	"math/rand/v2"
	"slices"

	"grognard/game/ai"
	"grognard/rules"
)

const (
	// sharp is the difference of chances at which one answer is e times as good an example as
	// another.
	sharp = 0.03
	// epochs is how often all decisions are gone through.
	epochs = 20
	// held is how much of what was learned is given back in each epoch.
	held = 0.02
)

// pupil learns how likely a player gives an answer.
type pupil struct {
	book   rules.Rulebook
	weight []float64 // of prospects
	first  []float64 // as they were
	spread []float64 // how much each differs within the decisions in which it does
	slopes []float64 // squares of those gone down so far
	slope  []float64 // of one decision
	eager  map[deed]float64
}

// deed is something done where a kind of request is asked.
type deed struct{ kind, do string }

// learnAnswers fits prospects and eagerness to what the searches preferred.
func learnAnswers(book rules.Rulebook, from *ai.Weights, all []Decision) (prospects map[string]float64, acts map[string]map[string]float64) {
	p := newPupil(book, from, all)
	lot := rand.New(rand.NewPCG(1, 1))
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	for e := range epochs {
		lot.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for _, i := range order {
			p.learn(&all[i], 0.05/(1+float64(e)/5))
		}
		for f := range p.weight {
			p.weight[f] += held * (p.first[f] - p.weight[f])
		}
	}
	return p.prospects(), p.acts()
}

func newPupil(book rules.Rulebook, from *ai.Weights, all []Decision) *pupil {
	p := &pupil{book: book, eager: map[deed]float64{}}
	for kind, dos := range from.Acts {
		for do, n := range dos {
			p.eager[deed{kind, do}] = n / 1000
		}
	}
	j, ok := book.(rules.Judge)
	if !ok {
		return p
	}
	for i, f := range j.Prospects() {
		p.weight = append(p.weight, from.Prospect(f))
		p.spread = append(p.spread, spreadOf(all, i))
	}
	p.first = slices.Clone(p.weight)
	p.slopes, p.slope = make([]float64, len(p.weight)), make([]float64, len(p.weight))
	return p
}

// spreadOf is how much a prospect differs within the decisions in which it differs.
func spreadOf(all []Decision, f int) float64 {
	n, sum := 0.0, 0.0
	for _, d := range all {
		mean, square := 0.0, 0.0
		for _, c := range d.Options {
			x := float64(c.Counts[f])
			mean += x / float64(len(d.Options))
			square += x * x / float64(len(d.Options))
		}
		if v := square - mean*mean; v > 1e-9 {
			sum += v
			n++
		}
	}
	return math.Sqrt(sum/max(1, n)) + 1e-3
}

// eagerness is how eager the player is to do something, as a logarithm.
func (p *pupil) eagerness(kind, do string) float64 {
	n, ok := p.eager[deed{kind, do}]
	if !ok {
		n = ai.Urge(p.book, kind, do)
		p.eager[deed{kind, do}] = n
	}
	return n
}

// learn goes a step towards one decision: along the slope of how surprising it is.
func (p *pupil) learn(d *Decision, rate float64) {
	likely, wanted := p.likely(d), d.wanted()
	for k := range d.Options {
		c := &d.Options[k]
		off := wanted[k] - likely[k]
		p.eager[deed{d.Kind, c.Do}] += rate * off
		for f, n := range c.Counts {
			p.slope[f] += off * float64(n) / p.spread[f]
		}
	}
	for f, g := range p.slope {
		if g != 0 { // the more has been learned of it, the smaller the step
			p.slopes[f] += g * g
			p.weight[f] += 0.1 * g / (1 + math.Sqrt(p.slopes[f])) / p.spread[f]
			p.slope[f] = 0
		}
	}
}

// likely is how likely the player gives each answer.
func (p *pupil) likely(d *Decision) []float64 {
	x := make([]float64, len(d.Options))
	for k, c := range d.Options {
		same := 0.0
		for i := range d.Options {
			if d.Options[i].Do == c.Do {
				same++ // as a player draws: what he does first, then to whom
			}
		}
		x[k] = p.eagerness(d.Kind, c.Do) - math.Log(same)
		for f, n := range c.Counts {
			x[k] += p.weight[f] * float64(n)
		}
	}
	return softmax(x)
}

// wanted is how likely each answer should be.
func (d *Decision) wanted() []float64 {
	x := make([]float64, len(d.Options))
	for k, c := range d.Options {
		x[k] = c.Chance / sharp
	}
	return softmax(x)
}

func softmax(x []float64) []float64 {
	most, sum := slices.Max(x), 0.0
	for k := range x {
		x[k] = math.Exp(x[k] - most)
		sum += x[k]
	}
	for k := range x {
		x[k] /= sum
	}
	return x
}

// prospects are the weights as a file has them.
func (p *pupil) prospects() map[string]float64 {
	j, ok := p.book.(rules.Judge)
	if !ok {
		return nil
	}
	all := map[string]float64{}
	for i, f := range j.Prospects() {
		all[f.Key] = math.Round(1000 * p.weight[i])
	}
	return all
}

// acts are eagernesses as a file has them: those of a kind of request around 0.
func (p *pupil) acts() map[string]map[string]float64 {
	all := map[string]map[string]float64{}
	for x, n := range p.eager {
		if all[x.kind] == nil {
			all[x.kind] = map[string]float64{}
		}
		all[x.kind][x.do] = n
	}
	for _, dos := range all {
		mean := 0.0
		for _, do := range slices.Sorted(maps.Keys(dos)) { // in one order: sums are rounded
			mean += dos[do] / float64(len(dos))
		}
		for do, n := range dos {
			dos[do] = math.Round(1000 * (n - mean))
		}
	}
	return all
}
