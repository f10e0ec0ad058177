// Package pagetest is what tests of pages stand on: a window in which texts are measured,
// pages in it without the game around them, and battles to be shown on them.
package pagetest

import (
	"slices"
	"strings"

	"grognard/render/paint"
	"grognard/render/screen/survey"
	"grognard/render/screentest"
	"grognard/render/ui"
)

// Desk is a window in which the texts of pages are looked at.
type Desk struct {
	*screentest.Window
	Size func() float32     // of the letters; 1 is usual
	Hits func() []paint.Hit // what can be clicked
}

// Box is a line of text as it lies in the window.
type Box struct {
	paint.Rect
	Cmd paint.Cmd
}

// Texts returns the lines of a list that are seen, with their boxes.
func (d *Desk) Texts() []Box {
	var all []Box
	var boards []paint.Rect // of diagrams
	for _, h := range d.Hits() {
		if strings.HasPrefix(h.Name, "diagram.") {
			boards = append(boards, h.Rect)
		}
	}
	for _, c := range d.List.Cmds {
		if c.Op != paint.Text || c.Text == "" || c.Color.A == 0 || c.Layer == survey.Layer { // what stands on pieces
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
		if slices.ContainsFunc(boards, r.Overlaps) {
			continue
		}
		all = append(all, Box{r, c})
	}
	return all
}

// Readable fails if a text is too small, leaves the window or the room it is
// clipped to, or lies on another one of the same layer.
func (d *Desk) Readable(where string) {
	d.T.Helper()
	d.Legible(where, d.Texts())
}

// Legible checks some texts of a window.
func (d *Desk) Legible(where string, all []Box) {
	d.T.Helper()
	if len(all) == 0 {
		d.T.Fatalf("%s: there is no text", where)
	}
	floor := ui.Dp(&d.In)*18*min(1, d.Size()) - 1
	for i, a := range all {
		if a.Cmd.Size < floor {
			d.T.Errorf("%s: %q is set in %v px, less than %v", where, a.Cmd.Text, a.Cmd.Size, floor)
		}
		if a.X < -.5 || a.Y < -.5 || a.X+a.W > d.In.W+1 || a.Y+a.H > d.In.H+1 {
			d.T.Errorf("%s: %q leaves the window: %v", where, a.Cmd.Text, a.Rect)
		}
		if c := a.Cmd.Clip; c.W != 0 && (a.X < c.X-1 || a.X+a.W > c.X+c.W+1) {
			d.T.Errorf("%s: %q is cut off: %v in %v", where, a.Cmd.Text, a.Rect, c)
		}
		for _, b := range all[:i] {
			if both := a.And(b.Rect); a.Cmd.Layer == b.Cmd.Layer && both.W > 1.5 && both.H > 1.5 {
				d.T.Errorf("%s: %q lies on %q", where, a.Cmd.Text, b.Cmd.Text)
			}
		}
	}
}

// Buttoned fails if a text is wider or higher than the button that it stands on.
func (d *Desk) Buttoned(where string) {
	d.T.Helper()
	texts, floor := d.Texts(), paint.Panel
	for _, x := range texts {
		if x.Cmd.Layer >= paint.Popup { // a dialog: what lies below it is not pushed
			floor = paint.Popup
		}
	}
	for _, h := range d.Hits() {
		if kind, _, _ := strings.Cut(h.Name, "."); kind != "button" && kind != "tab" && kind != "mode" && kind != "snap" && kind != "width" {
			continue
		}
		for _, x := range texts {
			mx, my := x.Center()
			if x.Cmd.Layer >= floor && h.Has(mx, my) && (x.X < h.X-.5 || x.X+x.W > h.X+h.W+.5 || x.Y < h.Y-.5 || x.Y+x.H > h.Y+h.H+.5) {
				d.T.Errorf("%s: %q at %v leaves its button %s at %v", where, x.Cmd.Text, x.Rect, h.Name, h.Rect)
			}
		}
	}
}

// Fits is Readable, and whether all regions lie in the window.
func (d *Desk) Fits(where string) {
	d.T.Helper()
	d.Readable(where)
	for _, h := range d.Hits() {
		if h.X < -1 || h.Y < -1 || h.X+h.W > d.In.W+1 || h.Y+h.H > d.In.H+1 || h.W < 8 {
			d.T.Errorf("%s: %s lies at %v", where, h.Name, h.Rect)
		}
	}
}

// Reads reports whether the texts on the screen, one after the other, contain
// a sentence, however its lines are broken.
func (d *Desk) Reads(sentence string) bool {
	var all []string
	for _, c := range d.List.Cmds {
		if c.Op == paint.Text {
			all = append(all, c.Text)
		}
	}
	squeeze := func(s string) string { return strings.Join(strings.Fields(s), "") }
	return strings.Contains(squeeze(strings.Join(all, "")), squeeze(sentence))
}

// Region returns where a region lies.
func (d *Desk) Region(name string) paint.Rect {
	d.T.Helper()
	for _, h := range d.Hits() {
		if h.Name == name {
			return h.Rect
		}
	}
	d.T.Fatalf("there is nothing called %s, only %s", name, d.Names())
	return paint.Rect{}
}

// Center is the middle of a region.
func (d *Desk) Center(name string) (x, y float32) {
	d.T.Helper()
	for _, h := range d.Hits() {
		if h.Name == name {
			return h.Center()
		}
	}
	d.T.Fatalf("there is no %s", name)
	return 0, 0
}
