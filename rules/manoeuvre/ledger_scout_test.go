package manoeuvre

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestScoutsAtEveryOwnDecision(t *testing.T) {
	const camp = openGround + `
		south gb: d4 gb-1g, c5 gb-4f, h2 gb-kd reduced
		north fr: d5 fr-ig
		fr hand: fr-8l-1 fr-8l-2
		gb hand: gb-hq-spy-1 `
	answer := func(lines ...string) func(*game) { return func(g *game) { g.Play(lines...) } }
	for _, c := range []struct {
		kind, more string // the request, and what else the position has
		reach      func(*game)
	}{
		{"discard", "gb-1g-1\nphase discard", answer()},
		{"move.base", "gb-1g-1\nphase move", answer()},
		{"move.march", "gb-hq-forced-march-1\nphase move", answer("move gb-1g @d3")},
		{"move.march.square", "gb-hq-forced-march-1\nphase move", answer("move gb-1g @d3", "march +gb-hq-forced-march-1")},
		{"move.supply", "gb-hq-supply-1\nphase move", answer("move gb-1g @d3")},
		{"move.second", "gb-hq-supply-1\nphase move", answer("move gb-1g @d3", "supply +gb-hq-supply-1")},
		{"combat.declare", "gb-1g-1", answer()},
		{"combat.attack", "gb-1g-1", answer("assault gb-1g +gb-1g-1 @fr-ig", "stand", "done")},
		{"combat.skirmish", "gb-1g-1 gb-hq-skirmish-1", answer("assault gb-1g +gb-1g-1 @fr-ig", "stand", "done", "skirmish +gb-hq-skirmish-1")},
		{"combat.choice.attacker", "gb-1g-1", func(g *game) {
			g.Play("assault gb-1g +gb-1g-1 @fr-ig", "stand", "done", "done").Roll(6, 2)
		}},
		{"combat.advance", "gb-1g-1", func(g *game) {
			g.Play("assault gb-1g +gb-1g-1 @fr-ig", "stand", "done", "done").Roll(6, 2).Play("retreat")
		}},
		{"combat.committed", "gb-1g-1 gb-hq-moore gb-hq-committed-attack-1", func(g *game) {
			g.Play("assault gb-1g +gb-1g-1 @fr-ig", "stand", "done", "commander.command +gb-hq-moore", "support gb-4f",
				"play +gb-hq-committed-attack-1", "done").Roll(1, 1, 1, 1).Play("hit")
		}},
		{"restore", "gb-kd-1\nphase restore", answer()},
		{"redoubt", "gb-hq-redoubt-1\nphase redoubt", answer()},
	} {
		t.Run("MAN-4.11 a Scout may be played at "+c.kind, func(t *testing.T) {
			g := draw(t, camp+c.more)
			c.reach(g)
			g.WantAsk(c.kind, "gb").WantOffered("spy +gb-hq-spy-1")
			before := slices.DeleteFunc(g.Options(), func(o string) bool { return o == "spy +gb-hq-spy-1" })
			if c.kind == "discard" { // the card itself could have been thrown away
				before = slices.DeleteFunc(before, func(o string) bool { return o == "discard +gb-hq-spy-1" })
			}
			g.Play("spy +gb-hq-spy-1").WantTold(rules.EvReveal, "fr-8l-1").WantTold(rules.EvReveal, "fr-8l-2")
			g.WantAsk(c.kind, "gb").WantOptions(before...)
		})
	}
	t.Run("MAN-4.11 a Scout may be played in the Draw Phase", func(t *testing.T) {
		g := draw(t, camp+"gb-1g-1 gb-1g-2 gb-1g-3 gb-1g-4\nphase draw").WantAsk("draw.spy", "gb").WantOptions("done", "spy +gb-hq-spy-1")
		g.Play("spy +gb-hq-spy-1").WantTold(rules.EvReveal, "fr-8l-1").Draw("gb-9q-1").WantAsk("move.base", "gb")
	})
}

func TestWhatTheReactingPlayerMayDo(t *testing.T) {
	t.Run("MAN-4.12 the reacting player cancels, withdraws, defends, chooses and retreats, nothing else", func(t *testing.T) {
		asked := map[string]bool{}
		for _, name := range []string{"man-03-sierra", "man-05-danube-marshes", "man-06-niagara"} {
			for seed := range uint64(12) {
				g := opened(t, name, map[string]string{"ambush": []string{"classic", "revised"}[seed%2]})
				g.atRandom(seed, 2500, func() {
					req := g.Request()
					if req != nil && g.board().phase.inPlayerTurn() && req.To == g.board().active.Other() {
						asked[req.Kind] = true
					}
				})
			}
		}
		want := []string{"combat.choice.defender", "combat.defend", "combat.retreat", "combat.withdraw", "guerrillas.march", "guerrillas.restore", "guerrillas.supply"}
		for kind := range asked {
			if !slices.Contains(want, kind) {
				t.Errorf("the reacting player is asked %s", kind)
			}
		}
		if len(asked) != len(want) {
			t.Errorf("the reacting player was asked only %v", asked)
		}
	})
}
