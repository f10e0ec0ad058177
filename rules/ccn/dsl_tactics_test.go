package ccn

import (
	"slices"
	"testing"

	"grognard/rules"
)

// fillers are four cards that make a hand of five with the one to be played.
const fillers = " c-probe-center-3 c-probe-center-4 c-probe-center-5 c-probe-center-6"

// cardTurn draws a position at the start of a French turn, with a hand of five
// cards, and plays one of them.
func cardTurn(t *testing.T, card, picture string) *game {
	t.Helper()
	g := draw(t, picture+"\nfrench hand: "+card+fillers+"\nphase command")
	return g.Play("play +" + card)
}

// tacticOrders draws a position in the orders phase of a French turn with a card
// in play, and gives orders.
func tacticOrders(t *testing.T, card, picture string, lines ...string) *game {
	t.Helper()
	return draw(t, picture+"\nphase orders, card "+card).Play(lines...)
}

// wantTurnOver checks that nobody was ordered: the turn goes to its draw
// (CCN-8.6).
func (g *game) wantTurnOver() *game {
	g.Helper()
	marked := slices.ContainsFunc(g.AllEvents, func(e rules.Event) bool { return e.Kind == rules.EvMark })
	if req := g.Request(); req == nil || req.Kind != "draw" || marked {
		g.Errorf("%s after an order: %t; want the draw at the end of the turn", g.Asked(), marked)
	}
	return g.wantOrdered()
}

// wantActs checks what the card in play acts as; "none" is nothing.
func (g *game) wantActs(id string) *game {
	g.Helper()
	got := "none"
	if k := g.board().play.acts; k != noCard {
		got = cardKinds[k].id
	}
	if got != id {
		g.Errorf("the card acts as %s, want %s", got, id)
	}
	return g
}

// wantAnyOne checks that a card falls back on one unit by the general rules: any
// of the units may be ordered, but only one, and no leader.
func (g *game) wantAnyOne(unit string, others ...string) *game {
	g.Helper()
	g.WantAsk("order", "french")
	for _, u := range append(others, unit) {
		g.WantOffered("order " + u)
	}
	g.Play("order " + unit)
	for _, u := range others {
		g.WantRefused("order "+u, "CCN-9.1")
	}
	return g.wantOrdered(unit)
}
