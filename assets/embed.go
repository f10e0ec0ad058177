// Package assets embeds everything the game shows that is not text typed by a
// player: sheets of sprites and the catalogues of words. Fonts come from
// modules. It imports the standard library only.
//
// Sprites are masters drawn large; screens scale them down. Sprites named
// icon/... are white, to be tinted. Sprites named ui/... are nine-slices of 48
// by 48 pixels with borders of SliceMargin.
package assets

import (
	"bytes"
	"embed"
	"fmt"
	"image"
	"image/draw"
	"image/png"
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

// Sprites calls put with every sprite, each cut into a picture of its own: on
// a common one, linear filtering would bleed the neighbours in.
func Sprites(put func(name string, img *image.RGBA)) error {
	data, err := sheets.ReadFile("sheet/index.txt")
	if err != nil {
		return fmt.Errorf("assets: %w", err)
	}
	index, err := ReadIndex(data)
	if err != nil {
		return fmt.Errorf("assets: sheet/index.txt: %w", err)
	}
	var name string
	var img image.Image
	for _, s := range index {
		if s.Sheet != name {
			if img, err = readSheet(s.Sheet); err != nil {
				return err
			}
			name = s.Sheet
		}
		if !s.Rect.In(img.Bounds()) {
			return fmt.Errorf("assets: sprite %s lies outside sheet %s", s.Name, s.Sheet)
		}
		put(s.Name, cut(img, s.Rect))
	}
	return nil
}

func readSheet(name string) (image.Image, error) {
	data, err := sheets.ReadFile("sheet/" + name + ".png")
	if err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("assets: sheet/%s.png: %w", name, err)
	}
	return img, nil
}

func cut(img image.Image, r image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	draw.Draw(out, out.Rect, img, r.Min, draw.Src)
	return out
}
