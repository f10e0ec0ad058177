package workshop

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/ccn"
)

func opened(t *testing.T, s Shelf, book rules.Workshop, path string) *Open {
	t.Helper()
	o, err := s.Open(book, path)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestABattleIsKeptWithItsSteps(t *testing.T) {
	for _, book := range books {
		s := Shelf{t.TempDir()}
		o, err := s.Begin(book, "Puente Blanco, 1811!", book.Blanks()[0].Text)
		if err != nil {
			t.Fatal(err)
		}
		busy(t, o.Draft, rand.New(rand.NewPCG(3, 3)), 30)
		o.follow()
		text := o.Text()
		back, on := o.Steps()
		if err := o.Close(); err != nil {
			t.Fatal(err)
		}
		all, err := s.List(book.Name())
		if err != nil || len(all) != 1 || all[0].Name() != "puente-blanco-1811" {
			t.Fatal(all, err)
		}
		if data, _ := os.ReadFile(all[0].Path); string(data) != text {
			t.Errorf("the file has\n%s", data)
		}
		o = opened(t, s, book, all[0].Path)
		if a, b := o.Steps(); o.Text() != text || a != back || b != on {
			t.Errorf("%d and %d steps, were %d and %d", a, b, back, on)
		}
		o.Close()
	}
}

func TestTwoBattlesOfOneNameHaveFilesOfTheirOwn(t *testing.T) {
	s := Shelf{t.TempDir()}
	for _, want := range []string{"ligny", "ligny-2", "ligny-3"} {
		o, err := s.Begin(ccn.Book{}, "Ligny", empty)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.TrimSuffix(filepath.Base(o.Path()), Ext); got != want {
			t.Errorf("it is called %s", got)
		}
		o.Close()
	}
	for name, want := range map[string]string{"": "battle", "!!!": "battle", "../../x": "x", "Fuentes de Oñoro": "fuentes-de-onoro", strings.Repeat("a", 300): strings.Repeat("a", longestName)} {
		if got := plain(name); got != want {
			t.Errorf("%q becomes %q", name, got)
		}
	}
}

// A crash leaves a journal that says more than the file, and perhaps half a line.
func TestAfterACrashTheDraftIsThereAgain(t *testing.T) {
	s := Shelf{t.TempDir()}
	o, err := s.Begin(ccn.Book{}, "x", empty)
	if err != nil {
		t.Fatal(err)
	}
	path := o.Path()
	busy(t, o.Draft, rand.New(rand.NewPCG(4, 4)), 20)
	o.follow()
	text := o.Text()
	o.Close()
	if err := os.WriteFile(path, []byte(empty), 0o644); err != nil { // it was not written any more
		t.Fatal(err)
	}
	f, err := os.OpenFile(path+journalExt, os.O_APPEND|os.O_WRONLY, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	_, _ = f.WriteString(`{"change":{"From":3,"Ol`)
	f.Close()
	o = opened(t, s, ccn.Book{}, path)
	if o.Text() != text {
		t.Errorf("it is\n%s\nwas\n%s", o.Text(), text)
	}
	if o.Close(); text != o.Text() {
		t.Error("it changed")
	}
	if data, _ := os.ReadFile(path); string(data) != text {
		t.Error("the file was not brought up to date")
	}
}

func TestAFileThatWasChangedByHandIsOneMoreStep(t *testing.T) {
	s := Shelf{t.TempDir()}
	o, err := s.Begin(ccn.Book{}, "x", empty)
	if err != nil {
		t.Fatal(err)
	}
	path := o.Path()
	o.Close()
	byHand := strings.Replace(empty, "banners = 5", "banners = 6", 1)
	if err := os.WriteFile(path, []byte(byHand), 0o644); err != nil {
		t.Fatal(err)
	}
	o = opened(t, s, ccn.Book{}, path)
	if back, _ := o.Steps(); o.Text() != byHand || back != 1 || !o.Undo() || o.Text() != empty {
		t.Error(o.Text())
	}
	o.Close()
	if err := os.WriteFile(path, []byte("no battle = ["), 0o644); err != nil {
		t.Fatal(err)
	}
	_, err = s.Open(ccn.Book{}, path)
	var f *rules.FileError
	if !errors.As(err, &f) || f.File != path || f.Line != 1 {
		t.Errorf("%v", err)
	}
}

func TestABattleIsOpenOnlyOnce(t *testing.T) {
	s := Shelf{t.TempDir()}
	o, err := s.Begin(ccn.Book{}, "x", empty)
	if err != nil {
		t.Fatal(err)
	}
	defer o.Close()
	if _, err := s.Open(ccn.Book{}, o.Path()); err == nil || !strings.Contains(err.Error(), "another program") {
		t.Errorf("%v", err)
	}
}

func TestABattleThatIsPutAwayCanBeTakenBack(t *testing.T) {
	s := Shelf{t.TempDir()}
	o, err := s.Begin(ccn.Book{}, "x", ccn.Book{}.Blanks()[0].Text)
	if err != nil {
		t.Fatal(err)
	}
	o.Close()
	all, _ := s.List("ccn")
	if _, err := s.PutAway(all[0]); err != nil {
		t.Fatal(err)
	}
	gone, _ := s.List("ccn")
	away, _ := s.Away("ccn")
	if len(gone) != 0 || len(away) != 1 {
		t.Fatal(gone, away)
	}
	if path, err := s.Return(away[0]); err != nil || path != o.Path() {
		t.Fatal(err)
	}
	if all, _ = s.List("ccn"); len(all) != 1 {
		t.Error(all)
	}
	opened(t, s, ccn.Book{}, all[0].Path).Close()
}

func TestAFolderThatCannotBeWrittenIsSaidAndNothingIsLost(t *testing.T) {
	s := Shelf{t.TempDir()}
	o, err := s.Begin(ccn.Book{}, "x", empty)
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Dir(o.Path())
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(folder, nil, 0o644); err != nil { // a file stands where the folder was
		t.Fatal(err)
	}
	r, _ := ccn.Book{}.Parse("c3")
	if _, err := o.Do(rules.Edit{Do: rules.EditPaint, Tool: "woods", Cells: []rules.Ref{r}}); err != nil {
		t.Fatal(err)
	}
	if err := o.Flush(); err == nil || o.Failing() == nil || o.Err() == nil || o.Err() != nil {
		t.Errorf("%v", err)
	}
	if err := os.Remove(folder); err != nil {
		t.Fatal(err)
	}
	if err := o.Flush(); err != nil || o.Failing() != nil {
		t.Error(err)
	}
	o.Close()
	if got := opened(t, s, ccn.Book{}, o.Path()); !strings.Contains(got.Text(), "F..........") || !got.Undo() {
		t.Error(got.Text())
	} else {
		got.Close()
	}
}

func TestBattlesOfOneTitleAreSharedBesideEachOther(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "shared")
	var paths []string
	for _, text := range []string{"a = 1\n", "a = 2\n", "a = 1\n", "a = 2\n"} {
		path, err := Share(folder, "The Two Bridges", text)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := Read(path); err != nil || got != text {
			t.Errorf("%s: %q, %v", path, got, err)
		}
		paths = append(paths, filepath.Base(path))
	}
	if got := strings.Join(paths, " "); got != "the-two-bridges.toml the-two-bridges-2.toml the-two-bridges.toml the-two-bridges-2.toml" {
		t.Error(got)
	}
}
