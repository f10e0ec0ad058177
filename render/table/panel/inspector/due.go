package inspector

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/tally"
	"grognard/rules"
)

// SeeDue shows who is still to come below what the inspector tells.
func (k *Panel) SeeDue(due []rules.Arrival) {
	if !k.pinned && !k.picked {
		k.due = due
	}
}

// dueLines lists who comes, when and where. The cells where those under the pointer
// may come are lit.
func (k *Panel) dueLines(f *panel.Column) {
	c := f.C
	for i := range k.due {
		a := &k.due[i]
		top := f.Y
		x := tally.ComingOf(k.Words, k.Scene, a)
		x.Set(f, k.Words.Keys.Join("chip", "due", k.Words.Keys.Number(i)))
		if c.Region(k.Words.Keys.Dot("due", k.Words.Keys.Number(i)), paint.Rect{X: f.X, Y: top, W: f.W, H: f.Y - top}).Hover {
			f.Intent.Lit = append(f.Intent.Lit, a.At...)
		}
	}
}
