package toy

import (
	"math/rand/v2"
	"strconv"

	"grognard/rules"
)

var ground = makeMap()

func makeMap() *rules.Map {
	m := &rules.Map{ID: "toy", Shape: rules.Squares, Cols: side4, Rows: side4}
	for n := range cells {
		m.Cells = append(m.Cells, rules.Cell{Ref: cell(n), Col: n % side4, Row: n / side4, Ground: "open", Label: Book{}.Format(cell(n))})
	}
	return m
}

// View implements rules.Rulebook.
func (Book) View(rb rules.Board, s rules.Side) *rules.View {
	b := rb.(*Board)
	v := &rules.View{Turn: b.Turn, Turns: 24, Phase: rules.Text{Key: "toy.phase"}, Active: b.Active, Map: ground}
	v.Sides = [2]rules.Army{{Nation: "fr", Edge: rules.North}, {Nation: "gb", Edge: rules.South}}
	for p, pc := range b.Pieces {
		if pc.Steps > 0 {
			v.Pieces = append(v.Pieces, rules.Piece{Ref: piece(p), Side: side(p), Nation: v.Sides[side(p)].Nation, Face: rules.FaceInfantry,
				Cell: cell(pc.Cell), N: pc.Steps, Of: 2, Value: "3"})
		}
	}
	v.Cards = append(v.Cards, rules.Card{Side: rules.Chance, Place: rules.Deck, N: len(b.in(inDeck))})
	for c, z := range b.Cards {
		known := rules.Card{Ref: card(c), Side: rules.Chance, N: 1, Class: "unit", Face: rules.FaceInfantry,
			Stats: []rules.Stat{{Key: "toy.worth", Value: strconv.Itoa(worth(card(c)))}}}
		switch {
		case z == inPlay:
			known.Place, known.Side = rules.InPlay, b.Active
		case z == out:
			known.Place = rules.Discards
		case s != rules.Chance && z == handOf(s):
			known.Place, known.Side = rules.Hand, s
		default:
			continue
		}
		v.Cards = append(v.Cards, known)
	}
	for h := rules.First; h <= rules.Second; h++ {
		if n := len(b.hand(h)); h != s && n > 0 {
			v.Cards = append(v.Cards, rules.Card{Side: h, Place: rules.Hand, N: n})
		}
		v.Sides[h].Gauges = []rules.Gauge{{Key: rules.GaugeHand, N: len(b.hand(h)), Of: b.Hand, Rule: "TOY-1"}}
	}
	if b.From != 0 {
		v.Combat = &rules.Combat{Kind: rules.Text{Key: "toy.fight"}, From: []rules.Ref{b.From}, To: b.To,
			Sums: []rules.Tally{{Key: "attack", Side: b.Active, N: b.played(0), Dice: "1d6"}}}
	}
	return v
}

// Resample implements rules.Rulebook: what s does not see of deck and hands is
// shuffled together and dealt anew.
func (Book) Resample(rb rules.Board, s rules.Side, r *rand.Rand) {
	b := rb.(*Board)
	var hidden []int
	for c, z := range b.Cards {
		if z == inDeck || (z == firstHand || z == secondHand) && z != handOf(s) {
			hidden = append(hidden, c)
		}
	}
	r.Shuffle(len(hidden), func(i, j int) {
		x, y := &b.Cards[hidden[i]], &b.Cards[hidden[j]]
		*x, *y = *y, *x
	})
}

// Score implements rules.Rulebook: ten points for a step, one for a card.
func (Book) Score(rb rules.Board, s rules.Side) int {
	b := rb.(*Board)
	sum := len(b.hand(s)) - len(b.hand(s.Other()))
	for p, pc := range b.Pieces {
		if side(p) == s {
			sum += 10 * pc.Steps
		} else {
			sum -= 10 * pc.Steps
		}
	}
	return sum
}

// PlayerTurn implements rules.Rulebook.
func (Book) PlayerTurn(rb rules.Board) int {
	b := rb.(*Board)
	return 2*b.Turn + int(b.Active)
}

// Inspect implements rules.Rulebook: there is nothing more to tell.
func (Book) Inspect(rules.Board, rules.Side, rules.Ref) []rules.Note { return nil }

// Overlays implements rules.Rulebook: there are none.
func (Book) Overlays() []rules.Overlay { return nil }

// Overlay implements rules.Rulebook.
func (Book) Overlay(rules.Board, rules.Side, rules.Overlay, rules.Ref) []rules.Shade { return nil }
