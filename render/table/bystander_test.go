package table

import (
	"testing"

	"grognard/rules"
)

func TestAClickOnARegimentDoesNotMoveACommanderWhoIsNotNamed(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	b.Long()
	for n := 0; b.m.Request().Kind != "chief" && n < 20; n++ {
		b.Long()
	}
	q := b.m.Request()
	if q.Kind != "chief" {
		t.Fatalf("%s is asked", q.Kind)
	}
	for _, o := range q.Options {
		if o.Do != "move" {
			continue
		}
		for _, p := range b.t.game.Scene.View().Pieces {
			if p.Cell != o.At || p.Side != q.To || p.Ref == q.About || p.Form == rules.Leader {
				continue
			}
			b.t.click(&b.ui, p.Ref, p.Cell)
			if len(b.t.game.Choice.Picks) > 0 || b.m.Request() != q {
				t.Fatalf("a click on %v is taken for %v", p.Ref, b.t.game.Choice.Picks)
			}
			if b.t.bar.Refusal().Say == "" || b.t.bar.Refusal().Why.Rule != q.Rule {
				t.Errorf("it says %q by %s", b.t.bar.Refusal().Say, b.t.bar.Refusal().Why.Rule)
			}
			b.t.click(&b.ui, p.Ref, p.Cell)
			if len(b.t.game.Choice.Picks) == 0 && b.m.Request() == q {
				t.Errorf("a second click on %v is not meant for the ground below", p.Ref)
			}
			b.t.game.Choice.Clear()
			b.t.click(&b.ui, o.At) // the ground beside it
			if len(b.t.game.Choice.Picks) == 0 && b.m.Request() == q {
				t.Errorf("the ground of %v is not taken", o.At)
			}
			return
		}
	}
	t.Fatal("nobody stands where the commander may ride")
}
