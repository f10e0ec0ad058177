package ccn

import (
	"testing"

	"grognard/rules"
)

func TestLedgerTakingGround(t *testing.T) {
	won := []struct {
		how  string
		play func(t *testing.T) *game
	}{
		{"a retreat", func(t *testing.T) *game {
			return duel(t, "fr-lt-1", "", "gb-ln-1", 1).roll("faaa").Play("retreat gb-ln-1 @d6")
		}},
		{"an elimination", func(t *testing.T) *game { return duel(t, "fr-lt-1", "", "gb-ln-1 blocks=1", 1).roll("iaaa") }},
		{"Retire & Reform", func(t *testing.T) *game {
			return duel(t, "fr-lt-1", "", "gb-lc-1", 1).Play("reform").roll("iiii").Play("retreat gb-lc-1 @d6", "retreat gb-lc-1 @c6")
		}},
		{"a lone leader's retreat", func(t *testing.T) *game {
			return lonely(t, "fr-lt-1").roll("iiii").Play("retreat gb-hill @d6", "stop gb-hill")
		}},
		{"a lone leader's elimination", func(t *testing.T) *game { return lonely(t, "fr-lt-1").roll("siii") }},
	}
	for _, c := range won {
		t.Run("CCN-30.1 infantry may enter the hex left by "+c.how, func(t *testing.T) {
			g := c.play(t).WantAsk("advance", "french").WantOptions("advance fr-lt-1 @e6", "stay fr-lt-1").Play("advance fr-lt-1 @e6")
			g.WantAt("fr-lt-1", "e6").WantAsk("draw", "")
		})
	}
	t.Run("CCN-30.1 not while the target stands", func(t *testing.T) {
		duel(t, "fr-lt-1", "", "gb-ln-1", 1).roll("iiia").Play("hold gb-ln-1").WantAsk("draw", "").WantAt("fr-lt-1", "e5")
		duel(t, "fr-lt-1", "", "gb-ln-1", 1, scene("d5 d6 ~")).roll("ffaa").WantAsk("battle_back", "allied").Play("hold gb-ln-1").WantAsk("draw", "")
	})
	t.Run("CCN-30.2 it is optional", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1 blocks=1", 1).roll("iaaa").Play("stay fr-lt-1").WantAt("fr-lt-1", "e5").WantAsk("draw", "")
		g.WantNeverTold(rules.EvAdvance, "fr-lt-1")
	})
	t.Run("CCN-30.2 the leader moves with the unit", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1 blocks=1", 1, "french leaders: e5 fr-ney").roll("iaaa").Play("advance fr-lt-1 @e6")
		g.WantAt("fr-lt-1", "e6").WantAt("fr-ney", "e6").wantAlong(rules.EvAdvance, "CCN-30.2", "fr-ney", "e5", "e6")
	})
	t.Run("CCN-30.3 no unit enters what it cannot enter", func(t *testing.T) {
		b := draw(t, scene("e6 ~", "d5 R", "f5 s")+"french: e5 fr-ln-1 ordered\nallied: a1 gb-ln-1, e4 gb-ln-2").board()
		for _, c := range []struct{ hex, clause string }{{"e6", "CCN-30.3"}, {"d5", "CCN-30.3"}, {"f5", ""}, {"f4", ""}, {"e4", "CCN-30.3"}} {
			h, _ := parseHex(c.hex)
			if got := b.barsAdvance(0, h); got != c.clause {
				t.Errorf("advance to %s: %q, want %q", c.hex, got, c.clause)
			}
		}
	})
	t.Run("CCN-30.3 terrain that stops is entered all the same", func(t *testing.T) {
		duel(t, "fr-lt-1", "", "gb-ln-1 blocks=1", 1, scene("e6 F")).roll("iaa").Play("advance fr-lt-1 @e6").WantAt("fr-lt-1", "e6")
	})
}

func TestLedgerWhoTakesNoGround(t *testing.T) {
	t.Run("CCN-30.4 a square does not", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "square=1", "gb-ln-1 blocks=1", 1, squareTrack("french")).roll("i").wantLost("gb-ln-1").WantAsk("draw", "")
		g.WantAt("fr-ln-1", "e5")
	})
	t.Run("CCN-30.5 artillery does not", func(t *testing.T) {
		duel(t, "fr-fa-1", "", "gb-ln-1 blocks=1", 1).roll("iaaa").wantLost("gb-ln-1").WantAsk("draw", "").WantAt("fr-fa-1", "e5")
		g := draw(t, "french: e5 fr-lt-1 ordered, d5 fr-fa-1 ordered\nallied: e6 gb-ln-1 blocks=1").Play("melee fr-lt-1 @gb-ln-1", "support fr-fa-1")
		g.roll("iaaaaaaa").WantAsk("advance", "french").WantOptions("advance fr-lt-1 @e6", "stay fr-lt-1")
	})
	t.Run("CCN-30.6 nobody after fire", func(t *testing.T) {
		duel(t, "fr-lt-1", "", "gb-ln-1 blocks=1", 2).roll("iaaaa").wantLost("gb-ln-1").WantAsk("draw", "").WantAt("fr-lt-1", "e5")
	})
	t.Run("CCN-30.6 nobody after First Strike", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1", 1, "allied hand: c-first-strike-1").Play("strike +c-first-strike-1").roll("faaa")
		g.Play("retreat fr-lt-1 @f5").WantAsk("draw", "").WantAt("gb-ln-1", "e6").WantNeverTold(rules.EvAdvance, "gb-ln-1")
	})
	t.Run("CCN-30.6 nobody after a battle back", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "blocks=1", "gb-ln-1", 1).roll("a").Play("back gb-ln-1").roll("iaaa").wantLost("fr-lt-1").WantAsk("draw", "")
		g.WantAt("gb-ln-1", "e6")
	})
	t.Run("CCN-30.6 nobody after an escape", func(t *testing.T) {
		g := fleeing(t, "french: d5 fr-ln-1 ordered").Play("retreat gb-hill @d5").roll("iiis").WantAsk("advance", "french")
		g.WantOptions("advance fr-lt-1 @e6", "stay fr-lt-1").Play("stay fr-lt-1").WantAt("fr-ln-1", "d5").WantAsk("draw", "")
	})
	t.Run("CCN-30.7 who has taken ground does not battle again", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1 blocks=1", 1, "allied: e7 gb-ln-2", busy).roll("iaaa").Play("advance fr-lt-1 @e6")
		g.WantAsk("combat", "french").WantTargets("melee fr-lt-1", "").WantTargets("fire fr-lt-1", "").WantRefused("melee fr-lt-1", "CCN-16.1")
	})
	t.Run("CCN-30.8 after the whole retreat", func(t *testing.T) {
		g := duel(t, "fr-lt-1", "", "gb-ln-1 blocks=1", 1, hillLeads).roll("iaaa").WantAt("fr-lt-1", "e5").roll("i").WantAsk("leader.retreat", "allied")
		g.Play("retreat gb-hill @d6").WantAsk("leader.retreat", "allied").Play("stop gb-hill").WantAsk("advance", "french")
		g = duel(t, "fr-lt-1", "", "gb-ln-1", 1).roll("ffaa").Play("retreat gb-ln-1 @d6").WantAsk("retreat", "allied")
		g.Play("retreat gb-ln-1 @c6").WantAsk("advance", "french")
	})
	t.Run("CCN-30.9 it does not count as a move", func(t *testing.T) {
		// the unit has moved its only hex, and it was joined by a leader who has moved
		g := draw(t, `
		french: e5 fr-ln-1 ordered moved=1
		french leaders: e5 fr-ney ordered moved
		allied: e6 gb-ln-1 blocks=1`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("iaaaa").Play("advance fr-ln-1 @e6").WantAt("fr-ln-1", "e6").WantAt("fr-ney", "e6")
	})
	t.Run("CCN-30.9 nor does a breakthrough", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-hc-1 ordered moved=2
		french leaders: e5 fr-ney ordered moved
		allied: e6 gb-ln-1 blocks=1, e9 gb-ln-2`)
		g.Play("melee fr-hc-1 @gb-ln-1").roll("iaaaa").Play("advance fr-hc-1 @e6", "advance fr-hc-1 @e7").WantAt("fr-hc-1", "e7").WantAt("fr-ney", "e7")
		if m := g.board().units[g.unit("fr-hc-1")].moved; m != 2 {
			t.Errorf("the cavalry has moved %d hexes, not 2", m)
		}
	})
}
