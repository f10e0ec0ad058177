package card

import (
	"image"
	"slices"
	"strconv"
	"strings"

	"grognard/assets/palette"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// sketchCell is the size of a cell of the little map on a card, in pixels of
// its picture.
const sketchCell = 12

// sketchBook has the little maps of cards in the Store.
type sketchBook struct {
	m    *rules.Map
	lay  ground.Layout
	keys map[string]string // of the Store, by what is lit
	id   []byte            // of what is lit, built anew for each card
}

// mapped reports whether a card shows a little map instead of a pictogram.
func (p *Printer) mapped(k *rules.Card) bool {
	v := p.Scene.View()
	return len(k.Areas) > 0 && v.Map != nil && len(v.Map.Cells) > 0
}

// key returns the picture of a map on which some areas are lit.
// For a small one the areas are lit in a strong colour, and the ground is left away.
func (b *sketchBook) key(store *paint.Store, m *rules.Map, areas []rules.Ref, small bool) string {
	if b.m != m {
		*b = sketchBook{m: m, lay: ground.NewLayout(m, sketchCell), keys: map[string]string{}}
	}
	b.id = b.id[:0]
	if small {
		b.id = append(b.id, 's')
	}
	for _, a := range areas {
		b.id = strconv.AppendUint(append(b.id, '.'), uint64(a), 36)
	}
	key, ok := b.keys[string(b.id)]
	if !ok {
		key = strings.Join([]string{"sketch", m.ID, string(b.id)}, "/")
		b.keys[string(b.id)] = key
		store.Put(key, b.draw(areas, small))
	}
	return key
}

// draw washes the map in, pale where it is not lit. Every pixel is the mean of
// four places.
func (b *sketchBook) draw(areas []rules.Ref, small bool) *image.RGBA {
	lit := map[rules.Ref]bool{}
	for i := range b.m.Areas {
		if a := &b.m.Areas[i]; slices.Contains(areas, a.Ref) {
			for _, c := range a.Cells {
				lit[c] = true
			}
		}
	}
	washes := make([]paint.Color, b.m.Cols*b.m.Rows)
	for i := range b.m.Cells {
		c := &b.m.Cells[i]
		if c.Col >= 0 && c.Row >= 0 && c.Col < b.m.Cols && c.Row < b.m.Rows {
			washes[c.Row*b.m.Cols+c.Col] = sketchWash(c, lit[c.Ref], small)
		}
	}
	r := b.lay.Board()
	img := image.NewRGBA(image.Rect(0, 0, int(r.W), int(r.H)))
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			var sum [4]int
			for i := range 4 {
				px, py := r.X+float32(x)+.25+.5*float32(i%2), r.Y+float32(y)+.25+.5*float32(i/2)
				if col, row, ok := b.lay.At(px, py); ok {
					w := washes[row*b.m.Cols+col]
					sum[0], sum[1], sum[2], sum[3] = sum[0]+int(w.R), sum[1]+int(w.G), sum[2]+int(w.B), sum[3]+int(w.A)
				}
			}
			for i, v := range sum {
				img.Pix[img.PixOffset(x, y)+i] = uint8(v / 4)
			}
		}
	}
	return img
}

// sketchWash is the colour of a cell on the little map: opaque, or nothing.
func sketchWash(c *rules.Cell, lit, small bool) paint.Color {
	switch {
	case small && lit:
		return palette.Mix(palette.Gold, panel.Ink, .12)
	case small:
		return palette.Mix(palette.Paper, panel.Ink, .16)
	}
	w := palette.WashOf(string(c.Ground))
	col := w.Color
	if c.Ground != rules.GroundOpen {
		col = palette.Mix(col, w.Texture, .22)
	}
	if lit {
		return palette.Mix(col, palette.Gold, .5)
	}
	return palette.Mix(col, palette.Paper, .6)
}

// lit paints the little map of a card with its areas lit into the middle of r, and returns
// where, and how large a pixel of it is.
func (p *Printer) lit(c *ui.Ctx, row paint.Rect, k *rules.Card, small bool) (paint.Rect, float32) {
	key := p.sketches.key(p.Pictures.Store, p.Scene.View().Map, k.Areas, small)
	b := p.sketches.lay.Board()
	z := min(row.W/b.W, row.H/b.H)
	r := paint.Rect{X: row.X + (row.W-b.W*z)/2, Y: row.Y + (row.H-b.H*z)/2, W: b.W * z, H: b.H * z}
	c.Image(key, r, paint.White)
	return r, z
}

// cardMap paints the little map of a card into the middle of a row: its areas
// lit, a dot for every piece that it could order, and big numbers where each
// value belongs to an area.
func (p *Printer) cardMap(c *ui.Ctx, row paint.Rect, k *rules.Card) {
	r, z := p.lit(c, row, k, false)
	b := p.sketches.lay.Board()
	c.Frame(r.Inset(-1), max(1, c.Hairline()), panel.MutedInk)
	d := max(3, 9*z)
	for _, ref := range k.Orders {
		if cell, on := p.Scene.CellOf(ref); on {
			x, y := p.sketches.lay.Center(cell.Col, cell.Row)
			at := paint.Rect{X: r.X + (x-b.X)*z - d/2, Y: r.Y + (y-b.Y)*z - d/2, W: d, H: d}
			c.Fill(at.Inset(-max(1, d*.18)), panel.Paper)
			c.Fill(at, ui.LiveryOf(p.Scene.Nation(k.Side)).Field)
		}
	}
	if len(k.Stats) == len(k.Areas) && len(p.Words.StatValue(&k.Stats[0])) <= 2 { // words stand below
		for i := range k.Areas {
			p.areaValue(c, r, z, k, i)
		}
	}
}

// areaValue prints value i of a card on its area of the little map.
func (p *Printer) areaValue(c *ui.Ctx, r paint.Rect, z float32, k *rules.Card, i int) {
	m, b := p.Scene.View().Map, p.sketches.lay.Board()
	for n := range m.Areas {
		a := &m.Areas[n]
		if a.Ref != k.Areas[i] {
			continue
		}
		x, count := float32(0), float32(0)
		for _, ref := range a.Cells {
			if cell, ok := p.Scene.CellOf(ref); ok {
				cx, _ := p.sketches.lay.Center(cell.Col, cell.Row)
				x, count = x+cx, count+1
			}
		}
		if count == 0 {
			return
		}
		d := r.H * .5
		at := paint.Rect{X: r.X + (x/count-b.X)*z - d/2, Y: r.Y + (r.H-d)/2, W: d, H: d}
		st := bigValue
		st.Size = max(8, d/c.Scale*.92)
		text := p.Words.StatValue(&k.Stats[i])
		w := c.Width(st, text) + d*.24
		c.Fill(paint.Rect{X: at.X + (d-w)/2, Y: at.Y, W: w, H: d}, paint.Alpha(panel.Paper, .82))
		c.Label(at, st, ui.Middle, panel.Ink, text)
		return
	}
}
