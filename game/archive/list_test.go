package archive

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

func TestListShowsTheLatestFirstAndDamagedSavesWithTheirError(t *testing.T) {
	folder := t.TempDir()
	day := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	for i, name := range []string{"a", "b", "c"} {
		path := filepath.Join(folder, name+Ext)
		for range 2 {
			g := numbered(i)
			g.Over = ""
			if err := Write(path, g); err != nil {
				t.Fatal(err)
			}
		}
		if name == "c" {
			if err := os.WriteFile(path+".new", []byte("torn"), 0o644); err != nil {
				t.Fatal(err)
			}
			os.Remove(path)
			if err := os.WriteFile(path, []byte("grognard save 1\nga"), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.Chtimes(path, day, day.AddDate(0, 0, i)); err != nil {
			t.Fatal(err)
		}
	}
	all, err := List(folder)
	if err != nil {
		t.Fatal(err)
	}
	if len(all) != 3 {
		t.Fatalf("%d saves are listed", len(all))
	}
	bad := filepath.Join(folder, "c"+Ext)
	if all[0].Path != bad || all[0].Err == nil || all[0].Opens() != bad+".1" || all[0].Header.Seed != 2 {
		t.Errorf("the damaged save is shown as %+v", all[0])
	}
	if all[1].Header.Seed != 1 || all[2].Header.Seed != 0 || all[1].Header.Title != "Prova però" {
		t.Errorf("the others are %+v and %+v", all[1], all[2])
	}
	if it, ok := Latest(folder); !ok || it.Opens() != bad+".1" {
		t.Errorf("the game to go on with is %+v, not the older state of the damaged one", it)
	}
}

func TestTheGameToGoOnWithIsNeitherACopyNorATrialNorOver(t *testing.T) {
	folder := t.TempDir()
	day := time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)
	for i, name := range []string{"auto", "copy", "over", "trial"} {
		g := numbered(i)
		g.Over, g.Copy = "", name == "copy"
		if name == "over" {
			g.Over = "first"
		}
		if name == "trial" {
			g.Draft = "ccn/the-bridge.toml"
		}
		path := filepath.Join(folder, name+Ext)
		if err := Write(path, g); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(path, day, day.AddDate(0, 0, i)); err != nil {
			t.Fatal(err)
		}
	}
	if it, ok := Latest(folder); !ok || filepath.Base(it.Path) != "auto.grog" {
		t.Errorf("the game to go on with is %+v", it)
	}
}

func TestMendingASaveKeepsTheDamagedFileAsideAndEveryGeneration(t *testing.T) {
	path := filepath.Join(t.TempDir(), "duel"+Ext)
	for i := range 3 {
		if err := Write(path, numbered(i)); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(path, []byte("torn"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Mend(path); err != nil {
		t.Fatal(err)
	}
	for name, seed := range map[string]uint64{path: 1, path + ".1": 1, path + ".2": 0} {
		if g, err := Read(name); err != nil || g.Seed != seed {
			t.Errorf("%s holds %+v, %v", name, g, err)
		}
	}
	if data, err := os.ReadFile(path + ".damaged"); err != nil || string(data) != "torn" {
		t.Errorf("set aside: %q, %v", data, err)
	}
	if err := Write(path, numbered(7)); err != nil {
		t.Fatal(err)
	}
	if g, err := Read(path + ".1"); err != nil || g.Seed != 1 {
		t.Errorf("the generation after the next save: %+v, %v", g, err)
	}
}

func TestAFolderThatCannotHoldSavesSaysWhy(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := Usable(filepath.Join(file, "saves")); err == nil {
		t.Error("a file passes for a folder")
	}
	folder := filepath.Join(t.TempDir(), "new")
	if err := Usable(folder); err != nil {
		t.Error(err)
	}
	if left, _ := os.ReadDir(folder); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
}

func TestEmptyAndMissingFoldersHoldNoSaves(t *testing.T) {
	folder := t.TempDir()
	for _, f := range []string{folder, filepath.Join(folder, "none")} {
		if all, err := List(f); err != nil || len(all) > 0 {
			t.Errorf("%s: %v, %v", f, all, err)
		}
		if _, ok := Latest(f); ok {
			t.Errorf("%s has a latest save", f)
		}
	}
}

func TestFreshNamesNeverMeetASaveAndDeletingTakesItsGenerations(t *testing.T) {
	folder := t.TempDir()
	for _, want := range []string{"duel.grog", "duel-2.grog", "duel-3.grog"} {
		path := Fresh(folder, "duel")
		if filepath.Base(path) != want {
			t.Fatalf("the name is %s, want %s", path, want)
		}
		for range 3 {
			if err := Write(path, sample()); err != nil {
				t.Fatal(err)
			}
		}
	}
	gone, err := Delete(filepath.Join(folder, "duel-2.grog"))
	if err != nil {
		t.Fatal(err)
	}
	gone.Remove()
	if left, _ := filepath.Glob(filepath.Join(folder, "duel-2*")); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
	if _, err := Delete(filepath.Join(folder, "none.grog")); err == nil {
		t.Error("a save that does not exist is deleted")
	}
}

func TestEveryNameBecomesAFile(t *testing.T) {
	for name, want := range map[string]string{"Dopo la carica!": "Dopo-la-carica", "../../etc/x": "etc-x", "è": "e", "…": "game", "Roliça – French first position (turn 3) …": "Rolica-French-first-position-turn-3", "": "game", "a_b-9": "a_b-9"} {
		if got := FileName(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
