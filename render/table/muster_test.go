package table

import (
	"testing"

	"grognard/game/lang"
)

func TestARaisedBattalionIsCalledByItsNation(t *testing.T) {
	b := newBattleOf(t, "eagles", 1280, 720, "free-battle")
	book := b.m.Book()
	first, err := book.Parse("a1")
	if err != nil {
		t.Fatal(err)
	}
	second, err := book.Parse("b2")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct{ lang, fr, gb, own, other string }{
		{"en", "fr", "gb", "1st French Battalion", "2nd British Battalion"},
		{"en", "fr", "fr", "1st French Battalion A", "2nd French Battalion B"},
		{"en", "", "", "1st Battalion A", "2nd Battalion B"},
		{"it", "fr", "gb", "1° battaglione francese", "2° battaglione britannico"},
		{"it", "fr", "fr", "1° battaglione francese A", "2° battaglione francese B"},
	} {
		b.words.Use(x.lang)
		n := lang.Names{Book: book, Nations: [2]string{x.fr, x.gb}}
		if a, z := b.words.Name(first, n), b.words.Name(second, n); a != x.own || z != x.other {
			t.Errorf("%s, %q against %q: %q and %q", x.lang, x.fr, x.gb, a, z)
		}
	}
}
