package rulestest

import (
	"reflect"
	"strings"
	"testing"

	"grognard/rules"
)

// mostNamed is how many things of a draft are called otherwise.
const mostNamed = 80

// named calls the things and sides of a draft otherwise: the draft, its board and what is
// saved of it say so, nothing else changes, and it can be taken back to the same bytes. It
// returns how many things it has called so.
func named(t *testing.T, book rules.Workshop, text string) (n int) {
	t.Helper()
	text = unnamed(t, book, text)
	from := draftOf(t, book, text)
	want := map[string]rules.Called{}
	now := text
	for _, x := range from.Things {
		if x.Prop("called.en") == nil || len(want) == mostNamed {
			continue
		}
		c := rules.Called{EN: "The “9th” " + x.Path, IT: `Il \ "nono"`}
		if len(want)%3 == 1 {
			c.IT = ""
		}
		if len(want)%3 == 2 {
			c.EN = ""
		}
		want[x.Path] = c
		now = call(t, book, now, x.Path, "called", c)
	}
	now = callSides(t, book, now)
	d := draftOf(t, book, now)
	if !d.Whole() || d.Board.Hash() != from.Board.Hash() {
		t.Fatalf("names make another battle: %v\n%s", d.Flaws, now)
	}
	view := book.View(d.Board, rules.Chance)
	for i := range d.Things {
		x := &d.Things[i]
		c, called := want[x.Path]
		if !called {
			continue
		}
		n++
		if x.Name.Key != c.Key() || x.Prop("called.en").Value != c.EN || x.Prop("called.it").Value != c.IT {
			t.Errorf("%s is called %+v: %+v", x.Path, x.Name, c)
		}
		if x.Ref != 0 && view.Own.Of(x.Ref) != c {
			t.Errorf("%s is called %+v on the table, want %+v", x.Path, view.Own.Of(x.Ref), c)
		}
	}
	again, err := book.Load(book.Save(d.Board), nil)
	if err != nil || !reflect.DeepEqual(book.View(again, rules.First).Own, view.Own) {
		t.Errorf("saved names are lost: %v\n%s", err, book.Save(d.Board))
	}
	for path := range want {
		now = call(t, book, now, path, "called", rules.Called{})
	}
	if now = unnamed(t, book, now); now != text {
		t.Errorf("without names the text is another:\n%s", now)
	}
	return n
}

// unnamed takes the names of its own that a battle gives sides and things out of its text.
func unnamed(t *testing.T, book rules.Workshop, text string) string {
	t.Helper()
	d := draftOf(t, book, text)
	for _, x := range d.Things {
		en, it := x.Prop("called.en"), x.Prop("called.it")
		if en != nil && en.Value != "" || it != nil && it.Value != "" {
			text = call(t, book, text, x.Path, "called", rules.Called{})
		}
	}
	for _, p := range book.Kit(d).Terms {
		if key, is := strings.CutSuffix(p.Key, ".en"); is && strings.HasSuffix(key, ".called") {
			text = call(t, book, text, "", key, rules.Called{})
		}
	}
	return text
}

// callSides calls each side otherwise, if the book has that.
func callSides(t *testing.T, book rules.Workshop, text string) string {
	t.Helper()
	for _, p := range book.Kit(draftOf(t, book, text)).Terms {
		key, is := strings.CutSuffix(p.Key, ".en")
		if !is || !strings.HasSuffix(key, ".called") {
			continue
		}
		c := rules.Called{EN: "Army of " + key, IT: "Armata"}
		text = call(t, book, text, "", key, c)
		v := book.View(draftOf(t, book, text).Board, rules.Chance)
		if v.Own.Of(rules.SideRef(rules.First)) != c && v.Own.Of(rules.SideRef(rules.Second)) != c {
			t.Errorf("no side is called %+v", c)
		}
	}
	return text
}

// call calls a thing, or with no path a side, otherwise in both languages.
func call(t *testing.T, book rules.Workshop, text, path, key string, c rules.Called) string {
	t.Helper()
	for _, e := range []rules.Edit{
		{Do: rules.EditSet, Path: path, Key: key + ".en", Value: c.EN},
		{Do: rules.EditSet, Path: path, Key: key + ".it", Value: c.IT},
	} {
		next, err := book.Edit(draftOf(t, book, text), e)
		if err != nil {
			t.Fatalf("%+v: %v", e, err)
		}
		text = next
	}
	return text
}

func draftOf(t *testing.T, book rules.Workshop, text string) *rules.Draft {
	t.Helper()
	d, err := book.Draft(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return d
}
