package eagles

import (
	"testing"

	"pgregory.net/rapid"

	"grognard/rules"
	"grognard/rules/plane"
)

// TestABodyThatLosesBasesLiesOnNobody puts a body as deep into another as the
// tolerance lets it and takes half of its bases off: rounded anew, its corners
// may not lie deeper (ME-25.5, ME-33.4).
func TestABodyThatLosesBasesLiesOnNobody(t *testing.T) {
	start := draw(t, "a1 line 48 line at 36,24 facing 0\na2 line 48 line at 36,6 facing 0\nb1 line 48 line at 36,40 facing 180").board()
	moved := 0
	rapid.Check(t, func(rt *rapid.T) {
		b := start.Clone().(*Board)
		u, v := &b.body[0], &b.body[1]
		for _, x := range []*battalion{u, v} {
			x.bases, x.column = rapid.IntRange(4, 12).Draw(rt, "bases"), rapid.Bool().Draw(rt, "column")
		}
		turned := func(c plane.Vec, x *battalion, phi int) plane.Pose {
			p := x.pose()
			p.C, p.Phi = c, phi
			return p
		}
		phi := rapid.IntRange(0, 35999).Draw(rt, "phi")
		u.stand(turned(vec(36000, 24000), u, phi))
		from := turned(plane.Vec{}, v, (phi+9000*rapid.IntRange(0, 3).Draw(rt, "quarter"))%36000)
		dir := rapid.IntRange(0, 35999).Draw(rt, "dir")
		at := func(n int64) plane.Pose { return from.Moved(u.at.Add(plane.Turned(dir, 0, 26000-n))) }
		v.stand(at(greatest(26000, func(n int64) bool {
			q := at(n).Quad()
			return !u.quad.Poly().Overlaps(q.Poly())
		})))
		front := u.pose().Front()
		u.rankers = rapid.IntRange(1, 4*u.bases/2).Draw(rt, "left")
		u.start = 4 * u.bases
		b.shrink(&rules.Table{}, 0)
		if u.quad.Poly().Overlaps(v.quad.Poly()) || u.bases != u.groups() {
			rt.Fatalf("%v lies on %v", u.quad, v.quad)
		}
		if d := plane.Apart(front, u.pose().Front()); !d.Within(4) {
			rt.Fatalf("the middle of the front has moved by %v", d)
		} else if d.Up > 0 {
			moved++
		}
	})
	t.Logf("%d bodies were put aside", moved)
}

func TestABodyThatLosesBasesLiesOnNoGroup(t *testing.T) { // ME-30.5
	b := draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,40 facing 180 out 2 groups 36,20").board().Clone().(*Board)
	at := b.body[0].at
	lies := func(deep int64, men int) plane.Vec {
		b.body[0].stand(plane.Pose{C: at, W: b.body[0].pose().W, D: b.body[0].pose().D})
		b.body[1].screen[0].at, b.body[1].screen[0].men = vec(36000, 10800+groupRadius-deep), men
		b.settle(0)
		return b.body[0].at
	}
	if got := lies(tolerance+1, 2); got == at {
		t.Error("it stays on a group")
	}
	if got := lies(tolerance, 2); got != at {
		t.Errorf("it gives way to a group that it only touches, to %v", got)
	}
	if got := lies(tolerance+1, 0); got != at {
		t.Errorf("it gives way to a group that has fallen, to %v", got)
	}
}

func TestABodyIsPutAsideNoFartherThanTheTolerance(t *testing.T) { // ME-33.4
	b := draw(t, "a1 line 24 line at 36,10 facing 0\na2 line 24 line at 36,20 facing 0\nb1 line 24 line at 36,40 facing 180").board().Clone().(*Board)
	for deep, by := range map[int64]plane.Vec{0: {}, tolerance: {}, tolerance + 1: {X: 1, Y: -1}, 2 * tolerance: {Y: -tolerance}, 2*tolerance + 1: {}, 100: {}} {
		u := &b.body[0]
		p := u.pose()
		p.C = vec(36000, 18400+deep) // a2 begins at 19.2
		u.stand(p)
		b.settle(0)
		if got := u.at.Sub(p.C); got != by {
			t.Errorf("%d mils inside a friend, it is moved by %v, want %v", deep, got, by)
		}
	}
}
