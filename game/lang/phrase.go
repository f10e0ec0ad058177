package lang

import (
	"regexp"
	"strings"

	"grognard/rules"
)

// What a sentence says is asked of its template, never looked for in the words
// that come out: a name may stand in them in another form, or by chance.

// Tells reports whether the words of a sentence name a thing.
func (c *Catalog) Tells(t rules.Text, r rules.Ref) bool {
	w := c.now.words[t.Key]
	if w == nil || r == 0 {
		return false
	}
	used := w.arguments()
	return t.A == r && strings.Contains(used, "A") ||
		t.B == r && strings.Contains(used, "B") ||
		t.C == r && strings.Contains(used, "C")
}

// Same reports whether two sentences say the same words of the same things.
func (c *Catalog) Same(x, y rules.Text) bool {
	if x.Key != y.Key {
		return false
	}
	w := c.now.words[x.Key]
	if w == nil {
		return x == y
	}
	used := w.arguments()
	differ := func(letter string, same bool) bool { return !same && strings.Contains(used, letter) }
	return !differ("A", x.A == y.A) && !differ("B", x.B == y.B) && !differ("C", x.C == y.C) &&
		!differ("N", x.N == y.N) && !differ("M", x.M == y.M)
}

// heading finds the name that a sentence begins with and is about, and the form
// that it has there.
var heading = regexp.MustCompile(`^\{\{\.A(?:\.As "([^"]*)")?\}\}: `)

// Headed reports whether a sentence begins with the name of A as its heading:
// "{{.A}}: Fatigued".
func (c *Catalog) Headed(t rules.Text) bool {
	w := c.now.words[t.Key]
	return w != nil && heading.MatchString(w.Other)
}

// Under says a sentence that stands below the name of its A: without that name
// if it is Headed, else whole.
func (c *Catalog) Under(t rules.Text, n Names) string {
	k := c.saying(t, n)
	if s, ok := c.now.under[k]; ok {
		return s
	}
	s := c.Say(t, n)
	if w := c.now.words[t.Key]; w != nil {
		if form := heading.FindStringSubmatch(w.Other); form != nil {
			s = strings.TrimPrefix(s, called{k.a, c.now}.As(form[1])+": ")
		}
	}
	if len(c.now.under) >= cacheLimit {
		c.now.forget()
	}
	c.now.under[k] = s
	return s
}

// Phrase says a sentence without the stop at its end: something follows it.
func (c *Catalog) Phrase(t rules.Text, n Names) string {
	return strings.TrimSuffix(c.Say(t, n), c.Word("format.stop"))
}

// Percent writes a chance: a number with a point, or two with a dash between them.
func (c *Catalog) Percent(s string) string { return c.Word("format.percent", c.Decimal(s)) }

// Decimal writes a number that has a point, as the language does.
func (c *Catalog) Decimal(s string) string {
	mark := c.Word("format.decimal")
	if mark == "." {
		return s
	}
	return strings.ReplaceAll(s, ".", mark)
}
