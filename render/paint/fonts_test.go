package paint

import (
	"testing"
)

func faces(t testing.TB) *Faces {
	t.Helper()
	f, err := NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestWidthGrowsWithSizeAndText(t *testing.T) {
	f := faces(t)
	for ft := range Font(Fonts) {
		a, b, c := f.Width(ft, 20, "Fanteria"), f.Width(ft, 40, "Fanteria"), f.Width(ft, 20, "Fanteria di linea")
		if a <= 0 || c <= a || b < 1.9*a || b > 2.1*a {
			t.Errorf("face %d: widths %v at 20, %v at 40, %v of more text", ft, a, b, c)
		}
	}
}

func TestKerningBringsLettersTogetherByLessThanAFifthOfAnEm(t *testing.T) {
	f := faces(t)
	apart := f.Width(Serif, 40, "A") + f.Width(Serif, 40, "V")
	if d := apart - f.Width(Serif, 40, "AV"); d <= 0 || d > 8 {
		t.Errorf("AV is %v px narrower than A and V", d)
	}
}

func TestAscentIsTheTopOfAnH(t *testing.T) {
	f := faces(t)
	for ft := range Font(Fonts) {
		top := -f.Line(ft, 100, "H").Glyphs[0].Y
		if a := f.Ascent(ft, 100); a < float32(top)-1.01 || a > float32(top)+.01 {
			t.Errorf("face %d: ascent %v, H reaches %d", ft, a, top)
		}
	}
}

func TestEveryItalianLetterHasInk(t *testing.T) {
	f := faces(t)
	for ft := range Font(Fonts) {
		for _, r := range "àèéìòùÀÈÉÌÒÙ«»–—’“”…×·½§" {
			g, err := f.fonts[ft].GlyphIndex(&f.buf, r)
			if err != nil || g == 0 {
				t.Errorf("face %d lacks %c", ft, r)
			}
		}
	}
}

// Inches and feet have ink in every face.
func TestInchesAndFeetHaveInk(t *testing.T) {
	f := faces(t)
	for ft := range Font(Fonts) {
		for _, s := range []string{"″", "′"} {
			if l := f.Line(ft, 30, s); len(l.Glyphs) != 1 || l.Width < 3 {
				t.Errorf("face %d: %s is %+v", ft, s, l)
			}
			if g, err := f.fonts[ft].GlyphIndex(&f.buf, f.letter(ft, []rune(s)[0])); err != nil || g == 0 {
				t.Errorf("face %d lacks %s", ft, s)
			}
		}
	}
}

// A hyphen is shorter than a dash and than a minus.
func TestAHyphenIsNoDash(t *testing.T) {
	f := faces(t)
	for ft := range Font(Fonts) {
		ink := func(s string) int { return f.Line(ft, 100, s).Glyphs[0].Mask.Rect.Dx() }
		if h := ink("-"); h >= ink("–")*4/5 || h >= ink("−")*3/5 {
			t.Errorf("face %d: the hyphen is %d long, the dash %d, the minus %d", ft, h, ink("–"), ink("−"))
		}
	}
}

func TestMeasuringAgainAllocatesNothing(t *testing.T) {
	f := faces(t)
	s := "Francia – muovi le unità ordinate"
	f.Width(Sans, 20, s)
	if n := testing.AllocsPerRun(100, func() { f.Width(Sans, 20, s) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestLinesAreBounded(t *testing.T) {
	f := faces(t)
	b := []byte("aaaaa")
	for i := range maxLines + 10 {
		for j := range b {
			b[j] = 'a' + byte(i>>(3*j)&7)
		}
		f.Width(Sans, 12, string(b))
	}
	if len(f.lines) > maxLines {
		t.Errorf("%d lines kept", len(f.lines))
	}
}

func BenchmarkWidthKnown(b *testing.B) {
	f := faces(b)
	b.ReportAllocs()
	for b.Loop() {
		f.Width(Sans, 20, "Francia – muovi le unità ordinate")
	}
}
