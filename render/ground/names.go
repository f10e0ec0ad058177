package ground

import (
	"cmp"
	"math"

	"github.com/go-fonts/latin-modern/lmromancaps10regular"
	"golang.org/x/image/font"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/render/paint"
	"grognard/rules"
)

// names prints the proper names of places in small capitals, cased in paper so
// that they can be read on any ground.
func (b *baker) names() {
	if b.Options.Unnamed {
		return
	}
	face, err := chart.Face(lmromancaps10regular.TTF, math.Max(9, math.Round(17*b.U)))
	if err != nil {
		return
	}
	defer face.Close()
	var taken []paint.Rect
	printed := map[string]bool{}
	for i := range b.m.Areas {
		a := &b.m.Areas[i]
		at, ok := b.site(a)
		worth := a.Kind == rules.AreaObjective && len(a.Label) < 3 // stands on its banner
		if a.Label == "" || a.Kind == rules.AreaSection || worth || !ok || printed[a.Label] {
			continue
		}
		printed[a.Label] = true
		label := cmp.Or(b.Options.Names[a.Label], a.Label)
		r := b.roomFor(face, label, at, taken)
		taken = append(taken, r)
		x, y := r.Center()
		for k := range 16 {
			d := ink.Polar(max(1.2, 2*b.U), float64(k)*math.Pi/8)
			b.PrintIn(face, label, float64(x)+d.X, float64(y)+d.Y, palette.Alpha(palette.Paper, .5))
		}
		b.PrintIn(face, label, float64(x), float64(y), palette.Ink)
	}
}

// roomFor places a name at a point, inside the board, and a line lower or
// higher where another name is in the way.
func (b *baker) roomFor(face font.Face, s string, at ink.Pt, taken []paint.Rect) paint.Rect {
	w, h := float32(font.MeasureString(face, s))/64+float32(6*b.U), float32(19*b.U)
	board := b.Board()
	x := max(board.X, min(board.X+board.W-w, float32(at.X)-w/2))
	for _, step := range []float32{0, 1, -1, 2, -2} {
		r := paint.Rect{X: x, Y: float32(at.Y) - h/2 + step*h, W: w, H: h}
		clear := r.Y >= board.Y && r.Y+h <= board.Y+board.H
		for _, t := range taken {
			c := r.And(t)
			clear = clear && (c.W <= 1 || c.H <= 1)
		}
		if clear {
			return r
		}
	}
	return paint.Rect{X: x, Y: float32(at.Y) - h/2, W: w, H: h}
}

// site is where the name of an area stands: below the middle of its lowest
// cells, where pieces leave room.
func (b *baker) site(a *rules.Area) (ink.Pt, bool) {
	var sum, low ink.Pt
	n := 0.
	for _, ref := range a.Cells {
		if c := b.cell[ref]; c != nil {
			m := b.mid(c)
			sum, n = sum.Add(m), n+1
			low.Y = max(low.Y, m.Y)
		}
	}
	if n == 0 {
		return ink.Pt{}, false
	}
	down := .40
	if b.Shape == rules.Hexes {
		down = .44
	}
	return ink.Pt{X: sum.X / n, Y: low.Y + down*float64(b.Cell)}, true
}
