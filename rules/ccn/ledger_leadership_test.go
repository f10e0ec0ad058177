package ccn

import "testing"

const commanding = "card c-leadership-1"

// lead plays Leadership.
func lead(t *testing.T, picture string) *game {
	t.Helper()
	return cardTurn(t, "c-leadership-1", picture)
}

func TestLedgerLeadership(t *testing.T) {
	t.Run("CCN-60.1 all own leaders are ordered, lone or attached", func(t *testing.T) {
		g := lead(t, `
		french: e5 fr-ln-1, e9 fr-lc-1
		french leaders: e5 fr-ney, i1 fr-soult, a13 fr-reille
		allied: c2 gb-ln-1
		allied leaders: c2 gb-hill`)
		g.WantAsk("move", "french").wantOrdered("fr-ln-1", "fr-ney", "fr-soult", "fr-reille")
	})
	t.Run("CCN-60.2 with each unit that has one attached, whatever its arm", func(t *testing.T) {
		g := lead(t, `
		french: e2 fr-ln-1, e5 fr-lc-1, e8 fr-fa-1, e11 fr-ln-2
		french leaders: e2 fr-ney, e5 fr-soult, e8 fr-reille
		allied: a1 gb-ln-1`)
		g.wantOrdered("fr-ln-1", "fr-lc-1", "fr-fa-1", "fr-ney", "fr-soult", "fr-reille").WantOffered("move fr-lc-1 @e7")
	})
	t.Run("CCN-60.3 they battle with a die more, in fire, melee and bonus melee", func(t *testing.T) {
		wantDuel(t, "fr-ln-1", "", "gb-ln-1", 2, 5, commanding).wantMod("dice", "CCN-60.3", 1)
		wantDuel(t, "fr-fa-1", "", "gb-ln-1", 1, 5, commanding)
		wantDuel(t, "fr-og-1", "", "gb-fa-1", 1, 7, commanding)
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c6 gb-fa-1\n"+commanding)
		g.Play("melee fr-lc-1 @gb-ln-1").roll("iiiii").Play("advance fr-lc-1 @d5", "stay fr-lc-1", "melee fr-lc-1 @gb-fa-1")
		g.wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-60.4 a unit that its leader leaves is not ordered", func(t *testing.T) {
		g := lead(t, "french: e5 fr-ln-1, e8 fr-ln-2\nfrench leaders: e5 fr-ney, e8 fr-soult\nallied: d5 gb-ln-1, d8 gb-ln-2")
		g.Play("move fr-ney @g5", "done").wantOrdered("fr-ln-2", "fr-ney", "fr-soult")
		g.WantOptions("melee fr-ln-2 @gb-ln-2", "done").WantRefused("melee fr-ln-1", "CCN-9.1")
	})
	t.Run("CCN-60.5 a unit that a leader joins is not ordered by it", func(t *testing.T) {
		g := lead(t, "french: e5 fr-ln-1, e8 fr-ln-2\nfrench leaders: g5 fr-ney, e8 fr-soult\nallied: d5 gb-ln-1, d8 gb-ln-2")
		g.Play("move fr-ney @e5").WantAt("fr-ney", "e5").WantRefused("move fr-ln-1", "CCN-9.1").Play("done")
		g.WantOptions("melee fr-ln-2 @gb-ln-2", "done")
	})
	t.Run("CCN-60.6 without a leader on the board one unit by the general rules", func(t *testing.T) {
		g := lead(t, "french: e5 fr-ln-1, e8 fr-lc-1\nfrench lost: fr-ney\nallied: d5 gb-fa-1").wantAnyOne("fr-ln-1", "fr-lc-1")
		g.Play("done", "done", "melee fr-ln-1 @gb-fa-1").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-60.6 a lone leader anywhere rules that out", func(t *testing.T) {
		lead(t, "french: e5 fr-ln-1\nfrench leaders: i13 fr-ney\nallied: a1 gb-ln-1").wantOrdered("fr-ney").WantRefused("move fr-ln-1", "CCN-9.1")
	})
}

func TestLedgerLeadershipInMovementAndCombat(t *testing.T) {
	t.Run("CCN-60.7 nothing is announced, the leader detaches by moving first", func(t *testing.T) {
		g := lead(t, "french: e5 fr-ln-1, e6 fr-ln-2\nfrench leaders: e5 fr-ney, i1 fr-soult\nallied: a1 gb-ln-1").WantAsk("move", "french")
		g.WantOffered("move fr-ney @e8", "move fr-ney @e6", "move fr-ln-1 @d5").Play("move fr-ney @d5").wantOrdered("fr-ney", "fr-soult")
		g.WantRefused("move fr-ln-1", "CCN-9.1").WantAt("fr-ln-1", "e5")
	})
	t.Run("CCN-60.7 if the unit moves first he goes with it and has moved", func(t *testing.T) {
		g := lead(t, "french: e5 fr-ln-1\nfrench leaders: e5 fr-ney, i1 fr-soult\nallied: c5 gb-ln-1").Play("move fr-ln-1 @d5")
		g.WantAt("fr-ney", "d5").WantRefused("move fr-ney", "CCN-15.3").Play("done", "melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 6)
	})
	const square = "french: e5 fr-ln-1 square=1\nfrench track: c-rally-1\nfrench leaders: e5 fr-ney, i1 fr-soult\nallied: d5 gb-ln-1"
	t.Run("CCN-60.8 a leader attached to a square cannot detach", func(t *testing.T) {
		g := lead(t, square).WantAsk("square.leave", "french").Play("stay fr-ln-1").wantOrdered("fr-ln-1", "fr-ney", "fr-soult")
		g.WantRefused("move fr-ney", "CCN-10.5").Play("done", "melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 1)
	})
	t.Run("CCN-60.8 nor from one that was left this turn", func(t *testing.T) {
		g := lead(t, square).Play("leave fr-ln-1").WantRefused("move fr-ney", "CCN-10.5").WantNot("move fr-ney @f5")
		g.Play("move fr-ln-1 @f5").WantAt("fr-ney", "f5")
	})
	t.Run("CCN-60.8 in a later turn he may, as from any unit", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered unfolded
		french leaders: e5 fr-ney
		allied: a1 gb-ln-1
		french hand: c-leadership-1
		allied hand: c-probe-right-1
		phase end`).Draw("c-rally-1").Play("play +c-probe-right-1", "done").Draw("c-elan-1").Play("play +c-leadership-1")
		g.WantAsk("move", "french").WantOffered("move fr-ney @f5").Play("move fr-ney @f5").wantOrdered("fr-ney")
	})
	t.Run("CCN-60.9 a unit that loses its leader keeps order and die through its combat", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-hc-1 ordered
		french leaders: e5 fr-ney ordered
		allied: d5 gb-ln-1 blocks=2, c6 gb-fa-1
		allied hand: c-first-strike-1
		`+commanding)
		g.Play("melee fr-hc-1 @gb-ln-1", "strike +c-first-strike-1").roll("si").roll("ss").wantLeader("fr-ney", "killed")
		g.wantDice("melee.roll", "french", 5).wantMod("dice", "CCN-60.3", 1).roll("iicca").Play("advance fr-hc-1 @d5", "stay fr-hc-1", "melee fr-hc-1 @gb-fa-1")
		g.wantDice("melee.roll", "french", 5)
	})
}

const manoeuvre = "c-la-grande-manoeuvre-1"

func TestLedgerLaGrandeManoeuvre(t *testing.T) {
	t.Run("CCN-61.1 four units or leaders anywhere", func(t *testing.T) {
		g := tacticOrders(t, manoeuvre, `
		french: a1 fr-ln-1, i1 fr-lc-1, e7 fr-fa-1, e13 fr-ln-2
		french leaders: g7 fr-ney
		allied: a9 gb-ln-1`, "order fr-ln-1", "order fr-lc-1", "order fr-ney")
		g.WantOffered("order fr-ln-2").Play("order fr-fa-1").WantRefused("order fr-ln-2", "CCN-61.1")
	})
	for _, unit := range []string{"fr-ln-1", "fr-mi-1", "fr-fa-1", "fr-hc-1", "fr-lc-1"} {
		t.Run("CCN-61.1 each moves up to four hexes: "+unit, func(t *testing.T) {
			g := tacticOrders(t, manoeuvre, "french: i5 "+unit+"\nallied: a13 gb-ln-1", "order "+unit, "done")
			g.WantOffered("move "+unit+" @e5", "move "+unit+" @i9").WantRefused("move "+unit+" @d5", "CCN-61.1")
		})
	}
	t.Run("CCN-61.2 nobody battles, moved or not", func(t *testing.T) {
		g := tacticOrders(t, manoeuvre, "french: e5 fr-ln-1, e8 fr-fa-1\nallied: d5 gb-ln-1, c8 gb-ln-2", "order fr-ln-1", "order fr-fa-1", "done")
		g.Play("done").WantAsk("draw", "")
	})
	const squares = "french: e5 fr-ln-1 square=1, e8 fr-ln-2\nfrench track: c-rally-1\nfrench leaders: e5 fr-ney\nallied: a1 gb-ln-1"
	t.Run("CCN-61.3 infantry in square is not ordered", func(t *testing.T) {
		g := tacticOrders(t, manoeuvre, squares).WantOptions("order fr-ln-2", "done").WantRefused("order fr-ln-1", "CCN-61.3")
		g.WantRefused("detach fr-ney", "CCN-10.5")
	})
	t.Run("CCN-61.4 a leader detaches for one order and moves four hexes", func(t *testing.T) {
		g := tacticOrders(t, manoeuvre, `
		french: e5 fr-ln-1, e7 fr-ln-2, e8 fr-ln-3, e9 fr-ln-4
		french leaders: e5 fr-ney
		allied: a13 gb-ln-1`, "detach fr-ney", "order fr-ln-2", "order fr-ln-3", "order fr-ln-4")
		g.WantRefused("order fr-ln-1", "CCN-61.1").Play("done").WantOffered("move fr-ney @a5").WantRefused("move fr-ney @a8", "CCN-15.1")
		g.WantRefused("move fr-ln-1", "CCN-9.1")
	})
	t.Run("CCN-61.4 unit and leader who are both ordered part", func(t *testing.T) {
		g := tacticOrders(t, manoeuvre, "french: e5 fr-ln-1\nfrench leaders: e5 fr-ney\nallied: a13 gb-ln-1", "order fr-ln-1", "detach fr-ney", "done")
		g.Play("move fr-ln-1 @e9").WantAt("fr-ney", "e5").WantAt("fr-ln-1", "e9")
	})
	t.Run("CCN-61.5 terrain stops the march, and enemies are not passed", func(t *testing.T) {
		g := tacticOrders(t, manoeuvre, scene("e3 e4 f1 d1 d2 F", "f2 f3 ~")+"french: e1 fr-ln-1\nallied: e2 gb-ln-1", "order fr-ln-1", "done")
		g.WantTargets("move fr-ln-1", "d1 f1")
	})
	t.Run("CCN-61.5 friends are not passed either", func(t *testing.T) {
		g := tacticOrders(t, manoeuvre, "french: i1 fr-ln-1, i2 fr-ln-2, h1 fr-ln-3\nallied: a1 gb-ln-1", "order fr-ln-1", "done")
		g.WantTargets("move fr-ln-1", "").WantRefused("move fr-ln-1 @i3", "CCN-11.13")
	})
	t.Run("CCN-61.6 instead any one unit acts by the general rules", func(t *testing.T) {
		g := cardTurn(t, manoeuvre, "french: e5 fr-ln-1, e8 fr-lc-1\nallied: d5 gb-ln-1").WantAsk("card.mode", "french")
		g.WantOptions("manoeuvre", "single").Play("single")
		if rule := g.Request().Rule; rule != "CCN-61.6" {
			t.Errorf("the order is granted by %s", rule)
		}
		g.wantAnyOne("fr-ln-1", "fr-lc-1").Play("done")
		g.WantRefused("move fr-ln-1 @g5", "CCN-12.1").Play("done", "melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-61.6 but no leader, alone or attached", func(t *testing.T) {
		g := cardTurn(t, "c-la-grande-manoeuvre-1", "french: e5 fr-ln-1, e9 fr-ln-2\nfrench leaders: e5 fr-ney, g3 fr-soult\nallied: a1 gb-ln-1").Play("single")
		g.WantOptions("order fr-ln-1", "order fr-ln-2", "done").wantOnlyWhy("order fr-soult", "CCN-10.2", "leaders").wantOnlyWhy("detach fr-ney", "CCN-10.2", "leaders")
	})
	t.Run("CCN-61.6 this may be a square", func(t *testing.T) {
		g := cardTurn(t, manoeuvre, squares).Play("single", "order fr-ln-1", "done").WantAsk("square.leave", "french")
		g.Play("leave fr-ln-1").WantOffered("move fr-ln-1 @d5").WantNot("move fr-ln-1 @c5")
	})
	t.Run("CCN-61.6 or he manoeuvres", func(t *testing.T) {
		cardTurn(t, manoeuvre, squares).Play("manoeuvre").WantOptions("order fr-ln-2", "done")
	})
}
