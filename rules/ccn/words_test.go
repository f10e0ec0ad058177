package ccn

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules/rulestest"
)

// words reads a catalogue: key to its forms, joined.
func words(t *testing.T, lang string) map[string]string {
	t.Helper()
	data, err := os.ReadFile("../../assets/lang/" + lang + "/ccn.toml")
	if err != nil {
		t.Fatal(err)
	}
	var tree map[string]any
	if err := toml.Unmarshal(data, &tree); err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	flatten(all, "", tree)
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

// longestSide and longestThing stand for the names in a prompt.
const longestSide, longestThing, longestFoe = "Gran Bretagna", "Cavalleria pes. Guardia britannica", "Fanteria leggera francese"

func TestBothLanguagesHaveTheSameKeysAndArguments(t *testing.T) {
	en, it := words(t, "en"), words(t, "it")
	field := regexp.MustCompile(`\{\{\.([A-Z])\}\}`)
	args := func(s string) string {
		all := field.FindAllString(s, -1)
		slices.Sort(all)
		return strings.Join(slices.Compact(all), "")
	}
	for key, text := range en {
		if it[key] == "" {
			t.Errorf("%s has no Italian words", key)
		} else if args(text) != args(it[key]) {
			t.Errorf("%s takes %s in English, %s in Italian", key, args(text), args(it[key]))
		}
	}
	for key := range it {
		if en[key] == "" {
			t.Errorf("%s has no English words", key)
		}
	}
}

func TestPromptsAreOneSentenceOfEightyLetters(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for key, text := range words(t, lang) {
			if !strings.HasPrefix(key, "ccn.prompt.") {
				continue
			}
			text = strings.NewReplacer("{{.A}}", longestSide, "{{.B}}", longestThing, "{{.C}}", longestFoe, "\n", "").Replace(text)
			if n := len([]rune(text)); n > 80 {
				t.Errorf("%s %s has %d letters: %s", lang, key, n, text)
			}
		}
	}
}

// shared are words that another file of the catalogue holds for all systems.
func shared(t *testing.T, lang string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, file := range []string{"manoeuvre", "table", "core"} {
		data, err := os.ReadFile("../../assets/lang/" + lang + "/" + file + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		var tree map[string]any
		if err := toml.Unmarshal(data, &tree); err != nil {
			t.Fatal(err)
		}
		flatten(all, "", tree)
	}
	return all
}

// checkWords checks that there are words for all that random games have said.
func checkWords(t *testing.T, report *rulestest.Report) {
	t.Helper()
	en, other := words(t, "en"), shared(t, "en")
	need := func(key string) {
		if en[key] == "" && other[key] == "" {
			t.Errorf("no words for %s", key)
		}
	}
	for key := range report.Texts {
		need(key)
	}
	for sort, pattern := range map[string]string{"do": "ccn.do.%s", "name": "%s", "stat": "ccn.stat.%s", "gauge": "ccn.gauge.%s",
		"ground": "ground.%s", "cardclass": "cardclass.%s", "nation": "nation.%s", "sum": "ccn.sum.%s", "overlay": "ccn.overlay.%s"} {
		for _, key := range report.Keys(sort) {
			if key != "concede" {
				need(fmt.Sprintf(pattern, key))
			}
		}
	}
	for kind := range report.Kinds {
		if en["dice."+kind] == "" && other["dice."+kind] == "" {
			need("ccn.prompt." + kind)
		}
	}
	for _, r := range refsByName {
		if w := (Book{}).Word(r); w != "" {
			need(w)
		}
	}
}

// TestEveryKeyInTheCodeHasWords finds the keys that stand whole in the code.
func TestEveryKeyInTheCodeHasWords(t *testing.T) {
	key := regexp.MustCompile(`"(ccn\.[a-z_.]*[a-z_0-9])"`)
	en := words(t, "en")
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range key.FindAllStringSubmatch(string(data), -1) {
			if strings.HasPrefix(m[1], "ccn.fault") || strings.HasSuffix(name, "_test.go") {
				continue
			}
			if found++; en[m[1]] == "" {
				t.Errorf("%s: no words for %s", name, m[1])
			}
		}
	}
	if found < 100 {
		t.Errorf("only %d keys were found", found)
	}
}
