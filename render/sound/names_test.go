package sound_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"grognard/render/sound"
)

// Widgets and pages say the names of sounds as they are: each is made.
func TestWhatWidgetsPlayIsMade(t *testing.T) {
	plays := regexp.MustCompile(`\.Sound\("([^"]*)"\)`)
	n := 0
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		for _, m := range plays.FindAllStringSubmatch(string(text), -1) {
			n++
			if sound.Variants(m[1]) == 0 {
				t.Errorf("%s plays %q, which is not made", path, m[1])
			}
		}
		return err
	})
	if err != nil || n < 20 {
		t.Errorf("%d sounds are played, %v", n, err)
	}
}
