package tabletop

import (
	"testing"

	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

func TestNoFrameAllocatesWhileAClipRuns(t *testing.T) {
	for _, kind := range []rules.EventKind{rules.EvMove, rules.EvRetreat, rules.EvHit, rules.EvPlace, rules.EvDeclare} {
		for _, track := range [][]rules.Pose{nil, {{Pt: pt(20, 20), Facing: 4500}, {Pt: pt(23, 26), Facing: 9000}}} {
			v := outing(rules.StateDisordered, rules.StateOfficer)
			b := at(v, 14)
			var tl anim.Timeline
			tl.Settle(v)
			tl.Run([]rules.Event{{Kind: kind, Who: unit(1), To: unit(2), N: 1, Track: track}}, outing())
			tl.Tick(0)
			tl.Tick(60)
			p := &sheet.Picture{View: tl.View(), Clips: &tl, Name: named, Strong: .5}
			for k := sheet.Usable; k <= sheet.Ghost; k++ {
				p.Marks = append(p.Marks, sheet.Mark{At: unit(1), Kind: k, Text: "54"}, sheet.Mark{At: cell(1), Kind: k})
			}
			square := []rules.Point{pt(28, 14), pt(36, 14), pt(36, 19), pt(28, 19)}
			for _, style := range []rules.Style{rules.StyleArea, rules.StyleLine, rules.StyleBlocked, rules.StyleContested} {
				p.Shades = append(p.Shades, rules.Shade{Area: square, Style: style, N: 3})
			}
			p.Sketch = &sheet.Sketch{
				Who: unit(2), Wish: v.Pieces[3:5], Zones: true,
				Past:  []sheet.Way{{Track: []rules.Pose{{Pt: pt(20, 14)}, {Pt: pt(20, 34)}}, Retreat: true, Text: "20 in"}},
				Tapes: []sheet.Tape{{Pts: []rules.Point{pt(20, 20), pt(34, 21)}, Text: "14 in", Inches: true}},
				Reach: []sheet.Front{{Left: pt(20, 20), Right: pt(24, 22)}},
				Sweep: sheet.Sweep{Pivot: pt(30, 20), Arm: pt(25, 20), Turn: 4500}, Handles: []sheet.Handle{{At: pt(30, 20)}},
			}
			var l paint.List
			b.Paint(&l, p)
			b.Paint(&l, p)
			if n := testing.AllocsPerRun(20, func() {
				l.Reset()
				b.Look(b.Map, b.Port, paint.Rect{}, 1)
				b.Paint(&l, p)
				b.Find(200, 200)
			}); n != 0 {
				t.Errorf("%s on %d poses: %g allocations a frame", kind, len(track), n)
			}
		}
	}
}
