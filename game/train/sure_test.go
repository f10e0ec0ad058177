package train

import (
	"math"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"grognard/game/ai"
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

// How sure he is is all that is learned: he plays alike.
func TestHowSureHeIsChangesNothingElse(t *testing.T) {
	book := scenarios.Books()[0]
	from := *ai.Learned(book)
	from.Sure = 2
	if w, _, _ := LearnSure(book, &from, &Record{Finished: 3}); !reflect.DeepEqual(w, &from) {
		t.Errorf("of no positions %+v", w)
	}
	rec := &Record{}
	r := rand.New(rand.NewPCG(1, 1))
	for range 2000 {
		odds := 4 * r.NormFloat64()
		p := Position{Called: 1 / (1 + math.Exp(-odds))}
		if r.Float64() < 1/(1+math.Exp(-odds/4)) {
			p.Result = 1
		}
		rec.Positions = append(rec.Positions, p)
	}
	w, before, after := LearnSure(book, &from, rec)
	if w.Sure < 0.4 || w.Sure > 0.6 {
		t.Errorf("four times too sure, he who was twice as sure is to be %v times as sure", w.Sure)
	}
	if math.Abs(before[4].Chance-before[4].Won) < 0.1 || math.Abs(after[3].Chance-after[3].Won) > 0.05 {
		t.Errorf("it is not better after than before:\n%s%s", before, after)
	}
	w.Sure = from.Sure
	if !reflect.DeepEqual(w, &from) {
		t.Errorf("something else has changed: %+v", w)
	}
}
