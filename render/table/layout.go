package table

import (
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/table/layout"
	"grognard/render/table/panel/cards"
	"grognard/render/table/panel/offmap"
	"grognard/render/ui"
	"grognard/rules"
)

// tableLayout is where the parts of the table are, in pixels.
type tableLayout struct {
	layout.Layout
	combat paint.Rect  // odds and dice
	cards  cards.Room  // hand, cards in play and on offer
	offMap offmap.Room // what stands nowhere on the map
	tray   paint.Rect  // of no width if nobody waits
}

// needs counts what is on the table now.
func (t *Table) needs(c *ui.Ctx) layout.Needs {
	v, k := t.game.Scene.View(), t.game.Choice
	n := layout.Needs{Device: c.In.Scale, W: c.In.W, H: c.In.H, Dp: ui.Dp(c.In), Text: c.Text, North: int(rules.Second),
		Lines: t.Standards.Lines(), Clock: t.Standards.Clock(), Tools: t.View.Tools(),
		Hand: !t.Cards.Hides(), Piles: t.game.Scene.Dealt(), Tray: k.OffMap.Waits, Labels: t.offmap.Labels(), Log: t.drawer.open, LogPinned: t.drawer.pinned}
	if v == nil {
		return n
	}
	n.Spread = cards.Offers(v) < 0
	if v.Sides[rules.First].Edge == rules.North {
		n.North = int(rules.First)
	}
	if v.Map != nil {
		in := ground.NewLayout(v.Map, 1).Board()
		n.Wide, n.High = in.W, in.H
		n.Most = board.MostCell(v.Map) * c.Scale
	}
	return n
}

// arrange lays the parts of a table out.
func (t *Table) arrange(c *ui.Ctx) (l tableLayout) {
	n := t.needs(c)
	l.Layout = layout.Of(n)
	l.besideLog()
	l.fight(c)
	l.cards = cards.RoomOf(&l.Layout)
	l.offMap = offmap.RoomOf(&l.Layout)
	if n.Tray {
		l.tray = l.Tray
	}
	return l
}

// logLeaves is how much of the window a log that lies over the map leaves free at least, if
// anything is to stand beside it.
const logLeaves = .45

// besideLog moves what stands at the right edge to the left of a log that lies over the
// map; where that is most of the window the log covers it.
func (l *tableLayout) besideLog() {
	d := l.Map.X + l.Map.W - l.Log.X
	if l.Log.W <= 0 || d <= 0 || l.Log.X < l.Map.W*logLeaves {
		return
	}
	for _, r := range [...]*paint.Rect{&l.Tools, &l.Minimap, &l.Messages, &l.Tray, &l.Labels} {
		r.X -= d
	}
	for _, r := range [...]*paint.Rect{&l.Play, &l.Common, &l.Piles[0], &l.Piles[1]} {
		if r.Overlaps(l.Log) {
			r.X -= d
		}
	}
	if !l.Fanned { // the hand is narrower
		l.Hand = l.beside(l.Hand)
	}
	switch {
	case l.OneRow:
		l.Inspect.W -= d
	case l.Fanned:
		l.Inspect.X -= d
	}
}

// beside is what the log leaves of a part of the window, all of it if that is little.
func (l *tableLayout) beside(r paint.Rect) paint.Rect {
	if l.Log.W > 0 && l.Log.X >= l.Map.W*logLeaves {
		r.W = min(r.W, l.Log.X-r.X)
	}
	return r
}

// fight is where odds and dice lie: beside the tools.
func (l *tableLayout) fight(c *ui.Ctx) {
	w := c.Px(420)
	l.combat = paint.Rect{X: l.Tools.X - w - c.Px(10), Y: l.Map.Y + c.Px(10), W: w, H: min(l.Map.H*.62, c.Px(640))}
}

// Aside is the room beside prompt, inspector, odds and log.
func (t *Table) Aside(*ui.Ctx) paint.Rect {
	r := t.lay.Map
	r.W = t.lay.combat.X
	return r
}
