package table

import "grognard/rules"

// Place returns where a point of the tabletop is in the window, in inches from its
// south-west corner; false on a table with cells.
func (t *Table) Place(x, y float64) (px, py float32, ok bool) {
	top := t.board.Tabletop()
	if top == nil {
		return 0, 0, false
	}
	unit := float64(max(1, t.scene.View().Map.Unit))
	px, py = top.PointPixels(rules.Point{X: int32(x * unit), Y: int32(y * unit)})
	return px, py, true
}
