package workshop

import (
	"slices"

	"grognard/rules"
)

// Seen is what there is to see of a draft that has a board: that board, and the pieces that a fault
// keeps off it, where the file has them. They are to be seen to be mended. kit is asked only where
// there are any.
func Seen(book rules.Workshop, d *rules.Draft, kit func() *rules.Kit) *rules.View {
	v := book.View(d.Board, rules.Chance)
	var lines []rules.Stock
	var done []*rules.Thing
	for i := range d.Flaws {
		t := d.Thing(d.Flaws[i].Thing)
		if t == nil || t.Stock == "" || len(t.Cells) == 0 || slices.Contains(done, t) || t.Ref != 0 && stands(v, t.Ref) {
			continue
		}
		done = append(done, t)
		if lines == nil {
			lines = kit().Stock
		}
		k := slices.IndexFunc(lines, func(l rules.Stock) bool { return l.ID == t.Stock })
		if k < 0 || lines[k].Card != nil {
			continue
		}
		p := lines[k].Piece
		if p.Ref, p.Cell = t.Ref, t.Cells[0]; p.Side == rules.Chance {
			p.Side = t.Side
		}
		v.Pieces = append(slices.Clip(v.Pieces), p)
	}
	return v
}

// stands reports whether a piece is seen on the map.
func stands(v *rules.View, r rules.Ref) bool {
	return slices.ContainsFunc(v.Pieces, func(p rules.Piece) bool { return p.Ref == r && p.Cell != 0 })
}
