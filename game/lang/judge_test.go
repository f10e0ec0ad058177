package lang_test

import (
	"testing"

	"grognard/game/lang/langtest"
	"grognard/rules"
	"grognard/scenarios"
)

// What a computer player likes of a position or an answer can be said, for every feature of every book.
func TestReasonsOfTheComputerHaveWordsInBothLanguages(t *testing.T) {
	for _, name := range []string{"en", "it"} {
		words := langtest.Words(t)
		words.Use(name)
		for _, book := range scenarios.Books() {
			j, ok := book.(rules.Judge)
			if !ok {
				t.Fatalf("%s names no features", book.Name())
			}
			for kind, all := range map[string][]rules.Feature{"asset": j.Assets(), "prospect": j.Prospects()} {
				for _, f := range all {
					for _, way := range []string{"more", "less"} {
						if key := book.Prefix() + "." + kind + "." + f.Key + "." + way; !words.Has(key) {
							t.Errorf("%s: %s has no words", name, key)
						}
					}
				}
			}
		}
	}
}
