package ccn

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// battles are the scenarios of part 9: who stands at the top, hands of the
// French and Allied side, who begins, banners that win, units of the sides.
var battles = []struct {
	name, top string
	hands     [2]int
	first     string
	banners   int
	units     [2]int
}{
	{"01-rolica-first", "french", [2]int{5, 6}, "allied", 5, [2]int{9, 14}},
	{"02-rolica-second", "french", [2]int{5, 6}, "allied", 5, [2]int{9, 13}},
	{"03-vimeiro", "french", [2]int{5, 6}, "french", 6, [2]int{16, 17}},
	{"04-corunna", "french", [2]int{5, 5}, "french", 6, [2]int{15, 12}},
	{"05-talavera", "french", [2]int{6, 6}, "french", 7, [2]int{18, 16}},
	{"06-busaco", "allied", [2]int{6, 5}, "french", 6, [2]int{16, 17}},
	{"07-barrosa", "allied", [2]int{5, 5}, "allied", 5, [2]int{13, 14}},
	{"08-fuentes-de-onoro", "french", [2]int{6, 6}, "french", 7, [2]int{17, 19}},
	{"09-albuera", "french", [2]int{5, 5}, "french", 7, [2]int{18, 19}},
	{"10-salamanca", "french", [2]int{5, 6}, "allied", 7, [2]int{17, 21}},
	{"11-vitoria", "french", [2]int{5, 6}, "allied", 8, [2]int{18, 20}},
	{"12-waterloo", "allied", [2]int{6, 6}, "french", 8, [2]int{23, 25}},
}

func TestLedgerSetUp(t *testing.T) {
	for _, c := range battles {
		t.Run("CCN-4.1 "+c.name+" is laid out", func(t *testing.T) {
			g := opened(t, c.name)
			g.wantDiscards().wantBanners("french", 0).wantBanners("allied", 0).wantDeck(70 - c.hands[0] - c.hands[1])
			var units [2]int
			for _, p := range g.View(rules.Chance).Pieces {
				if p.N != p.Of || len(p.State) > 0 {
					t.Errorf("%s has %d of %d blocks and the marks %q", Book{}.Format(p.Ref), p.N, p.Of, p.State)
				}
				if p.Form == rules.Blocks {
					units[p.Side]++
				}
			}
			if units != c.units {
				t.Errorf("%v units, want %v", units, c.units)
			}
			for i, side := range sideNames {
				edge := rules.South
				if side == c.top {
					edge = rules.North
				}
				if got := g.View(rules.Chance).Sides[i].Edge; got != edge {
					t.Errorf("the %s side sits at edge %d, want %d", side, got, edge)
				}
				g.wantTrack(side)
			}
		})
		t.Run("CCN-4.3 the hands of "+c.name, func(t *testing.T) {
			opened(t, c.name).wantHandSize("french", c.hands[0]).wantHandSize("allied", c.hands[1])
		})
		t.Run("CCN-4.4 who begins "+c.name, func(t *testing.T) {
			opened(t, c.name).WantAsk("card", c.first).wantPhase("command", c.first)
		})
		t.Run("CCN-5.1 the banners that win "+c.name, func(t *testing.T) {
			g := opened(t, c.name)
			for _, side := range sideNames {
				if x := g.Gauge(side, "banners"); x.N != 0 || x.Of != c.banners {
					t.Errorf("%s: %d banners of %d, want 0 of %d", side, x.N, x.Of, c.banners)
				}
			}
		})
	}
	t.Run("CCN-4.1 what the scenario does not name is clear, and its streams are fords", func(t *testing.T) {
		ground := map[string]string{}
		for _, c := range opened(t, "01-rolica-first").Position.View(rules.First).Map.Cells {
			ground[c.Label] = string(c.Ground)
		}
		for label, want := range map[string]string{"A1": "open", "A4": "hill", "B6": "town", "C2": "woods", "F1": "ford", "I11": "ford"} {
			if ground[label] != want {
				t.Errorf("%s is %s, want %s", label, ground[label], want)
			}
		}
	})
	t.Run("CCN-4.1 a leader on the hex of a unit starts attached", func(t *testing.T) {
		opened(t, "01-rolica-first").wantLed("fr-ln-4", "fr-delaborde").wantLed("fr-ln-3", "fr-brenier").wantLed("pt-ln-1", "pt-trant")
	})
	t.Run("CCN-4.2 a symbol stands for the whole unit", func(t *testing.T) {
		g := opened(t, "01-rolica-first").WantAt("fr-ln-1", "d5").WantAt("gb-lt-1", "h6").WantAt("pt-lt-1", "g11")
		g.wantBlocks("fr-ln-1", 4).wantBlocks("gb-lt-1", 5).wantBlocks("pt-lt-1", 3).wantBlocks("fr-fa-1", 3)
	})
}

func TestLedgerTheDeal(t *testing.T) {
	t.Run("CCN-4.3 cards are dealt in turn, to the first player first", func(t *testing.T) {
		opened(t, "01-rolica-first").wantDrawers("afafafafafa") // Allied first, six and five
		opened(t, "06-busaco").wantDrawers("fafafafafaf")
	})
	t.Run("CCN-4.3 every card may come, and none twice", func(t *testing.T) {
		g := begin(t, load(t, scenarioFiles(t)["ccn-01-rolica-first.toml"]))
		g.Draw("c-rally-1", "c-elan-1", "c-first-strike-2")
		if bag := g.Request().Dice.Bag; len(bag) != 67 || slices.Contains(bag, refsByName["c-rally-1"]) {
			t.Errorf("the next is drawn from %d cards", len(bag))
		}
		g.wantHand("allied", "c-rally-1", "c-first-strike-2").wantHand("french", "c-elan-1")
	})
	t.Run("CCN-4.3 a hand is seen by its owner alone", func(t *testing.T) {
		g := opened(t, "01-rolica-first")
		for _, viewer := range []rules.Side{rules.First, rules.Second, rules.Chance} {
			open, shut := [2]int{}, [2]int{}
			for _, c := range g.View(viewer).Cards {
				switch {
				case c.Place != rules.Hand:
				case c.Ref != 0 || c.Face != "" || c.Class != "":
					open[c.Side] += c.N
				default:
					shut[c.Side] += c.N
				}
			}
			for s, n := range [2]int{5, 6} {
				if want := n * more(viewer == rules.Side(s)); open[s] != want || open[s]+shut[s] != n {
					t.Errorf("viewer %d sees %d cards of side %d open and %d shut, want %d and %d", viewer, open[s], s, shut[s], want, n-want)
				}
			}
		}
	})
	t.Run("CCN-4.3 the other side learns only that a card was drawn", func(t *testing.T) {
		g := begin(t, load(t, scenarioFiles(t)["ccn-01-rolica-first.toml"])).Draw("c-rally-1")
		e := g.lastEvent(rules.EvDraw)
		if e.Side != rules.Second || e.For(rules.Second).Who != refsByName["c-rally-1"] || e.For(rules.First).Who != 0 {
			t.Errorf("told to the owner: %+v, to the other: %+v", e.For(rules.Second), e.For(rules.First))
		}
	})
}

func TestLedgerBanners(t *testing.T) {
	for target, over := range map[string]bool{"3": false, "2": true} {
		t.Run("CCN-5.1 the file sets the target: "+target, func(t *testing.T) {
			g := draw(t, `
			french: e5 fr-ln-1 ordered
			allied: d5 gb-ln-1 blocks=1, i1 gb-ln-2
			allied lost: gb-ln-3
			banners `+target)
			if g.Play("melee fr-ln-1 @gb-ln-1").roll("iaccc"); (g.Request() == nil) != over {
				t.Errorf("with two banners: %s", g.Asked())
			}
		})
	}
	t.Run("CCN-5.2 one for a unit", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1 blocks=2, a1 gb-ln-2").Play("melee fr-ln-1 @gb-ln-1").roll("iiccc")
		g.wantBanners("french", 1).wantBanners("allied", 0)
	})
	t.Run("CCN-5.2 one for a leader", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: a1 gb-ln-1\nallied leaders: d5 gb-hill").Play("melee fr-ln-1 @gb-hill").roll("saaa")
		g.wantLeader("gb-hill", "killed").wantBanners("french", 1)
	})
	const led = `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1 blocks=1, a1 gb-ln-2
		allied leaders: d5 gb-hill`
	t.Run("CCN-5.3 two for a unit and its leader", func(t *testing.T) {
		g := draw(t, led).Play("melee fr-ln-1 @gb-ln-1").roll("iaccc").wantDice("leader.last", "french", 1).wantBanners("french", 1)
		g.roll("s").wantLeader("gb-hill", "killed").wantBanners("french", 2)
	})
	t.Run("CCN-5.3 the leader who is missed gives none", func(t *testing.T) {
		draw(t, led).Play("melee fr-ln-1 @gb-ln-1").roll("iaccc").roll("f").wantLeader("gb-hill", "serving").wantBanners("french", 1)
	})
	t.Run("CCN-5.4 a leader who leaves the board gives none", func(t *testing.T) {
		g := draw(t, "french: b5 fr-ln-1 ordered\nallied: i1 gb-ln-1\nallied leaders: a5 gb-hill").Play("melee fr-ln-1 @gb-hill").roll("aaaa")
		g.wantLeader("gb-hill", "gone").WantAt("gb-hill", "").wantBanners("french", 0)
	})
	for _, c := range []struct {
		what, goal, units string
		want              int
	}{
		{"for each hex", "each 2 g6 h5 h7", "g6 fr-ln-1, h5 fr-ln-2", 4},
		{"for all hexes", "all 2 g6 h5", "g6 fr-ln-1, h5 fr-ln-2", 2},
		{"not for a part of all hexes", "all 2 g6 h5", "g6 fr-ln-1, h6 fr-ln-2", 0},
	} {
		t.Run("CCN-5.5 further banners of a scenario: "+c.what, func(t *testing.T) {
			g := draw(t, "objective french "+c.goal+"\nfrench: "+c.units+"\nallied: a1 gb-ln-1\nfrench hand: c-forward-1\nphase start")
			g.WantAsk("card", "french").wantBanners("french", c.want).WantGauge("french", "objectives", c.want)
		})
	}
	t.Run("CCN-5.5 an Allied unit on a hill of Roliça", func(t *testing.T) {
		file := strings.Replace(string(scenarioFiles(t)["ccn-01-rolica-first.toml"]), `"gb-ln-1", at = "h2"`, `"gb-ln-1", at = "a4"`, 1)
		begin(t, load(t, []byte(file))).On("card", "allied").wantBanners("allied", 1).wantBanners("french", 0)
	})
	t.Run("CCN-5.6 a battle back wins in the enemy's turn", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 blocks=1 ordered, i1 fr-ln-2
		allied: d5 gb-ln-1
		banners 1`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("ac").Play("back gb-ln-1").roll("iacc").wantOver("allied").WantEverTold(rules.EvRemove, "fr-ln-1")
		if g.Request() != nil {
			t.Errorf("the game goes on: %s", g.Asked())
		}
	})
}
