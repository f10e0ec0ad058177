package panel

import (
	"context"
	"image"
	"image/draw"
	"math"

	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Pictures finds pictures of cards, tiles and grounds. Those of tiles and grounds are
// painted in the background, when they are first asked for.
type Pictures struct {
	Store *paint.Store
	Keys  *names.Book
	Bake  board.Baker // nil: none is painted

	ordered map[string]bool
	brush   chan struct{} // held by the picture that is painted just now
}

// plainFace stands for a pictogram that there is none of.
const plainFace = "pict/sabres"

// Face returns the picture of what a card is about.
func (b *Pictures) Face(face rules.Face) string {
	if key := b.Keys.Slash("pict", string(face)); b.Store.Get(key) != nil {
		return key
	}
	return plainFace
}

// Tile returns the picture of a tile, or "" while it is painted.
func (b *Pictures) Tile(tile *rules.Map) string {
	return b.key(b.Keys.Slash("tile", tile.ID), func() *rules.Map { return tile })
}

// Lay paints a tile, turned clockwise by quarter turns.
func (b *Pictures) Lay(c *ui.Ctx, r paint.Rect, tile *rules.Map, turns int) {
	key := b.Tile(tile)
	if key == "" {
		c.Fill(r, c.Theme.Panel2)
		c.Wake(c.In.Now + 50)
	} else {
		layer, _ := c.Layers()
		c.L.Turned(layer, key, r, paint.White, float32(turns)*math.Pi/2)
	}
	c.Frame(r, c.Hairline(), Ink)
}

// Ground returns the picture of a ground, or "" while it is painted.
func (b *Pictures) Ground(g rules.Ground) string {
	return b.key(b.Keys.Slash("ground", string(g)), func() *rules.Map {
		return &rules.Map{ID: "ground " + string(g), Shape: rules.Squares, Cols: 1, Rows: 1,
			Cells: []rules.Cell{{Ref: rules.MakeRef(1, 0), Ground: g}}}
	})
}

func (b *Pictures) key(name string, of func() *rules.Map) string {
	if b.Store.Get(name) != nil {
		return name
	}
	if !b.ordered[name] && b.Bake != nil {
		b.order(name, of())
	}
	return ""
}

// order has a picture painted, one after the other.
func (b *Pictures) order(key string, m *rules.Map) {
	if b.ordered == nil {
		b.ordered, b.brush = map[string]bool{}, make(chan struct{}, 1)
	}
	b.ordered[key] = true
	brush, bake, store := b.brush, b.Bake, b.Store
	go func() {
		brush <- struct{}{}
		defer func() { <-brush }()
		picture(key, m, bake, store)
	}()
}

// Sizes of a cell in the picture of a tile and in that of a ground, in pixels.
const (
	tileCell   = 40
	groundCell = 96
)

// picture paints one picture, without the margin.
func picture(key string, m *rules.Map, bake board.Baker, store *paint.Store) {
	cell := float32(tileCell)
	if m.Cols == 1 {
		cell = groundCell
	}
	img := bake(context.Background(), m, cell)
	if img == nil {
		return
	}
	r := ground.NewLayout(m, cell).Board().Pixels()
	cut := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	draw.Draw(cut, cut.Bounds(), img, r.Min, draw.Src)
	store.Put(key, cut)
}
