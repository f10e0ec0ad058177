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
			b.Key("F1")
			b.Pictures("reader-table" + tag)
			b.Typed("piazza")
			b.Pictures("reader-search" + tag)
			b.Key("Escape")
			b.Point("piece.fr-ig")
			b.Point("chip.inspect.0")
			b.In.Now += 500
			b.Pictures("reader-tip" + tag)
		}
	}
}
