package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/screentest"
	"grognard/rules"
)

// On a table without cells a player who has the map near sees all of a fight that he is asked about, and no panel that
// tells of it lies over who fights, also while the map makes room.
func TestAFightOnATabletopIsSeenBesideItsPanel(t *testing.T) {
	fights := 0
	for seed := uint64(1); seed <= 2; seed++ {
		m := screentest.Begin(t, "eagles", "three-elms-crossroads", match.Start{Open: true, Seed: seed})
		who := keen{rand.New(rand.NewPCG(seed, 1))}
		b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
		b.Long()
		for q := m.Request(); q != nil && m.Len() < 180; q = m.Request() {
			b.away()
			if b.t.game.Scene.View().Combat == nil { // the player looks elsewhere, at a corner
				b.t.View.Board.Place = board.Place{X: float32(6 + 36*(m.Len()%2)), Y: 6, Zoom: 40, Loose: true}
			}
			do := who.Choose(m.Position(), q.To)
			if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "charge" }); i >= 0 {
				do = q.Options[i]
			}
			if _, err := m.Answer(do); err != nil {
				t.Fatal(err)
			}
			for range 30 { // as it happens
				b.In.Now += 90
				b.Tick()
				b.fightCovered(t, false)
			}
			b.Long()
			if b.fightCovered(t, true) {
				fights++
			}
		}
	}
	t.Log(fights)
	if fights < 5 {
		t.Errorf("%d questions about fights were asked", fights)
	}
}

// fightCovered holds that nobody of the fight in progress lies under the theatre and, once all rests, under the sheet of
// answers or out of view. It reports whether there is a fight.
func (b *battle) fightCovered(t *testing.T, rests bool) bool {
	t.Helper()
	k, q := b.t.game.Scene.View().Combat, b.m.Request()
	if k == nil || q == nil {
		return false
	}
	panel, seen := b.t.combat.Lies()
	seen = seen && !b.t.game.Choice.Reacting()
	for _, r := range append([]rules.Ref{k.To}, k.From...) {
		at, ok := b.t.View.Board.PieceRect(r)
		if !ok {
			continue
		}
		part := at.Inset(at.W * .1)
		if seen && panel.Overlaps(part) {
			t.Errorf("%d, %s: the panel at %.0f lies over %s at %.0f", b.m.Len(), q.Kind, panel, b.t.game.Words.Name(r), at)
		}
		if sheet := b.t.bar.Sheet(); rests && sheet.W > 0 && sheet.Overlaps(part) {
			t.Errorf("%d, %s: the sheet at %.0f lies over %s at %.0f", b.m.Len(), q.Kind, sheet, b.t.game.Words.Name(r), at)
		}
		if in := at.And(b.t.lay.Map); rests && b.t.game.Choice.Reacting() && (in.W < at.W-2 || in.H < at.H-2) {
			t.Errorf("%d, %s: %s at %.0f is not all in view", b.m.Len(), q.Kind, b.t.game.Words.Name(r), at)
		}
	}
	return true
}
