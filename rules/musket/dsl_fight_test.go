package musket

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// meet draws the French fr-44 in 0405 before the Austrian au-28 in 0505, both
// infantry of the values given, in a Combat Phase of France in the open. Lines
// of the picture come on top.
func meet(t *testing.T, mine, theirs, more string) *game {
	t.Helper()
	return draw(t, "phase combat\nfrance 0405 fr-44 inf "+mine+"\naustria 0505 au-28 inf "+theirs+"\n"+more)
}

// defile is a Combat Phase in a way one hex wide, row 02 from 0102, the French
// LOC hex, to 1202, the Austrian one. Neither army has an HQ or trains. A pocket
// opens on it: who stands in 0601 has 0502, 0602 and 0702 in his ZOC.
const defile = `
	map
	xxxxx.xxxxxx
	............
	xxxxxxxxxxxx
	end
	phase combat
	france hq none
	france trains none
	france loc 0102
	austria hq none
	austria trains none
	austria loc 1202
`

// tunnel is the defile without its pocket.
var tunnel = strings.Replace(defile, "xxxxx.", "xxxxxx", 1)

// pass is the defile, with the pocket if somebody of a picture stands in it.
func pass(picture string) string {
	if strings.Contains(picture, " 0601 ") {
		return defile + picture
	}
	return tunnel + picture
}

// cutOff takes HQ and trains from Austria and its LOC hex with them: its units
// have edge lines only.
const cutOff = "austria hq none\naustria trains none\naustria loc 1205\nfrance 1205 fr-28 inf 4-4-4\n"

// mute are the answers of who declines all that he is asked in a combat before
// the die is thrown.
var mute = map[string]string{"combat.attack": "done", "combat.defend": "done", "combat.tactic": "none", "combat.reaction": "none"}

// engage plays some answers and then lets both sides decline everything, up to
// the next roll or to a question of another kind.
func (g *game) engage(lines ...string) *game {
	g.Helper()
	g.Play(lines...)
	for req := g.Request(); req != nil && req.To != rules.Chance && mute[req.Kind] != ""; req = g.Request() {
		g.Play(mute[req.Kind])
	}
	return g
}

// recoil carries retreats out in the likeliest way.
func (g *game) recoil() *game {
	g.Helper()
	for req := g.Request(); req != nil && slices.Contains([]string{"retreat", "retreat.order", "leader.place"}, req.Kind); req = g.Request() {
		g.Play(g.Options()[0])
	}
	return g
}

// wantKinds checks what was asked and rolled one after another: answers of
// players as text, faces of dice by number.
func (g *game) wantKinds(steps ...any) *game {
	g.Helper()
	for i := 0; i+1 < len(steps); i += 2 {
		if req := g.Request(); req == nil || req.Kind != steps[i] {
			g.Fatalf("%s, want %s", g.Asked(), steps[i])
		}
		switch a := steps[i+1].(type) {
		case string:
			g.Play(a)
		case int:
			g.Roll(a)
		}
	}
	return g
}

// wantThreatened checks by whom a unit is threatened.
func (g *game) wantThreatened(id string, by ...string) *game {
	g.Helper()
	var want set
	for _, o := range by {
		want = want.With(g.counter(o))
	}
	if got := g.board().threat[g.counter(id)]; got != want {
		g.Errorf("%s is threatened by %v, want %v", id, got, want)
	}
	return g
}

// wantUntouched checks that counters stand where they stood, without marks.
func (g *game) wantUntouched(pairs ...string) *game {
	g.Helper()
	g.WantAt(pairs...)
	for i := 0; i+1 < len(pairs); i += 2 {
		g.wantNoMarks(pairs[i], "shaken", "reduced", "ineffective")
	}
	return g
}

// wantStrength checks the strength of a role, "attack" or "defence", as it counts
// and as its terms add up.
func (g *game) wantStrength(sum rules.SumKey, want int) *game {
	g.Helper()
	v := g.View(rules.First)
	if v.Combat == nil {
		g.Fatalf("%s: there is no combat", g.Asked())
	}
	for _, s := range v.Combat.Sums {
		if s.Key == sum && s.N != want {
			g.Errorf("%s counts %d, want %d", sum, s.N, want)
		}
	}
	return g.WantTotal(sum, want)
}
