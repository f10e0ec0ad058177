package rules_test

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// masked is the toy whose pieces turn their backs to the other side: to that one
// piece n is known by square 9+n.
type masked struct{ toy.Book }

func (masked) Alias(_ rules.Board, s rules.Side, r rules.Ref) rules.Ref {
	if r.Kind() == 2 && s != rules.Side(r.N()/2) {
		return rules.MakeRef(1, 9+r.N())
	}
	return r
}

func TestASideIsToldOfWhatItDoesNotKnowByItsAlias(t *testing.T) {
	b, err := toy.Book{}.Load([]byte(fight), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(masked{}, b)
	if err != nil {
		t.Fatal(err)
	}
	var all []rules.Event
	for _, line := range []string{"pass", "attack p0 @p3", "pass", "agree"} {
		next, events, err := p.Play(rules.Answer{By: p.Request().To, Option: option(t, line)})
		if err != nil {
			t.Fatal(err)
		}
		p, all = next, append(all, events...)
	}
	i := slices.IndexFunc(all, func(e rules.Event) bool { return e.Kind == rules.EvDeclare })
	who, at, whoAs, atAs := rules.MakeRef(2, 0), rules.MakeRef(2, 3), rules.MakeRef(1, 9), rules.MakeRef(1, 12)
	for s, want := range map[rules.Side][2]rules.Ref{rules.First: {who, atAs}, rules.Second: {whoAs, at}, rules.Chance: {whoAs, atAs}} {
		e := all[i].For(s)
		if got := [2]rules.Ref{e.Who, e.To}; got != want {
			t.Errorf("side %d is told of %v, want %v", s, got, want)
		}
		if e.Text.A != want[0] || e.Text.B != want[1] {
			t.Errorf("the sentence tells side %d of %v and %v", s, e.Text.A, e.Text.B)
		}
		if e.Aliases != nil {
			t.Errorf("side %d is told who is behind the aliases", s)
		}
		if again := e.For(s); !reflect.DeepEqual(again, e) {
			t.Errorf("told twice it is %+v", again)
		}
	}
}

func TestWhatIsRenamedForOneSideStaysAsItIsForTheOther(t *testing.T) {
	who, as, here, there := rules.MakeRef(2, 0), rules.MakeRef(4, 7), rules.MakeRef(1, 1), rules.MakeRef(1, 2)
	e := rules.Event{Kind: rules.EvMove, Who: who, From: here, To: there, Path: []rules.Ref{here, there},
		Mods: []rules.Mod{{Sum: "cost", Why: rules.Text{Key: "x", B: who}}}, Dice: rules.Dice{Of: []rules.Die{{N: 1, Sides: 6, For: who}}},
		Aliases: []rules.Alias{{Side: rules.Second, Of: who, As: as}}}
	if x := e.For(rules.Second); x.Who != as || x.Mods[0].Why.B != as || x.Dice.Of[0].For != as || x.From != here || len(x.Path) != 2 {
		t.Errorf("the other side is told %+v", x)
	}
	if x := e.For(rules.First); x.Who != who || x.Mods[0].Why.B != who || x.Dice.Of[0].For != who {
		t.Errorf("its owner is told %+v", x)
	}
	e.Hidden, e.Veiled = rules.HideFrom(rules.Second), rules.Text{Key: "y", A: who}
	if x := e.For(rules.Second); x.Who != 0 || x.To != 0 || x.Veiled != (rules.Text{}) || x.Text.A != as || x.Aliases != nil {
		t.Errorf("veiled it is %+v", x)
	}
}

// shuffler lays three pieces in a new order, and says which.
type shuffler struct{ toy.Book }

func (shuffler) Step(_ rules.Board, t *rules.Table) {
	order := t.Shuffle(rules.First, "toy.mix", "TOY-1", []rules.Ref{11, 12, 13})
	t.Tell(rules.Event{Kind: rules.EvMove, Path: order})
	t.Ask(rules.First, "toy.sure", "TOY-2", 0, func(m rules.Menu) { m.Offer(rules.Option{Do: "pass"}) })
}

func TestAShuffleGivesEveryOrderAlike(t *testing.T) {
	r, seen := rand.New(rand.NewPCG(1, 2)), map[[3]rules.Ref]int{}
	for range 1200 {
		b, _ := toy.Book{}.Load([]byte(fight), nil)
		p, events, err := rules.Begin(shuffler{}, b)
		for err == nil && p.Request().To == rules.Chance {
			p, events, err = p.Play(rules.Answer{By: rules.Chance, Faces: p.Request().Dice.Throw(r)})
		}
		if err != nil {
			t.Fatal(err)
		}
		seen[[3]rules.Ref(events[0].Path)]++
	}
	if len(seen) != 6 {
		t.Errorf("orders %v", seen)
	}
	for order, n := range seen {
		if n < 150 || n > 250 {
			t.Errorf("%v came %d times of 1200", order, n)
		}
	}
}
