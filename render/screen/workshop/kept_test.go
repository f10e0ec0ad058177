package workshop

import (
	"path/filepath"
	"testing"
)

// The page names no file: it is kept by itself, and the shelf names it.
func TestTheFileOfTheDraftIsNotNamed(t *testing.T) {
	b := open(t, "ccn", "ccn-12-waterloo")
	b.Ctx.Animate()
	b.Long()
	if !b.Says("as it was opened") {
		t.Error("it is not said how many steps lead back")
	}
	if file := filepath.Base(b.page.state.Open.Path()); b.Says(file) {
		t.Errorf("%s is named", file)
	}
}
