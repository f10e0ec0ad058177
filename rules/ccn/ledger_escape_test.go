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
		g := duel(t, "fr-lt-1", "", "gb-ln-1 blocks=1", 1, hillLeads).roll("iccc").roll("i").wantAsk("leader.retreat", "allied")
		g.wantTold(rules.EvRemove, "gb-ln-1").wantUntold(rules.EvRetreat, "gb-hill")
		duel(t, "fr-lt-1", "", "gb-ln-1 blocks=2", 1, hillLeads).roll("iccc").roll("ii").wantAsk("battle_back", "allied")
	})
	t.Run("CCN-28.1 when he stood alone and was attacked without being hit", func(t *testing.T) {
		fleeing(t).wantAsk("leader.retreat", "allied")
	})
	t.Run("CCN-28.2 one, two or three hexes; staying is not allowed", func(t *testing.T) {
		g := fleeing(t).wantOptions("retreat gb-hill @d5", "retreat gb-hill @d6").play("retreat gb-hill @d5")
		g.wantOptions("stop gb-hill", "retreat gb-hill @c5", "retreat gb-hill @c6").play("retreat gb-hill @c6")
		g.wantOptions("stop gb-hill", "retreat gb-hill @b5", "retreat gb-hill @b6").play("retreat gb-hill @b6")
		g.wantAt("gb-hill", "b6").wantAsk("advance", "french")
		fleeing(t).play("retreat gb-hill @d5", "stop gb-hill").wantAt("gb-hill", "d5").wantAsk("advance", "french")
	})
	t.Run("CCN-28.2 hex by hex, as the log tells", func(t *testing.T) {
		g := fleeing(t).play("retreat gb-hill @d5")
		for _, e := range g.events {
			if e.Kind == rules.EvRetreat && e.Rule == "CCN-28.2" && e.Who == refsByName["gb-hill"] && e.From == refsByName["e6"] && e.To == refsByName["d5"] &&
				slices.Equal(names(e.Path), []string{"d5", "e6"}) && e.N == 1 {
				return
			}
		}
		t.Errorf("told are %+v", g.events)
	})
	t.Run("CCN-28.3 to the rear hexes of his side", func(t *testing.T) {
		fleeing(t, "top french").wantOptions("retreat gb-hill @f5", "retreat gb-hill @f6")
	})
	for _, letter := range []string{"F", "T", "f", "s"} {
		t.Run("CCN-28.4 passable terrain does not stop him: "+letter, func(t *testing.T) {
			g := fleeing(t, scene("d5 d6 c5 c6 c7 "+letter)).play("retreat gb-hill @d5", "retreat gb-hill @c5", "retreat gb-hill @b5")
			g.wantAt("gb-hill", "b5")
		})
	}
	for _, letter := range []string{"~", "R"} {
		t.Run("CCN-28.4 impassable terrain is not entered: "+letter, func(t *testing.T) {
			fleeing(t, scene("d5 "+letter)).wantAt("gb-hill", "d6").wantOptions("stop gb-hill", "retreat gb-hill @c6", "retreat gb-hill @c7")
		})
	}
	t.Run("CCN-28.5 he passes friendly units and leaders without harm to them", func(t *testing.T) {
		g := fleeing(t, "allied: d5 gb-ln-1, d6 gb-ln-2", "allied leaders: d5 gb-cole, d6 gb-picton, c6 gb-leith", scene("c5 c7 ~"))
		g.play("retreat gb-hill @d5").wantAt("gb-hill", "c6").wantAsk("leader.retreat", "allied").wantOptions("retreat gb-hill @b5", "retreat gb-hill @b6")
		g.play("retreat gb-hill @b5").wantAt("gb-hill", "b5").wantAt("gb-cole", "d5").wantAt("gb-ln-1", "d5").wantAt("gb-leith", "c6")
		g.play("stay fr-lt-1").wantAsk("draw", "")
	})
	t.Run("CCN-28.6 he may end with a friendly unit without a leader and is attached to it", func(t *testing.T) {
		g := fleeing(t, "allied: d5 gb-ln-1").play("retreat gb-hill @d5").wantOffered("stop gb-hill").play("stop gb-hill", "stay fr-lt-1")
		if l := g.board().leaderOf(g.unit("gb-ln-1")); l != g.leader("gb-hill") {
			t.Errorf("leader %d is with gb-ln-1", l)
		}
		g = draw(t, "french: f5 fr-ln-1\nfrench leaders: e5 fr-ney\nallied: d5 gb-lt-1 ordered\nactive allied").play("melee gb-lt-1 @fr-ney").rollFlags(0)
		if g.play("retreat fr-ney @f5", "stop fr-ney").wantSaid("CCN-28.6", "joined"); g.lastSaid("joined").Text.B != refsByName["fr-ln-1"] && g.lastSaid("joined").Text.A != refsByName["fr-ln-1"] {
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
			g := fleeing(t, c.line).play("retreat gb-hill @d5").wantAsk("leader.retreat", "allied").wantNot("stop gb-hill")
			g.wantOptions("retreat gb-hill @c5", "retreat gb-hill @c6")
		})
	}
	t.Run("CCN-28.7 nor with an enemy unit", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-fa-1").play("retreat gb-hill @d5").roll("iiii").wantNot("stop gb-hill")
		g.wantOptions("retreat gb-hill @c5", "retreat gb-hill @c6")
	})
	t.Run("CCN-28.8 he steps off his baseline, without a banner, and is out of the game", func(t *testing.T) {
		g := draw(t, "french: c5 fr-lt-1 ordered\nallied leaders: b5 gb-hill").play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.play("retreat gb-hill @a5").wantOptions("stop gb-hill", "off gb-hill").play("off gb-hill")
		g.wantLeader("gb-hill", "gone").wantAt("gb-hill", "").wantBanners("french", 0).wantAsk("advance", "french")
		g.wantTold(rules.EvRemove, "gb-hill").wantSaid("CCN-28.8", "left")
	})
	t.Run("CCN-28.8 this uses one of his three hexes", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lt-1 ordered\nallied leaders: d5 gb-hill").play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.play("retreat gb-hill @c5", "retreat gb-hill @b5", "retreat gb-hill @a5").wantAt("gb-hill", "a5").wantLeader("gb-hill", "serving")
		g = draw(t, "french: d5 fr-lt-1 ordered\nallied leaders: c5 gb-hill").play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.play("retreat gb-hill @b5", "retreat gb-hill @a5").wantOptions("stop gb-hill", "off gb-hill")
	})
	t.Run("CCN-28.8 through a hex of the baseline where he may not end", func(t *testing.T) {
		g := draw(t, "french: c5 fr-lt-1 ordered\nallied leaders: b5 gb-hill, a5 gb-cole, a6 gb-leith").play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.wantLeader("gb-hill", "serving").play("retreat gb-hill @a5").wantLeader("gb-hill", "gone").wantBanners("french", 0)
		g.play("stay fr-lt-1").wantAt("gb-cole", "a5").wantAsk("draw", "")
	})
	t.Run("CCN-28.8 the bottom army from row h by two", func(t *testing.T) {
		g := draw(t, "allied: g5 gb-ln-1 ordered\nfrench leaders: h5 fr-ney\nactive allied").play("melee gb-ln-1 @fr-ney").roll("iiii")
		g.play("retreat fr-ney @i6", "off fr-ney").wantLeader("fr-ney", "gone").wantBanners("allied", 0)
	})
	t.Run("CCN-28.8 along the edge he has one hex behind him", func(t *testing.T) {
		g := draw(t, scene("c2 R")+"french: e1 fr-lt-1 ordered\nallied leaders: d1 gb-hill, c1 gb-cole").play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.play("stop gb-hill").wantAt("gb-hill", "b1").wantLeader("gb-hill", "serving")
	})
	t.Run("CCN-28.9 into an enemy unit's hex only by an escape", func(t *testing.T) {
		g := draw(t, "french: d5 fr-ln-1, e5 fr-lt-1 ordered\nallied leaders: e6 gb-hill").play("melee fr-lt-1 @gb-hill").roll("iiii")
		g.play("retreat gb-hill @d5").wantDice("leader.escape", "french", 4)
		fleeing(t, "french: d5 fr-ln-1").play("retreat gb-hill @d5").wantDice("leader.escape", "french", 4)
	})
	t.Run("CCN-28.9 through an enemy lone leader's without dice", func(t *testing.T) {
		g := fleeing(t, "french leaders: d5 fr-ney").play("retreat gb-hill @d5", "retreat gb-hill @c5", "stop gb-hill").wantAt("gb-hill", "c5")
		g.wantRolls("leader.escape", 0).wantAt("fr-ney", "d5").play("stay fr-lt-1").wantAt("fr-ney", "d5").wantAsk("draw", "")
	})
	t.Run("CCN-28.10 eliminated if impassable terrain leaves him no hex", func(t *testing.T) {
		fleeing(t, scene("d5 ~", "d6 R")).wantLeader("gb-hill", "killed").wantBanners("french", 1).wantAsk("advance", "french")
	})
	t.Run("CCN-28.10 or if no path of three hexes has a legal end", func(t *testing.T) {
		g := fleeing(t, scene("c5 c7 b6 ~"), "allied leaders: d5 gb-cole, d6 gb-picton, c6 gb-leith, b5 gb-hope")
		g.wantLeader("gb-hill", "killed").wantBanners("french", 1)
	})
	t.Run("CCN-28.10 one such path is enough", func(t *testing.T) {
		g := fleeing(t, scene("c5 c7 ~"), "allied leaders: d5 gb-cole, d6 gb-picton, c6 gb-leith, b5 gb-hope")
		g.wantLeader("gb-hill", "serving").play("retreat gb-hill @d5").wantAt("gb-hill", "b6")
	})
	t.Run("CCN-28.11 the leader of a unit that retreats goes with it", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, hillLeads).roll("faaa").play("take gb-ln-1", "retreat gb-ln-1 @d5").wantAt("gb-hill", "d5")
		g.wantAlong(rules.EvRetreat, "CCN-26.7", "gb-hill", "e6", "d5").wantAsk("advance", "french")
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
			fleeing(t, "french: d5 "+c.unit, c.more).play("retreat gb-hill @d5").wantDice("leader.escape", "french", c.dice)
		})
	}
	t.Run("CCN-29.2 terrain of neither side counts", func(t *testing.T) {
		fleeing(t, "french: d5 fr-lc-1 ordered", scene("d5 T", "e6 F")).play("retreat gb-hill @d5").wantDice("leader.escape", "french", 4)
	})
	t.Run("CCN-29.1 the unit attacks at once", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1", scene("d6 ~")).wantAt("gb-hill", "d5").wantDice("leader.escape", "french", 4).wantTold(rules.EvDeclare, "fr-ln-1")
		g.roll("iiii").wantAsk("leader.retreat", "allied")
	})
	for _, unit := range []string{"fr-ln-1", "fr-mi-1", "fr-fa-1"} {
		t.Run("CCN-29.3 a saber of any unit eliminates him: "+unit, func(t *testing.T) {
			g := fleeing(t, "french: d5 "+unit).play("retreat gb-hill @d5").roll("iics").wantLeader("gb-hill", "killed").wantBanners("french", 1)
			g.wantAsk("advance", "french")
			fleeing(t, "french: d5 "+unit).play("retreat gb-hill @d5").roll("icaf").wantLeader("gb-hill", "serving")
		})
	}
	t.Run("CCN-29.4 not hit he must go on", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1").play("retreat gb-hill @d5").roll("ffff").wantOptions("retreat gb-hill @c5", "retreat gb-hill @c6")
		g.play("retreat gb-hill @c5").wantOffered("stop gb-hill")
	})
	t.Run("CCN-29.5 a second enemy hex is a second escape", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1, c5 fr-lc-1, c6 fr-hc-1").play("retreat gb-hill @d5").roll("iiii").play("retreat gb-hill @c6")
		g.wantDice("leader.escape", "french", 5).roll("iiiii").wantOptions("retreat gb-hill @b5", "retreat gb-hill @b6").wantRolls("leader.escape", 2)
		g.play("retreat gb-hill @b6").wantAt("gb-hill", "b6").wantAsk("advance", "french")
	})
	t.Run("CCN-29.6 a third enemy hex is no way out, not even off the board", func(t *testing.T) {
		// b5 and b6 are enemy hexes, only the way over b7 is left
		g := fleeing(t, "french: d5 fr-ln-1, d6 fr-ln-2, c5 fr-ln-3, c6 fr-ln-4, c7 fr-ln-5, b4 fr-ln-6, b5 fr-ln-7, b6 fr-ln-8")
		g.wantAt("gb-hill", "d6").roll("iiii").wantAt("gb-hill", "c7").roll("iiii").wantAt("gb-hill", "b7").wantLeader("gb-hill", "serving")
	})
	t.Run("CCN-29.6 the third eliminates him without dice", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1, d6 fr-ln-2, c5 fr-ln-3, c6 fr-ln-4, c7 fr-ln-5, b4 fr-ln-6, b5 fr-ln-7, b6 fr-ln-8, b7 fr-ln-9")
		g.wantLeader("gb-hill", "killed").wantBanners("french", 1).wantRolls("leader.escape", 0).wantAsk("advance", "french")
	})
	t.Run("CCN-29.7 the example: all hexes behind him hold enemies", func(t *testing.T) {
		g := draw(t, `
		allied: e4 gb-ln-1 ordered, f4 gb-ln-2, f5 gb-ln-3, g4 gb-ln-4, g5 gb-ln-5, g6 gb-ln-6
		allied: h3 gb-lt-1, h4 gb-lt-2, h5 gb-fa-1, h6 gb-fa-2
		french leaders: e5 fr-ney
		active allied`)
		g.play("melee gb-ln-1 @fr-ney").roll("iiii").wantLeader("fr-ney", "killed").wantBanners("allied", 1).wantRolls("leader.escape", 0)
	})
	t.Run("CCN-29.7 with one of them free he escapes to it", func(t *testing.T) {
		g := draw(t, `
		allied: e4 gb-ln-1 ordered, f4 gb-ln-2, f5 gb-ln-3, g4 gb-ln-4, g5 gb-ln-5, g6 gb-ln-6
		allied: h3 gb-lt-1, h4 gb-lt-2, h5 gb-fa-1
		french leaders: e5 fr-ney
		active allied`)
		g.play("melee gb-ln-1 @fr-ney").roll("iiii").wantAt("fr-ney", "f5").roll("iiii").wantAt("fr-ney", "g6").roll("iiii").wantAt("fr-ney", "h6")
	})
	t.Run("CCN-29.8 the unit is not moved, and it has not battled", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1 ordered", "allied: c4 gb-ln-1, c5 gb-ln-2").play("retreat gb-hill @d5").roll("iiii")
		g.play("retreat gb-hill @c6", "stop gb-hill", "stay fr-lt-1").wantAt("fr-ln-1", "d5").wantBlocks("fr-ln-1", 4)
		g.wantAsk("combat", "french").wantTargets("melee fr-ln-1", "gb-ln-2 gb-hill")
	})
}
