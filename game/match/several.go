package match

import (
	"slices"

	"grognard/rules"
)

// AnswerAll plays several options one after the other, such as those that an army from
// a file takes, and returns what happened. If one is refused none is left standing.
func (m *Match) AnswerAll(options []rules.Option) (all []rules.Event, err error) {
	from := m.Len()
	for _, o := range options {
		events, err := m.Answer(o)
		if err != nil {
			m.takeBack(from)
			return all, err
		}
		all = append(all, events...)
	}
	return all, nil
}

// Omit takes back answer n, as UndoTo does, and gives those after it again, as far as
// they are still offered.
func (m *Match) Omit(n int) error {
	var after []rules.Option
	for i := n + 1; i <= m.Len(); i++ {
		a := m.Gave(i)
		after = append(after, a.Option)
	}
	if err := m.UndoTo(n - 1); err != nil || m.Len() != n-1 {
		return err
	}
	for _, o := range after {
		q := m.Request()
		if q == nil || !slices.Contains(q.Options, o) {
			continue
		}
		if _, err := m.Answer(o); err != nil {
			return err
		}
	}
	return nil
}
