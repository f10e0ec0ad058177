package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// wantWhy checks the first reason that is given against an option: its clause and
// its words.
func (g *game) wantWhy(line, clause, key string) *game {
	g.t.Helper()
	if all := g.p.Refused(g.option(line)); len(all) == 0 || all[0].Rule != clause || all[0].Text.Key != "me.why."+key {
		g.t.Errorf("%s: %q is refused by %+v, want %s %s", g.asked(), line, all, clause, key)
	}
	return g
}

func TestWhy(t *testing.T) {
	const text = `
		a1 line 24 line at 36,10 facing 0 out 4 groups 34,13.6 38,13.6
		a2 line 24 line at 12,10 facing 0 marks activated
		a3 line 24 line gone
		b1 line 24 line at 36,20 facing 180 out 4 groups 34,16.8 38,16.8 men 2,0
		b2 line 24 line gone`
	t.Run("ME-11.7 only one's own battalions on the table obey", func(t *testing.T) {
		for _, do := range []string{"pass", "advance", "charge", "reform", "rally"} {
			draw(t, text).wantWhy(do+" b1", "ME-11.7", "enemy").wantWhy(do+" a3", "ME-11.5", "out").wantWhy(do+" a2", "ME-13.1", "activated").
				wantWhy(do+" a9", "ME-11.7", "nobody").wantWhy(do+" a1.g1", "ME-4.1", "group_orders")
		}
		for _, id := range []string{"a1", "a2"} { // by a name that it does not bear
			draw(t, text).wantNot("pass "+id+"-gb-1").wantWhy("pass "+id+"-gb-1", "ME-11.7", "nobody")
		}
		draw(t, text).wantWhy("command b-cmd-fr", "ME-11.7", "enemy").wantWhy("pass @b1", "ME-11.7", "nobody")
		draw(t, "a pr: cmd gone\n"+text).wantWhy("command a-cmd-pr", "ME-9.14", "cmd_dead")
		draw(t, "a pr: cmd 5,5 moved\n"+text).wantWhy("command a-cmd-pr", "ME-9.16", "cmd_moved")
	})
	t.Run("ME-12.1 what belongs to another moment is told so", func(t *testing.T) {
		g := draw(t, text)
		for _, line := range []string{"pursue a1 @b1", "hold a1", "reverse a1", "reroll a1", "keep a1", "ride a-cmd-pr (9000,9000)", "stay a-cmd-pr",
			"drape a1 #2000", "post a1.g1 (36000,14000)", "done", "first", "second", "edge @south", "line a1", "column a1", "deploy a1 (36000,9000)",
			"detach a1 #2", "nation +fr", "recruit +line #24", "disband a1", "light a1", "drummer a1", "drop-officer a1"} {
			g.wantWhy(line, "ME-11.7", "later")
		}
		draw(t, text).play("advance a1 #1000").roll(4).roll(6, 6).wantWhy("pass a1", "ME-14.19", "later").wantWhy("advance a2 #1000", "ME-14.19", "other").
			wantWhy("retire a1 #500", "ME-13.3", "declared").wantWhy("advance b1 #500", "ME-11.7", "enemy")
		draw(t, text).play("wheel a1 #500").roll(4).roll(6).wantWhy("wheel a2 #100", "ME-14.19", "other").wantWhy("wheel a1 #-100", "ME-13.3", "declared")
		draw(t, text).play("charge a1 @b1").wantWhy("fire a1 @b1", "ME-22.7", "later").wantWhy("charge a2 @b1", "ME-22.7", "other").
			wantWhy("charge a1 @b1.g1", "ME-22.6", "declared")
		draw(t, text).play("command a-cmd-pr").roll(1, 1, 1, 1).wantWhy("pass a1", "ME-9.18", "later").wantWhy("ride b-cmd-fr (9000,9000)", "ME-11.7", "enemy")
		draw(t, apart+"phase initiative").roll(6, 1).wantWhy("pass a1", "ME-11.3", "later")
		if all := draw(t, apart+"phase initiative").p.Refused(rules.Option{Do: "pass"}); len(all) != 1 || all[0].Text.Key != "why.dice" {
			t.Errorf("while dice are rolled: %v", all)
		}
	})
	t.Run("ME-16.7 a target is an enemy in play, and no Commander", func(t *testing.T) {
		for do, clause := range map[string]string{"fire": "ME-16.7", "snipe": "ME-16.7", "charge": "ME-22.6"} {
			draw(t, text).wantWhy(do+" a1 @a2", clause, "friend").wantWhy(do+" a1 @b2", clause, "out").wantWhy(do+" a1 @b1.g2", clause, "out").
				wantWhy(do+" a1 @b-cmd-fr", "ME-9.2", "cmd_target").wantWhy(do+" a1 @b9", clause, "no_target").wantWhy(do+" a1", clause, "no_target")
		}
		draw(t, text).wantWhy("fire a2 @b1", "ME-13.1", "activated").wantWhy("charge a2 @b1", "ME-13.1", "activated")
	})
	t.Run("ME-13.3 an order without a distance, an angle or a place lacks just that", func(t *testing.T) {
		draw(t, text).wantWhy("advance a1", "ME-13.3", "no_distance").wantWhy("retire a1", "ME-13.3", "no_distance").wantWhy("wheel a1", "ME-13.3", "no_angle").
			wantWhy("advance a1 #-300", "ME-13.3", "no_distance").wantWhy("advance a1 #12001", "ME-14.5", "straight_far").
			wantWhy("wheel a1 #30000", "ME-14.7", "wheel_far").wantWhy("charge a1 @b1 #100", "ME-13.3", "not_so")
		draw(t, text).play("command a-cmd-pr").roll(1, 1, 1, 1).wantWhy("ride a-cmd-pr", "ME-9.18", "no_place").
			wantWhy("ride a-cmd-pr (100,100)", "ME-9.18", "cmd_place")
		g := setup(t, oneEach).roll(6, 1).play("first", "line a1").wantWhy("deploy a1", "ME-10.9", "no_place").wantWhy("deploy a1 (36000,30000)", "ME-10.6", "zone")
		g.play("deploy a1 (36000,5000)", "detach a1 #2").wantWhy("post a1.g1", "ME-19.22", "no_place")
		commanders := setup(t, oneEach).roll(6, 1).play("first", "line a1", "deploy a1 (36000,5000)", "detach a1", "line b1", "deploy b1 (36000,40000)", "detach b1")
		commanders.wantAsk("deploy.commander", "a").wantWhy("post a-cmd-pr", "ME-10.11", "no_place")
	})
	t.Run("ME-14.10 a place aside is on its way at no distance", func(t *testing.T) {
		draw(t, text).wantWhy("advance a1 (60000,30000)", "ME-14.10", "axis").wantWhy("retire a1 (60000,1000)", "ME-14.10", "axis").
			wantWhy("advance a1 (40000,30000)", "ME-14.5", "straight_far").wantWhy("advance a1 (40000,12000)", "ME-14.10", "axis").
			wantWhy("advance a1 (60000,34000)", "ME-14.5", "straight_far")
	})
	t.Run("ME-11.7 a word that is no order, of an enemy battalion, is told whose that is", func(t *testing.T) {
		draw(t, text).wantWhy("defend b1", "ME-11.7", "enemy").wantWhy("defend a1", "ME-14.1", "no_order").wantWhy("defend a3", "ME-11.5", "out")
		draw(t, text).play("advance a1 #1000").roll(4).roll(6, 6).wantWhy("defend b1", "ME-11.7", "enemy")
		draw(t, text).play("wheel a1 #500").roll(4).roll(6).wantWhy("defend b1", "ME-11.7", "enemy")
		draw(t, text).play("charge a1 @b1").wantWhy("defend b1", "ME-11.7", "enemy")
		draw(t, text).play("command a-cmd-pr").roll(1, 1, 1, 1).wantWhy("defend b1", "ME-11.7", "enemy")
		setup(t, oneEach).roll(6, 1).play("first", "line a1").wantWhy("defend b1", "ME-11.7", "enemy")
	})
	t.Run("ME-24.1 in defensive fire only the charger is a target", func(t *testing.T) {
		g := draw(t, `
			a1 line 24 line at 36,10 facing 0
			a2 line 24 line at 12,10 facing 0
			b1 line 24 line at 36,16 facing 180
			b2 line 24 line at 60,30 facing 180`).play("charge a1 @b1", "charge a1 @b1").roll(6).roll(6, 6).wantAsk("defend", "b")
		g.wantWhy("fire b1 @a2", "ME-24.1", "not_charger").wantWhy("fire b1 @b2", "ME-16.7", "friend").wantWhy("fire b2 @a1", "ME-24.2", "other").
			wantWhy("fire a1 @b1", "ME-11.7", "enemy").wantWhy("hold a1", "ME-11.7", "enemy").wantWhy("fire b1 @a1 #1", "ME-24.2", "not_so").wantWhy("fire @a1", "ME-24.2", "not_so")
	})
	t.Run("ME-13.3 an answer with a number that it has no use for is none", func(t *testing.T) {
		draw(t, clash).wantWhy("fire a1 @b1 #5", "ME-11.7", "not_so").wantWhy("fire @b1", "ME-11.7", "not_so")
		draw(t, text).play("charge a1 @b1", "charge a1 @b1").roll(6).roll(6, 6).wantAsk("defend", "b").wantWhy("fire b1.g1 @a2", "ME-24.2", "not_so")
	})
	t.Run("ME-13.3 a manoeuvre has no target and no thing that goes with it", func(t *testing.T) {
		draw(t, text).wantNot("advance a1 @b1 #1000", "retire a1 +fr #1000", "wheel a1 @b1 #500").wantWhy("advance a1 @b1 #1000", "ME-14.10", "axis").
			wantWhy("retire a1 +fr #1000", "ME-14.10", "axis").wantWhy("advance a1 @b1 #13000", "ME-14.5", "straight_far")
		moved := draw(t, text).play("advance a1 #1000").roll(4).roll(6, 6)
		moved.wantWhy("advance #500", "ME-13.3", "declared").wantWhy("advance a1.g1 #500", "ME-13.3", "declared").wantWhy("advance a1 @b1 #500", "ME-14.5", "axis")
		wheeled := draw(t, text).play("wheel a1 #500").roll(4).roll(6)
		wheeled.wantWhy("wheel #300", "ME-13.3", "declared").wantWhy("wheel a1.g1 #300", "ME-13.3", "declared").wantWhy("wheel a1 @b1 #300", "ME-14.7", "wheel_only")
	})
	t.Run("ME-14.10 a place is a place for the only thing that may be done, with no word for it", func(t *testing.T) {
		why := func(g *game, who string, x, y int32, clause, key string) {
			t.Helper()
			if r := g.p.Request().Field.Check(wish(g, who, "", x, y, 0)); r.Rule != clause || r.Text.Key != "me.why."+key {
				t.Errorf("%s: %s to %d,%d: %+v, want %s %s", g.asked(), who, x, y, r, clause, key)
			}
		}
		g := draw(t, apart+"a2 line 24 line at 12,10 facing 0 marks broken")
		why(g, "a1", 36000, 15000, "ME-14.10", "axis")
		why(g, "a1", 36000, 25000, "ME-14.5", "straight_far")
		why(g, "a2", 12000, 15000, "ME-27.21", "broken")
		moved := draw(t, apart).play("advance a1 #8000").roll(4).roll(2, 3)
		why(moved, "a1", 36000, 20000, "ME-14.19", "too_far")
		why(moved, "a1", 36000, 13000, "ME-14.5", "axis")
		why(draw(t, apart).play("wheel a1 #3000").roll(4).roll(4), "a1", 36000, 13000, "ME-14.7", "wheel_only")
	})
	t.Run("ME-14.19 a place farther than the dice allow is too far, another is not on the way", func(t *testing.T) {
		g := draw(t, apart).play("advance a1 #8000").roll(4).roll(2, 3)
		g.wantWhy("advance a1 (36000,20000)", "ME-14.19", "too_far").wantWhy("advance a1 (36000,5000)", "ME-14.19", "too_far").wantWhy("advance a1 (36000,13000)", "ME-14.5", "axis")
	})
	t.Run("ME-10.8 in the set-up one battalion after the other is placed", func(t *testing.T) {
		g := setup(t, oneEach+"a2 line 24 waiting").roll(6, 1).play("first", "line a1", "deploy a1 (36000,5000)").
			wantWhy("detach a1 #6", "ME-19.1", "detach").wantWhy("detach a2 #1", "ME-19.1", "other").play("detach a1 #2").
			wantWhy("post a2.g1 (36000,9000)", "ME-19.22", "other").wantWhy("detach a1 #1", "ME-19.22", "later").play("drape a1 #2000")
		g.wantAsk("deploy.body", "b").wantWhy("line b1 #5", "ME-10.14", "no_room").wantWhy("line a2", "ME-11.7", "enemy").play("line b1").wantWhy("deploy a2 (36000,5000)", "ME-11.7", "enemy").
			play("deploy b1 (36000,40000)", "detach b1").wantWhy("line a1", "ME-10.8", "placed").wantWhy("pass a2", "ME-10.8", "later")
	})
	t.Run("ME-19.1 too many skirmishers are told how many there may be", func(t *testing.T) {
		for battalion, most := range map[string]int{"line 24": 5, "line 32": 7, "veteran 24 light": 18} {
			w := strings.Fields(battalion + " ")
			text := "a pr: cmd waiting\nb fr: cmd waiting\na1 " + w[0] + " " + w[1] + " waiting " + strings.Join(w[2:], " ") + "\nb1 line 24 waiting"
			g := setup(t, text).roll(6, 1).play("first", "line a1", "deploy a1 (36000,5000)")
			for _, r := range g.p.Refused(g.option("detach a1 #19")) {
				if r.Text.N != most {
					t.Errorf("%s: at most %d, want %d", battalion, r.Text.N, most)
				}
			}
			g.wantWhy("detach a1 #19", "ME-19.1", "detach")
		}
	})
	t.Run("ME-6.4 while armies are bought it is told what they lack", func(t *testing.T) {
		buildGame(t, "fr").wantWhy("done", "ME-6.4", "army_empty").wantWhy("recruit +line #17", "ME-4.3", "size").wantWhy("pass a1", "ME-4.4", "later").
			wantWhy("disband a1", "ME-11.7", "nobody").wantWhy("drummer b1", "ME-11.7", "nobody")
	})
	t.Run("what means nothing here has no reason", func(t *testing.T) {
		g := draw(t, strings.Replace(text, "marks activated", "", 1))
		if all := g.p.Refused(rules.Option{Do: "square", Who: g.board().unit(0)}); len(all) > 0 && g.p.Request().Field == nil {
			t.Errorf("%v", all)
		}
		if r := (Book{}).Explain(g.board(), g.p.Request(), rules.Option{Do: "square"}); !r.OK() {
			t.Errorf("%v", r)
		}
	})
}
