package screen

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// tableLayout is where the parts of the table are, in pixels.
type tableLayout struct {
	bar     paint.Rect    // prompt
	left    paint.Rect    // both sides' panels
	board   paint.Rect    // the map
	hand    paint.Rect    // own cards
	inspect paint.Rect    // what is under the pointer
	dock    paint.Rect    // odds and dice
	log     paint.Rect    // log
	peeks   paint.Rect    // buttons of the overlays
	play    paint.Rect    // cards in play
	tray    paint.Rect    // pieces that do not stand on the map yet
	offer   paint.Rect    // cards and tiles to choose from; no width if none
	armies  [2]paint.Rect // panel of each side
	track   paint.Rect    // turn and phase, between them
	cardW   float32       // width of a card in the hand
}

// arrange lays the table out for the window, in the order of importance: the
// map gets what is left.
func (l *tableLayout) arrange(c *ui.Ctx, t *table) {
	r := c.Window()
	gap := c.Px(6)
	l.bar = ui.CutTop(&r, c.Px(76))
	right := ui.CutRight(&r, min(c.Px(440), r.W*.34))
	l.left = ui.CutLeft(&r, min(c.Px(250), r.W*.25))
	l.cardW = c.Px(158)
	if t.hidesHand() {
		l.hand = ui.CutBottom(&r, c.Px(34))
	} else {
		l.hand = ui.CutBottom(&r, min(c.Px(232), r.H*.3))
	}
	l.peeks = ui.CutRight(&r, c.Px(48))
	l.board = r
	right = right.Inset(gap)
	l.inspect = ui.CutTop(&right, right.H*.27)
	ui.CutTop(&right, gap)
	l.dock = ui.CutTop(&right, right.H*.54)
	ui.CutTop(&right, gap)
	l.log = right
	l.margins(c, t)
	l.panels(c, t)
}

// margins places cards in play and the tray beside the map, where there is
// room, or over its edges.
func (l *tableLayout) margins(c *ui.Ctx, t *table) {
	l.offer = paint.Rect{}
	if v := t.view(); v != nil && hasOffer(v) {
		l.offer = ui.CutLeft(&l.board, floorf(l.board.W*.44))
	}
	w := max(c.Px(118), (l.board.W-l.board.H)/2-c.Px(8))
	w = min(w, c.Px(150))
	l.play = paint.Rect{X: l.board.X + l.board.W - w, Y: l.board.Y, W: w, H: l.board.H}
	tw := c.Px(240)
	l.tray = paint.Rect{X: l.board.X, Y: l.board.Y, W: tw, H: l.board.H}
	if t.trayOn {
		l.board.X, l.board.W = l.board.X+tw, l.board.W-tw
	}
}

// panels gives each side the end of the left column that its edge is on.
func (l *tableLayout) panels(c *ui.Ctx, t *table) {
	r := l.left.Inset(c.Px(6))
	h := (r.H - c.Px(96)) / 2
	top := ui.CutTop(&r, h)
	l.track = ui.CutTop(&r, c.Px(96)).Inset(c.Px(4))
	north := rules.Second
	if v := t.view(); v != nil && v.Sides[rules.First].Edge == rules.North {
		north = rules.First
	}
	l.armies[north], l.armies[north.Other()] = top, r
}
