package table

import (
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel/cards"
	"grognard/render/table/panel/offmap"
	"grognard/render/ui"
	"grognard/rules"
)

// tableLayout is where the parts of the table are, in pixels.
type tableLayout struct {
	bar     paint.Rect    // prompt
	left    paint.Rect    // both sides' panels
	board   paint.Rect    // the map
	inspect paint.Rect    // what is under the pointer
	combat  paint.Rect    // odds and dice
	log     paint.Rect    // log
	tools   paint.Rect    // buttons of the map
	cards   cards.Room    // hand, cards in play and on offer
	offMap  offmap.Room   // what stands nowhere on the map
	armies  [2]paint.Rect // panel of each side
	track   paint.Rect    // turn and phase, between them
}

// playLeast is the width of the room for cards in play, in dp.
const playLeast = 118

// logLeast is the least height of the log, in dp.
const logLeast = 184

// arrange lays the table out for the window, in the order of importance: the
// map gets what is left.
func (l *tableLayout) arrange(c *ui.Ctx, t *Table) {
	r := c.Window()
	gap := c.Px(6)
	l.bar = ui.CutTop(&r, c.Px(76))
	right := ui.CutRight(&r, min(c.Px(440), r.W*.34))
	spare := r.W - c.Px(48) - r.H*.7 // beside a square map
	l.left = ui.CutLeft(&r, min(c.Px(250), max(r.W*.25, ui.Floor(spare*.8))))
	if t.cards.Hides() && len(t.game.Choice.OffMap.Labels) == 0 {
		l.cards.Hand = ui.CutBottom(&r, c.Px(34))
		l.cards.Wide = c.Px(cards.Wide)
	} else {
		l.cards.Hand, l.cards.Wide = t.cards.HandRoom(c, &r)
	}
	l.tools = ui.CutRight(&r, c.Px(48))
	l.board = r
	right = right.Inset(gap)
	inspect, combat := t.shares()
	l.inspect = ui.CutTop(&right, right.H*inspect)
	ui.CutTop(&right, gap)
	l.combat = ui.CutTop(&right, min(right.H*combat, right.H-gap-c.Px(logLeast)))
	ui.CutTop(&right, gap)
	l.log = right
	l.margins(c, t)
	l.panels(c, t)
	l.cards.Board, l.cards.Armies = l.board, l.armies
	t.cards.Lay(l.cards)
}

// shares are how much of the right column the inspector takes, and of the room
// below it the panel of odds: nearly all while a combat is put together or fought
// out.
func (t *Table) shares() (inspect, combat float32) {
	if f, _ := t.game.Ahead.Foreseen(&t.game.Scene, t.game.Choice.Sharing()); f.Combat != nil {
		return .22, .86
	}
	return .3, .57
}

// margins places cards in play and the holding box beside the map, where there is
// room, or over its edges; nameplates lie where the hand does, or over the map.
func (l *tableLayout) margins(c *ui.Ctx, t *Table) {
	l.cards.Offer = cards.OfferRoom(c, t.game.Scene.View(), &l.board)
	l.played(c, t)
	tw := c.Px(240)
	l.offMap.Holding = paint.Rect{X: l.board.X, Y: l.board.Y, W: tw, H: l.board.H}
	if t.game.Choice.OffMap.Waits {
		l.board.X, l.board.W = l.board.X+tw, l.board.W-tw
	}
	l.offMap.Plates, l.offMap.Over = l.cards.Hand, !t.cards.Empty() && !t.cards.Hides()
	if l.offMap.Over {
		l.offMap.Plates = l.board
	}
}

// played places the cards in play: beside the map, or, where that fills its
// room, at the left end of the hand.
func (l *tableLayout) played(c *ui.Ctx, t *Table) {
	v := t.game.Scene.View()
	beside := (l.board.W - l.board.H) / 2
	if v != nil && v.Map != nil {
		beside = l.spare(v.Map) / 2
	}
	if l.cards.Flat = beside < c.Px(playLeast) && l.cards.Hand.H > l.cards.Wide*card.Ratio; l.cards.Flat {
		l.cards.Play = paint.Rect{X: l.cards.Hand.X, Y: l.cards.Hand.Y, H: l.cards.Hand.H}
		if t.cards.Plays() {
			l.cards.Play = ui.CutLeft(&l.cards.Hand, ui.Floor(l.cards.Wide*cards.PlayedWide))
		}
		return
	}
	w := min(max(c.Px(playLeast), beside-c.Px(8)), l.cards.Wide+c.Px(8))
	l.cards.Play = paint.Rect{X: l.board.X + l.board.W - w, Y: l.board.Y, W: w, H: l.board.H}
}

// spare is the width of the room of the map that the whole map leaves free.
func (l *tableLayout) spare(m *rules.Map) float32 {
	w, h := ground.NewLayout(m, 100).Size()
	return max(0, l.board.W-l.board.H*float32(w)/float32(max(1, h)))
}

// panels gives each side the end of the left column that its edge is on.
func (l *tableLayout) panels(c *ui.Ctx, t *Table) {
	r := l.left.Inset(c.Px(6))
	mid := t.sides.Middle(c, r.W)
	h := (r.H - mid) / 2
	top := ui.CutTop(&r, h)
	l.track = ui.CutTop(&r, mid).Inset(c.Px(4))
	north := rules.Second
	if v := t.game.Scene.View(); v != nil && v.Sides[rules.First].Edge == rules.North {
		north = rules.First
	}
	l.armies[north], l.armies[north.Other()] = top, r
}

// Aside is the room beside prompt, inspector, odds and log.
func (t *Table) Aside(c *ui.Ctx) paint.Rect {
	top := t.lay.bar.Y + t.lay.bar.H
	return paint.Rect{Y: top, W: t.lay.inspect.X, H: c.In.H - top}
}
