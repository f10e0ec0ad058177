package ground

import (
	"slices"

	"grognard/rules"
)

// Same reports whether two maps have the same picture: whether everything that is on the
// ground is the same. A rulebook draws its map anew for each view of it; this is cheaper
// than painting it.
func Same(a, b *rules.Map) bool {
	return a == b || a != nil && b != nil && framed(a, b) && slices.Equal(a.Cells, b.Cells) &&
		slices.EqualFunc(a.Lines, b.Lines, sameLine) && slices.EqualFunc(a.Areas, b.Areas, sameArea)
}

// framed reports whether two maps have the same seed and size.
func framed(a, b *rules.Map) bool {
	return a.ID == b.ID && a.Shape == b.Shape && a.Cols == b.Cols && a.Rows == b.Rows &&
		a.Width == b.Width && a.Height == b.Height && a.Unit == b.Unit
}

func sameLine(a, b rules.MapLine) bool {
	return a.Kind == b.Kind && a.Border == b.Border && slices.Equal(a.Cells, b.Cells) && slices.Equal(a.Pts, b.Pts)
}

// sameArea leaves out who may score there: that is not painted.
func sameArea(a, b rules.Area) bool {
	return a.Kind == b.Kind && a.Label == b.Label && slices.Equal(a.Cells, b.Cells) && slices.Equal(a.Pts, b.Pts)
}
