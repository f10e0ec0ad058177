package shelf

import (
	"path/filepath"
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
