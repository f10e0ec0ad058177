package table

import (
	"math/rand/v2"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/rules"
)

// A sheet that asks for a reaction hides nobody of the fight that it is about, not even the hex of a
// unit of which a single block is left.
func TestASheetKeepsOffTheFightThatItIsAbout(t *testing.T) {
	n := 0
	for seed := uint64(1); seed <= 2; seed++ {
		m := screentest.Begin(t, "ccn", "ccn-07-barrosa", match.Start{Open: true, Seed: seed})
		who := keen{rand.New(rand.NewPCG(seed, 1))}
		for q := m.Request(); q != nil && n < 14*int(seed); q = m.Request() {
			if k := m.View().Combat; k != nil && q.To != m.View().Active {
				b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
				b.Long()
				sheet := b.t.bar.Sheet()
				if sheet.W > 0 {
					n++
				}
				for _, r := range append([]rules.Ref{k.To, q.About}, k.From...) {
					if p := b.t.game.Scene.Piece(r); p != nil {
						if at, ok := b.t.View.Board.CellRect(p.Cell); ok && at.Inset(at.W*.1).Overlaps(sheet) {
							t.Errorf("%d, %s: the sheet hides %s", m.Len(), q.Kind, b.t.game.Words.Name(r))
						}
					}
				}
			}
			if _, err := m.Answer(who.Choose(m.Position(), q.To)); err != nil {
				t.Fatal(err)
			}
		}
	}
	if n == 0 {
		t.Fatal("nobody is asked")
	}
}
