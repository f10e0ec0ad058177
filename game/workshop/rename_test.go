package workshop

import (
	"os"
	"path/filepath"
	"testing"

	"grognard/rules"
	"grognard/rules/ccn"
)

// titles gives a draft a title.
func titles(t *testing.T, o *Open, key, title string) {
	t.Helper()
	if done, err := o.Do(rules.Edit{Do: rules.EditSet, Key: key, Value: title}); !done || err != nil {
		t.Fatal(done, err)
	}
	if err := o.Flush(); err != nil {
		t.Fatal(err)
	}
}

func TestAFileIsCalledAfterTheFirstTitleOfItsBattle(t *testing.T) {
	for key, title := range map[string]string{"scenario.title_en": "The Bridge", "scenario.title_it": "Il ponte"} {
		s := Shelf{t.TempDir()}
		o, err := s.Begin(ccn.Book{}, "Empty board", ccn.Book{}.Blanks()[0].Text)
		if err != nil {
			t.Fatal(err)
		}
		was := o.Path()
		titles(t, o, key, title)
		want := filepath.Join(filepath.Dir(was), plain(title)+Ext)
		if o.Path() != want {
			t.Fatalf("it is %s, not %s", o.Path(), want)
		}
		titles(t, o, key, "Another title")
		if o.Path() != want {
			t.Errorf("it is called %s after its second title", o.Path())
		}
		if err := o.Close(); err != nil {
			t.Fatal(err)
		}
		if all, err := s.List("ccn"); err != nil || len(all) != 1 || all[0].Path != want {
			t.Errorf("the shelf has %v, %v", all, err)
		}
		entries, err := os.ReadDir(filepath.Dir(was))
		if err != nil || len(entries) != 2 {
			t.Errorf("the folder has %v, %v", entries, err)
		}
		again, err := s.Open(ccn.Book{}, want)
		if err != nil {
			t.Fatal(err)
		}
		if back, _ := again.Steps(); back != 2 {
			t.Errorf("%d steps can be taken back", back)
		}
		again.Close()
	}
}

// A file of that name stays, and so does that of a battle which has a title already.
func TestNoFileIsLostWhenAnotherIsCalledSo(t *testing.T) {
	s := Shelf{t.TempDir()}
	one, err := s.Begin(ccn.Book{}, "The Bridge", empty)
	if err != nil {
		t.Fatal(err)
	}
	defer one.Close()
	two, err := s.Begin(ccn.Book{}, "Empty board", ccn.Book{}.Blanks()[0].Text)
	if err != nil {
		t.Fatal(err)
	}
	defer two.Close()
	titles(t, two, "scenario.title_en", "The Bridge")
	if two.Path() == one.Path() || filepath.Base(two.Path()) != "the-bridge-2.toml" {
		t.Errorf("they are %s and %s", one.Path(), two.Path())
	}
	if text, err := Read(one.Path()); err != nil || text != one.Text() {
		t.Errorf("the other one has gone: %v", err)
	}
}

// TestBrokenOffWhileItIsCalledAnewABattleHasItsSteps stops after the journal has been written beside
// the new name, and after the file has taken that.
func TestBrokenOffWhileItIsCalledAnewABattleHasItsSteps(t *testing.T) {
	for _, moved := range []bool{false, true} {
		s := Shelf{t.TempDir()}
		o, err := s.Begin(ccn.Book{}, "Empty board", ccn.Book{}.Blanks()[0].Text)
		if err != nil {
			t.Fatal(err)
		}
		o.unnamed.EN, o.unnamed.IT = "", "" // it keeps its name
		titles(t, o, "scenario.title_en", "The Bridge")
		at, to := o.Path(), filepath.Join(filepath.Dir(o.Path()), "the-bridge"+Ext)
		text := o.Text()
		if err := o.Close(); err != nil {
			t.Fatal(err)
		}
		journal, err := os.ReadFile(at + journalExt)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to+journalExt, journal, 0o644); err != nil {
			t.Fatal(err)
		}
		if moved {
			if err := os.Rename(at, to); err != nil {
				t.Fatal(err)
			}
		}
		all, err := s.List("ccn")
		if err != nil || len(all) != 1 {
			t.Fatal(all, err)
		}
		again, err := s.Open(ccn.Book{}, all[0].Path)
		if err != nil {
			t.Fatal(err)
		}
		if back, _ := again.Steps(); back != 1 || again.Text() != text {
			t.Errorf("moved %v: %d steps, the same text: %v", moved, back, again.Text() == text)
		}
		again.Close()
	}
}
