package rulestest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// Visit plays a game of so many answers at most, and notes in seen the keys of what is told in it, of
// the prompts of what is asked, and of how it ends.
func Visit(t testing.TB, book rules.Rulebook, b rules.Board, most int, seen map[string]bool, choose func(*rules.Position) rules.Answer) {
	t.Helper()
	p, events, err := rules.Begin(book, b)
	for n := 0; ; n++ {
		for i := range events {
			seen[events[i].Text.Key] = true
		}
		if err != nil || p.Request() == nil || n == most {
			break
		}
		seen[book.Prefix()+".prompt."+p.Request().Kind] = true
		p, events, err = p.Play(choose(p))
	}
	if err != nil {
		t.Fatal(err)
	}
	if end := p.Result(); end.Over {
		seen[end.Why.Key] = true
	}
}

// Reached fails for what is wanted of the battles of a rulebook, was seen in none of them and is not
// explained in seldom, and for what is explained there without being wanted.
func Reached(t testing.TB, wants []string, seen map[string]bool, seldom map[string]string) {
	t.Helper()
	for _, want := range wants {
		if !seen[want] && seldom[want] == "" {
			t.Errorf("no battle comes to %s", want)
		}
	}
	for what := range seldom {
		if !slices.Contains(wants, what) {
			t.Errorf("%s is explained, and the book does not know it", what)
		}
	}
}

// leastWords is how many words of questions and of the log any rulebook has: fewer were not found.
const leastWords = 50

// Words lists the keys that Visit may note and for which a rulebook has words, of some kinds such as "prompt" and
// "log". A key that ends in one of but is a part of another's words.
func Words(t testing.TB, book rules.Rulebook, kinds string, but ...string) (all []string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "assets", "lang", "en", book.Name()+".toml"))
	if err != nil {
		t.Fatal(err)
	}
	head := regexp.MustCompile(`(?m)^\[(` + book.Prefix() + `\.(?:` + kinds + `)\.[a-z0-9_.-]+)\]$`)
	for _, m := range head.FindAllSubmatch(text, -1) {
		key := string(m[1])
		if !slices.ContainsFunc(but, func(end string) bool { return strings.HasSuffix(key, end) }) {
			all = append(all, key)
		}
	}
	if len(all) < leastWords {
		t.Fatalf("%d words of questions and of the log", len(all))
	}
	return all
}
