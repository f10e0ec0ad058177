// Package draw draws every sprite of the game: counters, cards, dice, marks,
// icons and the skins of the interface. The pictures are committed as sheets,
// so the game itself only reads them; drawing them again gives the same.
package draw

import (
	"image"
	"image/draw"

	"grognard/assets"
	"grognard/assets/ink"
	"grognard/assets/palette"
)

// Sheet is a picture that holds many sprites.
type Sheet struct {
	Name    string // file name without ".png"
	Img     *image.RGBA
	Sprites []assets.Sprite
}

// named is a drawn sprite that waits for its place on a sheet.
type named struct {
	name string
	img  *image.RGBA
}

// album collects the sprites of one sheet.
type album struct{ all []named }

func (a *album) add(name string, c *ink.Canvas) { a.all = append(a.all, named{name, c.Img}) }

// Sheets draws all sheets, in the order of the index: what the title shows
// comes first.
func Sheets() []Sheet {
	all := []Sheet{
		sheet("interface", skins),
		sheet("emblems", emblems),
		sheet("standards", standards),
		sheet("pictograms", pictogramSprites),
		sheet("marks", marks),
		sheet("marks-squares", func(a *album) { cellMarks(a, squareCell) }),
		sheet("marks-hexes", func(a *album) { cellMarks(a, hexCell) }),
		sheet("marks-flat", func(a *album) { cellMarks(a, flatCell) }),
		sheet("pieces", pieceSigns),
		sheet("cards", cards),
		sheet("dice", dice),
	}
	for _, n := range palette.Nations {
		all = append(all, sheet("nation-"+n.ID, func(a *album) { nationPieces(a, n) }))
	}
	return all
}

// nationPieces draws all that is an army's own: its counters, blocks, leaders,
// stands, and the backs of its cards.
func nationPieces(a *album, n palette.Nation) {
	counters(a, n)
	plates(a, n)
	blocks(a, n)
	stands(a, n)
	a.add("card/back/"+n.ID, cardBack(n))
}

// pieceSigns draws what lies on or beside the pieces of every army.
func pieceSigns(a *album) {
	a.add("state/shaken", shakenFold())
	a.add("state/square", bayonets())
	a.add("state/fold", foldedCorner())
	a.add("leader/dot", goldDot())
	a.add("badge", badge(palette.Paper))
	a.add("badge/ink", badge(palette.Ink))
	a.add("badge/red", badge(palette.Attack))
	a.add("banner/staff", bannerStaff())
	a.add("banner/cloth", bannerCloth())
	a.add("shard", shard())
	a.add("marker/redoubt", redoubtMarker())
	a.add("pennant", pennant())
	a.add("state/garrison", garrisonRoofs())
}

func sheet(name string, fill func(*album)) Sheet {
	var a album
	fill(&a)
	return a.pack(name)
}

// sheetWidth is the largest width of a sheet in pixels.
const sheetWidth = 1700

// pack lays the sprites out in rows, in the order they were drawn in.
func (a *album) pack(name string) Sheet {
	s := Sheet{Name: name}
	x, y, row := 0, 0, 0
	for _, n := range a.all {
		size := n.img.Rect.Size()
		if x+size.X > sheetWidth {
			x, y, row = 0, y+row, 0
		}
		s.Sprites = append(s.Sprites, assets.Sprite{
			Sheet: name, Name: n.name, Rect: image.Rect(x, y, x+size.X, y+size.Y),
		})
		x, row = x+size.X, max(row, size.Y)
	}
	wide := 0
	for _, p := range s.Sprites {
		wide = max(wide, p.Rect.Max.X)
	}
	s.Img = image.NewRGBA(image.Rect(0, 0, wide, y+row))
	for i, n := range a.all {
		draw.Draw(s.Img, s.Sprites[i].Rect, n.img, image.Point{}, draw.Src)
	}
	return s
}
