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
}

// Arrange orders rows: first those of nobody in particular, then those of each army or side
// of a counter under its name, and last, under begins, those that set the battle going.
func Arrange(rows []*Row, begins string) (all []Entry) {
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
	if x.Row != nil {
		return e.Height(c, w, x.Row)
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
		if !sees(at.Y, h) && (x.Row == nil || !c.Focused(x.Row.Name)) {
			continue
		}
		if x.Row != nil {
			a.Add(e.Row(c, at, x.Row))
			continue
		}
		c.Rule(paint.Rect{X: at.X, Y: at.Y + c.Px(2), W: at.W, H: c.Px(6)})
		at.Y += c.Px(11)
		c.Paragraph(at, ui.SmallB, ui.Start, c.Theme.Text, x.Heading)
	}
	return a
}
