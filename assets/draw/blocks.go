package draw

import (
	"image/color"

	"grognard/assets"
	"grognard/assets/ink"
	"grognard/assets/palette"
)

// Blocks of wood are seen from the front, a little from the right and below:
// a face with a sticker, and two sides in shade.
const (
	blockW, blockH = 84, 84
	leaderH        = 100
	blockDeep      = 9.0
)

// blocks draws an army's blocks for both sides, without what is printed on
// them, and its leaders, who are taller and edged in gold.
func blocks(a *album, n palette.Nation) {
	for side, s := range stickers {
		a.add("block/"+n.ID+"/"+stickerNames[side], block(n, s, blockH, palette.Ink))
		a.add("leader/"+n.ID+"/"+stickerNames[side], block(n, s, leaderH, palette.Gold))
	}
}

// block draws one block, as high as its master allows.
func block(n palette.Nation, s sticker, height int, rim color.NRGBA) *ink.Canvas {
	c := ink.New(blockW, height)
	f := assets.BlockFace
	x, y, w := float64(f.Min.X), float64(f.Min.Y), float64(f.Dx())
	h := w + float64(height-blockH)
	const d = blockDeep
	at := func(x, y float64) ink.Pt { return ink.Pt{X: x, Y: y} }
	whole := ink.Poly(at(x, y), at(x+w, y), at(x+w+d, y+d), at(x+w+d, y+h+d), at(x+d, y+h+d), at(x, y+h))
	c.Shadow(whole.By(ink.Move(4, 5)), 2, palette.Alpha(palette.Ink, .45))
	dark := palette.Hex("#000000")
	c.Fill(whole, palette.Mix(n.Color, dark, .52))
	c.Fill(ink.Poly(at(x+w, y), at(x+w+d, y+d), at(x+w+d, y+h+d), at(x+w, y+h)), palette.Mix(n.Color, dark, .38))
	c.Fill(ink.Box(x, y, w, h), n.Color)
	hatching(c, n.Hatch, x, y, w, h, 5, 1.3, palette.Alpha(n.Text, .46))
	light := palette.Hex("#FFFFFF")
	c.Fill(ink.Box(x, y, w, 2), palette.Alpha(light, .4))
	c.Fill(ink.Box(x, y, 2, h), palette.Alpha(light, .3))
	c.Lines(ink.Open(at(x+w, y), at(x+w, y+h), at(x, y+h)), 1.2, palette.Alpha(palette.Ink, .7))
	c.Stroke(whole, 2, palette.Ink)
	label(c, s, h, rim)
	return c
}

// label is the sticker on a face of height h.
func label(c *ink.Canvas, s sticker, h float64, rim color.NRGBA) {
	k := assets.BlockSticker
	x, y, w := float64(k.Min.X), float64(k.Min.Y), float64(k.Dx())
	h -= float64(assets.BlockFace.Dy() - k.Dy())
	c.Fill(ink.Round(x-2, y-2, w+4, h+4, 5), palette.Ink)
	if rim != palette.Ink {
		c.Fill(ink.Round(x-1.2, y-1.2, w+2.4, h+2.4, 4.5), rim)
		c.Fill(ink.Round(x+1, y+1, w-2, h-2, 3), palette.Ink)
	}
	if s.ground == palette.Ink {
		c.Fill(ink.Round(x-1, y-1, w+2, h+2, 4.5), palette.Paper)
	}
	c.Fill(ink.Round(x+.5, y+.5, w-1, h-1, 3.5), s.ground)
	if rim != palette.Ink {
		c.Fill(ink.RoundFrame(x+.5, y+.5, w-1, h-1, 3.5, 2.2), rim)
	}
}

// bayonets is a hollow square of infantry, as large as a cell: its four faces
// around the blocks of the unit, bayonets outwards.
func bayonets() *ink.Canvas {
	c := ink.New(pieceSize, pieceSize)
	const edge, tip = 25.0, 1.0
	blade := func(x, half, tip float64) ink.Path {
		return ink.Poly(ink.Pt{X: x - half, Y: edge + 4}, ink.Pt{X: x, Y: tip}, ink.Pt{X: x + half, Y: edge + 4})
	}
	for i := range 4 {
		turned := c.With(ink.Rotate(float64(i)*1.5707963, pieceSize/2, pieceSize/2))
		for k := range 7 {
			x := 29 + float64(k)*17
			turned.Fill(blade(x, 8, tip), palette.Paper)
			turned.Fill(blade(x, 5, tip+5), palette.Ink)
		}
	}
	const side = pieceSize - 2*edge
	c.Fill(ink.Round(edge-5, edge-5, side+10, side+10, 8), palette.Paper)
	c.Fill(ink.Round(edge-2.5, edge-2.5, side+5, side+5, 6), palette.Ink)
	c.Fill(ink.Round(edge+7, edge+7, side-14, side-14, 3), palette.Gold)
	c.Fill(ink.Round(edge+10, edge+10, side-20, side-20, 2), palette.Paper)
	return c
}

// badge is a small disc for a sign or a number.
func badge(ground color.NRGBA) *ink.Canvas {
	c := ink.New(64, 64)
	edge := palette.Ink
	if ground == palette.Ink {
		edge = palette.Paper
	}
	c.Shadow(ink.Disc(33, 34, 28), 2, palette.Alpha(palette.Ink, .4))
	c.Fill(ink.Disc(32, 32, 29), palette.Paper)
	c.Fill(ink.Disc(32, 32, 28), edge)
	c.Fill(ink.Disc(32, 32, 24.5), ground)
	return c
}

// bannerStaff is what stands around the cloth of a banner.
func bannerStaff() *ink.Canvas {
	c := ink.New(64, 80)
	c.Fill(ink.Ellipse(16, 74, 11, 4), palette.Alpha(palette.Ink, .35))
	c.Stroke(ink.D("M12 6 L12 74"), 7, palette.Paper)
	c.Stroke(bannerShape(), 7, palette.Paper)
	c.Stroke(bannerShape(), 4, palette.Ink)
	c.Stroke(ink.D("M12 6 L12 74"), 3.6, palette.Ink)
	c.Fill(ink.Disc(12, 6, 4), palette.Ink)
	c.Fill(ink.Disc(12, 6, 2.2), palette.Gold)
	return c
}

func bannerShape() ink.Path {
	return ink.D("M13 10 C26 4 38 16 58 9 L50 25 L58 41 C38 48 26 34 13 41 Z")
}

// bannerCloth is white, to be tinted in the colour of whose banner it is.
func bannerCloth() *ink.Canvas {
	c := ink.New(64, 80)
	c.Fill(bannerShape(), palette.Hex("#FFFFFF"))
	c.Stroke(ink.D("M22 8 L22 39"), 1.5, palette.Alpha(palette.Ink, .25))
	return c
}

// shard is a splinter of a broken block, white, to be tinted.
func shard() *ink.Canvas {
	c := ink.New(32, 32)
	p := ink.D("M5 22 L11 5 L19 12 L27 9 L22 26 L13 20 Z")
	c.Stroke(p, 3, palette.Ink)
	c.Fill(p, palette.Hex("#FFFFFF"))
	return c
}
