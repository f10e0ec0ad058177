package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// column is apart with a1 in column.
var column = strings.Replace(apart, "a1 line 24 line", "a1 line 24 column", 1)

func TestManoeuvreOrders(t *testing.T) {
	disordered := strings.Replace(apart, "10 facing 0", "10 facing 0 marks disordered", 1)
	all := []string{"advance a1 #1000", "retire a1 #1000", "wheel a1 #500", "form a1", "reform a1"}
	t.Run("ME-14.1 the orders are Advance, Retire, Wheel, Change formation and, in disorder, Reform", func(t *testing.T) {
		draw(t, disordered).WantOffered(all...)
		draw(t, apart).WantOffered(all[:4]...).WantRefused("reform a1", "ME-14.1").Play("form a1").Roll(4).Play("pass b1").WantAsk("command.end", "a")
	})
	t.Run("ME-14.2 each of them needs a test", func(t *testing.T) {
		for _, o := range all {
			draw(t, disordered).Play(o).WantAsk("me.manoeuvre", "").wantDice(1).Roll(4).WantRow("manoeuvre.passed")
		}
	})
	t.Run("ME-14.3 a failed test changes nothing", func(t *testing.T) {
		for _, o := range all {
			draw(t, disordered).Play(o).Roll(3).WantAsk("order", "b").wantAt("a1", "36.000,10.000", "0.00").
				wantMarks("a1", "activated", "disordered", "-reforming", "-column")
		}
	})
	t.Run("ME-14.4 a battalion is in line or in column", func(t *testing.T) {
		draw(t, apart).Play("form a1").Roll(4).wantMarks("a1", "column").Play("pass b1", "done", "done").Roll(6, 1).Play("first", "form a1").
			Roll(4).wantMarks("a1", "-column").wantAt("a1", "36.000,10.000", "0.00")
	})
	t.Run("ME-14.5 Advance is 2D6 in line and 3D6 in column, straight ahead", func(t *testing.T) {
		draw(t, apart).WantNot("advance a1 #12001").Play("advance a1 #12000").Roll(4).wantDice(2).Roll(3, 4).
			WantOffered("advance a1 #7000").WantNot("advance a1 #7001").Play("advance a1 #7000").wantAt("a1", "36.000,17.000", "0.00")
		draw(t, column).WantNot("advance a1 #18001").Play("advance a1 #18000").Roll(4).wantDice(3).Roll(3, 4, 6).
			WantOffered("advance a1 #13000").WantNot("advance a1 #13001")
		draw(t, strings.Replace(apart, "10 facing 0", "10 facing 90", 1)).Play("advance a1 #3000").Roll(4).Roll(3, 4).
			Play("advance a1 #3000").wantAt("a1", "39.000,10.000", "90.00")
	})
	t.Run("ME-14.6 Retire is 1D6 straight back, facing kept", func(t *testing.T) {
		for _, text := range []string{apart, column} {
			g := draw(t, text).WantNot("retire a1 #6001").Play("retire a1 #6000").Roll(4).wantDice(1).Roll(3)
			g.WantOffered("retire a1 #3000").WantNot("retire a1 #3001").Play("retire a1 #3000").wantAt("a1", "36.000,7.000", "0.00")
		}
	})
	t.Run("ME-14.7 Wheel is 1D6 along the arc of the outer front corner", func(t *testing.T) {
		wheel := func(text, order string) *game { return draw(t, text).Play(order).Roll(4).wantDice(1).Roll(4) }
		wheel(apart, "wheel a1 #3581").WantOffered("wheel a1 #2387").WantNot("wheel a1 #2388", "wheel a1 #-2387").
			Play("wheel a1 #2387").wantAt("a1", "36.087,12.011", "23.87")
		wheel(apart, "wheel a1 #-3581").WantOffered("wheel a1 #-2387").WantNot("wheel a1 #2387").Play("wheel a1 #-2387").wantAt("a1", "35.913,12.011", "336.13")
		wheel(column, "wheel a1 #10000").WantOffered("wheel a1 #7162").WantNot("wheel a1 #7163")
		draw(t, apart).WantOffered("wheel a1 #3581").WantRefused("wheel a1 #3582", "ME-14.7")
	})
	t.Run("ME-14.8 a wheel turns 180 degrees at most", func(t *testing.T) {
		draw(t, strings.Replace(column, "10 facing 0", "10 facing 0 left 4", 1)).wantBases("a1", 1).WantOffered("wheel a1 #18000").
			WantRefused("wheel a1 #18001", "ME-14.8").Play("wheel a1 #18000").Roll(4).Roll(6).Play("wheel a1 #18000").wantAt("a1", "37.600,11.600", "180.00")
	})
	t.Run("ME-14.9 a change of formation keeps the middle of the front", func(t *testing.T) {
		draw(t, apart).Play("form a1").Roll(4).wantAt("a1", "36.000,8.400", "0.00").wantMarks("a1", "column")
		draw(t, strings.Replace(column, "36,10", "36,8.4", 1)).Play("form a1").Roll(4).wantAt("a1", "36.000,10.000", "0.00").wantMarks("a1", "-column")
	})
	t.Run("ME-14.10 who moves does not change formation, and the reverse", func(t *testing.T) {
		draw(t, apart).Play("form a1").Roll(4).WantAsk("order", "b").wantRolled("manoeuvre")
		draw(t, apart).Play("advance a1 #6000").Roll(4).Roll(6, 6).WantNot("form a1", "wheel a1 #500", "retire a1 #500").
			Play("advance a1 #2000").WantAsk("order", "b").wantMarks("a1", "-column")
	})
}

func TestDifficultGroundAndSlopes(t *testing.T) {
	advance := func(t *testing.T, ground, body, order string) *game {
		return draw(t, ground+"\na1 line 24 "+body+" facing 0\nb1 line 24 line at 60,46 facing 180").Play(order).Roll(4)
	}
	const wood = "wood 30,5 44,5 44,14 30,14"
	t.Run("ME-14.11 difficult ground or a slope leaves Advance one die", func(t *testing.T) {
		for _, body := range []string{"line at 36,10", "column at 36,10"} {
			advance(t, wood, body, "advance a1 #6000").wantDice(1).Roll(5).WantOffered("advance a1 #5000").WantNot("advance a1 #5001")
			advance(t, "hill 1: 20,14 50,14 50,30 20,30", body, "advance a1 #12000").wantDice(1)
		}
		for _, kind := range []string{"orchard", "marsh"} {
			advance(t, strings.Replace(wood, "wood", kind, 1), "line at 36,10", "advance a1 #6000").wantDice(1)
		}
		advance(t, strings.Replace(wood, "wood", "road", 1), "line at 36,10", "advance a1 #6000").wantDice(2)
	})
	t.Run("ME-14.12 any part in it at the start counts, or more than half of the way", func(t *testing.T) {
		advance(t, "wood 40.79,5 44,5 44,14 40.79,14", "line at 36,10", "advance a1 #6000").wantDice(1)
		advance(t, "wood 40.8,5 44,5 44,14 40.8,14", "line at 36,10", "advance a1 #6000").wantDice(2)
		advance(t, "wood 30,16.8 44,16.8 44,22.8 30,22.8", "line at 36,10", "advance a1 #12000").wantDice(2)
		advance(t, "wood 30,16.79 44,16.79 44,22.8 30,22.8", "line at 36,10", "advance a1 #12000").wantDice(1)
		advance(t, "wood 30,16.79 44,16.79 44,22.8 30,22.8", "line at 36,10", "advance a1 #10000").wantDice(2)
		advance(t, "wood 30,12 35,12 35,22.8 30,22.8", "line at 36,10", "advance a1 #12000").wantDice(2)
		advance(t, "hill 1: 20,22 50,22 50,30 20,30", "line at 36,10", "advance a1 #12000").wantDice(1)
	})
	t.Run("ME-14.13 uphill is where the middle of the front comes higher than it began", func(t *testing.T) {
		advance(t, "hill 1: 20,10 50,10 50,30 20,30", "column at 36,10", "advance a1 #18000").wantDice(3)
		advance(t, "hill 1: 20,10 50,10 50,30 20,30\nhill 2: 25,20 45,20 45,25 25,25", "column at 36,10", "advance a1 #18000").wantDice(1)
		advance(t, "hill 1: 20,10 50,10 50,30 20,30\nhill 2: 25,20 45,20 45,25 25,25", "column at 36,10", "advance a1 #6000").wantDice(3)
		advance(t, "hill 1: 20,2 50,2 50,14 20,14", "line at 36,10", "advance a1 #12000").wantDice(2)
		advance(t, "hill 1: 20,14 35,14 35,30 20,30", "line at 36,10", "advance a1 #12000").wantDice(2)
	})
	t.Run("ME-14.14 a body in difficult ground goes straight ahead or back only", func(t *testing.T) {
		g := draw(t, `
			wood 20,5 28,5 28,11 20,11
			a1 line 24 line at 24,10 facing 0 marks disordered
			b1 line 24 line at 26,17 facing 180
			table small`)
		g.wantOrders("a1", "pass", "reform", "fire", "charge", "advance", "retire").WantRefused("wheel a1 #500", "ME-14.14").
			WantRefused("form a1", "ME-14.14").Play("charge a1 @b1").WantOffered("charge a1 @b1").WantNot("charge a1 @b1 #100", "charge a1 @b1 #-100")
	})
	t.Run("ME-14.15 Retire that starts in difficult ground has half the die", func(t *testing.T) {
		advance(t, wood, "line at 36,10", "retire a1 #6000").wantDice(1).Roll(5).WantOffered("retire a1 #2500").WantNot("retire a1 #2501")
		advance(t, "hill 1: 20,2 50,2 50,8 20,8", "line at 36,10", "retire a1 #6000").Roll(5).WantOffered("retire a1 #5000")
		advance(t, "marsh 20,2 50,2 50,8 20,8", "line at 36,10", "retire a1 #6000").Roll(5).WantOffered("retire a1 #5000")
	})
}

func TestObstaclesAndDeclaredEnds(t *testing.T) {
	behind := func(t *testing.T, walls ...string) *game {
		text := apart
		for _, y := range walls {
			text += "wall 30," + y + " 42," + y + "\n"
		}
		return draw(t, text)
	}
	t.Run("ME-14.16 every obstacle on the declared way costs a die, whatever the roll", func(t *testing.T) {
		behind(t, "13.8", "18.8").Play("advance a1 #12000").Roll(4).Roll(1, 1).WantAsk("me.obstacle", "").wantDice(2)
		behind(t, "13.8", "18.8").Play("advance a1 #8000").Roll(4).Roll(1, 1).wantDice(1)
		behind(t, "13.8").Play("advance a1 #3000").Roll(4).Roll(1, 1).WantAsk("move", "a")
		behind(t, "13.8", "18.8").Play("advance a1 #12000").Roll(4).Roll(6, 6).Roll(1, 6).WantOffered("advance a1 #8000").
			WantRefused("advance a1 #8100", "ME-14.16")
		behind(t, "18.8", "13.8").Play("advance a1 #12000").Roll(4).Roll(6, 6).Roll(6, 1).WantOffered("advance a1 #6000").
			WantRefused("advance a1 #6100", "ME-14.16")
		behind(t, "7.2").Play("retire a1 #6000").Roll(4).Roll(6).wantDice(1).Roll(4).WantOffered("retire a1 #2000").WantNot("retire a1 #2100")
	})
	t.Run("ME-14.17 the whole roll goes up to the first obstacle", func(t *testing.T) {
		behind(t, "16.8").Play("advance a1 #12000").Roll(4).Roll(4, 5).Roll(4).WantOffered("advance a1 #6000").WantRefused("advance a1 #6010", "ME-14.16").
			Play("advance a1 #6000").wantAt("a1", "36.000,16.000", "0.00")
		behind(t, "13.8").Play("advance a1 #12000").Roll(4).Roll(4, 5).Roll(4).WantOffered("advance a1 #5000").WantNot("advance a1 #5001")
		behind(t, "13.8", "18.8").Play("advance a1 #12000").Roll(4).Roll(5, 6).Roll(2, 4).WantOffered("advance a1 #8000").WantNot("advance a1 #8010")
	})
	t.Run("ME-14.18 nobody goes beyond the declared end", func(t *testing.T) {
		draw(t, apart).Play("advance a1 #5000").Roll(4).Roll(6, 6).WantOffered("advance a1 #5000").WantNot("advance a1 #5001")
		draw(t, apart).Play("wheel a1 #1000").Roll(4).Roll(6).WantOffered("wheel a1 #1000").WantNot("wheel a1 #1001")
		draw(t, apart).Play("retire a1 #2000").Roll(4).Roll(6).WantNot("retire a1 #2001")
	})
	t.Run("ME-14.19 the roll is a maximum, down to nothing", func(t *testing.T) {
		g := draw(t, apart).Play("advance a1 #5000").Roll(4).Roll(6, 6).WantOffered("stand a1", "advance a1 #1", "advance a1 #2345")
		g.Play("stand a1").wantAt("a1", "36.000,10.000", "0.00").WantAsk("order", "b").wantMarks("a1", "activated")
		draw(t, apart).Play("wheel a1 #1000").Roll(4).Roll(6).Play("wheel a1 #300").wantMarks("a1", "activated").WantRow("reach.full")
	})
}

func TestScreenOfAManoeuvre(t *testing.T) {
	t.Run("ME-14.26 the skirmishers move with the body", func(t *testing.T) {
		text := strings.Replace(apart, "10 facing 0", "10 facing 0 out 5 groups 34,12.6 36,12.6 38,12.6", 1)
		for _, o := range []string{"advance a1 #4000", "retire a1 #2000", "wheel a1 #500"} {
			g := draw(t, text).Play(o).Roll(4)
			g.Roll([]int{6, 6}[:g.Request().Dice.N()]...).Play(o).WantAsk("screen", "a")
		}
		draw(t, text).Play("form a1").Roll(4).WantAsk("screen", "a")
		draw(t, text).Play("form a1").Roll(3).WantAsk("order", "b")
		draw(t, text).Play("advance a1 #6000").Roll(4).Roll(6, 6).Play("advance a1 #6000", "drape a1 #2000").
			wantGroup("a1.g1", "33.333,19.600", 2).WantTold(rules.EvMove, "a1.g1")
	})
}
