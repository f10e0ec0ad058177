package saves

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
)

// stored writes saves of a few systems and players, one of them damaged, and opens the page.
func stored(t *testing.T, w, h int, p prefs.Prefs) (*pagetest.Pages, *Page) {
	t.Helper()
	d := pagetest.Open(t, w, h, p)
	folder := t.TempDir()
	named := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Title: "Before supper", Open: true, Seed: 3, Players: [2]match.Player{{Name: "Jérôme"}, {Name: "Murat"}}})
	pagetest.Store(t, folder, pagetest.Played(t, 5), named, pagetest.Fought(t, "ccn", "ccn-01-rolica-first", 5, 20), pagetest.Fought(t, "ccn", "ccn-12-waterloo", 5, 20), pagetest.Fought(t, "eagles", "three-elms-crossroads", 5, 20))
	if err := os.WriteFile(filepath.Join(folder, "torn.grog"), []byte("grognard save 1\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	return d, list(d, folder)
}

// shown are the saves of the list by the names of their files.
func (l *Page) shown() string {
	var all []string
	for i := range l.list {
		all = append(all, strings.TrimSuffix(filepath.Base(l.list[i].Path), archive.Ext))
	}
	return strings.Join(all, " ")
}

// learned waits until the nations of all saves are known.
func learned(d *pagetest.Pages, l *Page) {
	for i := 0; i < 2000 && !l.search.done; i++ {
		time.Sleep(time.Millisecond)
		d.Tick()
	}
	d.Long()
}

// Whatever is typed on the page narrows the list: titles, battles, players, nations and dates, in any order, with
// or without accents and capitals.
func TestWhatIsTypedNarrowsTheList(t *testing.T) {
	for lang, all := range map[string]map[string]string{
		"en": {"WATER": "3", "first orders": "0 1", "rolica": "2", "Roliça": "2", "supper": "1", "jerome": "1", "murat jer": "1", "portugal": "", "prussia": "4", "britain france": "0 1 2 3", "colors water": "3", "1 may": "0 1 2 3 4", "09:28": "2", "torn": "torn", "supper water": ""},
		"it": {"primi ordini": "0 1", "prussia": "4", "bretagna": "0 1 2 3", "05/2026": "0 1 2 3 4"},
	} {
		p := prefs.Default()
		p.Language = lang
		d, l := stored(t, 1280, 720, p)
		if l.shown() != "torn 0 1 2 3 4" {
			t.Fatalf("there are %s", l.shown())
		}
		for text, want := range all {
			if d.Typed(text); l.search.text != text {
				t.Fatalf("typing %q looks for %q", text, l.search.text)
			}
			if learned(d, l); l.shown() != want {
				t.Errorf("%s, %q: %q is found, not %q", lang, text, l.shown(), want)
			}
			if want == "" && !d.Says("“"+text+"”") && !d.Says("«"+text+"»") {
				t.Errorf("%s, %q: nothing is found, and nothing says so", lang, text)
			}
			d.Key("Escape")
			if l.search.text != "" || l.shown() != "torn 0 1 2 3 4" || d.Stack.Below() == nil {
				t.Fatalf("Escape leaves %q and %s", l.search.text, l.shown())
			}
		}
	}
}

// The search works beside the choice of a system, with the keys that move the choice, and with the mouse.
func TestASearchGoesWithTheSystemAndTheKeys(t *testing.T) {
	d, l := stored(t, 1280, 720, prefs.Default())
	opened := ""
	l.doors.Open = func(path string) bool { opened = filepath.Base(path); return true }
	d.Typed("o")
	d.Click("saves.ccn")
	if l.shown() != "2 3" {
		t.Errorf("of one system %s is found", l.shown())
	}
	d.Click("field.search")
	d.Typed("r")
	d.Key("Backspace", "Down", "Right")
	if l.at != 1 || l.search.text != "o" {
		t.Errorf("%d is chosen, %q looked for", l.at, l.search.text)
	}
	if d.Key("Delete"); l.left != nil {
		t.Error("a key that is meant for the text deletes a game")
	}
	if d.Key("Enter"); opened != "3.grog" {
		t.Errorf("Enter opens %q", opened)
	}
	d.Click("button.search.clear")
	if l.search.text != "" || l.shown() != "2 3" {
		t.Errorf("cleared there are %s", l.shown())
	}
	if d.Key("Right"); l.at != 1 {
		t.Errorf("the keys do not go to the list any more: %d is chosen", l.at)
	}
	d.In.Held.Ctrl = true
	d.Key("F")
	d.In.Held.Ctrl = false
	if d.Typed("rol"); l.shown() != "2" || l.at != 0 {
		t.Errorf("after Ctrl+F %s is found, %d chosen", l.shown(), l.at)
	}
	d.Key("Escape", "Escape")
	if d.Stack.Below() != nil {
		t.Error("Escape does not leave the page once nothing is looked for")
	}
}

// Ctrl+F looks for something else instead, and a space on a card opens it as ever.
func TestASpaceBeginsNoSearch(t *testing.T) {
	d, l := stored(t, 1280, 720, prefs.Default())
	l.doors.Open = func(string) bool { return true }
	d.In.Keys, d.In.Text = []paint.Key{"Space"}, " "
	d.Settle()
	if l.search.text != "" || d.Ctx.Focused(searchName) {
		t.Errorf("a space looks for %q", l.search.text)
	}
	d.Typed("water")
	d.In.Held.Ctrl = true
	d.Key("F")
	d.In.Held.Ctrl = false
	if d.Typed("rol"); l.search.text != "rol" {
		t.Errorf("it is looked for %q", l.search.text)
	}
	opened := ""
	l.doors.Open = func(path string) bool { opened = filepath.Base(path); return true }
	d.Key("Escape", "Tab") // the ring shows
	d.Typed("water")
	if d.Key("Enter"); opened != "3.grog" {
		t.Errorf("Enter opens %q", opened)
	}
}

// Once the page is left nothing more is read.
func TestWhoLeavesThePageEndsTheReadingOfNations(t *testing.T) {
	d, l := stored(t, 1280, 720, prefs.Default())
	seen := l.doors.Seen
	seen.name(nil, func() {})
	l.Close()
	over := make(chan bool, 1)
	seen.learn(l.all, func() { over <- true })
	if <-over; len(seen.sides) != 1 {
		t.Errorf("%d saves are read", len(seen.sides))
	}
	d.Settle()
}
