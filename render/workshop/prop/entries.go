package prop

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/state"
)

// Entry is a row, or a heading above rows.
type Entry struct {
	Heading string
	Row     *Row

	folds bool // it is the heading that folds what is behind it, which is
	rare  bool // shown where it lies open
}

// Arrange orders rows: first those of nobody in particular, then those of each army or side
// of a counter under its name, then, under begins, those that set the battle going, and last,
// under a heading that folds them, those that are seldom set.
func Arrange(rows []*Row, begins, seldom string) []Entry {
	var often, rare []*Row
	for _, r := range rows {
		if r.Prop.Rare {
			rare = append(rare, r)
		} else {
			often = append(often, r)
		}
	}
	all := arrange(often, begins)
	if len(rare) == 0 {
		return all
	}
	all = append(all, Entry{Heading: seldom, folds: true})
	for _, x := range arrange(rare, begins) {
		x.rare = true
		all = append(all, x)
	}
	return all
}

func arrange(rows []*Row, begins string) (all []Entry) {
	var ofs []string
	for _, r := range rows {
		if !r.Begins() && !slices.Contains(ofs, r.of) {
			ofs = append(ofs, r.of)
		}
	}
	slices.SortStableFunc(ofs, func(a, b string) int {
		switch {
		case a == "" && b != "":
			return -1
		case a != "" && b == "":
			return 1
		}
		return 0
	})
	for _, of := range ofs {
		if of != "" {
			all = append(all, Entry{Heading: of})
		}
		for _, r := range rows {
			if !r.Begins() && r.of == of {
				all = append(all, Entry{Row: r})
			}
		}
	}
	first := true
	for _, r := range rows {
		if !r.Begins() {
			continue
		}
		if first && begins != "" {
			all = append(all, Entry{Heading: begins})
		}
		first = false
		all = append(all, Entry{Row: r})
	}
	return all
}

// EntryHeight is how high an entry is in a width.
func (e *Editor) EntryHeight(c *ui.Ctx, w float32, x *Entry) float32 {
	switch {
	case x.rare && !e.unfolded:
		return 0
	case x.Row != nil:
		return e.Height(c, w, x.Row)
	case x.folds:
		return c.Px(rowHigh)
	}
	return c.Px(13) + c.Wrap(ui.SmallB, w, x.Heading).Height + c.Px(2)
}

// EntriesHeight is how high all entries are.
func (e *Editor) EntriesHeight(c *ui.Ctx, w float32, all []Entry) (h float32) {
	for i := range all {
		h += e.EntryHeight(c, w, &all[i])
	}
	return h
}

// Entries paints entries from the upper edge of r, those that sees lets through, and returns
// what the player wants.
func (e *Editor) Entries(c *ui.Ctx, r paint.Rect, all []Entry, sees func(y, h float32) bool) (a state.Act) {
	for i := range all {
		x := &all[i]
		h := e.EntryHeight(c, r.W, x)
		at := paint.Rect{X: r.X, Y: r.Y, W: r.W, H: h}
		r.Y += h
		if x.rare && !e.unfolded || !sees(at.Y, h) && (x.Row == nil || !c.Focused(x.Row.Name)) {
			continue
		}
		switch {
		case x.Row != nil:
			a.Add(e.Row(c, at, x.Row))
			continue
		case x.folds:
			e.fold(c, at, x.Heading)
			continue
		}
		c.Rule(paint.Rect{X: at.X, Y: at.Y + c.Px(2), W: at.W, H: c.Px(6)})
		at.Y += c.Px(11)
		c.Paragraph(at, ui.SmallB, ui.Start, c.Theme.Text, x.Heading)
	}
	return a
}

// Unfold opens what is seldom set.
func (e *Editor) Unfold() { e.unfolded = true }

// FoldName is the region of the heading that folds what is seldom set.
const FoldName = "prop.seldom"

// fold is the heading above what is seldom set: a click opens it, or folds it.
func (e *Editor) fold(c *ui.Ctx, r paint.Rect, text string) {
	t := c.Region(FoldName, r)
	_, pressed := c.Focusable(FoldName, r)
	ink := c.Theme.Text
	if t.Hover {
		c.Cursor(paint.Hand)
		ink = c.Theme.Accent
	}
	c.Rule(paint.Rect{X: r.X, Y: r.Y + c.Px(2), W: r.W, H: c.Px(6)})
	r.Y, r.H = r.Y+c.Px(8), r.H-c.Px(8)
	arrow, d := "icon/right", c.Px(14)
	if e.unfolded {
		arrow = "icon/down"
	}
	c.Image(arrow, ui.Mid(ui.CutRight(&r, d), d, d), c.Theme.Muted)
	c.Label(r, c.Fit(ui.SmallB, r.W, r.H, text), ui.Start, ink, text)
	if t.Clicked || pressed {
		c.Sound("click")
		e.unfolded = !e.unfolded
		c.Animate()
	}
}
