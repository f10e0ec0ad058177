package screen

import (
	"cmp"
	"time"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	kept "grognard/game/series"
	"grognard/render/screen/end"
	"grognard/render/screen/series"
	"grognard/render/table"
	"grognard/rules"
)

// seriesPage is the page of games that belong together, at one of them.
func (r *Root) seriesPage(id string) *series.Page {
	r.tagged.all = nil // a game may have ended since
	strength := func() string { return cmp.Or(r.prefs.Strength, prefs.Default().Strength) }
	return series.New(&r.given, id, series.Doors{
		Folder: &r.series, Now: r.deps.Now, Seed: r.deps.seed,
		Strength: strength, SetStrength: r.setStrength,
		Temper: func() string { return r.prefs.Temper }, SetTemper: r.setTemper,
		Armies: func(book rules.ArmyBuilder) (all []series.Army) {
			for _, a := range r.armies.Sound(book) {
				all = append(all, series.Army(a))
			}
			return all
		},
		Play:   r.playSeries,
		Replay: func(path string) { r.review(path) },
		Saved:  r.savedGame,
		Fault:  r.fault,
	})
}

// savedGame is the save of a game of a series that is over, "" if there is none any more.
func (r *Root) savedGame(tag string) string {
	if r.tagged.folder != r.saves || r.tagged.all == nil { // the page asks in every frame
		r.tagged.folder, r.tagged.all = r.saves, map[string]string{}
		all, _ := archive.List(r.deps.Saves) // the page of saves tells why it cannot be read
		for i := range all {
			if h := &all[i].Header; h.Series != "" && h.Over != "" && !h.Copy && all[i].Err == nil {
				r.tagged.all[h.Series] = all[i].Path
			}
		}
	}
	return r.tagged.all[tag]
}

// tagged are saves by the series that they belong to.
type tagged struct {
	folder int // number of changes of the folder when it was listed
	all    map[string]string
}

// beginSeries begins a match of two games: the first of them is the one that is given.
func (r *Root) beginSeries(book rules.Rulebook, how match.Start) {
	s := &kept.Series{Kind: kept.Match, Title: how.Title, Book: book.Name(), Scenario: how.Scenario, Data: how.Data, Set: how.Set,
		Seed: how.Seed, Open: how.Open, Who: how.Players, Dice: match.DiceOf(how.Dice)}
	if err := r.series.New(s, how.Scenario); err != nil {
		r.fault(err)
		return
	}
	r.playSeries(s)
}

// playSeries plays the next game of a series: goes on with it, or begins it.
func (r *Root) playSeries(s *kept.Series) {
	if path := r.series.Going(s); path != "" {
		r.resume(path)
		return
	}
	g, err := s.Next()
	var m *match.Match
	if err == nil {
		m, err = s.Begin(g, r.gameTitle(s, g))
	}
	if err != nil {
		r.given.Fail("ui.fault.start", err)
		return
	}
	m.SetAuto(r.prefs.AutoAnswer)
	m.SetCrashDir(r.deps.Crashes)
	for i, p := range m.Start().Players {
		if p.Computer {
			m.SetChooser(rules.Side(i), r.deps.chooser(g.Book, m.At(0), m.Start().Seed, p.Name))
		}
	}
	r.keeper.Keep(m)
	r.table(m)
}

// gameTitle is what the save of a game of a series is called.
func (r *Root) gameTitle(s *kept.Series, g *kept.Game) string {
	switch s.Kind {
	case kept.Campaign:
		plan, err := s.Plan()
		if err != nil {
			return s.Title
		}
		lang := r.deps.Words.Language()
		return r.deps.Words.About(plan.Title.In(lang), g.Title.In(lang))
	case kept.Tournament:
		return r.word("ui.series.game", r.word("ui.series.tournament."+s.Mode), g.N, s.Games())
	}
	return r.word("ui.series.game", s.Title, g.N, s.Games())
}

// count takes the result of the game on the table in as soon as it is over, seen or not.
func (r *Root) count() {
	for _, p := range r.pages.All() {
		t, is := p.(*table.Table)
		if !is || t.Match().Start().Series == "" || t.Match() == r.counted || !t.Match().Result().Over {
			continue
		}
		r.counted = t.Match()
		if _, err := r.series.Over(r.counted); err != nil {
			r.fault(err)
		}
		r.drafts++ // the title shows what there is to go on with
	}
}

// seriesOf is what the page of a game that is over says of its series; nil: it belongs to none.
func (r *Root) seriesOf(m *match.Match) *end.Series {
	s, err := r.series.Over(m)
	if err != nil {
		r.fault(err)
	}
	if s == nil {
		return nil
	}
	show := func() { r.pages.Home(r.seriesPage(s.ID)) }
	switch {
	case s.Kind == kept.Campaign:
		return &end.Series{Label: r.word("ui.end.series.campaign"), Open: show}
	case s.Over():
		return &end.Series{Label: r.word("ui.end.series.result"), Open: show}
	case s.Kind == kept.Match:
		return &end.Series{Label: r.word("ui.end.series.next"), Open: func() { r.playSeries(s) }}
	}
	return &end.Series{Label: r.word("ui.end.series.table"), Open: show}
}

// lastSeries is the series to go on with: the one played last of those that are not over.
func (r *Root) lastSeries() (title string, at time.Time, open func(), ok bool) {
	all, _ := r.series.Files() // the page of series tells what is wrong
	for i := range all {
		s := all[i].Series
		if s == nil || s.Over() {
			continue
		}
		when, err := time.Parse(time.RFC3339, s.Date)
		if err != nil {
			continue
		}
		title := s.Title
		switch s.Kind {
		case kept.Campaign:
			if plan, err := s.Plan(); err == nil {
				title = plan.Title.In(r.deps.Words.Language())
			}
		case kept.Tournament:
			title = r.word("ui.series.tournament." + s.Mode)
		}
		return title, when, func() { r.pages.Push(r.seriesPage(s.ID)) }, true
	}
	return "", time.Time{}, nil, false
}

// deleteSave deletes a save; what it came to is in its series before.
func (r *Root) deleteSave(path string) (*archive.Deleted, error) {
	if err := r.series.Before(path); err != nil {
		return nil, err
	}
	return r.keeper.Delete(path)
}

// openSeries opens the page of games that belong together; nil: they are not kept.
func (r *Root) openSeries() func() {
	if r.deps.Series == "" {
		return nil
	}
	return func() { r.pages.Push(r.seriesPage("")) }
}
