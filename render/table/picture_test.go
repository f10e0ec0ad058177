package table

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"grognard/game/prefs"
)

// TestTablePictures paints the table for review by eye, into the folder that
// GROGNARD_PICTURES names.
func TestTablePictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no folder for pictures")
	}
	for _, size := range [][2]int{{1920, 1080}, {1280, 720}} {
		b := newBattle(t, size[0], size[1], "man-01-first-orders", prefs.Default())
		tag := strconv.Itoa(size[1])
		b.Pictures("table-" + tag + "-start")
		b.until("move.base")
		b.Click("button.peek.control")
		b.Pictures("table-" + tag + "-control")
		b.Click("button.peek.sight")
		b.Point("piece.fr-ig")
		b.Pictures("table-" + tag + "-sight")
		b.Click("button.peek.sight")
		b.Click("piece.fr-ig")
		b.Pictures("table-" + tag + "-move")
		b.nearby()
		o := b.m.Request().Options[0]
		for _, o = range b.m.Request().Options {
			if o.Do == "assault" {
				break
			}
		}
		b.assault(o)
		b.Pictures("table-" + tag + "-attack")
		if size[1] == 720 {
			b.words.Use("it")
			b.Pictures("table-" + tag + "-it")
		}
		b.Key("Enter")
		b.Long()
		for range 6 {
			q := b.m.Request()
			if q == nil || q.Quiet < 0 {
				break
			}
			b.Key("E")
			for range 18 {
				b.Tick()
			}
			b.Shot("table-" + tag + "-roll")
			if len(b.t.game.Clips.Throws()) > 0 {
				break
			}
		}
		b.Pictures("table-" + tag + "-dice")
	}
}

// TestLargeTextPictures paints the table with the largest letters.
func TestLargeTextPictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no folder for pictures")
	}
	p := prefs.Default()
	p.TextSize, p.Theme = 150, "candle"
	b := newBattle(t, 1280, 720, "man-01-first-orders", p)
	b.until("move.base")
	b.Point("piece.fr-ig")
	b.Pictures("table-large")
	b.Key("Slash")
	b.Pictures("table-help")
}

// TestKindPictures paints the table at the first request of every kind that a
// random game of a scenario comes to: GROGNARD_KINDS is "man-01-first-orders" or
// "ccn/ccn-01-rolica-first", GROGNARD_LANG a language, GROGNARD_WIDE a large
// window.
func TestKindPictures(t *testing.T) {
	scenario := os.Getenv("GROGNARD_KINDS")
	if os.Getenv("GROGNARD_PICTURES") == "" || scenario == "" {
		t.Skip("no folder for pictures, or no scenario")
	}
	system := "manoeuvre"
	if s, id, ok := strings.Cut(scenario, "/"); ok {
		system, scenario = s, id
	}
	w, h := 1280, 720
	if os.Getenv("GROGNARD_WIDE") != "" {
		w, h = 1920, 1080
	}
	b := newBattleOf(t, system, w, h, scenario)
	if lang := os.Getenv("GROGNARD_LANG"); lang != "" {
		b.words.Use(lang)
	}
	r := rand.New(rand.NewPCG(4, 2))
	seen := map[string]bool{}
	for n := 0; n < 900 && b.m.Request() != nil; n++ {
		q := b.m.Request()
		if !seen[q.Kind] {
			seen[q.Kind] = true
			b.Pictures("kind-" + q.Kind)
		}
		if len(q.Options) == 0 {
			if _, err := b.m.Answer(q.Field.Sample(r)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		o := q.Options[r.IntN(len(q.Options))]
		if q.Quiet >= 0 && r.IntN(3) == 0 && (q.Kind == "discard" || system != "manoeuvre" && q.Kind != "combat") {
			o = q.Options[q.Quiet]
		}
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
}
