package tabletop

import "testing"

func TestAnOutlineThatRunsOffTheTableIsCutOffAtItsEdge(t *testing.T) {
	square := []xy{{-5, 2}, {5, 2}, {5, 8}, {-5, 8}}
	got := cutAt(nil, square, func(p xy) float32 { return p.X })
	if len(got) != 4 {
		t.Fatalf("%v is left", got)
	}
	for _, p := range got {
		if p.X < 0 || p.Y < 2 || p.Y > 8 {
			t.Errorf("%v lies beyond the edge", p)
		}
	}
	if got := cutAt(nil, square, func(p xy) float32 { return -p.X - 6 }); len(got) != 0 {
		t.Errorf("of an outline that lies beyond the edge %v is left", got)
	}
}

func TestAPlaceWithinAnOutlineIsTold(t *testing.T) {
	square := []xy{{0, 0}, {10, 0}, {10, 10}, {0, 10}}
	if !holds(square, xy{5, 5}) || holds(square, xy{15, 5}) {
		t.Error("inside and outside are not told apart")
	}
}
