package eagles

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestWhatTheWinnerDecidesIsForetold(t *testing.T) {
	const fight = `
		a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger
		b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1
		table small`
	told := func(g *game, line string) (all []string) {
		g.WantAsk("pursue", "a")
		next, _, err := g.Position.Play(rules.Answer{By: rules.First, Option: g.Option(line)})
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range (Book{}).Foretell(g.Board(), g.Request(), g.Option(line), next.Board()) {
			all = append(all, fmt.Sprintf("%s %s %d/%d", n.Rule, strings.TrimPrefix(n.Text.Key, "me.foretell."), n.Text.N, n.Text.M))
		}
		return all
	}
	for name, c := range map[string]struct {
		swaps      []string
		hold, hunt string
	}{
		// b1 is Line, beaten: it fails at 1 to 4 of 6; in the next round 6 + 3 against 4.
		"ME-23.17 a pursuit means another round, if the loser stands": {nil,
			"ME-23.18 apart 0/0, ME-23.16 breaks 66/7",
			"ME-23.20 flees 66/7, ME-23.21 round 9/5, ME-23.13 won 91/7, ME-23.13 lost 2/8"},
		"ME-27.1 a Veteran fails at 1 to 3": {[]string{"b1 line 24", "b1 veteran 24"},
			"ME-23.18 apart 0/0, ME-23.16 breaks 50/0", "ME-23.20 flees 50/0, ME-23.21 round 9/5, ME-23.13 won 91/7, ME-23.13 lost 2/8"},
		"ME-8.10 a Standard lets it test again": {[]string{"b1 line 24", "b1 line 24 figures 0,0,1,0"},
			"ME-23.18 apart 0/0, ME-23.16 breaks 44/4", ""},
		"ME-9.10 with the Commander it cannot fail": {[]string{"b1 line 24", "b fr: cmd with b1\nb1 line 24"},
			"ME-23.18 apart 0/0, ME-23.16 breaks 0/0", ""},
		"ME-23.21 a column has the larger bonus": {[]string{"a1 line 24 line at 24,20", "a1 line 24 column at 24,18.4"},
			"", "ME-23.20 flees 66/7, ME-23.21 round 12/5, ME-23.13 won 100/0, ME-23.13 lost 0/0"},
	} {
		t.Run(name, func(t *testing.T) {
			g := draw(t, strings.NewReplacer(c.swaps...).Replace(fight)).Play("fight a1").Roll(6, 1)
			for g.Request().To == rules.Chance { // who fell
				g.Roll(slices.Repeat([]int{6}, g.Request().Dice.N())...)
			}
			if got := strings.Join(told(g, "hold a1"), ", "); c.hold != "" && got != c.hold {
				t.Errorf("to stay means %q, want %q", got, c.hold)
			}
			if got := strings.Join(told(g, "pursue a1 @b1"), ", "); c.hunt != "" && got != c.hunt {
				t.Errorf("to pursue means %q, want %q", got, c.hunt)
			}
		})
	}
	g := draw(t, apart)
	if all := (Book{}).Foretell(g.Board(), g.Request(), g.Option("pass a1"), g.Board()); all != nil {
		t.Errorf("of an order %+v is told", all)
	}
}
