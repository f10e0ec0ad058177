package ui

import (
	"image"
	"image/draw"
	"strconv"
	"strings"

	"grognard/assets"
	"grognard/render/paint"
)

// Skin holds the nine parts of every stretchable picture of the interface:
// corners that keep their size, edges and a middle that stretch. Its zero
// value is empty.
type Skin struct {
	themes map[string]map[string]*slice // by suffix of the theme, then by name
}

type slice struct {
	part [9]string // keys of the Store, row by row
}

// middle is the part of a slice between all others.
const middle = 4

// cornerDP is the size of the corners on screen.
const cornerDP = 14

// Cut puts the nine parts of a picture into the Store. A name such as
// "ui/panel@dark" belongs to the theme with that Suffix. border is the size of
// the corners in pixels of the picture.
func (s *Skin) Cut(store *paint.Store, name string, img *image.RGBA, border int) {
	key, suffix := name, ""
	if i := strings.IndexByte(name, '@'); i >= 0 {
		key, suffix = name[:i], name[i:]
	}
	if s.themes == nil {
		s.themes = map[string]map[string]*slice{}
	}
	if s.themes[suffix] == nil {
		s.themes[suffix] = map[string]*slice{}
	}
	b := img.Bounds()
	xs := [4]int{b.Min.X, b.Min.X + border, b.Max.X - border, b.Max.X}
	ys := [4]int{b.Min.Y, b.Min.Y + border, b.Max.Y - border, b.Max.Y}
	sl := &slice{}
	for i := range sl.part {
		r := image.Rect(xs[i%3], ys[i/3], xs[i%3+1], ys[i/3+1])
		p := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
		draw.Draw(p, p.Bounds(), img, r.Min, draw.Src)
		sl.part[i] = name + "#" + strconv.Itoa(i)
		store.PutPart(sl.part[i], p)
	}
	s.themes[suffix][key] = sl
}

// Load puts the sprites of the interface into a Store and cuts those that
// stretch; other sheets of the atlas are loaded when something on them is asked
// for. An error means that the program was built wrong.
func (s *Skin) Load(store *paint.Store, atlas *assets.Atlas) error {
	store.Source(func(key string) {
		// A test reads every sheet: this cannot fail in a program that was built.
		_ = atlas.Beside(key, store.Lend)
	})
	return atlas.Sheet("interface", func(name string, img *image.RGBA) {
		store.Lend(name, img)
		if strings.HasPrefix(name, "ui/") {
			s.Cut(store, name, img, assets.SliceMargin)
		}
	})
}

// paint stretches a picture over r, with or without its middle; false if the skin lacks it.
func (s *Skin) paint(c *Ctx, key string, r paint.Rect, hollow bool) bool {
	sl := s.themes[c.Theme.Suffix][key]
	if sl == nil {
		return false
	}
	r = paint.Rect{X: Floor(r.X), Y: Floor(r.Y), W: Floor(r.W + .5), H: Floor(r.H + .5)}
	b := min(c.Px(cornerDP), Floor(r.W/2), Floor(r.H/2))
	xs := [4]float32{r.X, r.X + b, r.X + r.W - b, r.X + r.W}
	ys := [4]float32{r.Y, r.Y + b, r.Y + r.H - b, r.Y + r.H}
	for i, part := range sl.part {
		x, y := i%3, i/3
		d := paint.Rect{X: xs[x], Y: ys[y], W: xs[x+1] - xs[x], H: ys[y+1] - ys[y]}
		if d.W > 0 && d.H > 0 && !(hollow && i == middle) {
			c.Image(part, d, paint.White)
		}
	}
	return true
}
