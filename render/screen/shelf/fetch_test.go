package shelf

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/game/workshop"
	"grognard/render/screen/pagetest"
)

// TestARefusedFileLeavesTheDialogAndWhatWasTyped types a name that is no file's.
func TestARefusedFileLeavesTheDialogAndWhatWasTyped(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "ccn", nil)
	b.fetch = func(path string) string { return "There is no " + path + "." }
	d.Click("button.fetch")
	d.In.Text = "bridge"
	d.Tick()
	d.In.Text = ""
	d.Click("button.fetch.yes")
	if !d.Says("There is no bridge.") || b.page.fetching == nil || b.page.fetching.Given() != "bridge" {
		t.Fatalf("the dialog is %+v", b.page.fetching)
	}
	b.fetch = func(string) string { return "" }
	d.Click("button.fetch.yes")
	if b.page.fetching != nil {
		t.Error("the dialog stays when the file is taken in")
	}
}

// TestASharedFileIsTakenInWithAClick lists more than are seen at once, the latest first.
func TestASharedFileIsTakenInWithAClick(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "ccn", nil)
	for _, name := range []string{"new", "b", "c", "d", "e", "f", "g"} {
		b.files = append(b.files, workshop.Battle{Path: filepath.Join("shared", name+workshop.Ext), Changed: time.Now()})
	}
	var got []string
	b.fetch = func(path string) string { got = append(got, path); return "" }
	d.Click("button.fetch")
	d.Shot("fetch")
	if !d.Says("new.toml") {
		t.Fatal("the files are not listed")
	}
	d.Click("fetch.new")
	if len(got) != 1 || got[0] != b.files[0].Path || b.page.fetching != nil {
		t.Errorf("taken in: %v", got)
	}
}

// TestWhatWasPutAwayIsBroughtBackAtOnce puts a battle away by mistake.
func TestWhatWasPutAwayIsBroughtBackAtOnce(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "ccn", map[string]string{"mine": text(t, "ccn", "ccn-01-rolica-first")})
	d.Click("button.away")
	d.Shot("away")
	if !d.Says("Bring it back") {
		t.Fatal("nothing brings it back")
	}
	d.Click("button.unaway")
	if all, err := b.shelf.List("ccn"); err != nil || len(all) != 1 || b.page.list[b.page.row].name != "battle.mine" {
		t.Errorf("the shelf has %v, %v; the row is %d", all, err, b.page.row)
	}
	if d.Has("button.unaway") {
		t.Error("it is offered again")
	}
	d.Click("button.away")
	d.Click("chance")
	if d.Has("button.unaway") {
		t.Error("it is still offered while something else is chosen")
	}
}

// TestWhatWasPutAwayIsFoundLater opens the shelf anew, as after a restart: a button leads to what
// was put away.
func TestWhatWasPutAwayIsFoundLater(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	b := on(d, "ccn", map[string]string{"mine": text(t, "ccn", "ccn-01-rolica-first"), "other": text(t, "ccn", "ccn-12-waterloo")})
	if d.Has("button.stored") {
		t.Error("nothing was put away")
	}
	if _, err := b.shelf.PutAway(b.page.list[0].battle); err != nil {
		t.Fatal(err)
	}
	name := "away." + b.page.list[0].battle.Name()
	b.page.fill()
	d.Ctx.Animate()
	d.Long()
	if d.Has(name) {
		t.Fatal("it is in view anyway")
	}
	d.Shot("stored")
	d.Click("button.stored")
	d.Long()
	if !d.Has(name) || b.page.list[b.page.row].name != name || d.Has("button.stored") {
		t.Fatalf("row %d is chosen, there is %v", b.page.row, d.Names())
	}
	d.Shot("stored-list")
	d.Click("button.begin")
	if all, err := b.shelf.List("ccn"); err != nil || len(all) != 2 {
		t.Errorf("the shelf has %v, %v", all, err)
	}
}

// TestTheBattleWorkedAtLastStandsFirst has one that was only opened later than the other was
// changed; of one title their files are named.
func TestTheBattleWorkedAtLastStandsFirst(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	same := text(t, "ccn", "ccn-01-rolica-first")
	b := on(d, "ccn", map[string]string{"a": same, "b": same, "c": text(t, "ccn", "ccn-12-waterloo")})
	now := time.Now()
	for i, name := range []string{"a", "b", "c"} {
		path := filepath.Join(b.shelf.Folder, "ccn", name+workshop.Ext)
		at := now.Add(time.Duration(i-50) * time.Hour)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	o, err := b.shelf.Open(b.page.book(), filepath.Join(b.shelf.Folder, "ccn", "a"+workshop.Ext))
	if err != nil {
		t.Fatal(err)
	}
	if err := o.Close(); err != nil {
		t.Fatal(err)
	}
	b.page.fill()
	d.Ctx.Animate()
	d.Long()
	d.Shot("last")
	l := b.page.list
	if l[0].name != "battle.a" || !l[0].last || l[1].last || l[1].name != "battle.c" || !d.Says("Go on with") || !d.Says("Your battles") {
		t.Errorf("first stands %s, then %s", l[0].name, l[1].name)
	}
	if !strings.HasPrefix(b.page.about(&l[0]), "a.toml") || !strings.HasPrefix(b.page.about(&l[2]), "b.toml") || strings.Contains(b.page.about(&l[1]), "toml") {
		t.Errorf("they are told apart by %q and %q, the other is %q", b.page.about(&l[0]), b.page.about(&l[2]), b.page.about(&l[1]))
	}
}
