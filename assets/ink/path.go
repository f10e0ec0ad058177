package ink

import "math"

// Line is one run of straight pieces.
type Line struct {
	Pts    []Pt
	Closed bool
}

// Path is a shape: its lines are filled or stroked together. Of two lines that
// overlap, one going round the other way cuts a hole.
type Path []Line

// Poly is a closed shape through points.
func Poly(pts ...Pt) Path { return Path{{pts, true}} }

// Open is a line through points.
func Open(pts ...Pt) Path { return Path{{pts, false}} }

// Seg is a straight line.
func Seg(x0, y0, x1, y1 float64) Path { return Open(Pt{x0, y0}, Pt{x1, y1}) }

// Box is a rectangle with its top left corner at (x, y).
func Box(x, y, w, h float64) Path {
	return Poly(Pt{x, y}, Pt{x + w, y}, Pt{x + w, y + h}, Pt{x, y + h})
}

// Disc is a filled circle.
func Disc(cx, cy, r float64) Path { return Ellipse(cx, cy, r, r) }

// Ellipse is a filled ellipse.
func Ellipse(cx, cy, rx, ry float64) Path {
	n := max(fewest, min(most, int(3*math.Sqrt(max(rx, ry))*4)))
	pts := make([]Pt, n)
	for i, q := range circles[n-fewest] {
		pts[i] = Pt{cx + rx*q.X, cy + ry*q.Y}
	}
	return Poly(pts...)
}

// How many corners an ellipse has.
const fewest, most = 16, 96

// circles are the corners of a circle of radius 1, by how many there are: every joint of
// every line is such a circle.
var circles = func() (all [most - fewest + 1][]Pt) {
	for k := range all {
		n := fewest + k
		for i := range n {
			s, c := math.Sincos(2 * math.Pi * float64(i) / float64(n))
			all[k] = append(all[k], Pt{c, s})
		}
	}
	return all
}()

// Ring is a circle of radius r with a hole of radius hole.
func Ring(cx, cy, r, hole float64) Path {
	return append(Disc(cx, cy, r), Disc(cx, cy, hole).Reversed()...)
}

// Frame is a rectangle with a border of width d.
func Frame(x, y, w, h, d float64) Path {
	return append(Box(x, y, w, h), Box(x+d, y+d, w-2*d, h-2*d).Reversed()...)
}

// Round is a rectangle with corners of radius r.
func Round(x, y, w, h, r float64) Path {
	var pts []Pt
	for i, c := range []Pt{{x + w - r, y + r}, {x + w - r, y + h - r}, {x + r, y + h - r}, {x + r, y + r}} {
		for k := range 9 {
			a := math.Pi / 2 * (float64(i) - 1 + float64(k)/8)
			pts = append(pts, c.Add(Polar(r, a)))
		}
	}
	return Poly(pts...)
}

// RoundFrame is a rounded rectangle with a border of width d.
func RoundFrame(x, y, w, h, r, d float64) Path {
	return append(Round(x, y, w, h, r), Round(x+d, y+d, w-2*d, h-2*d, max(0, r-d)).Reversed()...)
}

// Ngon is a regular polygon of n corners, the first one in direction a.
func Ngon(cx, cy, r float64, n int, a float64) Path {
	pts := make([]Pt, n)
	for i := range pts {
		pts[i] = Pt{cx, cy}.Add(Polar(r, a+2*math.Pi*float64(i)/float64(n)))
	}
	return Poly(pts...)
}

// Star has n points of radius r and n notches of radius in, the first point up.
func Star(cx, cy, r, in float64, n int) Path {
	pts := make([]Pt, 2*n)
	for i := range pts {
		k := r
		if i%2 == 1 {
			k = in
		}
		pts[i] = Pt{cx, cy}.Add(Polar(k, math.Pi*float64(i)/float64(n)-math.Pi/2))
	}
	return Poly(pts...)
}

// Arc is the open part of a circle from angle a to angle b.
func Arc(cx, cy, r, a, b float64) Path {
	n := max(4, int(math.Abs(b-a)*math.Sqrt(r)*2))
	pts := make([]Pt, n+1)
	for i := range pts {
		pts[i] = Pt{cx, cy}.Add(Polar(r, a+(b-a)*float64(i)/float64(n)))
	}
	return Open(pts...)
}

// Taper is a stroke from p of width w to q of width v.
func Taper(p, q Pt, w, v float64) Path {
	d := q.Sub(p)
	l := d.Len()
	if l == 0 {
		return nil
	}
	n := Pt{-d.Y / l / 2, d.X / l / 2}
	return Poly(p.Add(n.Times(w)), q.Add(n.Times(v)), q.Sub(n.Times(v)), p.Sub(n.Times(w)))
}

// Spline is a smooth line (Catmull-Rom) through points, in steps pieces each.
func Spline(steps int, pts ...Pt) Path {
	var out []Pt
	for i := 0; i+1 < len(pts); i++ {
		a, b, c, d := pts[max(0, i-1)], pts[i], pts[i+1], pts[min(len(pts)-1, i+2)]
		for k := range steps {
			t := float64(k) / float64(steps)
			out = append(out, Pt{catmull(a.X, b.X, c.X, d.X, t), catmull(a.Y, b.Y, c.Y, d.Y, t)})
		}
	}
	return Open(append(out, pts[len(pts)-1])...)
}

func catmull(a, b, c, d, t float64) float64 {
	return .5 * (2*b + (c-a)*t + (2*a-5*b+4*c-d)*t*t + (3*b-a-3*c+d)*t*t*t)
}

// Reversed goes round the other way.
func (p Path) Reversed() Path {
	out := make(Path, len(p))
	for i, l := range p {
		pts := make([]Pt, len(l.Pts))
		for j, q := range l.Pts {
			pts[len(pts)-1-j] = q
		}
		out[i] = Line{pts, l.Closed}
	}
	return out
}

// By returns p mapped by m.
func (p Path) By(m Mat) Path {
	out := make(Path, len(p))
	for i, l := range p {
		pts := make([]Pt, len(l.Pts))
		for j, q := range l.Pts {
			pts[j] = m.Apply(q)
		}
		out[i] = Line{pts, l.Closed}
	}
	return out
}

// Dashed cuts p into strokes of length on with gaps of length off.
func (p Path) Dashed(on, off float64) Path {
	var out Path
	for _, l := range p {
		pts := l.Pts
		if l.Closed && len(pts) > 0 {
			pts = append(pts[:len(pts):len(pts)], pts[0])
		}
		out = append(out, dashes(pts, on, off)...)
	}
	return out
}

func dashes(pts []Pt, on, off float64) Path {
	var out Path
	var cur []Pt
	left, ink := on, true
	for i := 0; i+1 < len(pts); i++ {
		a, b := pts[i], pts[i+1]
		for {
			if ink && len(cur) == 0 {
				cur = append(cur, a)
			}
			d := b.Sub(a)
			if l := d.Len(); l <= left {
				left -= l
				break
			} else {
				a = a.Add(d.Times(left / l))
			}
			if ink {
				out = append(out, Line{Pts: append(cur, a)})
				cur = nil
			}
			ink = !ink
			if left = off; ink {
				left = on
			}
		}
		if ink {
			cur = append(cur, b)
		}
	}
	if len(cur) > 1 {
		out = append(out, Line{Pts: cur})
	}
	return out
}
