package match

import (
	"grognard/game/archive"
	"grognard/rules"
)

// SaveTo has the game written by w now and after every change from now on. date
// gives the text for the date of a save; nil leaves it out.
func (m *Match) SaveTo(w *archive.Writer, date func() string) {
	m.save, m.date = w, date
	m.store()
}

// Seal hides seed, answers and position in the saves from now on.
func (m *Match) Seal() { m.how.Sealed = true }

// KeepAsGame makes a trial of the workshop a game of record.
func (m *Match) KeepAsGame() {
	m.how.Draft = ""
	m.store()
}

// Watch has f called whenever the game has changed, on the goroutine of the match.
func (m *Match) Watch(f func()) { m.watch = f }

// Rename gives the game another title, "" that of its scenario.
func (m *Match) Rename(title string) {
	m.how.Title = title
	m.store()
}

// store hands the game to the writer, if there is one.
func (m *Match) store() {
	if m.watch != nil {
		m.watch()
	}
	if m.save != nil {
		m.save.Put(m.Save())
	}
}

// Parts returns what is kept with the game and is no part of it. Read only.
func (m *Match) Parts() []archive.Part { return m.parts }

// Lost returns what could not be read of what was kept with the game: after the
// next save only the older states of the file still have it.
func (m *Match) Lost() []*rules.FileError { return m.gone }

// SetParts changes what is kept with the game.
func (m *Match) SetParts(parts []archive.Part) {
	m.parts = parts
	m.store()
}

// Before returns how many answers were given before the position that the match
// begins with: not 0 where an old log was given up.
func (m *Match) Before() int { return m.how.played }

// Flush waits until the game as it is now is on disk, and reports like
// SaveError. Call it before the program ends.
func (m *Match) Flush() error {
	if m.save == nil {
		return nil
	}
	return m.save.Flush()
}

// SaveError returns why the game could not be saved, once for each failure,
// or nil. A screen asks now and then, since saving goes on behind its back.
func (m *Match) SaveError() error {
	if m.save == nil {
		return nil
	}
	return m.save.Err()
}

// Save returns the game as a save file holds it.
func (m *Match) Save() *archive.Game {
	g := m.record()
	at, base := m.checkpoint()
	if m.last == nil || m.lastAt != at {
		m.last, m.lastAt = m.book.Save(base), at
	}
	g.Last, g.LastAt = m.last, at
	g.Parts = m.parts
	return g
}

// checkpoint returns the board at the start of the Step in progress and how
// many answers were given before it.
func (m *Match) checkpoint() (int, rules.Board) {
	base, tape := m.Position().Checkpoint()
	return len(m.done) - len(tape), base
}

// record returns the save without the last checkpoint.
func (m *Match) record() *archive.Game {
	s := &m.how
	g := &archive.Game{Data: s.Data, Lines: make([]string, 0, len(m.done)*5/4+1)}
	g.Header = archive.Header{
		Book: m.book.Name(), Version: m.book.Version(), Scenario: s.Scenario, Set: s.Set,
		Seed: s.Seed, Dice: archive.DiceSeeded, Open: s.Open, Draft: s.Draft, Series: s.Series, Title: s.Title, Played: s.played, Sealed: s.Sealed,
	}
	if h, typed := m.dice.(hand); typed {
		if g.Dice = archive.DiceHand; h.draws != nil {
			g.Dice = archive.DiceReal
		}
	}
	if _, ok := m.dice.(honest); ok {
		g.Dice, g.Sealed = archive.DiceHonest, true
	}
	for i, p := range s.Players {
		g.Players[i] = archive.Player{Name: p.Name, Computer: p.Computer}
	}
	if m.date != nil {
		g.Date = m.date()
	}
	if m.first == nil { // the very first Step failed
		return g
	}
	for i := range m.done {
		g.Lines = append(g.Lines, m.done[i].lines(m.book)...)
	}
	g.Turn, _ = m.turnBefore()
	if r := m.Result(); r.Over {
		g.Over = [...]string{"draw", "first", "second"}[r.Winner+1]
	}
	return g
}

// lines returns the answer as the log holds it, with the hash of the board if
// a Step ended with it. They are kept: a save after every answer writes all.
func (t *turn) lines(book rules.Rulebook) []string {
	if t.text != nil {
		return t.text
	}
	t.text = []string{archive.FormatAnswer(book, t.ask, t.answer, t.auto)}
	if base, tape := t.pos.Checkpoint(); len(tape) == 0 {
		t.text = append(t.text, archive.FormatHash(base.Hash()))
	}
	return t.text
}
