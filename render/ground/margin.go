package ground

import (
	"math"
	"strings"

	"golang.org/x/image/font/gofont/gobold"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// margins frames the board like a chart: neat line, graduated border, letters
// and numbers, a compass in the corner.
func (b *baker) margins() {
	r := b.Board()
	if b.Part.In(r.Pixels().Inset(1)) {
		return
	}
	x, y, w, h := float64(r.X), float64(r.Y), float64(r.W), float64(r.H)
	b.ruled(x, y, w, h, 0, 1.6)
	if b.Options.Bare {
		return
	}
	m := float64(b.Margin)
	b.ruled(x, y, w, h, 7*b.U, 1)
	b.graduation(x, y, w, h)
	b.ruled(x, y, w, h, m-8*b.U, 1)
	b.ruled(x, y, w, h, m-4.6*b.U, 2.6)
	b.lettering()
	b.compass(float64(b.W)-m*.54, m*.54, m*.4)
}

// ruled draws a rectangle d pixels outside the board.
func (b *baker) ruled(x, y, w, h, d, line float64) {
	line = max(1, math.Round(line*b.U))
	x, y, w, h = math.Round(x-d), math.Round(y-d), math.Round(w+2*d), math.Round(h+2*d)
	col := palette.Alpha(palette.Ink, .9)
	// Four strips: as one shape the whole board between them would be rasterised.
	b.C.Fill(ink.Box(x-line, y-line, w+2*line, line), col)
	b.C.Fill(ink.Box(x-line, y+h, w+2*line, line), col)
	b.C.Fill(ink.Box(x-line, y, line, h), col)
	b.C.Fill(ink.Box(x+w, y, line, h), col)
}

// graduation fills every other half cell of the border.
func (b *baker) graduation(x, y, w, h float64) {
	d, step := 7*b.U, float64(b.Cell)/2
	col := palette.Alpha(palette.Ink, .78)
	for i := 0; float64(i)*step < w-1; i += 2 {
		l := min(step, w-float64(i)*step)
		b.C.Fill(ink.Box(x+float64(i)*step, y-d, l, d), col)
		b.C.Fill(ink.Box(x+w-float64(i)*step-l, y+h, l, d), col)
	}
	for i := 0; float64(i)*step < h-1; i += 2 {
		l := min(step, h-float64(i)*step)
		b.C.Fill(ink.Box(x-d, y+h-float64(i)*step-l, d, l), col)
		b.C.Fill(ink.Box(x+w, y+float64(i)*step, d, l), col)
	}
}

// lettering prints along the margins what the labels of the cells of a column
// or row have in common: "d" and "4" of "d4", "07" and "12" of "0712".
func (b *baker) lettering() {
	size := math.Round(15.5 * b.U)
	if size < 8 {
		if b.Margin < 12 {
			return
		}
		size = 8
	}
	face, err := chart.Face(gobold.TTF, size)
	if err != nil {
		return
	}
	defer face.Close()
	at := float64(b.Margin) * .47
	cols, rows := Coordinates(b.m)
	for i, s := range cols {
		x, _ := b.Center(i, 0)
		b.Print(face, s, float64(x), at, .85)
		b.Print(face, s, float64(x), float64(b.H)-at, .85)
	}
	for i, s := range rows {
		_, y := b.Center(0, i)
		b.Print(face, s, at, float64(y), .85)
		b.Print(face, s, float64(b.W)-at, float64(y), .85)
	}
}

// Coordinates returns what the labels of the cells of each column and of each row have in common: "d" and "4" of "d4",
// "07" and "12" of "0712"; "" for one without cells.
func Coordinates(m *rules.Map) (cols, rows []string) {
	cols, rows = make([]string, m.Cols), make([]string, m.Rows)
	swapped := false
	for i := range m.Cells {
		c := &m.Cells[i]
		if c.Col >= m.Cols || c.Row >= m.Rows || c.Col < 0 || c.Row < 0 {
			continue
		}
		col, row := halves(c.Label)
		if cols[c.Col] == "" {
			cols[c.Col] = col
		}
		swapped = swapped || cols[c.Col] != col
		if rows[c.Row] == "" {
			rows[c.Row] = row
		}
	}
	if swapped { // the first part names the row
		for i := range m.Cells {
			c := &m.Cells[i]
			rows[c.Row], cols[c.Col] = halves(c.Label)
		}
	}
	return cols, rows
}

// halves cuts a label in two: letters and digits, or the first half of digits
// alone and the second.
func halves(label string) (first, second string) {
	i := strings.IndexAny(label, "0123456789")
	switch {
	case i < 0:
		return label, ""
	case i == 0:
		i = len(label) / 2
	}
	return label[:i], label[i:]
}

// compass is a star of eight points, half of each in ink; the short ones lie
// under the long ones.
func (b *baker) compass(x, y, r float64) {
	mid := ink.Pt{X: x, Y: y}
	b.C.Fill(ink.Ring(x, y, r*.66, r*.6), palette.Ink)
	for i := range 4 {
		b.ray(mid, r*.66, math.Pi/2*float64(i)+math.Pi/4)
	}
	for i := range 4 {
		b.ray(mid, r, math.Pi/2*float64(i))
	}
}

// ray draws one point of the compass in direction a.
func (b *baker) ray(mid ink.Pt, r, a float64) {
	tip := mid.Add(ink.Polar(r, a))
	left, right := mid.Add(ink.Polar(r*.26, a-math.Pi/4)), mid.Add(ink.Polar(r*.26, a+math.Pi/4))
	b.C.Fill(ink.Poly(mid, left, tip), palette.Paper)
	b.C.Fill(ink.Poly(mid, right, tip), palette.Ink)
	b.C.Lines(ink.Open(left, tip, right), max(.7, .5*b.U), palette.Ink)
}
