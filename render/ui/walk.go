package ui

import (
	"strings"

	"grognard/render/paint"
)

// Walk moves the focus with the arrow keys between the widgets whose names
// begin with a prefix: to the nearest one on that side. The first key lands on
// the widget called first.
func (c *Ctx) Walk(prefix, first string) { c.walks(prefix, first, false) }

// WalkRound is Walk that goes on from the last widget on a side to the first on the other.
func (c *Ctx) WalkRound(prefix, first string) { c.walks(prefix, first, true) }

func (c *Ctx) walks(prefix, first string, round bool) {
	for _, k := range [...]struct {
		key    paint.Key
		dx, dy float32
	}{{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, -1}, {"Down", 0, 1}} {
		if c.Take(k.key) {
			c.walk(prefix, first, k.dx, k.dy, round)
		}
	}
}

func (c *Ctx) walk(prefix, first string, dx, dy float32, round bool) {
	f := &c.focus
	from, found := stop{}, false
	for _, s := range f.lastOrder {
		if s.name == f.name && f.ring && strings.HasPrefix(s.name, prefix) {
			from, found = s, true
		}
	}
	f.ring, f.moved, f.keyed = true, true, true
	if !found {
		f.name = first
		return
	}
	best, far, farthest := float32(0), float32(0), ""
	x, y := from.rect.Center()
	for _, s := range f.lastOrder {
		if !strings.HasPrefix(s.name, prefix) || s.depth != from.depth || s.rect.H < 1 || s.name == from.name {
			continue
		}
		sx, sy := s.rect.Center()
		along, aside := (sx-x)*dx+(sy-y)*dy, (sx-x)*dy+(sy-y)*dx
		if along < 1 {
			if way := -along - 3*max(aside, -aside); along <= -1 && way > far {
				far, farthest = way, s.name
			}
			continue
		}
		if way := along + 3*max(aside, -aside); best == 0 || way < best {
			best, f.name = way, s.name
		}
	}
	if round && best == 0 && farthest != "" {
		f.name = farthest
	}
}
