package ground

import (
	"image"
	"slices"
	"testing"

	"grognard/rules"
)

// field3 is a map of three by three cells of open ground but for the middle.
func field3(shape rules.Shape, ground rules.Ground) *rules.Map {
	m := &rules.Map{ID: "field", Shape: shape, Cols: 3, Rows: 3}
	for i := range 9 {
		c := rules.Cell{Ref: rules.MakeRef(1, i+1), Col: i % 3, Row: i / 3, Ground: "open"}
		if i == 4 {
			c.Ground = ground
		}
		m.Cells = append(m.Cells, c)
	}
	return m
}

// changed is the part of two pictures, of one size, whose pixels differ.
func changed(a, b *image.RGBA) (all image.Rectangle, n int) {
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				n++
				all = all.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return all, n
}

var shapes = map[string]rules.Shape{"squares": rules.Squares, "hexes": rules.Hexes, "flat hexes": rules.FlatHexes}

func TestEveryGroundIsPainted(t *testing.T) {
	for name, shape := range shapes {
		open := bake(t, field3(shape, "open"), Options{Cell: 40})
		for _, g := range rules.Grounds {
			if g == rules.GroundOpen {
				continue
			}
			if _, n := changed(open, bake(t, field3(shape, g), Options{Cell: 40})); n < 100 {
				t.Errorf("%s: %s changes %d pixels", name, g, n)
			}
		}
	}
}

func TestHeightIsPaintedUnderWhateverGrowsThere(t *testing.T) {
	for _, g := range []rules.Ground{"open", "woods", "town", "fields"} {
		flat, high := field3(rules.Hexes, g), field3(rules.Hexes, g)
		high.Cells[4].Level = 2
		if _, n := changed(bake(t, flat, Options{Cell: 40}), bake(t, high, Options{Cell: 40})); n < 100 {
			t.Errorf("%s: two levels change %d pixels", g, n)
		}
	}
}

func TestEveryLineIsPaintedAcrossTheMiddleOrItsSide(t *testing.T) {
	for name, shape := range shapes {
		plain := field3(shape, "open")
		before := bake(t, plain, Options{Cell: 40})
		mid, above, below := plain.Cells[4].Ref, plain.Cells[1].Ref, plain.Cells[7].Ref
		for _, l := range []rules.MapLine{
			{Kind: "river", Cells: []rules.Ref{above, mid, below}}, {Kind: "stream", Cells: []rules.Ref{above, mid, below}},
			{Kind: "road", Cells: []rules.Ref{above, mid, below}}, {Kind: "trail", Cells: []rules.Ref{above, mid, below}},
			{Kind: "bridge", Cells: []rules.Ref{mid}}, {Kind: "ford", Cells: []rules.Ref{mid}},
			{Kind: "section", Cells: []rules.Ref{above, below}},
			{Kind: "river", Border: true, Cells: []rules.Ref{above, mid}}, {Kind: "stream", Border: true, Cells: []rules.Ref{above, mid}},
			{Kind: "bridge", Border: true, Cells: []rules.Ref{above, mid}}, {Kind: "wall", Border: true, Cells: []rules.Ref{above, mid}},
			{Kind: "hedge", Border: true, Cells: []rules.Ref{above, mid}}, {Kind: "slope", Border: true, Cells: []rules.Ref{above, mid}},
			{Kind: "fieldworks", Border: true, Cells: []rules.Ref{mid, above}}, {Kind: "midline", Border: true, Cells: []rules.Ref{above, mid}},
		} {
			m := field3(shape, "open")
			m.Lines = []rules.MapLine{l}
			if _, n := changed(before, bake(t, m, Options{Cell: 40})); n < 20 {
				t.Errorf("%s: %s (border %t) changes %d pixels", name, l.Kind, l.Border, n)
			}
		}
	}
}

func TestASectionLineRunsFromEdgeToEdge(t *testing.T) {
	m := field3(rules.Hexes, "open")
	before := bake(t, m, Options{Cell: 40})
	m.Lines = []rules.MapLine{{Kind: "section", Cells: []rules.Ref{m.Cells[1].Ref, m.Cells[7].Ref}}}
	r, _ := changed(before, bake(t, m, Options{Cell: 40}))
	b := NewLayout(m, 40).Board().Pixels()
	if r.Min.Y > b.Min.Y+3 || r.Max.Y < b.Max.Y-10 {
		t.Errorf("the line runs from %d to %d, the board from %d to %d", r.Min.Y, r.Max.Y, b.Min.Y, b.Max.Y)
	}
}

func TestFieldWorksStandInTheFirstCellOfTheirPair(t *testing.T) {
	m := field3(rules.Hexes, "open")
	before := bake(t, m, Options{Cell: 60})
	m.Lines = []rules.MapLine{{Kind: "fieldworks", Border: true, Cells: []rules.Ref{m.Cells[4].Ref, m.Cells[5].Ref}}}
	r, _ := changed(before, bake(t, m, Options{Cell: 60}))
	home := NewLayout(m, 60).Rect(1, 1).Pixels()
	if !r.In(home.Inset(-2)) || r.Min.X < home.Min.X+home.Dx()/2 {
		t.Errorf("the works fill %v of the hex %v, whose eastern side they hold", r, home)
	}
}

func TestWaterWithoutALineFindsItsCourse(t *testing.T) {
	m := drawn("course", "OOOOO", "OOOOO", "OOOOO", "OOOOO")
	m.Shape = rules.Hexes
	for _, at := range [][2]int{{0, 1}, {1, 1}, {2, 2}, {3, 2}, {4, 2}} {
		m.Cells[at[1]*5+at[0]].Ground = "river"
	}
	m.Cells[2*5+2].Ground = "bridge"
	b := newBaker(m, Options{Cell: 40})
	all := b.rivers()
	if len(all) != 1 || len(all[0].cells) != 5 || len(all[0].pts) != 7 {
		t.Fatalf("the river is %+v", all)
	}
	for i := range 4 {
		near, _ := b.neighbours(all[0].cells[i])
		if !slices.Contains(near, all[0].cells[i+1]) {
			t.Errorf("the river jumps from %+v to %+v", all[0].cells[i], all[0].cells[i+1])
		}
	}
	board := b.Board()
	for _, p := range []int{0, 6} {
		if q := all[0].pts[p]; board.Has(float32(q.X), float32(q.Y)) {
			t.Errorf("the river ends on the board at %v", q)
		}
	}
}

func TestSidesThatMeetBecomeOneLine(t *testing.T) {
	m := field3(rules.FlatHexes, "open")
	b := newBaker(m, Options{Cell: 40})
	at := func(col, row int) rules.Ref { return m.Cells[3*row+col].Ref }
	pairs := []rules.Ref{at(0, 0), at(0, 1), at(1, 0), at(1, 1), at(1, 0), at(0, 1), at(1, 0), at(2, 1), at(2, 0), at(2, 1)}
	if all := chained(b.borders(pairs)); len(all) != 1 || len(all[0].Pts) != 6 {
		t.Errorf("the sides make %d lines", len(all))
	}
}

func TestAStreamRunsBelowItsBridgesAndOffTheBoard(t *testing.T) {
	m := &rules.Map{ID: "stream", Shape: rules.FlatHexes, Cols: 5, Rows: 4}
	for i := range 20 {
		m.Cells = append(m.Cells, rules.Cell{Ref: rules.MakeRef(1, i+1), Col: i % 5, Row: i / 5, Ground: "open"})
	}
	at := func(col, row int) rules.Ref { return m.Cells[5*row+col].Ref }
	all := []rules.Ref{at(0, 1), at(0, 2), at(1, 1), at(0, 2), at(1, 1), at(1, 2), at(1, 1), at(2, 2), at(2, 1), at(2, 2),
		at(3, 1), at(2, 2), at(3, 1), at(3, 2), at(3, 1), at(4, 2), at(4, 1), at(4, 2)}
	wet := slices.Concat(all[:8], all[10:])
	m.Lines = []rules.MapLine{{Kind: "stream", Border: true, Cells: wet}, {Kind: "bridge", Border: true, Cells: all[8:10]}}
	b := newBaker(m, Options{Cell: 40})
	lines := b.watercourses("stream")
	if len(lines) != 1 {
		t.Fatalf("the stream is in %d pieces", len(lines))
	}
	r, pts := b.Board(), lines[0].Pts
	for _, p := range []int{0, len(pts) - 1} {
		if r.Has(float32(pts[p].X), float32(pts[p].Y)) {
			t.Errorf("the stream ends on the board at %v", pts[p])
		}
	}
}

func TestNeighboursOfAHexTouchIt(t *testing.T) {
	for name, shape := range shapes {
		b := newBaker(field3(shape, "open"), Options{Cell: 40})
		want := 6
		if shape == rules.Squares {
			want = 4
		}
		for _, c := range []*rules.Cell{b.spot(1, 1), b.spot(1, 0), b.spot(0, 1)} {
			near, _ := b.neighbours(c)
			if len(near) != want {
				t.Errorf("%s: %d sides", name, len(near))
			}
			for _, d := range near {
				if d == nil {
					continue
				}
				if far := b.mid(d).Sub(b.mid(c)).Len(); far > 40.1 || far < 39.9 {
					t.Errorf("%s: neighbours are %.1f pixels apart", name, far)
				}
			}
		}
	}
}

func TestShortRowsMakeTheBoardNarrower(t *testing.T) {
	m := field3(rules.Hexes, "open")
	if w := NewLayout(m, 40).Board().W; w != 140 {
		t.Errorf("rows of three, shifted, are %g wide", w)
	}
	m.Cells = slices.Delete(m.Cells, 5, 6)
	if w := NewLayout(m, 40).Board().W; w != 120 {
		t.Errorf("with two in the second row the board is %g wide", w)
	}
}

func TestMarginsNameColumnsAndRowsByWhatTheirLabelsShare(t *testing.T) {
	for _, c := range []struct {
		labels     [4]string // of two columns and two rows
		cols, rows []string
	}{
		{[4]string{"a2", "b2", "a1", "b1"}, []string{"a", "b"}, []string{"2", "1"}},
		{[4]string{"A1", "A2", "B1", "B2"}, []string{"1", "2"}, []string{"A", "B"}},
		{[4]string{"0101", "0201", "0102", "0202"}, []string{"01", "02"}, []string{"01", "02"}},
	} {
		m := &rules.Map{Cols: 2, Rows: 2}
		for i, l := range c.labels {
			m.Cells = append(m.Cells, rules.Cell{Ref: rules.MakeRef(1, i+1), Col: i % 2, Row: i / 2, Ground: "open", Label: l})
		}
		cols, rows := Coordinates(m)
		if !slices.Equal(cols, c.cols) || !slices.Equal(rows, c.rows) {
			t.Errorf("%v: columns %v, rows %v", c.labels, cols, rows)
		}
	}
}

func TestProperNamesArePrinted(t *testing.T) {
	m := field3(rules.Hexes, "town")
	before := bake(t, m, Options{Cell: 60})
	m.Areas = []rules.Area{{Kind: "name", Label: "Roliça", Cells: []rules.Ref{m.Cells[4].Ref}}, {Kind: "section", Label: "left", Cells: []rules.Ref{m.Cells[0].Ref}}}
	r, n := changed(before, bake(t, m, Options{Cell: 60}))
	home := NewLayout(m, 60).Rect(1, 1).Pixels()
	if n < 100 || r.Min.X < home.Min.X-40 || r.Max.X > home.Max.X+40 {
		t.Errorf("the name fills %v", r)
	}
}

func TestAFortIsNoFarm(t *testing.T) {
	m := field3(rules.Squares, "strongpoint")
	farm := bake(t, m, Options{Cell: 60})
	m.Areas = []rules.Area{{Kind: "fort", Cells: []rules.Ref{m.Cells[4].Ref}}}
	if r, n := changed(farm, bake(t, m, Options{Cell: 60})); n < 500 || !r.In(NewLayout(m, 60).Rect(1, 1).Pixels().Inset(-8)) {
		t.Errorf("%d pixels in %v differ", n, r)
	}
}

func TestARiverThatCanBeFordedIsNarrower(t *testing.T) {
	wide := func(ground rules.Ground) int {
		m := field3(rules.Squares, "open")
		plain := bake(t, m, Options{Cell: 60})
		river := rules.MapLine{Kind: "river"}
		for _, i := range []int{1, 4, 7} {
			m.Cells[i].Ground = ground
			river.Cells = append(river.Cells, m.Cells[i].Ref)
		}
		m.Lines = []rules.MapLine{river}
		picture, n := bake(t, m, Options{Cell: 60}), 0
		y := int(NewLayout(m, 60).Board().Y) + 64 // clear of the stones in the middle
		for x := range plain.Rect.Dx() {
			if plain.RGBAAt(x, y) != picture.RGBAAt(x, y) {
				n++
			}
		}
		return n
	}
	if ford, deep := wide("ford"), wide("river"); ford == 0 || ford*3 > deep*2 {
		t.Errorf("a river is %d pixels wide where it can be forded, else %d", ford, deep)
	}
}

func TestABridgeHidesTheFordBelowIt(t *testing.T) {
	m := field3(rules.Squares, "bridge")
	river := rules.MapLine{Kind: "river", Cells: []rules.Ref{m.Cells[1].Ref, m.Cells[4].Ref, m.Cells[7].Ref}}
	ford := rules.MapLine{Kind: "ford", Cells: []rules.Ref{m.Cells[4].Ref}}
	bridge := rules.MapLine{Kind: "bridge", Cells: []rules.Ref{m.Cells[4].Ref}}
	picture := func(lines ...rules.MapLine) *image.RGBA {
		m.Lines = append([]rules.MapLine{river}, lines...)
		return bake(t, m, Options{Cell: 60})
	}
	both := picture(ford, bridge)
	b := &baker{}
	b.m = m
	if !b.spanned(ford.Cells[0]) || b.spanned(river.Cells[0]) {
		t.Error("the ford is drawn below the bridge")
	}
	if _, n := changed(picture(ford), both); n < 100 {
		t.Errorf("a ford differs from a bridge in %d pixels", n)
	}
}

// lined is a map of a shape with a line of a kind, run in one of the ways in which
// lines may run; nothing where this one may not.
func lined(shape rules.Shape, kind rules.LineKind, border bool) *rules.Map {
	m := field3(shape, rules.GroundOpen)
	l := rules.MapLine{Kind: kind, Border: border}
	switch {
	case shape == rules.Tabletop:
		m = &rules.Map{ID: "cloth", Shape: rules.Tabletop, Width: 12000, Height: 12000, Unit: 1000}
		l.Pts = []rules.Point{{X: 2000, Y: 3000}, {X: 9000, Y: 8000}}
	case border:
		for i := range 3 {
			l.Cells = append(l.Cells, m.Cells[3+i].Ref, m.Cells[i].Ref)
		}
	default:
		l.Cells = []rules.Ref{m.Cells[3].Ref, m.Cells[4].Ref, m.Cells[5].Ref}
	}
	if kind != "" {
		m.Lines = []rules.MapLine{l}
	}
	return m
}

func TestEveryLineIsPainted(t *testing.T) {
	for _, kind := range rules.LineKinds {
		most := 0
		for _, shape := range []rules.Shape{rules.Squares, rules.Tabletop} {
			for _, border := range []bool{false, true} {
				_, n := changed(bake(t, lined(shape, "", border), Options{Cell: 40}), bake(t, lined(shape, kind, border), Options{Cell: 40}))
				most = max(most, n)
			}
		}
		if most < 60 {
			t.Errorf("%s changes %d pixels", kind, most)
		}
	}
}
