package draw

import (
	"image/color"
	"math"

	"grognard/assets"
	"grognard/assets/ink"
	"grognard/assets/palette"
)

// skin is the colours of an interface theme.
type skin struct {
	suffix                                      string
	panel, panel2, field, text, border, primary color.NRGBA
	focus                                       color.NRGBA
}

var skinThemes = []skin{
	{"", palette.Paper, palette.Hex("#E4D4AE"), palette.Hex("#FFFDF6"), palette.Ink, palette.Rule, palette.Move, palette.Hex("#1B1B8F")},
	{"@dark", palette.Hex("#2A231A"), palette.Hex("#3A3024"), palette.Hex("#171309"), palette.Hex("#F3E8CF"), palette.Hex("#8F7C5C"), palette.Hex("#7CC7D9"), palette.Hex("#FFD166")},
	{"@contrast", palette.Hex("#FFFFFF"), palette.Hex("#E6E6E6"), palette.Hex("#FFFFFF"), palette.Hex("#000000"), palette.Hex("#000000"), palette.Hex("#003A66"), palette.Hex("#0000C8")},
}

// sliceSize is the side of a nine-slice in pixels.
const sliceSize = 3 * assets.SliceMargin

// skins draws the nine-slices of the interface, once a theme ("", "@dark",
// "@contrast"), and the icons in white.
func skins(a *album) {
	for _, k := range skinThemes {
		add := func(name string, c *ink.Canvas) { a.add("ui/"+name+k.suffix, c) }
		add("panel", panelSkin(k, k.panel))
		add("panel2", panelSkin(k, k.panel2))
		add("tooltip", plateSkin(k, k.panel2, k.text, 4, true))
		add("field", plateSkin(k, k.field, k.border, 4, false))
		add("cartouche", cartoucheSkin(k))
		add("button", buttonSkin(k, k.panel2, k.text, false))
		add("button/hover", buttonSkin(k, palette.Mix(k.panel2, palette.Gold, .35), k.text, false))
		add("button/down", buttonSkin(k, palette.Mix(k.panel2, k.text, .22), k.text, true))
		add("button/disabled", buttonSkin(k, palette.Mix(k.panel, k.panel2, .4), palette.Mix(k.border, k.panel, .35), true))
		add("primary", buttonSkin(k, k.primary, k.text, false))
		add("primary/hover", buttonSkin(k, palette.Mix(k.primary, palette.Hex("#FFFFFF"), .18), k.text, false))
		add("primary/down", buttonSkin(k, palette.Mix(k.primary, palette.Hex("#000000"), .25), k.text, true))
		add("scroll", plateSkin(k, palette.Mix(k.panel2, k.border, .25), k.border, 6, false))
		add("thumb", plateSkin(k, k.border, k.text, 6, false))
		add("focus", focusSkin(k))
		add("shadow", shadowSkin(k))
	}
	white := palette.Hex("#FFFFFF")
	for _, set := range [][]picture{iconPictures, overlayPictures, signPictures} {
		for _, p := range set {
			c := ink.New(64, 64)
			pictogram(c, p.name, 4, 4, 56, white)
			a.add("icon/"+p.name, c)
		}
	}
}

func panelSkin(k skin, ground color.NRGBA) *ink.Canvas {
	c := ink.New(sliceSize, sliceSize)
	c.Fill(ink.Round(0, 0, 48, 48, 5), k.text)
	c.Fill(ink.Round(1.5, 1.5, 45, 45, 4), ground)
	c.Fill(ink.Frame(4.5, 4.5, 39, 39, 1), palette.Alpha(k.border, .9))
	return c
}

// shadowSkin is what falls on the map beside and below a thing that floats over it:
// nothing where contrast is all.
func shadowSkin(k skin) *ink.Canvas {
	c := ink.New(sliceSize, sliceSize)
	if k.suffix != "@contrast" {
		c.Shadow(ink.Round(8, 8, 32, 32, 6), 4, palette.Alpha(palette.Ink, .5))
	}
	return c
}

func plateSkin(k skin, ground, edge color.NRGBA, r float64, shadow bool) *ink.Canvas {
	c := ink.New(sliceSize, sliceSize)
	if shadow {
		c.Shadow(ink.Round(3, 4, 44, 43, r), 1, palette.Alpha(palette.Ink, .4))
		c.Fill(ink.Round(0, 0, 46, 45, r), edge)
		c.Fill(ink.Round(1.5, 1.5, 43, 42, r-1), ground)
		return c
	}
	c.Fill(ink.Round(0, 0, 48, 48, r), edge)
	c.Fill(ink.Round(1.5, 1.5, 45, 45, r-1), ground)
	return c
}

// cartoucheSkin is a map's title frame: double rule with cut corners.
func cartoucheSkin(k skin) *ink.Canvas {
	c := ink.New(sliceSize, sliceSize)
	c.Fill(notched(0, 8), k.text)
	c.Fill(notched(2, 8), k.panel)
	c.Fill(append(notched(4.5, 8), notched(5.7, 8).Reversed()...), k.text)
	return c
}

// notched is the slice inset by d, its corners cut by quarter circles of
// radius r about the slice's own corners.
func notched(d, r float64) ink.Path {
	const s = sliceSize
	r += d
	var pts []ink.Pt
	for i, m := range []ink.Pt{{X: d, Y: d}, {X: s - d, Y: d}, {X: s - d, Y: s - d}, {X: d, Y: s - d}} {
		q := ink.Arc(m.X, m.Y, r-d, math.Pi/2*float64(1+i), math.Pi/2*float64(i))
		pts = append(pts, q[0].Pts...)
	}
	return ink.Poly(pts...)
}

func buttonSkin(k skin, ground, edge color.NRGBA, flat bool) *ink.Canvas {
	c := ink.New(sliceSize, sliceSize)
	if flat {
		c.Fill(ink.Round(0, 1, 47, 46, 6), edge)
		c.Fill(ink.Round(1.5, 2.5, 44, 43, 5), ground)
		return c
	}
	c.Fill(ink.Round(1, 3, 47, 45, 6), palette.Alpha(palette.Ink, .35))
	c.Fill(ink.Round(0, 0, 47, 46, 6), edge)
	c.Fill(ink.Round(1.5, 1.5, 44, 43, 5), palette.Mix(ground, palette.Hex("#000000"), .18))
	c.Fill(ink.Round(1.5, 1.5, 44, 40.5, 5), palette.Mix(ground, palette.Hex("#FFFFFF"), .3))
	c.Fill(ink.Round(1.5, 3, 44, 39, 4), ground)
	return c
}

func focusSkin(k skin) *ink.Canvas {
	c := ink.New(sliceSize, sliceSize)
	c.Fill(ink.RoundFrame(0, 0, 48, 48, 8, 5), k.panel)
	c.Fill(ink.RoundFrame(1, 1, 46, 46, 7, 3), k.focus)
	return c
}
