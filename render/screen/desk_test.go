package screen

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/render/table"
	_ "grognard/rules/rulestest/heap"
)

// desk is a window on the whole game, with its own empty folders.
type desk struct {
	*pagetest.Desk
	root *Root
}

// newDesk opens the game in a window of a size.
func newDesk(t testing.TB, w, h int, p prefs.Prefs) *desk {
	t.Helper()
	d := &desk{Desk: &pagetest.Desk{Window: screentest.Open(t, w, h)}}
	d.Size, d.Hits = func() float32 { return d.root.ui.Text }, func() []paint.Hit { return d.root.Hits() }
	root, err := New(Deps{
		Store: d.Store, Metrics: d.Faces, Words: langtest.Words(t), Prefs: p, Language: "en",
		Saves: filepath.Join(t.TempDir(), "saves"), Armies: filepath.Join(t.TempDir(), "armies"), Battles: filepath.Join(t.TempDir(), "battles"), Series: filepath.Join(t.TempDir(), "series"), Shared: filepath.Join(t.TempDir(), "shared"),
		Now:   func() time.Time { return time.Date(2026, 5, 1, 10, 0, 0, 0, time.UTC) },
		Seed:  func() uint64 { return 7 },
		Atlas: screentest.Atlas(t), Ground: screentest.Ground,
		NoArt: os.Getenv("GROGNARD_PICTURES") == "",
	})
	if err != nil {
		t.Fatal(err)
	}
	d.root = root
	root.welcomed = true               // two people play, unless a test says who
	t.Cleanup(func() { root.Close() }) // nothing may write when the folder goes
	d.Show(root)
	return d
}

// battle is a desk with a game on its table.
type battle struct {
	*desk
	m *match.Match
	t *table.Table
}

// begin puts a match on the table.
func (d *desk) begin(m *match.Match) *battle {
	b := &battle{desk: d, m: m, t: newTable(d.root, m, nil)}
	d.root.pages.Push(b.t)
	d.Settle()
	return b
}

// newBattle opens a scenario of Manoeuvre with both hands open, so that no
// curtain falls.
func newBattle(t *testing.T, w, h int, scenario string, p prefs.Prefs) *battle {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", scenario, match.Start{Open: true, Seed: 11})
	return newDesk(t, w, h, p).begin(m)
}

// until gives the quiet option, or the first, until a kind of request comes.
func (b *battle) until(kind string) {
	b.desk.T.Helper()
	screentest.Until(b.desk.T, b.m, kind)
	b.Long()
}
