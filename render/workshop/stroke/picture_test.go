package stroke

import (
	"os"
	"testing"
	"time"

	"grognard/render/paint"
	"grognard/render/workshop/state"
)

// TestPictures leaves pictures of strokes under way, to be looked at.
func TestPictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no pictures are wanted")
	}
	t.Run("ccn", func(t *testing.T) {
		d := lay(t, "ccn")
		d.Board.Bakes(d.Pictures.Bake)
		d.take(state.Hand{Tool: "hill"})
		d.Settle()
		time.Sleep(2 * time.Second)
		d.Settle()
		d.to("e2", 0, 0)
		d.down(paint.Left)
		d.to("e4", 0, 0)
		d.to("c4", 0, 0)
		d.Settle()
	})
	t.Run("musket", func(t *testing.T) {
		d := lay(t, "musket")
		d.Board.Bakes(d.Pictures.Bake)
		d.take(state.Hand{Tool: "stream"})
		d.Settle()
		time.Sleep(2 * time.Second)
		d.Settle()
		d.to("0303", 0, -.4)
		d.down(paint.Left)
		d.to("0303", .38, -.22)
		d.to("0303", .38, .22)
		d.Settle()
	})
	t.Run("road", func(t *testing.T) {
		d := lay(t, "musket")
		d.Board.Bakes(d.Pictures.Bake)
		d.take(state.Hand{Tool: "road"})
		d.Settle()
		time.Sleep(2 * time.Second)
		d.click("0202", paint.Left)
		d.click("0204", paint.Left)
		d.to("0505", 0, 0)
		d.Settle()
	})
	t.Run("squares", func(t *testing.T) {
		d := lay(t, "squares")
		d.Board.Bakes(d.Pictures.Bake)
		_, from, to := d.piece()
		d.Settle()
		time.Sleep(2 * time.Second)
		d.click(from, paint.Left)
		d.to(from, 0, 0)
		d.down(paint.Left)
		d.to(to, 0, 0)
		d.Settle()
	})
	t.Run("manoeuvre", func(t *testing.T) {
		d := lay(t, "manoeuvre")
		d.Board.Bakes(d.Pictures.Bake)
		d.take(state.Hand{Tool: "T05", Turns: 1})
		d.Settle()
		time.Sleep(2 * time.Second)
		d.to("b6", 0, 0)
		d.Settle()
	})
}
