// Package scene is what stands on a table at the moment, to be asked and not to be
// changed: the view of whoever looks, and the question that is put to him. It knows
// nothing of painting.
package scene

import (
	"math"
	"slices"

	"grognard/game/odds"
	"grognard/rules"
)

// Scene is the view that is shown, with the question that a player is to answer.
type Scene struct {
	View   func() *rules.View // what the table shows now; nil before the first
	Pos    *rules.Position    // the last one shown, or on its way
	Before *rules.Position    // the one from which things move towards Pos; nil: there is none
	Viewer rules.Side         // who looks; Chance: nobody who may see a secret
	Ask    *rules.Request     // nil: nobody is asked
	Moving func() bool        // pieces move or dice fall at the moment

	cells map[rules.Ref]*rules.Cell // of the map that begins with first
	first *rules.Cell
}

// Seen is the position that may be told of: while things move that from which they do, since
// nobody has seen yet what comes of it.
func (sc *Scene) Seen() *rules.Position {
	if sc.Before != nil && sc.Moving() {
		return sc.Before
	}
	return sc.Pos
}

// Cell returns the cell that a piece stands on.
func (sc *Scene) Cell(r rules.Ref) (rules.Ref, bool) {
	v := sc.View()
	for i := range v.Pieces {
		if v.Pieces[i].Ref == r && r != 0 {
			return v.Pieces[i].Cell, v.Pieces[i].Cell != 0 || sc.OnTabletop()
		}
	}
	return 0, false
}

// SideOf returns the side of a piece on the table.
func (sc *Scene) SideOf(r rules.Ref) (rules.Side, bool) {
	v := sc.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Ref == r && r != 0 && p.Side != rules.Chance {
			return p.Side, true
		}
	}
	return rules.Chance, false
}

// Attacker returns the side that attacks in a combat.
func (sc *Scene) Attacker(k *rules.Combat) rules.Side {
	for _, p := range k.Force {
		if slices.Contains(k.From, p.Ref) {
			return p.Side
		}
	}
	if len(k.From) > 0 {
		if s, ok := sc.SideOf(k.From[0]); ok {
			return s
		}
	}
	if s, ok := sc.SideOf(k.To); ok {
		return s.Other()
	}
	return sc.View().Active
}

// Force appends to buf those who take part on a side.
func (sc *Scene) Force(buf []rules.Fighter, k *rules.Combat, s, attacker rules.Side) []rules.Fighter {
	if k.Force != nil {
		for _, p := range k.Force {
			if p.Side == s {
				buf = append(buf, p)
			}
		}
		return buf
	}
	if s != attacker {
		if k.To == 0 {
			return buf
		}
		return append(buf, rules.Fighter{Ref: k.To, Side: s})
	}
	for _, r := range k.From {
		buf = append(buf, rules.Fighter{Ref: r, Side: s})
	}
	return buf
}

// DueOf returns the arrivals of things, if all of them are still to come.
func (sc *Scene) DueOf(refs []rules.Ref) (all []rules.Arrival) {
	n := 0
	for _, a := range sc.View().Due {
		if slices.ContainsFunc(a.Who, func(r rules.Ref) bool { return slices.Contains(refs, r) }) {
			all, n = append(all, a), n+len(a.Who)
		}
	}
	if n != len(refs) {
		return nil
	}
	return all
}

// Joins reports whether an option takes the body that the decision is about to
// one of its own side on a tabletop: like any move there it shows itself before it
// is done.
func (sc *Scene) Joins(o rules.Option) bool {
	return sc.OnTabletop() && sc.Ask.Field != nil && o.Who != 0 && o.Who == sc.Ask.About && o.At != 0 && sc.Mine(o.At)
}

// OnTabletop reports whether the game is played on a table without cells.
func (sc *Scene) OnTabletop() bool {
	v := sc.View()
	return v != nil && v.Map != nil && v.Map.Shape == rules.Tabletop
}

// Lit reports whether a lamp of an army that burns hangs on a piece: nobody
// need be reminded that it could move.
func (sc *Scene) Lit(who rules.Ref) bool {
	for s := range sc.View().Sides {
		for i := range sc.View().Sides[s].Gauges {
			if g := &sc.View().Sides[s].Gauges[i]; g.Lamp && g.N > 0 && slices.Contains(g.Refs, who) {
				return true
			}
		}
	}
	return false
}

// Counts adds up the gauges of the side that is asked which count the picks of
// a decision. ok is false if there are none.
func (sc *Scene) Counts(q *rules.Request) (n, of int, ok bool) {
	if q.To == rules.Chance {
		return 0, 0, false
	}
	gauges := sc.View().Sides[q.To].Gauges
	for i := range gauges {
		if g := &gauges[i]; g.Picks == q.Kind {
			n, of, ok = n+g.N, of+g.Of, true
		}
	}
	return n, of, ok
}

// Short reports whether fewer picks are made than the decision allows.
func (sc *Scene) Short(q *rules.Request) bool {
	n, of, _ := sc.Counts(q)
	return n < of
}

// Stacks reports whether several pieces stand in a cell somewhere.
func (sc *Scene) Stacks() bool {
	v := sc.View()
	if v == nil {
		return false
	}
	on := map[rules.Ref]bool{}
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Form == rules.Marker || p.Cell == 0 {
			continue
		}
		if on[p.Cell] {
			return true
		}
		on[p.Cell] = true
	}
	return false
}

// Dealt reports whether there are cards on the table.
func (sc *Scene) Dealt() bool {
	v := sc.View()
	return v != nil && len(v.Cards) > 0
}

// Body returns the body that a piece belongs to, 0 if it is nobody's.
func (sc *Scene) Body(r rules.Ref) rules.Ref {
	if !sc.OnTabletop() || r == 0 {
		return 0
	}
	z, _ := sc.Cell(r)
	if z == 0 || z == r {
		return 0
	}
	if _, piece := sc.Cell(z); !piece {
		return 0
	}
	return z
}

// Members lists the pieces that belong to the same body as r, without r itself.
func (sc *Scene) Members(r rules.Ref) (all []rules.Ref) {
	z := sc.Body(r)
	if z == 0 {
		return nil
	}
	v := sc.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Cell == z && p.Ref != r && !slices.Contains(all, p.Ref) {
			all = append(all, p.Ref)
		}
	}
	return all
}

// NeedsTray reports whether pieces that can be chosen wait beside the map.
func (sc *Scene) NeedsTray(q *rules.Request) bool {
	v := sc.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if OffBoard(*p) && slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Who == p.Ref }) {
			return true
		}
	}
	return false
}

// Hostile reports whether enemy troops of the side that is asked stand on a cell;
// a leader by himself gives way.
func (sc *Scene) Hostile(cell rules.Ref) bool {
	v := sc.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Cell == cell && cell != 0 && p.Form != rules.Marker && p.Form != rules.Leader && sc.Ask != nil && p.Side == sc.Ask.To.Other() {
			return true
		}
	}
	return false
}

// Mine reports whether a piece belongs to the side that is asked.
func (sc *Scene) Mine(r rules.Ref) bool {
	v := sc.View()
	for i := range v.Pieces {
		if v.Pieces[i].Ref == r {
			return sc.Ask != nil && v.Pieces[i].Side == sc.Ask.To
		}
	}
	return false
}

// AboutMay reports whether the piece that the decision is about may act on a thing: it need not be picked first.
func (sc *Scene) AboutMay(r rules.Ref) bool {
	about := sc.Ask.About
	return about != 0 && slices.ContainsFunc(sc.Ask.Options, func(o rules.Option) bool { return o.Who == about && o.At == r })
}

// Nation returns the nation of a side, or "".
func (sc *Scene) Nation(s rules.Side) string {
	if s == rules.Chance {
		return ""
	}
	return sc.View().Sides[s].Nation
}

// Quiet returns the option that changes least.
func (sc *Scene) Quiet() (rules.Option, bool) {
	if sc.Ask == nil || sc.Ask.Quiet < 0 || sc.Ask.Quiet >= len(sc.Ask.Options) {
		return rules.Option{}, false
	}
	return sc.Ask.Options[sc.Ask.Quiet], true
}

// MayOrder reports whether a standing order can be given to answer the question as
// it is let go by.
func (sc *Scene) MayOrder() bool {
	_, ok := sc.Quiet()
	return ok && sc.Ask.Always && sc.Ask.To != sc.View().Active
}

// Theirs reports whether the side is asked whose turn it is not.
func (sc *Scene) Theirs() bool { return sc.Ask != nil && sc.Ask.To != sc.View().Active }

// Blind reports whether nobody may measure.
func (sc *Scene) Blind() bool { v := sc.View(); return v != nil && v.Blind }

// Binds reports whether an option obliges though nothing is rolled yet.
func (sc *Scene) Binds(o rules.Option) bool {
	i := slices.Index(sc.Ask.Options, o)
	return i >= 0 && sc.Ask.Sign(i) == rules.Binds
}

// Attacks reports whether an option is done to an enemy.
func (sc *Scene) Attacks(o rules.Option) bool {
	if o.At == 0 || o.At == o.Who {
		return false
	}
	_, piece := sc.Cell(o.At)
	return sc.Hostile(o.At) || piece && !sc.Mine(o.At)
}

// Adds reports whether the total of a sum means something: in a combat, whether
// it is among its sums. Where every piece throws for itself it is not.
func (sc *Scene) Adds(sum rules.SumKey) bool {
	k := sc.View().Combat
	return k == nil || slices.ContainsFunc(k.Sums, func(x rules.Tally) bool { return x.Key == sum })
}

// NamedHere gives a general result the names of those whom it happens to in the
// combat in progress: A is attacked, B attacks.
func (sc *Scene) NamedHere(x rules.Text) rules.Text {
	k := sc.View().Combat
	if !odds.General(x) || x.A != 0 || k == nil {
		return x
	}
	x.A, x.B = k.To, rules.SideRef(sc.Attacker(k))
	if x.A == 0 {
		x.A = rules.SideRef(sc.Attacker(k).Other())
	}
	if len(k.From) == 1 {
		x.B = k.From[0]
	}
	return x
}

// OffBoard reports whether a piece waits in the tray: on no cell, and on no
// place of a tabletop.
func OffBoard(p rules.Piece) bool { return p.Cell == 0 && p.Pt == (rules.Point{}) }

// Distance is how far two points of a tabletop are apart, in the rulebook's unit.
func Distance(a, b rules.Point) float64 {
	return math.Hypot(float64(b.X-a.X), float64(b.Y-a.Y))
}

// IsCell reports whether a thing is a cell of the map.
func (sc *Scene) IsCell(r rules.Ref) bool { return sc.cell(r) != nil }

// cell returns a cell of the map, or nil.
func (sc *Scene) cell(r rules.Ref) *rules.Cell {
	v := sc.View()
	if v == nil || v.Map == nil || r == 0 || len(v.Map.Cells) == 0 {
		return nil
	}
	if first := &v.Map.Cells[0]; sc.first != first || len(sc.cells) != len(v.Map.Cells) {
		sc.first, sc.cells = first, make(map[rules.Ref]*rules.Cell, len(v.Map.Cells))
		for i := range v.Map.Cells {
			sc.cells[v.Map.Cells[i].Ref] = &v.Map.Cells[i]
		}
	}
	return sc.cells[r]
}

// CellOf returns the cell that a thing is or stands on.
func (sc *Scene) CellOf(r rules.Ref) (*rules.Cell, bool) {
	k := sc.cell(r)
	if k == nil {
		if z, ok := sc.Cell(r); ok {
			k = sc.cell(z)
		}
	}
	return k, k != nil
}

// Piece returns a piece of the view, or nil.
func (sc *Scene) Piece(r rules.Ref) *rules.Piece {
	v := sc.View()
	for i := range v.Pieces {
		if v.Pieces[i].Ref == r && r != 0 {
			return &v.Pieces[i]
		}
	}
	return nil
}

// Card returns a card of the view, or nil.
func (sc *Scene) Card(r rules.Ref) *rules.Card {
	v := sc.View()
	for i := range v.Cards {
		if v.Cards[i].Ref == r && r != 0 {
			return &v.Cards[i]
		}
	}
	return nil
}

// Shown reports whether a thing lies or stands somewhere on the table, so that it
// can be clicked there.
func (sc *Scene) Shown(r rules.Ref) bool {
	return sc.IsCell(r) || sc.Piece(r) != nil || sc.Card(r) != nil
}
