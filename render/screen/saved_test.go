package screen

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/screen/saves"
	"grognard/render/screentest"
)

// saved are the saves in the folder of a desk.
func (d *desk) saved() []archive.Item {
	d.T.Helper()
	all, err := archive.List(d.root.deps.Saves)
	if err != nil {
		d.T.Fatal(err)
	}
	return all
}

// A game goes from one player to another: exported with a readable name into the folder of shared files, it is
// dropped on the window of the other, taken in from a list, or by its name, and once only.
func TestASavedGameIsGivenToAnotherPlayer(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	pagetest.Store(t, d.root.deps.Saves, pagetest.Fought(t, "ccn", "ccn-12-waterloo", 5, 40))
	data, err := os.ReadFile(filepath.Join(d.root.deps.Saves, "0.grog"))
	if err != nil {
		t.Fatal(err)
	}
	d.root.saves++
	d.Settle()
	d.Click("button.load")
	d.Long()
	d.Click("button.export")
	if !d.Says(d.root.word("ui.shared.game")) {
		t.Fatal("nothing says where the copy is")
	}
	d.Click("button.close")
	out, _ := filepath.Glob(filepath.Join(d.root.deps.Shared, "*"))
	if len(out) != 1 || !strings.HasPrefix(filepath.Base(out[0]), "Waterloo-Mont-Saint-Jean-turn-") {
		t.Fatalf("exported: %v", out)
	}
	if now, _ := os.ReadFile(out[0]); !bytes.Equal(now, data) {
		t.Fatal("the copy is another file")
	}
	d.Click("button.import")
	d.Click("fetch." + strings.TrimSuffix(filepath.Base(out[0]), archive.Ext))
	if len(d.saved()) != 1 || !strings.Contains(d.root.pages.Noted(), "already") {
		t.Errorf("imported where it is: %q, %d saves", d.root.pages.Noted(), len(d.saved()))
	}
	d.Key("Delete")
	if err := archive.Write(filepath.Join(d.root.deps.Saves, "orders.grog"), pagetest.Played(t, 5).Save()); err != nil {
		t.Fatal(err)
	}
	d.Key("Escape")
	d.Click("button.load")
	d.Long()
	d.Typed("orders")
	d.Click("button.import")
	d.Typed(strings.TrimSuffix(filepath.Base(out[0]), archive.Ext))
	d.Key("Enter")
	if len(d.saved()) != 2 || !d.Has("save."+strings.TrimSuffix(filepath.Base(out[0]), archive.Ext)) {
		t.Errorf("imported by its name: %d saves, %q", len(d.saved()), d.root.pages.Noted())
	}

	other := newDesk(t, 1280, 720, prefs.Default())
	other.drop("anything", string(data))
	if p, on := other.top().(*saves.Page); !on || len(other.saved()) != 1 {
		t.Errorf("dropped on the title: %T, %d saves", p, len(other.saved()))
	}
	other.Long()
	if now, _ := os.ReadFile(other.saved()[0].Path); !bytes.Equal(now, data) || !other.Has("save.anything") {
		t.Error("what came in is another file, or does not show")
	}
}

// What cannot be played is told in one sentence that names the file, and changes nothing.
func TestAFileThatIsNoSoundSaveIsNotImported(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	data := string(archive.Encode(pagetest.Played(t, 5).Save()))
	d.Click("button.load")
	for name, text := range map[string]string{
		"torn.grog": data[:len(data)-20], "empty.grog": "", "notes.grog": "buy candles\n", "odd": strings.Replace(data, "game manoeuvre ", "game chess ", 1),
		"chess.grog": string(archive.Encode(func() *archive.Game { g := pagetest.Played(t, 5).Save(); g.Book = "chess"; return g }())),
	} {
		d.drop(name, text)
		if said := d.root.pages.Noted(); !strings.Contains(said, name) || len(d.saved()) != 0 {
			t.Errorf("%s: %q, %d saves", name, said, len(d.saved()))
		}
	}
	d.Click("button.import")
	d.Typed("nowhere")
	if d.Key("Enter"); !strings.HasPrefix(d.top().(*saves.Page).Unfetched(), "There is no such file") || len(d.saved()) != 0 {
		t.Errorf("a file that is not there is not told: %q, %s", d.top().(*saves.Page).Unfetched(), d.Names())
	}
	if left, _ := filepath.Glob(filepath.Join(d.root.deps.Saves, "*")); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

// The page lies over a table: the game there is renamed with its next save, and is not deleted below the player.
func TestTheGameOnTheTableIsOnThePageOfSaves(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Open: true, Seed: 11})
	d.root.keeper.Keep(m)
	d.root.table(m)
	if err := m.Flush(); err != nil { // the list below reads the folder once
		t.Fatal(err)
	}
	d.Settle()
	d.root.pages.Push(d.root.list())
	d.Settle()
	d.Long()
	if d.Key("Delete"); len(d.saved()) != 1 || !d.Says(d.root.word("fault.save.onthetable")) {
		t.Error("it is deleted, or nothing says why not")
	}
	d.Key("F2")
	d.Typed("Before supper")
	d.Key("Enter")
	if m.Start().Title != "Before supper" || d.saved()[0].Header.Title != "Before supper" || d.root.keeper.Path() == "" {
		t.Errorf("the game is called %q, its save %q", m.Start().Title, d.saved()[0].Header.Title)
	}
}

// A program that ended on the page has deleted what was deleted there.
func TestWhatWasDeletedGoesAtTheNextStart(t *testing.T) {
	d := newDesk(t, 1280, 720, prefs.Default())
	pagetest.Store(t, d.root.deps.Saves, pagetest.Played(t, 5))
	path := filepath.Join(d.root.deps.Saves, "0.grog")
	if err := os.Rename(path, path+".deleted"); err != nil {
		t.Fatal(err)
	}
	if _, err := New(d.root.deps); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(path + "*"); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

// However a save is opened, what could not be read of that which is kept with it is told.
func TestPartsThatAreLostAreTold(t *testing.T) {
	for name, open := range map[string]func(d *desk, path string){
		"open":    func(d *desk, path string) { d.Click("button.load"); d.Long(); d.Click("button.open") },
		"replay":  func(d *desk, path string) { d.Click("button.load"); d.Long(); d.Click("button.replay") },
		"command": func(d *desk, path string) { _ = d.root.Open(path) },
	} {
		for _, torn := range []bool{true, false} {
			d := newDesk(t, 1280, 720, prefs.Default())
			g := pagetest.Played(t, 5).Save()
			g.Parts = []archive.Part{{Kind: "branch", Text: []byte("from 0 57\nname What if?\n")}}
			data := archive.Encode(g)
			if torn {
				data[len(data)-4] ^= 1
			}
			path := filepath.Join(d.root.deps.Saves, "a.grog")
			if err := os.WriteFile(path, data, 0o600); err != nil {
				t.Fatal(err)
			}
			d.root.saves++
			d.Settle()
			open(d, path)
			d.Settle()
			if said := strings.Contains(d.root.pages.Noted(), d.root.word("ui.load.parts")); said != torn {
				t.Errorf("%s, torn %v: it says %q", name, torn, d.root.pages.Noted())
			}
		}
	}
}
