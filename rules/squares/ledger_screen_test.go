package squares

import (
	"slices"
	"testing"

	"grognard/rules"
)

// combat is the combat in progress as red sees it.
func (g *game) combat() *rules.Combat {
	g.Helper()
	c := g.View(rules.First).Combat
	if c == nil {
		g.Fatal("there is no combat")
	}
	return c
}

// wantForce checks who takes part in a combat, with what words and numbers.
func (g *game) wantForce(want ...rules.Fighter) *game {
	g.Helper()
	if got := g.combat().Force; !slices.Equal(got, want) {
		g.Errorf("the force is %+v, want %+v", got, want)
	}
	return g
}

// fighter is a brigade or battery with its dice.
func fighter(id string, value, key string, n, m int, lead bool) rules.Fighter {
	side := rules.First
	if id[0] == 'b' {
		side = rules.Second
	}
	return rules.Fighter{Ref: refsByName[id], Side: side, Value: value, Text: rules.Text{Key: "ns.battle." + key, N: n, M: m}, Lead: lead}
}

func TestLedgerCombatOnScreen(t *testing.T) {
	picture := field + "C3 red-1\nC3 red-2 elite\nC3 red-3 gun heavy\nC4 blue-1 recruit\nC4 blue-2 gun light\nphase combat"
	t.Run("NS-C4.3.31 every unit shows its dice and the face that hits, with each modifier", func(t *testing.T) {
		g := draw(t, picture).Play("attack red-2 @C4")
		g.wantForce(fighter("red-1", "2d6", "dice", 2, 3, false), fighter("red-2", "2d6", "dice", 2, 2, true),
			fighter("blue-1", "2d6", "dice", 2, 4, false), fighter("blue-2", "1d6", "dice", 1, 4, false))
		c := g.combat()
		if c.To != refsByName["C4"] || c.From[0] != refsByName["red-2"] || len(c.From) != 2 {
			t.Errorf("%v attack %v", c.From, c.To)
		}
		if s := c.Sums; s[0].Key != "dice" || s[0].N != 4 || len(s) != 3 || s[1].Key != "answer" || s[1].N != 3 || s[2] != (rules.Tally{Key: "answer.need", Side: rules.Second, N: 4}) {
			t.Errorf("the sums are %+v", s)
		}
		if len(c.Mods) != 5 { // Fresh three times, Elite, Recruits
			t.Errorf("the terms are %+v", c.Mods)
		}
	})
	t.Run("NS-C4.3.10 each attacker is taken in and left out by the same click, with live figures", func(t *testing.T) {
		g := draw(t, picture).Play("attack red-2 @C4").wantGauge("red", "attack.units", 2).wantGauge("red", "budget", 6)
		g.Play("add red-3").WantOffered("leave red-3").wantGauge("red", "attack.units", 3).wantMarks("red-3", "!activated").wantSeen("red", "red-3", "attacks")
		if n := g.combat().Sums[0].N; n != 5 {
			t.Errorf("%d dice", n)
		}
		g.Play("leave red-3").WantOffered("add red-3").wantSeen("red", "red-3", "!attacks").wantSeen("red", "blue-2", "defends")
		g.Play("leave red-1").WantOffered("add red-1").wantGauge("red", "budget", 3).WantRefused("leave red-2", "NS-C4.3.13")
	})
	t.Run("NS-C4.3.56 hits are counted and shown while they are shared out", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1\nC4 blue-2 2hits\nC4 blue-3 gun\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 6).WantAsk("share", "blue")
		g.wantGauge("blue", "share", 0).wantSeen("red", "blue-1", "fresh")
		if s := g.combat().Sums[0]; s.Key != "share" || s.N != 2 || s.Side != rules.Second {
			t.Errorf("to be shared: %+v", s)
		}
		if q := g.Request(); q.About != refsByName["blue-1"] {
			t.Errorf("it is about %v", q.About)
		}
		g.Play("hit blue-2").wantGauge("blue", "share", 1).wantSeen("red", "blue-2", "fatigued", "hits").wantNote("red", "blue-2", "fatigued")
		if p := g.piece("blue", "blue-2"); p.Value != "3" {
			t.Errorf("blue-2 shows %s hits", p.Value)
		}
		if n := g.note("blue", "blue-2", "test"); n.Text.N != 3 || n.Text.M != 4 {
			t.Errorf("its test is %+v", n)
		}
		g.Play("hit blue-1").wantHits("blue-1", 1).wantHits("blue-2", 3)
	})
	t.Run("NS-C4.3.56 what is still to be shared is counted down, and who may not take it is told why", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1\nC4 blue-2\nC4 blue-3 gun\nB5 blue-4\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 6).WantAsk("share", "blue")
		if n := g.Request().Losses; n != 2 {
			t.Errorf("%d are to be shared", n)
		}
		g.WantRefused("hit red-1", "NS-C4.3.56").WantRefused("hit blue-4", "NS-C4.3.56").Play("hit blue-2").WantAsk("share", "blue").WantRefused("hit blue-2", "NS-C4.3.56")
		if n := g.Request().Losses; n != 1 {
			t.Errorf("%d are still to be shared", n)
		}
	})
	t.Run("NS-C4.2.1 a battery shows what its AP come to on a target", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun\nC4 blue-1\nphase bombardment\nap 2").Play("fire red-1 @C4")
		k := g.combat().Chart
		if k == nil || len(k.Rows) != 3 {
			t.Fatalf("%+v", k)
		}
		need := g.combat().Sums[1].N
		miss := need - 1
		for i, want := range []rules.ChartRow{
			{Low: 1, High: 1, Text: rules.Text{Key: "ns.chart.shots.hits", N: 1, M: (100*(6-miss) + 3) / 6}},
			{Low: 2, High: 2, Text: rules.Text{Key: "ns.chart.shots.hits.more", N: 1, M: (100*(36-miss*miss) + 18) / 36}},
			{Text: rules.Text{Key: "ns.chart.shots.hits", N: 2, M: (100*(6-miss)*(6-miss) + 18) / 36}},
		} {
			if k.Rows[i] != want {
				t.Errorf("row %d: %+v, want %+v", i, k.Rows[i], want)
			}
		}
	})
	t.Run("NS-C4.3.30 the log names every modifier", func(t *testing.T) {
		g := draw(t, picture).Play("attack red-2 @C4").dice()
		for key, n := range map[string]int{"fresh": 3, "elite": 1, "recruit": 1} {
			if got := g.told("ns.log.mod." + key); got != n {
				t.Errorf("%s is told %d times, want %d", key, got, n)
			}
		}
	})
}

// told counts the lines of the log with a key.
func (g *game) told(key string) (n int) {
	for _, e := range g.AllEvents {
		if e.Text.Key == key {
			n++
		}
	}
	return n
}

// cites is the clause of the line of the log with a key.
func (g *game) cites(key string) string {
	for _, e := range g.AllEvents {
		if e.Text.Key == key {
			return e.Rule
		}
	}
	return ""
}

func TestLedgerClausesInTheLog(t *testing.T) {
	t.Run("NS-C4.3.27 light infantry alone has the skirmish advantage", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 light\nC4 blue-1 skirmish=1\nphase combat").Play("attack red-1 @C4").dice()
		if got := g.cites("ns.log.skirmish.light"); got != "NS-C4.3.27" {
			t.Errorf("it cites %q", got)
		}
	})
	t.Run("NS-C4.3.26 else the higher sum, that of the winner first", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1 skirmish=1\nphase combat").Play("attack red-1 @C4").dice()
		for _, e := range g.AllEvents {
			if e.Text.Key == "ns.log.skirmish" && (e.Rule != "NS-C4.3.26" || e.Text.N != 1 || e.Text.M != 0) {
				t.Errorf("it says %+v", e)
			}
		}
		if g.told("ns.log.skirmish") != 1 {
			t.Error("it is not told")
		}
	})
	t.Run("NS-C4.3.70 artillery is destroyed by its own clause", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1 gun\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 1).Roll(1).Roll(1)
		if got := g.cites("ns.log.destroyed"); got != "NS-C4.3.70" {
			t.Errorf("it cites %q", got)
		}
	})
	t.Run("NS-C4.1.33 a square with enemies is refused for them, however far", func(t *testing.T) {
		g := draw(t, field+"C1 red-1\nC6 blue-1").WantRefused("move red-1 @C6", "NS-C4.1.33").WantRefused("move red-1 @C7", "NS-C4.1.4")
		g.WantRefused("move red-1 @D4", "NS-C4.1.4")
	})
	t.Run("NS-C4.2.22 every square tells a battery why it is no target", func(t *testing.T) {
		g := draw(t, field+"C1 red-1 gun\nC7 blue-1\nC3 blue-2\nphase bombardment").WantRefused("fire red-1 @F6", "NS-C4.2.22")
		g.WantRefused("fire red-1 @C7", "NS-C4.2.3").WantRefused("fire red-1 @C2", "NS-C4.2.22")
	})
	t.Run("NS-C3.3 the sums of a contest are called by the nations, and its dice by the generals", func(t *testing.T) {
		g := rivals(t, "+1", "+2").Play("name red-g1", "name blue-g1")
		d := g.Request().Dice
		if d.Of[0].For != refsByName["red-g1"] || d.Of[1].For != refsByName["blue-g1"] {
			t.Errorf("the dice are %+v", d.Of)
		}
		for _, m := range g.Mods() {
			if m.Sum != "fr" && m.Sum != "gb" {
				t.Errorf("a term of %q", m.Sum)
			}
		}
	})
	t.Run("NS-C1.3 the log tells what the AP dice have given", func(t *testing.T) {
		g := draw(t, field+"C1 red-1\nC7 blue-1\nphase points").Roll(1, 6)
		for _, e := range g.AllEvents {
			if x := e.Text; x.Key == "ns.log.tokens" && (x.N != 1 || x.M != 0 || x.A != countRef(1)) {
				t.Errorf("%d of 3 AP, %d of 2, %q of 1", x.N, x.M, Book{}.Format(x.A))
			}
		}
		g.wantPool(1, 0, 1)
	})
}

func TestLedgerTheTableOnScreen(t *testing.T) {
	t.Run("NS-C4.0.2 the AP that are left stand first, and on the piece", func(t *testing.T) {
		g := draw(t, field+"C1 red-1\nC7 blue-1").Play("move red-1 @C2").wantSeen("blue", "red-1", "ap-2").wantSeen("red", "blue-1", "!ap-3")
		if n := g.notes("red", "red-1"); n[0] != "ap" {
			t.Errorf("first stands %q", n[0])
		}
	})
	t.Run("NS-C4.1.31 a move tells what it costs, step by step", func(t *testing.T) {
		g := draw(t, ". . . .\n. . . .\n. . ~ .\n. . . .\nC1 red-1\nweather rain").Play("move red-1 @C2")
		var keys []string
		total := 0
		for _, e := range g.Events {
			for _, m := range e.Mods {
				keys, total = append(keys, m.Why.Key), total+m.N
			}
			if e.Kind == rules.EvMove && e.N != total {
				t.Errorf("the terms add to %d of %d", total, e.N)
			}
		}
		if want := []string{"ns.mod.ap.step", "ns.mod.ap.rain", "ns.mod.ap.ford"}; !slices.Equal(keys, want) || total != 3 {
			t.Errorf("it tells %q, %d AP, want %q", keys, total, want)
		}
	})
	t.Run("NS-A.38 a square tells who may still enter, an empty one too", func(t *testing.T) {
		g := draw(t, field+"C1 red-1\nC1 red-2 gun\nC7 blue-1")
		if n := g.note("red", "C1", "room"); n.Text.N != 1 || n.Text.M != 1 {
			t.Errorf("beside red-1: %+v", n)
		}
		if n := g.note("red", "D4", "room"); n.Text.N != 2 || n.Text.M != 3 {
			t.Errorf("in an empty square: %+v", n)
		}
		if slices.Contains(g.notes("red", "C7"), "room") {
			t.Error("there is room beside the enemy")
		}
	})
	t.Run("NS-C4.0.4 a square tells whom the general would reach from there", func(t *testing.T) {
		g := draw(t, field+"C1 red-1\nF1 red-2\nC7 blue-1\nphase general")
		if n := g.note("red", "D1", "reach"); n.Text.N != 2 || n.Text.M != 2 {
			t.Errorf("from D1: %+v", n)
		}
		if n := g.note("red", "C1", "reach"); n.Text.N != 1 {
			t.Errorf("from C1: %+v", n)
		}
	})
	t.Run("NS-C4.2.17 a target tells who takes the next hit, a battery what firing forbids", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun\nC4 blue-1\nC4 blue-2 2hits\nphase bombardment").wantNote("red", "red-1", "mayfire")
		if n := g.note("red", "C4", "bearer"); n.Text.B != refsByName["blue-1"] {
			t.Errorf("it goes to %v", n.Text.B)
		}
		if k := g.Play("fire red-1 @C4").combat(); k.Force[1].Ref != k.To || k.To != refsByName["C4"] {
			t.Errorf("the fire on %v falls on %v", k.To, k.Force[1].Ref)
		}
		g.Roll(1).wantNote("red", "red-1", "fired")
	})
	t.Run("NS-C4.2.17 a Lead before a Rear unit", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun\nC4 blue-1 linear S rear\nC4 blue-2 linear S\nphase bombardment")
		if n := g.note("red", "C4", "bearer"); n.Text.B != refsByName["blue-2"] {
			t.Errorf("it goes to %s", Book{}.Format(n.Text.B))
		}
		if k := g.Play("fire red-1 @C4").combat(); k.Force[1].Ref != refsByName["blue-2"] || k.To != refsByName["C4"] {
			t.Errorf("the fire on %v falls on %v", k.To, k.Force[1].Ref)
		}
	})
	t.Run("NS-C5.11 at the end the gauges say how the points came about", func(t *testing.T) {
		g := lostUnits(t, field+"objective C4 red 2\nA1 red-1\nG7 blue-1\nG7 blue-2\nF7 blue-3\nF7 blue-4\nE7 blue-5\nphase break\nturn 12", "blue-1", "blue-2")
		g.wantGauge("red", "points.objectives", 2, "C4").wantGauge("red", "points.units", 2, "blue-1", "blue-2").wantGauge("red", "points.margin", 2)
		g.wantGauge("red", "points.commands", 0).wantGauge("blue", "points.commands", 0)
		g = draw(t, field+"A1 red-1\nG7 blue-1\nF7 blue-2 of blue-g2\nE7 blue-3 of blue-g3\ngeneral blue-g2 F7 demoralized\nphase break\nturn 12")
		g.wantGauge("red", "points.commands", 3).wantGauge("blue", "points.commands", 0)
	})
	t.Run("NS-B.6 rivers, bridges and forts have names of their own", func(t *testing.T) {
		g := draw(t, "~ # F t = +\n. . . . . .\n. . . . . .\nA1 red-1\nD1 blue-1")
		var grounds []string
		for _, c := range g.View(rules.First).Map.Cells[:6] {
			grounds = append(grounds, string(c.Ground))
		}
		if !slices.Equal(grounds, []string{"ford", "river", "strongpoint", "town", "bridge", "bridge"}) {
			t.Errorf("the grounds are %q", grounds)
		}
	})
}

func TestLedgerMarkersGiveNothingAway(t *testing.T) {
	battle := field + "on fog_of_war\nC1 red-1\nE1 red-3\nC6 blue-1\n"
	t.Run("NS-A.55 numbers follow the squares, and set-up lines are the owner's", func(t *testing.T) {
		g := opening(t, battle, []string{"fog_of_war"}, "fog_markers = 12", "fog_markers = 3")
		g.wantGauge("red", "fog.cover", 0).Play("cover +red-g1 @E1").wantGauge("red", "fog.cover", 1).Play("done").wantGauge("red", "fog.dummy", 1)
		g.Play("dummy +red-g1 @A1", "infantry", "dummy +red-g1 @D2", "cavalry").WantAsk("fog.cover", "blue")
		for id, at := range map[string]string{"marker-a-1": "A1", "marker-a-2": "E1", "marker-a-3": "D2"} {
			if p := g.piece("blue", id); p == nil || (Book{}).Format(p.Cell) != at {
				t.Errorf("%s is not in %s", id, at)
			}
		}
		g.wantSeen("red", "marker-a-1", "dummy").wantSeen("red", "marker-a-2", "!dummy").wantSeen("red", "red-3", "hidden")
		for _, e := range g.AllEvents {
			if seen := e.For(rules.Second); e.Kind == rules.EvMark && (seen.Who != 0 || seen.To != 0 || seen.Text.Key != "") {
				t.Errorf("the enemy is told %+v", seen)
			}
		}
		if err := g.board().Check(); err != nil {
			t.Error(err)
		}
	})
	t.Run("NS-A.53 nobody sees the troops of a side that still sets up", func(t *testing.T) {
		g := opening(t, battle, []string{"fog_of_war"}).wantUnseen("red", "blue-1").wantUnseen("blue", "red-1", "red-3").wantSeen("red", "blue-g1")
		g.Play("done", "done").wantSeen("blue", "red-1").wantUnseen("red", "blue-1").Play("done", "done").wantSeen("red", "blue-1")
	})
}

func TestLedgerRanksAfterACombat(t *testing.T) {
	picture := field + "C3 red-1 linear N\nC3 red-2 linear N\nC4 blue-1\nphase combat"
	t.Run("NS-C4.3.88 both ranks are offered, and only Done ends it", func(t *testing.T) {
		g := draw(t, picture).Play("attack red-1 @C4").dice().Roll(1, 1, 1, 1).Roll(1, 1).WantAsk("reset", "red")
		g.WantOptions("done", "lead red-1", "rear red-1", "lead red-2", "rear red-2").Play("lead red-1").wantMarks("red-1", "!rear").WantAsk("reset", "red")
		g.Play("rear red-2").wantMarks("red-2", "rear").WantAsk("reset", "red").WantOptions("done").Play("done")
		if g.told("ns.log.lead") != 0 || g.told("ns.log.rear") != 1 {
			t.Error("the log tells more than has changed")
		}
	})
}
