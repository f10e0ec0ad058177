package cells

import (
	"math"
	"slices"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// yielding is what the names of places give way to while they are laid out.
type yielding uint8

const (
	toPieces yielding = iota // and to each other
	toUrgent                 // to what is said of this moment, too
	toAll                    // and to the marks of places, unless the name would have to go far
)

// Sizes of what names keep off, in cells.
const (
	dotWide   = .26 // the dot of a place where one may go
	arrowWide = .22
)

// heed collects what is shown of this moment: targets with what is written on them, and the
// arrows that lead there.
func (b *Painter) heed(p *sheet.Picture) {
	b.urgent, b.dots = append(b.urgent[:0], p.Said...), b.dots[:0]
	for i := range p.Marks {
		m := &p.Marks[i]
		cell, ok := b.homeOf(p, m.At)
		if !ok {
			continue
		}
		switch m.Kind {
		case sheet.Attack:
			b.urgent = append(b.urgent, b.Rect(b.box(cell)))
		case sheet.Move, sheet.MoveEnd, sheet.MoveHalt:
			x, y := b.Pixels(b.center(cell))
			b.dots = append(b.dots, paint.About(x, y, dotWide*b.Zoom, dotWide*b.Zoom))
		}
	}
	for i := range p.Arrows {
		if a := &p.Arrows[i]; a.Kind == sheet.ArrowAttack {
			b.keepOff(p, a.From, a.To)
		}
	}
	if p.Clips == nil {
		return
	}
	if a, ok := p.Clips.Arrow(); ok && a.Attack {
		for i := range len(a.Path) - 1 {
			b.keepOff(p, a.Path[i], a.Path[i+1])
		}
	}
}

// keepOff has names keep off the straight way between two places.
func (b *Painter) keepOff(p *sheet.Picture, from, to rules.Ref) {
	i, ok := b.homeOf(p, from)
	k, also := b.homeOf(p, to)
	if !ok || !also {
		return
	}
	x0, y0 := b.Pixels(b.center(i))
	x1, y1 := b.Pixels(b.center(k))
	d := arrowWide * b.Zoom
	n := max(1, int(math.Hypot(float64(x1-x0), float64(y1-y0))/float64(d)))
	for s := range n + 1 {
		part := float32(s) / float32(n)
		b.urgent = append(b.urgent, paint.About(x0+(x1-x0)*part, y0+(y1-y0)*part, d, d))
	}
}

// giveWay moves the names that lie where something is said of this moment; one that finds no
// other place is left out while it lasts. A name on the dot of a place goes beside its own
// place at another end, if it can. All others stay where they are.
func (b *Painter) giveWay(size float32, few bool) {
	for _, to := range [...]yielding{toUrgent, toAll} {
		b.yields = to
		against := b.urgent
		if to == toAll {
			against = b.dots
		}
		for i := range b.captions {
			c := &b.captions[i]
			if c.at.W == 0 || !meets(against, c.at) && !(c.line && to == toUrgent && b.hairMeets(c)) {
				continue
			}
			was := *c
			k := slices.Index(b.named, was.at)
			b.named = slices.Delete(b.named, k, k+1)
			*c = caption{text: was.text}
			b.lay(i, size, few)
			if c.at.W == 0 && to == toAll { // rather on a dot than nowhere
				*c = was
				b.named = append(b.named, was.at)
			}
		}
	}
}

// hairMeets reports whether the line of a name leads through what is said of this moment,
// which its end may lie in.
func (b *Painter) hairMeets(c *caption) bool {
	x0, y0, x1, y1 := c.hair()
	const steps = 8
	for k := range steps {
		part := (float32(k) + .5) / steps
		r := paint.About(x0+(x1-x0)*part, y0+(y1-y0)*part, 3, 3)
		for i := range b.urgent {
			if u := b.urgent[i]; u.Overlaps(r) && !u.Has(c.end[0], c.end[1]) {
				return true
			}
		}
	}
	return false
}
