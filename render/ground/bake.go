// Package ground paints the ground of a map into one picture, which the board shows in
// place of cells: squares and hexes here, a table without cells in package tabletop. The
// same map at the same size gives the same picture. Lengths are in pixels of it, but for
// those in the map itself.
package ground

import (
	"context"
	"image"
	"math"

	"grognard/assets/ink"
	"grognard/render/ground/chart"
	"grognard/render/ground/tabletop"
	"grognard/rules"
)

// Bake paints a map. Its picture has the size and geometry of
// NewLayout(m, o.Cell). It returns the context's error if that ends first.
func Bake(ctx context.Context, m *rules.Map, o Options) (*image.RGBA, error) {
	if o.Cell == 0 {
		o.Cell = 96
	}
	return bakePart(ctx, m, o, image.Rectangle{})
}

// bakePart is Bake for the part of the picture within a rectangle; an empty one is all.
func bakePart(ctx context.Context, m *rules.Map, o Options, within image.Rectangle) (*image.RGBA, error) {
	if m.Shape == rules.Tabletop {
		return tabletop.Bake(ctx, m, o, within)
	}
	b := newPart(m, o, within)
	stages := []func(*baker){
		(*baker).paper,
		(*baker).relief,
		(*baker).washes,
		(*baker).hachures,
		(*baker).cultivation,
		(*baker).wetlands,
		(*baker).shores,
		(*baker).meadows,
		(*baker).stones,
		(*baker).sand,
		(*baker).crags,
		(*baker).leftovers,
		(*baker).ways,
		(*baker).houses,
		(*baker).windmills,
		(*baker).farms,
		(*baker).trees,
		(*baker).works,
		(*baker).grid,
		(*baker).margins,
		(*baker).names,
		(*baker).Light,
	}
	for _, stage := range stages {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		stage(b)
	}
	return b.C.Img, nil
}

// baker is the state of one Bake.
type baker struct {
	chart.Hand
	m *rules.Map
	// loose is how freely the ground crosses the borders of its cells: 0 on a
	// board, where they must be told apart, 1 on a picture.
	loose float64
	cell  map[rules.Ref]*rules.Cell
	spots []*rules.Cell // by row and column; nil where there is no cell
	land  *chart.Field  // height, nil where all is flat
	all   []flow        // the rivers through cells, once they are known
	known bool
}

func newBaker(m *rules.Map, o Options) *baker { return newPart(m, o, image.Rectangle{}) }

func newPart(m *rules.Map, o Options, within image.Rectangle) *baker {
	b := &baker{Hand: chart.NewHand(m, o, within), m: m}
	b.cell = make(map[rules.Ref]*rules.Cell, len(m.Cells))
	b.spots = make([]*rules.Cell, m.Cols*m.Rows)
	for i := range m.Cells {
		c := &m.Cells[i]
		b.cell[c.Ref] = c
		if c.Col >= 0 && c.Col < m.Cols && c.Row >= 0 && c.Row < m.Rows {
			b.spots[c.Row*m.Cols+c.Col] = c
		}
	}
	return b
}

// each calls f for every cell of a ground.
func (b *baker) each(ground rules.Ground, f func(c *rules.Cell, mid ink.Pt)) {
	b.eachOf(only(ground), f)
}

// eachOf calls f for every cell of a kind whose ground may reach into the part that is
// painted.
func (b *baker) eachOf(is func(*rules.Cell) float64, f func(c *rules.Cell, mid ink.Pt)) {
	for i := range b.m.Cells {
		if c := &b.m.Cells[i]; is(c) > 0 && b.close(c) {
			f(c, b.mid(c))
		}
	}
}

// close reports whether a cell is so near to the part that is painted that it matters.
func (b *baker) close(c *rules.Cell) bool {
	return b.Near(b.Rect(c.Col, c.Row).Pixels(), b.reachOf())
}

// reachOf is how far the ground of a cell goes beyond it at most, with the field that it is measured in.
func (b *baker) reachOf() float64 { return max(120*b.U, b.spread()+30*b.U) }

// spread is how far the ground and height of a cell show beyond it at most: their border
// wanders and is softened, and strokes run down its slope. Fields are no finer than two
// pixels, so that this is farther where cells are small.
func (b *baker) spread() float64 {
	cell, step := float64(b.Cell), b.Step()
	soft := max(1, int(hillSoft*cell/step))
	return max(.8*cell, .25*cell+float64(3*soft+2)*step)
}

func (b *baker) mid(c *rules.Cell) ink.Pt {
	x, y := b.Center(c.Col, c.Row)
	return ink.Pt{X: float64(x), Y: float64(y)}
}

// outline is the border of a cell.
func (b *baker) outline(mid ink.Pt) ink.Path {
	if b.Hexes() {
		return ink.Ngon(mid.X, mid.Y, float64(b.HexRadius()), 6, b.Corner())
	}
	half := float64(b.Cell) / 2
	return ink.Box(mid.X-half, mid.Y-half, 2*half, 2*half)
}

// onBoardOnly confines what paint paints to the board.
func (b *baker) onBoardOnly(paint func()) {
	whole := b.C
	b.C = whole.Within(b.Board().Pixels())
	paint()
	b.C = whole
}

// inside confines what paint paints to p.
func (b *baker) inside(p ink.Path, paint func()) {
	whole := b.C
	whole.Inside(p, func(c *ink.Canvas) {
		b.C = c
		paint()
	})
	b.C = whole
}

// neighbours returns what lies beyond the sides of a cell, nil off the map,
// clockwise, and the direction of the first of them in radians.
func (b *baker) neighbours(c *rules.Cell) (all []*rules.Cell, first float64) {
	near := [][2]int{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}
	first = -math.Pi / 2
	odd := 0
	switch b.Shape {
	case rules.Hexes:
		odd = c.Row & 1
		near = [][2]int{{odd, -1}, {1, 0}, {odd, 1}, {odd - 1, 1}, {-1, 0}, {odd - 1, -1}}
		first = -math.Pi / 3
	case rules.FlatHexes:
		odd = c.Col & 1
		near = [][2]int{{0, -1}, {1, odd - 1}, {1, odd}, {0, 1}, {-1, odd}, {-1, odd - 1}}
	}
	for _, d := range near {
		all = append(all, b.spot(c.Col+d[0], c.Row+d[1]))
	}
	return all, first
}

// spot returns the cell in a column and row, or nil.
func (b *baker) spot(col, row int) *rules.Cell {
	if col < 0 || row < 0 || col >= b.Cols || row >= b.Rows {
		return nil
	}
	return b.spots[row*b.Cols+col]
}

// hillLevel tells by how many levels a cell is raised.
func hillLevel(c *rules.Cell) float64 {
	level := float64(c.Level)
	switch c.Ground {
	case rules.GroundHill:
		return max(level, 1)
	case rules.GroundRugged:
		return max(level, 2)
	}
	return level
}
