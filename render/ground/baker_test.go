package ground

import (
	"bytes"
	"context"
	"image"
	"slices"
	"testing"

	"grognard/rules"
)

// altered is a map of its own with another ground in one cell.
func altered(m *rules.Map, cell int, g rules.Ground) *rules.Map {
	n := *m
	n.Cells = slices.Clone(m.Cells)
	n.Cells[cell].Ground = g
	return &n
}

func TestABakerOfEditedMapsPaintsWhatChangesIntoItsLastPicture(t *testing.T) {
	ctx := context.Background()
	bake := Baker(Options{Edited: true})
	m := reference()
	first := bake(ctx, m, 40)
	again := *m
	if bake(ctx, &again, 40) != first {
		t.Error("the same ground is painted again")
	}
	now := altered(m, 20, rules.GroundTown)
	second := bake(ctx, now, 40)
	if want := bakeOf(t, now); second == first || !bytes.Equal(second.Pix, want.Pix) {
		t.Error("the picture is not that of the changed map")
	}
	if want := bakeOf(t, m); !bytes.Equal(first.Pix, want.Pix) {
		t.Error("the old picture, which may still be shown, has changed")
	}
	if small := bake(ctx, now, 25); small.Rect == second.Rect {
		t.Error("the picture of another size is the last one")
	}
	other := altered(m, 20, rules.GroundTown)
	other.ID = "another"
	if want := bakeOf(t, other); !bytes.Equal(bake(ctx, other, 40).Pix, want.Pix) {
		t.Error("the picture of another map is painted into the last one")
	}
	ended, stop := context.WithCancel(ctx)
	stop()
	if bake(ended, altered(now, 30, rules.GroundWoods), 40) != nil {
		t.Error("an ended context gives a picture")
	}
	if bake(ctx, now, 40) != second {
		t.Error("what was not finished is remembered")
	}
	plain := Baker(Options{})
	if one, two := plain(ctx, m, 40), plain(ctx, m, 40); one == two {
		t.Error("pictures of maps that nobody edits are kept")
	}
}

func bakeOf(t *testing.T, m *rules.Map) *image.RGBA { return bake(t, m, Options{Cell: 40}) }

func TestOnlyTheLastPicturesAreKept(t *testing.T) {
	var k memory
	for i := range 5 {
		k.keep(print{reference(), float32(40 + i), bake(t, reference(), Options{Cell: float32(40 + i)})})
	}
	if len(k.all) != mostKept || k.find(reference(), 44).img == nil || k.find(reference(), 40).img != nil {
		t.Errorf("%d pictures are kept", len(k.all))
	}
	k.keep(print{reference(), 20, bake(t, reference(), Options{Cell: 20})})
	if k.find(reference(), 20).img != nil {
		t.Error("a small picture drives out a large one")
	}
}

func TestMapsAreTheSameIfTheirGroundIs(t *testing.T) {
	for name, change := range map[string]func(*rules.Map){
		"ground": func(m *rules.Map) { m.Cells[3].Ground = rules.GroundTown },
		"height": func(m *rules.Map) { m.Cells[3].Level = 1 },
		"label":  func(m *rules.Map) { m.Cells[3].Label = "x" },
		"line":   func(m *rules.Map) { m.Lines = m.Lines[1:] },
		"course": func(m *rules.Map) {
			m.Lines = slices.Clone(m.Lines)
			m.Lines[0].Cells = m.Lines[0].Cells[2:]
		},
		"points": func(m *rules.Map) {
			m.Lines = slices.Clone(m.Lines)
			m.Lines[0].Pts = []rules.Point{{X: 1}}
		},
		"kind": func(m *rules.Map) {
			m.Lines = slices.Clone(m.Lines)
			m.Lines[0].Kind = rules.LineRoad
		},
		"border": func(m *rules.Map) {
			m.Lines = slices.Clone(m.Lines)
			m.Lines[0].Border = false
		},
		"area":    func(m *rules.Map) { m.Areas = []rules.Area{{Kind: rules.AreaWood}} },
		"seed":    func(m *rules.Map) { m.ID = "x" },
		"columns": func(m *rules.Map) { m.Cols++ },
		"rows":    func(m *rules.Map) { m.Rows++ },
		"width":   func(m *rules.Map) { m.Width++ },
		"height2": func(m *rules.Map) { m.Height++ },
		"unit":    func(m *rules.Map) { m.Unit++ },
		"shape":   func(m *rules.Map) { m.Shape = rules.Hexes },
	} {
		m := altered(reference(), 0, rules.GroundOpen)
		if !Same(m, reference()) {
			t.Fatal("two copies of one map are not the same")
		}
		if change(m); Same(m, reference()) {
			t.Errorf("with another %s the map is the same", name)
		}
	}
	a, b := reference(), reference()
	area := rules.Area{Kind: rules.AreaObjective, Label: "x", Side: rules.First}
	a.Areas = []rules.Area{area}
	area.Side = rules.Second
	b.Areas = []rules.Area{area}
	if !Same(a, b) || Same(a, nil) || !Same(nil, nil) {
		t.Error("whose an objective is does not show on the ground")
	}
	for _, change := range []func(*rules.Area){
		func(a *rules.Area) { a.Label = "y" }, func(a *rules.Area) { a.Kind = rules.AreaTown },
		func(a *rules.Area) { a.Pts = []rules.Point{{X: 1}} }, func(a *rules.Area) { a.Cells = []rules.Ref{1} },
	} {
		c := area
		if change(&c); sameArea(area, c) {
			t.Errorf("%+v is %+v", c, area)
		}
	}
}
