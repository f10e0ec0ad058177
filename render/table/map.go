package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice/refusal"
	"grognard/render/table/mapview"
	"grognard/render/ui"
	"grognard/rules"
)

// hearMap hears and carries out what the player does to the map.
func (t *Table) hearMap(c *ui.Ctx) {
	if t.game.Scene.View().Map == nil {
		return
	}
	l := &t.lay
	room := mapview.Room{Map: l.Map, Free: l.Free, Tools: l.Tools, Columns: l.Columns, Folded: l.Folded, Spared: t.spared(), Above: t.above(c), Off: t.combat.Place()}
	if l.OneRow { // the legend lies above the row of the inspector
		h := c.Line(ui.Small) + c.Px(12)
		room.Foot = paint.Rect{X: l.Inspect.X, Y: l.Inspect.Y - h, W: l.Inspect.W, H: h}
	}
	t.onMap(c, t.View.Hear(c, room))
}

// above lists the furniture that is painted over the card of the lens.
func (t *Table) above(c *ui.Ctx) []paint.Rect {
	l := &t.lay
	all := append(t.overLens[:0], l.Standards[0], l.Standards[1], l.Turn, l.Tools.Inset(-c.Px(paneEdge)), l.Piles[0], l.Piles[1], l.Common, t.Cards.PlayLies(), t.handLies())
	t.overLens = slices.DeleteFunc(all, func(r paint.Rect) bool { return r.W <= 0 || r.H <= 0 })
	return t.overLens
}

// paneEdge is how far the panel of the tools goes beyond them, in dp.
const paneEdge = 3

// spared lists what the card of the lens does not lie on: furniture, the inspector, the
// theatre and the slip that it leaves.
func (t *Table) spared() []paint.Rect {
	l := &t.lay
	all := append(t.spare[:0], l.Standards[0], l.Standards[1], l.Turn, l.Tools, l.tray, l.Labels, l.Hand, t.peeked, t.combat.Place(), t.combat.Slip(), t.listed, t.advice.Lies(), t.lesson.Lies(), t.Mini.Shown())
	t.spare = slices.DeleteFunc(all, func(r paint.Rect) bool { return r.W <= 0 || r.H <= 0 })
	return t.spare
}

// paintMap paints the map, with what the panels say of it.
func (t *Table) paintMap(c *ui.Ctx) {
	if t.game.Scene.View().Map == nil {
		c.Inset(t.lay.Map)
		return
	}
	t.View.Light(t.Cards.Glow(c)...)
	if no := t.bar.Refusal(); no.Shown(c.In.Now) {
		t.View.Cross(no.Crossed())
		t.View.Light(no.Who...)
	}
	if t.game.Choice.Warning.Shown() {
		t.View.Light(t.game.Choice.Warning.Who()...)
	}
	if o, ok := t.bar.Pointed(); ok {
		t.View.Try(o)
	}
	t.light(c)
	t.View.Prepare(c)
	m := c.Mark()
	t.View.Paint(c)
	t.yield(c, m, t.lay.Tools)
}

// onMap carries out what the player does to the map.
func (t *Table) onMap(c *ui.Ctx, act mapview.Act) {
	if act.Clicked {
		t.click(c, act.Under[0], act.Under[1])
	}
	if act.Remind && t.game.Scene.Ask != nil && t.game.Choice.OffMap.Waits { // those to choose from stand beside the map
		t.bar.Refuse(c, refusal.Refusal{How: refusal.AsksAgain, Why: rules.Reason{Rule: t.game.Scene.Ask.Rule}})
	}
	t.do(c, act.Do)
}

// Place returns where a point of the tabletop is in the window, in inches from its
// south-west corner; false on a table with cells.
func (t *Table) Place(x, y float64) (px, py float32, ok bool) { return t.View.Place(x, y) }
