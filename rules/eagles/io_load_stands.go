package eagles

import "grognard/rules"

// checkStands looks at where everybody stands: bodies lie on no other body and
// in no building, groups on the table, on nothing and nobody (ME-10.9,
// ME-37.1).
func (l *loader) checkStands() error {
	return l.Parts(func() error { return l.Each(len(l.b.body), l.checkBody) }, func() error { return l.Each(len(l.b.body), l.checkGroups) })
}

// checkBody looks at where one battalion stands, and whether its groups do.
func (l *loader) checkBody(i int) error {
	b, at := l.b, l.b.pathOf(i)
	u := &b.body[i]
	if !u.inPlay() {
		return nil
	}
	if b.scenario.blocked(u.quad.Poly()) {
		return l.Fault(at+".x", "me.fault.building", "%s stands in a building", b.saidBody(i))
	}
	for k := range i {
		if o := &b.body[k]; o.inPlay() && o.quad.Poly().Overlaps(u.quad.Poly()) {
			return l.Fault(at+".x", "me.fault.stands", "%s stands on %s", b.saidBody(i), b.saidBody(k))
		}
	}
	return l.Each(u.posts, func(g int) error {
		if u.screen[g].men > 0 && !b.scenario.discOnTable(u.screen[g].at, groupRadius) {
			return l.Fault(at+".groups."+itoa(g), "me.fault.group.off", "a skirmish group of %s does not lie on the table", b.saidBody(i))
		}
		return nil
	})
}

// saidBody is a battalion as faults name it.
func (b *Board) saidBody(i int) rules.Said { return rules.Said{ID: b.bodyName(i), Ref: b.unitRef(i)} }

// checkGroups looks at where the groups of one battalion lie.
func (l *loader) checkGroups(i int) error {
	if g := l.b.misplaced(i); g >= 0 {
		return l.Fault(l.b.pathOf(i)+".groups."+itoa(g), "me.fault.group.stands",
			"a skirmish group of %s lies on a body, another group or a building", l.b.saidBody(i))
	}
	return nil
}

// misplaced is the first group of a battalion that lies on a body, another
// group or a building, or -1 (ME-37.1).
func (b *Board) misplaced(i int) int {
	u := &b.body[i]
	for g := range u.posts {
		p := placement{b: b, i: i, g: g, down: 1<<uint(g) - 1}
		if u.inPlay() && u.screen[g].men > 0 && p.covered(u.screen[g].at) {
			return g
		}
	}
	return -1
}
