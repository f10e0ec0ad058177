package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestEveryRollCitesItsClause(t *testing.T) {
	t.Run("ME-27.7 a Resolve test cites the first of its causes", func(t *testing.T) {
		for marks, clause := range map[string]string{"lost": "ME-27.2", "beaten": "ME-27.3", "saw": "ME-27.4", "bereft": "ME-27.5", "lost,saw": "ME-27.2", "beaten,lost": "ME-27.3",
			"bereft,saw": "ME-27.5", "broken,rallying": "ME-27.6"} {
			resolving(t, "marks "+marks).WantAsk("me.resolve", "").WantRule(clause)
		}
	})
	t.Run("ME-10.3 a roll for the sides, and one for the first placement alone", func(t *testing.T) {
		setup(t, oneEach, sidesRolled...).WantRule("ME-10.3")
		setup(t, oneEach).WantRule("ME-10.7")
		for _, g := range []*game{setup(t, oneEach), draw(t, apart+"phase initiative")} {
			if d := g.Request().Dice; d.Side != rules.Chance {
				t.Errorf("the duel is rolled by %d", d.Side)
			}
		}
	})
	t.Run("ME-8.18 a re-roll is told with its figure", func(t *testing.T) {
		draw(t, strings.Replace(apart, "facing 0", "facing 0 figures 1,0,0,0", 1)).Play("form a1").Roll(1).Roll(6).wantStory(
			"ME-13.3 log.form_column a1", "ME-14.2 manoeuvre a1", "ME-8.3 log.reroll a1", "ME-8.3 manoeuvre a1", "ME-14.2 row.manoeuvre.passed a1", "ME-14.9 move a1")
		volleyOf(t, facingLine+" figures 0,1,0,0", foeLine).Roll(1, 1, 1, 1, 1, 1).Roll(1).wantStory(
			"ME-16.7 log.fire.body a1", "ME-16.3 fire a1", "ME-8.7 log.reroll.fire a1", "ME-8.7 fire.reroll a1", "ME-16.5 row.fire.0 a1")
	})
	t.Run("ME-9.5 a Commander who rides or joins", func(t *testing.T) {
		draw(t, alone).Play("command a-cmd-pr").Roll(3, 3, 3, 3).Play("attach a-cmd-pr @a1").wantStory(
			"ME-9.16 command ", "ME-9.16 row.ride.fair a-cmd-pr", "ME-9.5 move a-cmd-pr", "ME-9.11 row.attach a-cmd-pr")
		draw(t, alone).Play("command a-cmd-pr").Roll(6, 6, 6, 6).Play("ride a-cmd-pr (36000,24000)").wantStory(
			"ME-9.16 command ", "ME-9.16 row.ride.long a-cmd-pr", "ME-9.18 log.ride a-cmd-pr")
	})
	t.Run("ME-28.4 the end", func(t *testing.T) {
		g := draw(t, apart+"turn 8").Play("pass a1", "pass b1", "done", "done").WantOver("", "draw")
		if last := g.AllEvents[len(g.AllEvents)-1]; last.Kind != rules.EvEnd || last.Rule != "ME-28.4" || last.Side != rules.Chance {
			t.Errorf("told %+v", last)
		}
	})
}

func TestTheChargePanelCountsItsInches(t *testing.T) {
	inchesTo := func(y string) (n int) {
		g := draw(t, "a1 line 24 line at 24,10 facing 0\nb1 line 24 line at 24,"+y+" facing 180\ntable small").Play("charge a1 @b1")
		for _, s := range g.View(rules.First).Combat.Sums {
			if s.Key == "inches" {
				n = s.N
			}
		}
		return n
	}
	for y, want := range map[string]int{"20.6": 9, "20.605": 9, "20.606": 10, "21.6": 10, "19.607": 9, "19.6": 8} {
		if n := inchesTo(y); n != want {
			t.Errorf("at %s: %d inches, want %d", y, n, want)
		}
	}
	g := draw(t, ahead+"marsh 20,13 28,13 28,14 20,14").Play("charge a1 @b1")
	if i := slices.IndexFunc(g.View(rules.First).Combat.Mods, func(m rules.Mod) bool { return m.Rule == "ME-23.10" }); i < 0 {
		t.Error("the disorder on the way is not counted")
	}
}

func TestWhatIsOutOfPlayBarsNothing(t *testing.T) {
	t.Run("ME-14.20 the fallen keep nobody four inches away", func(t *testing.T) {
		text := "a1 line 24 line at 4.9,10 facing 180\nb1 line 24 line at 60,40 facing 180\n"
		draw(t, text+"b2 line 24 line gone").WantOffered("advance a1 #8000", "wheel a1 #500")
	})
	t.Run("ME-16.9 a screen has no engaged target either", func(t *testing.T) {
		text := strings.Replace(inMelee, "a3 line 24 line at 12,4 facing 0", "a3 line 24 line at 30,6 facing 0 out 2 groups 30,9", 1)
		g := draw(t, strings.Replace(text, "b2 line 24 line at 12,44", "b2 line 24 line at 38,14", 1)).Play("fire a3 @b2")
		g.WantAsk("fire.screen", "a").WantOptions("snipe a3 @b2", "hold a3")
	})
	t.Run("ME-28.6 who is broken or lost counts as out", func(t *testing.T) {
		v := draw(t, apart+"a2 line 24 line gone\na3 line 24 line at 12,10 facing 0 marks broken").Position.View(rules.First)
		for _, x := range v.Sides[0].Gauges {
			if x.Key == "out" && (x.N != 2 || x.Of != 3 || len(x.Refs) != 2) || x.Key == "unbroken" && (x.N != 1 || x.Of != 3) {
				t.Errorf("%+v", x)
			}
		}
		if v.TurnUndecided || !draw(t, apart+"phase initiative, turn 1").Position.View(rules.First).TurnUndecided || draw(t, apart+"phase initiative").Position.View(rules.First).TurnUndecided {
			t.Error("whose turn it is has been diced for")
		}
	})
	t.Run("ME-13.7 passing lets the activation go by", func(t *testing.T) {
		q := draw(t, "a1 line 24 line at 4.9,10 facing 180\nb1 line 24 line at 60,40 facing 180\n").Position.Request()
		for i, o := range q.Options {
			if q.Waives(o) != (o.Do == "pass" || o.Do == "stand") {
				t.Errorf("option %d: %s lets something go by: %t", i, o.Do, q.Waives(o))
			}
		}
	})
}

func TestTheTermsOfAChargeTestAreNoTermsOfTheMelee(t *testing.T) {
	const led = "a1 line 24 line figures 0,0,0,1 at 24,10 facing 0\nb1 line 24 line at 24,20.6 facing 180\ntable small"
	t.Run("ME-22.3 in words of its own", func(t *testing.T) {
		words := map[rules.SumKey][]string{}
		for _, m := range draw(t, led).Play("charge a1 @b1").View(rules.First).Combat.Mods {
			if m.N != 0 {
				words[m.Sum] = append(words[m.Sum], m.Why.Key)
			}
		}
		if test := words["charge"]; !slices.Equal(test, []string{"me.mod.test.officer"}) {
			t.Errorf("the terms of the test are %q", test)
		}
		if slices.Contains(words["attack"], "me.mod.test.officer") || len(words["attack"]) == 0 {
			t.Errorf("those of the melee are %q", words["attack"])
		}
	})
}

func TestDiceThatWereRoundedSaySo(t *testing.T) {
	shown := func(strength, away string) (all string) {
		g := draw(t, "a1 line "+strength+" line marks disordered at 24,10 facing 0\nb1 line 24 line at 24,"+away+" facing 180\ntable small").Play("fire a1 @b1")
		for _, s := range g.View(rules.First).Combat.Sums {
			if s.Key == "dice" {
				all += itoa(s.N) + " " + s.Text.Key
			}
		}
		return all
	}
	for _, x := range [...]struct{ strength, away, want string }{
		{"24", "15", "3 "}, {"28", "15", "4 me.sum.dice.up"}, {"20", "20", "1 me.sum.dice.near"}, {"24", "20", "2 me.sum.dice.up"},
	} {
		t.Run("ME-18.14 "+x.strength+" men", func(t *testing.T) {
			if got := shown(x.strength, x.away); got != x.want {
				t.Errorf("shown is %q, want %q", got, x.want)
			}
		})
	}
}
