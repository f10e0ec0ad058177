// Package palette holds the colours of the game: one place for the sprites,
// the maps and the interface to take them from.
package palette

import "image/color"

// Hex reads "#rrggbb". It panics on anything else: colours are part of the
// program. Painters call it for every stroke.
func Hex(s string) color.NRGBA {
	if len(s) != 7 || s[0] != '#' {
		panic("not a colour: " + s)
	}
	var v [6]uint8
	for i := range v {
		switch c := s[i+1]; {
		case '0' <= c && c <= '9':
			v[i] = c - '0'
		case 'a' <= c && c <= 'f':
			v[i] = c - 'a' + 10
		case 'A' <= c && c <= 'F':
			v[i] = c - 'A' + 10
		default:
			panic("not a colour: " + s)
		}
	}
	return color.NRGBA{v[0]<<4 | v[1], v[2]<<4 | v[3], v[4]<<4 | v[5], 255}
}

// Alpha returns c with opacity a, from 0 to 1.
func Alpha(c color.NRGBA, a float64) color.NRGBA {
	c.A = uint8(a*255 + .5)
	return c
}

// Mix returns a colour between c and d; k is the share of d, from 0 to 1.
func Mix(c, d color.NRGBA, k float64) color.NRGBA {
	m := func(p, q uint8) uint8 { return uint8(float64(p)*(1-k) + float64(q)*k + .5) }
	return color.NRGBA{m(c.R, d.R), m(c.G, d.G), m(c.B, d.B), m(c.A, d.A)}
}

// The two colours of the engraver, and those of brass and wood.
var (
	Ink   = Hex("#2B2118")
	Paper = Hex("#FBF5E4")
	Sheet = Hex("#F0E8D1") // the map's paper
	Muted = Hex("#5E4E3B")
	Rule  = Hex("#8A7450") // borders
	Ivory = Hex("#FBF6E8") // dice
	Gold  = Hex("#F2B134")
)

// Signals: what may be done, and what is happening.
var (
	Move    = Hex("#0B5D73")
	Attack  = Hex("#A01818")
	Retreat = Hex("#B85C00")
	Forbid  = Hex("#6B6257")
	Replay  = Hex("#5B2A86")
)

// Wash is how a kind of ground is painted: texture first, colour second.
type Wash struct {
	Ground  string // key, as maps name it
	Color   color.NRGBA
	Texture color.NRGBA // ink of the texture
}

// Washes lists every kind of ground.
var Washes = []Wash{
	{"open", Sheet, Hex("#8A7450")},
	{"fields", Hex("#F2E58C"), Hex("#8A7450")},
	{"woods", Hex("#A6B591"), Hex("#3B4A33")},
	{"hill", Hex("#EAC99D"), Hex("#5A4026")},
	{"hill2", Hex("#DAB174"), Hex("#5A4026")},
	{"hill3", Hex("#C7996B"), Hex("#5A4026")},
	{"town", Hex("#DAC5BB"), Hex("#4A1F17")},
	{"lake", Hex("#8FB6C5"), Hex("#3E6C80")},
	{"marsh", Hex("#B2D2D2"), Hex("#2F5D62")},
	{"rough", Hex("#B1AAA0"), Hex("#4F4637")},
}

// WashOf returns the wash of a kind of ground, that of open ground if unknown.
func WashOf(ground string) Wash {
	for _, w := range Washes {
		if w.Ground == ground {
			return w
		}
	}
	return Washes[0]
}
