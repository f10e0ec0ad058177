package musket

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// wantGoes checks that a counter can move to hexes at once; wantShort that it
// cannot.
func (g *game) wantGoes(id string, hexes ...string) *game {
	g.Helper()
	for _, h := range hexes {
		g.WantOffered("move " + id + " @" + h)
	}
	return g
}

func (g *game) wantShort(id string, hexes ...string) *game {
	g.Helper()
	for _, h := range hexes {
		g.WantNot("move " + id + " @" + h)
	}
	return g
}

// wantOnward checks that the move in progress can go to some hexes and not to
// others.
func (g *game) wantOnward(to, not []string) *game {
	g.Helper()
	for _, h := range to {
		g.WantOffered("move @" + h)
	}
	for _, h := range not {
		g.WantNot("move @" + h)
	}
	return g
}

// wantNone checks that no option of these kinds is offered.
func (g *game) wantNone(dos ...string) *game {
	g.Helper()
	for _, do := range dos {
		if got := g.those(do); len(got) > 0 {
			g.Errorf("%q are offered", got)
		}
	}
	return g
}

// wantNoneOf checks that no option of these kinds is offered for a counter.
func (g *game) wantNoneOf(id string, dos ...string) *game {
	g.Helper()
	for _, o := range g.Options() {
		if w := strings.Fields(o); slices.Contains(dos, w[0]) && len(w) > 1 && w[1] == id {
			g.Errorf("%q is offered", o)
		}
	}
	return g
}

// wantOptionsOf checks that exactly these options are offered for a counter.
func (g *game) wantOptionsOf(id string, want ...string) *game {
	g.Helper()
	var got []string
	for _, o := range g.Options() {
		if w := strings.Fields(o); len(w) > 1 && w[1] == id {
			got = append(got, o)
		}
	}
	if !slices.Equal(got, want) {
		g.Errorf("offered for %s %q, want %q", id, got, want)
	}
	return g
}

// wantDice checks the kind of a roll and that these dice are thrown.
func (g *game) wantDice(kind string, n, sides int) *game {
	g.Helper()
	g.WantAsk(kind, "")
	if of := g.Request().Dice.Of; len(of) != 1 || of[0].N != n || of[0].Sides != sides {
		g.Errorf("%s throws %+v, want %d with %d sides", kind, of, n, sides)
	}
	return g
}

// pieceOf finds a counter in the view.
func (g *game) pieceOf(id string) rules.Piece {
	g.Helper()
	for _, p := range g.View(rules.First).Pieces {
		if p.Ref == refsByName[id] {
			return p
		}
	}
	g.Fatalf("%s is not in the view", id)
	return rules.Piece{}
}

// wantValue checks what is printed on the side of a counter that lies up.
func (g *game) wantValue(id, want string) *game {
	g.Helper()
	if got := g.pieceOf(id).Value; got != want {
		g.Errorf("%s shows %s, want %s", id, got, want)
	}
	return g
}

// wantGauge checks a number in the margin of an army; a gauge that is not there
// counts 0.
func (g *game) wantGauge(army, key string, want int) *game {
	g.Helper()
	v := g.View(rules.First)
	got := 0
	for s := range v.Sides {
		for _, x := range v.Sides[s].Gauges {
			if g.board().armyName(rules.Side(s)) == army && string(x.Key) == key {
				got = x.N
			}
		}
	}
	if got != want {
		g.Errorf("gauge %s of %s is %d, want %d", key, army, got, want)
	}
	return g
}

// wantZonesOf checks that of these hexes exactly those named are in the ZOC of
// an army.
func (g *game) wantZonesOf(army string, among, want []string) *game {
	g.Helper()
	for _, h := range among {
		g.wantZone(army, h, slices.Contains(want, h))
	}
	return g
}

// fortune draws a position in which France has just gained two Fortunes of
// War, by an attack of fr-96 on the Austrian HQ in the north-east corner. Lines
// of the picture come on top.
func fortune(t *testing.T, picture string) *game {
	t.Helper()
	g := draw(t, "phase combat\naustria hq 1201\nfrance 1202 fr-96 inf 5-4-4\n"+picture)
	return g.Play("attack fr-96 @1201", "done", "stay").WantAsk("fow", "france")
}

// passTo lets both sides do nothing until a turn begins.
func (g *game) passTo(turn int) *game {
	g.Helper()
	for g.board().turn < turn {
		o := g.Options()
		for _, quiet := range []string{"done", "forfeit"} {
			if slices.Contains(o, quiet) {
				o[0] = quiet
			}
		}
		g.Play(o[0])
	}
	return g
}

// ring are the six hexes around 0605.
var ring = []string{"0604", "0705", "0706", "0606", "0506", "0505"}

// wide is the map of a plain, 20 hexes by 4.
const wide = `
	map
	....................
	....................
	....................
	....................
	end
`
