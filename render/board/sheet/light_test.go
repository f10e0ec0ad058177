package sheet

import (
	"testing"

	"grognard/render/paint"
)

// The picture of the light and the plain fills about it lie edge to edge, and what is
// stretched at the rim of the picture is cut off.
func TestTheDarkAboutAFightHasNoSeams(t *testing.T) {
	for _, at := range []paint.Rect{{X: 300, Y: 200, W: 80, H: 60}, {X: 311.3, Y: 207.7, W: 143.1, H: 41.9}, {X: 20, Y: 30, W: 50, H: 50}} {
		s := &Sheet{Store: &paint.Store{}, Scale: 1}
		s.Port, s.Zoom = paint.Rect{X: 0, Y: 48, W: 1280, H: 672}, 40
		l := &paint.List{}
		s.PaintLight(l, &Light{On: at, Dark: .58})
		var spot paint.Cmd
		var fills []paint.Rect
		for _, c := range l.Cmds {
			if c.Op == paint.Fill {
				fills = append(fills, c.Dst)
			} else {
				spot = c
			}
		}
		if texel := spot.Dst.W / spotTexels; spot.Clip.W == 0 || spot.Clip.X < spot.Dst.X+texel*.9 || spot.Clip.Y < spot.Dst.Y+spot.Dst.H/spotTexels*.9 {
			t.Errorf("%v: the rim of the picture is seen: %+v", at, spot)
		}
		var area float32
		for _, f := range append(fills, spot.Clip.And(s.Port)) {
			area += f.W * f.H
			for _, edge := range [...]float32{f.X, f.Y, f.W, f.H} {
				if edge != floor(edge) {
					t.Errorf("%v: %v lies between pixels", at, f)
				}
			}
		}
		if want := s.Port.W * s.Port.H; area != want {
			t.Errorf("%v: %g pixels are dark of %g", at, area, want)
		}
	}
}
