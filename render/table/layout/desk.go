package layout

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Sizes in dp of what lies on the desk, and in cells of the margin of the sheet there.
const (
	pilesHigh  = 156 // less where the fallen had no room else, down to
	pilesLow   = 100
	pilesLeast = 96 // wide
	lostWide   = 61 // at least: a piece
	lostHigh   = 85 // at least: the head and a row
	sheetEdge  = 8  // of paper beyond the margin
	margin     = .36

	bandWide   = 44  // of piles beside a standard, where the desk has no room
	bandBoth   = 136 // high, of the piles of both sides
	bandHigh   = 60  // the same, below plates
	playWide   = 150 // of cards in play, at most
	playLeast  = 60
	playPart   = .5  // of the desk, at most
	playCards  = 3   // how high their room is for its width: two cards
	labelHigh  = 56  // of a row of nameplates, in letters
	spreadWide = 250 // of a desk that many cards can be spread out on
	spreadPart = .44 // of the window that they take elsewhere
)

// waiting lays the tray to the right, beside the tools, and nameplates below it: as wide
// as the desk is there.
func (f *frame) waiting() {
	right := f.Tools.X - f.px(gap)
	w := f.px(trayWide)
	if f.Desk[1].W > 0 {
		w = max(w, min(right-f.Desk[1].X-f.px(gap), 2*w))
	}
	f.Tray = paint.Rect{X: right - w, Y: f.Map.Y + f.px(gap), W: w, H: f.px(trayHigh)}
	if f.n.Labels == 0 {
		return
	}
	y := f.Tray.Y
	if f.n.Tray {
		y += f.Tray.H + f.px(gap)
	}
	w = min(max(w, f.text(trayWide)), f.Map.W*.5)
	f.Labels = paint.Rect{X: right - w, Y: y, W: w, H: float32((f.n.Labels+1)/2)*f.text(labelHigh) + f.px(2*gap)}
}

// spread lays out what many cards and tiles are chosen from: on the desk at the right,
// else beside the map, which gives way.
func (f *frame) spread() {
	if !f.n.Spread {
		return
	}
	x, y := f.Desk[1].X+f.px(gap), f.Map.Y+f.px(gap)
	if f.n.Tray {
		y = f.Tray.Y + f.Tray.H + f.px(gap)
	}
	if f.n.Labels > 0 {
		y = f.Labels.Y + f.Labels.H + f.px(gap)
	}
	if w := f.Tools.X - f.px(gap) - x; f.Desk[1].W > 0 && w >= f.px(spreadWide) {
		f.Spread = paint.Rect{X: x, Y: y, W: w, H: f.n.H - f.px(edge) - y}
		return
	}
	w := ui.Floor(f.n.W * spreadPart)
	f.Map.W -= w
	f.Spread = paint.Rect{X: f.Map.X + f.Map.W, Y: f.Map.Y, W: w, H: f.Map.H}
	f.tools()
	f.fit(0)
}

// bands has the cells leave room for piles beside the standards, where the desk has too
// little.
func (f *frame) bands() {
	room := f.px(bandWide) + 2*f.px(gap)
	if f.n.Piles && f.n.Wide > 0 && !f.Plates && !f.Fanned && f.Desk[0].W < f.tallied()+room {
		f.fit(room - f.px(edge))
	}
}

// beside gives those piles a place that have none on the desk, beside the standards and
// the turn, and cards in play one at the right.
func (f *frame) beside() {
	if !f.n.Piles {
		return
	}
	switch {
	case f.Plates:
		f.below()
	case f.Fanned:
		f.across()
		return
	default:
		f.band()
	}
	if f.Play.W == 0 {
		w, y := f.px(playLeast), f.Tools.Y+f.Tools.H+f.px(gap)
		f.Play = paint.Rect{X: f.Map.X + f.Map.W - f.px(edge) - w, Y: y, W: w, H: (f.foot() - y) * playPart}
	}
}

// band lays those piles beside standards and turn that have no place.
func (f *frame) band() {
	w, x := f.px(bandWide), f.tallied()+f.px(gap)
	_, middle := f.Turn.Center()
	h := f.px(bandBoth)
	f.Common = paint.Rect{X: x, Y: middle - h/2, W: w, H: h}
	for s, r := range f.Standards {
		if f.Piles[s].W == 0 {
			f.Piles[s] = paint.Rect{X: x, Y: r.Y, W: w, H: r.H}
		}
	}
	f.apart()
}

// across lays cards in play on the desk that is not the hand's, and the piles of both
// sides below them.
func (f *frame) across() {
	x, h := f.Desk[1].X+f.cell(f.Free)*margin+f.px(sheetEdge+gap), f.px(pilesHigh)
	f.Play = paint.Rect{X: x, Y: f.Map.Y + f.px(gap), W: f.Tools.X - f.px(gap) - x, H: h}
	f.Common = f.Play
	f.Common.Y += h + f.px(gap)
}

// apart keeps piles of the sides off those of both.
func (f *frame) apart() {
	for s := range f.Piles {
		r, both := &f.Piles[s], f.Common
		switch {
		case !r.Overlaps(both):
		case s == f.n.North:
			r.H = both.Y - f.px(gap)/2 - r.Y
		default:
			d := both.Y + both.H + f.px(gap)/2 - r.Y
			r.Y, r.H = r.Y+d, r.H-d
		}
	}
}

// below lays piles out below plates and turn.
func (f *frame) below() {
	at := paint.Rect{X: f.Turn.X, Y: f.Turn.Y + f.Turn.H + f.px(gap), W: f.Turn.W, H: f.px(bandHigh)}
	for _, r := range [...]*paint.Rect{&f.Piles[f.n.North], &f.Common, &f.Piles[1-f.n.North]} {
		*r = at
		at.Y += at.H + f.px(gap)
	}
}

// lain finds where piles and the fallen lie on the desk: beside the standard of their
// side, or else below the tools.
func (f *frame) lain() {
	if f.n.Wide == 0 || f.Plates {
		return
	}
	edgeOf := f.cell(f.Free)*margin + f.px(sheetEdge) + f.px(gap)
	x := f.Standards[0].X + f.Standards[0].W + f.px(edge)
	left := paint.Rect{X: x, Y: f.Map.Y + f.px(gap), W: f.Desk[0].X + f.Desk[0].W - edgeOf - x}
	left.H = f.foot() - left.Y
	_, middle := f.Turn.Center()
	if (!f.n.Piles || left.W >= f.px(pilesLeast)) && f.shared(left, middle) {
		return
	}
	x = f.Desk[1].X + edgeOf
	top := f.Tools.Y + f.Tools.H + f.px(gap)
	right := paint.Rect{X: x, Y: top, W: f.Map.X + f.Map.W - f.px(edge) - x, H: f.foot() - top}
	if f.n.Piles && !f.Fanned { // over the margin of the sheet
		end := right.X + right.W
		if w := min(end-f.Desk[1].X-f.px(gap), f.px(playWide)); w >= f.px(playLeast) {
			f.Play = paint.Rect{X: end - w, Y: right.Y, W: w, H: min(right.H*playPart, w*playCards)}
			right.Y, right.H = right.Y+f.Play.H+f.px(gap), right.H-f.Play.H-f.px(gap)
		}
	}
	f.shared(right, right.Y+right.H/2)
}

// foot is where the desk ends: above a hand.
func (f *frame) foot() float32 {
	if f.Hand.W > 0 {
		return f.Hand.Y - f.px(gap)
	}
	return f.n.H - f.px(edge)
}

// shared gives both sides their part of a desk, above and below a line, and reports
// whether there is room for the fallen.
func (f *frame) shared(r paint.Rect, at float32) bool {
	if r.W < f.px(lostWide) {
		return false
	}
	ok := false
	for s := range f.Fallen {
		part := paint.Rect{X: r.X, Y: r.Y, W: r.W, H: at - f.px(gap)/2 - r.Y}
		if s != f.n.North {
			part.Y = at + f.px(gap)/2
			part.H = r.Y + r.H - part.Y
		}
		high := max(f.px(pilesLow), min(f.px(pilesHigh), ui.Floor(part.H)-f.px(lostHigh)-f.px(gap)))
		if f.n.Piles && r.W >= f.px(pilesLeast) && part.H >= high {
			f.Piles[s] = paint.Rect{X: part.X, Y: part.Y, W: part.W, H: high}
			part.Y, part.H = part.Y+high+f.px(gap), part.H-high-f.px(gap)
		}
		if part.H >= f.px(lostHigh) {
			f.Fallen[s], ok = part, true
		}
	}
	return ok
}
