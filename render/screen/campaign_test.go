package screen

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
	"grognard/scenarios"
)

// battles is one of each system.
var battles = [][2]string{
	{"ccn", "ccn-12-waterloo"}, {"manoeuvre", "man-07-hundred-days"}, {"squares", "ns-01-maida"},
	{"eagles", "three-elms-crossroads"}, {"musket", "quatre-bras-1815"},
}

// fought plays a battle by the rule of thumb, to its end or for some answers.
func fought(t testing.TB, system, scenario string, seed uint64, answers int) *match.Match {
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

// foughtOnce returns a battle that was fought to its end: nobody may go on with it.
func foughtOnce(t testing.TB, system, scenario string) *match.Match {
	t.Helper()
	if over[scenario] == nil {
		over[scenario] = fought(t, system, scenario, 5, 9000)
	}
	return over[scenario]
}

// sizes are those of windows in which pages are looked at: width, height, size of text.
var sizes = [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {2560, 1440, 100}, {1280, 720, 200}, {1280, 720, 80}}

// everywhere visits a page in windows of all sizes and both languages.
func everywhere(t *testing.T, name string, visit func(d *desk, tag string)) {
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
				visit(newDesk(t, w[0], w[1], p), tag)
			})
		}
	}
}

// store writes saves of battles in progress, and a damaged one.
func store(t testing.TB, folder string, all ...*match.Match) {
	t.Helper()
	for i, m := range all {
		g := m.Save()
		g.Date = time.Date(2026, 5, 1, 9, 30-i, 0, 0, time.UTC).Format(time.RFC3339)
		if err := archive.Write(filepath.Join(folder, fmt.Sprintf("%d.grog", i)), g); err != nil {
			t.Fatal(err)
		}
	}
}

func TestSavedGamesCanBeReadAtEverySize(t *testing.T) {
	var all []*match.Match
	for i, b := range battles {
		all = append(all, fought(t, b[0], b[1], 5, 200+10*i))
	}
	all = append(all, fought(t, "ccn", "ccn-05-talavera", 3, 9000), fought(t, "musket", "marengo-1800", 3, 120), fought(t, "eagles", "free-battle", 3, 2))
	everywhere(t, "saves", func(d *desk, tag string) {
		store(d.T, d.root.deps.Saves, all...)
		d.root.saves++
		d.Settle()
		d.Click("button.load")
		d.Long()
		d.Shot(tag)
		d.readable(tag)
	})
}

// listed is the page of saves as it is painted where one save holds a position.
func listed(t *testing.T, book rules.Rulebook, scenario string, b rules.Board) []paint.Cmd {
	t.Helper()
	d := newDesk(t, 1280, 720, prefs.Default())
	g := &archive.Game{Last: book.Save(b), Data: book.Save(b)}
	g.Header = archive.Header{Book: book.Name(), Version: book.Version(), Scenario: scenario, Dice: archive.DiceSeeded, Turn: 1, Date: "2026-05-01T09:30:00Z"}
	if err := archive.Write(filepath.Join(d.root.deps.Saves, "hidden.grog"), g); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	d.Long()
	return slices.Clone(d.List.Cmds)
}

// Whatever lies under markers, in hands and decks, and however the other side has dealt it:
// the list of saves is painted alike.
func TestAPictureOfASaveShowsNothingThatOneSideMayNotSee(t *testing.T) {
	known := map[string]bool{}
	for _, book := range scenarios.Books() {
		_, open := book.(rules.Concealer)
		known[book.Name()] = open // some of their battles hide nothing: they are named below where one does
	}
	for _, c := range []struct {
		system, scenario string
		set              map[string]string
		answers          int
	}{
		{"squares", "ns-05-salamanca", map[string]string{"fog_of_war": "on"}, 30},
		{"manoeuvre", "man-07-hundred-days", nil, 60},
		{"ccn", "ccn-12-waterloo", nil, 60},
	} {
		known[c.system] = true
		t.Run(c.system, func(t *testing.T) {
			m := screentest.Begin(t, c.system, c.scenario, match.Start{Seed: 4, Open: true, Set: c.set})
			r := rand.New(rand.NewPCG(4, 1))
			for m.Request() != nil && m.Len() < c.answers { // anyhow: many markers are put down
				q := m.Request()
				if _, err := m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
					t.Fatal(err)
				}
			}
			base, _ := m.Position().Checkpoint()
			want := listed(t, m.Book(), c.scenario, base)
			differ := false
			for seed := range uint64(4) {
				other := base.Clone()
				for s := rules.First; s <= rules.Second; s++ {
					m.Book().Resample(other, s, rand.New(rand.NewPCG(seed, uint64(s))))
				}
				differ = differ || other.Hash() != base.Hash()
				if got := listed(t, m.Book(), c.scenario, other); !slices.Equal(got, want) {
					t.Errorf("deal %d is painted otherwise", seed)
				}
			}
			if !differ {
				t.Error("nothing is hidden")
			}
		})
	}
	for system, looked := range known {
		if !looked {
			t.Errorf("%s hides something, and has not been looked at", system)
		}
	}
}

func TestScenariosCanBeReadAtEverySize(t *testing.T) {
	everywhere(t, "browser", func(d *desk, tag string) {
		for _, b := range battles {
			if only := os.Getenv("GROGNARD_ONLY"); only != "" && !strings.Contains(only, b[0]) {
				continue
			}
			all := systems()
			p := newBrowser(d.root, all[slices.IndexFunc(all, func(s system) bool { return s.id == b[0] })])
			d.root.push(p)
			p.show(slices.IndexFunc(p.list, func(s scenarios.Info) bool { return s.ID == b[1] }))
			d.Long()
			d.Shot(tag + "-" + b[0])
			d.readable(tag + "-" + b[0])
			d.Click("button.back")
			d.Settle()
		}
	})
}

// Every page with pictures, at every size of text: nothing is clipped, nothing lies on
// anything else, and everything that can be clicked lies in the window.
func TestPagesWithPicturesFitAtEverySizeOfText(t *testing.T) {
	m := fought(t, "ccn", "ccn-12-waterloo", 5, 9000)
	saves := []*match.Match{fought(t, "manoeuvre", "man-07-hundred-days", 5, 200), m, fought(t, "musket", "quatre-bras-1815", 5, 60)}
	for size := 80; size <= 200; size += 10 {
		if testing.Short() && size%40 != 0 {
			continue
		}
		for _, w := range [][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}} {
			p := prefs.Default()
			p.TextSize, p.Language = size, "it"
			d := newDesk(t, w[0], w[1], p)
			where := fmt.Sprintf("%dx%d at %d%%: ", w[0], w[1], size)
			d.fits(where + "title")
			store(t, d.root.deps.Saves, saves...)
			d.root.saves++
			d.Settle()
			d.Click("button.load")
			d.Long()
			d.fits(where + "saves")
			d.Key("End")
			d.fits(where + "the last save")
			d.Key("Escape")
			for _, s := range systems() {
				d.root.push(newBrowser(d.root, s))
				d.Settle()
				d.fits(where + s.id)
				d.Key("Escape")
			}
			ended(d, m)
			d.fits(where + "end")
		}
	}
}

// fits is readable, and whether all regions lie in the window.
func (d *desk) fits(where string) {
	d.T.Helper()
	d.readable(where)
	for _, h := range d.root.Hits() {
		if h.X < -1 || h.Y < -1 || h.X+h.W > d.In.W+1 || h.Y+h.H > d.In.H+1 || h.W < 8 {
			d.T.Errorf("%s: %s lies at %v", where, h.Name, h.Rect)
		}
	}
}
