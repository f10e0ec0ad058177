package screen

import (
	"context"
	"image"
	"image/draw"
	"strings"

	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/rules"
)

// tileCell is the size of a cell of the picture of a tile, in pixels.
const tileCell = 40

// tileBook has the pictures of tiles and of grounds painted in the background,
// when they are first shown.
type tileBook struct {
	keys map[string]string // picture by name; "" while it is painted
	jobs chan tileJob
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
func (b *tileBook) key(t *table, k *rules.Card) string {
	name := t.names.slash("tile", k.Face)
	if t.deps.store.Get(name) != nil {
		return name
	}
	if _, ok := b.keys[name]; !ok {
		b.order(t, tileJob{name, tileMap(k)})
	}
	return ""
}

// swatch returns the picture of a ground, or "" while it is painted.
func (b *tileBook) swatch(t *table, g string) string {
	name := t.names.slash("ground", g)
	if t.deps.store.Get(name) != nil {
		return name
	}
	if _, ok := b.keys[name]; !ok {
		b.order(t, tileJob{name, groundMap(g)})
	}
	return ""
}

// order has a picture painted.
func (b *tileBook) order(t *table, j tileJob) {
	if t.deps.bake == nil {
		return
	}
	if b.keys == nil {
		b.keys = map[string]string{}
		b.jobs = make(chan tileJob, 256)
		go paintTiles(b.jobs, t.deps.bake, t.deps.store)
	}
	b.keys[j.key] = ""
	select {
	case b.jobs <- j:
	default: // more than a table ever shows
	}
}

// close ends the painting.
func (b *tileBook) close() {
	if b.jobs != nil {
		close(b.jobs)
		b.jobs = nil
	}
}

// paintTiles paints one picture after the other, without the margin.
func paintTiles(jobs <-chan tileJob, bake func(context.Context, *rules.Map, float32) *image.RGBA, store *paint.Store) {
	for j := range jobs {
		cell := float32(tileCell)
		if j.m.Cols == 1 {
			cell = 96
		}
		img := bake(context.Background(), j.m, cell)
		if img == nil {
			continue
		}
		r := ground.NewLayout(j.m, cell).Board().Pixels()
		cut := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
		draw.Draw(cut, cut.Bounds(), img, r.Min, draw.Src)
		store.Put(j.key, cut)
	}
}
