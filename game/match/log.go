package match

import (
	"slices"

	"grognard/rules"
)

// Entry is a line of the log.
type Entry struct {
	Event  rules.Event // as the viewer may know it
	Answer int         // number of the answer that led to it, from 1; 0 for the start
	Turn   int         // game turn
	Side   rules.Side  // whose player turn it is
	Wall   bool        // taking back ends here
	Undone bool        // taken back
	Agreed bool        // both players agreed to that
}

// line is an entry before anything is hidden.
type line struct {
	event  rules.Event
	answer int
	turn   int
	side   rules.Side
	undone bool
	agreed bool // by both, the last time that it was taken back
}

// Log returns what has happened, oldest first, with what was taken back, as
// Viewer may know it. Read only; it stays as it is while Changes does.
func (m *Match) Log() []Entry { return m.LogOf(m.Viewer()) }

// LogOf is Log as a side may know it by now; Chance is what both may know. Whoever asks sees to it
// that nobody else looks on.
func (m *Match) LogOf(s rules.Side) []Entry {
	if m.told[s+1] == nil {
		m.told[s+1] = m.tell(s)
	}
	return m.told[s+1]
}

func (m *Match) tell(s rules.Side) []Entry {
	all := make([]Entry, len(m.log))
	last := m.lastBy(s)
	for i, l := range m.log {
		e := l.event
		if s != rules.Chance && e.Kind == rules.EvReveal && e.Hidden != 0 && (l.answer < last || l.agreed) {
			e.Hidden |= rules.HideFrom(s) // seen once, and not written down
		}
		all[i] = Entry{
			Event: e.For(s), Answer: l.answer, Turn: l.turn, Side: l.side,
			Wall: m.Walls(l.event), Undone: l.undone, Agreed: l.undone && l.agreed,
		}
	}
	return all
}

// lastBy returns the number of the last answer that side s gave, 0 if none.
func (m *Match) lastBy(s rules.Side) int {
	for i, t := range slices.Backward(m.done) {
		if t.answer.By == s {
			return i + 1
		}
	}
	return 0
}

// write adds the events of answer n to the log.
func (m *Match) write(n int, events []rules.Event) {
	from := len(m.log)
	turn, side := m.turnBefore()
	for _, e := range events {
		if e.Kind == rules.EvTurn {
			turn, side = e.N, e.Side
		}
		m.log = append(m.log, line{event: e, answer: n, turn: turn, side: side})
	}
	if n > 0 {
		m.done[n-1].log = [2]int{from, len(m.log)}
	}
	m.changed()
}

// eventsOf returns what an answer led to, as it is. The log alone keeps it.
func (m *Match) eventsOf(t *turn) []rules.Event {
	var all []rules.Event
	for _, l := range m.log[t.log[0]:t.log[1]] {
		all = append(all, l.event)
	}
	return all
}

// turnBefore returns game turn and player turn as the last line that stands
// tells them, or else the board.
func (m *Match) turnBefore() (int, rules.Side) {
	for _, l := range slices.Backward(m.log) {
		if !l.undone {
			return l.turn, l.side
		}
	}
	v := m.Position().View(rules.Chance)
	return v.Turn, v.Active
}

// strike marks the lines of an answer as taken back, or as standing again.
func (m *Match) strike(t turn, undone bool) {
	for i := t.log[0]; i < t.log[1]; i++ {
		m.log[i].undone = undone
		m.log[i].agreed = m.log[i].agreed && undone
	}
	m.changed()
}

// drop forgets every answer after number n and its lines, without a trace.
func (m *Match) drop(n int) {
	if n < len(m.done) {
		m.log = m.log[:m.done[n].log[0]]
		m.done = m.done[:n]
		m.again = block{}
		m.changed()
	}
}
