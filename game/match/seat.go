package match

import (
	"slices"

	"grognard/rules"
)

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

// Bare reports whether nobody has a secret in this battle, so that two people
// play it at one screen without changing places.
func (m *Match) Bare() bool { return m.bare }

// shared reports whether two people take turns at the screen and must not see
// each other's hands.
func (m *Match) shared() bool {
	return !m.how.Open && m.humans()
}

// leave empties the seat, but for the only human's.
func (m *Match) leave() { m.seat, m.away = m.firstSeat(), true }

// watched reports whether the other side has answered since the seat was
// taken: it looks at the screen, and the hand must stay face down until the
// side that sits has been left alone anew.
func (m *Match) watched() bool {
	if !m.shared() || m.seat == rules.Chance {
		return false
	}
	for _, t := range m.done[min(m.sat, len(m.done)):] {
		if !t.follows() && t.answer.By != m.seat {
			return true
		}
	}
	return false
}

// alone reports whether a side sits at the screen and nobody looks on.
func (m *Match) alone(s rules.Side) bool { return m.seat == s && !m.watched() }

// Viewer returns the side whose hand the screen may show. It is Chance, who
// sees what both may see, while nobody has taken the seat, while the side
// that does not sit answers a public request, and after it has done so.
func (m *Match) Viewer() rules.Side {
	q := m.Request()
	if (m.solo() || m.bare && m.humans()) && q != nil && q.To != rules.Chance {
		return q.To
	}
	if m.shared() && (m.watched() || q != nil && q.To != rules.Chance && q.To != m.seat) {
		return rules.Chance
	}
	return m.seat
}

// HandOver reports whether the screen must be handed over before the request
// can be answered, and to whom. It ends with TakeSeat.
func (m *Match) HandOver() (to rules.Side, pending bool) {
	q := m.Request()
	if q == nil || q.To == rules.Chance || !m.shared() || m.bare || m.alone(q.To) {
		return m.seat, false
	}
	return q.To, !q.Public || m.away
}

// TakeSeat says that the side that HandOver names has sat down, and nobody
// else looks at the screen.
func (m *Match) TakeSeat() {
	if to, pending := m.HandOver(); pending {
		m.sit(to)
		m.changed()
	}
}

// sit gives a side the seat. What was answered before is not its to take back,
// unless it gave the last answer itself.
func (m *Match) sit(s rules.Side) {
	if m.watched() || m.lastSeat() != s {
		m.sat = len(m.done)
	}
	m.seat, m.away = s, false
}

// lastSeat returns who sat at the screen when the last answer of a player was
// given, and Chance if it was the other one's.
func (m *Match) lastSeat() rules.Side {
	for _, t := range slices.Backward(m.done) {
		if t.follows() {
			continue
		}
		if t.seat != t.answer.By {
			return rules.Chance
		}
		return t.seat
	}
	return rules.Chance
}

// CanAskSeat reports whether the side that is asked answers with all hands
// face down, so that it may ask to be left alone with its own.
func (m *Match) CanAskSeat() bool {
	q := m.Request()
	_, pending := m.HandOver()
	return q != nil && q.To != rules.Chance && m.shared() && !m.bare && !pending && !m.alone(q.To)
}

// AskSeat has the screen handed over to the side that is asked even for a
// public request, so that it may look at its hand. HandOver is pending then.
func (m *Match) AskSeat() {
	if m.CanAskSeat() {
		m.away = true
		m.changed()
	}
}

// StandUp empties the seat where two people must not see each other's hands: these lie face
// down until the player who is asked has sat down anew.
func (m *Match) StandUp() {
	if m.shared() && !m.bare {
		m.leave()
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
