package lens

import "testing"

// Nothing that may fail is called certain, and nothing that may happen impossible.
func TestWholePercentOfAlmostNothingAndAlmostAll(t *testing.T) {
	for x, want := range map[float64]int{0: 0, .001: 1, .124: 12, .75: 75, .996: 99, 1: 100} {
		if got := whole(x); got != want {
			t.Errorf("%v is %d%%, want %d%%", x, got, want)
		}
	}
}
