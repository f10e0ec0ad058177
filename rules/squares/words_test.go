package squares

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules/rulestest"
)

// words reads the whole catalogue of a language: key to its forms, joined.
func words(t *testing.T, lang string) map[string]string {
	t.Helper()
	all := map[string]string{}
	for _, name := range []string{"squares", "brief-squares", "core", "manoeuvre", "ccn", "musket", "table"} {
		data, err := os.ReadFile("../../assets/lang/" + lang + "/" + name + ".toml")
		if err != nil {
			continue
		}
		var tree map[string]any
		if err := toml.Unmarshal(data, &tree); err != nil {
			t.Fatal(err)
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

func TestPromptsAreOneSentenceOfEightyLetters(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for key, text := range words(t, lang) {
			if !strings.HasPrefix(key, "ns.prompt.") {
				continue
			}
			text = strings.NewReplacer("{{if .B}}", "", "{{end}}", "", "{{.A}}", "Gran Bretagna", "{{.B}}", "Wartensleben", "\n", "").Replace(text)
			if n := len([]rune(text)); n > 80 {
				t.Errorf("%s %s has %d letters: %s", lang, key, n, text)
			}
		}
	}
}

func TestEveryThingHasAName(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		all := words(t, lang)
		for name := range refsByName {
			if w := (Book{}).Word(refsByName[name]); w != "" && all[w] == "" {
				t.Errorf("%s: no words for %s", lang, w)
			}
		}
		for _, s := range switches {
			for _, v := range append([]string{"about"}, s.Values...) {
				if key := "ns.switch." + s.Key + "." + v; all[key] == "" {
					t.Errorf("%s: no words for %s", lang, key)
				}
			}
		}
	}
}

// checkWords checks that there are words for all that random games have said.
func checkWords(t *testing.T, report *rulestest.Report) {
	t.Helper()
	all := words(t, "en")
	need := func(key string) {
		if all[key] == "" {
			t.Errorf("no words for %s", key)
		}
	}
	for key := range report.Texts {
		need(key)
	}
	for sort, pattern := range map[string]string{"do": "ns.do.%s", "name": "%s", "gauge": "ns.gauge.%s", "ground": "ground.%s", "nation": "nation.%s",
		"sum": "table.sum.%s", "overlay": "ns.overlay.%s"} {
		for _, key := range report.Keys(sort) {
			if key != "" && key != "concede" {
				need(fmt.Sprintf(pattern, key))
			}
		}
	}
	for kind := range report.Kinds {
		if all["dice."+kind] == "" {
			need("ns.prompt." + kind)
		}
	}
}
