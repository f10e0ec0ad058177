package table

import (
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
)

// marching opens a battle of Musket & Saber in which some of those who are to move
// have moved.
func marching(t *testing.T) *battle {
	t.Helper()
	m := screentest.Begin(t, "musket", "maida-1806", match.Start{Open: true, Seed: 11})
	for moved := 0; moved < 3; {
		q := m.Request()
		o := q.Options[max(0, q.Quiet)]
		for _, x := range q.Options {
			if q.Kind == "move" && x.Do == "move" {
				o = x
				moved++
				break
			}
		}
		if _, err := m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
	b.Long()
	return b
}

func TestAClickOnAnOwnUnitAlwaysMeansThatUnit(t *testing.T) {
	b := marching(t)
	q, choice := b.m.Request(), b.t.game.Choice
	name := b.m.Book().Format
	for _, first := range b.m.View().Pieces {
		if first.Side != q.To || first.Cell == 0 || !choice.IsLive(first.Ref) {
			continue
		}
		for _, p := range b.m.View().Pieces {
			if p.Side != q.To || p.Cell == 0 || p.Ref == first.Ref || p.Cell == first.Cell {
				continue
			}
			choice.Clear()
			b.t.click(&b.ui, first.Ref, first.Cell)
			b.t.bar.Forgive()
			b.t.click(&b.ui, p.Ref, p.Cell)
			no := b.t.bar.Refusal()
			if b.m.Request() != q {
				t.Fatalf("with %s in hand a click on %s moves", name(first.Ref), name(p.Ref))
			}
			if !choice.IsPicked(p.Ref) && no.Say == "" && no.Why.OK() {
				t.Errorf("with %s in hand a click on %s picks %v and says %+v", name(first.Ref), name(p.Ref), choice.Picks, no)
			}
		}
	}
}
