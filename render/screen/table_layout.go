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

// handCard is the width of a card in the hand, in dp.
const handCard = 178

// leastCard is how far cards shrink before they overlap.
const leastCard = .7

// arrange lays the table out for the window, in the order of importance: the
// map gets what is left.
func (l *tableLayout) arrange(c *ui.Ctx, t *table) {
	r := c.Window()
	gap := c.Px(6)
	l.bar = ui.CutTop(&r, c.Px(76))
	right := ui.CutRight(&r, min(c.Px(440), r.W*.34))
	spare := r.W - c.Px(48) - r.H*.7 // beside a square map
	l.left = ui.CutLeft(&r, min(c.Px(250), max(r.W*.25, floorf(spare*.8))))
	if t.hidesHand() && len(t.plateRefs) == 0 {
		l.hand = ui.CutBottom(&r, c.Px(34))
		l.cardW = c.Px(handCard)
	} else {
		l.handRoom(c, t, &r)
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

// handRoom cuts the hand off the foot of r, as high as a card that may be
// raised. Cards lie side by side as long as they can be read.
func (l *tableLayout) handRoom(c *ui.Ctx, t *table, r *paint.Rect) {
	raise := c.Px(raiseUsable + raiseHover + handFoot)
	l.cardW = min(c.Px(handCard), floorf((r.H*.38-raise)/cardRatio))
	if n := float32(t.held()); n > 0 {
		l.cardW = max(floorf(l.cardW*leastCard), min(l.cardW, floorf((r.W-c.Px(16))/n-c.Px(6))))
	}
	l.hand = ui.CutBottom(r, floorf(l.cardW*cardRatio)+raise)
}

// margins places cards in play and the tray beside the map, where there is
// room, or over its edges.
func (l *tableLayout) margins(c *ui.Ctx, t *table) {
	l.offer = paint.Rect{}
	if v := t.view(); v != nil && hasOffer(v) {
		l.offer = ui.CutLeft(&l.board, floorf(l.board.W*.44))
	}
	w := max(c.Px(118), (l.board.W-l.board.H)/2-c.Px(8))
	w = min(w, l.cardW+c.Px(8))
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
