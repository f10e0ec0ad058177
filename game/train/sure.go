package train

import (
	"fmt"
	"math"
	"strings"

	"grognard/game/ai"
	"grognard/rules"
)

// LearnSure fits how sure a player may be of what he tells, and nothing else: he plays alike, and what
// he calls a chance of 70 % is won as often. It returns how well that holds before and after.
func LearnSure(book rules.Rulebook, from *ai.Weights, r *Record) (w *ai.Weights, before, after Calibration) {
	next := *from
	next.Format, next.Book, next.Version = ai.WeightsFormat, book.Name(), book.Version()
	if len(r.Positions) == 0 {
		return &next, before, after
	}
	odds := make([]float64, len(r.Positions))
	battles := 0
	for i, p := range r.Positions {
		called := min(0.999, max(0.001, p.Called))
		odds[i] = math.Log(called / (1 - called))
		battles = max(battles, p.Battle+1)
	}
	slope := fitSlope(r.Positions, odds, battles)
	next.Sure = slope
	if from.Sure > 0 {
		next.Sure *= from.Sure
	}
	next.Sure = math.Round(1000*next.Sure) / 1000
	return &next, calibrate(r.Positions, odds, 1), calibrate(r.Positions, odds, slope)
}

// even is how many positions speak for it that no side is favoured.
const even = 300

// Bounds of what is fitted: a player is never taken to know nothing, or everything.
const leastSlope, mostSlope = 0.05, 5

// fitSlope finds by how much odds should be larger: a logistic fit in which each battle may
// favour a side.
func fitSlope(all []Position, odds []float64, battles int) float64 {
	slope, bias := 1.0, make([]float64, battles)
	for range 4000 {
		down, spread, tilt := 0.0, 1e-6, make([]float64, battles)
		for i := range all {
			off := all[i].Result - 1/(1+math.Exp(-slope*odds[i]-bias[all[i].Battle]))
			down += off * odds[i]
			spread += odds[i] * odds[i]
			tilt[all[i].Battle] += off
		}
		slope += down / spread
		for b := range bias {
			bias[b] += float64(battles)*tilt[b]/(float64(len(all))+even) - 0.001*bias[b]
		}
	}
	return min(mostSlope, max(leastSlope, slope))
}

// Calibration is how often positions were won that were judged to be won so often, tenth by tenth:
// each is looked at from the side that was judged to be ahead.
type Calibration [5]Called

// Called are the positions of a tenth, from 50 to 60 % on.
type Called struct {
	Positions int
	Chance    float64 // as judged, on average
	Won       float64
}

// calibrate counts positions by what is judged of them, if odds were so much larger.
func calibrate(all []Position, odds []float64, slope float64) (c Calibration) {
	for i := range all {
		p, won := 1/(1+math.Exp(-slope*odds[i])), all[i].Result
		if p < 0.5 {
			p, won = 1-p, 1-won
		}
		x := &c[min(len(c)-1, int(10*p)-5)]
		x.Positions++
		x.Chance += p
		x.Won += won
	}
	for i := range c {
		if n := float64(c[i].Positions); n > 0 {
			c[i].Chance /= n
			c[i].Won /= n
		}
	}
	return c
}

// String is a line for each tenth.
func (c Calibration) String() string {
	var s strings.Builder
	for i, x := range c {
		fmt.Fprintf(&s, "%d to %d %%: %d positions, called %.0f %%, won %.0f %%\n", 50+10*i, 60+10*i, x.Positions, 100*x.Chance, 100*x.Won)
	}
	return s.String()
}
