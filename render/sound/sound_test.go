package sound_test

import (
	"math"
	"math/cmplx"
	"slices"
	"testing"

	"gonum.org/v1/gonum/dsp/fourier"

	"grognard/render/sound"
)

// each runs a test on every variant of every sound.
func each(t *testing.T, test func(t *testing.T, name string, s []float32)) {
	t.Helper()
	n := 0
	for _, name := range sound.Names() {
		for v := range sound.Variants(name) {
			n++
			test(t, name, sound.Make(name, v))
		}
	}
	if n < 50 {
		t.Errorf("only %d variants are made", n)
	}
}

func peakOf(s []float32) (loud float64) {
	for _, x := range s {
		loud = max(loud, math.Abs(float64(x)))
	}
	return loud
}

// The longest that each may take, in seconds: others 1.2.
var longest = map[string]float64{
	sound.Click: .06, sound.Select: .1, sound.Die: .25, sound.Refused: .3, sound.Answer: .2, sound.Place: .2, sound.Card: .3,
	sound.Gun: 1.8, sound.Charge: 1.3, sound.Victory: 4, sound.Defeat: 3,
}

func TestSoundsAreAsLongAndAsLoudAsTheyMayBe(t *testing.T) {
	each(t, func(t *testing.T, name string, s []float32) {
		most, ok := longest[name]
		if !ok {
			most = 1.2
		}
		if long := float64(len(s)) / sound.Rate; long > most || long < .03 {
			t.Errorf("%s takes %.2f s of %.2f", name, long, most)
		}
		if loud := peakOf(s); loud > math.Pow(10, -1./20) || loud < .1 {
			t.Errorf("%s has a peak of %.3f", name, loud)
		}
		sum := 0.0
		for _, x := range s {
			sum += float64(x)
		}
		if dc := math.Abs(sum) / float64(len(s)); dc > .001 {
			t.Errorf("%s lies %.4f beside the middle", name, dc)
		}
	})
}

// What is heard of a thing begins with it: a tenth of the peak is reached within 5 ms, in
// notes that are blown within 15.
func TestSoundsBeginAtOnceAndEndInSilence(t *testing.T) {
	each(t, func(t *testing.T, name string, s []float32) {
		loud := peakOf(s)
		within := .005
		switch name {
		case sound.Charge, sound.Victory: // notes that are blown
			within = .015
		}
		on := slices.IndexFunc(s, func(x float32) bool { return math.Abs(float64(x)) > .1*loud })
		if at := float64(on) / sound.Rate; on < 0 || at > within {
			t.Errorf("%s begins after %.1f ms", name, 1000*at)
		}
		if end := peakOf(s[len(s)-48:]); end > .003 || s[0] != 0 {
			t.Errorf("%s ends at %.4f and begins at %.4f", name, end, s[0])
		}
	})
}

func TestTheSameSoundIsMadeAgain(t *testing.T) {
	for _, name := range []string{sound.Die, sound.Volley} {
		if !slices.Equal(sound.Make(name, 1), sound.Make(name, 1)) {
			t.Errorf("%s differs from itself", name)
		}
		if slices.Equal(sound.Make(name, 0), sound.Make(name, 1)) {
			t.Errorf("the variants of %s are one", name)
		}
	}
	if sound.Make("thunder", 0) != nil || sound.Make(sound.Die, 99) != nil || sound.Variants("thunder") != 0 {
		t.Error("a sound is made that there is not")
	}
}

// power is the energy of samples by frequency, in bands of a third of an octave from 20 Hz on.
func power(s []float32) (bands [30]float64) {
	const n = 1 << 17
	buf := make([]float64, n)
	for i := 0; i < len(s) && i < n; i++ {
		buf[i] = float64(s[i])
	}
	for i, c := range fourier.NewFFT(n).Coefficients(nil, buf) {
		hz := float64(i) * sound.Rate / n
		if b := int(3 * math.Log2(hz/20)); hz >= 20 && b < len(bands) {
			bands[b] += cmplx.Abs(c) * cmplx.Abs(c)
		}
	}
	return bands
}

// middle is the frequency in Hz below which half the energy lies.
func middle(s []float32) float64 {
	bands := power(s)
	sum, half := 0.0, 0.0
	for _, p := range bands {
		sum += p
	}
	for b, p := range bands {
		if half += p; half >= sum/2 {
			return 20 * math.Pow(2, (float64(b)+.5)/3)
		}
	}
	return 0
}

func TestWhatIsHeavySoundsDeep(t *testing.T) {
	order := []string{sound.Gun, sound.Horse, sound.Drum, sound.Volley, sound.Card}
	last := 0.0
	for _, name := range order {
		sum := 0.0
		for v := range sound.Variants(name) {
			sum += math.Log(middle(sound.Make(name, v)))
		}
		hz := math.Exp(sum / float64(sound.Variants(name)))
		if hz <= last {
			t.Errorf("%s lies at %.0f Hz, no higher than the one before in %v", name, hz, order)
		}
		last = hz
	}
	if a, b := middle(sound.Make(sound.Fall, 0)), middle(sound.Make(sound.Block, 0)); a >= b {
		t.Errorf("a unit falls at %.0f Hz, a block at %.0f", a, b)
	}
	if a, b := middle(sound.Make(sound.Block, 0)), middle(sound.Make(sound.Die, 0)); a >= b {
		t.Errorf("a block lies at %.0f Hz, a die at %.0f", a, b)
	}
	if a, b := middle(sound.Make(sound.Refused, 0)), middle(sound.Make(sound.Click, 0)); 4*a >= b {
		t.Errorf("a refusal lies at %.0f Hz, a click at %.0f", a, b)
	}
}

// share is how alike two sounds are in their frequencies, 0 to 1.
func share(a, b [30]float64) float64 {
	sa, sb, both := 0.0, 0.0, 0.0
	for i := range a {
		sa += a[i]
		sb += b[i]
	}
	for i := range a {
		both += min(a[i]/sa, b[i]/sb)
	}
	return both
}

// No two sounds of one length are alike: they differ in pitch or in how they run.
func TestNoTwoSoundsAreAlike(t *testing.T) {
	type print struct {
		power [30]float64
		run   [12]float64 // loudness over time
		long  int
	}
	prints := map[string]print{}
	for _, name := range sound.Names() {
		s := sound.Make(name, 0)
		p := print{power: power(s), long: len(s)}
		for i, x := range s {
			p.run[i*len(p.run)/len(s)] += float64(x * x)
		}
		prints[name] = p
	}
	for a, p := range prints {
		for b, q := range prints {
			if a >= b || p.long*2 < q.long || q.long*2 < p.long {
				continue
			}
			sp, sq, both := 0.0, 0.0, 0.0
			for i := range p.run {
				sp, sq = sp+p.run[i], sq+q.run[i]
			}
			for i := range p.run {
				both += min(p.run[i]/sp, q.run[i]/sq)
			}
			if alike := share(p.power, q.power); alike > .8 && both > .8 {
				t.Errorf("%s and %s share %.0f%% of their pitch and %.0f%% of their course", a, b, 100*alike, 100*both)
			}
		}
	}
}

// bursts counts where a sound that is soft becomes loud; between two it has to be soft for so
// many seconds.
func bursts(s []float32, gap float64) (n int) {
	loud, slow := peakOf(s), 0.0
	over := false
	for _, x := range s {
		slow = max(math.Abs(float64(x)), slow*math.Exp(-2/gap/sound.Rate))
		switch {
		case !over && slow > .5*loud:
			over = true
			n++
		case over && slow < .15*loud:
			over = false
		}
	}
	return n
}

// The beats of a march and the bounces of dice are heard one by one, a shot is one.
func TestBeatsAreHeardOneByOne(t *testing.T) {
	for _, c := range []struct {
		name        string
		gap         float64
		least, most int
	}{{sound.Foot, .05, 2, 4}, {sound.Gun, .1, 1, 1}, {sound.Throw, .015, 3, 12}, {sound.Assault, .05, 3, 9}, {sound.Card, .05, 1, 1}} {
		for v := range sound.Variants(c.name) {
			if n := bursts(sound.Make(c.name, v), c.gap); n < c.least || n > c.most {
				t.Errorf("%s %d: %d beats, not %d to %d", c.name, v, n, c.least, c.most)
			}
		}
	}
}

func TestAmbienceHasNoSeam(t *testing.T) {
	for _, name := range []string{sound.Field, sound.Battle} {
		left, right := sound.Loop(name)
		if len(left) != len(right) || len(left) < 10*sound.Rate {
			t.Fatalf("%s: %d and %d samples", name, len(left), len(right))
		}
		if slices.Equal(left, right) {
			t.Errorf("%s: both ears hear one thing", name)
		}
		for side, all := range [][]float32{left, right} {
			step := func(i int) float64 { return math.Abs(float64(all[i%len(all)] - all[(i+len(all)-1)%len(all)])) }
			usual := 0.0
			for i := range all {
				usual = max(usual, step(i))
			}
			if seam := step(0); seam > .6*usual {
				t.Errorf("%s %d: a step of %.4f at the seam, at most %.4f elsewhere", name, side, seam, usual)
			}
			rms := func(from int) float64 {
				sum := 0.0
				for i := range sound.Rate {
					x := float64(all[(from+i)%len(all)])
					sum += x * x
				}
				return math.Sqrt(sum / sound.Rate)
			}
			before, over := rms(len(all)-sound.Rate), rms(len(all)-sound.Rate/2)
			if r := over / before; r < .6 || r > 1.6 {
				t.Errorf("%s %d: %.2f times as loud over the seam", name, side, r)
			}
			if all := rms(0); all < .005 || peakOf(left) > .5 {
				t.Errorf("%s %d: loudness %.4f, peak %.2f", name, side, all, peakOf(left))
			}
		}
	}
	if l, r := sound.Loop("sea"); l != nil || r != nil {
		t.Error("there is an ambience of the sea")
	}
}
