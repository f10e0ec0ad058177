package ccn

import (
	"strings"
	"testing"
)

func TestLedgerFireAndInfantryAgainstASquare(t *testing.T) {
	t.Run("CCN-37.1 fire at a square has its normal dice and hits", func(t *testing.T) {
		g := draw(t, "french: f5 fr-lt-1 ordered\nallied: d5 gb-ln-1 square=1\nallied track: c-rally-1").Play("fire fr-lt-1 @gb-ln-1")
		g.wantDice("fire.roll", "french", 5).roll("iisca").wantBlocks("gb-ln-1", 2).wantSquare("gb-ln-1", 1).WantAsk("draw", "")
	})
	t.Run("CCN-37.2 infantry attacks it first, at full dice, and it battles back with one", func(t *testing.T) {
		g := squared(t, "fr-ln-1", "gb-gr-1", "").wantDice("melee.roll", "french", 4+1).roll("iccca").wantBlocks("gb-gr-1", 3)
		g.WantOptions("back gb-gr-1", "hold gb-gr-1").Play("back gb-gr-1").wantDice("back.roll", "allied", 1).roll("s").wantBlocks("fr-ln-1", 3)
	})
	t.Run("CCN-37.2 so does artillery", func(t *testing.T) {
		g := squared(t, "fr-fa-1", "gb-ln-1", "").wantDice("melee.roll", "french", 4).roll("sccc").wantBlocks("gb-ln-1", 3)
		g.Play("back gb-ln-1").wantDice("back.roll", "allied", 1).roll("a").wantBlocks("fr-fa-1", 2)
	})
	t.Run("CCN-37.10 First Strike lets it strike infantry first, with its one die", func(t *testing.T) {
		g := squared(t, "fr-ln-1", "gb-gr-1", "allied hand: c-first-strike-1").WantOptions("stand", "strike +c-first-strike-1")
		g.Play("strike +c-first-strike-1").wantDice("strike.roll", "allied", 1).wantMod("strike", "CCN-22.8", 1).roll("s")
		g.wantBlocks("fr-ln-1", 3).wantDice("melee.roll", "french", 3+1)
	})
}

func TestLedgerASquareNeverRetreats(t *testing.T) {
	t.Run("CCN-37.3 each flag costs a block", func(t *testing.T) {
		g := squared(t, "fr-ln-1", "gb-ln-1", "").roll("ffcca").wantBlocks("gb-ln-1", 2).WantAt("gb-ln-1", "d5").wantSquare("gb-ln-1", 1)
		g.WantAsk("battle_back", "allied") // 24.4
	})
	t.Run("CCN-37.3 each flag costs militia three", func(t *testing.T) {
		squared(t, "fr-ln-1", "pt-mi-1", "").roll("fccca").wantBlocks("pt-mi-1", 1).WantAt("pt-mi-1", "d5")
		squared(t, "fr-ln-1", "pt-mi-1", "").roll("ffcca").wantLost("pt-mi-1").wantBanners("french", 1)
	})
	t.Run("CCN-37.3 with the switch each flag costs militia one, and nothing changes for others or without a square", func(t *testing.T) {
		flags := "switch militia_squares flags\n"
		squared(t, "fr-ln-1", "pt-mi-1", flags).roll("fccca").wantBlocks("pt-mi-1", 3).WantAt("pt-mi-1", "d5").wantSaid("CCN-37.3", "stuck")
		squared(t, "fr-ln-1", "pt-mi-1", flags).roll("ffcca").wantBlocks("pt-mi-1", 2).wantSquare("pt-mi-1", 1)
		squared(t, "fr-ln-1", "gb-ln-1", flags).roll("ffcca").wantBlocks("gb-ln-1", 2)
		g := draw(t, flags+"french: b5 fr-ln-1 ordered\nallied: a5 pt-mi-1").Play("melee fr-ln-1 @pt-mi-1").roll("fccca")
		g.wantBlocks("pt-mi-1", 1) // at the edge it makes none of its three hexes
	})
	t.Run("CCN-37.3 with a leader two flags, one of them ignored, cost one block and a check", func(t *testing.T) {
		g := squared(t, "fr-ln-1", "gb-ln-1", "allied leaders: d5 gb-hill").roll("ffcca").WantOptions("ignore gb-ln-1 #1", "take gb-ln-1")
		g.Play("ignore gb-ln-1 #1").wantBlocks("gb-ln-1", 3).wantDice("leader.check", "french", 2)
	})
	t.Run("CCN-37.3 under fire too", func(t *testing.T) {
		g := draw(t, "french: f5 fr-ln-1 ordered\nallied: d5 gb-ln-1 square=1\nallied track: c-rally-1").Play("fire fr-ln-1 @gb-ln-1")
		g.roll("ffff").wantLost("gb-ln-1").wantBanners("french", 1)
	})
}

func TestLedgerFlagsAndSupportOfASquare(t *testing.T) {
	t.Run("CCN-37.4 it ignores flags by its leader and its type", func(t *testing.T) {
		g := squared(t, "fr-ln-1", "gb-gg-1", "allied leaders: d5 gb-hill").roll("ffffc").WantAsk("flags", "allied")
		g.wantMod("flags", "CCN-27.3", 1).wantMod("flags", "CCN-27.10", 2).Play("ignore gb-gg-1 #3").wantBlocks("gb-gg-1", 4)
	})
	t.Run("CCN-37.4 not by support", func(t *testing.T) {
		g := squared(t, "fr-ln-1", "gb-ln-1", "allied: d4 gb-ln-2, d6 gb-ln-3").roll("fccca").WantAsk("battle_back", "allied")
		g.wantBlocks("gb-ln-1", 3).wantMod("flags", "CCN-27.4", 0)
	})
	t.Run("CCN-37.4 in a field works hex there are none", func(t *testing.T) {
		b := picturedFile(t, "works d5 nw\nallied: d5 gb-ln-1 square=1\nallied track: c-rally-1\nfrench: i1 fr-ln-1", "")
		if _, err := (Book{}).Load([]byte(b), nil); err == nil || !strings.Contains(err.Error(), "cannot be in square") {
			t.Errorf("a square in field works is read with %v", err)
		}
	})
	t.Run("CCN-37.5 squares support their neighbours", func(t *testing.T) {
		squares := "allied: d4 gb-ln-2 square=1, d6 gb-ln-3 square=2\nallied track: c-rally-1 c-elan-1\n"
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1\n"+squares).Play("melee fr-ln-1 @gb-ln-1").roll("fccca")
		g.WantAsk("flags", "allied").wantMod("flags", "CCN-27.4", 1)
	})
	t.Run("CCN-37.5 a square gets none from them", func(t *testing.T) {
		squares := "allied: d4 gb-ln-2 square=1, d6 gb-ln-3\nallied track: c-rally-1 c-elan-1\n"
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1 square=2\n"+squares).Play("melee fr-ln-1 @gb-ln-1").roll("fccca")
		g.wantBlocks("gb-ln-1", 3).wantMod("flags", "CCN-27.4", 0)
	})
}

func TestLedgerASquareBattles(t *testing.T) {
	french := "french: e5 fr-ln-1 ordered square=1\nfrench track: c-rally-1\n"
	t.Run("CCN-37.6 it fires with one die if no enemy is adjacent", func(t *testing.T) {
		g := draw(t, french+"allied: c5 gb-ln-1").Play("fire fr-ln-1 @gb-ln-1").wantDice("fire.roll", "french", 1)
		g.wantMod("dice", "CCN-19.5", 1).roll("i").wantBlocks("gb-ln-1", 3)
	})
	t.Run("CCN-37.6 the bonus of its type does not raise it", func(t *testing.T) {
		draw(t, "french: e5 fr-og-1 ordered square=1\nfrench track: c-rally-1\nallied: c5 gb-ln-1\ncard c-elan-1").
			Play("fire fr-og-1 @gb-ln-1").wantDice("fire.roll", "french", 1)
	})
	t.Run("CCN-37.6 an adjacent enemy leaves it the melee, with one die", func(t *testing.T) {
		g := draw(t, french+"allied: c5 gb-ln-1, d5 gb-ln-2").WantOptions("melee fr-ln-1 @gb-ln-2", "done").WantRefused("fire fr-ln-1 @gb-ln-1", "CCN-17.4")
		g.Play("melee fr-ln-1 @gb-ln-2").wantDice("melee.roll", "french", 1).wantMod("dice", "CCN-22.8", 1)
	})
	t.Run("CCN-37.7 it takes no ground", func(t *testing.T) {
		g := draw(t, french+"allied: d5 gb-ln-1 blocks=1").Play("melee fr-ln-1 @gb-ln-1").roll("i").wantLost("gb-ln-1").WantAsk("draw", "")
		g.WantAt("fr-ln-1", "e5")
		draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1 blocks=1").Play("melee fr-ln-1 @gb-ln-1").roll("icccc").WantAsk("advance", "french")
	})
	t.Run("CCN-37.9 it attacks infantry first, with one die, and is battled back", func(t *testing.T) {
		g := draw(t, french+"allied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1").wantDice("melee.roll", "french", 1).roll("i")
		g.wantBlocks("gb-ln-1", 3).Play("back gb-ln-1").wantDice("back.roll", "allied", 3)
	})
	t.Run("CCN-37.9 and artillery", func(t *testing.T) {
		g := draw(t, french+"allied: d5 gb-fa-1").Play("melee fr-ln-1 @gb-fa-1").wantDice("melee.roll", "french", 1).roll("a")
		g.Play("back gb-fa-1").wantDice("back.roll", "allied", 4)
	})
}

func TestLedgerASquareDoesNotMove(t *testing.T) {
	french := "french: e5 fr-lt-1 ordered square=1, i1 fr-ln-2 ordered\nfrench track: c-rally-1\nallied: a1 gb-ln-1\nphase movement, "
	for _, card := range []string{"c-attack-center-1", "c-bayonet-charge-1", "c-force-march-1, section center"} {
		t.Run("CCN-37.8 not with "+card, func(t *testing.T) {
			draw(t, french+"card "+card).WantTargets("move fr-lt-1", "").WantRefused("move fr-lt-1", "CCN-12.3").WantOffered("move fr-ln-2 @h1")
		})
	}
	t.Run("CCN-37.8 La Grande Manoeuvre orders none", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lt-1 square=1, i1 fr-ln-2\nfrench track: c-rally-1\nallied: a1 gb-ln-1\nphase orders, card c-la-grande-manoeuvre-1")
		g.WantOptions("order fr-ln-2", "done").WantRefused("order fr-lt-1", "CCN-61.3")
	})
	t.Run("CCN-37.8 Short Supply displaces none", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lt-1 square=1, c2 fr-ln-2
		french track: c-rally-1
		french hand: c-short-supply-1
		allied: a13 gb-ln-1
		phase command`).Play("play +c-short-supply-1")
		g.WantTargets("supply fr-lt-1", "").WantOffered("supply fr-ln-2 @i1").WantRefused("supply fr-lt-1", "CCN-63.1")
	})
}
