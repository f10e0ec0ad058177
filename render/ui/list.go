package ui

import "grognard/render/paint"

// Rows is a list of entries of which one is chosen. Up, Down, Home, End,
// PageUp and PageDown move the choice while the list has the focus.
type Rows struct {
	Name  string             // of the list
	Item  func(i int) string // name of the region of an entry
	N     int
	At    int                                // the one chosen, -1 for none
	High  func(i int, w float32) float32     // height of an entry
	Paint func(i int, r paint.Rect, on bool) // what it shows
	Show  bool                               // bring the one chosen into view
}

// List paints a list in r and returns the entry chosen, and whether it was
// chosen twice (to act on it at once). Enter on the list counts as twice.
func (c *Ctx) List(r paint.Rect, rows Rows) (at int, act bool) {
	focused, pressed := c.Focusable(rows.Name, r)
	at = rows.At
	if focused {
		at = c.listKeys(rows, at)
		act = pressed && at >= 0
	}
	moved := at != rows.At || rows.Show
	sc := c.Scroll(rows.Name, r)
	y, gap := sc.Y, c.Px(6)
	for i := range rows.N {
		h := rows.High(i, sc.Width)
		box := paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: h}
		if i == at && moved {
			c.reveal(box)
		}
		if sc.Sees(y, h) && c.row(rows, i, box, i == at) {
			act = act || at == i && c.twice
			at = i
			c.reveal(box) // one that was cut off is seen whole
			c.SetFocus(rows.Name)
		}
		y += h + gap
	}
	sc.Done(y - gap - sc.Y)
	return at, act
}

// row paints the ground of an entry and reports a click.
func (c *Ctx) row(rows Rows, i int, r paint.Rect, on bool) bool {
	t := c.Region(rows.Item(i), r)
	switch {
	case on:
		c.Surface("ui/panel2", r, c.Theme.Panel2)
		c.Fill(paint.Rect{X: r.X, Y: r.Y, W: c.Px(6), H: r.H}, c.Theme.Accent)
	case t.Hover:
		c.Fill(r, paint.Alpha(c.Theme.Panel2, .6))
	}
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	rows.Paint(i, r.Inset(c.Px(10)), on)
	return t.Clicked
}

func (c *Ctx) listKeys(rows Rows, at int) int {
	const page = 5
	for _, k := range []struct {
		key paint.Key
		by  int
	}{{"Up", -1}, {"Down", 1}, {"PageUp", -page}, {"PageDown", page}, {"Home", -1 << 20}, {"End", 1 << 20}} {
		if c.Take(k.key) {
			at = max(0, min(rows.N-1, at+k.by))
		}
	}
	return at
}
