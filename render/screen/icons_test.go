package screen

import (
	"image"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"grognard/assets"
)

var icon = regexp.MustCompile(`"(icon/[a-z]+)"`)

// Every icon that is painted is drawn: a button without its picture looks broken.
func TestEveryIconIsInTheAtlas(t *testing.T) {
	drawn := map[string]bool{}
	if err := assets.Sprites(func(name string, _ *image.RGBA) { drawn[name] = true }); err != nil {
		t.Fatal(err)
	}
	seen := 0
	err := filepath.WalkDir("..", func(path string, _ os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		data, err := os.ReadFile(path)
		for _, m := range icon.FindAllSubmatch(data, -1) {
			if seen++; !drawn[string(m[1])] {
				t.Errorf("%s paints %s", path, m[1])
			}
		}
		return err
	})
	if err != nil || seen < 50 {
		t.Fatal(seen, err)
	}
}
