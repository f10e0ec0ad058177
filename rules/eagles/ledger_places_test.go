package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// cornered is a body in the corner of the table, and a screen of which one group
// has fallen.
const cornered = `
a pr: cmd 20,2
a1 line 24 line at 4.8,0.8 facing 0
b1 line 24 line at 60,40 facing 180 out 4 groups 58,36 62,36 men 0,2
`

func TestGroupsThatAreGoneLieNowhere(t *testing.T) {
	t.Run("ME-19.11 nobody tramples a group that is gone", func(t *testing.T) {
		draw(t, cornered).Play("advance a1 #2000").Roll(4).Roll(6, 6).Play("advance a1 #2000").wantAt("a1", "4.800,2.800", "0.00").WantNeverTold(rules.EvRemove, "b1.g1")
	})
	t.Run("ME-9.18 a Commander is in nobody's way but of those who are there", func(t *testing.T) {
		g := draw(t, strings.Replace(cornered, "4.8,0.8", "36,10", 1)).Play("command a-cmd-pr").Roll(6, 6, 6, 6)
		g.WantOffered("ride a-cmd-pr (400,400)")
		draw(t, strings.Replace(cornered, "cmd 20,2", "cmd 20,40", 1)).Play("command a-cmd-pr").Roll(6, 6, 6, 6).
			WantOffered("ride a-cmd-pr (20000,42000)", "ride a-cmd-pr (24000,40000)")
		near := draw(t, "a pr: cmd 20,2\na1 line 24 line at 36,10 facing 0\na2 line 24 line at 20,6 facing 0 out 2 groups 24,3\nb1 line 24 line at 60,40 facing 180").
			Play("command a-cmd-pr").Roll(6, 6, 6, 6)
		near.WantOffered("ride a-cmd-pr (24000,1800)").WantNot("ride a-cmd-pr (24000,1810)")
	})
	t.Run("ME-37.1 a group lies on no group of another battalion", func(t *testing.T) {
		g := draw(t, screened+"a2 line 24 line at 48,10 facing 0 out 2 groups 38,15.4\n").Play("form a1").Roll(4).WantAsk("screen", "a")
		g.WantRefused("post a1.g1 (37500,14500)", "ME-37.1").WantOffered("post a1.g1 (37000,13600)")
	})
}

func TestRoomForATurn(t *testing.T) {
	t.Run("ME-14.22 a wheel disorders the friends on its way, not at its end alone", func(t *testing.T) {
		g := draw(t, apart+"a2 line 16 line at 32.4,12.4 facing 0 left 4 bases 1").Play("wheel a1 #3500").Roll(4).Roll(6).Play("wheel a1 #3500")
		g.wantMarks("a2", "disordered")
	})
	t.Run("ME-14.19 the answer proposed is as far as the dice allow", func(t *testing.T) {
		marched(t, "").Play("advance a1 #8000").Roll(4).Roll(2, 3).WantOptions("stand a1", "advance a1 #5000")
		marched(t, "").Play("wheel a1 #3000").Roll(4).Roll(4).WantOptions("stand a1", "wheel a1 #2387")
		marched(t, "").Play("advance a1 #3005").Roll(4).Roll(1, 2).WantRow("reach.full")
		marched(t, "").Play("advance a1 #3006").Roll(4).Roll(1, 2).WantRow("reach.part")
	})
	t.Run("ME-15.11 a Reform is lost by whoever is moved", func(t *testing.T) {
		onset(t, ahead, "20.6 facing 180", "20.6 facing 180 marks disordered,reforming").Roll(4).Roll(6, 6).Play("hold b1").Roll(6, 1).wantMarks("b1", "-reforming")
	})
	t.Run("ME-27.14 a column flees by its roll, shorter than itself or not", func(t *testing.T) {
		draw(t, "a1 line 24 line at 60,10 facing 0\nb1 line 24 column at 36,30 facing 180 marks broken\nb2 line 24 line at 60,30 facing 180\nphase flight").
			Roll(1, 1, 1).wantAt("b1", "36.000,33.000", "180.00")
	})
	t.Run("ME-13.2 a supporter stands by", func(t *testing.T) {
		draw(t, inMelee).Play("stand a2").wantStory("ME-13.3 log.stand a2").wantMarks("a2", "activated")
	})
	t.Run("ME-14.7 a wheel too far is told with its limit", func(t *testing.T) {
		g := draw(t, apart)
		for _, r := range g.Refused(g.Option("wheel a1 #9000")) {
			if r.Rule == "ME-14.7" && r.Text.N != 6 {
				t.Errorf("told %+v", r)
			}
		}
		g.WantRefused("wheel a1 #9000", "ME-14.7")
	})
	t.Run("ME-27.21 the broken change no formation", func(t *testing.T) {
		draw(t, strings.Replace(apart, "facing 0", "facing 0 marks broken", 1)).WantRefused("form a1", "ME-27.21")
	})
}

func TestRoomForACharge(t *testing.T) {
	t.Run("ME-22.8 a friend beside the way does not bar it", func(t *testing.T) {
		draw(t, ahead+"a2 line 24 line at 33.6,14 facing 0").Play("charge a1 @b1").WantOffered("charge a1 @b1")
		draw(t, ahead+"a2 line 24 line at 33.5,14 facing 0").Play("charge a1 @b1").WantRefused("charge a1 @b1", "ME-22.8")
	})
	t.Run("ME-22.7 the path proposed is the shortest, which need not be the straightest", func(t *testing.T) {
		for place, cents := range map[string]string{"column at 18,23 facing 15": "#-200", "column at 30,23 facing 345": "#200", "line at 16,26 facing 90": "#-1300", "line at 24,26 facing 0": ""} {
			g := draw(t, "a1 line 24 line at 24,10 facing 0\nb1 line 24 "+place+"\ntable small").Play("charge a1 @b1")
			best := strings.TrimSpace("charge a1 @b1 " + cents)
			g.WantOptions(best)
			far := func(line string) int {
				all := g.Request().Field.(rules.Measurer).Measure(g.Option(line))
				if all == nil {
					return 1 << 20
				}
				return 10*all[0].Text.N + all[0].Text.M
			}
			for n := -4500; n <= 4500; n += 100 {
				if line := strings.TrimSuffix("charge a1 @b1 #"+itoa(n), " #0"); far(line) < far(best) {
					t.Errorf("%s: %s is shorter than %s", place, line, best)
				}
			}
		}
	})
	t.Run("ME-22.22 the corner that reaches in counts, whichever it is", func(t *testing.T) {
		for place, in := range map[string]bool{"17.5,20 facing 315": true, "17.5,20 facing 135": true, "17.5,20 facing 225": true, "17.5,20 facing 45": true,
			"30.5,20 facing 45": true, "30.5,20 facing 225": true, "30.5,20 facing 135": true, "30.5,20 facing 315": true,
			"16.9,20 facing 315": false, "16.9,20 facing 135": false, "16.9,20 facing 225": false, "16.9,20 facing 45": false, "31.1,20 facing 45": false, "31.1,20 facing 225": false} {
			g := draw(t, "a1 line 24 line at 24,10 facing 0\nb1 line 24 column at "+place+"\ntable small").Play("charge a1 @b1")
			if got := g.Accepts("charge a1 @b1"); got != in {
				t.Errorf("%s: straight on is legal: %t", place, got)
			}
		}
	})
	t.Run("ME-22.8 nobody charges off the table", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 40,10 facing 0\nb1 line 24 line at 40,26 facing 180\ntable small").Play("charge a1 @b1")
		g.WantOffered("charge a1 @b1", "charge a1 @b1 #500").WantRefused("charge a1 @b1 #3000", "ME-22.8")
	})
}

func TestRoomInTheDeployment(t *testing.T) {
	const two = "zone a: 0,0 20,0 20,12 0,12\nzone a: 30,0 60,0 60,12 30,12\n"
	lone := func(t *testing.T, zones string) *game {
		return setup(t, zones+oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (10000,10000)", "detach a1", "line b1", "deploy b1 (10000,40000)", "detach b1")
	}
	t.Run("ME-10.15 a zone that runs back holds nobody across the gap", func(t *testing.T) {
		g := setup(t, "zone a: 0,0 30,0 30,12 16,12 16,5 14,5 14,12 0,12\n"+oneEach).Roll(6, 1).Play("first", "line a1")
		g.WantOffered("deploy a1 (15000,4000)").WantRefused("deploy a1 (15000,7000)", "ME-10.6")
	})
	t.Run("ME-10.11 a Commander stands in any of his zones", func(t *testing.T) {
		lone(t, two).WantAsk("deploy.commander", "a").WantOffered("post a-cmd-pr (5000,5000)", "post a-cmd-pr (45000,5000)").
			WantRefused("post a-cmd-pr (25000,5000)", "ME-10.11").WantRefused("post a-cmd-pr (10000,10000)", "ME-9.18")
	})
	t.Run("ME-10.11 a place for him is proposed", func(t *testing.T) {
		g := lone(t, "")
		w := func(x, y int32) rules.Option { return wish(g, "a-cmd-pr", "post", x, y, 0) }
		g.wishes(map[rules.Option]string{w(0, 0): "post a-cmd-pr (36000,6000)", w(20000, 3000): "post a-cmd-pr (20000,3000)"})
		var west, east int
		for _, o := range samples(g, 40) {
			west, east = west+one(o.Pt.X < 30000), east+one(o.Pt.X > 42000)
		}
		if west == 0 || east == 0 {
			t.Errorf("%d samples in the west, %d in the east", west, east)
		}
	})
	t.Run("ME-10.9 a place beyond the table or the zone comes to its edge", func(t *testing.T) {
		g := setup(t, oneEach).Roll(6, 1).Play("first", "line a1")
		w := func(x, y int32) rules.Option { return wish(g, "a1", "deploy", x, y, 0) }
		g.wishes(map[rules.Option]string{w(71000, 5000): "deploy a1 (67200,5000)", w(71000, 47000): "deploy a1 (67200,11200)"})
		far := setup(t, two+oneEach).Roll(6, 1).Play("first", "line a1")
		far.wishes(map[rules.Option]string{w(23000, 5000): "deploy a1 (15200,5000)", w(28000, 5000): "deploy a1 (34800,5000)", w(25000, 5000): "deploy a1 (15200,5000)"})
	})
	t.Run("ME-10.9 where there is no room the place proposed is taken, with the facing asked for if it fits", func(t *testing.T) {
		g := setup(t, "zone a: 0,0 4,0 4,4 0,4\nzone a: 30,0 60,0 60,12 30,12\n"+oneEach).Roll(6, 1).Play("first", "line a1")
		w := func(x, y int32, n int) rules.Option { return wish(g, "a1", "deploy", x, y, n) }
		g.wishes(map[rules.Option]string{w(2000, 2000, 0): "deploy a1 (44400,11200)", w(2000, 2000, 18000): "deploy a1 (44400,11200) #18000", w(2000, 2000, 9000): "deploy a1 (44400,11200)",
			w(0, 0, 18000): "deploy a1 (44400,11200) #18000", w(0, 0, 9000): "deploy a1 (44400,11200)"})
	})
	t.Run("ME-10.15 a place in a zone that holds no more comes to the next zone", func(t *testing.T) {
		g := setup(t, strings.Replace(two, "zone a: 30", "zone a 1: 30", 1)+oneEach+"a2 line 24 waiting").Roll(6, 1).
			Play("first", "line a1", "deploy a1 (36000,6000)", "detach a1", "line b1", "deploy b1 (36000,40000)", "detach b1", "line a2")
		g.wishes(map[rules.Option]string{wish(g, "a2", "deploy", 50000, 6000, 0): "deploy a2 (15200,6000)"})
	})
	t.Run("ME-10.9 the place proposed is at the front of the zone", func(t *testing.T) {
		g := setup(t, oneEach).Roll(1, 6).Play("first", "line b1")
		g.wishes(map[rules.Option]string{wish(g, "b1", "deploy", 0, 0, 0): "deploy b1 (35200,36800)"})
		for zone, at := range map[string]string{"0,20 72,20 72,24 0,24": "35200,23200", "0,20.05 72,20.05 72,24.05 0,24.05": "35200,23200", "0.05,20 9.7,20 9.7,24 0.05,24": "4900,23200"} {
			far := setup(t, "zone a: "+zone+"\n"+oneEach).Roll(6, 1).Play("first", "line a1")
			far.wishes(map[rules.Option]string{wish(far, "a1", "deploy", 0, 0, 0): "deploy a1 (" + at + ")"})
		}
		for homes, at := range map[string]string{"west east": "deploy a1 (11200,24000)", "east west": "deploy a1 (36800,24000)"} {
			small := setup(t, "table small\nhome "+homes+"\n"+oneEach).Roll(6, 1).Play("first", "line a1")
			small.wishes(map[rules.Option]string{wish(small, "a1", "deploy", 0, 0, 0): at})
		}
	})
	t.Run("ME-1.2 every decision is made in the open", func(t *testing.T) {
		if (Book{}).Conceals(draw(t, apart).board()) {
			t.Error("something is hidden")
		}
		for name, g := range map[string]*game{
			"a battalion": setup(t, oneEach).Roll(6, 1).Play("first"),
			"its place":   setup(t, oneEach).Roll(6, 1).Play("first", "line a1"),
			"its screen":  setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (10000,5000)"),
			"its groups":  setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (10000,5000)", "detach a1 #2"),
			"a Commander": lone(t, ""),
			"an order":    draw(t, apart),
			"a screen":    draw(t, screened).Play("form a1").Roll(4),
			"a path":      draw(t, ahead).Play("charge a1 @b1"),
			"a move":      marched(t, "").Play("advance a1 #8000").Roll(4).Roll(2, 3),
			"a wheel":     marched(t, "").Play("wheel a1 #3000").Roll(4).Roll(4),
		} {
			if !g.Request().Public {
				t.Errorf("%s is asked behind a hand", name)
			}
		}
	})
}
