package screen

import (
	"path/filepath"
	"runtime/debug"
	"strconv"
	"strings"
	"time"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/screen/caption"
	"grognard/render/screen/page"
	"grognard/render/table"
	"grognard/render/table/panel/combat"
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
	r.keep(m)
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
	r.keep(m)
	r.table(m)
	return nil
}

// Open opens a saved game at once, for the command line, and tells where it is
// saved on. The error is one sentence.
func (r *Root) Open(path string) error {
	m, err := r.reopen(path, match.Load)
	switch {
	case archive.Taken(err):
		r.pages.Push(&taken{r, m, r.pages.All()[0]})
		return nil
	case err != nil:
		return rescuable(path, err)
	}
	if r.pages.Noted() == "" {
		r.pages.Inform(r.word("ui.load.goeson", r.writer.Path()))
	}
	r.table(m)
	return nil
}

// seat gives the sides that the computer plays their chooser.
func (r *Root) seat(book rules.Rulebook, s *match.Start, seed uint64) {
	for i := range s.Players {
		if p := &s.Players[i]; p.Computer {
			p.Chooser = r.deps.chooser(book, seed)
		}
	}
}

// keep has a game saved in a new file of its own.
func (r *Root) keep(m *match.Match) {
	path := r.newSave(m.Start().Scenario)
	w, err := archive.Claim(path)
	if err != nil {
		w = archive.NewWriter(path) // it will say why it cannot write
	}
	r.saveTo(m, w)
}

// saveTo has a game saved by a writer.
func (r *Root) saveTo(m *match.Match, w *archive.Writer) {
	r.unclaim()
	r.writer = w
	m.SaveTo(r.writer, r.date)
}

// date is the date of a save.
func (r *Root) date() string { return r.deps.Now().Format(time.RFC3339) }

// newSave names a new file for a game of a scenario.
func (r *Root) newSave(scenario string) string {
	name := scenario + "-" + r.deps.Now().Format("20060102-150405")
	return r.freeFile(name)
}

// freeFile returns the path of a save that does not exist yet.
func (r *Root) freeFile(name string) string {
	name = archive.FileName(name)
	for i := 1; ; i++ {
		try := name
		if i > 1 {
			try += "-" + strconv.Itoa(i)
		}
		path := filepath.Join(r.deps.Saves, try+archive.Ext)
		if !archive.Exists(path) {
			return path
		}
	}
}

// review shows the replay of a saved game, which stays as it is. A fault is told; the
// result says whether there was none.
func (r *Root) review(path string) bool {
	g, err := archive.Read(path)
	if err == nil {
		var m *match.Match
		if m, err = r.open(g, match.Load); err == nil {
			r.pages.Push(r.replay(m, 0, nil))
			return true
		}
	}
	r.given.Fail("ui.fault.load", err)
	return false
}

// resume opens a saved game and shows its table. A fault is told; the result
// says whether there was none.
func (r *Root) resume(path string) bool { return r.resumeBy(path, match.Load) }

// resumeLast opens a saved game at its last position, without the log that led
// there.
func (r *Root) resumeLast(path string) bool { return r.resumeBy(path, match.Reopen) }

// opener makes a match of a saved game.
type opener func(rules.Rulebook, *archive.Game) (*match.Match, error)

func (r *Root) resumeBy(path string, how opener) bool {
	m, err := r.reopen(path, how)
	if archive.Taken(err) {
		r.pages.Push(&taken{r, m, r.pages.Top()})
		return true
	}
	if err != nil {
		r.given.Fail("ui.fault.load", err)
		return false
	}
	if n := m.Note(); n.Key != "" {
		r.pages.Tell(r.deps.Words.Say(n, caption.Names(m)))
	}
	r.table(m)
	return true
}

// reopen opens a saved game and lets it be saved on: in its own file, a copy in
// a new one. An older generation takes the place of its damaged save, which is
// told. With the error of archive.Taken comes the match, saved nowhere.
func (r *Root) reopen(path string, how opener) (*match.Match, error) {
	g, err := archive.Read(path)
	if err != nil {
		return nil, err
	}
	m, err := r.open(g, how)
	if err != nil {
		return nil, err
	}
	if g.Copy {
		r.keep(m)
		return m, nil
	}
	save := saveOf(path)
	w, err := r.claim(save)
	if err != nil {
		return m, err
	}
	if save != path {
		if err := archive.Mend(save); err != nil {
			r.pages.Tell(r.given.Words.Explain(err))
			r.keep(m)
			return m, w.Close()
		}
		r.pages.Tell(r.word("ui.load.mended"))
	}
	r.saveTo(m, w)
	return m, nil
}

// open makes a match of a saved game, with its computer players.
func (r *Root) open(g *archive.Game, how opener) (*match.Match, error) {
	book, ok := scenarios.Book(g.Book)
	if !ok {
		return nil, rules.Fault("fault.save.system", "this is a game of %q, which this version of Grognard does not play", g.Book).In(g.File)
	}
	if g.Dice == archive.DiceHand { // an older save, or one of the umpire's: nobody types in cards at a screen
		g.Dice = archive.DiceReal
	}
	m, err := how(book, g)
	if err != nil {
		return nil, err
	}
	for i, p := range g.Players {
		if p.Computer {
			m.SetChooser(rules.Side(i), r.deps.chooser(book, g.Seed))
		}
	}
	return m, nil
}

// saveOf is the save that an older generation of it belongs to.
func saveOf(path string) string {
	if i := strings.LastIndex(path, archive.Ext); i >= 0 {
		return path[:i+len(archive.Ext)]
	}
	return path
}

// table shows a game above the title.
func (r *Root) table(m *match.Match) *table.Table {
	r.saves++
	go debug.FreeOSMemory() // of the log that was played again
	t := newTable(r, m)
	r.pages.Home(t)
	return t
}

// newTable lays a game out.
func newTable(r *Root, m *match.Match) *table.Table {
	var t *table.Table
	t = table.New(table.Deps{
		Words: r.deps.Words, Store: r.deps.Store, Metrics: r.deps.Metrics, Bake: r.baker(r.measured(m)), Country: r.spare,
		Pace:     r.pace,
		OneClick: func() bool { return r.prefs.OneClick },
		EdgePan:  func() bool { return r.prefs.EdgePan },
		Kept:     r.keptTable,
		Keep:     r.keepTable,
		Fights:   r.fights,
		Lens:     func() bool { return r.prefs.Lens },
		SetLens:  r.setLens,
		Slip:     func() float64 { return r.prefs.Slip() },
		Unsaved:  r.unsaved,
		Menu:     func() { r.openMenu(m, t) },
		HandOver: func() { r.handOver(m, t) },
		Rule:     func(clause string) { r.read(m.Book(), clause) },
		Replay:   func(answer int) { r.pages.Push(r.replay(m, answer, nil)) },
		Over:     func() { r.pages.Push(r.ended(m)) },
		Save:     func() { r.pages.Push(newSaveAs(r, m, t)) },
		Load:     func() { r.pages.Push(r.list()) },
		Armies:   r.armies.Files(m.Book(), func() page.Page { return t }, func() string { return "" }),
		Failed:   func(err error) { r.given.Fail("ui.fault.play", err) },
	}, m)
	return t
}

// keptTable is how the player likes his table.
func (r *Root) keptTable() table.Kept {
	k := table.Kept{NoMinimap: !r.prefs.Minimap}
	switch r.prefs.Log {
	case "pinned":
		k.Log = table.Pinned
	case "free":
		k.Log = table.Loose
	}
	return k
}

// keepTable remembers it.
func (r *Root) keepTable(k table.Kept) {
	p := r.prefs
	p.Minimap, p.Log = !k.NoMinimap, prefs.Logs()[k.Log]
	r.setPrefs(p)
}

// setLens switches the threat lens, for all games.
func (r *Root) setLens(on bool) {
	p := r.prefs
	p.Lens = on
	r.setPrefs(p)
}

// fights is how much is shown of a fight.
func (r *Root) fights() combat.Show {
	switch r.prefs.Fights {
	case "short":
		return combat.Short
	case "dice":
		return combat.DiceOnly
	}
	return combat.Full
}

// pace is how fast things move on the table.
func (r *Root) pace() anim.Pace {
	p := anim.Pace{Speed: r.prefs.Pace(), Reduced: r.prefs.ReducedMotion}
	if p.Speed == 0 {
		p.Speed = -1 // at once
	}
	return p
}

// measured reports whether anybody may measure in a match: else the frame of
// its table shows no inches.
func (r *Root) measured(m *match.Match) bool {
	v := m.View()
	return v == nil || !v.Blind
}

// baker paints the ground of maps in the theme of the moment.
func (r *Root) baker(measured bool) board.Baker {
	return r.deps.ground(ground.Options{Unnamed: true, Unmeasured: !measured})
}
