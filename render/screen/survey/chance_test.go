package survey_test

import (
	"fmt"
	"os"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/screen/survey"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// sheet is a page that is all map.
type sheet struct{ map_ *survey.Survey }

func (s sheet) Frame(c *ui.Ctx) { s.map_.Paint(c, c.Window()) }

// Battles by chance can be looked at, as those of the game are: in GROGNARD_PICTURES.
func TestBattlesByChanceAreShown(t *testing.T) {
	seeds := uint64(1)
	if os.Getenv("GROGNARD_PICTURES") != "" {
		seeds = 4
	}
	for _, b := range scenarios.Books() {
		book, ok := b.(rules.Conjurer)
		if !ok {
			t.Fatalf("%s makes no battles by chance", b.Name())
		}
		for seed := range seeds {
			text, err := book.Conjure(rules.Wish{Seed: 40 + seed})
			if err != nil {
				t.Fatal(err)
			}
			board, err := book.Load([]byte(text), nil)
			if err != nil {
				t.Fatal(err)
			}
			d := pagetest.Open(t, 1280, 800, prefs.Default())
			v := book.View(board, rules.Chance)
			d.Put(sheet{survey.New(&d.Deps, book, v, "chance")})
			if len(v.Pieces) < 8 || len(d.List.Cmds) < 8 {
				t.Errorf("%s: %d pieces, %d commands", b.Name(), len(v.Pieces), len(d.List.Cmds))
			}
			d.Pictures(fmt.Sprintf("%s-%d", b.Name(), seed))
		}
	}
}
