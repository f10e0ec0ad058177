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

// emblems are the pictures of what tools mark on a map.
var emblems = map[rules.Emblem]string{
	rules.EmblemObjective: "icon/flag", // as it flies on the map
	rules.EmblemName:      "icon/sign-name",
	rules.EmblemZone:      "icon/sign-zone",
	rules.EmblemArea:      "icon/sign-ground",
	rules.EmblemUnit:      "icon/sign-unit",
	rules.EmblemCommander: "icon/sign-commander",
	rules.EmblemRout:      "icon/sign-rout",
	rules.EmblemMarker:    "icon/sign-marker",
	rules.EmblemRedoubt:   "icon/sign-redoubt",
	rules.EmblemLine:      "icon/sign-line",
	rules.EmblemLeave:     "icon/sign-leave",
}

// Emblem returns the picture of what a tool marks on the map, "" if there is none. It is to
// be tinted.
func Emblem(e rules.Emblem) string { return emblems[e] }

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

// Sample returns the picture of what a tool of a book lays, or "" while it is painted: the
// middle of the scrap of map that shows it. Scraps of one book may have one name.
func (b *Pictures) Sample(book, tool string, m *rules.Map) string {
	if m == nil {
		return ""
	}
	name := b.Keys.Slash(b.Keys.Slash("sample", book), tool)
	if b.Store.Get(name) != nil {
		return name
	}
	if !b.ordered[name] && b.Bake != nil {
		b.orderBy(name, func() { sample(name, m, b.Bake, b.Store) })
	}
	return ""
}

// Turned paints a picture turned clockwise by quarter turns.
func (b *Pictures) Turned(c *ui.Ctx, r paint.Rect, key string, turns int) {
	layer, _ := c.Layers()
	c.L.Turned(layer, key, r, paint.White, float32(turns)*math.Pi/2)
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
	bake, store := b.Bake, b.Store
	b.orderBy(key, func() { picture(key, m, bake, store) })
}

func (b *Pictures) orderBy(key string, work func()) {
	if b.ordered == nil {
		b.ordered, b.brush = map[string]bool{}, make(chan struct{}, 1)
	}
	b.ordered[key] = true
	brush := b.brush
	go func() {
		brush <- struct{}{}
		defer func() { <-brush }()
		work()
	}()
}

// Sizes of a cell in the picture of a tile and in that of a ground, in pixels.
const (
	tileCell   = 40
	groundCell = 96
)

// How a sample is painted: the size of a cell and of an inch in pixels, and how much of the
// map about its middle is shown, in cells.
const (
	sampleCell   = 80
	sampleInch   = 10
	sampleShown  = 1.36
	tilesAcross  = 4
	sampleInches = 10
)

// sample paints the middle of a scrap of map; of what has as many cells as a tile all of it.
func sample(key string, m *rules.Map, bake board.Baker, store *paint.Store) {
	cell, shown := float32(sampleCell), float32(sampleShown)
	switch {
	case m.Shape == rules.Tabletop:
		cell, shown = sampleInch, sampleInches
	case m.Cols >= tilesAcross:
		cell, shown = tileCell, float32(m.Cols)
	}
	img := bake(context.Background(), m, cell)
	if img == nil {
		return
	}
	lay := ground.NewLayout(m, cell)
	all := lay.Board()
	x, y := all.Center()
	if m.Shape == rules.Hexes || m.Shape == rules.FlatHexes {
		x, y = lay.Center(m.Cols/2, m.Rows/2)
	}
	d := min(shown*cell, all.W, all.H)
	r := paint.Rect{X: x - d/2, Y: y - d/2, W: d, H: d}.Pixels()
	cut := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	draw.Draw(cut, cut.Bounds(), img, r.Min, draw.Src)
	store.Put(key, cut)
}

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
