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
	m := c.Mark()
	order := t.Tallies(c, room)
	for s := range room.Sides {
		t.yield(c, m, room.Bounds(rules.Side(s)))
	}
	t.yield(c, m, l.Turn)
	if order.Kind != "" {
		t.game.Match.Ask(order)
	}
}

// floating is what lies over the map as long as it is wanted: inspector, odds and dice,
// the last lines of the log or all of it.
func (t *Table) floating(c *ui.Ctx) {
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	m := c.Mark()
	t.Mini.Frame(c, minimap.Room{At: t.lay.Minimap, Asked: t.lay.OneRow})
	t.yield(c, m, t.Mini.Shown())
	t.peeked = paint.Rect{}
	t.Peek(c, t.lay.Inspect.H, func(high float32) paint.Rect {
		t.peeked = t.inspectRoom(c, high)
		return t.peeked
	})
	t.combatPanel(c)
	untold := t.game.Clips.Untold()
	switch {
	case t.drawer.open:
		t.Log.Pin = t.pin(c)
		t.logLine(c, t.Lines(c, t.lay.Log, untold))
	case !t.lay.Quiet:
		t.News(c, t.lay.Messages.W, untold, func(high float32) paint.Rect { return t.newsRoom(c, high) })
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
	case act.Undo:
		t.undoTo(c, act.Answer)
	}
}
