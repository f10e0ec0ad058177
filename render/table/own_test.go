package table

import (
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
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

func TestADragOfAUnitThatCannotActSaysWhy(t *testing.T) {
	b := marching(t)
	q, choice := b.m.Request(), b.t.game.Choice
	tried := 0
	for _, p := range b.m.View().Pieces {
		name := b.t.game.Words.Keys.Region("piece", p.Ref)
		if p.Side != q.To || p.Cell == 0 || choice.Choosable(p.Ref) || !b.Has(name) {
			continue
		}
		b.t.bar.Forgive()
		b.Point(name)
		b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
		b.Tick()
		for range 10 {
			b.In.X -= 20
			b.Tick()
		}
		b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
		b.Tick()
		b.Tick()
		tried++
		if no := b.t.bar.Refusal(); no.Say == "" && no.Why.OK() || len(choice.Picks) > 0 {
			t.Errorf("a drag of %s says %+v and picks %v", b.m.Book().Format(p.Ref), no, choice.Picks)
		}
	}
	if tried == 0 {
		t.Fatal("everybody can act")
	}
}
