package ground

import (
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// forts are the cells of the fortresses that the map names.
func (b *baker) forts() map[rules.Ref]bool {
	all := map[rules.Ref]bool{}
	for i := range b.m.Areas {
		if a := &b.m.Areas[i]; a.Kind == rules.AreaFort {
			for _, ref := range a.Cells {
				all[ref] = true
			}
		}
	}
	return all
}

// fort is a fortress with four bastions in its ditch, barracks on its place of
// arms, the gate to the south.
func (b *baker) fort(mid ink.Pt) {
	u, line := b.U, palette.Ink
	b.C.Fill(bastions(mid, 47*u), palette.Alpha(palette.Hex("#8A7A5C"), .55)) // the glacis
	b.C.Stroke(bastions(mid, 42*u), 6*u, palette.Hex("#6F7F78"))              // the ditch
	wall := bastions(mid, 37*u)
	b.C.Stroke(wall, 2*u, line)
	b.C.Fill(wall, palette.Hex("#CFC6B4"))
	court := bastions(mid, 29*u)
	b.C.Stroke(court, 1.4*u, line)
	b.C.Fill(court, palette.Hex("#EFE3D2"))
	for i := range 24 { // the merlons of the wall
		a := 2 * math.Pi * float64(i) / 24
		p := mid.Add(ink.Polar(25*u, a))
		b.C.Fill(ink.Disc(p.X, p.Y, .9*u), palette.Alpha(line, .5))
	}
	gate := ink.Box(mid.X-4*u, mid.Y+19*u, 8*u, 24*u)
	b.C.Stroke(gate, 1.4*u, line)
	b.C.Fill(gate, palette.Hex("#B08D57"))
	for i, p := range []ink.Pt{{X: 0, Y: -13}, {X: -14, Y: 1}, {X: 14, Y: 1}} {
		h := chart.House{At: mid.Add(p.Times(u)), W: 9 * u, H: 3.6 * u, A: math.Pi / 2}
		if i == 0 {
			h.A, h.W = 0, 14*u
		}
		b.Roof(h, .4)
	}
}

// bastions is the trace of a square fortress about a point, its salients at a
// distance from there.
func bastions(mid ink.Pt, r float64) ink.Path {
	var pts []ink.Pt
	for i := range 4 {
		a := math.Pi/4 + float64(i)*math.Pi/2
		for _, k := range []ink.Pt{{X: .60, Y: -.38}, {X: .86, Y: -.25}, {X: 1.22, Y: 0}, {X: .86, Y: .25}, {X: .60, Y: .38}} {
			pts = append(pts, mid.Add(ink.Polar(r*k.X*math.Sqrt(1+k.Y*k.Y), a+math.Atan2(k.Y, 1))))
		}
	}
	return ink.Poly(pts...)
}
