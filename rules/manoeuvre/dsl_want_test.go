package manoeuvre

import (
	"slices"

	"grognard/rules"
)

// find returns a unit of the two armies in play.
func (g *game) find(id string) (rules.Side, int) {
	g.Helper()
	s, u, ok := g.board().unitNamed(refsByName[id])
	if !ok {
		g.Fatalf("%s is not in this game", id)
	}
	return s, u
}

// wantState checks a unit: "full", "reduced" or "lost".
func (g *game) wantState(id, state string) *game {
	g.Helper()
	s, u := g.find(id)
	if got := [...]string{"waiting", "full", "reduced", "lost"}[g.board().force[s].state[u]]; got != state {
		g.Errorf("%s is %s, want %s", id, got, state)
	}
	return g
}

func (g *game) wantFull(ids ...string) *game    { g.Helper(); return g.wantStates("full", ids) }
func (g *game) wantReduced(ids ...string) *game { g.Helper(); return g.wantStates("reduced", ids) }
func (g *game) wantLost(ids ...string) *game    { g.Helper(); return g.wantStates("lost", ids) }

func (g *game) wantStates(state string, ids []string) *game {
	g.Helper()
	for _, id := range ids {
		g.wantState(id, state)
	}
	return g
}

// wantRedoubt checks whether a unit stands in a redoubt.
func (g *game) wantRedoubt(id string, want bool) *game {
	g.Helper()
	s, u := g.find(id)
	if g.board().inRedoubt(s, u) != want {
		g.Errorf("%s in a redoubt: %t", id, !want)
	}
	return g
}

// wantHand checks the hand of an army, wantDiscards its pile from the bottom.
func (g *game) wantHand(army string, ids ...string) *game {
	g.Helper()
	s := g.SideOf(army)
	var want cards
	for _, id := range ids {
		want = want.With(cardIndex(int(g.board().force[s].army), id))
	}
	if got := g.board().force[s].hand; got != want {
		g.Errorf("%s holds %v, want %v", army, g.board().cardNames(s, got), ids)
	}
	return g
}

func (g *game) wantDiscards(army string, ids ...string) *game {
	g.Helper()
	f := &g.board().force[g.SideOf(army)]
	var got []string
	for _, c := range f.pile[:f.piled] {
		got = append(got, decks[f.army].card[c].id)
	}
	if !slices.Equal(got, ids) {
		g.Errorf("%s has discarded %q, want %q", army, got, ids)
	}
	return g
}
