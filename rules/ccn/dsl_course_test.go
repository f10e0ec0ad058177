package ccn

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/script"
)

// opened starts a battle of the game and deals its hands.
func opened(t *testing.T, name string) *game {
	t.Helper()
	return begin(t, load(t, scenarioFiles(t)["ccn-"+name+".toml"])).On("card", script.Anybody)
}

// piece is a piece as everybody sees it; ok is false if it is not on the board.
func (g *game) piece(id string) (p rules.Piece, ok bool) {
	for _, p := range g.View(rules.Chance).Pieces {
		if p.Ref == refsByName[id] {
			return p, true
		}
	}
	return p, false
}

// wantState checks whether a piece on the board carries a mark: "ordered",
// "moved", "square".
func (g *game) wantState(id string, mark rules.State, want bool) *game {
	g.Helper()
	if p, ok := g.piece(id); !ok || slices.Contains(p.State, mark) != want {
		g.Errorf("%s has the marks %q, want %s: %t", id, p.State, mark, want)
	}
	return g
}

// mayOrder lists whom the card in play lets the active side order now.
func (g *game) mayOrder() (all []string) {
	for _, o := range g.Options() {
		if who, ok := strings.CutPrefix(o, "order "); ok {
			all = append(all, who)
		}
	}
	return all
}

// wantMayOrder checks exactly which units and lone leaders may be ordered now.
func (g *game) wantMayOrder(want string) *game {
	g.Helper()
	return g.WantNames("may be ordered:", g.mayOrder(), strings.Fields(want)...)
}

// orderAll orders whoever may be ordered, in the order of the menu, and returns
// how many that were.
func (g *game) orderAll() (n int) {
	g.Helper()
	for who := g.mayOrder(); len(who) > 0 && n < maxUnits; who = g.mayOrder() {
		g.Play("order " + who[0])
		n++
	}
	return n
}

// lastEvent is the last event of a kind since the position was drawn.
func (g *game) lastEvent(kind rules.EventKind) (e rules.Event) {
	g.Helper()
	for _, x := range g.AllEvents {
		if x.Kind == kind {
			e = x
		}
	}
	if e.Kind == "" {
		g.Errorf("no event %s", kind)
	}
	return e
}

// wantWay checks the hexes of the last move, its first and last one included.
func (g *game) wantWay(want string) *game {
	g.Helper()
	var got []string
	e := g.lastEvent(rules.EvMove)
	for _, r := range e.Path {
		got = append(got, Book{}.Format(r))
	}
	if strings.Join(got, " ") != want || e.N != len(got)-1 {
		g.Errorf("moved %d hexes along %q, want %q", e.N, got, want)
	}
	return g
}

// drawers tells who drew the cards since the position was drawn: "aff" is one
// card for the Allied side, then two for the French.
func (g *game) drawers() string {
	s := ""
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvDraw {
			s += sideNames[e.Side][:1]
		}
	}
	return s
}

// wantDrawers checks who drew, in which order.
func (g *game) wantDrawers(want string) *game {
	g.Helper()
	if got := g.drawers(); got != want {
		g.Errorf("cards are drawn by %q, want %q", got, want)
	}
	return g
}

// wantDeck checks how many cards are left to draw.
func (g *game) wantDeck(want int) *game {
	g.Helper()
	if got := g.board().cardsIn(inDeck); got != want {
		g.Errorf("the deck has %d cards, want %d", got, want)
	}
	return g
}

// allBut lists the cards of the deck apart from some, as a line of a picture
// wants them.
func allBut(ids ...string) string {
	var all []string
	for _, id := range deckNames {
		if !slices.Contains(ids, id) {
			all = append(all, id)
		}
	}
	return strings.Join(all, " ")
}

// phasesTold lists the phases that were opened since the position was drawn.
func (g *game) phasesTold() string {
	var all []string
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvPhase {
			all = append(all, phase(e.N).printed())
		}
	}
	return strings.Join(all, " ")
}

// wantPhases checks the phases that were opened, in their order.
func (g *game) wantPhases(want string) *game {
	g.Helper()
	if got := g.phasesTold(); got != want {
		g.Errorf("the phases %q were opened, want %q", got, want)
	}
	return g
}
