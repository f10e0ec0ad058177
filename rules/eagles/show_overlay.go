package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// Overlays implements rules.Rulebook.
func (Book) Overlays() []rules.Overlay {
	return []rules.Overlay{rules.OverlayRanges, rules.OverlayArcs, rules.OverlaySight, rules.OverlayZone, rules.OverlayCommand, rules.OverlayWitness}
}

// Overlay implements rules.Rulebook: the range bands and arcs of a battalion,
// whom it sees, where the four-inch rule bars the enemy, whom a Commander
// leads, and who would see a battalion flee.
func (Book) Overlay(board rules.Board, s rules.Side, key rules.Overlay, about rules.Ref) []rules.Shade {
	b := board.(*Board)
	i := b.unitNamed(about)
	if i >= 0 && !b.body[i].inPlay() {
		i = -1
	}
	if b.rules.byEye && (key == rules.OverlayRanges || key == rules.OverlayZone) {
		return nil
	}
	switch {
	case key == rules.OverlayRanges && i >= 0:
		return b.shadeRanges(i)
	case key == rules.OverlayArcs && i >= 0:
		return b.shadeArcs(i)
	case key == rules.OverlaySight && i >= 0:
		return b.shadeSight(i)
	case key == rules.OverlayWitness && i >= 0:
		return b.shadeWitness(i)
	case key == rules.OverlayZone:
		return b.shadeZone(s)
	case key == rules.OverlayCommand:
		return b.shadeCommand(s)
	}
	return nil
}

// shadeRanges are the bands of fire before the front of a body (ME-18.10).
func (b *Board) shadeRanges(i int) (all []rules.Shade) {
	u := &b.body[i]
	q := u.pose()
	for _, x := range bands[one(u.rifles)] {
		var pts []rules.Point
		for phi := -4500; phi <= 4500; phi += 500 { // from the left corner to the right one
			corner := q.W / 2
			if phi < 0 {
				corner = -corner
			}
			from := q.At(corner, q.D/2)
			pts = append(pts, from.Add(plane.Turned(q.Phi+phi, 0, x.to)).Point())
		}
		pts = append(pts, q.At(q.W/2, q.D/2).Point(), q.At(-q.W/2, q.D/2).Point())
		all = append(all, rules.Shade{Area: pts, Side: u.side, Style: rules.StyleArea, N: int(x.to / inch)})
	}
	return all
}

// shadeArcs is the ground in the arc of some base (ME-34.2).
func (b *Board) shadeArcs(i int) []rules.Shade {
	u := &b.body[i]
	q := u.pose()
	l, r := q.At(-q.W/2, q.D/2), q.At(q.W/2, q.D/2)
	reach := int64(18 * inch)
	if b.rules.byEye { // it ends where the table does, at no distance that tells (ME-39.3)
		reach = 2 * (b.scenario.w + b.scenario.h)
	}
	arc := plane.Poly{l, l.Add(plane.Turned(q.Phi-4500, 0, reach)), r.Add(plane.Turned(q.Phi+4500, 0, reach)), r}
	if b.rules.byEye {
		arc = arc.Clipped(box(vec(0, 0), vec(b.scenario.w, b.scenario.h)))
	}
	return []rules.Shade{{Area: pointsOf(arc), Side: u.side, Style: rules.StyleArea}}
}

// shadeSight are the lines that the bases and the groups of a battalion have to
// enemy bodies and screens (ME-17.1, ME-19.15).
func (b *Board) shadeSight(i int) (all []rules.Shade) {
	add := func(a aim) {
		for _, l := range a.lines[:a.n] {
			all = append(all, rules.Shade{Area: []rules.Point{l.from.Point(), l.to.Point()}, Side: b.body[i].side, Style: rules.StyleLine})
		}
	}
	for k := range b.body {
		v := &b.body[k]
		if !v.inPlay() || v.side == b.body[i].side {
			continue
		}
		for _, x := range [2]target{{k, false}, {k, true}} {
			if x.screen && v.men() == 0 {
				continue
			}
			add(b.bases(i, x, rules.Chance, 14))
			add(b.posts(i, x, rules.Chance, 14))
		}
	}
	return all
}

// shadeWitness marks the friends who would see a battalion flee from where it
// stands, and their lines of sight (ME-27.4).
func (b *Board) shadeWitness(i int) (all []rules.Shade) {
	for k := range b.body {
		u := &b.body[k]
		if k == i || !u.inPlay() || u.side != b.body[i].side || u.broken || !b.sighted(u.at, b.body[i].at) {
			continue
		}
		all = append(all, rules.Shade{Area: pointsOf(u.quad.Poly()), Side: u.side, Style: rules.StyleArea},
			rules.Shade{Area: []rules.Point{u.at.Point(), b.body[i].at.Point()}, Side: u.side, Style: rules.StyleLine})
	}
	return all
}

// shadeZone is the ground that the enemies of a side bar to its marches
// (ME-14.20).
func (b *Board) shadeZone(s rules.Side) (all []rules.Shade) {
	for i := range b.body {
		u := &b.body[i]
		if !u.inPlay() || u.side == s {
			continue
		}
		all = append(all, rules.Shade{Area: around(u.pose()), Side: u.side, Style: rules.StyleArea})
		for g := range u.posts {
			if u.screen[g].men > 0 && !u.engaged() && !u.supporting() {
				all = append(all, rules.Shade{Area: around(plane.Pose{C: u.screen[g].at}), Side: u.side, Style: rules.StyleArea})
			}
		}
	}
	return all
}

// around is the outline of all that is nearer than four inches to a
// rectangle; a pose without size is a group.
func around(p plane.Pose) (pts []rules.Point) {
	reach := int64(separation)
	if p.W == 0 {
		reach += groupRadius
	}
	for _, at := range outline(p, reach) {
		pts = append(pts, at.Point())
	}
	return pts
}

// outline is the line that lies so far, in mils, from a rectangle or, without
// size, from a point.
func outline(p plane.Pose, reach int64) (pts []plane.Vec) {
	for k, c := range [4][2]int64{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
		corner := p.At(c[0]*p.W/2, c[1]*p.D/2)
		for phi := 0; phi <= 9000; phi += 1000 {
			pts = append(pts, corner.Add(plane.Turned(p.Phi+9000*k+phi, 0, reach)))
		}
	}
	return pts
}

// shadeCommand is what every battalion needs for its tests; those that work a
// grade lower than bought are hatched twice (ME-9.3, ME-9.11).
func (b *Board) shadeCommand(s rules.Side) (all []rules.Shade) {
	for i := range b.body {
		u := &b.body[i]
		if !u.inPlay() || s != rules.Chance && u.side != s {
			continue
		}
		style := rules.StyleArea
		if b.dropped(i) {
			style = rules.StyleContested
		}
		all = append(all, rules.Shade{Area: pointsOf(u.quad.Poly()), Side: u.side, Style: style, N: b.needs(i)})
	}
	return all
}
