package example

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/rules"
	"grognard/scenarios"
)

// Every example of the game is proved by the real rules, and stands below a clause that is printed.
func TestEveryExampleProvesItsRule(t *testing.T) {
	words := langtest.Words(t)
	some := 0
	for _, book := range scenarios.Books() {
		all, err := Of(book)
		if err != nil {
			t.Error(err)
		}
		for _, x := range all {
			some++
			if err := x.Prove(); err != nil {
				t.Errorf("%s %s: %v", x.Clause, x.Title.EN, err)
			}
			if !words.Has("clause." + x.Clause) {
				t.Errorf("%s is not printed", x.Clause)
			}
			if key := strings.ToLower(book.Prefix()) + ".brief."; x.Brief != 0 && (x.Brief < 0 || x.Brief > len(words.Keys(key))) {
				t.Errorf("%s: there is no paragraph %d", x.Clause, x.Brief)
			}
			for _, s := range x.Play {
				if strings.Count(s.Tell.EN, ".") > 3 {
					t.Errorf("%s tells too much: %s", x.Clause, s.Tell.EN)
				}
			}
		}
	}
	if some == 0 {
		t.Error("there is no example")
	}
}

// The dice fall as the file has them, and go on to fall by its seed where somebody throws more of them: always
// alike.
func TestDiceFallAsTheyAreLaidDown(t *testing.T) {
	x := *first(t)
	thrown := func() (faces []int) {
		m, moment, err := x.Begin()
		if err != nil || m.Len() != moment {
			t.Fatal(moment, err)
		}
		if _, err := m.Answer(x.Play[0].Do); err != nil {
			t.Fatal(err)
		}
		for i := moment + 1; i <= m.Len(); i++ {
			if a := m.Gave(i); a.By == rules.Chance {
				faces = append(faces, a.Faces...)
			}
		}
		return faces
	}
	if got := thrown(); !slices.Equal(got, x.dice[0]) {
		t.Errorf("%v, not %v", got, x.dice)
	}
	x.dice = nil
	once := thrown()
	if again := thrown(); len(once) != 2 || !slices.Equal(once, again) {
		t.Errorf("%v, then %v", once, again)
	}
	x.start.Seed++
	if other := thrown(); slices.Equal(once, other) {
		t.Errorf("another seed throws %v too", other)
	}
}

// first is the first example of Manoeuvre in which dice are laid down.
func first(t *testing.T) *Example {
	t.Helper()
	book, _ := scenarios.Book("manoeuvre")
	all, err := Of(book)
	if err != nil || len(all) == 0 {
		t.Fatal(err)
	}
	return all[slices.IndexFunc(all, func(x *Example) bool { return len(x.dice) > 0 && len(x.Play) > 0 })]
}
