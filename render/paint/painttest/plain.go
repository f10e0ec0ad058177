package painttest

import (
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/render/paint"
)

// Metrics makes every letter half as wide as its size.
type Metrics struct{}

// Width implements paint.Metrics.
func (Metrics) Width(_ paint.Font, size float32, s string) float32 {
	return size * float32(len(s)) / 2
}

// Ascent implements paint.Metrics.
func (Metrics) Ascent(_ paint.Font, size float32) float32 { return size * .7 }

// Images counts the images of a list whose keys begin so.
func Images(l *paint.List, prefix string) (n int) {
	for _, c := range l.Cmds {
		if c.Op == paint.Image && strings.HasPrefix(c.Key, prefix) {
			n++
		}
	}
	return n
}

// Save writes a picture as name.png into a folder, which it makes if need be.
func Save(t testing.TB, dir, name string, img image.Image) {
	t.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
