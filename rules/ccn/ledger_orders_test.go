package ccn

import (
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerOrders(t *testing.T) {
	const three = `
		french: e5 fr-ln-1, e6 fr-ln-2, e7 fr-ln-3
		allied: d5 gb-ln-1, d7 gb-ln-2
		phase orders, card c-attack-center-1`
	t.Run("CCN-9.1 all orders are given before anybody moves", func(t *testing.T) {
		g := draw(t, three).Play("order fr-ln-1").WantAsk("order", "french").WantNot("move fr-ln-1 @e4").Play("done")
		g.WantAsk("move", "french").WantNot("order fr-ln-2")
	})
	t.Run("CCN-9.1 only the ordered move and battle", func(t *testing.T) {
		g := draw(t, three).Play("order fr-ln-1", "done").WantTargets("move fr-ln-1", "e4 d4 f4 f5").WantTargets("move fr-ln-3", "")
		g.WantRefused("move fr-ln-3", "CCN-9.1").Play("done").WantTargets("melee fr-ln-1", "gb-ln-1").WantTargets("melee fr-ln-3", "")
		g.WantRefused("melee fr-ln-3", "CCN-9.1")
	})
	t.Run("CCN-9.1 no orders for the enemy", func(t *testing.T) {
		draw(t, three).WantRefused("order gb-ln-1", "CCN-9.1")
	})
	t.Run("CCN-9.2 one order for a unit", func(t *testing.T) {
		draw(t, three).Play("order fr-ln-1").wantMayOrder("fr-ln-2 fr-ln-3").WantRefused("order fr-ln-1", "CCN-9.2")
	})
	t.Run("CCN-9.2 one order for a leader", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nfrench leaders: e6 fr-ney, e5 fr-reille\nallied: a1 gb-ln-1\nphase orders")
		g.Play("order fr-ney", "detach fr-reille").WantRefused("order fr-ney", "CCN-9.2").WantRefused("detach fr-reille", "CCN-9.2")
	})
	t.Run("CCN-9.2 the order is forgotten at the end of the turn", func(t *testing.T) {
		g := draw(t, three+"\nfrench hand: c-probe-center-1\nallied hand: c-forward-1").Play("order fr-ln-1", "done").On("card", "allied").wantOrdered()
		g.Play("play +c-forward-1").On("card", "french").Play("play +c-probe-center-1").wantMayOrder("fr-ln-1 fr-ln-2 fr-ln-3")
	})
	t.Run("CCN-9.3 fewer than the card allows", func(t *testing.T) {
		draw(t, three).Play("order fr-ln-2", "done").wantOrdered("fr-ln-2").WantAsk("move", "french")
	})
	t.Run("CCN-9.3 or none", func(t *testing.T) {
		draw(t, three).Play("done").wantOrdered().WantAsk("draw", "").wantPhases("end")
	})
	t.Run("CCN-9.5 the ordered need not move", func(t *testing.T) {
		draw(t, three).Play("order fr-ln-1", "order fr-ln-2", "done").Play("done").WantAt("fr-ln-1", "e5").WantAt("fr-ln-2", "e6").WantAsk("combat", "french")
	})
	t.Run("CCN-9.5 nor battle, though the enemy is adjacent", func(t *testing.T) {
		g := draw(t, three).Play("order fr-ln-1", "done", "done").WantOffered("melee fr-ln-1 @gb-ln-1", "done").Play("done")
		g.wantBlocks("gb-ln-1", 4).WantNeverTold(rules.EvDeclare, "fr-ln-1").WantAsk("draw", "")
	})
}

func TestLedgerOrdersForLeaders(t *testing.T) {
	const led = `
		french: e5 fr-ln-1, e7 fr-ln-2
		french leaders: e5 fr-ney
		allied: c5 gb-ln-1
		phase orders, card c-probe-center-1`
	t.Run("CCN-9.4 one order covers a unit and its leader", func(t *testing.T) {
		g := draw(t, led).Play("order fr-ln-1").wantOrdered("fr-ln-1").wantMayOrder("fr-ln-2").Play("order fr-ln-2", "done")
		g.Play("move fr-ln-1 @d5").WantAt("fr-ney", "d5").wantLed("fr-ln-1", "fr-ney").WantRefused("move fr-ney", "CCN-9.1")
		g.Play("done").WantOffered("melee fr-ln-1 @gb-ln-1")
	})
	t.Run("CCN-9.6 a lone leader costs one order", func(t *testing.T) {
		g := draw(t, strings.Replace(led, "e5 fr-ney", "e6 fr-ney", 1)).wantMayOrder("fr-ln-1 fr-ln-2 fr-ney").Play("order fr-ney", "order fr-ln-1")
		g.wantMayOrder("").WantRefused("order fr-ln-2", "CCN-9.8").Play("done").WantOffered("move fr-ney @g6")
	})
	t.Run("CCN-9.6 only where the card says units or leaders", func(t *testing.T) {
		for card, may := range map[string]string{"c-bayonet-charge-1": "", "c-fire-and-hold-1": "", "c-la-grande-manoeuvre-1": " fr-ney", "c-forward-1": " fr-ney"} {
			draw(t, "french: e7 fr-ln-2\nfrench leaders: e6 fr-ney\nallied: a1 gb-ln-1\nphase orders, card "+card).wantMayOrder("fr-ln-2" + may)
		}
	})
}

func TestLedgerOrdersForSquares(t *testing.T) {
	square := func(t *testing.T, enemy string) *game {
		t.Helper()
		return draw(t, `
		french: e5 fr-ln-1 square=1, e7 fr-ln-2 square=2
		french track: c-rally-1 c-elan-1
		allied: a1 gb-ln-1, `+enemy+`
		phase orders, card c-attack-center-1`)
	}
	t.Run("CCN-9.7 an ordered square may be left when the orders are given", func(t *testing.T) {
		g := square(t, "a2 gb-lc-1").Play("order fr-ln-1", "done").WantAsk("square.leave", "french").WantOptions("leave fr-ln-1", "stay fr-ln-1")
		g.Play("leave fr-ln-1").wantSquare("fr-ln-1", 0).wantHand("french", "c-rally-1").wantSquare("fr-ln-2", 2).WantAsk("move", "french")
	})
	t.Run("CCN-9.7 or kept", func(t *testing.T) {
		square(t, "a2 gb-lc-1").Play("order fr-ln-1", "done", "stay fr-ln-1").wantSquare("fr-ln-1", 1).wantHandSize("french", 0)
	})
	t.Run("CCN-9.7 not with enemy cavalry adjacent", func(t *testing.T) {
		g := square(t, "d5 gb-lc-1").Play("order fr-ln-1", "order fr-ln-2", "done").WantAsk("square.leave", "french")
		g.WantOptions("leave fr-ln-2", "stay fr-ln-2").Play("leave fr-ln-2").wantSquare("fr-ln-1", 1)
	})
	t.Run("CCN-9.7 other enemies do not hold it", func(t *testing.T) {
		square(t, "d5 gb-ln-2").Play("order fr-ln-1", "done").WantAsk("square.leave", "french").WantOffered("leave fr-ln-1")
	})
}

func TestLedgerOrdersFitTheirSections(t *testing.T) {
	for _, c := range []struct {
		what, card, top, units, order, refused string
	}{
		{"D4, E6, E7 with D4 as left", "coordinated-advance", "allied", "d4 fr-ln-1, e6 fr-ln-2, e7 fr-ln-3", "1 2 3", ""},
		{"in any order", "coordinated-advance", "allied", "d4 fr-ln-1, e6 fr-ln-2, e7 fr-ln-3", "2 1 3", ""},
		{"B3, D4, E6, E7 is too much", "coordinated-advance", "allied", "b3 fr-ln-1, d4 fr-ln-2, e6 fr-ln-3, e7 fr-ln-4", "1 2 3", "4"},
		{"the other way round", "coordinated-advance", "allied", "b3 fr-ln-1, d4 fr-ln-2, e6 fr-ln-3, e7 fr-ln-4", "3 4 2", "1"},
		{"two on the left line are one left and one centre", "coordinated-advance", "allied", "d4 fr-ln-1, f4 fr-ln-2, h4 fr-ln-3, b4 fr-ln-4", "1 2 3", "4"},
		{"both lines may feed the centre", "recon-in-force", "allied", "d4 fr-ln-1, d9 fr-ln-2, e6 fr-ln-3, b9 fr-ln-4", "1 2 3", "4"},
		{"a later order moves an earlier one to the other section", "recon-in-force", "allied", "d4 fr-ln-1, b4 fr-ln-2, d9 fr-ln-3, e12 fr-ln-4", "1 3 2", "4"},
		{"without orders in the centre a line counts for its flank", "flank-attack", "allied", "d4 fr-ln-1, d9 fr-ln-2, e6 fr-ln-3", "1 2", "3"},
		{"at the top edge", "coordinated-advance", "french", "b10 fr-ln-1, d9 fr-ln-2, e6 fr-ln-3, e7 fr-ln-4", "1 2 3", "4"},
	} {
		t.Run("CCN-9.8 "+c.what, func(t *testing.T) {
			g := draw(t, "french: "+c.units+"\nallied: a1 gb-ln-1\nphase orders, card c-"+c.card+"-1, top "+c.top)
			for _, n := range strings.Fields(c.order) {
				g.Play("order fr-ln-" + n)
			}
			if c.refused != "" {
				g.WantRefused("order fr-ln-"+c.refused, "CCN-9.8")
			}
			g.wantMayOrder("")
		})
	}
}
