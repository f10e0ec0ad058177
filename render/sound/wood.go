package sound

// What lies on a table of wood: dice, blocks, cards.

// click is a fingernail on a board.
func click(k *kit) []float64 {
	all := silence(.04)
	k.strike(all, 0, 1, mode{2400, .004, 1}, mode{3900, .0025, .6}, mode{1200, .006, .3})
	add(all, 0, highpass(k.burst(.0008), 3000), .5)
	return all
}

// selects is a piece that is touched.
func selects(k *kit) []float64 {
	all := silence(.08)
	k.strike(all, 0, 1, mode{1250, .011, 1}, mode{2300, .006, .5}, mode{560, .014, .4})
	add(all, 0, highpass(k.burst(.0008), 2500), .3)
	return all
}

// answer is a piece that is set down with decision.
func answer(k *kit) []float64 {
	all := silence(.18)
	body := []mode{{420, .028, 1}, {930, .018, .7}, {1720, .01, .4}}
	k.strike(all, 0, .55, body...)
	k.strike(all, .055, 1, body...)
	add(all, .055, highpass(k.burst(.001), 2000), .3)
	return all
}

// refused is a knuckle on a thick board: dull, and twice.
func refused(k *kit) []float64 {
	all := silence(.26)
	body := []mode{{150, .032, 1}, {262, .024, .9}, {410, .015, .6}, {640, .008, .3}}
	k.strike(all, 0, 1, body...)
	k.strike(all, .095, .7, body...)
	thud := lowpass(k.burst(.008), 700)
	add(all, 0, thud, .8)
	add(all, .095, thud, .55)
	return all
}

// place is a piece that is put down.
func place(k *kit) []float64 {
	all := silence(.16)
	k.strike(all, 0, 1, mode{360, .022, 1}, mode{830, .015, .6}, mode{1560, .009, .4}, mode{2700, .004, .25})
	add(all, 0, highpass(k.burst(.0012), 1800), .35)
	add(all, k.between(.028, .04), bandpass(k.burst(.004), 900, 1), .25)
	return all
}

// knock is a small hard thing on a table top: it rings itself, and so does the top.
func (k *kit) knock(all []float64, at, gain, pitch float64) {
	k.strike(all, at, gain, mode{1050 * pitch, .012, .8}, mode{2350 * pitch, .008, 1}, mode{4400 * pitch, .005, .7}, mode{7100 * pitch, .003, .3})
	k.strike(all, at, gain, mode{215, .03, .5}, mode{390, .02, .4})
	add(all, at, highpass(k.burst(.0007), 3200), .9*gain)
}

// throw is dice in a hand, on their way.
func throw(k *kit) []float64 {
	all := silence(.34)
	at := 0.0
	for at < .27 {
		k.strike(all, at, k.between(.3, 1), mode{1900 * k.between(.85, 1.2), .006, 1}, mode{3600 * k.between(.85, 1.2), .004, .8}, mode{620, .01, .4})
		add(all, at, highpass(k.burst(.0006), 3000), k.between(.2, .5))
		at += k.between(.018, .05)
	}
	return all
}

// die comes to rest in two or three knocks that follow ever faster.
func die(k *kit) []float64 {
	all := silence(.24)
	pitch, at, gap, gain := k.between(.88, 1.14), 0.0, k.between(.062, .085), 1.0
	for range 2 + k.IntN(3) {
		k.knock(all, at, gain, pitch*k.between(.97, 1.03))
		at += gap
		gap *= k.between(.5, .66)
		gain *= k.between(.35, .55)
	}
	return all
}

// block topples: it tips, and lies.
func block(k *kit) []float64 {
	all := silence(.3)
	pitch := k.between(.9, 1.12)
	body := []mode{{430 * pitch, .026, 1}, {990 * pitch, .018, .8}, {1780 * pitch, .011, .6}, {2950 * pitch, .006, .35}, {150, .03, .5}}
	k.strike(all, 0, .5, body...)
	add(all, 0, highpass(k.burst(.001), 2200), .2)
	fall := k.between(.075, .1)
	k.strike(all, fall, 1, body...)
	add(all, fall, highpass(k.burst(.0014), 1600), .55)
	k.strike(all, fall+k.between(.035, .05), .3, body...)
	return all
}

// card slides over a cloth and lies.
func card(k *kit) []float64 {
	long := k.between(.15, .21)
	slide := sweep(k.noise(long), k.between(1900, 2600), k.between(5200, 6800), .9)
	swell(slide, long*.65)
	all := silence(long + .07)
	add(all, 0, slide, 1)
	add(all, long*.82, bandpass(k.burst(.006), 2600, .8), .7)
	onset(all, k)
	return all
}

// reveal is a card that is turned up: it bends, and snaps.
func reveal(k *kit) []float64 {
	bend := sweep(k.noise(.11), 3200, 1700, .9)
	swell(bend, .075)
	all := silence(.2)
	add(all, 0, bend, .7)
	add(all, .095, bandpass(k.burst(.005), 3300, .7), 1)
	k.strike(all, .1, .25, mode{640, .012, 1}, mode{1450, .008, .6})
	onset(all, k)
	return all
}

// onset lets what swells begin with a touch, so that it is heard at once.
func onset(all []float64, k *kit) { add(all, 0, bandpass(k.burst(.004), 3000, .8), .25) }
