package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// far is longer than any table.
var far = plane.Span{Down: 1 << 30, Up: 1 << 30}

// bodyRange is the range of a volley of the body (ME-18.17).
func (b *Board) bodyRange(i int, x target, seen uint16) plane.Span {
	front := b.body[i].quad
	u := &b.body[x.body]
	if !x.screen {
		return u.quad.Poly().ToLine(front[0], front[1])
	}
	least := far
	for g := range u.posts {
		if seen>>uint(g)&1 == 1 && u.screen[g].men > 0 {
			least = least.Nearer(plane.ToSegment(u.screen[g].at, front[0], front[1]).Less(groupRadius))
		}
	}
	return least
}

// bodyReaches reports whether that is n mils or less.
func (b *Board) bodyReaches(i int, x target, seen uint16, n int64) bool {
	front := b.body[i].quad
	u := &b.body[x.body]
	if !x.screen {
		return u.quad.Poly().ReachesLine(front[0], front[1], n)
	}
	for g := range u.posts {
		if seen>>uint(g)&1 == 1 && u.screen[g].men > 0 && plane.Passes(u.screen[g].at, front[0], front[1], n+groupRadius) {
			return true
		}
	}
	return false
}

// tooFar reports at a glance that no group of a screen is near enough to a target
// to fire at it, whoever has a line (ME-18.19).
func (b *Board) tooFar(i int, x target) bool {
	if b.rules.byEye {
		return false
	}
	u, v := &b.body[i], &b.body[x.body]
	n := lastBand(u.rifles) + tolerance
	for g := range u.posts {
		if u.screen[g].men == 0 {
			continue
		}
		p := u.screen[g].at
		if !x.screen && !v.box.Misses(p, n+groupRadius) && v.quad.Poly().Reaches(p, n+groupRadius) {
			return false
		}
		for h := 0; x.screen && h < v.posts; h++ {
			if v.screen[h].men > 0 && plane.Within(p, v.screen[h].at, n+2*groupRadius) {
				return false
			}
		}
	}
	return true
}

// postRange is the range of one group.
func (b *Board) postRange(p plane.Vec, x target, seen uint16) plane.Span {
	u := &b.body[x.body]
	if !x.screen {
		return u.quad.Poly().ToPoint(p).Less(groupRadius)
	}
	least := far
	for g := range u.posts {
		if seen>>uint(g)&1 == 1 && u.screen[g].men > 0 {
			least = least.Nearer(plane.Apart(p, u.screen[g].at).Less(2 * groupRadius))
		}
	}
	return least
}

// screenRange is the range of a volley of the screen: that of the nearest
// group that can fire (ME-18.17).
func (b *Board) screenRange(i int, x target, a aim) plane.Span {
	least := far
	for g := range b.body[i].posts {
		if a.shooters>>uint(g)&1 == 1 {
			least = least.Nearer(b.postRange(b.body[i].screen[g].at, x, a.seen))
		}
	}
	return least
}

// bandOf returns how often the range halves the dice, and whether it is within
// the last band (ME-18.10 to ME-18.12).
func bandOf(rifles bool, d plane.Span) (halved int, ok bool) {
	k := 0
	if rifles {
		k = 1
	}
	for _, x := range bands[k] {
		if d.Within(x.to + tolerance) {
			return x.halved, true
		}
	}
	return 0, false
}

// lastBand is the greatest range of a weapon.
func lastBand(rifles bool) int64 {
	if rifles {
		return bands[1][2].to
	}
	return bands[0][2].to
}

// estimate puts the far end of a band of range into the place of what the tape
// would say, where odds are asked for by eye (ME-39.3).
func (v *volley) estimate(t *rules.Table) {
	if n := t.WhatIf(rules.Unmeasured); n > 0 {
		to := bands[one(v.rifle)][n-1].to
		v.away, v.judged = plane.Span{Down: to, Up: to}, true
	}
}

// fireCover is the cover of a target from a volley (ME-18.20): the ground it
// stands on, or an obstacle before it.
func (b *Board) fireCover(x target, a aim) cover {
	return max(b.groundCover(x), b.lineCover(x, a))
}

// groundCover is area cover (ME-35.7).
func (b *Board) groundCover(x target) cover {
	u := &b.body[x.body]
	if !x.screen {
		return b.scenario.areaCover(u.quad.Poly())
	}
	n, in, strong := int64(0), int64(0), int64(0)
	for g := range u.posts {
		if u.screen[g].men == 0 {
			continue
		}
		n++
		switch b.scenario.pointCover(u.screen[g].at) {
		case heavy:
			strong++
			in++
		case light:
			in++
		}
	}
	return atLeastHalf(strong, in, n)
}

// lineCover is linear cover: half or more of the sighting lines meet an
// obstacle near the target (ME-35.8).
func (b *Board) lineCover(x target, a aim) cover {
	if a.n == 0 {
		return open
	}
	strong, in := int64(0), int64(0)
	for _, l := range a.lines[:a.n] {
		switch b.meets(x, l) {
		case heavy:
			strong++
			in++
		case light:
			in++
		}
	}
	return atLeastHalf(strong, in, int64(a.n))
}

// meets is the best obstacle that one sighting line meets near the target.
func (b *Board) meets(x target, l sighting) cover {
	best := open
	u := &b.body[x.body]
	for i := range b.scenario.scene {
		s := &b.scenario.scene[i]
		c := grounds[s.kind].cover
		if !grounds[s.kind].line || c <= best {
			continue
		}
		for k := range len(s.pts) - 1 {
			at, n := plane.Crossing(l.from, l.to, s.pts[k], s.pts[k+1])
			for _, p := range at[:n] {
				d := u.quad.Poly().ToPoint(p)
				if x.screen {
					d = plane.Apart(p, u.screen[l.group].at).Less(groupRadius)
				}
				if d.Within(coverReach + tolerance) {
					best = c
				}
			}
		}
	}
	return best
}

// inches is a length for words: whole inches in N and tenths in M, rounded
// down.
func inches(key string, mils int64, a, c rules.Ref) rules.Text {
	return rules.Text{Key: key, A: a, B: c, N: int(mils / inch), M: int(mils % inch / 100)}
}

// upInches is a length in whole inches, rounded up: what it takes to go there.
func upInches(mils int64) int { return int((mils + inch - 1) / inch) }
