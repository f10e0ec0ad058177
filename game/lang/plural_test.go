package lang

import (
	"os"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// TestSidesThatAreManyHaveTheirVerb has every side that a battle can have decide, wait and
// give up.
func TestSidesThatAreManyHaveTheirVerb(t *testing.T) {
	c, err := Load(os.DirFS("../../assets/lang"))
	if err != nil {
		t.Fatal(err)
	}
	many := map[string][]string{"en": {"Allies"}, "it": {"Alleati", "Stati Uniti"}}
	verbs := map[string][2]map[string]string{
		"en": {{"table.decides": "%s decides", "table.waits": "%s waits", "result.concede": "%s concedes."},
			{"table.decides": "%s decide", "table.waits": "%s wait", "result.concede": "%s concede."}},
		"it": {{"table.decides": "Decide: %s", "table.waits": "Attende: %s", "man.log.draw.veiled": "%s pesca una carta."},
			{"table.decides": "Decidono: %s", "table.waits": "Attendono: %s", "man.log.draw.veiled": "%s pescano una carta."}},
	}
	for _, language := range c.Languages() {
		c.Use(language)
		seen := map[string]bool{}
		for _, key := range slices.Concat(c.Keys("nation."), c.Keys("ms.army.")) {
			if strings.HasSuffix(key, ".plural") {
				continue
			}
			n := Names{}
			n.Called[rules.First] = key
			side, form := c.Side(rules.First, n), 0
			if slices.Contains(many[language], side) {
				form = 1
				seen[side] = true
			}
			for what, want := range verbs[language][form] {
				if got := c.Word(what, side); got != strings.ReplaceAll(want, "%s", side) {
					t.Errorf("%s: %q", language, got)
				}
			}
		}
		if len(seen) != len(many[language]) {
			t.Errorf("%s: %d of %v are sides", language, len(seen), many[language])
		}
	}
}

// A test of The March of Eagles that no die can fail is rolled all the same, and says so (ME-13.5).
func TestATestThatNoDieFailsSaysThatItIsRolledAllTheSame(t *testing.T) {
	c, err := Load(os.DirFS("../../assets/lang"))
	if err != nil {
		t.Fatal(err)
	}
	for language, why := range map[string]string{"en": "every test is rolled", "it": "si tira sempre"} {
		c.Use(language)
		for _, key := range []string{"me.row.manoeuvre.passed", "me.row.charge.passed", "me.row.resolve.passed"} {
			for n, want := range map[int]bool{1: true, 2: false, 4: false} {
				if got := c.Say(rules.Text{Key: key, N: n}, Names{}); strings.Contains(got, why) != want {
					t.Errorf("%s, %d or more: %q", language, n, got)
				}
			}
		}
	}
}
