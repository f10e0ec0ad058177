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
		b.Long()
		fit, k := b.t.View.Board.Zoom, &b.t.View.Board
		b.In.W, b.In.H = 1920, 1080
		b.Long()
		want := min(k.Free.W/k.Inner.W, k.Free.H/k.Inner.H)
		if k.Zoom < want-1 || k.Zoom > want {
			t.Errorf("from %g pixels a cell to %g, where %g show the whole map", fit, k.Zoom, want)
		}
	}
}
