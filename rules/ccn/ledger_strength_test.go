package ccn

import (
	"fmt"
	"testing"
)

// wantMelee checks the dice of a unit in melee by its blocks, from its full
// strength down. Targets are artillery, so that no bonus against infantry and
// no reaction comes in.
func wantMelee(t *testing.T, unit, marks string, dice ...int) {
	t.Helper()
	for i, n := range dice {
		wantDuel(t, unit, fmt.Sprintf("blocks=%d %s", len(dice)-i, marks), gunOf(unit), 1, n)
	}
}

func gunOf(unit string) string {
	if unit[:2] == "fr" {
		return "gb-fa-1"
	}
	return "fr-fa-1"
}

func TestLedgerMeleeOfInfantry(t *testing.T) {
	for _, unit := range []string{"fr-ln-1", "fr-lt-1", "fr-mi-1", "gb-ln-1", "pt-ln-1", "pt-mi-1"} {
		t.Run("CCN-22.1 as many dice as blocks, moved or not: "+unit, func(t *testing.T) {
			wantMelee(t, unit, "", 4, 3, 2, 1)
			wantMelee(t, unit, "moved=1", 4, 3, 2, 1)
		})
	}
	t.Run("CCN-22.1 as many dice as blocks with three and five", func(t *testing.T) {
		wantMelee(t, "gb-rl-1", "moved=1", 3, 2, 1)
		wantMelee(t, "pt-lt-1", "moved=1", 3, 2, 1)
		wantMelee(t, "gb-lt-1", "moved=1", 5, 4, 3, 2, 1)
	})
	for _, unit := range []string{"fr-lt-1", "gb-lt-1", "pt-lt-1", "gb-rl-1", "fr-yg-1"} {
		t.Run("CCN-22.2 no attack after two hexes: "+unit, func(t *testing.T) {
			wantNoDuel(t, "CCN-12.2", unit, "moved=2", gunOf(unit), 1)
		})
	}
	t.Run("CCN-22.2 unless a card says so", func(t *testing.T) {
		wantDuel(t, "fr-lt-1", "moved=2", "gb-fa-1", 1, 4, "card c-bayonet-charge-1")
	})
	for _, unit := range []string{"fr-gr-1", "fr-yg-1", "gb-gr-1"} {
		t.Run("CCN-22.3 one die more: "+unit, func(t *testing.T) {
			wantMelee(t, unit, "moved=1", 5, 4, 3, 2)
			duel(t, unit, "", gunOf(unit), 1).wantMod("dice", "CCN-22.3", 1)
		})
	}
	t.Run("CCN-22.3 one die more for Guard grenadiers, two for Old Guard", func(t *testing.T) {
		wantMelee(t, "gb-gg-1", "", 6, 5, 4, 3, 2)
		wantMelee(t, "fr-og-1", "", 6, 5, 4, 3)
	})
	t.Run("CCN-22.3 French line has one more against infantry, also in square", func(t *testing.T) {
		wantDuel(t, "fr-ln-1", "", "gb-ln-1", 1, 5).wantMod("dice", "CCN-22.3", 1)
		wantDuel(t, "fr-ln-1", "blocks=1", "gb-ln-1 square=1", 1, 2, squareTrack("allied"))
		wantDuel(t, "fr-ln-1", "", "gb-lc-1", 1, 4, scene("d5 d6 ~"))
		wantDuel(t, "fr-lt-1", "", "gb-ln-1", 1, 4)
		wantDuel(t, "gb-ln-1", "", "fr-ln-1", 1, 4)
	})
	t.Run("CCN-22.3 but not against a lone leader", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied leaders: e6 gb-hill").Play("melee fr-ln-1 @gb-hill")
		g.wantDice("lone.roll", "french", 4)
	})
}

func TestLedgerMeleeOfCavalryAndArtillery(t *testing.T) {
	t.Run("CCN-22.4 light cavalry has its blocks, however it moved", func(t *testing.T) {
		wantMelee(t, "fr-lc-1", "moved=3", 4, 3, 2, 1)
		wantMelee(t, "gb-lc-1", "", 3, 2, 1)
	})
	for _, c := range []struct {
		unit string
		dice []int
	}{{"fr-hc-1", []int{5, 4, 3, 2}}, {"fr-cu-1", []int{5, 4, 3, 2}}, {"fr-ghc-1", []int{5, 4, 3, 2}},
		{"gb-hc-1", []int{4, 3, 2}}, {"gb-ghc-1", []int{4, 3, 2}}, {"pt-hc-1", []int{4, 3, 2}}} {
		t.Run("CCN-22.4 one die more for heavy cavalry: "+c.unit, func(t *testing.T) {
			wantMelee(t, c.unit, "", c.dice...)
			wantMelee(t, c.unit, "moved=2", c.dice...)
			duel(t, c.unit, "", gunOf(c.unit), 1).wantMod("dice", "CCN-22.4", c.dice[0])
		})
	}
	t.Run("CCN-22.5 foot artillery that has not moved", func(t *testing.T) {
		wantMelee(t, "fr-fa-1", "", 4, 4, 3)
		wantMelee(t, "gb-fa-1", "", 4, 4, 3)
		wantNoDuel(t, "CCN-14.1", "fr-fa-1", "moved=1", "gb-fa-1", 1)
	})
	t.Run("CCN-22.6 horse artillery that moved one hex at most", func(t *testing.T) {
		wantMelee(t, "fr-ha-1", "", 3, 3, 2)
		wantDuel(t, "fr-ha-1", "moved=1", "gb-fa-1", 1, 3)
		wantDuel(t, "fr-ha-1", "moved=1 blocks=2", "gb-fa-1", 1, 3)
		wantNoDuel(t, "CCN-14.2", "fr-ha-1", "moved=2", "gb-fa-1", 1)
	})
	t.Run("CCN-22.6 with one block it may not have moved", func(t *testing.T) {
		wantNoDuel(t, "CCN-14.3", "fr-ha-1", "moved=1 blocks=1", "gb-fa-1", 1)
	})
	t.Run("CCN-22.7 one die more for Guard artillery", func(t *testing.T) {
		wantMelee(t, "fr-gfa-1", "", 5, 5, 4)
		wantMelee(t, "fr-gha-1", "", 4, 4, 3)
		duel(t, "fr-gfa-1", "", "gb-fa-1", 1).wantMod("dice", "CCN-22.7", 1)
	})
}

func TestLedgerOneDieAtSquares(t *testing.T) {
	t.Run("CCN-22.8 a square attacks with one die that nothing raises", func(t *testing.T) {
		g := wantDuel(t, "fr-og-1", "square=1", "gb-ln-1", 1, 1, squareTrack("french"), "french leaders: e5 fr-ney", "card c-leadership-1")
		g.wantMod("dice", "CCN-22.8", 1).wantMod("dice", "CCN-60.3", 0).wantMod("dice", "CCN-22.3", 0)
		wantDuel(t, "fr-ln-1", "square=1", "gb-ln-1", 1, 1, squareTrack("french"))
	})
	t.Run("CCN-22.8 terrain may lower it to none", func(t *testing.T) {
		wantNoDuel(t, "CCN-16.6", "fr-og-1", "square=1", "gb-ln-1", 1, squareTrack("french"), scene("e6 F"))
	})
	square := []string{squareTrack("allied"), "french leaders: e5 fr-ney", "card c-leadership-1", "allied hand: c-forward-1"}
	t.Run("CCN-22.9 cavalry attacks a square with one die that no type or card raises", func(t *testing.T) {
		g := duel(t, "fr-ghc-1", "", "gb-ln-1 square=1", 1, square...).roll("i").wantDice("melee.roll", "french", 1)
		g.wantMod("dice", "CCN-22.9", 1).wantMod("dice", "CCN-60.3", 0).WantTotal("dice", 1)
	})
	t.Run("CCN-22.9 artillery that joins adds its dice", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ghc-1 ordered, d5 fr-fa-1 ordered
		allied: e6 gb-ln-1 square=1
		allied track: c-rally-1`)
		g.Play("melee fr-ghc-1 @gb-ln-1", "support fr-fa-1").roll("i").wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-22.9 terrain may lower it to none", func(t *testing.T) {
		wantNoDuel(t, "CCN-16.6", "fr-hc-1", "", "gb-ln-1 square=1", 1, squareTrack("allied"), scene("e5 F"))
	})
	t.Run("CCN-22.9 one die in First Strike and battle back at a square", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "square=1", "gb-hc-1", 1, squareTrack("french"), "allied hand: c-first-strike-1")
		g.Play("strike +c-first-strike-1").wantDice("strike.roll", "allied", 1).wantMod("strike", "CCN-22.9", 1).roll("a")
		g.roll("a").Play("back gb-hc-1").wantDice("back.roll", "allied", 1).wantMod("back", "CCN-22.9", 1)
	})
}

func TestLedgerFormulaOfMelee(t *testing.T) {
	t.Run("CCN-22.10 heavy cavalry of four from forest to forest", func(t *testing.T) {
		g := wantDuel(t, "fr-hc-1", "", "gb-fa-1", 1, 1, scene("e5 e6 F")).wantMod("dice", "CCN-41.4", -2).wantMod("dice", "CCN-41.5", -2)
		g.wantMod("dice", "CCN-22.4", 5)
		wantDuel(t, "fr-hc-1", "", "gb-fa-1", 1, 2, scene("e5 e6 F"), "french leaders: e5 fr-ney", "card c-leadership-1").wantMod("dice", "CCN-60.3", 1)
	})
	t.Run("CCN-22.10 never below none: the artillery keeps its dice", func(t *testing.T) {
		g := draw(t, scene("e5 e6 T")+`
		french: e5 fr-lc-1 blocks=1 ordered, d5 fr-fa-1 ordered
		allied: e6 gb-ln-1`)
		g.Play("melee fr-lc-1 @gb-ln-1").wantDice("melee.roll", "french", 3).wantMod("dice", "CCN-22.10", 5)
	})
	leadership := []string{"french leaders: e5 fr-ney", "card c-leadership-1"}
	t.Run("CCN-22.11 the bonus of the unit counts in a battle back, the dice of the card not", func(t *testing.T) {
		g := wantDuel(t, "fr-gr-1", "", "gb-gr-1", 1, 6, leadership...).roll("cccccc").Play("back gb-gr-1")
		g.wantDice("back.roll", "allied", 5).wantMod("back", "CCN-22.3", 1).wantMod("back", "CCN-60.3", 0)
		duel(t, "gb-ln-1", "", "fr-ln-1", 1).roll("cccc").Play("back fr-ln-1").wantDice("back.roll", "french", 5)
		duel(t, "gb-lc-1", "", "fr-hc-1", 1).roll("iii").Play("back fr-hc-1").wantDice("back.roll", "french", 5)
		duel(t, "gb-ln-1", "", "fr-gfa-1", 1).roll("cccc").Play("back fr-gfa-1").wantDice("back.roll", "french", 5)
	})
	t.Run("CCN-22.11 the same in First Strike", func(t *testing.T) {
		g := duel(t, "fr-gr-1", "", "gb-gr-1", 1, append(leadership, "allied hand: c-first-strike-1")...).Play("strike +c-first-strike-1")
		g.wantDice("strike.roll", "allied", 5).wantMod("strike", "CCN-60.3", 0)
		g = duel(t, "gb-ln-1", "", "fr-ln-1", 1, "french hand: c-first-strike-1").Play("strike +c-first-strike-1")
		g.wantDice("strike.roll", "french", 5)
	})
}
