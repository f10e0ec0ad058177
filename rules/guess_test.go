package rules_test

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

func TestGuessesLookTheSameAndDealTheRestAnew(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2", "attack p0 @p3")
	hands := map[rules.Ref]int{}
	for seed := range uint64(100) {
		g := rules.Guess(p, rules.First, rand.New(rand.NewPCG(seed, 3)), 20, nil)
		if g == nil {
			t.Fatal("no guess, though everything may be dealt anew")
		}
		if !reflect.DeepEqual(g.View(rules.First), p.View(rules.First)) || g.Request().Kind != p.Request().Kind {
			t.Fatal("the guess can be told from the truth")
		}
		for _, c := range g.View(rules.Second).Cards {
			if c.Place == rules.Hand && c.Ref != 0 {
				hands[c.Ref]++
			}
		}
	}
	if len(hands) != 5 { // k0 k1 k3 k4 k5
		t.Errorf("the other hand is thought to hold %v", hands)
	}
}

func TestGuessTakesSecretAnswersAnew(t *testing.T) {
	p, _ := play(t, begin(t, fight), "play k2", "attack p0 @p3", "guard k5")
	guards := map[rules.Option]int{}
	for seed := range uint64(60) {
		if g := rules.Guess(p, rules.First, rand.New(rand.NewPCG(seed, 3)), 20, nil); g != nil {
			guards[tape(g)[2].Option]++
		}
	}
	if len(guards) < 4 || guards[rules.Option{Do: "pass"}] == 0 {
		t.Errorf("the first side thinks it knows the guard: %v", guards)
	}
}

func TestGuessKeepsTheCardsThatASideHasDrawn(t *testing.T) {
	p, _ := play(t, begin(t, toy.Duel), 0, 1, 2, 0)
	mine := 0
	for seed := range uint64(60) {
		if g := rules.Guess(p, rules.First, rand.New(rand.NewPCG(seed, 3)), 50, nil); g != nil {
			mine++
			if !reflect.DeepEqual(g.View(rules.First), p.View(rules.First)) {
				t.Fatal("the guess gives the first side other cards")
			}
		}
	}
	if mine != 60 {
		t.Errorf("%d guesses of 60 after four cards of the deal", mine)
	}
}

func TestHiddenEventsTellOnlyThatSomethingHappened(t *testing.T) {
	e := rules.Event{Kind: rules.EvDraw, Rule: "TOY-1", Side: rules.First, Who: 9, From: 1, To: 2, Path: []rules.Ref{1, 2}, N: 1,
		Faces: []int{3}, Text: rules.Text{Key: "open", A: 9}, Mods: []rules.Mod{{N: 1}}, Hidden: rules.HideFrom(rules.Second),
		Veiled: rules.Text{Key: "veiled"}}
	veiled := rules.Event{Kind: rules.EvDraw, Rule: "TOY-1", Side: rules.First, N: 1, Text: rules.Text{Key: "veiled"}}
	for s, want := range map[rules.Side]rules.Event{rules.First: e, rules.Second: veiled, rules.Chance: veiled} {
		if got := e.For(s); !reflect.DeepEqual(got, want) {
			t.Errorf("side %d learns %+v", s, got)
		}
	}
	open := rules.Event{Kind: rules.EvMove, Who: 4}
	if got := open.For(rules.Chance); !reflect.DeepEqual(got, open) {
		t.Errorf("a spectator learns %+v of what all may know", got)
	}
	if both := rules.HideFrom(rules.First, rules.Second); both != 3 {
		t.Errorf("mask %b", both)
	}
}

func TestWallsAreDiceDrawsAndReveals(t *testing.T) {
	for kind, wall := range map[rules.EventKind]bool{rules.EvDice: true, rules.EvDraw: true, rules.EvReveal: true, rules.EvMove: false, rules.EvSay: false} {
		if (rules.Event{Kind: kind}).UndoBarrier() != wall {
			t.Errorf("%s: want %t", kind, wall)
		}
	}
}
