package screen

import (
	"fmt"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/ui"
)

// box is a line of text as it lies in the window.
type box struct {
	paint.Rect
	cmd paint.Cmd
}

// texts returns the lines of a list that are seen, with their boxes.
func (d *desk) texts() []box {
	var all []box
	for _, c := range d.List.Cmds {
		if c.Op != paint.Text || c.Text == "" || c.Color.A == 0 || c.Layer == surveyLayer { // what stands on pieces
			continue
		}
		up := d.Faces.Ascent(c.Font, c.Size)
		r := paint.Rect{X: c.Dst.X, Y: c.Dst.Y - up, W: d.Faces.Width(c.Font, c.Size, c.Text), H: up}
		if c.Clip.W != 0 {
			seen := r.And(c.Clip)
			if seen.W < 1 || seen.H < 1 {
				continue
			}
			r.Y, r.H = seen.Y, seen.H // scrolled lines are cut above and below
		}
		all = append(all, box{r, c})
	}
	return all
}

// readable fails if a text is too small, leaves the window or the room it is
// clipped to, or lies on another one of the same layer.
func (d *desk) readable(where string) {
	d.T.Helper()
	d.legible(where, d.texts())
}

// legible checks some texts of a window.
func (d *desk) legible(where string, all []box) {
	d.T.Helper()
	if len(all) == 0 {
		d.T.Fatalf("%s: there is no text", where)
	}
	floor := ui.Dp(&d.In)*18*min(1, d.root.ui.Text) - 1
	for i, a := range all {
		if a.cmd.Size < floor {
			d.T.Errorf("%s: %q is set in %v px, less than %v", where, a.cmd.Text, a.cmd.Size, floor)
		}
		if a.X < -.5 || a.Y < -.5 || a.X+a.W > d.In.W+1 || a.Y+a.H > d.In.H+1 {
			d.T.Errorf("%s: %q leaves the window: %v", where, a.cmd.Text, a.Rect)
		}
		if c := a.cmd.Clip; c.W != 0 && (a.X < c.X-1 || a.X+a.W > c.X+c.W+1) {
			d.T.Errorf("%s: %q is cut off: %v in %v", where, a.cmd.Text, a.Rect, c)
		}
		for _, b := range all[:i] {
			if both := a.And(b.Rect); a.cmd.Layer == b.cmd.Layer && both.W > 1.5 && both.H > 1.5 {
				d.T.Errorf("%s: %q lies on %q", where, a.cmd.Text, b.cmd.Text)
			}
		}
	}
}

// walk visits every screen around the table.
func (d *desk) walk(visit func(screen string)) {
	visit("title")
	d.Click("button.options")
	visit("options")
	d.Key("Escape")
	d.Click("button.about")
	visit("about")
	d.Key("Escape")
	d.Click("button.load")
	visit("load-empty")
	d.Key("Escape")
	d.Click("system.manoeuvre")
	visit("browser")
	d.Click("button.rules")
	visit("reader")
	d.Typed("6.1")
	visit("reader-search")
	d.Key("Escape", "Escape")
}

func TestEveryTextCanBeReadAtEverySizeInBothLanguages(t *testing.T) {
	for _, w := range [][3]int{{1280, 720, 100}, {1920, 1080, 100}, {1280, 720, 200}, {1024, 768, 125}, {3840, 2160, 100}, {2560, 1440, 125}} {
		for _, lang := range []string{"en", "it"} {
			t.Run(fmt.Sprintf("%dx%d at %d%% in %s", w[0], w[1], w[2], lang), func(t *testing.T) {
				p := prefs.Default()
				p.Language, p.TextSize = lang, w[2]
				d := newDesk(t, w[0], w[1], p)
				d.walk(func(screen string) {
					d.Shot(fmt.Sprintf("%s-%dx%d-%d-%s", screen, w[0], w[1], w[2], lang))
					d.readable(screen)
				})
			})
		}
	}
}
