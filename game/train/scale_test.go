package train

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/rules"
	"grognard/scenarios"
)

// told are positions of which a player thinks by odds twice as large as they are; the second of
// two battles favours the second side.
func told(n int) (all []Position, odds []float64) {
	r := rand.New(rand.NewPCG(5, 5))
	for i := range n {
		p := Position{Battle: i % 2}
		x := r.NormFloat64() * 3
		if r.Float64() < 1/(1+math.Exp(-x/2+1.5*float64(p.Battle))) {
			p.Result = 1
		}
		all, odds = append(all, p), append(odds, x)
	}
	return all, odds
}

func TestHowSureAPlayerMayBeIsFound(t *testing.T) {
	all, odds := told(6000)
	if got := fitSlope(all, odds, 2); got < 0.44 || got > 0.56 {
		t.Errorf("his odds are to be %.2f times as large, want half", got)
	}
	flat := make([]float64, len(odds))
	if got := fitSlope(all, flat, 2); math.IsNaN(got) || got < leastSlope || got > mostSlope {
		t.Errorf("who tells nothing gets %v", got)
	}
}

func TestWhatIsCalledSevenOfTenIsWonSevenTimes(t *testing.T) {
	all, odds := told(6000)
	var fair []Position
	var of []float64
	for i, p := range all {
		if p.Battle == 0 {
			fair, of = append(fair, p), append(of, odds[i])
		}
	}
	sure, right := calibrate(fair, of, 1), calibrate(fair, of, 0.5)
	n := 0
	for i, x := range right {
		n += x.Positions
		if math.Abs(x.Chance-x.Won) > 0.06 || x.Chance < 0.5+0.1*float64(i) || x.Chance > 0.6+0.1*float64(i) {
			t.Errorf("%d: %+v", i, x)
		}
	}
	if n != len(fair) {
		t.Errorf("%d positions of %d are counted", n, len(fair))
	}
	if x := sure[4]; x.Chance-x.Won < 0.08 {
		t.Errorf("who is too sure is not found out: %+v", x)
	}
	if !strings.Contains(right.String(), "70 to 80 %: ") {
		t.Error(right.String())
	}
}

// The scale is all that is learned: what a feature is worth beside another stays.
func TestAScaleKeepsProportions(t *testing.T) {
	book := scenarios.Books()[0]
	features := book.(rules.Judge).Assets()
	from := *ai.Learned(book)
	from.Assets = map[string]float64{}
	for i, f := range features {
		from.Assets[f.Key] = float64(100 * (i + 1))
	}
	if w, _, _ := LearnScale(book, &from, &Record{Finished: 3}); w.Scale != from.Scale || w.Games != 3 {
		t.Errorf("of no positions %+v", w)
	}
	rec := &Record{}
	r := rand.New(rand.NewPCG(1, 1))
	for range 500 {
		p := Position{Counts: make([]int16, len(features))}
		odds := 0.0
		for i := range features {
			n := r.IntN(5) - 2
			p.Counts[i] = int16(n)
			odds += float64(n*(i+1)) / 10
		}
		if r.Float64() < 1/(1+math.Exp(-odds/4)) {
			p.Result = 1
		}
		rec.Positions = append(rec.Positions, p)
	}
	w, before, after := LearnScale(book, &from, rec)
	slope := w.Assets[features[0].Key] / from.Assets[features[0].Key]
	if slope < 0.15 || slope > 0.4 {
		t.Errorf("four times too sure, he is to be %.2f times as sure", slope)
	}
	for _, f := range features {
		if got := w.Assets[f.Key]; math.Abs(got-slope*from.Assets[f.Key]) > 0.1*slope*from.Assets[f.Key] {
			t.Errorf("%s: %v of %v", f.Key, got, from.Assets[f.Key])
		}
	}
	if before == after {
		t.Error("nothing is told of it")
	}
}
