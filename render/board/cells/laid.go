package cells

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"grognard/assets/palette"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Of what is laid: how strongly a ground covers the one that is painted there, and how long
// and thick the bar along a border is, in cells.
const (
	laidOver  = 3 // washes, each of which lets a part of the map through
	laidFaint = .45
	barLong   = .46
	barThick  = .09
	barAt     = .47 // of the way from the cell that holds it to the other
	barRim    = 2   // pixels of ink about it
)

// barKey is the picture of a bar: white, to be tinted.
const barKey = "mark/bar"

// barPicture has the picture painted.
func (b *Painter) barPicture() {
	if b.Store == nil || b.Store.Get(barKey) != nil {
		return
	}
	img := image.NewRGBA(image.Rect(0, 0, 4, 4))
	draw.Draw(img, img.Rect, image.NewUniform(color.White), image.Point{}, draw.Src)
	b.Store.Put(barKey, img)
}

// laidAs are the grounds that have no wash of their own.
var laidAs = map[rules.Ground]string{
	rules.GroundRiver: "lake", rules.GroundFord: "lake", rules.GroundBridge: "lake", rules.GroundStrong: "town", rules.GroundWindmill: "town",
	rules.GroundSandpit: "fields", rules.GroundRugged: "hill2", rules.GroundImpassable: "rough",
}

// paintLaid shows what is being laid on the map, until that is painted anew.
func (b *Painter) paintLaid(l *paint.List, p *sheet.Picture) {
	for i := range p.Laid {
		m := &p.Laid[i]
		c, ok := b.index[m.Cell]
		if !ok {
			continue
		}
		if m.To != 0 {
			b.barPicture()
			b.bar(l, m)
			continue
		}
		name := string(m.Ground)
		if as, ok := laidAs[m.Ground]; ok {
			name = as
		}
		tint := paint.Color(palette.WashOf(name).Color)
		for range laidOver {
			l.Image(paint.Grid, b.markKey(sheet.Wash), b.Rect(b.box(c)), tint)
		}
	}
}

// bar draws the border between two cells, a little within the one that holds it.
func (b *Painter) bar(l *paint.List, m *sheet.Laid) {
	x0, y0, ok := b.Middle(m.Cell)
	x1, y1, also := b.Middle(m.To)
	if !ok || !also {
		return
	}
	x0, y0 = b.Pixels(x0, y0)
	x1, y1 = b.Pixels(x1, y1)
	mx, my := x0+(x1-x0)*barAt, y0+(y1-y0)*barAt
	angle := float32(math.Atan2(float64(y1-y0), float64(x1-x0)))
	ink, fill := sheet.Ink, paint.Color(palette.Gold)
	if m.Faint {
		ink, fill = paint.Alpha(ink, laidFaint), paint.Alpha(fill, laidFaint)
	}
	w, h := barThick*b.Zoom, barLong*b.Zoom
	at := paint.Rect{X: mx - w/2, Y: my - h/2, W: w, H: h}
	l.Turned(paint.Over, barKey, at.Inset(-barRim), ink, angle)
	l.Turned(paint.Over, barKey, at, fill, angle)
}
