package eagles

import (
	"math/big"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// rowsOf counts what an order comes to, as odds name it: the first result that
// is not a stage of the order. Whoever is asked takes his first option.
func (g *game) rowsOf(line string) map[string]*big.Rat {
	g.Helper()
	rows := map[string]*big.Rat{}
	v := rules.Preview{Policy: func(r *rules.Request) (rules.Option, bool) {
		if r.Field != nil {
			return r.Options[r.Quiet], true
		}
		return r.Options[0], true
	}}
	err := v.Outcomes(g.Position, []rules.Option{g.Option(line)}, func(l rules.Leaf) {
		row := "nothing"
		i := slices.IndexFunc(l.Events, func(e rules.Event) bool { return e.Kind == rules.EvResult && !e.Stage })
		if i >= 0 {
			row = strings.TrimPrefix(l.Events[i].Text.Key, "me.row.")
		}
		if rows[row] == nil {
			rows[row] = new(big.Rat)
		}
		rows[row].Add(rows[row], l.Chance)
	})
	if err != nil {
		g.Fatal(err)
	}
	return rows
}

// wantRows checks what an order comes to: "reach.full 1/3".
func (g *game) wantRows(line string, want ...string) *game {
	g.Helper()
	rows, n := g.rowsOf(line), 0
	for _, w := range want {
		name, chance, _ := strings.Cut(w, " ")
		if rows[name] == nil || chance != "" && rows[name].RatString() != chance {
			g.Errorf("%s comes to %v, want %s", line, rows, w)
		}
		n++
	}
	if len(rows) != n {
		g.Errorf("%s comes to %v, want %v", line, rows, want)
	}
	return g
}

// played counts what dice and first options come to from here on, throw by
// throw, until a result is told that is not a stage.
func played(t *testing.T, p *rules.Position, chance *big.Rat, rows map[string]*big.Rat) {
	t.Helper()
	req := p.Request()
	var answers []rules.Answer
	if req.To != rules.Chance {
		answers = append(answers, rules.Answer{By: req.To, Option: req.Options[0]})
	} else {
		faces := make([]int, req.Dice.N())
		var throw func(k int)
		throw = func(k int) {
			if k == len(faces) {
				if req.Dice.Fits(faces) {
					answers = append(answers, rules.Answer{By: rules.Chance, Faces: slices.Clone(faces)})
				}
				return
			}
			for faces[k] = 1; faces[k] <= req.Dice.Sides(k); faces[k]++ {
				throw(k + 1)
			}
		}
		throw(0)
	}
	each := new(big.Rat).Mul(chance, big.NewRat(1, int64(len(answers))))
	for _, a := range answers {
		q, events, err := p.Play(a)
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(events, func(e rules.Event) bool { return e.Kind == rules.EvResult && !e.Stage && e.Rank > 0 })
		if i < 0 {
			played(t, q, each, rows)
			continue
		}
		row := strings.TrimPrefix(events[i].Text.Key, "me.row.")
		if rows[row] == nil {
			rows[row] = new(big.Rat)
		}
		rows[row].Add(rows[row], each)
	}
}

func TestThePreviewKnowsWhichFigureFellBeforeTheMelee(t *testing.T) { // ME-21.3, ME-23.5, ME-23.8
	g := onset(t, ahead, "10 facing 0", "10 facing 0 left 4 bases 1 figures 1,0,0,1", "20.6 facing 180", "20.6 facing 180 left 4 bases 1 figures 2,0,1,0").Roll(4).Roll(6, 6)
	rows := map[string]*big.Rat{}
	q, _, err := g.Position.Play(rules.Answer{By: rules.Second, Option: g.Option("fire b1 @a1")})
	if err != nil {
		t.Fatal(err)
	}
	played(t, q, big.NewRat(1, 1), rows)
	told := g.rowsOf("fire b1 @a1")
	for row, want := range rows {
		if told[row] == nil || told[row].Cmp(want) != 0 {
			t.Errorf("%s has %v, thrown out it has %v", row, told[row], want)
		}
	}
}

func TestThePreviewOfAnOrderTellsWhatItComesTo(t *testing.T) {
	t.Run("a manoeuvre tells whether the dice reach the end", func(t *testing.T) {
		draw(t, apart).wantRows("advance a1 #5000", "manoeuvre.failed 1/2", "reach.part 1/12", "reach.full 5/12")
		draw(t, apart+"hedge 20,15 52,15").wantRows("advance a1 #9000", "manoeuvre.failed 1/2", "reach.before 5/16", "reach.over 71/432", "reach.full 5/216")
		draw(t, apart).wantRows("wheel a1 #2000", "manoeuvre.failed 1/2", "reach.part", "reach.full")
		draw(t, apart).wantRows("form a1", "manoeuvre.failed 1/2", "manoeuvre.passed 1/2")
	})
	t.Run("a charge tells whether it stays, falls short, breaks, wins or loses", func(t *testing.T) {
		draw(t, ahead).wantRows("charge a1 @b1", "charge.failed 1/2", "short 13/36", "breaks", "melee.won", "melee.lost", "melee.tie")
		draw(t, strings.Replace(ahead, "facing 180", "facing 180 marks broken", 1)).wantRows("charge a1 @b1", "charge.failed 1/2", "short 13/36", "dispersed 5/36")
	})
	t.Run("9.3 the worked example of a charge", func(t *testing.T) {
		rows := draw(t, `
			a pr: cmd 0.5,0.5
			a1 line 32 column at 24,10 facing 0
			b gb: cmd 47.5,47.5
			b1 line 24 line at 24,23 facing 180
			table small`).rowsOf("charge a1 @b1")
		for row, want := range map[string]string{"melee.won": "0.2162", "charge.failed": "0.5000", "short": "0.1296", "breaks": "0.1542"} {
			if rows[row] == nil || rows[row].FloatString(4) != want {
				t.Errorf("%s has %v, want %s", row, rows[row], want)
			}
		}
	})
	t.Run("a volley tells its hits", func(t *testing.T) {
		draw(t, strings.Replace(ahead, "20.6", "16", 1)).wantRows("fire a1 @b1", "fire.0", "fire.1", "fire.2", "fire.3", "fire.4", "fire.5", "fire.6")
	})
	t.Run("a Commander's move tells how far he may ride", func(t *testing.T) {
		draw(t, apart).wantRows("command a-cmd-pr", "ride.short 7/72", "ride.fair", "ride.good", "ride.long 103/648")
	})
}

func TestTheSumsOfAChargeKnowWhatIsOnItsPath(t *testing.T) {
	sums := func(g *game) map[string]string {
		all := map[string]string{}
		for _, s := range g.Play("charge a1 @b1").Position.View(rules.First).Combat.Sums {
			all[string(s.Key)] = itoa(s.N) + " " + s.Dice
		}
		return all
	}
	open, crossed := sums(draw(t, ahead)), sums(draw(t, ahead+"wall 18,15 30,15"))
	if open["attack"] != "9 1d6" || open["roll"] != "0 2d6" {
		t.Errorf("in the open: %v", open)
	}
	if crossed["attack"] != "7 1d6" || crossed["roll"] != "0 2d6 − 1d6" {
		t.Errorf("over a wall: %v", crossed)
	}
}

func TestByEyeNoDiceAreShownWhileTheScreenIsAsked(t *testing.T) { // ME-39.3
	const text = "a1 line 24 line at 36,10 facing 0 out 2 groups 36,13\nb1 line 24 line at 36,26 facing 180\n"
	for more, n := range map[string]int{"": 2, eyed: 0} {
		g := draw(t, text+more).Play("fire a1 @b1").WantAsk("fire.screen", "a")
		if sums := g.View(rules.First).Combat.Sums; len(sums) != n {
			t.Errorf("%q: %+v is shown", more, sums)
		}
	}
}

func TestTheSumsShownOfAChargeAreThoseOfItsMelee(t *testing.T) { // ME-22.15, ME-23.2 to ME-23.12
	for _, ground := range []string{"", "wall 10,19.805 38,19.805", "wall 10,19.8 38,19.8", "hedge 10,18.795 38,18.795", "hedge 10,18.79 38,18.79", "wall 10,14 38,14",
		"orchard 10,20 38,20 38,22 10,22", "wood 10,20 38,20 38,22 10,22", "marsh 23,14 25,14 25,15 23,15", "a pr: cmd with a1\nhill 1: 10,19.5 38,19.5 38,23 10,23",
		"a pr: cmd with a1\nhill 1: 10,8 38,8 38,19.5 10,19.5", "a pr: cmd with a1", "b fr: cmd with b1"} {
		g := draw(t, ahead+ground).Play("charge a1 @b1")
		shown := map[string]int{}
		for _, s := range g.View(rules.First).Combat.Sums {
			shown[string(s.Key)] = s.N
		}
		for g.Play("charge a1 @b1"); g.Request().Kind != "me.melee"; {
			switch req := g.Request(); {
			case req.To != rules.Chance:
				g.Play("hold b1")
			case req.Kind == "me.obstacle":
				g.Roll(1)
			default:
				g.Roll(slices.Repeat([]int{6}, req.Dice.N())...)
			}
		}
		g.WantTotal("attack", shown["attack"]).WantTotal("defence", shown["defence"])
	}
}

func TestAChargeWithoutAMeleeShowsNoSumsOfOne(t *testing.T) { // ME-23.25, ME-22.18, ME-22.24
	for text, order := range map[string]string{
		flanked: "charge a2 @b1",
		strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 marks broken", 1):             "charge a1 @b1",
		strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17", 1):       "charge a1 @b1.g1",
		strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17", 1) + " ": "charge a1 @b1",
		ahead: "charge a1 @b1",
	} {
		var shown []string
		for _, s := range draw(t, text).Play(order).Position.View(rules.First).Combat.Sums {
			shown = append(shown, string(s.Key))
		}
		want := []string{"inches", "roll"}
		if text == ahead || strings.HasSuffix(text, " ") {
			want = []string{"attack", "defence", "inches", "roll"}
		}
		if !slices.Equal(shown, want) {
			t.Errorf("%s in %s: %q are shown, want %q", order, text, shown, want)
		}
	}
}

func TestTheTapeOfAnObstacleLiesWhereItIsCrossed(t *testing.T) { // ME-14.16, ME-36.4
	for _, wall := range []string{"10,15 19,15 38,15", "38,15 19,15 10,15", "10,15 38,15"} {
		all := draw(t, apart+"wall "+strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(wall, "10,", "22,"), "19,", "31,"), "38,", "50,")).Position.Request().Field.(rules.Measurer).
			Measure(rules.Option{Do: "advance", Who: draw(t, apart).board().unitRef(0), N: 9000})
		if len(all) != 2 {
			t.Fatalf("%s: %d tapes", wall, len(all))
		}
		for _, p := range all[1].Pts {
			if p.X < 31200 || p.X > 40800 || p.Y != 15000 {
				t.Errorf("%s: the tape lies at %v", wall, all[1].Pts)
			}
		}
	}
}

func TestAManoeuvreIsMeasuredWithItsDice(t *testing.T) {
	texts := func(g *game, line string) (all []string) {
		for _, r := range g.Request().Field.(rules.Measurer).Measure(g.Option(line)) {
			all = append(all, r.Text.Key)
		}
		return all
	}
	for line, want := range map[string][]string{
		"advance a1 #4000": {"me.ruler.dice.2"},
		"advance a1 #9000": {"me.ruler.dice.2.less.1", "me.ruler.obstacle"},
		"retire a1 #2000":  {"me.ruler.dice.1"},
		"wheel a1 #1500":   {"me.ruler.dice.1", "me.ruler.degrees"},
	} {
		if got := texts(draw(t, apart+"hedge 20,15 52,15"), line); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", line, got, want)
		}
	}
}

func TestAResolveTestThatIsDueIsSeenAllTurn(t *testing.T) {
	g := draw(t, strings.Replace(ahead, "facing 0", "facing 0 marks lost,beaten figures 0,0,1,0", 1))
	v := g.View(rules.Second)
	if i := slices.IndexFunc(v.Sides[0].Gauges, func(x rules.Gauge) bool { return x.Key == "tests" }); i < 0 || v.Sides[0].Gauges[i].N != 1 {
		t.Errorf("gauges %+v", v.Sides[0].Gauges)
	}
	if !slices.Contains(g.stands("a1")[0].State, "shaken") {
		t.Errorf("state %v", g.stands("a1")[0].State)
	}
	var keys []string
	for _, n := range (Book{}).Inspect(g.board(), rules.First, g.board().unitRef(0)) {
		if strings.Contains(n.Text.Key, ".test.") {
			keys = append(keys, strings.TrimPrefix(n.Text.Key, "me.inspect.test."))
		}
		if n.Text.Key == "me.inspect.test.needs" && (n.Text.N != 5 || n.Text.M != 2) {
			t.Errorf("%d or more, %d in 6", n.Text.N, n.Text.M)
		}
	}
	if !slices.Equal(keys, []string{"beaten", "lost", "needs", "again"}) {
		t.Errorf("told: %v", keys)
	}
}

func TestOverlaysTellInchesAndWitnesses(t *testing.T) {
	g := draw(t, ahead+"a2 line 24 line at 10,10 facing 0\na3 line 24 line at 40,10 facing 0 marks broken")
	b := g.board()
	var bands []int
	for _, s := range (Book{}).Overlay(b, rules.First, "ranges", b.unitRef(0)) {
		bands = append(bands, s.N)
	}
	if !slices.Equal(bands, []int{6, 12, 18}) {
		t.Errorf("bands %v", bands)
	}
	if seen := (Book{}).Overlay(b, rules.First, "witness", b.unitRef(0)); len(seen) != 2 || seen[1].Style != "line" {
		t.Errorf("a2 alone would see it: %+v", seen)
	}
}

func TestTheLogTellsWhatNoDiceSay(t *testing.T) {
	said := func(g *game, key string) rules.Text {
		t.Helper()
		for _, e := range g.AllEvents {
			if e.Text.Key == key {
				return e.Text
			}
		}
		t.Errorf("%s is not told", key)
		return rules.Text{}
	}
	t.Run("a volley at one group is fired at the screen, and the nearest group falls by its name", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,22 facing 180 out 4 groups 36,17 40,18.4")
		g.Play("fire a1 @b1.g2").Roll(6, 6, 1)
		if x := said(g, "me.log.fire.body.screen"); x.B != g.board().unitRef(1) {
			t.Errorf("at the screen of %s", Book{}.Format(x.B))
		}
		if x := said(g, "me.log.group_lost"); (Book{}).Format(x.B) != "b1.g1" {
			t.Errorf("%s is gone", Book{}.Format(x.B))
		}
	})
	t.Run("the winner of a melee pursues so many inches, or holds", func(t *testing.T) {
		g := brawl(t, "").Roll(5, 4).Play("pursue a1 @b1")
		if back, on := said(g, "me.log.pushed"), said(g, "me.log.pursues"); back.N != on.N || back.M != on.M {
			t.Errorf("back %d.%d in, on %d.%d", back.N, back.M, on.N, on.M)
		}
		said(brawl(t, "").Roll(5, 4).Play("hold a1"), "me.log.holds")
	})
}

func TestABodyIsProposedInTheMiddleOfItsZone(t *testing.T) {
	for n := int64(0); n < 9; n++ {
		seen := map[int64]bool{}
		for k := range n + 1 {
			x := outward(k, n)
			if x < 0 || x > n || seen[x] {
				t.Errorf("step %d of %d: %d", k, n, x)
			}
			seen[x] = true
		}
		if outward(0, n) != n/2 {
			t.Errorf("of %d the first is %d", n, outward(0, n))
		}
	}
}

func TestAManoeuvreSaysWhatEndsIt(t *testing.T) {
	const rows = "a1 line 24 line at 24,10 facing 0\na2 line 24 line at 24,16 facing 0\nb1 line 24 line at 50,40 facing 180\n"
	ends := func(text, line string) (all []string) {
		g := draw(t, text)
		for _, r := range g.Request().Field.(rules.Measurer).Measure(g.Option(line)) {
			if key := r.Text.Key; strings.HasPrefix(key, "me.ruler.stop.") || key == "me.ruler.disorders" {
				all = append(all, strings.TrimSpace(key+" "+Book{}.Format(r.Text.A)))
			}
		}
		return all
	}
	for _, x := range [...]struct {
		name, text, line string
		want             []string
	}{
		{"ME-14.23 a friend on whom it would halt", rows, "advance a1 #4400", []string{"me.ruler.stop.body a2"}},
		{"ME-14.19 short of him nothing", rows, "advance a1 #3000", nil},
		{"ME-14.20 the four inches", strings.Replace(rows, "50,40", "24,30", 1), "advance a2 #8400", []string{"me.ruler.stop.enemy b1"}},
		{"ME-14.5 the whole of an order", rows, "advance a2 #12000", nil},
		{"ME-14.24 the edge of the table", rows, "retire a1 #6000", nil},
		{"ME-15.2 difficult ground", rows + "wood 15,20 33,20 33,24 15,24", "advance a2 #4000", []string{"me.ruler.disorders"}},
		{"ME-15.8 who is disordered already", strings.Replace(rows, "16 facing 0", "16 facing 0 marks disordered", 1) + "wood 15,20 33,20 33,24 15,24", "advance a2 #4000", nil},
	} {
		t.Run(x.name, func(t *testing.T) {
			if got := ends(x.text, x.line); !slices.Equal(got, x.want) {
				t.Errorf("%s: %q, want %q", x.line, got, x.want)
			}
		})
	}
}
