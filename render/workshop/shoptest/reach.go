package shoptest

import "grognard/rules"

// Reach is a piece that could attack another in a moment of a battle.
type Reach struct {
	Base     rules.Board
	Who, Foe rules.Piece
	At       rules.Ref // what is clicked: the cell, or the piece where there are none
}

// Within finds one.
func Within(shop rules.Workshop, b rules.Board) (Reach, bool) {
	v := shop.View(b, rules.Chance)
	for _, a := range v.Pieces {
		for _, k := range v.Pieces {
			if a.Side == rules.Chance || k.Side != a.Side.Other() || (a.Cell == 0) != (k.Cell == 0) {
				continue
			}
			at := k.Cell
			if v.Map.Shape == rules.Tabletop {
				at = k.Ref
			}
			if at == 0 {
				continue
			}
			for _, s := range shop.Stage(b, []rules.Ref{a.Ref}, at) {
				if len(s.First) > 0 {
					return Reach{b, a, k, at}, true
				}
			}
		}
	}
	return Reach{}, false
}
