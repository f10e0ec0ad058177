package musket

import (
	"slices"
	"strings"

	"grognard/rules"
)

// wantAsk checks who is asked what; army "" is Chance.
func (g *game) wantAsk(kind, army string) *game {
	g.t.Helper()
	req := g.p.Request()
	if req == nil || req.Kind != kind || (req.To == rules.Chance) != (army == "") || army != "" && g.board().armyName(req.To) != army {
		g.t.Errorf("%s, want %s asked %s", g.asked(), army, kind)
	}
	return g
}

// wantOptions checks that exactly these options are offered, in any order.
func (g *game) wantOptions(want ...string) *game {
	g.t.Helper()
	got := g.options()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		g.t.Errorf("%s: offered %q, want %q", g.asked(), got, want)
	}
	return g
}

// wantEach checks that the options with a Do are exactly these: the rest of
// each line behind the Do.
func (g *game) wantEach(do string, rest ...string) *game {
	g.t.Helper()
	var want []string
	for _, r := range rest {
		want = append(want, strings.TrimSpace(do+" "+r))
	}
	slices.Sort(want)
	if got := g.those(do); !slices.Equal(got, want) {
		g.t.Errorf("%s: offered %q, want %q", g.asked(), got, want)
	}
	return g
}

// wantOffered checks that options are among those offered; wantNot that they
// are not.
func (g *game) wantOffered(want ...string) *game {
	g.t.Helper()
	for _, o := range want {
		if !slices.Contains(g.options(), o) {
			g.t.Errorf("%s: %q is not offered: %q", g.asked(), o, g.options())
		}
	}
	return g
}

func (g *game) wantNot(options ...string) *game {
	g.t.Helper()
	for _, o := range options {
		if slices.Contains(g.options(), o) {
			g.t.Errorf("%s: %q is offered", g.asked(), o)
		}
	}
	return g
}

// wantRefused checks that an option is refused, citing a clause.
func (g *game) wantRefused(line, clause string) *game {
	g.t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.t.Fatal(err)
	}
	reasons := g.p.Refused(o)
	if !slices.ContainsFunc(reasons, func(r rules.Reason) bool { return r.Rule == clause }) {
		g.t.Errorf("%s: %q is refused by %v, want %s", g.asked(), line, reasons, clause)
	}
	return g
}

// wantAt checks where counters stand: "fr-44", "0405", "au-28", "0505".
func (g *game) wantAt(pairs ...string) *game {
	g.t.Helper()
	for i := 0; i+1 < len(pairs); i += 2 {
		p := g.board().piece[g.counter(pairs[i])]
		if p.place != onMap || p.at.name() != pairs[i+1] {
			g.t.Errorf("%s is in place %s, hex %d, want %s", pairs[i], placeNames[p.place], p.at, pairs[i+1])
		}
	}
	return g
}

// wantPlace checks where a counter is: "map", "track", "aside", "captured",
// "destroyed", "killed", "away", "waiting", "absent"; box 0 is any.
func (g *game) wantPlace(id, where string, box int) *game {
	g.t.Helper()
	p := g.board().piece[g.counter(id)]
	if placeNames[p.place] != where || box != 0 && int(p.box) != box {
		g.t.Errorf("%s is in place %s, box %d, want %s %d", id, placeNames[p.place], p.box, where, box)
	}
	return g
}

// wantMarks checks that a counter has marks; wantNoMarks that it has none of
// them.
func (g *game) wantMarks(id string, names ...string) *game {
	g.t.Helper()
	for _, name := range names {
		if !g.marked(id, name) {
			g.t.Errorf("%s is not %s", id, name)
		}
	}
	return g
}

func (g *game) wantNoMarks(id string, names ...string) *game {
	g.t.Helper()
	for _, name := range names {
		if g.marked(id, name) {
			g.t.Errorf("%s is %s", id, name)
		}
	}
	return g
}

func (g *game) marked(id, name string) bool {
	g.t.Helper()
	i := slices.Index(markNames[:], name)
	if i < 0 {
		g.t.Fatalf("there is no mark %q", name)
	}
	return g.board().is(g.counter(id), 1<<i)
}

// mods are the terms of the Step so far, or of the last result told.
func (g *game) mods() []rules.Mod {
	mods := g.p.Mods()
	for _, e := range g.all {
		if e.Kind == rules.EvResult && e.Mods != nil {
			mods = e.Mods
		}
	}
	return mods
}

// wantHelps checks which unit a leader assists in this game turn, if any.
func (g *game) wantHelps(leader, unit string) *game {
	g.t.Helper()
	b, got := g.board(), ""
	if c := int(b.piece[b.named(refsByName[leader])].helps); c >= 0 {
		got = Book{}.Format(b.ref(c))
	}
	if got != unit {
		g.t.Errorf("%s assists %q, want %q", leader, got, unit)
	}
	return g
}

// wantTotal checks the total of the terms of "attack" or "defence".
func (g *game) wantTotal(sum string, want int) *game {
	g.t.Helper()
	got := 0
	for _, m := range g.mods() {
		if m.Sum == sum {
			got += m.N
		}
	}
	if got != want {
		g.t.Errorf("%s is %d, want %d: %+v", sum, got, want, g.mods())
	}
	return g
}

// wantMod checks that a term of the sums cites a clause and adds n.
func (g *game) wantMod(clause string, n int) *game {
	g.t.Helper()
	if !slices.ContainsFunc(g.mods(), func(m rules.Mod) bool { return m.Rule == clause && m.N == n }) {
		g.t.Errorf("no term %+d by %s among %+v", n, clause, g.mods())
	}
	return g
}

// wantDifferential checks the sum shown beside the combat.
func (g *game) wantDifferential(want int) *game {
	g.t.Helper()
	v := g.p.View(rules.First)
	if v.Combat == nil {
		g.t.Fatalf("%s: there is no combat", g.asked())
	}
	for _, s := range v.Combat.Sums {
		if s.Key == "differential" && s.N != want {
			g.t.Errorf("the differential is %d, want %d", s.N, want)
		}
	}
	return g
}

// wantRow checks the last result told as it was read: "dm-ax", "ar", "ne".
func (g *game) wantRow(name string) *game {
	g.t.Helper()
	got := ""
	for _, e := range g.all {
		if e.Kind == rules.EvResult {
			got, _, _ = strings.Cut(strings.TrimPrefix(e.Text.Key, "ms.row."), ".")
		}
	}
	if got != name {
		g.t.Errorf("the result is %q, want %q", got, name)
	}
	return g
}

// wantTold checks that events of a kind about a counter were told since the
// last answer.
func (g *game) wantTold(kind rules.EventKind, who string) *game {
	g.t.Helper()
	if !slices.ContainsFunc(g.events, func(e rules.Event) bool { return e.Kind == kind && e.Who == refsByName[who] }) {
		g.t.Errorf("no event %s of %s among %+v", kind, who, g.events)
	}
	return g
}

// wantLine checks the class of a counter's line of retreat: "safe", "unsafe",
// "edge", "none".
func (g *game) wantLine(id, want string) *game {
	g.t.Helper()
	if got := classNames[g.board().lineOf(g.counter(id))]; got != want {
		g.t.Errorf("the line of %s is %s, want %s", id, got, want)
	}
	return g
}

// wantZone checks whether a hex is in the ZOC of an army.
func (g *game) wantZone(army, name string, want bool) *game {
	g.t.Helper()
	h, _ := parseHex(name)
	for s := rules.First; s <= rules.Second; s++ {
		if g.board().armyName(s) == army && g.board().inZone(s, h) != want {
			g.t.Errorf("%s in the ZOC of %s: %t", name, army, !want)
		}
	}
	return g
}

// wantPoints checks the victory points of an army.
func (g *game) wantPoints(army string, want int) *game {
	g.t.Helper()
	for s := rules.First; s <= rules.Second; s++ {
		if got := g.board().points(s); g.board().armyName(s) == army && got != want {
			g.t.Errorf("%s has %d points, want %d", army, got, want)
		}
	}
	return g
}

// wantPhase checks turn, phase and active army.
func (g *game) wantPhase(turn int, phase, army string) *game {
	g.t.Helper()
	b := g.board()
	if b.turn != turn || phaseNames[b.phase] != phase || b.armyName(b.active) != army {
		g.t.Errorf("turn %d, phase %s of %s; want %d, %s, %s", b.turn, phaseNames[b.phase], b.armyName(b.active), turn, phase, army)
	}
	return g
}

// wantOver checks that the game has ended so: "decisive" or "marginal".
func (g *game) wantOver(winner, grade string) *game {
	g.t.Helper()
	r := g.p.Result()
	if !r.Over || g.board().armyName(r.Winner) != winner || r.Why.Key != "ms.result."+grade {
		g.t.Errorf("result %+v, want %s %s", r, winner, grade)
	}
	return g
}
