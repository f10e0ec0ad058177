// Package chronicle tells a game that has been played: the numbers of both sides in
// their course, what the dice did against what they could have done, the moments at
// which the battle turned, and who fell. It plays the answers again and paints
// nothing.
package chronicle

import (
	"context"
	"slices"

	"grognard/rules"
)

// Chronicle is a game told.
type Chronicle struct {
	Course  rules.Course // of the numbers; no Gauge: the rulebook names none
	Changes []Change     // of the numbers, oldest first; the first is how they began
	Strong  []Change     // of the strength of both sides, see Strength, likewise
	Turns   []Turn       // oldest first
	Points  []Point      // at which the battle turned, oldest first
	Luck    [2]Luck      // of the throws by which a side can harm the other
	Rolls   []Roll       // those throws, oldest first
	Losses  []Loss       // oldest first
	Taken   []Hold       // of objectives, oldest first; who held one at the start is not told
	Fallen  [2][]rules.Piece
	Throws  int // that Luck counts, of both sides
	Tried   int // of them, those with so many results that trials stand for them
}

// Change is a change of the numbers of both sides.
type Change struct {
	Answer int // that brought it; 0: before the first
	Turn   int // game turn
	N      [2]int
}

// Loss is what an answer cost the sides, as both learnt it: steps, figures or blocks, and pieces that
// left the board.
type Loss struct {
	Answer int
	N      [2]int
	Gone   [2]int
}

// Hold is that a side took an objective: nobody held it, or the other side.
type Hold struct {
	Answer int
	By     rules.Side
	From   rules.Side // Chance: nobody
	At     rules.Ref  // its first cell, or 0
	Ref    rules.Ref  // of the objective itself, where it has one
	Label  string     // that is printed on it
}

// Turn is a game turn: it began with an answer.
type Turn struct{ Turn, Answer int }

// Of tells a game from its first position and all answers since. An error is that of
// ctx, or says that the answers do not lead on.
func Of(ctx context.Context, first *rules.Position, answers []rules.Answer) (*Chronicle, error) {
	t := teller{ctx: ctx, pos: first, book: first.Book()}
	if k, ok := t.book.(rules.Chronicler); ok {
		t.Course = k.Course(first.Board())
	}
	t.view = first.View(rules.Chance)
	t.turn = t.view.Turn
	t.Turns = append(t.Turns, Turn{Turn: t.turn})
	t.count(t.turn)
	t.weigh(t.turn)
	t.hold()
	for _, a := range answers {
		if err := t.play(a); err != nil {
			return nil, err
		}
	}
	t.endThrow()
	t.bury()
	t.Turns = slices.CompactFunc(t.Turns, func(a, b Turn) bool { return a.Turn == b.Turn })
	t.Points = turning(&t.Chronicle, t.moments)
	for s := range t.Luck {
		t.Luck[s].settle()
	}
	return &t.Chronicle, nil
}

// teller plays a game again.
type teller struct {
	Chronicle
	ctx     context.Context
	book    rules.Rulebook
	pos     *rules.Position
	view    *rules.View // of pos, as both players see it
	answer  int         // number of the last one
	turn    int
	moments []moment
	gone    []rules.Piece // as they stood when they left the board
	throw   *throw        // whose dice are not all thrown, or nil
	attack  rules.Event   // that was declared last in this phase; no Kind: none was
	held    []rules.Side  // who held each objective last, in the order of the map
}

// moment is what an answer led to, as both players learnt it.
type moment struct {
	answer int
	events []rules.Event
	before *rules.View
	after  *rules.View
	attack rules.Event // that was declared last in this phase; no Kind: none was
	luck   float64     // chance of as much harm or more of the throw that ended here; 0: none did
}

// play gives one more answer.
func (t *teller) play(a rules.Answer) error {
	if err := t.ctx.Err(); err != nil {
		return err
	}
	t.follow()
	next, events, err := t.pos.Play(a)
	if err != nil {
		return err
	}
	t.pos = next
	t.answer++
	luck := t.fall(a, events)
	if len(events) == 0 {
		return nil
	}
	if events[0].Kind == rules.EvTurn {
		t.turn = 0 // what comes belongs to the new turn
	}
	turn := t.turn
	for _, e := range events {
		if e.Kind == rules.EvTurn && e.N != t.turn {
			t.turn = e.N
			t.Turns = append(t.Turns, Turn{Turn: e.N, Answer: t.answer})
		}
	}
	if turn == 0 {
		turn = t.turn
	}
	m := moment{answer: t.answer, before: t.view, luck: luck, attack: t.attack}
	for _, e := range events {
		e = e.For(rules.Chance)
		m.events = append(m.events, e)
		t.lose(&e)
		if t.attacks(&e); t.attack.Kind != "" {
			m.attack = t.attack
		}
		if e.Kind == rules.EvRemove {
			t.fell(e.Who)
		}
	}
	t.view = next.View(rules.Chance)
	m.after = t.view
	t.weigh(turn)
	t.hold()
	if t.count(turn) {
		t.moments = append(t.moments, m)
	}
	return nil
}

// attacks notes the attack that goes on.
func (t *teller) attacks(e *rules.Event) {
	switch e.Kind {
	case rules.EvDeclare:
		t.attack = *e
	case rules.EvTurn, rules.EvPhase:
		t.attack = rules.Event{}
	}
}

// count notes the numbers of both sides in a game turn, and reports whether they have changed.
func (t *teller) count(turn int) bool {
	var n [2]int
	for s := range n {
		g := gaugeOf(&t.view.Sides[s], t.Course.Gauge)
		if g == nil {
			return false // armies are still being put together
		}
		n[s] = g.N
	}
	if k := len(t.Changes); k > 0 && t.Changes[k-1].N == n {
		return false
	}
	t.Changes = append(t.Changes, Change{Answer: t.answer, Turn: turn, N: n})
	return len(t.Changes) > 1
}

// weigh notes the strength of both sides in a game turn.
func (t *teller) weigh(turn int) {
	n := Strength(t.view)
	if k := len(t.Strong); k > 0 && t.Strong[k-1].N == n {
		return
	}
	t.Strong = append(t.Strong, Change{Answer: t.answer, Turn: turn, N: n})
}

// Strength is what stands on the map of both sides: blocks, steps, men.
func Strength(v *rules.View) (n [2]int) {
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Form != rules.Marker && p.Side != rules.Chance && onBoard(p) {
			n[p.Side] += max(1, p.N)
		}
	}
	return n
}

// Gauge returns the gauge of a side by which the battle is told, or nil.
func (c *Chronicle) Gauge(v *rules.View, s rules.Side) *rules.Gauge {
	return gaugeOf(&v.Sides[s], c.Course.Gauge)
}

// Scores are the gauges of both sides by which a battle is told, as a view of a position
// has them: nil where its rulebook names none.
func Scores(book rules.Rulebook, b rules.Board, v *rules.View) (score [2]*rules.Gauge) {
	k, ok := book.(rules.Chronicler)
	if !ok {
		return score
	}
	key := k.Course(b).Gauge
	for s := range score {
		score[s] = gaugeOf(&v.Sides[s], key)
	}
	return score
}

func gaugeOf(a *rules.Army, key rules.GaugeKey) *rules.Gauge {
	i := slices.IndexFunc(a.Gauges, func(g rules.Gauge) bool { return g.Key == key && key != "" })
	if i < 0 {
		return nil
	}
	return &a.Gauges[i]
}

// Lead is how far the first side is ahead.
func (c *Chronicle) Lead(n [2]int) int {
	if c.Course.Fewer {
		return n[rules.Second] - n[rules.First]
	}
	return n[rules.First] - n[rules.Second]
}

// Won returns the side that a change has helped; false if it has helped neither, or is the
// first one.
func (c *Chronicle) Won(change int) (rules.Side, bool) {
	if change == 0 {
		return rules.Chance, false
	}
	switch by := c.Lead(c.Changes[change].N) - c.Lead(c.Changes[change-1].N); {
	case by > 0:
		return rules.First, true
	case by < 0:
		return rules.Second, true
	}
	return rules.Chance, false
}

// fell notes a piece that leaves the board, as it stood before.
func (t *teller) fell(who rules.Ref) {
	if who == 0 {
		return
	}
	for i := range t.view.Pieces {
		p := &t.view.Pieces[i]
		if p.Ref == who && p.Form != rules.Marker && p.Face != "" && p.Side != rules.Chance && !t.part(p) {
			t.gone = append(t.gone, *p)
		}
	}
}

// part reports whether a piece belongs to another, as skirmishers do whom a battalion has sent out: it is no loss of its own.
// A leader is, whomever he is with.
func (t *teller) part(p *rules.Piece) bool {
	return p.Form != rules.Leader && p.Cell != 0 && slices.ContainsFunc(t.view.Pieces, func(q rules.Piece) bool { return q.Ref == p.Cell })
}

// bury sorts out who has fallen: pieces that came back have not, and of a body of
// several stands each is one.
func (t *teller) bury() {
	for i := range t.gone {
		p := &t.gone[i]
		back := slices.ContainsFunc(t.view.Pieces, func(q rules.Piece) bool { return q.Ref == p.Ref && onBoard(&q) })
		twice := slices.ContainsFunc(t.Fallen[p.Side], func(q rules.Piece) bool { return q.Ref == p.Ref })
		if !back && !twice {
			t.Fallen[p.Side] = append(t.Fallen[p.Side], *p)
		}
	}
}

// onBoard reports whether a piece stands on the map.
func onBoard(p *rules.Piece) bool { return p.Cell != 0 || p.Pt != rules.Point{} }
