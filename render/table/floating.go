package table

import (
	"grognard/render/paint"
	"grognard/render/table/mapview/minimap"
	"grognard/render/table/panel/log"
	"grognard/render/table/panel/standards"
	"grognard/render/ui"
	"grognard/rules"
)

// tallies are the standards of both sides, with the turn between them.
func (t *Table) tallies(c *ui.Ctx) {
	l := &t.lay
	room := standards.Room{Sides: l.Standards, Turn: l.Turn, Plates: l.Plates, Cards: l.Map}
	for s, r := range l.Standards {
		room.Small[s] = t.overCells(r)
	}
	north := rules.First
	if l.Standards[rules.Second].Y < l.Standards[north].Y {
		north = rules.Second
	}
	if room.Small[north] && !l.Plates && !t.Standards.Shows(north) { // the rest hangs higher
		up := room.Sides[north].H - room.Bounds(north).H
		room.Turn.Y, room.Sides[north.Other()].Y = room.Turn.Y-up, room.Sides[north.Other()].Y-up
	}
	m := c.Mark()
	order := t.Tallies(c, room)
	for s := range room.Sides {
		t.yield(c, m, room.Bounds(rules.Side(s)))
	}
	t.yield(c, m, room.Turn)
	if order.Kind != "" {
		t.game.Match.Ask(order)
	}
}

// floating is what lies over the map as long as it is wanted: inspector, odds and dice,
// the last lines of the log or all of it.
func (t *Table) floating(c *ui.Ctx) {
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	t.combatPanel(c) // first: nothing else is painted where it lies
	t.minimap(c)
	t.peeked, t.Look.Row = paint.Rect{}, t.lay.OneRow
	t.Peek(c, t.inspectMost(c), func(high float32) paint.Rect {
		t.peeked = t.inspectRoom(c, high)
		return t.peeked
	})
	untold := t.game.Clips.Untold()
	switch {
	case t.drawer.open:
		c.On(paint.Popup, paint.Popup) // above all other furniture and its letters
		t.Log.Pin = t.pin(c)
		t.logLine(c, t.Lines(c, t.lay.Log, untold))
	case !t.lay.Quiet && t.listed.W == 0: // else they are read in its panel
		t.News(c, t.lay.Messages.W, untold, func(high float32) paint.Rect { return t.newsRoom(c, high) })
	}
}

// minimap shows the map in the corner, unless a fight is told there, or what the computer has done, or the other
// player asked.
func (t *Table) minimap(c *ui.Ctx) {
	room := minimap.Room{At: t.lay.Minimap, Asked: t.lay.OneRow}
	for _, at := range [...]paint.Rect{t.combat.Place(), t.listed, t.bar.Sheet()} {
		if at.W > 0 && at.Overlaps(room.At) {
			room.At = paint.Rect{}
		}
	}
	m := c.Mark()
	t.Mini.Frame(c, room)
	if at := t.Mini.Shown(); t.comesBelow(at) {
		t.pale(c, m, at)
	} else {
		t.yield(c, m, at)
	}
}

// logLine carries out what the player does with a line of the log.
func (t *Table) logLine(c *ui.Ctx, act log.Act) {
	switch {
	case act.Pins:
		t.turnPin()
		c.Animate()
	case act.Replay:
		if t.deps.Replay != nil {
			t.deps.Replay(act.Answer)
		}
	case act.Asks:
		t.why.Turn(act.Answer)
		c.Animate()
	case act.Undo:
		t.undoTo(c, act.Answer)
	}
}
