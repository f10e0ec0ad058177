package manoeuvre

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// scene draws a position on open ground but for the squares named with their
// ground: "d4 hill, d5 woods". The rest is as in draw.
func scene(t *testing.T, grounds, rest string) *game {
	t.Helper()
	rows := make([]string, 8)
	for i := range rows {
		rows[i] = strings.Repeat(".", 8)
	}
	for _, one := range strings.Split(grounds, ",") {
		w := strings.Fields(one)
		if len(w) == 0 {
			continue
		}
		q, ok := parseSquare(w[0])
		i := slices.IndexFunc(terrain[:], func(e effects) bool { return string(e.name) == w[1] })
		if !ok || i < 0 {
			t.Fatalf("what is %q?", one)
		}
		row := []byte(rows[7-q.rank()])
		row[q.file()] = terrain[i].letter
		rows[7-q.rank()] = string(row)
	}
	for i := range rows {
		rows[i] = strings.Join(strings.Split(rows[i], ""), " ")
	}
	return draw(t, strings.Join(rows, "\n")+"\n"+rest)
}

// guards draws the Imperial Guard (8, reduced 5) on d4 before the Orlov
// Regiment (6, reduced 5) on d5, with two hands.
func guards(t *testing.T, grounds, french, russian string) *game {
	t.Helper()
	return scene(t, grounds, "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: "+french+"\nru hand: "+russian)
}

// sum throws the dice that are asked for so that they add up to a total.
func (g *game) sum(total int) *game {
	g.Helper()
	req := g.Request()
	if req == nil || req.To != rules.Chance || req.Dice.Bag != nil {
		g.Fatalf("no dice are rolled, but %s", g.Asked())
	}
	faces := slices.Repeat([]int{1}, req.Dice.N())
	left := total - len(faces)
	for i := range faces {
		more := min(max(left, 0), req.Dice.Sides(i)-1)
		faces[i] += more
		left -= more
	}
	if left != 0 {
		g.Fatalf("%d dice cannot show %d", len(faces), total)
	}
	return g.Roll(faces...)
}

// wantSums checks attack and defence total.
func (g *game) wantSums(attack, defence int) *game {
	g.Helper()
	return g.WantTotal("attack", attack).WantTotal("defence", defence)
}

// wantNever checks that no event of these kinds has been told since the
// position was drawn.
func (g *game) wantNever(kinds ...rules.EventKind) *game {
	g.Helper()
	for _, e := range g.AllEvents {
		if slices.Contains(kinds, e.Kind) {
			g.Errorf("told: %s of %s", e.Kind, Book{}.Format(e.Who))
		}
	}
	return g
}

// wantStory checks what units have gone through since the position was drawn,
// in order: "hit ru-or", "retreat ru-or", "advance fr-gc", "remove ru-or", "end".
func (g *game) wantStory(want ...string) *game {
	g.Helper()
	var got []string
	for _, e := range g.AllEvents {
		switch e.Kind {
		case rules.EvHit, rules.EvRemove, rules.EvRetreat, rules.EvAdvance, rules.EvEnd, rules.EvMove, rules.EvRestore:
			got = append(got, strings.TrimSpace(string(e.Kind)+" "+Book{}.Format(e.Who)))
		}
	}
	if !slices.Equal(got, want) {
		g.Errorf("the story is %q, want %q", got, want)
	}
	return g
}

// wantFight checks who fights whom, as both sides see it.
func (g *game) wantFight(from, to string) *game {
	g.Helper()
	for _, s := range []rules.Side{rules.First, rules.Second} {
		c := g.View(s).Combat
		if c == nil {
			g.Fatalf("%s: side %d sees no combat", g.Asked(), s)
		}
		var got []string
		for _, r := range c.From {
			got = append(got, Book{}.Format(r))
		}
		g.wantNames("attacking are", got, from)
		if (Book{}).Format(c.To) != to {
			g.Errorf("%s is attacked, want %s", Book{}.Format(c.To), to)
		}
	}
	return g
}
