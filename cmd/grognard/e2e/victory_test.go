//go:build gpu

// Package e2e plays whole games through the real window: the program runs on
// a display as a player would run it, and everything is done with the mouse.
// It needs Xvfb and xdotool.
//
//	go test -tags gpu ./cmd/grognard/e2e
package e2e

import (
	"io/fs"
	"testing"

	"grognard/assets"
	"grognard/game/lang"
	"grognard/rules"

	"github.com/google/go-cmp/cmp"
)

func TestTwoPlayersPlayToNightfallThroughAPowerCut(t *testing.T) {
	t.Parallel()
	s := settings{display: screen(t), folder: t.TempDir(), lang: "en", size: "1280x720", seed: 67}
	g := begin(open(t, s), "manoeuvre", "man-02-before-dusk")
	g.choose = curious{general{g.save.m.Book(), true}, map[string]bool{}}.choose
	g.play(func() bool { return g.gave >= 60 })
	g = g.resume()
	g.play(func() bool { return false })
	g.end()
}

func TestTwoPlayersPlayToVictoryInItalian(t *testing.T) {
	t.Parallel()
	s := settings{display: screen(t), folder: t.TempDir(), lang: "it", size: "1920x1080", seed: 552}
	g := begin(open(t, s), "manoeuvre", "man-01-first-orders")
	g.choose = curious{general{book: g.save.m.Book()}, map[string]bool{}}.choose
	g.play(func() bool { return false })
	g.end()
}

// begin walks from the title to the table of a scenario of a system, with some
// switches set.
func begin(w *window, system, scenario string, switches ...string) *game {
	w.t.Helper()
	w.await("system." + system)
	if w.has("button.continue") {
		w.t.Error("there is a game to go on with before the first")
	}
	w.picture("title")
	w.click("system." + system)
	w.scroll(w.awaitAny("scenario."), "scenario."+scenario)
	w.click("scenario." + scenario)
	w.click("who.two")
	for _, name := range switches {
		w.scroll("who.two", name)
		w.click(name)
	}
	w.picture("browser")
	w.click("button.start")
	return join(w)
}

// resume kills the program and goes on with its game in another window, where
// it must stand as it did.
func (g *game) resume() *game {
	g.t.Helper()
	before := g.save.file()
	g.kill()
	w := open(g.t, g.settings)
	w.picture("continue")
	w.click("button.continue")
	w.await("button.take-seat")
	n := join(w)
	if diff := cmp.Diff(before.Lines, n.save.file().Lines); diff != "" {
		g.t.Fatalf("the answers after the power cut (-before +after):\n%s", diff)
	}
	if a, b := g.save.m.Position(), n.save.m.Position(); a.Board().Hash() != b.Board().Hash() {
		g.t.Fatal("another position after the power cut")
	}
	n.away, n.choose = true, g.choose
	n.gave, n.turns, n.clicks = g.gave, g.turns, n.clicks+g.clicks
	return n
}

// end sees that the window tells who has won, that the save says the same, and
// that the umpire comes to it too; then it ends the program.
func (g *game) end() {
	g.t.Helper()
	g.goOn("button.review")
	g.picture("summary")
	res := g.save.m.Result()
	if !res.Over {
		g.t.Fatalf("the game is not over: %+v", res)
	}
	words := catalog(g.t, g.lang)
	names := lang.NamesOf(g.save.m.Book(), g.save.m.Position().View(rules.Chance))
	want, save := words.Word("ui.end.draw"), "draw"
	if res.Winner != rules.Chance {
		want, save = words.Word("ui.end.won", words.Side(res.Winner, names)), [...]string{"first", "second"}[res.Winner]
	}
	g.until("the title "+want, func() bool { return g.title() == want })
	if over := g.save.file().Over; over != save {
		g.t.Errorf("%s, and the save says %q", want, over)
	}
	g.save.verify()
	g.t.Logf("%s: %s %d answers, %d changes of place, %d clicks",
		want, words.Say(res.Why, names), g.gave, g.turns, g.clicks)
	g.click("button.title")
	g.await("button.quit")
	if g.has("button.continue") {
		g.t.Error("a finished game can be gone on with")
	}
	g.quit()
}

// catalog holds the words of the window.
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
