package match

import (
	"errors"
	"fmt"
	"maps"

	"grognard/game/archive"
	"grognard/rules"
)

// Load opens a save and plays its log. A log that the rulebook in this version
// no longer plays alike is given up for the last checkpoint, and Note says so;
// under the version that wrote it that is an error, a *rules.FileError, and
// Reopen helps. Computer players are seated by SetChooser.
func Load(book rules.Rulebook, g *archive.Game) (*Match, error) {
	m, err := replay(book, g)
	if err == nil || g.Version == book.Version() || g.Last == nil {
		return m, err
	}
	return Reopen(book, g)
}

// Reopen opens a save at its last checkpoint, without the log before it. The
// answers given since are kept as far as they are still legal.
func Reopen(book rules.Rulebook, g *archive.Game) (*Match, error) {
	if g.Last == nil {
		return nil, rules.Fault("fault.save.nolast", "the save has no last position").In(g.File)
	}
	s := start(g)
	s.Data, s.Set, s.played = g.Last, asThen(book, g.Version, nil), g.Played+g.LastAt
	board, err := load(book, s.Data, s.Set)
	if err != nil {
		return nil, rules.Fault("fault.save.last", "its last position cannot be opened: %v", inner(err)).In(g.File)
	}
	m := newMatch(book, s)
	m.parts, m.gone = g.Parts, g.Lost
	if err := m.begin(board); err != nil {
		return nil, err
	}
	m.note = rules.Text{Key: "match.note.checkpoint", N: g.LastAt, M: g.Version}
	m.tail(g)
	return m, m.reopened()
}

// tail plays the answers after the last checkpoint as far as they are legal.
func (m *Match) tail(g *archive.Game) {
	n := 0
	for _, l := range g.Lines {
		if _, hash, _ := archive.ParseHash(l); hash {
			continue
		}
		if n++; n <= g.LastAt {
			continue
		}
		a, auto, err := archive.ParseAnswer(m.book, l)
		if err != nil || m.Request() == nil || m.seated(a, auto) != nil {
			return
		}
	}
}

// Last returns the position after the last answer of a save, as far as its rulebook can
// tell without the log: it plays on from the last checkpoint.
func Last(book rules.Rulebook, g *archive.Game) (*rules.Position, error) {
	data, set := g.Last, asThen(book, g.Version, nil)
	if data == nil {
		data, set = g.Data, asThen(book, g.Version, g.Set)
	}
	board, err := book.Load(data, set)
	if err != nil {
		return nil, err
	}
	p, _, err := rules.Begin(book, board)
	if err != nil {
		return nil, err
	}
	n := 0
	for _, l := range g.Lines {
		if _, hash, _ := archive.ParseHash(l); hash {
			continue
		}
		if n++; n <= g.LastAt {
			continue
		}
		a, _, err := archive.ParseAnswer(book, l)
		if err != nil {
			return p, nil
		}
		next, _, err := p.Play(a)
		if err != nil {
			return p, nil
		}
		p = next
	}
	return p, nil
}

// start returns how the saved game began.
func start(g *archive.Game) Start {
	s := Start{
		Scenario: g.Scenario, Data: g.Data, Set: g.Set, Seed: g.Seed, Open: g.Open, Draft: g.Draft, Series: g.Series,
		Title: g.Title, played: g.Played, Sealed: g.Sealed,
	}
	switch g.Dice {
	case archive.DiceHand:
		s.Dice = Hand()
	case archive.DiceReal:
		s.Dice = Real(g.Seed)
	}
	if g.Dice == archive.DiceHonest {
		s.Dice = Honest()
	}
	for i, p := range g.Players {
		s.Players[i] = Player{Name: p.Name, Computer: p.Computer}
	}
	return s
}

// asThen adds to the switches of a save those with which the rulebook plays as it
// did in the version that wrote it.
func asThen(book rules.Rulebook, version int, set map[string]string) map[string]string {
	d, ok := book.(rules.Dated)
	if !ok {
		return set
	}
	all := maps.Clone(d.Before(version))
	if all == nil {
		return set
	}
	maps.Copy(all, set)
	return all
}

// replay plays the whole log and compares every hash.
func replay(book rules.Rulebook, g *archive.Game) (*Match, error) {
	if g.Book != book.Name() {
		return nil, rules.Fault("fault.save.book", "this is a game of %s, not of %s", g.Book, book.Name()).In(g.File)
	}
	s := start(g)
	s.Set = asThen(book, g.Version, s.Set)
	board, err := load(book, s.Data, s.Set)
	if err != nil {
		return nil, rules.Fault("fault.save.start", "its scenario cannot be opened: %v", inner(err)).In(g.File)
	}
	m := newMatch(book, s)
	m.parts, m.gone = g.Parts, g.Lost
	if err := m.begin(board); err != nil {
		return nil, err
	}
	for i, l := range g.Lines {
		if err := m.feed(l); err != nil {
			return nil, m.unplayed(l, err).At(lineOf(g, i), 0).In(g.File)
		}
	}
	return m, m.reopened()
}

// reopened plays on after the log. Nobody sits at the screen yet.
func (m *Match) reopened() error {
	_, err := m.settle()
	m.leave()
	return err
}

// feed plays one line of a log, or checks a hash.
func (m *Match) feed(l string) error {
	if hash, ok, err := archive.ParseHash(l); ok {
		if err != nil {
			return err
		}
		return m.verify(hash)
	}
	a, auto, err := archive.ParseAnswer(m.book, l)
	switch {
	case err != nil:
		return err
	case m.Request() == nil:
		return rules.Fault("fault.log.over", "the game is over before %q", l)
	}
	return m.seated(a, auto)
}

// seated adds an answer of the log with its player in the seat, so that what
// could be taken back before the save can be after it.
func (m *Match) seated(a rules.Answer, auto bool) error {
	if m.shared() && !m.bare && !auto && a.By != rules.Chance && !m.Request().Public && !m.alone(a.By) {
		m.sit(a.By)
	}
	return m.push(a, auto)
}

// verify compares the board between two Steps with the hash it had.
func (m *Match) verify(hash uint64) error {
	base, tape := m.Position().Checkpoint()
	if len(tape) > 0 {
		return rules.Fault("fault.log.early", "the sum of a position stands where none is complete")
	}
	if got := base.Hash(); got != hash {
		f := rules.Fault("fault.log.differs", "the replay diverges: after answer %d the position is not the one that was saved", len(m.done))
		return f.Adding(fmt.Sprintf("%016x, not %016x", got, hash))
	}
	return nil
}

// unplayed tells why line l of the log cannot be played.
func (m *Match) unplayed(l string, err error) *rules.FileError {
	var f *rules.FileError
	var why rules.Reason
	var crash *Crash
	switch {
	case errors.As(err, &f):
		return f
	case errors.As(err, &why):
		return rules.Fault("fault.log.forbidden", "clause %s forbids %q", why.Rule, l)
	case errors.As(err, &crash):
		return rules.Fault("fault.log.crash", "the rules of %s fail at %q", m.book.Name(), l).Adding(err.Error())
	}
	return rules.Fault("fault.log.unfit", "%q does not answer what the game asks here", l).Adding(err.Error())
}

// inner tells an error in the text that a save holds, by its line there.
func inner(err error) error {
	var f *rules.FileError
	if errors.As(err, &f) && f.Line > 0 {
		return rules.Fault("fault.within", "line %d of it: %v", f.Line, f.Bare())
	}
	return err
}

// lineOf is the line of the file on which entry i of the log stands, or 0 if
// the game comes from no file.
func lineOf(g *archive.Game, i int) int {
	if g.First == 0 {
		return 0
	}
	return g.First + i
}
