package sheet

import (
	"image"
	"image/color"
	"math"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/paint"
)

// A man falls for so large a part of the time that a loss is shown, and is gone from such a
// part on.
const (
	fallsBy = .38
	goesAt  = .7
)

// manLong is how long a man lies, as he stands one wide.
const manLong = 2.1

// Falls draws a man of a nation who falls at a point, d pixels wide across the shoulders, t
// of the way: he lies down with his head the way of an angle, and fades. Calm has him lie
// at once.
func (s *Sheet) Falls(l *paint.List, x, y, d, angle float32, nation string, t float32, calm bool) {
	long := float32(1)
	if down := min(1, t/fallsBy); !calm && down < 1 {
		long = .45 + .55*down*down
	}
	alpha := float32(1)
	if t > goesAt {
		alpha = (1 - t) / (1 - goesAt)
	}
	h := d * manLong * long
	sin, cos := math.Sincos(float64(angle))
	at := paint.About(x+h*.3*float32(sin), y-h*.3*float32(cos), d, h) // his feet stay where he stood
	l.Turned(paint.Pieces, s.fallenKey(nation), at, paint.Alpha(paint.White, alpha), angle)
}

// fallenKey returns the picture of a man of a nation who lies on the ground, which is
// drawn when it is first needed.
func (s *Sheet) fallenKey(nation string) string {
	key, ok := s.fallen[nation]
	if !ok {
		if s.fallen == nil {
			s.fallen = map[string]string{}
		}
		key = "fallen/" + nation
		s.fallen[nation] = key
		coat := palette.Hex("#7A6F5C")
		if n, ok := palette.NationOf(nation); ok {
			coat = n.Color
		}
		s.Store.Put(key, fallenPicture(coat))
	}
	return key
}

// fallenPicture draws a man on his back, his head up: hat, shoulders with crossed belts,
// legs.
func fallenPicture(coat color.NRGBA) *image.RGBA {
	c := ink.New(40, 84)
	c.Fill(ink.Ellipse(22, 46, 15, 36), palette.Alpha(palette.Ink, .35))
	for _, x := range []float64{13, 22} {
		c.Fill(ink.Box(x-1.5, 47, 9, 33), palette.Ink)
		c.Fill(ink.Box(x, 48, 6, 26), palette.Hex("#E9E2CF"))
	}
	c.Fill(ink.Ellipse(20, 38, 15.5, 17), palette.Ink)
	c.Fill(ink.Ellipse(20, 38, 13, 14.5), coat)
	c.Lines(ink.Seg(12, 30, 28, 48), 3, palette.Paper)
	c.Lines(ink.Seg(28, 30, 12, 48), 3, palette.Paper)
	c.Fill(ink.Disc(20, 18, 8.5), palette.Ink)
	c.Fill(ink.Disc(20, 18, 6.5), palette.Hex("#E3BE97"))
	c.Fill(ink.Box(27, 5, 11, 12), palette.Ink)
	c.Fill(ink.Box(29, 7, 7, 8), palette.Hex("#3A2F25"))
	return c.Img
}
