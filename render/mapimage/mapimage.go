// Package mapimage paints maps without a window: as pictures of reports and as files of their own, as
// large as one likes. What was done in a turn lies on them as arrows, sabres and crosses.
//
//	p, err := mapimage.New(words, names, mapimage.Ground)
//	img, err := p.Paint(ctx, drawing, 2)
package mapimage

import (
	"bytes"
	"context"
	"image"
	"image/jpeg"
	"image/png"

	"grognard/assets"
	"grognard/game/lang"
	"grognard/game/report"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Painter paints the maps of a battle, one after the other. It keeps the ground of the last one.
type Painter struct {
	words *lang.Catalog
	names lang.Names
	store paint.Store
	faces *paint.Faces
	bake  board.Baker

	m    *rules.Map // whose ground is kept,
	cell float32    // in cells of so many pixels
	img  *image.RGBA
}

// New returns a painter with sprites and typefaces of its own, to be used on any goroutine. It says
// words, which nobody else may use meanwhile. An error means that the program was built wrong.
func New(words *lang.Catalog, names lang.Names, grounds func(ground.Options) board.Baker) (*Painter, error) {
	p := &Painter{words: words, names: names}
	p.bake = grounds(ground.Options{Unnamed: true, Unmeasured: true})
	atlas, err := assets.OpenAtlas()
	if err != nil {
		return nil, err
	}
	if p.faces, err = paint.NewFaces(); err != nil {
		return nil, err
	}
	return p, new(ui.Skin).Load(&p.store, atlas)
}

// Ground makes painters of grounds as the game has them.
func Ground(o ground.Options) board.Baker { return ground.Baker(o) }

// side is how many pixels the longer side of a map has at most, at scale 1.
const side = 1280

// Unmapped reports whether a view has no map that could be painted: players lay it in the set-up.
func Unmapped(v *rules.View) bool {
	return v.Map == nil || len(v.Map.Cells) == 0 && v.Map.Shape != rules.Tabletop
}

// cellOf is how many pixels a cell of a map has, or an inch of a table without cells.
func cellOf(m *rules.Map, scale float32) float32 {
	w, h, margin := board.Extent(m)
	step := float32(.5)
	if m.Shape == rules.Tabletop {
		step = .25
	}
	n := int(side * scale / (max(w, h) + 2*margin) / step)
	return step * float32(max(1, n))
}

// Paint paints a map, its longer side about 1280 pixels times scale. An error is that of ctx. Of a
// view without a map it returns nil.
func (p *Painter) Paint(ctx context.Context, d *report.Drawing, scale float32) (*image.RGBA, error) {
	if Unmapped(d.View) {
		return nil, nil
	}
	cell := cellOf(d.View.Map, scale)
	var b board.Board
	w, h := p.look(&b, d.View.Map, cell, scale)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	bare, err := p.ground(ctx, d.View.Map, cell)
	if err != nil {
		return nil, err
	}
	copy(img.Pix, bare.Pix)
	pic := board.Picture{View: d.View, Off: scene.OffBoard}
	pic.Place = func(label string) string { return words.PlaceWord(p.words, p.names.Book, label) }
	if b.Tabletop() != nil {
		pic.Name = func(r rules.Ref) string { return p.words.Name(r, p.names) }
	}
	var l paint.List
	b.Paint(&l, &pic)
	s := sketch{board: &b, d: d, img: img, unit: unit(&b), store: &p.store, faces: p.faces}
	p.raster(img, &l, paint.Ground+1, paint.Under)
	s.moves()
	p.raster(img, &l, paint.Under+1, paint.CurtainText)
	s.fights()
	s.losses()
	return img, ctx.Err()
}

// look has a board look at the whole map, its cells on those of the ground, and returns the size of the
// picture in pixels.
func (p *Painter) look(b *board.Board, m *rules.Map, cell, scale float32) (w, h int) {
	b.Store, b.Metrics, b.Calm = &p.store, p.faces, true
	lay := ground.NewLayout(m, cell)
	w, h = lay.Size()
	port := paint.Rect{W: float32(w), H: float32(h)}
	b.Look(m, port, port.Inset(lay.Margin-.1), 4*scale) // so large a dp sets no limit to a cell
	b.Scale = scale * 1.1
	return w, h
}

// unit is how wide a cell is, or what counts as one on a table without cells, in pixels.
func unit(b *board.Board) float64 {
	if b.Tabletop() != nil {
		return 3.6 * float64(b.Zoom)
	}
	return float64(b.Zoom)
}

// raster executes the commands of some layers.
func (p *Painter) raster(img *image.RGBA, l *paint.List, from, to paint.Layer) {
	var part paint.List
	for _, c := range l.Cmds {
		if c.Layer >= from && c.Layer <= to {
			part.Cmds = append(part.Cmds, c)
		}
	}
	paint.Raster(img, &part, &p.store, p.faces)
}

// ground is the bare map; it is kept as long as it stays the same.
func (p *Painter) ground(ctx context.Context, m *rules.Map, cell float32) (*image.RGBA, error) {
	if p.img != nil && p.cell == cell && p.m.ID == m.ID && ground.Same(p.m, m) {
		return p.img, nil
	}
	img := p.bake(ctx, m, cell)
	if img == nil {
		return nil, context.Cause(ctx)
	}
	p.m, p.cell, p.img = m, cell, img
	return img, nil
}

// quality is that of pictures in reports: painted ground shows no loss at it, in a seventh of the room.
const quality = 84

// mostTurns is how many maps of a report are painted in full size: of a long battle they are smaller, or
// the file would be.
const mostTurns = 24

// Report paints maps for a report of so many turns, see report.Painter.
func (p *Painter) Report(turns int) report.Painter {
	scale := float32(1)
	if turns > mostTurns {
		scale = .7
	}
	return func(ctx context.Context, d *report.Drawing) (report.Picture, error) {
		img, err := p.Paint(ctx, d, scale)
		if err != nil || img == nil {
			return report.Picture{}, err
		}
		var b bytes.Buffer
		if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: quality}); err != nil {
			return report.Picture{}, err
		}
		return report.Picture{Data: b.Bytes(), Type: "image/jpeg", W: img.Rect.Dx(), H: img.Rect.Dy()}, nil
	}
}

// Map paints a map by itself, as a PNG of any scale.
func (p *Painter) Map(ctx context.Context, d *report.Drawing, scale float32) (report.Picture, error) {
	img, err := p.Paint(ctx, d, scale)
	if err != nil || img == nil {
		return report.Picture{}, err
	}
	var b bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(&b, img); err != nil {
		return report.Picture{}, err
	}
	return report.Picture{Data: b.Bytes(), Type: "image/png", W: img.Rect.Dx(), H: img.Rect.Dy()}, ctx.Err()
}
