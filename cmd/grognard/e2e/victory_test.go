//go:build gpu

package e2e

import (
	"io/fs"
	"testing"

	"grognard/assets"
	"grognard/game/lang"
	"grognard/rules"
)

func TestTwoPlayersPlayAnHourBeforeDuskToNightfall(t *testing.T) {
	whole(t, "man-02-before-dusk", settings{"en", "1280x720", 20})
}

func TestDueGiocatoriPortanoPrimiOrdiniAllaVittoria(t *testing.T) {
	whole(t, "man-01-first-orders", settings{"it", "1920x1080", 8})
}

// whole plays a scenario from the title to its end and back to the title.
func whole(t *testing.T, scenario string, s settings) {
	folder := t.TempDir()
	w := open(t, folder, s)
	g := begin(w, folder, scenario)
	g.play(func() bool { return false })
	g.won()
	g.click("button.title")
	g.await("system.manoeuvre")
	if g.has("button.continue") {
		t.Error("a finished game can be gone on with")
	}
	g.click("button.quit")
	g.quit()
	t.Logf("%d answers, %d changes of place, %d clicks", g.gave, g.turns, g.clicks)
}

// begin walks from the title to the table of a scenario.
func begin(w *window, folder, scenario string) *game {
	w.t.Helper()
	w.await("system.manoeuvre")
	w.picture("title")
	w.click("system.manoeuvre")
	w.click("scenario." + scenario)
	w.picture("browser")
	w.click("button.start")
	return join(w, folder)
}

// won sees that the window tells who has won, that the save does, and that the
// umpire comes to the same.
func (g *game) won() {
	g.t.Helper()
	g.await("button.review")
	g.picture("summary")
	res := g.save.m.Result()
	if !res.Over || res.Winner == rules.Chance {
		g.t.Fatalf("nobody has won: %+v", res)
	}
	words := catalog(g.t, g.lang)
	who := words.Side(res.Winner, lang.NamesOf(g.save.m.Book(), g.save.m.Position().View(rules.Chance)))
	want := words.Word("ui.end.won", who)
	g.until("the title "+want, func() bool { return g.title() == want })
	g.save.verify()
	if over := g.save.file().Over; over != [...]string{"first", "second"}[res.Winner] {
		g.t.Errorf("%s has won, and the save says %q", who, over)
	}
	g.t.Logf("%s, turn %d, %s", want, g.save.m.Position().View(rules.Chance).Turn, words.Word(res.Why.Key))
}

func catalog(t *testing.T, tag string) *lang.Catalog {
	t.Helper()
	files, err := fs.Sub(assets.Lang, "lang")
	if err != nil {
		t.Fatal(err)
	}
	c, err := lang.Load(files)
	if err != nil {
		t.Fatal(err)
	}
	if !c.Use(tag) {
		t.Fatalf("there is no language %q", tag)
	}
	return c
}
