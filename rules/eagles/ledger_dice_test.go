package eagles

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestOrderOfDice(t *testing.T) {
	t.Run("ME-38.1 initiative is a die of a, then one of b, again while tied", func(t *testing.T) {
		const start = apart + "phase initiative"
		draw(t, start).WantAsk("me.initiative", "").wantDice(2).Roll(3, 3).WantAsk("me.initiative", "").Roll(6, 1).WantAsk("initiative", "a")
		draw(t, start).Roll(1, 6).WantAsk("initiative", "b")
		setup(t, oneEach).WantAsk("me.setup.roll", "").Roll(2, 2).WantAsk("me.setup.roll", "").Roll(2, 5).WantAsk("setup.first", "b")
	})
	t.Run("ME-38.2 a manoeuvre is the test, the drummers' re-rolls, the distance, the obstacles", func(t *testing.T) {
		g := draw(t, "wall 30,12 42,12\nwall 30,14 42,14\na1 line 24 line at 36,10 facing 0 figures 2,0,0,0\nb1 line 24 line at 36,40 facing 180")
		g.Play("advance a1 #6000").wantDice(1).Roll(1).wantDice(1).Roll(2).wantDice(1).Roll(4).WantAsk("me.distance", "").wantDice(2).Roll(6, 6).
			WantAsk("me.obstacle", "").wantDice(2).Roll(1, 1).WantAsk("move", "a")
	})
	t.Run("ME-38.3 a volley is its dice, the re-rolls, the special figures; the body's before the screen's", func(t *testing.T) {
		const near = "a1 line 24 line at 36,10 facing 0 figures 0,1,0,0%\nb1 line 24 line at 36,17 facing 180 figures 1,0,0,1"
		g := draw(t, strings.Replace(near, "%", "", 1)).Play("fire a1 @b1").WantAsk("me.fire", "").wantDice(6).Roll(4, 1, 6, 1, 6, 1)
		g.WantAsk("me.fire.reroll", "").wantDice(1).Roll(6).WantAsk("me.special", "").Roll(1).wantFigures("b1", [4]int{}).
			WantAsk("order", "b").wantRolled("fire", "fire.reroll", "special").wantRankers("b1", 22)
		both := draw(t, strings.Replace(near, "%", " out 2 groups 30,10", 1)).Play("fire a1 @b1", "snipe a1 @b1").WantAsk("me.fire", "")
		misses := []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1}
		body := both.Request().Dice.N()
		both.Roll(misses[:body]...).WantAsk("me.fire.reroll", "").Roll(1).WantAsk("me.fire", "").wantRolled("fire", "fire.reroll")
		if body != 6 {
			t.Errorf("the body fires %d dice", body)
		}
	})
	t.Run("ME-38.4 a charge is test, distance, obstacles, factor, volley, Resolve, melee", func(t *testing.T) {
		g := draw(t, "wall 18,21 30,21\n"+duel).Play("charge a1 @b1").Play("charge a1 @b1").WantAsk("me.charge", "").Roll(4).
			WantAsk("me.charge.distance", "").wantDice(3).Roll(6, 6, 6).WantAsk("me.obstacle", "").wantDice(1).Roll(1)
		g.Play("fire b1 @a1").WantAsk("me.defend.factor", "").wantDice(1).Roll(1).WantAsk("me.defend", "")
		n := g.Request().Dice.N()
		hits := make([]int, n)
		for k := range hits {
			hits[k] = 5
		}
		g.Roll(hits...).WantAsk("me.resolve", "").wantDice(1).Roll(6).WantAsk("me.melee", "").wantDice(2)
		all := draw(t, strings.NewReplacer("10 facing 0", "10 facing 0 figures 0,0,1,1", "180", "180 figures 0,1,0,0").Replace(duel)).Play("charge a1 @b1", "charge a1 @b1")
		all.WantAsk("me.charge", "").Roll(1).WantAsk("me.charge", "").Roll(4).Roll(6, 6, 6).Play("fire b1 @a1").Roll(1).WantAsk("me.defend", "").Roll(5, 1, 1).
			WantAsk("me.fire.reroll", "").Roll(1).WantAsk("me.resolve", "").Roll(1).WantAsk("me.resolve", "").Roll(2).WantAsk("me.melee", "").Roll(6, 1)
		all.wantRolled("charge", "charge", "charge.distance", "defend.factor", "defend", "fire.reroll", "resolve", "resolve", "melee").WantAsk("me.risk", "")
	})
	t.Run("ME-38.5 a later round is the die of the side that activated it, then the other's", func(t *testing.T) {
		g := draw(t, inMelee).Play("fight a1").WantAsk("me.melee", "").wantDice(2).Roll(6, 1)
		if g.body("b1").rankers >= 24 {
			t.Error("the first die is not that of a1")
		}
		g = draw(t, inMelee).Play("fight a1").Roll(1, 6)
		if g.body("a1").rankers >= 24 {
			t.Error("the second die is not that of b1")
		}
	})
	t.Run("ME-38.6 special figures at risk roll as Drummers, Sergeants, Standard, Officer", func(t *testing.T) {
		g := draw(t, strings.NewReplacer("b1 line 24 line", "b1 militia 24 line figures 1,1,1,1 left 16", "a1 line", "a1 guard").Replace(inMelee)).Play("fight a1").Roll(6, 1)
		g.WantAsk("me.risk", "").wantDice(4).Roll(3, 4, 4, 1).wantFigures("b1", [4]int{0, 1, 1, 0})
	})
	t.Run("ME-38.7 Resolve is tested by the side with the initiative first, in roster order", func(t *testing.T) {
		const shaken = `
			a1 line 24 line at 20,10 facing 0 marks lost
			a2 line 24 line at 50,10 facing 0 marks lost
			b1 line 24 line at 20,40 facing 180 marks lost figures 0,0,1,0
			b2 line 24 line at 50,40 facing 180 marks lost
			phase resolve, lead `
		a := draw(t, shaken+"a").WantAsk("me.resolve", "").Roll(1).wantMarks("a1", "broken").wantMarks("b1", "-broken")
		a.Roll(1).wantMarks("a2", "broken").wantMarks("b1", "-broken").Roll(1).wantMarks("b2", "-broken").Roll(1).wantMarks("b1", "broken")
		draw(t, shaken+"b").Roll(1).wantMarks("a1", "-broken").Roll(1).wantMarks("b1", "broken").wantMarks("a1", "-broken").
			Roll(1).wantMarks("b2", "broken").Roll(1).wantMarks("a1", "broken")
	})
	t.Run("ME-38.8 fleeing battalions roll 3D6 each, the nearest to the edge first", func(t *testing.T) {
		g := draw(t, `
			a1 line 24 line at 20,14 facing 0 marks broken
			a2 line 24 line at 50,11 facing 0 marks broken
			a3 line 24 line at 36,30 facing 0
			b1 line 24 line at 36,44 facing 180
			phase flight`)
		g.WantAsk("me.flight", "").wantDice(3).Roll(1, 1, 1).wantAt("a2", "50.000,8.000", "0.00").wantAt("a1", "20.000,14.000", "0.00").
			wantDice(3).Roll(1, 1, 2).wantAt("a1", "20.000,10.000", "0.00")
		near := draw(t, `
			a1 line 24 line at 20,11 facing 0 marks broken
			a2 line 24 line at 50,14 facing 0 marks broken
			a3 line 24 line at 36,30 facing 0
			b1 line 24 line at 36,44 facing 180
			phase flight`)
		near.Roll(1, 1, 1).wantAt("a1", "20.000,8.000", "0.00").wantAt("a2", "50.000,14.000", "0.00")
	})
	t.Run("ME-38.9 the Commander moves 4D6, and what is automatic rolls nothing", func(t *testing.T) {
		draw(t, "a pr: cmd 20,20\n"+apart).Play("command a-cmd-pr").WantAsk("me.command", "").wantDice(4)
		draw(t, "a pr: cmd with a1\n"+apart).Play("advance a1 #6000").WantAsk("move", "a").WantOffered("advance a1 #6000")
	})
}

// eyed judges distances by eye.
const eyed = "\nmeasuring = by_eye"

func TestMeasuringAndOdds(t *testing.T) {
	shades := func(g *game, key rules.Overlay) int {
		return len(Book{}.Overlay(g.board(), rules.First, key, g.board().unitRef(0)))
	}
	t.Run("ME-39.1 measuring is open unless it is set to by eye", func(t *testing.T) {
		if draw(t, apart).View(rules.First).Blind || !draw(t, apart+eyed).View(rules.First).Blind {
			t.Error("the tape is not as the switch says")
		}
		if (Book{}).Switch(draw(t, apart).board(), "measuring") != "open" {
			t.Error("open is not the default")
		}
	})
	t.Run("ME-39.2 open, bands, arcs and rulers are shown", func(t *testing.T) {
		g := draw(t, apart)
		if shades(g, "ranges") != 3 || shades(g, "arcs") != 1 || shades(g, "zone") == 0 {
			t.Error("bands or arcs are missing")
		}
		m, ok := g.Request().Field.(rules.Measurer)
		if !ok || len(m.Measure(g.Option("advance a1 #4000"))) == 0 {
			t.Error("there is no ruler")
		}
	})
	t.Run("ME-39.3 by eye no band or ruler is shown, and what is too far may be ordered and is wasted", func(t *testing.T) {
		g := draw(t, apart+eyed)
		if shades(g, "ranges") != 0 || shades(g, "zone") != 0 || shades(g, "arcs") != 1 {
			t.Error("bands are shown, or the arc is not")
		}
		if m, ok := g.Request().Field.(rules.Measurer); ok && len(m.Measure(g.Option("advance a1 #4000"))) != 0 {
			t.Error("a ruler is shown")
		}
		draw(t, apart).WantRefused("fire a1 @b1", "ME-18.19")
		g.WantOffered("fire a1 @b1").Play("fire a1 @b1").WantAsk("order", "b").wantMarks("a1", "activated", "fired").wantRankers("b1", 24)
		draw(t, apart+eyed).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6).wantMarks("a1", "halted").wantAt("a1", "36.000,22.000", "0.00")
	})
}

// byEye puts positions that differ only in how far away b1 stands side by side.
func byEye(more string) (all []string) {
	for _, y := range []string{"16.6", "17.59", "17.61", "22", "28", "40"} {
		all = append(all, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,"+y+" facing 180\n"+more+eyed)
	}
	return all
}

// combatShown are the numbers of the combat in progress as a view tells them.
func (g *game) combatShown() string {
	k := g.View(rules.First).Combat
	if k == nil {
		return "none"
	}
	return fmt.Sprint(Book{}.Format(k.To), k.Sums, k.Mods)
}

func TestSecretsOfTheTape(t *testing.T) {
	t.Run("ME-39.3 by eye the combat shows no number before the order is committed, and the tape afterwards", func(t *testing.T) {
		var fire, charge string
		for k, text := range byEye("a1 line 24 line at 36,10 facing 0") {
			text = strings.Replace(text, "a1 line 24 line at 36,10 facing 0\n", "a1 line 24 line at 36,10 facing 0 out 2 groups 30,10\n", 1)
			text = strings.Replace(text, "\na1 line 24 line at 36,10 facing 0"+eyed, eyed, 1)
			g := draw(t, text).Play("fire a1 @b1").WantAsk("fire.screen", "a")
			if k == 0 {
				fire = g.combatShown()
			} else if got := g.combatShown(); got != fire {
				t.Errorf("fire shows %s, not %s", got, fire)
			}
			h := draw(t, text).Play("charge a1 @b1").WantAsk("charge.path", "a")
			if k == 0 {
				charge = h.combatShown()
			} else if got := h.combatShown(); got != charge {
				t.Errorf("a charge shows %s, not %s", got, charge)
			}
			if m := h.Request().Field.(rules.Measurer).Measure(h.Option("charge a1 @b1")); len(m) > 0 {
				t.Errorf("a ruler is shown: %v", m)
			}
		}
		g := draw(t, strings.Replace(apart, "36,40", "36,15.6", 1)+eyed).Play("fire a1 @b1").WantAsk("me.fire", "").wantMod("halvings", "ME-18.10", 0)
		if len(g.View(rules.First).Combat.Sums) == 0 || !slices.ContainsFunc(g.Events, func(e rules.Event) bool { return e.Measured && e.Text.N == 4 }) {
			t.Error("the tape is not laid after the order")
		}
		m := draw(t, apart+eyed).Play("advance a1 #4500").Roll(4).Roll(6, 6)
		if all := m.Request().Field.(rules.Measurer).Measure(m.Option("advance a1 #4500")); len(all) != 1 || all[0].Text.N != 4 || all[0].Text.M != 5 {
			t.Errorf("after the order the tape shows %+v", all)
		}
		w := draw(t, apart+eyed).Play("wheel a1 #3000").Roll(4).Roll(6)
		if len(w.Request().Field.(rules.Measurer).Measure(w.Option("wheel a1 #3000"))) != 1 {
			t.Error("after the order no arc is shown")
		}
	})
	t.Run("ME-39.3 by eye a move is ordered whatever enemy it comes to, and ends four inches from him", func(t *testing.T) {
		for _, text := range byEye("") {
			draw(t, text).WantOffered("fire a1 @b1", "charge a1 @b1", "advance a1 #12000", "advance a1 #7000", "wheel a1 #2000").
				WantRefused("advance a1 #12001", "ME-14.5")
		}
		near := byEye("")[0] // five inches away
		g := draw(t, near).Play("advance a1 #12000").Roll(4).Roll(6, 6).WantAsk("move", "a").WantRefused("advance a1 #1006", "ME-14.19")
		g.Play("advance a1 #1005").wantAt("a1", "36.000,11.005", "0.00")
		in := strings.Replace(near, "16.6", "14", 1)
		draw(t, in).Play("advance a1 #6000").Roll(4).Roll(6, 6).WantAsk("order", "b").wantAt("a1", "36.000,10.000", "0.00").WantRow("reach.none")
		draw(t, strings.Replace(near, eyed, "", 1)).WantRefused("advance a1 #1006", "ME-14.20")
	})
	t.Run("ME-39.3 by eye odds are the same whatever the distance, for every band of the weapon", func(t *testing.T) {
		for weapon, want := range map[string][]int{"line 24": {6, 12, 18}, "veteran 24 light rifles": {6, 18, 24}} {
			for _, text := range byEye("a gb: cmd 0.5,0.5") {
				g := draw(t, strings.Replace(text, "a1 line 24 line at 36,10 facing 0", "a1 "+strings.Replace(weapon, "24", "24 line at 36,10 facing 0", 1), 1))
				var got []int
				for k, e := range (Book{}).Estimates(g.board(), g.Request(), g.Option("fire a1 @b1")) {
					if got = append(got, e.Text.N); e.N != k+1 {
						t.Errorf("%s: band %d is taken for %d", weapon, k+1, e.N)
					}
				}
				if !slices.Equal(got, want) {
					t.Errorf("%s: bands %v, want %v", weapon, got, want)
				}
			}
		}
		g := draw(t, byEye("")[0])
		lengths := func(formation string) (all []int) {
			g := draw(t, strings.Replace(byEye("")[3], "24 line at 36,10", "24 "+formation+" at 36,10", 1))
			for _, e := range (Book{}).Estimates(g.board(), g.Request(), g.Option("charge a1 @b1")) {
				all = append(all, e.N)
			}
			return all
		}
		if l, c := lengths("line"), lengths("column"); !slices.Equal(l, []int{4, 8, 12}) || !slices.Equal(c, []int{4, 8, 12, 16}) {
			t.Errorf("charges of %v and %v inches", l, c)
		}
		for line, n := range map[string]int{"advance a1 #4000": 1, "retire a1 #1000": 1, "wheel a1 #900": 1, "form a1": 0, "pass a1": 0, "command a-cmd-pr": 0} {
			if all := (Book{}).Estimates(g.board(), g.Request(), g.Option(line)); len(all) != n {
				t.Errorf("%s: %v", line, all)
			}
		}
		if all := (Book{}).Estimates(draw(t, apart).board(), draw(t, apart).Position.Request(), g.Option("charge a1 @b1")); all != nil {
			t.Errorf("with a tape %v is estimated", all)
		}
	})
	t.Run("ME-39.3 by eye odds take the end of a band for the range", func(t *testing.T) {
		for band, want := range map[int]string{1: "", 2: "me.mod.judged.1 12", 3: "me.mod.judged.2 18"} {
			for _, text := range byEye("") {
				g, got := draw(t, text), ""
				v := rules.Preview{WhatIf: map[string]int{rules.Unmeasured: band}}
				err := v.Outcomes(g.Position, []rules.Option{g.Option("fire a1 @b1")}, func(l rules.Leaf) {
					for _, m := range l.Mods {
						if m.Rule == "ME-18.10" && m.N > 0 {
							got = m.Why.Key + " " + itoa(m.Why.N)
						}
					}
				})
				if err != nil || got != want {
					t.Errorf("band %d: %q, %v, want %q", band, got, err, want)
				}
			}
		}
		g := draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,20 facing 180"+eyed).Play("fire a1 @b1")
		for _, m := range g.mods("halvings") {
			if m.Rule == "ME-18.10" && (m.Why.Key != "me.mod.range.1" || m.Why.N != 8) {
				t.Errorf("measured, it is %+v", m)
			}
		}
	})
	t.Run("ME-39.3 by eye odds do not tell whom a charge that falls short runs into", func(t *testing.T) {
		for far, moves := range map[int]bool{0: true, 12: false} {
			g := draw(t, ahead+eyed)
			v := rules.Preview{WhatIf: map[string]int{rules.Unmeasured: far}}
			short := 0
			err := v.Outcomes(g.Position, []rules.Option{g.Option("charge a1 @b1")}, func(l rules.Leaf) {
				is := func(key string) bool {
					return slices.ContainsFunc(l.Events, func(e rules.Event) bool { return e.Rule == "ME-22.12" && e.Text.Key == key })
				}
				if is("me.row.short") {
					if short++; is("") != moves {
						t.Errorf("%d inches: it moves: %t", far, !moves)
					}
				}
			})
			if err != nil || short == 0 {
				t.Errorf("%d inches: %d fall short, %v", far, short, err)
			}
		}
	})
	t.Run("ME-39.3 by eye no refusal and no shade tells a distance", func(t *testing.T) {
		clip := "a1 line 24 column at 36,10 facing 0\nb1 line 16 line at %s,14 facing 180"
		for x, want := range map[string]int{"40.3": 5, "40.5": 3} {
			open := draw(t, fmt.Sprintf(clip, x)).Play("charge a1 @b1").Position.Refused(draw(t, fmt.Sprintf(clip, x)).Option("charge a1 @b1"))
			blind := draw(t, fmt.Sprintf(clip, x)+eyed).Play("charge a1 @b1").Position.Refused(draw(t, apart).Option("charge a1 @b1"))
			if len(open) != 1 || open[0].Rule != "ME-22.22" || open[0].Text.M != want {
				t.Errorf("open: %+v, want %d tenths", open, want)
			}
			if len(blind) != 1 || blind[0].Rule != "ME-22.22" || blind[0].Text.N != 0 || blind[0].Text.M != 0 {
				t.Errorf("by eye: %+v", blind)
			}
		}
		g := draw(t, apart+eyed)
		arc := (Book{}).Overlay(g.board(), rules.First, "arcs", g.board().unitRef(0))
		for _, p := range arc[0].Area {
			if x, y := p.X, p.Y; y > 11000 && x > 0 && x < 72000 && y < 48000 {
				t.Errorf("the arc ends at %v, amid the table", p)
			}
		}
	})
}

func TestOddsOfOrders(t *testing.T) {
	t.Run("ME-39.4 faces are put together only if they mean the same", func(t *testing.T) {
		outcome := func(d int) int {
			switch {
			case d >= 3:
				return 2
			case d <= -3:
				return -2
			case d > 0:
				return 1
			case d < 0:
				return -1
			}
			return 0
		}
		for ahead := -12; ahead <= 12; ahead++ {
			class := meleeClasses(ahead)
			for k := range class {
				for n := range class {
					if (class[k] == class[n]) != (outcome(ahead+k-5) == outcome(ahead+n-5)) {
						t.Errorf("%d ahead, differences %d and %d", ahead, k-5, n-5)
					}
				}
			}
		}
		like := onset(t, ahead).Roll(4).Position.Request().Dice.Like
		for k := range like {
			for n := range k {
				if (like[k] == like[n]) != (k >= 7 && n >= 7) { // totals of 9 and more reach 9 inches
					t.Errorf("totals %d and %d of a charge", k+2, n+2)
				}
			}
		}
		if d := onset(t, ahead+"wall 10,14 38,14").Roll(4).Position.Request().Dice; len(like) != 11 || d.Like != nil {
			t.Errorf("with an obstacle to cross %v mean the same", d.Like)
		}
		for least := 1; least <= 7; least++ {
			for _, tells := range []bool{false, true} {
				class := hitClasses(least, tells)
				for k := range 6 {
					for n := range 6 {
						same := (k+1 >= least) == (n+1 >= least) && (!tells || least > 6 || (k == 5) == (n == 5) || k+1 < least && n+1 < least)
						if (class[k] == class[n]) != same {
							t.Errorf("from %d, sixes %t: faces %d and %d", least, tells, k+1, n+1)
						}
					}
				}
			}
		}
	})
	t.Run("ME-39.4 odds are exact", func(t *testing.T) {
		g := draw(t, apart)
		sum := new(big.Rat)
		err := rules.Preview{Policy: rules.QuietPolicy}.Outcomes(g.Position, []rules.Option{g.Option("form a1")}, func(l rules.Leaf) {
			if l.Board.(*Board).body[0].column {
				sum.Add(sum, l.Chance)
			}
		})
		if err != nil || sum.Cmp(big.NewRat(1, 2)) != 0 {
			t.Errorf("%v, %v", sum, err)
		}
	})
}
