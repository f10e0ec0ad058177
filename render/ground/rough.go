package ground

import (
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// sandWash is dug-up ground: told from fields and hills by its stipple.
var sandWash = palette.Wash{Ground: "sandpit", Color: palette.Hex("#EADBB0"), Texture: palette.Hex("#7A5E33")}

// stones draws rough ground: boulders with a shaded side.
func (b *baker) stones() {
	b.each(rules.GroundRough, func(c *rules.Cell, mid ink.Pt) {
		r := b.Dice("rough", c.Row*100+c.Col)
		for _, p := range scattered(r.Float64, mid, 42*b.U, 12*b.U) {
			b.boulder(p, (1.6+2.6*r.Float64())*b.U, 5+r.IntN(2), r.Float64()*6)
		}
	})
}

// boulder is a stone of some corners, lit from the north-west.
func (b *baker) boulder(p ink.Pt, size float64, corners int, turn float64) {
	line := palette.WashOf("rough").Texture
	rock := ink.Ngon(p.X, p.Y, size, corners, turn)
	b.C.Fill(rock.By(ink.Move(.8*b.U, 1*b.U)), line)
	b.C.Fill(rock, palette.Hex("#D6D0C4"))
	b.C.Lines(rock, .7*b.U, line)
}

// sand draws pits: grains, and short strokes down into the hole.
func (b *baker) sand() {
	grain := palette.Alpha(sandWash.Texture, .8)
	b.each(rules.GroundSandpit, func(c *rules.Cell, mid ink.Pt) {
		r := b.Dice("sandpit", c.Row*100+c.Col)
		for i := range 46 {
			a, d := float64(i)*2.39996, 32*math.Sqrt((float64(i)+.5)/46)
			p := mid.Add(ink.Pt{X: d * math.Cos(a) * b.U, Y: d * .8 * math.Sin(a) * b.U})
			p = p.Add(ink.Pt{X: (r.Float64() - .5) * 4 * b.U, Y: (r.Float64() - .5) * 4 * b.U})
			b.C.Fill(ink.Disc(p.X, p.Y, (.5+.5*r.Float64())*b.U), grain)
		}
		for i := range 44 {
			a := 2 * math.Pi * float64(i) / 44
			d := (36 + 3*r.Float64()) * b.U
			p := mid.Add(ink.Pt{X: d * math.Cos(a), Y: d * .82 * math.Sin(a)})
			in := mid.Sub(p)
			q := p.Add(in.Times((6 + 4*r.Float64()) * b.U / in.Len()))
			w := 1.1 + .8*math.Max(0, -math.Sin(a+.8)) // deeper shade on the lit side's foot
			b.C.Fill(ink.Taper(p, q, w*b.U, .3*b.U), sandWash.Texture)
		}
	})
}

// crags draws rock faces on rugged hills.
func (b *baker) crags() {
	b.each(rules.GroundRugged, func(c *rules.Cell, mid ink.Pt) {
		r := b.Dice("rugged", c.Row*100+c.Col)
		for _, p := range scattered(r.Float64, mid, 36*b.U, 20*b.U) {
			b.crag(p, (5+4*r.Float64())*b.U, r.Float64())
		}
	})
}

// crag is a rock face: a jagged crest with strokes falling from it.
func (b *baker) crag(p ink.Pt, size, tone float64) {
	line := palette.Hex("#3E3226")
	at := func(x, y float64) ink.Pt { return p.Add(ink.Pt{X: x * size, Y: y * size}) }
	crest := []ink.Pt{at(-1, .15), at(-.55, -.5), at(-.2, -.25), at(.1, -.75-.2*tone), at(.45, -.2), at(.75, -.35), at(1, .2)}
	foot := []ink.Pt{at(.6, .55), at(.1, .4), at(-.5, .6)}
	face := ink.Poly(append(append([]ink.Pt{}, crest...), foot...)...)
	b.C.Fill(face.By(ink.Move(1.2*b.U, 1.4*b.U)), palette.Alpha(line, .45))
	b.C.Fill(face, palette.Mix(palette.Hex("#D9CFBF"), palette.Hex("#BCAF9B"), tone))
	b.C.Fill(ink.Poly(crest[3], crest[4], crest[5], crest[6], foot[0], foot[1]), palette.Alpha(line, .32))
	for i, q := range crest[1 : len(crest)-1] {
		b.C.Fill(ink.Taper(q, q.Add(ink.Pt{X: size * .1, Y: size * (.35 + .12*float64(i%3))}), 1.2*b.U, .3*b.U), line)
	}
	b.C.Stroke(ink.Open(crest...), 1.3*b.U, line)
}
