package layout

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// Foot is the bar at the foot of a replay, in pixels of the window.
type Foot struct {
	Box   paint.Rect    // all of it
	Title paint.Rect    // what its chart shows; of no height where letters are large
	Steps [5]paint.Rect // first, back, play, forward, last
	Count paint.Rect
	Speed paint.Rect
	Flags paint.Rect // above the chart, and
	Arms  paint.Rect // between: where men fight
	Chart paint.Rect // with its numbers, and the turns below it
	Hints paint.Rect // what keys do; of no width where there is no room
}

// Sizes of the foot in dp.
const (
	footHigh  = 160
	footPad   = 12
	stepEdge  = 44
	playEdge  = 62
	stepGap   = 6
	flagHigh  = 24
	armsHigh  = 18
	chartGap  = 22
	hintsWide = 300
	chartWide = 560 // that the chart needs, before there are hints
	frameWide = 6   // of the frame round the window
)

// FrameWide is how wide the frame of a replay is, in dp.
const FrameWide = frameWide

// Replay lays a replay out: a table on which nobody is asked, above a bar with the course
// of the battle.
func Replay(n Needs) (Layout, Foot) {
	f := frame{n: &n, letr: n.Dp * n.Text, dp: n.Dp * min(n.Text, mostGrowth)}
	high := f.px(footHigh)
	upper := n
	upper.H, upper.Tray, upper.Spread, upper.Labels, upper.Shown = n.H-high, false, false, 0, true
	return Of(upper), f.strip(paint.Rect{Y: n.H - high, W: n.W, H: high})
}

// strip lays out what is in the bar.
func (f *frame) strip(r paint.Rect) (t Foot) {
	side, low := f.px(edge), f.px(gap)
	t.Box = paint.Rect{X: r.X + side, Y: r.Y + f.px(2), W: r.W - 2*side, H: r.H - low - f.px(2)}
	in := t.Box.Inset(f.px(footPad))
	in.X, in.W = in.X+f.px(4), in.W-f.px(8)
	left := ui.CutLeft(&in, max(4*f.px(stepEdge)+f.px(playEdge)+4*f.px(stepGap), f.text(230)))
	ui.CutLeft(&in, f.px(chartGap))
	f.transport(&t, left)
	if w := f.text(hintsWide); f.n.Text < quietFrom && in.W-w > f.px(chartWide) {
		t.Hints = ui.CutRight(&in, w)
		ui.CutRight(&in, f.px(chartGap))
	}
	t.Flags, t.Arms = ui.CutTop(&in, f.px(flagHigh)), ui.CutTop(&in, f.px(armsHigh))
	t.Chart = in
	return t
}

// transport is the left part: the title of the chart, the buttons, the counter.
func (f *frame) transport(t *Foot, r paint.Rect) {
	line := f.text(18 * 1.25)
	step := f.px(stepEdge)
	count := ui.CutBottom(&r, max(line, f.px(30)))
	if rest := r.H - step; rest >= line {
		t.Title = ui.CutTop(&r, line)
	}
	y := ui.Floor(r.Y + (r.H-step)/2)
	x := r.X
	for i := range t.Steps {
		w := step
		if i == 2 {
			w = f.px(playEdge)
		}
		t.Steps[i] = paint.Rect{X: x, Y: y, W: w, H: step}
		x += w + f.px(stepGap)
	}
	t.Speed = ui.CutRight(&count, f.text(66))
	ui.CutRight(&count, f.px(stepGap))
	t.Count = count
}
