package lang

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Glossary explains the terms of a game, in the language that is spoken: those of one system, and
// behind them those of all. A term is a message <prefix>.term.<name>, or term.<name> for all
// systems; the message below it, .forms, lists what it is called in full and, behind bars, every
// form in which it stands in texts.
type Glossary struct {
	c     *Catalog
	first map[string][]form // forms by their first word, in lower case, the longest first
	whole []whole
	keys  []string
	told  map[string]explained
}

// form is one way to write a term; a # in it stands for any number.
type form struct {
	text  string
	exact bool // it has a capital letter: others do not mean it
	term  string
}

// whole is a form that is meant only where it is all of a text, such as a short word over a
// number, or the values on a counter: a # in it is a number or V, in brackets or not.
type whole struct {
	is   *regexp.Regexp
	term string
}

// explained is what has been told of a term.
type explained struct{ name, meaning, clause string }

// byExact puts a form with a capital letter before others of its length: Line is a grade where
// line is a formation.
func byExact(f form) int {
	if f.exact {
		return 1
	}
	return 0
}

// termsOfAll are the terms that no system defines.
const termsOfAll = "term."

// Glossary returns the glossary of a system by the prefix of its rulebook, of no system for "".
func (c *Catalog) Glossary(prefix string) *Glossary {
	if g := c.now.terms[prefix]; g != nil {
		return g
	}
	if c.now.terms == nil {
		c.now.terms = map[string]*Glossary{}
	}
	g := &Glossary{c: c, first: map[string][]form{}, told: map[string]explained{}}
	if prefix != "" {
		g.add(c.Keys(prefix + "." + termsOfAll))
	}
	g.add(c.Keys(termsOfAll))
	for _, all := range g.first {
		slices.SortStableFunc(all, func(a, b form) int {
			return cmp.Or(len(b.text)-len(a.text), byExact(b)-byExact(a))
		})
	}
	c.now.terms[prefix] = g
	return g
}

// add takes terms over whose forms nobody has yet.
func (g *Glossary) add(keys []string) {
	for _, term := range keys {
		if !g.c.Has(term + formsOf) {
			continue
		}
		g.keys = append(g.keys, term)
		for _, text := range g.Forms(term) {
			exact := strings.ToLower(text) != text
			if alone, ok := strings.CutPrefix(text, "="); ok {
				g.whole = append(g.whole, whole{wholeText(alone, exact), term})
				continue
			}
			at := numberless(strings.ToLower(text[:firstWord(text)]))
			if !slices.ContainsFunc(g.first[at], func(o form) bool { return o.text == text }) {
				g.first[at] = append(g.first[at], form{text, exact, term})
			}
		}
	}
}

// wholeText is the pattern of a form that is meant only where it is all of a text.
func wholeText(text string, exact bool) *regexp.Regexp {
	pattern := strings.ReplaceAll(regexp.QuoteMeta(text), "#", `\(?(?:\d+|V)\)?`)
	if !exact {
		pattern = "(?i)" + pattern
	}
	return regexp.MustCompile("^(?:" + pattern + ")$")
}

// firstWord is the length of the first word of a form.
func firstWord(form string) int {
	for at, r := range form {
		if !ofWord(r) && r != '#' && at > 0 {
			return at
		}
	}
	return len(form)
}

// formsOf is what the message that lists the forms of a term is called, below it.
const formsOf = ".forms"

// Terms lists the keys of all terms.
func (g *Glossary) Terms() []string { return g.keys }

// Forms lists how a term is written; the first form is what it is called in full. One behind an
// equals sign is meant only where it is all of a text.
func (g *Glossary) Forms(term string) []string {
	all := strings.Split(g.c.Word(term+formsOf), "|")
	for i := range all {
		all[i] = strings.TrimSpace(all[i])
	}
	return all
}

// Next finds the first term in a text that begins at a byte or later, "" if there is none. Where
// several begin it is the longest; a term is made of whole words.
func (g *Glossary) Next(text string, from int) (start, end int, term string) {
	if from == 0 {
		for _, w := range g.whole {
			if w.is.MatchString(text) {
				return 0, len(text), w.term
			}
		}
	}
	for at := from; at < len(text); {
		r, size := utf8.DecodeRuneInString(text[at:])
		if !ofWord(r) {
			at += size
			continue
		}
		stop := wordEnd(text, at)
		if before, _ := utf8.DecodeLastRuneInString(text[:at]); !ofWord(before) {
			for _, f := range g.first[numberless(strings.ToLower(text[at:stop]))] {
				if n := f.fits(text[at:]); n > 0 {
					return at, at + n, f.term
				}
			}
		}
		at = stop
	}
	return 0, 0, ""
}

// numeral is any number within a word.
var numeral = regexp.MustCompile(`[0-9]+`)

// numberless writes # for the numbers of a word that begins with one: 3d6 is looked up as #d#.
func numberless(word string) string {
	if word[0] != '#' && (word[0] < '0' || word[0] > '9') {
		return word
	}
	return numeral.ReplaceAllString(word, "#")
}

// fits is how much of a text the form takes with which the text begins, 0 if it begins with
// something else or with a longer word.
func (f form) fits(text string) int {
	at := 0
	for _, r := range f.text {
		if r == '#' {
			n := digits(text[at:])
			if at += n; n == 0 {
				return 0
			}
			continue
		}
		got, size := utf8.DecodeRuneInString(text[at:])
		if got != r && (f.exact || unicode.ToLower(got) != r) {
			return 0
		}
		at += size
	}
	last, _ := utf8.DecodeLastRuneInString(text[:at])
	next, _ := utf8.DecodeRuneInString(text[at:])
	if at < len(text) && (ofWord(last) && ofWord(next) || at == 1 && next == '’') { // L’attaccante
		return 0
	}
	return at
}

// ofWord reports whether a word may be made of a letter; figures count, and half ones.
func ofWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsNumber(r) }

// wordEnd is where the word ends that begins at a byte.
func wordEnd(text string, at int) int {
	if i := strings.IndexFunc(text[at:], func(r rune) bool { return !ofWord(r) }); i >= 0 {
		return max(at+i, at+1)
	}
	return len(text)
}

// defining finds the clauses that a text cites.
var defining = regexp.MustCompile(`\b[A-Z]+-[0-9A-Z][0-9A-Za-z.]*[0-9A-Za-z]\b`)

// Explain tells what a term is called in full, what it means, and the clause that defines it:
// the first one that the meaning cites, "" if it cites none.
func (g *Glossary) Explain(term string) (name, meaning, clause string) {
	e, ok := g.told[term]
	if !ok {
		e = g.explain(term)
		g.told[term] = e
	}
	return e.name, e.meaning, e.clause
}

func (g *Glossary) explain(term string) explained {
	e := explained{meaning: g.c.Word(term)}
	for _, id := range defining.FindAllString(e.meaning, -1) {
		if g.c.Has("clause." + id) {
			e.clause = id
			break
		}
	}
	e.name, _, _ = strings.Cut(g.c.Word(term+formsOf), "|")
	e.name = g.c.Capital(strings.TrimSpace(e.name))
	return e
}
