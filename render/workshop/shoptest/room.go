package shoptest

import (
	"strings"

	"grognard/render/paint"
)

// Apart checks that what can be clicked in a rectangle lies within it and not on one another,
// and that no text sticks out of it.
func (d *Bench) Apart(r paint.Rect) {
	d.T.Helper()
	const slack = 4 // pixels: pieces of a grid touch
	hits := d.Hits()
	for i, a := range hits {
		if !within(a.Rect, r, slack) {
			d.T.Errorf("%s at %v sticks out of %v", a.Name, a.Rect, r)
		}
		for _, b := range hits[:i] {
			if both := a.Rect.And(b.Rect); both.W > slack && both.H > slack {
				d.T.Errorf("%s at %v lies on %s at %v", a.Name, a.Rect, b.Name, b.Rect)
			}
		}
	}
	for i := range d.List.Cmds {
		k := &d.List.Cmds[i]
		if k.Op != paint.Text || strings.TrimSpace(k.Text) == "" {
			continue
		}
		if k.Clip.W > 0 && !within(k.Clip, r, slack) {
			continue // of a field that shows its end
		}
		if w := d.Faces.Width(k.Font, k.Size, k.Text); k.Dst.X < r.X-slack || k.Dst.X+w > r.X+r.W+slack {
			d.T.Errorf("%q at %v, %v wide, sticks out of %v", k.Text, k.Dst.X, w, r)
		}
	}
}

func within(a, r paint.Rect, slack float32) bool {
	return a.X >= r.X-slack && a.Y >= r.Y-slack && a.X+a.W <= r.X+r.W+slack && a.Y+a.H <= r.Y+r.H+slack
}
