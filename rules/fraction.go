package rules

import (
	"math/big"
	"math/bits"
)

// fraction is a fraction in its lowest terms: of two numbers as long as these
// suffice, then a Rat, which is never written over.
type fraction struct {
	num, of uint64
	big     *big.Rat
}

// times multiplies the fraction by n/of.
func (x *fraction) times(n, of uint64) {
	if x.big == nil {
		a, b := divisor(x.num, of), divisor(n, x.of)
		up, num := bits.Mul64(x.num/a, n/b)
		over, den := bits.Mul64(x.of/b, of/a)
		if up == 0 && over == 0 {
			x.num, x.of = num, den
			return
		}
	}
	x.big = new(big.Rat).Mul(x.rat(), fraction{n, of, nil}.rat())
}

// plus adds another fraction.
func (x *fraction) plus(y fraction) {
	if x.big == nil && y.big == nil {
		g := divisor(x.of, y.of)
		up1, a := bits.Mul64(x.num, y.of/g)
		up2, b := bits.Mul64(y.num, x.of/g)
		over, den := bits.Mul64(x.of, y.of/g)
		if num, carry := bits.Add64(a, b, 0); up1|up2|over|carry == 0 {
			g = divisor(num, den)
			x.num, x.of = num/g, den/g
			return
		}
	}
	x.big = new(big.Rat).Add(x.rat(), y.rat())
}

// divisor is the greatest common divisor of two numbers that are not both 0.
func divisor(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// rat returns the fraction for the caller to keep.
func (x fraction) rat() *big.Rat {
	if x.big != nil {
		return new(big.Rat).Set(x.big)
	}
	return new(big.Rat).SetFrac(new(big.Int).SetUint64(x.num), new(big.Int).SetUint64(x.of))
}
