package eagles

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// words reads a catalogue: key to its forms, joined.
func words(t *testing.T, lang string) map[string]string {
	t.Helper()
	data, err := os.ReadFile("../../assets/lang/" + lang + "/eagles.toml")
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
const longestArmy, longestUnit = "Gran Bretagna", "1° battaglione britannico"

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
			if !strings.HasPrefix(key, "me.prompt.") {
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
	need := func(key string) {
		if en[key] == "" {
			t.Errorf("no words for %s", key)
		}
	}
	for key := range report.Texts {
		need(key)
	}
	for sort, pattern := range map[string]string{"do": "me.do.%s", "name": "%s", "gauge": "me.gauge.%s",
		"ground": "ground.%s"} {
		for _, key := range report.Keys(sort) {
			if key != "" && key != "concede" && !strings.HasPrefix(key, "nation.") {
				need(fmt.Sprintf(pattern, key))
			}
		}
	}
	for kind := range report.Kinds {
		if en["dice."+kind] == "" {
			need("me.prompt." + kind)
		}
	}
	for sum := range report.Words["sum"] {
		need("me.sum." + sum)
	}
	for _, key := range (Book{}).Overlays() {
		need("me.overlay." + key)
	}
	for _, s := range switches {
		for _, v := range append([]string{"about"}, s.Values...) {
			need("me.switch." + s.Key + "." + v)
		}
	}
	for r := range fixedNames {
		if w := (Book{}).Word(fixedNames[r]); !strings.HasPrefix(w, "nation.") {
			need(w)
		}
	}
	for n := range unitNames {
		need(Book{}.Word(rules.MakeRef(bodyKind, n<<6)))
	}
}
