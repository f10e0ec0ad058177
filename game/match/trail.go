package match

import (
	"maps"

	"grognard/rules"
)

// Trail counts how often a game has come to a position. A position that comes
// again in the same game is one in which nothing was brought about since.
type Trail struct{ visits map[uint64]int }

// Pass notes that the game has come to a position.
func (t *Trail) Pass(p *rules.Position) { t.pass(keyOf(p)) }

// Visits returns how often the game has come to a position.
func (t *Trail) Visits(p *rules.Position) int { return t.visits[keyOf(p)] }

func (t *Trail) pass(key uint64) {
	if t.visits == nil {
		t.visits = map[uint64]int{}
	}
	t.visits[key]++
}

// clone is a copy that can go on by itself.
func (t *Trail) clone() *Trail { return &Trail{maps.Clone(t.visits)} }

// trail returns where the game has been so far.
func (m *Match) trail() *Trail { return m.TrailTo(len(m.done)) }

// TrailTo returns where the game had been after its first n answers. It is a copy: another
// goroutine may read it while the game goes on.
func (m *Match) TrailTo(n int) *Trail {
	t := &Trail{}
	t.Pass(m.first)
	for i := range m.done[:n] {
		t.pass(m.done[i].key)
	}
	return t
}

// keyOf is one number for a position: the board at the start of the Step, and
// the answers since.
func keyOf(p *rules.Position) uint64 {
	base, tape := p.Checkpoint()
	h := rules.NewHasher()
	h.Mix(base.Hash())
	for _, a := range tape {
		o := a.Option
		h.Ints(int(a.By), len(o.Do), o.N, int(o.Pt.X), int(o.Pt.Y), len(a.Faces))
		for i := range len(o.Do) {
			h.Mix(uint64(o.Do[i]))
		}
		h.Mix(uint64(o.Who), uint64(o.With), uint64(o.At))
		h.Ints(a.Faces...)
	}
	return uint64(h)
}

// A computer player that goes round in a circle is led out of it: after so
// many visits to a position, and so many answers in a row within one Step, it
// takes the option that leads where the game has been least.
const (
	circles   = 3
	endlessly = 400
)

// lost reports whether the answer leads on a way that ends nowhere.
func (m *Match) lost(t *Trail, o rules.Option) bool {
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
func (m *Match) wayOut(t *Trail) rules.Option {
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
