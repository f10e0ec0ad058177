package pacing

import (
	"slices"

	"grognard/rules"
)

// stop lasts until somebody goes on: what the dice brought must be seen before the
// seat changes or the game ends, and what the computer has done before the player is
// asked again.
type stop struct {
	on    bool
	due   bool // dice, losses or retreats are shown that nobody has confirmed
	recap bool // the computer's player turn has ended, which nobody has read
}

// note takes down what is about to be shown.
func (s *stop) note(events []rules.Event) {
	for i := range events {
		switch events[i].Kind {
		case rules.EvDice, rules.EvHit, rules.EvRemove, rules.EvRetreat:
			s.due = true
		}
	}
}

// thought takes down what an answer of the computer has led to.
func (s *stop) thought(events []rules.Event) {
	turn := func(e rules.Event) bool { return e.Kind == rules.EvTurn }
	s.recap = s.recap || slices.ContainsFunc(events, turn)
}

// Stops reports whether the table must wait before it goes on to what the game asks
// for, and lets the stop begin.
func (p *Pacing) Stops() bool {
	s, q := &p.stop, p.game.Request()
	_, pending := p.game.HandOver()
	over := q == nil && !p.ended
	switch {
	case q != nil && (q.To == rules.Chance || p.game.Computer()):
		return false // there is more to come
	case s.due && (pending && p.covers || over):
		s.on = true
	case s.recap && !over && p.past.ComputerTurn() != nil:
		s.on = true
	default:
		*s = stop{}
	}
	return s.on
}

// Stopped reports whether the table waits until somebody goes on.
func (p *Pacing) Stopped() bool { return p.stop.on }

// Recaps reports whether it waits until what the computer has done is read.
func (p *Pacing) Recaps() bool { return p.stop.on && p.stop.recap }

// GoOn ends the stop.
func (p *Pacing) GoOn() { p.stop = stop{} }

// Why says why the table waits.
func (p *Pacing) Why() rules.Text {
	q := p.game.Request()
	switch {
	case q == nil:
		return p.game.Result().Why
	case p.stop.recap:
		return rules.Text{Key: "table.recap", A: rules.SideRef(q.To.Other())}
	}
	to, _ := p.game.HandOver()
	return rules.Text{Key: "table.hold", A: rules.SideRef(to)}
}
