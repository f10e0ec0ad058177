package squares

import "testing"

func TestLedgerDefenders(t *testing.T) {
	t.Run("NS-C4.3.16 two Massed or three Linear brigades of whatever command", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2 of blue-g2", "attack red-1 @C4", "roll").WantAsk("defend", "blue").WantOptions("stand", "leave blue-1", "leave blue-2")
		g.Play("stand").Roll(1, 1).wantDice("ns.combat", 4, 3)
		g = clash(t, "C3 red-1\nC4 blue-1 linear S\nC4 blue-2 linear S of blue-g2\nC4 blue-3 linear S rear", "attack red-1 @C4", "roll", "stand").Roll(1, 1)
		g.wantDice("ns.combat", 6, 4)
		g = clash(t, "C3 red-1\nC4 blue-1 1hit\nC4 blue-2 linear S", "attack red-1 @C4", "roll", "leave blue-2", "stand").Roll(1, 1)
		g.wantDice("ns.combat", 2, 4)
	})
	t.Run("NS-C4.3.17 a brigade must defend", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2 gun\nC4 blue-3", "attack red-1 @C4", "roll").Play("leave blue-3")
		g.WantNot("leave blue-1").WantRefused("leave blue-1", "NS-C4.3.17").WantOffered("leave blue-2")
	})
	t.Run("NS-C4.3.17 without a brigade all artillery", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 gun\nC4 blue-2 gun", "attack red-1 @C4", "roll").Roll(1, 1).wantDice("ns.combat", 2, 3)
		g.Roll(3, 3).wantHits("red-1", 2)
	})
	t.Run("NS-C4.3.18 the defender says which artillery takes the risk", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 1hit\nC4 blue-2 gun light\nC4 blue-3 gun light", "attack red-1 @C4", "roll").WantOffered("leave blue-2", "leave blue-3")
		g.Play("leave blue-2", "stand").Roll(6, 6).wantHits("blue-1", 2).wantHits("blue-3", 1).wantHits("blue-2", 0).wantDice("ns.combat", 3, 4)
	})
	t.Run("NS-C4.3.19 artillery that has bombarded defends", func(t *testing.T) {
		clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2 gun fired", "attack red-1 @C4", "roll", "stand").Roll(1, 1).wantDice("ns.combat", 3, 3)
	})
	t.Run("NS-C4.3.19 artillery that has defended may bombard later", func(t *testing.T) {
		g := clash(t, "pool 0 0 1\nC3 red-1\nC4 blue-1\nC4 blue-2 gun", "attack red-1 @C4", "roll", "stand").Roll(1, 1).Roll(3, 1, 1).wantHits("red-1", 1)
		g.Roll(6).onward("leftover").Play("activate blue-g1 #3").through("bombard").WantOffered("fire blue-2 @C3")
	})
	t.Run("NS-C4.3.20 cavalry not yet activated evades infantry", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 cavalry heavy\nC4 blue-2 cavalry light activated", "attack red-1 @C4", "roll").WantAsk("evade", "blue")
		g.WantOptions("stay", "evade blue-1 @C5", "evade blue-1 @B5", "evade blue-1 @D5")
		clash(t, "C3 red-1 mixed\nC4 blue-1 cavalry medium", "attack red-1 @C4", "roll").WantAsk("evade", "blue")
	})
	t.Run("NS-C4.3.20 not infantry, not artillery, and not before cavalry", func(t *testing.T) {
		clash(t, "C3 red-1\nC4 blue-1\nC4 blue-2 gun horse", "attack red-1 @C4", "roll").WantAsk("defend", "blue")
		clash(t, "C3 red-1 cavalry light\nC4 blue-1 cavalry light", "attack red-1 @C4", "roll").wantDice("ns.combat", 2, 3)
		clash(t, "C3 red-1\nB3 red-2 cavalry light\nC4 blue-1 cavalry light", "attack red-1 @C4", "add red-2", "roll").wantDice("ns.combat", 4, 3)
	})
	t.Run("NS-C4.3.21 unit by unit, before the defenders are chosen", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 cavalry irregularhorse\nC4 blue-2 cavalry heavy", "attack red-1 @C4", "roll").WantAsk("evade", "blue")
		g.Play("evade blue-2 @C5").WantAt("blue-2", "C5").WantAsk("evade", "blue").WantNot("evade blue-2 @C6").Play("stay").Roll(1, 1).wantDice("ns.combat", 2, 3)
	})
	t.Run("NS-C4.3.21 to a legal retreat square or not at all", func(t *testing.T) {
		picture := "C3 red-1\nC4 blue-1 cavalry light\nB5 blue-2\nB5 blue-3\nC5 blue-4\nC5 blue-5\n"
		clash(t, picture, "attack red-1 @C4", "roll").WantOptions("stay", "evade blue-1 @D5")
		clash(t, picture+"D5 blue-6\nD5 blue-7\n", "attack red-1 @C4", "roll").wantDice("ns.combat", 2, 3)
		clash(t, "B3 red-1\nC4 blue-1 cavalry light", "attack red-1 @C4", "roll").WantOptions("stay", "evade blue-1 @D5", "evade blue-1 @D4", "evade blue-1 @C5")
	})
	t.Run("NS-C4.3.21 it stays unactivated and may return", func(t *testing.T) {
		g := clash(t, "pool 0 0 1\nC3 red-1\nC4 blue-1 cavalry heavy", "attack red-1 @C4", "roll", "evade blue-1 @C5", "done").wantMarks("blue-1", "!activated")
		g.onward("leftover").Play("activate blue-g1 #3").through("move").WantOffered("move blue-1 @C4")
	})
	t.Run("NS-C4.3.22 an empty square ends the combat, the AP are gone", func(t *testing.T) {
		g := clash(t, "C3 red-1\nB3 red-2\nC4 blue-1 cavalry heavy\nG7 blue-2", "attack red-1 @C4", "add red-2", "roll", "evade blue-1 @C5").wantSpent("red-1", 2).wantSpent("red-2", 2)
		g.WantAsk("pursuit", "red").WantOptions("advance red-1 @C4", "advance red-2 @C4", "done").Play("advance red-2 @C4", "done")
		g.WantAt("red-2", "C4").wantHits("blue-1", 0).wantHits("red-1", 0).WantAsk("ns.ap", "chance")
	})
	t.Run("NS-C4.3.22 else it goes on against the rest", func(t *testing.T) {
		g := clash(t, "C3 red-1\nC4 blue-1 cavalry heavy\nC4 blue-2", "attack red-1 @C4", "roll", "evade blue-1 @C5").Roll(6, 6)
		g.wantHits("blue-2", 2).wantHits("blue-1", 0).wantDice("ns.combat", 2, 3)
	})
	ranks := "C4 blue-1 linear S\nC4 blue-2 linear S\nC4 blue-3 linear S rear\n"
	t.Run("NS-C4.3.23 of any rank, Leads before a Rear unit", func(t *testing.T) {
		g := clash(t, ranks+"C3 red-1", "attack red-1 @C4", "roll").WantOptions("stand", "leave blue-3").WantRefused("leave blue-1", "NS-A.42")
		g.Play("leave blue-3").WantOptions("stand", "add blue-3", "leave blue-1", "leave blue-2").Play("leave blue-1", "stand").Roll(1, 1).wantDice("ns.combat", 2, 3)
	})
	t.Run("NS-C4.3.23 in a flank attack all count as Leads", func(t *testing.T) {
		clash(t, ranks+"B4 red-1", "attack red-1 @C4", "roll").WantOptions("stand", "leave blue-1", "leave blue-2", "leave blue-3")
	})
}

func TestLedgerSkirmish(t *testing.T) {
	for _, c := range []struct {
		rule, name, picture string
		lines               []string
		red, blue           int // advantage
	}{
		{"NS-C4.3.24", "infantry attacks infantry", "C3 red-1 skirmish=1\nC4 blue-1", nil, 1, 0},
		{"NS-C4.3.24", "cavalry alone attacks", "C3 red-1 cavalry heavy\nC4 blue-1 skirmish=1", nil, 0, 0},
		{"NS-C4.3.24", "a mixed brigade attacks", "C3 red-1 mixed skirmish=1\nC4 blue-1", nil, 1, 0},
		{"NS-C4.3.24", "cavalry beside the infantry", "C3 red-1 cavalry heavy\nC3 red-2 skirmish=1\nC4 blue-1", nil, 1, 0},
		{"NS-C4.3.24", "cavalry in the target square", "C3 red-1 skirmish=1\nC4 blue-2\nC4 blue-1 cavalry heavy activated", []string{"leave blue-1", "stand"}, 0, 0},
		{"NS-C4.3.24", "a mixed brigade in the target square", "C3 red-1 skirmish=1\nC4 blue-1\nC4 blue-2 mixed", []string{"leave blue-2", "stand"}, 0, 0},
		{"NS-C4.3.24", "cavalry that has evaded", "C3 red-1 skirmish=1\nC4 blue-1\nC4 blue-2 cavalry heavy", []string{"evade blue-2 @C5"}, 1, 0},
		{"NS-C4.3.24", "cavalry behind the target square", "C3 red-1 skirmish=1\nC4 blue-1\nC5 blue-2 cavalry heavy", nil, 1, 0},
		{"NS-C4.3.25", "values add up", "C3 red-1 skirmish=1\nC3 red-2 skirmish=1\nC4 blue-1 skirmish=1", nil, 1, 0},
		{"NS-C4.3.25", "Linear units take off", "C3 red-1 linear N skirmish=-1\nC3 red-2 linear N skirmish=-1\nC4 blue-1 linear S skirmish=-1", nil, 0, 1},
		{"NS-C4.3.25", "only of those who take part", "C3 red-1 skirmish=1\nC4 blue-1\nC4 blue-2 skirmish=2 light", []string{"leave blue-2", "stand"}, 1, 0},
		{"NS-C4.3.25", "only of attackers who take part", "C3 red-1\nB3 red-2 skirmish=1\nC4 blue-1", nil, 0, 0},
		{"NS-C4.3.26", "the higher sum", "C3 red-1\nC4 blue-1 skirmish=1", nil, 0, 1},
		{"NS-C4.3.26", "equal sums", "C3 red-1 skirmish=1\nC4 blue-1 skirmish=1", nil, 0, 0},
		{"NS-C4.3.27", "light infantry against none", "C3 red-1 light\nC4 blue-1 skirmish=1", nil, 1, 0},
		{"NS-C4.3.27", "light infantry in defence", "C3 red-1 skirmish=1\nC4 blue-1 light", nil, 0, 1},
		{"NS-C4.3.27", "light infantry on both sides", "C3 red-1 light\nC4 blue-1 light skirmish=2", nil, 0, 1},
		{"NS-C4.3.27", "light infantry that does not take part", "C3 red-1 skirmish=1\nC4 blue-1\nC4 blue-2 light", []string{"leave blue-2", "stand"}, 1, 0},
		{"NS-C4.3.27", "light cavalry is no light infantry", "C3 red-1\nC3 red-2 cavalry light\nC4 blue-1 skirmish=1", nil, 0, 1},
		{"NS-A.6", "a mixed brigade is never light", "C3 red-1 mixed light\nC4 blue-1 skirmish=1", nil, 0, 1},
		{"NS-C4.3.28", "light infantry comes before the sums", "C3 red-1 light skirmish=-1\nC4 blue-1 skirmish=1", nil, 1, 0},
	} {
		t.Run(c.rule+" "+c.name, func(t *testing.T) {
			g := clash(t, c.picture, "attack red-1 @C4", "roll")
			if c.lines == nil {
				g.dice()
			}
			g.Play(c.lines...).wantMod("red-1", "NS-C4.3.39", c.red).wantMod("blue-1", "NS-C4.3.39", c.blue)
		})
	}
	t.Run("NS-C4.3.26 it is for all units of the side, cavalry too", func(t *testing.T) {
		clash(t, "C3 red-1 skirmish=1\nC3 red-2 cavalry heavy\nB3 red-3\nC4 blue-1", "attack red-1 @C4", "add red-3", "roll").wantMod("red-2", "NS-C4.3.39", 1).wantMod("red-3", "NS-C4.3.39", 1)
	})
	t.Run("NS-C4.3.28 artillery dice are not modified", func(t *testing.T) {
		clash(t, "C3 red-1 skirmish=1 1hit\nC3 red-2 gun light\nC4 blue-1", "attack red-1 @C4", "add red-2", "roll").wantMod("red-2", "NS-C4.3.39", 0).
			wantDice("ns.combat", 2, 3).Roll(1, 1).wantDice("ns.combat", 1, 4)
	})
	t.Run("NS-C4.3.28 it lasts through the second round", func(t *testing.T) {
		g := clash(t, "C3 red-1 skirmish=1\nC3 red-2 skirmish=-1\nC4 blue-1\nC4 blue-2", "attack red-1 @C4", "leave red-2", "roll", "stand").Roll(6, 6).Roll(1, 1, 1, 1).Roll(6).Roll(6)
		g.WantAsk("breakthrough", "red").Play("second", "leave red-1", "roll", "stand").wantMod("red-2", "NS-C4.3.39", 1).wantDice("ns.combat", 2, 2)
	})
}
