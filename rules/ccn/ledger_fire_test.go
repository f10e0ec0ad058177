package ccn

import (
	"fmt"
	"testing"
)

// foeOf is an infantry unit of the other side.
func foeOf(unit string) string {
	if unit[:2] == "fr" {
		return "gb-ln-1"
	}
	return "fr-ln-1"
}

// wantFire checks the dice of a unit at two hexes by its blocks, from its full
// strength down; 0 is no fire at all.
func wantFire(t *testing.T, unit, marks string, dice ...int) {
	t.Helper()
	for i, n := range dice {
		m := fmt.Sprintf("blocks=%d %s", len(dice)-i, marks)
		if n == 0 {
			wantNoDuel(t, "CCN-16.6", unit, m, foeOf(unit), 2)
		} else {
			wantDuel(t, unit, m, foeOf(unit), 2, n)
		}
	}
}

func TestLedgerFireOfInfantry(t *testing.T) {
	t.Run("CCN-19.1 standing infantry fires with its blocks", func(t *testing.T) {
		wantFire(t, "fr-ln-1", "", 4, 3, 2, 1)
		wantFire(t, "pt-ln-1", "", 4, 3, 2, 1)
		wantFire(t, "pt-mi-1", "", 4, 3, 2, 1)
		duel(t, "pt-ln-1", "blocks=3", "fr-ln-1", 2).wantMod("dice", "CCN-19.1", 3).WantTotal("dice", 3)
	})
	t.Run("CCN-19.2 moved French and British round their half up", func(t *testing.T) {
		wantFire(t, "fr-ln-1", "moved=1", 2, 2, 1, 1)
		wantFire(t, "fr-mi-1", "moved=1", 2, 2, 1, 1)
		wantFire(t, "gb-ln-1", "moved=1", 2, 2, 1, 1)
	})
	t.Run("CCN-19.2 moved Portuguese round it down", func(t *testing.T) {
		wantFire(t, "pt-ln-1", "moved=1", 2, 1, 1, 0)
		wantFire(t, "pt-mi-1", "moved=1", 2, 1, 1, 0)
	})
	for _, unit := range []string{"fr-lt-1", "fr-gr-1", "fr-yg-1", "fr-og-1", "gb-gr-1"} {
		t.Run("CCN-19.3 one die more standing or moving: "+unit, func(t *testing.T) {
			wantFire(t, unit, "", 5, 4, 3, 2)
			wantFire(t, unit, "moved=1", 3, 3, 2, 2)
		})
	}
	for _, unit := range []string{"gb-lt-1", "gb-gg-1"} {
		t.Run("CCN-19.3 one die more standing or moving, with five blocks: "+unit, func(t *testing.T) {
			wantFire(t, unit, "", 6, 5, 4, 3, 2)
			wantFire(t, unit, "moved=1", 4, 3, 3, 2, 2)
		})
	}
	t.Run("CCN-19.3 one die more for rifles and caçadores", func(t *testing.T) {
		wantFire(t, "gb-rl-1", "", 4, 3, 2)
		wantFire(t, "gb-rl-1", "moved=1", 3, 2, 2)
		wantFire(t, "pt-lt-1", "", 4, 3, 2)
		wantFire(t, "pt-lt-1", "moved=1", 2, 2, 1)
	})
	t.Run("CCN-19.3 British line has it only standing", func(t *testing.T) {
		wantFire(t, "gb-ln-1", "", 5, 4, 3, 2)
		duel(t, "gb-ln-1", "moved=1", "fr-ln-1", 2).wantMod("dice", "CCN-19.3", 0).WantTotal("dice", 2)
	})
	for _, unit := range []string{"fr-lt-1", "gb-lt-1", "pt-lt-1", "gb-rl-1", "fr-yg-1"} {
		t.Run("CCN-19.4 no fire after two hexes: "+unit, func(t *testing.T) {
			wantNoDuel(t, "CCN-12.2", unit, "moved=2", foeOf(unit), 2)
		})
	}
}

func TestLedgerFireOfSquares(t *testing.T) {
	t.Run("CCN-19.5 a square fires with one die", func(t *testing.T) {
		for _, unit := range []string{"fr-ln-1", "fr-og-1", "fr-lt-1"} {
			wantDuel(t, unit, "square=1", "gb-ln-1", 2, 1, "french track: c-rally-1").wantMod("dice", "CCN-19.5", 1).WantTotal("dice", 1)
		}
	})
	t.Run("CCN-19.5 no card raises it", func(t *testing.T) {
		wantDuel(t, "fr-lt-1", "square=1", "gb-ln-1", 2, 1, "french track: c-rally-1", "card c-fire-and-hold-1")
		wantDuel(t, "fr-lt-1", "square=1", "gb-ln-1", 2, 1, "french track: c-rally-1", "french leaders: e5 fr-ney", "card c-leadership-1")
	})
	t.Run("CCN-19.5 terrain may lower it to none", func(t *testing.T) {
		wantNoDuel(t, "CCN-16.6", "fr-og-1", "square=1", "gb-ln-1", 2, "french track: c-rally-1", scene("e7 F"))
		wantNoDuel(t, "CCN-16.6", "fr-og-1", "square=1", "gb-ln-1", 2, "french track: c-rally-1", scene("e5 f"))
	})
	t.Run("CCN-19.6 infantry that has left its square and not moved stands", func(t *testing.T) {
		g := draw(t, `
		allied: e5 gb-ln-1 square=1
		allied track: c-rally-1
		french: e7 fr-ln-1
		active allied, phase orders, card c-probe-center-1`)
		g.Play("order gb-ln-1", "done", "leave gb-ln-1", "done", "fire gb-ln-1 @fr-ln-1").wantDice("fire.roll", "allied", 5)
	})
}

func TestLedgerFireOfArtillery(t *testing.T) {
	t.Run("CCN-19.7 foot artillery fires only unmoved", func(t *testing.T) {
		wantNoDuel(t, "CCN-14.1", "fr-fa-1", "moved=1", "gb-ln-1", 2)
		wantNoDuel(t, "CCN-14.1", "fr-gfa-1", "moved=1", "gb-ln-1", 2)
	})
	t.Run("CCN-19.7 horse artillery fires as well after one hex", func(t *testing.T) {
		wantDuel(t, "gb-ha-1", "moved=1", "fr-ln-1", 2, 2)
		wantDuel(t, "gb-ha-1", "moved=1", "fr-ln-1", 4, 1)
		wantNoDuel(t, "CCN-14.2", "gb-ha-1", "moved=2", "fr-ln-1", 2)
	})
	tables := []struct {
		unit      string
		full, one []int // at 2, 3, 4, 5 hexes
	}{
		{"fr-fa-1", []int{3, 2, 2, 1}, []int{2, 1, 1, 0}}, {"gb-fa-1", []int{3, 2, 2, 1}, []int{2, 1, 1, 0}},
		{"pt-fa-1", []int{3, 2, 2, 1}, []int{2, 1, 1, 0}}, {"fr-gfa-1", []int{3, 2, 2, 1}, []int{2, 1, 1, 0}},
		{"fr-ha-1", []int{2, 2, 1}, []int{1, 1, 0}}, {"gb-ha-1", []int{2, 2, 1}, []int{1, 1, 0}},
	}
	for _, c := range tables {
		for i := range c.full {
			far := i + 2
			t.Run(fmt.Sprintf("CCN-19.8 dice by range, one fewer with one block: %s at %d", c.unit, far), func(t *testing.T) {
				wantDuel(t, c.unit, "", foeOf(c.unit), far, c.full[i])
				if c.one[i] == 0 {
					wantNoDuel(t, "CCN-16.6", c.unit, "blocks=1", foeOf(c.unit), far)
				} else {
					wantDuel(t, c.unit, "blocks=1", foeOf(c.unit), far, c.one[i])
				}
			})
			t.Run(fmt.Sprintf("CCN-19.9 two blocks roll as many as three: %s at %d", c.unit, far), func(t *testing.T) {
				wantDuel(t, c.unit, "blocks=2", foeOf(c.unit), far, c.full[i])
			})
		}
	}
	t.Run("CCN-19.10 Guard artillery has no more dice at range, only in melee", func(t *testing.T) {
		wantDuel(t, "fr-gfa-1", "", "gb-ln-1", 2, 3).wantMod("dice", "CCN-22.7", 0)
		wantDuel(t, "fr-gha-1", "", "gb-ln-1", 2, 2)
		wantDuel(t, "fr-gfa-1", "", "gb-ln-1", 1, 5)
	})
}

func TestLedgerModifiersOfFire(t *testing.T) {
	t.Run("CCN-20.1 British line in a ford fires at a hill", func(t *testing.T) {
		g := wantDuel(t, "gb-ln-1", "", "fr-ln-1", 2, 3, scene("e5 f", "e7 H"))
		g.wantMod("dice", "CCN-19.1", 4).wantMod("dice", "CCN-19.3", 1).wantMod("dice", "CCN-47.5", -1).wantMod("dice", "CCN-42.2", -1)
	})
	t.Run("CCN-20.1 card dice are added before", func(t *testing.T) {
		wantDuel(t, "gb-ln-1", "", "fr-ln-1", 2, 4, scene("e5 f", "e7 H"), "card c-fire-and-hold-1")
	})
	for _, c := range []struct {
		card, unit, clause string
		far, plus, dice    int
		more               string
	}{
		{"c-bombard-1", "fr-fa-1", "CCN-52.2", 2, 2, 5, ""}, {"c-bombard-1", "fr-gfa-1", "CCN-52.2", 3, 3, 5, ""},
		{"c-fire-and-hold-1", "fr-ln-1", "CCN-56.2", 2, 1, 5, ""}, {"c-elan-1", "fr-ln-1", "CCN-55.6", 2, 1, 5, ", rolled 1 0 0 0"},
		{"c-leadership-1", "fr-ln-1", "CCN-60.3", 2, 1, 5, ""}, {"c-give-them-the-cold-steel-1", "fr-ln-1", "CCN-59.3", 1, 1, 6, ""},
		{"c-attack-left-1", "fr-ln-1", "CCN-56.2", 2, 0, 4, ""},
	} {
		t.Run("CCN-20.2 dice of the card: "+c.card+" for "+c.unit, func(t *testing.T) {
			wantDuel(t, c.unit, "", "gb-ln-1", c.far, c.dice, "french leaders: e5 fr-ney", "card "+c.card+c.more).wantMod("dice", c.clause, c.plus)
		})
	}
}

func TestLedgerHitsOfFire(t *testing.T) {
	for _, c := range []struct {
		target string
		left   int
	}{{"fr-lc-1", 2}, {"fr-ln-1", 3}, {"fr-fa-1", 3}} {
		t.Run("CCN-20.3 of infantry, two cavalry, saber and flag only the symbol of the arm hits: "+c.target, func(t *testing.T) {
			g := duel(t, "gb-ln-1", "", c.target, 2).roll("icsfc").wantBlocks(c.target, c.left)
			g.WantAsk("retreat", "french").Play("retreat "+c.target+" @f7").WantAt(c.target, "f7").wantBlocks(c.target, c.left)
		})
	}
	t.Run("CCN-20.3 artillery is hit by its symbol", func(t *testing.T) {
		duel(t, "gb-ln-1", "", "fr-fa-1", 2).roll("iacsa").wantBlocks("fr-fa-1", 1).WantRow("lost2")
	})
	t.Run("CCN-20.4 each hit takes a block, beyond the last none", func(t *testing.T) {
		duel(t, "gb-ln-1", "", "fr-ln-1", 2).roll("iiicc").wantBlocks("fr-ln-1", 1).wantBanners("allied", 0)
		duel(t, "gb-ln-1", "", "fr-ln-1 blocks=2", 2, "french: e8 fr-ln-2").roll("iiiii").wantLost("fr-ln-1").
			wantBanners("allied", 1).wantBlocks("fr-ln-2", 4)
	})
	t.Run("CCN-20.5 hits before flags", func(t *testing.T) {
		// two blocks, one lost to the hit and the other to the flag that has no way
		g := duel(t, "gb-ln-1", "", "fr-ln-1 blocks=2", 2, scene("f6 f7 ~")).roll("ifccc").wantLost("fr-ln-1")
		g.wantBanners("allied", 1)
		g = duel(t, "gb-ln-1", "", "fr-ln-1 blocks=2", 2, "french leaders: e7 fr-ney").roll("ifccc")
		g.wantBlocks("fr-ln-1", 1).wantDice("leader.check", "allied", 2).WantAt("fr-ln-1", "e7")
	})
	t.Run("CCN-20.6 flags move neither an eliminated unit nor its leader", func(t *testing.T) {
		g := duel(t, "gb-ln-1", "", "fr-ln-1 blocks=1", 2, "french leaders: e7 fr-ney").roll("iffff")
		g.wantLost("fr-ln-1").WantAt("fr-ney", "e7").wantDice("leader.last", "allied", 1).roll("f")
		g.WantAsk("leader.retreat", "french").Play("retreat fr-ney @f6", "stop fr-ney").WantAt("fr-ney", "f6").WantAsk("draw", "")
	})
	t.Run("CCN-20.7 a leader whose unit loses a block under fire is checked", func(t *testing.T) {
		g := duel(t, "gb-ln-1", "", "fr-ln-1", 2, "french leaders: e7 fr-ney").roll("icccc")
		g.wantDice("leader.check", "allied", 2).roll("ss").wantLeader("fr-ney", "killed").wantBanners("allied", 1).wantBlocks("fr-ln-1", 3)
		g = duel(t, "gb-ln-1", "", "fr-ln-1", 2, "french leaders: e7 fr-ney").roll("ccccc")
		g.wantRolls("leader.check", 0).WantAsk("draw", "").wantLeader("fr-ney", "serving")
	})
}
