package match

import (
	"slices"

	"grognard/rules"
)

// CanUndo returns the zero Reason if the last answer may be taken back, else
// why not.
func (m *Match) CanUndo() rules.Reason { return m.canUndo(len(m.done), m.undoer) }

// CanUndoFor is CanUndo for a side that speaks for itself alone, wherever it
// sits: it may not take back what the other side has answered, nor what it has
// learnt of the other side.
func (m *Match) CanUndoFor(s rules.Side) rules.Reason {
	r := m.CanUndo()
	if !r.OK() {
		return r
	}
	from := m.group(len(m.done))
	if m.done[from].answer.By != s {
		return no("other")
	}
	for _, l := range m.log[m.done[from].log[0]:] {
		if l.event.Kind == rules.EvReveal && !l.undone {
			return no("reveal")
		}
	}
	return r
}

// Undo takes back the last answer of the player who gave it, with the answers
// that were given by themselves after it. The error is the Reason of CanUndo.
func (m *Match) Undo() error {
	if r := m.CanUndo(); !r.OK() {
		return r
	}
	m.pop(m.group(len(m.done)))
	m.store()
	return nil
}

// CanUndoTo is CanUndo for UndoTo.
func (m *Match) CanUndoTo(n int) rules.Reason {
	who := m.undoer
	if n >= len(m.done) {
		return no("nothing")
	}
	for k := len(m.done); k > n; k = m.group(k) {
		if r := m.canUndo(k, who); !r.OK() {
			return r
		}
		who = m.done[m.group(k)].answer.By
	}
	return rules.Reason{}
}

// UndoTo takes back every answer after number n, as Undo does, or none of them
// and says why. An answer given by itself goes with the one that led to it.
func (m *Match) UndoTo(n int) error {
	if r := m.CanUndoTo(n); !r.OK() {
		return r
	}
	for len(m.done) > n {
		m.pop(m.group(len(m.done)))
	}
	m.store()
	return nil
}

// CanAgree returns how many answers are left if both players agree to take back what
// CanUndo refuses: all from the last decision of a person on, with the dice and whatever
// the computer did since. The Reason says why they may not: there is no such decision, or
// the computer, who agrees as a rule, plays a game that is sealed.
func (m *Match) CanAgree() (n int, why rules.Reason) {
	for n = len(m.done); n > m.opening(); {
		n = m.group(n)
		switch by := m.done[n].answer.By; {
		case by == rules.Chance || m.how.Players[by].Computer:
		case !m.humans() && m.sealed():
			return 0, no("sealed")
		default:
			return n, rules.Reason{}
		}
	}
	return 0, no("nothing")
}

// sealed reports whether saves hide seed and answers.
func (m *Match) sealed() bool {
	_, honest := m.dice.(honest)
	return m.how.Sealed || honest
}

// TakeBack takes back every answer after number n even past dice and secrets,
// which is for both players to agree on. Whoever must decide then sits down
// anew. Dice that do not fall alike again cannot be redone either.
func (m *Match) TakeBack(n int) {
	for i := max(n, m.opening()); i < len(m.done); i++ {
		for k := m.done[i].log[0]; k < m.done[i].log[1]; k++ {
			m.log[k].agreed = true
		}
	}
	m.takeBack(n)
}

// takeBack is TakeBack where nobody is asked, such as after a failure.
func (m *Match) takeBack(n int) {
	n = max(n, m.opening())
	for len(m.done) > n {
		m.pop(m.group(len(m.done)))
	}
	if !m.FallAlike() {
		m.undo = nil
	}
	m.undoer = rules.Chance
	m.leave()
	m.changed()
	m.store()
}

// CanRedo reports whether Redo has something to play again.
func (m *Match) CanRedo() bool {
	_, pending := m.HandOver()
	return len(m.undo) > 0 && !pending
}

// Redo plays again what the last Undo took back and returns its events. After
// any other answer there is nothing to redo.
func (m *Match) Redo() []rules.Event {
	from := len(m.done)
	if _, pending := m.HandOver(); pending {
		return nil
	}
	for len(m.undo) > 0 {
		last := len(m.undo) - 1
		t := m.undo[last]
		if len(m.done) > from && !t.follows() {
			break
		}
		m.undo = m.undo[:last]
		m.done = append(m.done, t)
		m.strike(t, false)
		m.expire(m.eventsOf(&t))
	}
	m.store()
	return m.since(from)
}

// follows reports whether the answer came by itself after another one.
func (t turn) follows() bool { return t.auto || t.answer.By == rules.Chance }

// group returns how many answers are left when the last of n goes, together
// with those that led to it or came of it.
func (m *Match) group(n int) int {
	for n--; n > 0 && m.done[n].follows(); n-- {
	}
	return max(n, 0)
}

// opening returns how many answers were given before the first player was.
func (m *Match) opening() int {
	for i, t := range m.done {
		if !t.follows() {
			return i
		}
	}
	return len(m.done)
}

// canUndo says whether the last group among n answers may be taken back, when
// who has already taken back those after it.
func (m *Match) canUndo(n int, who rules.Side) rules.Reason {
	from := m.group(n)
	if n == 0 || m.done[from].follows() {
		return no("nothing")
	}
	head := m.done[from]
	for i := range m.done[from:n] {
		if r := m.wall(&m.done[from+i]); !r.OK() {
			return r
		}
	}
	by := head.answer.By
	mine := by == m.seat || head.seat == m.seat && (head.public || m.bare) && m.shared() && from >= m.sat
	if who != rules.Chance && who != by {
		mine = false
	}
	if !mine && !m.solo() {
		return no("other")
	}
	return rules.Reason{}
}

// wall returns why an answer ends what may be taken back, or the zero Reason.
func (m *Match) wall(t *turn) rules.Reason {
	if t.answer.By == rules.Chance {
		return no("chance")
	}
	lines := m.log[t.log[0]:t.log[1]]
	i := slices.IndexFunc(lines, func(l line) bool { return m.Walls(l.event) })
	switch {
	case i < 0:
		return rules.Reason{}
	case lines[i].event.Kind == rules.EvReveal:
		return no("reveal")
	case lines[i].event.Measured:
		return no("laid")
	}
	return no("chance")
}

// Walls reports whether an event ends what may be taken back: dice, draws, and what a
// side learns of the other one. One person who plays both sides learns nothing new.
func (m *Match) Walls(e rules.Event) bool {
	return e.UndoBarrier() && !(e.Kind == rules.EvReveal && m.solo())
}

// no is a refusal of the match itself; its clause stands in the rules reader.
func no(why string) rules.Reason {
	return rules.No("undo", rules.Text{Key: "match.undo." + why})
}

// pop takes back the answers after number n.
func (m *Match) pop(n int) {
	if !m.done[n].follows() {
		m.undoer = m.done[n].answer.By
	}
	for len(m.done) > n {
		last := len(m.done) - 1
		t := m.done[last]
		m.strike(t, true)
		m.undo = append(m.undo, t)
		m.done = m.done[:last]
	}
	m.again = block{}
	m.sat = min(m.sat, len(m.done))
	m.Rest()
	m.despair.turn, m.despair.turns = 0, 0
}
