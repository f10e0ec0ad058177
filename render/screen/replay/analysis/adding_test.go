package analysis

import (
	"math"
	"slices"
	"testing"
)

// What is read of decisions and luck adds up to the change of the chance that is read, and each number is one of
// the two that it lies between.
func TestPartsAddUpToTheChange(t *testing.T) {
	for _, k := range []struct {
		whole int
		parts []float64
		want  []int
	}{
		{7, []float64{-.0702, .0386, .1064}, []int{-7, 4, 10}},
		{-4, []float64{-.363, .157, .151}, []int{-36, 16, 16}},
		{-48, []float64{.359, -.4245, -.414}, []int{36, -43, -41}},
		{-8, []float64{.004, -.084}, []int{0, -8}},
	} {
		got := adding(k.whole, k.parts...)
		sum := 0
		for i, n := range got {
			sum += n
			if math.Abs(float64(n)-100*k.parts[i]) >= 1 {
				t.Errorf("%v: %d is written for %.3f", k.parts, n, k.parts[i])
			}
		}
		if sum != k.whole || !slices.Equal(got, k.want) {
			t.Errorf("%v are written as %v, want %v, in all %d", k.parts, got, k.want, k.whole)
		}
	}
}
