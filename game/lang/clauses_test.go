package lang

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// rulesOfManoeuvre is where the code of the rules stands that cites clauses.
const rulesOfManoeuvre = "../../rules/manoeuvre"

// A citation is a clause wherever it stands; a code is one that the rules hand
// out, so that a player may read it.
var (
	citation = regexp.MustCompile(`MAN-[0-9ST][0-9.]*`)
	code     = regexp.MustCompile(`"(MAN-[0-9ST][0-9.]*)"`)
)

func ofTheGame(t *testing.T) *Catalog {
	t.Helper()
	c, err := Load(os.DirFS("../../assets/lang"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// cited lists the clauses that the Go files of a folder, tests apart, cite,
// and those of them that they hand out.
func cited(t *testing.T, folder string) (all, out []string) {
	t.Helper()
	files, err := filepath.Glob(folder + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range citation.FindAllString(string(data), -1) {
			all = append(all, strings.TrimRight(id, "."))
		}
		for _, m := range code.FindAllStringSubmatch(string(data), -1) {
			out = append(out, m[1])
		}
	}
	slices.Sort(all)
	slices.Sort(out)
	return slices.Compact(all), slices.Compact(out)
}

func TestEveryClauseThatTheRulesOfManoeuvreCiteCanBeRead(t *testing.T) {
	c := ofTheGame(t)
	all, out := cited(t, rulesOfManoeuvre)
	if len(all) < 100 || len(out) < 50 {
		t.Fatalf("only %d clauses are cited, %d handed out", len(all), len(out))
	}
	for _, id := range c.Languages() {
		c.Use(id)
		for _, clause := range out {
			if !c.Has("clause." + clause) {
				t.Errorf("%s: no text of %s", id, clause)
			}
		}
		for _, clause := range all { // a comment may cite a whole chapter
			if !c.Has("clause."+clause) && !c.Has("chapter."+clause) {
				t.Errorf("%s: neither a text of %s nor a chapter", id, clause)
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
			for _, ref := range citation.FindAllString(c.Word(key), -1) {
				if ref = strings.TrimRight(ref, "."); ref == id || !c.Has("clause."+ref) {
					t.Errorf("%s: %s refers to %s", language.id, id, ref)
				}
			}
		}
	}
}

func TestTheRulesOfManoeuvreAreReadWhole(t *testing.T) {
	c := ofTheGame(t)
	for _, language := range c.langs {
		last := map[string]int{} // of each chapter, the number of its last clause
		n := map[string]int{}
		for _, key := range language.keys() {
			id, ok := strings.CutPrefix(key, "clause.MAN-")
			if !ok || strings.HasPrefix(id, "10.") { // of chapter 10 players need the odds alone
				continue
			}
			dot := strings.LastIndex(id, ".")
			chapter := id[:dot]
			number, err := strconv.Atoi(id[dot+1:])
			if err != nil {
				t.Errorf("%s: %s ends in no number", language.id, key)
			}
			n[chapter]++
			last[chapter] = max(last[chapter], number)
		}
		total := 0
		for chapter, count := range n {
			if total += count; count != last[chapter] {
				t.Errorf("%s: chapter %s has %d clauses but goes up to %d", language.id, chapter, count, last[chapter])
			}
		}
		if total != 293 {
			t.Errorf("%s: %d clauses, the ledger has 293", language.id, total)
		}
	}
}
