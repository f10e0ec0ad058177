package archive

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A folder that is listed again tells what has changed in it since: a save that was written anew, and one
// that was damaged, be it of the same length.
func TestAListTellsWhatHasChangedSince(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "a"+Ext)
	old := time.Now().Add(-time.Hour)
	write := func(title string) {
		g := sample()
		if g.Header.Title = title; title == "two" {
			g = studied(false)
			g.Header.Title = title
		}
		if err := Write(path, g); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, old, old); err != nil {
			t.Fatal(err)
		}
		old = old.Add(time.Minute)
	}
	list := func() Item {
		all, err := List(folder)
		if err != nil || len(all) != 1 {
			t.Fatalf("%v, %v", all, err)
		}
		return all[0]
	}
	for _, title := range []string{"one", "two"} {
		write(title)
		for range 2 {
			it := list()
			if it.Err != nil || it.Header.Title != title {
				t.Errorf("it is listed as %q, %v, not %q", it.Header.Title, it.Err, title)
			}
			if it.Kept["branch"] != map[string]int{"two": 3}[title] || it.Kept["judged"] != map[string]int{"two": 1}[title] {
				t.Errorf("%q is listed with %v", title, it.Kept)
			}
		}
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	data[100] ^= 1
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if it := list(); it.Err == nil {
		t.Error("damage is not told")
	}
}
