package train

import (
	"math"

	"grognard/game/ai"
	"grognard/rules"
)

const (
	// rounds is how often the slope of all positions is gone down.
	rounds = 1000
	// trust is how many positions speak for what was known before.
	trust = 300
	// pace is how far a round goes.
	pace = 0.3
)

// learnPositions fits what an asset adds to the log odds of winning. Battles that favour a side
// have that as a term of their own, which is not kept: it tells nothing of how they stand.
func learnPositions(book rules.Rulebook, from *ai.Weights, all []Position) (assets map[string]float64) {
	j, ok := book.(rules.Judge)
	if !ok || len(all) == 0 {
		return nil
	}
	features := j.Assets()
	r := regression{all: all, weight: make([]float64, len(features)), spread: make([]float64, len(features))}
	for i, f := range features {
		r.weight[i] = from.Asset(f)
		square := 0.0
		for _, p := range all {
			square += float64(p.Counts[i]) * float64(p.Counts[i])
		}
		r.spread[i] = math.Sqrt(square/float64(len(all))) + 1e-6
	}
	r.fit()
	assets = map[string]float64{}
	for i, f := range features {
		assets[f.Key] = math.Round(10_000*r.weight[i]) / 10
	}
	return assets
}

// regression is a logistic one that is held back towards where it began.
type regression struct {
	all            []Position
	weight, spread []float64
	bias           []float64 // of battles, for the first side
}

func (r *regression) fit() {
	battles := 0
	for _, p := range r.all {
		battles = max(battles, p.Battle+1)
	}
	first := append([]float64(nil), r.weight...)
	r.bias = make([]float64, battles)
	n := float64(len(r.all))
	for range rounds {
		slope, tilt := make([]float64, len(r.weight)), make([]float64, battles)
		for i := range r.all {
			p := &r.all[i]
			off := p.target() - 1/(1+math.Exp(-r.odds(p)))
			for f, c := range p.Counts {
				slope[f] += off * float64(c)
			}
			tilt[p.Battle] += off
		}
		for f := range r.weight {
			r.weight[f] += pace * (slope[f]/n/(r.spread[f]*r.spread[f]) + trust/(n+trust)*(first[f]-r.weight[f])/4)
		}
		for b := range r.bias {
			r.bias[b] += pace * float64(battles) * tilt[b] / (n + trust)
		}
	}
}

func (r *regression) odds(p *Position) float64 {
	x := r.bias[p.Battle]
	for f, c := range p.Counts {
		x += r.weight[f] * float64(c)
	}
	return x
}

// target is what a position should be worth to the first side: half who won in the end, half
// what was thought some turns later, when less luck had come in between.
func (p *Position) target() float64 { return (p.Result + p.Later) / 2 }
