package tabletop

import (
	"context"
	"image"
	"testing"

	"grognard/render/ground/chart"
	"grognard/rules"
)

// inches makes outlines from pairs of inches.
func inches(xy ...float64) []rules.Point {
	var pts []rules.Point
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, rules.Point{X: int32(xy[i] * 1000), Y: int32(xy[i+1] * 1000)})
	}
	return pts
}

// table is a tabletop with a piece of every kind of scenery.
func table() *rules.Map {
	m := &rules.Map{ID: "table", Shape: rules.Tabletop, Width: 72000, Height: 48000, Unit: 1000}
	area := func(kind rules.AreaKind, xy ...float64) {
		m.Areas = append(m.Areas, rules.Area{Kind: kind, Pts: inches(xy...)})
	}
	line := func(kind rules.LineKind, xy ...float64) {
		m.Lines = append(m.Lines, rules.MapLine{Kind: kind, Pts: inches(xy...)})
	}
	area("hill", 4, 30, 20, 27, 24, 36, 14, 42, 5, 40)
	area("hill", 8, 32, 18, 31, 20, 36, 13, 39, 8, 38)
	area("building", 25, 26, 29, 26, 29, 29, 25, 29)
	area("building", 43, 26, 47, 26, 47, 29, 43, 29)
	area("orchard", 14, 16, 22, 16, 22, 24, 14, 24)
	area("wood", 54, 28, 61, 27, 63, 33, 56, 35)
	area("wood", 60, 6, 68, 5, 69, 12, 62, 13)
	area("marsh", 5, 5, 12, 4, 14, 9, 6, 11)
	area("road", 35, 29, 37.5, 29, 37.5, 48, 35, 48)
	area("objective", 25, 19, 47, 19, 47, 26, 43, 26, 43, 29, 29, 29, 29, 26, 25, 26)
	line("wall", 29, 29, 43, 29)
	line("wall", 25, 26, 25, 19, 33, 19)
	line("wall", 39, 19, 47, 19, 47, 26)
	line("stream", 0, 20, 10, 21)
	line("hedge", 52, 17, 66, 17)
	line("fence", 42, 8, 54, 10)
	line("midline", 0, 24, 72, 24)
	return m
}

func TestATabletopIsPaintedAsLargeAsItsLayoutSays(t *testing.T) {
	m := table()
	w, h := chart.NewLayout(m, 12).Size()
	img := bake(t, m, chart.Options{Cell: 12})
	if img.Rect.Dx() != w || img.Rect.Dy() != h {
		t.Errorf("the picture is %v, the layout %d by %d", img.Rect, w, h)
	}
}

func TestNorthIsAtTheTopOfATabletop(t *testing.T) {
	b := newBaker(table(), chart.Options{Cell: 10})
	south, north := b.pixel(rules.Point{}), b.pixel(rules.Point{Y: 48000})
	if north.Y != float64(b.Margin) || south.Y != north.Y+480 || south.X != float64(b.Margin) {
		t.Errorf("the south-west corner is at %v, the north-west one at %v", south, north)
	}
}

func TestSceneryChangesTheGroundInsideItsOutlineOnly(t *testing.T) {
	plain := table()
	plain.Areas, plain.Lines = nil, nil
	with := table()
	with.Areas, with.Lines = []rules.Area{{Kind: "wood", Pts: inches(20, 20, 30, 20, 30, 30, 20, 30)}}, nil
	a, c := bake(t, plain, chart.Options{Cell: 12}), bake(t, with, chart.Options{Cell: 12})
	b := newBaker(with, chart.Options{Cell: 12})
	for _, x := range []struct {
		at   rules.Point
		same bool
	}{{rules.Point{X: 25000, Y: 25000}, false}, {rules.Point{X: 25000, Y: 34000}, true}, {rules.Point{X: 15000, Y: 25000}, true}} {
		p := b.pixel(x.at)
		if got := a.RGBAAt(int(p.X), int(p.Y)) == c.RGBAAt(int(p.X), int(p.Y)); got != x.same {
			t.Errorf("at %v the ground is the same: %t", x.at, got)
		}
	}
}

// BenchmarkTabletop is a large table at the width of a full screen of 1080.
func BenchmarkTabletop(b *testing.B) {
	m := table()
	for b.Loop() {
		bake(b, m, chart.Options{Cell: 16})
	}
}

func bake(t testing.TB, m *rules.Map, o chart.Options) *image.RGBA {
	t.Helper()
	img, err := Bake(context.Background(), m, o, image.Rectangle{})
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func TestRoadsThatShareAnEdgeShowNoSeam(t *testing.T) {
	m := &rules.Map{ID: "seam", Shape: rules.Tabletop, Width: 48000, Height: 48000, Unit: 1000}
	for _, pts := range [][]rules.Point{inches(10, 20, 24.05, 21, 24.05, 24, 10, 23), inches(24.05, 21, 38, 20, 38, 23, 24.05, 24)} {
		m.Areas = append(m.Areas, rules.Area{Kind: rules.AreaRoad, Pts: pts})
	}
	o := chart.Options{Cell: 11, Theme: chart.Contrast}
	img, b := bake(t, m, o), newBaker(m, o)
	at := func(x, y int32) int { // brightness between the ruts
		p := b.pixel(rules.Point{X: x, Y: y})
		c := img.RGBAAt(int(p.X), int(p.Y))
		return int(c.R) + int(c.G) + int(c.B)
	}
	darkest := at(22000, 22500)
	for x := int32(23800); x <= 24300; x += 50 {
		darkest = min(darkest, at(x, 22500))
	}
	if plain := at(22000, 22500); darkest < plain-6 {
		t.Errorf("a road of brightness %d has a seam of %d", plain, darkest)
	}
}
