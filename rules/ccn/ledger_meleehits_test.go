package ccn

import (
	"testing"

	"grognard/rules"
)

func TestLedgerHitsInMelee(t *testing.T) {
	river := scene("d5 d6 ~") // nobody behind e6 retires
	for _, c := range []struct {
		target string
		left   int
	}{{"fr-ln-1", 4 - 3}, {"fr-lc-1", 4 - 2}, {"fr-fa-1", 3 - 2}} {
		t.Run("CCN-23.1 the symbol of the arm and every saber hit: "+c.target, func(t *testing.T) {
			duel(t, "gb-lt-1", "", c.target, 1, "top french", river).roll("iicas").wantBlocks(c.target, c.left)
		})
	}
	t.Run("CCN-23.1 every saber is a hit", func(t *testing.T) {
		duel(t, "gb-lc-1", "", "fr-fa-1", 1).roll("ssi").wantBlocks("fr-fa-1", 1)
	})
	for _, unit := range []string{"pt-mi-1", "gb-rl-1", "fr-mi-1", "fr-mlc-1"} {
		t.Run("CCN-23.2 no saber of militia or rifles hits a unit: "+unit, func(t *testing.T) {
			n := map[string]string{"pt-mi-1": "iss", "gb-rl-1": "is", "fr-mi-1": "iss", "fr-mlc-1": "iss"}[unit]
			duel(t, unit, "", foeOf(unit), 1).roll("s"+n).wantBlocks(foeOf(unit), 3)
		})
	}
	t.Run("CCN-23.2 nor of militia artillery", func(t *testing.T) {
		duel(t, "fr-ma-1", "", "gb-fa-1", 1).roll("assi").wantBlocks("gb-fa-1", 2)
	})
	t.Run("CCN-23.2 nor in First Strike and battle back", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-rl-1", 1, "allied hand: c-first-strike-1").Play("strike +c-first-strike-1").roll("ssi").wantBlocks("fr-ln-1", 3)
		g.roll("ccca").Play("back gb-rl-1").roll("ssi").wantBlocks("fr-ln-1", 2)
	})
	for _, unit := range []string{"fr-ln-1", "fr-mi-1", "fr-lc-1", "fr-fa-1"} {
		t.Run("CCN-23.3 only a saber, but that of every unit, hits a lone leader: "+unit, func(t *testing.T) {
			position := "french: e5 " + unit + " ordered\nallied leaders: e6 gb-hill"
			g := draw(t, position).Play("melee "+unit+" @gb-hill").wantDice("lone.roll", "french", 4)
			g.roll("iiis").wantLeader("gb-hill", "killed").wantBanners("french", 1).WantRow("leader.killed")
			g = draw(t, position).Play("melee "+unit+" @gb-hill").roll("icaf").wantLeader("gb-hill", "serving").WantRow("leader.runs")
			g.WantAsk("leader.retreat", "allied").wantBanners("french", 0)
		})
	}
	t.Run("CCN-23.3 rifles too", func(t *testing.T) {
		g := draw(t, "allied: e5 gb-rl-1 ordered\nfrench leaders: e6 fr-ney\nactive allied").Play("melee gb-rl-1 @fr-ney")
		g.roll("iis").wantLeader("fr-ney", "killed")
	})
	t.Run("CCN-23.4 hits beyond the last block have no effect, flags on an eliminated unit neither", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1 blocks=2", 1, "allied: d5 gb-ln-2, d6 gb-ln-3").roll("iissf").wantLost("gb-ln-1")
		g.wantBlocks("gb-ln-2", 4).wantBlocks("gb-ln-3", 4).wantBanners("french", 1).WantAsk("advance", "french")
	})
	t.Run("CCN-23.4 hits before flags", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("isfcc").wantBlocks("gb-ln-1", 2).WantAsk("retreat", "allied").Play("retreat gb-ln-1 @d5")
		g.wantInOrder(rules.EvHit, rules.EvRetreat).WantAt("gb-ln-1", "d5").WantRow("driven")
	})
	t.Run("CCN-23.5 the leader of a unit that loses a block and survives is checked", func(t *testing.T) {
		leader := "allied leaders: e6 gb-hill"
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, leader).roll("icccc").wantDice("leader.check", "french", 2).roll("ss")
		g.wantLeader("gb-hill", "killed").wantBanners("french", 1).WantAsk("battle_back", "allied")
		duel(t, "fr-ln-1", "", "gb-ln-1", 1, leader).roll("ccccc").WantAsk("battle_back", "allied").wantRolls("leader.check", 0)
		duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, leader).roll("icccc").wantDice("leader.last", "french", 1)
	})
}
