package painttest

import "grognard/render/paint"

// Painted is how often a list paints each pixel of a window of w by h, on an average and
// letters aside: what a frame costs on a computer that draws in software.
func Painted(l *paint.List, w, h float32) float32 {
	window, sum := paint.Rect{W: w, H: h}, float32(0)
	for i := range l.Cmds {
		c := &l.Cmds[i]
		if c.Op == paint.Text {
			continue
		}
		r := c.Dst.And(window)
		if c.Clip.W > 0 {
			r = r.And(c.Clip)
		}
		sum += r.W * r.H
	}
	return sum / (w * h)
}
