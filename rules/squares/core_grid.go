package squares

import "grognard/rules"

// square is a square of the board: 16 times its row from the south plus its
// column from the west (NS-A.3).
type square uint8

// Limits of a board: letters A to P, rows 1 to 12.
const (
	maxCols            = 16
	maxRows            = 12
	maxSquares         = maxCols * maxRows
	offBoard    square = 255
	noHeading          = heading(-1)
	headings           = 8
	facingCount        = 4
)

// heading is a direction in eighths of a turn clockwise from north. The even
// ones are the sides of a square, N, E, S and W.
type heading int8

const (
	north heading = 0
	east  heading = 2
	south heading = 4
	west  heading = 6
)

// facingNames are the facings in files, by facing number.
var facingNames = [facingCount]string{"N", "E", "S", "W"}

// facingOf returns the facing that an option's N from 1 to 4 stands for.
func facingOf(n int) heading { return heading(2 * (n - 1)) }

// number is the inverse of facingOf.
func (h heading) number() int { return int(h)/2 + 1 }

// turn returns the heading n eighths clockwise.
func (h heading) turn(n int) heading { return (h + heading(n) + 2*headings) % headings }

// diagonal reports whether a step this way leads over a corner.
func (h heading) diagonal() bool { return h%2 == 1 }

var (
	east8  = [headings]int{0, 1, 1, 1, 0, -1, -1, -1}
	north8 = [headings]int{1, 1, 0, -1, -1, -1, 0, 1}
)

func at(col, row int) square { return square(row*maxCols + col) }

func (q square) col() int       { return int(q) % maxCols }
func (q square) row() int       { return int(q) / maxCols }
func (q square) ref() rules.Ref { return squareRef(q) }

// name writes a square as on the map: "C4".
func (q square) name() string {
	if q == offBoard {
		return "off the board"
	}
	return string(rune('A'+q.col())) + numbers[q.row()]
}

var numbers = [maxRows]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"}

// parseSquare reads a square name.
func parseSquare(s string) (square, bool) {
	if len(s) < 2 || s[0] < 'A' || s[0] >= 'A'+maxCols {
		return offBoard, false
	}
	for row, n := range numbers {
		if s[1:] == n {
			return at(int(s[0]-'A'), row), true
		}
	}
	return offBoard, false
}

// distance is the larger of the differences of columns and rows (NS-A.3).
func distance(a, b square) int {
	return max(abs(a.col()-b.col()), abs(a.row()-b.row()))
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// toward returns the heading from a square to one that touches it.
func toward(from, to square) heading {
	for h := range heading(headings) {
		if to.col()-from.col() == east8[h] && to.row()-from.row() == north8[h] {
			return h
		}
	}
	return noHeading
}

// beside returns the next square that way, or offBoard.
func (x *scenario) beside(q square, h heading) square {
	col, row := q.col()+east8[h], q.row()+north8[h]
	if q == offBoard || col < 0 || row < 0 || col >= x.cols || row >= x.rows {
		return offBoard
	}
	return at(col, row)
}

// onBoard reports whether the board has a square.
func (x *scenario) onBoard(q square) bool {
	return q != offBoard && q.col() < x.cols && q.row() < x.rows
}

// squareSet is a set of squares.
type squareSet [maxSquares / 64]uint64

func (s *squareSet) Has(q square) bool { return q != offBoard && s[q/64]>>(q%64)&1 == 1 }
func (s *squareSet) Add(q square)      { s[q/64] |= 1 << (q % 64) }

// touch reports whether two squares are adjacent to somebody who counts 8, or
// if sides only 4, squares as adjacent (NS-A.39).
func touch(a, b square, sides bool) bool {
	h := toward(a, b)
	return h != noHeading && (!sides || !h.diagonal())
}
