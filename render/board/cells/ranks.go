package cells

import (
	"math"
	"slices"

	"grognard/render/board/pieces"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Brigades of stands share a square: those that face a side stand along it in
// a first and a second row, then those that face none, then those in the houses;
// guns, trains and generals last. The places below are for troops that look north,
// in cells from the middle.
const (
	massWide, massDeep = .43, .45 // one behind the other
	townWide, townDeep = .46, .5  // within the houses
	lastEdge           = .27
	foreEdge           = -.47 // where the first row begins,
	lastBehind         = .61  // how deep the rows may be together before the last row and generals,
	noneBehind         = .94  // and where there are none,
	behind             = .32  // and where those stand
	rowGap             = 1.04 // from one brigade to the next, in its own width
)

// plot is how wide and how deep the place of a brigade is, in cells.
type plot struct{ wide, deep float32 }

// plots are the places in each row, where there is room.
var plots = [pieces.Ranks]plot{pieces.LeadRank: {pieces.LineWide, pieces.LineDeep}, pieces.RearRank: {pieces.LineWide, pieces.LineDeep}, pieces.MassRank: {massWide, massDeep},
	pieces.TownRank: {townWide, townDeep}, pieces.LastRank: {lastEdge, lastEdge}}

// row returns how far to the rear of the middle of a cell one of its rows stands,
// and what room a brigade has in it: less where the rows would not go into the
// square one behind the other, or the brigades beside each other.
func (b *Painter) row(i int, k pieces.Rank) (back float32, p plot) {
	in := &b.total[i]
	p = plots[k]
	abreast := float32(.96)
	if k == pieces.LastRank {
		abreast -= float32(min(in.leaders, 2)) * b.generalSpan(i)
	}
	p.wide = min(p.wide, abreast/(float32(in.rows[k])*rowGap))
	if k == pieces.LastRank {
		return behind, plot{p.wide, p.wide}
	}
	room, sum := float32(noneBehind), float32(0)
	if in.rows[pieces.LastRank]+in.leaders > 0 {
		room = lastBehind
	}
	for r := pieces.LeadRank; r < pieces.LastRank; r++ {
		if in.rows[r] > 0 {
			sum += plots[r].deep
		}
	}
	shrink := min(1, room/sum)
	back = foreEdge
	if in.rows[pieces.LeadRank]+in.rows[pieces.RearRank] == 0 {
		back += (room - sum*shrink) / 2
	}
	for r := pieces.LeadRank; r < k; r++ {
		if in.rows[r] > 0 {
			back += plots[r].deep * shrink
		}
	}
	p.deep *= shrink
	return back + p.deep/2, p
}

// standPlace returns where a brigade stands that is the n-th of its row on a
// cell.
func (b *Painter) standPlace(i int, n int8, pc *rules.Piece) paint.Rect {
	k := pieces.RankOf(pc)
	in := &b.total[i]
	back, p := b.row(i, k)
	along := (float32(n) - float32(in.rows[k]-1)/2) * p.wide * rowGap
	if k == pieces.LastRank && in.rows[k] > 1 && in.leaders == 1 { // make room for the general
		along -= b.generalSpan(i) / 2
	}
	x, y := b.before(i, along, back)
	if k != pieces.LeadRank && k != pieces.RearRank && b.front[i]&3 == 2 && pieces.Heading(pc) == 0 {
		p.wide, p.deep = p.deep, p.wide
	}
	return b.whole(paint.About(x, y, p.wide, p.deep))
}

// before returns a place in a cell, as one sees it who looks where its troops do.
func (b *Painter) before(i int, along, back float32) (x, y float32) {
	sin, cos := math.Sincos(float64(b.front[i]) * math.Pi / 4)
	x, y = b.center(i)
	return x + along*float32(cos) - back*float32(sin), y + along*float32(sin) + back*float32(cos)
}

// whole returns a rectangle of the sheet in whole pixels.
func (b *Painter) whole(r paint.Rect) paint.Rect {
	r = b.Rect(r)
	return paint.Rect{X: floor(r.X), Y: floor(r.Y), W: floor(r.W), H: floor(r.H)}
}

// The width of a general beside brigades and by himself on a square, in cells.
const (
	generalWide  = .25
	generalAlone = .3
)

// generalSpan is how much of the width of the last row of a cell a general takes:
// he stands upright, whichever way the troops look.
func (b *Painter) generalSpan(i int) float32 {
	if b.front[i]&3 == 2 {
		return generalWide * pieces.LeaderTall
	}
	return generalWide
}

// amongGenerals returns where the n-th general of a cell stands in which there is
// nobody else: in a row, or in as many as keep them all within the cell.
func (b *Painter) amongGenerals(i int, n int8) paint.Rect {
	all := int(b.total[i].leaders)
	cols := 1
	for cols*cols < all {
		cols++
	}
	rows := (all + cols - 1) / cols
	size := min(float32(generalAlone), .78/float32(cols))
	row := int(n) / cols
	inRow := min(cols, all-row*cols)
	across := (float32(int(n)%cols) - float32(inRow-1)/2) * size * 1.2
	down := (float32(row) - float32(rows-1)/2) * size * pieces.LeaderTall * 1.1
	return b.middle(i, size).Moved(floor(across*b.Zoom), floor(down*b.Zoom))
}

// generalPlace returns where the n-th general of a cell of brigades stands: in a
// corner behind them, the next in the other one.
func (b *Painter) generalPlace(i int, n int8) paint.Rect {
	along, back := .49-b.generalSpan(i)/2, float32(behind)
	if n&1 == 1 {
		along = -along
	}
	step := float32(.3)
	if rows := (b.total[i].leaders + 1) / 2; rows > 2 {
		step = min(step, .62/float32(rows-1))
	}
	back -= float32(n/2) * step
	x, y := b.before(i, along, back)
	return b.whole(paint.About(x, y, generalWide, generalWide*pieces.LeaderTall))
}

// fronts finds the side to which the troops of each cell look: that of the
// first brigade in line, or else away from their own edge of the board.
func (b *Painter) fronts(p *sheet.Picture) {
	for i := range b.front {
		b.front[i] = -1
	}
	for i := range p.View.Pieces {
		pc := &p.View.Pieces[i]
		cell, ok := b.index[pc.Cell]
		if !ok || pc.Form != rules.Base {
			continue
		}
		switch line := slices.Contains(pc.State, rules.StateLinear); {
		case line && b.front[cell] < 8:
			b.front[cell] = int8(pc.Facing&7) + 8
		case b.front[cell] < 0 && pc.Side != rules.Chance:
			b.front[cell] = ahead(p.View.Sides[pc.Side].Edge)
		}
	}
	for i := range b.front {
		b.front[i] &= 7
	}
}

// ahead is the direction away from an edge, in eighths clockwise from north.
func ahead(e rules.Edge) int8 {
	switch e {
	case rules.North:
		return 4
	case rules.East:
		return 6
	case rules.West:
		return 2
	}
	return 0
}
