package screen

import "testing"

func TestTheWholeMapStaysInViewWhenTheWindowGrows(t *testing.T) {
	for _, before := range []func(b *battle){
		func(*battle) {},
		func(b *battle) { b.t.zoom(1); b.t.zoom(1); b.t.zoom(-1); b.t.zoom(-1) },
		func(b *battle) { b.t.zoom(1); b.key("F") },
		func(b *battle) { b.t.zoom(-1) },
		func(b *battle) { b.key("Home") },
	} {
		b := moving(t)
		before(b)
		b.settle()
		fit := b.t.board.Zoom
		b.in.W, b.in.H = 1920, 1080
		b.settle()
		want := min(b.t.board.Port.W/b.t.board.W, b.t.board.Port.H/b.t.board.H)
		if b.t.board.Zoom < want-1 || b.t.board.Zoom > want {
			t.Errorf("from %g pixels a cell to %g, where %g show the whole map", fit, b.t.board.Zoom, want)
		}
	}
}
