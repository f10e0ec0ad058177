package ai

import (
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// Soldier is a quick player for any rulebook: he plays the card that orders
// most, moves towards the enemy and fights whom he can, so that games end. He
// looks no further than the table in front of him, as the side that is asked
// sees it. He serves to measure how battles balance and to play whole games in
// tests; Player is the better opponent.
type Soldier struct {
	// Rand picks among the answers of a Field and breaks ties; nil takes the
	// first of equals, and the Field's own proposal.
	Rand *rand.Rand
}

// zeal is how eager the soldier is to do something. What is not named is worth
// nothing; the quiet option is worth a little more than that.
var zeal = map[string]int{
	"melee": 90, "attack": 90, "charge": 90, "countercharge": 80, "assault": 90, "fight": 90,
	"volley": 80, "battery": 80, "fire": 80, "bombard": 80, "snipe": 80, "aim": 80, "ambush": 70, "command": 70, "order": 60,
	"coordinate": 50, "pursue": 50, "back": 50, "advance": 50, "support": 40, "square": 30, "activate": 30, "rally": 30, "recover": 30, "reform": 30,
	"frontal": 25, "name": 20, "roll": 10, "keep": 10, "stand": 10, "deploy": 10, "add": 5, "join": 5, "help": 5, "recruit": 5,
	"disengage": -10, "group": -10, "forfeit": -50, "leave": -10, "retire": -20, "reverse": -20, "detach": -50, "unpick": -50, "drop": -50, "cancel": -50, "disband": -50,
}

const (
	quietZeal = 1 // of the option that changes least
	samples   = 8 // answers of a Field that are weighed
)

// Choose returns an answer to a request, of which v is what its side sees.
func (s Soldier) Choose(q *rules.Request, v *rules.View) rules.Option {
	f := front{view: v, side: q.To, gaps: map[rules.Ref]int{}}
	best, most := rules.Option{}, -1<<30
	weigh := func(o rules.Option, like int) {
		like *= 16
		if s.Rand != nil {
			like += s.Rand.IntN(16)
		}
		if like > most {
			best, most = o, like
		}
	}
	for i, o := range q.Options {
		if i == q.Quiet {
			weigh(o, quietZeal)
			continue
		}
		weigh(o, f.like(o))
	}
	if q.Field == nil {
		return best
	}
	weigh(q.Field.Nearest(rules.Option{}), 0)
	for range samples {
		if s.Rand == nil {
			break
		}
		o := q.Field.Sample(s.Rand)
		weigh(o, f.like(o)+f.nearer(q.Field.Ghost(o)))
	}
	return best
}

// front is the table as a side sees it, for measuring how far the enemy is.
type front struct {
	view *rules.View
	side rules.Side
	gaps map[rules.Ref]int // those measured already
}

// like is how much an option is worth to the soldier.
func (f front) like(o rules.Option) int {
	switch o.Do {
	case "play":
		return f.orders(o.With)
	case "move", "enter", "walk", "march":
		if o.At == 0 {
			return zeal[o.Do]
		}
		return f.gap(f.zone(o.Who)) - f.gap(o.At)
	}
	return zeal[o.Do]
}

// orders is how many pieces a card could order.
func (f front) orders(card rules.Ref) int {
	i := slices.IndexFunc(f.view.Cards, func(c rules.Card) bool { return c.Ref == card })
	if i < 0 {
		return 0
	}
	return len(f.view.Cards[i].Orders)
}

// far is farther than any enemy on a board with cells.
const far = 99

// gap is how far a cell is from the nearest enemy, in steps along rows and
// columns.
func (f front) gap(cell rules.Ref) int {
	if n, ok := f.gaps[cell]; ok {
		return n
	}
	least, from := far, f.cell(cell)
	for i := range f.view.Pieces {
		p := &f.view.Pieces[i]
		if p.Side == f.side.Other() && p.Form != rules.Marker && p.Zone != 0 {
			least = min(least, steps(from, f.cell(p.Zone)))
		}
	}
	f.gaps[cell] = least
	return least
}

func steps(a, b *rules.Cell) int {
	if a == nil || b == nil {
		return far
	}
	dx, dy := a.Col-b.Col, a.Row-b.Row
	return max(dx, -dx) + max(dy, -dy)
}

func (f front) cell(ref rules.Ref) *rules.Cell {
	cells := f.view.Map.Cells
	i := slices.IndexFunc(cells, func(c rules.Cell) bool { return c.Ref == ref })
	if i < 0 {
		return nil
	}
	return &cells[i]
}

// zone is the cell that a piece stands on.
func (f front) zone(piece rules.Ref) rules.Ref {
	i := slices.IndexFunc(f.view.Pieces, func(p rules.Piece) bool { return p.Ref == piece })
	if i < 0 {
		return 0
	}
	return f.view.Pieces[i].Zone
}

// nearer is by how many inches the pieces that an answer would put on a Cloth
// come nearer to the enemy than they are.
func (f front) nearer(ghost []rules.Piece) int {
	if len(ghost) == 0 || f.view.Map.Unit == 0 {
		return 0
	}
	g := &ghost[0]
	i := slices.IndexFunc(f.view.Pieces, func(p rules.Piece) bool { return p.Ref == g.Ref })
	if i < 0 || g.Ref == 0 {
		return 0
	}
	return f.inches(f.view.Pieces[i].Pt) - f.inches(g.Pt)
}

// inches is how far a point of a Cloth is from the nearest enemy, along the
// edges of the table.
func (f front) inches(from rules.Point) int {
	least := int32(1) << 30
	for i := range f.view.Pieces {
		p := &f.view.Pieces[i]
		if p.Side == f.side.Other() && p.Form == rules.Base {
			dx, dy := p.Pt.X-from.X, p.Pt.Y-from.Y
			least = min(least, max(dx, -dx)+max(dy, -dy))
		}
	}
	return int(least / f.view.Map.Unit)
}
