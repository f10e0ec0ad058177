package workshop

import (
	"slices"

	"grognard/rules"
)

// Units counts the units of both sides as players do: a battalion is one, however many stands it
// has, and a leader is none. Those that enter later count, those without a place do not.
func Units(book rules.Workshop, d *rules.Draft) (n [2]int) {
	lines := map[string]*rules.Stock{}
	kit := book.Kit(d)
	for i := range kit.Stock {
		lines[kit.Stock[i].ID] = &kit.Stock[i]
	}
	for i := range d.Things {
		t := &d.Things[i]
		l := lines[t.Stock]
		if t.Side == rules.Chance || l == nil || l.Card != nil || l.Piece.Form == rules.Leader || l.Piece.Form == rules.Marker {
			continue
		}
		if len(t.Cells) > 0 || len(t.Pts) > 0 || t.Frame != nil || t.Turn > 0 {
			n[t.Side]++
		}
	}
	return n
}

// SetsUp reports whether there is something that the players of a draft set up themselves: an army
// that nobody has chosen yet, or units that have no place.
func SetsUp(d *rules.Draft, v *rules.View) bool {
	if !d.SetUp || v == nil {
		return false
	}
	return v.Sides[0].Nation == "" || v.Sides[1].Nation == "" || slices.ContainsFunc(v.Pieces, func(p rules.Piece) bool {
		return p.Cell == 0 && p.Side != rules.Chance && p.Form != rules.Leader && p.Form != rules.Marker
	})
}
