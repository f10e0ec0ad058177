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
	var all []Verdict
	for turn := range 4 {
		all = append(all, Verdict{Active: rules.First, Turn: turn, Before: .5, Played: .999999})
	}
	if most := math.Log(mostOdds/(1-mostOdds)) * 4 / (4 + few); levelsOf(all).drift > most*1.01 {
		t.Errorf("what is all but certain tells of a drift of %.2f", levelsOf(all).drift)
	}
	if short := l(2); short.step > step/2 || short.drift > drift/2 {
		t.Errorf("two turns tell of a step %.2f and a drift %.2f", short.step, short.drift)
	}
}

// Of a battle that one side wins turn by turn, in its own turns and in those of the enemy, nothing is taken away, though the
// last of them is not set off by another: what may as well be the luck of some turns is none of all.
func TestWhatMayBeChanceIsNotTakenAway(t *testing.T) {
	var all []Verdict
	for turn := range 8 {
		x := 1 / (1 + math.Exp(1-.3*float64(turn)))
		all = append(all, Verdict{By: rules.First, Active: rules.Side(turn % 2), Turn: turn, Before: x, Played: x})
	}
	if l := levelsOf(all); l.step != 0 || l.drift != 0 {
		t.Errorf("a step of %.3f and a drift of %.3f are told", l.step, l.drift)
	}
}

// Who intervenes in the turn of the other side has a turn of his own meanwhile: what a chance changes there is no drift of
// the other's turn.
func TestWhoIntervenesHasATurnOfHisOwn(t *testing.T) {
	var all []Verdict
	for turn := range 10 {
		all = append(all,
			Verdict{By: rules.First, Active: rules.First, Turn: turn, Before: .6, Played: .6},
			Verdict{By: rules.First, Active: rules.Second, Turn: turn, Before: .4, Played: .4})
	}
	l := levelsOf(all)
	if l.drift != 0 || math.Abs(l.before(2)-l.before(3)) > .05 {
		t.Errorf("a drift of %.3f is told, and chances of %.2f and %.2f", l.drift, l.before(2), l.before(3))
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
