package ccn

import "testing"

// worked lets a unit on e5 attack one on e6 or e7 whose hex has field works on
// some of its sides, and checks the dice.
func worked(t *testing.T, far int, unit, sides, ground string, want int) *game {
	t.Helper()
	target := "e6"
	if far == 2 {
		target = "e7"
	}
	g := draw(t, ground+"works "+target+" "+sides+"\nfrench: e5 "+unit+" ordered\nallied: "+target+" gb-ln-1")
	g.Play(duelLine(unit, "gb-ln-1", far))
	if got := g.Request().Dice.N(); got != want {
		t.Errorf("%s at %d with works on %q rolls %d dice, want %d: %+v", unit, far, sides, got, want, g.Mods())
	}
	return g
}

func TestLedgerFieldWorks(t *testing.T) {
	t.Run("CCN-45.1 they protect the marked sides and no others", func(t *testing.T) {
		for _, sides := range []string{"w", "nw w sw"} {
			worked(t, 1, "fr-og-1", sides, "", 5).wantMod("dice", "CCN-45.4", -1)
		}
		for _, sides := range []string{"e", "nw", "sw", "e ne nw sw se"} {
			worked(t, 1, "fr-og-1", sides, "", 6).wantMod("dice", "CCN-45.4", 0)
		}
	})
	t.Run("CCN-45.2 who crosses a protected side into the hex must stop", func(t *testing.T) {
		g := moving(t, "works e6 w\n", "french: e5 fr-lc-1 ordered").wantMoves("fr-lc-1", true, "e6", "e7").wantMoves("fr-lc-1", false, "e8")
		g.Play("move fr-lc-1 @e7").WantAt("fr-lc-1", "e7")
		if u := g.board().units[g.unit("fr-lc-1")]; u.moved != 3 { // round the works
			t.Errorf("it has moved %d hexes", u.moved)
		}
	})
	t.Run("CCN-45.2 and who crosses it out of the hex", func(t *testing.T) {
		moving(t, "works e6 e\n", "french: e6 fr-lc-1 ordered").wantMoves("fr-lc-1", true, "e7").wantMoves("fr-lc-1", false, "e9")
		moving(t, "works e6 w\n", "french: e6 fr-lc-1 ordered").wantMoves("fr-lc-1", true, "e9")
	})
	t.Run("CCN-45.2 leaders too", func(t *testing.T) {
		at := func(works string) *game {
			return moving(t, works, "french: i1 fr-ln-1\nfrench leaders: e5 fr-ney ordered")
		}
		at("works e6 w\n").wantMoves("fr-ney", true, "e6").wantMoves("fr-ney", false, "e8")
		at("works e5 e\n").wantMoves("fr-ney", false, "e8")
		at("").wantMoves("fr-ney", true, "e8")
	})
	t.Run("CCN-45.2 a breakthrough across it ends there", func(t *testing.T) {
		g := draw(t, "works d5 sw\nfrench: e5 fr-hc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-fa-1").Play("melee fr-hc-1 @gb-ln-1").roll("iii")
		g.Play("advance fr-hc-1 @d5").WantAsk("bonus", "french")
	})
	t.Run("CCN-45.3 infantry forms no square in the hex, whatever side is attacked", func(t *testing.T) {
		for _, side := range []string{"sw", "ne"} {
			charged(t, "fr-hc-1", "gb-ln-1", "works d5 "+side).WantOptions("stand").WantRefused("square", "CCN-45.3")
		}
	})
	t.Run("CCN-45.4 an attack across them loses 1, 2 and no dice", func(t *testing.T) {
		wantLess(t, ".", ".", [arms]int{1, 2, 0}, [arms]int{1, 0, 0}, "works e6 w\nworks e7 w")
	})
	t.Run("CCN-45.7 through another side there is no benefit", func(t *testing.T) {
		wantLess(t, ".", ".", [arms]int{0, 0, 0}, [arms]int{0, 0, 0}, "works e6 e ne\nworks e7 e ne")
	})
	t.Run("CCN-45.8 out of them across a protected side cavalry alone loses 2", func(t *testing.T) {
		wantLess(t, ".", ".", [arms]int{0, 2, 0}, [arms]int{0, 0, 0}, "works e5 e")
		wantLess(t, ".", ".", [arms]int{0, 0, 0}, [arms]int{0, 0, 0}, "works e5 w sw")
	})
	t.Run("CCN-45.10 they do not block the line of sight", func(t *testing.T) {
		sees(t, 3, true, "", "works e6 e w\nworks e7 e w nw ne")
	})
	t.Run("CCN-45.11 a unit battles on the turn it crossed them", func(t *testing.T) {
		g := draw(t, "works e5 w\nfrench: e4 fr-ln-1 ordered\nallied: d5 gb-ln-1\nphase movement").Play("move fr-ln-1 @e5")
		g.wantPhase("combat", "french").WantOffered("melee fr-ln-1 @gb-ln-1")
	})
}

func TestLedgerFireAtFieldWorks(t *testing.T) {
	for _, tt := range []struct {
		name, from, sides string
		want              int
	}{
		{"CCN-45.5 the side that the line crosses counts", "e5", "w", -1},
		{"CCN-45.5 sides beside it do not", "e5", "nw sw", 0},
		{"CCN-45.5 a slanting line crosses one side", "d4", "w", -1},
		{"CCN-45.5 and not its neighbour", "d4", "nw", 0},
		{"CCN-45.5 at the lower corner both sides must be protected", "g7", "sw se", -1},
		{"CCN-45.5 the left one is not enough", "g7", "sw", 0},
		{"CCN-45.5 nor the right one", "g7", "se", 0},
		{"CCN-45.5 at a side corner both must be as well", "d5", "nw w", -1},
		{"CCN-45.5 neither here is the upper one enough", "d5", "nw", 0},
		{"CCN-45.5 nor the western one", "d5", "w", 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			position := "works e7 " + tt.sides + "\nallied: " + tt.from + " gb-rl-1 ordered\nfrench: e7 fr-ln-1\nactive allied"
			draw(t, position).Play("fire gb-rl-1 @fr-ln-1").wantMod("dice", "CCN-45.4", tt.want).wantDice("fire.roll", "allied", 4+tt.want)
		})
	}
}

func TestLedgerFlagsBehindFieldWorks(t *testing.T) {
	behind := func(unit, sides string) *game {
		g := draw(t, "works d5 "+sides+"\nfrench: e5 fr-og-1 ordered\nallied: d5 "+unit).Play("melee fr-og-1 @" + unit)
		if g.Request().Kind == "reaction" {
			g.Play("stand")
		}
		return g.roll("fiiiii"[:g.Request().Dice.N()])
	}
	t.Run("CCN-45.6 infantry and artillery behind them may ignore a flag", func(t *testing.T) {
		behind("gb-fa-1", "sw").WantAsk("flags", "allied").WantOptions("ignore gb-fa-1 #1", "take gb-fa-1").wantMod("flags", "CCN-27.8", 1)
		g := draw(t, "works d5 sw\nfrench: e5 fr-fa-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-fa-1 @gb-ln-1").roll("fccc")
		g.WantAsk("flags", "allied").Play("ignore gb-ln-1 #1").WantAt("gb-ln-1", "d5").wantBlocks("gb-ln-1", 4)
	})
	t.Run("CCN-45.6 cavalry may not", func(t *testing.T) { behind("gb-hc-1", "sw").WantAsk("retreat", "allied").WantTotal("flags", 0) })
	t.Run("CCN-45.6 in fire across the side as well", func(t *testing.T) {
		position := "french: e5 fr-ln-1 ordered\nallied: e7 gb-ln-1\n"
		draw(t, position+"works e7 w").Play("fire fr-ln-1 @gb-ln-1").roll("fcc").WantAsk("flags", "allied")
		draw(t, position+"works e7 nw").Play("fire fr-ln-1 @gb-ln-1").roll("fccc").WantAsk("retreat", "allied")
	})
	t.Run("CCN-45.7 nor is a flag ignored through an unprotected side", func(t *testing.T) {
		behind("gb-fa-1", "se nw w").WantAsk("retreat", "allied").WantTotal("flags", 0)
	})
}

func TestLedgerFieldWorksOnHills(t *testing.T) {
	hill := groundOn("e6H", "e7H")
	t.Run("CCN-45.9 into works on a hill their numbers replace the hill's", func(t *testing.T) {
		worked(t, 1, "fr-og-1", "w", hill, 6-1).wantMod("dice", "CCN-42.2", 0)
		worked(t, 1, "fr-hc-1", "w", hill, 5-2)
		worked(t, 2, "fr-og-1", "w", groundOn("e7H"), 5-1).wantMod("dice", "CCN-42.2", 0)
	})
	t.Run("CCN-45.9 hill to hill as well", func(t *testing.T) {
		worked(t, 2, "fr-og-1", "w", groundOn("e5H", "e6H", "e7H"), 5-1).wantMod("dice", "CCN-42.4", 0).wantMod("dice", "CCN-45.4", -1)
	})
	t.Run("CCN-45.9 through an unprotected side the hill counts", func(t *testing.T) {
		worked(t, 1, "fr-og-1", "e", hill, 6-1).wantMod("dice", "CCN-42.2", -1)
		worked(t, 1, "fr-hc-1", "e", hill, 5-1)
	})
	t.Run("CCN-45.9 out of works on a hill every hill number is dropped", func(t *testing.T) {
		if got := attackDice(t, "fr-hc-1", 1, "H", ".", "works e5 e"); got != 5-2 {
			t.Errorf("cavalry downhill has %d dice, want 3", got)
		}
		if got := attackDice(t, "fr-og-1", 2, "H", "H", "works e5 e"); got != 5 {
			t.Errorf("infantry firing from hill to hill has %d dice, want 5", got)
		}
		if got := attackDice(t, "fr-hc-1", 1, "H", ".", "works e5 w"); got != 5-1 {
			t.Errorf("cavalry downhill out of the rear has %d dice, want 4", got)
		}
	})
	t.Run("CCN-45.9 works on a clear hex leave the hill at the other end", func(t *testing.T) {
		if got := attackDice(t, "fr-og-1", 1, ".", "H", "works e5 e"); got != 6-0-1 {
			t.Errorf("infantry uphill out of works has %d dice, want 5", got)
		}
		if got := attackDice(t, "fr-hc-1", 1, ".", "H", "works e5 e"); got != 5-2-1 {
			t.Errorf("cavalry uphill out of works has %d dice, want 2", got)
		}
		if got := attackDice(t, "fr-hc-1", 1, "H", ".", "works e6 w"); got != 5-2-1 {
			t.Errorf("cavalry downhill into works has %d dice, want 2", got)
		}
	})
}
