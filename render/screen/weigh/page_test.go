package weigh

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/game/weigh"
	"grognard/render/screen/pagetest"
	"grognard/rules"
	_ "grognard/rules/rulestest/heap"
	"grognard/rules/rulestest/toy"
	"grognard/scenarios"
)

// soldier decides by the rule of thumb, which is fast.
func soldier(seed uint64) weigh.Decide {
	s := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
	return func(_ context.Context, p *rules.Position) rules.Option {
		q := p.Request()
		return s.Choose(q, p.View(q.To))
	}
}

// battle is one that comes with the game.
func battle(t testing.TB, book, id string) Subject {
	t.Helper()
	b, _ := scenarios.Book(book)
	info, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	return Subject{Book: b, Title: info.Title.EN, Text: string(data)}
}

// window is a page in a window.
type window struct {
	*pagetest.Pages
	page   *Page
	replay *match.Match
}

// on opens the page on a battle; others can be compared with it.
func on(t *testing.T, d *pagetest.Pages, player func(uint64) weigh.Decide, first Subject, others ...Subject) *window {
	t.Helper()
	w := &window{Pages: d}
	w.page = open(&d.Deps, first, func() []Subject { return others }, Doors{Replay: func(m *match.Match) { w.replay = m }}, player)
	d.Put(w.page)
	t.Cleanup(w.page.Close)
	return w
}

// rest waits until all games are played.
func (w *window) rest() {
	w.T.Helper()
	for range 3000 {
		if busy, left := w.page.bench.state(); !busy && !left {
			w.Long()
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	w.T.Fatal("the games do not end")
}

// brink is a position of the toy rulebook in which the first side wins at once if it attacks;
// else it is drawn.
const brink = "toy\nhand 1\nturn 23 first\ndealt\npiece p0 a1 2\npiece p2 b1 1\ncard k2 first\ncard k0 second\n" +
	"card k1 out\ncard k3 out\ncard k4 out\ncard k5 out\ncard k6 out\ncard k7 out\ncard k8 out\ncard k9 out\ncard k10 out\ncard k11 out\n"

// toyBattle is brink.
func toyBattle() Subject { return Subject{Book: toy.Book{}, Title: "Brink", Text: brink} }

// every lets the first side win but in every so manyth game, which is drawn.
func every(n uint64) func(seed uint64) weigh.Decide {
	return func(seed uint64) weigh.Decide {
		return func(_ context.Context, p *rules.Position) rules.Option {
			q := p.Request()
			for _, o := range q.Options {
				if q.To == rules.First && seed%n != 0 && (o.Do == "play" || o.Do == "attack") {
					return o
				}
			}
			return q.Options[q.Quiet]
		}
	}
}

// desk is a window of a usual size.
func desk(t *testing.T) *pagetest.Pages { return pagetest.Open(t, 1280, 720, prefs.Default()) }

// holding lets the games up to a seed be played, and the others only once it is let go.
func holding(upTo uint64, then func(seed uint64) weigh.Decide) (player func(seed uint64) weigh.Decide, let func()) {
	gate := make(chan struct{})
	return func(seed uint64) weigh.Decide {
		decide := then(seed)
		return func(ctx context.Context, p *rules.Position) rules.Option {
			if seed > upTo {
				select {
				case <-gate:
				case <-ctx.Done():
				}
			}
			return decide(ctx, p)
		}
	}, sync.OnceFunc(func() { close(gate) })
}

// soon waits until something holds.
func (w *window) soon(what string, is func() bool) {
	w.T.Helper()
	for range 500 {
		if w.Settle(); is() {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	w.T.Fatalf("%s: it does not come; there is %s", what, w.Names())
}

// A weighing begins at once and is shown from the first word on: of fewer games nothing is told.
func TestAWeighingGoesFromAFirstWordToAllGames(t *testing.T) {
	player, let := holding(10, every(4))
	w := on(t, desk(t), player, toyBattle())
	w.soon("ten games", func() bool { return w.page.all[0].seen.count != nil && w.page.all[0].seen.r.Games >= 10 })
	if !w.Says("Too few") || w.Has("won.a.0") || !w.Has("button.stop") {
		t.Errorf("ten games are told of: %s", w.Names())
	}
	let()
	w.soon("the first word", func() bool { return w.Has("won.a.0") })
	w.rest()
	l := w.page.all[0].seen
	if l.strength != weigh.Fair || l.r.Games != 100 || len(l.r.Won[0].Seeds) != 75 || w.Has("button.stop") || w.Has("button.go") {
		t.Errorf("%d games at %v: %s", l.r.Games, l.strength, w.Names())
	}
	if !w.Says("75%") || !w.Says("66 to 82") || !w.Says("100 games") {
		t.Error("the share is not told")
	}
	if w.Settle(); w.Last.Wake != 0 || w.Last.Animating {
		t.Errorf("a page at rest is painted again: %+v", w.Last)
	}
}

func TestStopAndGoOn(t *testing.T) {
	player, let := holding(30, every(4))
	w := on(t, desk(t), player, toyBattle())
	defer let()
	w.soon("games at the strength asked for", func() bool { l := &w.page.all[0].seen; return l.count != nil && l.r.Games >= 30 })
	w.Key("S")
	w.soon("the button to go on", func() bool { return w.Has("button.go") })
	if busy, _ := w.page.bench.state(); busy || w.page.all[0].seen.r.Games != 30 || !w.Says("Stopped") {
		t.Errorf("after %d games", w.page.all[0].seen.r.Games)
	}
	let()
	w.Click("button.go")
	w.rest()
	if n := w.page.all[0].seen.r.Games; n != 100 {
		t.Errorf("%d games", n)
	}
}

func TestLeavingThePageStopsTheGames(t *testing.T) {
	player, let := holding(12, every(4))
	defer let()
	w := on(t, desk(t), player, toyBattle())
	w.soon("twelve games", func() bool { return w.page.all[0].seen.count != nil && w.page.all[0].seen.r.Games == 12 })
	w.Key("Escape")
	w.Settle()
	if busy, _ := w.page.bench.state(); busy || w.Stack.Top() == w.page {
		t.Error("the games go on")
	}
}

// What came of a battle of the shelf is there when it is opened again, and greyed when its text
// is another.
func TestTheReportIsKeptBesideTheBattle(t *testing.T) {
	s := toyBattle()
	s.Path = filepath.Join(t.TempDir(), "brink.toml")
	w := on(t, desk(t), every(4), s)
	w.rest()
	w.page.Close()
	kept, err := weigh.Load(weigh.PathOf(s.Path))
	if err != nil || len(kept.Games) != 100 || kept.Strength != weigh.Fair {
		t.Fatal(kept, err)
	}
	idle := func(uint64) weigh.Decide { t.Error("a game is played again"); return every(1)(1) }
	again := on(t, desk(t), idle, s)
	again.rest()
	if l := again.page.all[0].seen; l.count == nil || l.stale || l.r.Games != 100 || !again.Says("75%") {
		t.Errorf("%+v", l)
	}
	s.Text = strings.Replace(brink, "turn 23", "turn 22", 1)
	player, let := holding(5, every(2))
	defer let()
	other := on(t, desk(t), player, s)
	other.soon("what came of it before", func() bool { return other.page.all[0].seen.stale })
	if other.Settle(); !other.Says("have changed since") || !other.Says("75%") || other.Has("won.a.0") || other.Has("piece.a.0") || len(other.page.all[0].glow.all) > 0 {
		t.Errorf("an old report is shown as a new one: %s", other.Names())
	}
	let()
	other.rest()
	if l := other.page.all[0].seen; l.stale || len(l.r.Won[0].Seeds) != 50 {
		t.Errorf("%+v", l)
	}
}

func TestPictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip()
	}
	for _, b := range [][3]string{
		{"ccn", "ccn-01-rolica-first", "ccn-02-rolica-second"}, {"squares", "ns-01-maida", ""}, {"eagles", "three-elms-crossroads", ""},
		{"manoeuvre", "man-01-first-orders", ""},
	} {
		if only := os.Getenv("BOOK"); only != "" && only != b[0] {
			continue
		}
		pagetest.Everywhere(t, "weigh-"+b[0], func(d *pagetest.Pages, tag string) {
			var others []Subject
			if b[2] != "" {
				others = append(others, battle(t, b[0], b[2]))
			}
			w := on(t, d, soldier, battle(t, b[0], b[1]), others...)
			w.rest()
			time.Sleep(1500 * time.Millisecond)
			w.Long()
			w.Shot(tag + "-1")
			if b[2] == "" {
				return
			}
			w.Click("button.compare")
			w.Shot(tag + "-2")
			w.Click("button.sheet.do")
			w.rest()
			time.Sleep(1500 * time.Millisecond)
			w.Long()
			w.Shot(tag + "-3")
			if w.Has("won.a.0") {
				w.Click("won.a.0")
				w.Shot(tag + "-4")
			}
		})
	}
}
