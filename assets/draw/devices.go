package draw

import (
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// devices are what stands on the shields, in their box of 128 by 128.
var devices = map[string]func(*ink.Canvas){
	"au": doubleEagle,
	"pr": ironCross,
	"ot": crescent,
	"us": thirteenStars,
	"sp": raggedCross,
	"fr": laurelledN,
	"ru": starOfGeorge,
	"gb": union,
	"pt": quinas,
	"pl": whiteEagle,
}

var (
	gules = palette.Hex("#B3262E")
	azure = palette.Hex("#1E3F86")
	or    = palette.Hex("#EFC24A")
)

// outlined fills a shape and draws its edge in ink.
func outlined(c *ink.Canvas, p ink.Path, w float64, col color.NRGBA) {
	c.Stroke(p, 2*w, palette.Ink)
	c.Fill(p, col)
}

// both returns a shape and its mirror image.
func both(p ink.Path) ink.Path { return append(p, p.By(ink.Mirror(emblemSize)).Reversed()...) }

func laurelledN(c *ink.Canvas) {
	stem := ink.D("M62 108 C40 104 30 88 31 60 L35 60 C35 86 44 99 62 104 Z")
	outlined(c, both(stem), 1.6, or)
	for i := range 5 {
		y := 62 + float64(i)*9.4
		x := 33 + float64(i*i)*1.1
		for _, a := range []float64{-2.2, -.75} {
			leaf := ink.Ellipse(7, 0, 8, 3.6).By(ink.Rotate(a, 0, 0).Then(ink.Move(x, y)))
			outlined(c, both(leaf), 1.3, or)
		}
	}
	n := ink.D("M46 44 L58 44 L73 74 L73 50 L69 50 L69 44 L84 44 L84 50 L80 50 L80 90 L74 90 L55 56 L55 84 L60 84 L60 90 L45 90 L45 84 L49 84 L49 50 L46 50 Z")
	outlined(c, n, 2, palette.Paper)
	outlined(c, ink.Star(64, 32, 8, 3.2, 5), 1.4, or)
}

func doubleEagle(c *ink.Canvas) {
	half := []string{
		"M64 48 L70 46 C66 40 68 31 76 30 C82 30 84 33 90 37 L82 39 C82 44 77 46 75 54 L64 60 Z",
		"M73 56 C80 46 90 43 100 45 L96 50 L103 53 L97 58 L103 63 L96 67 L100 73 L92 75 L93 82 L84 78 L74 74 Z",
		"M64 50 L75 54 L76 74 L70 86 L64 90 Z",
		"M72 78 L82 87 L90 85 L86 90 L91 94 L82 94 L68 85 Z",
		"M64 84 L70 92 L76 103 L69 101 L68 108 L64 104 Z",
	}
	for _, d := range half {
		c.Fill(both(ink.D(d)), palette.Ink)
	}
	outlined(c, both(ink.D("M64 18 L66 24 L74 20 L72 29 L64 30 Z")), 1.2, or)
	c.Stroke(both(ink.D("M80 54 L96 52 M80 60 L97 59 M80 66 L94 67")), 1.4, palette.Paper)
	outlined(c, ink.D("M54 56 L74 56 L74 70 C74 77 69 80 64 83 C59 80 54 77 54 70 Z"), 1.4, gules)
	c.Fill(ink.Box(54, 64, 20, 7), palette.Paper)
}

func ironCross(c *ink.Canvas) {
	var arms ink.Path
	for i := range 4 {
		arm := ink.D("M58 64 C58 50 54 40 46 32 C58 29 70 29 82 32 C74 40 70 50 70 64 Z")
		arms = append(arms, arm.By(ink.Rotate(math.Pi/2*float64(i), 64, 64))...)
	}
	c.Stroke(arms, 9, palette.Paper)
	c.Fill(arms, palette.Ink)
	c.Fill(ink.Disc(64, 64, 4), palette.Paper)
}

func crescent(c *ink.Canvas) {
	moon := ink.D("M76 28 C52 24 32 40 32 64 C32 88 52 104 76 100 C62 96 52 82 52 64 C52 46 62 32 76 28 Z")
	outlined(c, moon, 2, palette.Paper)
	star := ink.Star(82, 64, 19, 7.4, 5).By(ink.Rotate(-.3, 82, 64))
	outlined(c, star, 2, palette.Paper)
}

func thirteenStars(c *ink.Canvas) {
	c.Fill(ink.Disc(64, 63, 40), palette.Ink)
	c.Fill(ink.Disc(64, 63, 37.5), azure)
	for i := range 13 {
		p := ink.Pt{X: 64, Y: 63}.Add(ink.Polar(28.5, 2*math.Pi*float64(i)/13-math.Pi/2))
		c.Fill(ink.Star(p.X, p.Y, 6, 2.4, 5), palette.Paper)
	}
	outlined(c, ink.Star(64, 64, 18, 7, 5), 1.2, palette.Paper)
}

// raggedCross is the saltire of two lopped branches, the cross of Burgundy.
func raggedCross(c *ink.Canvas) {
	branch := ink.D("M60 16 L68 16 L68 32 L78 27 L78 36 L68 42 L68 58 L78 53 L78 62 L68 68 L68 86 L78 81 L78 90 L68 96 L68 112 L60 112 L60 104 L50 109 L50 100 L60 94 L60 78 L50 83 L50 74 L60 68 L60 50 L50 55 L50 46 L60 40 Z")
	move := ink.Move(0, -2)
	outlined(c, branch.By(ink.Rotate(.62, 64, 64).Then(move)), 1.8, gules)
	outlined(c, branch.By(ink.Mirror(emblemSize)).Reversed().By(ink.Rotate(-.62, 64, 64).Then(move)), 1.8, gules)
}

// starOfGeorge is the cross of the order of Saint George.
func starOfGeorge(c *ink.Canvas) {
	var arms ink.Path
	for i := range 4 {
		arm := ink.D("M60 64 C60 54 57 42 48 26 L80 26 C71 42 68 54 68 64 Z")
		arms = append(arms, arm.By(ink.Rotate(math.Pi/2*float64(i), 64, 64))...)
	}
	outlined(c, arms, 2, palette.Paper)
	outlined(c, ink.Disc(64, 64, 14), 1.8, gules)
	c.Fill(ink.D("M62.6 54 L65.4 54 L65.4 74 L62.6 74 Z M58 58 L70 58 L70 61 L58 61 Z"), palette.Paper)
}

// union is the flag of the united kingdoms as of 1801, on a roundel.
func union(c *ink.Canvas) {
	c.Fill(ink.Disc(64, 63, 41), palette.Ink)
	c.Inside(ink.Disc(64, 63, 38), func(c *ink.Canvas) {
		c.Fill(ink.Box(20, 20, 88, 88), azure)
		c.Lines(ink.D("M20 19 L108 107 M108 19 L20 107"), 15, palette.Paper)
		c.Lines(ink.D("M20 19 L108 107 M108 19 L20 107"), 6, gules)
		c.Lines(ink.D("M64 20 L64 108 M20 63 L108 63"), 22, palette.Paper)
		c.Lines(ink.D("M64 20 L64 108 M20 63 L108 63"), 13, gules)
	})
}

// quinas are the five escutcheons of Portugal, each with five bezants.
func quinas(c *ink.Canvas) {
	outlined(c, ink.D("M32 26 L96 26 L96 66 C96 88 82 98 64 106 C46 98 32 88 32 66 Z"), 2, palette.Paper)
	for _, p := range []ink.Pt{{X: 64, Y: 40}, {X: 46, Y: 62}, {X: 64, Y: 62}, {X: 82, Y: 62}, {X: 64, Y: 84}} {
		s := ink.D("M-8 -9 L8 -9 L8 2 C8 7 4 9 0 11 C-4 9 -8 7 -8 2 Z").By(ink.Move(p.X, p.Y))
		outlined(c, s, 1, azure)
		for _, d := range []ink.Pt{{X: -3.8, Y: -5}, {X: 3.8, Y: -5}, {X: 0, Y: -1}, {X: -3.8, Y: 3}, {X: 3.8, Y: 3}} {
			c.Fill(ink.Disc(p.X+d.X, p.Y+d.Y, 1.5), palette.Paper)
		}
	}
}

// whiteEagle is the eagle of Poland: one head, turned to its right, under a crown.
func whiteEagle(c *ink.Canvas) {
	wing := ink.D("M58 52 C50 46 40 38 24 32 C22 40 24 46 28 50 C24 52 23 56 26 60 C24 64 25 68 30 71 C29 75 32 79 37 80 C38 84 43 86 49 83 C53 80 56 74 60 70 Z")
	outlined(c, both(wing), 1.8, palette.Paper)
	leg := ink.D("M57 76 L46 90 L40 91 L45 94 L42 99 L49 97 L53 100 L54 93 L62 84 Z")
	outlined(c, both(leg), 1.6, or)
	tail := ink.D("M60 82 C58 92 52 100 47 106 C54 107 58 109 64 114 L64 82 Z")
	outlined(c, both(tail), 1.8, palette.Paper)
	body := ink.D("M53 54 C52 44 54 38 60 36 C66 33 74 37 74 46 C76 60 76 76 64 88 C53 78 51 66 53 54 Z")
	outlined(c, body, 1.8, palette.Paper)
	outlined(c, ink.D("M57 40 L46 43 L50 47 L57 47 Z"), 1.4, or)
	c.Fill(ink.Disc(59, 42, 1.7), palette.Ink)
	outlined(c, ink.D("M56 34 L54 24 L60 29 L64 21 L68 29 L74 24 L72 34 Z"), 1.6, or)
}
