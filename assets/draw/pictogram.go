package draw

import (
	"fmt"
	"image/color"
	"strings"

	"grognard/assets/ink"
	"grognard/assets/palette"
)

// box is the side of the square that pictograms are drawn in.
const box = 64

// pictogram draws a named pictogram in one colour, its holes left open, into
// the square at (x, y) with a side of size.
func pictogram(c *ink.Canvas, name string, x, y, size float64, col color.NRGBA) {
	lines := linesOf(name)
	c = c.With(ink.Scale(size / box).Then(ink.Move(x, y)))
	c.Inside(ink.Box(-4, -4, box+8, box+8), func(c *ink.Canvas) {
		for line := range strings.Lines(lines) {
			if line = strings.TrimSpace(line); line != "" {
				engrave(c, line, col)
			}
		}
	})
}

// linesOf looks a pictogram up.
func linesOf(name string) string {
	for _, set := range [][]picture{armsPictograms, orderPictograms, iconPictures, overlayPictures, signPictures} {
		for _, p := range set {
			if p.name == name {
				return p.lines
			}
		}
	}
	panic("no pictogram " + name)
}

// engrave draws one line of a pictogram: fill, hole and their stroked
// variants take path data, disc and ring a centre and radii. What is called
// hole or cut takes ink away.
func engrave(c *ink.Canvas, line string, col color.NRGBA) {
	do, rest, _ := strings.Cut(line, " ")
	switch do {
	case "fill":
		c.Fill(ink.D(rest), col)
	case "hole":
		c.Cut(ink.D(rest))
	case "stroke":
		w, path := widthAndPath(rest)
		c.Stroke(path, w, col)
	case "cut":
		w, path := widthAndPath(rest)
		c.Cut(path.Outline(w))
	case "disc":
		c.Fill(discOf(rest), col)
	case "holedisc":
		c.Cut(discOf(rest))
	case "ring":
		v := numbers(rest, 4)
		c.Fill(ink.Ring(v[0], v[1], v[2], v[3]), col)
	default:
		panic("pictogram line " + line)
	}
}

func widthAndPath(s string) (float64, ink.Path) {
	w, data, _ := strings.Cut(s, " ")
	return numbers(w, 1)[0], ink.D(data)
}

func discOf(s string) ink.Path {
	v := numbers(s, 3)
	return ink.Disc(v[0], v[1], v[2])
}

func numbers(s string, n int) []float64 {
	v := make([]float64, n)
	words := strings.Fields(s)
	if len(words) != n {
		panic(fmt.Sprintf("pictogram numbers %q: want %d", s, n))
	}
	for i, w := range words {
		if _, err := fmt.Sscan(w, &v[i]); err != nil {
			panic("pictogram number " + w)
		}
	}
	return v
}

// pictogramSprites are the pictograms alone, in ink and in paper.
func pictogramSprites(a *album) {
	for _, set := range [][]picture{armsPictograms, orderPictograms} {
		for _, p := range set {
			for _, s := range []signal{{"", palette.Ink}, {"/paper", palette.Paper}} {
				c := ink.New(128, 128)
				pictogram(c, p.name, 7, 7, 114, s.col)
				a.add("pict/"+p.name+s.name, c)
			}
		}
	}
}
