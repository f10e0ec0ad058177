package tabletop

import (
	"slices"

	"grognard/assets/ink"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// down is where men of a body lie who fall just now, in the window.
type down struct {
	ref rules.Ref
	at  xy
}

// toll is who of a stand falls just now, and how far they have got.
type toll struct {
	men   int
	staff [len(specialNames)]int // special figures, in the order of specialNames
	chief bool                   // the commander himself
	t     float32
}

// any reports whether anybody falls.
func (k *toll) any() bool { return k.men > 0 || k.chief || k.staff != [len(specialNames)]int{} }

// falling returns who of piece i of the View falls just now.
func (b *Painter) falling(p *sheet.Picture, pc *rules.Piece, i int) (f toll) {
	if p.Clips == nil {
		return f
	}
	pose, ok := p.Clips.Pose(pc.Ref)
	switch {
	case !ok:
		return f
	case pc.Form == rules.Leader:
		return toll{chief: pose.Gone > 0, t: pose.Gone}
	case pose.Lost == 0:
		return f
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
	return toll{men: max(0, pc.N-left), staff: b.staffFalling(p, pc, i), t: pose.T}
}

// staffFalling counts the special figures of a stand who fall: a body may give those who are
// left other places, so it is counted over all of its stands, and the first fall.
func (b *Painter) staffFalling(p *sheet.Picture, pc *rules.Piece, i int) (fall [len(specialNames)]int) {
	for s, name := range specialNames {
		here := countState(pc, name)
		if here == 0 {
			continue
		}
		before, lost := 0, 0
		for j := range p.View.Pieces {
			if o := &p.View.Pieces[j]; o.Ref == pc.Ref {
				n := countState(o, name)
				if lost += n; j < i {
					before += n
				}
			}
		}
		for k := 0; ; k++ {
			o := p.Clips.Becomes(pc.Ref, k)
			if o == nil {
				break
			}
			lost -= countState(o, name)
		}
		fall[s] = max(0, min(here, lost-before))
	}
	return fall
}

// countState is how often a piece has a state: once for each such figure.
func countState(pc *rules.Piece, s rules.State) (n int) {
	for _, o := range pc.State {
		if o == s {
			n++
		}
	}
	return n
}

// fall draws a stand of which some fall: those who are left stand on it, and the others lie
// where they stood.
func (b *Painter) fall(l *paint.List, p *sheet.Picture, pc *rules.Piece, f toll, at xy, facing, alpha float32) {
	if f.chief {
		b.paintStand(l, paint.Pieces, pc, at, facing, alpha)
		b.lies(l, p, pc, ink.Pt{X: 50, Y: 57}, at, facing, b.Px(leastLeader[figures])/b.Zoom, 0, f.t)
		return
	}
	rest := *pc
	rest.N -= f.men
	rest.State = b.without(pc.State, f.staff)
	if rest.N == 0 && pc.Deep != 0 {
		alpha *= 1 - f.t
	}
	b.paintStand(l, paint.Pieces, &rest, at, facing, alpha)
	for k := rest.N; k < pc.N; k++ {
		b.lies(l, p, pc, places[k%len(places)], at, facing, b.inches(pc.Wide), k+f.men, f.t)
	}
	count := 0
	for s := range specialNames {
		count += countState(pc, specialNames[s])
	}
	rows, row := staffRows[min(len(staffRows)-1, count)], 0
	for s := range specialNames {
		n := countState(pc, specialNames[s])
		for k := range n {
			if k >= n-f.staff[s] {
				b.lies(l, p, pc, ink.Pt{X: 50, Y: rows[min(row, len(rows)-1)]}, at, facing, b.inches(pc.Wide), s+k, f.t)
			}
			row++
		}
	}
}

// without is a list of states but for so many special figures. It holds until the next call.
func (b *Painter) without(all []rules.State, staff [len(specialNames)]int) []rules.State {
	if staff == [len(specialNames)]int{} {
		return all
	}
	b.left = b.left[:0]
	for _, s := range all {
		if k := slices.Index(specialNames[:], s); k >= 0 && staff[k] > 0 {
			staff[k]--
			continue
		}
		b.left = append(b.left, s)
	}
	return b.left
}

// lies draws somebody who falls at a place of the master of a stand, wide inches across; seed
// decides to which side.
func (b *Painter) lies(l *paint.List, p *sheet.Picture, pc *rules.Piece, q ink.Pt, at xy, facing, wide float32, seed int, t float32) {
	d := wide * b.Zoom
	foot := b.window(at).plus(xy{float32(q.X-50) / 100 * d, float32(q.Y-50) / 100 * d}.turned(facing))
	b.down = append(b.down, down{pc.Ref, foot})
	if now, _ := b.levels(); now < plain || pc.Form == rules.Leader {
		b.Falls(l, foot.X, foot.Y, d*.42, facing+lean(seed)*1.2+1.4, pc.Nation, t, p.Clips.Reduced)
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
