package screen

import (
	"fmt"
	"os"
	"testing"

	"grognard/game/prefs"
)

// TestReaderPictures paints the rules for review by eye, into the folder that
// GROGNARD_PICTURES names.
func TestReaderPictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no folder for pictures")
	}
	for _, lang := range []string{"en", "it"} {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			p := prefs.Default()
			p.Language = lang
			if lang == "it" {
				p.Theme = "candle"
			}
			b := newBattle(t, size[0], size[1], "man-01-first-orders", p)
			tag := fmt.Sprintf("-%d-%s", size[1], lang)
			b.until("move.base")
			b.key("F1")
			b.pictures("reader-table" + tag)
			b.typed("piazza")
			b.pictures("reader-search" + tag)
			b.key("Escape")
			b.point("piece.fr-ig")
			b.point("chip.inspect.0")
			b.in.Now += 500
			b.pictures("reader-tip" + tag)
		}
	}
}
