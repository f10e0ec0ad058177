package workshop

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/scenarios"
)

// faulty are battles of the game with faults whose sentences and remedies are long.
var faulty = map[string]struct {
	id     string
	faults *strings.Replacer
}{
	"manoeuvre": {"man-01-first-orders", strings.NewReplacer(`"fr-ig", at = "d2"`, `"fr-ig", at = "d4", redoubt = true`, `"fr-gc", at = "g2"`, `"fr-gc", at = "g5"`)},
	"ccn":       {"ccn-01-rolica-first", strings.NewReplacer(`"fr-ln-1", at = "d5"`, `"fr-ln-1", at = "d7"`, `mode = "each"`, `mode = "some"`)},
	"musket":    {"montebello-1800", strings.NewReplacer(`hex = "1306"`, `hex = "0907"`)},
	"squares":   {"ns-01-maida", strings.NewReplacer(`{ at = "B1", river = "fordable" }`, `{ at = "B1", river = "deep" }`, `at = "F4"`, `at = "C2"`)},
	"eagles":    {"eagles-and-lions", strings.NewReplacer("turns = ", "turns = 1", `formation = "line"`, `formation = "square"`)},
}

// TestFaultsAreReadInTheWindow shows the faults of each system, in both languages.
func TestFaultsAreReadInTheWindow(t *testing.T) {
	for _, w := range [][2]int{{1280, 720}, {1920, 1080}} {
		for book, k := range faulty {
			if book != "manoeuvre" && (testing.Short() || w[0] > 1280 && os.Getenv("GROGNARD_PICTURES") == "") {
				continue
			}
			for _, lang := range []string{"en", "it"} {
				_, text, err := scenarios.Open(book, k.id)
				if err != nil {
					t.Fatal(err)
				}
				p := prefs.Default()
				p.Language = lang
				b := on(pagetest.Open(t, w[0], w[1], p), book, k.faults.Replace(string(text)))
				b.Ctx.Animate()
				b.Settle()
				flaws := b.page.Draft().Flaws
				if len(flaws) == 0 {
					t.Fatalf("%s has no faults", book)
				}
				said := b.page.faults.Sentence(&flaws[0])
				shown := ""
				for _, c := range b.List.Cmds {
					shown += c.Text + " "
				}
				for _, word := range strings.Fields(said) {
					if !strings.Contains(shown, word) {
						t.Errorf("%s, %s: %q lacks %q", book, lang, said, word)
					}
				}
				b.Shot(fmt.Sprintf("faults-%s-%d-%s", book, w[0], lang))
			}
		}
	}
}
