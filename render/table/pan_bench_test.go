package table

import (
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
)

// battleOf opens a battle of the game on a table at 1920x1080.
func battleOf(tb testing.TB, system, id string) *battle {
	tb.Helper()
	m := screentest.Begin(tb, system, id, match.Start{Open: true, Seed: 5})
	b := newDesk(&testing.T{}, 1920, 1080, instant()).begin(m)
	b.t.deps.Over = nil
	return b
}

// BenchmarkPanAndZoom is a frame of the largest hex map while it is dragged and
// zoomed, without what the display needs to draw it.
func BenchmarkPanAndZoom(bb *testing.B) {
	b := battleOf(bb, "musket", "marengo-1800")
	n := 0
	bb.ReportAllocs()
	for bb.Loop() {
		n++
		b.In.X, b.In.Y = 700+float32(n%100), 500+float32(n%70)
		b.In.WheelY = []float32{1, -1}[n%2]
		b.Tick()
	}
}

// BenchmarkGhost is a frame of a battle on a tabletop while a battalion is dragged
// about.
func BenchmarkGhost(bb *testing.B) {
	b := battleOf(bb, "eagles", "the-walled-farm")
	for b.m.Request() != nil && b.m.Request().Field == nil {
		if _, err := b.m.Answer(b.m.Request().Options[0]); err != nil {
			bb.Fatal(err)
		}
	}
	b.Settle()
	var who rules.Piece
	for _, p := range b.m.View().Pieces {
		if p.Side == b.m.Request().To && p.Form == rules.Base {
			who = p
			break
		}
	}
	b.lift(paint.Left, who.Pt.X, who.Pt.Y, who.Pt.X, who.Pt.Y+1000)
	n := int32(0)
	bb.ReportAllocs()
	for bb.Loop() {
		n++
		b.hover(who.Pt.X+n%40*50, who.Pt.Y+1000+n%60*50)
		b.Tick()
	}
}
