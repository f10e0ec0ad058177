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

// furniture is what is to be laid out: how much of each part there is, and what is open.
type furniture struct {
	Map    *rules.Map // nil: none
	North  rules.Side // whose edge is the upper one
	Hand   cards.Held
	Folded bool    // the hand takes no room: it is put away, or there are no cards
	Offers int     // cards to choose from, see cards.Offers
	Plates bool    // there are nameplates
	Waits  bool    // pieces to be placed wait in the holding box
	Fight  bool    // a combat is put together or fought out: odds and dice get nearly all room
	Middle float32 // height of what stands between the armies, in pixels
}

// furniture counts what is on the table now.
func (t *Table) furniture(c *ui.Ctx) furniture {
	v, k := t.game.Scene.View(), t.game.Choice
	f := furniture{North: rules.Second, Hand: t.Cards.Held(), Folded: t.Cards.Hides(), Offers: cards.Offers(v),
		Plates: len(k.OffMap.Labels) > 0, Waits: k.OffMap.Waits, Middle: t.Sides.Middle(c, sidesWidth(c)-2*c.Px(sidesMargin))}
	if v != nil {
		f.Map = v.Map
		if v.Sides[rules.First].Edge == rules.North {
			f.North = rules.First
		}
	}
	ahead, _ := t.game.Ahead.Foreseen(&t.game.Scene, k.Sharing())
	f.Fight = ahead.Combat != nil
	return f
}

// arrange lays the parts of a table out for the window, in the order of importance: the
// map gets what is left.
func arrange(c *ui.Ctx, f furniture) (l tableLayout) {
	r := c.Window()
	gap := c.Px(6)
	l.bar = ui.CutTop(&r, c.Px(76))
	right := ui.CutRight(&r, rightWidth(c)).Inset(gap)
	l.left = ui.CutLeft(&r, sidesWidth(c))
	if f.Folded && !f.Plates {
		l.cards.Hand = ui.CutBottom(&r, c.Px(34))
		l.cards.Wide = c.Px(cards.Wide)
	} else {
		l.cards.Hand, l.cards.Wide = cards.HandRoom(c, f.Hand, &r)
	}
	l.tools = ui.CutRight(&r, c.Px(48))
	l.board = r
	inspect, combat := float32(.3), float32(.57) // of the column, and of the rest of it
	if f.Fight {
		inspect, combat = .22, .86
	}
	l.inspect = ui.CutTop(&right, right.H*inspect)
	ui.CutTop(&right, gap)
	l.combat = ui.CutTop(&right, min(right.H*combat, right.H-gap-c.Px(logLeast)))
	ui.CutTop(&right, gap)
	l.log = right
	l.margins(c, f)
	l.panels(c, f)
	l.cards.Board, l.cards.Armies = l.board, l.armies
	return l
}

// rightWidth is the width of the column of inspector, odds and log.
func rightWidth(c *ui.Ctx) float32 { return min(c.Px(440), c.In.W*.34) }

// sidesMargin is the room about the panels of both sides, in dp.
const sidesMargin = 6

// sidesWidth is the width of the column of both sides: no more than a square map leaves.
func sidesWidth(c *ui.Ctx) float32 {
	w, h := c.In.W-rightWidth(c), c.In.H-c.Px(76)
	spare := w - c.Px(48) - h*.7
	return min(c.Px(250), max(w*.25, ui.Floor(spare*.8)))
}

// margins places cards in play and the holding box beside the map, where there is
// room, or over its edges; nameplates lie where the hand does, or over the map.
func (l *tableLayout) margins(c *ui.Ctx, f furniture) {
	l.cards.Offer = cards.OfferRoom(c, f.Offers, &l.board)
	l.played(c, f)
	tw := c.Px(240)
	l.offMap.Holding = paint.Rect{X: l.board.X, Y: l.board.Y, W: tw, H: l.board.H}
	if f.Waits {
		l.board.X, l.board.W = l.board.X+tw, l.board.W-tw
	}
	l.offMap.Plates, l.offMap.Over = l.cards.Hand, f.Hand.N > 0 && !f.Folded
	if l.offMap.Over {
		l.offMap.Plates = l.board
	}
}

// played places the cards in play: beside the map, or, where that fills its
// room, at the left end of the hand.
func (l *tableLayout) played(c *ui.Ctx, f furniture) {
	beside := (l.board.W - l.board.H) / 2
	if f.Map != nil {
		beside = l.spare(f.Map) / 2
	}
	if l.cards.Flat = beside < c.Px(playLeast) && l.cards.Hand.H > l.cards.Wide*card.Ratio; l.cards.Flat {
		l.cards.Play = paint.Rect{X: l.cards.Hand.X, Y: l.cards.Hand.Y, H: l.cards.Hand.H}
		if f.Hand.Plays {
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
func (l *tableLayout) panels(c *ui.Ctx, f furniture) {
	r := l.left.Inset(c.Px(sidesMargin))
	h := (r.H - f.Middle) / 2
	top := ui.CutTop(&r, h)
	l.track = ui.CutTop(&r, f.Middle).Inset(c.Px(4))
	l.armies[f.North], l.armies[f.North.Other()] = top, r
}

// Aside is the room beside prompt, inspector, odds and log.
func (t *Table) Aside(c *ui.Ctx) paint.Rect {
	top := t.lay.bar.Y + t.lay.bar.H
	return paint.Rect{Y: top, W: t.lay.inspect.X, H: c.In.H - top}
}
