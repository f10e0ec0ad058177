package rulestest

import (
	"strings"
	"testing"

	"grognard/rules"
)

// Edited is a text after edits, each of which must be taken.
func Edited(t testing.TB, book rules.Workshop, text string, edits ...rules.Edit) (string, *rules.Draft) {
	t.Helper()
	d, err := book.Draft(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	for _, e := range edits {
		if text, err = book.Edit(d, e); err == nil {
			d, err = book.Draft(text)
		}
		if err != nil {
			t.Fatalf("%+v: %v", e, err)
		}
	}
	return text, d
}

// Pictured checks that a map keeps its picture whatever of some edits is made of it: the picture
// goes by a word that the file has from then on, and that is saved.
func Pictured(t *testing.T, book rules.Workshop, text string, ways ...[]rules.Edit) {
	t.Helper()
	picture := func(d *rules.Draft) string { return book.View(d.Board, rules.Chance).Map.ID }
	_, before := Edited(t, book, text)
	want := picture(before)
	for _, edits := range ways {
		now, after := Edited(t, book, text, edits...)
		if got := picture(after); got != want {
			t.Errorf("%+v: the picture is %s, was %s", edits, got, want)
		}
		if strings.Count(now, "seed = ") != 1 {
			t.Errorf("%+v: the word of the picture does not stand there once:\n%s", edits, now)
		}
		saved, again := Edited(t, book, string(book.Save(after.Board)))
		if got := picture(again); got != want || !strings.Contains(saved, "seed = \"") {
			t.Errorf("%+v: saved, the picture is %s, was %s:\n%s", edits, got, want, saved)
		}
	}
}
