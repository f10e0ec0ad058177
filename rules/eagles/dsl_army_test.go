package eagles

import (
	"errors"
	"strings"
	"testing"

	"grognard/rules"
)

// buyArmy reads an army file, a line for each battalion as in the file but
// with ";" for new lines, and gives its price or the fault that was found.
func buyArmy(nation string, battalions ...string) (points int, fault string) {
	s := "format = 1\n[[army]]\nnation = \"" + nation + "\"\n"
	for _, x := range battalions {
		grade, rest, _ := strings.Cut(x, " ")
		rankers, more, _ := strings.Cut(rest, "; ")
		s += "[[army.battalion]]\ngrade = \"" + grade + "\"\nrankers = " + rankers + "\n" + strings.ReplaceAll(more, "; ", "\n") + "\n"
	}
	n, err := CheckArmy([]byte(s))
	var f *rules.FileError
	if errors.As(err, &f) {
		return n, strings.TrimPrefix(f.Key, "me.fault.")
	}
	return n, ""
}

// wantArmy checks the price of an army, or the fault found in it.
func wantArmy(t *testing.T, points int, fault, nation string, battalions ...string) {
	t.Helper()
	got, why := buyArmy(nation, battalions...)
	if why != fault || fault == "" && got != points {
		t.Errorf("%s %q: %d points and fault %q, want %d and %q", nation, battalions, got, why, points, fault)
	}
}

// buildGame begins a game in which the armies are bought, the first of a
// nation: "gb".
func buildGame(t *testing.T, nation string) *game {
	t.Helper()
	b := load(t, scenarioFiles(t)["free-battle.toml"], map[string]string{"armies": "build"})
	return begin(t, b).WantAsk("build.nation", "a").Play("nation +" + nation)
}

// wantSpent checks what the army of a side costs so far, as both players see.
func (g *game) wantSpent(s rules.Side, points int) *game {
	g.Helper()
	for _, x := range g.View(rules.Second).Sides[s].Gauges {
		if x.Key == "spent" && x.N != points {
			g.Errorf("the army costs %d, want %d", x.N, points)
		}
	}
	return g
}

// stands are the stands of a body, or the piece of a group or Commander, as
// the second player sees them.
func (g *game) stands(id string) (all []rules.Piece) {
	g.Helper()
	r, err := Book{}.Parse(id)
	if err != nil {
		g.Fatal(err)
	}
	for _, p := range g.View(rules.Second).Pieces {
		if p.Ref == r {
			all = append(all, p)
		}
	}
	return all
}

// wantRolled checks the kinds of rolls that were made, in their order.
func (g *game) wantRolled(kinds ...string) *game {
	g.Helper()
	var got []string
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvDice {
			got = append(got, strings.TrimPrefix(e.Text.Key, "dice.me."))
		}
	}
	if strings.Join(got, " ") != strings.Join(kinds, " ") {
		g.Errorf("rolled %q, want %q", got, kinds)
	}
	return g
}
