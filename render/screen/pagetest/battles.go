package pagetest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/rules"
)

// Battles is one of each system.
var Battles = [][2]string{
	{"ccn", "ccn-12-waterloo"}, {"manoeuvre", "man-07-hundred-days"}, {"squares", "ns-01-maida"},
	{"eagles", "three-elms-crossroads"}, {"musket", "quatre-bras-1815"},
}

// Fought plays a battle by the rule of thumb, to its end or for some answers.
func Fought(t testing.TB, system, scenario string, seed uint64, answers int) *match.Match {
	t.Helper()
	m := screentest.Begin(t, system, scenario, match.Start{Seed: seed, Open: true})
	soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
	for m.Request() != nil && m.Len() < answers {
		q := m.Request()
		if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// over are battles that were fought to their end, for pages that only look at them.
var over = map[string]*match.Match{}

// FoughtOnce returns a battle that was fought to its end: nobody may go on with it.
func FoughtOnce(t testing.TB, system, scenario string) *match.Match {
	t.Helper()
	if over[scenario] == nil {
		over[scenario] = Fought(t, system, scenario, 5, 9000)
	}
	return over[scenario]
}

// Played is a game in which one person played both sides and always took an option in turn.
func Played(t testing.TB, answers int) *match.Match {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Title: "First Orders", Open: true, Seed: 3})
	for i := 0; i < answers && m.Request() != nil; i++ {
		q := m.Request()
		if _, err := m.Answer(q.Options[(i*7919)%len(q.Options)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// sizes are those of windows in which pages are looked at: width, height, size of text.
var sizes = [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {2560, 1440, 100}, {1280, 720, 200}, {1280, 720, 80}}

// Everywhere visits a page in windows of all sizes and both languages.
func Everywhere(t *testing.T, name string, visit func(d *Pages, tag string)) {
	t.Helper()
	for i, w := range sizes {
		if testing.Short() && os.Getenv("GROGNARD_PICTURES") == "" && i != 0 && w[2] != 200 {
			continue
		}
		for _, lang := range []string{"en", "it"} {
			tag := fmt.Sprintf("%s-%dx%d-%d-%s", name, w[0], w[1], w[2], lang)
			t.Run(tag, func(t *testing.T) {
				p := prefs.Default()
				p.Language, p.TextSize = lang, w[2]
				visit(Open(t, w[0], w[1], p), tag)
			})
		}
	}
}

// Opposed opens a game of two people, with an unlikely seed, and plays it for
// some answers.
func Opposed(t testing.TB, seed uint64, answers int) *match.Match {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Title: "Two people", Seed: seed})
	for i := 0; i < answers && m.Request() != nil; i++ {
		m.TakeSeat()
		q := m.Request()
		if _, err := m.Answer(q.Options[(i*7919)%len(q.Options)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// Held lists the cards in the hand of a side after answer i.
func Held(m *match.Match, i int, s rules.Side) (all []rules.Card) {
	for _, c := range m.At(i).View(s).Cards {
		if c.Place == rules.Hand && c.Side == s {
			all = append(all, c)
		}
	}
	return all
}

// Store writes saves of battles in progress, and a damaged one.
func Store(t testing.TB, folder string, all ...*match.Match) {
	t.Helper()
	for i, m := range all {
		g := m.Save()
		g.Date = time.Date(2026, 5, 1, 9, 30-i, 0, 0, time.UTC).Format(time.RFC3339)
		if err := archive.Write(filepath.Join(folder, fmt.Sprintf("%d.grog", i)), g); err != nil {
			t.Fatal(err)
		}
	}
}
