package weigh

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// Longer is by how many turns a game of one battle is longer than one of another, on average.
type Longer struct {
	Is float64
	Interval
	Sure  bool // it is more than chance: 0 lies outside of the interval
	Known bool // else there are too few games to tell
}

// longer compares the lengths of the games of two battles: so many times in a hundred the
// interval holds the truth.
func longer(a, b *Report, confidence float64) Longer {
	x, y := a.sample(), b.sample()
	if x.n < 2 || y.n < 2 {
		return Longer{}
	}
	l := Longer{Is: x.mean - y.mean, Interval: welch(x, y, confidence), Known: true}
	l.Sure = !l.holds(0)
	return l
}

// sample is what is known of numbers that were drawn.
type sample struct{ n, mean, variance float64 }

// sample is the turns in which games ended.
func (r *Report) sample() (s sample) {
	sum, squares := 0.0, 0.0
	for _, b := range r.Length {
		n, t := float64(len(b.Seeds)), float64(b.Turn)
		s.n, sum, squares = s.n+n, sum+n*t, squares+n*t*t
	}
	if s.n == 0 {
		return s
	}
	s.mean = sum / s.n
	s.variance = max(0, squares-sum*s.mean) / max(1, s.n-1)
	return s
}

// welch is the interval of the difference of two means, the first less the second, after Welch
// (Student's t, with the degrees of freedom after Satterthwaite): the battles need not vary
// alike, and from 24 games on it matters little that turns are whole numbers.
func welch(x, y sample, confidence float64) Interval {
	u, v := x.variance/x.n, y.variance/y.n
	d := x.mean - y.mean
	if u+v == 0 {
		return Interval{d, d}
	}
	free := (u + v) * (u + v) / (u*u/(x.n-1) + v*v/(y.n-1))
	half := student(confidence, free) * math.Sqrt(u+v)
	return Interval{d - half, d + half}
}

// student is how far to either side of the middle of Student's distribution one has to go to
// have so large a part of it.
func student(part, free float64) float64 {
	return distuv.StudentsT{Sigma: 1, Nu: free}.Quantile((1 + part) / 2)
}
