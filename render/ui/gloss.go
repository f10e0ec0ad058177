package ui

import (
	"math"

	"grognard/render/paint"
)

// Glossary explains words of the game wherever they stand on the screen.
type Glossary interface {
	// Next finds the first term in a text that begins at a byte or later, "" if there is none.
	Next(text string, from int) (start, end int, term string)
	// Explain tells what a term is called in full, what it means, and the clause that
	// defines it, "" if none does.
	Explain(term string) (name, meaning, clause string)
}

// gloss is the word that the pointer rests on, of all text that has been painted.
type gloss struct {
	x, y   float32 // of the pointer
	since  float64 // when it came to rest there
	looked bool    // nothing more is to be looked for until it moves
	term   string  // shown now, "" for none
	at     paint.Rect
	lies   paint.Rect // where it is explained
	dialog dialogSpan
	clear  []paint.Rect // what is read in this frame beside the word, see Clear
}

// dialogSpan says which commands of a frame the uppermost dialog has painted.
type dialogSpan struct{ depth, from, to int }

// Term is the term of the glossary that is explained now, "" if there is none.
func (c *Ctx) Term() string { return c.gloss.term }

// Defines is the clause that defines a name, "" if it is no term of the glossary or none defines it.
func (c *Ctx) Defines(name string) string {
	if c.Glossary == nil {
		return ""
	}
	start, end, term := c.Glossary.Next(name, 0)
	if term == "" || start > 0 || end < len(name) {
		return ""
	}
	_, _, clause := c.Glossary.Explain(term)
	return clause
}

// Clear keeps the explanation of a word off a rectangle in this frame: a card that lies beside the word
// because the pointer is there, one that the word stands on, what a lesson says.
func (c *Ctx) Clear(r paint.Rect) {
	if r.W > 0 {
		c.gloss.clear = append(c.gloss.clear, r)
	}
}

// aside moves a bubble beside what it would cover of all that is to be read. Where there is room nowhere it
// covers as little of that as can be, and never the word.
func (g *gloss) aside(c *Ctx, r paint.Rect) paint.Rect {
	c.Clear(c.spared)
	best, least := r, g.covers(r)
	if least == 0 {
		return r
	}
	gap := c.Px(6)
	try := func(x, y float32) {
		at := paint.Rect{X: max(0, min(x, c.In.W-r.W)), Y: max(0, min(y, c.In.H-r.H)), W: r.W, H: r.H}
		if at.Overlaps(g.at) {
			return
		}
		if n := g.covers(at); n < least {
			best, least = at, n
		}
	}
	for i := -1; i < len(g.clear); i++ {
		k := g.at
		if i >= 0 {
			k = g.clear[i]
		}
		left, right, above, below := k.X-r.W-gap, k.X+k.W+gap, k.Y-r.H-gap, k.Y+k.H+gap
		try(right, r.Y)
		try(left, r.Y)
		try(r.X, below)
		try(r.X, above)
		for j := range g.clear { // in the corner between two
			h := &g.clear[j]
			try(right, h.Y+h.H+gap)
			try(right, h.Y-r.H-gap)
			try(left, h.Y+h.H+gap)
			try(left, h.Y-r.H-gap)
		}
	}
	return best
}

// covers is how much a bubble would cover of what is to be read, in square pixels.
func (g *gloss) covers(r paint.Rect) (n float32) {
	for _, k := range g.clear {
		if r.Overlaps(k) {
			both := r.And(k)
			n += both.W * both.H
		}
	}
	return n
}

// opened notes that a dialog begins to paint.
func (g *gloss) opened(c *Ctx) {
	if c.depth >= g.dialog.depth {
		g.dialog = dialogSpan{c.depth, len(c.L.Cmds), -1}
	}
}

// closed notes that a dialog has painted.
func (g *gloss) closed(c *Ctx) {
	if c.depth == g.dialog.depth {
		g.dialog.to = len(c.L.Cmds)
	}
}

// paint explains the word under the pointer if it has rested there and no tooltip is due. It
// looks once when the pointer has come to rest, and then again only while it explains.
func (g *gloss) paint(c *Ctx, tipped bool) {
	x, y, down := c.In.X, c.In.Y, c.In.Down != [3]bool{}
	moved := x != g.x || y != g.y
	g.x, g.y = x, y
	switch {
	case c.Glossary == nil || tipped || down || c.In.WheelY != 0 || !c.Window().Has(x, y):
		g.term, g.looked = "", true
	case moved && !(g.term != "" && g.at.Has(x, y)):
		g.term, g.looked, g.since = "", false, c.In.Now
	}
	if g.looked && g.term == "" {
		return
	}
	if due := g.since + tipAfter; c.In.Now < due {
		c.Wake(due)
		return
	}
	g.looked = true
	if g.find(c); g.term == "" {
		return
	}
	name, meaning, clause := c.Glossary.Explain(g.term)
	if clause != "" {
		c.PointClause(clause)
	}
	g.lies = c.bubble(g.at, name, meaning)
}

// find looks for a term in the uppermost text under the pointer.
func (g *gloss) find(c *Ctx) {
	g.term = ""
	i := g.text(c)
	if i < 0 {
		return
	}
	k := &c.L.Cmds[i]
	text, lead := k.Text, 0
	if i > 0 && follows(&c.L.Cmds[i-1], k) { // a term may go on in the next line
		before := c.L.Cmds[i-1].Text
		text, lead = before+" "+text, len(before)+1
	}
	if i+1 < len(c.L.Cmds) && follows(k, &c.L.Cmds[i+1]) {
		text += " " + c.L.Cmds[i+1].Text
	}
	if !g.match(c, k, text, lead) && text != k.Text {
		g.match(c, k, k.Text, 0)
	}
}

// match looks for a term under the pointer in a line, which begins at a byte of a text.
func (g *gloss) match(c *Ctx, k *paint.Cmd, text string, lead int) bool {
	along, _ := local(k, g.x, g.y)
	for at := 0; ; {
		start, end, term := c.Glossary.Next(text, at)
		if term == "" {
			return false
		}
		at = end
		from, to := max(start-lead, 0), min(end-lead, len(k.Text))
		if from >= to {
			continue
		}
		left, right := c.M.Width(k.Font, k.Size, k.Text[:from]), c.M.Width(k.Font, k.Size, k.Text[:to])
		if along >= left && along < right {
			g.term, g.at = term, wordRect(k, left, right, g.x, g.y)
			return true
		}
	}
}

// text is the uppermost text under the pointer, as the number of its command: one of the
// uppermost dialog if there is one, and of nothing that lies below a panel there; -1 if there is none.
func (g *gloss) text(c *Ctx) int {
	from, to := 0, len(c.L.Cmds)
	if d := g.dialog; d.depth > 0 {
		if from = d.from; d.to >= 0 {
			to = d.to
		}
	}
	lowest, found := max(paint.OverText, c.cover(g.x, g.y)), -1
	for i := from; i < to; i++ {
		k := &c.L.Cmds[i]
		if k.Op != paint.Text || k.Layer < lowest || k.Color.A < seen || found >= 0 && k.Layer < c.L.Cmds[found].Layer {
			continue
		}
		if k.Clip.W != 0 && !k.Clip.Has(g.x, g.y) {
			continue
		}
		along, above := local(k, g.x, g.y)
		if along >= 0 && above <= rise*k.Size && above >= -fall*k.Size && along < c.M.Width(k.Font, k.Size, k.Text) {
			found = i
		}
	}
	return found
}

// How far a line of text reaches above and below its baseline, in ems, and the opacity from
// which it can be read.
const (
	rise = .95
	fall = .3
	seen = 128
)

// cover is the layer of the uppermost region at a place.
func (c *Ctx) cover(x, y float32) paint.Layer {
	top := 0
	for i := range c.now {
		if h := &c.now[i]; !h.wheel && h.Has(x, y) {
			top = max(top, h.z)
		}
	}
	return paint.Layer(top & 0xff)
}

// local is where a place of the window lies along a line of text, and how far above its baseline.
func local(k *paint.Cmd, x, y float32) (along, above float32) {
	dx, dy := x-k.Dst.X, y-k.Dst.Y
	if k.Angle == 0 {
		return dx, -dy
	}
	sin, cos := math.Sincos(float64(k.Angle))
	return dx*float32(cos) + dy*float32(sin), dx*float32(sin) - dy*float32(cos)
}

// wordRect is where a part of a line stands; of a turned one, a little place about the pointer.
func wordRect(k *paint.Cmd, left, right, x, y float32) paint.Rect {
	if k.Angle != 0 {
		return paint.About(x, y, k.Size, k.Size)
	}
	return paint.Rect{X: k.Dst.X + left, Y: k.Dst.Y - rise*k.Size, W: right - left, H: (rise + fall) * k.Size}
}

// follows reports whether k is the line of a paragraph below that of j.
func follows(j, k *paint.Cmd) bool {
	down := k.Dst.Y - j.Dst.Y
	return j.Op == paint.Text && k.Op == paint.Text && j.Layer == k.Layer && j.Font == k.Font && j.Size == k.Size &&
		j.Angle == 0 && k.Angle == 0 && j.Color == k.Color && down > k.Size && down < 1.6*k.Size
}
