package draw

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// cellMarks draws what lies on a cell to say what may be done, what is chosen
// and what happens. Marks are as large as a cell; those for hexes end in "-hex"
// and are as high as a pointy hex is to its width, those for flat-top hexes end
// in "-flat" and are as wide.
func cellMarks(a *album, shape cellShape) {
	x, y := float64(shape.w)/2, float64(shape.h)/2
	a.add("mark/move"+shape.suffix, moveMark(shape, x, y))
	a.add("mark/end"+shape.suffix, endMark(shape, x, y))
	a.add("mark/halt"+shape.suffix, haltMark(shape, x, y))
	a.add("mark/attack"+shape.suffix, attackMark(shape))
	a.add("mark/select"+shape.suffix, selectMark(shape))
	a.add("mark/hover"+shape.suffix, ringMark(shape, 3, 2.5, palette.Ink, .8))
	a.add("mark/own"+shape.suffix, ringMark(shape, 4, 3, palette.Move, 1))
	a.add("mark/ghost"+shape.suffix, ghostMark(shape))
	a.add("mark/zoc"+shape.suffix, zocMark(shape))
	a.add("mark/area"+shape.suffix, areaMark(shape))
	if shape.suffix == "" { // the dot beside what stands in the middle
		x, y = 36, float64(shape.h)-36
		a.add("mark/move-low", moveMark(shape, x, y))
		a.add("mark/end-low", endMark(shape, x, y))
		a.add("mark/halt-low", haltMark(shape, x, y))
	}
}

// marks draws what lies on the board whatever its cells: arrows, plates, lines.
func marks(a *album) {
	a.add("mark/forbid", forbidMark())
	a.add("mark/stop", stopMark())
	a.add("plate", plate())
	for _, k := range []signal{{"move", palette.Move}, {"attack", palette.Attack}, {"retreat", palette.Retreat}, {"past", palette.Forbid}} {
		a.add("arrow/shaft/"+k.name, shaft(k))
		a.add("arrow/head/"+k.name, arrowHead(k))
		a.add("arrow/dot/"+k.name, pathDot(k))
	}
	a.add("line/sight", sightLine(palette.Ink, false))
	a.add("line/blocked", sightLine(palette.Attack, true))
}

// signal is a hue with a meaning.
type signal struct {
	name string
	col  color.NRGBA
}

// cellShape is the outline of a cell, inset by d pixels.
type cellShape struct {
	suffix string
	w, h   int
	inset  func(d float64) ink.Path
}

var squareCell = cellShape{"", pieceSize, pieceSize, func(d float64) ink.Path {
	return ink.Round(d, d, pieceSize-2*d, pieceSize-2*d, 8)
}}

var hexCell = cellShape{"-hex", pieceSize, 186, func(d float64) ink.Path {
	return ink.Ngon(pieceSize/2, 93, (pieceSize/2-d)*2/math.Sqrt(3), 6, -math.Pi/2)
}}

var flatCell = cellShape{"-flat", 186, pieceSize, func(d float64) ink.Path {
	return ink.Ngon(93, pieceSize/2, (pieceSize/2-d)*2/math.Sqrt(3), 6, 0)
}}

func (s cellShape) canvas() *ink.Canvas { return ink.New(s.w, s.h) }

// cased strokes a line of a signal's colour between two lines of paper, so
// that it is told from any ground.
func cased(c *ink.Canvas, p ink.Path, w float64, col color.NRGBA) {
	c.Stroke(p, w+5, palette.Alpha(palette.Paper, .92))
	c.Stroke(p, w, col)
}

func ringMark(s cellShape, w, casing float64, col color.NRGBA, a float64) *ink.Canvas {
	c := s.canvas()
	c.Stroke(s.inset(8), w+2*casing, palette.Alpha(palette.Paper, .9*a))
	c.Stroke(s.inset(8), w, palette.Alpha(col, a))
	return c
}

// moveMark has its dot at a place of the cell, as the other two.
func moveMark(s cellShape, x, y float64) *ink.Canvas {
	c := ringMark(s, 4.5, 2.6, palette.Move, 1)
	c.Fill(ink.Disc(x, y, 17), palette.Paper)
	c.Fill(ink.Disc(x, y, 12.5), palette.Move)
	return c
}

// endMark is a place from which nothing more can be done: half a dot.
func endMark(s cellShape, x, y float64) *ink.Canvas {
	c := ringMark(s, 4.5, 2.6, palette.Retreat, 1)
	c.Fill(ink.Disc(x, y, 21), palette.Paper)
	c.Fill(ink.Ring(x, y, 17, 13), palette.Retreat)
	c.Inside(ink.Box(x-20, y, 40, 20), func(c *ink.Canvas) { c.Fill(ink.Disc(x, y, 14), palette.Retreat) })
	return c
}

// haltMark is a place that cannot be left again this turn: a dot before a bar.
func haltMark(s cellShape, x, y float64) *ink.Canvas {
	c := ringMark(s, 4.5, 2.6, palette.Ink, 1)
	c.Fill(ink.Disc(x, y+5, 17), palette.Paper)
	c.Fill(ink.Round(x-24, y-24, 48, 15, 3), palette.Paper)
	c.Fill(ink.Disc(x, y+5, 12.5), palette.Ink)
	c.Fill(ink.Box(x-20, y-20, 40, 8), palette.Ink)
	return c
}

func attackMark(s cellShape) *ink.Canvas {
	c := ringMark(s, 9, 3, palette.Attack, 1)
	x, y := float64(s.w)-30, 30.0
	switch s.suffix {
	case "-hex":
		x, y = float64(s.w)/2, 30
	case "-flat":
		x, y = float64(s.w)-52, 30
	}
	c.Fill(ink.Disc(x, y, 29), palette.Paper)
	c.Fill(ink.Ring(x, y, 29, 25.5), palette.Attack)
	pictogram(c, "sabres", x-17, y-17, 34, palette.Attack)
	return c
}

func selectMark(s cellShape) *ink.Canvas {
	c := s.canvas()
	c.Stroke(s.inset(8), 13, palette.Ink)
	c.Stroke(s.inset(8), 8, palette.Gold)
	return c
}

func ghostMark(s cellShape) *ink.Canvas {
	c := s.canvas()
	dashed := s.inset(14).Dashed(14, 10)
	c.Stroke(dashed, 7, palette.Alpha(palette.Paper, .8))
	c.Stroke(dashed, 3, palette.Alpha(palette.Ink, .8))
	return c
}

func zocMark(s cellShape) *ink.Canvas {
	c := s.canvas()
	c.Inside(s.inset(4), func(c *ink.Canvas) {
		slanted(c, 0, 0, float64(s.w), float64(s.h), 12, -math.Pi/4, 2.4, palette.Alpha(palette.Ink, .4))
	})
	return c
}

// areaMark is a white wash, to be tinted.
func areaMark(s cellShape) *ink.Canvas {
	c := s.canvas()
	white := palette.Hex("#FFFFFF")
	c.Fill(s.inset(3), palette.Alpha(white, .38))
	c.Stroke(s.inset(5), 3, palette.Alpha(white, .9))
	return c
}

func forbidMark() *ink.Canvas {
	c := ink.New(pieceSize, pieceSize)
	cased(c, ink.D("M46 46 L114 114 M114 46 L46 114"), 11, palette.Forbid)
	return c
}

func stopMark() *ink.Canvas {
	c := ink.New(64, 64)
	c.Fill(ink.Disc(32, 32, 28), palette.Paper)
	c.Fill(ink.Ring(32, 32, 26, 21), palette.Attack)
	c.Fill(ink.Box(17, 27.5, 30, 9), palette.Attack)
	return c
}

// pennant is the gold flag of a piece that has its orders.
func pennant() *ink.Canvas {
	c := ink.New(64, 64)
	staff, cloth := ink.D("M14 5 L14 60"), ink.D("M14 7 L58 20 L14 35 Z")
	c.Stroke(staff, 11, palette.Paper)
	c.Stroke(cloth, 9, palette.Paper)
	c.Stroke(staff, 6, palette.Ink)
	c.Stroke(cloth, 6, palette.Ink)
	c.Fill(cloth, palette.Gold)
	return c
}

// plate is the nine-slice for odds and totals on the board.
func plate() *ink.Canvas {
	c := ink.New(48, 48)
	c.Shadow(ink.Round(3, 4, 43, 42, 5), 1, palette.Alpha(palette.Ink, .35))
	c.Fill(ink.Round(2, 2, 43, 42, 5), palette.Ink)
	c.Fill(ink.Round(4, 4, 39, 38, 3.5), palette.Paper)
	c.Fill(ink.RoundFrame(6, 6, 35, 34, 2, 1), palette.Alpha(palette.Ink, .55))
	return c
}

// shaft is the body of an arrow, to be stretched along x.
func shaft(k signal) *ink.Canvas {
	c := ink.New(32, 32)
	c.Fill(ink.Box(0, 8, 32, 16), palette.Alpha(palette.Paper, .92))
	if k.name == "retreat" {
		c.Fill(ink.Box(0, 11, 20, 10), k.col)
		return c
	}
	c.Fill(ink.Box(0, 11, 32, 10), k.col)
	return c
}

// arrowHead points to the right; its tip is the middle of the right edge.
func arrowHead(k signal) *ink.Canvas {
	c := ink.New(64, 64)
	head := ink.D("M6 6 L60 32 L6 58 L16 32 Z")
	if k.name == "retreat" {
		head = ink.D("M10 8 L56 32 L10 56")
		c.Stroke(head, 15, palette.Alpha(palette.Paper, .92))
		c.Stroke(head, 9, k.col)
		return c
	}
	c.Stroke(head, 7, palette.Alpha(palette.Paper, .92))
	c.Fill(head, k.col)
	return c
}

func pathDot(k signal) *ink.Canvas {
	c := ink.New(32, 32)
	c.Fill(ink.Disc(16, 16, 14), palette.Alpha(palette.Paper, .92))
	c.Fill(ink.Disc(16, 16, 10), k.col)
	return c
}

// sightLine is a line of sight, to be stretched along x.
func sightLine(col color.NRGBA, broken bool) *ink.Canvas {
	c := ink.New(32, 16)
	c.Fill(ink.Box(0, 4.5, 32, 7), palette.Alpha(palette.Paper, .9))
	if broken {
		c.Fill(ink.Box(0, 6.5, 18, 3), col)
		return c
	}
	c.Fill(ink.Box(0, 6.5, 32, 3), col)
	return c
}
