package sheet

import (
	"testing"

	"grognard/render/paint"
)

// seeing is a sheet that regards the zooms one after the other, a frame each.
func seeing(calm bool, zooms ...float32) *Sheet {
	s := &Sheet{Store: &paint.Store{}}
	for _, z := range zooms {
		s.Zoom = z
		s.Regard(calm)
	}
	return s
}

func TestALevelIsKeptUntilTheZoomIsFourPercentBelow(t *testing.T) {
	for _, x := range []struct {
		zooms []float32
		taken float32
	}{
		{[]float32{100}, 100},
		{[]float32{90, 100}, 100},               // nearer: at once
		{[]float32{100, 97}, 100},               // a little farther: as it was
		{[]float32{100, 97, 99, 96.2}, 100},     // for as long as that is so
		{[]float32{100, 90}, 90 * 1.04},         // and no longer
		{[]float32{100, 50, 51}, 50 * 1.04},     // a little nearer again: nothing changes
		{[]float32{100, 50, 60, 55}, 1.04 * 55}, // 57.2
	} {
		s := seeing(true, x.zooms...)
		now, before := s.Near()
		if got := now * s.Zoom; abs(got-x.taken) > .01 || now != before {
			t.Errorf("%v: taken for %g, and for %g before; want %g", x.zooms, got, before*s.Zoom, x.taken)
		}
	}
}

func TestALevelFadesIntoTheNext(t *testing.T) {
	s := seeing(false, 40, 80)
	now, before := s.Near()
	if now != 1 || before != .5 {
		t.Fatalf("taken for %g, before for %g", now, before)
	}
	if left := s.Change(); left != 1 {
		t.Errorf("%g of the old level is left at once", left)
	}
	for _, x := range []struct{ at, left float64 }{{30, .75}, {60, .5}, {119, 1. / 120}} {
		if wake := s.Tick(x.at); wake != 0 {
			t.Errorf("after %g ms no frame is asked for", x.at)
		}
		s.Regard(false)
		if _, before = s.Near(); before != .5 {
			t.Errorf("after %g ms the old level is forgotten", x.at)
		}
		if left := float64(s.Change()); left < x.left-.01 || left > x.left+.01 {
			t.Errorf("after %g ms %g of the old level is left, want %g", x.at, left, x.left)
		}
	}
	s.Tick(120)
	s.Regard(false)
	if now, before = s.Near(); now != before {
		t.Error("the change does not end")
	}
	if s.Tick(140) == 0 {
		t.Error("frames are asked for without end")
	}
}

func TestWithReducedMotionALevelChangesAtOnce(t *testing.T) {
	s := seeing(true, 40, 80)
	if now, before := s.Near(); now != before {
		t.Error("the old level is still seen")
	}
}

func TestAnotherMapBeginsAtItsOwnZoom(t *testing.T) {
	s := seeing(false, 40)
	s.lens.near = 0 // as Look does
	s.Zoom = 80
	s.Regard(false)
	if now, before := s.Near(); now != 1 || before != 1 {
		t.Errorf("taken for %g, before for %g", now, before)
	}
}
