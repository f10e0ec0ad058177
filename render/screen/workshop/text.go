package workshop

import (
	"strconv"
	"strings"

	"grognard/render/paint"
	"grognard/render/ui"
)

// reading is the text of the file while it lies over the page, to be read.
type reading struct {
	line int // that is looked at, from 1; 0: it is not open

	// How the text lies, made anew when one of these is another.
	of    string
	width float32
	scale float32
	lines []string
	rows  []bool    // which of them are rows of a map
	tops  []float32 // of the lines, and the foot of the last
	fresh bool      // the line has to be brought into view
}

const textScroll = "workshop.text"

// deepest is as wide as the number of any line, barWide in dp what a bar to scroll takes.
const (
	deepest = "00000"
	barWide = 22
)

// ShowText lays the text of the file over the page, at a line of it.
func (p *Page) ShowText(line int) { p.text.line, p.text.fresh = max(1, line), true }

// file paints the text while it is open.
func (p *Page) file(c *ui.Ctx) {
	t := &p.text
	if t.line == 0 {
		return
	}
	c.Modal(.35)
	defer c.EndModal()
	in := c.Panel(c.Window().Inset(c.Px(24))).Inset(c.Px(10))
	head := p.d.Word("ui.workshop.text")
	ui.CutTop(&in, c.Paragraph(in, c.Fit(ui.Heading, in.W, c.Line(ui.Heading), head), ui.Start, c.Theme.Text, head)+c.Px(8))
	b := ui.Button{Name: "button.close", Label: p.d.Word("table.close"), Primary: true, Key: "Escape"}
	w, h := c.Size(b)
	foot := ui.CutBottom(&in, h)
	ui.CutBottom(&in, c.Px(8))
	t.set(c, p.state.Draft().Text, in.W-c.Width(ui.Small, deepest)-c.Px(8+barWide))
	t.paint(c, in)
	if c.Button(paint.Rect{X: foot.X, Y: foot.Y, W: max(w, c.Px(140)), H: h}, b) {
		t.line = 0
		c.Animate()
	}
}

// set lays the text out in a width.
func (t *reading) set(c *ui.Ctx, text string, w float32) {
	if t.of == text && t.width == w && t.scale == c.Scale && t.lines != nil {
		return
	}
	t.of, t.width, t.scale = text, w, c.Scale
	t.lines = strings.Split(strings.ReplaceAll(text, "\t", "  "), "\n")
	t.rows = rowsOf(t.lines)
	t.tops = make([]float32, 1, len(t.lines)+1)
	for i, l := range t.lines {
		in, said := indented(c, l)
		t.tops = append(t.tops, t.tops[i]+max(c.Line(ui.Small), c.Wrap(ui.Small, w-in, said).Height))
	}
}

// indented is how far a line is indented, and the line without that.
func indented(c *ui.Ctx, line string) (in float32, said string) {
	said = strings.TrimLeft(line, " ")
	return c.Px(9) * float32(min(len(line)-len(said), 20)), said
}

func (t *reading) paint(c *ui.Ctx, r paint.Rect) {
	sc := c.Scroll(textScroll, r)
	margin := c.Width(ui.Small, deepest) + c.Px(8)
	high := t.tops[len(t.tops)-1]
	for i, l := range t.lines {
		at := paint.Rect{X: sc.View.X, Y: sc.Y + t.tops[i], W: sc.Width, H: t.tops[i+1] - t.tops[i]}
		if !sc.Sees(at.Y, at.H) {
			continue
		}
		ink := c.Theme.Muted
		if i+1 == t.line {
			c.Fill(at, paint.Alpha(c.Theme.Gold, .35))
			ink = c.Theme.Text
		}
		number := ui.CutLeft(&at, margin)
		number.H = c.Line(ui.Small)
		number.W -= c.Px(10)
		c.Label(number, ui.Small, ui.End, ink, strconv.Itoa(i+1))
		in, said := indented(c, l)
		ui.CutLeft(&at, in)
		if t.rows[i] {
			ranked(c, at, said)
			continue
		}
		c.Paragraph(at, ui.Small, ui.Start, c.Theme.Text, said)
	}
	sc.Done(high)
	if t.fresh {
		t.fresh = false
		c.ScrollTo(textScroll, t.tops[min(t.line, len(t.lines))-1]-r.H/3)
		c.Animate()
	}
}
