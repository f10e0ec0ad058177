package draw

import (
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// TestReviewPictures writes a contact sheet of all pictograms to the folder in
// GROGNARD_ART, to look at.
func TestReviewPictures(t *testing.T) {
	dir := os.Getenv("GROGNARD_ART")
	if dir == "" {
		t.Skip("GROGNARD_ART is not set")
	}
	c := ink.New(1400, 1500)
	c.Fill(ink.Box(0, 0, 1400, 1500), palette.Sheet)
	n := 0
	for _, set := range [][]picture{armsPictograms, orderPictograms, iconPictures} {
		for _, p := range set {
			x, y := float64(n%10)*138+10, float64(n/10)*200+10
			c.Fill(ink.Box(x, y, 120, 120), palette.Paper)
			pictogram(c, p.name, x+8, y+8, 104, palette.Ink)
			pictogram(c, p.name, x+5, y+130, 32, palette.Ink)
			pictogram(c, p.name, x+50, y+130, 20, palette.Ink)
			n++
		}
		n = (n + 9) / 10 * 10
	}
	f, err := os.Create(filepath.Join(dir, "pictograms.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, c.Img); err != nil {
		t.Fatal(err)
	}
}
