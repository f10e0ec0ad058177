// Package match is a session of play: what the screens, the umpire and the
// computer player share. It keeps every position of a game, gives the answers
// of Chance and those that players need not give themselves, knows who sits at
// the screen and what they may take back, and makes the save.
//
// A Match is used from one goroutine. Only choices of computer players are
// worked out in another one, on positions, which never change.
package match

import (
	"maps"
	"slices"

	"grognard/game/archive"
	"grognard/game/trail"
	"grognard/rules"
)

// Start is how a game begins.
type Start struct {
	Scenario string            // identifier, for the save
	Data     []byte            // the scenario or position file
	Set      map[string]string // switches that differ from the scenario
	Seed     uint64            // of the dice, if Dice is nil
	Dice     Dice              // nil: Seeded(Seed)
	Players  [2]Player
	Sealed   bool // saves hide seed, answers and position from a look, as with Honest dice
	Open     bool // one person plays both sides, or both may see everything
	Auto     bool // see SetAuto
	Title    string
	Series   string // that the game belongs to, see archive.Header
	Draft    string // battle of the workshop that is tried out, see archive.Header
	CrashDir string // folder for dumps when the rules fail; "" for none

	played int // answers given before Data, when an old log was given up
}

// Player is who plays a side.
type Player struct {
	Name     string
	Computer bool    // played by Chooser
	Chooser  Chooser // may come later, by SetChooser
}

// Match is a game being played.
type Match struct {
	book  rules.Rulebook
	how   Start
	dice  Dice
	first *rules.Position // before any answer
	again block           // of positions that were not kept, see At
	done  []turn          // answers given, oldest first
	undo  []turn          // answers taken back, the last taken back at the end
	note  rules.Text      // see Note

	seat   rules.Side // who sits at the screen; Chance: nobody yet
	sat    int        // answers given before the seat was taken
	bare   bool       // nobody has a secret in this battle
	away   bool       // everybody has left the screen: even a public request needs its player
	undoer rules.Side // who has taken back since the last answer; Chance: nobody
	orders []Order

	log     []line
	told    [3][]Entry // log as a side may read it, by side+1; nil when out of date
	changes int

	parts []archive.Part     // see Parts
	gone  []*rules.FileError // see Lost

	watch  func() // see Watch
	save   *archive.Writer
	date   func() string
	last   []byte // the last checkpoint saved, and the number of answers before it
	lastAt int

	think   *thought
	thinkOf *rules.Position // what it is about
	ahead   ahead
	hurried bool // see Hurry
	waited  waited
	despair despair
}

// turn is one answer: what was asked, what was answered, what came of it.
type turn struct {
	ask    *rules.Request // nil: not kept, see thin
	public bool           // of ask
	answer rules.Answer
	auto   bool            // given for the player
	seat   rules.Side      // who sat at the screen
	pos    *rules.Position // that it led to; nil: not kept
	step   trail.Step      // to pos
	log    [2]int          // range of its lines in the log
	text   []string        // its lines in a save, once they were written
}

// New begins a game and plays on until a player must decide. Errors are those
// of the rulebook's Load, or a *Crash.
func New(book rules.Rulebook, s Start) (*Match, error) {
	board, err := load(book, s.Data, s.Set)
	if err != nil {
		return nil, err
	}
	m := newMatch(book, s)
	if err := m.begin(board); err != nil {
		return nil, err
	}
	if _, err := m.settle(); err != nil {
		return nil, err
	}
	return m, nil
}

func newMatch(book rules.Rulebook, s Start) *Match {
	s.Data, s.Set = slices.Clone(s.Data), maps.Clone(s.Set)
	for i := range s.Players {
		p := &s.Players[i]
		p.Computer = p.Computer || p.Chooser != nil
	}
	m := &Match{book: book, how: s, dice: s.Dice, undoer: rules.Chance}
	if m.dice == nil {
		m.dice = Seeded(s.Seed)
	}
	m.seat = m.firstSeat()
	return m
}

// begin sets the first position and writes its events into the log.
func (m *Match) begin(b rules.Board) error {
	var events []rules.Event
	err := guard(func() (err error) {
		m.first, events, err = rules.Begin(m.book, b)
		return err
	})
	if err != nil {
		return m.crash(nil, err)
	}
	m.bare = !rules.Conceals(m.book, m.first.Board())
	m.write(0, events)
	return nil
}

// load calls the rulebook's Load behind the border that panics do not cross.
func load(book rules.Rulebook, data []byte, set map[string]string) (b rules.Board, err error) {
	err = guard(func() (err error) {
		b, err = book.Load(data, set)
		return err
	})
	return b, err
}

// Book returns the rulebook.
func (m *Match) Book() rules.Rulebook { return m.book }

// Start returns how the game began, Data included. Read only.
func (m *Match) Start() Start { return m.how }

// Position returns the position now.
func (m *Match) Position() *rules.Position { return m.At(len(m.done)) }

// Request returns what the game waits for: a player's decision, dice if they
// are typed in by hand, or nil when the game is over. While HandOver is
// pending it holds secrets of the side that is asked.
func (m *Match) Request() *rules.Request { return m.Position().Request() }

// Result tells whether and how the game ended.
func (m *Match) Result() rules.Result { return m.Position().Result() }

// View returns the board as the screen may show it: that of Viewer.
func (m *Match) View() *rules.View { return m.Position().View(m.Viewer()) }

// Changes counts everything that has changed what a screen shows of the match.
// While it stays the same, so does the match.
func (m *Match) Changes() int { return m.changes }

// Note returns what the players should be told about how the game was opened,
// or the zero Text: "match.note.checkpoint" when its log could not be kept.
func (m *Match) Note() rules.Text { return m.note }

func (m *Match) changed() {
	m.changes++
	m.told = [3][]Entry{}
}
