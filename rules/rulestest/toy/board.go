package toy

import (
	"errors"
	"fmt"

	"grognard/rules"
)

const (
	side4 = 4 // squares along an edge
	cells = side4 * side4
)

const (
	cellKind = iota + 1
	pieceKind
	cardKind
)

// zone is where a card is.
type zone uint8

const (
	inDeck zone = iota
	firstHand
	secondHand
	inPlay
	out
)

var zoneNames = [...]string{"deck", "first", "second", "play", "out"}

// Board is the whole game.
type Board struct {
	Hand     int // cards that a hand is filled up to
	Turn     int // from 1
	Active   rules.Side
	Dealt    bool
	Pieces   [4]Piece // two of the first side, two of the second
	Cards    [12]zone
	From, To rules.Ref // the attack in progress
}

// Piece is a piece; with no steps left it is gone.
type Piece struct{ Cell, Steps int }

func cell(n int) rules.Ref  { return rules.MakeRef(cellKind, n) }
func piece(n int) rules.Ref { return rules.MakeRef(pieceKind, n) }
func card(n int) rules.Ref  { return rules.MakeRef(cardKind, n) }

func side(p int) rules.Side                    { return rules.Side(p / 2) }
func handOf(s rules.Side) zone                 { return firstHand + zone(s) }
func worth(c rules.Ref) int                    { return 1 + c.N()%3 }
func (b *Board) hand(s rules.Side) []rules.Ref { return b.in(handOf(s)) }

// in lists the cards in a zone, in the order of their numbers.
func (b *Board) in(z zone) []rules.Ref {
	var all []rules.Ref
	for c, in := range b.Cards {
		if in == z {
			all = append(all, card(c))
		}
	}
	return all
}

// played returns the worth of the cards in play, but for one.
func (b *Board) played(but rules.Ref) int {
	n := 0
	for _, c := range b.in(inPlay) {
		if c != but {
			n += worth(c)
		}
	}
	return n
}

// at returns the piece on a square, or -1.
func (b *Board) at(c int) int {
	for p, pc := range b.Pieces {
		if pc.Steps > 0 && pc.Cell == c {
			return p
		}
	}
	return -1
}

func beside(a, b int) bool {
	dx, dy := a%side4-b%side4, a/side4-b/side4
	return dx*dx+dy*dy == 1
}

// Clone implements rules.Board.
func (b *Board) Clone() rules.Board { c := *b; return &c }

// Result implements rules.Board. TOY-7
func (b *Board) Result() rules.Result {
	for s := rules.First; s <= rules.Second; s++ {
		if b.Pieces[2*s].Steps+b.Pieces[2*s+1].Steps == 0 {
			return rules.Result{Over: true, Winner: s.Other(), Why: rules.Text{Key: "toy.won", A: rules.SideRef(s.Other())}, Rule: "TOY-7"}
		}
	}
	if b.Turn > 24 {
		return rules.Result{Over: true, Winner: rules.Chance, Why: rules.Text{Key: "toy.drawn"}, Rule: "TOY-7"}
	}
	return rules.Result{}
}

// Hash implements rules.Board: FNV-1a over the position file.
func (b *Board) Hash() uint64 {
	h := uint64(14695981039346656037)
	for _, c := range (Book{}).Save(b) {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h
}

// Check implements rules.Board.
func (b *Board) Check() error {
	for p, pc := range b.Pieces {
		switch {
		case pc.Steps < 0 || pc.Steps > 2:
			return fmt.Errorf("piece %d has %d steps", p, pc.Steps)
		case pc.Cell < 0 || pc.Cell >= cells:
			return fmt.Errorf("piece %d stands outside the board", p)
		case pc.Steps > 0 && b.at(pc.Cell) != p:
			return fmt.Errorf("two pieces on square %d", pc.Cell)
		}
	}
	if b.Hand < 1 || len(b.hand(rules.First)) > 3 || len(b.hand(rules.Second)) > 3 {
		return errors.New("a hand has a wrong size")
	}
	return nil
}
