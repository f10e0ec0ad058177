package match

import (
	"reflect"
	"slices"

	"grognard/game/archive"
	"grognard/rules"
)

// Len returns how many answers the game has, those of Chance and those given
// for the players included.
func (m *Match) Len() int { return len(m.done) }

// At returns the position after i answers; At(0) is the start, At(Len()) the
// position now.
func (m *Match) At(i int) *rules.Position {
	switch {
	case i == 0:
		return m.first
	case m.done[i-1].pos == nil && i == len(m.done): // laid open by undo
		m.done[i-1].pos = m.recall(i)
	case m.done[i-1].pos == nil:
		return m.recall(i)
	}
	return m.done[i-1].pos
}

// Of answers that lie back so far, the position and the request of every so
// manyth are kept. What lies between is played again when it is wanted.
const (
	near  = 48
	every = 16
)

// block is positions in a row that were played again.
type block struct {
	from int // answers before the first of them
	pos  []*rules.Position
}

// thin forgets a position that lies back, once its lines of the save are
// written.
func (m *Match) thin() {
	i := len(m.done) - 1 - near
	if i < 0 {
		return
	}
	t := &m.done[i]
	t.lines(m.book)
	t.ask = nil
	if (i+1)%every != 0 {
		t.pos = nil
	}
}

// recall plays again up to the position after i answers, from the one kept
// before, and goes on to the next one kept: a replay steps through all.
func (m *Match) recall(i int) *rules.Position {
	if k := i - 1 - m.again.from; k >= 0 && k < len(m.again.pos) {
		return m.again.pos[k]
	}
	from := i - 1
	for from > 0 && m.done[from-1].pos == nil {
		from--
	}
	p := m.At(from)
	m.again = block{from: from}
	for k := from; k < len(m.done) && (k < i || m.done[k].pos == nil); k++ {
		next, _, err := p.Play(m.done[k].answer)
		if err != nil {
			panic(err) // it was played before, and rules do not change their mind
		}
		p = next
		m.again.pos = append(m.again.pos, p)
	}
	return m.again.pos[i-1-from]
}

// Gave returns answer number i, from 1. A Secret answer is for its own side only.
func (m *Match) Gave(i int) rules.Answer { return m.done[i-1].answer }

// Given is Gave with the request that the answer settled, which is found by playing again where the
// position is not kept.
func (m *Match) Given(i int) (*rules.Request, rules.Answer) {
	t := &m.done[i-1]
	if t.ask != nil {
		return t.ask, t.answer
	}
	return m.At(i - 1).Request(), t.answer
}

// Answers returns all answers, oldest first. Read only.
func (m *Match) Answers() []rules.Answer {
	all := make([]rules.Answer, len(m.done))
	for i := range m.done {
		all[i] = m.done[i].answer
	}
	return all
}

// By returns who gave answer number i, from 1.
func (m *Match) By(i int) rules.Side { return m.done[i-1].answer.By }

// Decided is how many decisions are among the first so many answers: dice and cards that fell are none.
func (m *Match) Decided(answers int) (n int) {
	for i := range answers {
		if m.done[i].answer.By != rules.Chance {
			n++
		}
	}
	return n
}

// EventsOf returns what answer number i, from 1, led to, as Viewer may know it.
func (m *Match) EventsOf(i int) []rules.Event {
	s := m.Viewer()
	all := m.eventsOf(&m.done[i-1])
	for k := range all {
		all[k] = all[k].For(s)
	}
	return all
}

// Veiled reports whether Viewer learns less of what answer number i, from 1, led to than those who
// know everything: something is hidden, or bears another name for him.
func (m *Match) Veiled(i int) bool {
	s := m.Viewer()
	return slices.ContainsFunc(m.eventsOf(&m.done[i-1]), func(e rules.Event) bool {
		if e.Hidden == 0 && e.Aliases == nil {
			return false
		}
		told := e.For(s)
		e.Aliases = nil // they are for nobody's eyes, and name for some what it is
		return !reflect.DeepEqual(told, e)
	})
}

// Branch returns a game of its own that begins with the first i answers of
// this one, and whose dice, if the program rolls them, fall by another seed:
// nobody can look into the future of the game they came from. It does not save
// until told where.
func (m *Match) Branch(i int, seed uint64) (*Match, error) {
	s := m.how
	s.Seed, s.Dice, s.Series = seed, Again(m.dice, seed), "" // what might have been is no game of a series
	b := m.cut(i, s)
	if !m.watched() {
		b.seat, b.sat = m.seat, min(m.sat, i)
	}
	_, err := b.settle()
	return b, err
}

// Try is Branch for whoever studies a game: he plays both sides with everything
// open, the dice are those given (nil: Seeded(seed)), and lines are answers that
// have been given already and hashes between them, as Lines has them. An error
// is that of the first of them that cannot be played; the game then stands before it.
func (m *Match) Try(i int, seed uint64, d Dice, lines []string) (*Match, error) {
	s := m.how
	s.Seed, s.Dice, s.Open, s.Draft, s.Series, s.Sealed = seed, d, true, "", "", false
	for p := range s.Players {
		s.Players[p] = Player{Name: s.Players[p].Name}
	}
	b := m.cut(i, s)
	for _, l := range lines {
		if hash, ok, err := archive.ParseHash(l); ok {
			if err == nil {
				err = b.verify(hash)
			}
			if err != nil {
				return b, err
			}
			continue
		}
		a, auto, err := archive.ParseAnswer(b.book, l)
		if err != nil {
			return b, err
		}
		if b.Request() == nil {
			return b, ErrOver
		}
		if r, ok := b.dice.(*recorded); ok && a.By == rules.Chance {
			r.note(b.how.played+len(b.done), b.Request())
		}
		if err := b.push(a, auto); err != nil {
			return b, err
		}
	}
	_, err := b.settle()
	return b, err
}

// Lines returns the answers after number i, with the hashes of the positions between
// Steps, as a save has them.
func (m *Match) Lines(i int) []string {
	var all []string
	for k := range m.done[i:] {
		all = append(all, m.done[i+k].lines(m.book)...)
	}
	return all
}

// cut returns a game that begins as s says, and has the first i answers of this one.
func (m *Match) cut(i int, s Start) *Match {
	b := newMatch(m.book, s)
	b.first, b.bare = m.first, m.bare
	b.log = slices.Clone(m.log[:m.openingLines()])
	for k := range m.done[:i] {
		b.done = append(b.done, m.done[k])
		b.write(len(b.done), m.eventsOf(&m.done[k]))
	}
	return b
}

// openingLines returns how many lines of the log belong to no answer.
func (m *Match) openingLines() int {
	n := slices.IndexFunc(m.log, func(l line) bool { return l.answer > 0 })
	if n < 0 {
		return len(m.log)
	}
	return n
}
