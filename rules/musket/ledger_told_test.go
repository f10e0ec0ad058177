package musket

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// wantAbout checks what the request is about, and its clause.
func (g *game) wantAbout(id, clause string) *game {
	g.Helper()
	if req := g.Request(); req.About != refsByName[id] || req.Rule != clause {
		g.Errorf("%s about %s by %s, want %s by %s", g.Asked(), Book{}.Format(req.About), req.Rule, id, clause)
	}
	return g
}

// wantToll checks the terms of the cost of the move told last: the last part of
// their keys, their numbers and clauses.
func (g *game) wantToll(sum rules.SumKey, want ...string) *game {
	g.Helper()
	for _, e := range g.Events {
		if e.Kind != rules.EvMove {
			continue
		}
		var got []string
		for _, m := range e.Mods {
			if m.Sum != sum {
				g.Errorf("a term of %s, want %s", m.Sum, sum)
			}
			got = append(got, m.Why.Key[len("ms."):]+" "+string(rune('0'+m.N))+" "+m.Rule)
		}
		if !slices.Equal(got, want) {
			g.Errorf("the move costs %q, want %q", got, want)
		}
		return g
	}
	g.Errorf("no move among %+v", g.Events)
	return g
}

// wantSign checks the sign of an option.
func (g *game) wantSign(line string, want rules.Sign) *game {
	g.Helper()
	i := slices.Index(g.Options(), line)
	if i < 0 {
		g.Fatalf("%s: %q is not offered", g.Asked(), line)
	}
	if got := g.Request().Sign(i); got != want {
		g.Errorf("%q has the sign %d, want %d", line, got, want)
	}
	return g
}

func TestLedgerWhatAMoveTells(t *testing.T) {
	t.Run("MS-4.6.2 the cost by road and by ground", func(t *testing.T) {
		ground := "phase move-start\nmap\n.....\n...w.\n.....\nend\nstream 0202-0302\n"
		draw(t, ground+"france 0202 fr-44 inf 5-4-4").Play("move fr-44 @0302").wantToll("mp", "cost.ground 1 MS-4.5.1", "cost.hexside 1 MS-4.5.1")
		draw(t, ground+"road 0202 0302\nfrance 0202 fr-44 inf 5-4-4").Play("move fr-44 @0302").wantToll("mp", "cost.road 1 MS-4.6.2")
	})
	t.Run("MS-4.7.7 half MP on a road count as halves", func(t *testing.T) {
		row := "phase move-start\nroad 0405 0505 0605 0705 0805 0905\nfrance 0405 fr-44 inf 5-4-4"
		draw(t, row).wantSign("march fr-44 @0905", rules.Ends).Play("march fr-44 @0905").wantToll("halves", "cost.road 5 MS-4.7.7", "ends.march 0 MS-4.7.2")
	})
	t.Run("MS-6.2.1 where it must stop, and why", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4\naustria 0605 au-28 inf 4-3-4")
		g.wantSign("move fr-44 @0505", rules.Stops).wantSign("move fr-44 @0404", rules.Plain).Play("move fr-44 @0505")
		g.wantToll("mp", "cost.ground 1 MS-4.5.1", "ends.zone 0 MS-6.2.1")
		g = draw(t, "phase move-start\nfrance 0305 fr-ke cav 3/5-4-6\naustria 0605 au-28 inf 4-3-4")
		g.wantSign("move fr-ke @0505", rules.Stops).wantSign("charge fr-ke @0505", rules.Stops)
		g = draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-ke cav 3/5-4-6\naustria 0605 au-28 inf 4-3-4").Play("group fr-44", "add fr-ke")
		g.wantSign("move @0505", rules.Stops).wantSign("move @0404", rules.Plain)
	})
	t.Run("MS-4.2.2 a stack pays what its dearest arm pays", func(t *testing.T) {
		woods := "phase move-start\nmap\n.....\n.....\n..w..\nend\nfrance 0202 fr-44 inf 5-4-4\nfrance 0202 fr-ke cav 3/5-4-6"
		costs := tec.Hex[2].Cost
		g := draw(t, woods).Play("group fr-44", "add fr-ke", "move @0303")
		g.wantToll("mp", "cost.ground "+string(rune('0'+max(costs[infantry], costs[cavalry])))+" MS-4.5.1")
	})
	t.Run("MS-12.1.9 a move of the HQ says what follows", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance hq 0405\nfrance 0202 fr-44 inf 5-4-4").Play("move fr-hq @0505")
		g.wantToll("mp", "cost.ground 1 MS-4.5.1", "ends.hq 0 MS-12.1.9")
	})
	t.Run("MS-4.7.2 trains on the march have no combat to lose; a march by the die has", func(t *testing.T) {
		row := "phase move-start\n" + causeway
		draw(t, row+"france trains 0105").Play("march fr-trains @0805").wantToll("halves", "cost.road 7 MS-4.7.7", "ends.trains 0 MS-12.2.8")
		draw(t, row+"france 0105 fr-44 inf 5-4-4 shaken").Play("roll.march fr-44").Roll(2).wantSign("move @0305", rules.Ends)
	})
	t.Run("MS-13.2.1 who may return or enter now is shown, who is due later is not", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance track 1 fr-44 inf 5-4-4\nfrance track 2 fr-101 inf 5-4-4\nfrance waiting 1@0105 fr-96 inf 5-4-4\nfrance waiting 2@0105 fr-43 inf 5-4-4")
		for id, want := range map[string]bool{"fr-44": true, "fr-96": true, "fr-101": false, "fr-43": false} {
			v := g.View(rules.First)
			if got := slices.ContainsFunc(v.Pieces, func(p rules.Piece) bool { return p.Ref == refsByName[id] }); got != want {
				t.Errorf("%s is shown: %t", id, got)
			}
		}
	})
	t.Run("MS-13.2.1 who is eliminated is shown beside the map in his army's movement, until he has been tested", func(t *testing.T) {
		shown := func(g *game, id string) bool {
			return slices.ContainsFunc(g.View(rules.First).Pieces, func(p rules.Piece) bool { return p.Ref == refsByName[id] })
		}
		out := "france aside - fr-44 inf 5-4-4\nfrance aside - fr-101 inf 5-4-4 mended\naustria aside - au-28 inf 4-3-4\nfrance 0405 fr-96 inf 4-4-4\naustria 0505 au-51 inf 4-3-4\n"
		for phase, want := range map[string][3]bool{"phase move": {true, false, false}, "phase move, active austria": {false, false, true}, "phase combat": {}} {
			g := draw(t, phase+"\n"+out)
			if got := [3]bool{shown(g, "fr-44"), shown(g, "fr-101"), shown(g, "au-28")}; got != want {
				t.Errorf("%s: %v are shown, want %v", phase, got, want)
			}
		}
	})
	t.Run("MS-12.2.3 nobody goes on from where the own trains stand", func(t *testing.T) {
		draw(t, "phase move-start\nfrance trains 0404\nfrance 0405 fr-44 inf 5-4-4").Play("move fr-44 @0404").wantToll("mp", "cost.ground 1 MS-4.5.1", "ends.carts 0 MS-12.2.3")
	})
	t.Run("MS-13.1.7 who must enter is named, and ends nothing before", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance waiting 1@0103 fr-44 inf 5-4-4\nfrance waiting 2@0105 fr-101 inf 5-4-4").WantAsk("move.due", "france").wantAbout("fr-44", "MS-13.1.7")
		g.WantRefused("done", "MS-13.1.7").wantNote("fr-101", "due").Play("enter fr-44 @0103", "stop").WantAsk("move", "france").WantOffered("done")
	})
	t.Run("MS-13.1.1 who enters next, when and where", func(t *testing.T) {
		v := draw(t, "phase move-start\nfrance waiting 3@0103 fr-44 inf 5-4-4\nfrance waiting 2@0105 fr-101 inf 5-4-4").Position.View(rules.First)
		i := slices.IndexFunc(v.Gauges, func(x rules.Gauge) bool { return x.Key == "next" })
		if i < 0 || v.Gauges[i].Text.A != refsByName["fr-101"] || v.Gauges[i].Text.M != 2 || (Book{}).Format(v.Gauges[i].Text.B) != "0105" {
			t.Errorf("next is told as %+v", v.Gauges)
		}
	})
	t.Run("MS-2.4.9 brackets on a counter are explained", func(t *testing.T) {
		draw(t, "phase move-start\nfrance 0405 fr-44 inf (5)-4-(4)").wantNote("fr-44", "paren_cf").wantNote("fr-44", "paren_ma")
	})
	t.Run("MS-13.1.1 all who are still to come, by turn and place", func(t *testing.T) {
		v := draw(t, "phase move-start\nfrance waiting 3@0103 fr-44 inf 5-4-4\nfrance waiting 2@0105 fr-101 inf 5-4-4\nfrance waiting 3@0103 fr-96 inf 5-4-4\naustria waiting 2@1203 au-28 inf 4-3-4").Position.View(rules.First)
		got := []string{}
		for _, a := range v.Due {
			line := fmt.Sprint(a.Turn, " ", Book{}.Format(a.At[0]))
			for _, r := range a.Who {
				line += " " + Book{}.Format(r)
			}
			got = append(got, line)
		}
		if want := []string{"2 0105 fr-101", "2 1203 au-28", "3 0103 fr-44 fr-96"}; !slices.Equal(got, want) {
			t.Errorf("they are told as %q, want %q", got, want)
		}
	})
	t.Run("MS-14.1.1 the light and when it changes", func(t *testing.T) {
		v := draw(t, "turns day day twilight night\nphase move-start\nfrance 0405 fr-44 inf 5-4-4").Position.View(rules.First)
		if x := v.Gauges[0].Text; x.Key != "ms.light.day.twilight" || x.N != 3 {
			t.Errorf("the light is told as %+v", x)
		}
	})
}

// wantNote checks that the inspector says something of a counter.
func (g *game) wantNote(id, key string) *game {
	g.Helper()
	notes := Book{}.Inspect(g.board(), rules.First, refsByName[id])
	if !slices.ContainsFunc(notes, func(n rules.Note) bool { return n.Text.Key == "ms.inspect."+key }) {
		g.Errorf("nothing like %s among %+v", key, notes)
	}
	return g
}

func TestLedgerWhatAPhaseTells(t *testing.T) {
	t.Run("MS-7.2.4 threatened units are marked until they are attacked, and named when the phase ends", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "phase combat-start\naustria 0505 au-51 inf 4-3-4").wantState("au-28", "threatened", true).wantState("fr-44", "threatened", false)
		g.wantNote("au-28", "threatens").Play("done").WantAsk("fow.order", "austria").wantAbout("au-28", "MS-7.2.7")
		g.Play("fow.take au-51").wantState("au-51", "threatened", false).wantAbout("au-51", "MS-12.4.1").wantState("au-28", "threatened", true)
	})
	t.Run("MS-8.4.5 declared fire comes before the end, and is named", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0305 fr-bty1 art 4/1-3-4\naustria 0505 au-28 inf 4-3-4").Play("aim fr-bty1 @0505")
		g.WantAsk("combat", "france").wantAbout("fr-bty1", "MS-8.4.5").WantRefused("done", "MS-8.4.5")
	})
	t.Run("MS-7.13.3k so does a declared charge", func(t *testing.T) {
		meet(t, "6-4-4 charging aim=0505", "4-3-4", "").wantAbout("fr-44", "MS-7.13.3k").WantRefused("done", "MS-7.13.3k")
	})
	t.Run("MS-8.8.1 guns out of reach are refused as support", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "france 0203 fr-bty1 art 4/1-3-4").Play("attack fr-44 @0505").WantRefused("support fr-bty1", "MS-8.8.1")
		for _, x := range g.Refusals() { // they could only support: the menu does not bring joining up
			if x.Option.Do == "add" && x.Option.Who == refsByName["fr-bty1"] {
				t.Errorf("joining is refused as well: %v", x.Reasons)
			}
		}
	})
	t.Run("MS-12.4.11 a threatened unit that is well recovers nothing", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "phase combat-start").Play("done").WantAsk("fow.threat", "austria").WantRefused("fow.recover au-28", "MS-12.4.11").WantRefused("fow.charge au-28", "MS-12.4.7")
		g.WantOffered("forfeit")
	})
	t.Run("MS-7.13.1a a skirmish has another sign than an attack", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "austria 0605 au-51 inf 4-3-4")
		g.wantSign("skirmish fr-44 +0506 @0605", rules.Distant).wantSign("attack fr-44 @0505", rules.Plain)
	})
	t.Run("MS-1.1.1 every question is public", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "austria 0505 au-melas ldr 1-1+1")
		for _, line := range []string{"attack fr-44 @0505", "done", "done", "none", "none"} {
			if req := g.Request(); !req.Public {
				t.Errorf("%s in secret", g.Asked())
			}
			g.Play(line)
		}
	})
}

// wantState checks a state that is shown on a counter.
func (g *game) wantState(id string, state rules.State, want bool) *game {
	g.Helper()
	for _, p := range g.View(rules.First).Pieces {
		if p.Ref == refsByName[id] && slices.Contains(p.State, state) != want {
			g.Errorf("%s is shown %v", id, p.State)
		}
	}
	return g
}

func TestLedgerWhatOverlaysAndGaugesTell(t *testing.T) {
	t.Run("MS-7.6.3 an unsafe line is no blocked line", func(t *testing.T) {
		g := draw(t, "phase combat\naustria hq none\naustria trains none\nfrance 1004 fr-44 inf 5-4-4\nfrance 1006 fr-101 inf 5-4-4\nfrance 1108 fr-96 inf 4-4-4\naustria 0905 au-28 inf 4-3-4")
		class := g.board().lineOf(g.counter("au-28"))
		var names []rules.Ref
		for _, s := range (Book{}).Overlay(g.board(), rules.First, "retreat", refsByName["au-28"]) {
			if s.Style == "blocked" {
				t.Errorf("%s counts as blocked", Book{}.Format(s.Cell))
			}
			if s.Style == "name" {
				names = append(names, s.To)
			}
		}
		if !slices.Equal(names, []rules.Ref{lineRef(class)}) {
			t.Errorf("the line is called %v, want %s", names, classNames[class])
		}
	})
	t.Run("MS-2.6.1 the sides of guns and cavalry are explained by their clause", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance 0405 fr-bty1 art 4/1-3-4\nfrance 0406 fr-44 inf 5-4-4")
		for id, clause := range map[string]string{"fr-bty1": "MS-2.6.1", "fr-44": "MS-2.5.1"} {
			for _, n := range (Book{}).Inspect(g.board(), rules.First, refsByName[id]) {
				if strings.HasPrefix(n.Text.Key, "ms.inspect.face.") && n.Rule != clause {
					t.Errorf("%s of %s cites %s, want %s", n.Text.Key, id, n.Rule, clause)
				}
			}
		}
		g.wantNote("fr-bty1", "face.guns").wantNote("fr-44", "face.cf")
	})
	t.Run("MS-18.0.2 objectives and losses add up to the points", func(t *testing.T) {
		g := draw(t, "phase move-start\nobjective 0505 3 france\nfrance 0405 fr-44 inf 5-4-4\naustria captured - au-28 inf 4-3-4")
		g.wantGauge("france", "goals", 3)
		sum := 0
		for _, x := range g.View(rules.First).Sides[rules.First].Gauges {
			if x.Key == "goals" || x.Key == "spoils" {
				sum += x.N
			}
		}
		g.wantGauge("france", "points", sum)
	})
}
