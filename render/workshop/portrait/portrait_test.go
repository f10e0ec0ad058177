package portrait

import (
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// TestEachGroundShowsItself paints what each tool lays into a frame of its own: no two of one
// system are the same picture, whatever their scraps of map are called.
func TestEachGroundShowsItself(t *testing.T) {
	for book, id := range map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-01-rolica-first", "musket": "training-trebbia-bridge",
		"squares": "ns-01-maida", "eagles": "three-elms-crossroads"} {
		t.Run(book, func(t *testing.T) {
			d := shoptest.Open(t, book, id, "en", 1280, 720, 1)
			d.Pictures.Bake = ground.Baker(ground.Options{}) // as in the game
			p := Painter{State: &d.State, Words: d.Words, Pictures: &d.Pictures, Board: &d.Board}
			var tool *rules.Tool
			d.Put = func(c *ui.Ctx) state.Act {
				if tool != nil && !p.Thing(c, paint.Rect{X: 600, Y: 100, W: 64, H: 64}, &rules.Thing{Tool: tool.Key, Side: rules.Chance}, 1) {
					t.Errorf("%s has no picture", tool.Key)
				}
				return state.Act{}
			}
			shown := map[string]string{}
			kit := d.State.Open.Kit()
			for i := range kit.Tools {
				if tool = &kit.Tools[i]; tool.Sample == nil {
					continue
				}
				d.Tick()
				d.Long()
				for k := 0; k < 200 && d.Last.Wake > 0; k++ { // it is painted in the background
					time.Sleep(10 * time.Millisecond)
					d.Long()
				}
				k := slices.IndexFunc(d.List.Cmds, func(x paint.Cmd) bool { return strings.HasPrefix(x.Key, "sample/") })
				if k < 0 {
					t.Fatalf("%s is never painted", tool.Key)
				}
				pix := string(d.Store.Get(d.List.Cmds[k].Key).Img.Pix)
				if was := shown[pix]; was != "" {
					t.Errorf("%s shows %s", tool.Key, was)
				}
				shown[pix] = tool.Key
			}
		})
	}
}
