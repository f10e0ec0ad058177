package sheet

import (
	"context"
	"image"
	"testing"

	"grognard/render/paint"
	"grognard/rules"
)

func TestTheGroundIsBakedInTheBackgroundAndAnewAfterAZoom(t *testing.T) {
	b := squares()
	var sizes []float32
	b.Bakes(func(_ context.Context, _ *rules.Map, cell float32) *image.RGBA {
		sizes = append(sizes, cell)
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	})
	wait := func(now float64) {
		for b.Tick(now) >= 0 {
			now += 20
		}
	}
	wait(1000)
	b.ZoomAt(300, 300, 5)
	b.Look(b.Map, b.Port, paint.Rect{}, 1)
	if wake := b.Tick(2000); wake <= 0 {
		t.Errorf("the picture is baked before the zoom rests: wake %g", wake)
	}
	wait(2000)
	if len(sizes) != 2 || abs(sizes[1]-b.Zoom) > .01 || b.Store.Get(mapKey) == nil {
		t.Errorf("baked at %v, zoom %g", sizes, b.Zoom)
	}
}

func TestTheGroundIsBakedAnewWhenABridgeIsBuilt(t *testing.T) {
	b := squares()
	n := 0
	b.Bakes(func(_ context.Context, m *rules.Map, _ float32) *image.RGBA {
		n++
		return image.NewRGBA(image.Rect(0, 0, 1, 1))
	})
	now := 1000.
	settle := func(m *rules.Map) {
		b.Look(m, b.Port, paint.Rect{}, 1)
		for ; b.Tick(now) >= 0; now += 20 {
		}
	}
	settle(b.Map)
	again := *b.Map
	settle(&again)
	if n != 1 {
		t.Fatalf("the same ground is baked %d times", n)
	}
	again.Lines = []rules.MapLine{{Kind: "bridge", Cells: []rules.Ref{rules.MakeRef(1, 3)}}}
	bridged := again
	settle(&bridged)
	if n != 2 {
		t.Errorf("with a bridge more the ground is baked %d times in all", n)
	}
}
