package table

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
func (t *Table) essence(note rules.Text) string {
	if k := t.names.Dot(note.Key, "brief"); t.words.Has(k) {
		note.Key = k
	}
	return t.words.Phrase(note)
}

// mostCounted is how many bodies of a gauge are listed.
const mostCounted = 12

// countedOf lists the bodies that the gauges of a side count on a tabletop, if the
// rules have anything to tell of them in the chapter of the gauge.
func (t *Table) countedOf(s rules.Side) []counted {
	if !t.scene.OnTabletop() {
		return nil
	}
	return t.counts.Of(eye{t.scene.Pos, t.scene.Viewer}, t.countedBy)[s]
}

// countedBy lists them of both sides, as far as the rules tell them a viewer.
func (t *Table) countedBy(of eye) (sides [2][]counted) {
	v := t.scene.View()
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
				for _, n := range t.m.Book().Inspect(of.pos.Board(), of.side, r) {
					if at, _, _ := strings.Cut(n.Rule, "."); at == chapter {
						notes = append(notes, t.essence(n.Text))
					}
				}
				if len(notes) > 0 {
					x.last = notes[len(notes)-1]
				}
				if x.note = t.words.Clauses(notes); x.note != "" {
					sides[side] = append(sides[side], x)
				}
			}
		}
	}
	return sides
}

// counted lists those bodies below the gauges of a side and returns the height: with
// the last note alone where r has no room for all. Pointing at one shows where it
// stands, and in the inspector everything.
func (t *Table) counted(c *ui.Ctx, s rules.Side, r paint.Rect) float32 {
	y, in := r.Y, r.W-c.Px(8)
	full := float32(0)
	for _, x := range t.countedOf(s) {
		full += c.Px(6) + c.Wrap(ui.SmallB, r.W, t.words.Name(x.who)).Height + c.Wrap(ui.Small, in, x.note).Height
	}
	for _, x := range t.countedOf(s) {
		y += c.Px(6)
		top := y
		y += c.Paragraph(paint.Rect{X: r.X, Y: y, W: r.W}, ui.SmallB, ui.Start, c.Theme.Text, t.words.Name(x.who))
		note := x.note
		if full > r.H {
			note = x.last
		}
		y += c.Paragraph(paint.Rect{X: r.X + c.Px(8), Y: y, W: in}, ui.Small, ui.Start, c.Theme.Muted, note)
		touch := c.Region(t.names.Region("counted", x.who), paint.Rect{X: r.X, Y: top, W: r.W, H: y - top})
		if touch.Clicked {
			t.board.ShowRef(x.who, c.In.Now)
		}
		if touch.Hover {
			t.touch.lit = append(t.touch.lit, x.who)
			t.look.See(x.who)
			c.Wake(c.In.Now + 16) // the map has been painted already
		}
	}
	return y - r.Y
}
