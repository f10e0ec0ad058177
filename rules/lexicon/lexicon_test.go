package lexicon

import (
	"strconv"
	"testing"

	"grognard/rules"
)

var letters = []string{"a", "b", "c"}

var things = New("Toy",
	Kind{Kind: 1, Count: 3, Name: func(n int) string { return letters[n] }, Word: "toy.letter."},
	Kind{Kind: 2, Count: 4, Skip: func(n int) bool { return n == 0 }, Prefix: "token-", Name: strconv.Itoa, WordOf: func(n int) string { return "toy.token" }},
	Kind{Kind: 7, Count: 1, Name: func(int) string { return "cell" }})

func TestNames(t *testing.T) {
	for _, c := range []struct {
		kind       uint8
		n          int
		name, word string
	}{{1, 0, "a", "toy.letter.a"}, {1, 2, "c", "toy.letter.c"}, {2, 3, "token-3", "toy.token"}, {7, 0, "cell", ""}} {
		r := rules.MakeRef(c.kind, c.n)
		got, err := things.Parse(c.name)
		if things.Format(r) != c.name || things.Word(r) != c.word || got != r || err != nil {
			t.Errorf("%s: it is %q, its words %q; parsed %v, %v", c.name, things.Format(r), things.Word(r), got, err)
		}
	}
	if things.Format(0) != "" || things.Word(0) != "" || things.Format(rules.MakeRef(9, 1)) != "" {
		t.Error("nothing has a name")
	}
	if n := len(things.ByName()); n != 7 {
		t.Errorf("%d names, want 7", n)
	}
	if _, err := things.Parse("token-0"); err == nil || err.Error() != `nothing in Toy is called "token-0"` {
		t.Error(err)
	}
}
