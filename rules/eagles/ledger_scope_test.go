package eagles

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// apart is two Line battalions far apart on an empty table.
const apart = `
a1 line 24 line at 36,10 facing 0
b1 line 24 line at 36,40 facing 180
`

func TestScope(t *testing.T) {
	t.Run("ME-1.1 a free battalion has the orders of infantry and no others", func(t *testing.T) {
		g := draw(t, duel).WantOptions("command a-cmd-pr", "pass a1", "form a1", "fire a1 @b1", "charge a1 @b1").
			WantNot("square a1", "charge a1", "bombard a1 @b1")
		doer := g.Request().Field.(rules.Doer)
		r, _ := Book{}.Parse("a1")
		if got := doer.Does(r); !slices.Equal(got, []string{"advance", "retire", "wheel"}) {
			t.Errorf("it moves by %q", got)
		}
		for name, data := range scenarioFiles(t) {
			for _, p := range (Book{}).View(load(t, data, nil), rules.First).Pieces {
				if !slices.Contains([]rules.Face{"infantry", "light", "rifles", "guard", "militia", "skirmishers", "commander"}, p.Face) {
					t.Errorf("%s: there are %s", name, p.Face)
				}
			}
		}
	})
	t.Run("ME-1.2 both players see every piece, mark, choice and die", func(t *testing.T) {
		g := draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6)
		if !reflect.DeepEqual(g.View(rules.First), g.View(rules.Second)) {
			t.Error("the views differ")
		}
		if !g.Request().Public {
			t.Error("the choice is hidden")
		}
		for _, e := range g.AllEvents {
			if e.Hidden != 0 {
				t.Errorf("%+v is hidden", e)
			}
		}
	})
	t.Run("ME-1.3 the eighth turn is the last of every scenario", func(t *testing.T) {
		for name, data := range scenarioFiles(t) {
			if v := (Book{}).View(load(t, data, nil), rules.First); v.Turns != 8 {
				t.Errorf("%s has %d turns", name, v.Turns)
			}
		}
		end := func(turn string) *game {
			return draw(t, apart+"turn "+turn).Play("pass a1", "pass b1", "done", "done")
		}
		if end("7").WantAsk("me.initiative", ""); !end("8").Position.Result().Over {
			t.Error("the game goes on after turn 8")
		}
	})
}

func TestMaterials(t *testing.T) {
	t.Run("ME-2.1 dice have six sides and are added up", func(t *testing.T) {
		g := draw(t, strings.Replace(apart, "a1 line 24 line", "a1 line 24 column", 1)).Play("advance a1 #18000").Roll(4)
		d := g.Request().Dice
		if d.N() != 3 || d.Sides(0) != 6 || d.Sides(2) != 6 {
			t.Errorf("dice %+v, want 3D6", d)
		}
		g.Roll(1, 2, 4).WantOffered("advance a1 #7000").WantNot("advance a1 #7001")
	})
	t.Run("ME-2.2 the answers so far play the same game again", func(t *testing.T) {
		play := func() *game {
			return draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1")
		}
		g, h := play(), play()
		base, tape := g.Checkpoint()
		p, err := rules.Resume(Book{}, base, tape)
		if err != nil || p.Board().Hash() != g.board().Hash() || p.Request().Kind != "me.melee" {
			t.Fatalf("resumed as %+v, %v", p.Request(), err)
		}
		g.Roll(6, 1).wantRolled("charge", "charge.distance", "melee")
		if h.Roll(6, 1); h.board().Hash() != g.board().Hash() {
			t.Error("the same answers made another game")
		}
		if k := play().Roll(1, 6); k.board().Hash() == g.board().Hash() {
			t.Error("other dice made the same game")
		}
	})
	t.Run("ME-2.3 distances are inches along a straight tape", func(t *testing.T) {
		g := draw(t, apart)
		all := g.Request().Field.(rules.Measurer).Measure(g.Option("advance a1 #4500"))
		if len(all) == 0 || len(all[0].Pts) != 2 || all[0].Text.N != 4 || all[0].Text.M != 5 {
			t.Errorf("measured %+v", all)
		}
		if m := g.View(rules.First).Map; m.Unit != 1000 {
			t.Errorf("an inch is %d", m.Unit)
		}
		g.Play("advance a1 #4500").Roll(4).Roll(6, 6).Play("advance a1 #4500").wantAt("a1", "36.000,14.500", "0.00")
	})
}

func TestBasing(t *testing.T) {
	t.Run("ME-3.1 four Rankers stand on a base 1.6 inches square", func(t *testing.T) {
		all := draw(t, `
			a1 line 24 line at 36,10 facing 0 left 22
			b1 line 24 line at 36,40 facing 180`).stands("a1")
		if len(all) != 6 {
			t.Fatalf("%d stands", len(all))
		}
		for k, p := range all {
			if p.Wide != 1600 || p.Deep != 1600 || p.Of != 4 || p.N != []int{4, 4, 4, 4, 4, 2}[k] ||
				p.Pt != (rules.Point{X: int32(32000 + 1600*k), Y: 10000}) {
				t.Errorf("stand %d is %+v", k, p)
			}
		}
	})
	t.Run("ME-3.2 special figures take no room", func(t *testing.T) {
		with := draw(t, apart+"a2 line 24 line at 12,10 facing 0 figures 2,2,1,1").stands("a2")
		without := draw(t, apart+"a2 line 24 line at 12,10 facing 0").stands("a2")
		if len(with) != len(without) {
			t.Fatalf("%d stands, %d without", len(with), len(without))
		}
		n := 0
		for k, p := range with {
			n += len(p.State)
			if p.Pt != without[k].Pt || p.N != without[k].N || p.Wide != without[k].Wide || p.Deep != without[k].Deep {
				t.Errorf("stand %d is %+v, without %+v", k, p, without[k])
			}
		}
		if n != 6 {
			t.Errorf("%d figures are seen", n)
		}
	})
	t.Run("ME-3.3 the Commander is a disc of 0.4 inches of his own", func(t *testing.T) {
		g := draw(t, "a pr: cmd 36,14\n"+apart)
		if all := g.stands("a-cmd-pr"); len(all) != 1 || all[0].Form != rules.Leader || all[0].Wide != 800 || all[0].Deep != 0 {
			t.Errorf("he is %+v", all)
		}
		g.Play("command a-cmd-pr").Roll(1, 1, 1, 1).
			WantOffered("ride a-cmd-pr (36000,11200)").WantRefused("ride a-cmd-pr (36000,11190)", "ME-9.18")
	})
}

func TestOrganisation(t *testing.T) {
	t.Run("ME-4.1 only battalions are given orders, never their groups", func(t *testing.T) {
		draw(t, `
			a1 line 24 line at 36,10 facing 0 out 5 groups 34,12.6 36,12.6 38,12.6
			b1 line 24 line at 36,22 facing 180`).WantOffered("pass a1", "advance a1 #1000", "snipe a1 @b1").
			WantNot("pass a1.g1", "advance a1.g1 #1000", "retire a1.g1 #1000", "snipe a1.g1 @b1", "charge a1.g1 @b1")
	})
	t.Run("ME-4.2 Rankers fire by fours", func(t *testing.T) {
		for left, dice := range map[string]int{"24": 6, "21": 6, "20": 5, "17": 5, "16": 4} {
			draw(t, `
				a1 line 24 line at 36,10 facing 0 left `+left+`
				b1 line 24 line at 36,15 facing 180`).Play("fire a1 @b1").wantDice(dice)
		}
	})
	t.Run("ME-4.3 a battalion has 16 to 48 Rankers in steps of four", func(t *testing.T) {
		for rankers, fault := range map[string]string{"12": "rankers", "16": "", "18": "rankers", "20": "", "48": "", "50": "rankers", "52": "rankers"} {
			wantArmy(t, map[string]int{"16": 16, "20": 20, "48": 48}[rankers], fault, "fr", "line "+rankers)
		}
		buildGame(t, "fr").WantOffered("recruit +line #16", "recruit +guard #48").WantNot("recruit +line #12", "recruit +line #18", "recruit +line #52")
	})
	t.Run("ME-4.4 an army costs 200 points at most and may cost less", func(t *testing.T) {
		wantArmy(t, 200, "", "fr", "guard 48", "guard 48; sergeants = 2")
		wantArmy(t, 0, "army.points", "fr", "guard 48", "guard 48; officers = 1")
		g := buildGame(t, "fr").Play("recruit +guard #48", "recruit +guard #44").wantSpent(rules.First, 184).
			WantOffered("recruit +line #16", "officer a1", "done").WantRefused("recruit +veteran #16", "ME-4.4")
		g.Play("recruit +line #16").wantSpent(rules.First, 200).WantRefused("drummer a1", "ME-4.4").WantOffered("done")
		buildGame(t, "fr").Play("recruit +militia #16", "done").WantAsk("build.nation", "b")
		for name, data := range scenarioFiles(t) {
			if all := (Book{}).Remarks(load(t, data, nil)); len(all) > 0 {
				t.Errorf("%s: %v", name, all)
			}
		}
		less := (Book{}).Remarks(draw(t, apart).board())
		if len(less) != 2 || less[0].Args[1] != 975 || less[0].Args[2] != 999 {
			t.Errorf("remarks %v on two armies of 24 points of 999", less)
		}
		if all := (Book{}).Remarks(buildGame(t, "fr").board()); len(all) > 0 {
			t.Errorf("remarks %v on armies that are not there yet", all)
		}
	})
	t.Run("ME-4.5 the same battalion may be taken again and again", func(t *testing.T) {
		wantArmy(t, 24+24+24+48, "", "fr", "veteran 16", "veteran 16", "veteran 16", "line 48")
		g := buildGame(t, "fr").Play("recruit +line #24", "recruit +line #24", "recruit +militia #16", "recruit +guard #16").
			wantSpent(rules.First, 24+24+8+32).WantOffered("recruit +line #24")
		if n := len(g.board().body); n != 4 {
			t.Errorf("%d battalions", n)
		}
	})
}
