// Package caption says on all pages alike what systems, games and armies are called, how
// far a game has come, and what went wrong.
package caption

import (
	"errors"
	"strconv"
	"time"

	"grognard/game/archive"
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// Words are the words of the program, with those that pages put together from them.
type Words struct {
	*lang.Catalog
	titles map[[2]string]scenarios.Words // of scenarios, by system and name
}

// New speaks with the words of a catalogue.
func New(c *lang.Catalog) *Words {
	return &Words{Catalog: c, titles: map[[2]string]scenarios.Words{}}
}

// Names tells what the things of a game are called.
func Names(m *match.Match) lang.Names {
	return lang.NamesOf(m.Book(), m.Position().View(rules.Chance))
}

// Book is the name of a rulebook, even one this program lacks.
func (w *Words) Book(book string) string {
	if key := "ui.system." + book + ".name"; w.Has(key) {
		return w.Word(key)
	}
	return book
}

// When is a moment, in the computer's time, as somebody says it now.
func (w *Words) When(at, now time.Time) string {
	at, now = at.Local(), now.Local()
	key := "ui.date"
	switch day := now.AddDate(0, 0, -1); {
	case at.Year() == now.Year() && at.YearDay() == now.YearDay():
		key = "ui.date.today"
	case at.Year() == day.Year() && at.YearDay() == day.YearDay():
		key = "ui.date.yesterday"
	}
	return at.Format(w.Word(key))
}

// Army is what an army is called.
func (w *Words) Army(a rules.Army) string {
	if a.Called != "" {
		return w.Word(a.Called)
	}
	return w.Word("nation." + a.Nation)
}

// Game is the title of a game: the one that a player has given it, else that of its
// scenario, whatever language it was begun in; "" if there is neither.
func (w *Words) Game(book, scenario, title string) string {
	at := [2]string{book, scenario}
	known, ok := w.titles[at]
	if !ok {
		if info, _, err := scenarios.Open(book, scenario); err == nil {
			known = info.Title
		}
		w.titles[at] = known // a list asks in every frame
	}
	if known.EN != "" && (title == "" || title == known.EN || title == known.IT) {
		return known.In(w.Language())
	}
	return title
}

// Battle is the title of the battle of a game that a player has called otherwise; "" where he has not, or where it has none.
func (w *Words) Battle(battle scenarios.Words, title string) string {
	if title == "" || title == battle.EN || title == battle.IT {
		return ""
	}
	return battle.In(w.Language())
}

// Called is what a game is called, with its battle where a player has called it otherwise: "Before supper (Waterloo)".
func (w *Words) Called(book string, s match.Start) string {
	name := w.Game(book, s.Scenario, s.Title)
	if battle := w.Battle(scenarios.TitleOf(book, s.Scenario, s.Data), s.Title); battle != "" {
		return w.Word("ui.game.called", name, battle)
	}
	return name
}

// Save names a saved game: by its title, or else by that of its scenario, or by its
// system.
func (w *Words) Save(h *archive.Header) string {
	if s := w.Game(h.Book, h.Scenario, h.Title); s != "" {
		return s
	}
	return w.Book(h.Book)
}

// Moment says how far a saved game has come.
func (w *Words) Moment(h *archive.Header) string {
	switch {
	case h.Over != "":
		return w.Word("ui.load.over")
	case h.Turn == 0:
		return w.Word("ui.load.setup")
	}
	return w.Word("ui.load.turn", h.Turn)
}

// Counted is what a number counts: in the words of its gauge, or at more length.
func (w *Words) Counted(book rules.Rulebook, g *rules.Gauge) string {
	key := book.Prefix() + ".gauge." + string(g.Key)
	if long := key + ".course"; w.Has(long) {
		key = long
	}
	return w.Word(key)
}

// Score is what stands beside the arms of a side: its number, and out of how many.
func Score(g *rules.Gauge) (n, of string) {
	if g.Of > 0 {
		of = "/" + strconv.Itoa(g.Of)
	}
	return strconv.Itoa(g.N), of
}

// Explain tells an error in the player's language: a file with its place, rules that
// failed with the place of the dump.
func (w *Words) Explain(err error) string {
	var crash *match.Crash
	var why rules.Reason
	switch {
	case errors.As(err, &crash) && crash.Dump != "":
		return w.Word("fault.crash.dump", w.Book(crash.Book), crash.Dump, crash.At)
	case errors.As(err, &crash) && crash.Save != nil:
		return w.Word("fault.crash.lost", w.Book(crash.Book), w.Fault(crash.Save), crash.At)
	case errors.As(err, &crash):
		return w.Word("fault.crash", w.Book(crash.Book), crash.At)
	case errors.As(err, &why) && why.Text.A|why.Text.B|why.Text.C == 0:
		return w.Say(why.Text, lang.Names{})
	case errors.As(err, &why): // it would take a game to name what it speaks of
		return w.Word("fault.forbidden", why.Rule)
	}
	return w.Fault(err)
}
