package ccn

import (
	"fmt"
	"slices"
	"testing"

	"grognard/rules"
)

// wantSight checks whether a French battery sees an Allied unit; the further
// lines of the picture are those of scene, or sides.
func wantSight(t *testing.T, from, to string, sees bool, more ...string) {
	t.Helper()
	picture := fmt.Sprintf("french: %s fr-fa-1 ordered\nallied: %s gb-ln-1\n", from, to)
	for _, line := range more {
		picture += line + "\n"
	}
	g := draw(t, picture+busy)
	if sees {
		g.WantOffered("fire fr-fa-1 @gb-ln-1")
	} else {
		g.WantNot("fire fr-fa-1 @gb-ln-1").WantRefused("fire fr-fa-1 @gb-ln-1", "CCN-18.3")
	}
}

func TestLedgerTheLineOfSight(t *testing.T) {
	t.Run("CCN-18.1 from centre to centre", func(t *testing.T) {
		wantSight(t, "e5", "e8", true, scene("d4 d5 d6 d7 d8 f4 f5 f6 f7 f8 F"))
		wantSight(t, "e5", "e8", false, scene("e7 F"))
		wantSight(t, "e5", "a7", false, scene("c6 F")) // the straight line to the north-east
		wantSight(t, "e5", "a7", true, scene("c5 c7 d4 d6 b5 b7 F"))
	})
	t.Run("CCN-18.2 the two end hexes never block", func(t *testing.T) {
		for _, letter := range []string{"F", "T", "W", "H"} {
			wantSight(t, "e5", "e7", true, scene("e5 "+letter))
			wantSight(t, "e5", "e7", true, scene("e7 "+letter))
			wantSight(t, "e5", "e7", true, scene("e5 e7 "+letter), "french leaders: e5 fr-ney", "allied leaders: e7 gb-hill")
		}
	})
	t.Run("CCN-18.3 an obstacle whose interior is crossed blocks", func(t *testing.T) {
		wantSight(t, "e5", "e9", true)
		for _, h := range []string{"e6", "e7", "e8"} {
			wantSight(t, "e5", "e9", false, scene(h+" F"))
		}
	})
}

func TestLedgerSightAlongSides(t *testing.T) {
	cases := []struct {
		to, forests string
		sees        bool
	}{
		{"c5", "d4", true}, {"c5", "d5", true}, {"c5", "d4 d5", false},
		{"a5", "d4 b4", true}, {"a5", "d5 b5", true}, {"a5", "d4 b5", false}, {"a5", "d5 b4", false}, {"a5", "c5", false},
		{"d6", "d5", true}, {"d6", "d5 e6", false}, {"d3", "e4", true}, {"d3", "d4 e4", false}, // along the slopes
		{"c8", "d5 c7", true}, {"c8", "e6 c7", false}, {"c8", "d6", false},
	}
	for _, c := range cases {
		t.Run("CCN-18.4 an obstacle on one side does not block, one on each does: e5 to "+c.to+" with "+c.forests, func(t *testing.T) {
			wantSight(t, "e5", c.to, c.sees, scene(c.forests+" F"))
		})
	}
	t.Run("CCN-18.5 touching corners does not block", func(t *testing.T) {
		wantSight(t, "e5", "a8", true, scene("d6 b6 F"))
		wantSight(t, "e5", "a8", false, scene("c6 F"))
	})
	t.Run("CCN-18.6 outside the board counts as an obstacle", func(t *testing.T) {
		wantSight(t, "c1", "a1", false, scene("b1 F"))
		wantSight(t, "c1", "a1", true)
		wantSight(t, "c13", "a13", false, scene("b12 F"))
		wantSight(t, "c2", "a2", true, scene("b2 F"))
		for _, c := range []struct{ from, to, wood string }{{"c1", "a1", "b1"}, {"c13", "a13", "b12"}} { // and the wood is what blocks
			g := draw(t, scene(c.wood+" F")+"french: "+c.from+" fr-fa-1 ordered\nallied: "+c.to+" gb-ln-1"+busy)
			o, _ := rules.ParseOption(Book{}, "fire fr-fa-1 @gb-ln-1")
			if why := g.Refused(o); len(why) != 1 || why[0].Text.A != refsByName[c.wood] {
				t.Errorf("%s to %s: blocked by %v, want %s", c.from, c.to, why, c.wood)
			}
		}
	})
}

func TestLedgerObstacles(t *testing.T) {
	between := []struct {
		what, line string
		sees       bool
	}{
		{"a friendly unit", "french: e7 fr-ln-1", false}, {"an enemy unit", "allied: e7 gb-ln-2", false},
		{"a friendly leader", "french leaders: e7 fr-ney", false}, {"an enemy leader", "allied leaders: e7 gb-hill", false},
		{"a forest", scene("e7 F"), false}, {"a town", scene("e7 T"), false}, {"a windmill", scene("e7 W"), false},
		{"a rugged hill", scene("e7 R"), false}, {"a hill", scene("e7 H"), false}, {"nothing", "", true},
	}
	for _, c := range between {
		t.Run("CCN-18.7 obstacles: "+c.what, func(t *testing.T) { wantSight(t, "e5", "e9", c.sees, c.line) })
	}
	for _, letter := range []string{"~", "f", "b", "s"} {
		t.Run("CCN-18.8 water, bridges and sandpits do not block: "+letter, func(t *testing.T) {
			wantSight(t, "e5", "e9", true, scene("e6 e7 e8 "+letter))
		})
	}
	t.Run("CCN-18.8 field works do not block", func(t *testing.T) {
		wantSight(t, "e5", "e9", true, "works e7 e w ne nw se sw", "works e6 e w")
	})
}

func TestLedgerSightIsMutual(t *testing.T) {
	t.Run("CCN-18.9 the same in both directions over broken ground", func(t *testing.T) {
		g := draw(t, `
		. . F . H H . . T . . . .
		 . H H . . H F . . . . .
		F . H . H . . H H . ~ . .
		 . . F H H . T H . . . .
		. H . . . F . . R . H . .
		 . H H F . H H . . H H .
		. . . T . H . . W . . F .
		 . F . H . . R H H . . .
		. . . . H . F . . . T . .
		french: d2 fr-fa-1, f7 fr-ln-1, a1 fr-ha-1
		allied: c8 gb-fa-1, g6 gb-ln-1
		allied leaders: e7 gb-hill`)
		blocked := 0
		b := g.board()
		for x := range hex(boardSize) {
			for y := range x {
				if !x.real() || !y.real() || distance(x, y) > farthest || distance(x, y) < 2 {
					continue
				}
				_, out := b.sight(x, y, false)
				_, back := b.sight(y, x, false)
				if out != back {
					t.Errorf("%s sees %s: %t, but back %t", x.name(), y.name(), out, back)
				}
				blocked += more(!out)
			}
		}
		if blocked < 500 {
			t.Errorf("only %d lines are blocked", blocked)
		}
	})
	t.Run("CCN-18.9 but for a battery on a hill that fires over its friend", func(t *testing.T) {
		position := scene("g5 H") + "french: g5 fr-fa-1 %s, f5 fr-ln-1\nallied: d6 gb-fa-1 %s, a1 gb-lt-1 %s\nfrench: a3 fr-ln-2\n%s"
		draw(t, fmt.Sprintf(position, "ordered", "", "", busy)).WantOffered("fire fr-fa-1 @gb-fa-1")
		g := draw(t, fmt.Sprintf(position, "", "ordered", "ordered", "active allied"))
		g.WantRefused("fire gb-fa-1 @fr-fa-1", "CCN-18.3").WantOffered("fire gb-fa-1 @fr-ln-1")
	})
}

func TestLedgerTheExactTestOfSight(t *testing.T) {
	t.Run("CCN-18.10 e4 to d7 passes e5, d5, e6 and d6 and no other hex", func(t *testing.T) {
		var blocking []string
		for h := range hex(boardSize) {
			if !h.real() || h.name() == "e4" || h.name() == "d7" || h.name() == "i11" || h.name() == "i13" {
				continue
			}
			g := draw(t, scene(h.name()+" F")+"french: e4 fr-fa-1 ordered\nallied: d7 gb-ln-1"+busy)
			if !slices.Contains(g.Options(), "fire fr-fa-1 @gb-ln-1") {
				blocking = append(blocking, h.name())
			}
		}
		if want := []string{"d5", "d6", "e5", "e6"}; !slices.Equal(blocking, want) {
			t.Errorf("forests block on %q, want %q", blocking, want)
		}
	})
	t.Run("CCN-18.10 only hexes between the two ends count", func(t *testing.T) {
		wantSight(t, "e5", "e8", true, scene("e4 e3 e9 e10 F"))
		wantSight(t, "e5", "c5", true, scene("f4 f5 b4 b5 F"))
	})
	t.Run("CCN-18.11 melee needs no line of sight", func(t *testing.T) {
		g := draw(t, scene("a1 b1 H", "a2 c1 c2 b2 T")+`
		french: a1 fr-fa-1 ordered
		allied: b1 gb-ln-1`)
		g.WantOffered("melee fr-fa-1 @gb-ln-1").Play("melee fr-fa-1 @gb-ln-1").wantDice("melee.roll", "french", 4)
	})
}
