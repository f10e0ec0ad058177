package eagles

import (
	"strings"
	"testing"
)

// volleyOf has a1 fire at b1.
func volleyOf(t *testing.T, a, b string, more ...string) *game {
	t.Helper()
	return draw(t, "a1 "+a+"\nb1 "+b+"\n"+strings.Join(more, "\n")).Play("fire a1 @b1")
}

// facingLine is a line of 24 with its front at y 10.8, foeLine one with its
// front 5 in ahead of it.
const (
	facingLine = "line 24 line at 36,10 facing 0"
	foeLine    = "line 24 line at 36,16.6 facing 180"
)

// locked are two battalions in a melee that began last turn, and a2, b2 free.
const locked = `
a1 line 24 line at 36,20 facing 0 out 2 groups 30,21 foe b1 along 0 since 1 marks charger
b1 line 24 line at 36,21.6 facing 180 out 2 groups 42,23.8 foe a1 along 0 since 1
a2 line 24 line at 48,18 facing 0
b2 line 24 line at 24,25 facing 180
`

func TestFire(t *testing.T) {
	t.Run("ME-16.1 a battalion fires by groups of four Rankers", func(t *testing.T) {
		for rankers, dice := range map[string]int{"16": 4, "24": 6, "36": 9} {
			volleyOf(t, strings.Replace(facingLine, "24", rankers, 1), foeLine).WantAsk("me.fire", "").wantDice(dice)
		}
	})
	t.Run("ME-16.2 a part of a group counts as one", func(t *testing.T) {
		for left, dice := range map[string]int{"24": 6, "21": 6, "20": 5, "17": 5, "16": 4} {
			volleyOf(t, facingLine+" left "+left, foeLine).wantDice(dice)
		}
	})
	t.Run("ME-16.3 a die hits from the activation value", func(t *testing.T) {
		for grade, hits := range map[string]int{"militia": 2, "line": 3, "veteran": 4} {
			volleyOf(t, strings.Replace(facingLine, "line", grade, 1), foeLine).Roll(1, 2, 3, 4, 5, 6).wantRankers("b1", 24-hits)
		}
		volleyOf(t, strings.Replace(facingLine, "line", "guard", 1), foeLine).wantDice(8).Roll(1, 1, 1, 2, 3, 4, 5, 6).wantRankers("b1", 19)
	})
	t.Run("ME-16.4 a battalion shoots once a turn, in defence or in its order", func(t *testing.T) {
		shot := "a1 line 32 column at 24,10 facing 0\nb1 line 24 line at 24,23 facing 180\ntable small\n"
		draw(t, shot+"active b, lead b").Play("fire b1 @a1").Roll(1, 1, 1, 1).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).WantAsk("me.melee", "")
		draw(t, shot).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).WantAsk("defend", "b")
		draw(t, strings.Replace(shot, "180", "180 marks fired", 1)+"active b, lead b").WantRefused("fire b1 @a1", "ME-16.4").WantOffered("charge b1 @a1")
		draw(t, shot).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("fire b1 @a1").Roll(6).Roll(1, 1, 1, 1, 6, 1, 6, 1).Roll(1).
			WantRefused("fire b1 @a1", "ME-16.4").WantOffered("form b1")
	})
	t.Run("ME-16.5 every hit kills a Ranker", func(t *testing.T) {
		volleyOf(t, facingLine, foeLine).Roll(4, 5, 1, 1, 1, 1).wantRankers("b1", 22).wantRankers("a1", 24)
		volleyOf(t, facingLine, foeLine).Roll(6, 6, 6, 6, 6, 6).wantRankers("b1", 18)
	})
	t.Run("ME-16.5 only where more dice can hit does a row say more", func(t *testing.T) {
		for rankers, want := range map[string]string{"24": "fire.6", "28": "fire.more"} { // 6 dice, 7 dice
			rows := draw(t, "a1 "+strings.Replace(facingLine, "24", rankers, 1)+"\nb1 "+foeLine+"\n").rowsOf("fire a1 @b1")
			if len(rows) != 7 || rows[want] == nil {
				t.Errorf("a line of %s fires: %v, want %s among 7 rows", rankers, rows, want)
			}
		}
	})
	t.Run("ME-16.6 who is engaged, supporting, broken or halted does not fire", func(t *testing.T) {
		for marks, why := range map[string]string{"marks broken": "ME-16.6", "halted 2": "ME-16.6", "halted 3": "ME-16.6", "marks disordered": ""} {
			g := draw(t, "a1 "+facingLine+" out 2 groups 36,12 "+marks+"\nb1 "+strings.Replace(foeLine, "36,", "40,", 1))
			if why == "" {
				g.WantOffered("snipe a1 @b1")
				continue
			}
			g.WantNot("fire a1 @b1", "snipe a1 @b1").WantRefused("fire a1 @b1", why).WantRefused("snipe a1 @b1", why)
		}
		draw(t, locked).WantRefused("fire a1 @b2", "ME-16.6").WantRefused("snipe a1 @b2", "ME-16.6").WantNot("snipe a1 @b2")
		draw(t, strings.Replace(locked, "48,18 facing 0", "48,18 facing 0 helps a1", 1)+"b3 line 24 line at 48,24 facing 180").
			WantRefused("fire a2 @b3", "ME-16.6").WantNot("fire a2 @b3")
		draw(t, locked+"b3 line 24 line at 48,24 facing 180").WantOffered("fire a2 @b3")
	})
	t.Run("ME-16.7 any enemy in sight and range is a target, near or far, broken too, but no Commander alone", func(t *testing.T) {
		g := draw(t, `
			a1 line 24 line at 36,10 facing 0
			b fr: cmd 36,14
			b1 line 24 column at 33,18 facing 180
			b2 line 24 column at 40,26 facing 180 marks broken
			b3 line 24 line at 50,20 facing 180 out 2 groups 44,18
			b4 line 24 line at 36,40 facing 180`)
		g.WantOffered("fire a1 @b1", "fire a1 @b2").WantNot("fire a1 @b-cmd-fr", "fire a1", "fire a1 @a1").
			WantRefused("fire a1 @b4", "ME-18.19").WantOffered("fire a1 @b3.g1").WantNot("fire a1 @b4")
		g.Play("fire a1 @b2").wantDice(2).Roll(6, 6).wantRankers("b2", 22).wantRankers("b1", 24)
		// Its left sees one group, out of range, its right another one beside a farm.
		draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 60,30 facing 180 out 4 groups 31,33 41,20\nbuilding 33,13 38,13 38,16 33,16").
			WantOffered("fire a1 @b1.g1")
	})
}

func TestTargetsOfFire(t *testing.T) {
	const two = `
		a1 line 24 line at 36,10 facing 0 out 4 groups 31,13 41,13
		b1 line 24 line at 36,20 facing 180
		b2 line 24 line at 48,20 facing 180`
	t.Run("ME-16.8 body and screen have one target each, which may differ", func(t *testing.T) {
		g := draw(t, two).Play("fire a1 @b1").WantAsk("fire.screen", "a").WantOffered("snipe a1 @b1", "snipe a1 @b2", "hold a1").Play("snipe a1 @b2")
		g.wantDice(3).Roll(6, 6, 6).wantRankers("b1", 21).wantRankers("b2", 24).wantDice(2).Roll(6, 1).wantRankers("b1", 21).wantRankers("b2", 23).WantAsk("order", "b")
		draw(t, two).Play("snipe a1 @b1").wantDice(2).Roll(6, 1).wantRankers("b1", 23).WantAsk("order", "b").wantMarks("a1", "activated", "fired")
		draw(t, two).Play("fire a1 @b1", "hold a1").wantDice(3).Roll(1, 1, 1).WantAsk("order", "b")
	})
	t.Run("ME-16.9 nobody fires at a body in a melee, but at its groups", func(t *testing.T) {
		draw(t, locked).WantRefused("fire a2 @b1", "ME-16.9").WantNot("fire a2 @b1").WantOffered("fire a2 @b1.g1").
			Play("fire a2 @b1.g1").WantAsk("me.fire", "")
		helped := strings.Replace(locked, "24,25 facing 180", "48,24 facing 180 helps b1", 1)
		draw(t, helped).WantRefused("fire a2 @b2", "ME-16.9").WantNot("fire a2 @b2")
	})
	t.Run("ME-16.10 both targets are declared before the body's volley, then comes the screen's", func(t *testing.T) {
		g := draw(t, two).Play("fire a1 @b1").wantRolled().Play("snipe a1 @b1").wantRolled().wantDice(3).Roll(6, 1, 1).wantRankers("b1", 23).
			WantAsk("me.fire", "").wantDice(2).Roll(6, 1).wantRankers("b1", 22).wantRolled("fire", "fire")
		g.WantAsk("order", "b")
	})
}

func TestWhoCanFire(t *testing.T) {
	t.Run("ME-17.1 every group of a line fires that sees the target", func(t *testing.T) {
		volleyOf(t, facingLine, foeLine).wantDice(6)
		volleyOf(t, facingLine, foeLine, "building 30,13 37,13 37,15 30,15").wantMod("dice", "ME-17.4", 4)
		draw(t, "a1 "+facingLine+"\nb1 "+foeLine+"\nbuilding 20,13 52,13 52,15 20,15").WantRefused("fire a1 @b1", "ME-17.1").WantNot("fire a1 @b1")
		draw(t, "a1 "+facingLine+"\nb1 line 24 line at 36,5 facing 0").WantRefused("fire a1 @b1", "ME-17.1")
	})
	t.Run("ME-17.2 of a column the front rank fires alone", func(t *testing.T) {
		volleyOf(t, "line 24 column at 36,8.4 facing 0", foeLine).wantDice(2)
		volleyOf(t, "line 48 column at 36,5.2 facing 0", foeLine).wantDice(2)
	})
	t.Run("ME-17.3 a line is stopped by troops in its way, friend or foe", func(t *testing.T) {
		far := "line 24 column at 36,24 facing 180"
		volleyOf(t, facingLine, far).wantDice(4)
		for _, between := range []string{"a2 line 48 line at 36,15 facing 0", "b2 line 48 line at 36,15 facing 180"} {
			draw(t, "a1 "+facingLine+"\nb1 "+far+"\n"+between).WantRefused("fire a1 @b1", "ME-17.1")
		}
		draw(t, "a1 "+facingLine+"\nb1 "+far+"\na gb: cmd 36,15").WantOffered("fire a1 @b1")
	})
	t.Run("ME-17.4 the lesser of the groups and of the bases that see fires", func(t *testing.T) {
		nine := "line 36 line at 36,10 facing 0 left "
		side := "line 24 line at 28.8,16.6 facing 180"
		volleyOf(t, nine+"21", side).wantMod("dice", "ME-17.4", 6)
		volleyOf(t, nine+"33", side).wantMod("dice", "ME-17.4", 7)
		volleyOf(t, nine+"33", foeLine).wantMod("dice", "ME-17.4", 9)
	})
	t.Run("ME-17.5 20 Rankers are five groups, 17 still five, 16 four", func(t *testing.T) {
		for left, dice := range map[string]int{"20": 5, "17": 5, "16": 4} {
			volleyOf(t, "line 20 line at 36,10 facing 0 left "+left, foeLine).wantDice(dice)
		}
	})
	t.Run("ME-17.6 a group of one man fires and is lost with him", func(t *testing.T) {
		volleyOf(t, facingLine+" left 21", foeLine).wantDice(6)
		volleyOf(t, facingLine+" left 20", foeLine).wantDice(5)
		volleyOf(t, facingLine+" left 1", foeLine).wantDice(1)
	})
	t.Run("ME-17.7 special figures do not fire", func(t *testing.T) {
		volleyOf(t, facingLine+" left 20 figures 2,2,1,1", foeLine).wantDice(5)
	})
	t.Run("ME-17.8 light cover takes two dice and heavy cover half of them", func(t *testing.T) {
		volleyOf(t, facingLine, foeLine, "hedge 28,15.2 44,15.2").wantDice(4)
		volleyOf(t, facingLine, foeLine, "wall 28,15.2 44,15.2").wantDice(3)
	})
}
