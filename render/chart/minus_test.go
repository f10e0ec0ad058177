package chart

import "testing"

// The scale of points that fall below nothing has a minus.
func TestTheScaleBelowNothingHasAMinus(t *testing.T) {
	for n, want := range map[int]string{-2: "−2", 0: "0", 7: "7", 1200: "1200"} {
		if got := number(n); got != want {
			t.Errorf("%d is written %q", n, got)
		}
	}
}
