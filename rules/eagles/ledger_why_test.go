package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

func TestWhy(t *testing.T) {
	const text = `
		a1 line 24 line at 36,10 facing 0 out 4 groups 34,13.6 38,13.6
		a2 line 24 line at 12,10 facing 0 marks activated
		a3 line 24 line gone
		b1 line 24 line at 36,20 facing 180 out 4 groups 34,16.8 38,16.8 men 2,0
		b2 line 24 line gone`
	t.Run("ME-11.7 only one's own battalions on the table obey", func(t *testing.T) {
		for _, do := range []string{"pass", "advance", "charge", "reform", "rally"} {
			draw(t, text).WantWhy(do+" b1", "ME-11.7", "enemy").WantWhy(do+" a3", "ME-11.5", "out").WantWhy(do+" a2", "ME-13.1", "activated").
				WantWhy(do+" a9", "ME-11.7", "nobody").WantWhy(do+" a1.g1", "ME-4.1", "group_orders")
		}
		for _, id := range []string{"a1", "a2"} { // by a name that it does not bear
			draw(t, text).WantNot("pass "+id+"-gb-1").WantWhy("pass "+id+"-gb-1", "ME-11.7", "nobody")
		}
		draw(t, text).WantWhy("command b-cmd-fr", "ME-11.7", "enemy").WantWhy("pass @b1", "ME-11.7", "nobody")
		draw(t, "a pr: cmd gone\n"+text).WantWhy("command a-cmd-pr", "ME-9.14", "cmd_dead")
		draw(t, "a pr: cmd 5,5 moved\n"+text).WantWhy("command a-cmd-pr", "ME-9.16", "cmd_moved")
	})
	t.Run("ME-12.1 what belongs to another moment is told so", func(t *testing.T) {
		g := draw(t, text)
		for _, line := range []string{"pursue a1 @b1", "hold a1", "reverse a1", "reroll a1", "keep a1", "ride a-cmd-pr (9000,9000)", "stay a-cmd-pr",
			"drape a1 #2000", "post a1.g1 (36000,14000)", "done", "first", "second", "edge @south", "line a1", "column a1", "deploy a1 (36000,9000)",
			"detach a1 #2", "nation +fr", "recruit +line #24", "disband a1", "light a1", "drummer a1", "drop-officer a1"} {
			g.WantWhy(line, "ME-11.7", "later")
		}
		draw(t, text).Play("advance a1 #1000").Roll(4).Roll(6, 6).WantWhy("pass a1", "ME-14.19", "later").WantWhy("advance a2 #1000", "ME-14.19", "other").
			WantWhy("retire a1 #500", "ME-13.3", "declared").WantWhy("advance b1 #500", "ME-11.7", "enemy")
		draw(t, text).Play("wheel a1 #500").Roll(4).Roll(6).WantWhy("wheel a2 #100", "ME-14.19", "other").WantWhy("wheel a1 #-100", "ME-13.3", "declared")
		draw(t, text).Play("charge a1 @b1").WantWhy("fire a1 @b1", "ME-22.7", "later").WantWhy("charge a2 @b1", "ME-22.7", "other").
			WantWhy("charge a1 @b1.g1", "ME-22.6", "declared")
		draw(t, text).Play("command a-cmd-pr").Roll(1, 1, 1, 1).WantWhy("pass a1", "ME-9.18", "later").WantWhy("ride b-cmd-fr (9000,9000)", "ME-11.7", "enemy")
		draw(t, apart+"phase initiative").Roll(6, 1).WantWhy("pass a1", "ME-11.3", "later")
		if all := draw(t, apart+"phase initiative").Position.Refused(rules.Option{Do: "pass"}); len(all) != 1 || all[0].Text.Key != "why.dice" {
			t.Errorf("while dice are rolled: %v", all)
		}
	})
	t.Run("ME-16.7 a target is an enemy in play, and no Commander", func(t *testing.T) {
		for do, clause := range map[string]string{"fire": "ME-16.7", "snipe": "ME-16.7", "charge": "ME-22.6"} {
			draw(t, text).WantWhy(do+" a1 @a2", clause, "friend").WantWhy(do+" a1 @b2", clause, "out").WantWhy(do+" a1 @b1.g2", clause, "out").
				WantWhy(do+" a1 @b-cmd-fr", "ME-9.2", "cmd_target").WantWhy(do+" a1 @b9", clause, "no_target").WantWhy(do+" a1", clause, "no_target")
		}
		draw(t, text).WantWhy("fire a2 @b1", "ME-13.1", "activated").WantWhy("charge a2 @b1", "ME-13.1", "activated")
	})
	t.Run("ME-13.3 an order without a distance, an angle or a place lacks just that", func(t *testing.T) {
		draw(t, text).WantWhy("advance a1", "ME-13.3", "no_distance").WantWhy("retire a1", "ME-13.3", "no_distance").WantWhy("wheel a1", "ME-13.3", "no_angle").
			WantWhy("advance a1 #-300", "ME-13.3", "no_distance").WantWhy("advance a1 #12001", "ME-14.5", "straight_far").
			WantWhy("wheel a1 #30000", "ME-14.7", "wheel_far").WantWhy("charge a1 @b1 #100", "ME-13.3", "not_so")
		draw(t, text).Play("command a-cmd-pr").Roll(1, 1, 1, 1).WantWhy("ride a-cmd-pr", "ME-9.18", "no_place").
			WantWhy("ride a-cmd-pr (100,100)", "ME-9.18", "cmd_place")
		g := setup(t, oneEach).Roll(6, 1).Play("first", "line a1").WantWhy("deploy a1", "ME-10.9", "no_place").WantWhy("deploy a1 (36000,30000)", "ME-10.6", "zone")
		g.Play("deploy a1 (36000,5000)", "detach a1 #2").WantWhy("post a1.g1", "ME-19.22", "no_place")
		commanders := setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)", "detach a1", "line b1", "deploy b1 (36000,40000)", "detach b1")
		commanders.WantAsk("deploy.commander", "a").WantWhy("post a-cmd-pr", "ME-10.11", "no_place")
	})
	t.Run("ME-14.10 a place aside is on its way at no distance", func(t *testing.T) {
		draw(t, text).WantWhy("advance a1 (60000,30000)", "ME-14.10", "axis").WantWhy("retire a1 (60000,1000)", "ME-14.10", "axis").
			WantWhy("advance a1 (40000,30000)", "ME-14.5", "straight_far").WantWhy("advance a1 (40000,12000)", "ME-14.10", "axis").
			WantWhy("advance a1 (60000,34000)", "ME-14.5", "straight_far")
	})
	t.Run("ME-11.7 a word that is no order, of an enemy battalion, is told whose that is", func(t *testing.T) {
		draw(t, text).WantWhy("defend b1", "ME-11.7", "enemy").WantWhy("defend a1", "ME-14.1", "no_order").WantWhy("defend a3", "ME-11.5", "out")
		draw(t, text).Play("advance a1 #1000").Roll(4).Roll(6, 6).WantWhy("defend b1", "ME-11.7", "enemy")
		draw(t, text).Play("wheel a1 #500").Roll(4).Roll(6).WantWhy("defend b1", "ME-11.7", "enemy")
		draw(t, text).Play("charge a1 @b1").WantWhy("defend b1", "ME-11.7", "enemy")
		draw(t, text).Play("command a-cmd-pr").Roll(1, 1, 1, 1).WantWhy("defend b1", "ME-11.7", "enemy")
		setup(t, oneEach).Roll(6, 1).Play("first", "line a1").WantWhy("defend b1", "ME-11.7", "enemy")
	})
	t.Run("ME-24.1 in defensive fire only the charger is a target", func(t *testing.T) {
		g := draw(t, `
			a1 line 24 line at 36,10 facing 0
			a2 line 24 line at 12,10 facing 0
			b1 line 24 line at 36,16 facing 180
			b2 line 24 line at 60,30 facing 180`).Play("charge a1 @b1", "charge a1 @b1").Roll(6).Roll(6, 6).WantAsk("defend", "b")
		g.WantWhy("fire b1 @a2", "ME-24.1", "not_charger").WantWhy("fire b1 @b2", "ME-16.7", "friend").WantWhy("fire b2 @a1", "ME-24.2", "other").
			WantWhy("fire a1 @b1", "ME-11.7", "enemy").WantWhy("hold a1", "ME-11.7", "enemy").WantWhy("fire b1 @a1 #1", "ME-24.2", "not_so").WantWhy("fire @a1", "ME-24.2", "not_so")
	})
	t.Run("ME-13.3 an answer with a number that it has no use for is none", func(t *testing.T) {
		draw(t, clash).WantWhy("fire a1 @b1 #5", "ME-11.7", "not_so").WantWhy("fire @b1", "ME-11.7", "not_so")
		draw(t, text).Play("charge a1 @b1", "charge a1 @b1").Roll(6).Roll(6, 6).WantAsk("defend", "b").WantWhy("fire b1.g1 @a2", "ME-24.2", "not_so")
	})
	t.Run("ME-13.3 a manoeuvre has no target and no thing that goes with it", func(t *testing.T) {
		draw(t, text).WantNot("advance a1 @b1 #1000", "retire a1 +fr #1000", "wheel a1 @b1 #500").WantWhy("advance a1 @b1 #1000", "ME-14.10", "axis").
			WantWhy("retire a1 +fr #1000", "ME-14.10", "axis").WantWhy("advance a1 @b1 #13000", "ME-14.5", "straight_far")
		moved := draw(t, text).Play("advance a1 #1000").Roll(4).Roll(6, 6)
		moved.WantWhy("advance #500", "ME-13.3", "declared").WantWhy("advance a1.g1 #500", "ME-13.3", "declared").WantWhy("advance a1 @b1 #500", "ME-14.5", "axis")
		wheeled := draw(t, text).Play("wheel a1 #500").Roll(4).Roll(6)
		wheeled.WantWhy("wheel #300", "ME-13.3", "declared").WantWhy("wheel a1.g1 #300", "ME-13.3", "declared").WantWhy("wheel a1 @b1 #300", "ME-14.7", "wheel_only")
	})
	t.Run("ME-14.10 a place is a place for the only thing that may be done, with no word for it", func(t *testing.T) {
		why := func(g *game, who string, x, y int32, clause, key string) {
			t.Helper()
			if r := g.Request().Field.Check(wish(g, who, "", x, y, 0)); r.Rule != clause || r.Text.Key != "me.why."+key {
				t.Errorf("%s to %d,%d: %+v, want %s %s", who, x, y, r, clause, key)
			}
		}
		g := draw(t, apart+"a2 line 24 line at 12,10 facing 0 marks broken")
		why(g, "a1", 36000, 15000, "ME-14.10", "axis")
		why(g, "a1", 36000, 25000, "ME-14.5", "straight_far")
		why(g, "a2", 12000, 15000, "ME-27.21", "broken")
		moved := draw(t, apart).Play("advance a1 #8000").Roll(4).Roll(2, 3)
		why(moved, "a1", 36000, 20000, "ME-14.19", "too_far")
		why(moved, "a1", 36000, 13000, "ME-14.5", "axis")
		why(draw(t, apart).Play("wheel a1 #3000").Roll(4).Roll(4), "a1", 36000, 13000, "ME-14.7", "wheel_only")
	})
	t.Run("ME-14.19 a place farther than the dice allow is too far, another is not on the way", func(t *testing.T) {
		g := draw(t, apart).Play("advance a1 #8000").Roll(4).Roll(2, 3)
		g.WantWhy("advance a1 (36000,20000)", "ME-14.19", "too_far").WantWhy("advance a1 (36000,5000)", "ME-14.19", "too_far").WantWhy("advance a1 (36000,13000)", "ME-14.5", "axis")
	})
	t.Run("ME-10.8 in the set-up one battalion after the other is placed", func(t *testing.T) {
		g := setup(t, oneEach+"a2 line 24 waiting").Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)").
			WantWhy("detach a1 #6", "ME-19.1", "detach").WantWhy("detach a2 #1", "ME-19.1", "other").Play("detach a1 #2").
			WantWhy("post a2.g1 (36000,9000)", "ME-19.22", "other").WantWhy("detach a1 #1", "ME-19.22", "later").Play("drape a1 #2000")
		g.WantAsk("deploy.body", "b").WantWhy("line b1 #5", "ME-10.14", "no_room").WantWhy("line a2", "ME-11.7", "enemy").Play("line b1").WantWhy("deploy a2 (36000,5000)", "ME-11.7", "enemy").
			Play("deploy b1 (36000,40000)", "detach b1").WantWhy("line a1", "ME-10.8", "placed").WantWhy("pass a2", "ME-10.8", "later")
	})
	t.Run("ME-19.1 too many skirmishers are told how many there may be", func(t *testing.T) {
		for battalion, most := range map[string]int{"line 24": 5, "line 32": 7, "veteran 24 light": 18} {
			w := strings.Fields(battalion + " ")
			text := "a pr: cmd waiting\nb fr: cmd waiting\na1 " + w[0] + " " + w[1] + " waiting " + strings.Join(w[2:], " ") + "\nb1 line 24 waiting"
			g := setup(t, text).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)")
			for _, r := range g.Refused(g.Option("detach a1 #19")) {
				if r.Text.N != most {
					t.Errorf("%s: at most %d, want %d", battalion, r.Text.N, most)
				}
			}
			g.WantWhy("detach a1 #19", "ME-19.1", "detach")
		}
	})
	t.Run("ME-6.4 while armies are bought it is told what they lack", func(t *testing.T) {
		buildGame(t, "fr").WantWhy("done", "ME-6.4", "army_empty").WantWhy("recruit +line #17", "ME-4.3", "size").WantWhy("pass a1", "ME-4.4", "later").
			WantWhy("disband a1", "ME-11.7", "nobody").WantWhy("drummer b1", "ME-11.7", "nobody")
	})
	t.Run("what means nothing here has no reason", func(t *testing.T) {
		g := draw(t, strings.Replace(text, "marks activated", "", 1))
		if all := g.Refused(rules.Option{Do: "square", Who: g.board().unitRef(0)}); len(all) > 0 && g.Request().Field == nil {
			t.Errorf("%v", all)
		}
		if r := (Book{}).Explain(g.board(), g.Request(), rules.Option{Do: "square"}); !r.OK() {
			t.Errorf("%v", r)
		}
	})
}
