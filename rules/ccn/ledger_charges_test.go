package ccn

import (
	"slices"
	"testing"
)

const bayonets, cavalryOn = "card c-bayonet-charge-1", "card c-cavalry-charge-1"

func TestLedgerBayonetCharge(t *testing.T) {
	t.Run("CCN-51.1 four infantry units anywhere, and nobody else", func(t *testing.T) {
		g := tacticOrders(t, "c-bayonet-charge-1", `
		french: a1 fr-ln-1, i1 fr-lt-1, e7 fr-mi-1, e13 fr-gr-1, g7 fr-og-1, g9 fr-lc-1, g10 fr-fa-1
		french leaders: h7 fr-ney
		allied: a9 gb-ln-1`, "order fr-ln-1", "order fr-lt-1", "order fr-mi-1")
		g.WantRefused("order fr-lc-1", "CCN-51.1").WantRefused("order fr-fa-1", "CCN-51.1").WantRefused("order fr-ney", "CCN-10.2")
		g.WantOffered("order fr-og-1").Play("order fr-gr-1").WantRefused("order fr-og-1", "CCN-51.1")
		g.wantOrdered("fr-ln-1", "fr-lt-1", "fr-mi-1", "fr-gr-1")
	})
	t.Run("CCN-51.2 line and militia move none, one or two hexes and attack", func(t *testing.T) {
		for _, unit := range []string{"fr-ln-1", "fr-mi-1", "fr-lt-1"} {
			for _, marks := range []string{"", "moved=1", "moved=2"} {
				wantDuel(t, unit, marks, "gb-fa-1", 1, 4, bayonets)
			}
		}
		g := tacticOrders(t, "c-bayonet-charge-1", "french: g5 fr-ln-1\nallied: d5 gb-ln-1", "order fr-ln-1", "done")
		g.Play("move fr-ln-1 @e5", "melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-51.2 without the card line infantry has moved too far", func(t *testing.T) {
		wantNoDuel(t, "CCN-12.1", "fr-ln-1", "moved=2", "gb-fa-1", 1)
	})
	t.Run("CCN-51.2 forests still stop the charge", func(t *testing.T) {
		g := tacticOrders(t, "c-bayonet-charge-1", scene("f4 f5 g4 g6 F")+"french: g5 fr-ln-1\nallied: a5 gb-ln-1", "order fr-ln-1", "done")
		g.WantTargets("move fr-ln-1", "f4 f5 g4 g6 h3 h4 h5 h6 i4 i5 i6")
	})
	t.Run("CCN-51.2 no battle on entering a forest or town still holds", func(t *testing.T) {
		const others = "french: i1 fr-ln-8 ordered\nallied: h1 gb-ln-8\n" // who go on, so that refusals can be read
		wantNoDuel(t, "CCN-41.2", "fr-ln-1", "moved=1", "gb-ln-1", 1, scene("e5 F"), others+bayonets)
		wantDuel(t, "fr-lt-1", "moved=1", "gb-fa-1", 1, 4, scene("e5 F"), bayonets)
		wantNoDuel(t, "CCN-44.2", "fr-lt-1", "moved=1", "gb-ln-1", 1, scene("e5 T"), others+bayonets)
	})
	t.Run("CCN-51.3 nobody fires", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lt-1 ordered, e9 fr-ln-1 ordered\nallied: e7 gb-ln-1, d9 gb-ln-2\n"+bayonets)
		g.WantOptions("melee fr-ln-1 @gb-ln-2", "done").WantRefused("fire fr-lt-1 @gb-ln-1", "CCN-51.3")
	})
	for _, tt := range []struct {
		unit string
		dice int
	}{{"fr-yg-1", 6}, {"fr-og-1", 7}, {"fr-gr-1", 5}, {"fr-ln-1", 4}} {
		t.Run("CCN-51.4 the Guard has a die more in melee: "+tt.unit, func(t *testing.T) {
			wantDuel(t, tt.unit, "", "gb-fa-1", 1, tt.dice, bayonets)
		})
	}
	t.Run("CCN-51.4 British Guard grenadiers too", func(t *testing.T) {
		wantDuel(t, "gb-gg-1", "", "fr-fa-1", 1, 7, bayonets).wantMod("dice", "CCN-51.4", 1)
	})
}

func TestLedgerBayonetChargeFallsBack(t *testing.T) {
	t.Run("CCN-51.5 without any infantry one unit by the general rules", func(t *testing.T) {
		g := cardTurn(t, "c-bayonet-charge-1", "french: e5 fr-lc-1, e8 fr-fa-1\nfrench leaders: g7 fr-ney\nallied: e10 gb-ln-1")
		g.WantRefused("order fr-ney", "CCN-10.2").wantAnyOne("fr-fa-1", "fr-lc-1").Play("done", "done").WantTargets("fire fr-fa-1", "gb-ln-1")
		g.Play("fire fr-fa-1 @gb-ln-1").wantDice("fire.roll", "french", 3)
	})
	t.Run("CCN-51.5 a single infantry unit anywhere rules that out", func(t *testing.T) {
		g := cardTurn(t, "c-bayonet-charge-1", "french: e5 fr-lc-1, i13 fr-mi-1 blocks=1\nallied: a1 gb-ln-1")
		g.WantOptions("order fr-mi-1", "done").WantRefused("order fr-lc-1", "CCN-51.1")
	})
	t.Run("CCN-51.6 a square is ordered, left and charges", func(t *testing.T) {
		g := tacticOrders(t, "c-bayonet-charge-1", "french: g5 fr-ln-1 square=1\nfrench track: c-rally-1\nallied: d5 gb-ln-1",
			"order fr-ln-1", "done").WantAsk("square.leave", "french")
		g.Play("leave fr-ln-1").wantSquare("fr-ln-1", 0).wantHand("french", "c-rally-1")
		g.Play("move fr-ln-1 @e5", "melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 5)
	})
}

func TestLedgerCavalryCharge(t *testing.T) {
	t.Run("CCN-53.1 four units of cavalry or horse artillery anywhere", func(t *testing.T) {
		g := tacticOrders(t, "c-cavalry-charge-1", `
		french: a1 fr-lc-1, i1 fr-hc-1, e7 fr-cu-1, e13 fr-ha-1, g7 fr-ghc-1, g9 fr-ln-1, g10 fr-fa-1
		french leaders: h7 fr-ney
		allied: a9 gb-ln-1`, "order fr-lc-1", "order fr-ha-1", "order fr-cu-1")
		g.WantRefused("order fr-ln-1", "CCN-53.1").WantRefused("order fr-fa-1", "CCN-53.1").WantRefused("order fr-ney", "CCN-10.2")
		g.WantOffered("order fr-ghc-1").Play("order fr-hc-1").WantRefused("order fr-ghc-1", "CCN-53.1")
	})
	for _, tt := range []struct {
		unit string
		dice int
	}{{"fr-lc-1", 5}, {"fr-hc-1", 6}, {"fr-cu-1", 6}, {"fr-glc-1", 6}, {"fr-ghc-1", 7}} {
		t.Run("CCN-53.2 a die more, two for the Guard: "+tt.unit, func(t *testing.T) {
			wantDuel(t, tt.unit, "", "gb-fa-1", 1, tt.dice, cavalryOn)
		})
	}
	t.Run("CCN-53.2 in the bonus melee too", func(t *testing.T) {
		g := draw(t, "french: e5 fr-hc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c6 gb-fa-1\n"+cavalryOn)
		g.Play("melee fr-hc-1 @gb-ln-1").roll("iiiiii").Play("advance fr-hc-1 @d5", "stay fr-hc-1", "melee fr-hc-1 @gb-fa-1")
		g.wantDice("melee.roll", "french", 6).wantMod("dice", "CCN-53.2", 1)
	})
	t.Run("CCN-53.3 heavy cavalry moves three hexes and battles", func(t *testing.T) {
		for _, unit := range []string{"fr-hc-1", "fr-cu-1", "fr-ghc-1"} {
			duel(t, unit, "moved=3", "gb-fa-1", 1, cavalryOn).WantAsk("melee.roll", "")
			g := tacticOrders(t, "c-cavalry-charge-1", "french: i5 "+unit+"\nallied: a5 gb-ln-1", "order "+unit, "done")
			g.WantOffered("move "+unit+" @f4").WantRefused("move "+unit+" @e5", "CCN-53.3")
		}
	})
	t.Run("CCN-53.3 without the card only two", func(t *testing.T) {
		wantNoDuel(t, "CCN-13.2", "fr-hc-1", "moved=3", "gb-fa-1", 1)
		g := tacticOrders(t, "c-attack-center-1", "french: i5 fr-hc-1\nallied: a5 gb-ln-1", "order fr-hc-1", "done")
		g.WantRefused("move fr-hc-1 @f4", "CCN-13.2")
	})
}

func TestLedgerCavalryChargeHasItsLimits(t *testing.T) {
	t.Run("CCN-53.4 horse artillery moves and battles normally, without bonus", func(t *testing.T) {
		wantDuel(t, "fr-ha-1", "moved=1", "gb-ln-1", 2, 2, cavalryOn)
		wantDuel(t, "fr-ha-1", "", "gb-ln-1", 1, 3, cavalryOn)
		wantNoDuel(t, "CCN-14.2", "fr-ha-1", "moved=2", "gb-ln-1", 2, cavalryOn)
		g := tacticOrders(t, "c-cavalry-charge-1", "french: i5 fr-ha-1\nallied: a5 gb-ln-1", "order fr-ha-1", "done")
		g.WantOffered("move fr-ha-1 @g5").WantRefused("move fr-ha-1 @f5", "CCN-14.2")
	})
	t.Run("CCN-53.4 it may join the charge with its own dice", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered, e6 fr-ha-1 ordered\nallied: d5 gb-ln-1\n"+cavalryOn)
		g.Play("melee fr-lc-1 @gb-ln-1", "support fr-ha-1").wantDice("melee.roll", "french", 8)
	})
	t.Run("CCN-53.5 no bonus into or out of a town or windmill", func(t *testing.T) {
		wantDuel(t, "fr-hc-1", "", "gb-ln-1", 1, 2, scene("e6 T"), cavalryOn).wantMod("dice", "CCN-53.2", 0)
		wantDuel(t, "fr-hc-1", "", "gb-ln-1", 1, 2, scene("e5 T"), cavalryOn).wantMod("dice", "CCN-53.2", 0)
		wantDuel(t, "fr-ghc-1", "", "gb-ln-1", 1, 2, scene("e6 W"), cavalryOn)
		wantDuel(t, "fr-ghc-1", "", "gb-ln-1", 1, 2, scene("e5 W"), cavalryOn)
		wantDuel(t, "fr-ghc-1", "", "gb-ln-1", 1, 5, scene("e6 F"), cavalryOn)
	})
	t.Run("CCN-53.6 no bonus against a square", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ghc-1 ordered\nallied: d5 gb-ln-1 square=1\nallied track: c-rally-1\n"+cavalryOn)
		g.Play("melee fr-ghc-1 @gb-ln-1").wantDice("square.roll", "allied", 1).roll("i").wantDice("melee.roll", "french", 1)
	})
	t.Run("CCN-53.7 with neither on the board one unit by the general rules", func(t *testing.T) {
		g := cardTurn(t, "c-cavalry-charge-1", "french: e5 fr-ln-1, e8 fr-fa-1\nallied: e10 gb-ln-1, d5 gb-fa-1")
		g.wantAnyOne("fr-ln-1", "fr-fa-1").Play("done", "done", "melee fr-ln-1 @gb-fa-1").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-53.7 horse artillery alone rules that out", func(t *testing.T) {
		cardTurn(t, "c-cavalry-charge-1", "french: e5 fr-ln-1, e8 fr-ha-1\nallied: a1 gb-ln-1").WantOptions("order fr-ha-1", "done")
	})
	t.Run("CCN-53.8 the deck holds three of this card", func(t *testing.T) {
		n := 0
		for _, k := range deckKinds {
			if k == cavalryCharge {
				n++
			}
		}
		if n != 3 || !slices.Contains(deckNames[:], "c-cavalry-charge-3") {
			t.Errorf("the deck holds %d", n)
		}
	})
}
