package plane

import "testing"

func TestNumbersOfTheLedger(t *testing.T) {
	t.Run("ME-30.7 a way turned by 30 degrees uses the table of sines", func(t *testing.T) {
		for cents, want := range map[int]Vec{0: {0, 10000}, 3000: {5000, 8660}, 9000: {10000, 0}, 12000: {8660, -5000}, 21000: {-5000, -8660}, 30000: {-8660, 5000}} {
			if got := Turned(cents, 0, 10000); got != want {
				t.Errorf("%d cents: %v, want %v", cents, got, want)
			}
		}
	})
	t.Run("ME-30.8 mirrored ways stay mirrored where halves are rounded", func(t *testing.T) {
		for n := int64(1); n < 20; n++ {
			right, left := Turned(3000, 0, n), Turned(33000, 0, n)
			if right.X != -left.X || right.Y != left.Y || right.X != (n+1)/2 {
				t.Errorf("%d mils: %v and %v", n, right, left)
			}
		}
	})
	t.Run("ME-30.10 distances too great for 64 bits when squared are still exact", func(t *testing.T) {
		a, b := Vec{0, 0}, Vec{72000, 48000}
		if !Nearer(Vec{36002, 23997}, a, b, 4) || Nearer(Vec{36002, 23997}, a, b, 3) {
			t.Error("the distance is 3.606 mils")
		}
		if s := ToSegment(Vec{48000, 72000}, Vec{0, 0}, Vec{72000, 0}); s != (Span{72000, 72000}) {
			t.Errorf("span %v", s)
		}
	})
}
