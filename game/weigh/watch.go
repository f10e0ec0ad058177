package weigh

import (
	"cmp"
	"slices"

	"grognard/game/ai"
	"grognard/game/chronicle"
	"grognard/rules"
)

// watch looks on while a game is played, and notes what reports tell.
type watch struct {
	Game
	book   rules.Rulebook
	turn   int
	pieces map[rules.Ref]*End
	goals  map[Goal]int // places in Goals
	heat   map[Spot]*Heat
	cells  map[rules.Ref]bool // of the map
	gone   map[rules.Ref]bool // have left the board, and not come back
}

func newWatch(first *rules.Position, events []rules.Event) *watch {
	w := &watch{book: first.Book(), pieces: map[rules.Ref]*End{}, goals: map[Goal]int{}, heat: map[Spot]*Heat{}, gone: map[rules.Ref]bool{}}
	v := first.View(rules.Chance)
	w.turn = v.Turn
	for _, e := range events {
		if e.Kind == rules.EvTurn {
			w.turn = e.N
		}
	}
	w.cells = make(map[rules.Ref]bool, len(v.Map.Cells))
	for i := range v.Map.Cells {
		w.cells[v.Map.Cells[i].Ref] = true
	}
	w.noteTroops(own(first))
	return w
}

// own is the board as each side sees it: what is its own has no secrets there.
func own(p *rules.Position) [2]*rules.View {
	return [2]*rules.View{p.View(rules.First), p.View(rules.Second)}
}

// troops calls do for each piece of either side that stands on the board.
func troops(views [2]*rules.View, do func(*rules.View, *rules.Piece)) {
	for s, v := range views {
		for i := range v.Pieces {
			p := &v.Pieces[i]
			if p.Side == rules.Side(s) && p.Ref != 0 && p.Form != rules.Marker && (p.Cell != 0 || p.Pt != rules.Point{}) {
				do(v, p)
			}
		}
	}
}

// spotOf is where a piece stands.
func spotOf(m *rules.Map, p *rules.Piece) Spot { return spot(m, p.Cell, p.Pt) }

// spot is a cell; on a table without cells a point, whatever a piece there stands with.
func spot(m *rules.Map, cell rules.Ref, pt rules.Point) Spot {
	if m.Unit == 0 {
		return Spot{Cell: cell}
	}
	d := Inches * m.Unit
	return Spot{Col: int(pt.X / d), Row: int(pt.Y / d)}
}

// noteTroops notes who stands on the board, and with what strength.
func (w *watch) noteTroops(views [2]*rules.View) {
	seen := map[rules.Ref]bool{}
	troops(views, func(_ *rules.View, p *rules.Piece) {
		e := w.pieces[p.Ref]
		if e == nil {
			e = &End{Ref: p.Ref, Side: p.Side, Nation: p.Nation, Face: p.Face}
			w.pieces[p.Ref] = e
		}
		if !seen[p.Ref] {
			e.N, e.Of = 0, 0
		}
		seen[p.Ref] = true
		e.N, e.Of = e.N+p.N, e.Of+p.Of // a body may have several stands
		delete(w.gone, p.Ref)
	})
}

// saw notes what an answer has led to.
func (w *watch) saw(before, after *rules.Position, events []rules.Event) {
	if slices.ContainsFunc(events, hurts) {
		w.fighting(before, events)
	}
	over := after.Request() == nil
	turn, ends := w.turn, over
	for _, e := range events {
		if e.Kind == rules.EvTurn {
			turn, ends = e.N, true
		}
	}
	if !ends {
		return
	}
	views := own(after)
	w.noteTroops(views)
	w.stand(views)
	if over || turn != w.turn {
		w.endTurn(after)
	}
	if over {
		w.end(after)
	}
	w.turn = turn
}

// hurts reports whether an event belongs to a fight, or somebody leaves the board.
func hurts(e rules.Event) bool {
	return e.Kind == rules.EvDeclare || e.Kind == rules.EvHit || e.Kind == rules.EvRemove
}

// fighting notes where fights and losses are, in the order of what happened.
func (w *watch) fighting(before *rules.Position, events []rules.Event) {
	views := own(before)
	w.noteTroops(views)
	places := map[rules.Ref]Spot{}
	m := views[0].Map
	troops(views, func(v *rules.View, p *rules.Piece) { places[p.Ref] = spotOf(v.Map, p) })
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case rules.EvDeclare:
			if w.cells[e.To] {
				w.at(Spot{Cell: e.To}).Fights++
			} else if at, ok := places[e.To]; ok {
				w.at(at).Fights++
			}
		case rules.EvHit:
			w.loses(e, places)
		case rules.EvRemove:
			w.loses(e, places)
			w.gone[e.Who] = true
		default:
			if at, ok := w.goes(m, e); ok {
				places[e.Who] = at
			}
		}
	}
}

// loses notes the steps that a piece loses.
func (w *watch) loses(e *rules.Event, places map[rules.Ref]Spot) {
	p := w.pieces[e.Who]
	at, known := places[e.Who]
	if p == nil || !known || e.N <= 0 {
		return
	}
	w.at(at).Losses[p.Side] += e.N
}

// goes tells where an event takes a piece.
func (w *watch) goes(m *rules.Map, e *rules.Event) (Spot, bool) {
	switch e.Kind {
	case rules.EvMove, rules.EvRetreat, rules.EvAdvance, rules.EvPlace:
	default:
		return Spot{}, false
	}
	if n := len(e.Track); n > 0 {
		return spot(m, 0, e.Track[n-1].Pt), true
	}
	return Spot{Cell: e.To}, w.cells[e.To]
}

func (w *watch) at(s Spot) *Heat {
	h := w.heat[s]
	if h == nil {
		h = &Heat{Spot: s}
		w.heat[s] = h
	}
	return h
}

// stand notes who stands where as a player turn ends.
func (w *watch) stand(views [2]*rules.View) {
	w.Sampled++
	taken := [2]map[Spot]bool{{}, {}}
	troops(views, func(v *rules.View, p *rules.Piece) {
		s := spotOf(v.Map, p)
		if !taken[p.Side][s] {
			taken[p.Side][s] = true
			w.at(s).Held[p.Side]++
		}
	})
}

// endTurn notes the numbers of both sides and who holds what as a game turn ends.
func (w *watch) endTurn(p *rules.Position) {
	v := p.View(rules.Chance)
	if g := chronicle.Scores(w.book, p.Board(), v); g[0] != nil && g[1] != nil {
		w.Scores = append(w.Scores, Score{w.turn, [2]int{g[0].N, g[1].N}})
	}
	for i := range v.Map.Areas {
		a := &v.Map.Areas[i]
		if a.Kind != rules.AreaObjective {
			continue
		}
		goal := GoalOf(a)
		k, known := w.goals[goal]
		if !known {
			k = len(w.Goals)
			w.goals[goal], w.Goals = k, append(w.Goals, Hold{Goal: goal})
		}
		h := &w.Goals[k]
		h.Of++
		if h.Last = ai.Holder(v, a); h.Last != rules.Chance {
			h.N[h.Last]++
		}
	}
}

// GoalOf is the objective that an area of a map is.
func GoalOf(a *rules.Area) Goal {
	g := Goal{Ref: a.Ref, Label: a.Label}
	if len(a.Cells) > 0 {
		g.Cell = a.Cells[0]
	} else if len(a.Pts) > 0 {
		g.Pt = a.Pts[0]
	}
	return g
}

// end notes how the game ended, and what is left.
func (w *watch) end(p *rules.Position) {
	r := p.Result()
	w.Winner, w.Why, w.Rule, w.Turn = r.Winner, r.Why, r.Rule, w.turn
	for _, e := range w.pieces {
		if e.Lost = w.gone[e.Ref]; e.Lost {
			e.N = 0
		}
		w.Pieces = append(w.Pieces, *e)
	}
	slices.SortFunc(w.Pieces, func(a, b End) int { return cmp.Compare(a.Ref, b.Ref) })
	for _, h := range w.heat {
		w.Heat = append(w.Heat, *h)
	}
	slices.SortFunc(w.Heat, func(a, b Heat) int {
		return cmp.Or(cmp.Compare(a.Cell, b.Cell), cmp.Compare(a.Row, b.Row), cmp.Compare(a.Col, b.Col))
	})
}
