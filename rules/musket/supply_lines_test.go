package musket

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

// TestLinesThatAreKeptHoldAsThoseTracedAnew plays random games and asks at every
// answer, of the HQ and trains of both sides, whether the line that is kept says the
// same as one traced anew.
func TestLinesThatAreKeptHoldAsThoseTracedAnew(t *testing.T) {
	held, broken := 0, 0
	look := func(b *Board) {
		for s := rules.First; s <= rules.Second; s++ {
			for i, c := range [2]int{b.army[s].train, b.army[s].hq} {
				if !b.inPlay(c) {
					continue
				}
				x, kept := b.trace(c, b.piece[c].at), b.lifelines[s][i]
				fresh := x.class() == safe
				if b.hasSafe(c) != fresh {
					t.Fatalf("%s has a safe line: %t", register[b.print[c].id], fresh)
				}
				if b.is(c, ineffective) {
					continue
				}
				holds := kept.holds(&x) && !x.ends.Has(x.from)
				switch {
				case holds && !fresh:
					t.Fatalf("%s has no safe line, and the one that is kept is said to hold", register[b.print[c].id])
				case holds:
					held++
					wantCut(t, &kept, x)
				case fresh && !kept.hexes.Empty() && !x.ends.Has(x.from):
					broken++
				}
				if b.stillSafe(c, &kept) != fresh {
					t.Fatalf("%s still has a safe line: %t", register[b.print[c].id], fresh)
				}
			}
		}
	}
	for _, name := range []string{"marengo-1800.toml", "maida-1806.toml", "quatre-bras-1815.toml"} {
		for seed := range uint64(4) {
			b, r := load(t, scenarioFiles(t)[name], nil), rand.New(rand.NewPCG(seed, 9))
			n := 0
			err := rules.Rollout(Book{}, b, 400, func(q *rules.Request) rules.Answer {
				if n++; n%3 == 0 {
					look(b)
				}
				return playout.Answer(q, r)
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if t.Logf("%d lines held, %d had to be traced anew", held, broken); held < 1000 || broken < 20 {
		t.Error("too little was seen")
	}
}

// wantCut checks that a line that holds is cut by whatever stands in its way.
func wantCut(t *testing.T, l *lifeline, x tracing) {
	t.Helper()
	ends := x
	ends.ends.Drop(l.end)
	moved := x
	moved.from++
	cut := []*tracing{&ends, &moved}
	for h := l.hexes.Next(0); h != noHex; h = l.hexes.Next(h + 1) {
		held, zone := x, x
		held.block.Add(h)
		zone.open.Add(h)
		cut = append(cut, &held, &zone)
	}
	for i, y := range cut {
		if l.holds(y) {
			t.Fatalf("change %d does not cut the line from %s to %s", i, l.from.name(), l.end.name())
		}
	}
}
