package weigh

import "math"

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
	// outside of t lies I(free / (free + t²); free/2, 1/2)
	low, high := 0.0, 1.0
	outside := func(t float64) float64 { return beta(free/(free+t*t), free/2, 0.5) }
	for outside(high) > 1-part {
		high *= 2
	}
	for range 100 {
		if mid := (low + high) / 2; outside(mid) > 1-part {
			low = mid
		} else {
			high = mid
		}
	}
	return high
}

// beta is the regularized incomplete beta function, by its continued fraction (Lentz).
func beta(x, a, b float64) float64 {
	if x <= 0 || x >= 1 {
		return max(0, min(1, x))
	}
	if x > (a+1)/(a+b+2) {
		return 1 - beta(1-x, b, a)
	}
	ga, _ := math.Lgamma(a)
	gb, _ := math.Lgamma(b)
	gab, _ := math.Lgamma(a + b)
	front := math.Exp(gab-ga-gb+a*math.Log(x)+b*math.Log(1-x)) / a
	const tiny = 1e-300
	away := func(n float64) float64 {
		if math.Abs(n) < tiny {
			return tiny
		}
		return n
	}
	f, c, d := 1.0, 1.0, 0.0
	for i := range 1000 {
		m := float64(i / 2)
		term := 1.0
		switch {
		case i > 0 && i%2 == 0:
			term = m * (b - m) * x / ((a + 2*m - 1) * (a + 2*m))
		case i > 0:
			term = -(a + m) * (a + b + m) * x / ((a + 2*m) * (a + 2*m + 1))
		}
		d = 1 / away(1+term*d)
		c = away(1 + term/c)
		f *= c * d
		if math.Abs(c*d-1) < 1e-14 {
			break
		}
	}
	return front * (f - 1)
}
