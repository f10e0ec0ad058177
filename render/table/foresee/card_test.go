package foresee

import (
	"math/big"
	"testing"

	"grognard/game/odds"
	"grognard/rules"
)

func TestAFactOfTheAttackerIsKnownAsSuch(t *testing.T) {
	s := &Card{}
	one := odds.Span{Low: big.NewRat(1, 2), High: big.NewRat(1, 2)}
	s.derive(&odds.Derived{Removed: one, OwnGone: one, OwnLoss: one, Lost: one})
	for _, k := range s.Facts {
		if k.Own != (k.Key == "odds.owngone" || k.Key == "odds.ownloss") {
			t.Errorf("%s: %t", k.Key, k.Own)
		}
	}
}

func TestARareRowIsNotPrintedAsNever(t *testing.T) {
	never, rare := odds.Row{Chance: new(big.Rat)}, odds.Row{Chance: big.NewRat(1, 7776)}
	rows := Rows([]odds.Row{never, rare})
	if rows[0].Percent != "0.0" || rows[1].Percent != "<0.1" {
		t.Errorf("never is %s, once in 7776 %s", rows[0].Percent, rows[1].Percent)
	}
}

func TestWhatIsNeverOrCertainIsToldByNumbersNotByHowTheyAreWritten(t *testing.T) {
	none, seldom, most, all := new(big.Rat), big.NewRat(1, 7776), big.NewRat(9999, 10000), big.NewRat(1, 1)
	span := func(x *big.Rat) odds.Span { return odds.Span{Low: x, High: x} }
	for _, c := range []struct {
		hurt, gone *big.Rat
		want       Harm
	}{
		{none, none, Harm{}},
		{all, none, Harm{Hurt: Between{Low: "100.0"}, Sure: true}},
		{most, none, Harm{Hurt: Between{Low: "100.0"}}},
		{all, seldom, Harm{Hurt: Between{Low: "100.0"}, Sure: true, Gone: Between{Low: "<0.1"}}},
	} {
		h := harmOf(span(c.hurt), span(c.gone), 0)
		if h.Hurt != c.want.Hurt || h.Sure != c.want.Sure || h.Gone != c.want.Gone {
			t.Errorf("hurt %v, gone %v: %+v, want %+v", c.hurt, c.gone, h, c.want)
		}
	}
	units := unitsOf([]odds.Unit{{Holds: most, Retreats: none, Gone: seldom}, {Holds: all, Retreats: none, Gone: none}})
	if !units[0].AtStake() || units[1].AtStake() {
		t.Errorf("who may be lost is at stake: %+v", units)
	}
	if units[0].Fate != [3]string{"100.0", "", "<0.1"} {
		t.Errorf("the fate is written %q", units[0].Fate)
	}
}

func TestOnlyOneDeedByOneOrAnotherIsToldApart(t *testing.T) {
	branch := func(o rules.Option) odds.Branch { return odds.Branch{Option: o, Rows: make([]odds.Row, 1)} }
	a, b := branch(rules.Option{Do: "name", Who: 1}), branch(rules.Option{Do: "name", Who: 2})
	if !Sends([]odds.Branch{a, b}) {
		t.Error("two that may be named are not told apart")
	}
	for what, other := range map[string]odds.Branch{
		"another deed":   branch(rules.Option{Do: "pass", Who: 2}),
		"nobody":         branch(rules.Option{Do: "name"}),
		"without result": {Option: rules.Option{Do: "name", Who: 2}},
		"somewhere":      branch(rules.Option{Do: "name", Who: 2, At: 3}),
	} {
		if Sends([]odds.Branch{a, other}) {
			t.Errorf("%s is told apart", what)
		}
	}
}

func TestWhatTheOtherSideDecidesIsWrittenSoThatItHolds(t *testing.T) {
	for _, c := range []struct {
		low, high *big.Rat
		want      Between
	}{
		{new(big.Rat), new(big.Rat), Between{}},
		{big.NewRat(5, 8), big.NewRat(5, 8), Between{Low: "62.5"}},
		{big.NewRat(387, 1000), big.NewRat(962, 1000), Between{Low: "38", High: "97"}},
		{big.NewRat(3, 1000), big.NewRat(998, 1000), Between{Low: "<1", High: ">99", Vague: true}},
		{new(big.Rat), big.NewRat(1, 1), Between{Low: "0", High: "100", Vague: true}},
		{big.NewRat(50, 1000), big.NewRat(951, 1000), Between{Low: "5", High: "96", Vague: true}},
		{big.NewRat(50, 1000), big.NewRat(950, 1000), Between{Low: "5", High: "95"}},
		{new(big.Rat), big.NewRat(1, 1000), Between{Low: "0", High: "1"}},
	} {
		if got := between(odds.Span{Low: c.low, High: c.high}); got != c.want {
			t.Errorf("%s to %s is written %v, want %v", c.low, c.high, got, c.want)
		}
	}
}

// Limits that are far apart tell little: the average leads there, and only there.
func TestTheAverageLeadsWhereTheLimitsTellLittle(t *testing.T) {
	for _, x := range []struct {
		low, high, average int64
		want               string
	}{{0, 1000, 714, "71"}, {0, 1000, 716, "72"}, {100, 701, 2, "<1"}, {100, 700, 400, ""}, {0, 600, 300, ""}, {5, 5, 5, ""}} {
		s := odds.Span{Low: big.NewRat(x.low, 1000), High: big.NewRat(x.high, 1000)}
		b := between(s)
		if b.leads(s, big.NewRat(x.average, 1000)); b.Likely != x.want {
			t.Errorf("%+v leads with %q", x, b.Likely)
		}
	}
}

// The average is told where his cards alone decide: it is none over what else he may do.
func TestTheAverageIsToldOfHisCardsAlone(t *testing.T) {
	wide := odds.Span{Low: new(big.Rat), High: big.NewRat(1, 1)}
	x := big.NewRat(1, 2)
	for by, want := range map[odds.Means]string{odds.Hand: "50", odds.Hand | odds.Respond: "", odds.Troops: ""} {
		s := &Card{Odds: &odds.Odds{Expected: &odds.Expected{Harmed: x, Gone: x, OwnHurt: x, OwnGone: x}}}
		s.bound(&odds.Bounds{Harmed: wide, Gone: wide, OwnHurt: wide, OwnGone: wide, By: by})
		for _, b := range []Between{s.Foe.Hurt, s.Foe.Gone, s.Own.Hurt, s.Own.Gone} {
			if b.Likely != want {
				t.Errorf("by %b: %+v, want %q", by, b, want)
			}
		}
	}
}
