// Package langtest helps tests to see that players can read what they are told.
package langtest

import (
	"errors"
	"io/fs"
	"strings"
	"sync"
	"testing"

	"grognard/assets"
	"grognard/game/lang"
	"grognard/rules"
)

// all is the catalogue of the game: its files are read once.
var all = sync.OnceValues(func() (*lang.Catalog, error) {
	files, err := fs.Sub(assets.Lang, "lang")
	if err != nil {
		return nil, err
	}
	return lang.Load(files)
})

// Words returns the catalogue of the game, speaking English. It has said nothing yet.
func Words(t testing.TB) *lang.Catalog {
	t.Helper()
	c, err := all()
	if err != nil {
		t.Fatal(err)
	}
	return c.Copy()
}

// Told checks that an error is a fault with words in every language, that name
// its place and, in English, say its own sentence. What a fault tells as its
// cause may have other words there: a system says it in its own, and a log more.
func Told(t testing.TB, c *lang.Catalog, err error) {
	t.Helper()
	var f *rules.FileError
	if !errors.As(err, &f) || f.Key == "" {
		t.Errorf("no words for the fault %v", err)
		return
	}
	place := ""
	if f.File != "" {
		place = strings.TrimSuffix(err.Error(), f.Msg)
	}
	for _, id := range c.Languages() {
		c.Use(id)
		if told := c.Fault(err); !strings.HasPrefix(told, place) || strings.Contains(told, "\n") {
			t.Errorf("%s: %v is told as %q", id, err, told)
		}
	}
	if miss := c.Missing(); len(miss) > 0 {
		t.Errorf("%v needs words for %s", err, miss)
	}
	c.Use("en")
	if told := straight(c.Cause(err)); !strings.HasPrefix(f.Msg, told) && errors.Unwrap(f) == nil {
		t.Errorf("the fault %q is told as %q", f.Msg, told)
	}
}

// straight turns the quotation marks of the catalogue into those of the code.
func straight(s string) string {
	return strings.NewReplacer("“", `"`, "”", `"`, "’", "'").Replace(s)
}
