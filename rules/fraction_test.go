package rules

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"
)

func TestPartsAreExactHoweverLongTheyGrow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		number := rapid.Uint64Range(1, 1<<rapid.IntRange(1, 40).Draw(t, "bits"))
		draw := func() (fraction, *big.Rat) {
			x, want := fraction{1, 1, nil}, big.NewRat(1, 1)
			for range rapid.IntRange(0, 6).Draw(t, "factors") {
				n, of := number.Draw(t, "n"), number.Draw(t, "of")
				x.times(n, of)
				want.Mul(want, new(big.Rat).SetFrac(new(big.Int).SetUint64(n), new(big.Int).SetUint64(of)))
			}
			return x, want
		}
		x, want := draw()
		y, more := draw()
		kept := x
		x.plus(y)
		if want.Cmp(kept.rat()) != 0 || more.Cmp(y.rat()) != 0 {
			t.Fatalf("products %v and %v, want %v and %v", kept.rat(), y.rat(), want, more)
		}
		if want.Add(want, more); want.Cmp(x.rat()) != 0 {
			t.Fatalf("sum %v, want %v", x.rat(), want)
		}
	})
}
