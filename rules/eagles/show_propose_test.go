package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
)

// proposed are the answers that are proposed to what is asked now, which must be legal and distinct.
func (g *game) proposed(n int) (all []string) {
	g.Helper()
	f := g.Request().Field.(rules.Proposer)
	for _, o := range f.Propose(n) {
		line := rules.FormatOption(Book{}, o)
		if why := f.Check(o); !why.OK() {
			g.Errorf("%s is proposed, which is forbidden by %s (%s)", line, why.Rule, why.Text.Key)
		}
		if slices.Contains(all, line) {
			g.Errorf("%s is proposed twice", line)
		}
		all = append(all, line)
	}
	if len(all) > n {
		g.Errorf("%d answers are proposed, want %d at most", len(all), n)
	}
	return all
}

// wantFirst checks what is proposed first.
func (g *game) wantFirst(want string) *game {
	g.Helper()
	if all := g.proposed(6); len(all) == 0 || all[0] != want {
		g.Errorf("proposed are %q, want %q first", all, want)
	}
	return g
}

// wantProposed checks that some answers are proposed.
func (g *game) wantProposed(want ...string) *game {
	g.Helper()
	all := g.proposed(12)
	for _, line := range want {
		if !slices.Contains(all, line) {
			g.Errorf("proposed are %q, want %q", all, line)
		}
	}
	return g
}

func TestOrdersThatAreProposed(t *testing.T) {
	t.Run("all the way, where nobody is near", func(t *testing.T) {
		draw(t, stand).wantFirst("advance a1 #12000")
		draw(t, change(stand, "a1 line 24 line", "a1 line 24 column", "24,10", "24,8")).wantFirst("advance a1 #18000")
	})
	t.Run("to musket range", func(t *testing.T) {
		draw(t, change(stand, "24,40", "24,26")).wantFirst("advance a1 #8500") // 14.4 inches less 5.9
	})
	t.Run("ME-14.11 no farther than one die carries uphill", func(t *testing.T) {
		g := draw(t, stand+"\nhill 1: 10,14 38,14 38,30 10,30")
		f := g.Request().Field
		all := f.(rules.Proposer).Propose(20)
		for _, o := range all {
			if o.Do == "advance" && o.N > 6000 {
				t.Errorf("%d mils are proposed", o.N)
			}
		}
		if o := f.Nearest(rules.Option{Do: "advance", Who: all[0].Who}); o.N != 6000 {
			t.Errorf("a march of no length named is of %d mils", o.N)
		}
	})
	t.Run("round towards the enemy", func(t *testing.T) {
		g := draw(t, change(stand, "24,10 facing 0", "24,20 facing 0", "24,40 facing 180", "42,20 facing 270"))
		if all := g.proposed(2); !strings.HasPrefix(all[0], "wheel a1 #3") {
			t.Errorf("proposed are %q, want as far to the right as it goes", all)
		}
		g = draw(t, change(stand, "24,10 facing 0", "24,20 facing 0", "24,40 facing 180", "6,20 facing 90"))
		if all := g.proposed(2); !strings.HasPrefix(all[0], "wheel a1 #-3") {
			t.Errorf("proposed are %q, want as far to the left as it goes", all)
		}
	})
	t.Run("towards the objective", func(t *testing.T) {
		draw(t, stand+"\ngoal zone yard for 2: 20,16 28,16 28,24 20,24").wantProposed("advance a1 #10000", "advance a1 #12000")
	})
	t.Run("each battalion before the second thoughts of any", func(t *testing.T) {
		all := draw(t, stand+"\na2 line 24 line at 12,9 facing 0\na3 line 24 line at 36,9 facing 0\ngoal zone yard for 2: 20,16 28,16 28,24 20,24").proposed(3)
		who := map[string]bool{}
		for _, line := range all {
			who[strings.Fields(line)[1]] = true
		}
		if len(who) != 3 {
			t.Errorf("proposed are %q, want one of each battalion", all)
		}
	})
	t.Run("nothing for those who have acted, fight or flee", func(t *testing.T) {
		g := draw(t, stand+"\na2 line 24 line at 10,10 facing 0 marks activated\na3 line 24 line at 38,10 facing 0 marks broken")
		for _, line := range g.proposed(20) {
			if strings.Fields(line)[1] != "a1" {
				t.Errorf("%q is proposed", line)
			}
		}
	})
	t.Run("not nearer than four inches", func(t *testing.T) { // ME-14.20
		for _, line := range draw(t, change(stand, "24,40", "24,17")).proposed(20) {
			if strings.HasPrefix(line, "advance") && line != "advance a1 #1405" {
				t.Errorf("%q is proposed", line)
			}
		}
	})
}

func TestMovesThatAreProposed(t *testing.T) {
	t.Run("all the way and less", func(t *testing.T) {
		draw(t, stand).Play("advance a1 #12000").Roll(4).Roll(6, 5).WantAsk("move", "a").wantFirst("advance a1 #11000")
	})
	t.Run("to musket range, not on", func(t *testing.T) {
		draw(t, change(stand, "24,40", "24,26")).Play("advance a1 #10000").Roll(4).Roll(6, 5).wantProposed("advance a1 #10000", "advance a1 #8500")
	})
	t.Run("to the edge of cover", func(t *testing.T) {
		draw(t, stand+"\nwood 14,12 34,12 34,17 14,17").Play("advance a1 #12000").Roll(4).Roll(6, 6).wantProposed("advance a1 #7000")
	})
	t.Run("a wheel", func(t *testing.T) {
		g := draw(t, change(stand, "24,10 facing 0", "24,20 facing 0", "24,40 facing 180", "29,38 facing 180")).Play("wheel a1 #3000").Roll(4).Roll(6).WantAsk("move", "a")
		all := g.proposed(6)
		if len(all) < 2 || !slices.Contains(all, "wheel a1 #3000") {
			t.Errorf("proposed are %q, want less than all as well", all)
		}
	})
}

func TestPathsOfChargesThatAreProposed(t *testing.T) {
	t.Run("straight on", func(t *testing.T) {
		draw(t, duel).Play("charge a1 @b1").WantAsk("charge.path", "a").wantFirst("charge a1 @b1")
	})
	t.Run("square on, at a slanting target", func(t *testing.T) {
		g := draw(t, change(duel, "24,23 facing 180", "24,23 facing 200")).Play("charge a1 @b1")
		square := false
		for _, line := range g.proposed(8) {
			square = square || strings.HasSuffix(line, "#2000")
		}
		if !square {
			t.Errorf("proposed are %q, want a wheel by 20 degrees", g.proposed(8))
		}
	})
	t.Run("a group", func(t *testing.T) {
		g := draw(t, duel+"b2 line 24 line at 40,30 facing 180 out 4 groups 34,28 38,28").Play("charge a1 @b2.g1")
		if all := g.proposed(4); len(all) == 0 {
			t.Errorf("nothing is proposed")
		}
	})
}

func TestRidesThatAreProposed(t *testing.T) {
	g := draw(t, stand+"\na2 line 24 line at 40,12 facing 0 marks broken\na pr: cmd 30,6").Play("command a-cmd-pr").Roll(6, 6, 6, 6).WantAsk("command", "a")
	f := g.Request().Field.(rules.Proposer)
	all := f.Propose(6)
	if len(all) < 3 {
		t.Fatalf("proposed are %v", all)
	}
	if c := plane.Of(all[0].Pt); !plane.Within(c, g.body("a2").at, 5*inch) || c.Y > g.body("a2").at.Y {
		t.Errorf("he is to ride to %v first, want behind a2", all[0].Pt)
	}
	g.proposed(6)
	near := draw(t, change(stand, "24,40 facing 180", "24,5 facing 0")+"\na2 line 24 line at 40,12 facing 0\na pr: cmd 30,20").Play("command a-cmd-pr").Roll(6, 6, 6, 6)
	for _, o := range near.Request().Field.(rules.Proposer).Propose(9) {
		if near.board().threatens(rules.First, plane.Of(o.Pt)) {
			t.Errorf("he is to ride to %v, near an enemy", o.Pt)
		}
	}
	far := draw(t, stand+"\na pr: cmd 46,46").Play("command a-cmd-pr").Roll(1, 1, 1, 1)
	if all := far.proposed(6); len(all) == 0 {
		t.Error("he is to ride nowhere, since he does not come all the way")
	}
}

func TestPlacesOfGroupsThatAreProposed(t *testing.T) {
	g := draw(t, "table small\na1 line 24 line at 24,10 facing 0 out 4 groups 22,13 26,13\nb1 line 24 line at 24,40 facing 180\nwood 22,14 30,14 30,18 22,18").
		Play("wheel a1 #1000").Roll(4).Roll(4).Play("stand a1").WantAsk("screen", "a")
	all := g.Request().Field.(rules.Proposer).Propose(8)
	g.proposed(8)
	cover := false
	for _, o := range all {
		cover = cover || g.board().scenario.pointCover(plane.Of(o.Pt)) > open
	}
	if len(all) < 3 || !cover {
		t.Errorf("proposed are %v, want some in cover", all)
	}
}

func TestLinesOfBattleAreProposed(t *testing.T) {
	armies := change(oneEach, "a1 line 24 waiting", "a1 line 24 waiting\na2 line 24 waiting\na3 veteran 24 light waiting")
	zone := armies + "goal zone yard for 2: 20,20 28,20 28,28 20,28"
	g := setup(t, zone).Roll(6, 1).Play("first").Play("line a1").WantAsk("deploy", "a")
	first := g.Request().Field.(rules.Proposer).Propose(4)
	g.proposed(9)
	if first[0].N != 0 || first[0].Pt.X != 24000 || first[0].Pt.Y < 10000 {
		t.Errorf("proposed is %s, want before the objective, at the front of the zone", rules.FormatOption(Book{}, first[0]))
	}
	g.Play(rules.FormatOption(Book{}, first[0]), "detach a1", "line b1", "deploy b1 (36000,40000)", "detach b1", "line a2")
	second := g.Request().Field.(rules.Proposer).Propose(6)
	g.proposed(9)
	for _, o := range second[:2] {
		if apart := max(o.Pt.X-first[0].Pt.X, first[0].Pt.X-o.Pt.X); o.Pt.Y != first[0].Pt.Y || apart != 9600+lineGap {
			t.Errorf("proposed is %s, want beside a1", rules.FormatOption(Book{}, o))
		}
	}
	behind := slices.ContainsFunc(second, func(o rules.Option) bool { return o.Pt.X == 24000 && o.Pt.Y < first[0].Pt.Y-4*inch })
	if !behind {
		t.Errorf("proposed are %v, want a second line as well", second)
	}
	g.Play(rules.FormatOption(Book{}, second[0]), "detach a2", "line a3")
	for _, o := range g.Request().Field.(rules.Proposer).Propose(1) { // there is room on one of them
		lo, hi := min(first[0].Pt.X, second[0].Pt.X), max(first[0].Pt.X, second[0].Pt.X)
		if o.Pt.X > lo-14*inch && o.Pt.X < hi+14*inch {
			t.Errorf("proposed is %s, want light troops on a flank", rules.FormatOption(Book{}, o))
		}
	}
	g.proposed(9)
	g.Play(rules.FormatOption(Book{}, g.Request().Field.(rules.Proposer).Propose(1)[0]), "detach a3").WantAsk("deploy.commander", "a")
	o := g.Request().Field.(rules.Proposer).Propose(3)[0]
	g.proposed(4)
	if c := plane.Of(o.Pt); !plane.Within(c, g.board().rearOf(rules.First), 3*inch) {
		t.Errorf("the Commander is to stand at %v, want behind the middle of the line at %v", o.Pt, g.board().rearOf(rules.First))
	}
	t.Run("not in a building or a wood", func(t *testing.T) {
		for _, ground := range []string{"building", "wood"} {
			h := setup(t, zone+"\n"+ground+" 22,8 26,8 26,12 22,12").Roll(6, 1).Play("first").Play("line a1")
			for _, o := range h.Request().Field.(rules.Proposer).Propose(4) {
				if o.Pt.Y > 7500 && o.Pt.X > 20*inch && o.Pt.X < 28*inch {
					t.Errorf("proposed is %s, by the %s", rules.FormatOption(Book{}, o), ground)
				}
			}
			h.proposed(9)
		}
	})
	t.Run("in narrow zones", func(t *testing.T) {
		h := setup(t, change(oneEach, "a1 line 24 waiting", "a1 line 24 waiting\na2 line 24 waiting")+"zone a: 40,0 72,0 72,10 40,10\nzone b: 0,38 72,38 72,48 0,48\nwood 52,6 62,6 62,10 52,10").
			Roll(6, 1).Play("first").Play("line a1", "deploy a1 (57000,3000)", "detach a1", "line b1", "deploy b1 (36000,42000)", "detach b1", "line a2")
		all := h.Request().Field.(rules.Proposer).Propose(9)
		for _, o := range all {
			if x := int(o.Pt.X); x > 48*inch && x < 66*inch && o.Pt.Y > 5200 {
				t.Errorf("proposed is %s, in the wood", rules.FormatOption(Book{}, o))
			}
		}
		if !slices.ContainsFunc(all, func(o rules.Option) bool { return o.Pt.X == 44800 && o.Pt.Y == 9200 }) {
			t.Errorf("proposed are %v, want the end of the zone as well", all)
		}
		h.proposed(9)
	})
	t.Run("from every edge", func(t *testing.T) {
		for _, home := range []string{"home west east", "home east west", "home north south"} {
			h := setup(t, oneEach+home+"\ntable small").Roll(6, 1).Play("first").Play("line a1")
			if o := h.Request().Field.(rules.Proposer).Propose(1); len(o) == 0 || o[0].N != 0 || h.hope("near", rules.FormatOption(Book{}, o[0])) < 20 {
				t.Errorf("%s: proposed is %v", home, o)
			}
			h.proposed(5)
		}
	})
}
