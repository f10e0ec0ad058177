package archive

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// A save that is exported and imported elsewhere is the same file; twice it is there once.
func TestASaveGoesFromOneFolderToAnother(t *testing.T) {
	from, shared, to := t.TempDir(), filepath.Join(t.TempDir(), "new"), filepath.Join(t.TempDir(), "saves")
	path := filepath.Join(from, "a"+Ext)
	if err := Write(path, studied(true)); err != nil {
		t.Fatal(err)
	}
	data, _ := os.ReadFile(path)
	for range 2 {
		out, err := Export(path, shared, "Roliça · turn 7")
		if err != nil || filepath.Base(out) != "Rolica-turn-7.grog" {
			t.Fatalf("exported as %q, %v", out, err)
		}
	}
	if now := files(t, shared); len(now) != 1 {
		t.Errorf("exported twice there are %v", now)
	}
	in, was, err := Import(to, "Rolica-turn-7.grog", data)
	if err != nil || was {
		t.Fatalf("%v, %v", was, err)
	}
	if now, _ := os.ReadFile(in); !bytes.Equal(now, data) {
		t.Error("imported it is another file")
	}
	again, was, err := Import(to, "else.grog", data)
	if err != nil || !was || again != in || len(files(t, to)) != 1 {
		t.Errorf("imported twice: %q, %v, %v, %v", again, was, err, files(t, to))
	}
}

// What goes further than a save that is there, keeps more or is a copy, is another save; what is less is there.
func TestOnlyASaveThatIsThereAlreadyIsNotImported(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(there, fresh *Game)
		was    bool
	}{
		{"alike", func(there, fresh *Game) {}, true},
		{"later", func(there, fresh *Game) { there.Lines = there.Lines[:1]; there.Last, there.LastAt = nil, 0 }, false},
		{"earlier", func(there, fresh *Game) { fresh.Lines = fresh.Lines[:1]; fresh.Last, fresh.LastAt = nil, 0 }, false},
		{"with parts", func(there, fresh *Game) { fresh.Parts = []Part{{"branch", []byte("a\n")}} }, false},
		{"without them", func(there, fresh *Game) { there.Parts = []Part{{"branch", []byte("a\n")}} }, true},
		{"a copy", func(there, fresh *Game) { fresh.Copy = true }, false},
		{"renamed", func(there, fresh *Game) { fresh.Title = "Mine" }, true},
		{"of another seed", func(there, fresh *Game) { fresh.Seed++ }, false},
	} {
		folder := t.TempDir()
		there, fresh := sample(), sample()
		c.change(there, fresh)
		if err := Write(filepath.Join(folder, "a"+Ext), there); err != nil {
			t.Fatal(err)
		}
		path, was, err := Import(folder, "a"+Ext, Encode(fresh))
		if err != nil || was != c.was {
			t.Errorf("%s: it was there: %v, %v", c.name, was, err)
		}
		if g, err := Read(path); err != nil || !was && g.Seed != fresh.Seed {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

func TestADamagedFileIsNeitherExportedNorImported(t *testing.T) {
	folder := t.TempDir()
	data := Encode(sample())
	path := filepath.Join(folder, "a"+Ext)
	if err := os.WriteFile(path, data[:len(data)-9], 0o600); err != nil {
		t.Fatal(err)
	}
	shared := filepath.Join(folder, "shared")
	if _, err := Export(path, shared, "a"); err == nil || Exists(shared) {
		t.Errorf("exported: %v", err)
	}
	for n := range len(data) {
		if _, _, err := Import(shared, "a", data[:n]); err == nil || Exists(shared) {
			t.Fatalf("%d bytes of it are imported", n)
		}
	}
	file := filepath.Join(folder, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := Share(file, "a", Ext, data); err == nil {
		t.Error("a file passes for a folder")
	}
}
