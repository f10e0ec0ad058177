package eagles

import (
	"strings"
	"testing"
)

// arriving has the charge of ahead arrive, with more in the picture.
func arriving(t *testing.T, more string, swaps ...string) *game {
	t.Helper()
	return onset(t, ahead+more, swaps...).Roll(4).Roll(6, 6)
}

func TestDefensiveFire(t *testing.T) {
	const charged = "20.6 facing 180"
	t.Run("ME-24.1 a charged body fires if it has not, is fit to and sees", func(t *testing.T) {
		arriving(t, "").WantAsk("defend", "b")
		for _, marks := range []string{"marks fired", "halted 2", "halted 3"} {
			arriving(t, "", charged, charged+" "+marks).WantAsk("me.melee", "")
		}
		arriving(t, "", charged, charged+" marks activated,disordered").WantAsk("defend", "b")
		arriving(t, "", charged, "20.6 facing 0").WantAsk("me.melee", "")
	})
	t.Run("ME-24.2 it may decline", func(t *testing.T) {
		arriving(t, "").WantOptions("fire b1 @a1", "hold b1").Play("hold b1").WantAsk("me.melee", "").wantMarks("b1", "-fired")
	})
	t.Run("ME-24.3 a die says how many fire: a quarter, half or all", func(t *testing.T) {
		for face, dice := range map[int]int{1: 2, 3: 3, 4: 3, 5: 3, 6: 6} {
			arriving(t, "").Play("fire b1 @a1").WantAsk("me.defend.factor", "").wantDice(1).Roll(face).wantDice(dice)
		}
	})
	t.Run("ME-24.4 a 2 counts as a 1", func(t *testing.T) {
		arriving(t, "").Play("fire b1 @a1").Roll(2).wantMod("halvings", "ME-24.3", 2).wantDice(2)
	})
	t.Run("ME-24.5 who sees the charger where it stood fires, through its screen", func(t *testing.T) {
		arriving(t, "", "10 facing 0", "10 facing 0 out 4 groups 22,13 26,13").Play("fire b1 @a1").Roll(6).wantMod("dice", "ME-17.4", 6)
		arriving(t, "", charged, charged+" out 4 groups 17,19 31,19").Play("fire b1 @a1").Roll(6).wantMod("dice", "ME-17.4", 7)
		arriving(t, "", charged, charged+" left 8 bases 2").Play("fire b1 @a1").Roll(6).wantMod("dice", "ME-17.4", 2)
		flank := strings.Replace(ahead, "line at 24,10 facing 0", "column at 8,20.6 facing 90", 1)
		draw(t, flank).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).WantAsk("me.melee", "")
		draw(t, strings.Replace(flank, "180", "180 out 2 groups 24,17", 1)).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).
			Play("fire b1 @a1").Roll(6).wantMod("dice", "ME-17.4", 1)
		narrow := func(more string) *game {
			return onset(t, ahead+more, "line at 24,10", "column at 24,8.4").Roll(4).Roll(6, 6, 6).Play("fire b1 @a1").Roll(6)
		}
		narrow("").wantMod("dice", "ME-17.4", 6)
		narrow("b2 line 16 column at 27.7,17.6 facing 180").wantMod("dice", "ME-17.4", 4)
		narrow("building 26.1,16 29.3,16 29.3,19.2 26.1,19.2").wantMod("dice", "ME-17.4", 4)
	})
	t.Run("ME-24.6 every die has 1 less", func(t *testing.T) {
		arriving(t, "").Play("fire b1 @a1").Roll(3).WantTotal("hit", -1).Roll(4, 4, 5).wantRankers("a1", 23)
	})
	t.Run("ME-24.7 every hit is a loss", func(t *testing.T) {
		arriving(t, "").Play("fire b1 @a1").Roll(3).Roll(5, 6, 1).wantRankers("a1", 22)
		arriving(t, "", "10 facing 0", "10 facing 0 figures 0,1,0,0").Play("fire b1 @a1").Roll(3).Roll(5, 6, 1).wantRankers("a1", 23).wantFigures("a1", [4]int{})
	})
	t.Run("ME-24.8 a charger who lost anybody tests Resolve at once", func(t *testing.T) {
		arriving(t, "").Play("fire b1 @a1").Roll(3).Roll(5, 1, 1).WantAsk("me.resolve", "").wantAt("a1", "24.000,10.000", "0.00")
		arriving(t, "", "10 facing 0", "10 facing 0 figures 0,0,0,1").Play("fire b1 @a1").Roll(3).Roll(5, 1, 1).WantTotal("resolve", 2)
		arriving(t, "").Play("fire b1 @a1").Roll(3).Roll(1, 1, 1).WantAsk("me.melee", "")
	})
	t.Run("ME-24.9 who fails breaks with 4 inches still to go", func(t *testing.T) {
		arriving(t, "").Play("fire b1 @a1").Roll(3).Roll(5, 1, 1).Roll(3).wantMarks("a1", "broken", "activated", "safe").
			wantAt("a1", "24.000,15.000", "0.00").WantAsk("order", "b")
		arriving(t, "", "20.6", "14.6").Play("fire b1 @a1").Roll(3).Roll(5, 1, 1).Roll(3).wantAt("a1", "24.000,10.000", "0.00")
		arriving(t, "", charged, charged+" out 4 groups 17,14 28,13").Play("fire b1 @a1").Roll(3).Roll(5, 1, 1, 1).Roll(3).
			wantGroup("b1.g2", "gone", 0).wantGroup("b1.g1", "17.000,14.000", 2)
	})
	t.Run("ME-24.10 who passes or lost nobody comes on to the melee", func(t *testing.T) {
		arriving(t, "").Play("fire b1 @a1").Roll(3).Roll(5, 1, 1).Roll(4).wantAt("a1", "24.000,19.000", "0.00").WantAsk("me.melee", "")
	})
	t.Run("ME-24.11 its losses do not change the groups of the melee, its figures do", func(t *testing.T) {
		arriving(t, "", "10 facing 0", "10 facing 0 left 21 figures 0,0,1,0").Play("fire b1 @a1").Roll(3).Roll(5, 6, 1).Roll(4).
			wantRankers("a1", 20).wantMod("attack", "ME-23.2", 6).wantMod("attack", "ME-23.8", 0)
	})
	t.Run("ME-24.12 it was the shot of the turn, but no more if the charger broke", func(t *testing.T) {
		arriving(t, "").Play("fire b1 @a1").Roll(3).Roll(5, 1, 1).Roll(3).wantMarks("b1", "fired", "-activated").
			WantRefused("fire b1 @a1", "ME-16.4").WantOffered("form b1", "retire b1 #1000")
	})
	t.Run("ME-24.13 a charge that falls short meets no fire", func(t *testing.T) {
		onset(t, ahead).Roll(4).Roll(2, 2).WantAsk("order", "b").wantMarks("b1", "-fired")
	})
	t.Run("ME-24.14 the dice have the terms of the body, no range and no cover", func(t *testing.T) {
		gb := "b gb: cmd 40,40\n"
		onset(t, ahead+gb, "line at 24,10", "column at 24,8.4").Roll(4).Roll(6, 6, 6).Play("fire b1 @a1").Roll(4).
			wantMod("dice", "ME-18.2", 2).wantMod("dice", "ME-18.3", 2).wantDice(5)
		arriving(t, "", "b1 line", "b1 guard", charged, charged+" marks disordered").Play("fire b1 @a1").Roll(6).
			wantMod("dice", "ME-18.4", 2).wantMod("halvings", "ME-18.8", 1).wantDice(4)
		arriving(t, "orchard 18,9 30,9 30,9.9 18,9.9", "10 facing 0", "10.8 facing 0").Play("fire b1 @a1").Roll(6).WantTotal("dice", 6).WantTotal("halvings", 0)
	})
	t.Run("ME-24.15 its own groups stop the lines of the body as ever, and fire themselves", func(t *testing.T) {
		g := onset(t, ahead, "a1 line 24 line at 24,10", "a1 line 24 column at 24,8.4", "b1 line", "b1 guard", charged, charged+" out 5 groups 20.5,17.5 24,17.5 27.5,17.5").
			Roll(4).Roll(6, 6, 6)
		g.Play("fire b1 @a1").Roll(6).wantMod("dice", "ME-17.4", 3).wantMod("dice", "ME-18.4", 0).wantMod("dice", "ME-18.2", 2)
		arriving(t, "", charged, charged+" out 2 groups 24,17.5").Play("fire b1 @a1").Roll(6).wantMod("dice", "ME-17.4", 7)
	})
}

func TestTakingOffTheDead(t *testing.T) {
	hit := func(t *testing.T, target, faces string) *game {
		g := volleyOf(t, "line 16 line at 36,10 facing 0", target)
		all := map[string][]int{"one": {6, 1, 1, 1}, "four": {6, 6, 6, 6}}[faces]
		return g.wantDice(4).Roll(all...)
	}
	t.Run("ME-25.1 the dead stay until half are lost", func(t *testing.T) {
		hit(t, foeLine+" left 17", "four").wantRankers("b1", 13).wantBases("b1", 6).wantAt("b1", "36.000,16.600", "180.00")
	})
	t.Run("ME-25.2 at half they are taken off at once", func(t *testing.T) {
		hit(t, foeLine+" left 13", "one").wantRankers("b1", 12).wantBases("b1", 3)
		hit(t, strings.Replace(foeLine, "24", "36", 1)+" left 19", "one").wantRankers("b1", 18).wantBases("b1", 5)
	})
	t.Run("ME-25.3 from then on the bases follow every loss", func(t *testing.T) {
		hit(t, foeLine+" left 9 bases 3", "one").wantBases("b1", 2)
	})
	t.Run("ME-25.4 special figures are taken off at once", func(t *testing.T) {
		hit(t, foeLine+" figures 0,0,1,0", "one").wantFigures("b1", [4]int{}).wantBases("b1", 6)
	})
	t.Run("ME-25.6 it does not shrink in a melee, but when that ends", func(t *testing.T) {
		g := brawl(t, "", "180 foe", "180 left 14 foe").Roll(6, 1).wantRankers("b1", 8).wantBases("b1", 6)
		g.Play("hold a1").wantBases("b1", 2)
		helper := draw(t, strings.Replace(joined, "90 helps", "90 left 11 bases 6 helps", 1)).wantBases("a2", 6).Play("fight a1").Roll(4, 1).wantBases("a2", 6)
		helper.Play("pursue a1 @b1").wantBases("a2", 6).wantMarks("a2", "supporting")
		draw(t, strings.Replace(joined, "90 helps", "90 left 11 bases 6 helps", 1)).Play("fight a1").Roll(4, 1).Play("hold a1").wantBases("a2", 3)
		draw(t, strings.Replace(joined, "90 helps", "90 left 11 bases 6 helps", 1)).Play("fight a1").Roll(1, 6).Play("pursue b1 @a1").wantBases("a2", 3)
		leaves := draw(t, strings.Replace(joined, "90 helps", "90 left 11 bases 6 helps", 1)).Play("retire a2 #1000").Roll(4).Roll(6).Play("retire a2 #1000")
		leaves.wantBases("a2", 3)
	})
	t.Run("ME-25.7 every loss tells on the groups, whatever is shown", func(t *testing.T) {
		volleyOf(t, "line 20 line at 36,10 facing 0 left 16", foeLine).wantDice(4).wantBases("a1", 5)
	})
	t.Run("ME-25.8 without Rankers a battalion is destroyed with its figures", func(t *testing.T) {
		hit(t, foeLine+" left 4 bases 1", "four").wantGone("b1")
	})
}
