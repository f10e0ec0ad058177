package ccn

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// endOf lets a French turn end with a card in play, an Allied hand of one and
// further lines of the picture.
func endOf(t *testing.T, card, more string) *game {
	t.Helper()
	return draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nallied hand: c-forward-1\nphase end, card "+card+"\n"+more)
}

// bag lists the cards from which one is drawn now.
func (g *game) bag() (all []string) {
	g.Helper()
	req := g.Request()
	if req == nil || req.To != rules.Chance || req.Dice.Bag == nil {
		g.Fatalf("nothing is drawn, but %s", g.Asked())
	}
	for _, r := range req.Dice.Bag {
		all = append(all, Book{}.Format(r))
	}
	return all
}

// wantBag checks the cards from which one is drawn now, in any order.
func (g *game) wantBag(want ...string) *game {
	g.Helper()
	got := g.bag()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		g.Errorf("drawn from %q, want %q", got, want)
	}
	return g
}

// wantInBag checks whether a card may be drawn now.
func (g *game) wantInBag(id string, want bool) *game {
	g.Helper()
	if got := slices.Contains(g.bag(), id); got != want {
		g.Errorf("%s may be drawn: %t", id, got)
	}
	return g
}

func TestLedgerThePlayedCard(t *testing.T) {
	t.Run("CCN-32.1 it goes to the discards at the end of the turn", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1
		allied: a1 gb-ln-1
		french hand: c-attack-center-2
		allied hand: c-forward-1
		discards: c-bombard-1
		phase command`)
		g.Play("play +c-attack-center-2", "order fr-ln-1").wantDiscards("c-bombard-1").Play("done", "move fr-ln-1 @e6")
		g.WantAsk("draw", "").wantDiscards("c-bombard-1", "c-attack-center-2").wantInBag("c-attack-center-2", false)
	})
	t.Run("CCN-32.1 face up, on top of the pile", func(t *testing.T) {
		g := endOf(t, "c-attack-center-2", "discards: c-bombard-1").Draw("c-rally-1")
		for _, c := range g.View(rules.Second).Cards {
			if c.Place == rules.Discards && (c.Ref != refsByName["c-attack-center-2"] || c.N != 2) {
				t.Errorf("the pile is shown as %+v", c)
			}
		}
	})
	t.Run("CCN-32.2 after Élan the discards and Élan itself are shuffled in before the draw", func(t *testing.T) {
		g := endOf(t, "c-elan-1", "discards: c-bombard-1 c-rally-1\nfrench hand: c-first-strike-1")
		g.wantDiscards().wantBag(slices.DeleteFunc(slices.Clone(deckNames[:]), func(id string) bool { return id == "c-first-strike-1" || id == "c-forward-1" })...)
	})
	t.Run("CCN-32.2 also after a copy of it", func(t *testing.T) {
		g := endOf(t, "c-counter-attack-1, acts elan", "discards: c-elan-1 c-rally-1")
		g.wantDiscards().wantInBag("c-elan-1", true).wantInBag("c-counter-attack-1", true).wantInBag("c-rally-1", true)
	})
	t.Run("CCN-32.2 and before the other side replaces its First Strike", func(t *testing.T) {
		endOf(t, "c-elan-1", "discards: c-first-strike-1\nstrikes allied 1").wantInBag("c-first-strike-1", true).wantInBag("c-elan-1", true)
	})
	t.Run("CCN-32.2 after no other card", func(t *testing.T) {
		endOf(t, "c-rally-1", "discards: c-elan-1").wantDiscards("c-elan-1", "c-rally-1").wantInBag("c-elan-1", false)
	})
}

func TestLedgerDrawingCards(t *testing.T) {
	t.Run("CCN-32.3 a First Strike is replaced before the active player draws", func(t *testing.T) {
		g := endOf(t, "c-attack-center-1", "strikes allied 1").Draw("c-rally-1", "c-elan-1").wantDrawers("af")
		g.wantHand("allied", "c-forward-1", "c-rally-1").wantHand("french", "c-elan-1").WantAsk("card", "allied")
	})
	t.Run("CCN-32.3 a card for each", func(t *testing.T) {
		endOf(t, "c-attack-center-1", "strikes allied 2").Draw("c-rally-1", "c-elan-1", "c-bombard-1").wantDrawers("aaf").wantHandSize("allied", 3)
	})
	t.Run("CCN-32.3 once only", func(t *testing.T) {
		g := endOf(t, "c-attack-center-1", "strikes allied 1").Draw("c-bombard-1", "c-probe-left-1").Play("play +c-forward-1").On("card", "french")
		g.Play("play +c-probe-left-1").On("card", "allied").wantDrawers("afaf").wantHandSize("allied", 2).wantHandSize("french", 1)
	})
	t.Run("CCN-32.3 played in the enemy turn", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1
		allied hand: c-forward-1 c-first-strike-1`)
		g.Play("melee fr-ln-1 @gb-ln-1", "strike +c-first-strike-1").roll("ccca").roll("acccc").Play("hold gb-ln-1")
		g.wantHandSize("allied", 1).WantAsk("draw", "").Draw("c-rally-1", "c-elan-1").wantDrawers("af").wantHandSize("allied", 2)
	})
	t.Run("CCN-32.4 the active player draws one", func(t *testing.T) {
		g := endOf(t, "c-attack-center-1", "french hand: c-bombard-1").Draw("c-rally-1").wantHand("french", "c-bombard-1", "c-rally-1").wantDrawers("f")
		g.wantHand("allied", "c-forward-1").WantAsk("card", "allied")
	})
	for _, card := range []string{"c-scout-left-1", "c-scout-center-1", "c-scout-right-1", "c-counter-attack-1, acts scout-left"} {
		t.Run("CCN-32.4 after a Scout he keeps one of two: "+card, func(t *testing.T) {
			g := endOf(t, card, "").Draw("c-rally-1", "c-elan-1").WantAsk("scout", "french").WantOptions("keep +c-rally-1", "keep +c-elan-1")
			g.Play("keep +c-rally-1").wantHand("french", "c-rally-1").wantHandSize("allied", 1)
			if b := g.board(); b.piled != 2 || deckNames[b.pile[1]] != "c-elan-1" {
				t.Errorf("%d cards discarded, on top %s", b.piled, deckNames[b.pile[1]])
			}
		})
	}
	t.Run("CCN-32.4 the other sees the card that is discarded, and not the one kept", func(t *testing.T) {
		g := endOf(t, "c-scout-left-1", "").Draw("c-rally-1", "c-elan-1")
		for _, c := range g.View(rules.Second).Cards {
			if c.Place == rules.Offer && c.Ref != 0 {
				t.Errorf("the other side sees %s", Book{}.Format(c.Ref))
			}
		}
		g.Play("keep +c-rally-1").WantEverTold(rules.EvDiscard, "c-elan-1").WantNeverTold(rules.EvDiscard, "c-rally-1")
		if e := g.lastEvent(rules.EvDiscard); e.For(rules.Second).Who != refsByName["c-elan-1"] {
			t.Errorf("told: %+v", e.For(rules.Second))
		}
	})
}

func TestLedgerTheEmptyDeck(t *testing.T) {
	const held = "french: e7 fr-lt-1 square=1\nfrench track: c-rally-1\nfrench hand: c-elan-1\n"
	out := []string{"c-rally-1", "c-elan-1", "c-forward-1", "c-attack-center-1"}
	t.Run("CCN-32.5 an empty deck is made anew from the discards", func(t *testing.T) {
		g := endOf(t, "c-attack-center-1", held+"discards: "+allBut(out...)).wantDiscards().wantDeck(67)
		g.wantInBag("c-attack-center-1", true).wantInBag("c-bombard-1", true)
	})
	t.Run("CCN-32.5 without the cards in hands and on tracks", func(t *testing.T) {
		g := endOf(t, "c-attack-center-1", held+"discards: "+allBut(out...))
		g.wantInBag("c-rally-1", false).wantInBag("c-elan-1", false).wantInBag("c-forward-1", false)
	})
	t.Run("CCN-32.5 not while a card is left", func(t *testing.T) {
		g := endOf(t, "c-attack-center-1", held+"discards: "+allBut(append(out, "c-bombard-1")...)).wantBag("c-bombard-1")
		if n := g.board().piled; n != 66 {
			t.Errorf("%d cards in the discards, want 66", n)
		}
	})
	t.Run("CCN-32.6 without deck and discards nobody draws", func(t *testing.T) {
		b := endOf(t, "c-attack-center-1", "").board().Clone().(*Board)
		b.play, b.piled, b.pile = noPlay(), 0, [deckSize]int8{}
		for c := range b.where { // more than a hand may hold: only so can the deck run out
			b.where[c] = handOf(rules.Second)
		}
		g := begin(t, b).WantAsk("card", "allied").wantHandSize("french", 0).wantHandSize("allied", deckSize).wantDrawers("")
		if g.board().phase != commandPhase {
			t.Errorf("phase %d", g.board().phase)
		}
	})
	t.Run("CCN-32.6 a Scout keeps the only card", func(t *testing.T) {
		b := endOf(t, "c-scout-left-1", "").board().Clone().(*Board)
		b.play, b.piled, b.pile = noPlay(), 0, [deckSize]int8{}
		for c := range b.where {
			b.where[c] = handOf(rules.Second)
		}
		b.play.acts, b.where[0] = scoutLeft, inDeck
		p, _, err := rules.Begin(Book{}, b)
		if err != nil {
			t.Fatal(err)
		}
		g := resume(t, p)
		g.wantBag(deckNames[0])
		if g.Position, _, err = g.Position.Play(rules.Answer{By: rules.Chance, Faces: []int{0}}); err != nil {
			t.Fatal(err)
		}
		g.WantAsk("card", "allied").wantHand("french", deckNames[0])
	})
	t.Run("CCN-32.7 a Scout draws the last card, reshuffles and draws the second", func(t *testing.T) {
		g := endOf(t, "c-scout-left-1", "discards: "+allBut("c-forward-1", "c-scout-left-1", "c-bombard-1")).wantBag("c-bombard-1").Draw("c-bombard-1")
		g.wantInBag("c-bombard-1", false).wantInBag("c-scout-left-1", true).wantInBag("c-rally-1", true).wantDeck(68).wantDiscards()
		g.Draw("c-rally-1").WantAsk("scout", "french").WantOptions("keep +c-bombard-1", "keep +c-rally-1").Play("keep +c-rally-1")
		g.wantHand("french", "c-rally-1").wantDiscards("c-bombard-1")
	})
}

func TestLedgerTheTurnPasses(t *testing.T) {
	t.Run("CCN-32.8 to the other player", func(t *testing.T) {
		endOf(t, "c-attack-center-1", "").Draw("c-rally-1").wantPhase("command", "allied").WantAsk("card", "allied")
	})
	t.Run("CCN-32.8 the next turn is counted when the first player has it again", func(t *testing.T) {
		for first, want := range map[string]int16{"french": 4, "allied": 5} {
			g := endOf(t, "c-attack-center-1", "turn 4, first "+first).Draw("c-rally-1")
			if got := g.board().turn; got != want {
				t.Errorf("turn %d of the Allied player, the %s side being first; want %d", got, first, want)
			}
		}
	})
	t.Run("CCN-32.8 what the units have done is forgotten", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lt-1 ordered moved=1 fought led unfolded, e6 fr-ln-1 ordered
		french leaders: g5 fr-ney ordered moved
		allied: a1 gb-ln-1
		allied hand: c-forward-1
		phase end`)
		g.Draw("c-rally-1").WantAsk("card", "allied").wantOrdered()
		for _, id := range []string{"fr-lt-1", "fr-ln-1", "fr-ney"} {
			for _, mark := range []rules.State{"ordered", "moved", "fought"} {
				g.wantState(id, mark, false)
			}
		}
		for _, mark := range []string{"led", "unfolded"} { // seen in a saved position only
			if strings.Contains(string(Book{}.Save(g.board())), mark+" = ") {
				t.Errorf("a unit is still %s", mark)
			}
		}
	})
}
