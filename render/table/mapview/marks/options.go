package marks

import (
	"slices"

	"grognard/render/board"
	"grognard/render/table/choice/field"
	"grognard/rules"
)

// options marks what a click may pick, and what is picked.
func (m *Marks) options(p *board.Picture, at *At) {
	lights := m.Choice.Lights()
	for _, r := range m.Choice.Live {
		acts, used, target := m.Choice.Role(r)
		if !lights.On(r) || !m.Choice.Taken(r) {
			continue
		}
		_, cell := m.Board.Cell(r)
		kind := board.Usable
		switch {
		case target && cell && m.Scene.Hostile(r):
			kind = board.Attack
		case target && cell:
			kind = m.moveKind(r)
		case target && !acts && !m.Scene.Mine(r):
			kind = board.Attack
		case used && !acts && !target:
			continue // a card
		}
		mark := board.Mark{At: r, Kind: kind, Broken: kind == board.Attack && m.Choice.Distant(r)}
		if mark.Broken && m.Choice.Vain(r) { // marked as what is no target, not as what a charge may reach
			mark.Kind, mark.Broken, mark.Text = board.Barred, false, m.Words.SignText("vain")
		}
		p.Marks = append(p.Marks, mark)
	}
	m.barred(p)
	m.bodies(p)
	m.course(p)
	m.subject(p)
	m.chosen(p)
	m.onward(p)
	for _, r := range m.Choice.Picks {
		kind := board.Selected
		if _, cell := m.Board.Cell(r); !cell && !m.Scene.Mine(r) || m.Scene.Hostile(r) {
			kind = board.Attack
		}
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: kind})
	}
	m.retreats(p)
	m.forks(p)
	if m.routes(p, at.Cell) || m.attackPaths(p, at) {
		return
	}
	m.pending(p)
}

// barred says on a table without cells of whom of the enemy the piece that is picked can do
// nothing to, while others are targets: where they stand does not tell whether they are in
// reach.
func (m *Marks) barred(p *board.Picture) {
	if !m.Scene.OnTabletop() || len(m.Choice.Picks) != 1 || !m.Scene.Mine(m.Choice.Picks[0]) || m.Choice.Hand.Grasp >= field.Carried {
		return
	}
	marked := len(p.Marks)
	if !slices.ContainsFunc(p.Marks, func(k board.Mark) bool { return k.Kind == board.Attack || k.Kind == board.Barred }) {
		return
	}
	v := m.Scene.View()
	for i := range v.Pieces {
		pc := &v.Pieces[i]
		if pc.Ref == 0 || pc.Side != m.Scene.Ask.To.Other() || pc.Form == rules.Marker || pc.Form == rules.Leader || m.Choice.IsLive(pc.Ref) {
			continue
		}
		if !slices.ContainsFunc(p.Marks[marked:], func(k board.Mark) bool { return k.At == pc.Ref }) {
			p.Marks = append(p.Marks, board.Mark{At: pc.Ref, Kind: board.Barred})
		}
	}
}

// pending draws an arrow for the option that waits.
func (m *Marks) pending(p *board.Picture) {
	o, ok := m.Choice.Pending()
	if _, laid := m.Choice.InHand(); laid && len(m.Choice.Hand.Measures) > 0 {
		return // its way is drawn
	}
	if !ok || o.Who == 0 || o.At == 0 {
		return
	}
	kind := board.ArrowMove
	if _, cell := m.Board.Cell(o.At); !cell && !m.Scene.Mine(o.At) || m.Scene.Hostile(o.At) {
		kind = board.ArrowAttack
	}
	p.Arrows = append(p.Arrows, board.Arrow{From: o.Who, To: o.At, Kind: kind})
}

// moveKind is the mark of a place that a piece may go to: it says what the
// piece may still do there. Where options disagree nothing is promised.
func (m *Marks) moveKind(r rules.Ref) board.MarkKind {
	sign, first := rules.Plain, true
	for i := range m.Scene.Ask.Options {
		o := &m.Scene.Ask.Options[i]
		if o.At != r || !m.Choice.Fits(*o) {
			continue
		}
		s := m.Scene.Ask.Sign(i)
		if first {
			sign, first = s, false
		}
		if s != sign {
			return board.Move
		}
	}
	switch sign {
	case rules.Ends:
		return board.MoveEnd
	case rules.Stops:
		return board.MoveHalt
	}
	return board.Move
}

// bodies frames the bodies that a Field lets move, and the one in hand.
func (m *Marks) bodies(p *board.Picture) {
	if !m.Choice.Hand.Asked() {
		return
	}
	h := &m.Choice.Hand
	for _, r := range h.Movables() {
		picked := m.Choice.IsPicked(r)
		switch {
		case r == h.Who && h.Grasp != field.Untouched:
			if !picked {
				p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Selected})
			}
		case h.Grasp < field.Carried && !m.Choice.IsLive(r) && !picked && m.Choice.Taken(r):
			p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Usable})
		}
	}
}

// course lights the cells that may follow in an answer of cells, and shows those named
// so far.
func (m *Marks) course(p *board.Picture) {
	k := &m.Choice.Plot
	if !k.On() {
		return
	}
	if k.Who == 0 {
		for _, r := range k.Bodies() {
			p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Usable})
		}
	} else {
		p.Marks = append(p.Marks, board.Mark{At: k.Who, Kind: board.Selected})
	}
	for _, r := range k.Next {
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Move})
	}
	m.path = m.path[:0]
	if from, _ := m.Scene.Cell(k.Who); from != 0 {
		m.path = append(m.path, from)
	}
	for _, r := range k.Course {
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Selected})
		m.path = append(m.path, r)
	}
	p.Arrows = board.Chain(p.Arrows, board.ArrowMove, m.path...)
	p.Ghosts = k.Ghost
}

// subject marks the piece that the decision is about, or that alone can act, where
// none is to be picked first.
func (m *Marks) subject(p *board.Picture) {
	if m.Scene.OnTabletop() || len(m.Choice.Picks) > 0 || m.Choice.Reads() {
		return
	}
	r := m.Scene.Ask.About
	if r == 0 && m.Choice.Sole() { // its places are marked already
		r = m.Choice.Left[slices.IndexFunc(m.Choice.Left, func(o rules.Option) bool { return o.Who != 0 })].Who
	}
	if r != 0 && m.Scene.Mine(r) {
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Selected})
	}
}

// chosen marks the own pieces that were added to the choice already, such as those that go together.
func (m *Marks) chosen(p *board.Picture) {
	if m.Scene.OnTabletop() {
		return
	}
	m.added = m.Choice.Past.Chosen(m.added[:0])
	for _, r := range m.added {
		if m.Scene.Mine(r) && !m.Choice.IsPicked(r) && !slices.ContainsFunc(p.Marks, func(k board.Mark) bool { return k.At == r }) {
			p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Selected})
		}
	}
}

// onward lights the pieces a click on which ends a question about cards: the prompt speaks
// of them.
func (m *Marks) onward(p *board.Picture) {
	if !m.Choice.Dealt() {
		return
	}
	for _, r := range m.Choice.Onward() {
		p.Marks = append(p.Marks, board.Mark{At: r, Kind: board.Usable})
	}
}

// mostRetreats is how many arrows of retreat are drawn.
const mostRetreats = 12

// retreats draws an arrow to every cell that a piece that must fall back may
// go to.
func (m *Marks) retreats(p *board.Picture) {
	if len(m.Choice.Left) > mostRetreats || m.Choice.Reads() {
		return
	}
	for _, o := range m.Choice.Left {
		if o.Who != 0 && o.At != 0 && m.Scene.Ask.Act(o) == rules.ActRetreat && m.Scene.IsCell(o.At) && (m.Choice.IsPicked(o.Who) || m.Choice.Sole()) {
			p.Arrows = append(p.Arrows, board.Arrow{From: o.Who, To: o.At, Kind: board.ArrowRetreat})
		}
	}
}

// routes draws the way to the place under the pointer, cell by cell. It
// reports whether there is one.
func (m *Marks) routes(p *board.Picture, cell rules.Ref) bool {
	for _, w := range m.Choice.Routes(cell) {
		if len(w.Path) < 2 {
			continue
		}
		p.Arrows = board.Chain(p.Arrows, board.ArrowMove, w.Path...)
		return true
	}
	return false
}
