package draw

import (
	"bytes"
	"flag"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"grognard/assets"
)

var update = flag.Bool("update", false, "draw the committed sheets anew")

const committed = "../sheet"

func TestCommittedSheetsAreWhatTheCodeDraws(t *testing.T) {
	if *update {
		if err := Write(committed); err != nil {
			t.Fatal(err)
		}
	}
	var all []assets.Sprite
	for _, s := range Sheets() {
		all = append(all, s.Sprites...)
		compareSheet(t, s)
	}
	index, err := os.ReadFile(filepath.Join(committed, "index.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(index, assets.WriteIndex(all)) {
		t.Error("index.txt differs: draw the sheets anew with -update")
	}
}

// compareSheet allows a difference of 3 in a channel: rounding differs between
// processors.
func compareSheet(t *testing.T, s Sheet) {
	t.Helper()
	f, err := os.Open(filepath.Join(committed, s.Name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	if img.Bounds() != s.Img.Bounds() {
		t.Fatalf("%s: %v committed, %v drawn", s.Name, img.Bounds(), s.Img.Bounds())
	}
	for y := range s.Img.Rect.Dy() {
		for x := range s.Img.Rect.Dx() {
			r, g, b, a := img.At(x, y).RGBA()
			R, G, B, A := s.Img.At(x, y).RGBA()
			if far(r, R) || far(g, G) || far(b, B) || far(a, A) {
				t.Fatalf("%s differs at (%d, %d): draw the sheets anew with -update", s.Name, x, y)
			}
		}
	}
}

func far(p, q uint32) bool { return max(p, q)-min(p, q) > 3<<8 }
