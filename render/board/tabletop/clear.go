package tabletop

import (
	"slices"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Clearest returns that of some places of the window which hides least of the
// bodies on a tabletop and of what is written there; of equal ones the first.
func (b *Painter) Clearest(places ...paint.Rect) paint.Rect {
	best, least := places[0], float32(0)
	for i, r := range places {
		much := b.hides(r) + b.blots(r)
		if x := r.And(b.Port); x.W < r.W-.5 || x.H < r.H-.5 { // it would be cut off
			much += r.W * r.H
		}
		if i == 0 || much < least {
			best, least = r, much
		}
	}
	return best
}

// hides is how much of the bodies a rectangle covers, in square pixels.
func (b *Painter) hides(r paint.Rect) (area float32) {
	for i := range b.bodies {
		area += common(b.bodyBox(&b.bodies[i]), r)
		if k := &b.bodies[i]; k.leader {
			area += common(b.pennonBox(k), r)
		}
	}
	for _, o := range b.tried {
		area += common(o, r)
	}
	return area
}

// pennonBox is where the flag of a commander is, above his stand.
func (b *Painter) pennonBox(k *body) paint.Rect {
	now, _ := b.levels()
	m, w := b.window(k.mid), max(k.wide*b.Zoom, b.Px(leastLeader[now]))
	d := w * pennonPart
	return paint.Rect{X: floor(m.X + w*.1), Y: floor(m.Y - w*.45 - d), W: d, H: d}
}

// hidesOthers is hides, but for the body k itself.
func (b *Painter) hidesOthers(r paint.Rect, k *body) float32 {
	return b.hides(r) - common(b.bodyBox(k), r)
}

// common is how large what two rectangles share is, in square pixels.
func common(r, o paint.Rect) float32 {
	if x := o.And(r); x.W > 1 && x.H > 1 {
		return x.W * x.H
	}
	return 0
}

// pathWide is how wide a path is that stays in view, in dp.
const pathWide = 10

// keepClear finds the ghosts and the paths of a frame, so that what is written keeps off
// them.
func (b *Painter) keepClear(p *sheet.Picture) {
	b.tried, b.panels = b.tried[:0], p.Lies
	for i := range p.Arrows {
		if from, to := b.bodyOf(p.Arrows[i].From), b.bodyOf(p.Arrows[i].To); from != nil && to != nil {
			b.along(b.window(from.mid), b.window(to.mid))
		}
	}
	if p.Clips != nil {
		if a, ok := p.Clips.Arrow(); ok && a.Attack {
			if from, to := b.bodyOf(a.Path[0]), b.bodyOf(a.Path[len(a.Path)-1]); from != nil && to != nil {
				b.along(b.window(from.mid), b.window(to.mid))
			}
		}
	}
	if p.Sketch == nil {
		return
	}
	for i := range p.Sketch.Tapes {
		for j, pts := 1, p.Sketch.Tapes[i].Pts; j < len(pts); j++ {
			b.along(b.window(b.onSheet(pts[j-1])), b.window(b.onSheet(pts[j])))
		}
	}
	for i := range p.Sketch.Ghost {
		if pc := &p.Sketch.Ghost[i]; !slices.Contains(pc.State, rules.StateWay) {
			k := body{mid: b.onSheet(pc.Pt), facing: radians(pc.Facing), wide: b.inches(pc.Wide), deep: b.inches(pc.Deep), round: pc.Deep == 0}
			b.tried = append(b.tried, b.bodyBox(&k))
		}
	}
}

// along keeps the straight way between two places of the window clear.
func (b *Painter) along(from, to xy) {
	d, way := b.Px(pathWide), to.minus(from)
	n := max(1, int(way.length()/d))
	for i := range n + 1 {
		m := from.plus(way.times(float32(i) / float32(n)))
		b.tried = append(b.tried, paint.About(m.X, m.Y, d, d))
	}
}

// blots is how much a rectangle covers of what is written on a tabletop, and how much of it
// a panel would hide.
func (b *Painter) blots(r paint.Rect) (area float32) {
	for _, o := range b.written {
		area += common(o, r)
	}
	for _, o := range b.panels {
		area += common(o, r)
	}
	return area
}
