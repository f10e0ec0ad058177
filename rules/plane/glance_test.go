package plane

import (
	"math/big"
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// What is looked at in a quick way has to come to what is measured.

func TestARootIsExactForAllNumbers(t *testing.T) { // ME-30.8
	check := func(t interface{ Fatalf(string, ...any) }, n uint64) {
		want := new(big.Int).Sqrt(new(big.Int).SetUint64(n)).Uint64()
		if got := root(n); got != want {
			t.Fatalf("the root of %d is %d, want %d", n, got, want)
		}
	}
	for n := range uint64(1 << 16) {
		check(t, n)
	}
	for k := range 64 {
		for d := range uint64(3) {
			check(t, 1<<k+d-1)
			x := uint64(1)<<(k/2) + d
			check(t, x*x-1)
			check(t, x*x)
			check(t, x*x+1)
		}
	}
	check(t, 1<<64-1)
	check(t, (1<<32-1)*(1<<32-1))
	check(t, (1<<32-1)*(1<<32-1)-1)
	rapid.Check(t, func(t *rapid.T) {
		check(t, rapid.Uint64().Draw(t, "n")>>rapid.IntRange(0, 63).Draw(t, "shift"))
		x := rapid.Uint64().Draw(t, "x") >> rapid.IntRange(32, 63).Draw(t, "shift")
		check(t, x*x)
		check(t, x*x-min(x, 1))
	})
	for k, g := range guesses { // of 2^56 times 64 + k
		n := uint64(64+k) << 56
		if r := root(n); bits.Len64(r) != 32 || int64(r>>24)-int64(g) > 1 || int64(g)-int64(r>>24) > 1 {
			t.Errorf("the guess for %d is %d, the root begins with %d", 64+k, g, r>>24)
		}
	}
}

func TestSineAndCosineAreOneTable(t *testing.T) { // ME-30.7
	for k := -2 * turn; k <= 2*turn; k++ {
		s, c := both(k)
		if s != Sin(k) || c != Cos(k) || c != Sin(k+quarter) || s != -Sin(-k) || s != Sin(k+turn) {
			t.Fatalf("%d cents: %d and %d", k, s, c)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		p := poses().Draw(t, "p")
		w, d := p.W/2, p.D/2
		if got := p.Quad(); got != (Quad{p.At(-w, d), p.At(w, d), p.At(w, -d), p.At(-w, -d)}) {
			t.Fatalf("%v has the corners %v", p, got)
		}
	})
}

// beside draws a pose that touches another one, or nearly does.
func beside(t *rapid.T, p Pose) Pose {
	q := poses().Draw(t, "beside")
	u, v := rapid.Int64Range(-p.W/2, p.W/2).Draw(t, "u"), (p.D+q.D)/2+rapid.Int64Range(-8, 8).Draw(t, "gap")
	if rapid.Bool().Draw(t, "square") {
		q.Phi = p.Phi
	}
	q.C = p.At(u, v)
	return q
}

func TestAGlanceComesToWhatTheMeasureSays(t *testing.T) { // ME-33.1
	rapid.Check(t, func(t *rapid.T) {
		pose := poses().Draw(t, "p")
		other := poses().Draw(t, "q")
		if rapid.Bool().Draw(t, "close") {
			other = beside(t, pose)
		}
		p, q := poly(pose), poly(other)
		d := p.To(q)
		a, b, c := vecs().Draw(t, "a"), q[0], q[1]
		for _, n := range []int64{-3, 0, 1, d.Down - 1, d.Down, d.Up, d.Up + 1, rapid.Int64Range(0, 30000).Draw(t, "n")} {
			if p.Keeps(q, n) != d.Keeps(n) || p.Near(q, n) != d.Within(n) {
				t.Fatalf("%d mils: a glance says %t and %t, the distance is %v", n, p.Keeps(q, n), p.Near(q, n), d)
			}
		}
		for _, at := range []Vec{a, b, pose.Front(), pose.At(pose.W/2+rapid.Int64Range(-3, 3).Draw(t, "out"), 0)} {
			d := p.ToPoint(at)
			for _, n := range []int64{-3, 0, 1, d.Down - 1, d.Down, d.Up, d.Up + 1} {
				if p.Clears(at, n) != d.Keeps(n) || p.Reaches(at, n) != d.Within(n) {
					t.Fatalf("%d mils: a glance says %t and %t, %v is %v away", n, p.Clears(at, n), p.Reaches(at, n), at, d)
				}
			}
			if deep := p.Depth(at); deep < 0 || deep > 0 && !p.Contains(at) || p.Contains(pose.C) && p.Depth(pose.C) < min(pose.W, pose.D)/2-5 {
				t.Fatalf("%v lies %d mils deep, the middle %d", at, deep, p.Depth(pose.C))
			} else if out := rapid.IntRange(0, 35999).Draw(t, "way out"); deep > 2 && !p.Contains(at.Add(Turned(out, 0, deep-2))) {
				t.Fatalf("%v lies less than %d mils deep", at, deep)
			}
			l := p.ToLine(a, at)
			for _, n := range []int64{-3, 0, 1, l.Down - 1, l.Down, l.Up, l.Up + 1} {
				if p.ClearsLine(a, at, n) != l.Keeps(n) || p.ReachesLine(a, at, n) != l.Within(n) {
					t.Fatalf("%d mils: a glance says %t and %t, the line is %v away", n, p.ClearsLine(a, at, n), p.ReachesLine(a, at, n), l)
				}
			}
			if p.OnLine(a, at) != p.ToLine(a, at).Within(0) {
				t.Fatalf("the line from %v to %v is %v away, and a glance says %t", a, at, p.ToLine(a, at), p.OnLine(a, at))
			}
			d = ToSegment(at, b, c)
			for _, n := range []int64{-3, 0, 1, d.Down - 1, d.Down, d.Up, d.Up + 1} {
				if Nearer(at, b, c, n) == d.Keeps(n) || Passes(at, b, c, n) != d.Within(n) {
					t.Fatalf("%d mils: a glance says %t and %t, %v is %v away", n, Nearer(at, b, c, n), Passes(at, b, c, n), at, d)
				}
			}
			d = Apart(a, at)
			for _, n := range []int64{-3, 0, 1, d.Down - 1, d.Down, d.Up, d.Up + 1} {
				if Keeps(a, at, n) != d.Keeps(n) || Within(a, at, n) != d.Within(n) || Nearer(a, b, c, n) == ToSegment(a, b, c).Keeps(n) || Passes(a, b, c, n) != ToSegment(a, b, c).Within(n) {
					t.Fatalf("%d mils: a glance says %t and %t, %v and %v are %v apart", n, Keeps(a, at, n), Within(a, at, n), a, at, d)
				}
			}
		}
	})
}

// hullOf is Sweep of any four corners, from all eight at both ends.
func hullOf(q Quad, by Vec) Hull {
	var all [8]Vec
	for i, c := range q {
		all[2*i], all[2*i+1] = c, c.Add(by)
	}
	for i := 1; i < len(all); i++ { // by x, then y
		for j := i; j > 0 && (all[j].X < all[j-1].X || all[j].X == all[j-1].X && all[j].Y < all[j-1].Y); j-- {
			all[j], all[j-1] = all[j-1], all[j]
		}
	}
	var h Hull
	var stack [17]Vec
	n := 0
	push := func(c Vec, floor int) {
		for n > floor && stack[n-1].Sub(stack[n-2]).Cross(c.Sub(stack[n-1])) >= 0 {
			n--
		}
		stack[n] = c
		n++
	}
	for _, c := range all { // the upper border, from left to right, is clockwise
		push(c, 1)
	}
	floor := n
	for i := len(all) - 2; i >= 0; i-- {
		push(all[i], floor)
	}
	h.n = copy(h.at[:], stack[:n-1])
	return h
}

func TestAMoveSweepsTheHullOfBothEnds(t *testing.T) { // ME-36.1
	rapid.Check(t, func(t *rapid.T) {
		p := poses().Draw(t, "p")
		if rapid.Bool().Draw(t, "square") {
			p.Phi = p.Phi / quarter * quarter
		}
		n := rapid.Int64Range(-20000, 20000).Draw(t, "n")
		for _, by := range []Vec{Turned(p.Phi, 0, n), Turned(p.Phi, n, 0), {n, 0}, {0, n}, {}, vecs().Draw(t, "by").Sub(vecs().Draw(t, "from"))} {
			if got, want := Sweep(p.Quad(), by), hullOf(p.Quad(), by); !slices.Equal(got.Poly(), want.Poly()) {
				t.Fatalf("%v sweeps %v on its way of %v, not %v", p, want.Poly(), by, got.Poly())
			}
		}
	})
}
