package ccn

import (
	"strings"
	"testing"

	"grognard/rules"
)

// fordable draws a picture whose river hexes are fords.
func fordable(t *testing.T, picture string) *game {
	t.Helper()
	b, err := Book{}.Load([]byte(picturedFile(t, picture, "fordable = true\n")), nil)
	if err != nil {
		t.Fatal(err)
	}
	return begin(t, b.(*Board))
}

func TestLedgerRiver(t *testing.T) {
	crossing := "french: f5 fr-lc-1 ordered, f3 fr-ln-1 ordered\nfrench leaders: f8 fr-ney ordered\nallied: a1 gb-ln-9\nphase movement"
	t.Run("CCN-46.1 nobody can enter it", func(t *testing.T) {
		g := draw(t, barrier("~")+crossing).wantMoves("fr-lc-1", false, "e5", "e6", "d5").wantMoves("fr-ln-1", false, "e3", "e4")
		g.wantMoves("fr-ney", false, "e8", "d8").WantRefused("move fr-lc-1 @e5", "CCN-11.9").WantRefused("move fr-ney @e8", "CCN-15.8")
	})
	t.Run("CCN-46.1 but over fords and bridges", func(t *testing.T) {
		rows := "e1~ e2~ e3~ e4~ e5b e6~ e7~ e8~ e9f e10~ e11~ e12~ e13~"
		g := draw(t, groundOn(strings.Fields(rows)...)+crossing).wantMoves("fr-lc-1", true, "e5", "d5").wantMoves("fr-lc-1", false, "e6")
		g.wantMoves("fr-ney", true, "e9").wantMoves("fr-ney", false, "e8", "d8", "d9")
	})
	t.Run("CCN-46.2 nobody is in it to attack or be attacked", func(t *testing.T) {
		unloadable(t, groundOn("d5~")+"french: d5 fr-ln-1\nallied: i9 gb-ln-1", "cannot enter")
		unloadable(t, groundOn("d5~")+"french: i1 fr-ln-1\nallied: i9 gb-ln-1\nallied leaders: d5 gb-hill", "cannot enter")
		g := draw(t, groundOn("c5~", "c6~")+"french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1").roll("fccca")
		g.wantBlocks("gb-ln-1", 3).WantAt("gb-ln-1", "d5")
	})
	t.Run("CCN-46.3 it does not block the line of sight", func(t *testing.T) { sees(t, 3, true, groundOn("e6~", "e7~"), "") })
	t.Run("CCN-46.4 fordable streams are fords", func(t *testing.T) {
		g := fordable(t, barrier("~")+crossing).wantMoves("fr-lc-1", true, "e5", "e6").wantMoves("fr-lc-1", false, "d5").wantMoves("fr-ney", true, "e8")
		for _, c := range g.View(rules.First).Map.Cells {
			if c.Ground == "river" {
				t.Errorf("%s is still a river", c.Label)
			}
		}
		g = fordable(t, groundOn("e5~")+"french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1")
		g.wantDice("melee.roll", "french", 5-1).wantMod("dice", "CCN-47.5", -1)
	})
}

func TestLedgerFord(t *testing.T) {
	t.Run("CCN-47.1 units and leaders that enter must stop", func(t *testing.T) {
		g := moving(t, barrier("f"), "french: f5 fr-lc-1 ordered, f3 fr-lt-1 ordered\nfrench leaders: f8 fr-ney ordered")
		g.wantMoves("fr-lc-1", true, "e5").wantMoves("fr-lc-1", false, "d5").wantMoves("fr-lt-1", false, "d3").wantMoves("fr-ney", false, "d8")
	})
	t.Run("CCN-47.2 a unit battles on the turn it entered", func(t *testing.T) {
		for _, unit := range []string{"fr-ln-1", "fr-lc-1", "fr-ha-1"} {
			entered(t, "f", unit).WantOffered("melee " + unit + " @gb-ln-1")
		}
	})
	t.Run("CCN-47.3 infantry may form square", func(t *testing.T) {
		charged(t, "fr-hc-1", "gb-ln-1", groundOn("d5f")).Play("square").Draw("c-rally-1").wantSquare("gb-ln-1", 1)
	})
	t.Run("CCN-47.4 a target in it takes 1 die in melee, none in fire", func(t *testing.T) {
		wantLess(t, ".", "f", [arms]int{1, 1, 1}, [arms]int{0, 0, 0}, "")
	})
	t.Run("CCN-47.5 out of it every arm loses 1, in melee and in fire", func(t *testing.T) {
		wantLess(t, "f", ".", [arms]int{1, 1, 1}, [arms]int{1, 0, 1}, "")
		wantLess(t, "f", "f", [arms]int{2, 2, 2}, [arms]int{1, 0, 1}, "")
	})
	t.Run("CCN-47.6 it does not block the line of sight", func(t *testing.T) { sees(t, 3, true, groundOn("e6f", "e7f"), "") })
}

func TestLedgerBridge(t *testing.T) {
	t.Run("CCN-48.1 nobody stops on it", func(t *testing.T) {
		g := moving(t, barrier("b"), "french: f5 fr-lc-1 ordered\nfrench leaders: f8 fr-ney ordered")
		g.wantMoves("fr-lc-1", true, "e5", "d5", "c5").wantMoves("fr-ney", true, "c8")
	})
	t.Run("CCN-48.1 it takes no dice, in or out", func(t *testing.T) {
		for _, x := range [][2]string{{".", "b"}, {"b", "."}, {"b", "b"}} {
			wantLess(t, x[0], x[1], [arms]int{}, [arms]int{}, "")
		}
	})
	t.Run("CCN-48.1 a unit battles on the turn it entered", func(t *testing.T) {
		entered(t, "b", "fr-ln-1").WantOffered("melee fr-ln-1 @gb-ln-1")
	})
	t.Run("CCN-48.2 infantry may form square on it", func(t *testing.T) {
		charged(t, "fr-hc-1", "gb-ln-1", groundOn("d5b")).Play("square").Draw("c-rally-1").wantSquare("gb-ln-1", 1)
	})
	t.Run("CCN-48.2 it does not block the line of sight", func(t *testing.T) { sees(t, 3, true, groundOn("e6b", "e7b"), "") })
}

func TestLedgerSandpit(t *testing.T) {
	t.Run("CCN-49.1 units and leaders that enter must stop", func(t *testing.T) {
		g := moving(t, barrier("s"), "french: f5 fr-lc-1 ordered, f3 fr-lt-1 ordered\nfrench leaders: f8 fr-ney ordered")
		g.wantMoves("fr-lc-1", true, "e5").wantMoves("fr-lc-1", false, "d5").wantMoves("fr-lt-1", true, "e3").wantMoves("fr-lt-1", false, "d3")
		g.wantMoves("fr-ney", true, "e8").wantMoves("fr-ney", false, "d8")
	})
	t.Run("CCN-49.1 artillery cannot enter it", func(t *testing.T) {
		g := moving(t, barrier("s"), "french: f5 fr-ha-1 ordered, f8 fr-fa-1 ordered").wantMoves("fr-ha-1", false, "e5", "e6", "d5")
		g.wantMoves("fr-fa-1", false, "e8", "e9").wantMoves("fr-ha-1", true, "f6", "g5").WantRefused("move fr-fa-1 @e8", "CCN-11.9")
		unloadable(t, groundOn("d5s")+"french: d5 fr-fa-1\nallied: i9 gb-ln-1", "cannot enter")
	})
	t.Run("CCN-49.1 nor retreat into it, as others do", func(t *testing.T) {
		retreating := func(unit string) *game {
			g := draw(t, groundOn("c5s", "c6s")+"french: e5 fr-og-1 ordered\nallied: d5 "+unit).Play("melee fr-og-1 @" + unit)
			return g.roll("fiiiii")
		}
		retreating("gb-fa-1").wantBlocks("gb-fa-1", 2).WantAt("gb-fa-1", "d5")
		g := draw(t, groundOn("c5s", "c6s")+"french: e5 fr-og-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-og-1 @gb-ln-1").roll("fccccc")
		g.WantAsk("retreat", "allied").Play("retreat gb-ln-1 @c5").wantBlocks("gb-ln-1", 4).WantAt("gb-ln-1", "c5")
	})
	t.Run("CCN-49.2 infantry may form square in it", func(t *testing.T) {
		charged(t, "fr-hc-1", "gb-ln-1", groundOn("d5s")).Play("square").Draw("c-rally-1").wantSquare("gb-ln-1", 1)
	})
	t.Run("CCN-49.2 a unit battles on the turn it entered", func(t *testing.T) {
		entered(t, "s", "fr-ln-1").WantOffered("melee fr-ln-1 @gb-ln-1")
		entered(t, "s", "fr-lc-1").WantOffered("melee fr-lc-1 @gb-ln-1")
	})
	t.Run("CCN-49.3 a target in it takes 1, 2 and 1 dice, of fire only the artillery's", func(t *testing.T) {
		wantLess(t, ".", "s", [arms]int{1, 2, 1}, [arms]int{0, 0, 1}, "")
	})
	t.Run("CCN-49.4 out of it infantry loses 1 in melee and fire, cavalry 2", func(t *testing.T) {
		wantLess(t, "s", ".", [arms]int{1, 2, 0}, [arms]int{1, 0, 0}, "")
		wantLess(t, "s", "s", [arms]int{2, 4, 0}, [arms]int{1, 0, 0}, "")
	})
	t.Run("CCN-49.5 it does not block the line of sight", func(t *testing.T) { sees(t, 3, true, groundOn("e6s", "e7s"), "") })
}
