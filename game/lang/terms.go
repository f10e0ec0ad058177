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
	keys  []string
}

// form is one way to write a term.
type form struct {
	text  string
	exact bool // it has a capital letter: others do not mean it
	term  string
}

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
	g := &Glossary{c: c, first: map[string][]form{}}
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
			f := form{text, strings.ToLower(text) != text, term}
			at := strings.ToLower(text[:wordEnd(text, 0)])
			if !slices.ContainsFunc(g.first[at], func(o form) bool { return o.text == text }) {
				g.first[at] = append(g.first[at], f)
			}
		}
	}
}

// formsOf is what the message that lists the forms of a term is called, below it.
const formsOf = ".forms"

// Terms lists the keys of all terms.
func (g *Glossary) Terms() []string { return g.keys }

// Forms lists how a term is written; the first form is what it is called in full.
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
	for at := from; at < len(text); {
		r, size := utf8.DecodeRuneInString(text[at:])
		if !ofWord(r) {
			at += size
			continue
		}
		stop := wordEnd(text, at)
		if before, _ := utf8.DecodeLastRuneInString(text[:at]); !ofWord(before) {
			for _, f := range g.first[strings.ToLower(text[at:stop])] {
				if f.stands(text[at:]) {
					return at, at + len(f.text), f.term
				}
			}
		}
		at = stop
	}
	return 0, 0, ""
}

// stands reports whether a text begins with a form, and not within a longer word.
func (f form) stands(text string) bool {
	if len(text) < len(f.text) {
		return false
	}
	head, rest := text[:len(f.text)], text[len(f.text):]
	if head != f.text && (f.exact || !strings.EqualFold(head, f.text)) {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(f.text)
	next, _ := utf8.DecodeRuneInString(rest)
	if len(f.text) == 1 && next == '’' { // L’attaccante
		return false
	}
	return !ofWord(last) || rest == "" || !ofWord(next)
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
	meaning = g.c.Word(term)
	for _, id := range defining.FindAllString(meaning, -1) {
		if g.c.Has("clause." + id) {
			clause = id
			break
		}
	}
	name, _, _ = strings.Cut(g.c.Word(term+formsOf), "|")
	return g.c.Capital(strings.TrimSpace(name)), meaning, clause
}
