package archive

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// files are the names in a folder.
func files(t *testing.T, folder string) (all []string) {
	t.Helper()
	entries, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		all = append(all, e.Name())
	}
	return all
}

// written is a save with all its generations.
func written(t *testing.T, path string) []byte {
	t.Helper()
	for i := range older + 1 {
		if err := Write(path, numbered(i)); err != nil {
			t.Fatal(err)
		}
	}
	data, _ := os.ReadFile(path)
	return data
}

func TestADeletedSaveComesBackWithItsGenerations(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "duel"+Ext)
	data := written(t, path)
	before := files(t, folder)
	gone, err := Delete(path)
	if err != nil {
		t.Fatal(err)
	}
	if all, err := List(folder); err != nil || len(all) > 0 {
		t.Errorf("deleted, it is listed: %v, %v", all, err)
	}
	if fresh := Fresh(folder, "duel"); fresh == path {
		t.Error("its name is given away")
	}
	RemoveDeleted(folder) // of another program that begins
	if back, err := gone.Undo(); err != nil || back != path {
		t.Fatalf("it is back as %q, %v", back, err)
	}
	if now, _ := os.ReadFile(path); !bytes.Equal(now, data) {
		t.Error("it comes back otherwise")
	}
	if now := files(t, folder); !slices.Equal(now, before) {
		t.Errorf("the folder has %v, not %v", now, before)
	}
	if gone, err = Delete(path); err != nil {
		t.Fatal(err)
	}
	if gone.Remove(); len(files(t, folder)) > 0 {
		t.Errorf("for good: %v", files(t, folder))
	}
}

// A program that ends without a word leaves a deleted save where the next one removes it, with its generations;
// one that ends while it does so has the next one go on with that.
func TestWhatAProgramHasDeletedGoesAtTheNextStart(t *testing.T) {
	folder := t.TempDir()
	path, other := filepath.Join(folder, "duel"+Ext), filepath.Join(folder, "other"+Ext)
	written(t, path)
	written(t, other)
	gone, err := Delete(path)
	if err != nil {
		t.Fatal(err)
	}
	gone.lock.f.Close() // as the system does
	if err := os.Remove(path + ".1"); err != nil {
		t.Fatal(err)
	}
	RemoveDeleted(folder)
	if now := files(t, folder); len(now) != 1+older || slices.ContainsFunc(now, func(s string) bool { return strings.HasPrefix(s, "duel") }) {
		t.Errorf("the folder has %v", now)
	}
}

// A save that another program has put in the place of the deleted one stays, with its generations.
func TestASaveOfTheNameOfADeletedOneStays(t *testing.T) {
	for _, back := range []bool{true, false} {
		folder := t.TempDir()
		path := filepath.Join(folder, "duel"+Ext)
		data := written(t, path)
		gone, err := Delete(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, Encode(numbered(9)), 0o600); err != nil {
			t.Fatal(err)
		}
		if back {
			at, err := gone.Undo()
			if now, _ := os.ReadFile(at); err != nil || at == path || !bytes.Equal(now, data) {
				t.Errorf("it is back as %q, %v", at, err)
			}
		} else {
			gone.Remove()
			RemoveDeleted(folder)
		}
		if g, err := Read(path); err != nil || g.Seed != 9 || !Exists(path+".1") {
			t.Errorf("back %v: the new save is %+v, %v: %v", back, g, err, files(t, folder))
		}
	}
}

func TestASaveThatIsPlayedIsNotDeleted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a"+Ext)
	w, err := Claim(path)
	if err != nil {
		t.Fatal(err)
	}
	w.Put(sample())
	_ = w.Flush()
	if _, err := Delete(path); !Taken(err) || !Exists(path) {
		t.Errorf("another program has it open: %v", err)
	}
	w.Close()
	link := filepath.Join(t.TempDir(), "link"+Ext)
	if os.Symlink(path, link) != nil {
		t.Skip("the disk knows no links")
	}
	gone, err := Delete(link)
	if err != nil || !Exists(path) {
		t.Fatalf("a link to it: %v", err)
	}
	RemoveDeleted(filepath.Dir(link))
	if back, err := gone.Undo(); err != nil || back != link || !Same(link, path) {
		t.Errorf("the link is back as %q, %v", back, err)
	}
}
