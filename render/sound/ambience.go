package sound

import "math"

// loopTime is how long a loop of ambience is, in seconds; over the last of them, seam, it goes
// over into its beginning.
const (
	loopTime = 16.0
	seam     = 2.0
)

// Loudness of ambience: the root of the mean square of a channel at full volume.
const ambient = .036

// Loop computes an ambience: two channels that can be played again and again, nil if there is
// none of that name. It takes a good part of a second.
func Loop(name string) (left, right []float32) {
	if name != Field && name != Battle {
		return nil, nil
	}
	var both [2][]float64
	for side := range both {
		k := newKit("wind", side)
		both[side] = k.wind()
	}
	if name == Battle {
		for side := range both {
			k := newKit("murmur", side)
			murmur := k.murmur()
			for i := range both[side] {
				both[side][i] = .8*both[side][i] + murmur[i]
			}
		}
		distant(newKit("distant", 0), &both)
	} else {
		birds(newKit("birds", 0), &both)
	}
	return level(both[0]), level(both[1])
}

// level brings a loop to the loudness of all.
func level(all []float64) []float32 {
	sum := 0.0
	for _, x := range all {
		sum += x * x
	}
	gain := ambient / math.Sqrt(sum/float64(len(all)))
	out := make([]float32, len(all))
	for i, x := range all {
		out[i] = float32(gain * x)
	}
	return out
}

// endless makes a loop of samples that are longer by the seam: their end goes over into their
// beginning, as loud as ever.
func endless(all []float64) []float64 {
	n, over := samples(loopTime), samples(seam)
	loop := all[:n:n]
	for i := range over {
		u := float64(i) / float64(over) * math.Pi / 2
		loop[i] = loop[i]*math.Sin(u) + all[n+i]*math.Cos(u)
	}
	return loop
}

// wind is air in grass and leaves that comes and goes.
func (k *kit) wind() []float64 {
	long := loopTime + seam
	air := k.noise(long)
	gust := k.wander(len(air), .35)
	var f filter
	for i, x := range air {
		if i%64 == 0 {
			f.band(240+320*gust[i], .55)
		}
		air[i] = f.next(x) * (.35 + .65*gust[i])
	}
	leaves := highpass(lowpass(k.noise(long), 4200), 1500)
	for i := range air {
		air[i] += .05 * leaves[i] * gust[i] * gust[i]
	}
	return endless(highpass(air, 40))
}

// murmur is an army far away: many voices of which no word is heard.
func (k *kit) murmur() []float64 {
	long := loopTime + seam
	all := make([]float64, samples(long))
	for _, voice := range []struct{ hertz, often, gain float64 }{{190, 2.2, 1}, {330, 3.1, .7}, {520, 3.7, .4}} {
		part := bandpass(k.noise(long), voice.hertz, 2.5)
		speech := k.wander(len(part), voice.often)
		for i := range part {
			all[i] += voice.gain * part[i] * speech[i] * speech[i]
		}
	}
	return endless(all)
}

// around adds samples to both channels of a loop from a moment on, past its end from its
// beginning again. pan 0 is left, 1 right.
func around(both *[2][]float64, at float64, part []float64, gain, pan float64) {
	from := samples(at)
	for side := range both {
		g := gain * math.Sqrt([2]float64{1 - pan, pan}[side])
		all := both[side]
		for i, x := range part {
			all[(from+i)%len(all)] += g * x
		}
	}
}

// birds sing here and there, far away.
func birds(k *kit, both *[2][]float64) {
	for _, at := range []float64{2.3, 5.1, 8.8, 9.6, 13.2} {
		song := silence(.9)
		pitch := k.between(2600, 4100)
		for i := range 2 + k.IntN(4) {
			chirp(song, .14*float64(i)+k.between(0, .03), pitch*k.between(.94, 1.08), k.between(.05, .09))
		}
		around(both, at+k.between(0, .8), lowpass(song, 4500), k.between(.03, .08), k.between(.15, .85))
	}
}

// chirp is one tone of a bird: it rises and falls.
func chirp(all []float64, at, hz, long float64) {
	turn := 0.0
	n := samples(long)
	for i := range n {
		u := float64(i) / float64(n)
		turn += 2 * math.Pi * hz * (1 + .13*math.Sin(u*math.Pi)) / Rate
		if j := samples(at) + i; j < len(all) {
			w := math.Sin(u * math.Pi)
			all[j] += w * w * math.Sin(turn)
		}
	}
}

// distant are guns beyond the hills: little is left of them but their roll.
func distant(k *kit, both *[2][]float64) {
	for _, at := range []float64{1.4, 6.9, 7.7, 12.6} {
		shot := silence(2.4)
		k.boom(shot, 0, 1, k.between(48, 62), .34)
		lowpass(lowpass(shot, 150), 220)
		swellIn(shot, .03)
		n := samples(.3)
		for i := range n {
			shot[len(shot)-1-i] *= float64(i) / float64(n)
		}
		around(both, at+k.between(0, .9), shot, k.between(.05, .12), k.between(.2, .8))
	}
}
