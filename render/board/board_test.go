package board

import (
	"strings"
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

func chess(shape rules.Shape) *rules.Map {
	m := &rules.Map{ID: "test", Shape: shape, Cols: 8, Rows: 8}
	for i := range 64 {
		m.Cells = append(m.Cells, rules.Cell{Ref: cell(i), Col: i % 8, Row: i / 8, Ground: "open", Label: "x"})
	}
	return m
}

func cell(n int) rules.Ref { return rules.MakeRef(1, n) }
func unit(n int) rules.Ref { return rules.MakeRef(2, n) }

func newBoard(shape rules.Shape) *Board {
	b := &Board{Sheet: sheet.Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}}
	b.Look(chess(shape), paint.Rect{X: 10, Y: 20, W: 900, H: 800}, paint.Rect{}, 1)
	return b
}

func TestEveryCellIsFoundInItsMiddleAndNearItsEdges(t *testing.T) {
	for _, shape := range []rules.Shape{rules.Squares, rules.Hexes, rules.FlatHexes} {
		b := newBoard(shape)
		for i := range b.Map.Cells {
			x, y, _ := b.Middle(cell(i))
			for _, d := range [][2]float32{{0, 0}, {.4, 0}, {-.4, .2}, {0, -.4}, {.2, .3}} {
				px, py := b.Pixels(x+d[0], y+d[1])
				if got := b.Find(px, py).Cell; got != cell(i) {
					t.Fatalf("shape %d: cell %d is found as %d at %v", shape, i, got.N(), d)
				}
			}
		}
	}
}

func TestNothingIsFoundOutsideTheCells(t *testing.T) {
	for _, shape := range []rules.Shape{rules.Squares, rules.Hexes, rules.FlatHexes} {
		b := newBoard(shape)
		for _, p := range [][2]float32{{.1, .1}, {.1, 4}, {100, 100}} {
			px, py := b.Pixels(p[0], p[1])
			if got := b.Find(px, py); got != (Spot{}) {
				t.Errorf("shape %d: found %v at %v", shape, got, p)
			}
		}
	}
}

func view() *rules.View {
	return &rules.View{Pieces: []rules.Piece{
		{Ref: unit(1), Nation: "fr", Face: "infantry", Cell: cell(9), Value: "8", N: 2, Of: 2},
		{Ref: unit(2), Nation: "fr", Face: "cavalry", Cell: cell(9), Value: "5", State: []rules.State{"reduced"}},
		{Ref: unit(3), Nation: "gb", Face: "infantry", Side: rules.Second, Cell: cell(10), Value: "6"},
		{Face: "redoubt", Form: rules.Marker, Cell: cell(10)},
	}}
}

func TestTheTopPieceOfAStackIsFoundWithItsCell(t *testing.T) {
	b := newBoard(rules.Squares)
	var l paint.List
	b.Paint(&l, &sheet.Picture{View: view()})
	x, y, _ := b.Middle(cell(9))
	px, py := b.Pixels(x, y)
	if got := b.Find(px, py); got != (Spot{Cell: cell(9), Piece: unit(2)}) {
		t.Errorf("found %v", got)
	}
}

func TestPiecesStandOnMarkersAndCarryTheirValue(t *testing.T) {
	b := newBoard(rules.Squares)
	var l paint.List
	b.Paint(&l, &sheet.Picture{View: view()})
	var keys []string
	values := 0
	for _, c := range l.Cmds {
		if c.Op == paint.Image && c.Layer == paint.Pieces && !strings.HasPrefix(c.Key, "pict/") {
			keys = append(keys, c.Key)
		}
		if c.Op == paint.Text && c.Layer == paint.Pieces {
			values++
		}
	}
	want := []string{"marker/redoubt", "counter/fr/full/first", "counter/fr/reduced/first", "counter/gb/full/second"}
	if len(keys) != 4 || keys[0] != want[0] || keys[1] != want[1] || keys[2] != want[2] || keys[3] != want[3] || values != 3 {
		t.Errorf("painted %v with %d values", keys, values)
	}
}

func TestASmallPieceIsStillEasyToHit(t *testing.T) {
	b := newBoard(rules.Squares)
	b.Look(b.Map, paint.Rect{W: 220, H: 220}, paint.Rect{}, 1)
	var l paint.List
	b.Paint(&l, &sheet.Picture{View: &rules.View{Pieces: view().Pieces[2:3]}})
	r, _ := b.PieceRect(unit(3))
	if r.W >= 32 {
		t.Fatalf("the piece is %g pixels wide: no test", r.W)
	}
	x, y := r.Center()
	if got := b.Find(x+14, y-14); got.Piece != unit(3) {
		t.Errorf("14 pixels beside the piece there is %v", got)
	}
}

func TestASteadyFrameAllocatesNothing(t *testing.T) {
	b := newBoard(rules.Squares)
	var l paint.List
	p := &sheet.Picture{View: view(), Grid: true, Marks: []sheet.Mark{{At: cell(3), Kind: sheet.Move}, {At: unit(3), Kind: sheet.Attack, Text: "54"}}, Arrows: []sheet.Arrow{{From: unit(1), To: unit(3), Kind: sheet.ArrowAttack}}}
	b.Paint(&l, p)
	if n := testing.AllocsPerRun(50, func() {
		l.Reset()
		b.Look(b.Map, b.Port, paint.Rect{}, 1)
		b.Paint(&l, p)
	}); n != 0 {
		t.Errorf("%g allocations a frame", n)
	}
}
