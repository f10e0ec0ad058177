package lang

import (
	"os"
	"path/filepath"
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
		files, err := filepath.Glob("../../rules/" + p.book + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range key.FindAllStringSubmatch(string(data), -1) {
				found++
				if !c.Has(m[1]) && !c.Has("dice."+m[1]) {
					t.Errorf("%s: no words for %s", file, m[1])
				}
			}
		}
		if found < 20 {
			t.Errorf("only %d keys were found in %s", found, p.book)
		}
	}
}
