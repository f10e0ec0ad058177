package board

import (
	"testing"

	"grognard/render/paint"
	"grognard/rules"
)

func TestAMapTooLargeToBeReadBeginsNearerToTheTroops(t *testing.T) {
	var c Camera
	c.Look(paint.Rect{W: 800, H: 600}, 40, 20, 96)
	c.Begin(35, 10, 37)
	if c.Zoom != 37 {
		t.Errorf("a cell has %v pixels, want 37", c.Zoom)
	}
	if x, y := c.Pixels(35, 10); !c.Port.Has(x, y) {
		t.Errorf("the troops are at %v, %v, outside of the window", x, y)
	}
	c.Fit()
	if c.Zoom != 20 {
		t.Errorf("the whole map has cells of %v pixels, want 20", c.Zoom)
	}
	c.Begin(35, 10, 18)
	if c.Zoom != 20 || c.loose {
		t.Errorf("a map that can be read is not shown as a whole: %v pixels a cell", c.Zoom)
	}
}

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
		if x, y := b.Pixels(b.center(58)); !b.Port.Has(x, y) {
			t.Errorf("at scale %v the troops are at %v, %v, outside of the window", scale, x, y)
		}
	}
}
