package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
)

// The printed armies, each battalion with its printed price (2.2).
var printedArmies = map[string][]string{
	"gb": {"line 36; drummers = 1; sergeants = 1; officers = 1; points = 52", "line 36; drummers = 2; sergeants = 2; points = 48",
		"militia 40; sergeants = 1; officers = 1; points = 34", "veteran 28; officers = 1; points = 52", "militia 20; sergeants = 1; points = 14"},
	"fr": {"line 24; drummers = 1; standards = 1; points = 32", "veteran 24; sergeants = 1; points = 40",
		"line 32; drummers = 2; points = 36", "guard 32; drummers = 2; sergeants = 2; standards = 1; officers = 1; points = 92"},
}

// wantPrinted checks the army of a side in the battle of the printed armies.
func wantPrinted(t *testing.T, side rules.Side, battalions, rankers, figures int) {
	t.Helper()
	b := load(t, scenarioFiles(t)["eagles-and-lions.toml"], nil)
	n, men, special, points := 0, 0, 0, 0
	for i := range b.body {
		if u := &b.body[i]; u.side == side {
			n++
			men += u.rankers + u.men()
			special += b.special(i) - one(b.led(i))
			points += u.cost()
		}
	}
	if n != battalions || men != rankers || special != figures || points != 200 {
		t.Errorf("%d battalions, %d Rankers, %d special figures, %d points", n, men, special, points)
	}
}

func TestPrintedArmies(t *testing.T) {
	t.Run("ME-29.1 the British have five battalions for 200 points", func(t *testing.T) {
		wantArmy(t, 200, "", "gb", printedArmies["gb"]...)
		wantPrinted(t, rules.First, 5, 160, 11)
	})
	t.Run("ME-29.2 the French have four battalions for 200 points", func(t *testing.T) {
		wantArmy(t, 200, "", "fr", printedArmies["fr"]...)
		wantPrinted(t, rules.Second, 4, 112, 11)
	})
	t.Run("ME-29.3 every printed subtotal is right, and any other is a fault", func(t *testing.T) {
		for nation, all := range printedArmies {
			for i, one := range all {
				wrong := append([]string(nil), all...)
				wrong[i] = strings.Replace(one, "points = ", "points = 1", 1)
				wantArmy(t, 0, "battalion.sum", nation, wrong...)
			}
		}
	})
}

func TestTableAndCoordinates(t *testing.T) {
	t.Run("ME-30.1 x grows east, y north, facings go clockwise from north", func(t *testing.T) {
		for facing, at := range map[string]string{"0": "36.000,24.000", "90": "40.000,20.000", "180": "36.000,16.000", "270": "32.000,20.000", "30": "38.000,23.464"} {
			draw(t, "a1 line 24 column at 36,20 facing "+facing+"\nb1 line 24 line at 60,46 facing 180").
				Play("advance a1 #4000").Roll(4).Roll(6, 6, 6).Play("advance a1 #4000").wantAt("a1", at, facing+".00")
		}
		v := draw(t, apart).Position.View(rules.First)
		if v.Sides[0].Edge != rules.South || v.Sides[1].Edge != rules.North {
			t.Errorf("edges %v %v", v.Sides[0].Edge, v.Sides[1].Edge)
		}
	})
	t.Run("ME-30.2 thousandths and hundredths, and a tolerance of 0.005 inches and 0.01 degrees", func(t *testing.T) {
		draw(t, "a1 line 24 line at 36.123,10.457 facing 12.34\nb1 line 24 line at 36,40 facing 180").wantAt("a1", "36.123,10.457", "12.34")
		near := strings.Replace(apart, "36,40", "36,20", 1)
		draw(t, near).WantOffered("advance a1 #4405").WantRefused("advance a1 #4406", "ME-14.20")
		draw(t, strings.Replace(apart, "36,40", "36,29.605", 1)).WantOffered("fire a1 @b1")
		draw(t, strings.Replace(apart, "36,40", "36,29.606", 1)).WantRefused("fire a1 @b1", "ME-18.19")
		const one = "a1 line 24 line at 36,10 facing 0 left 4\nb1 line 24 line at "
		draw(t, one+"46.803,20 facing 180 left 4").WantOffered("fire a1 @b1")
		draw(t, one+"46.804,20 facing 180 left 4").WantRefused("fire a1 @b1", "ME-17.1")
	})
	t.Run("ME-30.3 a base of 40 millimetres is 1.6 inches", func(t *testing.T) {
		g := draw(t, apart)
		unit := g.View(rules.First).Map.Unit
		for _, p := range g.stands("a1") {
			if p.Wide*25 != 40*unit || p.Deep*25 != 40*unit {
				t.Errorf("a stand is %d by %d of %d", p.Wide, p.Deep, unit)
			}
		}
		if len(g.stands("a1")) != 6 {
			t.Errorf("%d stands", len(g.stands("a1")))
		}
	})
	t.Run("ME-30.4 the large table is 72 by 48 inches, the small one 48 by 48", func(t *testing.T) {
		east := "a1 line 24 line at %,24 facing 90\nb1 line 24 line at 10,40 facing 180\ntable "
		draw(t, strings.Replace(east, "%", "68.2", 1)+"large").WantOffered("advance a1 #3000").WantRefused("advance a1 #3100", "ME-14.24")
		draw(t, strings.Replace(east, "%", "44.2", 1)+"small").WantOffered("advance a1 #3000").WantRefused("advance a1 #3100", "ME-14.24")
		draw(t, strings.Replace(east, "%", "44.2", 1)+"large").WantOffered("advance a1 #6000")
		for _, table := range []string{"large", "small"} {
			draw(t, "a1 line 24 line at 10,44.2 facing 0\nb1 line 24 line at 30,40 facing 180\ntable "+table).
				WantOffered("advance a1 #3000").WantRefused("advance a1 #3100", "ME-14.24")
		}
	})
	t.Run("ME-30.5 on the table is the whole footprint, the border included", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 36,5 facing 0\nb1 line 24 line at 36,40 facing 180")
		g.WantOffered("retire a1 #4200", "retire a1 #4205").WantRefused("retire a1 #4206", "ME-14.24")
		edge := draw(t, "table small\na1 line 24 column at 46.4,20 facing 0\nb1 line 24 line at 10,40 facing 180")
		edge.WantOffered("wheel a1 #500").WantRefused("wheel a1 #-500", "ME-14.24")
		if f := planeFault(t, strings.Replace(apart, "36,10", "36,0.794", 1)); f == "" {
			t.Error("a body stands 0.006 inches over the edge")
		}
		if f := planeFault(t, strings.Replace(apart, "36,10", "36,0.795", 1)); f != "" {
			t.Errorf("a body within the tolerance is a fault: %s", f)
		}
	})
}

func TestWholeNumbers(t *testing.T) {
	t.Run("ME-30.6 a file holds three places of an inch and two of a degree", func(t *testing.T) {
		for text, fault := range map[string]string{"36,10.0001 facing 0": "length", "36,10.001 facing 0": "", "36,10 facing 0.001": "angle", "36,10 facing 0.01": ""} {
			got := planeFault(t, strings.Replace(apart, "36,10 facing 0", text, 1))
			if (got == "") != (fault == "") {
				t.Errorf("%s: fault %q", text, got)
			}
		}
	})
	t.Run("ME-30.7 the sine of 30 degrees is exactly a half", func(t *testing.T) {
		draw(t, strings.Replace(apart, "10 facing 0", "10 facing 30", 1)).Play("advance a1 #6000").Roll(4).Roll(6, 6).
			Play("advance a1 #6000").wantAt("a1", "39.000,15.196", "30.00")
		draw(t, strings.Replace(apart, "10 facing 0", "10 facing 12.34", 1)).Play("advance a1 #10000").Roll(4).Roll(6, 6).
			Play("advance a1 #10000").wantAt("a1", "38.137,19.769", "12.34")
	})
	t.Run("ME-30.8 halves go away from zero, east and west alike", func(t *testing.T) {
		draw(t, apart).Play("wheel a1 #3581").Roll(4).Roll(6).Play("wheel a1 #3581").wantAt("a1", "36.439,12.960", "35.81")
		for facing, at := range map[string]string{"30": "36.501,10.867", "330": "35.499,10.867", "150": "36.501,9.133", "210": "35.499,9.133"} {
			draw(t, strings.Replace(apart, "10 facing 0", "10 facing "+facing, 1)).Play("advance a1 #1001").Roll(4).Roll(6, 6).
				Play("advance a1 #1001").wantAt("a1", at, facing+".00")
		}
	})
	t.Run("ME-30.9 a straight move is one vector, a wheel keeps its pivot, a change its front", func(t *testing.T) {
		slant := strings.Replace(apart, "10 facing 0", "10 facing 33.33", 1)
		draw(t, slant).Play("advance a1 #5000").Roll(4).Roll(6, 6).Play("advance a1 #5000").wantAt("a1", "38.747,14.178", "33.33")
		right := draw(t, slant)
		was := right.body("a1").quad
		right.Play("wheel a1 #777").Roll(4).Roll(6).Play("wheel a1 #777")
		left := draw(t, slant).Play("wheel a1 #-777").Roll(4).Roll(6).Play("wheel a1 #-777")
		if r, l := right.body("a1").quad, left.body("a1").quad; r[1] != was[1] || l[0] != was[0] || r[0] == was[0] {
			t.Errorf("from %v to %v and %v", was, r, l)
		}
		formed := draw(t, slant)
		front := formed.body("a1").pose().Front()
		if formed.Play("form a1").Roll(4); formed.body("a1").pose().Front() != front {
			t.Errorf("the front went from %v to %v", front, formed.body("a1").pose().Front())
		}
		draw(t, apart).wantCorners("a1", plane.Quad{{X: 31200, Y: 10800}, {X: 40800, Y: 10800}, {X: 40800, Y: 9200}, {X: 31200, Y: 9200}})
	})
	t.Run("ME-30.10 distances are compared exactly, by squares", func(t *testing.T) {
		g := setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)", "detach a1 #1")
		g.WantOffered("post a1.g1 (43683,9644)").WantRefused("post a1.g1 (43684,9644)", "ME-19.10").WantRefused("post a1.g1 (43683,9645)", "ME-19.10")
	})
	t.Run("ME-30.11 each comparison has its tolerance on its own side, halves have none", func(t *testing.T) {
		const shot = "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,20 facing 180\nwood "
		draw(t, shot+"36,15 50,15 50,25 36,25").Play("fire a1 @b1").wantMod("halvings", "ME-18.7", 1)
		draw(t, shot+"36.001,15 50,15 50,25 36.001,25").Play("fire a1 @b1").wantMod("halvings", "ME-18.7", 0)
		g := setup(t, oneEach+"a2 line 24 waiting").Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)", "detach a1", "line b1", "deploy b1 (36000,40000)", "detach b1", "line a2")
		g.WantOffered("deploy a2 (45595,5000)").WantRefused("deploy a2 (45594,5000)", "ME-10.9")
	})
	t.Run("ME-30.12 the arc of a wheel decides to the cent", func(t *testing.T) {
		draw(t, column).Play("wheel a1 #10000").Roll(4).Roll(4).WantOffered("wheel a1 #7162").WantNot("wheel a1 #7163")
		draw(t, apart).WantOffered("wheel a1 #3581").WantRefused("wheel a1 #3582", "ME-14.7")
		draw(t, apart).Play("wheel a1 #3000").Roll(4).Roll(4).WantOffered("wheel a1 #2387").WantNot("wheel a1 #2388")
	})
}
