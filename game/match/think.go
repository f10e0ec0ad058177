package match

import (
	"errors"

	"grognard/rules"
)

// Chooser is a computer player. Choose returns one of the options of the
// position's request, which is to side s; it must not use more of the position
// than s may know. It runs in a goroutine of its own.
type Chooser interface {
	Choose(p *rules.Position, s rules.Side) rules.Option
}

// thought is a choice being worked out.
type thought struct {
	pos    *rules.Position
	done   chan struct{}
	option rules.Option
	err    error
}

// SetChooser seats the program that plays a side, or with nil a human.
func (m *Match) SetChooser(s rules.Side, c Chooser) {
	m.how.Players[s].Chooser = c
	m.how.Players[s].Computer = c != nil
	m.think = nil
	m.leave()
	m.changed()
}

// Computer reports whether a computer player must decide now.
func (m *Match) Computer() bool {
	q := m.Request()
	return q != nil && q.To != rules.Chance && m.how.Players[q.To].Computer
}

// Ready begins to think, if a computer player must decide, and reports whether
// it has decided, so that Think returns at once. A screen calls it once a
// frame.
func (m *Match) Ready() bool {
	if !m.Computer() {
		return false
	}
	m.ponder()
	select {
	case <-m.think.done:
		return true
	default:
		return false
	}
}

// Think lets the computer player decide and plays its answer, as Answer does;
// it waits for the decision. If the computer player fails, some legal answer
// is played instead, and both events and error are returned.
func (m *Match) Think() ([]rules.Event, error) {
	if !m.Computer() {
		return nil, errors.New("no computer player must decide")
	}
	m.ponder()
	<-m.think.done
	th := m.think
	m.think = nil
	q := m.Request()
	err := th.err
	if err == nil {
		err = guard(func() error { return q.Accepts(rules.Answer{By: q.To, Option: th.option}) })
	}
	if err == nil {
		return m.play(rules.Answer{By: q.To, Option: th.option})
	}
	events, err2 := m.play(rules.Answer{By: q.To, Option: fallback(q)})
	return events, errors.Join(err2, failed(err))
}

// failed tells that another answer was given for the computer player.
func failed(err error) error {
	f := rules.Fault("fault.play.failed", "the computer player failed, and another answer was given for it")
	return f.Adding(err.Error())
}

// ponder begins to think about the position now, if that has not begun.
func (m *Match) ponder() {
	p := m.Position()
	if m.think != nil && m.think.pos == p {
		return
	}
	th := &thought{pos: p, done: make(chan struct{})}
	m.think = th
	s := p.Request().To
	c := m.how.Players[s].Chooser
	go func() {
		defer close(th.done)
		th.err = guard(func() error {
			if c == nil {
				return errors.New("none is seated")
			}
			th.option = c.Choose(p, s)
			return nil
		})
	}()
}

// fallback returns a legal option that needs no thought.
func fallback(q *rules.Request) rules.Option {
	switch {
	case q.Quiet >= 0:
		return q.Options[q.Quiet]
	case len(q.Options) > 0:
		return q.Options[0]
	}
	return q.Field.Nearest(rules.Option{})
}
