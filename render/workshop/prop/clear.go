package prop

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// clearSize is the size of the cross that empties a value, in dp.
const clearSize = 24

// clears reports whether a value can be said or not, and is said: it has a cross that takes it
// away.
func (r *Row) clears() bool {
	switch r.Prop.Kind {
	case rules.PropWords, rules.PropCell, rules.PropCells:
	case rules.PropSome:
		if r.plan.as != drop && r.control() != drop { // a click on each takes it away
			return false
		}
	default:
		return false
	}
	return r.why == "" && !r.Mixed && r.Prop.Value != ""
}

// clearWide is the room of the cross.
func (r *Row) clearWide(c *ui.Ctx) float32 {
	if !r.clears() {
		return 0
	}
	return c.Px(clearSize + 2)
}

// clear cuts the cross off the right end of a field and paints it, beside its first line.
func (e *Editor) clear(c *ui.Ctx, r *paint.Rect, row *Row, a *state.Act) {
	w := row.clearWide(c)
	if w == 0 {
		return
	}
	at := ui.CutRight(r, w)
	at.H = min(at.H, c.Px(boxHigh))
	if c.Button(ui.Mid(at, c.Px(clearSize), c.Px(clearSize)), ui.Button{Name: row.clear, Icon: "icon/close", Flat: true, Tip: e.Words.Word("ui.workshop.prop.clear")}) {
		a.Add(row.set(""))
	}
}
