package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
)

// refusalOf returns the first reason against an option.
func (g *game) refusalOf(line string) rules.Reason {
	g.Helper()
	o := g.Option(line)
	if g.Request().Field != nil {
		if r := g.Request().Field.Check(o); !r.OK() && o.At == 0 {
			return r
		}
	}
	for _, r := range g.Refusals() {
		if r.Option == o {
			return r.Reasons[0]
		}
	}
	g.Fatalf("%s is not refused", line)
	return rules.Reason{}
}

func TestARefusedRideTellsHowFarItIsAndHowFarHeRides(t *testing.T) {
	g := draw(t, alone).Play("command a-cmd-pr").Roll(3, 3, 2, 2)
	for line, want := range map[string]rules.Reason{
		"ride a-cmd-pr (36000,40300)": {Rule: "ME-9.16", Text: rules.Text{Key: "me.why.cmd_far", N: 21, M: 10}},
		"ride a-cmd-pr (36000,40001)": {Rule: "ME-9.16", Text: rules.Text{Key: "me.why.cmd_far", N: 21, M: 10}},
		"ride a-cmd-pr (36000,40000)": {Rule: "ME-9.16", Text: rules.Text{Key: "me.why.cmd_far", N: 20, M: 10}},
		"attach a-cmd-pr @a3":         {Rule: "ME-9.25", Text: rules.Text{Key: "me.why.attach_far", N: 21, M: 10}},
		"attach a-cmd-pr @b1":         {Rule: "ME-9.5", Text: rules.Text{Key: "me.why.attach_enemy"}},
	} {
		got := g.refusalOf(line)
		if got.Rule != want.Rule || got.Text.Key != want.Text.Key || got.Text.N != want.Text.N || got.Text.M != want.Text.M {
			t.Errorf("%s: %+v, want %+v", line, got, want)
		}
	}
}

func TestTheReachOfACommanderIsShownBeforeAPlaceIsChosen(t *testing.T) {
	for text, least := range map[string]int64{alone: 10000, leading: 10000} {
		g := draw(t, text).Play("command a-cmd-pr").Roll(3, 3, 2, 2)
		all := g.Request().Field.(rules.Measurer).Measure(rules.Option{})
		if len(all) != 1 || len(all[0].Pts) < 12 || all[0].Pts[0] != all[0].Pts[len(all[0].Pts)-1] {
			t.Fatalf("%+v is no outline", all)
		}
		from := plane.Vec{X: 36000, Y: 20000}
		if text == leading {
			from.Y = 10000
		}
		for _, p := range all[0].Pts {
			if d := plane.Apart(from, plane.Of(p)); d.Up < least-1 && p.Y > 0 {
				t.Errorf("%v is only %d mils away", p, d.Up)
			}
		}
	}
}

func TestAScreenIsFiredAtByTheNameOfAnyOfItsGroups(t *testing.T) {
	text := "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,22 facing 180 out 4 groups 34,18.4 38,18.4"
	draw(t, text).WantOffered("fire a1 @b1.g1", "fire a1 @b1.g2", "charge a1 @b1.g1", "charge a1 @b1.g2")
	for _, name := range []string{"b1.g1", "b1.g2"} {
		g := draw(t, text).Play("fire a1 @" + name)
		if to := (Book{}).Format(g.View(rules.First).Combat.To); to != "b1.g1" {
			t.Errorf("%s: the target is %s, want the group that falls first", name, to)
		}
		g.wantDice(2)
	}
}

func TestAResultIsMadeOfItsOwnTerms(t *testing.T) {
	var sums [][]string
	g := draw(t, "a1 guard 24 column at 36,10 facing 0 figures 0,0,0,1\nb1 line 24 line at 36,20 facing 180")
	g.Play("charge a1 @b1", "charge a1 @b1").Roll(6).Roll(6, 6, 6).Play("fire b1 @a1").Roll(6).Roll(1, 1, 1, 1, 1, 1, 1, 1).Roll(3, 3)
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvResult && len(e.Mods) > 0 {
			var of []string
			for _, m := range e.Mods {
				if !slices.Contains(of, string(m.Sum)) {
					of = append(of, string(m.Sum))
				}
			}
			sums = append(sums, of)
		}
	}
	want := [][]string{{"charge"}, {"dice", "hit"}, {"attack", "defence"}}
	if !slices.EqualFunc(sums, want, slices.Equal[[]string]) {
		t.Errorf("the results are made of %v, want %v", sums, want)
	}
}

func TestAVolleyTellsThatSpecialFiguresFall(t *testing.T) {
	g := draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,14 facing 180 figures 1,1,0,0").Play("fire a1 @b1").
		Roll(6, 6, 1, 1, 1, 1).Roll(1)
	i := slices.IndexFunc(g.AllEvents, func(e rules.Event) bool { return e.Kind == rules.EvMark })
	if i < 0 || g.AllEvents[i].N != 2 || g.AllEvents[i].Text.Key != "me.log.special" {
		t.Errorf("it is not told: %+v", g.AllEvents)
	}
}

func TestTheTagOfABattalionCountsAllWhoBegan(t *testing.T) {
	g := draw(t, "a1 line 32 line at 36,10 facing 0 left 15\nb1 line 24 line at 36,40 facing 180")
	n, of := 0, 0
	for _, p := range g.stands("a1") {
		n, of = n+p.N, of+p.Of
	}
	if n != 15 || of != 32 {
		t.Errorf("%d of %d", n, of)
	}
}

func TestTheInspectorTellsWhatTheCommanderElsewhereCosts(t *testing.T) {
	for text, want := range map[string][2]string{leading: {"dropped.away", "burden.away"}, bereft: {"dropped.fallen", "burden.fallen"}, alone: {}} {
		g := draw(t, text)
		for k, id := range []string{"a2", "a3"} {
			var found []string
			for _, x := range (Book{}).Inspect(g.board(), rules.First, g.stands(id)[0].Ref) {
				if x.Rule == "ME-9.11" || x.Rule == "ME-9.15" || x.Rule == "ME-9.12" {
					found = append(found, x.Text.Key)
				}
			}
			if want[k] == "" && len(found) > 0 || want[k] != "" && !slices.Equal(found, []string{"me.inspect." + want[k]}) {
				t.Errorf("%s: %v, want %s", id, found, want[k])
			}
		}
	}
}

func TestAChargeTurnsToTheNearestDegree(t *testing.T) {
	for wish, want := range map[int]int{149: 100, 150: 200, 151: 200, -149: -100, -151: -200, 9000: 4500, -9000: -4500} {
		if got := wholeStep(wish); got != want {
			t.Errorf("%d becomes %d, want %d", wish, got, want)
		}
	}
}

func TestByEyeTheInspectorTellsTheDiceOfEveryBand(t *testing.T) {
	for who, want := range map[string][]int{ // ME-18.1 to ME-18.5, ME-18.8
		"pr: a1 line 24 line":                   {6, 3, 2},
		"pr: a1 line 24 column":                 {2, 1, 1},
		"pr: a1 guard 24 line":                  {8, 4, 2},
		"gb: a1 line 24 line":                   {8, 4, 2},
		"gb: a1 militia 24 line":                {6, 3, 2},
		"gb: a1 guard 24 column":                {4, 2, 1},
		"gb: a1 guard 32 line":                  {12, 6, 3},
		"gb: a1 veteran 24 line light rifles":   {10, 5, 3},
		"pr: a1 line 24 line marks disordered":  {3, 2, 1},
		"pr: a1 line 24 line left 17":           {5, 3, 1},
		"gb: a1 guard 32 line marks disordered": {6, 3, 2},
	} {
		nation, body, _ := strings.Cut(who, ": ")
		w := strings.Fields(body)
		g := draw(t, "a "+nation+": cmd 5,5\n"+strings.Join(w[:4], " ")+" at 36,10 facing 0 "+strings.Join(w[4:], " ")+"\nb1 line 24 line at 36,40 facing 180")
		b := g.board()
		b.rules.byEye = true
		var dice []int
		for _, x := range (Book{}).Inspect(b, rules.First, b.unitRef(0)) {
			if x.Text.Key == "me.inspect.dice" {
				dice = append(dice, x.Text.N)
			}
		}
		if !slices.Equal(dice, want) {
			t.Errorf("%s: dice %v, want %v", who, dice, want)
		}
	}
}

func TestOddsOfAChargeRunFromTheWorst(t *testing.T) {
	g := draw(t, "a1 line 24 column at 36,10 facing 0\nb1 line 24 line at 36,20 facing 180")
	rank := map[string]int{}
	v := rules.Preview{Policy: func(r *rules.Request) (rules.Option, bool) {
		if r.Field != nil {
			return r.Options[r.Quiet], true
		}
		return r.Options[0], true
	}}
	err := v.Outcomes(g.Position, []rules.Option{g.Option("charge a1 @b1")}, func(l rules.Leaf) {
		for _, e := range l.Events {
			if e.Kind == rules.EvResult && !e.Stage {
				rank[e.Text.Key] = e.Rank
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	last := 0
	for _, row := range []string{"charge.failed", "short", "breaks", "melee.won"} {
		if n := rank["me.row."+row]; n <= last {
			t.Errorf("%s has rank %d, after %d", row, n, last)
		} else {
			last = n
		}
	}
}

func TestACommanderWaitsBesideTheTableUntilHeIsPlaced(t *testing.T) {
	b := setup(t, oneEach).board()
	for phase, want := range map[phase]int{deployment: 0, commanders: 2} {
		b.phase = phase
		n := 0
		for _, p := range (Book{}).View(b, rules.First).Pieces {
			if p.Form == rules.Leader && p.Pt == (rules.Point{}) {
				n++
			}
		}
		if n != want {
			t.Errorf("%s: %d Commanders wait, want %d", phaseNames[phase], n, want)
		}
	}
}
