package workshop

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
)

// Units that stand too far from their general are seen on the map as those are that do not: among
// the others of their square, and no larger.
func TestUnitsWithAFaultStandAmongTheOthers(t *testing.T) {
	from := text(t, "squares", "ns-01-maida")
	size := func(text string) (w float32) {
		b := on(pagetest.Open(t, 1280, 720, prefs.Default()), "squares", text)
		b.Settle()
		r, err := b.page.state.Open.Book().Parse("fr-griois")
		if err != nil {
			t.Fatal(err)
		}
		at, ok := b.page.stage.View.Board.PieceRect(r)
		if !ok {
			t.Fatal("it is not seen")
		}
		if n := len(b.page.stage.View.Picture.Ghosts); n > 0 {
			t.Errorf("%d pieces are shown as if they were in hand", n)
		}
		b.Shot("misplaced")
		return at.W
	}
	sound, faulty := size(from), size(strings.Replace(from, `ability = 1, at = "F2"`, `ability = 1, at = "C1"`, 1))
	if faulty > 1.3*sound {
		t.Errorf("it is %g pixels wide, without its fault %g", faulty, sound)
	}
}
