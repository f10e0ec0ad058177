package squares

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// Play gives answers of whichever player is asked: "attack red-1 @C4". Where the
// game has named the only general by itself, naming him is no answer.
func (g *game) Play(lines ...string) *game {
	g.Helper()
	for _, line := range lines {
		if !g.settled(line) {
			g.Game.Play(line)
		}
	}
	return g
}

// settled reports whether the game has named a general by itself, since he was
// the only one left.
func (g *game) settled(line string) bool {
	who, naming := strings.CutPrefix(line, "name ")
	return naming && !g.offers(line) && slices.ContainsFunc(g.Events, func(e rules.Event) bool {
		return e.Text.Key == "ns.log.name" && e.Text.B == refsByName[who]
	})
}

// wantNamed checks that the game has named a general by itself.
func (g *game) wantNamed(who string) *game {
	g.Helper()
	if !g.settled("name " + who) {
		g.Errorf("%s; %s has not been named: %+v", g.Asked(), who, g.Events)
	}
	return g
}

// through takes the quiet option of every player until one is asked kind, dice
// are rolled or the game is over.
func (g *game) through(kind string) *game {
	g.Helper()
	for req := g.Request(); req != nil && req.To != rules.Chance && req.Kind != kind; req = g.Request() {
		if req.Quiet < 0 {
			g.Fatalf("%s has no quiet option", req.Kind)
		}
		g.Answer(rules.Answer{By: req.To, Option: req.Options[req.Quiet]}, "quiet")
	}
	return g
}

// find returns the state of a unit.
func (g *game) find(id string) *unit {
	g.Helper()
	u, ok := g.board().unitNamed(refsByName[id])
	if !ok {
		g.Fatalf("%s is not in this game", id)
	}
	return &g.board().unit[u]
}

// wantHits checks the hits that a unit carries.
func (g *game) wantHits(id string, hits int) *game {
	g.Helper()
	if got := int(g.find(id).hits); got != hits {
		g.Errorf("%s has %d hits, want %d", id, got, hits)
	}
	return g
}

// wantSpent checks the AP that a unit has spent.
func (g *game) wantSpent(id string, ap int) *game {
	g.Helper()
	if got := int(g.find(id).spent); got != ap {
		g.Errorf("%s has spent %d AP, want %d", id, got, ap)
	}
	return g
}

// wantLost checks that units are eliminated.
func (g *game) wantLost(ids ...string) *game {
	g.Helper()
	for _, id := range ids {
		if g.find(id).state != gone {
			g.Errorf("%s is not eliminated", id)
		}
	}
	return g
}

// wantMarks checks marks of a unit, as in position files; "!rear" is none.
func (g *game) wantMarks(id string, marks ...string) *game {
	g.Helper()
	got := markNames(g.find(id).marks())
	for _, m := range marks {
		name, not := strings.CutPrefix(m, "!")
		if slices.Contains(got, name) == not {
			g.Errorf("%s has the marks %q, want %q", id, got, m)
		}
	}
	return g
}

// wantFacing checks where a Linear unit looks: "N".
func (g *game) wantFacing(id, facing string) *game {
	g.Helper()
	if got := facingNames[g.find(id).facing.number()-1]; got != facing {
		g.Errorf("%s faces %s, want %s", id, got, facing)
	}
	return g
}

// mods lists the terms of the sums so far in this Step, and of results told.
func (g *game) mods() []rules.Mod {
	all := slices.Clone(g.Mods())
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvResult {
			all = append(all, e.Mods...)
		}
	}
	return all
}

// wantMod checks that a unit has a term of n by a clause; n 0: none.
func (g *game) wantMod(id, clause string, n int) *game {
	g.Helper()
	got := 0
	for _, m := range g.mods() {
		if m.Rule == clause && (m.Why.A == refsByName[id] || id == "") {
			got = m.N
		}
	}
	if got != n {
		g.Errorf("%s has %+d by %s, want %+d: %+v", id, got, clause, n, g.mods())
	}
	return g
}

// wantDice checks the dice of the roll that is waited for: how many, and the
// least face that hits, saves or passes; 7: none.
func (g *game) wantDice(kind string, dice, need int) *game {
	g.Helper()
	req := g.Request()
	if req == nil || req.To != rules.Chance || req.Kind != kind || req.Dice.N() != dice {
		g.Errorf("%s with %+v, want %d dice for %s", g.Asked(), req, dice, kind)
		return g
	}
	got := 1 + slices.Index(req.Dice.Like, 1)
	if got == 0 {
		got = d6 + 1
	}
	if need > 0 && got != need {
		g.Errorf("%s succeeds on %d, want %d", kind, got, need)
	}
	return g
}

func TestExampleOfADrawnPosition(t *testing.T) {
	g := draw(t, `
	. . . . .
	. . . . .
	. . . . .
	. . . . .
	. . . . .

	C3 red-1 linear N veteran
	C3 red-2 linear N rear
	C4 blue-1 massed
	phase combat
	`)
	g.WantAsk("attack", "red").WantOffered("attack red-1 @C4", "done").
		Play("attack red-1 @C4").WantAsk("attack.units", "red").Play("leave red-2", "roll").
		wantDice("ns.combat", 2, 2).wantMod("red-1", "NS-C4.3.37", 1).wantMod("red-1", "NS-C4.3.38", 1).wantMod("red-1", "NS-C4.3.44", 0).
		Roll(2, 3).wantDice("ns.combat", 2, 3).Roll(1, 1).
		wantHits("blue-1", 2).wantHits("red-1", 0).wantDice("ns.morale", 2, 4).Roll(4, 3).
		WantRow("combat.cleared").WantAsk("retreat", "blue").WantOptions("retreat blue-1 @C5", "retreat blue-1 @B5", "retreat blue-1 @D5").
		Play("retreat blue-1 @C5").through("pursuit").WantOptions("advance red-1 @C4", "done")
}
