package board

import (
	"testing"

	"grognard/render/board/sheet"
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
		b.Look(m, paint.Rect{W: 900, H: 600}, paint.Rect{}, scale)
		b.Begin([]rules.Ref{rules.MakeRef(1, 59), rules.MakeRef(1, 58)}, []rules.Piece{{Form: rules.Counter, Value: "4-4-4"}})
		if edge := b.Zoom * sheet.PieceEdge(m.Shape); edge < 64 || edge > 72*scale+2 {
			t.Errorf("at scale %v a counter is %v pixels wide: it is to be read, and the field to be seen", scale, edge)
		}
		u, v, _ := b.Middle(rules.MakeRef(1, 58))
		if x, y := b.Pixels(u, v); !b.Port.Has(x, y) {
			t.Errorf("at scale %v the troops are at %v, %v, outside of the window", scale, x, y)
		}
	}
}
