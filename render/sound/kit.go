package sound

import (
	"hash/fnv"
	"math"
	"math/rand/v2"
)

// kit is what sounds are made with: chance of their own, and the bodies and filters below.
type kit struct{ *rand.Rand }

func newKit(name string, v int) *kit {
	h := fnv.New64a()
	h.Write([]byte(name))
	return &kit{rand.New(rand.NewPCG(h.Sum64(), uint64(v)))}
}

// samples is how many a time in seconds takes.
func samples(seconds float64) int { return int(seconds * Rate) }

// silence is room for so many seconds.
func silence(seconds float64) []float64 { return make([]float64, samples(seconds)) }

// between draws a number.
func (k *kit) between(low, high float64) float64 { return low + (high-low)*k.Float64() }

// noise is white noise from -1 to 1.
func (k *kit) noise(seconds float64) []float64 {
	all := silence(seconds)
	for i := range all {
		all[i] = 2*k.Float64() - 1
	}
	return all
}

// burst is noise that begins at once and dies away: after fade seconds a third of it is left.
func (k *kit) burst(fade float64) []float64 {
	all := k.noise(8 * fade)
	decay(all, fade)
	return all
}

// decay has samples die away: after fade seconds a third is left.
func decay(all []float64, fade float64) {
	step, g := math.Exp(-1/(fade*Rate)), 1.0
	for i := range all {
		all[i] *= g
		g *= step
	}
}

// mode is one of the ways in which a body that is struck swings.
type mode struct {
	hertz float64
	fade  float64 // seconds until a third is left
	gain  float64
}

// strike adds a body's modes from a moment on, each a little out of tune, as hands are.
func (k *kit) strike(all []float64, at, gain float64, body ...mode) {
	for _, m := range body {
		hertz, fade := m.hertz*k.between(.97, 1.03), m.fade*k.between(.85, 1.15)
		ring(all, at, hertz, fade, gain*m.gain*k.between(.8, 1.2))
	}
}

// ring adds a tone that dies away. It begins at zero, so that it does not crack.
func ring(all []float64, at, hertz, fade, gain float64) {
	step, turn := math.Exp(-1/(fade*Rate)), 2*math.Pi*hertz/Rate
	from := samples(at)
	for i := from; i < min(len(all), from+samples(8*fade)); i++ {
		all[i] += gain * math.Sin(turn*float64(i-from))
		gain *= step
	}
}

// add adds samples from a moment on, as far as there is room.
func add(all []float64, at float64, part []float64, gain float64) {
	from := samples(at)
	for i := 0; i < len(part) && from+i < len(all); i++ {
		if from+i >= 0 {
			all[from+i] += gain * part[i]
		}
	}
}

// swell has samples rise and fall: in for so many seconds, out for the rest.
func swell(all []float64, in float64) {
	n := min(len(all), max(1, samples(in)))
	for i := range all {
		u := float64(i) / float64(n)
		if i >= n {
			u = 1 - float64(i-n)/float64(max(1, len(all)-n))
		}
		all[i] *= math.Sin(u*math.Pi/2) * math.Sin(u*math.Pi/2)
	}
}

// filter is a filter of second order, as in Bristow-Johnson's cookbook.
type filter struct {
	a1, a2, b0, b1, b2 float64
	x1, x2, y1, y2     float64
}

// tune sets the filter; what it holds stays, so that a filter may move.
func (f *filter) tune(b0, b1, b2, a0, a1, a2 float64) {
	f.b0, f.b1, f.b2, f.a1, f.a2 = b0/a0, b1/a0, b2/a0, a1/a0, a2/a0
}

func corner(hertz, q float64) (cos, alpha float64) {
	w := 2 * math.Pi * min(hertz, Rate*.45) / Rate
	return math.Cos(w), math.Sin(w) / (2 * q)
}

func (f *filter) low(hertz, q float64) {
	c, a := corner(hertz, q)
	f.tune((1-c)/2, 1-c, (1-c)/2, 1+a, -2*c, 1-a)
}

func (f *filter) high(hertz, q float64) {
	c, a := corner(hertz, q)
	f.tune((1+c)/2, -1-c, (1+c)/2, 1+a, -2*c, 1-a)
}

func (f *filter) band(hertz, q float64) {
	c, a := corner(hertz, q)
	f.tune(a, 0, -a, 1+a, -2*c, 1-a)
}

// next filters one sample.
func (f *filter) next(x float64) float64 {
	y := f.b0*x + f.b1*f.x1 + f.b2*f.x2 - f.a1*f.y1 - f.a2*f.y2
	f.x2, f.x1, f.y2, f.y1 = f.x1, x, f.y1, y
	return y
}

// flat is the steepness of a filter that rings as little as can be.
const flat = .7071

func lowpass(all []float64, hertz float64) []float64 {
	var f filter
	f.low(hertz, flat)
	return through(all, &f)
}

func highpass(all []float64, hertz float64) []float64 {
	var f filter
	f.high(hertz, flat)
	return through(all, &f)
}

func bandpass(all []float64, hertz, q float64) []float64 {
	var f filter
	f.band(hertz, q)
	return through(all, &f)
}

func through(all []float64, f *filter) []float64 {
	for i, x := range all {
		all[i] = f.next(x)
	}
	return all
}

// sweep filters a band whose middle goes from one frequency to another.
func sweep(all []float64, from, to, q float64) []float64 {
	var f filter
	for i, x := range all {
		if i%32 == 0 {
			f.band(from*math.Pow(to/from, float64(i)/float64(len(all))), q)
		}
		all[i] = f.next(x)
	}
	return all
}

// wander is a slow random curve from 0 to 1 that changes so often a second.
func (k *kit) wander(n int, often float64) []float64 {
	all := make([]float64, n)
	step := Rate / often
	from, to := k.Float64(), k.Float64()
	at := 0.0
	for i := range all {
		if at >= step {
			at -= step
			from, to = to, k.Float64()
		}
		u := (1 - math.Cos(at/step*math.Pi)) / 2
		all[i] = from + (to-from)*u
		at++
	}
	return all
}

// open gives what happens in the open its echo: woods and slopes throw back a little of it,
// without its heights.
func (k *kit) open(all []float64, gain float64) {
	dry := append([]float64(nil), all...)
	lowpass(dry, 900)
	for _, at := range []float64{.09, .17, .29, .44} {
		add(all, at*k.between(.9, 1.1), dry, gain)
		gain *= .6
	}
}

// press brings what is soft nearer to what is loud, as the ear does with shots.
func press(all []float64, drive float64) []float64 {
	loud := 0.0
	for _, x := range all {
		loud = max(loud, math.Abs(x))
	}
	for i, x := range all {
		all[i] = math.Tanh(drive * x / max(loud, 1e-9))
	}
	return all
}

// Ends of each sound, in seconds.
const (
	fadeIn  = .0005
	fadeOut = .03
)

// finish takes away what no ear hears, brings a sound to its peak and ends it in silence.
func finish(all []float64, peak float64) []float32 {
	highpass(all, 25)
	in, out := samples(fadeIn), min(len(all)/3, samples(fadeOut))
	for i := range in {
		all[i] *= float64(i) / float64(in)
	}
	for i := range out {
		u := float64(i) / float64(out)
		all[len(all)-1-i] *= u * u
	}
	loud := 0.0
	for _, x := range all {
		loud = max(loud, math.Abs(x))
	}
	done := make([]float32, len(all))
	for i, x := range all {
		done[i] = float32(x * peak / max(loud, 1e-9))
	}
	return done
}
