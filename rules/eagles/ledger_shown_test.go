package eagles

import (
	"reflect"
	"slices"
	"testing"

	"grognard/rules"
)

// wantSum checks a sum of the fight that is shown.
func (g *game) wantSum(key rules.SumKey, n int, dice string) *game {
	g.Helper()
	c := g.View(rules.First).Combat
	if c == nil {
		g.Fatalf("%s: no fight is shown", g.Asked())
	}
	for _, s := range c.Sums {
		if s.Key == key && s.N == n && s.Dice == dice {
			return g
		}
	}
	g.Errorf("shown are %+v, want %s %d %s", c.Sums, key, n, dice)
	return g
}

// ghost is what would be shown of an answer.
func (g *game) ghost(line string) []rules.Piece {
	g.Helper()
	return g.Request().Field.Ghost(g.Option(line))
}

func TestWhatIsShownOfAFight(t *testing.T) {
	t.Run("ME-23.1 both sums of a melee, with their dice before they are rolled", func(t *testing.T) {
		g := brawl(t, "", "180 foe", "180 figures 1,0,0,0 foe").wantSum("attack", 6, "1d6").wantSum("defence", 7, "1d6")
		g.Roll(6, 1).WantAsk("me.risk", "").wantSum("attack", 12, "").wantSum("defence", 8, "")
	})
	t.Run("ME-22.12 who falls short has gone no less than nothing", func(t *testing.T) {
		short := func(y string, want rules.Text, faces ...int) {
			t.Helper()
			g := onset(t, ahead+"wall 10,"+y+" 38,"+y).Roll(4).Roll(faces[:2]...).Roll(faces[2]).WantRow("short")
			want.Key, want.A = "me.row.short", g.board().unitRef(0)
			if !slices.ContainsFunc(g.Events, func(e rules.Event) bool { return e.Text == want }) {
				t.Errorf("told %+v, want %+v", g.Events, want)
			}
		}
		short("14", rules.Text{N: 0}, 1, 1, 6)
		short("14", rules.Text{N: 0}, 1, 1, 2)
		short("14", rules.Text{N: 1}, 1, 2, 2)
		short("14", rules.Text{N: 7}, 4, 4, 1)
	})
	t.Run("ME-27.23 the test of a charge covers no loss from before it", func(t *testing.T) {
		shot := func(marks string) *game {
			return onset(t, ahead, "10 facing 0", "10 facing 0 figures 1,0,0,0 "+marks).Roll(4).Roll(6, 6).Play("fire b1 @a1").Roll(6).Roll(6, 1, 1, 1, 1, 1).
				wantFigures("a1", [4]int{0, 0, 0, 0}).WantAsk("me.resolve", "").Roll(6)
		}
		shot("marks lost").wantMarks("a1", "lost")
		shot("").wantMarks("a1", "-lost")
		thinned := func(marks string) *game {
			return onset(t, ahead, "10 facing 0", "10 facing 0 "+marks).Roll(4).Roll(6, 6).Play("fire b1 @a1").Roll(6).Roll(6, 1, 1, 1, 1, 1).wantRankers("a1", 23).Roll(6)
		}
		thinned("marks lost").wantMarks("a1", "lost")
		thinned("").wantMarks("a1", "-lost")
	})
	t.Run("ME-19.14 every group that a base sees may be hit, the nearest first", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 36,10 facing 0 out 4 groups 38.5,13.6 36,12.4\nb1 guard 16 line at 40,20 facing 180\nactive b, lead b")
		g.Play("fire b1 @a1.g1").wantDice(3).Roll(6, 6, 6).wantGroup("a1.g1", "gone", 0).wantGroup("a1.g2", "36.000,12.400", 1)
	})
	t.Run("ME-37.3 a group that has fallen holds no curtain", func(t *testing.T) { // it lies at 0,0
		text := "a1 line 24 line at 2.2,0.8 facing 0 left 4 bases 1\nb1 line 24 line at 0.8,6 facing 180 left 4 bases 1\nb2 line 24 line at 6,3 facing 180 left 4 bases 1 out 4 groups 1,3 3,3"
		draw(t, text+" men 0,2").WantOffered("fire a1 @b1")
		draw(t, text).WantRefused("fire a1 @b1", "ME-17.1")
	})
	t.Run("ME-37.1 a group that is gone bars no place to another's", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 6,6 facing 0 out 2 groups 4,2\na2 line 24 line at 60,6 facing 0 out 2 groups 60,10 men 0\nb1 line 24 line at 60,40 facing 180").Play("form a1").Roll(4)
		g.WantOffered("post a1.g1 (900,900)")
	})
}

func TestWhatIsShownOfAnOrder(t *testing.T) {
	t.Run("ME-39.3 by eye the way of an order is told when it is laid", func(t *testing.T) {
		for order, laid := range map[string]bool{"advance a1 #2000": true, "retire a1 #2000": true, "wheel a1 #1000": true, "form a1": false, "pass a1": false} {
			for _, more := range []string{"", eyed} {
				g := draw(t, apart+more).Play(order)
				i := slices.IndexFunc(g.Events, func(e rules.Event) bool { return e.Rule == "ME-13.3" })
				if i < 0 || g.Events[i].Measured != (laid && more != "") {
					t.Errorf("%s%s: told %+v", order, more, g.Events)
				}
			}
		}
	})
	t.Run("ME-13.3 where an order would end", func(t *testing.T) {
		g := draw(t, apart)
		for order, want := range map[string]rules.Point{"advance a1 #4000": {X: 36000, Y: 14000}, "retire a1 #2000": {X: 36000, Y: 8000}, "wheel a1 #2387": {X: 36087, Y: 12011}, "wheel a1": {X: 45600, Y: 11600}, "wheel a1 #38387": {X: 36087, Y: 12011}} {
			var sum rules.Point
			all := g.ghost(order)
			for _, p := range all {
				sum.X, sum.Y = sum.X+p.Pt.X, sum.Y+p.Pt.Y
			}
			if n := int32(len(all)); n != 6 || abs(sum.X/6-want.X) > 2 || abs(sum.Y/6-want.Y) > 2 {
				t.Errorf("%s is shown at %+v", order, all)
			}
		}
		if len(g.ghost("advance b1 #1000")) != 0 {
			t.Error("an enemy's way is shown")
		}
	})
	t.Run("ME-14.7 a turn of a circle and more is measured as what is left of it", func(t *testing.T) {
		// a cent less than 2388 is a tenth of an inch less
		for name, g := range map[string]*game{"ordered": draw(t, apart), "made": draw(t, apart).Play("wheel a1 #3000").Roll(4).Roll(4)} {
			tape := func(line string) []rules.Ruler { return g.Request().Field.(rules.Measurer).Measure(g.Option(line)) }
			if once, again := tape("wheel a1 #2388"), tape("wheel a1 #38388"); len(once) == 0 || !reflect.DeepEqual(once, again) {
				t.Errorf("%s: %+v, a circle on %+v", name, once, again)
			}
		}
	})
	t.Run("ME-31.3 a column is shown as one, at the end of its move too", func(t *testing.T) {
		wide := func(all []rules.Piece) int {
			columns := map[int32]bool{}
			for _, p := range all {
				columns[p.Pt.X/100] = true
			}
			return len(columns)
		}
		line := draw(t, apart).Play("advance a1 #8000").Roll(4).Roll(4, 4)
		file := draw(t, column).Play("advance a1 #4000").Roll(4).Roll(4, 4, 4)
		if a, b := wide(line.ghost("advance a1 #2000")), wide(file.ghost("advance a1 #2000")); a != 6 || b != 2 {
			t.Errorf("a line is %d bases wide, a column %d", a, b)
		}
		wheeled := draw(t, column).Play("wheel a1 #300").Roll(4).Roll(6)
		if n := wide(wheeled.ghost("wheel a1")); n != 2 {
			t.Errorf("a column that wheels is %d bases wide", n)
		}
		if all := line.Request().Field.Ghost(wish(line, "a1", "advance", 36000, 15000, 0)); len(all) != 6 || all[0].Pt.Y < 14900 || all[0].Pt.Y > 15100 {
			t.Errorf("pointed at 15 in, it is shown at %+v", all)
		}
	})
	t.Run("ME-37.2 by eye the tape to a group is laid only after the order", func(t *testing.T) {
		tape := func(g *game, x, y int32) int {
			o := wish(g, "a1.g1", "post", x, y, 0)
			return len(g.Request().Field.(rules.Measurer).Measure(o))
		}
		place := func(more string) *game {
			return setup(t, more+oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)", "detach a1 #2")
		}
		if a, b := tape(place(""), 36000, 8000), tape(place("measuring = by_eye\n"), 36000, 8000); a != 1 || b != 0 {
			t.Errorf("in the deployment %d tapes, by eye %d", a, b)
		}
		if n := tape(draw(t, screened+eyed).Play("form a1").Roll(4), 34000, 13000); n != 1 {
			t.Errorf("by eye, after the order, %d tapes", n)
		}
	})
	t.Run("ME-20.2 what was made light can be made heavy again", func(t *testing.T) {
		g := buildGame(t, "gb").Play("recruit +veteran #24").WantNot("heavy a1").Play("light a1").WantOffered("heavy a1").WantNot("light a1")
		g.Play("heavy a1").WantOffered("light a1").WantNot("heavy a1")
	})
	t.Run("ME-28.6 who is gone draws the computer nowhere", func(t *testing.T) {
		near := draw(t, apart+"a2 line 24 line at 60,10 facing 0").board()
		was := near.near(rules.First)
		c := near.Clone().(*Board)
		c.body[1].state = gone
		if left := c.near(rules.First); left != was-near.approach(1) || near.approach(1) == 0 {
			t.Errorf("%d near the middle, %d without a2, who counts %d", was, left, near.approach(1))
		}
	})
}

func abs(n int32) int32 { return max(n, -n) }
