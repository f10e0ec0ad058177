package ccn

import (
	"fmt"
	"testing"

	"grognard/rules"
)

func TestLedgerWhoFires(t *testing.T) {
	t.Run("CCN-17.1 infantry and artillery fire, cavalry and leaders do not", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e7 fr-fa-1 ordered, e9 fr-lc-1 ordered
		french leaders: g6 fr-ney ordered
		allied: c6 gb-ln-1`)
		g.WantOptions("fire fr-ln-1 @gb-ln-1", "fire fr-fa-1 @gb-ln-1", "done")
		g.WantRefused("fire fr-lc-1 @gb-ln-1", "CCN-17.1")
	})
}

func TestLedgerTargetsOfFire(t *testing.T) {
	t.Run("CCN-17.2 the target is an enemy unit two or more hexes away, in range and in sight", func(t *testing.T) {
		g := draw(t, scene("g6 F")+`
		french: e5 fr-fa-1 ordered, e10 fr-ln-1
		allied: e7 gb-ln-1, b3 gb-ln-2, a2 gb-ln-3, e11 gb-ln-4, h6 gb-ln-5`)
		g.WantTargets("fire fr-fa-1", "gb-ln-1 gb-ln-2 gb-ln-3")
		g.WantRefused("fire fr-fa-1 @gb-ln-4", "CCN-17.9").WantRefused("fire fr-fa-1 @gb-ln-5", "CCN-18.3")
	})
	t.Run("CCN-17.3 an adjacent enemy is not fired at, only attacked", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lt-1 ordered\nallied: e6 gb-ln-1")
		g.WantOptions("melee fr-lt-1 @gb-ln-1", "done").WantRefused("fire fr-lt-1 @gb-ln-1", "CCN-17.3")
		draw(t, "french: e5 fr-fa-1 ordered\nallied: e6 gb-ln-1").WantOptions("melee fr-fa-1 @gb-ln-1", "done")
	})
	t.Run("CCN-17.4 next to an enemy unit nobody is fired at", func(t *testing.T) {
		g := draw(t, `
		allied: e5 gb-ln-1 ordered
		french: d5 fr-ln-1, c6 fr-ln-2
		active allied`)
		g.WantOptions("melee gb-ln-1 @fr-ln-1", "done").WantRefused("fire gb-ln-1 @fr-ln-2", "CCN-17.4")
	})
	t.Run("CCN-17.4 a lone enemy leader alone does not forbid fire", func(t *testing.T) {
		g := draw(t, `
		allied: e5 gb-ln-1 ordered
		french: c6 fr-ln-2
		french leaders: d4 fr-ney
		active allied`)
		g.WantOptions("melee gb-ln-1 @fr-ney", "fire gb-ln-1 @fr-ln-2", "done")
	})
	t.Run("CCN-17.7 a lone leader is no target of fire", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-fa-1 ordered
		allied: e8 gb-ln-1
		allied leaders: c5 gb-hill`)
		g.WantOptions("fire fr-fa-1 @gb-ln-1", "done").WantRefused("fire fr-fa-1 @gb-hill", "CCN-17.7")
	})
}

func TestLedgerFireIsNotAnswered(t *testing.T) {
	t.Run("CCN-17.5 a unit under fire does not battle back", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 2, "allied hand: c-forward-1")
		g.roll("iccc").wantBlocks("gb-ln-1", 3).WantAsk("draw", "").wantRolls("back.roll", 0)
	})
	full := "allied hand: c-first-strike-1 c-forward-1 c-rally-1 c-elan-1"
	t.Run("CCN-17.6 cavalry under fire does not retire and reform", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-lc-1", 1, full).WantAsk("reaction", "allied").WantOffered("reform", "strike +c-first-strike-1")
		wantDuel(t, "fr-ln-1", "", "gb-lc-1", 2, 4, full).roll("cccc").WantAt("gb-lc-1", "").wantHandSize("allied", 4)
	})
	for _, target := range []string{"gb-lc-1", "gb-ln-1", "gb-fa-1"} {
		t.Run("CCN-17.6 no reaction to fire: "+target, func(t *testing.T) {
			wantDuel(t, "fr-ln-1", "", target, 2, 4, full)
			wantDuel(t, "fr-fa-1", "", target, 5, 1, full)
		})
	}
}

func TestLedgerOrderOfWorkAtRange(t *testing.T) {
	t.Run("CCN-17.8 range is tested before sight and sight before strength", func(t *testing.T) {
		g := draw(t, scene("e7 e8 i6 F", "i7 T")+`
		french: e5 fr-ln-1 ordered, i5 fr-ln-2 blocks=1 ordered
		allied: e9 gb-ln-1, i7 gb-ln-2`+busy)
		g.WantRefused("fire fr-ln-1 @gb-ln-1", "CCN-17.9").WantRefused("fire fr-ln-2 @gb-ln-2", "CCN-18.3")
	})
	t.Run("CCN-17.8 declaration, dice, hits, retreat", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 2).roll("iifc").Play("retreat gb-ln-1 @d6")
		g.wantInOrder(rules.EvDeclare, rules.EvDice, rules.EvHit, rules.EvRetreat).wantBlocks("gb-ln-1", 2).WantAt("gb-ln-1", "d6")
	})
	for _, c := range []struct {
		unit  string
		reach int
	}{{"fr-ln-1", 2}, {"fr-og-1", 2}, {"gb-lt-1", 2}, {"gb-rl-1", 3}, {"fr-fa-1", 5}, {"fr-gfa-1", 5}, {"gb-ha-1", 4}, {"fr-ha-1", 4}} {
		t.Run(fmt.Sprintf("CCN-17.9 %s fires %d hexes", c.unit, c.reach), func(t *testing.T) {
			target := "fr-ln-1"
			if c.unit[:2] == "fr" {
				target = "gb-ln-1"
			}
			duel(t, c.unit, "", target, c.reach)
			wantNoDuel(t, "CCN-17.9", c.unit, "", target, c.reach+1)
		})
	}
	t.Run("CCN-17.10 in all directions", func(t *testing.T) {
		g := draw(t, `
		french: e7 fr-ln-1 ordered
		allied: e5 gb-ln-1, e9 gb-ln-2, d5 gb-ln-3, d8 gb-ln-4, c6 gb-ln-5, c7 gb-ln-6
		allied: c8 gb-ln-7, f5 gb-ln-8, f8 gb-ln-9, g6 gb-lt-1, g7 gb-lt-2, g8 gb-gr-1`)
		g.WantTargets("fire fr-ln-1", "gb-ln-1 gb-ln-2 gb-ln-3 gb-ln-4 gb-ln-5 gb-ln-6 gb-ln-7 gb-ln-8 gb-ln-9 gb-lt-1 gb-lt-2 gb-gr-1")
	})
}
