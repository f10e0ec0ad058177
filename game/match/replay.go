package match

import (
	"slices"

	"grognard/rules"
)

// Len returns how many answers the game has, those of Chance and those given
// for the players included.
func (m *Match) Len() int { return len(m.done) }

// At returns the position after i answers; At(0) is the start, At(Len()) the
// position now.
func (m *Match) At(i int) *rules.Position {
	if i == 0 {
		return m.first
	}
	return m.done[i-1].pos
}

// Given returns answer number i, from 1, and the request it settled. A Secret
// answer is for its own side only.
func (m *Match) Given(i int) (*rules.Request, rules.Answer) {
	t := m.done[i-1]
	return t.ask, t.answer
}

// EventsOf returns what answer number i, from 1, led to, as Viewer may know it.
func (m *Match) EventsOf(i int) []rules.Event {
	s := m.Viewer()
	all := slices.Clone(m.done[i-1].events)
	for k := range all {
		all[k] = all[k].For(s)
	}
	return all
}

// Branch returns a game of its own that begins with the first i answers of
// this one, and whose dice, if the program rolls them, fall by another seed:
// nobody can look into the future of the game they came from. It does not save
// until told where.
func (m *Match) Branch(i int, seed uint64) (*Match, error) {
	s := m.how
	s.Seed, s.Dice = seed, nil
	if h, typed := m.dice.(hand); typed {
		if s.Dice = Hand(); h.draws != nil {
			s.Dice = Real(seed)
		}
	}
	b := newMatch(m.book, s)
	b.first = m.first
	if !m.watched() {
		b.seat, b.sat = m.seat, min(m.sat, i)
	}
	b.log = slices.Clone(m.log[:m.openingLines()])
	for _, t := range m.done[:i] {
		b.done = append(b.done, t)
		b.write(len(b.done), t.pos, t.events)
	}
	_, err := b.settle()
	return b, err
}

// openingLines returns how many lines of the log belong to no answer.
func (m *Match) openingLines() int {
	n := slices.IndexFunc(m.log, func(l line) bool { return l.answer > 0 })
	if n < 0 {
		return len(m.log)
	}
	return n
}
