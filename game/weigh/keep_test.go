package weigh

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

func TestAWeighingIsKept(t *testing.T) {
	task := Task{Book: course{}, Text: toy.Duel, Set: map[string]string{"hand": "2"}, Games: 6, Strength: Quick}
	_, w := weigh(t, task)
	path := PathOf(filepath.Join(t.TempDir(), "a.toml"))
	if err := Save(path, w); err != nil {
		t.Fatal(err)
	}
	got, err := Load(path)
	if err != nil || !reflect.DeepEqual(got, w) || !reflect.DeepEqual(got.Report(), w.Report()) {
		t.Errorf("%v\n%+v\n%+v", err, got, w)
	}
	if !got.Fits(course{}, toy.Duel) || got.Fits(course{}, toy.Duel+"\n") || got.Fits(later{}, toy.Duel) {
		t.Error("it does not know its battle")
	}
}

type later struct{ course }

func (later) Version() int { return 2 }

func TestEachGameOpens(t *testing.T) {
	_, w := weigh(t, Task{Book: toy.Book{}, Text: toy.Duel, Games: 6, Set: map[string]string{"hand": "2"}})
	for _, g := range w.Games {
		m, err := w.Open(toy.Book{}, toy.Duel, "", g.Seed)
		if err != nil {
			t.Fatal(err)
		}
		if r := m.Result(); m.Len() != g.Answers || !r.Over || r.Winner != g.Winner || r.Why != g.Why {
			t.Errorf("game %d ends otherwise: %+v", g.Seed, r)
		}
	}
	for _, err := range []error{
		second(w.Open(toy.Book{}, toy.Duel+"\n", "", 1)), second(w.Open(toy.Book{}, toy.Duel, "", 7)),
		second((&Weighing{Book: "toy", Version: 1, Sum: w.Sum, Games: []*Game{{Seed: 1, Moves: pack("fly\n")}}}).Open(toy.Book{}, toy.Duel, "", 1)),
		second((&Weighing{Book: "toy", Version: 1, Sum: w.Sum, Games: []*Game{{Seed: 1, Moves: []byte("what")}}}).Open(toy.Book{}, toy.Duel, "", 1)),
	} {
		var f *rules.FileError
		if !errors.As(err, &f) {
			t.Errorf("%v is not a fault that players can be told", err)
		}
	}
}

func second[T any](_ T, err error) error { return err }

func TestADamagedWeighingIsNotRead(t *testing.T) {
	_, w := weigh(t, Task{Book: course{}, Text: toy.Duel, Games: 3})
	path := PathOf(filepath.Join(t.TempDir(), "a.toml"))
	if err := Save(path, w); err != nil {
		t.Fatal(err)
	}
	good, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	swap := func(old, new string) []byte {
		if !bytes.Contains(good, []byte(old)) {
			t.Fatalf("there is no %s in %s", old, good)
		}
		return bytes.Replace(good, []byte(old), []byte(new), 1)
	}
	for _, x := range []struct {
		data []byte
		want string
	}{
		{nil, "damaged"}, {good[:len(good)/2], "damaged"}, {swap(`"Asked":3`, `"Asked":4`), "damaged"}, {swap(`"Answers":`, `"Answers":1`), "damaged"},
		{[]byte(`{"Asked":3}`), "does not hold a weighing"}, {swap(`weighing":1`, `weighing":9`), "later version"}, {[]byte("[scenario]\n"), "damaged"},
	} {
		if err := os.WriteFile(path, x.data, 0o644); err != nil {
			t.Fatal(err)
		}
		_, err := Load(path)
		var f *rules.FileError
		if !errors.As(err, &f) || f.File != path || !strings.Contains(f.Msg, x.want) {
			t.Errorf("of %.60q: %v", x.data, err)
		}
	}
	if _, err := Load(path + "x"); err == nil {
		t.Error("a file is read that is not there")
	}
	for _, bad := range []*Weighing{{Games: []*Game{nil}}, {Games: []*Game{{Seed: 2}, {Seed: 2}}}, {Games: []*Game{{Goals: []Hold{{Last: 5}}}}}} {
		if err := Save(path, bad); err != nil {
			t.Fatal(err)
		}
		if got, err := Load(path); err == nil {
			t.Errorf("%+v was read", got)
		}
	}
}
