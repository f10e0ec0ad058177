package ground

import (
	"context"
	"image"
	"image/color"
	"image/draw"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// titleRows is the country behind the title, as a map of hidden squares: open
// in the middle, where the screen puts its panels.
var titleRows = []string{
	"WWOOOOHHHOOOOOOOWWWW",
	"WOTOOHHHOOOOOOOOOWWO",
	"OOOOHHHOOOOOOOOTOOOO",
	"HHOOOOOOOOOOOOOOOOHH",
	"HHHOOOOOOOOOOOOOOHHH",
	"OHOOFOOOOOOOOOOFFOHO",
	"OOOFFOOOOOOOOOOOFOOO",
	"WOOOOOTOOOOOOHHOOOOT",
	"WWOOOOOOOOOHHHHOOOWW",
	"WWWOOOFOOOOOHHOOOWWW",
	"OWWOOOOOOOOOOOOOWWWO",
	"OOOOOOOOOOOOOOOOOOOO",
}

// Title paints the background of the title screen: a campaign map with a
// river, a road and two armies drawn up. It returns the context's error if
// that ends first.
func Title(ctx context.Context, w, h int) (*image.RGBA, error) {
	m := titleMap()
	cell := float32(math.Ceil(max(float64(w)/float64(m.Cols-2), float64(h)/float64(m.Rows-1))))
	b := newBaker(m, Options{Cell: cell, Bare: true})
	b.loose = 1
	stages := []func(*baker){
		(*baker).paper, (*baker).relief, (*baker).washes, (*baker).hachures, (*baker).cultivation, (*baker).meadows,
		(*baker).ways, (*baker).houses, (*baker).trees, (*baker).armies,
	}
	for _, stage := range stages {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		stage(b)
	}
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.Draw(out, out.Rect, b.C.Img, image.Pt((b.W-w)/2, (b.H-h)/2), draw.Src)
	return out, nil
}

func titleMap() *rules.Map {
	grounds := map[byte]rules.Ground{'O': "open", 'W': "woods", 'H': "hill", 'T': "town", 'F': "fields"}
	m := &rules.Map{ID: "title", Cols: len(titleRows[0]), Rows: len(titleRows), Unit: 10}
	for row, line := range titleRows {
		for col := range len(line) {
			m.Cells = append(m.Cells, rules.Cell{Ref: rules.MakeRef(1, len(m.Cells)+1), Col: col, Row: row, Ground: grounds[line[col]]})
		}
	}
	m.Lines = []rules.MapLine{
		{Kind: "river", Pts: []rules.Point{{X: -10, Y: 96}, {X: 24, Y: 90}, {X: 48, Y: 100}, {X: 82, Y: 98}, {X: 108, Y: 108}, {X: 150, Y: 104}, {X: 210, Y: 116}}},
		{Kind: "road", Pts: []rules.Point{{X: -10, Y: 34}, {X: 26, Y: 16}, {X: 52, Y: 38}, {X: 90, Y: 40}, {X: 126, Y: 28}, {X: 156, Y: 24}, {X: 210, Y: 22}}},
		{Kind: "road", Pts: []rules.Point{{X: 26, Y: 16}, {X: 38, Y: 46}, {X: 66, Y: 74}, {X: 72, Y: 96}, {X: 70, Y: 125}}},
		{Kind: "road", Pts: []rules.Point{{X: 156, Y: 24}, {X: 166, Y: 50}, {X: 176, Y: 66}, {X: 196, Y: 74}, {X: 210, Y: 74}}},
	}
	return m
}

// armies draws lines of battle as old plans show them: bars of the nation's
// colour, cavalry with a slanting half, guns in front.
func (b *baker) armies() {
	blue, _ := palette.NationOf("fr")
	red, _ := palette.NationOf("gb")
	white, _ := palette.NationOf("au")
	b.ranks(ink.Pt{X: 2.2, Y: 6.6}, -.62, 6, blue.Color)
	b.ranks(ink.Pt{X: 1.5, Y: 7.4}, -.62, 4, blue.Color)
	b.ranks(ink.Pt{X: 17.2, Y: 4.4}, .5+math.Pi, 6, red.Color)
	b.ranks(ink.Pt{X: 18.1, Y: 3.6}, .5+math.Pi, 4, white.Color)
	b.march(ink.Pt{X: 3.6, Y: 5.4}, ink.Pt{X: 6.2, Y: 4.5}, blue.Color)
	b.march(ink.Pt{X: 15.9, Y: 5.6}, ink.Pt{X: 13.4, Y: 6.2}, red.Color)
}

// ranks draws n bars from a place, in cells, in direction a.
func (b *baker) ranks(at ink.Pt, a float64, n int, col color.NRGBA) {
	unit := float64(b.Cell)
	start := ink.Pt{X: float64(b.Margin), Y: float64(b.Margin)}.Add(at.Times(unit))
	for i := range n {
		p := start.Add(ink.Polar(float64(i)*unit*.44, a))
		bar := ink.Box(-unit*.18, -unit*.06, unit*.36, unit*.12).By(ink.Rotate(a, 0, 0).Then(ink.Move(p.X, p.Y)))
		b.C.Fill(bar.By(ink.Move(2*b.U, 2.4*b.U)), palette.Alpha(palette.Ink, .35))
		b.C.Stroke(bar, 2.6*b.U, palette.Ink)
		b.C.Fill(bar, col)
		if i == 0 || i == n-1 {
			q := bar[0].Pts
			b.C.Fill(ink.Poly(q[0], q[1], q[3]), palette.Paper)
			b.C.Lines(ink.Open(q[1], q[3]), 1.4*b.U, palette.Ink)
		}
	}
}

// march draws a bent dashed arrow between two places, in cells.
func (b *baker) march(from, to ink.Pt, col color.NRGBA) {
	unit := float64(b.Cell)
	off := ink.Pt{X: float64(b.Margin), Y: float64(b.Margin)}
	p, q := off.Add(from.Times(unit)), off.Add(to.Times(unit))
	way := q.Sub(p)
	bend := p.Add(way.Times(.5)).Add(ink.Pt{X: -way.Y, Y: way.X}.Times(.16))
	path := ink.Spline(16, p, bend, q)
	b.C.Stroke(path.Dashed(12*b.U, 7*b.U), 4.4*b.U, col)
	a := math.Atan2(q.Y-bend.Y, q.X-bend.X)
	head := ink.Poly(ink.Pt{X: 14 * b.U}, ink.Pt{X: -10 * b.U, Y: -9 * b.U}, ink.Pt{X: -5 * b.U}, ink.Pt{X: -10 * b.U, Y: 9 * b.U})
	b.C.Fill(head.By(ink.Rotate(a, 0, 0).Then(ink.Move(q.X, q.Y))), col)
}
