package eagles

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
)

// footed draws a battalion with a formation and more words, far from an enemy.
func footed(t *testing.T, battalion string) *game {
	return draw(t, "a1 "+battalion+"\nb1 line 24 line at 60,44 facing 180")
}

func TestFootprints(t *testing.T) {
	t.Run("ME-31.1 a base for every four Rankers of the body, until half are lost", func(t *testing.T) {
		footed(t, "line 16 line at 36,10 facing 0").wantBases("a1", 4)
		footed(t, "line 24 line at 36,10 facing 0").wantBases("a1", 6)
		footed(t, "line 24 line at 36,10 facing 0 out 5 groups 34,12.6 36,12.6 38,12.6").wantBases("a1", 5)
		footed(t, "line 24 line at 36,10 facing 0 left 13").wantBases("a1", 6)
		footed(t, "line 24 line at 36,10 facing 0 left 12").wantBases("a1", 3)
	})
	t.Run("ME-31.2 a line is as wide as its bases and one deep", func(t *testing.T) {
		for n := int64(4); n <= 12; n++ {
			footed(t, fmt.Sprintf("guard %d line at 36,10 facing 0", 4*n)).wantSize("a1", 1600*n, 1600)
		}
		footed(t, "line 24 line at 36,10 facing 0 left 3").wantSize("a1", 1600, 1600)
	})
	t.Run("ME-31.3 a column is two bases wide and as deep as they need", func(t *testing.T) {
		for n, d := range map[int64]int64{4: 3200, 5: 4800, 6: 4800, 7: 6400, 9: 8000, 12: 9600} {
			footed(t, fmt.Sprintf("guard %d column at 36,10 facing 0", 4*n)).wantSize("a1", 3200, d)
		}
		for left, size := range map[int][2]int64{3: {1600, 1600}, 8: {3200, 1600}, 12: {3200, 3200}} {
			footed(t, fmt.Sprintf("line 24 column at 36,10 facing 0 left %d", left)).wantSize("a1", size[0], size[1])
		}
	})
	t.Run("ME-31.4 a body stands at its centre, and its front-centre is the middle of its front", func(t *testing.T) {
		g := footed(t, "line 24 column at 36,10 facing 90")
		if p := g.body("a1").pose(); p.C != vec(36000, 10000) || p.Front() != vec(38400, 10000) || p.Rear() != vec(33600, 10000) {
			t.Errorf("centre %v, front %v, rear %v", p.C, p.Front(), p.Rear())
		}
	})
	t.Run("ME-31.5 the corners go clockwise from the front left one", func(t *testing.T) {
		for facing, want := range map[string]plane.Quad{
			"0":   {{X: 31200, Y: 10800}, {X: 40800, Y: 10800}, {X: 40800, Y: 9200}, {X: 31200, Y: 9200}},
			"90":  {{X: 36800, Y: 14800}, {X: 36800, Y: 5200}, {X: 35200, Y: 5200}, {X: 35200, Y: 14800}},
			"180": {{X: 40800, Y: 9200}, {X: 31200, Y: 9200}, {X: 31200, Y: 10800}, {X: 40800, Y: 10800}},
			"30":  {{X: 32243, Y: 13093}, {X: 40557, Y: 8293}, {X: 39757, Y: 6907}, {X: 31443, Y: 11707}},
		} {
			footed(t, "line 24 line at 36,10 facing "+facing).wantCorners("a1", want)
		}
	})
	t.Run("ME-31.6 muzzles are the middles of the front bases, from the left", func(t *testing.T) {
		for facing, way := range map[string]int64{"0": 1, "180": -1} {
			text := "a1 line 24 line at 36,24 facing " + facing + "\nb1 line 24 line at 36,36 facing 180"
			if way < 0 {
				text = strings.Replace(text, "36,36", "36,12", 1)
			}
			a := draw(t, text).board().bases(0, target{body: 1}, rules.Chance, 14)
			for k, l := range a.lines[:a.n] {
				if want := vec(36000+way*(1600*int64(k)-4000), 24000+way*800); l.from != want {
					t.Errorf("facing %s: muzzle %d at %v, want %v", facing, k, l.from, want)
				}
			}
			if a.n != 6 {
				t.Errorf("%d muzzles", a.n)
			}
		}
		a := draw(t, "a1 line 24 column at 36,10 facing 0\nb1 line 24 line at 36,20 facing 180").board().bases(0, target{body: 1}, rules.Chance, 14)
		if a.n != 2 || a.lines[0].from != vec(35200, 12400) || a.lines[1].from != vec(36800, 12400) {
			t.Errorf("lines %v", a.lines[:a.n])
		}
	})
}

func TestFootprintsOfFiguresAndGroups(t *testing.T) {
	t.Run("ME-31.7 special figures take no room", func(t *testing.T) {
		with := footed(t, "line 24 line at 36,10 facing 0 figures 2,2,1,1").wantBases("a1", 6).wantSize("a1", 9600, 1600)
		if n := len(with.stands("a1")); n != 6 {
			t.Errorf("%d stands", n)
		}
		const near = "line at 36,10 facing 0 figures 2,2,1,1\nb1 line 24 line at 36,20 facing 180"
		draw(t, "a1 line 24 "+near).WantOffered("advance a1 #4400").WantRefused("advance a1 #4406", "ME-14.20").
			Play("fire a1 @b1").wantMod("dice", "ME-17.4", 6)
	})
	t.Run("ME-31.8 a Commander alone is a disc of 0.4 inches", func(t *testing.T) {
		g := draw(t, "a gb: cmd 20,20\n"+apart)
		if p := g.stands("a-cmd-gb"); len(p) != 1 || p[0].Wide != 800 || p[0].Deep != 0 {
			t.Errorf("pieces %+v", p)
		}
		alone := setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)", "detach a1", "line b1", "deploy b1 (36000,40000)", "detach b1")
		alone.WantOffered("post a-cmd-pr (36000,6200)", "post a-cmd-pr (400,400)").WantNot("post a-cmd-pr (36000,6194)", "post a-cmd-pr (394,400)")
	})
	t.Run("ME-31.9 a group of two or of one is a disc of 0.8 inches", func(t *testing.T) {
		g := footed(t, "line 24 line at 36,10 facing 0 out 3 groups 34,12.6 38,12.6").wantGroup("a1.g1", "34.000,12.600", 2).wantGroup("a1.g2", "38.000,12.600", 1)
		for _, id := range []string{"a1.g1", "a1.g2"} {
			if p := g.stands(id); len(p) != 1 || p[0].Wide != 1600 || p[0].Deep != 0 {
				t.Errorf("%s: %+v", id, p)
			}
		}
		lone := setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)", "detach a1 #3", "post a1.g1 (36000,8000)")
		lone.WantOffered("post a1.g2 (37595,8000)").WantRefused("post a1.g2 (37594,8000)", "ME-37.1")
	})
}

func TestZonesOfABody(t *testing.T) {
	zoneAt := func(t *testing.T, want bearing, x, y int64) {
		t.Helper()
		if got := footed(t, "line 24 line at 36,10 facing 0").body("a1").zoneOf(vec(x, y)); got != want {
			t.Errorf("(%d, %d) lies in zone %d, want %d", x, y, got, want)
		}
		turned := footed(t, "line 24 line at 36,10 facing 90").body("a1")
		if got := turned.zoneOf(vec(36000+y-10000, 10000-x+36000)); got != want {
			t.Errorf("turned, (%d, %d) lies in zone %d, want %d", x, y, got, want)
		}
	}
	t.Run("ME-32.1 a body faces its front, groups and Commanders have no facing", func(t *testing.T) {
		g := draw(t, "a gb: cmd 20,20\na1 line 24 line at 36,20 facing 90 out 3 groups 34,14 34,26\nb1 line 24 line at 20,20 facing 90")
		for id, facing := range map[string]int{"a1": 9000, "a1.g1": 0, "a1.g2": 0, "a-cmd-gb": 0} {
			for _, p := range g.stands(id) {
				if p.Facing != facing {
					t.Errorf("%s faces %d", id, p.Facing)
				}
			}
		}
		g.WantRefused("fire a1 @b1", "ME-17.1").WantOffered("snipe a1 @b1")
		for _, facing := range []string{"0", "90", "180"} {
			broken := draw(t, "a1 line 24 column at 24,10 facing 0\nb1 line 24 column at 24,22 facing "+facing+" marks broken")
			broken.Play("charge a1 @b1").Play("charge a1 @b1").Roll(4).Roll(6, 6, 6).wantGone("b1")
		}
	})
	t.Run("ME-32.2 the front zone lies ahead of 45 degrees from the front corners", func(t *testing.T) {
		zoneAt(t, front, 46000, 16000)
		zoneAt(t, front, 26000, 16000)
		zoneAt(t, front, 46000, 15995)
		zoneAt(t, front, 36000, 10795)
		zoneAt(t, rightFlank, 46000, 15994)
		zoneAt(t, leftFlank, 26000, 15994)
	})
	t.Run("ME-32.3 the rear zone lies behind 45 degrees, without tolerance", func(t *testing.T) {
		zoneAt(t, rear, 36000, 9199)
		zoneAt(t, rear, 46000, 3999)
		zoneAt(t, rear, 26000, 3999)
		zoneAt(t, rightFlank, 46000, 4000)
		zoneAt(t, leftFlank, 26000, 4000)
	})
	t.Run("ME-32.4 all else is a flank, left of the middle or right", func(t *testing.T) {
		zoneAt(t, leftFlank, 30000, 10000)
		zoneAt(t, rightFlank, 42000, 10000)
		zoneAt(t, rightFlank, 36000, 10000)
		zoneAt(t, leftFlank, 35999, 10000)
	})
	t.Run("ME-32.2 ME-32.3 ME-32.4 the zones turn with the body and follow its shape", func(t *testing.T) {
		u := footed(t, "line 24 column at 36,20 facing 90").body("a1")
		for p, want := range map[[2]int64]bearing{{38400, 20000}: front, {38395, 20000}: front, {38394, 20000}: rightFlank, {42000, 25200}: front, {42000, 14800}: front,
			{42000, 25206}: leftFlank, {42000, 14794}: rightFlank, {30000, 20000}: rear, {30000, 25199}: rear, {30000, 25200}: leftFlank, {30000, 14800}: rightFlank,
			{36000, 21000}: leftFlank, {36000, 19000}: rightFlank} {
			if got := u.zoneOf(vec(p[0], p[1])); got != want {
				t.Errorf("%v lies in zone %d, want %d", p, got, want)
			}
		}
	})
	t.Run("ME-32.5 zones decide who joins a melee, not who fires", func(t *testing.T) {
		join := func(at string) *game {
			return draw(t, `
				a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger
				a2 line 24 column at `+at+`
				b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1
				b2 line 24 line at 42,44 facing 180
				table small`)
		}
		join("12,21.6 facing 90").WantOffered("charge a2 @b1")
		join("12,14 facing 70").WantRefused("charge a2 @b1", "ME-23.26")
		beside := draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 column at 48,18 facing 180")
		if got := beside.body("a1").zoneOf(vec(48000, 15600)); got != rightFlank {
			t.Fatalf("it lies in zone %d", got)
		}
		beside.Play("fire a1 @b1").wantMod("dice", "ME-17.4", 3)
	})
}

func TestDistances(t *testing.T) {
	t.Run("ME-33.1 distance is the shortest from edge to edge", func(t *testing.T) {
		corner := "a1 line 24 column at 36,10 facing 0\nb1 line 24 line at %,30 facing 180"
		draw(t, strings.Replace(corner, "%", "36", 1)).WantOffered("advance a1 #12805").WantRefused("advance a1 #12806", "ME-14.20")
		draw(t, strings.Replace(corner, "%", "44.8", 1)).WantOffered("advance a1 #13601").WantRefused("advance a1 #13620", "ME-14.20")
		draw(t, strings.Replace(corner, "%", "46.395", 1)).WantOffered("advance a1 #18000")
		draw(t, strings.Replace(corner, "%", "46.394", 1)).WantRefused("advance a1 #18000", "ME-14.20")
	})
	t.Run("ME-33.2 within a distance includes it and the tolerance", func(t *testing.T) {
		for y, halved := range map[string]int{"17.605": 0, "17.606": 1, "23.605": 1, "23.606": 2} {
			draw(t, strings.Replace(apart, "36,40", "36,"+y, 1)).Play("fire a1 @b1").wantMod("halvings", "ME-18.10", halved)
		}
	})
	t.Run("ME-33.3 contact is up to 0.005 inches", func(t *testing.T) {
		brush := func(x string) *game {
			return draw(t, "a1 line 32 column at 24,10 facing 0\nb1 line 32 line at 24,23 facing 180 out 1 groups "+x+",20\ntable small").
				Play("charge a1 @b1").Play("charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1")
		}
		brush("26.405").wantGroup("b1.g1", "gone", 0)
		brush("26.406").wantGroup("b1.g1", "26.406,20.000", 1)
	})
	t.Run("ME-33.4 overlap is more than 0.005 inches, so touching is none", func(t *testing.T) {
		ground := func(x string, dice int) {
			draw(t, "wood "+x+",5 50,5 50,14 "+x+",14\n"+apart).Play("advance a1 #6000").Roll(4).wantDice(dice)
		}
		ground("40.8", 2)
		ground("40.795", 2)
		ground("40.794", 1)
		farm := "building %,12 44,12 44,14 %,14\n" + apart
		draw(t, strings.ReplaceAll(farm, "%", "40.795")).WantOffered("advance a1 #6000")
		draw(t, strings.ReplaceAll(farm, "%", "40.794")).WantRefused("advance a1 #6000", "ME-14.24")
	})
	t.Run("ME-33.5 contact alone engages nobody", func(t *testing.T) {
		g := draw(t, strings.Replace(apart, "36,40", "36,11.6", 1)).wantMarks("a1", "-engaged").wantMarks("b1", "-engaged")
		g.WantOffered("charge a1 @b1").WantRefused("fight a1", "ME-33.5")
		if o := g.Options(); slices.ContainsFunc(o, func(s string) bool { return strings.HasPrefix(s, "fight") }) {
			t.Errorf("a melee goes on: %q", o)
		}
		g.Play("pass a1").wantMarks("a1", "-engaged").WantAsk("order", "b")
	})
}
