package study

import (
	"math"
	"testing"

	"grognard/rules"
)

// A battle that stands even throughout, told by players who think little of whoever is to act and lose by each of
// his decisions less than they feared, is even.
func TestWhatIsToldOfOwnTurnsAndThoseOfTheEnemyIsComparable(t *testing.T) {
	odds := func(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
	const step, drift, each = 0.9, 0.6, 5
	l := func(turns int) *levels {
		var all []Verdict
		for turn := range turns {
			active := rules.Side(turn % 2)
			for k := range each {
				before, after := -step-drift*(1-float64(k)/each), -step-drift*(1-float64(k+1)/each)
				all = append(all, Verdict{By: active, Active: active, Turn: turn, Before: odds(before), Played: odds(after)})
			}
		}
		return levelsOf(all)
	}
	long := l(400)
	for k := range long.all {
		if x := long.before(k); math.Abs(x-.5) > .01 {
			t.Fatalf("decision %d of turn %d is told as %.3f", k, long.all[k].Turn, x)
		}
		if x := long.after(k); math.Abs(x-.5) > .01 {
			t.Fatalf("after decision %d of turn %d %.3f is told", k, long.all[k].Turn, x)
		}
	}
	sure := levelsOf([]Verdict{{Active: rules.First, Turn: 1, Before: .5, Played: .999999}, {Active: rules.Second, Turn: 2, Before: .5, Played: .5}})
	if most := math.Log(mostOdds/(1-mostOdds)) / (1 + few); sure.drift > most*1.01 {
		t.Errorf("what is all but certain tells of a drift of %.2f", sure.drift)
	}
	if short := l(2); short.step > step/2 || short.drift > drift/2 {
		t.Errorf("two turns tell of a step %.2f and a drift %.2f", short.step, short.drift)
	}
}

// What is won or lost stays so, and so does what is better than something else.
func TestComparableChancesKeepTheirOrder(t *testing.T) {
	l := &levels{step: 1.2, drift: -.4}
	for _, by := range []rules.Side{rules.First, rules.Second} {
		v := &Verdict{By: by, Active: rules.Second}
		last := math.Inf(1)
		for _, x := range []float64{0, .1, .5, .9, 1} {
			got := l.levelled(v, x, .5)
			if v.First(x) == 0 && got != 0 || v.First(x) == 1 && got != 1 {
				t.Errorf("%v is told as %v", x, got)
			}
			if by == rules.First {
				got = -got
			}
			if got >= last {
				t.Errorf("%v of side %d is told as %v", x, by, got)
			}
			last = got
		}
	}
}
