package anim

import (
	"fmt"
	"testing"

	"grognard/rules"
)

// cardTable is a table of cards: two known ones in the first side's hand, three of the other side
// face down, a deck each and a pile.
func cardTable() *rules.View {
	card := func(n int, side rules.Side, place rules.Place, many int) rules.Card {
		r := rules.Ref(0)
		if n > 0 {
			r = rules.MakeRef(3, n)
		}
		return rules.Card{Ref: r, Side: side, Place: place, N: many}
	}
	return &rules.View{Cards: []rules.Card{
		card(1, rules.First, rules.Hand, 1), card(2, rules.First, rules.Hand, 1), card(0, rules.Second, rules.Hand, 3),
		card(0, rules.First, rules.Deck, 9), card(0, rules.Second, rules.Deck, 8),
		card(3, rules.First, rules.Discards, 4), card(4, rules.Second, rules.InPlay, 1),
	}}
}

// lies says how many cards of a side lie at a place, and which of them lies last.
func lies(v *rules.View, side rules.Side, place rules.Place) (s string) {
	n, top := 0, rules.Ref(0)
	for _, c := range v.Cards {
		if c.Side == side && c.Place == place {
			n, top = n+c.N, c.Ref
		}
	}
	if top == 0 {
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%d #%d", n, top.N())
}

func TestEachKindOfEventMovesItsCard(t *testing.T) {
	next := cardTable()
	next.Cards = append(next.Cards, rules.Card{Ref: rules.MakeRef(3, 8), Side: rules.Second, Place: rules.InPlay, N: 1},
		rules.Card{Ref: rules.MakeRef(3, 9), Side: rules.First, Place: rules.Hand, N: 1})
	for _, x := range []struct {
		name                      string
		kind                      rules.EventKind
		side                      rules.Side
		card                      int
		hand, play, deck, discard string // of the side
	}{
		{"a known card is played", rules.EvPlay, rules.First, 2, "1 #1", "1 #2", "9", "4 #3"},
		{"a card that was face down is played", rules.EvPlay, rules.Second, 8, "2", "2 #8", "8", "0"},
		{"a card in play is discarded on no pile", rules.EvDiscard, rules.Second, 4, "3", "0", "8", "1 #4"},
		{"a known card is discarded", rules.EvDiscard, rules.First, 1, "1 #2", "0", "9", "5 #1"},
		{"a card face down is discarded", rules.EvDiscard, rules.Second, 8, "2", "1 #4", "8", "1 #8"},
		{"a card is discarded that nobody sees", rules.EvDiscard, rules.Second, 0, "2", "1 #4", "8", "0"},
		{"a card is drawn that one sees", rules.EvDraw, rules.First, 9, "3 #9", "0", "8", "4 #3"},
		{"a card is drawn that one does not see", rules.EvDraw, rules.Second, 0, "4", "1 #4", "7", "0"},
		{"a card in play goes back", rules.EvReturn, rules.Second, 4, "4 #4", "0", "8", "0"},
	} {
		var tl Timeline
		tl.Settle(cardTable())
		e := rules.Event{Kind: x.kind, Side: x.side}
		if x.card > 0 {
			e.Who = rules.MakeRef(3, x.card)
		}
		tl.Run([]rules.Event{e}, next)
		tl.Tick(0)
		tl.Tick(5) // a card goes at once
		v := tl.View()
		got := [4]string{lies(v, x.side, rules.Hand), lies(v, x.side, rules.InPlay), lies(v, x.side, rules.Deck), lies(v, x.side, rules.Discards)}
		if want := [4]string{x.hand, x.play, x.deck, x.discard}; got != want {
			t.Errorf("%s: hand, in play, deck, discards are %q, want %q", x.name, got, want)
		}
		other := x.side.Other()
		was := cardTable()
		for _, p := range []rules.Place{rules.Hand, rules.InPlay, rules.Deck, rules.Discards} {
			if got, want := lies(v, other, p), lies(was, other, p); got != want {
				t.Errorf("%s: of the other side %q lie at place %v, want %q", x.name, got, p, want)
			}
		}
	}
}

func TestCardsOfADealFollowEachOtherClosely(t *testing.T) {
	for _, kind := range []rules.EventKind{rules.EvDraw, rules.EvDiscard, rules.EvPlay, rules.EvPlace} {
		var tl Timeline
		tl.Settle(cardTable())
		e := rules.Event{Kind: kind}
		tl.Run([]rules.Event{e, e, e}, cardTable())
		if got, want := play(&tl, 0), 2*dealStep+length(&e, false); got < want || got >= want+10 {
			t.Errorf("three of %s take %g ms, want %g", kind, got, want)
		}
	}
}

func TestDiceShowEightFramesAndStopFromTheFirst(t *testing.T) {
	var tl Timeline
	tl.Settle(at(1))
	tl.Run([]rules.Event{{Kind: rules.EvDice, Faces: []int{4, 2}}}, at(1))
	tl.Tick(0)
	w := &tl.Throws()[0]
	seen := map[int]bool{}
	for now := 5.0; now < 380; now += 5 {
		tl.Tick(now)
		first, second := tl.Tumble(w, 0), tl.Tumble(w, 1)
		if first < 0 || first > 7 || second != (first+3)%8 {
			t.Fatalf("after %g ms the dice show frames %d and %d", now, first, second)
		}
		seen[first] = true
	}
	if len(seen) != 8 {
		t.Errorf("%d frames are shown", len(seen))
	}
	tl.Tick(380)
	if tl.Tumble(w, 0) != -1 || tl.Tumble(w, 1) < 0 || !tl.Rolling(w) {
		t.Error("after 380 ms the first die lies and the second rolls")
	}
	tl.Tick(410)
	if tl.Rolling(w) || !tl.Running() {
		t.Error("after 410 ms both lie, to be read")
	}
}
