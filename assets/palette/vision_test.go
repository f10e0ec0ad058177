package palette

import (
	"image/color"
	"math"
)

// vision is how an eye sees linear light: Machado, Oliveira and Fernandes
// (2009) at full severity.
type vision struct {
	name string
	m    [9]float64
}

var visions = []vision{
	{"normal", [9]float64{1, 0, 0, 0, 1, 0, 0, 0, 1}},
	{"protan", [9]float64{.152286, 1.052583, -.204868, .114503, .786281, .099216, -.003882, -.048116, 1.051998}},
	{"deutan", [9]float64{.367322, .860646, -.227968, .280085, .672501, .047413, -.011820, .042940, .968881}},
	{"tritan", [9]float64{1.255528, -.076749, -.178779, -.078411, .930809, .147602, .004733, .691367, .303900}},
}

// see returns linear light as the eye takes it.
func (v vision) see(c color.NRGBA) [3]float64 {
	l := linear(c)
	var out [3]float64
	for i := range out {
		out[i] = min(1, max(0, v.m[3*i]*l[0]+v.m[3*i+1]*l[1]+v.m[3*i+2]*l[2]))
	}
	return out
}

// grey returns a colour's luminance as a grey.
func grey(c color.NRGBA) color.NRGBA {
	y := luminance(c)
	if y <= .0031308 {
		y *= 12.92
	} else {
		y = 1.055*math.Pow(y, 1/2.4) - .055
	}
	v := uint8(y*255 + .5)
	return color.NRGBA{v, v, v, 255}
}

func lab(l [3]float64) (L, a, b float64) {
	f := func(t float64) float64 {
		if t > .008856 {
			return math.Cbrt(t)
		}
		return 7.787*t + 16./116
	}
	x := f((.4124564*l[0] + .3575761*l[1] + .1804375*l[2]) / .95047)
	y := f(.2126729*l[0] + .7151522*l[1] + .0721750*l[2])
	z := f((.0193339*l[0] + .1191920*l[1] + .9503041*l[2]) / 1.08883)
	return 116*y - 16, 500 * (x - y), 200 * (y - z)
}

// deltaE is the CIEDE2000 difference of two colours in linear light.
func deltaE(p, q [3]float64) float64 {
	l1, a1, b1 := lab(p)
	l2, a2, b2 := lab(q)
	c7 := math.Pow((math.Hypot(a1, b1)+math.Hypot(a2, b2))/2, 7)
	g := .5 * (1 - math.Sqrt(c7/(c7+math.Pow(25, 7))))
	a1, a2 = a1*(1+g), a2*(1+g)
	c1, c2 := math.Hypot(a1, b1), math.Hypot(a2, b2)
	h1, h2 := hue(a1, b1), hue(a2, b2)
	dh, hm := hues(c1*c2, h1, h2)
	dH := 2 * math.Sqrt(c1*c2) * math.Sin(dh/2)
	lm, cm := (l1+l2)/2, (c1+c2)/2
	t := 1 - .17*math.Cos(hm-rad(30)) + .24*math.Cos(2*hm) + .32*math.Cos(3*hm+rad(6)) - .2*math.Cos(4*hm-rad(63))
	sl := 1 + .015*(lm-50)*(lm-50)/math.Sqrt(20+(lm-50)*(lm-50))
	sc, sh := 1+.045*cm, 1+.015*cm*t
	turn := math.Exp(-math.Pow((hm-rad(275))/rad(25), 2))
	cm7 := math.Pow(cm, 7)
	rt := -2 * math.Sqrt(cm7/(cm7+math.Pow(25, 7))) * math.Sin(rad(60)*turn)
	x, y, z := (l2-l1)/sl, (c2-c1)/sc, dH/sh
	return math.Sqrt(x*x + y*y + z*z + rt*y*z)
}

// hues returns the difference and the mean of two hues.
func hues(cc, h1, h2 float64) (diff, mean float64) {
	if cc == 0 {
		return 0, h1 + h2
	}
	diff, mean = h2-h1, (h1+h2)/2
	if math.Abs(diff) > math.Pi {
		diff -= math.Copysign(2*math.Pi, diff)
		mean += math.Pi
	}
	return diff, mean
}

func hue(a, b float64) float64 {
	h := math.Atan2(b, a)
	if h < 0 {
		h += 2 * math.Pi
	}
	return h
}

func rad(deg float64) float64 { return deg * math.Pi / 180 }
