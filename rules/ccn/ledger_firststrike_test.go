package ccn

import (
	"testing"

	"grognard/rules"
)

// struck draws a position in which the Allied side holds First Strike, lets the
// French unit on e5 attack and the Allied side strike first.
func struck(t *testing.T, line, picture string) *game {
	t.Helper()
	g := draw(t, picture+"\nallied hand: c-first-strike-1 c-forward-1 c-rally-1 c-elan-1")
	return g.Play(line).WantAsk("reaction", "allied").Play("strike +c-first-strike-1")
}

func TestLedgerFirstStrikeIsPlayed(t *testing.T) {
	t.Run("CCN-57.1 after the attack and its artillery are declared, before any dice", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered
		allied: d5 gb-ln-1
		allied hand: c-first-strike-2
		french hand: c-first-strike-1`)
		g.Play("melee fr-ln-1 @gb-ln-1").WantAsk("support", "french").Play("support fr-fa-1").WantAsk("reaction", "allied")
		g.WantOptions("stand", "strike +c-first-strike-2").wantRolls("melee.roll", 0).Play("strike +c-first-strike-2")
		g.wantDice("strike.roll", "allied", 4).wantRolls("melee.roll", 0).wantDiscards("c-first-strike-2")
	})
	t.Run("CCN-57.2 the unit strikes with its normal melee dice", func(t *testing.T) {
		struck(t, "melee fr-ln-1 @gb-ln-1", "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1 blocks=3").wantDice("strike.roll", "allied", 3)
		struck(t, "melee fr-ln-1 @gb-fa-1", "french: e5 fr-ln-1 ordered\nallied: d5 gb-fa-1").wantDice("strike.roll", "allied", 4)
	})
	t.Run("CCN-57.2 unit bonuses and terrain are applied, the card of the attacker is not", func(t *testing.T) {
		g := struck(t, "melee fr-ln-1 @gb-gg-1", scene("e5 F")+"french: e5 fr-ln-1 ordered\nallied: d5 gb-gg-1\n"+bayonets)
		g.wantDice("strike.roll", "allied", 5).wantMod("strike", "CCN-22.3", 1).wantMod("strike", "CCN-41.4", -1)
		g = draw(t, "allied: e5 gb-ln-1 ordered\nfrench: e6 fr-ln-1\nfrench hand: c-first-strike-1\nactive allied, card c-elan-1")
		g.Play("melee gb-ln-1 @fr-ln-1", "strike +c-first-strike-1").wantDice("strike.roll", "french", 5)
	})
	t.Run("CCN-57.3 an attacker that is eliminated does not attack", func(t *testing.T) {
		g := struck(t, "melee fr-ln-1 @gb-ln-1", "french: e5 fr-ln-1 blocks=2 ordered, i1 fr-ln-2\nallied: d5 gb-ln-1").roll("iiff")
		g.wantLost("fr-ln-1").wantBanners("allied", 1).WantRow("repelled").wantRolls("melee.roll", 0).WantAsk("draw", "")
	})
	t.Run("CCN-57.3 nor does one that retreats, and its artillery is lost", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered, e6 fr-ha-1 ordered\nallied: d5 gb-ln-1\nallied hand: c-first-strike-1")
		g.Play("melee fr-ln-1 @gb-ln-1", "support fr-ha-1", "strike +c-first-strike-1").roll("accf")
		g.WantAsk("retreat", "french").Play("retreat fr-ln-1 @f4").WantRow("repelled").wantRolls("melee.roll", 0)
		g.wantBlocks("gb-ln-1", 4).WantAsk("draw", "")
	})
	t.Run("CCN-57.4 otherwise it attacks with the blocks it has left", func(t *testing.T) {
		g := struck(t, "melee fr-ln-1 @gb-ln-1", "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").roll("isca")
		g.wantBlocks("fr-ln-1", 2).wantDice("melee.roll", "french", 3)
	})
	const town = "french: e5 fr-hc-1 ordered, e6 fr-ha-1 ordered\nallied: d5 gb-ln-1"
	t.Run("CCN-57.4 without dice left nothing is rolled and the battle back follows", func(t *testing.T) {
		g := struck(t, "melee fr-hc-1 @gb-ln-1", scene("d5 T")+"french: e5 fr-hc-1 ordered\nallied: d5 gb-ln-1").wantDice("strike.roll", "allied", 4)
		g.roll("ccii").wantBlocks("fr-hc-1", 2).WantAsk("battle_back", "allied").wantRolls("melee.roll", 0)
		g.Play("back gb-ln-1").wantDice("back.roll", "allied", 4)
	})
	t.Run("CCN-57.4 artillery that joined still rolls", func(t *testing.T) {
		g := draw(t, scene("d5 T")+town+"\nallied hand: c-first-strike-1")
		g.Play("melee fr-hc-1 @gb-ln-1", "support fr-ha-1", "strike +c-first-strike-1").roll("ccii").wantDice("melee.roll", "french", 2)
	})
	t.Run("CCN-57.5 the attacker ignores flags as usual", func(t *testing.T) {
		g := struck(t, "melee fr-gr-1 @gb-ln-1", "french: e5 fr-gr-1 ordered\nfrench leaders: e5 fr-ney\nallied: d5 gb-ln-1").roll("ffcc")
		g.WantAsk("flags", "french").WantOffered("ignore fr-gr-1 #2").Play("ignore fr-gr-1 #2").wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-57.5 one that cannot retreat stays and attacks", func(t *testing.T) {
		g := draw(t, "french: i5 fr-ln-1 ordered\nallied: h5 gb-ln-1\nallied hand: c-first-strike-1").Play("melee fr-ln-1 @gb-ln-1")
		g.Play("strike +c-first-strike-1").roll("fcca").wantBlocks("fr-ln-1", 3).WantAt("fr-ln-1", "i5").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-57.6 who strikes first neither takes ground nor breaks through", func(t *testing.T) {
		for _, unit := range []string{"gb-ln-1", "gb-lc-1"} {
			g := struck(t, "melee fr-lc-1 @"+unit, "french: e5 fr-lc-1 blocks=1 ordered, i1 fr-lc-2\nallied: d5 "+unit)
			g.roll("cccc"[:g.Request().Dice.N()]).wantLost("fr-lc-1").WantAt(unit, "d5").WantAsk("draw", "")
		}
	})
}

func TestLedgerFirstStrikeHasItsLimits(t *testing.T) {
	t.Run("CCN-57.7 not against a battle back", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1\nfrench hand: c-first-strike-1").Play("melee fr-ln-1 @gb-ln-1")
		g.roll("cccca").Play("back gb-ln-1").wantDice("back.roll", "allied", 4)
	})
	t.Run("CCN-57.7 not against fire", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: e7 gb-ln-1\nallied hand: c-first-strike-1")
		g.Play("fire fr-ln-1 @gb-ln-1").wantDice("fire.roll", "french", 4)
	})
	t.Run("CCN-57.7 not for a lone leader", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied leaders: d5 gb-hill\nallied: d6 gb-ln-1\nallied hand: c-first-strike-1")
		g.Play("melee fr-ln-1 @gb-hill").wantDice("lone.roll", "french", 4)
	})
	t.Run("CCN-57.7 at most one in a melee", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1\nallied hand: c-first-strike-1 c-first-strike-2")
		g.Play("melee fr-ln-1 @gb-ln-1", "strike +c-first-strike-1").roll("ccca").wantDice("melee.roll", "french", 5).roll("cccca")
		g.WantAsk("battle_back", "allied").wantHand("allied", "c-first-strike-2")
	})
	t.Run("CCN-57.8 the card is discarded at once and replaced at the end of the turn, first", func(t *testing.T) {
		g := struck(t, "melee fr-ln-1 @gb-ln-1", "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").wantDiscards("c-first-strike-1")
		g.roll("ccca").roll("cccca").Play("hold gb-ln-1").wantHandSize("allied", 3).wantDiscards("c-first-strike-1", "c-attack-center-1")
		g.Draw("c-bombard-1").wantHandSize("allied", 4).wantHandSize("french", 0).Draw("c-bombard-2").wantHand("french", "c-bombard-2")
	})
	t.Run("CCN-57.8 two in a turn are both replaced", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1, i5 fr-ln-2\nallied: a5 gb-ln-1\nallied hand: c-rally-1\nphase end, card c-probe-center-1, strikes allied 2")
		g.Draw("c-bombard-1", "c-bombard-2").wantHandSize("allied", 3).Draw("c-elan-1").wantHand("french", "c-elan-1")
	})
	t.Run("CCN-57.8 until then the hand is smaller: no square with two cards", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e9 fr-lc-1 ordered
		allied: d5 gb-ln-1, d9 gb-ln-2
		allied hand: c-first-strike-1 c-forward-1 c-rally-1`)
		g.Play("melee fr-ln-1 @gb-ln-1", "strike +c-first-strike-1").roll("ccca").roll("cccca").Play("hold gb-ln-1")
		g.Play("melee fr-lc-1 @gb-ln-2").WantAsk("reaction", "allied").WantOptions("stand").WantRefused("square", "CCN-35.3")
	})
}

func TestLedgerFirstStrikeInItsMelee(t *testing.T) {
	t.Run("CCN-57.9 no square in the same melee", func(t *testing.T) {
		g := struck(t, "melee fr-lc-1 @gb-ln-1", "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1").wantDice("strike.roll", "allied", 4)
		g.roll("iaii").wantDice("melee.roll", "french", 4).wantSquare("gb-ln-1", 0)
	})
	t.Run("CCN-57.9 no Retire and Reform in the same melee", func(t *testing.T) {
		g := struck(t, "melee fr-ln-1 @gb-lc-1", "french: e5 fr-ln-1 ordered\nallied: d5 gb-lc-1").roll("cca")
		g.wantDice("melee.roll", "french", 4).roll("iiii").WantAt("gb-lc-1", "d5").WantAsk("battle_back", "allied")
	})
	t.Run("CCN-57.10 it may be played in a bonus melee", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c6 gb-fa-1\nallied hand: c-first-strike-1")
		g.Play("melee fr-lc-1 @gb-ln-1", "stand").roll("iiii").Play("advance fr-lc-1 @d5", "stay fr-lc-1", "melee fr-lc-1 @gb-fa-1")
		g.WantAsk("reaction", "allied").Play("strike +c-first-strike-1").wantDice("strike.roll", "allied", 4)
	})
	t.Run("CCN-57.10 it may be played against a square that attacks, by cavalry with one die", func(t *testing.T) {
		const square = "french: e5 fr-ln-1 square=1 ordered\nfrench track: c-bombard-1\n"
		struck(t, "melee fr-ln-1 @gb-hc-1", square+"allied: d5 gb-hc-1").wantDice("strike.roll", "allied", 1).wantMod("strike", "CCN-22.9", 1)
		struck(t, "melee fr-ln-1 @gb-gg-1", square+"allied: d5 gb-gg-1").wantDice("strike.roll", "allied", 6)
	})
	t.Run("CCN-57.11 the defender battles back after the attack", func(t *testing.T) {
		g := struck(t, "melee fr-ln-1 @gb-ln-1", "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").roll("ccca").roll("icccc")
		g.WantAsk("battle_back", "allied").Play("back gb-ln-1").wantDice("back.roll", "allied", 3)
	})
	t.Run("CCN-57.11 not if it has left its hex", func(t *testing.T) {
		g := struck(t, "melee fr-ln-1 @gb-ln-1", "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").roll("ccca").roll("fcccc")
		g.Play("retreat gb-ln-1 @c5").WantAsk("advance", "french").WantNeverTold(rules.EvHit, "gb-ln-1")
	})
	t.Run("CCN-57.12 not for a unit that would roll no dice", func(t *testing.T) {
		const wood = "french: e5 fr-ln-1 ordered\nallied hand: c-first-strike-1\n"
		g := draw(t, scene("d5 F")+wood+"allied: d5 gb-lc-1 blocks=2").Play("melee fr-ln-1 @gb-lc-1")
		g.WantOptions("stand", "reform").WantRefused("strike +c-first-strike-1", "CCN-57.12")
		g = draw(t, scene("d5 F")+wood+"allied: d5 gb-lc-1 blocks=3").Play("melee fr-ln-1 @gb-lc-1")
		g.WantOffered("strike +c-first-strike-1")
	})
}
