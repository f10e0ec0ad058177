package threat

import (
	"cmp"
	"math"
	"slices"

	"grognard/rules"
)

// Menace is what the other side could do to a piece in its next turn.
type Menace struct {
	Told   bool     // the rulebook can say what the other side could do, and there is a turn to come
	All    int      // of its pieces stand on the board and are seen
	Reach  []Strike // the best of each that could attack, the worst for the piece first
	AtMost bool     // it takes cards, orders or dice that they may not get
}

// Mark is how bad it is, for a sign beside a place: 0 nobody reaches, 1 under a fifth of
// a chance to be hurt, 2 under a half, 3 more.
func (m *Menace) Mark() int {
	switch {
	case len(m.Reach) == 0:
		return 0
	case m.Reach[0].Hurt == nil:
		return 1
	}
	switch f, _ := m.Reach[0].Hurt.Float64(); {
	case f < .2:
		return 1
	case f < .5:
		return 2
	}
	return 3
}

// supposed returns the positions at which a side could move or attack the next time, and
// whether it takes luck.
func supposed(p *rules.Position, side rules.Side) (all []*rules.Position, lucky bool) {
	book, ok := p.Book().(rules.Supposer)
	if !ok {
		return nil, false
	}
	boards, lucky := book.Suppose(p.Board(), side)
	for _, b := range boards {
		next, _, err := rules.Begin(p.Book(), b)
		if err != nil {
			continue
		}
		if r := next.Request(); r != nil && r.To == side {
			all = append(all, next)
		}
	}
	return all, lucky
}

// far is how many cells away, from middle to middle, a piece goes at most to attack.
const far = 6

// near is the distance of cells side by side, those that touch at a corner among them.
const near = 1.5

// enough is from how many places an attack of one piece is weighed.
const enough = 3

// tries is how many places are tried for a piece that cannot come near.
const tries = 4

// Menace finds out what the other side could do to a piece of one side where it stands at
// a position. What those who come near could do is found first: early, if it is set, is
// told that much.
func (q Query) Menace(p *rules.Position, side rules.Side, who rules.Ref, early func(Menace)) Menace {
	x := q.seek(p, side, who)
	if early != nil {
		early(x.menace())
	}
	for _, at := range x.turns {
		x.moving(at, false)
	}
	return x.menace()
}

// menace counts what has been found.
func (x *seeker) menace() Menace {
	return Menace{Told: len(x.turns) > 0, All: x.foes, Reach: x.rank(slices.Clone(x.found), func(s *Strike) rules.Ref { return s.Who }), AtMost: x.lucky}
}

// seeker looks for attacks on one piece.
type seeker struct {
	Query
	side   rules.Side
	who    rules.Ref
	cell   rules.Ref // on which it stands
	middle map[rules.Ref][2]float64
	turns  []*rules.Position // of the other side
	lucky  bool
	foes   int
	found  []Strike
}

// seek lists the attacks on a piece by those who stand or come near.
func (q Query) seek(p *rules.Position, side rules.Side, who rules.Ref) *seeker {
	x := &seeker{Query: q, side: side, who: who}
	v := p.View(side)
	x.middle = middles(v.Map)
	seen := map[rules.Ref]bool{}
	for i := range v.Pieces {
		k := &v.Pieces[i]
		_, on := x.middle[k.Cell]
		switch {
		case k.Ref == who:
			x.cell = k.Cell
		case k.Side == side.Other() && k.Form != rules.Marker && k.Form != rules.Leader && (k.Cell == 0 || on) && !seen[k.Ref]:
			seen[k.Ref] = true
			x.foes++
		}
	}
	x.turns, x.lucky = supposed(p, side.Other())
	for _, at := range x.turns {
		x.standing(at)
		x.moving(at, true)
	}
	return x
}

// standing notes the attacks of those who do not move before.
func (x *seeker) standing(p *rules.Position) {
	walk(p, x.side.Other(), func(p *rules.Position, by rules.Ref, o rules.Option) { x.see(p, by, o, 0) })
}

// see notes an attack on the piece, or what comes of it where it is only declared.
func (x *seeker) see(p *rules.Position, by rules.Ref, o rules.Option, from rules.Ref) {
	if o.At != x.who && (x.cell == 0 || o.At != x.cell) {
		return
	}
	note := func(p *rules.Position, by rules.Ref, o rules.Option) {
		x.found = append(x.found, Strike{Who: by, At: x.who, From: from, pos: p, option: o})
	}
	note(p, by, o)
	declared(p, by, o, note)
}

// way is a move to a place so many cells away from the piece.
type way struct {
	o    rules.Option
	away float64
}

// moving notes the attacks of those who go somewhere first: to a place beside the piece,
// or else, of those who have found none, to one of the nearest.
func (x *seeker) moving(p *rules.Position, beside bool) {
	var all []way
	q := p.Request()
	for _, o := range q.Options {
		if o.Who == 0 || o.At == 0 || q.Act(o) != rules.ActMove {
			continue
		}
		if d := x.away(o.At); d < far && (d < near) == beside {
			all = append(all, way{o, d})
		}
	}
	slices.SortStableFunc(all, func(a, b way) int { return cmp.Compare(a.away, b.away) })
	tried := map[rules.Ref]int{}
	for _, w := range all {
		if x.stopped() {
			return
		}
		if n := x.ways(w.o.Who); n >= enough || !beside && (n > 0 || tried[w.o.Who] >= tries) {
			continue
		}
		tried[w.o.Who]++
		next, _, err := p.Follow(rules.Answer{By: q.To, Option: w.o}, w.o.Who)
		if err != nil {
			continue
		}
		walk(next, q.To, func(p *rules.Position, by rules.Ref, o rules.Option) {
			if by == w.o.Who {
				x.see(p, by, o, w.o.At)
			}
		})
	}
}

// ways counts the places from which a piece has been found to attack.
func (x *seeker) ways(by rules.Ref) int {
	var from []rules.Ref
	for i := range x.found {
		if s := &x.found[i]; s.Who == by && !slices.Contains(from, s.From) {
			from = append(from, s.From)
		}
	}
	return len(from)
}

// away is how far a cell is from that of the piece, in cells.
func (x *seeker) away(cell rules.Ref) float64 {
	a, ok0 := x.middle[cell]
	b, ok1 := x.middle[x.cell]
	if !ok0 || !ok1 {
		return math.Inf(1)
	}
	return math.Hypot(a[0]-b[0], a[1]-b[1])
}

// middles are the middles of the cells of a map, in widths of a cell.
func middles(m *rules.Map) map[rules.Ref][2]float64 {
	all := map[rules.Ref][2]float64{}
	if m == nil {
		return all
	}
	for i := range m.Cells {
		c := &m.Cells[i]
		x, y := float64(c.Col), float64(c.Row)
		switch m.Shape {
		case rules.Hexes:
			x, y = x+float64(c.Row&1)/2, y*math.Sqrt(3)/2
		case rules.FlatHexes:
			x, y = x*math.Sqrt(3)/2, y+float64(c.Col&1)/2
		}
		all[c.Ref] = [2]float64{x + 1, y + 1}
	}
	return all
}
