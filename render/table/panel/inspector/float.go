package inspector

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// lasts is how long the panel stays when nothing is pointed at any more, in milliseconds.
const lasts = 400

// Shown reports whether a panel that floats over the map is to be seen: something is
// pointed at or in hand, or was a moment ago, or the panel is pinned.
func (k *Panel) Shown(c *ui.Ctx) bool {
	if k.ref == 0 && k.gauge == "" || k.repeats() || k.shut {
		return false
	}
	if k.pinned {
		return true
	}
	if k.fresh || c.Hot() == lock || k.over(c) {
		k.seen = c.In.Now
		return true // until the player does something else
	}
	left := k.seen + lasts - c.In.Now
	if k.seen == 0 || left <= 0 {
		return false
	}
	c.Wake(k.seen + lasts + 1)
	return true
}

// over reports whether the pointer is on the panel where it was painted last: its clauses
// can be reached.
func (k *Panel) over(c *ui.Ctx) bool {
	return c.In.Now-k.seen <= lasts && k.at.Has(c.In.X, c.In.Y)
}

// lock is the button that pins the panel.
const lock = "button.pin"

// pinWide is how large it is, in dp.
const pinWide = 26

// least is how high the panel is at least, in dp.
const least = 96

// Height is how high the panel is over the map: no more than most.
func (k *Panel) Height(c *ui.Ctx, most float32) float32 {
	if k.Row {
		if k.more {
			return ui.Floor(c.In.H * sheetPart)
		}
		return most
	}
	return min(most, max(c.Px(least), c.FloatHeight(k.high)))
}

// Float paints the panel over the map, at the foot of r and no higher than it has to be,
// while the pointer is over a cell of the map or over none.
func (k *Panel) Float(c *ui.Ctx, r paint.Rect, cell rules.Ref) panel.Intent {
	k.intent.Reset()
	h := k.Height(c, r.H)
	at := paint.Rect{X: r.X, Y: ui.Floor(r.Y + r.H - h), W: r.W, H: h}
	if k.Row && !k.more {
		k.row(c, at)
		k.at = at
		return k.intent
	}
	if k.Row { // the whole lies over other furniture
		layer, text := c.On(paint.Popup, paint.Popup)
		defer c.On(layer, text)
	}
	was := k.high
	d := c.Px(pinWide)
	k.tell(c, c.Float(at), d, cell)
	pin := ui.Button{Name: lock, Icon: "icon/lock", Tip: k.Words.Word("table.pin"), Same: "I", On: k.pinned}
	if !k.Row && c.Button(paint.Rect{X: at.X + at.W - d - c.Px(6), Y: at.Y + c.Px(6), W: d, H: d}, pin) {
		k.Pin(k.ref)
	}
	if k.Row {
		k.turn(c, at, "table.less")
	}
	k.at = at
	if k.high != was { // it is as high as it was told in the frame before
		c.Animate()
	}
	return k.intent
}
