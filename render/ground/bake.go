package ground

import (
	"context"
	"image"
	"math"
	"math/rand/v2"

	"grognard/assets/ink"
	"grognard/rules"
)

// Theme is the light a map is seen in.
type Theme uint8

// The themes, as the interface has them.
const (
	Carta    Theme = iota // daylight on paper
	Candle                // the same chart by candle light
	Contrast              // flat washes and a strong grid
)

// Options says how to paint a map.
type Options struct {
	Cell  float32 // size of a cell in pixels; 0 is 96
	Theme Theme
	// StrongGrid draws the grid so that it can be counted at a glance.
	StrongGrid bool
	// Bare leaves the margins out of the picture's ornament: no letters, no
	// compass.
	Bare bool
}

// Bake paints a map. Its picture has the size and geometry of
// NewLayout(m, o.Cell). It returns the context's error if that ends first.
func Bake(ctx context.Context, m *rules.Map, o Options) (*image.RGBA, error) {
	if o.Cell == 0 {
		o.Cell = 96
	}
	b := newBaker(m, o)
	for _, stage := range []func(*baker){
		(*baker).paper,
		(*baker).washes,
		(*baker).relief,
		(*baker).cultivation,
		(*baker).wetlands,
		(*baker).shores,
		(*baker).meadows,
		(*baker).stones,
		(*baker).ways,
		(*baker).houses,
		(*baker).trees,
		(*baker).grid,
		(*baker).margins,
		(*baker).light,
	} {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		stage(b)
	}
	return b.c.Img, nil
}

// baker is the state of one Bake.
type baker struct {
	Layout
	m    *rules.Map
	o    Options
	c    *ink.Canvas
	w, h int
	u    float64 // a hundredth of a cell, the measure of all strokes
	seed uint64
	// loose is how freely the ground crosses the borders of its cells: 0 on a
	// board, where they must be told apart, 1 on a picture.
	loose float64
	cell  map[rules.Ref]*rules.Cell
}

func newBaker(m *rules.Map, o Options) *baker {
	b := &baker{Layout: NewLayout(m, o.Cell), m: m, o: o, u: float64(o.Cell) / 100, seed: ink.Seed(m.ID)}
	b.w, b.h = b.Size()
	b.c = ink.New(b.w, b.h)
	b.cell = make(map[rules.Ref]*rules.Cell, len(m.Cells))
	for i := range m.Cells {
		b.cell[m.Cells[i].Ref] = &m.Cells[i]
	}
	return b
}

// dice returns the random numbers of one stage, or of one cell of it: they do
// not depend on what was painted before.
func (b *baker) dice(stage string, n int) *rand.Rand {
	return rand.New(rand.NewPCG(b.seed^ink.Seed(stage), uint64(n)))
}

// each calls f for every cell of a ground.
func (b *baker) each(ground string, f func(c *rules.Cell, mid ink.Pt)) {
	for i := range b.m.Cells {
		if c := &b.m.Cells[i]; c.Ground == ground {
			f(c, b.mid(c))
		}
	}
}

func (b *baker) mid(c *rules.Cell) ink.Pt {
	x, y := b.Center(c.Col, c.Row)
	return ink.Pt{X: float64(x), Y: float64(y)}
}

// outline is the border of a cell.
func (b *baker) outline(mid ink.Pt) ink.Path {
	if b.Shape == rules.Hexes {
		return ink.Ngon(mid.X, mid.Y, float64(b.hexRadius()), 6, -math.Pi/2)
	}
	half := float64(b.Cell) / 2
	return ink.Box(mid.X-half, mid.Y-half, 2*half, 2*half)
}

// hillLevel tells by how many levels a ground is raised.
func hillLevel(ground string) float64 {
	switch ground {
	case "hill":
		return 1
	case "hill2":
		return 2
	case "hill3":
		return 3
	}
	return 0
}
