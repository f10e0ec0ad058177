package cells

import (
	"testing"

	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

func TestNoFrameAllocatesWhateverItShows(t *testing.T) {
	short := func(rules.Ref) string { return "K" }
	for n := range 4 * len(shapes) {
		s, zoom := shapes[n/4], [4]float32{90, 55, 38, 26}[n%4] // on each level of detail
		v := force(chart(s.shape))
		b := looking(v, zoom)
		var running [4]anim.Timeline
		for i, kind := range []rules.EventKind{rules.EvMove, rules.EvRetreat, rules.EvHit, rules.EvDeclare} {
			running[i].Settle(v)
			running[i].Run([]rules.Event{{Kind: kind, Who: unit(5), From: cell(6), To: cell(12), N: 1}}, v)
			running[i].Tick(0)
			running[i].Tick(60)
		}
		full := sheet.Picture{View: v, Grid: true, Strong: .5, Name: short, Short: short, Place: func(s string) string { return s },
			Shades: []rules.Shade{{Cell: cell(3), Style: "area", N: 3}, {Cell: cell(4), Style: "blocked"}},
			Arrows: []sheet.Arrow{{From: unit(1), To: unit(7), Kind: sheet.ArrowAttack}}}
		for k := sheet.Usable; k <= sheet.Ghost; k++ {
			full.Marks = append(full.Marks, sheet.Mark{At: cell(3), Kind: k, Text: "54"}, sheet.Mark{At: unit(3), Kind: k})
		}
		pictures := map[string]*sheet.Picture{"pieces alone": {View: v}, "marks, arrows, overlays": &full}
		for i, name := range []string{"a move", "a retreat", "a hit", "an attack"} {
			pictures[name] = &sheet.Picture{View: running[i].View(), Clips: &running[i]}
		}
		for name, p := range pictures {
			for _, open := range []bool{false, true} {
				r, _ := b.PieceRect(unit(3))
				b.Point(r.X+r.W/2, r.Y+r.H/2, open)
				var l paint.List
				b.Paint(&l, p)
				b.Paint(&l, p)
				if n := testing.AllocsPerRun(20, func() {
					l.Reset()
					b.Look(b.Map, b.Port, paint.Rect{}, 1)
					b.Paint(&l, p)
					b.Find(200, 200)
				}); n != 0 {
					t.Errorf("%s of %g: %s, a stack open %t: %g allocations a frame", s.name, zoom, name, open, n)
				}
			}
		}
	}
}
