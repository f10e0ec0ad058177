//go:build gpu

package e2e

import (
"strings"

	"grognard/rules"
)

// general decides for both players, boldly, so that games end: whoever can
// attack attacks, whoever moves moves towards the enemy, nobody gives ground.
type general struct{ book rules.Rulebook }

// eager ranks what an option does; what is not listed is between.
var eager = map[string]int{
	"assault": 90, "volley": 80, "battery": 80, "bombard": 70, "ambush": 70,
	"play": 60, "commander.combat": 55, "hit": 60, "advance": 60, "support": 60,
	"confirm": 50, "ready": 50,
	"done": 10, "stand": 10, "stay": 10, "pass": 5,
	"withdraw": -10, "skirmish": -10, "spy": -10, "unpick": -50,
}

// choose picks one of the options of a request that the side asked sees as in
// v.
func (g general) choose(q *rules.Request, v *rules.View) rules.Option {
	best, most := q.Options[0], -1<<30
	for _, o := range q.Options {
		if s := g.score(q, v, o); s > most {
			best, most = o, s
		}
	}
	return best
}

// score is how much the general likes an option.
func (g general) score(q *rules.Request, v *rules.View, o rules.Option) int {
	if q.Quiet >= 0 && o == q.Options[q.Quiet] && (q.Kind == "restore" || q.Kind == "combat.defend" || q.Kind == "discard") {
		return 100
	}
	if q.Kind == "discard" {
		return g.discard(q, v, o)
	}
	s := eager[o.Do] * 10
	if o.Do == "move" {
		s += 10 * (gap(v, q.To, o.Who, 0) - gap(v, q.To, o.Who, o.At))
		s -= gap(v, q.To, o.Who, o.At) * 3
	}
	return s
}

// gap is how many squares lie between a piece, or the cell it would go to, and
// the nearest enemy.
func gap(v *rules.View, side rules.Side, piece, cell rules.Ref) int {
	if cell == 0 {
		cell = zone(v, piece)
	}
	least := 99
	for _, p := range v.Pieces {
		if p.Side == side.Other() && p.Zone != 0 && p.Form != rules.Marker {
			least = min(least, steps(v, cell, p.Zone))
		}
	}
	return least
}

// steps is how far two cells are apart, as the king moves.
func steps(v *rules.View, a, b rules.Ref) int {
	x, y := find(v, a), find(v, b)
	if x == nil || y == nil {
		return 99
	}
	return abs(x.Col-y.Col) + abs(x.Row-y.Row)
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
			return v.Pieces[i].Zone
		}
	}
	return 0
}

func abs(n int) int { return max(n, -n) }

func (g general) discard(q *rules.Request, v *rules.View, o rules.Option) int {
	name := g.book.Format(o.With)
	near := 99
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Side != q.To || p.Zone == 0 {
			continue
		}
		d := gap(v, q.To, p.Ref, 0)
		near = min(near, d)
		if d <= 1 && strings.HasPrefix(name, g.book.Format(p.Ref)) {
			return 0
		}
	}
	if near > 1 {
		return 0
	}
	return 200
}
