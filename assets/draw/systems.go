package draw

import (
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// systemEmblems are the title emblems, one a system: what its table looks
// like, on a medal.
var systemEmblems = []struct {
	name string
	draw func(*ink.Canvas)
}{
	{"manoeuvre", func(c *ink.Canvas) {
		medal(c, func(c *ink.Canvas) {
			squaresGround(c)
			smallCounter(c, 22, 36, 40, "fr", "infantry", 0)
			smallCounter(c, 68, 52, 40, "gb", "cavalry", 1)
		})
	}},
	{"ccn", func(c *ink.Canvas) {
		medal(c, func(c *ink.Canvas) {
			hexGround(c)
			for _, p := range []ink.Pt{{X: 24, Y: 34}, {X: 50, Y: 34}, {X: 24, Y: 62}, {X: 50, Y: 62}} {
				smallBlock(c, p.X, p.Y, 22, "fr", "infantry", 0)
			}
			smallBlock(c, 84, 46, 22, "gb", "cavalry", 1)
			smallBlock(c, 84, 74, 22, "gb", "cavalry", 1)
		})
	}},
	{"musket", func(c *ink.Canvas) {
		medal(c, func(c *ink.Canvas) {
			hexGround(c)
			smallCounter(c, 62, 22, 42, "sp", "artillery", 1)
			smallCounter(c, 26, 52, 44, "fr", "cavalry", 0)
		})
	}},
	{"squares", func(c *ink.Canvas) {
		medal(c, func(c *ink.Canvas) {
			squaresGround(c)
			brigade(c, 28, 58, "au", 0)
			brigade(c, 66, 58, "fr", 1)
		})
	}},
	{"eagles", func(c *ink.Canvas) {
		medal(c, func(c *ink.Canvas) {
			c.Fill(ink.Box(0, 0, 128, 128), palette.Hex("#C2CBA8"))
			for i := range 4 {
				stand(c, 26+float64(i)*20, 40)
				stand(c, 30+float64(i)*20, 24)
			}
			ruler(c)
		})
	}},
}

// medal frames a scene in a ring of ink and gold.
func medal(c *ink.Canvas, scene func(*ink.Canvas)) {
	c.Shadow(ink.Disc(65.5, 67, 58), 2, palette.Alpha(palette.Ink, .4))
	c.Fill(ink.Disc(64, 64, 60), palette.Ink)
	c.Fill(ink.Disc(64, 64, 58), or)
	c.Fill(ink.Disc(64, 64, 53), palette.Ink)
	c.Inside(ink.Disc(64, 64, 51.4), scene)
	for i := range 48 {
		p := ink.Pt{X: 64, Y: 64}.Add(ink.Polar(55.5, 2*math.Pi*float64(i)/48))
		c.Fill(ink.Disc(p.X, p.Y, 1.1), palette.Ink)
	}
}

func squaresGround(c *ink.Canvas) {
	c.Fill(ink.Box(0, 0, 128, 128), palette.Sheet)
	c.Fill(ink.Box(86, 0, 42, 44), palette.WashOf("woods").Color)
	c.Fill(ink.Box(0, 86, 44, 42), palette.WashOf("hill").Color)
	c.Lines(ink.D("M44 0 L44 128 M86 0 L86 128 M0 44 L128 44 M0 86 L128 86"), 1.6, palette.Alpha(palette.Ink, .45))
}

func hexGround(c *ink.Canvas) {
	c.Fill(ink.Box(0, 0, 128, 128), palette.Sheet)
	c.Fill(ink.Ngon(104, 100, 36, 6, -math.Pi/2), palette.WashOf("woods").Color)
	c.Fill(ink.Ngon(24, 100, 36, 6, -math.Pi/2), palette.WashOf("hill").Color)
	for _, p := range []ink.Pt{{X: 64, Y: 38}, {X: 2, Y: 38}, {X: 126, Y: 38}, {X: 33, Y: 92}, {X: 95, Y: 92}} {
		c.Lines(ink.Ngon(p.X, p.Y, 36, 6, -math.Pi/2), 1.6, palette.Alpha(palette.Ink, .45))
	}
}

// smallCounter is a counter reduced to its colours and its pictogram.
func smallCounter(c *ink.Canvas, x, y, s float64, nation, arm string, side int) {
	n, _ := palette.NationOf(nation)
	c.Fill(ink.Round(x+2, y+3, s, s, 3), palette.Alpha(palette.Ink, .4))
	c.Fill(ink.Round(x, y, s, s, 3), palette.Ink)
	c.Fill(ink.Round(x+1.6, y+1.6, s-3.2, s-3.2, 2), n.Color)
	k := stickers[side]
	c.Fill(ink.Round(x+s*.17, y+s*.08, s*.66, s*.64, 3), k.ground)
	pictogram(c, arm, x+s*.21, y+s*.1, s*.58, k.figure)
	c.Fill(ink.Box(x+3, y+s*.78, s-6, s*.17), palette.Paper)
}

// smallBlock is a wooden block with its sticker, lit from the top left.
func smallBlock(c *ink.Canvas, x, y, s float64, nation, arm string, side int) {
	n, _ := palette.NationOf(nation)
	d := s * .2
	black := palette.Hex("#000000")
	right := ink.Poly(ink.Pt{X: x + s, Y: y}, ink.Pt{X: x + s + d, Y: y + d}, ink.Pt{X: x + s + d, Y: y + s + d}, ink.Pt{X: x + s, Y: y + s})
	below := ink.Poly(ink.Pt{X: x, Y: y + s}, ink.Pt{X: x + s, Y: y + s}, ink.Pt{X: x + s + d, Y: y + s + d}, ink.Pt{X: x + d, Y: y + s + d})
	outlined(c, right, .8, palette.Mix(n.Color, black, .38))
	outlined(c, below, .8, palette.Mix(n.Color, black, .52))
	outlined(c, ink.Box(x, y, s, s), .8, n.Color)
	k := stickers[side]
	c.Fill(ink.Box(x+s*.12, y+s*.12, s*.76, s*.76), k.ground)
	pictogram(c, arm, x+s*.18, y+s*.16, s*.66, k.figure)
}

// brigade is two stands side by side with a front edge.
func brigade(c *ink.Canvas, x, y float64, nation string, side int) {
	n, _ := palette.NationOf(nation)
	for i := range 2 {
		nose := ink.Poly(ink.Pt{X: x, Y: y}, ink.Pt{X: x + 16, Y: y - 9}, ink.Pt{X: x + 32, Y: y}, ink.Pt{X: x + 32, Y: y + 16}, ink.Pt{X: x, Y: y + 16})
		nose = nose.By(ink.Move(0, float64(i)*19-16))
		c.Fill(nose.By(ink.Move(2, 2.5)), palette.Alpha(palette.Ink, .4))
		outlined(c, nose, 1.4, n.Color)
	}
	k := stickers[side]
	outlined(c, ink.Round(x+6, y-12, 20, 26, 3), 1, k.ground)
	pictogram(c, "infantry", x+7, y-9, 18, k.figure)
}

// stand is a base of four figures seen from above.
func stand(c *ink.Canvas, x, y float64) {
	n, _ := palette.NationOf("fr")
	c.Fill(ink.Box(x+1.5, y+2, 17, 12), palette.Alpha(palette.Ink, .35))
	outlined(c, ink.Box(x, y, 17, 12), .9, palette.Hex("#8FA37A"))
	for i := range 4 {
		p := ink.Pt{X: x + 4.6 + float64(i%2)*8, Y: y + 3.4 + float64(i/2)*5.4}
		c.Fill(ink.Ellipse(p.X, p.Y+.4, 3.4, 2.2), n.Color)
		c.Fill(ink.Disc(p.X, p.Y, 1.7), palette.Ink)
	}
}

// ruler is a brass rule laid across the table.
func ruler(c *ink.Canvas) {
	c = c.With(ink.Rotate(-.32, 64, 84))
	c.Fill(ink.Box(2, 76, 128, 20), palette.Alpha(palette.Ink, .35))
	outlined(c, ink.Box(0, 72, 128, 20), 1.2, palette.Hex("#E0B450"))
	for i := range 21 {
		h := 6.0
		if i%4 == 0 {
			h = 11
		}
		c.Fill(ink.Box(4+float64(i)*6, 72, 1.3, h), palette.Ink)
	}
}
