package manoeuvre

import "grognard/rules/bitset"

// square is a place on the board: 0 is a1, 7 is h1, 63 is h8 (MAN-1.1.1).
type square int8

// offBoard is the square of a unit that does not stand on the board.
const offBoard square = -1

// The four directions, in the order of adjacent.
const (
	north = iota
	east
	south
	west
)

// adjacent lists the neighbours of every square by direction, offBoard where
// the board ends. Diagonals never count (MAN-1.1.3), edges cannot be crossed
// (MAN-1.1.5).
var adjacent = makeAdjacent()

func makeAdjacent() (all [64][4]square) {
	for q := range square(64) {
		all[q] = [4]square{
			north: at(q.file(), q.rank()+1), east: at(q.file()+1, q.rank()),
			south: at(q.file(), q.rank()-1), west: at(q.file()-1, q.rank()),
		}
	}
	return all
}

// at returns the square on a file and rank from 0, or offBoard.
func at(file, rank int) square {
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return offBoard
	}
	return square(8*rank + file)
}

func (q square) file() int { return int(q) & 7 }
func (q square) rank() int { return int(q) >> 3 }

// name returns the chess name, "d4".
func (q square) name() string { return squareNames[q] }

var squareNames = makeSquareNames()

func makeSquareNames() (all [64]string) {
	for q := range square(64) {
		all[q] = string([]byte{'a' + byte(q.file()), '1' + byte(q.rank())})
	}
	return all
}

// parseSquare reads a chess name.
func parseSquare(s string) (square, bool) {
	if len(s) != 2 || s[0] < 'a' || s[0] > 'h' || s[1] < '1' || s[1] > '8' {
		return offBoard, false
	}
	return at(int(s[0]-'a'), int(s[1]-'1')), true
}

// distance counts orthogonal steps (part 1.2).
func distance(a, b square) int {
	return abs(a.file()-b.file()) + abs(a.rank()-b.rank())
}

func abs(n int) int { return max(n, -n) }

// squares is a set of squares.
type squares = bitset.Small[square]

// The halves of the board (part 1.2).
const (
	southHalf squares = 1<<32 - 1
	northHalf squares = ^southHalf
)

// home returns the two ranks in which a side deploys (MAN-3.10).
func home(isNorth bool) squares {
	if isNorth {
		return 0xffff << 48
	}
	return 0xffff
}

// rear returns the direction towards the home edge of a side.
func rear(isNorth bool) int {
	if isNorth {
		return north
	}
	return south
}

// around is the set of squares next to one or more of a set.
func around(all squares) squares {
	const fileA, fileH squares = 0x0101010101010101, 0x8080808080808080
	return all<<8 | all>>8 | all&^fileH<<1 | all&^fileA>>1
}
