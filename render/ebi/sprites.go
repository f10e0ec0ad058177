package ebi

import (
	"image"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// sprite is a picture of the Store on the graphics card.
type sprite struct {
	img    *ebiten.Image
	rev    int
	part   bool
	large  bool // has a texture of its own
	opaque bool // hides what lies below it; not asked of what is small, unless it is a part
}

// atlasArea is the largest picture, in pixels, that shares a texture with
// others: larger ones would make the texture grow, and few are drawn.
const atlasArea = 1 << 18

// bandBytes is how much of a large picture is copied at a time. Ebitengine keeps
// the last 31 copies for good, so that whole pictures would be held twice.
const bandBytes = 1 << 16

// sprite returns a picture ready to draw; its img is nil if the Store has none.
func (c *canvas) sprite(key string) sprite {
	pic := c.store.Get(key)
	if pic == nil {
		return sprite{}
	}
	old := c.sprites[key]
	if old.img != nil && old.rev == pic.Rev {
		return old
	}
	if pic.Img == nil {
		pic = c.store.Fetch(key)
	}
	if pic.Img == nil || pic.Img.Rect.Empty() {
		return sprite{}
	}
	size := pic.Img.Rect.Size()
	s := sprite{img: old.img, rev: pic.Rev, part: pic.Part, large: size.X*size.Y >= atlasArea}
	if s.img == nil || s.img.Bounds().Size() != size {
		if s.img != nil {
			s.img.Deallocate()
		}
		s.img = ebiten.NewImageWithOptions(image.Rectangle{Max: size}, &ebiten.NewImageOptions{Unmanaged: s.large})
	}
	switch {
	case s.large && s.img == old.img && pic.Since != 0 && pic.Since == old.rev:
		box := pic.Img.SubImage(pic.Box).(*image.RGBA)
		s.opaque = old.opaque && box.Opaque()
		if !box.Rect.Empty() {
			writeBands(s.img.SubImage(box.Rect).(*ebiten.Image), tight(box))
		}
	case s.large:
		s.opaque = pic.Img.Opaque()
		writeBands(s.img, tight(pic.Img))
	default:
		s.opaque = s.part && pic.Img.Opaque()
		s.img.WritePixels(tight(pic.Img))
	}
	c.sprites[key] = s
	c.store.Taken(key, pic.Rev)
	return s
}

// writeBands copies the pixels of a large picture a few rows at a time.
func writeBands(img *ebiten.Image, pix []byte) {
	r := img.Bounds()
	row := 4 * r.Dx()
	rows := max(1, bandBytes/row)
	for y := 0; y < r.Dy(); y += rows {
		end := min(y+rows, r.Dy())
		band := image.Rect(0, y, r.Dx(), end).Add(r.Min)
		img.SubImage(band).(*ebiten.Image).WritePixels(pix[y*row : end*row])
	}
}

// tight returns the pixels of img without gaps between the rows.
func tight(img *image.RGBA) []byte {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	if img.Stride == 4*w {
		return img.Pix[:4*w*h]
	}
	pix := make([]byte, 0, 4*w*h)
	for y := range h {
		pix = append(pix, img.Pix[y*img.Stride:][:4*w]...)
	}
	return pix
}

// free gives back what the Store has dropped, and large pictures that it has replaced:
// nobody may ever draw the new one.
func (c *canvas) free() {
	rev := c.store.Rev()
	if rev == c.rev {
		return
	}
	c.rev = rev
	for key, s := range c.sprites {
		if pic := c.store.Get(key); pic == nil || s.large && pic.Rev != s.rev && pic.Since != s.rev {
			s.img.Deallocate()
			delete(c.sprites, key)
		}
	}
}

// glyph returns the shape of a letter, white on nothing.
func (c *canvas) glyph(m *paint.Mask) *ebiten.Image {
	if img := c.glyphs[m]; img != nil {
		return img
	}
	img := ebiten.NewImage(m.Rect.Dx(), m.Rect.Dy())
	pix := make([]byte, 0, 4*len(m.Pix))
	for _, a := range m.Pix {
		pix = append(pix, a, a, a, a)
	}
	img.WritePixels(pix)
	c.glyphs[m] = img
	return img
}
