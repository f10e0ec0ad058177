package screen

import (
	"grognard/render/table"
)

// Place returns where a point of the tabletop on the table is in the window, in
// inches from its south-west corner; false if no table without cells is on top.
func (r *Root) Place(x, y float64) (px, py float32, ok bool) {
	t, is := r.pages.Top().(*table.Table)
	if !is {
		return 0, 0, false
	}
	return t.Place(x, y)
}
