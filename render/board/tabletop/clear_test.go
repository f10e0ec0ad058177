package tabletop

import (
	"testing"

	"grognard/render/paint"
	"grognard/rules"
)

func TestAPlateStandsWhereItHidesLeast(t *testing.T) {
	b, p := painted(t)
	all := formed(nil, rules.Piece{Ref: unit(1), Nation: "fr"}, 30000, 20000, 0, 6, false)
	p.View = &rules.View{Pieces: all}
	b.Paint(&paint.List{}, p)
	at, _ := b.PieceRect(unit(1))
	clear := paint.Rect{X: at.X, Y: at.Y + at.H + 10, W: 40, H: 20}
	if r := b.Clearest(at, clear); r != clear {
		t.Errorf("it stands at %v, over the body", r)
	}
	off := paint.Rect{X: b.Port.X - 20, Y: at.Y, W: 40, H: 20}
	if r := b.Clearest(off, clear); r != clear {
		t.Errorf("it stands at %v, cut off by the window", r)
	}
	if r := b.Clearest(clear, paint.Rect{X: at.X + 50, Y: clear.Y, W: 40, H: 20}); r != clear {
		t.Errorf("of equal places it takes %v", r)
	}
}
