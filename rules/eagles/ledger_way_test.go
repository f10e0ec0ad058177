package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
)

// marched draws a1 in line at 36,10 with b1 far away and more.
func marched(t *testing.T, more string) *game {
	t.Helper()
	return draw(t, "a1 line 24 line at 36,10 facing 0\n"+more+"\nb1 line 24 line at 60,46 facing 180")
}

func TestEdgesOfTheTable(t *testing.T) {
	t.Run("ME-30.5 a footprint or a disc may touch the border, and lie beyond it by the tolerance", func(t *testing.T) {
		f := draw(t, apart).board().scenario
		for p, on := range map[plane.Vec]bool{
			{X: 795, Y: 24000}: true, {X: 794, Y: 24000}: false, {X: 71205, Y: 24000}: true, {X: 71206, Y: 24000}: false,
			{X: 36000, Y: 795}: true, {X: 36000, Y: 794}: false, {X: 36000, Y: 47205}: true, {X: 36000, Y: 47206}: false,
		} {
			if f.discOnTable(p, 800) != on {
				t.Errorf("a group at %v: on the table is %t", p, !on)
			}
			w, d := int64(1600), int64(1600) // a body whose border is that of the group, but for the tolerance
			q := plane.Pose{C: p, W: w, D: d}.Quad()
			if f.onTable(q.Poly()) != on {
				t.Errorf("a body at %v: on the table is %t", p, !on)
			}
		}
	})
	t.Run("ME-9.7 a move with the Commander is told as one", func(t *testing.T) {
		for order, row := range map[string]string{"advance a1 #6000": "reach.led", "retire a1 #6000": "reach.led", "wheel a1 #2000": "reach.led"} {
			draw(t, "a pr: cmd with a1\n"+apart).Play(order).WantRow(row)
		}
		draw(t, "a pr: cmd with a1\na1 line 24 line at 36,10 facing 0\nwall 30,14 42,14\nb1 line 24 line at 36,40 facing 180").Play("advance a1 #9000").WantRow("reach.led")
	})
	t.Run("ME-14.19 the tape of a move lies along its way", func(t *testing.T) {
		for text, want := range map[string][2]rules.Point{
			"advance": {{X: 36000, Y: 10800}, {X: 36000, Y: 13000}},
			"retire":  {{X: 36000, Y: 9200}, {X: 36000, Y: 7000}},
		} {
			g := draw(t, apart).Play(text + " a1 #3000").Roll(4).Roll(slices.Repeat([]int{3}, 1+one(text == "advance"))...)
			all := g.Request().Field.(rules.Measurer).Measure(g.Option(text + " a1 #2200"))
			if len(all) != 1 || !slices.Equal(all[0].Pts, want[:]) || all[0].Text.N != 2 || all[0].Text.M != 2 {
				t.Errorf("%s: %+v, want %v", text, all, want)
			}
			all = draw(t, apart).Position.Request().Field.(rules.Measurer).Measure(g.Option(text + " a1 #2200"))
			if len(all) != 1 || !slices.Equal(all[0].Pts, want[:]) {
				t.Errorf("%s, while it is ordered: %+v, want %v", text, all, want)
			}
		}
	})
}

func TestFourInches(t *testing.T) {
	t.Run("ME-14.20 no moment of a manoeuvre is nearer than 4 inches to an enemy", func(t *testing.T) {
		enemy := func(at, more string) *game {
			return draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at "+at+" facing 180"+more)
		}
		enemy("36,20.8", "").WantOffered("advance a1 #5200").WantRefused("advance a1 #5210", "ME-14.20")
		enemy("36,30.8", " out 2 groups 36,28").WantOffered("advance a1 #12000").WantNot("advance a1 #12401")
		enemy("36,27.8", " out 2 groups 36,25.2").WantOffered("advance a1 #9600").WantRefused("advance a1 #9610", "ME-14.20")
		enemy("36,1.6", "").WantOffered("retire a1 #2800").WantRefused("retire a1 #2810", "ME-14.20")
		enemy("27,16", "").WantOffered("wheel a1 #-500", "wheel a1 #100").WantRefused("wheel a1 #2000", "ME-14.20")
		enemy("36,1.6", "").WantRefused("form a1", "ME-14.20")
		enemy("36,23", "").Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6).WantAsk("defend", "b")
	})
	t.Run("ME-14.21 who begins nearer may not come nearer still", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,13.6 facing 180").WantOffered("retire a1 #6000").
			WantRefused("advance a1 #100", "ME-14.21").WantRefused("wheel a1 #500", "ME-14.21").WantRefused("wheel a1 #-500", "ME-14.21")
		g.WantOffered("form a1")
		draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 24,10 facing 180\nb2 line 24 line at 60,46 facing 180").
			WantOffered("advance a1 #6000", "retire a1 #6000").WantRefused("wheel a1 #1000", "ME-14.21")
	})
}

func TestWhatStandsInTheWay(t *testing.T) {
	t.Run("ME-14.22 who is passed through is disordered, who passes is not", func(t *testing.T) {
		pass := func(more string) *game {
			return marched(t, more).Play("advance a1 #4000").Roll(4).Roll(2, 2).Play("advance a1 #4000")
		}
		pass("a2 line 24 line at 36,11.8 facing 0").wantMarks("a2", "disordered").wantMarks("a1", "-disordered").wantAt("a1", "36.000,14.000", "0.00").
			wantAt("a2", "36.000,11.800", "0.00")
		pass("a2 line 24 line at 45.6,12 facing 0").wantMarks("a2", "-disordered")
		pass("a2 line 24 line at 45.5,12 facing 0").wantMarks("a2", "disordered")
		draw(t, `
			a1 line 24 line at 36,10 facing 0
			a2 line 24 line at 45,7 facing 0 out 2 groups 38,12.2
			b1 line 24 line at 60,46 facing 180`).Play("advance a1 #6000").Roll(4).Roll(6, 6).Play("advance a1 #6000").
			wantAt("a1", "36.000,16.000", "0.00").wantGroup("a2.g1", "38.000,12.200", 2).wantMarks("a2", "-disordered")
	})
	t.Run("ME-14.23 nobody ends on a body or passes friends who fight, support or run", func(t *testing.T) {
		marched(t, "a2 line 24 line at 36,14 facing 0").WantOffered("advance a1 #2400", "advance a1 #5600").
			WantRefused("advance a1 #3000", "ME-14.23").WantRefused("advance a1 #5500", "ME-14.23")
		marched(t, "a2 line 24 line at 36,14 facing 0 marks broken").WantOffered("advance a1 #2400").WantRefused("advance a1 #5600", "ME-14.23")
		melee := func(a2, b1, a3 string) *game {
			return draw(t, "a1 line 24 line at 36,10 facing 0\na2 line 24 column at "+a2+" facing 90 foe b1 along 90 since 1 marks charger\n"+
				"a3 line 24 line at "+a3+" facing 0 helps a2\nb1 line 24 line at "+b1+" facing 270 foe a2 along 90 since 1")
		}
		melee("40,15", "43.2,15", "12,10").WantOffered("advance a1 #2000").WantRefused("advance a1 #9000", "ME-14.23")
		melee("60,15", "63.2,15", "30,14").WantOffered("advance a1 #2000").WantRefused("advance a1 #9000", "ME-14.23")
		melee("60,15", "63.2,15", "12,10").WantOffered("advance a1 #9000")
		g := draw(t, `
			a pr: cmd 33,13.4
			a1 line 24 line at 36,10 facing 0
			a2 line 24 line at 45,7 facing 0 out 2 groups 38,12.4
			b1 line 24 line at 60,46 facing 180`).Play("advance a1 #2500").Roll(4).Roll(6, 6).Play("advance a1 #2500")
		if x := g.body("a2").screen[0]; x.men != 2 || x.at == vec(38000, 12400) {
			t.Errorf("the group lies at %v", x.at)
		}
		g.wantCommander("a", "33.000,13.700")
	})
	t.Run("ME-14.24 the body stays on the table and out of buildings", func(t *testing.T) {
		draw(t, strings.Replace(apart, "36,10", "36,3", 1)).WantOffered("retire a1 #2200").WantRefused("retire a1 #2210", "ME-14.24")
		draw(t, "a1 line 24 line at 36,44 facing 0\nb1 line 24 line at 36,10 facing 0").WantOffered("advance a1 #3200").WantRefused("advance a1 #3210", "ME-14.24")
		farm := marched(t, "building 38,14 44,14 44,18 38,18").WantOffered("advance a1 #3200").WantRefused("advance a1 #3210", "ME-14.24")
		farm.WantRefused("advance a1 #10000", "ME-14.24").WantRefused("advance a1 #7000", "ME-14.24")
		draw(t, "a1 line 24 line at 67.2,10 facing 0\nb1 line 24 line at 20,46 facing 180").WantOffered("wheel a1 #1000").WantRefused("wheel a1 #-1000", "ME-14.24")
	})
	t.Run("ME-14.25 a wheel sweeps over no obstacle and no difficult ground", func(t *testing.T) {
		for _, kind := range []string{"wood 30,12 33,12 33,16 30,16", "orchard 30,12 33,12 33,16 30,16", "marsh 30,12 33,12 33,16 30,16", "wall 30,12 33,12", "hedge 30,12 33,12", "fence 30,12 33,12"} {
			marched(t, kind).WantRefused("wheel a1 #2000", "ME-14.25").WantOffered("wheel a1 #300", "advance a1 #1000")
		}
		marched(t, "hill 1: 30,12 33,12 33,16 30,16\nroad 30,12 33,12 33,16 30,16").WantOffered("wheel a1 #2000")
		marched(t, "wall 33,7 39,7").WantRefused("form a1", "ME-14.25")
		marched(t, "marsh 33,6 39,6 39,8 33,8").WantRefused("form a1", "ME-14.25")
	})
	t.Run("ME-14.27 a change of formation is ordered only if its end is legal", func(t *testing.T) {
		marched(t, "").WantOffered("form a1")
		draw(t, strings.Replace(apart, "36,10", "36,2", 1)).WantRefused("form a1", "ME-14.24")
		marched(t, "a2 line 24 line at 36,7 facing 0").WantRefused("form a1", "ME-14.23")
		marched(t, "building 33,4 39,4 39,7 33,7").WantRefused("form a1", "ME-14.24")
		draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,3 facing 0").WantRefused("form a1", "ME-14.20")
		draw(t, "a1 line 24 column at 36,10 facing 0\na2 line 24 column at 40,10 facing 0\nb1 line 24 line at 36,40 facing 0").WantRefused("form a1", "ME-14.23")
	})
}
