package weigh

import (
	"math"
)

// confidence is how often an interval holds the truth.
const confidence = 0.95

// quantile is how many standard deviations on either side of the mean hold so large a part of
// the normal distribution.
func quantile(part float64) float64 { return math.Sqrt2 * math.Erfinv(part) }

// Wilson is the interval of a share that was k of n, 95 times in a hundred.
func Wilson(k, n int) Interval { return wilson(float64(k), float64(n), quantile(confidence)) }

// WilsonOf is the interval of a share that was seen in so many trials, which need be no whole
// number.
func WilsonOf(share, n float64) Interval { return wilson(share*n, n, quantile(confidence)) }

func wilson(k, n, z float64) Interval {
	if n == 0 {
		return Interval{0, 1}
	}
	p, zz := k/n, z*z
	middle := (p + zz/(2*n)) / (1 + zz/n)
	half := z / (1 + zz/n) * math.Sqrt(p*(1-p)/n+zz/(4*n*n))
	return Interval{max(0, middle-half), min(1, middle+half)}
}

// newcombe is the interval of the difference of two shares, the first less the second, by
// Newcombe's method 10: from the intervals of both after Wilson.
func newcombe(k1, n1, k2, n2, z float64) Interval {
	if n1 == 0 || n2 == 0 {
		return Interval{-1, 1}
	}
	a, b := wilson(k1, n1, z), wilson(k2, n2, z)
	p1, p2 := k1/n1, k2/n2
	return Interval{
		Low:  p1 - p2 - math.Hypot(p1-a.Low, b.High-p2),
		High: p1 - p2 + math.Hypot(a.High-p1, p2-b.Low),
	}
}

// holds reports whether a number lies within.
func (i Interval) holds(x float64) bool { return i.Low <= x && x <= i.High }
