package scene

import (
	"testing"

	"grognard/rules"
)

func TestDiceThatStandForThemselvesAreNotAddedUp(t *testing.T) {
	for name, c := range map[string]struct {
		dice rules.Dice
		want bool
	}{
		"each for itself": {rules.D(2, 6), false},
		"counted":         {rules.D(2, 6).Counted(), false},
		"one against one": {rules.D(2, 6).Opposed(), false},
		"added up":        {rules.D(2, 6).Summed(), true},
	} {
		if got := Summed(&c.dice); got != c.want {
			t.Errorf("%s: %t, want %t", name, got, c.want)
		}
	}
}

func TestTheCountOfOrdersAddsUpTheSections(t *testing.T) {
	v := &rules.View{}
	v.Sides[rules.First].Gauges = []rules.Gauge{{Key: "orders.center", Picks: "order", N: 1, Of: 3}, {Key: "orders.left", Picks: "order", N: 1, Of: 2},
		{Key: "orders", N: 9, Of: 9}, {Key: "dead", Picks: "order.dead", N: 9, Of: 9}}
	sc := &Scene{View: func() *rules.View { return v }}
	n, of, ok := sc.Counts(&rules.Request{To: rules.First, Kind: "order"})
	if !ok || n != 2 || of != 5 {
		t.Errorf("counted %d of %d, %v, want 2 of 5", n, of, ok)
	}
	if _, _, ok := sc.Counts(&rules.Request{To: rules.Second, Kind: "order"}); ok {
		t.Error("the other side's are counted")
	}
}

func TestTheRowOfTheChartThatWasRolledIsTheOneThatCoversIt(t *testing.T) {
	rows := []rules.ChartRow{{Low: 1, High: 2}, {Low: 3}, {Low: 4, High: 6}}
	for n, want := range map[int]int{1: 0, 2: 0, 3: 1, 4: 2, 6: 2} {
		for i := range rows {
			if RowHas(&rows[i], n) != (i == want) {
				t.Errorf("%d, row %d", n, i)
			}
		}
	}
}

// The flags that a unit under fire may ignore are its own, not of those who fire: nothing tallies
// them, but their terms name the unit, its leader or the works where it stands.
func TestTermsThatNothingTalliesAreOfTheSideThatTheyName(t *testing.T) {
	v := &rules.View{Pieces: []rules.Piece{{Ref: 1, Cell: 11, Side: rules.First}, {Ref: 2, Cell: 12, Side: rules.Second}, {Ref: 3, Cell: 12, Side: rules.Second}}}
	sc := &Scene{View: func() *rules.View { return v }}
	k := &rules.Combat{From: []rules.Ref{1}, To: 2, Force: []rules.Fighter{{Ref: 1, Side: rules.First}, {Ref: 2, Side: rules.Second}, {Ref: 3, Side: rules.Second}},
		Sums: []rules.Tally{{Key: "back", Side: rules.First}}}
	mods := func(a rules.Ref) []rules.Mod {
		return []rules.Mod{{Sum: "back", Why: rules.Text{A: 1}}, {Sum: "flags", Why: rules.Text{A: a}}}
	}
	for a, want := range map[rules.Ref]rules.Side{1: rules.First, 2: rules.Second, 3: rules.Second, 12: rules.Second, 11: rules.First, 0: rules.First} {
		if got := sc.SumSide(k, mods(a), "flags"); got != want {
			t.Errorf("a term about %d is of side %d, not %d", a, got, want)
		}
	}
	if sc.SumSide(k, mods(2), "back") != rules.First || sc.SumSide(k, mods(2), rules.SumAttack) != rules.First || sc.SumSide(k, mods(1), rules.SumDefence) != rules.Second {
		t.Error("other sums have changed sides")
	}
}
