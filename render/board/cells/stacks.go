package cells

import (
	"slices"

	"grognard/render/board/pieces"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// A stack that is pointed at is spread out in rows on a slip of paper, so that
// each of its pieces can be seen and picked. The piece that was pointed at comes
// to lie under the pointer, so that a click that follows at once picks it too.
const (
	openRow  = 4   // pieces in a row
	openSize = .66 // edge of a counter, in cells, and
	openLeft = .06 // the gap between two
	openEdge = 72  // its edge at least, in pixels: all that is printed on it can be read
)

// spread is the stack that is spread out.
type spread struct {
	cell     rules.Ref // where it stands; 0 if there is none
	who      rules.Ref // the piece that was pointed at
	x, y     float32   // where
	from, to int       // the place of who in the order of the pieces, and where it lies; -1: there is no who
	slip     paint.Rect
	pair     bool // it was clicked, since its pieces lie too near to each other; else it is a stack
	laid     bool // it has been painted
}

// place is where the piece n of the order lies.
func (s *spread) place(n int) int {
	switch {
	case s.to < 0:
	case n == s.from:
		return s.to
	case n == s.to:
		return s.from
	}
	return n
}

// open reports whether the pieces of a cell are spread out.
func (b *Painter) open(p *sheet.Picture, cell rules.Ref) bool {
	if cell == 0 || b.apart.cell != cell || p.Ghost != 0 || p.Hide {
		return false
	}
	i, ok := b.index[cell]
	return ok && (b.apart.pair || b.total[i].counters > 1)
}

// Stacked reports whether several counters stand on a cell, which spread out when it is
// pointed at.
func (b *Painter) Stacked(cell rules.Ref) bool {
	i, ok := b.index[cell]
	return ok && b.total[i].counters > 1
}

// Keep has the stack of a cell lie open as long as the pointer is on no other one,
// since the question is what is in it; 0 keeps none.
func (b *Painter) Keep(cell rules.Ref) { b.kept = cell }

// Slip is where the pieces lie that are spread out; of no width if none are.
func (b *Painter) Slip() paint.Rect {
	if b.apart.cell == 0 {
		return paint.Rect{}
	}
	return b.apart.slip
}

// Point tells where the pointer is, or that it is elsewhere: a stack under it is
// spread out until it leaves the pieces. It reports whether that changes
// anything.
func (b *Painter) Point(x, y float32, here bool) (changed bool) {
	was, over := b.apart.cell, b.over
	if b.over = -1; here {
		b.over = b.at(b.Cells(x, y))
	}
	b.apart = b.pointed(x, y, here)
	if b.apart.cell == 0 && b.Stacked(b.kept) {
		b.apart = spread{cell: b.kept}
	}
	return b.apart.cell != was || b.silent && b.placeOf(b.over) != b.placeOf(over)
}

// pointed returns the stack to be spread out.
func (b *Painter) pointed(x, y float32, here bool) spread {
	if !here {
		return spread{}
	}
	if b.apart.pair && !b.apart.laid {
		return b.apart
	}
	for i := range b.spots {
		if s := &b.spots[i]; s.tray && s.cell == b.apart.cell && s.at.Has(x, y) {
			return b.apart
		}
	}
	s := b.Find(x, y)
	if s.Piece != 0 && b.Stacked(s.Cell) {
		return spread{cell: s.Cell, who: s.Piece, x: x, y: y}
	}
	return spread{}
}

// openGrid returns how many columns and rows the spread pieces of a cell take,
// and the edge of a field of it in pixels.
func (b *Painter) openGrid(i int) (cols, rows int, field float32) {
	k := &b.total[i]
	n := int(k.troops() + k.leaders)
	cols = min(n, openRow)
	if n > openRow {
		cols = (n + 1) / 2
	}
	field = floor(max((openSize+openLeft)*b.Zoom, openEdge*(1+openLeft)+1))
	return cols, (n + cols - 1) / cols, field
}

// field is where place n lies on a slip.
func (b *Painter) field(slip paint.Rect, cell, n int) paint.Rect {
	cols, _, f := b.openGrid(cell)
	pad := b.slipEdge()
	return paint.Rect{X: slip.X + pad + float32(n%cols)*f, Y: slip.Y + pad + float32(n/cols)*f, W: f, H: f}
}

// slipEdge is the margin of the slip around its fields.
func (b *Painter) slipEdge() float32 { return max(4, floor(.06*b.Zoom)) }

// laySlip finds where the slip under the spread pieces lies, in the port: so that the
// piece pointed at keeps its place in the order and lies under the pointer, or
// at the edge of the port changes places with the one that would. It would do so
// too where it covers fewer of the troops around, the enemy's first.
func (b *Painter) laySlip(p *sheet.Picture) {
	s, i := &b.apart, b.index[b.apart.cell]
	s.from, s.to = b.rank(p, s.who), -1
	least := float32(-1)
	if s.from < 0 { // beside its cell, where it covers least
		x, y := b.Pixels(b.center(i))
		for _, by := range [...][2]float32{{0, 0}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}} {
			at := b.slipAbout(i, x, y)
			slip := b.slipAbout(i, x+by[0]*(at.W+b.Zoom)/2, y+by[1]*(at.H+b.Zoom)/2)
			if far := b.covered(p, slip) + (by[0]*by[0]+by[1]*by[1])*coversOne/2; least < 0 || far < least {
				least, s.slip = far, slip
			}
		}
		return
	}
	for n := range int(b.total[i].troops() + b.total[i].leaders) {
		slip := b.slipUnder(i, n, s.x, s.y)
		x, y := b.field(slip, i, n).Center()
		far := (x-s.x)*(x-s.x) + (y-s.y)*(y-s.y)
		if n != s.from {
			far++ // rather in order
		}
		far += b.covered(p, slip)
		if least < 0 || far < least {
			least, s.to, s.slip = far, n, slip
		}
	}
}

// What it counts against a place of the slip that it covers a piece or a marked
// place, and a piece of the other side, in square pixels by which it may lie off the pointer.
const (
	coversOne = 1e4
	coversFoe = 1e5
)

// covered tells what speaks against a place of the slip.
func (b *Painter) covered(p *sheet.Picture, slip paint.Rect) (against float32) {
	side := rules.Chance
	for i := range p.View.Pieces {
		if pc := &p.View.Pieces[i]; pc.Cell == b.apart.cell {
			side = pc.Side
		}
	}
	for i := range p.Marks {
		m := &p.Marks[i]
		if at, cell := b.CellRect(m.At); cell && m.At != b.apart.cell && slip.Has(at.Center()) {
			against += coversOne
		}
	}
	for i := range b.spots {
		s := &b.spots[i]
		if s.ref == 0 || s.cell == b.apart.cell || s.form == rules.Marker {
			continue
		}
		if over := slip.And(s.at); over.W <= 1 || over.H <= 1 {
			continue
		}
		against += coversOne
		for k := range p.View.Pieces {
			if pc := &p.View.Pieces[k]; pc.Ref == s.ref && pc.Side != side {
				against += coversFoe
				break
			}
		}
	}
	return against
}

// rank returns the place of a piece in the order of those of its stack, -1 if it
// is not there.
func (b *Painter) rank(p *sheet.Picture, who rules.Ref) (n int) {
	for i := range p.View.Pieces {
		pc := &p.View.Pieces[i]
		if pc.Cell != b.apart.cell || b.pass(p, pc) != passOpen || p.Off != nil && p.Off(*pc) {
			continue
		}
		if pc.Ref == who {
			return n
		}
		n++
	}
	return -1
}

// slipUnder returns a slip, in the port, whose field n is as near to a point as
// can be.
func (b *Painter) slipUnder(cell, n int, x, y float32) paint.Rect {
	at := b.slipAbout(cell, 0, 0)
	at.X, at.Y = 0, 0
	fx, fy := b.field(at, cell, n).Center()
	return b.slipAbout(cell, x-fx+at.W/2, y-fy+at.H/2)
}

// slipAbout returns a slip with its middle at a point; it stays in the port.
func (b *Painter) slipAbout(cell int, x, y float32) paint.Rect {
	cols, rows, f := b.openGrid(cell)
	pad := b.slipEdge()
	r := paint.About(x, y, float32(cols)*f+2*pad, float32(rows)*f+2*pad)
	r.X = floor(max(b.Port.X, min(b.Port.X+b.Port.W-r.W, r.X)))
	r.Y = floor(max(b.Port.Y, min(b.Port.Y+b.Port.H-r.H, r.Y)))
	return r
}

// paintHome draws a stack that lies open by itself in its cell too: it stands there, and a click there means it.
func (b *Painter) paintHome(l *paint.List, p *sheet.Picture) {
	i, ok := b.index[b.apart.cell]
	if !ok || b.apart.who != 0 || !b.open(p, b.apart.cell) {
		return
	}
	for _, form := range [...]bool{false, true} { // leaders on top
		for k := range p.View.Pieces {
			pc := &p.View.Pieces[k]
			if leads := pc.Form == rules.Leader; leads == form && (p.Off == nil || !p.Off(*pc)) && b.pass(p, pc) == passOpen && pc.Cell == b.apart.cell {
				b.paintStanding(l, p, pc, i)
				b.spots[len(b.spots)-1].home = true
			}
		}
	}
	b.stack[i] = crowd{}
}

// stalkWide is the breadth of the line from an open stack to its cell, in cells.
const stalkWide = .05

// paintStalk draws a line from the slip to the cell of its stack, where it lies beside that.
func (b *Painter) paintStalk(l *paint.List) {
	x, y := b.Pixels(b.center(b.index[b.apart.cell]))
	r, w := b.apart.slip, max(2, floor(stalkWide*b.Zoom))
	u, v := max(r.X, min(r.X+r.W, x)), max(r.Y, min(r.Y+r.H, y))
	if u == x && v == y {
		return
	}
	// two legs along the axes: the slip lies straight beside or above its cell as a rule
	l.Fill(paint.Over, paint.Rect{X: min(x, u), Y: v - w/2, W: max(x, u) - min(x, u), H: w}, sheet.Ink)
	l.Fill(paint.Over, paint.Rect{X: x - w/2, Y: min(y, v), W: w, H: max(y, v) - min(y, v)}, sheet.Ink)
}

// paintTray draws the slip of the stack that is spread out.
func (b *Painter) paintTray(l *paint.List, p *sheet.Picture) {
	if !b.open(p, b.apart.cell) {
		return
	}
	b.laySlip(p)
	b.apart.laid = true
	r := b.apart.slip
	if b.apart.who == 0 {
		b.paintStalk(l)
	}
	l.Fill(paint.Over, r.Moved(b.Px(3), b.Px(3)), paint.Alpha(sheet.Ink, .35))
	l.Fill(paint.Over, r, sheet.Ink)
	l.Fill(paint.Over, r.Inset(b.Px(1.5)), sheet.Paper)
	b.spots = append(b.spots, spot{cell: b.apart.cell, tray: true, at: r})
}

// targetColor frames a piece of a stack that may be attacked alone.
var targetColor = paint.Color{R: 0xa0, G: 0x18, B: 0x18, A: 255}

// paintOpen draws a piece of the stack that is spread out.
func (b *Painter) paintOpen(l *paint.List, p *sheet.Picture, pc *rules.Piece, cell int) {
	k := &b.stack[cell]
	n := int(k.troops() + k.leaders)
	k.add(pc)
	at := b.field(b.apart.slip, cell, b.apart.place(n))
	at = at.Inset(floor(at.W * openLeft / 2))
	b.spots = append(b.spots, spot{ref: pc.Ref, cell: pc.Cell, form: pc.Form, at: at})
	if p.Ghost == pc.Ref {
		return
	}
	in := at
	if pc.Form == rules.Leader && pc.Value != "" { // what is printed on it stands below its face
		in = at.Inset(floor(at.W * .1))
		in.Y = at.Y
	}
	if slices.ContainsFunc(p.Marks, func(m sheet.Mark) bool { return m.At == pc.Ref && m.Kind == sheet.Attack }) {
		l.Fill(paint.Over, at.Inset(-floor(at.W*openLeft*.6)), targetColor)
	}
	b.pieces.Draw(l, paint.Over, in, pc, nil, 1)
	for i := range p.Marks { // those under the slip are covered by it
		if m := &p.Marks[i]; m.At == pc.Ref && m.Kind != sheet.Attack && m.Kind != sheet.Forbid {
			l.Image(paint.Over, sheet.MarkKey(m.Kind, rules.Squares), at.Inset(-floor(at.W*openLeft)), paint.White)
		}
	}
}

// leastTally is how small the disc with that number is at least, in pixels.
const leastTally = 18

// tally prints on the topmost counter of a stack of more than two how many
// there are.
func (b *Painter) tally(l *paint.List, pc *rules.Piece, at paint.Rect, alpha float32) {
	i, ok := b.index[pc.Cell]
	if !ok || b.total[i].counters < 3 || b.stack[i].counters != b.total[i].counters || b.pieces.Level(pc, at) > pieces.Brief {
		return
	}
	d := max(leastTally, floor(at.W*.3))
	r := paint.Rect{X: floor(at.X - d*.35), Y: floor(at.Y + at.H - d*.7), W: d, H: d}
	l.Image(paint.Pieces, "badge/ink", r, paint.Alpha(paint.White, alpha))
	s, size := sheet.Digits(int(b.total[i].counters)), floor(d*.66)
	l.Text(paint.Pieces, paint.SansBold, size, floor(r.X+(d-b.Metrics.Width(paint.SansBold, size, s))/2), floor(r.Y+d*.49+b.Metrics.Ascent(paint.SansBold, size)/2), paint.Alpha(sheet.Paper, alpha), s)
}
