package chronicle

import (
	"reflect"
	"testing"

	"grognard/rules"
)

func TestAGameIsToldInTheBackground(t *testing.T) {
	m := played(t, "ccn", "ccn-01-rolica-first", 2)
	tell := func(answers []rules.Answer) (*Telling, chan bool) {
		woken := make(chan bool, 1)
		return Tell(m.At(0), answers, func() { woken <- true }), woken
	}
	k, woken := tell(m.Answers())
	<-woken
	want, err := Of(t.Context(), m.At(0), m.Answers())
	if err != nil {
		t.Fatal(err)
	}
	if got := k.Told(); !reflect.DeepEqual(got, want) || k.Told() != got {
		t.Errorf("it is told as %+v", got)
	}
	k, woken = tell([]rules.Answer{{By: rules.First, Option: rules.Option{Do: "dance"}}})
	<-woken
	if c := k.Told(); c == nil || len(c.Changes) != 0 {
		t.Errorf("a game that cannot be played again is told as %+v", c)
	}
	k, woken = tell(m.Answers())
	k.Stop()
	<-woken
	if c := k.Told(); c == nil || len(c.Changes) == len(want.Changes) {
		t.Error("what nobody waits for is told to its end")
	}
}

// untold is a rulebook that names no number.
type untold struct{ rules.Rulebook }

func TestScoresAreTheGaugesByWhichABattleIsTold(t *testing.T) {
	m := played(t, "ccn", "ccn-01-rolica-first", 2)
	v, b := m.Position().View(rules.Chance), m.Position().Board()
	for s, g := range Scores(m.Book(), b, v) {
		if g == nil || g.Key != rules.GaugeBanners || g != gaugeOf(&v.Sides[s], g.Key) {
			t.Errorf("side %d: %+v", s, g)
		}
	}
	if got := Scores(untold{m.Book()}, b, v); got[0] != nil || got[1] != nil {
		t.Errorf("without a number: %+v", got)
	}
}
