package workshop

import (
	"slices"
	"testing"

	"grognard/render/paint"
	"grognard/render/workshop/state"
)

// A frame that is drawn over empty ground selects the pieces in it, and with Ctrl it adds them; the
// map stays where it is.
func TestAFrameSelectsThePiecesInIt(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s, board := &b.page.state, &b.page.stage.View.Board
			s.Drawer, s.Closed = state.Forces, false
			b.Ctx.Animate()
			b.Settle()
			was, draft := board.Aim(), s.Draft()
			x, y := b.empty()
			f := b.page.lay.Free
			var want []string
			var x2, y2 float32
			for _, corner := range [...][2]float32{{.1, .1}, {.9, .1}, {.1, .9}, {.9, .9}} {
				cx, cy := f.X+f.W*corner[0], f.Y+f.H*corner[1]
				if all := b.standing(paint.Rect{X: min(x, cx), Y: min(y, cy), W: max(x, cx) - min(x, cx), H: max(y, cy) - min(y, cy)}); len(all) > len(want) {
					want, x2, y2 = all, cx, cy
				}
			}
			if len(want) < 2 {
				t.Fatalf("%v stand in a quarter", want)
			}
			draw := func() {
				b.press(x, y)
				b.drag(x2, y2)
				b.Shot("lasso-" + k.book)
				if b.page.hint() != b.page.d.Word("ui.workshop.hint.lasso") {
					t.Errorf("the bar says %q", b.page.hint())
				}
				b.release()
			}
			draw()
			if !slices.Equal(s.Selected(), want) || board.Aim() != was || s.Draft() != draft {
				t.Errorf("selected are %v, want %v; the map lies as it lay: %v", s.Selected(), want, board.Aim() == was)
			}
			s.Do(state.Select(want[1]))
			b.Ctx.Animate()
			b.Settle()
			if !b.bare(x, y) { // its card lies there
				return
			}
			b.In.Held.Ctrl = true
			b.press(x, y)
			b.drag(x, y-1)
			b.drag(x2, y2)
			b.release()
			b.In.Held.Ctrl = false
			if got := s.Selected(); len(got) != len(want) || got[0] != want[1] {
				t.Errorf("with Ctrl selected are %v", got)
			}
		})
	}
}

// standing are the pieces that stand in a rectangle of the window.
func (b *bench) standing(r paint.Rect) (all []string) {
	for _, t := range b.page.state.Draft().Things {
		if at, ok := b.page.stage.View.Board.PieceRect(t.Ref); ok && t.Stock != "" {
			if x, y := at.Center(); r.Has(x, y) {
				all = append(all, t.Path)
			}
		}
	}
	return all
}
