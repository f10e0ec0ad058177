package rulestest

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"text/template"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// catalogues are the words of the languages that have been read.
var catalogues sync.Map

// words returns the whole catalogue of a language: key to its forms, joined.
func words(t testing.TB, language string) map[string]string {
	t.Helper()
	if all, ok := catalogues.Load(language); ok {
		return all.(map[string]string)
	}
	all := readWords(t, language)
	catalogues.Store(language, all)
	return all
}

func readWords(t testing.TB, language string) map[string]string {
	t.Helper()
	names, err := filepath.Glob("../../assets/lang/" + language + "/*.toml")
	if err != nil || len(names) == 0 {
		t.Fatalf("no words of %s: %v", language, err)
	}
	all := map[string]string{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var tree map[string]any
		if err := toml.Unmarshal(data, &tree); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		flatten(all, "", tree)
	}
	return all
}

func flatten(all map[string]string, key string, tree map[string]any) {
	for name, v := range tree {
		switch v := v.(type) {
		case string:
			all[key] += v + "\n"
		case map[string]any:
			flatten(all, strings.TrimPrefix(key+"."+name, "."), v)
		}
	}
}

// said is where the words of what a report collected are found, by its sort;
// the first %s is the prefix of the book.
var said = map[string]string{
	"do": "%s.do.%s", "stat": "%s.stat.%s", "gauge": "%s.gauge.%s", "picks": "%s.prompt.%s", "overlay": "%s.overlay.%s",
	"ground": "ground.%[2]s", "nation": "nation.%[2]s", "name": "%[2]s",
}

// Said checks that there are words for all that random games have said, for the
// questions whose picks gauges count, for the switches and their values, and for the things that have names and some more.
// The languages are compared elsewhere: English will do.
func (r *Report) Said(t *testing.T, book rules.Rulebook, named map[string]rules.Ref, more ...rules.Ref) {
	t.Helper()
	en, prefix := words(t, "en"), book.Prefix()
	need := func(keys ...string) {
		t.Helper()
		if !slices.ContainsFunc(keys, func(key string) bool { return en[key] != "" }) {
			t.Errorf("no words for %s", strings.Join(keys, " or "))
		}
	}
	for key := range r.Texts {
		need(key)
	}
	for sort, pattern := range said {
		for _, key := range r.Keys(sort) {
			if key != "" && key != rules.Concede {
				need(fmt.Sprintf(pattern, prefix, key))
			}
		}
	}
	for _, key := range r.Keys("sum") {
		need(prefix+".sum."+key, "table.sum."+key)
	}
	for kind := range r.Kinds {
		need(prefix+".prompt."+kind, "dice."+kind)
	}
	for _, s := range book.Switches() {
		for _, value := range append([]string{"about"}, s.Values...) {
			need(prefix + ".switch." + s.Key + "." + value)
		}
	}
	for _, ref := range slices.AppendSeq(more, maps.Values(named)) {
		if key := book.Word(ref); key != "" {
			need(key)
		}
	}
}

// mostLetters is how long a prompt may be; one that names who decides and both
// who fight may run on into the second line of the bar.
const mostLetters, mostOfThree = 80, 100

// branches are the parts of a sentence that stand in it only beside some name;
// the first of two is what is said where there is one.
var branches = regexp.MustCompile(`\{\{if \.[ABC]\}\}(.*?)(?:\{\{else\}\}.*?)?\{\{end\}\}`)

// pressed is a key that a sentence names: it is told by its letter, unless the player has moved it.
var pressed = regexp.MustCompile(`\{\{\.Key "([^"]*)"\}\}`)

// Prompts checks that every prompt of a book fits on its line in both
// languages; names are the longest that may stand for A, B and C.
func Prompts(t *testing.T, prefix string, names ...string) {
	t.Helper()
	pairs := []string{"\n", ""}
	for i, name := range names {
		pairs = append(pairs, "{{."+string(rune('A'+i))+"}}", name)
	}
	fill, found := strings.NewReplacer(pairs...), 0
	for _, language := range []string{"en", "it"} {
		for key, text := range words(t, language) {
			if !strings.HasPrefix(key, prefix+".prompt.") {
				continue
			}
			found++
			most := mostLetters
			if strings.Contains(text, "{{.A}}") && strings.Contains(text, "{{.B}}") && strings.Contains(text, "{{.C}}") {
				most = mostOfThree
			}
			text = fill.Replace(pressed.ReplaceAllString(branches.ReplaceAllString(text, "$1"), "$1"))
			if n := len([]rune(text)); n > most {
				t.Errorf("%s %s has %d letters: %s", language, key, n, text)
			}
		}
	}
	if found == 0 {
		t.Errorf("there is no prompt of %s", prefix)
	}
}

// Spoken puts a sentence of a book into words of a language: every form that it
// has, one a line, with the names that the book writes in logs.
func Spoken(t testing.TB, book rules.Rulebook, language string, text rules.Text) string {
	t.Helper()
	pattern, ok := words(t, language)[text.Key]
	if !ok {
		t.Fatalf("no words for %s", text.Key)
	}
	form, err := template.New(text.Key).Parse(pattern)
	if err != nil {
		t.Fatal(err)
	}
	name := func(r rules.Ref) string {
		if s, ok := r.Side(); ok {
			return fmt.Sprint("side ", s)
		}
		return book.Format(r)
	}
	var s strings.Builder
	err = form.Execute(&s, struct {
		A, B, C string
		N, M    number
	}{name(text.A), name(text.B), name(text.C), number(text.N), number(text.M)})
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(s.String())
}

// number is a number as the catalogue of the game writes it.
type number int

func (n number) String() string { return strings.Replace(strconv.Itoa(int(n)), "-", "−", 1) }

// Signed writes what is added or taken.
func (n number) Signed() string {
	if n > 0 {
		return "+" + n.String()
	}
	return n.String()
}
