package board

import (
	"testing"

	"grognard/render/paint"
	"grognard/rules"
)

func TestTheBoardBeginsWhereCountersCanBeToldApart(t *testing.T) {
	for _, scale := range []float32{1, 1.5, 2} {
		m := &rules.Map{ID: "wide", Shape: rules.Squares, Cols: 60, Rows: 60}
		for i := range 3600 {
			m.Cells = append(m.Cells, rules.Cell{Ref: rules.MakeRef(1, i), Col: i % 60, Row: i / 60})
		}
		var b Board
		b.Look(m, paint.Rect{W: 900, H: 600}, scale)
		b.Begin([]rules.Ref{rules.MakeRef(1, 59), rules.MakeRef(1, 58)})
		if dp := b.Zoom / scale; dp < 36 || dp > 44 {
			t.Errorf("at scale %v a cell is %v dp wide: counters are to be told apart, and the field to be seen", scale, dp)
		}
		u, v, _ := b.Middle(rules.MakeRef(1, 58))
		if x, y := b.Pixels(u, v); !b.Port.Has(x, y) {
			t.Errorf("at scale %v the troops are at %v, %v, outside of the window", scale, x, y)
		}
	}
}
