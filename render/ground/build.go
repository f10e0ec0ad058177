package ground

import (
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/ground/chart"
	"grognard/rules"
)

// windmills stand each on its knoll, beside the miller's house.
func (b *baker) windmills() {
	b.each(rules.GroundWindmill, func(c *rules.Cell, mid ink.Pt) {
		b.knoll(mid)
		b.Roof(chart.House{At: mid.Add(ink.Pt{X: -19 * b.U, Y: 15 * b.U}), W: 8 * b.U, H: 4.4 * b.U, A: -.2}, .3)
		b.windmill(mid.Add(ink.Pt{X: 5 * b.U, Y: 12 * b.U}))
	})
}

// knoll is a ring of short strokes.
func (b *baker) knoll(mid ink.Pt) {
	for i := range 40 {
		a := 2 * math.Pi * float64(i) / 40
		p := ink.Pt{X: math.Cos(a) * 34 * b.U, Y: math.Sin(a) * 26 * b.U}
		k := 1.16 + .06*float64(i%3)
		b.C.Fill(ink.Taper(mid.Add(p), mid.Add(p.Times(k)), 1.1*b.U, .3*b.U), palette.Alpha(palette.WashOf("hill").Texture, .6))
	}
}

// windmill is a tower mill seen from the south; foot is where it stands.
func (b *baker) windmill(foot ink.Pt) {
	u, line := b.U, palette.Hex("#4A1F17")
	at := func(x, y float64) ink.Pt { return ink.Pt{X: foot.X + x*u, Y: foot.Y + y*u} }
	b.C.Fill(ink.Ellipse(foot.X+5*u, foot.Y+1.5*u, 13*u, 4*u), palette.Alpha(palette.Ink, .3))
	tower := ink.Poly(at(-9, 0), at(-6, -25), at(6, -25), at(9, 0))
	b.C.Stroke(tower, 2.2*u, line)
	b.C.Fill(tower, palette.Hex("#EFE3D2"))
	b.C.Fill(ink.Poly(at(2, 0), at(1.4, -25), at(6, -25), at(9, 0)), palette.Alpha(line, .25))
	b.C.Fill(ink.Poly(at(-2, 0), at(-2, -7), at(2, -7), at(2, 0)), line)
	roof := ink.Poly(at(-7.5, -25), at(0, -35), at(7.5, -25))
	b.C.Stroke(roof, 2*u, line)
	b.C.Fill(roof, palette.Hex("#B5533C"))
	hub := at(0, -27)
	for i := range 4 {
		b.sail(hub, float64(i)*math.Pi/2+.5)
	}
	b.C.Fill(ink.Disc(hub.X, hub.Y, 2*u), line)
}

// sail is one of a mill's four, a lattice along its whip.
func (b *baker) sail(hub ink.Pt, a float64) {
	u, line := b.U, palette.Hex("#4A1F17")
	c := b.C.With(ink.Rotate(a, 0, 0).Then(ink.Move(hub.X, hub.Y)))
	c.Fill(ink.Box(5*u, -.5*u, 18*u, 6*u), line)
	c.Fill(ink.Box(6*u, .6*u, 16*u, 4*u), palette.Paper)
	for k := range 4 {
		c.Fill(ink.Box((9+3.6*float64(k))*u, .6*u, .8*u, 4*u), palette.Alpha(line, .7))
	}
	c.Fill(ink.Box(0, -.9*u, 23*u, 1.8*u), line)
}

// farms draws strongpoints: buildings round a court, in a wall with a gate.
func (b *baker) farms() {
	forts := b.forts()
	b.each(rules.GroundStrong, func(c *rules.Cell, mid ink.Pt) {
		if forts[c.Ref] {
			b.fort(mid)
			return
		}
		turn := (ink.Hash(b.Seed, c.Col, c.Row) - .5) * .5
		at := func(x, y float64) ink.Pt {
			return mid.Add(ink.Rotate(turn, 0, 0).Apply(ink.Pt{X: x * b.U, Y: y * b.U}))
		}
		court := ink.Poly(at(-27, -24), at(27, -24), at(27, 24), at(-27, 24))
		b.C.Fill(court, palette.Hex("#EFE3D2"))
		b.wall(ink.Open(at(6, 24), at(27, 24), at(27, -24), at(-27, -24), at(-27, 24), at(-6, 24)))
		for _, h := range []chart.House{
			{At: at(-4, -17), W: 19 * b.U, H: 5 * b.U, A: turn},
			{At: at(20, 2), W: 14 * b.U, H: 5 * b.U, A: turn + math.Pi/2},
			{At: at(-20, 6), W: 12 * b.U, H: 4.6 * b.U, A: turn + math.Pi/2},
		} {
			b.Roof(h, b.Here(h.At, 3))
		}
	})
}

// works draws field works inside the sides of the cells that hold them:
// gabions behind a bank of earth.
func (b *baker) works() {
	for _, l := range b.m.Lines {
		if l.Kind != rules.LineFieldworks {
			continue
		}
		for i := 0; i+1 < len(l.Cells); i += 2 {
			p, q := b.cell[l.Cells[i]], b.cell[l.Cells[i+1]]
			if p != nil && q != nil && b.close(p) {
				b.breastwork(b.mid(p), b.mid(q))
			}
		}
	}
}

// breastwork stands on the side of the cell at mid that looks to another.
func (b *baker) breastwork(mid, to ink.Pt) {
	way := to.Sub(mid)
	half := 45.0
	if b.Hexes() {
		half = 25
	}
	c := b.C.With(ink.Rotate(math.Atan2(way.Y, way.X), 0, 0).Then(ink.Move(mid.X, mid.Y)))
	u, earth := b.U, palette.Hex("#B08D57")
	edge := way.Len()/2 - 1.5*u
	bank := ink.Poly(ink.Pt{X: edge - 7*u, Y: -(half - 3) * u}, ink.Pt{X: edge, Y: -half * u}, ink.Pt{X: edge, Y: half * u}, ink.Pt{X: edge - 7*u, Y: (half - 3) * u})
	c.Stroke(bank, 1.8*u, palette.Ink)
	c.Fill(bank, earth)
	n := int(half * 2 / 5)
	for k := range n {
		y := (-half + 2*half*(float64(k)+.5)/float64(n)) * u
		c.Fill(ink.Taper(ink.Pt{X: edge - 5*u, Y: y}, ink.Pt{X: edge - .6*u, Y: y}, 1.4*u, .4*u), palette.Alpha(palette.Hex("#5A4026"), .8))
	}
	n = int(half * 2 / 8)
	for k := range n {
		y := (-half + 4 + (2*half-8)*float64(k)/float64(n-1)) * u
		b.gabion(c, edge-9*u, y)
	}
}

// gabion is a basket of earth seen from above, in the coordinates of c.
func (b *baker) gabion(c *ink.Canvas, x, y float64) {
	u := b.U
	c.Fill(ink.Disc(x, y, 4.1*u), palette.Ink)
	c.Fill(ink.Disc(x, y, 3.1*u), palette.Hex("#D9B67C"))
	c.Fill(ink.Disc(x, y, 1.7*u), palette.Hex("#6B4A2A"))
}
