package chart

// Light dims the finished chart for the candle theme.
func (b *Hand) Light() {
	if b.Options.Theme != Candle {
		return
	}
	pix := b.C.Img.Pix
	for i := 0; i < len(pix); i += 4 {
		pix[i], pix[i+1], pix[i+2] = Shaded(pix[i], .86), Shaded(pix[i+1], .78), Shaded(pix[i+2], .66)
	}
}

// Shaded is a channel of a colour, brighter or darker by a factor.
func Shaded(v uint8, k float64) uint8 { return uint8(min(255, max(0, float64(v)*k))) }

// Blend lays one channel of a colour over another with an opacity.
func Blend(p, q uint8, a float64) uint8 {
	a = min(1, max(0, a))
	return uint8(float64(p)*(1-a) + float64(q)*a + .5)
}
