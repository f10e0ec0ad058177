package study

import (
	"math"

	"grognard/rules"
)

// levels makes chances that were judged in the turn of one side comparable with those of the other.
//
// A chance is judged by games that quick players go on with to the end of a player turn. They play worse than
// those who decide, so that whoever has his turn before him seems to lose by it what he will not lose;
// and what may be done next counts otherwise in the two turns. Both show over a whole game: as a
// drift within the turns of a side, and as a step where the turn changes, each of which should come to nothing on
// average. They are taken away, as log odds for the side whose turn it is: step in all its turn, drift at
// its beginning, and less the more of its decisions have been taken.
type levels struct {
	all         []Verdict
	part        []float64 // of its turn that lies behind each decision
	step, drift float64
}

// few is how many turns are as much as the guess that there is neither drift nor step.
const few = 3

// levelsFor works them out for the decisions that were judged.
func (s *Study) levelsFor(judged []int) *levels {
	var all []Verdict
	for _, i := range judged {
		all = append(all, s.at(i))
	}
	return levelsOf(all)
}

// levelsOf works them out for verdicts in their order.
func levelsOf(all []Verdict) *levels {
	l := &levels{all: all, part: make([]float64, len(all))}
	var drifts, changes []float64
	for from := 0; from < len(l.all); {
		to := from
		for to < len(l.all) && l.all[to].goesOn(&l.all[from]) {
			to++
		}
		for k := from; k < to; k++ {
			l.part[k] = float64(k-from) / float64(to-from)
		}
		first, last := &l.all[from], &l.all[to-1]
		if sign := signOf(first.Active); sign != 0 {
			end := logit(last.First(last.Played))
			drifts = append(drifts, sign*(end-logit(first.First(first.Before))))
			if to < len(l.all) && signOf(l.all[to].Active) == -sign {
				changes = append(changes, sign*(logit(l.all[to].First(l.all[to].Before))-end))
			}
		}
		from = to
	}
	l.drift = usual(drifts)
	l.step = (usual(changes) - l.drift) / 2
	return l
}

// usual is the mean of what turns show, brought nearer to nothing the fewer they are and the more they differ: what may as
// well be the luck of some turns is not taken away from all.
func usual(all []float64) float64 {
	n := float64(len(all))
	if n < 2 {
		return 0
	}
	sum, squares := 0., 0.
	for _, x := range all {
		sum += x
		squares += x * x
	}
	mean := sum / n
	doubt := (squares/n - mean*mean) / (n - 1) // square of its standard error
	if mean*mean <= doubt {
		return 0
	}
	return sum / (n + few) * (1 - doubt/(mean*mean))
}

// goesOn reports whether a decision falls in the same turn of the same side as another: who intervenes in the turn of the
// other has it meanwhile.
func (v *Verdict) goesOn(other *Verdict) bool {
	return v.Turn == other.Turn && v.Active == other.Active
}

// before is the chance of the first side before a decision, as it is comparable.
func (l *levels) before(k int) float64 {
	v := &l.all[k]
	return l.levelled(v, v.Before, l.part[k])
}

// after is that once it was taken, before any dice.
func (l *levels) after(k int) float64 {
	v := &l.all[k]
	part := 1.
	if k+1 < len(l.all) && l.all[k+1].goesOn(v) {
		part = l.part[k+1]
	}
	return l.levelled(v, v.Played, part)
}

// levelled is a chance of the side that decided as one of the first side that is comparable.
func (l *levels) levelled(v *Verdict, chance, part float64) float64 {
	x := v.First(chance)
	if x <= 0 || x >= 1 {
		return x
	}
	return 1 / (1 + math.Exp(-logit(x)-signOf(v.Active)*(l.step+l.drift*(1-part))))
}

// signOf is 1 for the first side, -1 for the second, 0 for none.
func signOf(s rules.Side) float64 {
	switch s {
	case rules.First:
		return 1
	case rules.Second:
		return -1
	}
	return 0
}

// mostOdds is the chance from which one counts as no surer: what is all but certain would outweigh all else.
const mostOdds = 0.99

func logit(x float64) float64 {
	x = max(1-mostOdds, min(mostOdds, x))
	return math.Log(x / (1 - x))
}

// Levelled are the chances of a verdict as the course of the game has them, for the side that decided: with
// what it did, and with the best other answer.
func (s *Study) Levelled(v Verdict) (played, best float64) {
	l := s.workOut().levels
	for k := range l.all {
		if l.all[k].Answer == v.Answer {
			own := func(x float64) float64 { return v.First(l.levelled(&v, x, l.part[k])) }
			return own(v.Played), own(v.Best)
		}
	}
	return v.Played, v.Best
}
