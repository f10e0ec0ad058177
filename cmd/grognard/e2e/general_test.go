//go:build gpu

package e2e

import (
	"strings"

	"grognard/rules"
)

// general decides for both players, so boldly that games end: whoever can
// attack attacks, whoever moves moves towards the enemy, nobody gives ground,
// and cards of units that are far from the enemy are thrown away for others. It
// knows what the side that is asked sees, and nothing else.
type general struct {
	book   rules.Rulebook
	hoards bool // throws no card away
}

// zeal is how eager the general is to do something; to do anything else it is
// not eager at all.
var zeal = map[string]int{
	"assault": 90, "volley": 80, "battery": 80, "bombard": 70, "ambush": 70,
	"play": 60, "hit": 60, "advance": 60, "support": 60, "commander.combat": 55,
	"confirm": 50, "ready": 50,
	"done": 10, "stand": 10, "stay": 10, "pass": 5,
	"withdraw": -10, "skirmish": -10, "spy": -10, "unpick": -50,
}

// choose picks one of the options of a request.
func (g general) choose(q *rules.Request, v *rules.View) rules.Option {
	best, most := q.Options[0], -1<<30
	for i, o := range q.Options {
		if s := g.like(q, v, o, i == q.Quiet); s > most {
			best, most = o, s
		}
	}
	return best
}

// curious is a general who does everything once that he comes to be offered.
type curious struct {
	general
	tried map[string]bool // by kind of request and act
}

func (c curious) choose(q *rules.Request, v *rules.View) rules.Option {
	o := c.general.choose(q, v)
	for _, new := range q.Options {
		if !c.tried[q.Kind+" "+new.Do] {
			o = new
			break
		}
	}
	c.tried[q.Kind+" "+o.Do] = true
	return o
}

func (g general) like(q *rules.Request, v *rules.View, o rules.Option, quiet bool) int {
	switch {
	case quiet && (q.Kind == "discard" || q.Kind == "restore" || q.Kind == "combat.defend"):
		return 1000
	case q.Kind == "discard" && !g.hoards && g.idle(q, v, o.With):
		return 2000
	case o.Do == "move":
		now, then := gap(v, q.To, zone(v, o.Who)), gap(v, q.To, o.At)
		return 10*now - 13*then // rather who is near already
	}
	return 10 * zeal[o.Do]
}

// idle reports whether a card is of no unit in contact, while others are.
func (g general) idle(q *rules.Request, v *rules.View, card rules.Ref) bool {
	contact := false
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Side != q.To || p.Cell == 0 || gap(v, q.To, p.Cell) > 1 {
			continue
		}
		contact = true
		if strings.HasPrefix(g.book.Format(card), g.book.Format(p.Ref)+"-") {
			return false
		}
	}
	return contact
}

// gap is how far a cell is from the nearest enemy of a side, in steps along
// rows and columns.
func gap(v *rules.View, side rules.Side, cell rules.Ref) int {
	least := 99
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Side == side.Other() && p.Cell != 0 && p.Form != rules.Marker {
			least = min(least, steps(find(v, cell), find(v, p.Cell)))
		}
	}
	return least
}

func steps(a, b *rules.Cell) int {
	if a == nil || b == nil {
		return 99
	}
	dx, dy := a.Col-b.Col, a.Row-b.Row
	return max(dx, -dx) + max(dy, -dy)
}

func find(v *rules.View, cell rules.Ref) *rules.Cell {
	for i := range v.Map.Cells {
		if v.Map.Cells[i].Ref == cell {
			return &v.Map.Cells[i]
		}
	}
	return nil
}

// zone is the cell that a piece stands on.
func zone(v *rules.View, piece rules.Ref) rules.Ref {
	for i := range v.Pieces {
		if v.Pieces[i].Ref == piece {
			return v.Pieces[i].Cell
		}
	}
	return 0
}
