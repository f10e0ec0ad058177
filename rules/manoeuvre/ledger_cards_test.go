package manoeuvre

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
)

func TestDecksAreComposedAsPrinted(t *testing.T) {
	t.Run("MAN-1.4.1 each deck has 60 cards, 40 of units and 20 of headquarters", func(t *testing.T) {
		for a := range decks {
			units, hq := decks[a].of[unitCard].Count(), 0
			for k := commander; k < kinds; k++ {
				hq += decks[a].of[k].Count()
			}
			if units != 40 || hq != 20 {
				t.Errorf("%s has %d Unit cards and %d headquarters cards", armies[a].id, units, hq)
			}
		}
		g := opened(t, "man-01-first-orders", nil).WantGauge("gb", "deck", 60).On("discard", "fr")
		g.WantGauge("fr", "deck", 55).WantGauge("fr", "hand", 5).WantGauge("gb", "deck", 55).WantGauge("gb", "hand", 5)
	})
	t.Run("MAN-1.4.2 each unit has five cards, which differ in values as the ledger prints them", func(t *testing.T) {
		var l ledgerCards
		ledger(t, "cards", &l)
		for _, a := range l.Army {
			faces := cabinet(t, a.ID, "")
			for _, u := range l.Unit {
				if u.Army == a.ID {
					wantFive(t, &l, faces, u.ID)
				}
			}
		}
	})
	t.Run("MAN-1.4.3 an army has its Commanders and three to eight other kinds of headquarters cards", func(t *testing.T) {
		for army, want := range map[string][kinds]int{ // in the order of kindNames
			"au": {40, 4, 2, 1, 0, 2, 3, 0, 0, 2, 0, 4, 2},
			"pr": {40, 4, 0, 1, 3, 1, 3, 0, 0, 2, 0, 4, 2},
			"ot": {40, 4, 0, 4, 0, 0, 0, 7, 0, 0, 0, 0, 5},
			"us": {40, 5, 4, 0, 0, 0, 3, 0, 1, 1, 1, 3, 2},
			"sp": {40, 5, 0, 0, 0, 5, 4, 0, 0, 1, 0, 2, 3},
			"fr": {40, 6, 0, 0, 3, 0, 1, 0, 1, 1, 0, 4, 4},
			"ru": {40, 6, 0, 3, 0, 2, 2, 0, 0, 1, 0, 4, 2},
			"gb": {40, 5, 0, 1, 2, 0, 2, 0, 1, 1, 1, 4, 3},
		} {
			var got [kinds]int
			others := 0
			for k := range got {
				if got[k] = decks[findArmy(army)].of[k].Count(); got[k] > 0 && cardKind(k) > commander {
					others++
				}
			}
			if got != want || others < 3 || others > 8 || got[withdraw] == 0 {
				t.Errorf("%s has %v of %v, want %v", army, got, kindNames, want)
			}
		}
	})
}

func TestHandsAndDraws(t *testing.T) {
	t.Run("MAN-1.4.4 a player draws from the own deck and plays from the own hand", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: d4 fr-ig
		north ru: d5 ru-or
		fr hand: fr-ig-1 fr-ig-2 fr-ig-3 fr-ig-4
		ru hand: ru-or-1
		phase draw
		`).WantAsk("draw", "")
		if bag := g.Request().Dice.Bag; len(bag) != 56 || g.Request().Dice.Side != rules.First {
			t.Errorf("%d cards to draw from", len(bag))
		} else {
			for _, c := range bag {
				if id := (Book{}).Format(c); !strings.HasPrefix(id, "fr-") || strings.HasPrefix(id, "fr-ig-") && id != "fr-ig-5" {
					t.Errorf("%s can be drawn", id)
				}
			}
		}
		g.Draw("fr-2l-1").wantHand("fr", "fr-ig-1", "fr-ig-2", "fr-ig-3", "fr-ig-4", "fr-2l-1")
		g.On("discard", "ru").WantOptions("done", "discard +ru-or-1")
		g.wantRejected(rules.Second, "discard +fr-ig-1").wantRejected(rules.Second, "discard +ru-or-2").wantRejected(rules.First, "discard +ru-or-1")
	})
	t.Run("MAN-1.4.5 a hand is filled up to five in the own Draw Phase and at no other time", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: d4 fr-ig
		north ru: d5 ru-or
		fr hand: fr-ig-1
		ru hand: ru-or-1 ru-or-2 ru-or-3 ru-hq-supply-1 ru-hq-redoubt-1
		`).Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "play +ru-or-2", "play +ru-or-3", "done").Roll(8, 8)
		g.On("discard", "ru").WantGauge("fr", "hand", 0).wantHand("ru", "ru-hq-supply-1", "ru-hq-redoubt-1")
		g.Play("done").Draw("ru-kx-1", "ru-kx-2", "ru-kx-3").WantAsk("move.base", "ru").WantGauge("ru", "hand", 5)
		g.WantGauge("fr", "hand", 0).On("move.base", "fr").WantGauge("fr", "hand", 5)
	})
}

func TestPlayingCards(t *testing.T) {
	const militia = openGround + `
		south us: d4 us-4m reduced
		north ru: d5 ru-or
		us hand: us-4m-1 us-4m-2
	`
	t.Run("MAN-1.4.6 a Unit card starts a combat or adds its dice or restores, once", func(t *testing.T) {
		g := draw(t, militia).WantOffered("assault us-4m +us-4m-2 @ru-or", "volley us-4m +us-4m-2 @ru-or")
		g.Play("assault us-4m +us-4m-2 @ru-or").WantAsk("combat.attack", "us").WantOptions("done", "play +us-4m-1")
		g.Play("done").Roll(1, 3).WantRow("standoff").WantAsk("restore", "us").WantOptions("pass", "restore +us-4m-1 @us-4m")
		g = draw(t, militia).Play("assault us-4m +us-4m-2 @ru-or", "play +us-4m-1").wantDice("2d6 2d6").Roll(1, 1, 1, 1)
		g.WantRow("standoff").WantAsk("discard", "ru") // no card is left to restore with
		draw(t, militia+"phase restore").Play("restore +us-4m-2 @us-4m").wantFull("us-4m").wantHand("us", "us-4m-1")
	})
	t.Run("MAN-1.4.6 a Unit card defends or tries a withdrawal, once", func(t *testing.T) {
		attacked := militia + "ru hand: ru-or-1\nactive ru\n"
		g := draw(t, attacked).Play("assault ru-or +ru-or-1 @us-4m").WantOptions("stand", "withdraw +us-4m-1", "withdraw +us-4m-2")
		g.Play("withdraw +us-4m-2").Roll(3).WantAt("us-4m", "d3").Play("advance ru-or").wantHand("us", "us-4m-1").wantDiscards("us", "us-4m-2")
		draw(t, attacked).Play("assault ru-or +ru-or-1 @us-4m", "stand", "play +us-4m-2").WantOptions("done", "play +us-4m-1")
	})
	t.Run("MAN-1.4.7 a played card is shown and goes to the discards when its action is over", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: d4 fr-ig
		north ru: d5 ru-or
		fr hand: fr-ig-1 fr-ig-2
		ru hand: ru-or-1
		`).Play("assault fr-ig +fr-ig-1 @ru-or").WantTold(rules.EvPlay, "fr-ig-1")
		g.wantSeen(rules.Second, "fr", rules.InPlay, "fr-ig-1").wantDiscards("fr").Play("stand", "play +ru-or-1", "done")
		g.WantTold(rules.EvPlay, "ru-or-1").wantSeen(rules.First, "ru", rules.InPlay, "ru-or-1").Play("done").wantDiscards("ru")
		g.Roll(1, 1).wantDiscards("fr", "fr-ig-1").wantDiscards("ru", "ru-or-1").wantSeen(rules.Second, "fr", rules.InPlay, "")
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvPlay && e.Hidden != 0 {
				t.Errorf("%s is played in secret", Book{}.Format(e.Who))
			}
		}
	})
	t.Run("MAN-1.4.7 the card that began a combat comes back after a Skirmish", func(t *testing.T) {
		draw(t, openGround+`
		south fr: d4 fr-ig
		north ru: d5 ru-or
		fr hand: fr-ig-1 fr-ig-2 fr-hq-skirmish-1
		`).Play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-ig-2", "skirmish +fr-hq-skirmish-1").
			wantHand("fr", "fr-ig-1").wantDiscards("fr", "fr-ig-2", "fr-hq-skirmish-1")
	})
	t.Run("MAN-1.4.9 an artillery card adds nothing to an attack", func(t *testing.T) {
		guns := openGround + `
		south fr: d4 fr-ig reduced
		north ru: d5 ru-or
		fr hand: fr-ig-1 fr-ig-5
		ru hand: ru-or-1
		`
		g := draw(t, guns).WantOffered("bombard fr-ig +fr-ig-5 @ru-or").WantRefused("assault fr-ig +fr-ig-5 @ru-or", "MAN-6.1.3")
		g.Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "done").WantRefused("play +fr-ig-5", "MAN-1.4.9")
		g = draw(t, guns+"active ru").Play("assault ru-or +ru-or-1 @fr-ig", "stand", "play +fr-ig-5", "done").Roll(1, 1)
		g.WantTotal("defence", 5+8)
		draw(t, guns+"phase restore").Play("restore +fr-ig-5 @fr-ig", "pass").wantFull("fr-ig")
		for a := range decks {
			for _, c := range decks[a].card {
				if c.icon == "artillery" && (c.attack.n != 0 || c.defence == 0 || c.bombard.n == 0) {
					t.Errorf("%s: %+v", c.id, c)
				}
			}
		}
	})
}

func TestDiscardPiles(t *testing.T) {
	thrown := openGround + `
		south gb: d4 gb-1g
		north ru: d5 ru-or
		gb hand: gb-1g-1 gb-1g-2 gb-1g-3 gb-hq-spy-1
		gb discards: gb-9q-1
		ru hand: ru-or-1 ru-or-2
		phase discard
	`
	t.Run("MAN-1.4.8 only the top card of a pile is seen, but all sizes are", func(t *testing.T) {
		g := draw(t, thrown).Play("discard +gb-1g-1", "discard +gb-1g-2")
		if !g.Request().Secret {
			t.Error("the other side may see what is thrown away")
		}
		g.wantSeen(rules.Second, "gb", rules.InPlay, "? ?").wantSeen(rules.Second, "gb", rules.Discards, "gb-9q-1")
		g.Play("done").wantDiscards("gb", "gb-9q-1", "gb-1g-1", "gb-1g-2")
		for _, viewer := range []rules.Side{rules.Chance, rules.First, rules.Second} {
			g.wantSeen(viewer, "gb", rules.Discards, "gb-1g-2*3").wantSeen(viewer, "gb", rules.Deck, "?*55")
		}
		g.wantSeen(rules.First, "gb", rules.Hand, "gb-1g-3 gb-hq-spy-1").wantSeen(rules.Second, "gb", rules.Hand, "?*2")
		g.wantSeen(rules.Second, "ru", rules.Hand, "ru-or-1 ru-or-2").wantSeen(rules.First, "ru", rules.Hand, "?*2")
		g.WantGauge("gb", "deck", 55).WantGauge("gb", "discards", 3).WantGauge("gb", "hand", 2)
	})
	t.Run("MAN-1.4.8 who deals anew what the other side cannot know moves what is buried, not the top", func(t *testing.T) {
		g := draw(t, thrown).Play("discard +gb-1g-1", "discard +gb-1g-2", "done")
		moved := false
		for seed := range uint64(20) {
			b := g.board().Clone().(*Board)
			Book{}.Resample(b, rules.Second, seeded(seed))
			f := &b.force[rules.First]
			gb := int(f.army)
			moved = moved || !f.discards().Has(cardIndex(gb, "gb-1g-1"))
			if top := int(f.pile[f.piled-1]); top != cardIndex(gb, "gb-1g-2") {
				t.Errorf("%s comes to lie on top", decks[gb].card[top].id)
			}
		}
		if !moved {
			t.Error("the other side knows a card that lay under another")
		}
	})
	t.Run("MAN-1.4.10 cards lie in the order in which they were played, each on its own pile", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: d4 fr-ig
		north ru: d5 ru-or
		fr hand: fr-ig-3 fr-ig-1 fr-hq-ney fr-ig-2
		ru hand: ru-hq-kutuzov ru-or-1
		ru discards: ru-kx-1
		`).Play("assault fr-ig +fr-ig-3 @ru-or", "stand", "play +ru-hq-kutuzov", "play +ru-or-1", "done")
		g.Play("play +fr-ig-2", "commander.combat +fr-hq-ney", "play +fr-ig-1").Roll(1, 1, 1, 1, 1, 1).Play("hit")
		g.wantDiscards("fr", "fr-ig-3", "fr-ig-2", "fr-hq-ney", "fr-ig-1").wantDiscards("ru", "ru-kx-1", "ru-hq-kutuzov", "ru-or-1")
	})
	t.Run("MAN-1.4.10 a Scout between two discards lies between them", func(t *testing.T) {
		g := draw(t, thrown).Play("discard +gb-1g-2", "discard +gb-1g-1", "spy +gb-hq-spy-1")
		g.wantSeen(rules.Second, "gb", rules.Discards, "gb-hq-spy-1*4").Play("discard +gb-1g-3", "done")
		g.wantDiscards("gb", "gb-9q-1", "gb-1g-2", "gb-1g-1", "gb-hq-spy-1", "gb-1g-3")
		for _, e := range g.AllEvents {
			if seen := e.For(rules.Second); seen.Who == refsByName["gb-1g-1"] || seen.Who == refsByName["gb-1g-2"] || seen.Text.B == refsByName["gb-1g-1"] {
				t.Errorf("Russia is told %s", fmt.Sprint(seen))
			}
		}
	})
}
