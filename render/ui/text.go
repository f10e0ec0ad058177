package ui

import (
	"strings"
	"unicode/utf8"

	"grognard/render/paint"
)

// Style is how a text is set. Size is in dp per em, Lead the distance of two
// baselines in ems.
type Style struct {
	Font paint.Font
	Size float32
	Lead float32
}

// The type scale.
var (
	Body    = Style{paint.Sans, 20, 1.35}
	Strong  = Style{paint.SansBold, 20, 1.35}
	Small   = Style{paint.Sans, 18, 1.25} // labels; nothing is smaller
	SmallB  = Style{paint.SansBold, 18, 1.25}
	Prompt  = Style{paint.SansBold, 24, 1.25}
	Heading = Style{paint.Caps, 32, 1.2}
	Title   = Style{paint.Caps, 44, 1.2}
	Reading = Style{paint.Serif, 23, 1.4}
	Flavour = Style{paint.Italic, 22, 1.3}
)

// Align places text in the width it has.
type Align uint8

// The alignments.
const (
	Start Align = iota
	Middle
	End
)

// Wrapped is a text broken into lines.
type Wrapped struct {
	Lines  []string
	Width  float32 // of the longest line
	Height float32 // of all lines
	Cut    bool    // a word was wider than the lines and is broken within
}

type wrapKey struct {
	s          string
	font       paint.Font
	size       float32
	lead, wide float32
}

// maxWraps bounds the texts kept broken.
const maxWraps = 4096

// Em is the size of a style in whole pixels.
func (c *Ctx) Em(s Style) float32 { return max(c.Px(s.Size), 6) }

// Line is the height of one line of a style.
func (c *Ctx) Line(s Style) float32 { return Floor(c.Em(s)*s.Lead + .5) }

// Width is the width of one line of text.
func (c *Ctx) Width(s Style, t string) float32 { return c.M.Width(s.Font, c.Em(s), t) }

// Wrap breaks a text into lines no wider than w. Line feeds break too. A word
// wider than w is broken within.
func (c *Ctx) Wrap(s Style, w float32, t string) *Wrapped {
	k := wrapKey{t, s.Font, c.Em(s), s.Lead, Floor(w)}
	if out := c.wraps[k]; out != nil {
		return out
	}
	if c.wraps == nil || len(c.wraps) >= maxWraps {
		c.wraps = map[wrapKey]*Wrapped{}
	}
	out := &Wrapped{}
	for _, par := range strings.Split(t, "\n") {
		out.wrapLine(c, k, par)
	}
	out.Height = c.Line(s) * float32(len(out.Lines))
	c.wraps[k] = out
	return out
}

// Broken are the texts painted in this frame of which a word was broken for want of room.
func (c *Ctx) Broken() []string { return c.broken }

// wrapLine breaks one paragraph into lines.
func (o *Wrapped) wrapLine(c *Ctx, k wrapKey, par string) {
	line, wide := "", float32(0)
	for _, word := range c.kept(k, strings.Fields(par)) {
		if line != "" {
			if more := c.joined(k, line, word); wide+more <= k.wide {
				line, wide = line+" "+word, wide+more
				continue
			}
			o.end(line, wide)
		}
		line, wide = word, c.M.Width(k.font, k.size, word)
		for wide > k.wide {
			n := c.fits(k, line)
			if n == len(line) {
				break // a single letter
			}
			o.end(line[:n], c.M.Width(k.font, k.size, line[:n]))
			line, o.Cut = line[n:], true
			wide = c.M.Width(k.font, k.size, line)
		}
	}
	o.end(line, wide)
}

// end adds a line of a width.
func (o *Wrapped) end(line string, wide float32) {
	o.Lines, o.Width = append(o.Lines, line), max(o.Width, wide)
}

// joined is how much wider a line becomes by a blank and a word. What letters add depends on the one
// before them alone: to set the whole line for each of its words would take a page of rules a
// tenth of a second.
func (c *Ctx) joined(k wrapKey, line, word string) float32 {
	_, n := utf8.DecodeLastRuneInString(line)
	last := line[len(line)-n:]
	return c.M.Width(k.font, k.size, last+" "+word) - c.M.Width(k.font, k.size, last)
}

// kept joins short numbers to the word before, such as "(MA) 4": on a line of their own they
// tell nothing. Where there is little room they stand alone.
func (c *Ctx) kept(k wrapKey, all []string) []string {
	n := 0
	for i, word := range all {
		if i > 0 && len(word) <= 3 && word[0] >= '0' && word[0] <= '9' {
			if both := all[n-1] + " " + word; c.M.Width(k.font, k.size, both) <= k.wide/2 {
				all[n-1] = both
				continue
			}
		}
		all[n] = word
		n++
	}
	return all[:n]
}

// smallest is the size, in dp, that Fit does not go below.
const smallest = 7

// Fit returns a style, made smaller until a text needs no more than a height in
// a width and none of its words is broken.
func (c *Ctx) Fit(s Style, w, h float32, t string) Style {
	for ; s.Size > smallest; s.Size-- {
		if o := c.Wrap(s, w, t); !o.Cut && o.Height <= h {
			return s
		}
	}
	return s
}

// fits returns how many bytes of a word fit the width, at least one letter.
func (c *Ctx) fits(k wrapKey, word string) int {
	n := 0
	for i := range word {
		if i > 0 && c.M.Width(k.font, k.size, word[:i]) > k.wide {
			break
		}
		n = i
	}
	if n == 0 {
		for i := range word {
			if i > 0 {
				return i
			}
		}
		return len(word)
	}
	return n
}

// Label sets one line in the middle of the height of r.
func (c *Ctx) Label(r paint.Rect, s Style, a Align, col paint.Color, t string) {
	c.lineIn(r, s, a, col, t)
}

func (c *Ctx) lineIn(r paint.Rect, s Style, a Align, col paint.Color, t string) {
	if t == "" {
		return
	}
	em := c.Em(s)
	x := r.X
	if a != Start {
		free := r.W - c.M.Width(s.Font, em, t)
		if a == Middle {
			free /= 2
		}
		x += free
	}
	y := r.Y + (r.H+c.M.Ascent(s.Font, em))/2
	c.L.Text(c.text, s.Font, em, Floor(x+.5), Floor(y+.5), col, t)
}

// Paragraph sets a text from the top of r, as many lines as it needs, and
// returns their height.
func (c *Ctx) Paragraph(r paint.Rect, s Style, a Align, col paint.Color, t string) float32 {
	if t == "" {
		return 0
	}
	w := c.Wrap(s, r.W, t)
	line := c.Line(s)
	if w.Cut {
		c.broken = append(c.broken, t)
	}
	for i, l := range w.Lines {
		c.lineIn(paint.Rect{X: r.X, Y: r.Y + float32(i)*line, W: r.W, H: line}, s, a, col, l)
	}
	return w.Height
}

// Centered sets a text of several lines in the middle of r.
func (c *Ctx) Centered(r paint.Rect, s Style, col paint.Color, t string) {
	h := c.Wrap(s, r.W, t).Height
	r.Y, r.H = r.Y+(r.H-h)/2, h
	c.Paragraph(r, s, Middle, col, t)
}

// Best is the widest of some texts.
func (c *Ctx) Best(s Style, ts ...string) (w float32) {
	for _, t := range ts {
		w = max(w, c.Width(s, t))
	}
	return w
}
