package ui

import (
	"grognard/assets/palette"
	"grognard/render/paint"
)

// Theme is the colours of the interface.
type Theme struct {
	Name                        string
	Suffix                      string // of the names of the skin's pictures
	Dark                        bool
	Bg, Panel, Panel2           paint.Color
	Text, Muted, Accent, Danger paint.Color
	Border, Focus               paint.Color
	Gold, Replay                paint.Color
	OnAccent                    paint.Color // text on Accent
}

// The themes, by the names that the settings use.
var (
	Carta = Theme{
		Name: "paper",
		Bg:   rgb(0xEFE3C6), Panel: rgb(0xFBF5E4), Panel2: rgb(0xE4D4AE),
		Text: rgb(0x2B2118), Muted: rgb(0x5E4E3B), Accent: rgb(0x0B5D73), Danger: rgb(0xA01818),
		Border: rgb(0x8A7450), Focus: rgb(0x1B1B8F),
		Gold: rgb(0xF2B134), Replay: rgb(0x5B2A86), OnAccent: rgb(0xFBF5E4),
	}
	Candle = Theme{
		Name: "candle", Suffix: "@dark", Dark: true,
		Bg: rgb(0x1E1912), Panel: rgb(0x2A231A), Panel2: rgb(0x3A3024),
		Text: rgb(0xF3E8CF), Muted: rgb(0xC2B08F), Accent: rgb(0x7CC7D9), Danger: rgb(0xFF9A8A),
		Border: rgb(0x8F7C5C), Focus: rgb(0xFFD166),
		Gold: rgb(0xF2B134), Replay: rgb(0xC9A2F0), OnAccent: rgb(0x1E1912),
	}
	Contrast = Theme{
		Name: "contrast", Suffix: "@contrast",
		Bg: rgb(0xFFFFFF), Panel: rgb(0xFFFFFF), Panel2: rgb(0xE6E6E6),
		Text: rgb(0x000000), Muted: rgb(0x333333), Accent: rgb(0x003A66), Danger: rgb(0x8B0000),
		Border: rgb(0x000000), Focus: rgb(0x0000C8),
		Gold: rgb(0xF2A33A), Replay: rgb(0x5B2A86), OnAccent: rgb(0xFFFFFF),
	}
)

// Themes lists them in the order of the settings screen.
func Themes() []*Theme { return []*Theme{&Carta, &Candle, &Contrast} }

// ThemeNamed returns a theme by name, Carta if there is none.
func ThemeNamed(name string) *Theme {
	for _, t := range Themes() {
		if t.Name == name {
			return t
		}
	}
	return &Carta
}

// rgb reads 0xRRGGBB.
func rgb(v uint32) paint.Color {
	return paint.Color{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255}
}

// Livery is how a nation is shown beyond its counters: its field and the
// text that is read on it.
type Livery struct {
	Field, Ink paint.Color
	Hatched    bool // its field has an engraver's hatch
}

// LiveryOf returns the colours of a nation, sepia for an unknown one.
func LiveryOf(nation string) Livery {
	if n, ok := palette.NationOf(nation); ok {
		return Livery{n.Color, n.Text, n.Hatch != palette.Plain}
	}
	return Livery{rgb(0x5E4E3B), palette.Paper, false}
}

// Least is the least contrast of a text with what it stands on: what WCAG asks of small letters, and
// in the theme that is made for it what it asks of all at its highest level.
func (t *Theme) Least() float64 {
	if t.Name == Contrast.Name {
		return 7
	}
	return 4.5
}

// Plate is the livery of a nation for words that stand on it.
func (t *Theme) Plate(nation string) Livery {
	l := LiveryOf(nation)
	l.Field = t.Under(l.Field, l.Ink)
	return l
}

// Under is a field that letters stand on: made darker or lighter, away from them, as far as the theme
// asks for.
func (t *Theme) Under(field, letters paint.Color) paint.Color {
	to := rgb(0x000000)
	if palette.Contrast(letters, to) < palette.Contrast(letters, paint.White) {
		to = paint.White
	}
	deep := field
	for part := 1; part <= plateSteps && palette.Contrast(deep, letters) < t.Least(); part++ {
		deep = between(field, to, part)
	}
	return deep
}

// plateSteps is in how many steps a field goes all the way to black or white.
const plateSteps = 16

// between goes some of those steps from a colour to another one.
func between(c, d paint.Color, step int) paint.Color {
	mix := func(a, b uint8) uint8 { return uint8((int(a)*(plateSteps-step) + int(b)*step) / plateSteps) }
	return paint.Color{R: mix(c.R, d.R), G: mix(c.G, d.G), B: mix(c.B, d.B), A: 255}
}

// Stripe fills r, a stripe on a panel that says whose something is, with the field of a
// nation. A field that hardly differs from the panel is edged with ink.
func (c *Ctx) Stripe(r paint.Rect, nation string) {
	field := LiveryOf(nation).Field
	c.Fill(r, field)
	if palette.Contrast(field, c.Theme.Panel) < stands {
		c.Frame(r, c.Hairline(), c.Theme.Text)
	}
}

// stands is the ratio of contrast from which on a field stands out from a panel.
const stands = 2
