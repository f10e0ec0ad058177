package board

import (
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/rules"
)

// sheetColor stands where the ground is not baked yet.
var sheetColor = paint.Color{R: 0xf0, G: 0xe8, B: 0xd1, A: 255}

// paintGround draws the baked map, or plain paper until there is one.
func (b *Board) paintGround(l *paint.List) {
	if !b.bakes.ready() {
		w, h := b.size()
		bare := sheetColor
		if b.cloth() {
			bare = unbaked
		}
		l.Fill(paint.Ground, b.Rect(paint.Rect{W: w, H: h}), bare)
		return
	}
	// The cells of the picture must lie on ours: its margin is rounded.
	lay := ground.NewLayout(b.m, b.bakes.cell)
	w, h := lay.Size()
	k := b.Zoom / b.bakes.cell
	x, y := b.Pixels(b.lay.Margin, b.lay.Margin)
	r := paint.Rect{X: x - lay.Margin*k, Y: y - lay.Margin*k, W: float32(w) * k, H: float32(h) * k}
	if k == 1 {
		r.X, r.Y = floor(r.X+.5), floor(r.Y+.5)
	}
	l.Image(paint.Ground, mapKey, r, paint.White)
}

// The tints of overlays, by whose they are: none is a colour of a mark.
var (
	firstTint  = paint.Color{R: 0x0a, G: 0x3a, B: 0x82, A: 230}
	secondTint = paint.Color{R: 0x8c, G: 0x1e, B: 0x6a, A: 230}
	plainTint  = paint.Color{R: 0x0b, G: 0x5d, B: 0x73, A: 230}
)

// paintShades draws an overlay: a tint says whose, a hatch says it too.
func (b *Board) paintShades(l *paint.List, all []rules.Shade) {
	for i := range all {
		s := &all[i]
		c, ok := b.index[s.Cell]
		if !ok {
			continue
		}
		r := b.Rect(b.box(c)).Inset(1)
		switch s.Style {
		case "blocked":
			l.Image(paint.Over, b.markKey(Forbid), r.Inset(r.W*.25), paint.White)
			continue
		case "contested":
			l.Image(paint.Grid, b.markKey(zone), r, paint.White)
			continue
		case "number":
			b.cornerPlate(l, r, digits(s.N))
			continue
		}
		l.Image(paint.Grid, b.markKey(area), r, tintOf(s.Side))
		if s.Side == rules.Second {
			l.Image(paint.Grid, b.markKey(zone), r, paint.Alpha(paint.White, .5))
		}
		if s.N > 0 {
			b.cornerPlate(l, r, digits(s.N))
		}
	}
}

// cornerPlate writes a number where it covers nothing that is printed on a counter:
// into the upper left corner of a square, at the upper end of a hex.
func (b *Board) cornerPlate(l *paint.List, r paint.Rect, text string) {
	size := max(b.px(12), floor(.2*b.Zoom))
	w, h := b.Metrics.Width(paint.SansBold, size, text)+floor(size*.6), floor(size*1.15)
	x, y := r.X+1, r.Y+1
	if b.hexes() {
		x, y = r.X+(r.W-w)/2, r.Y
	}
	x, y = floor(x), floor(y)
	l.Fill(paint.Over, paint.Rect{X: x - 1, Y: y - 1, W: w + 2, H: h + 2}, inkColor)
	l.Fill(paint.Over, paint.Rect{X: x, Y: y, W: w, H: h}, paperColor)
	l.Text(paint.OverText, paint.SansBold, size, x+floor(size*.3), y+h*.5+b.Metrics.Ascent(paint.SansBold, size)/2, inkColor, text)
}

// Tint is the colour that an overlay washes a cell with, by whose it is.
func Tint(s rules.Side) paint.Color { return tintOf(s) }

func tintOf(s rules.Side) paint.Color {
	switch s {
	case rules.First:
		return firstTint
	case rules.Second:
		return secondTint
	}
	return plainTint
}

// digits writes a small number without making a string anew each frame.
func digits(n int) string {
	const table = "0 1 2 3 4 5 6 7 8 9 10111213141516171819202122232425262728293031"
	if n < 0 || 2*n+2 > len(table) {
		return "*"
	}
	if n < 10 {
		return table[2*n : 2*n+1]
	}
	return table[2*n : 2*n+2]
}

// paintLabels writes the name of every cell into its corner.
func (b *Board) paintLabels(l *paint.List) {
	size := b.px(13)
	for i := range b.m.Cells {
		r := b.Rect(b.box(i))
		x, y := r.X+size*.35, r.Y+size*1.1
		switch b.m.Shape {
		case rules.Hexes:
			x, y = r.X+r.W/2-b.Metrics.Width(paint.Sans, size, b.m.Cells[i].Label)/2, r.Y+r.H*.2
		case rules.FlatHexes:
			x = r.X + r.W/2 - b.Metrics.Width(paint.Sans, size, b.m.Cells[i].Label)/2
		}
		l.Text(paint.Grid, paint.Sans, size, floor(x), floor(y), paint.Alpha(inkColor, .67), b.m.Cells[i].Label)
	}
}
