package saves

import (
	"fmt"
	"grognard/game/archive"
	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/dialog"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/rules"
	"grognard/scenarios"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"
)

// list opens the list of the games saved in a folder, at a quarter past ten.
func list(d *pagetest.Pages, folder string) *Page {
	d.T.Helper()
	l := New(&d.Deps, Doors{
		Folder: folder, Seen: &Glances{}, Now: func() time.Time { return time.Date(2026, 5, 1, 10, 0, 0, 0, time.UTC) },
		Changed: func() {}, Rules: func() (rules.Rulebook, string) { return nil, "" },
		Rename: archive.Rename, Delete: archive.Delete,
		Export: func(string, string) {}, Import: func(string) string { return "" }, Files: func() []dialog.File { return nil },
	})
	d.Put(l)
	d.Long()
	return l
}

func TestTheListOfSavesNamesTheArmies(t *testing.T) {
	d := pagetest.Open(t, 1920, 1080, prefs.Default())
	folder := t.TempDir()
	if err := archive.Write(filepath.Join(folder, "mine.grog"), pagetest.Played(t, 5).Save()); err != nil {
		t.Fatal(err)
	}
	list(d, folder)
	if !d.Says("France against Great Britain") {
		t.Error("the armies are not named")
	}
}

func TestSavedGamesLieSixToAPageAndBySystem(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	folder := t.TempDir()
	all := make([]*match.Match, 0, 9)
	for i := range 7 {
		all = append(all, pagetest.Played(t, 3+i))
	}
	all = append(all, pagetest.Fought(t, "ccn", "ccn-01-rolica-first", 5, 20), pagetest.Fought(t, "ccn", "ccn-03-vimeiro", 5, 20))
	pagetest.Store(t, folder, all...)
	list(d, folder)
	shown := func() (n int) {
		for _, h := range d.Hits() {
			if strings.HasPrefix(h.Name, "save.") {
				n++
			}
		}
		return n
	}
	if shown() != 6 || !d.Says("1 of 2") {
		t.Errorf("%d saves on the first page", shown())
	}
	d.Click("button.page.next")
	if shown() != 3 || !d.Says("2 of 2") || d.Has("save.0") {
		t.Errorf("%d saves on the second page", shown())
	}
	d.Click("button.page.previous")
	d.Ctx.SetFocus(savesName)
	l := d.Stack.Top().(*Page)
	for _, step := range []struct {
		key paint.Key
		at  int
	}{{"Home", 0}, {"Right", 1}, {"Down", 4}, {"Left", 3}, {"PageDown", 8}, {"End", 8}, {"Up", 5}, {"PageUp", 0}} {
		if d.Key(step.key); l.at != step.at {
			t.Errorf("after %s save %d is chosen, want %d", step.key, l.at, step.at)
		}
	}
	if d.Click("saves.manoeuvre"); shown() != 6 || d.Has("save.8") {
		t.Errorf("%d saves of Manoeuvre on the first page", shown())
	}
	d.Click("saves.ccn")
	d.Long()
	if shown() != 2 || !d.Says("Vimeiro") || d.Says("First Orders") {
		t.Errorf("%d saves of Commands & Colors", shown())
	}
}

func TestACardTellsScoreTurnAndWhoMoves(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	folder := t.TempDir()
	m := pagetest.Fought(t, "ccn", "ccn-12-waterloo", 5, 300)
	v := m.Position().View(rules.Chance)
	pagetest.Store(t, folder, m)
	list(d, folder)
	want := []string{
		fmt.Sprintf("Turn %d, to move: %s", v.Turn, map[rules.Side]string{rules.First: "France", rules.Second: "Great Britain"}[v.Active]),
		"Waterloo", "today, ", "France against Great Britain, one player, both sides",
	}
	for s := range v.Sides {
		if g := &v.Sides[s].Gauges[0]; g.N == 0 || g.Key != rules.GaugeBanners {
			t.Fatalf("side %d has %+v", s, g)
		}
		want = append(want, fmt.Sprint(v.Sides[s].Gauges[0].N))
	}
	for _, text := range append(want, "/8") {
		if !d.Says(text) {
			t.Errorf("the card does not say %q", text)
		}
	}
	g := d.Stack.Top().(*Page).cardOf(0).seen
	blocks := [2]int{}
	for _, p := range v.Pieces {
		if p.Form == rules.Blocks && p.Cell != 0 {
			blocks[p.Side] += p.N
		}
		if p.Form == rules.Leader && p.Cell != 0 {
			blocks[p.Side]++
		}
	}
	if got := chronicle.Strength(g.view); got != blocks {
		t.Errorf("the line of strength shows %v, on the map stand %v", got, blocks)
	}
}

// A save that was given another name says which battle it is, on its card.
func TestARenamedSaveNamesItsBattleToo(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	folder := t.TempDir()
	pagetest.Store(t, folder, pagetest.Fought(t, "ccn", "ccn-12-waterloo", 5, 30))
	all, err := archive.List(folder)
	if err != nil || len(all) != 1 {
		t.Fatal(len(all), err)
	}
	if err := archive.Rename(all[0].Path, "Before supper"); err != nil {
		t.Fatal(err)
	}
	list(d, folder)
	said := d.Stack.Top().(*Page).cardOf(0).said()
	if said.title != "Before supper" || said.system != "Waterloo (Mont-Saint-Jean) · Commands & Colors: Napoleonics" || !d.Says("Waterloo") {
		t.Errorf("the card says %+v", said)
	}
}

// A saved game shows what its last answer brought, and who decides now: not how things
// stood when the fight began.
func TestASavedGameShowsWhatItsLastAnswerBrought(t *testing.T) {
	inStep, theirs := 0, 0
	for _, k := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}} {
		for n := 20; n < 60; n += 3 {
			m := pagetest.Fought(t, k[0], k[1], 5, n)
			g := m.Save()
			seen, now := look(g), m.Position().View(rules.Chance)
			if len(g.Lines) == 0 || seen.view == nil {
				t.Fatalf("%s after %d answers: nothing is shown", k[1], n)
			}
			if g.LastAt < m.Len() {
				inStep++
			}
			if !reflect.DeepEqual(seen.view.Pieces, now.Pieces) || seen.view.Active != now.Active {
				t.Errorf("%s after %d answers: the pieces are not those on the table", k[1], n)
			}
			if q := m.Request(); seen.to != q.To {
				t.Errorf("%s after %d answers: %v is said to decide, %v does", k[1], n, seen.to, q.To)
			} else if q.To != rules.Chance && q.To != now.Active {
				theirs++
			}
		}
	}
	if inStep == 0 || theirs == 0 {
		t.Errorf("%d saves within a fight, %d in which the other side decides: nothing was tried", inStep, theirs)
	}
}

func TestSavedGamesCanBeReadAtEverySize(t *testing.T) {
	var all []*match.Match
	for i, b := range pagetest.Battles {
		all = append(all, pagetest.Fought(t, b[0], b[1], 5, 200+10*i))
	}
	all = append(all, pagetest.Fought(t, "ccn", "ccn-05-talavera", 3, 9000), pagetest.Fought(t, "musket", "marengo-1800", 3, 120), pagetest.Fought(t, "eagles", "free-battle", 3, 2))
	pagetest.Everywhere(t, "saves", func(d *pagetest.Pages, tag string) {
		folder := d.T.TempDir()
		pagetest.Store(d.T, folder, all...)
		list(d, folder)
		d.Shot(tag)
		d.Readable(tag)
	})
}

// listed is the page of saves as it is painted where one save holds a position.
func listed(t *testing.T, book rules.Rulebook, scenario string, b rules.Board) []paint.Cmd {
	t.Helper()
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	folder := t.TempDir()
	g := &archive.Game{Last: book.Save(b), Data: book.Save(b)}
	g.Header = archive.Header{Book: book.Name(), Version: book.Version(), Scenario: scenario, Dice: archive.DiceSeeded, Turn: 1, Date: "2026-05-01T09:30:00Z"}
	if err := archive.Write(filepath.Join(folder, "hidden.grog"), g); err != nil {
		t.Fatal(err)
	}
	list(d, folder)
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

func TestTheListOfSavesMarksHonestDice(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	for lang, mark := range map[string]string{"en": "honest dice", "it": "dadi onesti"} {
		d.Deps.Words.Use(lang)
		for _, dice := range []string{archive.DiceHonest, archive.DiceSeeded} {
			k := card{d: &d.Deps, it: &archive.Item{Header: archive.Header{Book: "manoeuvre", Dice: dice}}}
			if got := k.mode(); strings.Contains(got, mark) != (dice == archive.DiceHonest) {
				t.Errorf("%s, %s dice: %s", lang, dice, got)
			}
		}
	}
}

// A line that just fits while its height is measured has to fit where it is painted.
func TestTheWordsOfASaveStayOnItsCard(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	folder := t.TempDir()
	var all []*match.Match
	for i, b := range pagetest.Battles {
		all = append(all, pagetest.Fought(t, b[0], b[1], 5, 200+10*i))
	}
	pagetest.Store(t, folder, all...)
	list(d, folder)
	for w := 1240; w < 1400; w++ {
		d.In.W = float32(w)
		d.Settle()
		for _, h := range d.Hits() {
			if !strings.HasPrefix(h.Name, "save.") {
				continue
			}
			for _, c := range d.List.Cmds {
				edge := h.Y + h.H - 2
				if c.Op == paint.Text && c.Dst.X > h.X && c.Dst.X < h.X+h.W && c.Dst.Y > edge && c.Dst.Y < edge+c.Size {
					t.Errorf("%d wide: %q leaves its card", w, c.Text)
				}
			}
		}
	}
}
