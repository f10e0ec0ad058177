package table

import "testing"

func TestTheWholeMapStaysInViewWhenTheWindowGrows(t *testing.T) {
	for _, before := range []func(b *battle){
		func(*battle) {},
		func(b *battle) {
			b.Click("button.zoomin")
			b.Click("button.zoomin")
			b.Click("button.zoomout")
			b.Click("button.zoomout")
		},
		func(b *battle) { b.Click("button.zoomin"); b.Key("F") },
		func(b *battle) { b.Click("button.zoomout") },
		func(b *battle) { b.Key("Home") },
	} {
		b := moving(t)
		before(b)
		b.Settle()
		fit := b.t.View.Board.Zoom
		b.In.W, b.In.H = 1920, 1080
		b.Settle()
		want := min(b.t.View.Board.Port.W/b.t.View.Board.W, b.t.View.Board.Port.H/b.t.View.Board.H)
		if b.t.View.Board.Zoom < want-1 || b.t.View.Board.Zoom > want {
			t.Errorf("from %g pixels a cell to %g, where %g show the whole map", fit, b.t.View.Board.Zoom, want)
		}
	}
}
