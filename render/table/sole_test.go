package table

import (
	"testing"

	"grognard/render/board"
	"grognard/rules"
)

// Once a unit has moved, the places of another one are not lit before it is picked, though it alone is left; the
// places of a unit that alone has an order are lit at once.
func TestThePlacesOfAnotherUnitAreNotLitOnceOneHasMoved(t *testing.T) {
	b := ordering(t)
	for q := b.m.Request(); q.Kind == "order"; q = b.m.Request() {
		o := q.Options[0]
		if len(q.Options) == 1 {
			o = q.Options[q.Quiet]
		}
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	b.Long()
	who := func() (all []rules.Ref) {
		seen := map[rules.Ref]bool{}
		for _, o := range b.m.Request().Options {
			if o.Who != 0 && !seen[o.Who] {
				seen[o.Who] = true
				all = append(all, o.Who)
			}
		}
		return all
	}
	lit := func() (n int) {
		for _, k := range b.t.View.Picture.Marks {
			if k.Kind == board.Move || k.Kind == board.MoveEnd || k.Kind == board.MoveHalt {
				n++
			}
		}
		return n
	}
	left := who()
	if len(left) < 2 {
		t.Fatalf("%d units have orders", len(left))
	}
	kind := b.m.Request().Kind
	for len(who()) > 1 {
		r := who()[0]
		for _, o := range b.m.Request().Options {
			if o.Who == r && o.At != 0 {
				if _, err := b.m.Answer(o); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		b.Long()
	}
	if b.m.Request().Kind != kind {
		t.Fatalf("%s follows", b.m.Request().Kind)
	}
	b.away()
	b.Tick()
	if n := lit(); n > 0 {
		t.Errorf("%d places of a unit are lit that is not picked", n)
	}
	b.Click(b.t.game.Words.Keys.Region("piece", who()[0]))
	b.Tick()
	if lit() == 0 {
		t.Error("no places are lit once it is picked")
	}
}
