package table

import "testing"

func TestTheWholeMapStaysInViewWhenTheWindowGrows(t *testing.T) {
	for _, before := range []func(b *battle){
		func(*battle) {},
		func(b *battle) { b.t.zoom(1); b.t.zoom(1); b.t.zoom(-1); b.t.zoom(-1) },
		func(b *battle) { b.t.zoom(1); b.Key("F") },
		func(b *battle) { b.t.zoom(-1) },
		func(b *battle) { b.Key("Home") },
	} {
		b := moving(t)
		before(b)
		b.Settle()
		fit := b.t.board.Zoom
		b.In.W, b.In.H = 1920, 1080
		b.Settle()
		want := min(b.t.board.Port.W/b.t.board.W, b.t.board.Port.H/b.t.board.H)
		if b.t.board.Zoom < want-1 || b.t.board.Zoom > want {
			t.Errorf("from %g pixels a cell to %g, where %g show the whole map", fit, b.t.board.Zoom, want)
		}
	}
}
