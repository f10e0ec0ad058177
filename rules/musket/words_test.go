package musket

import (
	"fmt"
	"os"
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
	data, err := os.ReadFile("../../assets/lang/" + lang + "/musket.toml")
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

// longestArmy and longestUnit stand for the names in a prompt.
const longestArmy, longestUnit = "Gran Bretagna", "Batteria di cavalleria O'Reilly"

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
			if !strings.HasPrefix(key, "ms.prompt.") {
				continue
			}
			text = strings.NewReplacer("{{.A}}", longestArmy, "{{.B}}", longestUnit, "\n", "").Replace(text)
			if n := len([]rune(text)); n > 80 {
				t.Errorf("%s %s has %d letters: %s", lang, key, n, text)
			}
		}
	}
}

// checkWords checks that there are words for all that random games have said.
func checkWords(t *testing.T, report *rulestest.Report) {
	t.Helper()
	en := words(t, "en")
	shared := []string{"ground.open", "ground.fields", "ground.woods", "ground.marsh", "ground.town", "nation.fr", "nation.au", "nation.gb", "nation.pr"}
	need := func(key string) {
		if en[key] == "" && !slices.Contains(shared, key) {
			t.Errorf("no words for %s", key)
		}
	}
	for key := range report.Texts {
		need(key)
	}
	for sort, pattern := range map[string]string{"do": "ms.do.%s", "name": "%s", "stat": "ms.stat.%s", "gauge": "ms.gauge.%s",
		"ground": "ground.%s", "cardclass": "cardclass.%s", "nation": "nation.%s"} {
		for _, key := range report.Keys(sort) {
			if key != "" && key != "concede" {
				need(fmt.Sprintf(pattern, key))
			}
		}
	}
	for kind := range report.Kinds {
		if kind != "draw" && en["dice."+kind] == "" {
			need("ms.prompt." + kind)
		}
	}
	for _, s := range switches {
		for _, v := range append([]string{"about"}, s.Values...) {
			need("ms.switch." + s.Key + "." + v)
		}
	}
	for r := range refsByName {
		if w := (Book{}).Word(refsByName[r]); w != "" {
			need(w)
		}
	}
}
