package title

import (
	"fmt"
	"path/filepath"
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/game/battles"
	"grognard/game/prefs"
	"grognard/game/workshop"
	"grognard/render/screen/pagetest"
	"grognard/scenarios"
)

// opened is a title over a folder of saves.
func opened(d *pagetest.Pages, folder string, doors Doors) *Page {
	doors.Seen, doors.Country, doors.Folder = func() int { return 0 }, func() {}, folder
	doors.Built = func() (workshop.Battle, string, bool) { return workshop.Battle{}, "", false }
	doors.Now = func() time.Time { return time.Date(2026, 5, 1, 10, 0, 0, 0, time.UTC) }
	t := New(&d.Deps, doors)
	d.Put(t)
	d.Settle()
	return t
}

// finished writes a save of a battle that was won.
func finished(t *testing.T, folder, book, id string) {
	t.Helper()
	info, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	g := pagetest.Played(t, 5).Save()
	g.Book, g.Scenario, g.Title, g.Data, g.Over, g.Open = book, id, info.Title.EN, data, "first", false
	g.Players[1].Computer = true
	if err := archive.Write(filepath.Join(folder, id+archive.Ext), g); err != nil {
		t.Fatal(err)
	}
}

// Who has never played is asked nothing but the guided battle; who has is suggested a battle that he has not played, by
// its title, its system and how long it takes, and a click leads to it. The list of all battles is there for both.
func TestABattleSuggestsItselfToWhoHasPlayed(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for _, w := range [][3]int{{1280, 720, 100}, {1280, 720, 160}, {1280, 720, 200}, {1920, 1080, 100}} {
			p := prefs.Default()
			p.Language, p.TextSize = lang, w[2]
			where := fmt.Sprintf("title-suggest-%s-%d-%d", lang, w[0], w[2])
			found := 0
			d := pagetest.Open(t, w[0], w[1], p)
			opened(d, t.TempDir(), Doors{Find: func() { found++ }})
			if d.Has("button.suggest") {
				t.Errorf("%s: who has never played is suggested a battle", where)
			}
			if d.Click("button.find"); found != 1 {
				t.Errorf("%s: the button finds nothing", where)
			}
			folder := t.TempDir()
			finished(t, folder, "ccn", "ccn-01-rolica-first")
			finished(t, folder, "musket", "marengo-1800")
			var chosen *battles.Entry
			d = pagetest.Open(t, w[0], w[1], p)
			page := opened(d, folder, Doors{Choose: func(e *battles.Entry) { chosen = e }})
			d.Shot(where)
			d.Readable(where)
			d.Buttoned(where)
			if w[2] > 100 && !d.Has("button.suggest") { // no room for a sentence
				continue
			}
			if d.Has("button.lesson") {
				t.Errorf("%s: who has battles behind him is taken for a newcomer", where)
			}
			e := &page.offer.battle
			d.Click("button.suggest")
			if chosen == nil || chosen.ID != e.ID || e.ID == "ccn-01-rolica-first" || e.ID == "marengo-1800" || e.Book != "ccn" && e.Book != "musket" {
				t.Errorf("%s: %+v is suggested, %+v chosen", where, e.Info, chosen)
			}
			for _, said := range []string{e.Title.In(lang), d.Deps.Words.Book(e.Book), page.howLong(e.Minutes)} {
				if !d.Reads(said) {
					t.Errorf("%s: it does not say %q", where, said)
				}
			}
		}
	}
}

// The first picture does not wait for hundreds of saves: what is suggested comes when they are read.
func TestTheTitleDoesNotWaitForASuggestion(t *testing.T) {
	folder := t.TempDir()
	finished(t, folder, "ccn", "ccn-01-rolica-first")
	data := pagetest.Played(t, 5).Save()
	for i := range 60 {
		if err := archive.Write(filepath.Join(folder, fmt.Sprintf("%d%s", i, archive.Ext)), data); err != nil {
			t.Fatal(err)
		}
	}
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	page := New(&d.Deps, Doors{Seen: func() int { return 0 }, Country: func() {}, Folder: folder, Now: time.Now, Built: func() (workshop.Battle, string, bool) { return workshop.Battle{}, "", false }})
	d.Stack.Push(page)
	for i := 0; i < 9000 && (i < 2 || page.listing != nil); i++ {
		if d.Tick(); page.listing != nil && (!d.Last.Pending || d.Has("button.suggest")) {
			t.Fatal("nobody is told that the saves are being read")
		}
		time.Sleep(time.Millisecond)
	}
	if d.Settle(); !d.Has("button.suggest") || !d.Has("button.continue") {
		t.Errorf("once the saves are read there are %s", d.Names())
	}
}
