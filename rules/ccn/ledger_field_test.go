package ccn

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/script"
)

func TestLedgerTheBattlefield(t *testing.T) {
	t.Run("CCN-2.1 nine rows of thirteen and twelve hexes in turn", func(t *testing.T) {
		m := opened(t, "03-vimeiro").Position.View(rules.First).Map
		var rows [9]int
		for _, c := range m.Cells {
			rows[c.Row]++
		}
		if rows != [9]int{13, 12, 13, 12, 13, 12, 13, 12, 13} || len(m.Cells) != 113 || m.Shape != rules.Hexes {
			t.Errorf("%d hexes in rows %v", len(m.Cells), rows)
		}
	})
	t.Run("CCN-2.1 the short rows are shifted to the right", func(t *testing.T) {
		draw(t, "french: d5 fr-lt-1 ordered\nallied: a1 gb-ln-1\nphase movement").WantTargets("move fr-lt-1", "d4 d6 c5 c6 e5 e6 d3 d7 c4 c7 e4 e7 b4 b5 b6 f4 f5 f6")
	})
	t.Run("CCN-2.4 adjacent hexes share a side", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: e4 gb-ln-1, e6 gb-ln-2, d4 gb-ln-3, d5 gb-ln-4, f4 gb-ln-5, f5 gb-ln-6, d6 gb-ln-7, f6 gb-ln-8`)
		g.WantTargets("melee fr-ln-1", "gb-ln-1 gb-ln-2 gb-ln-3 gb-ln-4 gb-ln-5 gb-ln-6")
	})
	for pair, far := range map[string]int{"e5 e8": 3, "e5 c5": 2, "a1 c1": 2, "g5 c8": 5, "e5 b5": 3, "e5 g7": 3} {
		t.Run("CCN-2.4 the distance is the smallest number of steps: "+pair, func(t *testing.T) {
			w := strings.Fields(pair)
			g := draw(t, "french: "+w[0]+" fr-ha-1 ordered, i13 fr-lt-5 ordered\nallied: "+w[1]+" gb-ln-1, i11 gb-ln-9")
			if far <= 4 {
				g.Play("fire fr-ha-1 @gb-ln-1").wantDice("fire.roll", "french", [5]int{2: 2, 3: 2, 4: 1}[far])
				return
			}
			g.WantRefused("fire fr-ha-1 @gb-ln-1", "CCN-17.9")
		})
	}
	t.Run("CCN-2.6 no half hexes at the edges", func(t *testing.T) {
		g := draw(t, `
		french: b12 fr-ln-1 ordered, d1 fr-ln-2 ordered, a13 fr-ln-3 ordered, i1 fr-ln-4 ordered
		allied: f6 gb-ln-1
		phase movement`)
		g.WantTargets("move fr-ln-1", "a12 b11 c12 c13").WantTargets("move fr-ln-2", "c1 c2 d2 e1 e2")
		g.WantTargets("move fr-ln-3", "a12").WantTargets("move fr-ln-4", "h1 i2")
	})
	t.Run("CCN-2.6 nor in a file", func(t *testing.T) {
		if _, err := (Book{}).Load([]byte(strings.Replace(sound, `at = "h7"`, `at = "h13"`, 1)), nil); err == nil || !strings.Contains(err.Error(), `"h13" is not a hex of this map`) {
			t.Errorf("a unit stands on h13: %v", err)
		}
	})
}

// flanks is a unit of the side that is asked in each section of the map.
func flanks(card, top string) string {
	return `
		french: e2 fr-ln-1, e7 fr-ln-2, e12 fr-ln-3
		allied: a1 gb-ln-1
		phase orders, card ` + card + ", top " + top
}

func TestLedgerSectionsSeenFromEachEdge(t *testing.T) {
	for _, c := range []struct{ card, top, want string }{
		{"c-attack-left-1", "allied", "fr-ln-1"},
		{"c-attack-center-1", "allied", "fr-ln-2"},
		{"c-attack-right-1", "allied", "fr-ln-3"},
		{"c-attack-left-1", "french", "fr-ln-3"},
		{"c-attack-center-1", "french", "fr-ln-2"},
		{"c-attack-right-1", "french", "fr-ln-1"},
	} {
		t.Run("CCN-2.2 "+c.card+" with the "+c.top+" side at the top", func(t *testing.T) {
			draw(t, flanks(c.card, c.top)).wantMayOrder(c.want)
		})
	}
	for hex, want := range map[string]string{
		"e4": "left", "e5": "center", "e9": "center", "e10": "right",
		"d3": "left", "d4": "left center", "d5": "center", "d8": "center", "d9": "center right", "d10": "right",
		"b4": "left center", "f4": "left center", "h4": "left center", "b9": "center right", "f9": "center right", "h9": "center right",
	} {
		t.Run("CCN-2.3 "+hex+" belongs to "+want, func(t *testing.T) {
			for _, flank := range []string{"left", "center", "right"} {
				may := ""
				if strings.Contains(want, flank) {
					may = "fr-ln-1"
				}
				draw(t, "french: "+hex+" fr-ln-1\nallied: a1 gb-ln-1\nphase orders, card c-attack-"+flank+"-1").wantMayOrder(may)
			}
		})
	}
	t.Run("CCN-2.5 who was ordered in one section goes to another", func(t *testing.T) {
		g := draw(t, `
		french: e4 fr-lc-1
		french leaders: e3 fr-ney
		allied: a1 gb-ln-1
		phase orders, card c-attack-left-1`)
		g.Play("order fr-lc-1", "order fr-ney", "done").WantOffered("move fr-lc-1 @e7", "move fr-ney @e6")
		g.Play("move fr-lc-1 @e7", "move fr-ney @e6").WantAt("fr-lc-1", "e7").WantAt("fr-ney", "e6")
	})
}

func TestLedgerUnits(t *testing.T) {
	t.Run("CCN-3.1 a unit is as strong as it has blocks", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-mi-1 blocks=3 ordered, e8 fr-mi-2 ordered
		allied: e7 gb-ln-1`)
		for id, want := range map[string]int{"fr-mi-1": 3, "fr-mi-2": 4} {
			if p, _ := g.piece(id); p.N != want || p.Of != 4 || p.Form != rules.Blocks {
				t.Errorf("%s is shown with %d of %d blocks, want %d of 4", id, p.N, p.Of, want)
			}
		}
		g.Play("fire fr-mi-1 @gb-ln-1").wantDice("fire.roll", "french", 3).roll("ccc")
		g.Play("melee fr-mi-2 @gb-ln-1").wantDice("melee.roll", "french", 4)
	})
	for id, want := range map[string]int{"fr-ln-1": 4, "fr-lc-1": 4, "fr-fa-1": 3, "gb-ln-1": 4, "gb-lt-1": 5, "gb-rl-1": 3, "gb-gg-1": 5, "gb-lc-1": 3,
		"gb-ha-1": 3, "pt-ln-1": 4, "pt-lt-1": 3, "pt-mi-1": 4, "pt-hc-1": 3} {
		t.Run("CCN-3.2 "+id+" of full strength", func(t *testing.T) {
			side, foe := "allied", "french: a1 fr-og-1"
			if strings.HasPrefix(id, "fr-") {
				side, foe = "french", "allied: a1 gb-gg-2"
			}
			draw(t, side+": e5 "+id+"\n"+foe+"\nphase orders").wantBlocks(id, want)
		})
	}
	for id, want := range map[string]int{"gb-ln-1": 2, "gb-lc-1": 1, "gb-fa-1": 1} {
		t.Run("CCN-3.3 its arm decides which face hits "+id, func(t *testing.T) {
			g := duel(t, "fr-fa-1", "", id, 2)
			was := int(g.board().units[g.unit(id)].blocks)
			g.wantDice("fire.roll", "french", 3)
			g.roll(map[string]string{"gb-ln-1": "iic", "gb-lc-1": "iic", "gb-fa-1": "iia"}[id]).wantBlocks(id, was-want)
		})
	}
	t.Run("CCN-3.8 two reduced units do not merge", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 blocks=1 ordered, e6 fr-ln-2 blocks=2
		allied: a1 gb-ln-1
		phase movement`)
		g.WantRefused("move fr-ln-1 @e6", "CCN-11.4").Play("move fr-ln-1 @f5").wantBlocks("fr-ln-1", 1).wantBlocks("fr-ln-2", 2)
	})
	t.Run("CCN-3.8 no unit splits off blocks", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: a1 gb-ln-1\nphase movement")
		g.Play("move fr-ln-1 @e6").WantAt("fr-ln-1", "e6").wantBlocks("fr-ln-1", 4)
		if n := len(g.View(rules.Chance).Pieces); n != 2 {
			t.Errorf("%d pieces on the board, want 2", n)
		}
	})
	t.Run("CCN-3.9 the last block lost takes a unit off the board and gives a banner at once", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-mi-1 ordered
		allied: e7 gb-ln-1 blocks=2, a1 gb-ln-2`)
		g.Play("fire fr-mi-1 @gb-ln-1").roll("iacs").wantBlocks("gb-ln-1", 1).wantBanners("french", 0)
		g = draw(t, `
		french: e5 fr-mi-1 ordered, i13 fr-lt-5 ordered
		allied: e7 gb-ln-1 blocks=2, i11 gb-ln-9`)
		g.Play("fire fr-mi-1 @gb-ln-1").roll("iics").wantLost("gb-ln-1").WantEverTold(rules.EvRemove, "gb-ln-1")
		g.WantAsk("combat", "french").WantGauge("french", "banners", 1).WantGauge("allied", "banners", 0)
		if _, shown := g.piece("gb-ln-1"); shown {
			t.Error("gb-ln-1 is still shown")
		}
	})
}

func TestLedgerClassesOfUnits(t *testing.T) {
	for class, types := range map[string]string{
		"line": "fr-ln gb-ln pt-ln fr-fa fr-ha", "militia": "fr-mi pt-mi", "light": "fr-lt gb-lt pt-lt", "rifle": "gb-rl", "grenadier": "fr-gr gb-gr",
		"guard": "fr-yg fr-og gb-gg fr-ghc gb-ghc fr-gfa",
	} {
		t.Run("CCN-3.4 "+class, func(t *testing.T) {
			for _, id := range strings.Fields(types) {
				if k := unitTypes[refsByName[id+"-1"].N()/sameType]; k.class != class || k.guard != (class == "guard") {
					t.Errorf("%s is of the class %s", id, k.class)
				}
			}
		})
	}
	for id, elite := range map[string]bool{"fr-ln-1": false, "fr-mi-1": false, "fr-lt-1": true, "fr-gr-1": true, "fr-yg-1": true, "fr-og-1": true} {
		t.Run("CCN-3.4 only the trained battle after two hexes of a Force March: "+id, func(t *testing.T) {
			g := draw(t, "french: e5 "+id+" moved=2 ordered\nallied: d5 gb-ln-1"+busy+"\ncard c-force-march-1, section center")
			if elite {
				g.WantOffered("melee " + id + " @gb-ln-1")
				return
			}
			g.WantNot("melee " + id + " @gb-ln-1")
		})
	}
	t.Run("CCN-3.4 militia is poorly trained and runs three hexes", func(t *testing.T) {
		g := draw(t, "allied: e5 gb-ln-1 ordered\nfrench: c5 fr-mi-1, c8 fr-ln-1\nactive allied, top allied")
		g.Play("fire gb-ln-1 @fr-mi-1").roll("faaca").On("card", script.Anybody).WantAt("fr-ln-1", "c8")
		if h := g.board().units[g.unit("fr-mi-1")].at; h.row() != 5 {
			t.Errorf("the militia has gone back to %s", h.name())
		}
	})
}

func TestLedgerLeadersAreNoUnits(t *testing.T) {
	t.Run("CCN-3.5 a leader is one block", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nfrench leaders: e5 fr-ney\nallied: a1 gb-ln-1\nphase orders")
		if p, ok := g.piece("fr-ney"); !ok || p.Form != rules.Leader || p.N != 1 || p.Of != 1 {
			t.Errorf("a leader is shown as %+v", p)
		}
	})
	t.Run("CCN-3.5 he does not battle", func(t *testing.T) {
		g := draw(t, "french leaders: e5 fr-ney ordered\nallied: e6 gb-ln-1"+busy)
		g.WantNot("melee fr-ney @gb-ln-1", "fire fr-ney @gb-ln-1").WantRefused("melee fr-ney", "CCN-15.14")
	})
	t.Run("CCN-3.5 a card for units does not order him", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nfrench leaders: e6 fr-ney\nallied: a1 gb-ln-1\nphase orders, card c-bayonet-charge-1")
		g.wantMayOrder("fr-ln-1").WantRefused("order fr-ney", "CCN-10.2")
	})
	t.Run("CCN-3.5 he holds no objective", func(t *testing.T) {
		draw(t, "objective french each 2 g6\nfrench: e5 fr-ln-1\nfrench leaders: g6 fr-ney\nallied: a1 gb-ln-1\nfrench hand: c-forward-1\nphase start").wantBanners("french", 0)
	})
	t.Run("CCN-3.5 but he counts for support", func(t *testing.T) {
		g := draw(t, `
		allied: e5 gb-ln-1 ordered
		french: c5 fr-ln-1, c4 fr-ln-2
		french leaders: c6 fr-ney
		active allied`)
		g.Play("fire gb-ln-1 @fr-ln-1").roll("faaca").wantMod("flags", "CCN-27.4", 1)
	})
	t.Run("CCN-3.6 with a unit he is attached and no target of his own", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: e6 gb-ln-1
		allied leaders: e6 gb-hill`)
		g.wantLed("gb-ln-1", "gb-hill").WantOptions("melee fr-ln-1 @gb-ln-1", "done")
	})
	t.Run("CCN-3.6 alone in his hex he is a lone leader", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: i1 gb-ln-1
		allied leaders: e6 gb-hill`)
		g.WantOptions("melee fr-ln-1 @gb-hill", "done").Play("melee fr-ln-1 @gb-hill").wantDice("lone.roll", "french", 4)
	})
}

func TestLedgerOneUnitAndOneLeaderInAHex(t *testing.T) {
	t.Run("CCN-3.7 at the end of a move", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered, e6 fr-ln-2, d4 fr-ln-3
		french leaders: e7 fr-ney ordered, e5 fr-reille, d5 fr-soult, d4 fr-victor
		allied: a1 gb-ln-1
		phase movement`)
		g.WantNot("move fr-ln-1 @e6", "move fr-ln-1 @d5", "move fr-ney @e5", "move fr-ney @d5", "move fr-ney @d4").WantOffered("move fr-ney @e6")
	})
	t.Run("CCN-3.7 at the end of a retreat", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1, c5 gb-ln-2
		allied leaders: d5 gb-hill, c6 gb-hope`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("fccaa").WantAsk("flags", "allied").Play("take gb-ln-1").WantAt("gb-ln-1", "d5").wantBlocks("gb-ln-1", 3)
	})
	t.Run("CCN-3.7 at the end of an advance", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-hc-1 ordered
		french leaders: e5 fr-ney, d4 fr-reille
		allied: d5 gb-ln-1 blocks=1, a1 gb-ln-2`)
		g.Play("melee fr-hc-1 @gb-ln-1").roll("icccc").Play("advance fr-hc-1 @d5").WantAsk("breakthrough", "french")
		g.WantNot("advance fr-hc-1 @d4").WantRefused("advance fr-hc-1 @d4", "CCN-31.7").WantOffered("advance fr-hc-1 @d6")
	})
}
