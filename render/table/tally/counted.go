package tally

import (
	"strings"

	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// counted is a body that the gauges of both sides count: who must test at the end of
// the turn, why, and what he needs.
type counted struct {
	who  rules.Ref
	note string // all of them
	last string // what he needs
}

// essence is what a note says beyond its heading, which the gauge says already:
// the rulebook has words of its own for that, "<note>.brief".
func (p *Tally) essence(note rules.Text) string {
	if k := p.Words.Keys.Dot(note.Key, "brief"); p.Words.Has(k) {
		note.Key = k
	}
	return p.Words.Phrase(note)
}

// mostCounted is how many bodies of a gauge are listed.
const mostCounted = 12

// eyes are those of a side, on a position.
type eyes struct {
	pos  *rules.Position
	side rules.Side
}

// countedOf lists the bodies that the gauges of a side count on a tabletop, if the
// rules have anything to tell of them in the chapter of the gauge.
func (p *Tally) countedOf(s rules.Side) []counted {
	if !p.Scene.OnTabletop() {
		return nil
	}
	return p.counts.Of(eyes{p.Scene.Seen(), p.Scene.Viewer}, p.countedBy)[s]
}

// countedBy lists them of both sides, as far as the rules tell them a viewer.
func (p *Tally) countedBy(of eyes) (sides [2][]counted) {
	v := p.Scene.View()
	for side := range v.Sides {
		for i := range v.Sides[side].Gauges {
			g := &v.Sides[side].Gauges[i]
			if g.Of != 0 || len(g.Refs) > mostCounted {
				continue
			}
			chapter, _, _ := strings.Cut(g.Rule, ".")
			for _, r := range g.Refs {
				if _, body := footprint.Of(v.Pieces, r); !body {
					continue
				}
				x, notes := counted{who: r}, []string(nil)
				for _, n := range p.Book.Inspect(of.pos.Board(), of.side, r) {
					if at, _, _ := strings.Cut(n.Rule, "."); at == chapter {
						notes = append(notes, p.essence(n.Text))
					}
				}
				if len(notes) > 0 {
					x.last = notes[len(notes)-1]
				}
				if x.note = p.Words.Clauses(notes); x.note != "" {
					sides[side] = append(sides[side], x)
				}
			}
		}
	}
	return sides
}

// countedHeight is the height of the list of those bodies with all that is told of them.
func (p *Tally) countedHeight(c *ui.Ctx, s rules.Side, w float32) (h float32) {
	for _, x := range p.countedOf(s) {
		h += c.Px(6) + c.Wrap(ui.SmallB, w, p.Words.Name(x.who)).Height + c.Wrap(ui.Small, w-c.Px(8), x.note).Height
	}
	return h
}

// counted lists those bodies below the gauges of a side and returns the height: with
// the last note alone where r has no room for all. Pointing at one shows where it
// stands, and in the inspector everything.
func (p *Tally) counted(f *Frame, s rules.Side, r paint.Rect) float32 {
	c := f.C
	y, in, full := r.Y, r.W-c.Px(8), p.countedHeight(c, s, r.W)
	for _, x := range p.countedOf(s) {
		y += c.Px(6)
		top := y
		y += c.Paragraph(paint.Rect{X: r.X, Y: y, W: r.W}, ui.SmallB, ui.Start, c.Theme.Text, p.Words.Name(x.who))
		note := x.note
		if full > r.H {
			note = x.last
		}
		y += c.Paragraph(paint.Rect{X: r.X + c.Px(8), Y: y, W: in}, ui.Small, ui.Start, c.Theme.Muted, note)
		touch := c.Region(p.Words.Keys.Region("counted", x.who), paint.Rect{X: r.X, Y: top, W: r.W, H: y - top})
		if touch.Clicked {
			f.Show = x.who
		}
		if touch.Hover {
			f.Tell = x.who
			f.Intent.Lit = append(f.Intent.Lit, x.who)
		}
	}
	return y - r.Y
}
