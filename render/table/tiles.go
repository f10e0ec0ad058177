package table

import (
	"context"
	"image"
	"image/draw"

	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/rules"
)

// tileCell is the size of a cell of the picture of a tile, in pixels.
const tileCell = 40

// tileBook has the pictures of tiles and of grounds painted in the background,
// when they are first shown.
type tileBook struct {
	ordered map[string]bool
	brush   chan struct{} // held by the picture that is painted just now
}

type tileJob struct {
	key string
	m   *rules.Map
}

// groundMap returns a single cell of a ground.
func groundMap(g rules.Ground) *rules.Map {
	return &rules.Map{ID: "ground " + string(g), Shape: rules.Squares, Cols: 1, Rows: 1,
		Cells: []rules.Cell{{Ref: rules.MakeRef(1, 0), Ground: g}}}
}

// key returns the picture of a tile, or "" while it is painted.
func (b *tileBook) key(t *Table, k *rules.Card) string {
	name := t.names.Slash("tile", k.Tile.ID)
	if t.deps.Store.Get(name) != nil {
		return name
	}
	if !b.ordered[name] {
		b.order(t, tileJob{name, k.Tile})
	}
	return ""
}

// swatch returns the picture of a ground, or "" while it is painted.
func (t *Table) swatch(g rules.Ground) string { return t.tiles.swatch(t, g) }

// swatch returns the picture of a ground, or "" while it is painted.
func (b *tileBook) swatch(t *Table, g rules.Ground) string {
	name := t.names.Slash("ground", string(g))
	if t.deps.Store.Get(name) != nil {
		return name
	}
	if !b.ordered[name] {
		b.order(t, tileJob{name, groundMap(g)})
	}
	return ""
}

// order has a picture painted, one after the other.
func (b *tileBook) order(t *Table, j tileJob) {
	if t.deps.Bake == nil {
		return
	}
	if b.ordered == nil {
		b.ordered, b.brush = map[string]bool{}, make(chan struct{}, 1)
	}
	b.ordered[j.key] = true
	brush, bake, store := b.brush, t.deps.Bake, t.deps.Store
	go func() {
		brush <- struct{}{}
		defer func() { <-brush }()
		j.paint(bake, store)
	}()
}

// paint paints one picture, without the margin.
func (j tileJob) paint(bake board.Baker, store *paint.Store) {
	cell := float32(tileCell)
	if j.m.Cols == 1 {
		cell = 96
	}
	img := bake(context.Background(), j.m, cell)
	if img == nil {
		return
	}
	r := ground.NewLayout(j.m, cell).Board().Pixels()
	cut := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	draw.Draw(cut, cut.Bounds(), img, r.Min, draw.Src)
	store.Put(j.key, cut)
}
