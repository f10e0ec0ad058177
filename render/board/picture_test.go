package board

import (
	"context"
	"image"
	"os"
	"testing"

	"grognard/assets"
	"grognard/render/board/sheet"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

func unitRef(n int) rules.Ref { return rules.MakeRef(2, n) }

// table is a board with all that is needed to take its picture.
type table struct {
	Board
	faces *paint.Faces
	at    [2]float32 // what is in the middle of a picture, in parts of the sheet; zero: its middle
}

func newTable(t testing.TB) *table {
	t.Helper()
	faces, err := paint.NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	store := &paint.Store{}
	if err := assets.Sprites(func(name string, img *image.RGBA) { store.Put(name, img) }); err != nil {
		t.Fatal(err)
	}
	b := &table{faces: faces}
	b.Store, b.Metrics = store, faces
	b.Bakes(func(ctx context.Context, m *rules.Map, cell float32) *image.RGBA {
		img, _ := ground.Bake(ctx, m, ground.Options{Cell: cell, Unnamed: true})
		return img
	})
	return b
}

// shot paints a picture of p in a port of w by h pixels.
func (b *table) shot(t testing.TB, name string, w, h int, zoom float32, p *sheet.Picture) {
	t.Helper()
	b.Look(p.View.Map, paint.Rect{W: float32(w), H: float32(h)}, paint.Rect{}, 1)
	if zoom > 0 {
		at := b.at
		if at == [2]float32{} {
			at = [2]float32{.5, .5}
		}
		b.Place = sheet.Place{X: b.W * at[0], Y: b.H * at[1], Zoom: zoom, Loose: true}
		b.Look(p.View.Map, b.Port, paint.Rect{}, 1)
	}
	for now := 1000.; b.Tick(now) >= 0; now += 300 {
	}
	var l paint.List
	b.Paint(&l, p)
	b.Paint(&l, p) // stacks open under the pointer once they have been seen
	l.Reset()
	b.Paint(&l, p)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	paint.Raster(img, &l, b.Store, b.faces)
	painttest.Save(t, os.Getenv("GROGNARD_PICTURES"), name, img)
}

// TestBoardPictures paints hand-made positions for review by eye, into the
// folder that GROGNARD_PICTURES names.
func TestBoardPictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no folder for pictures")
	}
	take := func(name string, v *rules.View) {
		p := &sheet.Picture{View: v}
		newTable(t).shot(t, name+"-1080", 1180, 780, 0, p)
		newTable(t).shot(t, name+"-720", 547, 440, 0, p)
		newTable(t).shot(t, name+"-near", 1180, 780, 140, p)
	}
	take("valley", valley())
	newTable(t).shot(t, "valley-marks", 1180, 780, 0, marked(valley()))
	take("plateau", plateau())
	take("meadow", meadow())
	b := newTable(t)
	p := &sheet.Picture{View: plateau()}
	b.shot(t, "plateau-open", 1180, 780, 0, p)
	r, _ := b.PieceRect(unitRef(3))
	b.Point(r.X+r.W/2, r.Y+r.H/2, true)
	b.shot(t, "plateau-open", 1180, 780, 0, p)
}

// marked shows every mark and shade on a board of hexes.
func marked(v *rules.View) *sheet.Picture {
	return &sheet.Picture{View: v, Grid: true, Strong: 1,
		Marks: []sheet.Mark{
			{At: spotRef(4, 3), Kind: sheet.Move}, {At: spotRef(5, 4), Kind: sheet.Move, Text: "2"}, {At: spotRef(6, 4), Kind: sheet.Move}, {At: unitRef(5), Kind: sheet.Selected}, {At: unitRef(16), Kind: sheet.Attack, Text: "54"},
			{At: unitRef(2), Kind: sheet.Usable}, {At: unitRef(4), Kind: sheet.Usable}, {At: spotRef(8, 3), Kind: sheet.Hover}, {At: spotRef(7, 5), Kind: sheet.Forbid}, {At: spotRef(10, 4), Kind: sheet.Lit}, {At: spotRef(12, 4), Kind: Ghost},
		},
		Arrows: []sheet.Arrow{{From: unitRef(5), To: unitRef(16), Kind: sheet.ArrowAttack}, {From: unitRef(10), To: spotRef(12, 2), Kind: sheet.ArrowMove}, {From: unitRef(24), To: spotRef(8, 8), Kind: sheet.ArrowRetreat}},
		Shades: []rules.Shade{{Cell: spotRef(0, 6), Side: rules.First, Style: "area"}, {Cell: spotRef(0, 7), Side: rules.Second, Style: "area"}, {Cell: spotRef(0, 8), Style: "contested"},
			{Cell: spotRef(9, 3), Style: "blocked"}},
	}
}
