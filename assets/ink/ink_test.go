package ink

import (
	"image"
	"image/color"
	"math"
	"testing"
)

var black = color.NRGBA{A: 255}

// area counts the ink of a picture in pixels.
func area(c *Canvas) float64 {
	sum := 0.0
	for i := 3; i < len(c.Img.Pix); i += 4 {
		sum += float64(c.Img.Pix[i]) / 255
	}
	return sum
}

func TestNothingShowsBeyondThePartOfACanvas(t *testing.T) {
	c := New(20, 20)
	c.Within(image.Rect(5, 5, 10, 10)).Fill(Box(0, 0, 20, 20), color.NRGBA{255, 0, 0, 255})
	for _, p := range []struct {
		at   image.Point
		want uint8
	}{{image.Pt(4, 7), 0}, {image.Pt(5, 5), 255}, {image.Pt(9, 9), 255}, {image.Pt(10, 9), 0}} {
		if got := c.Img.RGBAAt(p.at.X, p.at.Y).R; got != p.want {
			t.Errorf("red at %v is %d, want %d", p.at, got, p.want)
		}
	}
}

func TestAShapeCoversItsArea(t *testing.T) {
	for name, s := range map[string]struct {
		path Path
		want float64
	}{
		"box":            {Box(3.5, 4.25, 10, 8), 80},
		"disc":           {Disc(20, 20, 10), 100 * math.Pi},
		"ring":           {Ring(20, 20, 10, 5), 75 * math.Pi},
		"frame":          {Frame(5, 5, 20, 20, 2), 400 - 256},
		"path data":      {D("M5 5 L15 5 L15 15 L5 15 Z"), 100},
		"half circles":   {D("M10 20 a10 10 0 1 0 20 0 a10 10 0 1 0 -20 0"), 100 * math.Pi},
		"outline":        {Seg(10, 20, 30, 20).Outline(4), 80 + 4*math.Pi},
		"beyond borders": {Box(-10, -10, 60, 60), 1600},
		"mirrored":       {Box(3, 3, 10, 10).By(Mirror(40)), 100},
		"dashes":         {outlineOfDashes(), 3 * 4 * 2},
	} {
		c := New(40, 40)
		c.Fill(s.path, black)
		if got := area(c); math.Abs(got-s.want) > s.want*.02 {
			t.Errorf("%s covers %.1f pixels, want %.1f", name, got, s.want)
		}
	}
}

func outlineOfDashes() Path {
	var out Path
	for _, l := range Seg(5, 20, 19, 20).Dashed(4, 1) {
		out = append(out, Taper(l.Pts[0], l.Pts[len(l.Pts)-1], 2, 2)...)
	}
	return out
}

func TestATranslucentStrokeDoesNotDarkenItsCorners(t *testing.T) {
	c := New(40, 40)
	c.Stroke(Open(Pt{5, 30}, Pt{20, 10}, Pt{35, 30}), 6, color.NRGBA{A: 100})
	for i := 3; i < len(c.Img.Pix); i += 4 {
		if c.Img.Pix[i] > 101 {
			t.Fatalf("opacity %d where the stroke has 100", c.Img.Pix[i])
		}
	}
}

func TestCutOpensWhatWasFilled(t *testing.T) {
	c := New(40, 40)
	c.Fill(Box(0, 0, 40, 40), black)
	c.Cut(Box(10, 10, 20, 20))
	if got := area(c); got != 1200 {
		t.Errorf("%.1f pixels are left, want 1200", got)
	}
}

func TestInsideKeepsStrokesWithinTheShape(t *testing.T) {
	c := New(40, 40)
	c.Inside(Box(10, 10, 5, 5), func(c *Canvas) { c.Fill(Box(0, 0, 40, 40), black) })
	if got := area(c); got != 25 {
		t.Errorf("%.1f pixels, want 25", got)
	}
}

func TestAShadowIsAsDeepAsItsShapeAndSofter(t *testing.T) {
	c := New(60, 60)
	c.Shadow(Box(20, 20, 20, 20), 3, black)
	if got := area(c); math.Abs(got-400) > 20 {
		t.Errorf("shadow weighs %.1f pixels, want 400", got)
	}
	if a := c.Img.RGBAAt(20, 30).A; a < 90 || a > 190 {
		t.Errorf("opacity at the edge is %d, want about a half", a)
	}
}

func TestPathDataErrorsSayWhatIsWrong(t *testing.T) {
	for _, data := range []string{"L1 1", "M1", "M1 x", "M1 1 Z 2 2"} {
		if _, err := parse(data); err == nil {
			t.Errorf("%q was read as a path", data)
		}
	}
}

func TestNoiseStaysBetweenNoughtAndOne(t *testing.T) {
	low, high := 1.0, 0.0
	for i := range 4000 {
		v := Clouds(7, float64(i%63)*.37, float64(i/63)*.41)
		low, high = min(low, v), max(high, v)
	}
	if low < 0 || high > 1 || high-low < .5 {
		t.Errorf("noise runs from %.2f to %.2f", low, high)
	}
}
