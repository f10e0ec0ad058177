package board

import (
	"fmt"
	"testing"

	"grognard/game/boardtest"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// BenchmarkFrame is a frame of one battle of each kind of piece, on each level of
// detail: at rest, and while the map is panned.
func BenchmarkFrame(bb *testing.B) {
	faces, err := paint.NewFaces()
	if err != nil {
		bb.Fatal(err)
	}
	for _, x := range []struct {
		system, battle string
		zooms          [4]float32
	}{
		{"musket", "marengo-1800", [4]float32{106, 65, 41, 26}},
		{"ccn", "ccn-12-waterloo", [4]float32{100, 60, 39, 25}},
		{"squares", "ns-04-marengo", [4]float32{143, 100, 70, 40}},
		{"eagles", "the-walled-farm", [4]float32{24, 16, 10, 6}},
	} {
		v := boardtest.Scenario(bb, x.system, x.battle).View(rules.First)
		for _, zoom := range x.zooms {
			for _, pan := range []float32{0, .01} {
				bb.Run(fmt.Sprintf("%s-%g-pan-%t", x.system, zoom, pan > 0), func(bb *testing.B) {
					b := &Board{Sheet: sheet.Sheet{Metrics: faces, Store: &paint.Store{}}}
					b.Look(v.Map, paint.Rect{W: 1920, H: 1080}, paint.Rect{}, 1)
					b.Place = sheet.Place{X: b.W / 2, Y: b.H / 2, Zoom: zoom, Loose: true}
					var l paint.List
					p := &sheet.Picture{View: v}
					bb.ReportAllocs()
					for bb.Loop() {
						l.Reset()
						b.X, pan = b.X+pan, -pan
						b.Paint(&l, p)
					}
				})
			}
		}
	}
}
