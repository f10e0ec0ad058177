package eagles

import (
	"testing"

	"grognard/rules"
)

func TestTableAndSides(t *testing.T) {
	t.Run("ME-10.1 the table is 72 by 48 inches or 48 by 48", func(t *testing.T) {
		for table, width := range map[string]int32{"large": 72000, "small": 48000} {
			if m := draw(t, "table "+table+"\na1 line 24 line at 24,10 facing 0\nb1 line 24 line at 24,40 facing 180").Position.View(rules.First).Map; m.Width != width || m.Height != 48000 {
				t.Errorf("%s is %d by %d", table, m.Width, m.Height)
			}
		}
	})
	t.Run("ME-10.2 terrain is woods, walls and farms, and not much of it", func(t *testing.T) {
		b := load(t, scenarioFiles(t)["free-battle.toml"], nil)
		if n := len(b.chart.Areas) + len(b.chart.Lines); n < 1 || n > 8 {
			t.Errorf("%d pieces", n)
		}
		known := map[string]bool{"wood": true, "orchard": true, "marsh": true, "hill": true, "building": true, "road": true,
			"wall": true, "hedge": true, "fence": true, "objective": true}
		for name, data := range scenarioFiles(t) {
			m := load(t, data, nil).chart
			for _, a := range m.Areas {
				if !known[string(a.Kind)] && a.Kind != "zone" {
					t.Errorf("%s: there is a %s", name, a.Kind)
				}
			}
			for _, l := range m.Lines {
				if !known[string(l.Kind)] {
					t.Errorf("%s: there is a %s", name, l.Kind)
				}
			}
		}
	})
	t.Run("ME-10.3 the higher die chooses a side, ties roll again", func(t *testing.T) {
		setup(t, oneEach, sidesRolled...).WantAsk("me.setup.roll", "").wantDice(2).Roll(3, 3).WantAsk("me.setup.roll", "").Roll(2, 3).WantAsk("setup.edge", "b")
		setup(t, oneEach, sidesRolled...).Roll(4, 3).WantAsk("setup.edge", "a")
		setup(t, oneEach, append([]string{`first = "roll"`, `first = "b"`}, sidesRolled...)...).WantAsk("me.setup.roll", "").Roll(4, 3).WantAsk("setup.edge", "a")
	})
	t.Run("ME-10.4 the other has the opposite side", func(t *testing.T) {
		for took, other := range map[string]edge{"north": south, "south": north, "west": east, "east": west} {
			g := setup(t, "table small\n"+oneEach, sidesRolled...).Roll(2, 5).Play("edge @" + took)
			if g.board().army[0].home != other || g.board().army[1].home != other.opposite() {
				t.Errorf("%s: a has %d, b has %d", took, g.board().army[0].home, g.board().army[1].home)
			}
		}
	})
	t.Run("ME-10.5 the long edges of the large table are sides, all four of the small", func(t *testing.T) {
		setup(t, oneEach, sidesRolled...).Roll(5, 2).WantOptions("edge @south", "edge @north").WantRefused("edge @west", "ME-10.5")
		setup(t, "table small\n"+oneEach, sidesRolled...).Roll(5, 2).WantOptions("edge @south", "edge @north", "edge @west", "edge @east")
	})
	t.Run("ME-10.6 nothing stands within 12 inches of the centre line", func(t *testing.T) {
		g := setup(t, oneEach).Roll(6, 1).Play("first", "line a1").WantOffered("deploy a1 (36000,11200)", "deploy a1 (4800,800)").
			WantRefused("deploy a1 (36000,11210)", "ME-10.6").WantRefused("deploy a1 (4700,800)", "ME-10.6")
		g.Play("deploy a1 (36000,8400)", "detach a1 #5").WantRefused("post a1.g1 (36000,11210)", "ME-10.6").WantOffered("post a1.g1 (36000,11200)")
		g.Play("drape a1 #2000", "line b1").WantOffered("deploy b1 (36000,36800)").WantRefused("deploy b1 (36000,36790)", "ME-10.6")
		west := setup(t, "table small\n"+oneEach, sidesRolled...).Roll(6, 1).Play("edge @west", "first", "line a1")
		west.WantOffered("deploy a1 (11200,24000)").WantRefused("deploy a1 (11210,24000)", "ME-10.6")
	})
}

func TestPlacingTheBattalions(t *testing.T) {
	const more = oneEach + "a2 line 24 waiting\na3 line 24 waiting\n"
	t.Run("ME-10.7 the winner of the roll says who places first", func(t *testing.T) {
		setup(t, oneEach).Roll(1, 6).WantAsk("setup.first", "b").Play("first").WantAsk("deploy.body", "b")
		setup(t, oneEach).Roll(1, 6).Play("second").WantAsk("deploy.body", "a")
		setup(t, oneEach, sidesRolled...).Roll(6, 1).Play("edge @north").WantAsk("setup.first", "a").Play("second").WantAsk("deploy.body", "b")
	})
	t.Run("ME-10.8 battalions are placed in turn, and who has none left waits", func(t *testing.T) {
		setup(t, more).Roll(6, 1).Play("first", "line a2", "deploy a2 (36000,10000)", "detach a2").WantAsk("deploy.body", "b").WantNot("line a1").
			Play("line b1", "deploy b1 (36000,38000)", "detach b1").WantAsk("deploy.body", "a").WantNot("line a2").
			Play("line a1", "deploy a1 (12000,10000)", "detach a1").WantAsk("deploy.body", "a").
			Play("line a3", "deploy a3 (60000,10000)", "detach a3").WantAsk("deploy.commander", "a")
	})
	t.Run("ME-10.9 a body stands in either formation and any facing, clear of all else", func(t *testing.T) {
		g := setup(t, `
			building 50,4 56,4 56,8 50,8
			a pr: cmd waiting
			b fr: cmd waiting
			a1 line 24 line at 36,10 facing 0
			a2 line 24 waiting
			b1 line 24 waiting`)
		g.Roll(6, 1).Play("first").WantOffered("line a2", "column a2").Play("column a2").
			WantOffered("deploy a2 (12000,8000)", "deploy a2 (12000,8000) #4500", "deploy a2 (12000,8000) #18000", "deploy a2 (12000,8000) #-9000").
			WantRefused("deploy a2 (42300,9000)", "ME-10.9").WantOffered("deploy a2 (42400,9000)").
			WantRefused("deploy a2 (53000,6000)", "ME-10.9").WantRefused("deploy a2 (36000,24000)", "ME-10.6").
			Play("deploy a2 (12000,8000) #4500").wantAt("a2", "12.000,8.000", "45.00").wantMarks("a2", "column")
		line := setup(t, more).Roll(6, 1).Play("first", "line a1", "deploy a1 (12000,7000) #-9000")
		line.wantAt("a1", "12.000,7.000", "270.00").wantMarks("a1", "-column")
	})
	t.Run("ME-10.10 the number of skirmishers is fixed at once, then the groups are placed", func(t *testing.T) {
		g := setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)").WantAsk("deploy.men", "a").
			WantOptions("detach a1", "detach a1 #1", "detach a1 #2", "detach a1 #3", "detach a1 #4", "detach a1 #5").Play("detach a1 #3").
			WantAsk("deploy.screen", "a").wantRankers("a1", 21)
		g.WantOffered("post a1.g1 (36000,10600)").WantRefused("post a1.g1 (36000,10610)", "ME-19.10").WantRefused("post a1.g1 (36000,6590)", "ME-37.1")
		g.Play("post a1.g1 (34000,8000)").WantAsk("deploy.screen.group", "a").WantRefused("post a1.g2 (34000,8000)", "ME-37.1").
			Play("post a1.g2 (38000,8000)").wantGroup("a1.g1", "34.000,8.000", 2).wantGroup("a1.g2", "38.000,8.000", 1).WantAsk("deploy.body", "b")
	})
	t.Run("ME-10.11 the Commanders come last, the winner's first, alone in their zones", func(t *testing.T) {
		g := setup(t, oneEach).Roll(1, 6).Play("second", "line a1", "deploy a1 (36000,10000)", "detach a1", "line b1", "deploy b1 (36000,40000)", "detach b1")
		g.WantAsk("deploy.commander", "b").WantNot("attach b-cmd-fr @b1").WantOffered("post b-cmd-fr (10000,36400)", "post b-cmd-fr (36000,41200)").
			WantNot("post b-cmd-fr (10000,36300)", "post b-cmd-fr (10000,10000)", "post b-cmd-fr (36000,41100)", "post b-cmd-fr (36000,40000)")
		g.Play("post b-cmd-fr (10000,36400)").WantAsk("deploy.commander", "a").Play("post a-cmd-pr (36000,5000)").
			wantCommander("a", "36.000,5.000").WantAsk("me.initiative", "")
	})
	t.Run("ME-10.12 difficult ground disorders nobody at the start", func(t *testing.T) {
		setup(t, "wood 30,2 44,2 44,12 30,12\n"+oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,8000)", "detach a1").
			wantMarks("a1", "-disordered", "-activated")
	})
	t.Run("ME-10.13 a scenario may fix sides, zones, order and places", func(t *testing.T) {
		setup(t, oneEach, `first = "roll"`, `first = "b"`).WantAsk("deploy.body", "b")
		setup(t, "home north south\nzone a: 0,40 20,40 20,48 0,48\n"+oneEach).Roll(6, 1).Play("first", "line a1").
			WantOffered("deploy a1 (10000,44000)").WantRefused("deploy a1 (36000,44000)", "ME-10.6")
		data := scenarioFiles(t)["the-long-ridge.toml"]
		begin(t, load(t, data, nil)).WantAsk("me.initiative", "")
		begin(t, load(t, data, map[string]string{"deployment": "free"})).WantAsk("me.setup.roll", "")
	})
}

func TestRoomForTheBattalions(t *testing.T) {
	t.Run("ME-10.14 who has no room for any of his battalions leaves them out", func(t *testing.T) {
		cramped := func(zone string) *game {
			return setup(t, zone+"\na pr: cmd waiting\nb fr: cmd waiting\na1 line 16 waiting figures 1,0,0,0\na2 line 24 waiting\nb1 line 24 waiting").Roll(6, 1).Play("first")
		}
		g := cramped("zone a: 10,2 16.4,2 16.4,3.6 10,3.6").WantOptions("line a1").WantRefused("column a1", "ME-10.14").WantNot("line a2", "column a2")
		g.Play("line a1", "deploy a1 (13200,2800)", "detach a1", "line b1", "deploy b1 (36000,40000)", "detach b1").wantGone("a2").WantAsk("deploy.commander", "a")
		if n := g.board().losses(rules.First); n != 24 {
			t.Errorf("%d figures are lost", n)
		}
		cramped("zone a: 10,2 11.6,2 11.6,8.4 10,8.4").WantOptions("line a1")
		cramped("zone a: 10,2 13.2,2 13.2,5.2 10,5.2").WantOptions("column a1")
		cramped("zone a: 10.05,2 16.45,2 16.45,3.6 10.05,3.6").wantGone("a1").wantGone("a2").WantAsk("deploy.body", "b")
		cramped("zone a: 10,2 13.2,2 13.2,6.8 10,6.8").WantOptions("column a1", "column a2")
	})
	t.Run("ME-10.15 a body and each group lie wholly in one zone of their side", func(t *testing.T) {
		const two = "zone a: 0,0 20,0 20,12 0,12\nzone a 1: 20,0 60,0 60,12 20,12\n"
		g := setup(t, two+oneEach+"a2 line 24 waiting").Roll(6, 1).Play("first", "line a1").
			WantRefused("deploy a1 (20000,6000)", "ME-10.6").WantOffered("deploy a1 (14000,6000)", "deploy a1 (26000,6000)")
		g.Play("deploy a1 (26000,6000)", "detach a1 #1").WantRefused("post a1.g1 (20000,6000)", "ME-10.6").WantOffered("post a1.g1 (19000,6000)").
			Play("post a1.g1 (30000,9000)", "line b1", "deploy b1 (36000,40000)", "detach b1", "line a2").
			WantRefused("deploy a2 (50000,6000)", "ME-10.6").WantOffered("deploy a2 (14000,6000)")
		strung := setup(t, two+oneEach+"a2 line 24 waiting").Roll(6, 1).Play("first", "line a1", "deploy a1 (14000,6000)", "detach a1 #1",
			"post a1.g1 (21000,6000)", "line b1", "deploy b1 (36000,40000)", "detach b1", "line a2")
		strung.WantRefused("deploy a2 (50000,6000)", "ME-10.6")
	})
}
