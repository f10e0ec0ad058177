package lang

import (
	"regexp"
	"strings"
	"testing"
)

// TestEveryKeyThatStandsInTheRulesHasWords finds the keys that a rulebook
// writes out whole; those that it puts together are heard in random games.
func TestEveryKeyThatStandsInTheRulesHasWords(t *testing.T) {
	c := ofTheGame(t)
	for _, p := range allPrinted {
		key := regexp.MustCompile(`"(` + strings.ToLower(p.prefix) + `\.[a-z_.]*[a-z0-9])"`)
		files, texts := sources(t, p.book)
		found := 0
		for i, text := range texts {
			for _, m := range key.FindAllStringSubmatch(text, -1) {
				found++
				if !c.Has(m[1]) && !c.Has("dice."+m[1]) {
					t.Errorf("%s: no words for %s", files[i], m[1])
				}
			}
		}
		if found < 20 {
			t.Errorf("only %d keys were found in %s", found, p.book)
		}
	}
}
