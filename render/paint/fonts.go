package paint

import (
	"fmt"
	"image"
	"sync"

	"github.com/go-fonts/latin-modern/lmroman10italic"
	"github.com/go-fonts/latin-modern/lmroman12regular"
	"github.com/go-fonts/latin-modern/lmromancaps10regular"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Faces are the embedded typefaces: they measure text, set it in lines and
// draw its letters. What a screen measures is what the window shows, since
// both ask here. Safe for concurrent use; the zero value is not ready, see
// NewFaces.
type Faces struct {
	mu    sync.Mutex
	fonts [Fonts]*sfnt.Font
	caps  [Fonts]float32 // height of an H, of an em
	buf   sfnt.Buffer
	faces map[faceKey]font.Face
	masks map[maskKey]*Mask
	lines map[lineKey]*Line
}

// Mask is the shape of one letter at one size, coverage 0 to 255. It is made
// once: its address names it.
type Mask struct {
	*image.Alpha
	dx, dy int // from the pen to the top left corner
}

// Glyph is a letter in its place: X and Y are the top left corner of its Mask,
// in whole pixels from the left end of the baseline.
type Glyph struct {
	Mask *Mask
	X, Y int
}

// Line is a text set in a face. It is shared: do not change it.
type Line struct {
	Width  float32 // pixels the pen moves
	Glyphs []Glyph // blanks left out
}

type faceKey struct {
	font Font
	px   int
}

type maskKey struct {
	face  faceKey
	r     rune
	phase fixed.Int26_6 // part of a pixel, in quarters
}

type lineKey struct {
	face faceKey
	text string
}

// maxLines bounds the lines kept; when they are more all are set anew.
const maxLines = 8192

// NewFaces reads the embedded typefaces.
func NewFaces() (*Faces, error) {
	f := &Faces{
		faces: map[faceKey]font.Face{},
		masks: map[maskKey]*Mask{},
		lines: map[lineKey]*Line{},
	}
	for i, ttf := range [Fonts][]byte{
		Sans:     goregular.TTF,
		SansBold: gobold.TTF,
		Caps:     lmromancaps10regular.TTF,
		Serif:    lmroman12regular.TTF,
		Italic:   lmroman10italic.TTF,
	} {
		ft, err := opentype.Parse(ttf)
		if err != nil {
			return nil, fmt.Errorf("embedded typeface %d cannot be read: %w", i, err)
		}
		f.fonts[i] = ft
		f.caps[i], err = f.capital(ft)
		if err != nil {
			return nil, fmt.Errorf("embedded typeface %d has no capital H: %w", i, err)
		}
	}
	return f, nil
}

// capital measures an H, in ems.
func (f *Faces) capital(ft *sfnt.Font) (float32, error) {
	h, err := ft.GlyphIndex(&f.buf, 'H')
	if err != nil {
		return 0, err
	}
	const em = 1000 << 6
	box, _, err := ft.GlyphBounds(&f.buf, h, em, font.HintingNone)
	return float32(-box.Min.Y) / em, err
}

// Width returns how far the pen moves over s, in pixels.
func (f *Faces) Width(ft Font, size float32, s string) float32 {
	return f.Line(ft, size, s).Width
}

// Ascent returns the height of a capital letter, in pixels.
func (f *Faces) Ascent(ft Font, size float32) float32 { return f.caps[ft] * size }

// Line sets s in a face at size pixels per em, rounded to a whole number.
func (f *Faces) Line(ft Font, size float32, s string) *Line {
	f.mu.Lock()
	defer f.mu.Unlock()
	key := lineKey{faceKey{ft, max(1, int(size+.5))}, s}
	if l := f.lines[key]; l != nil {
		return l
	}
	if len(f.lines) >= maxLines {
		clear(f.lines)
	}
	l := f.set(key.face, s)
	f.lines[key] = l
	return l
}

// set places the letters of s one after the other, with kerning.
func (f *Faces) set(k faceKey, s string) *Line {
	ft, face := f.fonts[k.font], f.face(k)
	l := &Line{}
	var pen fixed.Int26_6
	var last sfnt.GlyphIndex
	for i, r := range s {
		r = f.letter(k.font, r)
		g, _ := ft.GlyphIndex(&f.buf, r) // 0, an empty box, if there is none
		if i > 0 {
			// opentype.Face.Kern forgets the size: ask the font itself.
			kern, err := ft.Kern(&f.buf, last, g, fixed.I(k.px), font.HintingNone)
			if err == nil {
				pen += kern
			}
		}
		phase := (pen & 63) &^ 15
		if m := f.mask(maskKey{k, r, phase}); m != nil {
			l.Glyphs = append(l.Glyphs, Glyph{m, pen.Floor() + m.dx, m.dy})
		}
		adv, _ := face.GlyphAdvance(r)
		pen += adv
		last = g
	}
	l.Width = float32(pen) / 64
	return l
}

// instead are letters that are drawn in place of others. The hyphen of the faces of the interface is
// as long as a minus: their soft hyphen is what a hyphen is to be. The faces of headings lack the
// marks of inches and feet.
var instead = map[rune]rune{'-': '\u00AD', '″': '"', '′': '\''}

// letter is the letter that is drawn for r in a face.
func (f *Faces) letter(k Font, r rune) rune {
	to, ok := instead[r]
	if !ok {
		return r
	}
	if r != '-' { // where the face has it, it is drawn
		if g, err := f.fonts[k].GlyphIndex(&f.buf, r); err == nil && g != 0 {
			return r
		}
	}
	if g, err := f.fonts[k].GlyphIndex(&f.buf, to); err != nil || g == 0 {
		return r
	}
	return to
}

func (f *Faces) face(k faceKey) font.Face {
	if face := f.faces[k]; face != nil {
		return face
	}
	face, err := opentype.NewFace(f.fonts[k.font], &opentype.FaceOptions{Size: float64(k.px), DPI: 72})
	if err != nil {
		panic(err) // never: NewFace only copies its arguments
	}
	f.faces[k] = face
	return face
}

// mask draws one letter; nil if it leaves no ink.
func (f *Faces) mask(k maskKey) *Mask {
	if m, ok := f.masks[k]; ok {
		return m
	}
	box, src, at, _, ok := f.face(k.face).Glyph(fixed.Point26_6{X: k.phase}, k.r)
	var m *Mask
	if alpha, isAlpha := src.(*image.Alpha); ok && isAlpha && !box.Empty() {
		m = &Mask{image.NewAlpha(image.Rect(0, 0, box.Dx(), box.Dy())), box.Min.X, box.Min.Y}
		for y := range box.Dy() {
			from := alpha.Pix[alpha.PixOffset(at.X, at.Y+y):]
			copy(m.Pix[y*m.Stride:(y+1)*m.Stride], from)
		}
	}
	f.masks[k] = m
	return m
}
