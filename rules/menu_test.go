package rules

import (
	"reflect"
	"slices"
	"testing"
)

func TestMenuSaysWhatItIsTold(t *testing.T) {
	for name, c := range map[string]struct {
		tell func(Menu)
		want Request
	}{
		"always": {Menu.Always, Request{Always: true}},
		"own":    {Menu.Own, Request{Own: true}},
		"public": {Menu.Public, Request{Public: true}},
		"secret": {Menu.Secret, Request{Secret: true}},
		"setup":  {Menu.SetUp, Request{SetUp: true}},
		"losses": {func(m Menu) { m.Losses(3) }, Request{Losses: 3}},
		"course": {func(m Menu) { m.Course(Text{Key: "x", N: 2}) }, Request{Course: Text{Key: "x", N: 2}}},
	} {
		var q Request
		if c.tell(Menu{req: &q}); !reflect.DeepEqual(q, c.want) {
			t.Errorf("%s: %+v, want %+v", name, q, c.want)
		}
	}
}

func TestSignsStandBesideTheirOptions(t *testing.T) {
	var q Request
	m := Menu{req: &q}
	m.Sign(Ends) // nothing to mark yet
	for i, s := range []Sign{Plain, Ends, Plain, Binds} {
		if m.Offer(Option{N: i}); s != Plain {
			m.Sign(s)
		}
	}
	m.Offer(Option{N: 4})
	for i, want := range []Sign{Plain, Ends, Plain, Binds, Plain} {
		if q.Sign(i) != want {
			t.Errorf("option %d bears sign %d, want %d", i, q.Sign(i), want)
		}
	}
}

func TestAnOfferIsRefusedWithAllThatStandsAgainstIt(t *testing.T) {
	var q Request
	var refused []Refusal
	a, b := No("X-1", Text{Key: "a"}), No("X-2", Text{Key: "b"})
	m := Menu{req: &q, refuse: &refused}
	if m.Offer(Option{N: 1}, a, Reason{}, b) || !m.Offer(Option{N: 2}, Reason{}) || m.Offer(Option{N: 3}, Reason{}, b) {
		t.Error("the menu misjudges what is allowed")
	}
	if want := []Option{{N: 2}}; !slices.Equal(q.Options, want) {
		t.Errorf("options %v", q.Options)
	}
	if want := []Refusal{{Option{N: 1}, []Reason{a, b}}, {Option{N: 3}, []Reason{b}}}; !reflect.DeepEqual(refused, want) {
		t.Errorf("refused %v", refused)
	}
	if !m.Explaining() || (Menu{req: &q}).Explaining() {
		t.Error("a menu does not know whether refusals are collected")
	}
}

func TestQuietPolicyTakesWhatChangesLeastOrTheOnlyOption(t *testing.T) {
	one, two := Option{Do: "one"}, Option{Do: "two"}
	for _, c := range []struct {
		q    Request
		want Option
		ok   bool
	}{
		{Request{Options: []Option{one, two}, Quiet: 1}, two, true},
		{Request{Options: []Option{one, two}, Quiet: -1}, Option{}, false},
		{Request{Options: []Option{one}, Quiet: -1}, one, true},
		{Request{Options: []Option{one}, Quiet: -1, Field: strip{}}, Option{}, false},
		{Request{Options: []Option{one}, Quiet: 0, Field: strip{}}, one, true},
	} {
		if got, ok := QuietPolicy(&c.q); got != c.want || ok != c.ok {
			t.Errorf("%+v: %v, %t", c.q, got, ok)
		}
	}
}

// strip is a Field that is never asked.
type strip struct{ Field }

type shy struct{ Rulebook }

func (shy) Conceals(b Board) bool { return b != nil }

func TestABookConcealsUnlessItSaysOtherwise(t *testing.T) {
	var open struct{ Rulebook }
	if !Conceals(open, nil) || Conceals(shy{}, nil) || !Conceals(shy{}, struct{ Board }{}) {
		t.Error("whether a game has secrets is told wrongly")
	}
}

func TestTermsOfNothingAreNotListed(t *testing.T) {
	var table Table
	sum := 0
	for n := range 3 {
		sum += table.Mod("attack", "X-1", Text{Key: "k"}, n)
	}
	want := []Mod{{"attack", Text{Key: "k"}, "X-1", 1}, {"attack", Text{Key: "k"}, "X-1", 2}}
	if sum != 3 || !reflect.DeepEqual(table.Mods(), want) {
		t.Errorf("%d of %v", sum, table.Mods())
	}
}
