package cells

import "grognard/rules"

// Apart returns how far two cells are from each other: on hexes the steps
// between them, on squares those across and those up the board.
func (b *Painter) Apart(p, q *rules.Cell) (dx, dy int) {
	switch b.Map.Shape {
	case rules.Hexes:
		return hexSteps(p.Col, p.Row, q.Col, q.Row), 0
	case rules.FlatHexes:
		return hexSteps(p.Row, p.Col, q.Row, q.Col), 0
	}
	return distance(p.Col, q.Col), distance(p.Row, q.Row)
}

func distance(a, b int) int { return max(a-b, b-a) }

// hexSteps counts the steps between pointy-top hexes whose odd rows are
// shifted right by half.
func hexSteps(col, row, col2, row2 int) int {
	a, b := col-(row-row&1)/2, col2-(row2-row2&1)/2
	dq, dr := b-a, row2-row
	return max(distance(dq, 0), distance(dr, 0), distance(dq+dr, 0))
}
