package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// figuresFormed orders a battalion with special figures to change formation,
// which needs a Manoeuvre test alone.
func figuresFormed(t *testing.T, grade, figures string) *game {
	return draw(t, apart+"a2 "+grade+" 24 line at 12,10 facing 0 figures "+figures).Play("form a2")
}

// wantLimit checks the price of a figure and how many of them a battalion may
// have.
func wantLimit(t *testing.T, figure, clause string, points, most int) {
	t.Helper()
	g := buildGame(t, "gb").Play("recruit +line #16")
	for n := 1; n <= most; n++ {
		g.Play(figure+" a1").wantSpent(rules.First, 16+n*points)
	}
	g.WantRefused(figure+" a1", clause).Play("drop-"+figure+" a1").wantSpent(rules.First, 16+(most-1)*points).WantOffered(figure + " a1")
	wantArmy(t, 16+most*points, "", "gb", "line 16; "+figure+"s = "+itoa(most))
	wantArmy(t, 0, "figures", "gb", "line 16; "+figure+"s = "+itoa(most+1))
	wantArmy(t, 0, "figures", "gb", "line 16; "+figure+"s = -1")
}

func TestDrummersAndTheLimitsOfSpecialFigures(t *testing.T) {
	t.Run("ME-8.1 four kinds of figures are bought, each for one battalion", func(t *testing.T) {
		g := buildGame(t, "fr").Play("recruit +line #16", "recruit +line #16", "drummer a1", "sergeant a1", "standard a2", "officer a2").
			wantFigures("a1", [4]int{1, 1, 0, 0}).wantFigures("a2", [4]int{0, 0, 1, 1}).WantNot("commander a1", "drop-officer a1", "drop-drummer a2")
		g.Play("disband a1").wantFigures("a1", [4]int{0, 0, 1, 1}).wantSpent(rules.First, 32)
	})
	t.Run("ME-8.2 a Drummer costs 2 points, at most two", func(t *testing.T) { wantLimit(t, "drummer", "ME-8.2", 2, 2) })
	t.Run("ME-8.3 a Drummer rolls a failed Manoeuvre test again", func(t *testing.T) {
		figuresFormed(t, "line", "1,0,0,0").Roll(3).Roll(4).WantRow("manoeuvre.passed").wantMarks("a2", "column")
		figuresFormed(t, "line", "1,0,0,0").Roll(3).Roll(3).WantRow("manoeuvre.failed").wantMarks("a2", "-column")
		figuresFormed(t, "line", "0,2,1,1").Roll(3).WantRow("manoeuvre.failed").WantAsk("order", "b")
		figuresFormed(t, "line", "1,0,0,0").Roll(4).WantAsk("order", "b")
	})
	t.Run("ME-8.4 two Drummers roll one test three times in all", func(t *testing.T) {
		figuresFormed(t, "line", "2,0,0,0").Roll(2).Roll(3).Roll(5).WantRow("manoeuvre.passed").wantMarks("a2", "column")
		figuresFormed(t, "line", "2,0,0,0").Roll(2).Roll(3).Roll(3).WantRow("manoeuvre.failed").WantAsk("order", "b")
	})
	t.Run("ME-8.5 the bugler of light troops and rifles is a Drummer", func(t *testing.T) {
		wantArmy(t, 24+16+2, "", "gb", "veteran 16; light = true; rifles = true; drummers = 1")
		draw(t, apart+"a gb: cmd 1,1\na2 veteran 24 line at 12,10 facing 0 light rifles figures 1,0,0,0").
			Play("form a2").Roll(2).Roll(3).WantRow("manoeuvre.passed")
	})
	t.Run("ME-8.6 a Sergeant costs 4 points, at most two", func(t *testing.T) { wantLimit(t, "sergeant", "ME-8.6", 4, 2) })
	t.Run("ME-8.9 a Standard costs 6 points, at most one", func(t *testing.T) { wantLimit(t, "standard", "ME-8.9", 6, 1) })
	t.Run("ME-8.11 the two flags of the British are one figure", func(t *testing.T) {
		wantArmy(t, 16+6, "", "gb", "line 16; standards = 1")
		wantArmy(t, 0, "figures", "gb", "line 16; standards = 2")
		draw(t, strings.Replace(duel, "180", "180 figures 0,0,1,0", 1)).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1").
			wantMod("defence", "ME-23.8", 1).Roll(6, 1).wantDice(1).Roll(3).wantFigures("b1", [4]int{0, 0, 0, 0})
	})
	t.Run("ME-8.12 an Officer costs 10 points, at most one", func(t *testing.T) { wantLimit(t, "officer", "ME-8.12", 10, 1) })
}

func TestSergeants(t *testing.T) {
	volley := func(t *testing.T, figures string) *game {
		return draw(t, `
			a1 line 24 line at 36,10 facing 0 out 4 groups 31,10.4 41,10.4 figures `+figures+`
			b1 line 24 line at 36,17.4 facing 180`)
	}
	t.Run("ME-8.7 each Sergeant rolls one missed die again", func(t *testing.T) {
		volley(t, "0,1,0,0").Play("snipe a1 @b1").Roll(1, 1).wantDice(1).Roll(5).wantRankers("b1", 23)
		volley(t, "0,2,0,0").Play("snipe a1 @b1").Roll(1, 1).wantDice(2).Roll(5, 5).wantRankers("b1", 22)
		volley(t, "2,0,1,1").Play("snipe a1 @b1").Roll(1, 1).WantAsk("order", "b").wantRankers("b1", 24)
	})
	t.Run("ME-8.8 Sergeants take the first misses, and a die is rolled again once", func(t *testing.T) {
		volley(t, "0,2,0,0").Play("fire a1 @b1", "snipe a1 @b1").wantDice(5).Roll(5, 5, 5, 5, 1).wantDice(1).Roll(1).
			wantDice(2).Roll(1, 1).wantDice(1).Roll(1).WantAsk("order", "b").wantRankers("b1", 20)
		draw(t, `
			a1 line 24 line at 36,10 facing 0 figures 0,2,0,0 rerolled 1
			b1 line 24 line at 36,15 facing 180`).Play("fire a1 @b1").Roll(1, 1, 1, 1, 1, 1).wantDice(1).Roll(4).wantRankers("b1", 23)
		draw(t, strings.Replace(duel, "180", "180 figures 0,1,0,0", 1)).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).
			Play("fire b1 @a1").Roll(6).wantDice(10).Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).wantDice(1).Roll(5).wantRankers("a1", 31)
	})
}

// standardBearers are chargers with a Standard under the defensive fire of
// a battalion with its Commander.
const standardBearers = `
table small
a1 line 32 column at 24,10 facing 0 figures 0,0,1,0
b fr: cmd with b1
b1 line 32 line at 24,23 facing 180
`

func TestStandardsAndOfficers(t *testing.T) {
	t.Run("ME-8.10 the Standard rolls each failed Resolve test again, once", func(t *testing.T) {
		g := draw(t, standardBearers).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("fire b1 @a1").Roll(6).
			Roll(5, 1, 1, 1, 1, 1, 1, 1, 1, 1).WantAsk("me.resolve", "").Roll(3).WantAsk("me.resolve", "").Roll(4)
		g.WantAsk("me.melee", "").Roll(1, 6).Play("hold b1").Play("done", "done").
			WantAsk("me.resolve", "").Roll(1).WantAsk("me.resolve", "").Roll(1).wantMarks("a1", "broken")
	})
	t.Run("ME-8.13 the Officer rolls a failed Charge test again, once", func(t *testing.T) {
		charge := func(figures string) *game {
			return draw(t, strings.Replace(duel, "facing 0", "facing 0 figures "+figures, 1)).Play("charge a1 @b1", "charge a1 @b1")
		}
		charge("0,0,0,1").Roll(1).Roll(2).WantRow("charge.passed").WantAsk("me.charge.distance", "")
		charge("0,0,0,1").Roll(1).Roll(1).WantRow("charge.failed").WantAsk("order", "b")
		charge("2,2,1,0").Roll(3).WantRow("charge.failed").WantAsk("order", "b")
	})
	t.Run("ME-8.14 the Officer adds 3 in melee and not 1 more", func(t *testing.T) {
		draw(t, strings.Replace(duel, "180", "180 figures 1,0,0,1", 1)).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1").
			wantMod("defence", "ME-23.5", 3).wantMod("defence", "ME-23.8", 1).WantTotal("defence", 10)
	})
	t.Run("ME-8.15 the Officer adds 2 to Resolve and Charge tests", func(t *testing.T) {
		draw(t, strings.Replace(duel, "facing 0", "facing 0 figures 0,0,0,1", 1)).Play("charge a1 @b1", "charge a1 @b1").
			WantTotal("charge", 2).Roll(2).WantRow("charge.passed")
		draw(t, "a1 line 24 line at 36,20 facing 0 marks broken figures 0,0,0,1\nb1 line 24 line at 36,40 facing 180").
			Play("rally a1", "pass b1", "done", "done").WantTotal("resolve", 2).Roll(2).WantAsk("face", "a")
		draw(t, "a1 line 24 line at 36,20 facing 0 marks broken figures 2,2,0,0\nb1 line 24 line at 36,40 facing 180").
			Play("rally a1", "pass b1", "done", "done").WantTotal("resolve", 0).Roll(3).wantMarks("a1", "broken")
	})
	t.Run("ME-8.16 every living Officer adds 1 to the initiative", func(t *testing.T) {
		officers := func(a2 string) *game {
			return draw(t, "a1 line 24 line at 36,10 facing 0 figures 0,0,0,1\na2 line 24 line at 12,10 facing 0 "+a2+
				"\nb1 line 24 line at 36,40 facing 180 figures 2,2,1,0\nphase initiative")
		}
		officers("figures 0,0,0,1").wantMod("initiative.first", "ME-8.16", 2).wantMod("initiative.second", "ME-8.16", 0).Roll(1, 2).WantAsk("initiative", "a")
		officers("").wantMod("initiative.first", "ME-8.16", 1).Roll(1, 3).WantAsk("initiative", "b")
	})
}

func TestFiguresRollAgainAndDie(t *testing.T) {
	t.Run("ME-8.17 the new die counts alone, with the same modifiers", func(t *testing.T) {
		g := draw(t, "a pr: cmd with a1\n"+apart+"a2 militia 24 line at 12,10 facing 0 figures 1,0,0,0").Play("form a2").Roll(5).Roll(5)
		g.WantRow("manoeuvre.failed").WantAsk("order", "b")
		draw(t, "a pr: cmd with a1\n"+apart+"a2 militia 24 line at 12,10 facing 0 figures 1,0,0,0").Play("form a2").Roll(5).Roll(6).
			WantRow("manoeuvre.passed")
	})
	t.Run("ME-8.18 figures roll again of themselves unless the players want to be asked", func(t *testing.T) {
		figuresFormed(t, "line", "1,0,0,0").Roll(1).WantAsk("me.manoeuvre", "")
		ask := func() *game {
			return draw(t, apart+"a2 line 24 line at 12,10 facing 0 figures 1,0,0,0\nask_rerolls = yes").Play("form a2").Roll(1).WantAsk("reroll", "a")
		}
		ask().WantOptions("reroll a2", "keep a2").Play("keep a2").WantRow("manoeuvre.failed").WantAsk("order", "b")
		ask().Play("reroll a2").Roll(4).WantRow("manoeuvre.passed")
	})
	t.Run("ME-8.19 a killed figure helps no more", func(t *testing.T) {
		text := `
			a1 line 24 line at 36,10 facing 0 figures 1,0,0,0
			b1 line 24 line at 36,15 facing 180
			active b`
		draw(t, text).Play("fire b1 @a1").Roll(6, 1, 1, 1, 1, 1).wantFigures("a1", [4]int{0, 0, 0, 0}).wantRankers("a1", 24).
			Play("retire a1 #1000").Roll(3).WantRow("manoeuvre.failed").WantAsk("command.end", "a")
		draw(t, text).Play("fire b1 @a1").Roll(5, 1, 1, 1, 1, 1).Play("retire a1 #1000").Roll(3).WantAsk("me.manoeuvre", "")
	})
	t.Run("ME-8.20 figures stand with the body and are safe when the screen is fired at", func(t *testing.T) {
		g := draw(t, `
			a1 line 24 line at 36,10 facing 0
			b1 line 24 line at 36,22 facing 180 out 5 groups 32,19 36,19 40,19 figures 1,1,1,1`)
		n := 0
		for _, p := range g.stands("b1") {
			for _, s := range p.State {
				n += one(s == "drummer" || s == "sergeant" || s == "standard" || s == "officer")
			}
		}
		if n != 4 || len(g.stands("b1.g1")[0].State) != 0 {
			t.Errorf("%d figures stand with the body", n)
		}
		g.Play("fire a1 @b1.g1")
		faces := make([]int, g.Request().Dice.N())
		for k := range faces {
			faces[k] = 6
		}
		g.Roll(faces...).WantAsk("order", "b").wantFigures("b1", [4]int{1, 1, 1, 1}).wantRankers("b1", 19)
	})
}
