package ccn

import (
	"slices"
	"testing"

	"grognard/rules"
)

// fleeing is General Hill on e6, whose unit has been eliminated or who was
// attacked alone, about to retreat from French light infantry on e5.
func fleeing(t *testing.T, more ...string) *game {
	t.Helper()
	return lonely(t, "fr-lt-1", more...).rollFlags(0)
}

func TestLedgerLeaderRetreats(t *testing.T) {
	t.Run("CCN-28.1 alone, when his unit is eliminated and he has passed the check", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1 blocks=1", 1, hillLeads).roll("iccc").roll("i").WantAsk("leader.retreat", "allied")
		g.WantEverTold(rules.EvRemove, "gb-ln-1").WantNeverTold(rules.EvRetreat, "gb-hill")
		duel(t, "fr-lt-1", "", "gb-ln-1 blocks=2", 1, hillLeads).roll("iccc").roll("ii").WantAsk("battle_back", "allied")
	})
	t.Run("CCN-28.1 when he stood alone and was attacked without being hit", func(t *testing.T) {
		fleeing(t).WantAsk("leader.retreat", "allied")
	})
	t.Run("CCN-28.2 one, two or three hexes; staying is not allowed", func(t *testing.T) {
		g := fleeing(t).WantOptions("retreat gb-hill @d5", "retreat gb-hill @d6").Play("retreat gb-hill @d5")
		g.WantOptions("stop gb-hill", "retreat gb-hill @c5", "retreat gb-hill @c6").Play("retreat gb-hill @c6")
		g.WantOptions("stop gb-hill", "retreat gb-hill @b5", "retreat gb-hill @b6").Play("retreat gb-hill @b6")
		g.WantAt("gb-hill", "b6").WantAsk("advance", "french")
		fleeing(t).Play("retreat gb-hill @d5", "stop gb-hill").WantAt("gb-hill", "d5").WantAsk("advance", "french")
	})
	t.Run("CCN-28.2 hex by hex, as the log tells", func(t *testing.T) {
		g := fleeing(t).Play("retreat gb-hill @d5")
		for _, e := range g.Events {
			if e.Kind == rules.EvRetreat && e.Rule == "CCN-28.2" && e.Who == refsByName["gb-hill"] && e.From == refsByName["e6"] && e.To == refsByName["d5"] &&
				slices.Equal(names(e.Path), []string{"d5", "e6"}) && e.N == 1 {
				return
			}
		}
		t.Errorf("told are %+v", g.Events)
	})
	t.Run("CCN-28.3 to the rear hexes of his side", func(t *testing.T) {
		fleeing(t, "top french").WantOptions("retreat gb-hill @f5", "retreat gb-hill @f6")
	})
	for _, letter := range []string{"F", "T", "f", "s"} {
		t.Run("CCN-28.4 passable terrain does not stop him: "+letter, func(t *testing.T) {
			g := fleeing(t, scene("d5 d6 c5 c6 c7 "+letter)).Play("retreat gb-hill @d5", "retreat gb-hill @c5", "retreat gb-hill @b5")
			g.WantAt("gb-hill", "b5")
		})
	}
	for _, letter := range []string{"~", "R"} {
		t.Run("CCN-28.4 impassable terrain is not entered: "+letter, func(t *testing.T) {
			fleeing(t, scene("d5 "+letter)).WantAt("gb-hill", "d6").WantOptions("stop gb-hill", "retreat gb-hill @c6", "retreat gb-hill @c7")
		})
	}
	t.Run("CCN-28.5 he passes friendly units and leaders without harm to them", func(t *testing.T) {
		g := fleeing(t, "allied: d5 gb-ln-1, d6 gb-ln-2", "allied leaders: d5 gb-cole, d6 gb-picton, c6 gb-leith", scene("c5 c7 ~"))
		g.Play("retreat gb-hill @d5").WantAt("gb-hill", "c6").WantAsk("leader.retreat", "allied").WantOptions("retreat gb-hill @b5", "retreat gb-hill @b6")
		g.Play("retreat gb-hill @b5").WantAt("gb-hill", "b5").WantAt("gb-cole", "d5").WantAt("gb-ln-1", "d5").WantAt("gb-leith", "c6")
		g.Play("stay fr-lt-1").WantAsk("draw", "")
	})
	t.Run("CCN-28.6 he may end with a friendly unit without a leader and is attached to it", func(t *testing.T) {
		g := fleeing(t, "allied: d5 gb-ln-1").Play("retreat gb-hill @d5").WantOffered("stop gb-hill").Play("stop gb-hill", "stay fr-lt-1")
		if l := g.board().leaderOf(g.unit("gb-ln-1")); l != g.leader("gb-hill") {
			t.Errorf("leader %d is with gb-ln-1", l)
		}
		g = draw(t, "french: f5 fr-ln-1\nfrench leaders: e5 fr-ney\nallied: d5 gb-lt-1 ordered\nactive allied").Play("melee gb-lt-1 @fr-ney").rollFlags(0)
		if g.Play("retreat fr-ney @f5", "stop fr-ney").wantSaid("CCN-28.6", "joined"); g.lastSaid("joined").Text.B != refsByName["fr-ln-1"] && g.lastSaid("joined").Text.A != refsByName["fr-ln-1"] {
			t.Errorf("told is %+v", g.lastSaid("joined"))
		}
	})
}

func TestLedgerEndsOfLeaderRetreats(t *testing.T) {
	for _, c := range []struct{ who, line string }{
		{"a leader with his unit", "allied: d5 gb-ln-1\nallied leaders: d5 gb-cole"}, {"a lone leader", "allied leaders: d5 gb-cole"},
		{"an enemy leader", "french leaders: d5 fr-ney"},
	} {
		t.Run("CCN-28.7 he does not end with "+c.who, func(t *testing.T) {
			g := fleeing(t, c.line).Play("retreat gb-hill @d5").WantAsk("leader.retreat", "allied").WantNot("stop gb-hill")
			g.WantOptions("retreat gb-hill @c5", "retreat gb-hill @c6")
		})
	}
	t.Run("CCN-28.7 nor with an enemy unit", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-fa-1").Play("retreat gb-hill @d5").roll("iiii").WantNot("stop gb-hill")
		g.WantOptions("retreat gb-hill @c5", "retreat gb-hill @c6")
	})
	t.Run("CCN-28.8 he steps off his baseline, without a banner, and is out of the game", func(t *testing.T) {
		g := draw(t, "french: c5 fr-lt-1 ordered\nallied leaders: b5 gb-hill").Play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.Play("retreat gb-hill @a5").WantOptions("stop gb-hill", "off gb-hill").Play("off gb-hill")
		g.wantLeader("gb-hill", "gone").WantAt("gb-hill", "").wantBanners("french", 0).WantAsk("advance", "french")
		g.WantEverTold(rules.EvRemove, "gb-hill").wantSaid("CCN-28.8", "left")
	})
	t.Run("CCN-28.8 this uses one of his three hexes", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lt-1 ordered\nallied leaders: d5 gb-hill").Play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.Play("retreat gb-hill @c5", "retreat gb-hill @b5", "retreat gb-hill @a5").WantAt("gb-hill", "a5").wantLeader("gb-hill", "serving")
		g = draw(t, "french: d5 fr-lt-1 ordered\nallied leaders: c5 gb-hill").Play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.Play("retreat gb-hill @b5", "retreat gb-hill @a5").WantOptions("stop gb-hill", "off gb-hill")
	})
	t.Run("CCN-28.8 through a hex of the baseline where he may not end", func(t *testing.T) {
		g := draw(t, "french: c5 fr-lt-1 ordered\nallied leaders: b5 gb-hill, a5 gb-cole, a6 gb-leith").Play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.wantLeader("gb-hill", "serving").Play("retreat gb-hill @a5").wantLeader("gb-hill", "gone").wantBanners("french", 0)
		g.Play("stay fr-lt-1").WantAt("gb-cole", "a5").WantAsk("draw", "")
	})
	t.Run("CCN-28.8 the bottom army from row h by two", func(t *testing.T) {
		g := draw(t, "allied: g5 gb-ln-1 ordered\nfrench leaders: h5 fr-ney\nactive allied").Play("melee gb-ln-1 @fr-ney").roll("iiii")
		g.Play("retreat fr-ney @i6", "off fr-ney").wantLeader("fr-ney", "gone").wantBanners("allied", 0)
	})
	t.Run("CCN-28.8 along the edge he has one hex behind him", func(t *testing.T) {
		g := draw(t, scene("c2 R")+"french: e1 fr-lt-1 ordered\nallied leaders: d1 gb-hill, c1 gb-cole").Play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.Play("stop gb-hill").WantAt("gb-hill", "b1").wantLeader("gb-hill", "serving")
	})
	t.Run("CCN-28.9 into an enemy unit's hex only by an escape", func(t *testing.T) {
		g := draw(t, "french: d5 fr-ln-1, e5 fr-lt-1 ordered\nallied leaders: e6 gb-hill").Play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.Play("retreat gb-hill @d5").wantDice("leader.escape", "french", 4)
		fleeing(t, "french: d5 fr-ln-1").Play("retreat gb-hill @d5").wantDice("leader.escape", "french", 4)
	})
	t.Run("CCN-28.9 through an enemy lone leader's without dice", func(t *testing.T) {
		g := fleeing(t, "french leaders: d5 fr-ney").Play("retreat gb-hill @d5", "retreat gb-hill @c5", "stop gb-hill").WantAt("gb-hill", "c5")
		g.wantRolls("leader.escape", 0).WantAt("fr-ney", "d5").Play("stay fr-lt-1").WantAt("fr-ney", "d5").WantAsk("draw", "")
	})
	t.Run("CCN-28.10 eliminated if impassable terrain leaves him no hex", func(t *testing.T) {
		fleeing(t, scene("d5 ~", "d6 R")).wantLeader("gb-hill", "killed").wantBanners("french", 1).WantAsk("advance", "french")
	})
	t.Run("CCN-28.10 or if no path of three hexes has a legal end", func(t *testing.T) {
		g := fleeing(t, scene("c5 c7 b6 ~"), "allied leaders: d5 gb-cole, d6 gb-picton, c6 gb-leith, b5 gb-hope")
		g.wantLeader("gb-hill", "killed").wantBanners("french", 1)
	})
	t.Run("CCN-28.10 one such path is enough", func(t *testing.T) {
		g := fleeing(t, scene("c5 c7 ~"), "allied leaders: d5 gb-cole, d6 gb-picton, c6 gb-leith, b5 gb-hope")
		g.wantLeader("gb-hill", "serving").Play("retreat gb-hill @d5").WantAt("gb-hill", "b6")
	})
	t.Run("CCN-28.11 the leader of a unit that retreats goes with it", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, hillLeads).roll("faaa").Play("take gb-ln-1", "retreat gb-ln-1 @d5").WantAt("gb-hill", "d5")
		g.wantAlong(rules.EvRetreat, "CCN-26.7", "gb-hill", "e6", "d5").WantAsk("advance", "french")
	})
}

func TestLedgerEscapes(t *testing.T) {
	for _, c := range []struct {
		unit string
		dice int
		more string
	}{
		{"fr-ln-1", 4, ""}, {"fr-ln-1 blocks=2", 2, ""}, {"fr-og-1", 6, ""}, {"fr-hc-1", 5, ""}, {"fr-fa-1", 4, ""}, {"fr-gfa-1 blocks=1", 4, ""},
		{"fr-ha-1", 3, ""}, {"fr-og-1 square=1", 1, "french track: c-rally-1"}, {"fr-mi-1", 4, ""},
		{"fr-lc-1", 4, scene("d5 F")}, {"fr-gr-1", 5, "french leaders: d5 fr-ney\ncard c-leadership-1"},
	} {
		t.Run("CCN-29.2 the dice of "+c.unit+" without card, terrain and bonus against infantry", func(t *testing.T) {
			fleeing(t, "french: d5 "+c.unit, c.more).Play("retreat gb-hill @d5").wantDice("leader.escape", "french", c.dice)
		})
	}
	t.Run("CCN-29.2 terrain of neither side counts", func(t *testing.T) {
		fleeing(t, "french: d5 fr-lc-1 ordered", scene("d5 T", "e6 F")).Play("retreat gb-hill @d5").wantDice("leader.escape", "french", 4)
	})
	t.Run("CCN-29.1 the unit attacks at once", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1", scene("d6 ~")).WantAt("gb-hill", "d5").wantDice("leader.escape", "french", 4).WantEverTold(rules.EvDeclare, "fr-ln-1")
		g.roll("iiii").WantAsk("leader.retreat", "allied")
	})
	for _, unit := range []string{"fr-ln-1", "fr-mi-1", "fr-fa-1"} {
		t.Run("CCN-29.3 a saber of any unit eliminates him: "+unit, func(t *testing.T) {
			g := fleeing(t, "french: d5 "+unit).Play("retreat gb-hill @d5").roll("iics").wantLeader("gb-hill", "killed").wantBanners("french", 1)
			g.WantAsk("advance", "french")
			fleeing(t, "french: d5 "+unit).Play("retreat gb-hill @d5").roll("icaf").wantLeader("gb-hill", "serving")
		})
	}
	t.Run("CCN-29.4 not hit he must go on", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1").Play("retreat gb-hill @d5").roll("ffff").WantOptions("retreat gb-hill @c5", "retreat gb-hill @c6")
		g.Play("retreat gb-hill @c5").WantOffered("stop gb-hill")
	})
	t.Run("CCN-29.5 a second enemy hex is a second escape", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1, c5 fr-lc-1, c6 fr-hc-1").Play("retreat gb-hill @d5").roll("iiii").Play("retreat gb-hill @c6")
		g.wantDice("leader.escape", "french", 5).roll("iiiii").WantOptions("retreat gb-hill @b5", "retreat gb-hill @b6").wantRolls("leader.escape", 2)
		g.Play("retreat gb-hill @b6").WantAt("gb-hill", "b6").WantAsk("advance", "french")
	})
	t.Run("CCN-29.6 a third enemy hex is no way out, not even off the board", func(t *testing.T) {
		// b5 and b6 are enemy hexes, only the way over b7 is left
		g := fleeing(t, "french: d5 fr-ln-1, d6 fr-ln-2, c5 fr-ln-3, c6 fr-ln-4, c7 fr-ln-5, b4 fr-ln-6, b5 fr-ln-7, b6 fr-ln-8")
		g.WantAt("gb-hill", "d6").roll("iiii").WantAt("gb-hill", "c7").roll("iiii").WantAt("gb-hill", "b7").wantLeader("gb-hill", "serving")
	})
	t.Run("CCN-29.6 the third eliminates him without dice", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1, d6 fr-ln-2, c5 fr-ln-3, c6 fr-ln-4, c7 fr-ln-5, b4 fr-ln-6, b5 fr-ln-7, b6 fr-ln-8, b7 fr-ln-9")
		g.wantLeader("gb-hill", "killed").wantBanners("french", 1).wantRolls("leader.escape", 0).WantAsk("advance", "french")
	})
	t.Run("CCN-29.7 the example: all hexes behind him hold enemies", func(t *testing.T) {
		g := draw(t, `
		allied: e4 gb-ln-1 ordered, f4 gb-ln-2, f5 gb-ln-3, g4 gb-ln-4, g5 gb-ln-5, g6 gb-ln-6
		allied: h3 gb-lt-1, h4 gb-lt-2, h5 gb-fa-1, h6 gb-fa-2
		french leaders: e5 fr-ney
		active allied`)
		g.Play("melee gb-ln-1 @fr-ney").roll("iiii").wantLeader("fr-ney", "killed").wantBanners("allied", 1).wantRolls("leader.escape", 0)
	})
	t.Run("CCN-29.7 with one of them free he escapes to it", func(t *testing.T) {
		g := draw(t, `
		allied: e4 gb-ln-1 ordered, f4 gb-ln-2, f5 gb-ln-3, g4 gb-ln-4, g5 gb-ln-5, g6 gb-ln-6
		allied: h3 gb-lt-1, h4 gb-lt-2, h5 gb-fa-1
		french leaders: e5 fr-ney
		active allied`)
		g.Play("melee gb-ln-1 @fr-ney").roll("iiii").WantAt("fr-ney", "f5").roll("iiii").WantAt("fr-ney", "g6").roll("iiii").WantAt("fr-ney", "h6")
	})
	t.Run("CCN-29.8 the unit is not moved, and it has not battled", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1 ordered", "allied: c4 gb-ln-1, c5 gb-ln-2").Play("retreat gb-hill @d5").roll("iiii")
		g.Play("retreat gb-hill @c6", "stop gb-hill", "stay fr-lt-1").WantAt("fr-ln-1", "d5").wantBlocks("fr-ln-1", 4)
		g.WantAsk("combat", "french").WantTargets("melee fr-ln-1", "gb-ln-2 gb-hill")
	})
}
