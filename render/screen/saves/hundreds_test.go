package saves

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/rules"
)

// A page of hundreds of saves that were never read is there at once, says that they are being
// read, and can be left; then it shows them.
func TestHundredsOfSavesAreReadInTheBackground(t *testing.T) {
	const many = 300
	folder := t.TempDir()
	file := filepath.Join(t.TempDir(), "one"+archive.Ext)
	if err := archive.Write(file, pagetest.Played(t, 5).Save()); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i := range many {
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("%03d%s", i, archive.Ext)), data, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	l := New(&d.Deps, Doors{Folder: folder, Seen: &Glances{}, Now: time.Now, Changed: func() {}, Rules: func() (rules.Rulebook, string) { return nil, "" }})
	if l.listing == nil {
		t.Fatal("the saves are read while the window waits")
	}
	d.Put(l)
	for range 2000 {
		if len(l.all) == many {
			break
		}
		if !d.Last.Pending || d.Last.Wake == 0 && !d.Last.Animating {
			t.Fatal("nobody is told that the saves are being read")
		}
		if !d.Says(d.Deps.Word("ui.load.reading")) || !d.Has("button.back") {
			t.Fatal("while the saves are read, the page does not say so, or cannot be left")
		}
		time.Sleep(time.Millisecond)
		d.Tick()
	}
	if d.Long(); len(l.all) != many || !strings.Contains(d.Names(), " save.") || d.Says(d.Deps.Word("ui.load.reading")) {
		t.Errorf("%d of %d saves are listed: %s", len(l.all), many, d.Names())
	}
	start := time.Now()
	d.Typed("Britain")
	if took := time.Since(start); took > time.Second {
		t.Errorf("the window stands still for %v while all saves are looked through", took)
	}
	d.Typed(" x")
	if len(l.list) > 0 {
		t.Errorf("%d saves are found that nothing of them fits", len(l.list))
	}
	learned(d, l)
	t.Logf("the nations of %d saves are known after %v", many, time.Since(start))
	d.Key("Backspace", "Backspace")
	if len(l.list) != many {
		t.Errorf("%d of %d saves are found by a nation", len(l.list), many)
	}
}
