package lang

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/language"
)

// The words of format.* and list.* say how a language puts words together: what
// screens join is joined here.

// All lists things: "a, b and c".
func (c *Catalog) All(items []string) string { return c.list("list.and", items) }

// Any lists things of which one is meant: "a, b or c".
func (c *Catalog) Any(items []string) string { return c.list("list.or", items) }

// Series lists things without a word before the last: "a, b, c".
func (c *Catalog) Series(items []string) string { return c.list("list.series", items) }

// Clauses lists phrases that may have commas of their own: "a; b; c".
func (c *Catalog) Clauses(items []string) string { return c.list("list.clauses", items) }

// list joins items from the left; the last two by kind.last, all others by kind. Before an e it
// is kind.last.e, where a language has that: Italian says "ed è", not "e è".
func (c *Catalog) list(kind string, items []string) string {
	s := ""
	for i, item := range items {
		switch i {
		case 0:
			s = item
		case len(items) - 1:
			key := kind + ".last"
			if e := key + ".e"; strings.ContainsAny(first(item), "eEèÈéÉ") && c.Has(e) {
				key = e
			}
			s = c.join(key, s, item)
		default:
			s = c.join(kind, s, item)
		}
	}
	return s
}

// first is the first letter of a text.
func first(s string) string {
	_, size := utf8.DecodeRuneInString(s)
	return s[:size]
}

// join puts two texts together.
func (c *Catalog) join(key, a, b string) string { return c.speak(saying{key: key, a: a, b: b}) }

// About says something about something: "Cavalry: 2 blocks".
func (c *Catalog) About(head, said string) string { return c.join("format.about", head, said) }

// Dash sets two names, or a name and a deed, beside each other: "France – Fire".
func (c *Catalog) Dash(a, b string) string { return c.join("format.dash", a, b) }

// Aside says something with an addition in brackets.
func (c *Catalog) Aside(s, add string) string { return c.Word("format.aside", s, add) }

// Beside sets short facts beside each other: "12 units · 480 figures"; those that
// are "" are left out.
func (c *Catalog) Beside(all ...string) string { return c.chain("format.beside", all) }

// Sentences puts sentences one behind the other; those that are "" are left out.
func (c *Catalog) Sentences(all ...string) string { return c.chain("format.next", all) }

// chain puts texts together from the left.
func (c *Catalog) chain(key string, all []string) string {
	s := ""
	for _, one := range all {
		switch {
		case one == "":
		case s == "":
			s = one
		default:
			s = c.join(key, s, one)
		}
	}
	return s
}

// Capital writes a sentence with a capital letter at its start.
func (c *Catalog) Capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if !unicode.IsLower(r) {
		return s
	}
	if up, ok := c.now.capital[s]; ok {
		return up
	}
	if len(c.now.capital) >= cacheLimit {
		c.now.forget()
	}
	up := cases.Upper(language.MustParse(c.now.id)).String(s[:size]) + s[size:]
	c.now.capital[s] = up
	return up
}
