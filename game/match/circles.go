package match

import (
	"grognard/game/trail"
	"grognard/rules"
)

// past returns where the game has been so far.
func (m *Match) past() *trail.Trail { return m.TrailTo(len(m.done)) }

// TrailTo returns where the game had been after its first n answers. It is a copy: another
// goroutine may read it while the game goes on.
func (m *Match) TrailTo(n int) *trail.Trail {
	t := &trail.Trail{}
	t.Follow(trail.First(m.first))
	for i := range m.done[:n] {
		t.Follow(m.done[i].step)
	}
	return t
}

// lastStep is the step to the position now.
func (m *Match) lastStep() trail.Step {
	if n := len(m.done); n > 0 {
		return m.done[n-1].step
	}
	return trail.First(m.first)
}

// A computer player that goes round in a circle is led out of it: after so
// many visits to a position, and so many answers in a row within one Step, it
// takes the option that leads where the game has been least.
const (
	circles   = 3
	endlessly = 400
)

// lost reports whether the answer leads on a way that ends nowhere.
func (m *Match) lost(t *trail.Trail, o rules.Option) bool {
	p := m.Position()
	next, _, err := p.Play(rules.Answer{By: p.Request().To, Option: o})
	_, tape := p.Checkpoint()
	n := 0
	for i := len(tape) - 1; i >= 0 && tape[i].By == p.Request().To; i-- {
		n++
	}
	return err == nil && t.Visits(next) >= circles || n >= endlessly
}

// wayOut returns the answer that leads where the game has been least: among
// equals the quiet one, then one that names nothing, such as "done".
func (m *Match) wayOut(t *trail.Trail) rules.Option {
	p := m.Position()
	q := p.Request()
	best, least, rank := fallback(q), -1, 0
	for i, o := range q.Options {
		next, _, err := p.Play(rules.Answer{By: q.To, Option: o})
		if err != nil {
			continue
		}
		r := 2
		switch {
		case i == q.Quiet:
			r = 0
		case o == rules.Option{Do: o.Do}:
			r = 1
		}
		if n := t.Visits(next); least < 0 || n < least || n == least && r < rank {
			best, least, rank = o, n, r
		}
	}
	return best
}
