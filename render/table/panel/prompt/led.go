package prompt

import (
	"strings"

	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
)

// ledText is a sentence broken into lines, kept as long as it is the same.
type ledText struct {
	of         words.Led
	wide, high float32
	em         float32 // of the usual size
	style      ui.Style
	lines      []ledLine
}

// ledLine is one line: first what stands out, then the rest.
type ledLine struct {
	bold, plain string
	at          float32 // where the rest begins, from the left
}

// ledIn sets a sentence in the middle of the height, its side in bold, smaller if two
// lines of the usual size do not hold it.
func (p *Bar) ledIn(c *ui.Ctx, in paint.Rect, col paint.Color, l words.Led) {
	p.fitted(c, in, l)
	st := p.led.style
	line := c.Line(st)
	strong := st
	strong.Font = paint.SansBold
	y := ui.Floor(in.Y + (in.H-line*float32(len(p.led.lines)))/2)
	for _, k := range p.led.lines {
		r := paint.Rect{X: in.X, Y: y, W: in.W, H: line}
		c.Label(r, strong, ui.Start, col, k.bold)
		r.X += k.at
		c.Label(r, st, ui.Start, col, k.plain)
		y += line
	}
}

// fitted breaks a sentence into lines of the largest style of which r holds them all.
func (p *Bar) fitted(c *ui.Ctx, r paint.Rect, l words.Led) {
	k, em := &p.led, c.Em(sentenceStyles[0])
	if k.of == l && k.wide == r.W && k.high == r.H && k.em == em {
		return
	}
	*k = ledText{of: l, wide: r.W, high: r.H, em: em, lines: k.lines}
	for _, st := range sentenceStyles {
		k.style = st
		if k.broken(c, st); c.Line(st)*float32(len(k.lines)) <= r.H {
			return
		}
	}
}

// broken breaks the sentence into lines of a style.
func (k *ledText) broken(c *ui.Ctx, st ui.Style) {
	k.lines = k.lines[:0]
	strong := st
	strong.Font = paint.SansBold
	space := c.Width(st, " ")
	var line ledLine
	var bold, plain []string
	x := float32(0)
	flush := func() {
		line.bold, line.plain = strings.Join(bold, " "), strings.Join(plain, " ")
		if line.bold != "" {
			line.at = c.Width(strong, line.bold) + space
		}
		k.lines = append(k.lines, line)
		line, bold, plain, x = ledLine{}, nil, nil, 0
	}
	put := func(word string, style ui.Style, to *[]string) {
		w := c.Width(style, word)
		if x > 0 && x+space+w > k.wide {
			flush()
		}
		if x > 0 {
			x += space
		}
		*to, x = append(*to, word), x+w
	}
	for _, word := range strings.Fields(k.of.Who) {
		put(word, strong, &bold)
	}
	for _, word := range strings.Fields(k.of.Rest) {
		put(word, st, &plain)
	}
	flush()
}
