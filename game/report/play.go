package report

import (
	"slices"

	"grognard/rules"
)

// Drawing is what the map of a turn shows.
type Drawing struct {
	View   *rules.View // the position at its end
	Moves  []Move
	Fights []Fight
	Losses []Loss
}

// Spot is a place on the map: a cell, or a point of a table without cells.
type Spot struct {
	Cell rules.Ref
	Pt   rules.Point
}

// On reports whether the spot is a place at all.
func (s Spot) On() bool { return s != Spot{} }

// Move is the way of a piece.
type Move struct {
	Who    rules.Ref
	Side   rules.Side
	Path   []Spot // two or more
	Forced bool   // it fell back
}

// Fight is an attack.
type Fight struct {
	Side     rules.Side // that attacked
	From, At Spot       // From may be no place
}

// Loss is what a side lost at a place.
type Loss struct {
	Side rules.Side
	At   Spot
	N    int  // steps, blocks or men
	Gone bool // nobody of them is left
}

// raw is a turn before its story is told.
type raw struct {
	n      int
	events []rules.Event
	begins []begins // of each event
	after  *rules.View
	draw   Drawing
}

// play goes through the game and notes what happened in each turn.
func (g *gatherer) play() error {
	p := g.first
	v := g.See(p)
	at := places{}
	at.see(v)
	g.turns = append(g.turns, raw{n: v.Turn, after: v})
	g.units.see(v, v.Turn)
	for _, a := range g.answers {
		if err := g.ctx.Err(); err != nil {
			return err
		}
		g.begun = max(g.begun, begin(p.Request(), a))
		next, events, err := p.Play(a)
		if err != nil {
			return err
		}
		p = next
		if len(events) == 0 {
			continue
		}
		v = g.See(p)
		for _, e := range events {
			e = g.learns(e)
			if e.Kind == rules.EvTurn && e.N != g.turn().n {
				g.turn().after = v
				g.turns = append(g.turns, raw{n: e.N})
			}
			t := g.turn()
			t.events, t.begins = append(t.events, e), append(t.begins, g.begun)
			g.begun = goesOn
			g.units.note(&e, t.n)
			if g.units.leads(e.Who) {
				e.N = 0 // he is a cross on the map, and no strength
			}
			t.draw.note(at, v, &e)
		}
		g.turn().after = v
		g.units.see(v, g.turn().n)
		at.see(v)
	}
	g.end = v
	g.units.end(v)
	g.turns = slices.DeleteFunc(g.turns, func(t raw) bool { return t.n == 0 && len(g.turns) > 1 && !t.draw.moved() })
	for i := range g.turns {
		g.turns[i].draw.View = g.turns[i].after
	}
	return nil
}

// begins says whether an event is the first of another deed than what was told before it.
type begins uint8

const (
	goesOn   begins = iota
	mayBegin        // it does if it is told of somebody who took no part so far
	begun
)

// begin says whether what an answer leads to is a deed of its own, or settles something that goes on. What attacks is told
// to be one by its event.
func begin(q *rules.Request, a rules.Answer) begins {
	if q == nil || a.By == rules.Chance {
		return goesOn
	}
	switch q.Act(a.Option) {
	case rules.ActMove, rules.ActWheel, rules.ActRally, rules.ActOrder, rules.ActPlace, rules.ActDone:
		return begun
	case rules.ActAdvance, rules.ActForm, rules.ActGuard, rules.ActStay, rules.ActFire:
		return mayBegin
	}
	return goesOn
}

func (g *gatherer) turn() *raw { return &g.turns[len(g.turns)-1] }

// lost is what a side lost in the turn that is drawn.
func (d *Drawing) lost(s rules.Side) (n int) {
	for _, k := range d.Losses {
		if k.Side == s {
			n += k.N
		}
	}
	return n
}

// moved reports whether there is anything to draw.
func (d *Drawing) moved() bool { return len(d.Moves)+len(d.Fights)+len(d.Losses) > 0 }

// places are where pieces stand, and cells lie.
type places map[rules.Ref]Spot

// see takes over where everybody stands.
func (k places) see(v *rules.View) {
	clear(k)
	if v.Map != nil {
		for i := range v.Map.Cells {
			k[v.Map.Cells[i].Ref] = Spot{Cell: v.Map.Cells[i].Ref}
		}
	}
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if s := (Spot{Cell: p.Cell, Pt: p.Pt}); p.Ref != 0 && s.On() {
			if s.Cell != 0 {
				s.Pt = rules.Point{}
			}
			k[p.Ref] = s
		}
	}
}

// note draws an event.
func (d *Drawing) note(at places, after *rules.View, e *rules.Event) {
	switch e.Kind {
	case rules.EvPlace:
		if to := at[e.To]; to.On() {
			at[e.Who] = to
		}
	case rules.EvMove, rules.EvRetreat, rules.EvAdvance:
		d.move(at, after, e)
	case rules.EvDeclare:
		f := Fight{Side: e.Side, From: at[e.Who], At: at[e.To]}
		if f.At.On() && !slices.Contains(d.Fights, f) {
			d.Fights = append(d.Fights, f)
		}
	case rules.EvHit, rules.EvRemove:
		if e.Side == rules.Chance || e.N <= 0 && e.Kind == rules.EvHit {
			return
		}
		s := at[e.Who]
		if !s.On() {
			s = at[e.From]
		}
		if !s.On() && e.Kind == rules.EvHit {
			s = at[e.To]
		}
		d.lose(Loss{Side: e.Side, At: s, N: e.N, Gone: e.Kind == rules.EvRemove})
		if e.Kind == rules.EvRemove {
			delete(at, e.Who)
		}
	}
}

// lose adds a loss to what was lost at its place.
func (d *Drawing) lose(k Loss) {
	if !k.At.On() {
		return
	}
	for i := range d.Losses {
		if o := &d.Losses[i]; o.Side == k.Side && o.At == k.At {
			o.N, o.Gone = o.N+k.N, o.Gone || k.Gone
			return
		}
	}
	d.Losses = append(d.Losses, k)
}

// move draws the way of a piece. What goes on where it ended before is one way with that.
func (d *Drawing) move(at places, after *rules.View, e *rules.Event) {
	var path []Spot
	add := func(s Spot) {
		if s.On() && (len(path) == 0 || path[len(path)-1] != s) {
			path = append(path, s)
		}
	}
	switch {
	case len(e.Track) > 0:
		for _, p := range e.Track {
			add(Spot{Pt: p.Pt})
		}
	case len(e.Path) > 0:
		for _, r := range e.Path {
			add(at[r])
		}
	default:
		add(at[e.Who])
		add(at[e.From])
		to := at[e.To]
		if !to.On() {
			i := slices.IndexFunc(after.Pieces, func(p rules.Piece) bool { return p.Ref == e.Who && e.Who != 0 })
			if i >= 0 {
				to = Spot{Cell: after.Pieces[i].Cell, Pt: after.Pieces[i].Pt}
			}
		}
		add(to)
	}
	if len(path) == 0 {
		return
	}
	at[e.Who] = path[len(path)-1]
	forced := e.Kind == rules.EvRetreat
	if e.Who != 0 {
		for i := range d.Moves {
			o := &d.Moves[i]
			if o.Who == e.Who && o.Forced == forced && o.Path[len(o.Path)-1] == path[0] {
				o.Path = append(o.Path, path[1:]...)
				return
			}
		}
	}
	if len(path) > 1 {
		d.Moves = append(d.Moves, Move{Who: e.Who, Side: e.Side, Path: path, Forced: forced})
	}
}
