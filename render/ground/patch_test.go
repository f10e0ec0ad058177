package ground_test

import (
	"context"
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/render/ground"
	"grognard/render/screentest"
	"grognard/rules"
	_ "grognard/rules/rulestest/heap"
	"grognard/scenarios"
)

// battles are the maps of the built-in battles of a shape.
func battles(t testing.TB, shape rules.Shape) (all []*rules.Map) {
	for _, book := range scenarios.Books() {
		for _, s := range scenarios.List(book.Name()) {
			m := screentest.Begin(t, book.Name(), s.ID, match.Start{Open: true, Seed: 5}).View().Map
			if m == nil || m.Shape != shape || len(m.Cells) == 0 && shape != rules.Tabletop {
				continue
			}
			all = append(all, m)
		}
	}
	return all
}

// copied is a map that may be changed.
func copied(m *rules.Map) *rules.Map {
	n := *m
	n.Cells, n.Lines, n.Areas = slices.Clone(m.Cells), slices.Clone(m.Lines), slices.Clone(m.Areas)
	for i := range n.Lines {
		n.Lines[i].Cells, n.Lines[i].Pts = slices.Clone(n.Lines[i].Cells), slices.Clone(n.Lines[i].Pts)
	}
	for i := range n.Areas {
		n.Areas[i].Cells, n.Areas[i].Pts = slices.Clone(n.Areas[i].Cells), slices.Clone(n.Areas[i].Pts)
	}
	return &n
}

// beside returns the neighbours of a cell.
func beside(m *rules.Map, l ground.Layout, c rules.Cell) (all []rules.Cell) {
	x, y := l.Center(c.Col, c.Row)
	for _, d := range m.Cells {
		u, v := l.Center(d.Col, d.Row)
		if far := (u-x)*(u-x) + (v-y)*(v-y); far > 0 && far < 1.1*l.Cell*l.Cell {
			all = append(all, d)
		}
	}
	return all
}

// edit makes a change like those of the workshop to a map with cells, and returns the cells
// that it is about.
func edit(m *rules.Map, r *rand.Rand) (about []rules.Cell) {
	l := ground.NewLayout(m, 100)
	i := r.IntN(len(m.Cells))
	c := m.Cells[i]
	switch r.IntN(8) {
	case 0, 1, 2:
		for range 1 + r.IntN(4) {
			m.Cells[i].Ground = rules.Grounds[r.IntN(len(rules.Grounds))]
			about = append(about, m.Cells[i])
			near := beside(m, l, m.Cells[i])
			next := near[r.IntN(len(near))].Ref
			i = slices.IndexFunc(m.Cells, func(d rules.Cell) bool { return d.Ref == next })
		}
		return about
	case 3:
		m.Cells[i].Level = (c.Level + 1 + r.IntN(3)) % 4
		return []rules.Cell{c}
	case 4: // a way of some cells
		kind := []rules.LineKind{rules.LineRiver, rules.LineRoad, rules.LineTrail, rules.LineStream}[r.IntN(4)]
		line := rules.MapLine{Kind: kind}
		for range 2 + r.IntN(4) {
			line.Cells, about = append(line.Cells, c.Ref), append(about, c)
			near := beside(m, l, c)
			c = near[r.IntN(len(near))]
		}
		m.Lines = slices.Insert(m.Lines, len(m.Lines)-r.IntN(min(2, len(m.Lines)+1)), line)
		return ofWay(m, kind, about)
	case 5: // an end of one is drawn on, or taken away, or it takes a short cut
		for k, line := range m.Lines {
			if line.Border || len(line.Cells) < 3 || line.Kind == rules.LineSection || r.IntN(2) > 0 || !stepwise(m, l, line.Cells) {
				continue
			}
			n := len(line.Cells)
			e := cellNamed(m, line.Cells[n-1])
			switch {
			case n > 4 && r.IntN(2) == 0:
				cut := 2 + r.IntN(n-4)
				e = cellNamed(m, line.Cells[cut])
				m.Lines[k].Cells = slices.Delete(line.Cells, cut, cut+1)
			case r.IntN(2) == 0:
				m.Lines[k].Cells = line.Cells[:n-1]
			default:
				near := beside(m, l, e)
				e = near[r.IntN(len(near))]
				m.Lines[k].Cells = append(line.Cells, e.Ref)
			}
			return ofWay(m, line.Kind, []rules.Cell{e})
		}
	}
	return editSide(m, r, l, c)
}

// ofWay is what an edit of a way is about. A river takes a bridge beside it for its own:
// water that led there ends, so that it reaches a ring farther.
func ofWay(m *rules.Map, kind rules.LineKind, about []rules.Cell) []rules.Cell {
	if kind != rules.LineRiver {
		return about
	}
	l := ground.NewLayout(m, 100)
	for _, c := range slices.Clone(about) {
		about = append(about, beside(m, l, c)...)
	}
	return about
}

// stepwise reports whether each cell of a way lies beside the one before, as in all battles:
// the change of another shows as far as two of its own steps, which may be longer than a ring.
func stepwise(m *rules.Map, l ground.Layout, way []rules.Ref) bool {
	for i := range way[1:] {
		c := cellNamed(m, way[i])
		if !slices.ContainsFunc(beside(m, l, c), func(d rules.Cell) bool { return d.Ref == way[i+1] }) {
			return false
		}
	}
	return true
}

// editSide sets something along the side of a cell, of another that has such a side
// already, or takes it away.
func editSide(m *rules.Map, r *rand.Rand, l ground.Layout, c rules.Cell) []rules.Cell {
	kinds := []rules.LineKind{rules.LineRiver, rules.LineStream, rules.LineWall, rules.LineHedge, rules.LineSlope, rules.LineFieldworks, rules.LineBridge, rules.LineFord}
	kind := kinds[r.IntN(len(kinds))]
	k := slices.IndexFunc(m.Lines, func(l rules.MapLine) bool { return l.Kind == kind && l.Border })
	if k >= 0 && r.IntN(2) == 0 {
		c = cellNamed(m, m.Lines[k].Cells[r.IntN(len(m.Lines[k].Cells))])
	}
	near := beside(m, l, c)
	d := near[r.IntN(len(near))]
	switch {
	case k < 0:
		m.Lines = append(m.Lines, rules.MapLine{Kind: kind, Border: true, Cells: []rules.Ref{c.Ref, d.Ref}})
	case r.IntN(3) == 0 && len(m.Lines[k].Cells) > 2:
		n := 2 * r.IntN(len(m.Lines[k].Cells)/2)
		c, d = cellNamed(m, m.Lines[k].Cells[n]), cellNamed(m, m.Lines[k].Cells[n+1])
		m.Lines[k].Cells = slices.Delete(m.Lines[k].Cells, n, n+2)
	default:
		n := 2 * r.IntN(len(m.Lines[k].Cells)/2+1)
		m.Lines[k].Cells = slices.Insert(m.Lines[k].Cells, n, c.Ref, d.Ref)
	}
	return []rules.Cell{c, d}
}

// twoRings reports for each pixel of a picture whether it lies within two rings of some cells.
func twoRings(m *rules.Map, l ground.Layout, about []rules.Cell) func(x, y int) bool {
	set := map[[2]int]bool{}
	var in []rules.Cell
	take := func(c rules.Cell) {
		if at := [2]int{c.Col, c.Row}; !set[at] {
			set[at], in = true, append(in, c)
		}
	}
	for _, c := range about {
		take(c)
	}
	for range 2 {
		for _, c := range slices.Clone(in) {
			for _, d := range ring(m, c) {
				take(d)
			}
		}
	}
	return func(x, y int) bool {
		col, row, _ := l.At(float32(x)+.5, float32(y)+.5)
		return set[[2]int{col, row}]
	}
}

// ring is all places round a cell, on the map or beside it; of squares those over the
// corners too.
func ring(m *rules.Map, c rules.Cell) (all []rules.Cell) {
	for dr := -1; dr <= 1; dr++ {
		for dc := -1; dc <= 1; dc++ {
			odd, skip := 0, false
			switch m.Shape {
			case rules.Hexes:
				odd = c.Row & 1
				skip = dr != 0 && (dc != odd && dc != odd-1)
			case rules.FlatHexes:
				odd = c.Col & 1
				skip = dc != 0 && (dr != odd && dr != odd-1)
			}
			if !skip {
				all = append(all, rules.Cell{Col: c.Col + dc, Row: c.Row + dr})
			}
		}
	}
	return all
}

func painted(t testing.TB, m *rules.Map, o ground.Options) *image.RGBA {
	t.Helper()
	img, err := ground.Bake(context.Background(), m, o)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// differs returns how far two pictures are apart, in levels of a channel, and where.
func differs(a, b *image.RGBA) (most int, at image.Point, n int) {
	for i := range a.Pix {
		d := int(a.Pix[i]) - int(b.Pix[i])
		if d = max(d, -d); d > 0 {
			n++
		}
		if d > most {
			most, at = d, image.Pt(i%a.Stride/4, i/a.Stride)
		}
	}
	return most, at, n
}

// rounding is how many levels a part may be off: the rasteriser rounds by what else is in a
// line, and a river is three lines one on the other.
const rounding = 2

// edits is how many changes by chance are tried for each shape, after every kind of them.
func edits() int {
	if testing.Short() {
		return 30
	}
	return 50
}

func TestAPatchedPictureIsThatOfTheChangedMap(t *testing.T) {
	for name, shape := range map[string]rules.Shape{"squares": rules.Squares, "hexes": rules.Hexes, "flat hexes": rules.FlatHexes, "tabletop": rules.Tabletop} {
		t.Run(name, func(t *testing.T) {
			r := rand.New(rand.NewPCG(7, 1))
			all := battles(t, shape)
			if len(all) == 0 {
				t.Fatal("no map")
			}
			for k, m := range all {
				o := ground.Options{Unnamed: true, Cell: ground.FitLayout(m, 300, 300).Cell}
				was, old := copied(m), painted(t, m, o)
				for range max(1, (edits()+k)/len(all)) {
					now := copied(was)
					var about []rules.Cell
					var near func(x, y int) bool
					if shape == rules.Tabletop {
						near = shift(now, r, ground.NewLayout(m, o.Cell))
					} else {
						about = edit(now, r)
						near = twoRings(now, ground.NewLayout(m, o.Cell), about)
					}
					patched, err := ground.Patch(t.Context(), old, was, now, o)
					if err != nil {
						t.Fatal(err)
					}
					whole := painted(t, now, o)
					if most, at, n := differs(patched, whole); most > rounding {
						t.Fatalf("%s, %v: %d values differ from the whole, by %d at %v", m.ID, about, n, most, at)
					}
					beyond(t, fmt.Sprint(m.ID, about), old, whole, near)
					was, old = now, patched
				}
			}
		})
	}
}

// beyond holds that nothing changes but what is near.
func beyond(t *testing.T, id string, old, now *image.RGBA, near func(x, y int) bool) {
	t.Helper()
	for i := 0; i < len(old.Pix); i += 4 {
		most := 0
		for k := i; k < i+3; k++ {
			d := int(old.Pix[k]) - int(now.Pix[k])
			most = max(most, d, -d)
		}
		if x, y := i%old.Stride/4, i/old.Stride; most > 2*rounding && !near(x, y) {
			t.Errorf("%s: the pixel %d, %d changes by %d though nothing near it does", id, x, y, most)
			return
		}
	}
}

// shift changes the scenery of a table, and returns what pixels lie within four inches of it.
func shift(m *rules.Map, r *rand.Rand, l ground.Layout) func(x, y int) bool {
	var pts []rules.Point
	anywhere := func() rules.Point { return rules.Point{X: r.Int32N(m.Width), Y: r.Int32N(m.Height)} }
	switch i := r.IntN(max(1, len(m.Areas))); {
	case r.IntN(4) == 0 || len(m.Areas) == 0:
		p := anywhere()
		d := m.Unit * (2 + r.Int32N(6))
		a := rules.Area{Kind: rules.AreaKinds[r.IntN(len(rules.AreaKinds))], Pts: []rules.Point{p, {X: p.X + d, Y: p.Y}, {X: p.X + d, Y: p.Y + d}, {X: p.X, Y: p.Y + d}}}
		m.Areas, pts = slices.Insert(m.Areas, i, a), a.Pts
	case r.IntN(4) == 0 && len(m.Lines) > 0:
		k := r.IntN(len(m.Lines))
		if m.Lines[k].Kind == rules.LineMidline || len(m.Lines[k].Pts) == 0 {
			break
		}
		pts = slices.Clone(m.Lines[k].Pts)
		m.Lines[k].Pts[0] = anywhere()
		pts = append(pts, m.Lines[k].Pts[0])
	case r.IntN(4) == 0:
		pts = m.Areas[i].Pts
		m.Areas = slices.Delete(m.Areas, i, i+1)
	default:
		pts = slices.Clone(m.Areas[i].Pts)
		d := anywhere()
		for k := range m.Areas[i].Pts {
			m.Areas[i].Pts[k].X += d.X/8 - m.Width/16
			m.Areas[i].Pts[k].Y += d.Y/8 - m.Height/16
		}
		pts = append(pts, m.Areas[i].Pts...)
	}
	k := l.Cell / float32(m.Unit)
	const reach = 4
	return func(x, y int) bool {
		u, v := (float32(x)-l.Margin)/k, float32(m.Height)-(float32(y)-l.Margin)/k
		var lo, hi rules.Point
		for i, p := range pts {
			if i == 0 {
				lo, hi = p, p
			}
			lo, hi = rules.Point{X: min(lo.X, p.X), Y: min(lo.Y, p.Y)}, rules.Point{X: max(hi.X, p.X), Y: max(hi.Y, p.Y)}
		}
		d := float32(reach * m.Unit)
		return len(pts) > 0 && u > float32(lo.X)-d && u < float32(hi.X)+d && v > float32(lo.Y)-d && v < float32(hi.Y)+d
	}
}

// BenchmarkPatch is a stroke of one cell, and one of nineteen, on the largest map of hexes at
// the height of a full screen of 1080.
func BenchmarkPatch(b *testing.B) {
	m := marengo(32, 24)
	o := ground.Options{Unnamed: true, Cell: ground.FitLayout(m, 1920, 1080).Cell}
	old := painted(b, m, o)
	for name, rings := range map[string]int{"1": 0, "19": 2} {
		b.Run(name, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				now := copied(m)
				at := []rules.Cell{m.Cells[(32*12+5+i*7)%len(m.Cells)]}
				for range rings {
					for _, c := range slices.Clone(at) {
						at = append(at, ring(m, c)...)
					}
				}
				for _, c := range at {
					if k := slices.IndexFunc(now.Cells, func(d rules.Cell) bool { return d.Col == c.Col && d.Row == c.Row }); k >= 0 {
						now.Cells[k].Ground = rules.GroundWoods
					}
				}
				if _, err := ground.Patch(b.Context(), old, m, now, o); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// marengo is a map of flat-top hexes of a size, with what that of Marengo has, over and over.
func marengo(cols, rows int) *rules.Map {
	m := &rules.Map{ID: "large", Shape: rules.FlatHexes, Cols: cols, Rows: rows}
	river, slope := rules.MapLine{Kind: rules.LineRiver, Border: true}, rules.MapLine{Kind: rules.LineSlope, Border: true}
	for row := range rows {
		road := rules.MapLine{Kind: rules.LineRoad}
		for col := range cols {
			c := rules.Cell{Ref: rules.MakeRef(1, row*cols+col+1), Col: col, Row: row, Ground: rules.GroundOpen}
			if k := (row*cols + col*5) % 11; k < 4 {
				c.Ground = []rules.Ground{rules.GroundWoods, rules.GroundTown, rules.GroundFields, rules.GroundMarsh}[k]
			}
			c.Level = row / 6 % 2
			m.Cells = append(m.Cells, c)
			road.Cells = append(road.Cells, c.Ref)
			if col == 4 && row > 0 {
				river.Cells = append(river.Cells, c.Ref, m.Cells[(row-1)*cols+col].Ref)
			}
			if row%6 == 0 && row > 0 {
				slope.Cells = append(slope.Cells, c.Ref, m.Cells[(row-1)*cols+col].Ref)
			}
		}
		if row%4 == 0 {
			m.Lines = append(m.Lines, road)
		}
	}
	m.Lines = append(m.Lines, river, slope)
	return m
}
