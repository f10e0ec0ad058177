package odds

import (
	"fmt"
	"math/big"
)

// Percent writes the share of a row with one decimal, "23.4". Those of the
// rows of a card add to 100.0.
func (r Row) Percent() string { return fmt.Sprintf("%d.%d", r.Tenths/10, r.Tenths%10) }

// Fraction writes the exact chance of a row, "15/64", "1" or "0".
func (r Row) Fraction() string { return Fraction(r.Chance) }

// Fraction writes an exact number: "15/64", or "2" where nothing is left over.
func Fraction(x *big.Rat) string {
	if x.IsInt() {
		return x.Num().String()
	}
	return x.RatString()
}

// Percent writes an exact chance as a percentage with one decimal.
func Percent(x *big.Rat) string {
	return new(big.Rat).Mul(x, big.NewRat(100, 1)).FloatString(1)
}

// Number writes an exact number with two decimals, "0.75".
func Number(x *big.Rat) string { return x.FloatString(2) }
