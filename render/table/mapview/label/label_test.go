package label

import (
	"testing"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/rules"
)

func TestTheRangeOnALabelIsCountedInCells(t *testing.T) {
	const cols, rows = 13, 9
	hex := func(col, row int) rules.Ref { return rules.MakeRef(1, row*cols+col) }
	m := &rules.Map{ID: "range", Shape: rules.Hexes, Cols: cols, Rows: rows}
	for row := range rows {
		for col := range cols - row&1 {
			m.Cells = append(m.Cells, rules.Cell{Ref: hex(col, row), Col: col, Row: row, Ground: rules.GroundOpen})
		}
	}
	south, north, card := rules.MakeRef(2, 0), rules.MakeRef(2, 1), rules.MakeRef(3, 0)
	v := &rules.View{Map: m, Pieces: []rules.Piece{{Ref: south, Cell: hex(1, 7)}, {Ref: north, Cell: hex(1, 1)}}}
	b := &board.Board{}
	b.Store = &paint.Store{}
	b.Look(m, paint.Rect{W: 900, H: 600}, paint.Rect{}, 1)
	l := New(Deps{Scene: &scene.Scene{View: func() *rules.View { return v }}, Board: b})
	for _, c := range []struct {
		a, b rules.Ref
		want int
	}{
		{hex(4, 4), hex(4, 5), 1},
		{hex(4, 4), hex(5, 5), 2},
		{hex(0, 0), hex(4, 8), 8},
		{south, north, 6},
		{south, card, 0},
	} {
		if got := l.far(c.a, c.b); got != c.want {
			t.Errorf("from %v to %v: %d, want %d", c.a, c.b, got, c.want)
		}
	}
}
