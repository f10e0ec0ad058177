package squares

import (
	"slices"
	"testing"

	"grognard/rules"
)

// nextTurn plays quietly to the end of the turn, gives every token of the next
// one 3 AP and lets the general who win its first contest.
func (g *game) nextTurn(who string) *game {
	g.Helper()
	g.onward("ns.ap")
	faces := make([]int, g.Request().Dice.N())
	for i := range faces {
		faces[i] = d6
	}
	return g.Roll(faces...).onward("contest.name").wins(who)
}

// onward answers the players' questions, quietly or by their first option,
// until kind is asked or rolled.
func (g *game) onward(kind string) *game {
	g.Helper()
	for req := g.Request(); req != nil && req.Kind != kind; req = g.Request() {
		if kind == "contest.name" && req.Kind == "ns.contest" {
			return g // the only generals have been named
		}
		if req.To == rules.Chance {
			g.Fatalf("%s on the way to %s", req.Kind, kind)
		}
		g.Answer(rules.Answer{By: req.To, Option: req.Options[max(0, req.Quiet)]}, "onward")
	}
	return g
}

// wins names the general who, and the first one of the other side, and lets him
// win the contest.
func (g *game) wins(who string) *game {
	g.Helper()
	for req := g.Request(); req != nil && req.Kind == "contest.name"; req = g.Request() {
		name := "name " + who
		if !slices.Contains(g.Options(), name) {
			name = g.Options()[0]
		}
		g.Play(name)
	}
	if who[:3] == "red" {
		return g.Roll(6, 1)
	}
	return g.Roll(1, 6)
}

// clash draws a combat on an open field and declares an attack.
func clash(t *testing.T, picture string, lines ...string) *game {
	t.Helper()
	return draw(t, field+picture+"\nphase combat").Play(lines...)
}

// noted checks that an event of a clause was told since the position was
// drawn.
func (g *game) noted(rule string) *game {
	g.Helper()
	if !slices.ContainsFunc(g.AllEvents, func(e rules.Event) bool { return e.Rule == rule }) {
		g.Errorf("nothing was told by %s", rule)
	}
	return g
}

// offers reports whether an option is offered.
func (g *game) offers(o string) bool { return slices.Contains(g.Options(), o) }
