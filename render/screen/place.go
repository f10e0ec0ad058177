package screen

// placer is a page with a table without cells.
type placer interface {
	Place(x, y float64) (px, py float32, ok bool)
}

// Place returns where a point of the tabletop on the page on top is in the window, in
// inches from its south-west corner; false if no table without cells is on top.
func (r *Root) Place(x, y float64) (px, py float32, ok bool) {
	t, is := r.pages.Top().(placer)
	if !is {
		return 0, 0, false
	}
	return t.Place(x, y)
}
