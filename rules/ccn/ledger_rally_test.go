package ccn

import (
	"testing"

	"grognard/rules"
)

// rallying has units below strength of every arm, and one at full strength.
const rallying = `
french: a1 fr-ln-1 blocks=2, e5 fr-lt-1 blocks=1, i13 fr-hc-1 blocks=3, e9 fr-fa-1 blocks=2, g5 fr-ln-2
french lost: fr-ln-3
french leaders: g5 fr-ney
allied: c9 gb-ln-1 blocks=1
`

// rallied plays Rally and rolls.
func rallied(t *testing.T, faces, picture string) *game {
	t.Helper()
	return cardTurn(t, "c-rally-1", picture).wantDice("rally.roll", "french", 5).roll(faces)
}

func TestLedgerRally(t *testing.T) {
	t.Run("CCN-62.1 as many dice as the command level, the card counted", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 square=1
		allied: a1 gb-ln-1
		french hand: c-rally-1 c-forward-1 c-forward-2
		french track: c-elan-1
		phase command`)
		g.Play("play +c-rally-1").wantDice("rally.roll", "french", 3)
		cardTurn(t, "c-rally-1", rallying).wantDice("rally.roll", "french", 5)
	})
	t.Run("CCN-62.2 each symbol returns a block to a unit of its arm", func(t *testing.T) {
		g := rallied(t, "icass", rallying).WantOptions("rally fr-ln-1", "rally fr-lt-1", "rally fr-hc-1", "rally fr-fa-1")
		g.Play("rally fr-lt-1").wantBlocks("fr-lt-1", 2).WantRefused("rally fr-ln-1", "CCN-62.2").WantOptions("rally fr-hc-1", "rally fr-fa-1")
		g.Play("rally fr-hc-1", "rally fr-fa-1").wantBlocks("fr-hc-1", 4).wantBlocks("fr-fa-1", 3).wantBlocks("fr-ln-1", 2)
	})
	t.Run("CCN-62.2 one unit may receive several", func(t *testing.T) {
		rallied(t, "iiiss", rallying).Play("rally fr-lt-1", "rally fr-lt-1", "rally fr-lt-1").wantBlocks("fr-lt-1", 4).wantOrdered("fr-lt-1")
	})
	t.Run("CCN-62.3 no unit exceeds its full strength", func(t *testing.T) {
		g := rallied(t, "iiiii", rallying).WantRefused("rally fr-ln-2", "CCN-62.3").Play("rally fr-ln-1", "rally fr-ln-1")
		g.wantBlocks("fr-ln-1", 4).WantRefused("rally fr-ln-1", "CCN-62.3").WantOptions("rally fr-lt-1")
	})
	t.Run("CCN-62.3 eliminated units do not return", func(t *testing.T) {
		g := rallied(t, "iiiii", rallying).WantNot("rally fr-ln-3")
		g.Play("rally fr-ln-1", "rally fr-ln-1", "rally fr-lt-1", "rally fr-lt-1", "rally fr-lt-1").wantLost("fr-ln-3").wantBanners("allied", 1)
	})
	t.Run("CCN-62.4 flags and sabers do nothing", func(t *testing.T) {
		rallied(t, "ffsss", rallying).wantTurnOver().wantBlocks("fr-ln-1", 2)
		rallied(t, "ffssc", rallying).WantOptions("rally fr-hc-1")
	})
	t.Run("CCN-62.5 units that received a block are ordered, without bonus", func(t *testing.T) {
		g := rallied(t, "iasss", rallying).Play("rally fr-lt-1", "rally fr-fa-1").wantOrdered("fr-lt-1", "fr-fa-1").WantAsk("move", "french")
		g.WantOffered("move fr-lt-1 @c5", "move fr-fa-1 @f9").WantRefused("move fr-ln-1", "CCN-9.1").WantRefused("move fr-ney", "CCN-9.1")
		g.Play("done", "fire fr-fa-1 @gb-ln-1").wantDice("fire.roll", "french", 3)
	})
	t.Run("CCN-62.6 symbols without a unit to help are lost", func(t *testing.T) {
		rallied(t, "ccccc", rallying).Play("rally fr-hc-1").wantBlocks("fr-hc-1", 4).wantOrdered("fr-hc-1").WantAsk("move", "french")
	})
	t.Run("CCN-62.6 if no block is returned the turn is over", func(t *testing.T) {
		rallied(t, "iicca", "french: e5 fr-ln-1, e8 fr-lc-1\nallied: d5 gb-ln-1").wantTurnOver()
		rallied(t, "ccccc", "french: e5 fr-ln-1 blocks=1\nallied: d5 gb-ln-1").wantTurnOver()
	})
	t.Run("CCN-62.7 squares may receive blocks, and are ordered", func(t *testing.T) {
		g := rallied(t, "issss", "french: e5 fr-ln-1 square=1 blocks=2\nfrench track: c-forward-1\nallied: e7 gb-ln-1").Play("rally fr-ln-1")
		g.wantBlocks("fr-ln-1", 3).wantOrdered("fr-ln-1").WantAsk("square.leave", "french")
	})
}

const supplied = "french: e2 fr-ln-1\nallied: e6 gb-ln-1, e12 gb-lc-1\n"

// starved plays Short Supply.
func starved(t *testing.T, picture string) *game {
	t.Helper()
	return cardTurn(t, "c-short-supply-1", picture).WantAsk("supply", "french")
}

func TestLedgerShortSupply(t *testing.T) {
	t.Run("CCN-63.1 any one unit, own or enemy", func(t *testing.T) {
		g := starved(t, supplied).WantTargets("supply fr-ln-1", "i1 i2 i3 i4").WantTargets("supply gb-ln-1", "a5 a6 a7 a8 a9")
		g.WantTargets("supply gb-lc-1", "a10 a11 a12 a13").Play("supply gb-ln-1 @a8").WantAt("gb-ln-1", "a8").WantAt("gb-lc-1", "e12")
	})
	t.Run("CCN-63.1 not one in square", func(t *testing.T) {
		g := starved(t, supplied+"allied: c3 gb-ln-2 square=1\nallied track: c-forward-1").WantTargets("supply gb-ln-2", "")
		g.WantRefused("supply gb-ln-2", "CCN-63.1")
	})
	t.Run("CCN-63.2 to its own baseline in its section, the hex chosen by the player of the card", func(t *testing.T) {
		g := starved(t, "top french\n"+supplied).WantTargets("supply fr-ln-1", "a1 a2 a3 a4").WantTargets("supply gb-ln-1", "i5 i6 i7 i8 i9")
		g.Play("supply gb-ln-1 @i9").WantAt("gb-ln-1", "i9")
	})
	t.Run("CCN-63.2 a unit on a cut hex counts as in either section", func(t *testing.T) {
		g := starved(t, "french: d9 fr-ln-1\nallied: d4 gb-ln-1")
		g.WantTargets("supply gb-ln-1", "a1 a2 a3 a4 a5 a6 a7 a8 a9").WantTargets("supply fr-ln-1", "i5 i6 i7 i8 i9 i10 i11 i12 i13")
	})
	t.Run("CCN-63.3 the hex must be empty of units and leaders", func(t *testing.T) {
		starved(t, supplied+"allied: a5 gb-ln-2\nallied leaders: a7 gb-hill\nfrench: a9 fr-lc-1").WantTargets("supply gb-ln-1", "a6 a8")
	})
	t.Run("CCN-63.3 and passable for the unit", func(t *testing.T) {
		const ground = "french: e2 fr-ln-1\nallied: e6 gb-ln-1, e7 gb-fa-1\n"
		g := starved(t, scene("a5 R", "a6 ~", "a7 s", "a8 T")+ground).WantTargets("supply gb-ln-1", "a7 a8 a9")
		g.WantTargets("supply gb-fa-1", "a8 a9")
	})
	t.Run("CCN-63.4 if the baseline has no such hex the next row is used", func(t *testing.T) {
		const full = "allied: a10 gb-ln-2, a11 gb-ln-3, a12 gb-ln-4, a13 gb-ln-5, b10 gb-ln-6"
		starved(t, supplied+full).WantTargets("supply gb-lc-1", "b9 b11 b12").Play("supply gb-lc-1 @b9").WantAt("gb-lc-1", "b9")
	})
	t.Run("CCN-63.4 and so on", func(t *testing.T) {
		starved(t, scene("a10 a11 a12 a13 b9 b10 b11 b12 R")+supplied).WantTargets("supply gb-lc-1", "c10 c11 c12 c13")
	})
}

func TestLedgerShortSupplyChoice(t *testing.T) {
	t.Run("CCN-63.5 an attached leader goes with it", func(t *testing.T) {
		g := starved(t, supplied+"allied leaders: e6 gb-hill\nfrench leaders: e2 fr-ney").Play("supply gb-ln-1 @a5").WantAt("gb-hill", "a5").wantAlong(rules.EvMove, "CCN-63.5", "gb-hill", "e6", "a5")
		g.WantAt("fr-ney", "e2")
	})
	t.Run("CCN-63.6 an own unit does not battle this turn, nobody is ordered", func(t *testing.T) {
		starved(t, supplied+"allied: h2 gb-ln-2\n").Play("supply fr-ln-1 @i2").WantAt("fr-ln-1", "i2").wantTurnOver()
	})
	t.Run("CCN-63.7 lone leaders cannot be chosen", func(t *testing.T) {
		g := starved(t, supplied+"allied leaders: c2 gb-hill\nfrench leaders: g9 fr-ney")
		g.WantRefused("supply gb-hill", "CCN-63.7").WantRefused("supply fr-ney", "CCN-63.7").WantNot("supply gb-hill @a1")
	})
	t.Run("CCN-63.8 the choice is mandatory", func(t *testing.T) {
		g := starved(t, supplied)
		for _, o := range g.Request().Options {
			if o.Do != "supply" {
				t.Errorf("offered %q", o.Do)
			}
		}
		if g.Request().Quiet >= 0 {
			t.Error("there is a way out")
		}
	})
	t.Run("CCN-63.8 with nobody to choose the card does nothing", func(t *testing.T) {
		g := cardTurn(t, "c-short-supply-1", `
		french: e2 fr-ln-1 square=1
		allied: e6 gb-ln-1 square=1
		french track: c-forward-1
		allied track: c-forward-2`).wantTurnOver()
		g.WantAt("gb-ln-1", "e6")
	})
	t.Run("CCN-63.9 a unit on its baseline may be left in its hex", func(t *testing.T) {
		g := starved(t, "french: i2 fr-ln-1\nallied: e6 gb-ln-1").WantTargets("supply fr-ln-1", "i1 i2 i3 i4").Play("supply fr-ln-1 @i2")
		g.WantAt("fr-ln-1", "i2").WantAt("gb-ln-1", "e6").wantTurnOver()
	})
	t.Run("CCN-63.9 it counts as free for it, even if the rest is full", func(t *testing.T) {
		starved(t, "french: i1 fr-ln-1, i2 fr-ln-2, i3 fr-ln-3, i4 fr-ln-4\nallied: e6 gb-ln-1").WantTargets("supply fr-ln-1", "i1")
	})
}
