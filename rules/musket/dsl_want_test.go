package musket

import (
	"slices"
	"strings"

	"grognard/rules"
)

// wantPlace checks where a counter is: "map", "track", "aside", "captured",
// "destroyed", "killed", "away", "waiting", "absent"; box 0 is any.
func (g *game) wantPlace(id, where string, box int) *game {
	g.Helper()
	p := g.board().piece[g.counter(id)]
	if placeNames[p.place] != where || box != 0 && int(p.box) != box {
		g.Errorf("%s is in place %s, box %d, want %s %d", id, placeNames[p.place], p.box, where, box)
	}
	return g
}

// wantMarks checks that a counter has marks; wantNoMarks that it has none of
// them.
func (g *game) wantMarks(id string, names ...string) *game {
	g.Helper()
	for _, name := range names {
		if !g.marked(id, name) {
			g.Errorf("%s is not %s", id, name)
		}
	}
	return g
}

func (g *game) wantNoMarks(id string, names ...string) *game {
	g.Helper()
	for _, name := range names {
		if g.marked(id, name) {
			g.Errorf("%s is %s", id, name)
		}
	}
	return g
}

func (g *game) marked(id, name string) bool {
	g.Helper()
	i := slices.Index(markNames[:], name)
	if i < 0 {
		g.Fatalf("there is no mark %q", name)
	}
	return g.board().is(g.counter(id), 1<<i)
}

// wantHelps checks which unit a leader assists in this game turn, if any.
func (g *game) wantHelps(leader, unit string) *game {
	g.Helper()
	b, got := g.board(), ""
	if c := int(b.piece[b.pieceNamed(refsByName[leader])].helps); c >= 0 {
		got = Book{}.Format(b.pieceRef(c))
	}
	if got != unit {
		g.Errorf("%s assists %q, want %q", leader, got, unit)
	}
	return g
}

// wantMod checks that a term of the sums cites a clause and adds n.
func (g *game) wantMod(clause string, n int) *game {
	g.Helper()
	if !slices.ContainsFunc(g.LastMods(), func(m rules.Mod) bool { return m.Rule == clause && m.N == n }) {
		g.Errorf("no term %+d by %s among %+v", n, clause, g.LastMods())
	}
	return g
}

// wantDifferential checks the sum shown beside the combat.
func (g *game) wantDifferential(want int) *game {
	g.Helper()
	v := g.View(rules.First)
	if v.Combat == nil {
		g.Fatalf("%s: there is no combat", g.Asked())
	}
	for _, s := range v.Combat.Sums {
		if s.Key == "differential" && s.N != want {
			g.Errorf("the differential is %d, want %d", s.N, want)
		}
	}
	return g
}

// wantRow checks the last result told as it was read: "dm-ax", "ar", "ne".
func (g *game) wantRow(name string) *game {
	g.Helper()
	got := ""
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvResult {
			got, _, _ = strings.Cut(strings.TrimPrefix(e.Text.Key, "ms.row."), ".")
		}
	}
	if got != name {
		g.Errorf("the result is %q, want %q", got, name)
	}
	return g
}

// wantLine checks the class of a counter's line of retreat: "safe", "unsafe",
// "edge", "none".
func (g *game) wantLine(id, want string) *game {
	g.Helper()
	if got := classNames[g.board().lineOf(g.counter(id))]; got != want {
		g.Errorf("the line of %s is %s, want %s", id, got, want)
	}
	return g
}

// wantZone checks whether a hex is in the ZOC of an army.
func (g *game) wantZone(army, name string, want bool) *game {
	g.Helper()
	h, _ := parseHex(name)
	for s := rules.First; s <= rules.Second; s++ {
		if g.board().armyName(s) == army && g.board().inZone(s, h) != want {
			g.Errorf("%s in the ZOC of %s: %t", name, army, !want)
		}
	}
	return g
}

// wantPoints checks the victory points of an army.
func (g *game) wantPoints(army string, want int) *game {
	g.Helper()
	for s := rules.First; s <= rules.Second; s++ {
		if got := g.board().points(s); g.board().armyName(s) == army && got != want {
			g.Errorf("%s has %d points, want %d", army, got, want)
		}
	}
	return g
}

// wantPhase checks turn, phase and active army.
func (g *game) wantPhase(turn int, phase, army string) *game {
	g.Helper()
	b := g.board()
	if b.turn != turn || phaseNames[b.phase] != phase || b.armyName(b.active) != army {
		g.Errorf("turn %d, phase %s of %s; want %d, %s, %s", b.turn, phaseNames[b.phase], b.armyName(b.active), turn, phase, army)
	}
	return g
}
