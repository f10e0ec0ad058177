package screen

import (
	"runtime/debug"

	"grognard/game/archive"
	"grognard/game/keeper"
	"grognard/game/match"
	"grognard/render/screen/caption"
	"grognard/render/table"
	"grognard/rules"
	"grognard/scenarios"
)

// start begins a game, saves it from the first moment and shows its table. The
// player who is asked first for an army has army on the sheet, if that is not
// nil. A fault of the scenario is told.
func (r *Root) start(book rules.Rulebook, s match.Start, army []byte) {
	s.CrashDir = r.deps.Crashes
	r.seat(book, &s, s.Seed)
	m, err := match.New(book, s)
	if err != nil {
		r.given.Fail("ui.fault.start", err)
		return
	}
	r.keeper.Keep(m)
	r.table(m).UseArmy(army)
}

// Begin begins a scenario at once, for the command line: two players, default
// rules. The error is one sentence.
func (r *Root) Begin(book, id string) error {
	b, ok := scenarios.Book(book)
	if !ok {
		return rules.Fault("fault.scenario.book", "there is no rulebook %q", book)
	}
	info, data, err := scenarios.Open(book, id)
	if err != nil {
		return err
	}
	m, err := match.New(b, match.Start{
		Scenario: id, Data: data, Seed: r.deps.seed(), Auto: r.prefs.AutoAnswer,
		Title: info.Title.In(r.deps.Words.Language()), CrashDir: r.deps.Crashes,
	})
	if err != nil {
		return err
	}
	r.keeper.Keep(m)
	r.table(m)
	return nil
}

// Open opens a saved game at once, for the command line, and tells where it is
// saved on. The error is one sentence.
func (r *Root) Open(path string) error {
	m, err := r.keeper.Open(path, match.Load)
	switch {
	case archive.Taken(err):
		r.pages.Push(&taken{r, m, r.pages.All()[0]})
		return nil
	case err != nil:
		return keeper.OrOlder(path, err)
	}
	if r.pages.Noted() == "" {
		r.pages.Inform(r.word("ui.load.goeson", r.keeper.Path()))
	}
	r.told(r.lost(m))
	r.table(m)
	return nil
}

// seat gives the sides that the computer plays their chooser: their names are how strongly it plays.
func (r *Root) seat(book rules.Rulebook, s *match.Start, seed uint64) {
	var start *rules.Position
	if b, err := book.Load(s.Data, s.Set); err == nil { // else whoever begins the game will say so
		start, _, _ = rules.Begin(book, b)
	}
	for i := range s.Players {
		if p := &s.Players[i]; p.Computer {
			p.Chooser = r.deps.chooser(book, start, seed, p.Name)
		}
	}
}

// review shows the replay of a saved game, which stays as it is. A fault is told; the
// result says whether there was none.
func (r *Root) review(path string) bool {
	if t := r.playing(path); t != nil { // what is tried is kept with the game on the table
		r.pages.Push(r.replay(t.Match(), 0, nil, nil))
		return true
	}
	m, err := r.keeper.Look(path, match.Load)
	if err == nil {
		r.pages.Push(r.replay(m, 0, nil, r.keeper.Notes(path, func(err error) { r.given.Tell(r.given.Words.Explain(err)) })))
		r.told(r.lost(m))
		return true
	}
	r.given.Fail("ui.fault.load", err)
	return false
}

// playing is the table on which the game of a save is played, nil if none is.
func (r *Root) playing(path string) *table.Table {
	if r.keeper.Path() == "" || !archive.Same(r.keeper.Path(), path) {
		return nil
	}
	for _, p := range r.pages.All() {
		if t, ok := p.(*table.Table); ok {
			return t
		}
	}
	return nil
}

// resume opens a saved game and shows its table. A fault is told; the result
// says whether there was none.
func (r *Root) resume(path string) bool { return r.resumeBy(path, match.Load) }

// resumeLast opens a saved game at its last position, without the log that led
// there.
func (r *Root) resumeLast(path string) bool { return r.resumeBy(path, match.Reopen) }

func (r *Root) resumeBy(path string, how keeper.Opener) bool {
	m, err := r.keeper.Open(path, how)
	if archive.Taken(err) {
		r.pages.Push(&taken{r, m, r.pages.Top()})
		return true
	}
	if err != nil {
		r.given.Fail("ui.fault.load", err)
		return false
	}
	note := ""
	if n := m.Note(); n.Key != "" {
		note = r.deps.Words.Say(n, caption.Names(m))
	}
	r.told(note, r.lost(m))
	r.table(m)
	return true
}

// table shows a game above the title.
func (r *Root) table(m *match.Match) *table.Table {
	r.saves++
	go debug.FreeOSMemory() // of the log that was played again
	t := newTable(r, m, nil)
	r.pages.Home(t)
	return t
}
