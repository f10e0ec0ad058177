package tabletop

import (
	"math"
	"slices"

	"grognard/render/paint"
	"grognard/rules"
)

// Formation draws all stands of a body on a tabletop into a rectangle, its front
// up and as large as the rectangle allows, but none wider than most pixels. It
// returns the room that they take, in its upper left corner; none if the
// body has no stands.
func (b *Painter) Formation(l *paint.List, layer paint.Layer, at paint.Rect, pieces []rules.Piece, who rules.Ref, most float32) paint.Rect {
	k, ok := b.frameOf(pieces, who)
	if !ok || k.wide <= 0 || k.deep <= 0 {
		return paint.Rect{}
	}
	unit := min(at.W/k.wide, at.H/k.deep)
	for i := range pieces {
		if p := &pieces[i]; p.Ref == who && p.Wide > 0 {
			unit = min(unit, most/b.inches(p.Wide))
		}
	}
	box := paint.Rect{X: at.X, Y: at.Y, W: k.wide * unit, H: k.deep * unit}
	for i := range pieces {
		p := &pieces[i]
		if p.Ref != who || p.Pt == (rules.Point{}) || slices.Contains(p.State, rules.StateWay) {
			continue
		}
		d := b.onSheet(p.Pt).minus(k.mid)
		m := xy{box.X + box.W/2 + d.dot(rightward(k.facing))*unit, box.Y + box.H/2 - d.dot(forward(k.facing))*unit}
		w, h := b.inches(p.Wide)*unit, b.inches(p.Deep)*unit
		if p.Deep == 0 {
			h = w
		}
		tilt := radians(p.Facing) - k.facing
		if math.Abs(float64(tilt)) < .01 {
			tilt = 0
		}
		l.Turned(layer, b.standKey(p, max(w, h), levelAt(max(w, h))), paint.About(m.X, m.Y, w, h), paint.White, tilt)
	}
	return box
}
