package table

import (
	"context"
	"image"
	"image/draw"
	"strings"

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

// grounds are the kinds of ground that a tile may have: it names them by their
// first letter.
var grounds = [...]string{"open", "fields", "hill", "lake", "marsh", "town", "woods"}

// tileMap returns a tile as a map: each Stat of the card is a row of cells, a
// letter for the ground of each.
func tileMap(k *rules.Card) *rules.Map {
	m := &rules.Map{ID: "tile " + k.Face, Shape: rules.Squares, Cols: len(k.Stats), Rows: len(k.Stats)}
	for row := range k.Stats {
		for col, l := range k.Stats[row].Value {
			for _, g := range grounds {
				if strings.EqualFold(g[:1], string(l)) {
					m.Cells = append(m.Cells, rules.Cell{Ref: rules.MakeRef(1, 16*row+col), Col: col, Row: row, Ground: g})
				}
			}
		}
	}
	return m
}

// groundMap returns a single cell of a ground.
func groundMap(g string) *rules.Map {
	return &rules.Map{ID: "ground " + g, Shape: rules.Squares, Cols: 1, Rows: 1,
		Cells: []rules.Cell{{Ref: rules.MakeRef(1, 0), Ground: g}}}
}

// key returns the picture of a tile, or "" while it is painted.
func (b *tileBook) key(t *Table, k *rules.Card) string {
	name := t.names.Slash("tile", k.Face)
	if t.deps.Store.Get(name) != nil {
		return name
	}
	if !b.ordered[name] {
		b.order(t, tileJob{name, tileMap(k)})
	}
	return ""
}

// swatch returns the picture of a ground, or "" while it is painted.
func (b *tileBook) swatch(t *Table, g string) string {
	name := t.names.Slash("ground", g)
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
