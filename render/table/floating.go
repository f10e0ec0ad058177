package table

import (
	"grognard/render/paint"
	"grognard/render/table/mapview/minimap"
	"grognard/render/table/panel/log"
	"grognard/render/table/panel/standards"
	"grognard/render/ui"
)

// tallies are the standards of both sides, with the turn between them.
func (t *Table) tallies(c *ui.Ctx) {
	l := &t.lay
	order := t.Tallies(c, standards.Room{Sides: l.Standards, Turn: l.Turn, Plates: l.Plates, Cards: l.Map})
	if order.Kind != "" {
		t.game.Match.Ask(order)
	}
}

// floating is what lies over the map as long as it is wanted: inspector, odds and dice,
// the last lines of the log or all of it.
func (t *Table) floating(c *ui.Ctx) {
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	if !t.givesWay(c, t.Mini.Shown()) {
		t.Mini.Frame(c, minimap.Room{At: t.lay.Minimap, Asked: t.lay.OneRow})
	}
	t.Peek(c, t.lay.Inspect.H, func(high float32) paint.Rect { return t.inspectRoom(c, high) })
	t.combatPanel(c)
	untold := t.game.Clips.Untold()
	switch {
	case t.logOpen:
		t.logLine(c, t.Lines(c, t.lay.Log, untold))
	case !t.lay.Quiet:
		room := t.lay.Messages
		if mini := t.Mini.Shown(); mini.W > 0 {
			room.X = mini.X - room.W - c.Px(10)
		}
		if !room.Overlaps(t.lay.Spread) {
			t.News(c, room, untold)
		}
	}
}

// logLine carries out what the player does with a line of the log.
func (t *Table) logLine(c *ui.Ctx, act log.Act) {
	switch {
	case act.Replay:
		if t.deps.Replay != nil {
			t.deps.Replay(act.Answer)
		}
	case act.Undo:
		t.undoTo(c, act.Answer)
	}
}
