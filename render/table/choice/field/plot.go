package field

import (
	"slices"

	"grognard/rules"
)

// Plot is an answer of a Field on a board of cells, put together cell by cell.
type Plot struct {
	field  rules.Plotter // nil: none is asked for
	bodies []body
	free   bool // no piece need be chosen
	fixed  bool // the piece is given with the question

	Who     rules.Ref
	Do      string // of the kinds of answers that Who may give; "": the rules tell
	Course  []rules.Ref
	Next    []rules.Ref // cells that may follow
	Found   rules.Option
	Why     rules.Reason // against Found, as far as it goes
	Ghost   []rules.Piece
	Drawing bool // the button is held, and the pointer draws the course

	at     rules.Ref // what is pointed at
	Barred rules.Reason
}

// Step is what a click or a move of the hand has come to.
type Step uint8

const (
	Stray  Step = iota // it was not meant for the plot
	Chosen             // a piece is chosen
	Added              // a cell
	Undone             // cells were taken off
	Denied             // the cell cannot follow: Barred tells why
	Sealed             // the last cell of what may be given was clicked again
)

// Begin starts with a question about what stands on a view.
func (p *Plot) Begin(q *rules.Request, v *rules.View) { p.begin(q, bodiesOf(q, v)) }

// begin starts with a question; bodies are the pieces that its Field lets act.
func (p *Plot) begin(q *rules.Request, bodies []body) {
	*p = Plot{}
	f, ok := q.Field.(rules.Plotter)
	if !ok {
		return
	}
	p.field, p.bodies = f, bodies
	p.free = len(bodies) == 0 || f.Nearest(rules.Option{}).Who == 0
	for _, b := range bodies {
		if b.ref == q.About || len(bodies) == 1 && !p.free && len(q.Options) == 0 {
			p.fixed = true
			p.choose(b)
			return
		}
	}
	p.settle()
}

// On reports whether cells are asked for.
func (p *Plot) On() bool { return p.field != nil }

// Waits reports whether cells may be named now: it is clear who acts.
func (p *Plot) Waits() bool { return p.field != nil && (p.free || p.Who != 0) }

// May reports whether a cell may follow.
func (p *Plot) May(cell rules.Ref) bool { return p.Waits() && slices.Contains(p.Next, cell) }

// Bodies lists the pieces to choose from; none where the question has named it.
func (p *Plot) Bodies() (all []rules.Ref) {
	for i := 0; i < len(p.bodies) && !p.fixed; i++ {
		all = append(all, p.bodies[i].ref)
	}
	return all
}

// Does lists the kinds of answers of the chosen piece.
func (p *Plot) Does() []string {
	for _, b := range p.bodies {
		if b.ref == p.Who && p.Who != 0 {
			return b.does
		}
	}
	return nil
}

// Ready returns what the cells come to, if it may be given.
func (p *Plot) Ready() (rules.Option, bool) {
	return p.Found, p.field != nil && len(p.Course) > 0 && p.Why.OK()
}

// Full reports whether no cell can follow.
func (p *Plot) Full() bool { return len(p.Next) == 0 }

// Choose takes a piece to act, if it may.
func (p *Plot) Choose(who rules.Ref) bool {
	for _, b := range p.bodies {
		if b.ref == who && who != 0 {
			p.choose(b)
			return true
		}
	}
	return false
}

func (p *Plot) choose(b body) {
	p.Who, p.Do, p.Course = b.ref, "", p.Course[:0]
	if len(b.does) > 0 {
		p.Do = b.does[0]
	}
	p.settle()
}

// Order sets the kind of the answer; false if the chosen piece has none such.
func (p *Plot) Order(do string) bool {
	if p.Do == do || !slices.Contains(p.Does(), do) {
		return false
	}
	p.Do, p.Course = do, p.Course[:0]
	p.settle()
	return true
}

// like is what is known of the answer beside its cells.
func (p *Plot) like() rules.Option { return rules.Option{Do: p.Do, Who: p.Who} }

// settle asks the Field about the cells as they are now.
func (p *Plot) settle() {
	p.at, p.Barred, p.Why, p.Ghost, p.Found, p.Next = 0, rules.Reason{}, rules.Reason{}, nil, rules.Option{}, nil
	if !p.Waits() {
		return
	}
	p.Next = p.field.Next(p.like(), p.Course)
	if len(p.Course) > 0 {
		p.Found = p.field.Plot(p.like(), p.Course)
		p.Why = p.field.Check(p.Found)
		p.Ghost = p.field.Ghost(p.Found)
	}
}

// Click is a click on a piece and the cell below it; either may be 0.
func (p *Plot) Click(piece, cell rules.Ref) Step {
	switch {
	case p.field == nil:
		return Stray
	case p.May(cell):
		p.add(cell)
		return Added
	case piece != 0 && piece != p.Who && p.Choose(piece):
		return Chosen
	case !p.Waits() || cell == 0:
		return Stray
	}
	n, i := len(p.Course), slices.Index(p.Course, cell)
	switch _, ready := p.Ready(); {
	case i >= 0 && i == n-1 && ready:
		return Sealed
	case i >= 0:
		p.Course = p.Course[:min(i+1, n-1)]
		p.settle()
		return Undone
	case p.Full() && p.replace(cell):
		return Added
	}
	p.Point(cell)
	if p.Barred.OK() {
		return Stray
	}
	return Denied
}

func (p *Plot) add(cell rules.Ref) {
	p.Course = append(p.Course, cell)
	p.settle()
}

// replace puts a cell in the place of the last one, if it may stand there.
func (p *Plot) replace(cell rules.Ref) bool {
	n := len(p.Course) - 1
	if n < 0 || !slices.Contains(p.field.Next(p.like(), p.Course[:n]), cell) {
		return false
	}
	p.Course[n] = cell
	p.settle()
	return true
}

// Take begins to draw at a piece and the cell below it; false if nothing begins
// there.
func (p *Plot) Take(piece, cell rules.Ref) bool {
	switch n := len(p.Course); {
	case p.field == nil:
		return false
	case p.May(cell):
		p.add(cell)
	case n > 0 && cell == p.Course[n-1], piece != 0 && piece == p.Who && n == 0:
	case piece != 0 && p.Choose(piece):
	default:
		return false
	}
	p.Drawing = true
	return true
}

// Draw goes on to the cell under the pointer; back to the one before it takes the
// last one off.
func (p *Plot) Draw(cell, home rules.Ref) {
	n := len(p.Course)
	switch {
	case !p.Drawing || cell == 0 || n > 0 && cell == p.Course[n-1]:
	case n > 1 && cell == p.Course[n-2], n == 1 && cell == home:
		p.Course = p.Course[:n-1]
		p.settle()
	case p.May(cell):
		p.add(cell)
	case n > 0 && p.Full():
		p.replace(cell)
	}
}

// Point says why the cell under the pointer cannot follow.
func (p *Plot) Point(cell rules.Ref) {
	if !p.Waits() || p.at == cell {
		return
	}
	p.at, p.Barred = cell, rules.Reason{}
	if cell == 0 || p.May(cell) || slices.Contains(p.Course, cell) {
		return
	}
	p.Barred = p.field.Check(p.field.Plot(p.like(), append(slices.Clip(p.Course), cell)))
}

// Back takes the last cell off, then the piece; false if there is neither.
func (p *Plot) Back() bool {
	switch {
	case p.field == nil:
		return false
	case len(p.Course) > 0:
		p.Course = p.Course[:len(p.Course)-1]
	case p.Who != 0 && !p.fixed:
		p.Who, p.Do = 0, ""
	default:
		return false
	}
	p.Drawing = false
	p.settle()
	return true
}

// Draws reports whether a drag that begins on a piece draws a course.
func (p *Plot) Draws(piece rules.Ref) bool {
	return p.Drawing || p.field != nil && piece != 0 && (piece == p.Who || slices.ContainsFunc(p.bodies, func(b body) bool { return b.ref == piece }))
}
