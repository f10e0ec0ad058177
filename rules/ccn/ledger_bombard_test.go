package ccn

import "testing"

const bombardment, holding = "card c-bombard-1", "card c-fire-and-hold-1"

func TestLedgerBombard(t *testing.T) {
	t.Run("CCN-52.1 four artillery units anywhere, and nobody else", func(t *testing.T) {
		g := tacticOrders(t, "c-bombard-1", `
		french: a1 fr-fa-1, i1 fr-fa-2, e7 fr-ha-1, e13 fr-gfa-1, g7 fr-ha-2, g9 fr-ln-1, g10 fr-lc-1
		french leaders: h7 fr-ney
		allied: a9 gb-ln-1`, "order fr-fa-1", "order fr-fa-2", "order fr-ha-1")
		g.WantRefused("order fr-ln-1", "CCN-52.1").WantRefused("order fr-lc-1", "CCN-52.1").WantRefused("order fr-ney", "CCN-10.2")
		g.WantOffered("order fr-ha-2").Play("order fr-gfa-1").WantRefused("order fr-ha-2", "CCN-52.1")
	})
	for _, unit := range []string{"fr-fa-1", "fr-ha-1", "fr-gfa-1"} {
		t.Run("CCN-52.2 a battery moves up to two hexes and does not battle: "+unit, func(t *testing.T) {
			g := tacticOrders(t, "c-bombard-1", "french: i5 "+unit+", i13 fr-fa-2\nallied: g5 gb-ln-1, i11 gb-ln-2",
				"order "+unit, "order fr-fa-2", "done")
			g.WantOffered("move "+unit+" @g4", "move "+unit+" @i3").WantRefused("move "+unit+" @f4", "CCN-52.2")
			g.Play("move "+unit+" @g4", "done").WantTargets("melee "+unit, "").WantRefused("melee "+unit, "CCN-52.2")
		})
	}
	for _, tt := range []struct {
		unit      string
		far, dice int
	}{{"fr-fa-1", 3, 4}, {"fr-fa-1", 1, 6}, {"fr-ha-1", 4, 3}, {"fr-ha-1", 1, 5}, {"fr-gfa-1", 2, 6}, {"fr-gfa-1", 1, 8}} {
		t.Run("CCN-52.2 two dice more for one that stands, three for the Guard: "+tt.unit, func(t *testing.T) {
			wantDuel(t, tt.unit, "", "gb-ln-1", tt.far, tt.dice, bombardment)
		})
	}
	t.Run("CCN-52.3 horse artillery that moves one hex does not battle", func(t *testing.T) {
		wantNoDuel(t, "CCN-52.2", "fr-ha-1", "moved=1", "gb-ln-1", 2, bombardment)
		wantDuel(t, "fr-ha-1", "moved=1", "gb-ln-1", 2, 2)
	})
	t.Run("CCN-52.4 the bonus is added to a table value of none", func(t *testing.T) {
		wantDuel(t, "fr-fa-1", "blocks=1", "gb-ln-1", 5, 2, bombardment)
		wantDuel(t, "fr-ha-1", "blocks=1", "gb-ln-1", 4, 2, bombardment)
		wantNoDuel(t, "CCN-16.6", "fr-fa-1", "blocks=1", "gb-ln-1", 5)
	})
	t.Run("CCN-52.5 without artillery one unit by the general rules", func(t *testing.T) {
		g := cardTurn(t, "c-bombard-1", "french: e5 fr-ln-1, e8 fr-lc-1\nallied: d5 gb-fa-1")
		g.wantAnyOne("fr-ln-1", "fr-lc-1").Play("done").WantTargets("move fr-ln-1", "d4 e4 e6 f4 f5")
		g.Play("done", "melee fr-ln-1 @gb-fa-1").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-52.5 a single battery rules that out", func(t *testing.T) {
		g := cardTurn(t, "c-bombard-1", "french: e5 fr-ln-1, e8 fr-ha-1\nallied: a1 gb-ln-1").WantOptions("order fr-ha-1", "done")
		g.WantRefused("order fr-ln-1", "CCN-52.1")
	})
}

func TestLedgerFireAndHold(t *testing.T) {
	t.Run("CCN-56.1 four infantry or artillery units with no enemy unit adjacent", func(t *testing.T) {
		g := tacticOrders(t, "c-fire-and-hold-1", `
		french: a1 fr-ln-1, i1 fr-fa-1, e7 fr-lt-1, e13 fr-ha-1, g7 fr-mi-1, c3 fr-lc-1, g10 fr-ln-2, i7 fr-ln-3
		french leaders: h11 fr-ney
		allied: f10 gb-ln-1`, "order fr-ln-1", "order fr-fa-1", "order fr-lt-1")
		g.WantRefused("order fr-lc-1", "CCN-56.1").WantRefused("order fr-ln-2", "CCN-56.1").WantRefused("order fr-ney", "CCN-10.2")
		g.WantOffered("order fr-mi-1").Play("order fr-ha-1").WantRefused("order fr-mi-1", "CCN-56.1")
	})
	t.Run("CCN-56.1 whichever enemy unit that is", func(t *testing.T) {
		for _, at := range []string{"d5", "d4", "e6"} {
			g := draw(t, "french: "+at+" fr-ln-1, i1 fr-ln-2\nallied: e5 gb-ln-1, a1 gb-ln-2\nactive allied, phase orders, card c-fire-and-hold-1")
			g.WantOptions("order gb-ln-2", "done").wantOnlyWhy("order gb-ln-1", "CCN-56.1", "next")
		}
	})
	t.Run("CCN-56.1 an adjacent enemy leader alone does not matter", func(t *testing.T) {
		g := tacticOrders(t, "c-fire-and-hold-1", "french: e5 fr-ln-1, e8 fr-ln-2\nallied leaders: d5 gb-hill\nallied: d8 gb-ln-1")
		g.WantOptions("order fr-ln-1", "done")
	})
	t.Run("CCN-56.2 fire with a die more", func(t *testing.T) {
		wantDuel(t, "fr-ln-1", "", "gb-ln-1", 2, 5, holding).wantMod("dice", "CCN-56.2", 1)
		wantDuel(t, "fr-lt-1", "", "gb-ln-1", 2, 6, holding)
		wantDuel(t, "fr-fa-1", "", "gb-ln-1", 4, 3, holding)
		wantDuel(t, "fr-gfa-1", "", "gb-ln-1", 2, 4, holding)
	})
	t.Run("CCN-56.2 no melee, not even with a lone leader next to it", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied leaders: d5 gb-hill\nallied: e7 gb-ln-1\n"+holding)
		g.WantOptions("fire fr-ln-1 @gb-ln-1", "done").WantRefused("melee fr-ln-1 @gb-hill", "CCN-56.2")
	})
	t.Run("CCN-56.3 nobody moves before the fire", func(t *testing.T) {
		g := tacticOrders(t, "c-fire-and-hold-1", "french: e5 fr-lt-1, e8 fr-ha-1\nallied: e3 gb-ln-1", "order fr-lt-1", "order fr-ha-1", "done")
		g.WantAsk("combat", "french").WantAt("fr-lt-1", "e5")
	})
	t.Run("CCN-56.3 nor after it", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: e7 gb-ln-1\n"+holding)
		g.Play("fire fr-ln-1 @gb-ln-1").roll("ccccc").WantAsk("draw", "").WantAt("fr-ln-1", "e5")
	})
	t.Run("CCN-56.4 a square that is left fires with all its dice", func(t *testing.T) {
		g := tacticOrders(t, "c-fire-and-hold-1", "french: e5 fr-ln-1 square=1\nfrench track: c-rally-1\nallied: e7 gb-ln-1", "order fr-ln-1", "done")
		g.WantAsk("square.leave", "french").Play("leave fr-ln-1", "fire fr-ln-1 @gb-ln-1").wantDice("fire.roll", "french", 5)
	})
	t.Run("CCN-56.4 one that stays fires a single die", func(t *testing.T) {
		g := tacticOrders(t, "c-fire-and-hold-1", "french: e5 fr-ln-1 square=1\nfrench track: c-rally-1\nallied: e7 gb-ln-1", "order fr-ln-1", "done")
		g.Play("stay fr-ln-1", "fire fr-ln-1 @gb-ln-1").wantDice("fire.roll", "french", 1)
	})
	t.Run("CCN-56.5 British line adds its own die standing", func(t *testing.T) {
		wantDuel(t, "gb-ln-1", "", "fr-ln-1", 2, 6, holding).wantMod("dice", "CCN-19.3", 1).wantMod("dice", "CCN-56.2", 1)
	})
	t.Run("CCN-56.6 without infantry and artillery one unit by the general rules", func(t *testing.T) {
		g := cardTurn(t, "c-fire-and-hold-1", "french: e5 fr-lc-1, e8 fr-hc-1\nallied: c5 gb-ln-1")
		g.wantAnyOne("fr-lc-1", "fr-hc-1").Play("done", "move fr-lc-1 @d5", "melee fr-lc-1 @gb-ln-1").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-56.6 artillery alone rules that out", func(t *testing.T) {
		cardTurn(t, "c-fire-and-hold-1", "french: e5 fr-lc-1, e8 fr-ha-1\nallied: a1 gb-ln-1").WantOptions("order fr-ha-1", "done")
	})
	t.Run("CCN-56.6 with all of them next to enemies nobody is ordered", func(t *testing.T) {
		cardTurn(t, "c-fire-and-hold-1", "french: e5 fr-ln-1, e9 fr-lc-1\nallied: d5 gb-ln-1").wantTurnOver()
	})
}
