package musket

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// asset counts one asset of an army.
func (g *game) asset(army, key string) int {
	g.Helper()
	s := rules.First
	if g.board().armyName(s) != army {
		s = rules.Second
	}
	return rulestest.AssetOf(g.TB, Book{}, g.board(), s, key)
}

// prospect counts one prospect of an option that is offered.
func (g *game) prospect(option, key string) int {
	g.Helper()
	g.WantOffered(option)
	return rulestest.ProspectOf(g.TB, Book{}, g.board(), g.Request(), g.Option(option), key)
}

// A brigade of each side, far enough from each other to move.
const twoBrigades = "phase move\nfrance 0405 fr-44 inf 5-4-4\naustria 0805 au-28 inf 4-3-4\n"

// Two brigades of Austria, who are next, beside a weak one of France.
const besetBrigade = "phase move\nactive austria\nfrance 0405 fr-44 inf 2-3-4\naustria 0505 au-28 inf 6-4-4\naustria 0406 au-51 inf 6-4-4\n"

func TestAssetsCountWhatASideHas(t *testing.T) {
	town := "map\n............\n............\n............\n............\n...t........\n............\nend\n"
	for _, x := range []struct {
		key, army, picture string
		want               int
	}{
		{"points", "france", twoBrigades + "objective 0101 3 france\naustria captured - au-51 inf 4-3-4", 3 + 3},
		{"units", "france", twoBrigades + "france 0101 fr-bty1 art 3/1-3-4\nfrance aside - fr-101 inf 4-4-4", 2},
		{"strength", "france", twoBrigades + "france 0101 fr-bty1 art 3/1-3-4", 5 + 3},
		{"morale", "austria", twoBrigades, 3},
		{"charge", "france", twoBrigades + "france 0101 fr-12hus cav 2/4-4-9", 4},
		{"shaken", "france", twoBrigades + "france 0101 fr-101 inf 4-4-4 shaken", 1},
		{"far", "france", twoBrigades + "objective 0605 3 austria\nobjective 0405 1 france", 2},
		{"far", "austria", twoBrigades + "objective 0605 3 austria\nobjective 0405 1 france", 4},
		{"level", "france", twoBrigades + "objective 0101 5 france", 3},
		{"level", "austria", twoBrigades + "objective 0101 5 france", 0},
		{"level", "austria", twoBrigades, 2},
		{"clock", "france", "turn 4\n" + twoBrigades + "objective 0101 5 france", (5 - 1) * 10 * 4 / 8},
		{"clock", "austria", "turn 8\n" + twoBrigades + "objective 0101 5 france", -5 * 10},
		{"reach", "france", twoBrigades + "objective 0605 3 austria\nobjective 0101 4 france", 3},
		{"reach", "austria", twoBrigades + "objective 0605 3 france", 0},                                                       // France is to move
		{"reach", "france", twoBrigades + "objective 0605 3 austria\naustria 0605 au-51 inf 4-3-4", 0},                         // it is held
		{"reach", "france", twoBrigades + "objective 0605 3 austria\naustria 0505 au-51 inf 4-3-4", 0},                         // a ZOC holds fr-44
		{"reach", "france", "phase combat\nfrance 0405 fr-44 inf 5-4-4\nobjective 0605 3 austria", 0},                          // nobody moves any more
		{"reach", "france", twoBrigades + "objective 0605 3 austria\nfrance hq 0101 ineffective\nobjective 0805 1 austria", 3}, // it rolls: 2 of 4 hexes
		{"reach", "france", twoBrigades + "objective 0705 3 austria\nfrance hq 0101 ineffective", 0},
		{"last", "france", "turn 7\n" + twoBrigades + "objective 0605 3 austria", 0},
		{"last", "france", "turn 8\n" + twoBrigades + "objective 0605 3 austria", 3},
		{"last", "france", "turn 8\n" + twoBrigades + "objective 0605 3 austria\naustria 0605 au-51 inf 4-3-4", 0}, // it is held
		{"last", "austria", "turn 8\n" + twoBrigades + "objective 0605 3 france", 0},                               // France is to move
		{"fit", "france", twoBrigades + "france 0101 fr-101 inf 4-4-4 shaken\nfrance 0102 fr-bty1 art 3/1-3-4 ineffective", 5},
		{"guns", "france", twoBrigades + "france 0101 fr-bty1 art 3/1-3-4", 3},
		{"command", "france", twoBrigades, 3},
		{"command", "france", twoBrigades + "france hq 0101 ineffective", 1},
		{"command", "france", twoBrigades + "france hq none", 1},
		{"exposed", "france", twoBrigades + "active austria\nfrance hq 0505", 5},
		{"exposed", "france", twoBrigades + "active austria\nfrance hq 0405", 0},
		{"exposed", "france", twoBrigades + "active austria\nfrance hq 0101\nfrance trains 0604\nfrance 0704 fr-lannes ldr 1-1+1 ", 4 + 1},
		{"exposed", "france", twoBrigades + "france hq 0505", 0}, // France is next
		{"lone", "france", twoBrigades + "active austria\nfrance 0605 fr-bty1 art 3/1-3-4", 1},
		{"lone", "france", twoBrigades + "active austria\nfrance 0505 fr-bty1 art 3/1-3-4\nfrance 0605 fr-bty2 art 3/1-3-4", 1}, // fr-44 stands beside the first
		{"lone", "france", twoBrigades + "active austria\nfrance 0101 fr-bty1 art 3/1-3-4", 0},                                  // nobody comes there
		{"lone", "france", twoBrigades + "france 0605 fr-bty1 art 3/1-3-4", 0},                                                  // France is next
		{"led", "france", twoBrigades + "france 0405 fr-lannes ldr 1-1+1\nfrance 0102 fr-victor ldr 1-1+1", 1},
		{"led", "france", twoBrigades + "france 0405 fr-lannes ldr 1-1+1 span=2", 0},
		{"line", "france", twoBrigades + "france 0505 fr-101 inf 4-4-4\nfrance 0101 fr-96 inf 4-4-4", 2},
		{"ground", "france", town + "phase move\nfrance 0405 fr-44 inf 5-4-4\naustria 0605 au-28 inf 4-3-4", 2 + 1},
		{"ground", "france", town + "phase move\nfrance 0405 fr-44 inf 5-4-4\naustria 0905 au-28 inf 4-3-4", 0},
		{"cornered", "france", defile + "france 0302 fr-44 inf 4-3-4\naustria 0202 au-28 inf 4-3-4\naustria 0402 au-51 inf 4-3-4", 1},
		{"cornered", "france", defile + "france 0302 fr-44 inf 4-3-4\naustria 0402 au-51 inf 4-3-4", 0},
		{"cornered", "france", defile + "france 0402 fr-44 inf 4-3-4\naustria 0302 au-28 inf 4-3-4\naustria 0602 au-51 inf 4-3-4", 1},
		{"cornered", "france", defile + "france 0402 fr-44 inf 4-3-4\naustria 0302 au-28 inf 4-3-4\naustria 0602 au-51 inf 4-3-4\nfrance 0601 fr-101 inf 4-3-4", 0},
	} {
		t.Run(x.key, func(t *testing.T) {
			if got := draw(t, x.picture).asset(x.army, x.key); got != x.want {
				t.Errorf("%s of %s is %d, want %d, in\n%s", x.key, x.army, got, x.want, x.picture)
			}
		})
	}
}

func TestAssetsCountTheThreatsOfTheSideThatIsNext(t *testing.T) {
	strong := "phase move\nactive austria\nfrance 0405 fr-44 inf 6-4-4\naustria 0505 au-28 inf 4-4-4\n"
	far := "phase move\nactive austria\nfrance 0405 fr-44 inf 2-3-4\naustria 1005 au-28 inf 6-4-4\naustria 1006 au-51 inf 6-4-4\n"
	for _, x := range []struct {
		key, army, less, more string
	}{
		{"pressed", "france", strong, besetBrigade},
		{"pressed", "france", far, besetBrigade},
		{"doomed", "france", strong, besetBrigade},
		{"pressing", "austria", strong, besetBrigade},
		{"prey", "austria", far, besetBrigade},
		{"pressing", "france", strong, twoBrigades[:len("phase move\n")] + "france 0405 fr-44 inf 6-4-4\nfrance 0404 fr-101 inf 6-4-4\naustria 0505 au-28 inf 2-3-4\n"},
	} {
		t.Run(x.key, func(t *testing.T) {
			if got := draw(t, x.less).asset(x.army, x.key); got != 0 {
				t.Errorf("%s of %s is %d, want 0", x.key, x.army, got)
			}
			if got := draw(t, x.more).asset(x.army, x.key); got <= 0 {
				t.Errorf("%s of %s is %d, want more than 0", x.key, x.army, got)
			}
		})
	}
	t.Run("each is counted for the side that is next", func(t *testing.T) {
		g := draw(t, besetBrigade)
		for _, x := range [][2]string{{"pressed", "pressing"}, {"doomed", "prey"}} {
			if a, b := g.asset("france", x[0]), g.asset("austria", x[1]); a != b || g.asset("austria", x[0]) != 0 || g.asset("france", x[1]) != 0 {
				t.Errorf("%s %d, %s %d", x[0], a, x[1], b)
			}
		}
	})
	t.Run("who cannot go back fears for all", func(t *testing.T) {
		way := "active austria\nphase move\nfrance 0302 fr-44 inf 2-3-4\naustria 0402 au-51 inf 6-3-4\n"
		if a, b := draw(t, tunnel+way).asset("france", "doomed"), draw(t, tunnel+way+"austria 0202 au-28 inf 2-3-4").asset("france", "doomed"); a >= b {
			t.Errorf("doomed is %d with a way back, %d without", a, b)
		}
	})
	t.Run("two are worse than one", func(t *testing.T) {
		one := "phase move\nactive austria\nfrance 0405 fr-44 inf 2-3-4\naustria 0505 au-28 inf 6-4-4\n"
		if a, b := draw(t, one).asset("france", "pressed"), draw(t, besetBrigade).asset("france", "pressed"); a >= b || a == 0 {
			t.Errorf("pressed is %d by one, %d by two", a, b)
		}
	})
	t.Run("who is to come counts for less", func(t *testing.T) {
		far := "phase move\nactive austria\nfrance 0405 fr-44 inf 2-3-4\naustria 0805 au-28 inf 6-4-4\naustria 0806 au-51 inf 6-4-4\n"
		a, b := draw(t, far).asset("france", "doomed"), draw(t, besetBrigade).asset("france", "doomed")
		if a >= b || a == 0 {
			t.Errorf("doomed is %d by those who are to come, %d by those who are there", a, b)
		}
		if got := draw(t, far+"austria hq 1210 ineffective").asset("france", "doomed"); got != 0 {
			t.Errorf("doomed is %d by those who are without orders", got)
		}
	})
	t.Run("whom a ZOC holds comes to nobody else", func(t *testing.T) {
		far := "phase move\nactive austria\nfrance 0405 fr-44 inf 1-3-4\naustria 0705 au-28 inf 6-4-4\n"
		if a, b := draw(t, far).asset("france", "pressed"), draw(t, far+"france 0805 fr-101 inf 9-4-4").asset("france", "pressed"); a == 0 || b != 0 {
			t.Errorf("pressed is %d by one who comes, %d by one who is held", a, b)
		}
	})
	t.Run("no horse and no guns attack by night", func(t *testing.T) {
		if got := draw(t, "turns night day\nphase move\nactive austria\nfrance 0405 fr-44 inf 1-3-4\naustria 0505 au-nau cav 9/9-4-9").asset("france", "pressed"); got != 0 {
			t.Errorf("pressed is %d", got)
		}
	})
	t.Run("nobody is threatened after the last turn", func(t *testing.T) {
		g := draw(t, "turn 8\nphase combat\nactive austria\nfrance 0405 fr-44 inf 6-4-4\naustria 0505 au-28 inf 2-3-4")
		if moves, _, over := g.board().comes(rules.First); moves || !over {
			t.Errorf("France comes once more after turn 8")
		}
	})
}

func TestWhatTheComputerSees(t *testing.T) {
	var all []rulestest.Start
	for _, start := range rulestest.Starts(t, "musket") {
		all = append(all, start)
		for seed := range uint64(rulestest.Many(2, 1)) {
			b := load(t, start.Data, nil)
			crowd(b, newRand(seed))
			all = append(all, rulestest.Start{Name: start.Name + " crowded", Data: Book{}.Save(b)})
		}
	}
	rulestest.Judge(t, Book{}, rulestest.Judged{Starts: all, Answers: 300, Answer: eager, Kinds: 25, Signed: []string{"clock"}})
}

func BenchmarkAssets(b *testing.B) {
	for _, name := range []string{"training-trebbia-bridge", "marengo-1800", "quatre-bras-1815"} {
		b.Run(name, func(b *testing.B) {
			board := load(b, scenarioFiles(b)[name+".toml"], nil)
			crowd(board, newRand(1))
			into := make([]int, assetCount)
			b.ReportAllocs()
			b.ResetTimer()
			for i := range b.N {
				Book{}.CountAssets(board, rules.Side(i&1), into)
			}
		})
	}
}

func BenchmarkProspects(b *testing.B) {
	for _, name := range []string{"training-trebbia-bridge", "marengo-1800", "quatre-bras-1815"} {
		b.Run(name, func(b *testing.B) {
			board := load(b, scenarioFiles(b)[name+".toml"], nil)
			p, _, err := rules.Begin(Book{}, board)
			if err != nil {
				b.Fatal(err)
			}
			req, into := p.Request(), make([]int, prospectCount)
			b.ReportAllocs()
			b.ResetTimer()
			for i := range b.N {
				Book{}.CountProspects(p.Board(), req, req.Options[i%len(req.Options)], into)
			}
		})
	}
}
