package ccn

import "testing"

const cold = "card c-give-them-the-cold-steel-1"

// steel plays Give Them the Cold Steel.
func steel(t *testing.T, picture string) *game {
	t.Helper()
	return cardTurn(t, "c-give-them-the-cold-steel-1", picture)
}

func TestLedgerColdSteelOrdersAllNextToEnemies(t *testing.T) {
	t.Run("CCN-59.1 all units next to an enemy unit or leader, nobody else", func(t *testing.T) {
		g := steel(t, `
		french: e2 fr-ln-1, e5 fr-lc-1, e8 fr-fa-1, e11 fr-ln-2, g5 fr-ln-3
		french leaders: g9 fr-ney, e2 fr-soult
		allied: d2 gb-ln-1, d5 gb-ln-2, d8 gb-ln-3, f9 gb-ln-4
		allied leaders: d11 gb-hill`)
		g.WantAsk("combat", "french").wantOrdered("fr-ln-1", "fr-lc-1", "fr-fa-1", "fr-ln-2")
	})
	t.Run("CCN-59.1 who comes next to an enemy during the battles is not ordered", func(t *testing.T) {
		g := steel(t, "french: e5 fr-ln-1, b4 fr-ln-2, e9 fr-ln-3\nallied: d5 gb-ln-1, d9 gb-ln-2").wantOrdered("fr-ln-1", "fr-ln-3")
		g.Play("melee fr-ln-1 @gb-ln-1").roll("fcccca").Play("retreat gb-ln-1 @c5", "stay fr-ln-1")
		g.WantOptions("melee fr-ln-3 @gb-ln-2", "done").WantRefused("melee fr-ln-2", "CCN-9.1")
	})
	t.Run("CCN-59.1 who is no longer next to one keeps his order", func(t *testing.T) {
		g := steel(t, "french: e5 fr-ln-1, e4 fr-ln-2, e9 fr-ln-3\nallied: d5 gb-ln-1, d4 gb-ln-2, d9 gb-ln-4")
		g.Play("melee fr-ln-1 @gb-ln-2").roll("iiiiia").Play("stay fr-ln-1").wantOrdered("fr-ln-1", "fr-ln-2", "fr-ln-3")
		g.WantRefused("melee fr-ln-2 @gb-ln-1", "CCN-21.1")
	})
	t.Run("CCN-59.2 nobody moves before his melee", func(t *testing.T) {
		steel(t, "french: e5 fr-lc-1, e8 fr-ha-1\nfrench leaders: e5 fr-ney\nallied: d5 gb-ln-1, d8 gb-ln-2").WantAsk("combat", "french")
	})
	t.Run("CCN-59.2 nobody fires, even if only a leader stands next to him", func(t *testing.T) {
		g := steel(t, "french: e5 fr-lt-1\nallied: e7 gb-ln-1\nallied leaders: d5 gb-hill").WantOptions("melee fr-lt-1 @gb-hill", "done")
		g.WantRefused("fire fr-lt-1 @gb-ln-1", "CCN-59.2")
	})
	t.Run("CCN-59.3 every unit has a die more in melee", func(t *testing.T) {
		wantDuel(t, "fr-ln-1", "", "gb-ln-1", 1, 6, cold).wantMod("dice", "CCN-59.3", 1)
		wantDuel(t, "fr-hc-1", "", "gb-ln-1", 1, 6, cold)
		wantDuel(t, "fr-fa-1", "", "gb-ln-1", 1, 5, cold)
		wantDuel(t, "fr-og-1", "", "gb-ln-1", 1, 7, cold)
		wantDuel(t, "fr-gfa-1", "", "gb-ln-1", 1, 6, cold)
	})
	t.Run("CCN-59.7 with nobody next to an enemy nobody is ordered", func(t *testing.T) {
		steel(t, "french: e5 fr-ln-1\nfrench leaders: e8 fr-ney\nallied: c5 gb-ln-1, d8 gb-ln-2").wantTurnOver()
	})
}

func TestLedgerColdSteelAndWhatFollows(t *testing.T) {
	t.Run("CCN-59.4 infantry takes ground", func(t *testing.T) {
		g := steel(t, "french: e5 fr-ln-1\nallied: d5 gb-ln-1 blocks=1").Play("melee fr-ln-1 @gb-ln-1").roll("iiiiii")
		g.WantAsk("advance", "french").Play("advance fr-ln-1 @d5").WantAt("fr-ln-1", "d5")
	})
	t.Run("CCN-59.4 cavalry breaks through, and its bonus melee has normal dice", func(t *testing.T) {
		g := steel(t, "french: e5 fr-hc-1\nallied: d5 gb-ln-1 blocks=1, c6 gb-fa-1").Play("melee fr-hc-1 @gb-ln-1")
		g.wantDice("melee.roll", "french", 6).roll("iiiiii").Play("advance fr-hc-1 @d5", "stay fr-hc-1", "melee fr-hc-1 @gb-fa-1")
		g.wantDice("melee.roll", "french", 5).wantMod("dice", "CCN-59.3", 0)
	})
	t.Run("CCN-59.5 a unit whose enemies have gone has no target", func(t *testing.T) {
		g := steel(t, "french: e5 fr-ln-1, e6 fr-ln-2\nallied: d5 gb-ln-1 blocks=1").Play("melee fr-ln-1 @gb-ln-1").roll("iiiiii")
		g.Play("stay fr-ln-1").wantOrdered("fr-ln-1", "fr-ln-2").WantAsk("draw", "")
	})
	const square = "french: e5 fr-ln-1 square=1, e6 fr-fa-1\nfrench track: c-rally-1\nallied: d5 gb-ln-1"
	t.Run("CCN-59.6 a square that is left has all its dice", func(t *testing.T) {
		g := steel(t, square).WantAsk("square.leave", "french").Play("leave fr-ln-1", "melee fr-ln-1 @gb-ln-1", "done")
		g.wantDice("melee.roll", "french", 6)
	})
	t.Run("CCN-59.6 one that stays has one, without artillery", func(t *testing.T) {
		steel(t, square).Play("stay fr-ln-1", "melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 1)
	})
	t.Run("CCN-59.6 artillery next to the target joins, each piece with its own die more", func(t *testing.T) {
		g := steel(t, "french: e5 fr-ln-1, e6 fr-fa-1, d6 fr-ha-1, g5 fr-fa-2\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1")
		g.WantOptions("support fr-fa-1", "support fr-ha-1", "done").Play("support fr-fa-1", "support fr-ha-1").wantDice("melee.roll", "french", 6+5+4)
	})
	t.Run("CCN-59.6 artillery next to another enemy only does not", func(t *testing.T) {
		g := steel(t, "french: e5 fr-ln-1, f7 fr-fa-1\nallied: d5 gb-ln-1, e8 gb-ln-2").wantOrdered("fr-ln-1", "fr-fa-1")
		g.Play("melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 6)
	})
}
