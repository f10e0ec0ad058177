package ccn

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/script"
)

func TestLedgerSequenceOfTurns(t *testing.T) {
	t.Run("CCN-6.1 the players take turns", func(t *testing.T) {
		g := opened(t, "03-vimeiro")
		for turn := 1; turn <= 3; turn++ {
			for _, side := range sideNames {
				g.WantAsk("card", side).wantPhase("command", side)
				if b := g.board(); int(b.turn) != turn {
					t.Errorf("%s plays in turn %d, want %d", side, b.turn, turn)
				}
				g.Play(g.Options()[0]).On("card", script.Anybody)
			}
		}
	})
	t.Run("CCN-6.1 the other player defends: his units neither move nor attack", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, i1 fr-ln-2
		allied: e6 gb-ln-1
		phase movement`)
		g.WantRefused("move gb-ln-1", "CCN-9.1").Play("done").WantAsk("combat", "french").WantRefused("melee gb-ln-1", "CCN-9.1")
	})
	t.Run("CCN-6.2 five phases in order", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1
		allied: a1 gb-ln-1
		french hand: c-attack-center-1
		allied hand: c-forward-1
		phase command`)
		g.Play("play +c-attack-center-1").WantAsk("order", "french").Play("order fr-ln-1", "done").WantAsk("move", "french")
		g.Play("move fr-ln-1 @d5").WantAsk("draw", "").Draw("c-rally-1").WantAsk("card", "allied")
		g.wantPhases("orders movement combat end command")
	})
	t.Run("CCN-6.3 who has battled moves no more, nor does anybody else", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lt-1, i5 fr-ln-2
		allied: e7 gb-ln-1
		phase orders`)
		g.Play("order fr-lt-1", "order fr-ln-2", "done").WantAsk("move", "french").WantNot("fire fr-lt-1 @gb-ln-1")
		g.Play("done").WantAsk("combat", "french").WantNot("move fr-ln-2 @h5").Play("fire fr-lt-1 @gb-ln-1").roll("ccccc")
		g.WantAt("fr-ln-2", "i5").WantAsk("draw", "").wantPhases("movement combat end")
	})
	t.Run("CCN-6.4 objectives are scored before the card is played", func(t *testing.T) {
		g := draw(t, `
		objective french each 1 g6
		french: g6 fr-ln-1
		allied: a1 gb-ln-1
		allied lost: gb-ln-2
		french hand: c-attack-center-1
		phase start, banners 2`)
		g.wantOver("french").WantNeverTold(rules.EvPlay, "c-attack-center-1")
	})
	t.Run("CCN-6.4 those of the active side only", func(t *testing.T) {
		g := draw(t, `
		objective french each 1 g6
		objective allied each 1 c6
		french: g6 fr-ln-1
		allied: c6 gb-ln-1
		french hand: c-attack-center-1
		allied hand: c-forward-1
		phase start`)
		g.wantBanners("french", 1).wantBanners("allied", 0).Play("play +c-attack-center-1").On("card", "allied").wantBanners("allied", 1)
	})
}

func TestLedgerPlayingACard(t *testing.T) {
	const hand = `
		french: e5 fr-ln-1
		allied: a1 gb-ln-1
		phase command
		french hand: `
	t.Run("CCN-8.1 one card must be played, and lies face up", func(t *testing.T) {
		g := draw(t, hand+"c-attack-center-1 c-first-strike-1 c-rally-1")
		g.WantOptions("play +c-attack-center-1", "play +c-first-strike-1", "play +c-rally-1").Play("play +c-attack-center-1")
		g.wantHand("french", "c-first-strike-1", "c-rally-1")
		for _, viewer := range []rules.Side{rules.First, rules.Second} {
			seen := false
			for _, c := range g.View(viewer).Cards {
				seen = seen || c.Place == rules.InPlay && c.Ref == refsByName["c-attack-center-1"]
			}
			if !seen {
				t.Errorf("viewer %d does not see the card", viewer)
			}
		}
	})
	t.Run("CCN-8.2 also one that can order nobody", func(t *testing.T) {
		g := draw(t, hand+"c-attack-left-1 c-attack-center-1").WantOffered("play +c-attack-left-1")
		g.Play("play +c-attack-left-1").wantDiscards("c-attack-left-1").wantHandSize("french", 1)
	})
	t.Run("CCN-8.3 none that lies on the square track", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 square=1
		french track: c-rally-1
		french hand: c-attack-center-1
		allied: a1 gb-ln-1
		phase command`)
		g.WantOptions("play +c-attack-center-1").WantRefused("play +c-rally-1", "CCN-8.3")
	})
	t.Run("CCN-8.4 First Strike is an empty card in phase 1", func(t *testing.T) {
		g := draw(t, hand+"c-first-strike-1 c-attack-center-1")
		g.Play("play +c-first-strike-1").WantAsk("draw", "").wantOrdered().wantDiscards("c-first-strike-1").wantPhases("end")
	})
}

func TestLedgerCommandLevel(t *testing.T) {
	const two = `
		french: e5 fr-ln-1 square=1, e7 fr-ln-2 square=2, f5 fr-ln-3, f6 fr-ln-4
		french track: c-rally-1 c-elan-1
		french hand: c-assault-center-1 c-forward-1 c-bombard-1
		allied: a1 gb-ln-1
		phase command`
	t.Run("CCN-8.5 cards in hand with the one played, without the square track", func(t *testing.T) {
		g := draw(t, two).WantGauge("french", "command", 3).Play("play +c-assault-center-1")
		if n := g.orderAll(); n != 3 {
			t.Errorf("%d units ordered, want 3", n)
		}
	})
	t.Run("CCN-8.5 it stays as it was though squares are left", func(t *testing.T) {
		g := draw(t, two).Play("play +c-assault-center-1", "order fr-ln-1", "order fr-ln-2", "done", "leave fr-ln-1", "leave fr-ln-2")
		g.wantHandSize("french", 4).WantGauge("french", "command", 3)
	})
	for _, c := range []struct{ name, hand string }{{"5", "c-assault-center-1 c-forward-1 c-bombard-1 c-rally-1 c-elan-1"}, {"1", "c-assault-center-1"}} {
		t.Run("CCN-8.5 a hand of "+c.name, func(t *testing.T) {
			g := draw(t, `
			french: e5 fr-ln-1, e6 fr-ln-2, e7 fr-ln-3, e8 fr-ln-4, e9 fr-ln-5, f6 fr-ln-6
			french hand: `+c.hand+`
			allied: a1 gb-ln-1
			phase command`).Play("play +c-assault-center-1")
			if n := g.orderAll(); n != int(c.name[0]-'0') {
				t.Errorf("%d units ordered, want %s", n, c.name)
			}
		})
	}
}

func TestLedgerACardThatOrdersNobody(t *testing.T) {
	nobody := func(t *testing.T, card, more string) *game {
		t.Helper()
		return draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nfrench hand: "+card+" c-forward-1\nphase command\n"+more).Play("play +" + card)
	}
	for _, card := range []string{"c-attack-right-1", "c-probe-left-1", "c-flank-attack-1", "c-give-them-the-cold-steel-1", "c-counter-attack-1"} {
		t.Run("CCN-8.6 "+card+" goes straight to drawing", func(t *testing.T) {
			nobody(t, card, "").WantAsk("draw", "").wantPhases("end").wantDrawers("").Draw("c-rally-1").wantHand("french", "c-forward-1", "c-rally-1")
		})
	}
	t.Run("CCN-8.6 not if it can order somebody", func(t *testing.T) {
		nobody(t, "c-attack-center-1", "").WantAsk("order", "french")
	})
	t.Run("CCN-8.7 a Scout still draws two and keeps one", func(t *testing.T) {
		g := nobody(t, "c-scout-left-1", "allied hand: c-probe-left-1").wantPhases("end").Draw("c-rally-1", "c-elan-1")
		g.WantAsk("scout", "french").Play("keep +c-rally-1").wantHand("french", "c-forward-1", "c-rally-1").wantDiscards("c-scout-left-1", "c-elan-1")
	})
	t.Run("CCN-8.8 Rally rolls for nothing if all are at full strength", func(t *testing.T) {
		nobody(t, "c-rally-1", "").wantDice("rally.roll", "french", 2).roll("ii").WantAsk("draw", "").wantPhases("end")
	})
	t.Run("CCN-8.8 Rally gives its blocks before anybody asks for orders", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 blocks=3\nallied: a1 gb-ln-1\nfrench hand: c-rally-1\nphase command").Play("play +c-rally-1").roll("i")
		g.WantAsk("rally", "french").Play("rally fr-ln-1").wantBlocks("fr-ln-1", 4).wantOrdered("fr-ln-1").WantAsk("move", "french")
	})
	t.Run("CCN-8.8 Élan rolls first and may then order nobody", func(t *testing.T) {
		nobody(t, "c-elan-1", "").wantDice("elan.roll", "french", 2).roll("ss").WantAsk("draw", "").wantPhases("end")
		nobody(t, "c-elan-1", "").roll("cs").WantAsk("draw", "").wantPhases("end")
		nobody(t, "c-elan-1", "").roll("is").WantAsk("order", "french")
	})
	t.Run("CCN-8.8 Short Supply displaces its unit and orders nobody", func(t *testing.T) {
		g := nobody(t, "c-short-supply-1", "").WantAsk("supply", "french").Play("supply fr-ln-1 @i5")
		g.WantAt("fr-ln-1", "i5").wantOrdered().WantAsk("draw", "").wantPhases("end")
	})
}
