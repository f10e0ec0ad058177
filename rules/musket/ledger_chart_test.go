package musket

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// wantChart checks the title of the column shown and what its faces come to:
// "1 ne.bombard-df", "2-3 ne.bombard".
func (g *game) wantChart(title string, rows ...string) *game {
	g.Helper()
	v := g.View(rules.First)
	if v.Combat == nil || v.Combat.Chart == nil {
		g.Fatalf("%s: no chart is shown", g.Asked())
	}
	var got []string
	for _, r := range v.Combat.Chart.Rows {
		faces := string(rune('0' + r.Low))
		if r.High > r.Low {
			faces += "-" + string(rune('0'+r.High))
		}
		got = append(got, faces+" "+strings.TrimSuffix(strings.TrimPrefix(r.Text.Key, "ms.row."), ".name"))
	}
	if key := strings.TrimPrefix(v.Combat.Chart.Title.Key, "ms.chart."); key != title || !slices.Equal(got, rows) {
		g.Errorf("column %s %q, want %s %q", key, got, title, rows)
	}
	return g
}

// wantSums checks attack, defence and differential as they are shown.
func (g *game) wantSums(want ...int) *game {
	g.Helper()
	var got []int
	for _, s := range g.View(rules.First).Combat.Sums {
		got = append(got, s.N)
	}
	if !slices.Equal(got, want) {
		g.Errorf("sums %v, want %v", got, want)
	}
	return g
}

func TestLedgerWhatAChartShows(t *testing.T) {
	plus1 := []string{"1 ax.df", "2 ar", "3 ac-ne", "4 ne", "5 dc-ex.l", "6 dr"}
	t.Run("MS-7.7.10 the column of the differential, face by face", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "").Play("attack fr-44 @0505").wantChart("one.plus", plus1...).engage("done").wantChart("one.plus", plus1...)
		g.Roll(2).WantAsk("combat.r", "france")
		if n := g.View(rules.First).Combat.Chart.Rolled; n != 2 {
			t.Errorf("%d is lit, want 2", n)
		}
		meet(t, "9-4-4", "1-3-4", "").Play("attack fr-44 @0505").wantChart("some.plus", "1 ne", "2 dc-ex", "3-4 dx", "5 dm-dx", "6 de")
		meet(t, "1-4-4", "8-3-4", "").Play("attack fr-44 @0505").wantChart("low", "1 ae.l", "2 am-ax.df", "3 am-ax", "4-5 ax", "6 ar")
	})
	t.Run("MS-7.8.15 Ammo stands there only where artillery has fired", func(t *testing.T) {
		ammo := func(g *game) bool {
			return slices.ContainsFunc(g.View(rules.First).Combat.Chart.Rows, func(r rules.ChartRow) bool { return strings.Contains(r.Text.Key, "ammo") })
		}
		g := meet(t, "5-4-4", "6-3-4", "france 0305 fr-bty1 art 2/1-3-4").Play("attack fr-44 @0505")
		if ammo(g) || !ammo(g.Play("support fr-bty1")) {
			t.Errorf("the chart says %+v", g.View(rules.First).Combat.Chart.Rows)
		}
	})
	t.Run("MS-7.8.12 what an exchange in brackets costs is told by its clause", func(t *testing.T) {
		withCell(t, 1, 2, "Dc(Ex)")
		g := meet(t, "5-4-4", "4-3-4", "").Play("attack fr-44 @0505").engage("done").Roll(2).Roll(1)
		hits := 0
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvHit || e.Kind == rules.EvMark && e.N > 0 {
				if hits++; e.Rule != "MS-7.8.12" {
					t.Errorf("%s costs a step by %s", Book{}.Format(e.Who), e.Rule)
				}
			}
		}
		if hits == 0 {
			t.Errorf("nobody loses a step: %+v", g.AllEvents)
		}
	})
	t.Run("MS-7.13.4b results stand there as tactics convert them", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "").onceDefended("attack fr-44 @0505").Play("disengage")
		g.wantChart("one.plus", "1 ax.df", "2-3 ar", "4 ne", "5 ar.l", "6 ar")
	})
	t.Run("MS-8.5.3 DF, L and Ammo of a bombardment stand beside its result", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0305 fr-bty1 art 1/1-3-4\naustria 0505 au-28 inf 4-3-4").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28")
		g.wantChart("one.plus", "1 ne.bombard-df", "2 ne.bombard", "3 ne.bombard-ammo", "4 ne.bombard", "5 dc-ne.bombard-l", "6 dr.bombard")
	})
	t.Run("MS-7.8.1 every cell of the chart can be told as it is printed", func(t *testing.T) {
		for i := range crt {
			for _, cell := range crt[i].cells {
				if r := cellRef(cell); r == 0 || parseOutcome(Book{}.Label(r)) != cell {
					t.Errorf("column %d: %+v is told as %q", i, cell, Book{}.Label(r))
				}
			}
		}
	})
	t.Run("MS-8.5.2 a bombardment reads the chart by its own clause", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0305 fr-bty1 art 1/1-3-4\naustria 0505 au-28 inf 4-3-4").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28").Roll(5)
		said := slices.ContainsFunc(g.AllEvents, func(e rules.Event) bool {
			return e.Rule == "MS-8.5.2" && e.Text.Key == "ms.log.printed.bombard" && Book{}.Label(e.Text.A) == "Dc(Ex) L"
		})
		if !said {
			t.Errorf("nothing is said of the bracket among %+v", g.AllEvents)
		}
	})
	t.Run("MS-9.4.6 charge against countercharge throws both back unless one routs", func(t *testing.T) {
		g := uhlans(t, "fr-12hus cav 2/6-4-9 charging aim=0505", "").onceDefended("charge @0505").Play("countercharge au-nau").wantSums(6, 5, 1)
		g.wantChart("one.plus", "1 ax.duel-df", "2-3 ax.duel", "4 ne.duel", "5 dm-ax.duel-l", "6 dm-ax.duel", "0 ms.chart.charge")
		g.Roll(1).wantChart("one.plus", "1 ax.duel-df", "2-3 ax.duel", "4 ne.duel", "5 dm-ax.duel-l", "6 dm-ax.duel")
		g.Roll(4).wantRow("ne").recoil().wantMarks("fr-12hus", "shaken").wantMarks("au-nau", "shaken")
	})
}

func TestLedgerWhatACombatShows(t *testing.T) {
	t.Run("MS-7.7.1 sums stay as they were when the die was thrown", func(t *testing.T) {
		meet(t, "5-4-4", "4-3-4", "").engage("attack fr-44 @0505").wantSums(5, 4, 1).Roll(2).Play("shaken")
		g := meet(t, "5-4-4", "4-3-4", "france 0404 fr-101 inf 1-3-4").engage("attack fr-44 @0505", "add fr-101").wantSums(6, 4, 2).Roll(5)
		g.WantAsk("combat.r", "austria").Play("shaken")
		g = uhlans(t, "fr-12hus cav 2/6-4-9 charging aim=0505", "").onceDefended("charge @0505").Play("none").Roll(1)
		g.wantSums(6, 2, 4).Roll(6).WantAsk("morale.m", "").Roll(6).recoil().WantAsk("advance", "france").wantSums(6, 2, 4)
	})
	t.Run("MS-7.7.4 what halves twice is named", func(t *testing.T) {
		g := meet(t, "8-4-4 shaken", "4-3-4", plainBut("t")).engage("attack fr-44 @0505").wantMod("MS-7.7.4", -7)
		named := slices.ContainsFunc(g.LastMods(), func(m rules.Mod) bool {
			town, _ := groundLetter("t")
			return m.Why.Key == "ms.mod.halved_twice" && m.Why.B == groundRef(town) && m.Why.C == causeRef(causeShaken)
		})
		if !named {
			t.Errorf("town and Shaken are not named among %+v", g.LastMods())
		}
	})
	t.Run("MS-7.13.3i before a charge has tested its converted column is shown; a countercharge takes it away", func(t *testing.T) {
		charge := func() *game {
			return uhlans(t, "fr-44 inf 8-4-4 charging aim=0505", "").onceDefended("charge @0505")
		}
		charge().wantChart("some.plus", "1 ax", "2 dm-ax", "3 dm-ax.l", "4-6 dm-ax", "0 ms.chart.charge")
		charge().Play("countercharge au-nau").WantAsk("crt", "").wantChart("some", "1 ax.df", "2 ax.l", "3-6 ax")
	})
	t.Run("MS-7.7.1 everybody whose factor counts is shown once, on his side", func(t *testing.T) {
		for name, g := range map[string]*game{
			"support":     meet(t, "5-4-4", "4-3-4", "france 0304 fr-bty1 art 3/1-4-4\nfrance 0305 fr-bty2 art 3/1-4-4").Play("attack fr-44 @0505", "support fr-bty2"),
			"bombardment": battery(t, "4/1-3-4", "").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28"),
		} {
			seen := map[rules.Ref]int{}
			for _, x := range g.View(rules.First).Combat.Force {
				if seen[x.Ref]++; seen[x.Ref] > 1 || (x.Side == rules.First) != (x.Ref != refsByName["au-28"]) {
					t.Errorf("%s: %s is shown on side %d, %d times", name, Book{}.Format(x.Ref), x.Side, seen[x.Ref])
				}
			}
			if len(seen) < 2 {
				t.Errorf("%s: %d are shown", name, len(seen))
			}
		}
	})
	t.Run("MS-9.4.3 after an exchange of roles the guns that supported the attack are shown with the defence, leaders with their side", func(t *testing.T) {
		guns := "france 0305 fr-bty1 art 3/1-4-4\nfrance 0405 fr-lannes ldr 2-1+1\naustria 0505 au-melas ldr 1-1+1\n"
		g := uhlans(t, "fr-44 inf 6-4-4", guns).Play("attack fr-44 @0505", "support fr-bty1", "leader fr-lannes @fr-44", "done", "leader au-melas @au-nau", "done")
		g.wantForce("fr-44 fr-bty1 fr-lannes", "au-nau au-melas").Play("none", "countercharge au-nau").wantForce("au-nau au-melas", "fr-44 fr-bty1 fr-lannes")
		g.WantTotal("attack", 5+1).WantTotal("defence", 6+2*3+2) // guns count twice against cavalry
		for _, x := range g.View(rules.First).Combat.Force {
			if x.Ref == refsByName["fr-lannes"] && (x.Value != "2" || x.Side != rules.First) {
				t.Errorf("the leader is shown as %+v", x)
			}
		}
	})
	t.Run("MS-7.5.6 the primary comes first", func(t *testing.T) {
		g := meet(t, "5-3-4", "4-3-4", "france 0404 fr-101 inf 4-4-4").Play("attack fr-44 @0505", "add fr-101", "primary fr-101")
		if v := g.View(rules.First).Combat; v.From[0] != refsByName["fr-101"] || !v.Force[0].Lead || v.Force[1].Lead {
			t.Errorf("%v attack, with %+v", v.From, v.Force)
		}
		g.Play("primary fr-44")
		if v := g.View(rules.First).Combat; v.From[0] != refsByName["fr-44"] {
			t.Errorf("%v attack", v.From)
		}
	})
	t.Run("MS-10.3.6 who assists the target of a bombardment helps its tests", func(t *testing.T) {
		with := func(helps string) *game {
			return battery(t, "1/1-3-4", "austria 0505 au-melas ldr 1-1+1"+helps).Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28").Roll(5)
		}
		with(" helps=au-28").WantAsk("morale.c", "").Roll(4).WantAt("au-28", "0505")
		with("").Play("done").Roll(4).WantAsk("retreat", "austria")
		with("").WantAsk("test.help", "austria").Play("help au-melas @au-28").Roll(4).WantAt("au-28", "0505").wantHelps("au-melas", "au-28")
	})
}

// wantForce checks who is shown to attack and who to defend, in their order; From
// names those of the attackers who are units.
func (g *game) wantForce(attack, defence string) *game {
	g.Helper()
	v := g.View(rules.First).Combat
	var names []string
	for _, x := range v.Force {
		names = append(names, Book{}.Format(x.Ref))
	}
	if got, want := strings.Join(names, " "), attack+" "+defence; got != want {
		g.Errorf("%s are shown, want %s", got, want)
	}
	for i, from := range v.From {
		if name := (Book{}).Format(from); name != strings.Fields(attack)[i] {
			g.Errorf("%s attacks as number %d, want %s", name, i+1, attack)
		}
	}
	return g
}
