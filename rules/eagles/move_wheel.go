package eagles

import (
	"grognard/rules"
	"grognard/rules/plane"
)

// A wheel is looked at in steps: at each whole multiple of its step, and at its
// end (ME-36.3).

// step is the step of a wheel, in cents.
func (m *march) step() int { return plane.MostCents(m.start.W, sweepStep) }

// turned says why a wheel may not come by a pose (ME-14.8, ME-14.25).
func (m *march) turned(q plane.Poly) rules.Reason {
	b := m.b
	switch {
	case !b.scenario.onTable(q):
		return rules.No("ME-14.24", rules.Text{Key: "me.why.table", A: b.unitRef(m.i)})
	case b.scenario.astride(q):
		return rules.No("ME-14.25", rules.Text{Key: "me.why.obstacle", A: b.unitRef(m.i)})
	case b.scenario.difficult(q):
		return rules.No("ME-14.25", rules.Text{Key: "me.why.difficult", A: b.unitRef(m.i)})
	}
	if r := m.meeting(q); !r.OK() {
		return r
	}
	return m.nearing(q)
}

// wheel says why a wheel of so many cents, to the right if positive, is not
// legal.
func (m *march) wheel(cents int) rules.Reason {
	if cents > wheelMax || cents < -wheelMax {
		return rules.No("ME-14.8", rules.Text{Key: "me.why.wheel_most", A: m.b.unitRef(m.i), N: wheelMax / 100})
	}
	if bad := m.wheelBar(cents); bad != 0 {
		q := m.start.Wheeled(bad).Quad()
		return m.turned(q.Poly())
	}
	return m.wheelEnd(cents)
}

// wheelEnd says why a wheel may not end so, its way being free.
func (m *march) wheelEnd(cents int) rules.Reason {
	q := m.start.Wheeled(cents).Quad()
	if r := m.turned(q.Poly()); !r.OK() {
		return r
	}
	return m.ends(q.Poly())
}

// wheelBar is the first step of a wheel, short of its end, that is barred; 0
// if none is.
func (m *march) wheelBar(cents int) int {
	step := m.step()
	if cents < 0 {
		step = -step
	}
	for c := step; c*c < cents*cents; c += step {
		q := m.start.Wheeled(c).Quad()
		if !m.turned(q.Poly()).OK() {
			return c
		}
	}
	return 0
}

// swing calls do for every pose along a wheel, its end included.
func (m *march) swing(cents int, do func(q plane.Poly)) {
	step := m.step()
	if cents < 0 {
		step = -step
	}
	for c := step; c*c < cents*cents; c += step {
		q := m.start.Wheeled(c).Quad()
		do(q.Poly())
	}
	q := m.start.Wheeled(cents).Quad()
	do(q.Poly())
}

// reshape says why a body may not change formation (ME-14.14, ME-14.27), and
// gives the pose it would take.
func (b *Board) reshape(i int) (plane.Pose, rules.Reason) {
	u := &b.body[i]
	m := b.newMarch(i, 1)
	w, d := size(u.bases, !u.column)
	p := m.start.Reshaped(w, d)
	q := p.Quad()
	if b.scenario.difficult(u.quad.Poly()) {
		return p, rules.No("ME-14.14", rules.Text{Key: "me.why.in_difficult", A: b.unitRef(i)})
	}
	if r := m.turned(q.Poly()); !r.OK() {
		return p, r
	}
	return p, m.ends(q.Poly())
}
