package ccn

import (
	"testing"

	"grognard/rules"
)

// hillLeads is General Hill with the unit that the duels attack.
const hillLeads = "allied leaders: e6 gb-hill"

func TestLedgerLeaderChecks(t *testing.T) {
	t.Run("CCN-25.1 two sabers on two dice eliminate the leader and give a banner", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads).roll("iiccc").wantDice("leader.check", "french", 2).roll("ss")
		g.wantLeader("gb-hill", "killed").WantAt("gb-hill", "").wantBanners("french", 1).wantBlocks("gb-ln-1", 2)
	})
	for _, faces := range []string{"si", "fs", "ff", "ii"} {
		t.Run("CCN-25.1 nothing else does: "+faces, func(t *testing.T) {
			g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads).roll("icccc").roll(faces)
			g.wantLeader("gb-hill", "serving").WantAt("gb-hill", "e6").wantBanners("french", 0)
		})
	}
	t.Run("CCN-25.3 a retreat that fails after a check brings no second one", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads, scene("d5 d6 ~")).roll("ifccc").roll("ii").Play("take gb-ln-1")
		g.wantBlocks("gb-ln-1", 2).wantRolls("leader.check", 1).WantAsk("battle_back", "allied")
	})
	t.Run("CCN-25.3 First Strike and battle back are rolls of their own, each with its check", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "french leaders: e5 fr-ney", "allied hand: c-first-strike-1").Play("strike +c-first-strike-1").roll("iccc")
		g.wantDice("leader.check", "allied", 2).roll("si").wantDice("melee.roll", "french", 3+1).roll("cccc").Play("back gb-ln-1").roll("icca")
		g.wantDice("leader.check", "allied", 2).wantRolls("leader.check", 1).roll("ss").wantLeader("fr-ney", "killed").wantBanners("allied", 1)
	})
	t.Run("CCN-25.4 if only the retreat cost blocks the check comes after them", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads, scene("d5 d6 ~")).roll("fcccc").wantRolls("leader.check", 0).Play("take gb-ln-1")
		g.wantBlocks("gb-ln-1", 3).wantDice("leader.check", "french", 2).roll("ss").wantLeader("gb-hill", "killed")
	})
	t.Run("CCN-25.5 the check comes before the flags: who passes helps to ignore one", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads).roll("ifccc").wantDice("leader.check", "french", 2).roll("si")
		g.WantAsk("flags", "allied").wantMod("flags", "CCN-27.3", 1)
	})
	t.Run("CCN-25.5 who falls does not", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads).roll("ifccc").roll("ss").WantAsk("retreat", "allied").wantMod("flags", "CCN-27.3", 0)
	})
}

func TestLedgerLossesThatCallForACheck(t *testing.T) {
	french := "french leaders: e5 fr-ney"
	cases := []struct {
		what, by string
		play     func(t *testing.T) *game
	}{
		{"fire", "french", func(t *testing.T) *game {
			return duel(t, "fr-ln-1", "", "gb-ln-1", 2, "allied leaders: e7 gb-hill").roll("iccc")
		}},
		{"attack", "french", func(t *testing.T) *game { return duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads).roll("icccc") }},
		{"First Strike", "allied", func(t *testing.T) *game {
			return duel(t, "fr-ln-1", "", "gb-ln-1", 1, french, "allied hand: c-first-strike-1").Play("strike +c-first-strike-1").roll("iccc")
		}},
		{"square's strike", "allied", func(t *testing.T) *game {
			return duel(t, "fr-lc-1", "", "gb-ln-1 square=1", 1, french, squareTrack("allied")).roll("c")
		}},
		{"battle back", "allied", func(t *testing.T) *game {
			return duel(t, "fr-ln-1", "", "gb-ln-1", 1, french).roll("ccccc").Play("back gb-ln-1").roll("iccc")
		}},
		{"Retire & Reform", "french", func(t *testing.T) *game {
			return duel(t, "fr-ln-1", "", "gb-lc-1", 1, hillLeads).Play("reform").roll("ciii")
		}},
		{"a retreat that cannot be made", "french", func(t *testing.T) *game {
			return duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads, scene("d5 d6 ~")).roll("fcccc").Play("take gb-ln-1")
		}},
	}
	for _, c := range cases {
		t.Run("CCN-25.2 losses from "+c.what, func(t *testing.T) {
			c.play(t).wantDice("leader.check", c.by, 2).roll("ss").wantBanners(c.by, 1)
		})
	}
}

func TestLedgerLeadersOfEliminatedUnits(t *testing.T) {
	t.Run("CCN-25.6 one die, and a saber eliminates him", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, hillLeads).roll("icccc").wantLost("gb-ln-1").WantAt("gb-hill", "e6")
		g.wantBanners("french", 1).wantDice("leader.last", "french", 1).roll("s").wantLeader("gb-hill", "killed").wantBanners("french", 2)
	})
	t.Run("CCN-25.6 otherwise he retreats one to three hexes", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, hillLeads).roll("icccc").roll("f").WantAsk("leader.retreat", "allied")
		g.WantOptions("retreat gb-hill @d5", "retreat gb-hill @d6").Play("retreat gb-hill @d6", "retreat gb-hill @c7", "retreat gb-hill @b7")
		g.WantAt("gb-hill", "b7").wantLeader("gb-hill", "serving").wantBanners("french", 1).WantAsk("advance", "french")
	})
	t.Run("CCN-25.7 no further check if the unit is eliminated by its retreat after one", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=2", 1, hillLeads, "allied: d5 gb-ln-2, d6 gb-ln-3").roll("ifccc").roll("ii").Play("take gb-ln-1")
		g.wantLost("gb-ln-1").wantRolls("leader.check", 1).wantRolls("leader.last", 0).WantAt("gb-hill", "e6").WantAsk("leader.retreat", "allied")
		g.Play("retreat gb-hill @d5").Play("stop gb-hill").WantAt("gb-hill", "d5").wantBanners("french", 1)
	})
	t.Run("CCN-25.7 the one-die check if there was none", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, hillLeads, "allied: d5 gb-ln-2, d6 gb-ln-3").roll("fcccc").Play("take gb-ln-1")
		g.wantLost("gb-ln-1").wantDice("leader.last", "french", 1).roll("s").wantBanners("french", 2)
	})
	t.Run("CCN-25.8 flags do not affect him", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, hillLeads).roll("iffff").roll("i").WantAsk("leader.retreat", "allied")
		g.Play("retreat gb-hill @d5").WantOffered("stop gb-hill").Play("stop gb-hill").WantAt("gb-hill", "d5").WantAsk("advance", "french")
	})
	t.Run("CCN-25.9 from his baseline he retreats off the board, without a banner", func(t *testing.T) {
		g := draw(t, "french: b5 fr-ln-1 ordered\nallied: a5 gb-ln-1 blocks=1\nallied leaders: a5 gb-hill").Play("melee fr-ln-1 @gb-ln-1")
		g.roll("icccc").roll("f").wantLeader("gb-hill", "gone").WantAt("gb-hill", "").wantBanners("french", 1).WantAsk("advance", "french")
	})
	surrounded := "french: d5 fr-fa-1, d6 fr-fa-2"
	t.Run("CCN-25.10 surrounded he tries to escape", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, hillLeads, surrounded).roll("icccc").roll("f").WantAsk("leader.retreat", "allied")
		g.WantOptions("retreat gb-hill @d5", "retreat gb-hill @d6").Play("retreat gb-hill @d5").wantDice("leader.escape", "french", 4)
	})
	t.Run("CCN-25.11 with impassable terrain behind him as well he is eliminated", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, hillLeads, scene("d5 ~", "d6 R")).roll("fcccc").Play("take gb-ln-1").wantLost("gb-ln-1")
		g.wantBanners("french", 1).roll("f").wantLeader("gb-hill", "killed").wantBanners("french", 2)
	})
	t.Run("CCN-25.11 but not if he can escape", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, hillLeads, scene("d5 ~"), "french: d6 fr-fa-1").roll("fcccc").Play("take gb-ln-1")
		g.roll("f").wantDice("leader.escape", "french", 4).roll("iiii").WantAsk("leader.retreat", "allied").wantBanners("french", 1)
	})
	t.Run("CCN-25.12 his hex is vacated when he has gone", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, hillLeads).roll("icccc").roll("f").Play("retreat gb-hill @d5", "stop gb-hill")
		g.WantAsk("advance", "french").WantOptions("advance fr-ln-1 @e6", "stay fr-ln-1")
	})
	t.Run("CCN-25.12 and when he has fallen, to cavalry too", func(t *testing.T) {
		g := duel(t, "fr-lc-1", "", "gb-ln-1 blocks=1", 1, hillLeads).roll("iaaa").roll("s").WantAsk("advance", "french")
		g.Play("advance fr-lc-1 @e6").WantAt("fr-lc-1", "e6").WantAsk("breakthrough", "french")
	})
}

// lonely is a lone leader attacked by a unit.
func lonely(t *testing.T, unit string, more ...string) *game {
	t.Helper()
	picture := "french: e5 " + unit + " ordered\n" + hillLeads + "\n"
	for _, line := range more {
		picture += line + "\n"
	}
	return draw(t, picture).Play("melee " + unit + " @gb-hill")
}

func TestLedgerAttacksOnLoneLeaders(t *testing.T) {
	t.Run("CCN-25.13 by the normal melee dice; one saber is enough", func(t *testing.T) {
		for _, c := range []struct {
			unit string
			dice int
		}{{"fr-lt-1", 4}, {"fr-hc-1", 5}, {"fr-fa-1", 4}, {"fr-lc-1 blocks=1", 1}} {
			g := draw(t, "french: e5 "+c.unit+" ordered\n"+hillLeads)
			g.Play(g.Options()[0]).wantDice("lone.roll", "french", c.dice)
		}
		lonely(t, "fr-lt-1").roll("sfic").wantLeader("gb-hill", "killed").wantBanners("french", 1)
	})
	t.Run("CCN-25.14 if he is not hit he retreats, flags or not", func(t *testing.T) {
		for _, faces := range []string{"iiii", "ffff"} {
			g := lonely(t, "fr-lt-1").roll(faces).WantAsk("leader.retreat", "allied").WantOptions("retreat gb-hill @d5", "retreat gb-hill @d6")
			g.Play("retreat gb-hill @d5").WantOptions("stop gb-hill", "retreat gb-hill @c5", "retreat gb-hill @c6")
			g.Play("retreat gb-hill @c5", "retreat gb-hill @b5").WantAt("gb-hill", "b5").WantAsk("advance", "french").wantBanners("french", 0)
		}
	})
	t.Run("CCN-25.15 the attacker may take ground or break through", func(t *testing.T) {
		lonely(t, "fr-lt-1").roll("siii").WantAsk("advance", "french").WantOptions("advance fr-lt-1 @e6", "stay fr-lt-1")
		lonely(t, "fr-lt-1").roll("iiii").Play("retreat gb-hill @d5", "stop gb-hill").WantAsk("advance", "french")
		lonely(t, "fr-lc-1").roll("siii").Play("advance fr-lc-1 @e6").WantAsk("breakthrough", "french")
	})
	t.Run("CCN-25.16 card dice, unit bonus and terrain count", func(t *testing.T) {
		g := lonely(t, "fr-gr-1", scene("e6 F", "e5 f"), "french leaders: e5 fr-ney", "card c-leadership-1").wantDice("lone.roll", "french", 4+1+1-1-1)
		g.wantMod("dice", "CCN-22.3", 1).wantMod("dice", "CCN-60.3", 1).wantMod("dice", "CCN-41.4", -1).wantMod("dice", "CCN-47.5", -1)
	})
	t.Run("CCN-25.16 nor can artillery help an attacker without dice", func(t *testing.T) {
		g := draw(t, scene("e6 T")+"french: e5 fr-lc-1 blocks=1 ordered, d5 fr-fa-1 ordered\n"+hillLeads)
		g.WantTargets("melee fr-fa-1", "gb-hill").WantTargets("melee fr-lc-1", "").WantRefused("melee fr-lc-1 @gb-hill", "CCN-16.6")
	})
	t.Run("CCN-25.16 no combined arms, no French bonus, no reaction, no battle back", func(t *testing.T) {
		g := lonely(t, "fr-ln-1", "french: d5 fr-fa-1 ordered", "allied hand: c-first-strike-1 c-forward-1 c-elan-1 c-rally-1")
		g.wantDice("lone.roll", "french", 4).wantMod("dice", "CCN-22.3", 0).roll("iiii")
		g.Play("retreat gb-hill @d6", "stop gb-hill").wantRolls("back.roll", 0).WantAsk("advance", "french")
		g.WantNeverTold(rules.EvPlay, "c-first-strike-1")
	})
}
