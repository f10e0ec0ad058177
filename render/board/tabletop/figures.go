package tabletop

import (
	"image"
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/rules"
)

// A stand is drawn in a square of 100, its front up, seen from above.

// standPicture draws a stand with its figures.
func standPicture(id *standID) *image.RGBA {
	whole := ink.New(id.size, id.size)
	c := whole.With(ink.Scale(float64(id.size) / 100))
	n, ok := palette.NationOf(id.nation)
	if !ok {
		n = palette.Nation{Color: palette.Hex("#7A6F5C"), Text: palette.Paper}
	}
	s := standPen{c: c, id: id, nation: n}
	switch {
	case id.round && id.level >= plain:
		s.plainDisc()
	case id.round:
		s.disc()
	case id.level >= plain:
		s.strip()
	case id.level == dots:
		s.base()
		s.dots()
	default:
		s.base()
		s.ranks()
	}
	return whole.Img
}

// standPen draws one stand.
type standPen struct {
	c      *ink.Canvas
	id     *standID
	nation palette.Nation
}

// polarity is the pair of colours that tells the sides apart, whatever the
// nations: ink on paper, and paper on ink.
func (s *standPen) polarity() (ground, mark color.NRGBA) {
	if s.id.side == rules.Second {
		return palette.Ink, palette.Paper
	}
	return palette.Paper, palette.Ink
}

// base is the square stand: the nation's colour and hatch, and along the front
// a band in the colours of the side.
func (s *standPen) base() {
	c := s.c
	c.Fill(ink.Box(0, 0, 100, 100), palette.Ink)
	c.Fill(ink.Box(3, 3, 94, 94), s.nation.Color)
	s.hatch(ink.Box(3, 3, 94, 94))
	c.Fill(ink.Box(3, 92, 94, 5), palette.Alpha(palette.Ink, .25))
	band, mark := s.polarity()
	c.Fill(ink.Box(3, 3, 94, 11), band)
	c.Fill(ink.Box(3, 14, 94, 2.4), palette.Ink)
	c.Fill(ink.Poly(ink.Pt{X: 50, Y: 3.5}, ink.Pt{X: 60, Y: 13}, ink.Pt{X: 40, Y: 13}), mark)
}

// hatch engraves the nation's tincture.
func (s *standPen) hatch(p ink.Path) {
	if s.id.size < 40 {
		return // it would be grey
	}
	col := palette.Alpha(s.nation.Text, .3)
	angles := map[palette.Hatch][]float64{
		palette.Horizontal: {0}, palette.Dashes: {0}, palette.Vertical: {math.Pi / 2}, palette.Bend: {math.Pi / 4},
		palette.BendLeft: {-math.Pi / 4}, palette.Cross: {0, math.Pi / 2}, palette.Tenne: {math.Pi / 2, math.Pi / 4}, palette.Dots: {0},
		palette.Trellis: {math.Pi / 4, -math.Pi / 4},
	}
	s.c.Inside(p, func(c *ink.Canvas) {
		for _, a := range angles[s.nation.Hatch] {
			along, across := ink.Polar(80, a), ink.Polar(1, a+math.Pi/2)
			for t := -72.; t <= 72; t += 8 {
				mid := ink.Pt{X: 50, Y: 50}.Add(across.Times(t))
				line := ink.Open(mid.Sub(along), mid.Add(along))
				switch s.nation.Hatch {
				case palette.Dots:
					line = line.Dashed(1.6, 6.4)
				case palette.Dashes:
					line = line.Dashed(9, 6)
				}
				c.Lines(line, 1.5, col)
			}
		}
	})
}

// places are where the figures of a stand are, the front rank first.
var places = [4]ink.Pt{{X: 27, Y: 39}, {X: 73, Y: 39}, {X: 27, Y: 78}, {X: 73, Y: 78}}

// staffRows are how far from the front so many special figures stand in the middle of a
// stand.
var staffRows = [4][]float64{nil, {56}, {42, 76}, {34, 58, 82}}

// ranks sets the Rankers, then the special figures between and before them.
func (s *standPen) ranks() {
	at := places
	count := 0
	for _, n := range s.id.specials {
		count += int(n)
	}
	if count > 0 {
		for i := range at {
			at[i].X = 50 + (at[i].X-50)*1.24
		}
	}
	for i := range min(4, s.id.n) {
		s.soldier(at[i], 18)
	}
	rows := staffRows[min(len(staffRows)-1, count)]
	k := 0
	for i, n := range s.id.specials {
		for range n {
			if k < len(rows) {
				s.special(specialNames[i], ink.Pt{X: 50, Y: rows[k]})
				k++
			}
		}
	}
}

// dots sets a dot for each of them, one of gold for who commands.
func (s *standPen) dots() {
	for i := range min(4, s.id.n) {
		s.dot(places[i], 17, s.coat())
	}
	for _, n := range s.id.specials {
		if n > 0 {
			s.dot(ink.Pt{X: 50, Y: 58}, 19, palette.Gold)
		}
	}
}

// dot stands for a figure.
func (s *standPen) dot(p ink.Pt, r float64, col color.NRGBA) {
	s.c.Fill(ink.Disc(p.X, p.Y, r), palette.Ink)
	s.c.Fill(ink.Disc(p.X, p.Y, r*.68), col)
}

// strip is a part of a body on which nobody is seen: colour, and the band of the side
// along the front; from farther off nothing but that.
func (s *standPen) strip() {
	c := s.c
	edge := 9.0
	c.Fill(ink.Box(0, 0, 100, 100), palette.Ink)
	c.Fill(ink.Box(0, edge, 100, 100-2*edge), s.nation.Color)
	band, _ := s.polarity()
	deep := 24.0
	if s.id.level == outline {
		deep = 34
	}
	c.Fill(ink.Box(0, edge, 100, deep), band)
	c.Fill(ink.Box(0, edge+deep, 100, 6), palette.Ink)
	c.Fill(ink.Box(0, 0, 3, 100), palette.Alpha(palette.Ink, .6))
	c.Fill(ink.Box(97, 0, 3, 100), palette.Alpha(palette.Ink, .6))
}

// plainDisc is a round stand on which nobody is seen, but for a commander's star.
func (s *standPen) plainDisc() {
	c := s.c
	band, mark := s.polarity()
	c.Fill(ink.Disc(50, 50, 49.5), palette.Ink)
	c.Fill(ink.Disc(50, 50, 42), s.nation.Color)
	c.Fill(ink.Disc(50, 50, 26), palette.Ink)
	c.Fill(ink.Disc(50, 50, 21), band)
	if s.id.mounted {
		c.Fill(ink.Star(50, 51, 19, 8, 5), mark)
	}
}

// coat is the colour of the coats: a lighter one than the stand's.
func (s *standPen) coat() color.NRGBA {
	switch {
	case s.id.face == rules.FaceRifles:
		return palette.Hex("#3D6148")
	case s.id.face == rules.FaceMilitia:
		return palette.Hex("#9A7B54")
	case s.nation.Text == palette.Ink && s.nation.Hatch == palette.Plain:
		return palette.Hex("#D8D2BE")
	}
	return palette.Mix(s.nation.Color, palette.Paper, .5)
}

// soldier is a man from above: shoulders, pack, musket and hat.
func (s *standPen) soldier(p ink.Pt, r float64) {
	c := s.c
	coat := s.coat()
	c.Fill(ink.Ellipse(p.X+2, p.Y+3, r*1.05, r*.8), palette.Alpha(palette.Ink, .45))
	c.Fill(ink.Box(p.X-r*.5, p.Y+r*.2, r, r*.75), palette.Ink)
	c.Fill(ink.Box(p.X-r*.42, p.Y+r*.25, r*.84, r*.6), palette.Hex("#8B6B45"))
	c.Fill(ink.Ellipse(p.X, p.Y, r*1.05, r*.68), palette.Ink)
	c.Fill(ink.Ellipse(p.X, p.Y, r*.92, r*.55), coat)
	for _, d := range []float64{-.78, .78} {
		c.Fill(ink.Disc(p.X+d*r, p.Y, r*.16), palette.Paper)
	}
	x := p.X + r*.82
	c.Lines(ink.Seg(x, p.Y+r*.3, x, p.Y-r*1.25), r*.2, palette.Ink)
	c.Lines(ink.Seg(x, p.Y-r*.75, x, p.Y-r*1.35), r*.12, palette.Hex("#D9D6CC"))
	s.hat(p, r)
}

// hat tells the kind of troops: shako, bearskin, round hat.
func (s *standPen) hat(p ink.Pt, r float64) {
	c := s.c
	top := palette.Hex("#3A2F25")
	switch s.id.face {
	case rules.FaceGuard:
		c.Fill(ink.Star(p.X, p.Y, r*.8, r*.62, 9), palette.Ink)
		c.Fill(ink.Disc(p.X, p.Y, r*.5), palette.Hex("#4A3A2C"))
		c.Fill(ink.Disc(p.X-r*.42, p.Y-r*.2, r*.24), palette.Hex("#C23B2E"))
		return
	case rules.FaceMilitia:
		c.Fill(ink.Disc(p.X, p.Y, r*.74), palette.Ink)
		c.Fill(ink.Disc(p.X, p.Y, r*.62), palette.Hex("#B99763"))
		c.Fill(ink.Disc(p.X, p.Y, r*.36), palette.Hex("#8A6B40"))
		return
	}
	c.Fill(ink.Disc(p.X, p.Y, r*.6), palette.Ink)
	c.Fill(ink.Ring(p.X, p.Y, r*.5, r*.36), palette.Paper)
	c.Fill(ink.Disc(p.X, p.Y, r*.36), top)
	plume := palette.Gold
	if s.id.face == rules.FaceLight || s.id.face == rules.FaceRifles {
		plume = palette.Hex("#6FA84B")
	}
	c.Fill(ink.Disc(p.X, p.Y-r*.52, r*.26), palette.Ink)
	c.Fill(ink.Disc(p.X, p.Y-r*.52, r*.18), plume)
}

// special draws a special figure.
func (s *standPen) special(kind rules.State, p ink.Pt) {
	c := s.c
	switch kind {
	case rules.StateOfficer:
		s.man(p, 13, palette.Gold)
		c.Lines(ink.Seg(p.X+10, p.Y, p.X+15, p.Y-19), 2.6, palette.Ink)
		c.Lines(ink.Seg(p.X+10, p.Y, p.X+15, p.Y-19), 1.4, palette.Hex("#F4F1E6"))
		s.bicorne(p, 11)
	case rules.StateStandard:
		s.man(p, 13, palette.Paper)
		c.Fill(ink.Disc(p.X, p.Y, 8), palette.Ink)
		s.flag(p)
	case rules.StateDrummer:
		s.man(p, 12, palette.Hex("#D9B45C"))
		c.Fill(ink.Disc(p.X, p.Y-11, 9.5), palette.Ink)
		c.Fill(ink.Disc(p.X, p.Y-11, 8), palette.Hex("#B5533C"))
		c.Fill(ink.Disc(p.X, p.Y-11, 5.8), palette.Hex("#FBF6E8"))
		c.Lines(ink.Seg(p.X-7, p.Y-2, p.X-2, p.Y-12), 1.6, palette.Ink)
		c.Lines(ink.Seg(p.X+7, p.Y-2, p.X+2, p.Y-12), 1.6, palette.Ink)
		s.hat(p, 11)
	case rules.StateSergeant:
		s.man(p, 12, palette.Paper)
		s.hat(p, 12)
		c.Lines(ink.Seg(p.X-13, p.Y+10, p.X-13, p.Y-20), 2.4, palette.Ink)
		c.Fill(ink.Poly(ink.Pt{X: p.X - 13, Y: p.Y - 27}, ink.Pt{X: p.X - 8.5, Y: p.Y - 18}, ink.Pt{X: p.X - 17.5, Y: p.Y - 18}), palette.Ink)
	}
}

// man is a pair of shoulders with epaulettes.
func (s *standPen) man(p ink.Pt, r float64, epaulette color.NRGBA) {
	s.c.Fill(ink.Ellipse(p.X+2, p.Y+3, r*1.05, r*.75), palette.Alpha(palette.Ink, .45))
	s.c.Fill(ink.Ellipse(p.X, p.Y, r*1.08, r*.7), palette.Ink)
	s.c.Fill(ink.Ellipse(p.X, p.Y, r*.95, r*.56), s.coat())
	for _, d := range []float64{-.78, .78} {
		s.c.Fill(ink.Disc(p.X+d*r, p.Y, r*.24), epaulette)
	}
}

// bicorne is an officer's hat, worn across.
func (s *standPen) bicorne(p ink.Pt, r float64) {
	hat := ink.Spline(8, ink.Pt{X: p.X - r, Y: p.Y + r*.3}, ink.Pt{X: p.X, Y: p.Y - r*.5}, ink.Pt{X: p.X + r, Y: p.Y + r*.3}, ink.Pt{X: p.X, Y: p.Y + r*.36}, ink.Pt{X: p.X - r, Y: p.Y + r*.3})
	hat[0].Closed = true
	s.c.Stroke(hat, 1.8, palette.Ink)
	s.c.Fill(hat, palette.Hex("#3A2F25"))
	s.c.Fill(ink.Disc(p.X+r*.3, p.Y-r*.05, r*.2), palette.Gold)
}

// flag is the colour of a battalion, laid out by the wind.
func (s *standPen) flag(p ink.Pt) {
	c := s.c
	cloth := ink.Poly(ink.Pt{X: p.X + 1, Y: p.Y - 9}, ink.Pt{X: p.X + 14, Y: p.Y - 13}, ink.Pt{X: p.X + 27, Y: p.Y - 8},
		ink.Pt{X: p.X + 27, Y: p.Y + 12}, ink.Pt{X: p.X + 14, Y: p.Y + 8}, ink.Pt{X: p.X + 1, Y: p.Y + 12})
	c.Fill(cloth.By(ink.Move(2, 3)), palette.Alpha(palette.Ink, .4))
	c.Stroke(cloth, 3, palette.Ink)
	c.Fill(cloth, palette.Paper)
	c.Inside(cloth, func(c *ink.Canvas) {
		c.Fill(ink.Box(p.X, p.Y-15, 9, 30), s.nation.Color)
		c.Fill(ink.Box(p.X+19, p.Y-15, 9, 30), palette.Mix(s.nation.Color, palette.Hex("#B5332B"), .5))
	})
	c.Fill(ink.Disc(p.X, p.Y, 3.6), palette.Ink)
	c.Fill(ink.Disc(p.X, p.Y, 2.2), palette.Gold)
}

// disc is a round stand: a group of skirmishers or a commander.
func (s *standPen) disc() {
	c := s.c
	band, _ := s.polarity()
	c.Fill(ink.Disc(50, 50, 49.5), palette.Ink)
	c.Fill(ink.Disc(50, 50, 47), band)
	c.Fill(ink.Disc(50, 50, 40), palette.Ink)
	c.Fill(ink.Disc(50, 50, 38), s.nation.Color)
	s.hatch(ink.Disc(50, 50, 38))
	if s.id.mounted {
		s.rider()
		return
	}
	if s.id.level == dots {
		s.dot(ink.Pt{X: 36, Y: 57}, 15, s.coat())
		if s.id.n > 1 {
			s.dot(ink.Pt{X: 64, Y: 43}, 15, s.coat())
		}
		return
	}
	if s.id.n > 1 {
		s.soldier(ink.Pt{X: 35, Y: 58}, 15)
		s.soldier(ink.Pt{X: 64, Y: 44}, 15)
		return
	}
	s.soldier(ink.Pt{X: 50, Y: 52}, 17)
}

// rider is a commander on his horse.
func (s *standPen) rider() {
	c := s.c
	coat := palette.Hex("#7A5230")
	c.Fill(ink.Ellipse(53, 56, 14, 29), palette.Alpha(palette.Ink, .45))
	c.Fill(ink.Ellipse(50, 55, 14, 27), palette.Ink)
	c.Fill(ink.Ellipse(50, 55, 12, 25), coat)
	c.Fill(ink.Ellipse(50, 24, 8, 14), palette.Ink)
	c.Fill(ink.Ellipse(50, 24, 6, 12), coat)
	c.Lines(ink.Seg(50, 20, 50, 44), 3, palette.Ink)
	c.Lines(ink.Seg(50, 78, 50, 90), 5, palette.Ink)
	c.Fill(ink.Box(34, 52, 32, 15), palette.Hex("#A01818"))
	s.man(ink.Pt{X: 50, Y: 57}, 18, palette.Gold)
	s.bicorne(ink.Pt{X: 50, Y: 56}, 16)
}
