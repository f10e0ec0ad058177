package match

import (
	"slices"

	"grognard/rules"
)

// Order is a standing order: until the next turn begins, requests of a kind
// are answered with their quiet option for the side. Both players may see it,
// so it tells nothing about a hand.
type Order struct {
	Side rules.Side
	Kind string
}

// DontAsk gives a standing order for the side that is asked now, from the next
// request of the kind on.
func (m *Match) DontAsk(kind string) {
	q := m.Request()
	if q == nil || q.To == rules.Chance || slices.Contains(m.orders, Order{q.To, kind}) {
		return
	}
	m.orders = append(slices.Clip(m.orders), Order{q.To, kind})
	m.changed()
}

// Ask withdraws a standing order.
func (m *Match) Ask(o Order) {
	m.orders = slices.DeleteFunc(slices.Clone(m.orders), func(p Order) bool { return p == o })
	m.changed()
}

// Orders returns the standing orders, oldest first. Read only.
func (m *Match) Orders() []Order { return m.orders }

// ordered reports whether a standing order answers q.
func (m *Match) ordered(q *rules.Request) bool {
	return q.Quiet >= 0 && slices.Contains(m.orders, Order{q.To, q.Kind})
}

// expire ends the standing orders when a turn begins.
func (m *Match) expire(events []rules.Event) {
	for _, e := range events {
		if e.Kind == rules.EvTurn {
			m.orders = nil
		}
	}
}
