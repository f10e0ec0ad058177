package sheet

import (
	"context"
	"image"
	"image/color"
	"runtime"
	"slices"
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

// painted returns a copy of a map with another ground in a cell.
func painted(m *rules.Map, cell int, g rules.Ground) *rules.Map {
	n := *m
	n.Cells = slices.Clone(m.Cells)
	n.Cells[cell].Ground = g
	return &n
}

// easel is a baker that paints when it is told to.
type easel struct {
	begun chan *rules.Map
	dry   chan bool
}

func (e *easel) bake(ctx context.Context, m *rules.Map, cell float32) *image.RGBA {
	e.begun <- m
	select {
	case <-e.dry:
		return image.NewRGBA(image.Rect(0, 0, int(cell), 1))
	case <-ctx.Done():
		return nil
	}
}

func TestWhatIsPaintedOnTheMapIsBakedAtOnceOneAfterTheOther(t *testing.T) {
	b := squares()
	e := easel{make(chan *rules.Map, 9), make(chan bool)}
	b.Bakes(e.bake)
	now := 1000.
	look := func(m *rules.Map) {
		b.Look(m, b.Port, paint.Rect{}, 1)
		b.Tick(now)
	}
	finish := func() { // the picture under way, and have it shown
		e.dry <- true
		for b.bakes.doing != 0 && b.bakes.done != nil && len(b.bakes.done) == 0 {
			runtime.Gosched()
		}
		b.Tick(now)
	}
	first := b.Map
	look(first)
	if <-e.begun != first {
		t.Fatal("another map is baked")
	}
	finish()
	one := painted(first, 3, rules.GroundWoods)
	look(one)
	if m := <-e.begun; m != one {
		t.Fatal("what is painted waits")
	}
	if !b.bakes.ready() || b.Drawing() {
		t.Error("the old picture is taken away meanwhile")
	}
	two := painted(one, 4, rules.GroundWoods)
	three := painted(two, 5, rules.GroundWoods)
	look(two)
	look(three)
	if len(e.begun) != 0 {
		t.Fatal("two pictures are painted at the same time")
	}
	finish()
	if m := <-e.begun; m != three {
		t.Error("the last state is not what is baked next")
	}
	finish()
	again := *three
	look(&again)
	look(painted(three, 5, rules.GroundWoods))
	if len(e.begun) != 0 || b.Tick(now) != never {
		t.Error("the same ground is baked again")
	}
	b.ZoomAt(300, 300, 5)
	b.Look(b.Map, b.Port, paint.Rect{}, 1)
	was := b.bakes.cell
	look(painted(three, 6, rules.GroundTown))
	<-e.begun
	if b.bakes.doing != was {
		t.Error("what is painted during a zoom waits for its end")
	}
	finish()
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

func TestOnlyWhatChangesOfTheGroundIsCopied(t *testing.T) {
	b := squares()
	spots := 0
	b.Bakes(func(_ context.Context, m *rules.Map, _ float32) *image.RGBA {
		img := image.NewRGBA(image.Rect(0, 0, 90, 90))
		spots = 0
		for i, c := range m.Cells {
			if c.Ground == rules.GroundTown {
				spots++
				img.SetRGBA(10+i, 40+i%7, color.RGBA{A: 255})
				img.SetRGBA(12+i, 43+i%7, color.RGBA{A: 255})
			}
		}
		return img
	})
	now := 1000.
	settle := func(m *rules.Map) *paint.Pic {
		b.Look(m, b.Port, paint.Rect{}, 1)
		for ; b.Tick(now) >= 0; now += 20 {
			runtime.Gosched()
		}
		p := b.Store.Get(mapKey)
		b.Store.Taken(mapKey, p.Rev)
		return p
	}
	settle(b.Map)
	one := painted(b.Map, 3, rules.GroundTown)
	first := settle(one)
	second := settle(painted(one, 8, rules.GroundTown))
	if want := image.Rect(18, 41, 21, 45); spots != 2 || second.Since != first.Rev || second.Box != want {
		t.Errorf("with %d spots the box %v of the picture %d is copied, want %v of %d", spots, second.Box, second.Since, want, first.Rev)
	}
	if settle(one).Box != second.Box {
		t.Error("what is taken back is not copied")
	}
	b.ZoomAt(300, 300, 5)
	b.Look(b.Map, b.Port, paint.Rect{}, 1)
	b.Tick(now)
	other := *one
	other.ID = "another"
	if settle(&other).Since != 0 {
		t.Error("the ground of another map is told as a change")
	}
}
