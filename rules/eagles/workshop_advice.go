package eagles

import (
	"errors"
	"slices"

	"grognard/rules"
	"grognard/rules/plane"
)

// advice is what the rules let pass, but an umpire would ask about: who does not
// stand where he might have been deployed (ME-10.6, ME-37.2), points that are left.
func (l *loader) advice() (all []*rules.FileError) {
	note := func(at, key, format string, args ...any) {
		var f *rules.FileError
		if errors.As(l.Fault(at, key, format, args...), &f) {
			all = append(all, f)
		}
	}
	b := l.b
	for i := range b.body {
		u := &b.body[i]
		if l.f.Position != nil || !u.inPlay() {
			continue
		}
		if !slices.ContainsFunc(b.zonesOf(u.side), func(z zone) bool { return z.holds(u.quad.Poly()) }) {
			s := u.side
			if b.hasZone(s) {
				note(b.pathOf(i)+".x", "me.advice.zone", "%s stands outside the deployment zone of %s", b.saidBody(i), saidSide(s))
			} else { // ME-10.6
				home := edges[b.army[s].home].name
				note(b.pathOf(i)+".x", "me.advice.strip", "%s stands outside the ground where %s deploys: from the edge %s to %d inches short of the centre line",
					b.saidBody(i), saidSide(s), rules.Said{ID: home, Key: "me.edge." + home}, deployDepth/inch)
			}
		}
		for g := range u.posts {
			if u.screen[g].men > 0 && !u.quad.Poly().Reaches(u.screen[g].at, u.tether()+groupRadius+tolerance) {
				note(b.pathOf(i)+".groups."+itoa(g), "me.advice.tether", "it lies too far from its battalion (%s)", b.saidBody(i))
			}
		}
	}
	for i := range l.f.Zone {
		if s, _ := sideNamed(l.f.Zone[i].Side); l.f.Position == nil && l.buried(pointsIn(l.f.Zone[i].Polygon)) {
			note("zone."+itoa(i)+".polygon", "me.advice.buried", "more than half of the deployment zone of %s lies in buildings, where nobody can stand: move it", saidSide(s))
		}
	}
	if l.f.Position == nil && len(l.f.Objective) == 0 && !b.rules.build && len(l.Found()) == 0 {
		note("battle.turns", "me.remark.aimless", "no objective is laid: at the end more unbroken battalions win, then fewer losses")
	}
	for s := rules.First; s <= rules.Second && !l.drop; s++ {
		if left := b.scenario.points - b.spent(s); left > 0 && b.army[s].nation != noNation && l.f.Position == nil {
			note("army."+itoa(int(s)), "me.remark.unspent", "the army of %s leaves %d of %d points unspent", saidSide(s), left, b.scenario.points)
		}
	}
	return all
}

// saidSide is a side as faults name it.
func saidSide(s rules.Side) rules.Said { return rules.Said{ID: sideName(s), Ref: rules.SideRef(s)} }

// buried reports whether buildings, which nobody enters (ME-35.3), take up more than half of an area.
func (l *loader) buried(p plane.Poly) bool {
	if !p.Simple() {
		return false
	}
	left := p.Clockwise().Parts()
	whole := areaOf(left)
	for i := range l.b.scenario.scene {
		s := &l.b.scenario.scene[i]
		if s.kind != building {
			continue
		}
		var rest []plane.Poly
		for _, q := range left {
			rest = append(rest, q.Without(s.pts)...)
		}
		left = rest
	}
	return 2*areaOf(left) < whole
}

// areaOf is twice the area of some polygons.
func areaOf(all []plane.Poly) (n int64) {
	for _, p := range all {
		n += p.Area2()
	}
	return n
}
