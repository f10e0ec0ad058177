package screen

import (
	"fmt"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

// At any size of letters and window the cover has a whole button, and no line lies over
// another.
func TestTheCurtainCanBeLiftedAtAnySize(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		for _, size := range []int{100, 200} {
			for _, w := range [][2]int{{1280, 720}} {
				t.Run(fmt.Sprint(lang, size, w), func(t *testing.T) {
					p := prefs.Default()
					p.TextSize, p.Language = size, lang
					d := newDesk(t, w[0], w[1], p)
					d.Click("system.ccn")
					d.Click("button.start")
					d.Pictures(fmt.Sprint("curtain-", lang, size))
					at := paint.Rect{}
					for _, h := range d.Hits() {
						if h.Name == "button.take-seat" {
							at = h.Rect
						}
					}
					if at.H < 20 || at.Y+at.H > d.In.H || at.Y < 0 {
						t.Fatalf("the button lies at %v", at)
					}
					for _, c := range d.List.Cmds {
						if c.Op == paint.Text && c.Dst.Y > at.Y+1 && c.Dst.Y < at.Y+at.H && (c.Dst.X < at.X || c.Dst.X > at.X+at.W) {
							t.Errorf("%q lies beside the button", c.Text)
						}
						if c.Key == "ui/cartouche" && (c.Dst.Y < -1 || c.Dst.Y+c.Dst.H > d.In.H+1) {
							t.Errorf("the cover at %v is cut off", c.Dst)
						}
					}
					d.In.Now += settleTime
					d.Click("button.take-seat")
					if _, up := d.top().(*curtain); up {
						t.Error("it stays down")
					}
				})
			}
		}
	}
}
