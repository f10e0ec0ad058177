package inspector

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// sheetPart is the part of the window that the whole takes which a row opens.
const sheetPart = .55

// row is the panel for very large letters: picture and name, as much of what is told as
// there is room for, and a button that opens the whole.
func (k *Panel) row(c *ui.Ctx, at paint.Rect) {
	in := c.Float(at)
	b := k.turn(c, at, "table.more")
	in.W = b.X - c.Px(8) - in.X
	if k.ref != 0 {
		k.portrait(c, ui.CutLeft(&in, in.H))
		ui.CutLeft(&in, c.Px(8))
	}
	name := k.gauge
	if name == "" && k.ref != 0 {
		name = k.Words.Name(k.ref)
	}
	w := min(in.W*.6, c.Width(ui.Strong, name))
	c.Label(ui.CutLeft(&in, w), c.Fit(ui.Strong, w, in.H, name), ui.Start, c.Theme.Text, name)
	ui.CutLeft(&in, c.Px(12))
	if k.gauge != "" {
		c.Label(in, ui.Strong, ui.Start, c.Theme.Text, k.value)
		return
	}
	for i := range k.lines {
		text := k.Words.Say(k.lines[i].Text)
		if w := c.Width(ui.Small, text); w <= in.W {
			c.Label(ui.CutLeft(&in, w), ui.Small, ui.Start, c.Theme.Muted, text)
			ui.CutLeft(&in, c.Px(12))
		}
	}
}

// portrait is the piece that is told of.
func (k *Panel) portrait(c *ui.Ctx, at paint.Rect) {
	v := k.Scene.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Ref == k.ref {
			layer, _ := c.Layers()
			c.Clip(at)
			k.Board.Token(c.L, layer, at.Inset(c.Px(2)), p, nil, 1)
			c.Unclip()
			return
		}
	}
}

// Opens reports whether the pointer is at the button that opens the whole of a row.
func (k *Panel) Opens(c *ui.Ctx) bool { return k.Row && k.over(c) && k.button.Has(c.In.X, c.In.Y) }

// turn is the button that opens the whole, or the row again, at the right of a panel.
func (k *Panel) turn(c *ui.Ctx, at paint.Rect, word string) paint.Rect {
	b := ui.Button{Name: "button.inspect.more", Label: k.Words.Word(word), On: k.more}
	w, h := c.Size(b)
	h = min(h, at.H-c.Px(12))
	r := paint.Rect{X: at.X + at.W - w - c.Px(8), Y: at.Y + c.Px(6), W: w, H: h}
	if k.more {
		r.X -= c.Px(24) // beside what scrolls
	} else {
		r.Y = ui.Floor(at.Y + (at.H-h)/2)
	}
	if k.button = r; c.Button(r, b) {
		k.more = !k.more
		c.Animate()
	}
	return r
}
