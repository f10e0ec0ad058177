package cells

import (
	"slices"

	"grognard/assets/palette"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// placeBanners finds where the banners of the objectives stand, clear of brigades: of several on
// one cell, one above the other.
func (b *Painter) placeBanners() {
	b.flags = b.flags[:0]
	for i := range b.Map.Areas {
		a := &b.Map.Areas[i]
		if a.Kind != rules.AreaObjective {
			continue
		}
		for _, ref := range a.Cells {
			if c, ok := b.index[ref]; ok {
				at, home := b.bannerAt(c), b.Rect(b.box(c))
				next := at.H
				if at.Y+2*at.H > home.Y+home.H {
					next = -next
				}
				for slices.Contains(b.flags, at) {
					at.Y += next
				}
				b.flags = append(b.flags, at)
			}
		}
	}
	b.solid = append(b.solid, b.flags...)
}

// paintBanners plants a banner on every objective, in the colours of the side
// that may score it, or holds it, of gold where both may. Where that changes, one is struck
// and the other hoisted.
func (b *Painter) paintBanners(l *paint.List, p *sheet.Picture) {
	n, calm := 0, p.Clips == nil || p.Clips.Reduced
	for i := range b.Map.Areas {
		a := &b.Map.Areas[i]
		if a.Kind != rules.AreaObjective {
			continue
		}
		for _, ref := range a.Cells {
			if _, ok := b.index[ref]; ok {
				side, low := b.hoisted(n, ref, a.Side, calm)
				b.banner(l, b.flags[n], b.cloth(p.View, side), a.Label, low)
				n++
			}
		}
	}
}

// cloth is the colour of the banner of a side, gold for both.
func (b *Painter) cloth(v *rules.View, side rules.Side) paint.Color {
	if side == rules.Chance {
		return palette.Gold
	}
	return b.pieces.Color(v.Sides[side].Nation)
}

// hoist is a banner that is seen on a cell, and when it took the place of another.
type hoist struct {
	cell      rules.Ref
	side, was rules.Side
	since     float64
	changing  bool
}

// hoistFor is how long it takes to strike a banner and to hoist another, in milliseconds.
const hoistFor = 700.0

// hoisted returns whose banner is seen just now on the staff of banner n, and how far it has
// been let down, 0 to 1.
func (b *Painter) hoisted(n int, cell rules.Ref, side rules.Side, calm bool) (rules.Side, float32) {
	for len(b.hoists) <= n {
		b.hoists = append(b.hoists, hoist{})
	}
	h := &b.hoists[n]
	switch {
	case h.cell != cell || calm:
		*h = hoist{cell: cell, side: side}
	case h.side != side:
		*h = hoist{cell: cell, side: side, was: h.side, since: b.Now(), changing: true}
	}
	if !h.changing {
		return side, 0
	}
	u := float32((b.Now() - h.since) / hoistFor)
	if u >= 1 {
		h.changing = false
		return side, 0
	}
	if b.Store != nil {
		b.Store.Wake()
	}
	if u < .5 {
		return h.was, 2 * u
	}
	return side, 2 - 2*u
}

// trophy is the banner that the other side gains for a piece that it has
// destroyed: it rises where the piece stood.
func (b *Painter) trophy(l *paint.List, p *sheet.Picture, pc *rules.Piece, at paint.Rect, part float32) {
	h := .6 * b.Zoom
	x, y := at.Center()
	r := paint.Rect{X: x - h*.3, Y: y - h*(.4+.7*part), W: h * .8, H: h}
	fade := min(1, 4*part, 3*(1-part))
	l.Image(paint.Over, "banner/staff", r, paint.Alpha(paint.White, fade))
	l.Image(paint.Over, "banner/cloth", r, paint.Alpha(b.pieces.Color(p.View.Sides[pc.Side.Other()].Nation), fade))
}

// bannerAt is where a banner stands: at the western edge of a cell, before the pieces
// there.
func (b *Painter) bannerAt(cell int) paint.Rect {
	r := b.Rect(b.box(cell))
	h := max(b.Px(16), floor(.36*b.Zoom))
	x, y := r.Center()
	at := paint.Rect{X: floor(x - .52*b.Zoom), Y: floor(y - .36*b.Zoom), W: h * .8, H: h}
	if !b.hexes() {
		at.X, at.Y = floor(r.X+.03*b.Zoom), floor(r.Y+.02*b.Zoom)
		at = b.freeCorner(at, r)
	}
	return at
}

// banner draws a banner, let down so far on its staff: 0 to 1. What its cell is worth, if its
// label says that, stands on the cloth.
func (b *Painter) banner(l *paint.List, at paint.Rect, col paint.Color, worth string, low float32) {
	l.Image(paint.Over, "banner/staff", at, paint.White)
	if low > 0 {
		l.Image(paint.Over, "banner/cloth", at.Moved(0, .42*at.H*low), paint.Alpha(col, min(1, 2-2*low)))
		return
	}
	l.Image(paint.Over, "banner/cloth", at, col)
	if worth == "" || len(worth) > 2 {
		return
	}
	size := max(leastWorth, floor(.36*at.H))
	w := b.Metrics.Width(paint.SansBold, size, worth)
	tx, ty := floor(at.X+at.W*.53-w/2), floor(at.Y+at.H*.32+b.Metrics.Ascent(paint.SansBold, size)/2)
	l.Text(paint.Over, paint.SansBold, size, tx, ty, readable(col), worth)
}

// freeCorner is that corner of a cell where a banner covers the least of
// brigades; the first is where it stands otherwise.
func (b *Painter) freeCorner(at, home paint.Rect) paint.Rect {
	if !b.brigaded() {
		return at
	}
	best, least := at, b.crossed(at)
	east, south := floor(home.X+home.W-at.W), floor(home.Y+home.H-at.H-.02*b.Zoom)
	for _, p := range [...]place{{east, at.Y}, {at.X, south}, {east, south}} {
		r := paint.Rect{X: p.x, Y: p.y, W: at.W, H: at.H}
		if k := b.crossed(r); k < least-1 {
			best, least = r, k
		}
	}
	return best
}

// leastWorth is the least size of what an objective is worth, in pixels.
const leastWorth = 11

// readable is ink or paper, whichever stands out from a colour.
func readable(on paint.Color) paint.Color {
	if 3*int(on.R)+6*int(on.G)+int(on.B) > 1200 {
		return sheet.Ink
	}
	return sheet.Paper
}
