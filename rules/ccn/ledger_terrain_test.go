package ccn

import (
	"testing"

	"grognard/rules"
)

func TestLedgerTerrainOfTheBoard(t *testing.T) {
	t.Run("CCN-40.1 terrain stays as it was laid", func(t *testing.T) {
		g := draw(t, groundOn("d5T", "c5F")+"french: e5 fr-og-1 ordered\nallied: d5 gb-ln-1 blocks=1, a1 gb-ln-2\nallied hand: c-probe-right-1")
		before := g.View(rules.First).Map
		g.Play("melee fr-og-1 @gb-ln-1", "stand").roll("iiii").Play("advance fr-og-1 @d5").Draw("c-rally-1").WantAsk("card", "allied")
		if after := g.View(rules.Second).Map; after != before {
			t.Error("the map has changed")
		}
		if f := g.board().scenario; f.ground[g.board().units[g.unit("fr-og-1")].at] != town {
			t.Error("the town is gone")
		}
	})
	t.Run("CCN-40.2 each hex has one terrain of ten", func(t *testing.T) {
		g := draw(t, groundOn("a1.", "a2F", "a3H", "a4R", "a5T", "a6W", "a7~", "a8f", "a9b", "a10s")+"french: i1 fr-ln-1\nallied: i9 gb-ln-1")
		want := []rules.Ground{"open", "woods", "hill", "rugged", "town", "windmill", "river", "ford", "bridge", "sandpit"}
		cells := g.View(rules.First).Map.Cells
		if len(cells) != 113 {
			t.Errorf("%d hexes", len(cells))
		}
		for i, w := range want {
			if cells[i].Ground != w {
				t.Errorf("%s is %q, want %q", cells[i].Label, cells[i].Ground, w)
			}
		}
	})
	for _, letter := range []string{".", "H"} {
		t.Run("CCN-40.2 field works may lie on "+letter, func(t *testing.T) {
			g := draw(t, groundOn("d5"+letter)+"works d5 nw ne\nfrench: i1 fr-ln-1\nallied: i9 gb-ln-1")
			lines := g.View(rules.First).Map.Lines
			if l := lines[len(lines)-1]; l.Kind != "fieldworks" || len(l.Cells) != 4 {
				t.Errorf("the last line is %+v", l)
			}
		})
	}
	for _, letter := range []string{"F", "R", "T", "W", "~", "f", "b", "s"} {
		t.Run("CCN-40.2 not on "+letter, func(t *testing.T) {
			unloadable(t, groundOn("d5"+letter)+"works d5 nw\nfrench: i1 fr-ln-1\nallied: i9 gb-ln-1", "field works")
		})
	}
}

func TestLedgerTerrainTakesDice(t *testing.T) {
	t.Run("CCN-40.3 the target's terrain and the attacker's add up", func(t *testing.T) {
		g := draw(t, groundOn("d5F", "e5F")+"french: e5 fr-cu-1 ordered\nallied: d5 gb-lc-1").Play("melee fr-cu-1 @gb-lc-1")
		g.wantDice("melee.roll", "french", 4+1-2-2).wantMod("dice", "CCN-41.4", -2).wantMod("dice", "CCN-41.5", -2)
	})
	t.Run("CCN-40.3 in combined arms each unit has its own and the target's", func(t *testing.T) {
		g := draw(t, groundOn("d5T", "e5f", "e6F")+"french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered\nallied: d5 gb-ln-1")
		g.Play("melee fr-ln-1 @gb-ln-1", "support fr-fa-1").wantDice("melee.roll", "french", 5-2-1+4-1-1)
	})
	t.Run("CCN-40.3 the battle back is reduced by the other arm's numbers", func(t *testing.T) {
		g := draw(t, groundOn("d5F", "e5F")+"french: e5 fr-cu-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-cu-1 @gb-ln-1").roll("c")
		g.Play("back gb-ln-1").wantDice("back.roll", "allied", 4-1)
	})
	t.Run("CCN-40.4 dice never go below nothing", func(t *testing.T) {
		g := draw(t, groundOn("d5F", "e5T")+"french: e5 fr-lc-1 ordered blocks=1, e6 fr-fa-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-lc-1 @gb-ln-1")
		g.wantDice("melee.roll", "french", 3).wantMod("dice", "CCN-22.10", 4)
	})
	t.Run("CCN-40.4 a defender whose dice would be below nothing has no battle back", func(t *testing.T) {
		g := draw(t, groundOn("d5T")+"french: e5 fr-gfa-1 ordered\nallied: d5 gb-lc-1 blocks=2").Play("melee fr-gfa-1 @gb-lc-1").roll("iiii")
		g.WantAsk("draw", "").wantBlocks("gb-lc-1", 2)
	})
}

func TestLedgerTerrainStopsMoves(t *testing.T) {
	t.Run("CCN-40.5 who enters goes no farther this turn", func(t *testing.T) {
		g := moving(t, barrier("F"), "french: f5 fr-lc-1 ordered\nfrench leaders: f8 fr-ney ordered")
		g.wantMoves("fr-lc-1", true, "e5", "e6", "e4").wantMoves("fr-lc-1", false, "d4", "d5", "d6", "c5")
		g.wantMoves("fr-ney", true, "e8").wantMoves("fr-ney", false, "d8", "c8").WantRefused("move fr-ney @d8", "CCN-15.8")
		moving(t, barrier("."), "french: f5 fr-lc-1 ordered").wantMoves("fr-lc-1", true, "d5", "c5")
	})
	t.Run("CCN-40.5 leaving it on a later turn is free", func(t *testing.T) {
		moving(t, groundOn("e5F"), "french: e5 fr-lc-1 ordered").wantMoves("fr-lc-1", true, "d5", "c5", "b5", "e8")
	})
	t.Run("CCN-40.5 it does not stop a retreat", func(t *testing.T) {
		g := draw(t, groundOn("c5F", "c6T")+"french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1").roll("ffcca")
		g.Play("retreat gb-ln-1 @c6", "retreat gb-ln-1 @b5").WantAt("gb-ln-1", "b5").wantBlocks("gb-ln-1", 4)
	})
	t.Run("CCN-40.5 nor Retire & Reform", func(t *testing.T) {
		reformed(t, groundOn("c5T", "c6F")).roll("ssss").Play("retreat gb-hc-1 @c5", "retreat gb-hc-1 @b4").WantAt("gb-hc-1", "b4")
	})
	t.Run("CCN-40.6 a unit that was there before battles", func(t *testing.T) {
		for _, letter := range []string{"F", "T"} {
			position := groundOn("e5"+letter) + "allied: d5 gb-ln-1\nfrench: e5 fr-ln-1 ordered"
			draw(t, position+busy).WantOffered("melee fr-ln-1 @gb-ln-1")
			draw(t, position+" moved=1"+busy).WantNot("melee fr-ln-1 @gb-ln-1")
		}
	})
}

func TestLedgerTerrainAndOtherMoves(t *testing.T) {
	breaking := func(hexes ...string) *game {
		g := draw(t, groundOn(hexes...)+"french: e5 fr-hc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-fa-1")
		return g.Play("melee fr-hc-1 @gb-ln-1").roll("iiiiis"[:g.Request().Dice.N()])
	}
	t.Run("CCN-40.7 a breakthrough ends where it must stop", func(t *testing.T) {
		breaking().Play("advance fr-hc-1 @d5").WantAsk("breakthrough", "french")
		breaking("d5f").Play("advance fr-hc-1 @d5").WantAsk("bonus", "french")
		breaking("d5F").Play("advance fr-hc-1 @d5").WantAsk("draw", "")
	})
	t.Run("CCN-40.7 its second hex is one that cavalry can enter", func(t *testing.T) {
		g := breaking("d4R", "d6~", "c6T").Play("advance fr-hc-1 @d5").WantTargets("advance fr-hc-1", "e5 e6 c6")
		g.WantRefused("advance fr-hc-1 @d4", "CCN-31.5").Play("advance fr-hc-1 @c6").WantAsk("draw", "") // no bonus melee out of a town
	})
	t.Run("CCN-40.7 a card that moves farther obeys terrain", func(t *testing.T) {
		for _, card := range []string{"c-bayonet-charge-1", "c-force-march-1, section center", "c-la-grande-manoeuvre-1"} {
			g := draw(t, barrier("F")+"french: f5 fr-ln-1 ordered\nallied: a1 gb-ln-9\nphase movement, card "+card)
			g.wantMoves("fr-ln-1", true, "e5", "e6").wantMoves("fr-ln-1", false, "d5")
			draw(t, barrier("R")+"french: f5 fr-ln-1 ordered\nallied: a1 gb-ln-9\nphase movement, card "+card).wantMoves("fr-ln-1", false, "e5", "e6")
		}
	})
	t.Run("CCN-40.7 a retreat is barred by impassable terrain alone", func(t *testing.T) {
		g := draw(t, groundOn("c5R", "c6~")+"french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1").roll("fccca")
		g.wantBlocks("gb-ln-1", 3).WantAt("gb-ln-1", "d5")
		g = draw(t, groundOn("c5R", "c6T")+"french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1").roll("fccca")
		g.wantBlocks("gb-ln-1", 4).WantAt("gb-ln-1", "c6")
	})
}
