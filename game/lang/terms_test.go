package lang

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"grognard/rules"
	"grognard/scenarios"
)

// glossaryText is a glossary of a few terms in a made-up system, and of all.
const glossaryText = `
[xx.term.ma]
other = "What a unit may spend (MS-4.3.1)."
forms.other = "movement allowance | MA | movement allowances"
[xx.term.ac]
other = "A test."
forms.other = "Test or retreat | Ac(NE) | Ac"
[xx.term.zone]
other = "Six hexes."
forms.other = "zone of control | zone"
[xx.term.massed]
other = "In columns."
forms.other = "Massed"
[xx.term.l]
other = "Leaders."
forms.other = "Leaders in danger | L"
[xx.term.order]
other = "An order."
forms.other = "order"
[term.order]
other = "Said by nobody."
forms.other = "order | orders | =units | =#-#+#"
[term.dice]
other = "Dice."
forms.other = "dice | #d# | D6"
[clause.MS-4.3.1]
other = "MA."
`

// found lists the terms of a text, each as it stands there and by its last name.
func found(g *Glossary, text string) (all []string) {
	for at := 0; ; {
		start, end, term := g.Next(text, at)
		if term == "" {
			return all
		}
		all = append(all, text[start:end]+"="+term)
		at = end
	}
}

func TestTermsAreWholeWordsTheLongestFirst(t *testing.T) {
	c, err := Load(files("en/a.toml", glossaryText))
	if err != nil {
		t.Fatal(err)
	}
	g := c.Glossary("xx")
	for text, want := range map[string]string{
		"Movement allowance (MA) 4":      "Movement allowance=xx.term.ma, MA=xx.term.ma",
		"MAP, aMA, MA4, ma":              "",
		"Ac(NE) – Ac(Ex)":                "Ac(NE)=xx.term.ac, Ac=xx.term.ac",
		"Zones of control; the zone":     "zone=xx.term.zone",
		"ZONE OF CONTROL zone of":        "ZONE OF CONTROL=xx.term.zone, zone=xx.term.zone",
		"massed Massed":                  "Massed=xx.term.massed",
		"L’attaccante; NE + L, L’":       "L=xx.term.l",
		"«MA»: l’order, orders":          "MA=xx.term.ma, order=xx.term.order, orders=term.order",
		"no term at all · ½ MA, può, MA": "MA=xx.term.ma, MA=xx.term.ma",
		"units":                          "units=term.order",
		"two units":                      "",
		"(12)-V+3":                       "(12)-V+3=term.order",
		"a 1-2+3":                        "",
		"12d6 d6 D6, 5d6e, 3d":           "12d6=term.dice, D6=term.dice",
		"":                               "",
	} {
		if got := strings.Join(found(g, text), ", "); got != want {
			t.Errorf("%q has %q, want %q", text, got, want)
		}
	}
	if name, meaning, clause := g.Explain("xx.term.ma"); name != "Movement allowance" || meaning != "What a unit may spend (MS-4.3.1)." || clause != "MS-4.3.1" {
		t.Errorf("explained as %q, %q, %q", name, meaning, clause)
	}
	if got := found(c.Glossary(""), "MA and orders"); !slices.Equal(got, []string{"orders=term.order"}) {
		t.Errorf("without a system: %q", got)
	}
}

// FuzzNext feeds a glossary with any text: what it finds stands there, and it comes to an end.
func FuzzNext(f *testing.F) {
	c, err := Load(files("en/a.toml", glossaryText))
	if err != nil {
		f.Fatal(err)
	}
	g := c.Glossary("xx")
	f.Add("Ac(NE) and the zone of control", 3)
	f.Add("\xffMA\xc3", 0)
	f.Fuzz(func(t *testing.T, text string, from int) {
		for at := max(0, min(from, len(text))); ; {
			start, end, term := g.Next(text, at)
			if term == "" {
				return
			}
			if start < at || end <= start || end > len(text) || strings.TrimSpace(text[start:end]) != text[start:end] {
				t.Fatalf("%q from %d: %d to %d is %s", text, at, start, end, term)
			}
			at = end
		}
	})
}

// glossaries are the prefixes of all systems, and that of none.
func glossaries() []string {
	all := []string{""}
	for _, b := range scenarios.Books() {
		all = append(all, b.Prefix())
	}
	return all
}

// own are the terms of a system, or of none.
func own(g *Glossary, prefix string) (all []string) {
	for _, term := range g.Terms() {
		if (prefix == "") == strings.HasPrefix(term, termsOfAll) {
			all = append(all, term)
		}
	}
	return all
}

func TestEverySystemHasItsTerms(t *testing.T) {
	c := ofTheGame(t)
	for _, language := range c.Languages() {
		c.Use(language)
		for _, prefix := range glossaries() {
			terms := own(c.Glossary(prefix), prefix)
			if prefix != "" && len(terms) < 40 || len(terms) < 10 {
				t.Errorf("%s: only %d terms of %q", language, len(terms), prefix)
			}
			for _, key := range c.Keys(strings.TrimPrefix(prefix+"."+termsOfAll, ".")) {
				if term, ok := strings.CutSuffix(key, formsOf); !slices.Contains(terms, term) || ok && !c.Has(term) {
					t.Errorf("%s: %s has either no forms or no meaning", language, key)
				}
			}
		}
	}
}

func TestEveryFormOfATermIsFoundAsThatTerm(t *testing.T) {
	c := ofTheGame(t)
	for _, language := range c.Languages() {
		c.Use(language)
		for _, prefix := range glossaries() {
			g := c.Glossary(prefix)
			for _, term := range own(g, prefix) {
				for _, form := range g.Forms(term) {
					form = strings.ReplaceAll(strings.TrimPrefix(form, "="), "#", "7")
					if start, end, got := g.Next(form, 0); got != term || start != 0 || end != len(form) {
						t.Errorf("%s: %q of %s is found as %q of %q", language, form, term, form[start:end], got)
					}
				}
			}
		}
	}
}

func TestATermCitesAClauseThatThereIsAndTheSameInEveryLanguage(t *testing.T) {
	c := ofTheGame(t)
	for _, prefix := range glossaries() {
		for _, term := range own(c.Glossary(prefix), prefix) {
			var cites []string
			for _, language := range c.Languages() {
				c.Use(language)
				all := citation.FindAllString(c.Word(term), -1)
				for _, id := range all {
					if !c.Has("clause."+id) || !strings.HasPrefix(id, strings.ToUpper(prefix)+"-") {
						t.Errorf("%s: %s cites %s", language, term, id)
					}
				}
				if _, _, clause := c.Glossary(prefix).Explain(term); prefix != "" && (len(all) == 0 || clause != all[0]) {
					t.Errorf("%s: %s is defined by %q, it cites %q", language, term, clause, all)
				}
				cites = append(cites, strings.Join(all, " "))
			}
			if len(slices.Compact(cites)) != 1 {
				t.Errorf("%s cites %q", term, cites)
			}
		}
	}
}

// short finds abbreviations and bracketed forms: CF, ZOCs, Ac(NE), 1d6, C-in-C.
var short = regexp.MustCompile(`[A-Z][a-z]?\([A-Z][A-Za-z]\)|\d+[dD]\d+|[A-Z]-in-[A-Z]|[A-Z]{2,}[a-z]?`)

// printedFact is what a text cites or fills in, which is no abbreviation of its own.
var printedFact = regexp.MustCompile(`\{\{.*?\}\}|\b` + idPattern)

// knownShort are abbreviations that need no explanation, and why.
var knownShort = map[string]string{"GMT": "a publisher", "BSD": "a licence", "GUST": "makers of a typeface"}

// namesOnly are the beginnings of keys whose short forms are names on counters: the inspector
// spells them out beside it.
const namesOnly = "man.unit. man.card. ms.unit. ms.formation. ns.unit. ns.general. ccn.unit. me.unit."

func TestEveryAbbreviationOfTheScreensIsATerm(t *testing.T) {
	c := ofTheGame(t)
	seen := map[string]bool{}
	for _, l := range c.langs {
		c.Use(l.id)
		for _, key := range l.keys() {
			if begins(key, "clause. chapter. fault. "+namesOnly) || strings.Contains(key, ".fault.") || strings.HasSuffix(key, formsOf) {
				continue
			}
			prefix, _, _ := strings.Cut(strings.TrimPrefix(key, "dice."), ".")
			if !slices.Contains(glossaries(), prefix) {
				prefix = ""
			}
			for _, text := range l.words[key].texts() {
				for _, abbr := range unexplained(c.Glossary(prefix), text) {
					seen[abbr] = true
					if knownShort[abbr] == "" && !shared(c, key, abbr) {
						t.Errorf("%s: %s: no term explains %s in %q", l.id, key, abbr, text)
					}
				}
				if strings.Contains(key, ".gauge.") && strings.HasSuffix(key, ".short") && !strings.Contains(text, "{{") && text != "" && len(found(c.Glossary(prefix), text)) == 0 {
					t.Errorf("%s: %s: no term explains the short word %q", l.id, key, text)
				}
				if cut := cutShort.FindString(text); strings.HasSuffix(key, ".short") && cut != "" && len(found(c.Glossary(prefix), cut)) == 0 {
					t.Errorf("%s: %s: no term explains %q", l.id, key, text)
				}
			}
		}
	}
	for abbr := range knownShort {
		if !seen[abbr] {
			t.Errorf("no text has %s", abbr)
		}
	}
}

// cutShort finds a word that is cut short to fit: demoral.
var cutShort = regexp.MustCompile(`^[\pL–]+\.$`)

// shared reports whether a text that several systems share has an abbreviation of one of them.
func shared(c *Catalog, key, abbr string) bool {
	return strings.HasPrefix(key, "dice.") && slices.ContainsFunc(glossaries(), func(prefix string) bool {
		return len(unexplained(c.Glossary(prefix), abbr)) == 0
	})
}

// unexplained lists the abbreviations of a text that are part of no term.
func unexplained(g *Glossary, text string) (all []string) {
	text = printedFact.ReplaceAllStringFunc(text, func(s string) string { return strings.Repeat(" ", len(s)) })
	for _, at := range short.FindAllStringIndex(text, -1) {
		if inWord(text, at) {
			continue
		}
		known := false
		for from := 0; !known; {
			start, end, term := g.Next(text, from)
			if term == "" {
				break
			}
			known, from = start < at[1] && at[0] < end, end
		}
		if !known {
			all = append(all, text[at[0]:at[1]])
		}
	}
	return all
}

// inWord reports whether what was found is a part of a longer word.
func inWord(text string, at []int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:at[0]])
	after, _ := utf8.DecodeRuneInString(text[at[1]:])
	return ofWord(before) || ofWord(after)
}

// bare is a face of a counter that is a number, with a sign or not.
var bare = regexp.MustCompile(`^[+−–-]?\d*$`)

func TestWhatCountersShowIsATerm(t *testing.T) {
	c := ofTheGame(t)
	for _, book := range scenarios.Books() {
		seen := 0
		for _, e := range scenarios.List(book.Name()) {
			_, data, err := scenarios.Open(book.Name(), e.ID)
			if err != nil {
				t.Fatal(err)
			}
			board, err := book.Load(data, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range book.View(board, rules.First).Pieces {
				for _, face := range []string{p.Value, p.Main, p.Strength} {
					if bare.MatchString(face) {
						continue
					}
					seen++
					for _, l := range c.Languages() {
						c.Use(l)
						if len(found(c.Glossary(book.Prefix()), face)) == 0 {
							t.Errorf("%s: %s: no term explains %q", l, book.Name(), face)
						}
					}
				}
			}
		}
		if seen == 0 && (book.Name() == "musket" || book.Name() == "ccn" || book.Name() == "eagles") {
			t.Errorf("%s shows nothing on its counters", book.Name())
		}
	}
}

func TestAnAbbreviationThatNoTermExplainsIsSeen(t *testing.T) {
	c, err := Load(files("en/a.toml", glossaryText))
	if err != nil {
		t.Fatal(err)
	}
	got := unexplained(c.Glossary("xx"), "MA, CF, Ac(NE), Dm(Ax): 2d6 of the C-in-C (MS-4.3.1), {{.N}} XY{{.M}}")
	if want := []string{"CF", "Dm(Ax)", "C-in-C", "XY"}; !slices.Equal(got, want) {
		t.Errorf("unexplained are %q, want %q", got, want)
	}
}
