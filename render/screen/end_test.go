package screen

import (
	"path/filepath"
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/caption"
	"grognard/render/screen/end"
	"grognard/render/screen/page"
	"grognard/render/screen/pagetest"
	"grognard/render/table"
	"grognard/rules"
)

func TestABranchIsAGameOfItsOwnWithASaveOfItsOwn(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := pagetest.Played(t, 30)
	d.root.pages.Push(d.root.replay(m, 0, nil, nil))
	d.Settle()
	d.Key("PageDown")
	d.Click("button.branch")
	b, on := d.top().(*table.Table)
	if !on {
		t.Fatalf("after the branch: %T", d.top())
	}
	if b.Match() == m || b.Match().Len() < 10 || m.Len() < 30 {
		t.Error("the branch is not a game of its own")
	}
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	if all, _ := archive.List(d.root.deps.Saves); len(all) != 1 {
		t.Errorf("%d saves, want the branch's", len(all))
	}
}

func TestTheEndNamesTheWinnerAndTheLosses(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := pagetest.Played(t, 20)
	loser := m.Request().To
	if _, err := m.Answer(rules.Option{Do: rules.Concede}); err != nil {
		t.Fatal(err)
	}
	d.begin(m)
	if _, end := d.top().(*end.Page); !end {
		t.Fatalf("the game is over, and the screen is %T", d.top())
	}
	winner := d.root.deps.Words.Side(loser.Other(), caption.Names(m))
	if !d.Says(winner + ": victory") {
		t.Errorf("the winner %s is not named", winner)
	}
	d.Readable("summary")
	d.Click("button.review")
	if _, on := d.top().(*table.Table); !on {
		t.Fatalf("the board cannot be looked at: %T", d.top())
	}
	d.Key("Escape")
	d.Click("button.result")
	if _, end := d.top().(*end.Page); !end {
		t.Error("the menu does not lead back to the result")
	}
	d.Click("button.again")
	if tb, on := d.top().(*table.Table); !on || tb.Match() == m {
		t.Errorf("no new game: %T", d.top())
	}
}

func TestTheComputerCanBePlayedAgainstFromEitherSide(t *testing.T) {
	for i, name := range []string{"who.first", "who.second"} {
		d := newDesk(t, 1920, 1080, prefs.Default())
		d.root.deps.Chooser = func(rules.Rulebook, uint64) match.Chooser { return simple{} }
		d.Click("system.manoeuvre")
		d.Click(name)
		d.Click("button.start")
		tb, on := d.top().(*table.Table)
		if !on {
			t.Fatalf("%s: %T", name, d.top())
		}
		players := tb.Match().Start().Players
		if players[i].Computer || !players[1-i].Computer || tb.Match().Viewer() != rules.Side(i) {
			t.Errorf("%s: players %+v, the screen shows side %d", name, players, tb.Match().Viewer())
		}
	}
}

func TestTheCommandLineOpensScenarioAndSave(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	if err := d.root.Begin("manoeuvre", "man-01-first-orders"); err != nil {
		t.Fatal(err)
	}
	d.Settle()
	if _, up := d.top().(*curtain); !up {
		t.Errorf("the scenario shows %T", d.top())
	}
	for _, bad := range [][2]string{{"chess", "x"}, {"manoeuvre", "x"}} {
		if err := d.root.Begin(bad[0], bad[1]); err == nil {
			t.Errorf("%v begins", bad)
		}
	}
	path := filepath.Join(t.TempDir(), "game.grog")
	if err := archive.Write(path, pagetest.Played(t, 8).Save()); err != nil {
		t.Fatal(err)
	}
	if err := d.root.Open(path); err != nil {
		t.Fatal(err)
	}
	if err := d.root.Open(path + ".none"); err == nil {
		t.Error("a save that is not there opens")
	}
}

func TestQuitEndsTheProgram(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("button.quit")
	if !d.Last.Quit {
		t.Error("the window stays")
	}
}

// simple is a computer player that takes what comes first.
type simple struct{}

func (simple) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	if q.Quiet >= 0 {
		return q.Options[q.Quiet]
	}
	return q.Options[0]
}

// The report lies where battles lie that are given to somebody, and the dialog over the page.
func TestAReportIsWrittenFromTheEndOfABattleAndFromItsReplay(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	m := pagetest.FoughtOnce(t, "ccn", "ccn-12-waterloo")
	files := func() int { all, _ := filepath.Glob(filepath.Join(d.root.deps.Shared, "*.html")); return len(all) }
	for i, p := range []page.Page{d.root.ended(m), d.root.replay(m, 40, nil, nil)} {
		d.root.pages.Push(p)
		d.Settle()
		d.Click("button.report")
		d.Click("button.write")
		for range 6000 {
			if d.Tick(); d.Has("button.close") {
				break
			}
			time.Sleep(5 * time.Millisecond)
		}
		if d.Click("button.close"); files() != i+1 || d.top() != p {
			t.Errorf("%d reports, and %T is on top", files(), d.top())
		}
	}
}
