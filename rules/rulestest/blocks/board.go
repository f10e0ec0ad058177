package blocks

import (
	"errors"
	"fmt"
	"slices"

	"grognard/rules"
)

const (
	cols, rows = 7, 5
	cells      = cols * rows
	each       = 4 // blocks of a side
	last       = 20
)

const (
	cellKind = iota + 1
	blockKind
	backKind // a block as the enemy knows it
)

// kinds are the blocks of a side, in the order of their numbers.
var kinds = [each]struct {
	name        string
	face        rules.Face
	steps, hits int
	far         int // hexes that it may move
}{
	{"line", rules.FaceInfantry, 3, 5, 1}, {"guard", rules.FaceGuard, 4, 5, 1}, {"horse", rules.FaceCavalry, 3, 5, 2}, {"guns", rules.FaceArtillery, 2, 4, 1},
}

// Board is the whole game.
type Board struct {
	Turn     int // from 1
	Active   rules.Side
	Mixed    bool
	Blocks   [2 * each]Block
	Flags    [2]int    // hexes; -1 before they are planted
	Woods    uint64    // bit n: hex n is wood
	From, To rules.Ref // the attack in progress
}

// Block is a block; with no steps left it is gone.
type Block struct {
	Cell, Steps int
	Back        int  // what the enemy knows it by, from 1; 0 before the blocks are mixed, and once it is gone
	Shown       bool // the enemy sees its face
}

func cell(n int) rules.Ref               { return rules.MakeRef(cellKind, n) }
func block(n int) rules.Ref              { return rules.MakeRef(blockKind, n) }
func back(s rules.Side, n int) rules.Ref { return rules.MakeRef(backKind, int(s)*each+n-1) }
func side(n int) rules.Side              { return rules.Side(n / each) }

// around lists the hexes beside one, clockwise from the north-east.
func around(c int) []int {
	col, row, odd := c%cols, c/cols, c/cols%2
	var all []int
	for _, d := range [6][2]int{{odd, -1}, {1, 0}, {odd, 1}, {odd - 1, 1}, {-1, 0}, {odd - 1, -1}} {
		if x, y := col+d[0], row+d[1]; x >= 0 && x < cols && y >= 0 && y < rows {
			all = append(all, y*cols+x)
		}
	}
	return all
}

func beside(a, b int) bool { return slices.Contains(around(a), b) }

// stack lists the blocks of a side in a hex.
func (b *Board) stack(s rules.Side, c int) (all []rules.Ref) {
	for n := range b.Blocks {
		if k := &b.Blocks[n]; side(n) == s && k.Steps > 0 && k.Cell == c {
			all = append(all, block(n))
		}
	}
	return all
}

// foes lists the enemies in a hex by the names that a side has for them, in the
// order of those.
func (b *Board) foes(s rules.Side, c int) []rules.Ref {
	all := b.stack(s.Other(), c)
	for i, r := range all {
		all[i] = b.known(s, r.N())
	}
	slices.Sort(all)
	return all
}

// way returns the hexes by which a block comes to another one, both included; nil
// if it is too far. BLK-4
func (b *Board) way(n, c int) []rules.Ref {
	from := b.Blocks[n].Cell
	if beside(from, c) {
		return []rules.Ref{cell(from), cell(c)}
	}
	for _, m := range around(from) {
		if kinds[n%each].far > 1 && from != c && beside(m, c) && len(b.stack(side(n).Other(), m)) == 0 {
			return []rules.Ref{cell(from), cell(m), cell(c)}
		}
	}
	return nil
}

// known returns what a side calls a block.
func (b *Board) known(s rules.Side, n int) rules.Ref {
	switch k := &b.Blocks[n]; {
	case s == side(n) || k.Shown || k.Steps == 0 && k.Back == 0:
		return block(n)
	case k.Back == 0:
		return 0
	default:
		return back(side(n), k.Back)
	}
}

// behind returns the block that a side calls by a name.
func (b *Board) behind(s rules.Side, r rules.Ref) int {
	for n := range b.Blocks {
		if b.Blocks[n].Steps > 0 && b.known(s, n) == r {
			return n
		}
	}
	return -1
}

// Alias implements rules.Aliaser.
func (Book) Alias(rb rules.Board, s rules.Side, r rules.Ref) rules.Ref {
	if r.Kind() != blockKind {
		return r
	}
	return rb.(*Board).known(s, r.N())
}

// homes are the hexes where a side may plant its flag. BLK-2
func (b *Board) homes(s rules.Side) (all []rules.Ref) {
	for c := range cells {
		if row := c / cols; b.Woods>>c&1 == 0 && (s == rules.First && row < 2 || s == rules.Second && row >= rows-2) {
			all = append(all, cell(c))
		}
	}
	return all
}

// Clone implements rules.Board.
func (b *Board) Clone() rules.Board { c := *b; return &c }

// Result implements rules.Board. BLK-7
func (b *Board) Result() rules.Result {
	for s := rules.First; s <= rules.Second; s++ {
		alive := 0
		for n := range b.Blocks {
			if side(n) == s && b.Blocks[n].Steps > 0 {
				alive++
			}
		}
		switch won := rules.SideRef(s.Other()); {
		case alive == 0:
			return rules.Result{Over: true, Winner: s.Other(), Why: say("won", won, 0), Rule: "BLK-7"}
		case b.Flags[s] >= 0 && len(b.stack(s.Other(), b.Flags[s])) > 0:
			return rules.Result{Over: true, Winner: s.Other(), Why: say("won.flag", won, cell(b.Flags[s])), Rule: "BLK-7"}
		}
	}
	if b.Turn > last {
		return rules.Result{Over: true, Winner: rules.Chance, Why: say("drawn", 0, 0), Rule: "BLK-7"}
	}
	return rules.Result{}
}

// Hash implements rules.Board.
func (b *Board) Hash() uint64 {
	h := rules.NewHasher()
	for _, c := range (Book{}).Save(b) {
		h.Ints(int(c))
	}
	h.Ints(int(b.From), int(b.To))
	return uint64(h)
}

// Check implements rules.Board.
func (b *Board) Check() error {
	for n, k := range b.Blocks {
		switch {
		case k.Steps < 0 || k.Steps > kinds[n%each].steps:
			return fmt.Errorf("block %d has %d steps", n, k.Steps)
		case k.Cell < 0 || k.Cell >= cells:
			return fmt.Errorf("block %d stands outside the board", n)
		case k.Steps > 0 && len(b.stack(side(n), k.Cell)) > 2:
			return fmt.Errorf("more than two blocks in hex %d", k.Cell)
		case k.Steps > 0 && len(b.stack(side(n).Other(), k.Cell)) > 0:
			return fmt.Errorf("blocks of both sides in hex %d", k.Cell)
		case b.Mixed && k.Steps > 0 && k.Back == 0:
			return fmt.Errorf("block %d has no back", n)
		}
		for m, l := range b.Blocks[:n] {
			if side(m) == side(n) && k.Back != 0 && k.Back == l.Back {
				return errors.New("two blocks have the same back")
			}
		}
	}
	return nil
}
