package lang

import (
	"grognard/scenarios"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// idPattern is how a clause is cited, and at least what a chapter is called.
const idPattern = `(?:MAN|CCN|MS|NS|ME)-[0-9A-Z](?:[0-9A-Z.]*[0-9A-Z])?(?:[a-z]\b)?`

// A citation is a clause wherever it stands; a code is one that the rules hand
// out, so that a player may read it.
var (
	citation = regexp.MustCompile(`\b` + idPattern)
	code     = regexp.MustCompile(`"(` + idPattern + `)"`)
)

func ofTheGame(t *testing.T) *Catalog {
	t.Helper()
	c, err := Load(os.DirFS("../../assets/lang"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// sources reads the Go files of a rulebook, tests apart, in their order.
func sources(t *testing.T, book string) (files, texts []string) {
	t.Helper()
	all, err := filepath.Glob("../../rules/" + book + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range all {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		files, texts = append(files, file), append(texts, string(data))
	}
	return files, texts
}

// cited lists the clauses that a rulebook cites, and those of them that it
// hands out.
func cited(t *testing.T, book string) (all, out []string) {
	t.Helper()
	_, texts := sources(t, book)
	for _, text := range texts {
		all = append(all, citation.FindAllString(text, -1)...)
		for _, m := range code.FindAllStringSubmatch(text, -1) {
			out = append(out, m[1])
		}
	}
	slices.Sort(all)
	slices.Sort(out)
	return slices.Compact(all), slices.Compact(out)
}

func TestEveryClauseThatTheRulesCiteCanBeRead(t *testing.T) {
	c := ofTheGame(t)
	for _, p := range allPrinted {
		all, out := cited(t, p.book)
		if len(all) < 100 || len(out) < 50 {
			t.Errorf("%s: only %d clauses are cited, %d handed out", p.book, len(all), len(out))
		}
		for _, language := range c.Languages() {
			c.Use(language)
			for _, clause := range out {
				if !c.Has("clause." + clause) {
					t.Errorf("%s: no text of %s", language, clause)
				}
			}
			for _, clause := range all { // a comment may cite a whole chapter, or 7.13.3 for 7.13.3a to 7.13.3k
				if !c.Has("clause."+clause) && !c.Has("chapter."+clause) && !c.Has("clause."+clause+"a") {
					t.Errorf("%s: neither a text of %s nor a chapter", language, clause)
				}
			}
		}
	}
}

func TestClausesStandInAChapterAndReferToClausesThatThereAre(t *testing.T) {
	c := ofTheGame(t)
	for _, language := range c.langs {
		c.Use(language.id)
		for _, key := range language.keys() {
			id, ok := strings.CutPrefix(key, "clause.")
			if !ok {
				continue
			}
			if chapter := id[:strings.LastIndex(id, ".")]; !c.Has("chapter." + chapter) {
				t.Errorf("%s: %s stands in no chapter", language.id, id)
			}
			prefix, _, _ := strings.Cut(id, "-")
			for _, ref := range citation.FindAllString(c.Word(key), -1) {
				if ref == id || !strings.HasPrefix(ref, prefix+"-") || !c.Has("clause."+ref) {
					t.Errorf("%s: %s refers to %s", language.id, id, ref)
				}
			}
		}
	}
}

func TestTheRulesOfEverySystemAreReadWhole(t *testing.T) {
	c := ofTheGame(t)
	for _, b := range scenarios.Books() {
		if !slices.ContainsFunc(allPrinted[:], func(p printed) bool { return p.book == b.Name() && p.prefix == strings.ToUpper(b.Prefix()) }) {
			t.Errorf("the clauses of %s are not listed", b.Name())
		}
	}
	for _, p := range allPrinted {
		want := p.clauses()
		if len(want) != p.total {
			t.Errorf("%s: %d ids are listed, want %d", p.book, len(want), p.total)
		}
		for _, language := range c.langs {
			var got []string
			for _, key := range language.keys() {
				if id, ok := strings.CutPrefix(key, "clause."+p.prefix+"-"); ok {
					got = append(got, p.prefix+"-"+id)
				}
			}
			if len(got) != p.total {
				t.Errorf("%s: %s has %d clauses, want %d", language.id, p.book, len(got), p.total)
			}
			report(t, language.id+": there is no clause %s", want, got)
			report(t, language.id+": nobody expects the clause %s", got, want)
		}
	}
}

// report complains of what one list has and the other lacks.
func report(t *testing.T, complaint string, has, lacks []string) {
	t.Helper()
	for _, id := range has {
		if !slices.Contains(lacks, id) {
			t.Errorf(complaint, id)
		}
	}
}
