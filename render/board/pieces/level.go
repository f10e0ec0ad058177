package pieces

import (
	"unicode/utf8"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Level is how much of a piece is drawn, by the pixels that it has.
type Level uint8

// The levels, from the nearest.
const (
	Full   Level = iota // all that is printed on it
	Brief               // arm and the values that matter; of a unit of blocks all of them
	Single              // arm and one number
	Far                 // side, nation and one of four silhouettes
)

// Edges in pixels from which a level is drawn: of counters and brigades by their own,
// of blocks by that of their cell.
var (
	counterLevels = [Far]float32{56, 36, 22}
	blockLevels   = [Far]float32{66, 48, 30}
)

// The least sizes of letters, in pixels: those of values have capitals of 11 pixels,
// all others on pieces capitals of 8.
const (
	leastValue = 15
	leastText  = 11
	numberSize = 16 // of the one number
)

// leastMark is the least size of a mark that tells of a state, in pixels.
const leastMark = 11

// byEdge is the level that the pixels of a piece allow.
func byEdge(edge float32, from *[Far]float32) Level {
	for k, least := range from {
		if edge >= least {
			return Level(k)
		}
	}
	return Far
}

// setValue is the size of the letters of a value on a counter, in whole pixels, and whether
// it can be read so. It is share of the edge, if it finds room.
func (b *Painter) setValue(s string, edge, share float32) (size float32, read bool) {
	size = share * edge
	if s != "" {
		size = min(size, .86*edge*numberSize/b.Metrics.Width(paint.SansBold, numberSize, s))
	}
	size = floor(size + .5)
	return size, size >= leastValue
}

// Parts of a counter's edge that its values are high, on the levels that have them.
const (
	fullShare  = .28
	briefShare = .38
)

// main is what is printed of a value where there is no room for all.
func main(pc *rules.Piece) string {
	if pc.Main != "" {
		return pc.Main
	}
	return pc.Value
}

// strength is what is printed of it where there is room for one number, "" if that is
// not known.
func strength(pc *rules.Piece) string {
	if pc.Strength == "" && utf8.RuneCountInString(pc.Value) <= mostNumber {
		return pc.Value
	}
	return pc.Strength
}

// mostNumber is how many characters a number has at most.
const mostNumber = 3

// level is how much is drawn of a piece in a rectangle that is taken for near times
// as large as it is.
func (b *Painter) level(pc *rules.Piece, layer paint.Layer, at paint.Rect, near float32) Level {
	switch pc.Form {
	case rules.Blocks:
		return byEdge(b.cell(layer, at)*near, &blockLevels)
	case rules.Base:
		return byEdge(max(at.W, at.H)*near, &counterLevels)
	case rules.Leader:
		return b.leaderLevel(pc, layer, at, near)
	case rules.Marker:
		return Full
	}
	return b.counterLevel(pc, at.W*near)
}

// counterLevel is the level of a counter of an edge in pixels: the values of each can
// be read.
func (b *Painter) counterLevel(pc *rules.Piece, edge float32) Level {
	k := byEdge(edge, &counterLevels)
	if _, read := b.setValue(pc.Value, edge, fullShare); k == Full && pc.Value != "" && !read {
		k = Brief
	}
	if k == Brief && !b.mainFits(pc, edge) {
		k = Single
	}
	if k == Single && float32(utf8.RuneCountInString(strength(pc)))*.58*numberSize > edge {
		k = Far
	}
	return k
}

// mainFits reports whether what is left of a value can be read on a counter.
func (b *Painter) mainFits(pc *rules.Piece, edge float32) bool {
	_, read := b.setValue(main(pc), edge, 1)
	return read
}

// cell is the width of the cell in which a piece stands that fills a rectangle.
func (b *Painter) cell(layer paint.Layer, at paint.Rect) float32 {
	if layer == paint.Pieces {
		return b.Zoom
	}
	return at.W / CounterSize
}

// Level returns how much is drawn of a piece on the map that stands in a rectangle.
func (b *Painter) Level(pc *rules.Piece, at paint.Rect) Level {
	now, _ := b.Near()
	return b.level(pc, paint.Pieces, at, now)
}

// ReadFrom is the least width in pixels of a cell of a map at which a piece shows all
// that it has to tell, be it shortened; 0 if it has nothing.
func ReadFrom(pc *rules.Piece, shape rules.Shape) float32 {
	switch pc.Form {
	case rules.Blocks:
		return blockLevels[Brief]
	case rules.Base:
		return counterLevels[Brief] / sheet.PieceEdge(shape)
	case rules.Counter:
		return counterLevels[Full] / sheet.PieceEdge(shape)
	}
	return 0
}
