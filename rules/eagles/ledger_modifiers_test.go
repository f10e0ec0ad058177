package eagles

import (
	"fmt"
	"strings"
	"testing"
)

// atRange has a line of 24 fire at another of 24 that many mils away.
func atRange(t *testing.T, mils int64, a string, more ...string) *game {
	t.Helper()
	return volleyOf(t, a, "line 24 line at 36,"+inDecimals(11600+mils, 3)+" facing 180", more...)
}

func TestDiceOfFire(t *testing.T) {
	british := []string{"a gb: cmd 1,1"}
	foeColumn := strings.Replace(foeLine, "line at", "column at", 1)
	t.Run("ME-18.1 dice are added first, then halved, then rounded once", func(t *testing.T) {
		volleyOf(t, facingLine+" marks disordered", "line 24 column at 36,23 facing 180", british...).wantMod("dice", "ME-17.4", 6).
			WantTotal("dice", 10).WantTotal("halvings", 2).wantDice(3)
		volleyOf(t, facingLine+" left 17 marks disordered", "line 24 line at 36,21 facing 180").WantTotal("dice", 5).WantTotal("halvings", 2).wantDice(1)
	})
	t.Run("ME-18.2 a target in column gives two dice", func(t *testing.T) {
		volleyOf(t, facingLine, strings.Replace(foeColumn, "16.6", "18.2", 1)).wantMod("dice", "ME-18.2", 2).wantDice(8)
		volleyOf(t, facingLine, foeLine).wantMod("dice", "ME-18.2", 0).wantDice(6)
		volleyOf(t, "line 24 column at 36,8.4 facing 0", foeLine).wantMod("dice", "ME-18.2", 0)
	})
	t.Run("ME-18.3 a British line above Militia has two dice more", func(t *testing.T) {
		volleyOf(t, facingLine, foeLine, british...).wantMod("dice", "ME-18.3", 2).wantDice(8)
		volleyOf(t, facingLine, foeLine, "a fr: cmd 1,1").wantDice(6)
		volleyOf(t, facingLine+" nation pt", foeLine, british...).wantDice(6)
		volleyOf(t, "militia 24 line at 36,10 facing 0", foeLine, british...).wantDice(6)
		volleyOf(t, "line 24 column at 36,8.4 facing 0", foeLine, british...).wantDice(2)
		volleyOf(t, facingLine, foeLine, "a gb: cmd with a2", "a2 line 24 line at 12,10 facing 0").wantMod("dice", "ME-18.3", 0).wantDice(6)
	})
	t.Run("ME-18.4 Guard has two dice more in either formation, while it counts as Guard", func(t *testing.T) {
		volleyOf(t, "guard 24 line at 36,10 facing 0", foeLine).wantMod("dice", "ME-18.4", 2).wantDice(8)
		volleyOf(t, "guard 24 column at 36,8.4 facing 0", foeLine).wantDice(4)
		volleyOf(t, "veteran 24 line at 36,10 facing 0", foeLine).wantDice(6)
		volleyOf(t, "guard 24 line at 36,10 facing 0", foeLine, "a pr: cmd with a2", "a2 line 24 line at 12,10 facing 0").wantDice(6)
	})
	t.Run("ME-18.5 British rifles have two dice more, once: for the screen if it fires", func(t *testing.T) {
		rifles := "veteran 24 line at 36,10 facing 0 light rifles"
		volleyOf(t, rifles, foeLine, british...).wantMod("dice", "ME-18.5", 2).wantDice(10)
		out := rifles + " out 4 groups 31,12.4 41,12.4"
		volleyOf(t, out, foeLine, british...).Play("snipe a1 @b1").wantMod("dice", "ME-18.5", 0).Roll(1, 1, 1, 1, 1, 1, 1).
			wantDice(4).wantMod("dice", "ME-18.5", 2)
		volleyOf(t, out, foeLine, british...).Play("hold a1").wantMod("dice", "ME-18.5", 2).wantDice(9)
		volleyOf(t, strings.Replace(rifles, " rifles", "", 1), foeLine, british...).wantMod("dice", "ME-18.5", 0)
	})
	t.Run("ME-18.6 light cover takes two dice", func(t *testing.T) {
		for _, ground := range []string{"hedge 28,15.2 44,15.2", "fence 28,15.2 44,15.2", "orchard 28,15.7 44,15.7 44,17.5 28,17.5"} {
			volleyOf(t, facingLine, foeLine, ground).wantMod("dice", "ME-18.6", -2).WantTotal("halvings", 0).wantDice(4)
		}
	})
	t.Run("ME-18.7 heavy cover takes half of the dice", func(t *testing.T) {
		for _, ground := range []string{"wall 28,15.2 44,15.2", "wood 28,15.7 44,15.7 44,17.5 28,17.5"} {
			volleyOf(t, facingLine, foeLine, ground).wantMod("halvings", "ME-18.7", 1).WantTotal("dice", 6).wantDice(3)
		}
	})
	t.Run("ME-18.8 a disordered body fires half its dice, its screen all", func(t *testing.T) {
		volleyOf(t, facingLine+" marks disordered", foeLine).wantMod("halvings", "ME-18.8", 1).wantDice(3)
		volleyOf(t, facingLine, foeLine+" marks disordered").wantDice(6)
		draw(t, "a1 "+facingLine+" out 4 groups 31,12.4 41,12.4 marks disordered\nb1 "+foeLine).Play("snipe a1 @b1").wantMod("halvings", "ME-18.8", 0).wantDice(2)
	})
	t.Run("ME-18.9 a screen as target takes half of the dice", func(t *testing.T) {
		g := draw(t, "a1 "+facingLine+"\nb1 line 24 line at 36,20 facing 180 out 4 groups 34,16 38,16")
		g.Play("fire a1 @b1.g1").wantMod("halvings", "ME-18.9", 1).wantDice(3)
		draw(t, "a1 "+facingLine+"\nb1 line 24 column at 36,20 facing 180 out 4 groups 34,16 38,16").Play("fire a1 @b1.g1").
			wantMod("dice", "ME-18.2", 0).wantDice(3)
	})
}

func TestRanges(t *testing.T) {
	rifles := "veteran 24 line at 36,10 facing 0 light rifles"
	gb := "a gb: cmd 1,1"
	t.Run("ME-18.10 muskets fire all dice to 6 inches, half to 12 and a quarter to 18", func(t *testing.T) {
		for mils, dice := range map[int64]int{3000: 6, 6000: 6, 6010: 3, 12000: 3, 12010: 2, 18000: 2} {
			atRange(t, mils, facingLine).wantDice(dice)
		}
	})
	t.Run("ME-18.11 rifles fire all dice to 6 inches, half to 18 and a quarter to 24", func(t *testing.T) {
		for mils, dice := range map[int64]int{6000: 10, 6010: 5, 12010: 5, 18000: 5, 18010: 3, 24000: 3} {
			atRange(t, mils, rifles, gb).wantDice(dice)
		}
		draw(t, gb+"\na1 "+rifles+" out 4 groups 31,12.4 41,12.4\nb1 line 24 line at 36,29.3 facing 180").Play("snipe a1 @b1").
			WantTotal("dice", 4).wantMod("halvings", "ME-18.11", 1).wantDice(2)
	})
	t.Run("ME-18.12 a distance on a border belongs to the nearer band", func(t *testing.T) {
		for _, c := range []struct {
			mils           int64
			halved, beyond int
		}{{6000, 0, 1}, {12000, 1, 2}} {
			atRange(t, c.mils, facingLine).wantMod("halvings", "ME-18.10", c.halved)
			atRange(t, c.mils+6, facingLine).wantMod("halvings", "ME-18.10", c.beyond)
		}
	})
	t.Run("ME-18.13 halvings multiply", func(t *testing.T) {
		atRange(t, 7000, facingLine, "wall 28,17.2 44,17.2").WantTotal("halvings", 2).wantDice(2)
		atRange(t, 13000, strings.Replace(facingLine, "24", "40", 1)+" marks disordered", "wall 28,23.2 44,23.2").WantTotal("halvings", 4).wantDice(1)
	})
	t.Run("ME-18.14 a half or more goes up, less goes down", func(t *testing.T) {
		for _, c := range []struct {
			groups int
			mils   int64
			dice   int
		}{{5, 7000, 3}, {6, 13000, 2}, {9, 13000, 2}, {7, 7000, 4}, {5, 13000, 1}, {10, 13000, 3}, {7, 13000, 2}} {
			atRange(t, c.mils, strings.Replace(facingLine, "24", fmt.Sprint(4*c.groups), 1)).wantMod("dice", "ME-17.4", c.groups).wantDice(c.dice)
		}
	})
	t.Run("ME-18.15 who can fire at all rolls a die", func(t *testing.T) {
		atRange(t, 7000, facingLine+" left 4", "hedge 28,17.2 44,17.2").WantTotal("dice", -1).wantDice(1)
		atRange(t, 5000, facingLine+" left 8", "hedge 28,15.2 44,15.2").WantTotal("dice", 0).wantDice(1)
		atRange(t, 18000, facingLine+" left 4").wantDice(1)
	})
	t.Run("ME-18.16 dice may exceed the groups", func(t *testing.T) {
		volleyOf(t, "guard 24 line at 36,10 facing 0", "line 24 column at 36,18.2 facing 180", gb).wantDice(12)
	})
	t.Run("ME-18.17 the range is from the front edge to the footprint, of a screen from its nearest group", func(t *testing.T) {
		atRange(t, 6000, facingLine).wantMod("halvings", "ME-18.10", 0)
		volleyOf(t, facingLine, "line 24 column at 36,19.2 facing 180").wantMod("halvings", "ME-18.10", 0)
		volleyOf(t, facingLine, "line 24 column at 36,19.21 facing 180").wantMod("halvings", "ME-18.10", 1)
		screen := func(groups, y string) *game {
			return draw(t, "a1 "+facingLine+" out 4 groups "+groups+"\nb1 line 24 line at 36,"+y+" facing 180").Play("snipe a1 @b1")
		}
		screen("31,12 41,14", "21.6").wantMod("halvings", "ME-18.10", 0)
		screen("31,12 41,14", "21.61").wantMod("halvings", "ME-18.10", 1)
		screen("31,14 41,12", "21.6").wantMod("halvings", "ME-18.10", 0)
		at := func(groups string) *game {
			return draw(t, "a1 "+facingLine+"\nb1 line 24 line at 36,22 facing 180 out 4 groups "+groups).Play("fire a1 @b1.g1")
		}
		at("34,17.6 38,19").wantMod("halvings", "ME-18.10", 0)
		at("34,17.61 38,19").wantMod("halvings", "ME-18.10", 1)
		at("34,19 38,17.6").wantMod("halvings", "ME-18.10", 0)
	})
	t.Run("ME-18.18 by eye a target beyond range may be chosen, and costs the shot", func(t *testing.T) {
		text := "a1 " + facingLine + "\nb1 line 24 line at 36,29.7 facing 180\n"
		draw(t, text+"measuring = by_eye").WantOffered("fire a1 @b1")
		draw(t, text).WantNot("fire a1 @b1")
	})
	t.Run("ME-18.19 beyond the last band nobody fires", func(t *testing.T) {
		text := "a1 " + facingLine + "\nb1 line 24 line at 36,29.61 facing 180\n"
		draw(t, text).WantRefused("fire a1 @b1", "ME-18.19").WantNot("fire a1 @b1")
		draw(t, text+"measuring = by_eye").Play("fire a1 @b1").WantAsk("order", "b").wantRolled().wantMarks("a1", "fired", "activated").wantRankers("b1", 24)
		draw(t, gb+"\na1 "+rifles+"\nb1 line 24 line at 36,35.61 facing 180").WantRefused("fire a1 @b1", "ME-18.19")
	})
	t.Run("ME-18.20 the best cover counts alone", func(t *testing.T) {
		both := []string{"wall 28,15.2 44,15.2", "hedge 28,15 44,15"}
		volleyOf(t, facingLine, foeLine, both...).wantMod("dice", "ME-18.6", 0).wantMod("halvings", "ME-18.7", 1).wantDice(3)
		volleyOf(t, facingLine, foeLine, "wood 28,15.7 44,15.7 44,17.5 28,17.5", "hedge 28,15.2 44,15.2").WantTotal("dice", 6).WantTotal("halvings", 1)
		volleyOf(t, facingLine, foeLine, "hedge 28,14.7 44,14.7").wantDice(6)
	})
}
