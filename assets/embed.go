// Package assets embeds everything the game shows that is not text typed by a
// player: sheets of sprites and the catalogues of words. Fonts come from
// modules. It imports the standard library only.
//
// Sprites are masters drawn large; screens scale them down. Sprites named
// icon/... are white, to be tinted. Sprites named ui/... are nine-slices of 48
// by 48 pixels with borders of SliceMargin.
package assets

import (
	"embed"
	"image"
)

// Lang holds the catalogues: lang/<language>/<area>.toml.
//
//go:embed all:lang
var Lang embed.FS

//go:embed sheet/*.png sheet/index.txt
var sheets embed.FS

// SliceMargin is the border in pixels that a nine-slice keeps unscaled.
const SliceMargin = 16

// The parts of a counter's master of 160 by 160 pixels; the rest is shadow.
var (
	CounterBody = image.Rect(6, 5, 150, 149)    // what the eye takes for the counter
	CounterBand = image.Rect(15, 107, 141, 140) // paper for name and strength
	CounterPict = image.Rect(33, 12, 123, 102)  // pictogram of the arm, with its blank border
)

// The bodies of a counter's masters as it is seen from afar, 96 and 64 pixels wide.
var (
	PlateBody = image.Rect(3, 2, 91, 90)
	ChipBody  = image.Rect(3, 2, 61, 60)
)

// The parts of a block's master, 84 pixels wide; the rest is its sides and
// shadow. A leader's is 100 pixels high instead of 84, and face and sticker
// are higher by as much.
var (
	BlockFace    = image.Rect(4, 3, 66, 65)
	BlockSticker = image.Rect(10, 9, 60, 59)
)

// DieMiddle returns where a die's numeral is centred on its master of 112 by
// 112 pixels.
func DieMiddle(sides int) image.Point {
	switch sides {
	case 6:
		return image.Pt(48, 48)
	case 8:
		return image.Pt(54, 58)
	}
	return image.Pt(54, 52)
}

// The parts of a card's master of 300 by 420 pixels.
var (
	CardBand = image.Rect(12, 12, 288, 72)   // title, in paper on the colour of the class
	CardPict = image.Rect(86, 82, 214, 210)  // one pictogram
	CardText = image.Rect(22, 222, 278, 400) // stats and text
)
