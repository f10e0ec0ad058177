//go:build gpu

package e2e

import (
	"path/filepath"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// TestHitsAreDraggedOntoTheUnitsThatTakeThem goes on with a game that waits for
// hits to be shared out, and shares them with the mouse held down.
func TestHitsAreDraggedOntoTheUnitsThatTakeThem(t *testing.T) {
	t.Parallel()
	s := settings{display: screen(t), folder: t.TempDir(), lang: "en", size: "1280x720", seed: 12}
	m := struck(t)
	if err := archive.Write(filepath.Join(s.folder, "saves", "hits.grog"), m.Save()); err != nil {
		t.Fatal(err)
	}
	w := open(t, s)
	w.click("button.continue")
	g := join(w)
	for q := g.save.m.Request(); q != nil && q.Losses > 0; q = g.save.m.Request() {
		g.sit()
		before, losses := g.save.m.Len(), q.Losses
		o := q.Options[len(q.Options)-1]
		g.picture("losses")
		g.drag("loss.token.1", "piece."+g.save.name(o.Who))
		g.picture("losses-" + o.Do)
		if !g.saved(before, slow/8) { // the last one leads to dice
			g.tap("button.commit")
		}
		if !g.saved(before, slow) {
			t.Fatalf("a hit of %d cannot be dragged onto %s", losses, g.save.name(o.Who))
		}
		if a := g.save.m.Gave(before + 1); a.Option != o {
			t.Errorf("%s was saved, not %s", rules.FormatOption(g.save.m.Book(), a.Option), rules.FormatOption(g.save.m.Book(), o))
		}
	}
	g.save.verify()
}

// struck plays battles of Napoleon Squares until a hit is to be shared out.
func struck(t *testing.T) *match.Match {
	t.Helper()
	book, _ := scenarios.Book("squares")
	_, data, err := scenarios.Open("squares", "ns-01-maida")
	if err != nil {
		t.Fatal(err)
	}
	for seed := range uint64(60) {
		m, err := match.New(book, match.Start{Scenario: "ns-01-maida", Data: data, Seed: seed, Open: true})
		if err != nil {
			t.Fatal(err)
		}
		choose := soldier()
		for q := m.Request(); q != nil; q = m.Request() {
			if q.Losses > 0 {
				return m
			}
			if _, err := m.Answer(choose(q, m.Position().View(q.To))); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody has a hit to share out")
	return nil
}
