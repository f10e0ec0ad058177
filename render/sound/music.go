package sound

import "math"

// Drums, fifes and brass. The tunes are the game's own.

// stroke is a stick on a field drum: two heads, and the snares below.
func (k *kit) stroke(all []float64, at, gain float64) {
	k.strike(all, at, gain, mode{172, .05, .9}, mode{288, .032, .55}, mode{455, .018, .3})
	snares := highpass(k.burst(.034), 1300)
	lowpass(snares, 6500)
	add(all, at, snares, 1.15*gain)
	add(all, at, highpass(k.burst(.0012), 2000), .35*gain)
}

// flam is a stroke with a lighter one just before it.
func (k *kit) flam(all []float64, at, gain float64) {
	k.stroke(all, max(0, at-.022), .35*gain)
	k.stroke(all, at, gain)
}

// roll is many strokes that swell.
func (k *kit) roll(all []float64, from, to, soft, loud float64) {
	n := int((to - from) * 26)
	for i := range n {
		u := float64(i) / float64(max(1, n-1))
		k.stroke(all, from+(to-from)*u+k.between(-.003, .003)*min(1, float64(i)), (soft+(loud-soft)*u)*k.between(.85, 1.1))
	}
}

// muffled is a stroke on a drum under cloth.
func (k *kit) muffled(all []float64, at, gain float64) {
	k.strike(all, at, gain, mode{92, .09, 1}, mode{156, .06, .7}, mode{230, .03, .3})
	add(all, at, lowpass(k.burst(.016), 900), .4*gain)
}

// drum tells of a turn: a short roll and two beats.
func drum(k *kit) []float64 {
	all := silence(.95)
	k.roll(all, 0, .3, .35, .75)
	k.flam(all, .4, .8)
	k.flam(all, .62, 1)
	return all
}

// rally is a roll that calls men together.
func rally(k *kit) []float64 {
	all := silence(1)
	k.roll(all, 0, .58, .25, 1)
	k.flam(all, .68, 1)
	return all
}

// assault is the beat to which infantry goes in.
func assault(k *kit) []float64 {
	all := silence(1.2)
	const beat = .125
	for i, gain := range []float64{1, 0, .6, .6, 1, 0, .6, .6} {
		if gain > 0 {
			k.stroke(all, .001+beat*float64(i), gain)
		}
	}
	k.flam(all, 8*beat, 1)
	for i := range 4 { // feet below it
		k.tread(all, .02+2*beat*float64(i), .014, .3, 10, func(at, gain float64) {
			add(all, at, lowpass(k.burst(.018), 380), 2.5*gain)
		})
	}
	return all
}

// note is a tone of a tune: how many halftones above A, and how many beats.
type note struct {
	half  int
	beats float64
}

const rest = 1000 // halftones of a pause

// hertz is the frequency of a note, in halftones from a' on.
func hertz(half int) float64 { return 440 * math.Pow(2, float64(half)/12) }

// brass is a natural trumpet: bright while it is loud.
func brass(all []float64, at, hz, long, gain float64) {
	n := samples(long)
	var loud float64
	var part [8]float64 // of the harmonics
	for i := 0; i < n+samples(.05) && samples(at)+i < len(all); i++ {
		u := float64(i) / Rate
		if i%48 == 0 {
			loud = min(1, u/.022) * (.72 + .28*math.Exp(-u/.09))
			if u > long-.03 {
				loud *= max(0, (long+.05-u)/.08)
			}
			for h := range part {
				part[h] = math.Pow(loud, 1.85+.35*float64(h)) / math.Pow(float64(h+1), .85)
			}
		}
		turn := 2*math.Pi*hz*u + .1*math.Sin(2*math.Pi*5.4*u)*min(1, u/.3)
		x := 0.0
		for h, g := range part {
			x += g * math.Sin(turn*float64(h+1)+float64(h))
		}
		all[samples(at)+i] += gain * x * .5
	}
}

// fife is a small flute: nearly a pure tone, with breath.
func (k *kit) fife(all []float64, at, hz, long, gain float64) {
	breath := bandpass(k.noise(long+.05), hz, 6)
	n := len(breath)
	for i := 0; i < n && samples(at)+i < len(all); i++ {
		u := float64(i) / Rate
		loud := min(1, u/.018)
		if u > long-.02 {
			loud *= max(0, (long+.05-u)/.07)
		}
		turn := 2 * math.Pi * hz * u
		shake := .012 * hz / 440 * math.Sin(2*math.Pi*5.8*u)
		all[samples(at)+i] += gain * loud * (math.Sin(turn+shake) + .22*math.Sin(2*turn) + .06*math.Sin(3*turn) + .5*breath[i])
	}
}

// play lets notes follow each other, and returns when the last has ended.
func play(tune []note, at, beat float64, one func(at, hz, long float64)) float64 {
	for _, n := range tune {
		if n.half != rest {
			one(at, hertz(n.half), n.beats*beat*.92)
		}
		at += n.beats * beat
	}
	return at
}

// charge is a call of four tones over horses that break into a gallop.
func charge(k *kit) []float64 {
	all := silence(1.25)
	call := []note{{-2, .5}, {-2, .5}, {3, 1}, {-2, .5}, {3, .5}, {7, 2}}
	play(call, 0, .145, func(at, hz, long float64) { brass(all, at, hz, long, .55) })
	hoofs := silence(1.25)
	for i := range 4 {
		k.hoofs(hoofs, .02+.27*float64(i), .6+.12*float64(i), 6, .27)
	}
	add(all, 0, hoofs, .8)
	return all
}

// victory is a march of two bars for brass, fifes and drums, and its last chord.
func victory(k *kit) []float64 {
	all := silence(4)
	const beat = .46
	lead := []note{{-2, .75}, {-2, .25}, {2, .5}, {5, .5}, {7, .75}, {5, .25}, {2, .5}, {5, .5}, {9, .5}, {7, .5}, {10, 2}}
	under := []note{{-7, .75}, {-7, .25}, {-2, .5}, {2, .5}, {3, .75}, {2, .25}, {-2, .5}, {2, .5}, {3, .5}, {3, .5}, {5, 2}}
	bass := []note{{-14, 1}, {-14, 1}, {-9, 1}, {-14, 1}, {-7, 1}, {-14, 2}}
	play(lead, 0, beat, func(at, hz, long float64) {
		brass(all, at, hz, long, .5)
		k.fife(all, at, 2*hz, long, .2)
	})
	play(under, 0, beat, func(at, hz, long float64) {
		brass(all, at, hz, long, .32)
		k.fife(all, at, 2*hz, long, .1)
	})
	play(bass, 0, beat, func(at, hz, long float64) { brass(all, at, hz, long, .36) })
	for i := range 5 {
		k.flam(all, max(.001, beat*float64(i)), .5)
		k.stroke(all, beat*(float64(i)+.5), .26)
		k.stroke(all, beat*(float64(i)+.75), .3)
	}
	k.roll(all, 5*beat, 6.5*beat, .2, .5)
	k.flam(all, 6.7*beat, .8)
	k.open(all, .08)
	return all
}

// defeat is a slow march on muffled drums, with one low horn over it.
func defeat(k *kit) []float64 {
	all := silence(3)
	const beat = .62
	for i := range 4 {
		at := beat * float64(i)
		k.muffled(all, at, 1)
		if i%2 == 1 {
			k.muffled(all, at+.5*beat, .4)
			k.muffled(all, at+.75*beat, .5)
		}
	}
	horn := silence(3)
	play([]note{{rest, .05}, {-16, 1.2}, {-18, .75}, {-21, 2}}, 0, beat, func(at, hz, long float64) { brass(horn, at, hz, long, .4) })
	add(all, 0, lowpass(horn, 900), .8)
	return all
}
