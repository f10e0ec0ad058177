package match

import (
	"fmt"

	"grognard/rules"
)

// Errors of Answer and Dice that are no fault of the answer itself.
var (
	ErrOver     = rules.Fault("fault.play.over", "the game is over")
	ErrCovered  = rules.Fault("fault.play.covered", "the player who must decide has not taken the seat yet")
	ErrComputer = rules.Fault("fault.play.computer", "the computer decides here")
	ErrDice     = rules.Fault("fault.play.dice", "the game waits for dice")
	ErrNoDice   = rules.Fault("fault.play.nodice", "the game does not wait for dice")
)

// endless is the number of answers that may be given without a player before
// the rules count as caught in a loop.
const endless = 10_000

// Answer plays the option for the side that is asked, then gives the answers
// of Chance and those nobody need be asked for, until a player must decide. It
// returns what happened, in order. An error changes nothing: a rules.Reason if
// the rules forbid the option, a *Crash if they fail.
func (m *Match) Answer(o rules.Option) ([]rules.Event, error) {
	q := m.Request()
	switch {
	case q == nil:
		return nil, ErrOver
	case q.To == rules.Chance:
		return nil, ErrDice
	case m.how.Players[q.To].Chooser != nil:
		return nil, ErrComputer
	}
	if _, pending := m.HandOver(); pending {
		return nil, ErrCovered
	}
	return m.play(rules.Answer{By: q.To, Option: o})
}

// Dice takes the faces that a player typed in, when Request is for Chance. For
// a draw it is one index into the bag.
func (m *Match) Dice(faces []int) ([]rules.Event, error) {
	q := m.Request()
	switch {
	case q == nil:
		return nil, ErrOver
	case q.To != rules.Chance:
		return nil, ErrNoDice
	}
	return m.play(rules.Answer{By: rules.Chance, Faces: faces})
}

// play gives one answer and those that follow by themselves; all or nothing.
func (m *Match) play(a rules.Answer) ([]rules.Event, error) {
	kept := len(m.done)
	orders := m.orders
	err := m.push(a, false)
	if err == nil {
		_, err = m.settle()
	}
	if err != nil {
		m.drop(kept)
		m.orders = orders
		return nil, err
	}
	m.undo, m.undoer = nil, rules.Chance
	m.hurried = m.hurried && m.Computer()
	if m.solo() && a.By != rules.Chance {
		m.seat = a.By
	}
	m.store()
	return m.since(kept), nil
}

// push adds one answer, if the position takes it.
func (m *Match) push(a rules.Answer, auto bool) error {
	p := m.Position()
	q := p.Request()
	t := turn{ask: q, public: q.Public, answer: a, auto: auto, seat: m.seat}
	var events []rules.Event
	var refused error
	err := guard(func() (err error) {
		refused = q.Accepts(a)
		if t.pos, events, err = p.Play(a); err == nil {
			t.step = m.lastStep().Next(t.pos)
		}
		return err
	})
	switch {
	case err != nil && refused != nil:
		return err
	case err != nil:
		return m.crash(&a, err)
	}
	if skipped, ok := rules.Skip(m.book, q); ok && auto {
		events = append([]rules.Event{skipped}, events...)
	}
	m.done = append(m.done, t)
	m.write(len(m.done), events)
	m.expire(events)
	m.thin()
	return nil
}

// settle gives answers until a player must. It returns how many it gave.
func (m *Match) settle() (int, error) {
	for n := range endless {
		q := m.Request()
		a, ok := m.byItself(q)
		if !ok {
			return n, nil
		}
		if err := m.push(a, a.By != rules.Chance); err != nil {
			return n, err
		}
	}
	return endless, m.crash(nil, fmt.Errorf("%d answers in a row asked no player", endless))
}

// byItself returns the answer that nobody need be asked for.
func (m *Match) byItself(q *rules.Request) (rules.Answer, bool) {
	switch {
	case q == nil:
		return rules.Answer{}, false
	case q.To == rules.Chance:
		faces, ok := m.dice.Roll(m.how.played+len(m.done), q)
		return rules.Answer{By: rules.Chance, Faces: faces}, ok
	case m.how.Players[q.To].Computer:
		return rules.Answer{}, false
	case m.ordered(q):
		return rules.Answer{By: q.To, Option: q.Options[q.Quiet]}, true
	case m.how.Auto && (!q.Always || !m.shared()) && q.Field == nil && len(q.Options) == 1:
		return rules.Answer{By: q.To, Option: q.Options[0]}, true
	}
	return rules.Answer{}, false
}

// SetAuto sets whether decisions with a single option are answered for the
// players, except those that must be asked to keep a hand secret from somebody
// who looks on.
func (m *Match) SetAuto(on bool) { m.how.Auto = on }

// SetCrashDir sets the folder for dumps when the rules fail; "" for none.
func (m *Match) SetCrashDir(folder string) { m.how.CrashDir = folder }

// since returns the events after answer number n.
func (m *Match) since(n int) []rules.Event {
	var all []rules.Event
	for i := range m.done[n:] {
		all = append(all, m.eventsOf(&m.done[n+i])...)
	}
	return all
}
