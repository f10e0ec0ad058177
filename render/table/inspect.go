package table

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/panel/sides"
	"grognard/render/ui"
	"grognard/rules"
)

// armies is the left column: each side's army at its own end, turn and phase
// between them.
func (t *Table) armies(c *ui.Ctx) {
	act, intent := t.sides.Frame(c, sides.Room{All: t.lay.left, Armies: t.lay.armies, Track: t.lay.track})
	switch {
	case act.Tell != 0:
		t.look.See(act.Tell)
	case act.Gauge != nil:
		t.look.SeeGauge(act.Word, act.Gauge)
	case act.Turn:
		t.look.SeeWord(t.game.Words.Say(t.game.Scene.View().Phase), "", "turn", "")
		t.look.SeeDue(t.game.Scene.View().Due)
	}
	if act.Show != 0 {
		t.view.Board.ShowRef(act.Show, c.In.Now)
	}
	if act.Ask.Kind != "" {
		t.game.Match.Ask(act.Ask)
	}
	t.heed(intent)
}

// column is the right column: inspector, odds and dice, log.
func (t *Table) column(c *ui.Ctx) {
	r := t.lay.inspect
	c.Block(paint.Rect{X: r.X - c.Px(6), Y: r.Y - c.Px(6), W: r.W + c.Px(12), H: c.In.H})
	c.Fill(paint.Rect{X: r.X - c.Px(6), Y: r.Y - c.Px(6), W: r.W + c.Px(12), H: c.In.H}, c.Theme.Bg)
	t.look.See(t.view.Pointer.Hover)
	t.look.Refresh()
	t.heed(t.look.Frame(c, t.lay.inspect, t.view.Pointer.Cell))
	t.combatPanel(c)
	line, intent := t.log.Frame(c, t.lay.log, t.game.Clips.Untold())
	t.heed(intent)
	t.logLine(c, line)
}

// heed does what the player wants in a panel.
func (t *Table) heed(i panel.Intent) {
	t.openRule(i.Rule)
	for _, r := range i.Pointed {
		t.view.Light(r)
		t.look.See(r)
	}
	if w := &i.Word; w.Name != "" {
		t.look.SeeWord(w.Name, w.Value, w.About, "")
	}
	if i.Hover != 0 {
		t.view.Pointer.Hover = i.Hover
		t.look.See(i.Hover)
	}
	if len(i.Lit) > 0 {
		t.view.Light(i.Lit...)
	}
}

// whyNot returns why a thing cannot be used now, or "".
func (t *Table) whyNot(r rules.Ref) string {
	if why, ok := t.game.Choice.Why.Not(r); ok {
		return t.game.Words.Say(why.Text)
	}
	return ""
}
