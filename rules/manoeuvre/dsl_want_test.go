package manoeuvre

import (
	"slices"
	"strings"

	"grognard/rules"
)

// wantAsk checks who is asked what; army "" is Chance.
func (g *game) wantAsk(kind, army string) *game {
	g.t.Helper()
	req := g.p.Request()
	if req == nil || req.Kind != kind || (req.To == rules.Chance) != (army == "") || army != "" && g.armyOf(req.To) != army {
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

// find returns a unit of the two armies in play.
func (g *game) find(id string) (rules.Side, int) {
	g.t.Helper()
	s, u, ok := g.board().unitNamed(refsByName[id])
	if !ok {
		g.t.Fatalf("%s is not in this game", id)
	}
	return s, u
}

// wantAt checks where a unit stands.
func (g *game) wantAt(id, where string) *game {
	g.t.Helper()
	s, u := g.find(id)
	if q := g.board().force[s].at[u]; q == offBoard || q.name() != where {
		g.t.Errorf("%s stands on square %d, want %s", id, q, where)
	}
	return g
}

// wantState checks a unit: "full", "reduced" or "lost".
func (g *game) wantState(id, state string) *game {
	g.t.Helper()
	s, u := g.find(id)
	if got := [...]string{"waiting", "full", "reduced", "lost"}[g.board().force[s].state[u]]; got != state {
		g.t.Errorf("%s is %s, want %s", id, got, state)
	}
	return g
}

func (g *game) wantFull(ids ...string) *game    { g.t.Helper(); return g.wantStates("full", ids) }
func (g *game) wantReduced(ids ...string) *game { g.t.Helper(); return g.wantStates("reduced", ids) }
func (g *game) wantLost(ids ...string) *game    { g.t.Helper(); return g.wantStates("lost", ids) }

func (g *game) wantStates(state string, ids []string) *game {
	g.t.Helper()
	for _, id := range ids {
		g.wantState(id, state)
	}
	return g
}

// wantRedoubt checks whether a unit stands in a redoubt.
func (g *game) wantRedoubt(id string, want bool) *game {
	g.t.Helper()
	s, u := g.find(id)
	if g.board().inRedoubt(s, u) != want {
		g.t.Errorf("%s in a redoubt: %t", id, !want)
	}
	return g
}

// wantTotal checks the total of the terms of "attack" or "defence" so far in
// this Step, or in the last result told.
func (g *game) wantTotal(sum string, want int) *game {
	g.t.Helper()
	mods := g.p.Mods()
	for _, e := range g.all {
		if e.Kind == rules.EvResult && e.Mods != nil {
			mods = e.Mods
		}
	}
	got := 0
	for _, m := range mods {
		if m.Sum == sum {
			got += m.N
		}
	}
	if got != want {
		g.t.Errorf("%s is %d, want %d: %+v", sum, got, want, mods)
	}
	return g
}

// wantRow checks the last result told: "double", "hit", "withdrawn", ...
func (g *game) wantRow(name string) *game {
	g.t.Helper()
	got := ""
	for _, e := range g.all {
		if e.Kind == rules.EvResult {
			got = strings.TrimPrefix(e.Text.Key, "man.row.")
		}
	}
	if got != name {
		g.t.Errorf("the result is %q, want %q", got, name)
	}
	return g
}

// wantHand checks the hand of an army, wantDiscards its pile from the bottom.
func (g *game) wantHand(army string, ids ...string) *game {
	g.t.Helper()
	s := g.sideOf(army)
	var want cards
	for _, id := range ids {
		want = want.with(cardIndex(int(g.board().force[s].army), id))
	}
	if got := g.board().force[s].hand; got != want {
		g.t.Errorf("%s holds %v, want %v", army, (&writer{b: g.board()}).cards(s, got), ids)
	}
	return g
}

func (g *game) wantDiscards(army string, ids ...string) *game {
	g.t.Helper()
	f := &g.board().force[g.sideOf(army)]
	var got []string
	for _, c := range f.pile[:f.piled] {
		got = append(got, decks[f.army].card[c].id)
	}
	if !slices.Equal(got, ids) {
		g.t.Errorf("%s has discarded %q, want %q", army, got, ids)
	}
	return g
}

// wantTold checks that events of a kind about a thing were told since the
// last answer.
func (g *game) wantTold(kind rules.EventKind, who string) *game {
	g.t.Helper()
	if !slices.ContainsFunc(g.events, func(e rules.Event) bool { return e.Kind == kind && e.Who == refsByName[who] }) {
		g.t.Errorf("no event %s of %s among %+v", kind, who, g.events)
	}
	return g
}

// wantOver checks that the game has ended so.
func (g *game) wantOver(winner, ending string) *game {
	g.t.Helper()
	r := g.p.Result()
	if !r.Over || g.armyOf(r.Winner) != winner || r.Why.Key != "man.result."+ending {
		g.t.Errorf("result %+v, want %s by %s", r, winner, ending)
	}
	return g
}
