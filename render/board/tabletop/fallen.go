package tabletop

import (
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// down is where men of a body lie who fall just now, in the window.
type down struct {
	ref rules.Ref
	at  xy
}

// falling returns how many men of piece i of the View fall just now, how far they have got,
// and whether others stand on.
func (b *Painter) falling(p *sheet.Picture, pc *rules.Piece, i int) (n int, t float32) {
	if p.Clips == nil || pc.Deep == 0 && pc.Form == rules.Leader {
		return 0, 0
	}
	pose, ok := p.Clips.Pose(pc.Ref)
	if !ok || pose.Lost == 0 {
		return 0, 0
	}
	k := 0
	for j := range i {
		if p.View.Pieces[j].Ref == pc.Ref {
			k++
		}
	}
	left := 0
	if after := p.Clips.Becomes(pc.Ref, k); after != nil {
		left = after.N
	}
	return max(0, pc.N-left), pose.T
}

// fall draws a stand of which so many men fall: those who are left stand on it, and the
// others lie where they stood.
func (b *Painter) fall(l *paint.List, p *sheet.Picture, pc *rules.Piece, n int, t float32, at xy, facing, alpha float32) {
	rest := *pc
	rest.N -= n
	if rest.N == 0 && pc.Deep != 0 {
		alpha *= 1 - t
	}
	b.paintStand(l, paint.Pieces, &rest, at, facing, alpha)
	now, _ := b.levels()
	m, d := b.window(at), b.inches(pc.Wide)*b.Zoom
	for k := rest.N; k < pc.N; k++ {
		q := places[k%len(places)]
		foot := m.plus(xy{float32(q.X-50) / 100 * d, float32(q.Y-50) / 100 * d}.turned(facing))
		b.down = append(b.down, down{pc.Ref, foot})
		if now < plain {
			b.Falls(l, foot.X, foot.Y, d*.42, facing+lean(k+n)*1.2+1.4, pc.Nation, t, p.Clips.Reduced)
		}
	}
}

// amongDown is the middle of the men of a body who fall just now.
func (b *Painter) amongDown(r rules.Ref) (m xy, ok bool) {
	n := float32(0)
	for _, d := range b.down {
		if d.ref == r {
			m, n = m.plus(d.at), n+1
		}
	}
	if n == 0 {
		return m, false
	}
	return m.times(1 / n), true
}
