package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// leading is a Commander with a1, a2 and a3 without him.
const leading = `
a pr: cmd with a1
a1 line 24 line at 36,10 facing 0
a2 line 24 line at 12,10 facing 0
a3 militia 24 line at 60,10 facing 0
b1 line 24 line at 36,40 facing 180
`

// bereft is the same army after his death, alone the same with him by himself.
var (
	bereft = strings.Replace(leading, "with a1", "gone", 1)
	alone  = strings.Replace(leading, "with a1", "36,20", 1)
)

func TestCommanderAloneOrAttached(t *testing.T) {
	t.Run("ME-9.1 the Commander costs nothing", func(t *testing.T) {
		buildGame(t, "fr").Play("recruit +line #16").wantSpent(rules.First, 16)
		draw(t, alone).wantCommander("a", "36.000,20.000").wantCommander("b", "47.500,47.500")
	})
	t.Run("ME-9.2 alone he is no target, in nobody's way and never killed", func(t *testing.T) {
		g := draw(t, "b fr: cmd 36,13\na1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,40 facing 180")
		g.WantNot("fire a1 @b-cmd-fr", "charge a1 @b-cmd-fr").WantOffered("advance a1 #12000")
		g.Play("advance a1 #12000").Roll(4).Roll(1, 2).Play("advance a1 #3000").wantAt("a1", "36.000,13.000", "0.00").wantCommander("b", "36.000,14.200").WantTold(rules.EvMove, "b-cmd-fr")
		for _, e := range g.Events {
			if want := []rules.Pose{{Pt: rules.Point{X: 36000, Y: 13000}}, {Pt: rules.Point{X: 36000, Y: 14200}}}; e.Rule == "ME-9.19" && !slices.Equal(e.Track, want) {
				t.Errorf("he goes aside by %v, want %v", e.Track, want)
			}
		}
		draw(t, "b fr: cmd 36,13\na1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,15 facing 180").Play("fire a1 @b1").wantDice(6).
			Roll(6, 6, 6, 6, 6, 6).wantCommander("b", "36.000,13.000").wantRankers("b1", 18)
	})
	t.Run("ME-9.18 he stands on no corner of a body, however it faces", func(t *testing.T) {
		for phi := 0; phi < 360; phi += 10 {
			b := draw(t, "a1 line 24 column at 24,24 facing "+itoa(phi)+"\nb1 line 24 line at 60,46 facing 180").board()
			for k, c := range b.body[0].quad {
				if b.cmdFits(c) {
					t.Errorf("facing %d: he stands on corner %d", phi, k)
				}
			}
		}
	})
	t.Run("ME-9.3 while he is alone all have their bought grade", func(t *testing.T) {
		draw(t, alone).Play("form a2").Roll(4).WantRow("manoeuvre.passed")
		draw(t, alone).Play("form a3").WantTotal("manoeuvre", 0).Roll(5).WantRow("manoeuvre.passed")
	})
	t.Run("ME-9.4 he is with one battalion at a time", func(t *testing.T) {
		g := draw(t, leading).Play("command a-cmd-pr").Roll(6, 6, 6, 6).WantNot("attach a-cmd-pr @a1", "attach a-cmd-pr @b1").
			Play("attach a-cmd-pr @a2").wantCommander("a", "a2")
		g.Play("form a1").Roll(4).WantRow("manoeuvre.failed")
	})
	t.Run("ME-9.5 attached he has no place of his own, and only if that is said", func(t *testing.T) {
		g := draw(t, alone).Play("command a-cmd-pr").Roll(3, 3, 2, 2).Play("attach a-cmd-pr @a1").wantCommander("a", "a1")
		if p := g.stands("a-cmd-pr")[0]; p.Cell != g.stands("a1")[0].Ref || p.Pt != (rules.Point{X: 36000, Y: 10000}) {
			t.Errorf("he is seen at %+v", p)
		}
		draw(t, alone).Play("command a-cmd-pr").Roll(3, 3, 2, 2).Play("ride a-cmd-pr (36000,11200)").wantCommander("a", "36.000,11.200").
			Play("form a1").WantAsk("me.manoeuvre", "")
		draw(t, leading).Play("command a-cmd-pr").Roll(1, 1, 1, 1).WantOffered("stay a-cmd-pr").Play("ride a-cmd-pr (36000,14800)").
			wantCommander("a", "36.000,14.800")
	})
	t.Run("ME-9.6 his battalion passes Manoeuvre and Charge tests without a die", func(t *testing.T) {
		draw(t, leading).Play("form a1").WantAsk("order", "b").wantMarks("a1", "column")
		draw(t, "a pr: cmd with a1\n"+duel).Play("charge a1 @b1", "charge a1 @b1").WantAsk("defend", "b").Play("hold b1").wantRolled()
		draw(t, leading).Play("form a2").WantAsk("me.manoeuvre", "")
	})
	t.Run("ME-9.8 he adds 1 to every die to hit of his battalion", func(t *testing.T) {
		text := `
			a pr: cmd with a1
			a1 line 24 line at 36,10 facing 0 out 4 groups 31,10.4 41,10.4
			b1 line 24 line at 36,17.4 facing 180`
		draw(t, text).Play("fire a1 @b1", "hold a1").WantTotal("hit", 1).Roll(3, 3, 3, 2, 2).wantRankers("b1", 21)
		draw(t, text).Play("snipe a1 @b1").WantTotal("hit", 1).Roll(3, 2).wantRankers("b1", 23)
		draw(t, strings.Replace(duel, "40,40", "with b1", 1)).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).
			Play("fire b1 @a1").Roll(6).wantMod("hit", "ME-9.8", 1).WantTotal("hit", 0)
		draw(t, strings.Replace(text, "line 24 line at 36,10", "guard 24 line at 36,10", 1)).Play("snipe a1 @b1").Roll(1, 1).wantRankers("b1", 22)
	})
	t.Run("ME-9.9 he adds 3 in melee and does not count as a figure besides", func(t *testing.T) {
		draw(t, strings.Replace(duel, "40,40", "with b1", 1)).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1").
			wantMod("defence", "ME-23.12", 3).wantMod("defence", "ME-23.8", 0).WantTotal("defence", 9)
	})
	t.Run("ME-9.10 his battalion passes Resolve tests without a die", func(t *testing.T) {
		text := strings.Replace(leading, "36,10 facing 0", "36,10 facing 0 marks beaten,lost", 1) + "phase resolve"
		draw(t, text).WantAsk("me.initiative", "").wantMarks("a1", "-broken").wantRolled()
		draw(t, strings.Replace(text, "with a1", "36,20", 1)).WantAsk("me.resolve", "")
	})
}

// aroundA1 is a wood about a1 of leading.
const aroundA1 = "wood 30,5 42,5 42,30 30,30\n"

func TestCommanderMovesHisBattalionAtItsBest(t *testing.T) {
	t.Run("ME-9.7 his battalion moves as if every die were a six", func(t *testing.T) {
		draw(t, leading).Play("advance a1 #12000").WantOffered("advance a1 #12000").wantRolled()
		draw(t, strings.Replace(leading, "24 line at 36,10", "24 column at 36,10", 1)).Play("advance a1 #18000").WantOffered("advance a1 #18000")
		draw(t, leading).Play("retire a1 #6000").WantOffered("retire a1 #6000").WantNot("retire a1 #6001")
		draw(t, leading).Play("wheel a1 #3581").WantOffered("wheel a1 #3581")
		wooded := draw(t, aroundA1+leading).WantRefused("wheel a1 #1000", "ME-14.14").WantRefused("form a1", "ME-14.14").
			Play("advance a1 #12000").Play("advance a1 #12000").wantAt("a1", "36.000,22.000", "0.00").wantMarks("a1", "disordered")
		wooded.wantRolled()
		draw(t, aroundA1+leading).Play("retire a1 #4000").Play("retire a1 #4000").wantAt("a1", "36.000,6.000", "0.00")
		draw(t, "hill 1: 30,14 42,14 42,30 30,30\nwall 30,13 42,13\n"+leading).Play("advance a1 #12000", "advance a1 #12000").
			wantAt("a1", "36.000,22.000", "0.00").wantRolled()
		charge := draw(t, "wall 16,18 32,18\na pr: cmd with a1\n"+duel).Play("charge a1 @b1", "charge a1 @b1")
		charge.WantAsk("defend", "b").wantMarks("a1", "disordered").wantRolled()
	})
}

func TestBattalionsWithoutTheCommander(t *testing.T) {
	t.Run("ME-9.11 while he is with one battalion the others drop a grade", func(t *testing.T) {
		draw(t, leading).Play("form a2").Roll(4).WantRow("manoeuvre.failed")
		draw(t, leading).Play("form a2").Roll(5).WantRow("manoeuvre.passed")
		draw(t, leading).Play("pass a1", "form b1").Roll(4).WantRow("manoeuvre.passed")
	})
	t.Run("ME-9.12 Militia without him takes -1 on every activation test, once", func(t *testing.T) {
		near := `
			a1 line 24 line at 60,10 facing 0
			a2 militia 24 line at 36,10 facing 0
			b1 line 24 line at 36,15 facing 180
			`
		for _, cmd := range []string{"a pr: cmd with a1\n", "a pr: cmd gone\n"} {
			draw(t, cmd+near).Play("fire a2 @b1").WantTotal("hit", -1).Roll(5, 5, 5, 5, 5, 6).wantRankers("b1", 23)
			draw(t, cmd+near).Play("retire a2 #1000").WantTotal("manoeuvre", -1).Roll(5).WantRow("manoeuvre.failed")
			draw(t, cmd+near).Play("charge a2 @b1", "charge a2 @b1").WantTotal("charge", -1).Roll(5).WantRow("charge.failed")
			draw(t, cmd+strings.Replace(near, "36,10 facing 0", "36,10 facing 0 marks lost", 1)+"phase resolve").
				WantTotal("resolve", -1).Roll(5).wantMarks("a2", "broken")
		}
		draw(t, "a pr: cmd 1,1\n"+near).Play("fire a2 @b1").WantTotal("hit", 0)
	})
	t.Run("ME-9.13 attached he may fall to a six, and in a melee that is lost by three", func(t *testing.T) {
		text := `
			a pr: cmd with a1
			a1 line 24 line at 36,10 facing 0
			b1 line 24 line at 36,15 facing 180
			active b`
		draw(t, text).Play("fire b1 @a1").Roll(6, 1, 1, 1, 1, 1).wantCommander("a", "gone").wantRankers("a1", 24)
		draw(t, text).Play("fire b1 @a1").Roll(5, 1, 1, 1, 1, 1).wantCommander("a", "a1").wantRankers("a1", 23)
		melee := draw(t, strings.Replace(duel, "40,40", "with b1", 1)).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1")
		melee.Roll(6, 1).wantDice(1).Roll(3).wantCommander("b", "gone").wantRankers("b1", 19)
	})
	t.Run("ME-9.14 nobody takes his place", func(t *testing.T) {
		g := draw(t, bereft).WantRefused("command a-cmd-pr", "ME-9.14")
		g.Play("pass a1", "pass b1", "pass a2", "pass a3").WantAsk("command.end", "b").Play("done").WantAsk("me.initiative", "").
			wantCommander("a", "gone")
	})
	t.Run("ME-9.15 after his death every battalion stays a grade lower, not two", func(t *testing.T) {
		for _, id := range []string{"a1", "a2"} {
			draw(t, bereft).Play("form " + id).Roll(4).WantRow("manoeuvre.failed")
			draw(t, bereft).Play("form " + id).Roll(5).WantRow("manoeuvre.passed")
		}
		draw(t, bereft).Play("form a3").WantTotal("manoeuvre", -1)
		draw(t, strings.Replace(bereft, "a2 line", "a2 guard", 1)).Play("form a2").Roll(3).WantRow("manoeuvre.passed")
		g := draw(t, bereft).Play("pass a1", "pass b1", "pass a2", "pass a3", "done").Roll(6, 1).Play("first")
		g.Play("form a1").Roll(4).WantRow("manoeuvre.failed")
	})
	t.Run("ME-9.20 if his battalion is destroyed he is left where it stood", func(t *testing.T) {
		draw(t, `
			a pr: cmd with a1
			a1 line 24 line at 36,10 facing 0 left 1
			a2 line 24 line at 12,10 facing 0
			b1 line 24 line at 36,15 facing 180
			active b`).Play("fire b1 @a1").Roll(5, 1, 1, 1, 1, 1).wantRankers("a1", 0).wantGone("a1").wantCommander("a", "36.000,10.000").
			Play("form a2").Roll(4).WantRow("manoeuvre.passed")
	})
	t.Run("ME-9.21 grades change at once", func(t *testing.T) {
		draw(t, alone).Play("command a-cmd-pr").Roll(6, 1, 1, 1).Play("attach a-cmd-pr @a1", "form a2").Roll(4).WantRow("manoeuvre.failed")
		draw(t, leading).Play("command a-cmd-pr").Roll(6, 1, 1, 1).Play("ride a-cmd-pr (36000,14000)", "form a2").Roll(4).WantRow("manoeuvre.passed")
		killed := draw(t, strings.Replace(leading, "36,40 facing 180", "36,15 facing 180", 1)+"active b").Play("fire b1 @a1").
			Roll(6, 1, 1, 1, 1, 1).wantCommander("a", "gone")
		killed.Play("retire a1 #1000").Roll(4).WantRow("manoeuvre.failed")
	})
	t.Run("ME-9.22 he goes where his battalion goes", func(t *testing.T) {
		g := draw(t, leading).Play("advance a1 #12000", "advance a1 #9000").wantAt("a1", "36.000,19.000", "0.00").wantCommander("a", "a1")
		if p := g.stands("a-cmd-pr")[0].Pt; p != (rules.Point{X: 36000, Y: 19000}) {
			t.Errorf("he is seen at %v", p)
		}
		g.Play("pass b1", "command a-cmd-pr").Roll(1, 1, 1, 1).WantOffered("ride a-cmd-pr (36000,23800)").WantNot("ride a-cmd-pr (36000,14000)")
	})
	t.Run("ME-9.23 alive he adds 1 to the initiative, with a battalion or not", func(t *testing.T) {
		draw(t, leading+"phase initiative").wantMod("initiative.first", "ME-9.23", 1).wantMod("initiative.second", "ME-9.23", 1)
		draw(t, alone+"phase initiative").wantMod("initiative.first", "ME-9.23", 1).Roll(3, 3).WantAsk("me.initiative", "")
		draw(t, bereft+"phase initiative").wantMod("initiative.first", "ME-9.23", 0).Roll(3, 3).WantAsk("initiative", "b")
	})
	t.Run("ME-9.24 a broken battalion never has him", func(t *testing.T) {
		g := draw(t, strings.Replace(alone, "12,10 facing 0", "12,10 facing 0 marks broken", 1)).Play("command a-cmd-pr").Roll(6, 6, 6, 6)
		g.WantRefused("attach a-cmd-pr @a2", "ME-9.24").WantOffered("attach a-cmd-pr @a1")
		led := draw(t, "a pr: cmd with a1\n"+duel).Play("charge a1 @b1", "charge a1 @b1", "fire b1 @a1").Roll(6).Roll(6, 6, 5, 5, 5, 5, 5, 5, 5, 5)
		led.WantAsk("me.resolve", "").wantCommander("a", "gone").Roll(1).wantMarks("a1", "broken")
	})
}
