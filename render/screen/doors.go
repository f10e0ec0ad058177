package screen

import (
	"slices"

	"grognard/game/archive"
	"grognard/game/chronicle"
	"grognard/game/keeper"
	"grognard/game/keymap"
	"grognard/game/lesson"
	"grognard/game/match"
	kept "grognard/game/report"
	"grognard/game/study"
	"grognard/render/screen/about"
	"grognard/render/screen/browser"
	"grognard/render/screen/end"
	"grognard/render/screen/keys"
	"grognard/render/screen/options"
	"grognard/render/screen/page"
	"grognard/render/screen/reader"
	"grognard/render/screen/replay"
	"grognard/render/screen/replay/compare"
	"grognard/render/screen/report"
	"grognard/render/screen/title"
	"grognard/render/screen/workshop"
	"grognard/render/table"
	"grognard/render/table/mapview"
	"grognard/render/table/panel/keylist"
	"grognard/rules"
	"grognard/scenarios"
)

// title is the first page.
func (r *Root) title() page.Page {
	return title.New(&r.given, title.Doors{
		Folder: r.deps.Saves, Seen: r.changed, Find: func() { r.pages.Push(r.index()) }, Choose: r.browseAt, Now: r.deps.Now,
		Country: func() {
			if !r.deps.NoArt {
				r.country.Order()
			}
		},
		Continue: func(path string) { r.resume(path) },
		Browse:   func(book rules.Rulebook) { r.pages.Push(r.browse(book)) },
		Learn:    r.learn,
		Workshop: func() { r.pages.Push(r.lastShelf()) },
		Built:    r.lastBattle, Build: r.openBattle,
		Last: r.lastSeries, Series: r.openSeries(),
		Load:    func() { r.pages.Push(r.list()) },
		Options: func() { r.pages.Push(r.options()) },
		About:   func() { r.pages.Push(r.about()) },
		Quit:    func() { r.quit = true },
	})
}

// browse is the page with the scenarios of a system.
func (r *Root) browse(book rules.Rulebook) page.Page {
	var change func(name string, data []byte)
	if w, ok := book.(rules.Workshop); ok && r.deps.Battles != "" {
		change = func(name string, data []byte) { r.copyBattle(w, name, string(data)) }
	}
	var learn func()
	if lesson.Has(book) {
		learn = func() { r.learn(book) }
		r.welcome(book)
	}
	var double func(match.Start)
	if r.deps.Series != "" {
		double = func(how match.Start) { r.beginSeries(book, how) }
	}
	strength, setStrength := r.strength(book)
	return browser.New(&r.given, book, browser.Doors{
		Change: change, Own: func() []string { return r.ownOf(book.Name()) }, Learn: learn, Double: double, Find: r.finding(book.Name()),
		Who: &r.who, Strength: strength, SetStrength: setStrength,
		Temper: func() string { return r.prefs.Temper }, SetTemper: r.setTemper, Seed: r.deps.seed, Armies: r.build,
		Start: func(how match.Start, army []byte) {
			how.Auto = r.prefs.AutoAnswer
			if how.Players[0].Computer || how.Players[1].Computer {
				r.setStrength(strength()) // the next battle begins with the same
			}
			r.start(book, how, army)
		},
	})
}

// build opens the page on which armies are put together outside of a game.
func (r *Root) build(book rules.ArmyBuilder, march func(army []byte)) {
	p, err := r.armies.Build(book, march)
	if err != nil {
		r.given.Fail("ui.fault.start", err)
		return
	}
	r.pages.Push(p)
}

// ended is the page of a game that is over.
func (r *Root) ended(m *match.Match) page.Page {
	return end.New(&r.given, m, end.Doors{
		Replay: func(answer int, told *chronicle.Chronicle) { r.pages.Push(r.replay(m, answer, told, nil)) },
		Study: func(told *chronicle.Chronicle) {
			p := r.replay(m, m.Len(), told, nil)
			p.Study()
			r.pages.Push(p)
		},
		Title: func() { r.pages.Home(nil) },
		Again: func(how match.Start) {
			how.Seed, how.Series = r.deps.seed(), ""
			how.Dice = match.Again(how.Dice, how.Seed)
			r.start(m.Book(), how, nil)
		},
		Shot:   r.deps.Shot,
		Report: r.reporter(),
		Series: r.seriesOf(m),
	})
}

// reporter puts a game on paper, from a position of it for the map alone; told is its course, nil if
// that is not known. Nil where there is no folder for it.
func (r *Root) reporter() func(m *match.Match, at *rules.Position, told *chronicle.Chronicle) {
	if r.deps.Shared == "" {
		return nil
	}
	return func(m *match.Match, at *rules.Position, told *chronicle.Chronicle) {
		game := kept.Take(m)
		game.Told = told
		doors := report.Doors{Folder: r.deps.Shared, Say: r.folder}
		if r.deps.Folder != nil {
			doors.Show = r.showFolder
		}
		r.pages.Push(report.New(&r.given, game, at, r.pages.Top(), doors))
	}
}

// replay is the page on which a game is shown again and studied, from an answer on. told is its course,
// nil if that is not known. notes is where that is written which is to be kept with the game; nil: in the save of
// the match.
func (r *Root) replay(m *match.Match, answer int, told *chronicle.Chronicle, notes *keeper.Notes) *replay.Page {
	setUp := func(m *match.Match, answer int) { r.setUpFrom(m, m.At(answer)) }
	if _, can := m.Book().(rules.Workshop); !can || r.deps.Battles == "" {
		setUp = nil
	}
	var keep func([]archive.Part)
	closed := func() {}
	if notes != nil {
		keep, closed = notes.Keep, notes.Close
	}
	k := study.Of(m, keep)
	for _, err := range k.Lost()[len(m.Lost()):] { // of those before it was told when the save was opened
		r.given.Tell(r.given.Words.Explain(err))
	}
	return replay.New(&r.given, k, answer, told, replay.Doors{
		SetUp: setUp, Seed: r.deps.seed, Closed: closed,
		Bake: r.baker(r.measured(m)), Country: r.spare,
		Game: func() bool {
			_, on := r.pages.Below().(*table.Table)
			return on
		},
		Branch: func(answer int) { r.branch(m, answer) },
		Try: func(m *match.Match, name string) {
			m.SetAuto(r.prefs.AutoAnswer)
			m.SetCrashDir(r.deps.Crashes)
			t := newTable(r, m, nil)
			t.Study(name, r.pages.Pop)
			r.pages.Push(t)
		},
		Compare: func(names [2]string, m [2]*match.Match) { r.pages.Push(compare.New(&r.given, k, names, m)) },
		Report:  r.reporter(),
	})
}

// branch plays on from after an answer of a game, in a game and a save of its own.
func (r *Root) branch(from *match.Match, answer int) {
	m, err := from.Branch(answer, r.deps.seed())
	if err != nil {
		r.given.Fail("ui.fault.branch", err)
		return
	}
	r.keeper.Keep(m)
	r.table(m)
}

// options is the page of settings.
func (r *Root) options() page.Page {
	return options.New(&r.given, options.Doors{Get: r.Prefs, Set: r.setPrefs, Rules: r.anyRules, Keys: func() { r.pages.Push(r.keysPage()) }})
}

// keysPage is the page on which keys are moved.
func (r *Root) keysPage() page.Page {
	return keys.New(&r.given, keys.Doors{
		Get: func() keymap.Map { return r.ui.Keys },
		Set: func(m keymap.Map) {
			p := r.prefs
			p.Keys = m.String()
			r.setPrefs(p)
		},
		Meanings: append(keylist.Keys[:], workshop.Keys()...), Overlays: mapview.OverlayLetters(),
	})
}

// about is the page on the program.
func (r *Root) about() page.Page { return about.New(&r.given, r.anyRules) }

// anyRules are those of the game on the table, or the first that can be played: what there
// is to read on a page that belongs to no system.
func (r *Root) anyRules() (rules.Rulebook, string) {
	for _, p := range slices.Backward(r.pages.All()) {
		if t, on := p.(*table.Table); on {
			return t.Match().Book(), ""
		}
	}
	return scenarios.Books()[0], ""
}

// read opens the rules over the page on top. Without a rulebook there is nothing to read.
func (r *Root) read(book rules.Rulebook, clause string) {
	if book == nil || r.pages.Turning() {
		return
	}
	r.pages.Push(reader.New(&r.given, book, clause, r.pages.Top()))
}
