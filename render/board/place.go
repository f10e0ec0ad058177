package board

import "grognard/rules"

// Middle returns the middle, in cells, of a cell or of the cell under a piece;
// false for what is not on the map.
func (b *Board) Middle(r rules.Ref) (x, y float32, ok bool) { return b.place(r) }
