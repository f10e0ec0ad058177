package sound

import "math"

// What moves and fights on the field.

// tread is many feet or hoofs that come down at about one time.
func (k *kit) tread(all []float64, at, spread, gain float64, feet int, one func(at, gain float64)) {
	for range feet {
		one(max(0, at+k.NormFloat64()*spread), gain*k.between(.4, 1)/math.Sqrt(float64(feet)))
	}
}

// foot is a body of infantry, three paces of it.
func foot(k *kit) []float64 {
	all := silence(.78)
	pace := k.between(.21, .235)
	for i := range 3 {
		at := .012 + pace*float64(i)
		k.tread(all, at, .013, 1, 14, func(at, gain float64) {
			add(all, at, lowpass(k.burst(.016), k.between(260, 520)), 2.4*gain)
			add(all, at+.006, bandpass(k.burst(.011), k.between(1500, 2900), .8), .5*gain)
		})
	}
	add(all, 0, lowpass(k.burst(.02), 300), .5)
	return all
}

// hoofs are three beats of a canter by so many horses.
func (k *kit) hoofs(all []float64, at, gain float64, horses int, stride float64) {
	for i, beat := range []float64{0, .27, .5} {
		loud := []float64{.75, .8, 1}[i] * gain
		k.tread(all, at+beat*stride, .009, loud, horses, func(at, gain float64) {
			k.strike(all, at, gain, mode{k.between(85, 125), .028, 1}, mode{k.between(190, 260), .016, .6})
			add(all, at, lowpass(k.burst(.009), k.between(600, 1100)), 2*gain)
			add(all, at+.004, bandpass(k.burst(.006), 2200, .8), .5*gain)
		})
	}
}

// horse is cavalry on the move.
func horse(k *kit) []float64 {
	all := silence(.86)
	stride := k.between(.33, .37)
	k.hoofs(all, .004, 1, 5, stride)
	k.hoofs(all, stride, .95, 5, stride)
	for range 3 { // bits and scabbards
		k.strike(all, k.between(.02, .7), .06, mode{k.between(4200, 6500), .02, 1}, mode{k.between(7000, 9000), .014, .6})
	}
	return all
}

// wheels is a gun with its limber on a dirt road.
func wheels(k *kit) []float64 {
	all := silence(.9)
	roll := lowpass(k.noise(.86), 240)
	rut := k.wander(len(roll), 16)
	for i := range roll {
		roll[i] *= .25 + rut[i]*rut[i]
	}
	swell(roll, .06)
	add(all, 0, roll, 3)
	add(all, 0, lowpass(k.burst(.02), 420), 1.6)
	for range 7 {
		at := k.between(0, .75)
		k.strike(all, at, k.between(.1, .35), mode{260, .02, 1}, mode{540, .014, .6}, mode{1150, .008, .4})
		add(all, at, lowpass(k.burst(.012), 700), k.between(.2, .6))
	}
	for range 5 { // chains
		k.strike(all, k.between(.03, .75), .07, mode{k.between(3200, 5200), .018, 1}, mode{k.between(5500, 8000), .012, .7})
	}
	return all
}

// musket is one shot as heard across a field: a crack, and a little thump behind it.
func (k *kit) musket(all []float64, at, gain float64) {
	crack := k.burst(k.between(.004, .009))
	bandpass(crack, k.between(900, 2100), .5)
	add(all, at, crack, 1.6*gain)
	add(all, at, lowpass(k.burst(.022), k.between(220, 420)), 1.5*gain)
}

// volley is a company that fires: not all at one time, and the last too late.
func volley(k *kit) []float64 {
	all := silence(1.2)
	k.musket(all, 0, .8)
	for range 44 {
		at := math.Abs(k.NormFloat64()) * .085
		k.musket(all, min(at, .31), k.between(.25, .8))
	}
	for range 4 {
		k.musket(all, k.between(.2, .36), k.between(.25, .5))
	}
	tail := lowpass(k.noise(1.1), 520)
	decay(tail, .22)
	swellIn(tail, .05)
	add(all, .02, tail, 1.1)
	k.open(all, .2)
	return press(all, 3)
}

// swellIn lets samples rise from nothing for so many seconds.
func swellIn(all []float64, seconds float64) {
	n := min(len(all), samples(seconds))
	for i := range n {
		all[i] *= float64(i) / float64(n)
	}
}

// boom is the breath of a gun: a tone that sinks, and air that rolls away.
func (k *kit) boom(all []float64, at, gain, pitch, fade float64) {
	turn, g, step := 0.0, gain, math.Exp(-1/(fade*Rate))
	from := samples(at)
	for i := from; i < len(all); i++ {
		u := float64(i-from) / Rate
		turn += 2 * math.Pi * pitch * (.52 + .75*math.Exp(-u/.045)) / Rate
		all[i] += g * math.Sin(turn)
		g *= step
	}
	air := lowpass(lowpass(k.noise(4*fade), 170), 260)
	decay(air, fade*.9)
	add(all, at, air, 7*gain)
}

// gun fires: crack, boom, and an echo that rolls along the hills.
func gun(k *kit) []float64 {
	all := silence(1.7)
	add(all, 0, lowpass(k.burst(.012), 3600), 2)
	add(all, 0, lowpass(k.burst(.05), 620), 3.2)
	k.boom(all, 0, .8, k.between(74, 92), .17)
	tail := lowpass(lowpass(k.noise(1.6), 260), 420)
	roll := k.wander(len(tail), 7)
	for i := range tail {
		tail[i] *= .3 + roll[i]
	}
	decay(tail, .38)
	swellIn(tail, .12)
	add(all, .05, tail, 3.4)
	k.open(all, .16)
	return press(all, 2.5)
}

// steel is one blade on another.
func (k *kit) steel(all []float64, at, gain float64) {
	base := k.between(1700, 2900)
	for i, ratio := range []float64{1, 1.47, 2.09, 2.56, 3.39} {
		ring(all, at, base*ratio*k.between(.98, 1.02), k.between(.03, .085)/(1+.35*float64(i)), gain*k.between(.4, 1)/(1+.4*float64(i)))
	}
	add(all, at, highpass(k.burst(.0015), 2500), .8*gain)
}

// melee is a scuffle: blades, butts, men.
func melee(k *kit) []float64 {
	all := silence(.95)
	k.steel(all, 0, 1)
	at := k.between(.07, .12)
	for at < .68 {
		if k.Float64() < .62 {
			k.steel(all, at, k.between(.35, 1))
		} else {
			k.strike(all, at, k.between(.5, 1), mode{150, .03, 1}, mode{330, .02, .7}, mode{760, .012, .4})
			add(all, at, lowpass(k.burst(.014), 600), .8)
		}
		at += k.between(.05, .14)
	}
	crowd := bandpass(k.noise(.85), 480, .7)
	surge := k.wander(len(crowd), 6)
	for i := range crowd {
		crowd[i] *= .2 + surge[i]
	}
	swell(crowd, .2)
	add(all, 0, crowd, 1.3)
	return all
}

// flag goes back: cloth that flaps, over feet that hurry.
func flag(k *kit) []float64 {
	all := silence(.85)
	at := 0.0
	for at < .68 {
		flap := bandpass(k.burst(k.between(.014, .032)), k.between(380, 900), .6)
		swellIn(flap, .004)
		gain := k.between(.5, 1) * (1 - .6*at/.85)
		add(all, at, flap, gain)
		if k.Float64() < .4 { // the hem cracks
			add(all, at+k.between(.004, .02), bandpass(k.burst(.003), k.between(1800, 2800), .8), .4*gain)
		}
		at += k.between(.045, .085)
	}
	rush := sweep(k.noise(.8), 700, 420, .7)
	swell(rush, .1)
	add(all, 0, rush, .16)
	return all
}

// fall is a unit that is no more: it goes down, and one beat is struck for it.
func fall(k *kit) []float64 {
	all := silence(.8)
	k.strike(all, 0, .8, mode{84, .08, 1}, mode{148, .06, .8}, mode{270, .03, .6})
	add(all, 0, lowpass(k.burst(.03), 650), 1.6)
	for range 6 {
		at := k.between(.01, .19)
		k.strike(all, at, k.between(.2, .6), mode{430, .02, 1}, mode{980, .014, .7}, mode{1750, .008, .5})
		add(all, at, bandpass(k.burst(.008), 900, .8), k.between(.15, .4))
	}
	k.muffled(all, .3, .55)
	return all
}
