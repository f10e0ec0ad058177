package match

import "grognard/rules"

// firstSeat returns who sits at the screen before anything was asked: the only
// human, or nobody.
func (m *Match) firstSeat() rules.Side {
	p := m.how.Players
	switch {
	case p[0].Computer && !p[1].Computer:
		return rules.Second
	case p[1].Computer && !p[0].Computer:
		return rules.First
	}
	return rules.Chance
}

// solo reports whether one person plays both sides.
func (m *Match) solo() bool { return m.how.Open && m.humans() }

func (m *Match) humans() bool { return !m.how.Players[0].Computer && !m.how.Players[1].Computer }

// shared reports whether two people take turns at the screen and must not see
// each other's hands.
func (m *Match) shared() bool {
	return !m.how.Open && m.humans()
}

// leave empties the seat, but for the only human's.
func (m *Match) leave() { m.seat, m.away = m.firstSeat(), true }

// Viewer returns the side whose hand the screen may show. It is Chance, who
// sees what both may see, while nobody has taken the seat, and while the side
// that does not sit answers a public request.
func (m *Match) Viewer() rules.Side {
	q := m.Request()
	if m.solo() && q != nil && q.To != rules.Chance {
		return q.To
	}
	if m.shared() && q != nil && q.To != rules.Chance && q.To != m.seat {
		return rules.Chance
	}
	return m.seat
}

// HandOver reports whether the screen must be handed over before the request
// can be answered, and to whom. It ends with TakeSeat.
func (m *Match) HandOver() (to rules.Side, pending bool) {
	q := m.Request()
	if q == nil || q.To == rules.Chance || q.To == m.seat || !m.shared() {
		return m.seat, false
	}
	return q.To, !q.Public || m.away
}

// TakeSeat says that the side that HandOver names has sat down, and nobody
// else looks at the screen.
func (m *Match) TakeSeat() {
	if to, pending := m.HandOver(); pending {
		m.seat, m.away = to, false
		m.changed()
	}
}

// SetOpen sets whether one person plays both sides, so that the screen shows
// the hand of whoever must decide and is never handed over.
func (m *Match) SetOpen(on bool) {
	m.how.Open = on
	m.leave()
	m.changed()
}
