package screen

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/table"
	"grognard/rules"
)

func TestTheListOfSavesNamesTheArmies(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	if err := archive.Write(filepath.Join(d.root.deps.Saves, "mine.grog"), played(t, 5).Save()); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	d.Long()
	if !d.Says("France against Great Britain") {
		t.Error("the armies are not named")
	}
}

func TestALogThatNoLongerPlaysOpensAtItsLastPosition(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	m := played(t, 12)
	g := m.Save()
	for i, l := range g.Lines {
		if _, isHash, _ := archive.ParseHash(l); !isHash {
			g.Lines[i] = "first move fr-ig @h8" // nobody could
			break
		}
	}
	if err := archive.Write(filepath.Join(d.root.deps.Saves, "old.grog"), g); err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	if d.Has("button.reopen") {
		t.Error("the last position is offered before the log has failed")
	}
	d.Click("button.open")
	if !d.Has("button.reopen") {
		t.Fatalf("the last position is not offered: %s", d.Names())
	}
	d.Click("button.reopen")
	d.Settle()
	if _, ok := d.top().(*table.Table); !ok {
		t.Error("the game is not on the table")
	}
}

func TestSavedGamesLieSixToAPageAndBySystem(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	all := make([]*match.Match, 0, 9)
	for i := range 7 {
		all = append(all, played(t, 3+i))
	}
	all = append(all, fought(t, "ccn", "ccn-01-rolica-first", 5, 20), fought(t, "ccn", "ccn-03-vimeiro", 5, 20))
	store(t, d.root.deps.Saves, all...)
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	d.Long()
	shown := func() (n int) {
		for _, h := range d.root.Hits() {
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
	d.root.ui.SetFocus(savesName)
	l := d.top().(*loadGame)
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

func TestASaveIsReplayedAndStaysAsItIs(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	m := fought(t, "ccn", "ccn-01-rolica-first", 5, 40)
	store(t, d.root.deps.Saves, m)
	path := filepath.Join(d.root.deps.Saves, "0.grog")
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	d.Long()
	d.Click("button.replay")
	p, on := d.top().(*replay)
	if !on || p.m.Len() != m.Len() || p.at != 0 {
		t.Fatalf("a click opens %T", d.top())
	}
	d.Key("Right", "Right")
	d.Key("Escape")
	if _, on := d.top().(*loadGame); !on {
		t.Errorf("Escape leads to %T", d.top())
	}
	if after, _ := os.ReadFile(path); string(after) != string(before) {
		t.Error("the save has been changed")
	}
	if d.root.writer != nil {
		t.Error("something is saved on")
	}
}

func TestACardTellsScoreTurnAndWhoMoves(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	m := fought(t, "ccn", "ccn-12-waterloo", 5, 300)
	v := m.Position().View(rules.Chance)
	store(t, d.root.deps.Saves, m)
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	d.Long()
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
	g := d.top().(*loadGame).glance(&d.top().(*loadGame).list[0])
	blocks := [2]int{}
	for _, p := range v.Pieces {
		if p.Form == rules.Blocks && p.Cell != 0 {
			blocks[p.Side] += p.N
		}
		if p.Form == rules.Leader && p.Cell != 0 {
			blocks[p.Side]++
		}
	}
	if got := g.strength(); got != blocks {
		t.Errorf("the line of strength shows %v, on the map stand %v", got, blocks)
	}
}

// A saved game shows what its last answer brought, and who decides now: not how things
// stood when the fight began.
func TestASavedGameShowsWhatItsLastAnswerBrought(t *testing.T) {
	inStep, theirs := 0, 0
	for _, k := range [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}} {
		for n := 20; n < 60; n += 3 {
			m := fought(t, k[0], k[1], 5, n)
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
