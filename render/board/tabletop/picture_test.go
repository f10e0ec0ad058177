package tabletop

import (
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

// TestTabletopPictures paints a table for review by eye.
func TestTabletopPictures(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no folder for pictures")
	}
	for _, zoom := range []float32{0, 27, 60} {
		p := &sheet.Picture{View: battlefield(field()), Name: func(rules.Ref) string { return "1er de Ligne" }}
		p.Marks = []sheet.Mark{{At: unit(2), Kind: sheet.Selected}, {At: unit(6), Kind: sheet.Attack}, {At: unit(1), Kind: sheet.Usable}}
		ghost := formed(nil, rules.Piece{Ref: unit(2), Nation: "fr", Face: "infantry", State: []rules.State{"standard"}}, 29000, 22500, 1500, 8, true)
		p.Sketch = &sheet.Sketch{
			Who: unit(2), Ghost: ghost, Zones: true,
			Tapes:   []sheet.Tape{{Pts: []rules.Point{{X: 27000, Y: 17000}, {X: 29000, Y: 22500}}, Text: "5.9 in", Inches: true}},
			Handles: []sheet.Handle{{At: rules.Point{X: 25000, Y: 20500}}, {At: rules.Point{X: 29000, Y: 20000}, Hot: true}},
			Sweep:   sheet.Sweep{Pivot: rules.Point{X: 44400, Y: 11300}, Arm: rules.Point{X: 31600, Y: 11300}, Turn: 3500},
		}
		shot(t, "cloth-"+itoa(int(zoom)), zoom, p)
	}
}

// shot paints a picture of p at a zoom; 0 shows the whole table.
func shot(t *testing.T, name string, zoom float32, p *sheet.Picture) {
	t.Helper()
	faces, err := paint.NewFaces()
	if err != nil {
		t.Fatal(err)
	}
	b := &Painter{Sheet: &sheet.Sheet{Metrics: faces, Store: &paint.Store{}}}
	if err := assets.Sprites(func(name string, img *image.RGBA) { b.Store.Put(name, img) }); err != nil {
		t.Fatal(err)
	}
	b.Bakes(ground.Baker(ground.Options{Unnamed: true}))
	img := image.NewRGBA(image.Rect(0, 0, 1240, 830))
	port := paint.Rect{W: 1240, H: 830}
	b.Look(p.View.Map, port, paint.Rect{}, 1)
	if zoom > 0 {
		b.Place = sheet.Place{X: b.W / 2, Y: b.H / 2, Zoom: zoom, Loose: true}
		b.Look(p.View.Map, port, paint.Rect{}, 1)
	}
	for now := 1000.; b.Tick(now) >= 0; now += 300 {
	}
	var l paint.List
	l.PushClip(port)
	b.PaintGround(&l)
	b.Paint(&l, p)
	paint.Raster(img, &l, b.Store, faces)
	painttest.Save(t, os.Getenv("GROGNARD_PICTURES"), name, img)
}
