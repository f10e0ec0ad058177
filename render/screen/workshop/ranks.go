package workshop

import (
	"regexp"

	"grognard/render/paint"
	"grognard/render/ui"
)

// row is a line of a file that may be a row of a map: a letter for each cell, alone in quotation
// marks.
var row = regexp.MustCompile(`^\s*"([^"\s]{3,})",?\s*$`)

// rowsOf tells which lines of a file are rows of a map: each has one beside it that is as long, or
// longer or shorter by a cell, as rows of hexes are by turns.
func rowsOf(lines []string) []bool {
	long := make([]int, len(lines)+2) // of what is in the marks, with an empty line about all
	for i, l := range lines {
		if m := row.FindStringSubmatch(l); m != nil {
			long[i+1] = len(m[1])
		}
	}
	all := make([]bool, len(lines))
	for i := range lines {
		for _, k := range [...]int{long[i], long[i+2]} {
			all[i] = all[i] || long[i+1] > 0 && k > 0 && k-long[i+1] <= 1 && long[i+1]-k <= 1
		}
	}
	return all
}

// ranked writes a row of a map in columns, each as wide as the widest of its letters: cells of a
// column stand below one another.
func ranked(c *ui.Ctx, r paint.Rect, line string) {
	r.H = c.Line(ui.Small)
	r.W = c.Width(ui.Small, "W")
	for _, letter := range line {
		c.Label(r, ui.Small, ui.Middle, c.Theme.Text, string(letter))
		r.X += r.W
	}
}
