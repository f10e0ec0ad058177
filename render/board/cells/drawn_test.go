package cells

import (
	"fmt"
	"testing"

	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

func cell(n int) rules.Ref { return rules.MakeRef(1, n) }
func unit(n int) rules.Ref { return rules.MakeRef(2, n) }

// shapes are the kinds of cells.
var shapes = []struct {
	name  string
	shape rules.Shape
}{{"squares", rules.Squares}, {"hexes", rules.Hexes}, {"flat hexes", rules.FlatHexes}}

// chart is a map of 5 by 4 cells with a bridge, a town and an objective.
func chart(shape rules.Shape) *rules.Map {
	m := &rules.Map{ID: "chart", Shape: shape, Cols: 5, Rows: 4}
	for i := range 20 {
		m.Cells = append(m.Cells, rules.Cell{Ref: cell(i), Col: i % 5, Row: i / 5, Ground: "open", Label: fmt.Sprint(i)})
	}
	m.Cells[12].Ground = "bridge"
	m.Areas = []rules.Area{
		{Kind: "town", Label: "Maida", Cells: []rules.Ref{cell(6)}},
		{Kind: "objective", Side: rules.First, Label: "3", Cells: []rules.Ref{cell(8)}},
		{Kind: "objective", Side: rules.Chance, Label: "Ligny", Cells: []rules.Ref{cell(13), cell(14)}},
	}
	return m
}

// force are pieces of all forms: alone, stacked, led, and brigades.
func force(m *rules.Map) *rules.View {
	v := &rules.View{Map: m, Sides: [2]rules.Army{{Nation: "fr", Edge: rules.West}, {Nation: "gb", Edge: rules.East}}}
	add := func(n, at int, side rules.Side, p rules.Piece) {
		p.Ref, p.Cell, p.Side = unit(n), cell(at), side
		p.Nation = [2]string{"fr", "gb"}[side]
		v.Pieces = append(v.Pieces, p)
	}
	counter := rules.Piece{Face: "infantry", Value: "4-5"}
	add(1, 1, rules.First, counter)
	for n := 2; n <= 4; n++ {
		add(n, 2, rules.Second, counter)
	}
	add(5, 6, rules.First, rules.Piece{Form: rules.Blocks, Face: "infantry", Value: "LN", N: 4, Of: 4})
	add(6, 6, rules.First, rules.Piece{Form: rules.Leader, Face: "leader", Value: "3"})
	add(7, 8, rules.Second, rules.Piece{Form: rules.Blocks, Face: "lancers", N: 2, Of: 4})
	add(8, 16, rules.Second, rules.Piece{Form: rules.Leader, Face: "leader"})
	v.Pieces = append(v.Pieces, rules.Piece{Form: rules.Marker, Face: "redoubt", Cell: cell(16)})
	if m.Shape == rules.Squares {
		line := rules.Piece{Form: rules.Base, Face: "infantry", Value: "+1", Facing: 2, State: []rules.State{rules.StateLinear}}
		add(10, 18, rules.First, line)
		add(11, 18, rules.First, line)
		line.State = []rules.State{rules.StateRear, rules.StateLinear}
		add(12, 18, rules.First, line)
		add(13, 18, rules.First, rules.Piece{Form: rules.Base, Face: "artillery", Badges: []rules.Badge{{Kind: rules.BadgeHits, N: 2}}})
		add(14, 18, rules.First, rules.Piece{Form: rules.Leader, Face: "leader", Value: "4"})
		add(15, 10, rules.Second, rules.Piece{Form: rules.Base, Face: "infantry", State: []rules.State{rules.StateMassed}})
		add(16, 10, rules.Second, rules.Piece{Form: rules.Base, Face: "supply"})
		add(17, 11, rules.Second, rules.Piece{Form: rules.Leader, Face: "leader"})
		add(18, 11, rules.Second, rules.Piece{Form: rules.Leader, Face: "leader"})
	}
	return v
}

// looking is a painter of a View with so many pixels a cell, which has painted it
// once.
func looking(v *rules.View, zoom float32) *Painter {
	b := &Painter{Sheet: &sheet.Sheet{Metrics: painttest.Metrics{}, Store: &paint.Store{}}}
	b.Look(v.Map, paint.Rect{X: 10, Y: 20, W: 5.8 * zoom, H: 4.8 * zoom}, paint.Rect{}, 1)
	b.Place = sheet.Place{X: b.W / 2, Y: b.H / 2, Zoom: zoom, Loose: true}
	b.Prepare()
	b.Paint(&paint.List{}, &sheet.Picture{View: v})
	return b
}

// besides are the commands of a picture that its pieces alone do not have.
func besides(b *Painter, p *sheet.Picture) *paint.List {
	var bare, l paint.List
	b.Paint(&bare, &sheet.Picture{View: p.View})
	b.Paint(&l, p)
	return painttest.Besides(&bare, &l)
}

func TestWhatIsDrawnOfAForceOnEachKindOfCells(t *testing.T) {
	book := painttest.Open(t, "force")
	for _, s := range shapes {
		for _, zoom := range []float32{100, 37} {
			v := force(chart(s.shape))
			var l paint.List
			looking(v, zoom).Paint(&l, &sheet.Picture{
				View: v, Grid: zoom > 50,
				Name:  func(r rules.Ref) string { return fmt.Sprint("unit ", r.N()) },
				Short: func(r rules.Ref) string { return string(rune('a' + r.N())) },
				Place: func(s string) string { return s + "!" },
			})
			book.Page(fmt.Sprintf("%s %g", s.name, zoom), &l)
		}
	}
}

func TestWhatIsDrawnForEachMark(t *testing.T) {
	book := painttest.Open(t, "marks")
	for _, s := range shapes {
		v := force(chart(s.shape))
		b := looking(v, 80)
		for k := sheet.Usable; k <= sheet.Ghost; k++ {
			for _, at := range []struct {
				name string
				ref  rules.Ref
			}{{"a cell", cell(3)}, {"the bridge", cell(12)}, {"a cell with a leader", cell(6)}, {"a piece", unit(1)}, {"a piece of a stack", unit(3)}, {"a leader", unit(6)}, {"nothing", cell(99)}} {
				p := &sheet.Picture{View: v, Strong: .5, Marks: []sheet.Mark{{At: at.ref, Kind: k}}}
				book.Page(fmt.Sprintf("%s: mark %d on %s", s.name, k, at.name), besides(b, p))
			}
		}
		p := &sheet.Picture{View: v, Marks: []sheet.Mark{{At: cell(3), Kind: sheet.Attack, Broken: true, Text: "54"}, {At: cell(4), Kind: sheet.Hover}, {At: cell(4), Kind: sheet.Move}}}
		book.Page(s.name+": odds, and the pointer on a marked cell", besides(b, p))
	}
}

func TestWhatIsDrawnForEachArrow(t *testing.T) {
	book := painttest.Open(t, "arrows")
	for _, s := range shapes {
		v := force(chart(s.shape))
		b := looking(v, 80)
		for k := sheet.ArrowMove; k <= sheet.ArrowPast; k++ {
			for _, leg := range []sheet.Leg{0, sheet.Joins, sheet.GoesOn, sheet.Joins | sheet.GoesOn} {
				p := &sheet.Picture{View: v, Arrows: []sheet.Arrow{{From: unit(1), To: unit(7), Kind: k, Leg: leg}, {From: cell(3), To: cell(4), Kind: k, Leg: leg}, {From: cell(9), To: cell(6), Kind: k, Leg: leg}}}
				book.Page(fmt.Sprintf("%s: arrow %d, leg %d", s.name, k, leg), besides(b, p))
			}
		}
		p := &sheet.Picture{View: v, Arrows: []sheet.Arrow{{From: cell(3), To: cell(3)}, {From: cell(99), To: cell(3)}}}
		book.Page(s.name+": arrows that lead nowhere", besides(b, p))
	}
}

func TestWhatIsDrawnForEachOverlay(t *testing.T) {
	book := painttest.Open(t, "overlays")
	for _, s := range shapes {
		v := force(chart(s.shape))
		b := looking(v, 80)
		for _, style := range rules.Styles {
			for _, side := range []rules.Side{rules.First, rules.Second, rules.Chance} {
				sh := rules.Shade{Cell: cell(3), Side: side, N: int(side) * 9, Style: style}
				book.Page(fmt.Sprintf("%s: %s of %d", s.name, style, side), besides(b, &sheet.Picture{View: v, Shades: []rules.Shade{sh, {Cell: cell(99)}}}))
			}
		}
	}
}

func TestWhatIsDrawnForEachClip(t *testing.T) {
	book := painttest.Open(t, "clips")
	kinds := []rules.EventKind{rules.EvMove, rules.EvRetreat, rules.EvAdvance, rules.EvHit, rules.EvRestore, rules.EvRemove, rules.EvPlace, rules.EvMark, rules.EvDeclare}
	for _, who := range []int{1, 5, 6} {
		for _, kind := range kinds {
			for _, reduced := range []bool{false, true} {
				v := force(chart(rules.Hexes))
				b := looking(v, 80)
				tl := anim.Timeline{Pace: anim.Pace{Reduced: reduced}}
				tl.Settle(v)
				tl.Run([]rules.Event{{Kind: kind, Who: unit(who), From: cell(6), To: cell(12), N: 2}}, v)
				for now := 0.0; now <= 380 && (now <= 60 || kind == rules.EvRetreat); now += 20 {
					tl.Tick(now)
				}
				p := &sheet.Picture{View: tl.View(), Clips: &tl}
				book.Page(fmt.Sprintf("unit %d: %s, reduced %t", who, kind, reduced), besides(b, p))
			}
		}
	}
}

func TestWhatIsDrawnWhenPiecesAreLiftedDraggedOrElsewhere(t *testing.T) {
	book := painttest.Open(t, "away")
	v := force(chart(rules.Squares))
	b := looking(v, 80)
	for _, x := range []struct {
		name string
		p    sheet.Picture
	}{
		{"lifted", sheet.Picture{Hide: true}},
		{"dragged", sheet.Picture{Ghost: unit(3)}},
		{"elsewhere", sheet.Picture{Off: func(p rules.Piece) bool { return p.Side == rules.Second }}},
	} {
		x.p.View = v
		var l paint.List
		b.Paint(&l, &x.p)
		book.Page(x.name, &l)
	}
}

func TestWhatIsDrawnOfAnOpenStack(t *testing.T) {
	book := painttest.Open(t, "stacks")
	for _, n := range []int{2, 3, 5, 9} {
		for _, at := range []int{0, 7, 19} {
			v := &rules.View{Map: chart(rules.Hexes)}
			for i := range n {
				v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(i + 1), Cell: cell(at), Nation: "fr", Face: "infantry", Value: "4-5"})
			}
			v.Pieces[0].Form = rules.Leader
			v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(50), Cell: cell(8), Nation: "gb", Side: rules.Second, Face: "infantry"})
			b := looking(v, 80)
			p := &sheet.Picture{View: v, Marks: []sheet.Mark{{At: unit(2), Kind: sheet.Attack}, {At: unit(n), Kind: sheet.Selected}, {At: cell(6), Kind: sheet.Move}}}
			r, _ := b.PieceRect(unit(n))
			open := b.Point(r.X+r.W*.9, r.Y+3, true)
			var l paint.List
			b.Paint(&l, p)
			book.Page(fmt.Sprintf("%d on cell %d, pointed at: %t", n, at, open), &l)
			b.Point(0, 0, false)
			b.Keep(cell(at))
			kept := b.Point(0, 0, false)
			l.Reset()
			b.Paint(&l, p)
			book.Page(fmt.Sprintf("%d on cell %d, kept open: %t", n, at, kept), &l)
		}
	}
}

// A stack that lies open by itself stands in its cell too, and a click there means it: pointed at there, it
// opens under the pointer.
func TestAStackThatLiesOpenByItselfStandsInItsCellToo(t *testing.T) {
	const n, at = 3, 7
	v := &rules.View{Map: chart(rules.Hexes)}
	for i := range n {
		v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(i + 1), Cell: cell(at), Nation: "fr", Face: "infantry", Value: "4-5"})
	}
	v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(50), Cell: cell(8), Nation: "gb", Side: rules.Second, Face: "infantry"})
	b := looking(v, 80)
	p := &sheet.Picture{View: v}
	b.Keep(cell(at))
	b.Point(0, 0, false)
	var l paint.List
	b.Paint(&l, p)
	r, _ := b.CellRect(cell(at))
	x, y := r.Center()
	if b.Slip().Has(x, y) {
		t.Fatal("the slip lies over the cell: move the cell")
	}
	s := b.Find(x, y)
	if s.Piece == 0 || s.Cell != cell(at) {
		t.Fatalf("a click on the cell finds %v in %v", s.Piece, s.Cell)
	}
	if open, _ := b.PieceRect(s.Piece); !open.Overlaps(b.Slip()) {
		t.Error("the piece counts as standing in its cell, while it lies open")
	}
	named := 0
	b.Hits(func(r rules.Ref, at paint.Rect) {
		if r == s.Piece {
			if named++; !at.Overlaps(b.Slip()) {
				t.Error("its name leads to its cell, where another piece may lie on it")
			}
		}
	})
	if named != 1 {
		t.Errorf("it is named %d times", named)
	}
	b.Point(x, y, true)
	l.Reset()
	b.Paint(&l, p)
	if open, _ := b.PieceRect(s.Piece); !open.Has(x, y) {
		t.Error("pointed at in its cell, it does not come to lie under the pointer")
	}
}
