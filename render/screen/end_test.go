package screen

import (
	"path/filepath"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/render/table"
	"grognard/rules"
)

func TestTheReplayStepsThroughTheGame(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := played(t, 30)
	p := newReplay(d.root, m)
	d.root.push(p)
	d.Settle()
	d.Key("Right", "Right", "Right", "Left")
	if p.at != p.At[2] {
		t.Errorf("at answer %d, want %d, after two decisions", p.at, p.At[2])
	}
	d.Click("button.last")
	if p.at != m.Len() {
		t.Errorf("at %d, want the end %d", p.at, m.Len())
	}
	d.Click("button.branch")
	if d.top() != screen(p) || !d.Says("Step back first") {
		t.Error("a branch begins at the end, or the reason is not told")
	}
	d.Click("button.first")
	d.Click("button.run")
	for range 5 {
		d.In.Now += replayPace
		d.Tick()
	}
	if !p.run || p.at < 4 {
		t.Errorf("the replay does not run: at %d", p.at)
	}
}

func TestABranchIsAGameOfItsOwnWithASaveOfItsOwn(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := played(t, 30)
	p := newReplay(d.root, m)
	d.root.push(p)
	d.Settle()
	d.Key("PageDown")
	at := p.at
	d.Click("button.branch")
	b, on := d.top().(*table.Table)
	if !on {
		t.Fatalf("after the branch: %T", d.top())
	}
	if b.Match() == m || b.Match().Len() < at || m.Len() < 30 {
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
	m := played(t, 20)
	loser := m.Request().To
	if _, err := m.Answer(rules.Option{Do: rules.Concede}); err != nil {
		t.Fatal(err)
	}
	d.begin(m)
	if _, end := d.top().(*summary); !end {
		t.Fatalf("the game is over, and the screen is %T", d.top())
	}
	winner := d.root.deps.Words.Side(loser.Other(), d.root.names(m))
	if !d.Says(winner + ": victory") {
		t.Errorf("the winner %s is not named", winner)
	}
	d.readable("summary")
	d.Click("button.review")
	if _, on := d.top().(*table.Table); !on {
		t.Fatalf("the board cannot be looked at: %T", d.top())
	}
	d.Key("Escape")
	d.Click("button.result")
	if _, end := d.top().(*summary); !end {
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

// simple is a computer player that takes what comes first.
type simple struct{}

func (simple) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	if q.Quiet >= 0 {
		return q.Options[q.Quiet]
	}
	return q.Options[0]
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
	if err := archive.Write(path, played(t, 8).Save()); err != nil {
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

func TestTheEndNamesWhatWasTakenEachOnce(t *testing.T) {
	b := newDesk(t, 1280, 720, prefs.Default()).begin(screentest.Begin(t, "ccn", "ccn-01-rolica-first", match.Start{Open: true, Seed: 11}))
	s := newSummary(b.root, b.m)
	ref := func(id string) rules.Ref {
		r, err := b.m.Book().Parse(id)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	g := rules.Gauge{Key: "units", N: 3, Refs: []rules.Ref{ref("gb-ln-1"), ref("gb-hc-1"), ref("gb-ln-2")}}
	if got := s.list(&g); got != "British Line Infantry ×2, British Heavy Cavalry" {
		t.Errorf("taken are %q", got)
	}
	if g.Spoils = true; s.list(&g) != "" {
		t.Error("the banners are listed beside their parts")
	}
}
