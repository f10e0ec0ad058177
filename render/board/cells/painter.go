// Package cells paints squares and hexes with the pieces on them, and finds what
// is under the pointer.
package cells

import (
	"grognard/render/anim"
	"grognard/render/board/pieces"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Painter paints a map of cells. Its Sheet is to be set, and Prepare to be called
// for each map, before the first use.
type Painter struct {
	*sheet.Sheet
	pieces pieces.Painter

	grid
	spots  []spot       // of the pieces as last painted, from bottom to top
	total  []crowd      // pieces on each cell, and
	stack  []crowd      // those of them that are painted so far
	solid  []paint.Rect // what no name of a place may touch
	flags  []paint.Rect // where banners stand, in the order of the areas and their cells
	hoists []hoist      // whose they are, in that order

	captions []caption    // the names of places as last laid out,
	named    []paint.Rect // where they are printed,
	nameSeen uint64       // and for what
	urgent   []paint.Rect // what is said of this moment, to which they give way,
	dots     []paint.Rect // and the marks of places, to which they do if that is easy
	yields   yielding     // how far the layout has got
	silent   bool         // some are left out until their place is pointed at
	over     int          // the cell under the pointer, or -1

	legs  []sheet.Arrow // of the path that is drawn just now
	front []int8        // where the brigades of each cell look, in eighths
	apart spread        // the stack that is spread out under the pointer
	kept  rules.Ref     // cell of the stack that lies open by itself; 0 for none
}

// spot is where a piece was painted.
type spot struct {
	ref  rules.Ref
	cell rules.Ref
	form rules.Form
	tray bool // it is the slip of paper under a stack that is spread out
	home bool // it stands here too, while it lies open elsewhere: that is where it is said to be
	at   paint.Rect
}

// Prepare takes note of the map that the Sheet looks at.
func (b *Painter) Prepare() {
	m := b.Map
	b.pieces.Sheet = b.Sheet
	b.grid = newGrid(m, b.Lay)
	b.total, b.stack = make([]crowd, len(m.Cells)), make([]crowd, len(m.Cells))
	b.front = make([]int8, len(m.Cells))
	b.captions, b.nameSeen, b.over = nil, 0, -1
}

// The edge at which one begins where a map is cut, in pixels and in dp.
const (
	beginPx = 64
	beginDp = 72
)

// Focus returns the middle of some cells, or of the map if there are none, the
// least zoom at which all that stands there can be read, and the zoom to begin with.
func (b *Painter) Focus(at []rules.Ref, standing []rules.Piece) (x, y, least, well float32) {
	n := float32(0)
	for _, r := range at {
		if i, ok := b.index[r]; ok {
			u, v := b.center(i)
			x, y, n = x+u, y+v, n+1
		}
	}
	if n == 0 {
		x, y = b.Inner.Center()
		n = 1
	}
	for i := range standing {
		least = max(least, pieces.ReadFrom(&standing[i], b.Map.Shape))
	}
	well = max(least, floor(max(beginPx, beginDp*b.Scale)/sheet.PieceEdge(b.Map.Shape)+.5))
	return x / n, y / n, least, well
}

// Cell returns the cell that r names.
func (b *Painter) Cell(r rules.Ref) (*rules.Cell, bool) {
	i, ok := b.index[r]
	if !ok {
		return nil, false
	}
	return &b.Map.Cells[i], true
}

// CellRect returns where a cell is in the window.
func (b *Painter) CellRect(r rules.Ref) (paint.Rect, bool) {
	i, ok := b.index[r]
	if !ok {
		return paint.Rect{}, false
	}
	return b.Rect(b.box(i)), true
}

// Middle returns the middle, in cells, of a cell or of the cell under a piece;
// false for what is not on the map.
func (b *Painter) Middle(r rules.Ref) (x, y float32, ok bool) {
	i, ok := b.index[r]
	if !ok {
		for _, s := range b.spots {
			if s.ref == r && r != 0 {
				if i, ok = b.index[s.cell]; ok {
					break
				}
			}
		}
	}
	if !ok {
		return 0, 0, false
	}
	x, y = b.center(i)
	return x, y, true
}

// Paint appends the map's overlays, its pieces and what is marked to l.
func (b *Painter) Paint(l *paint.List, p *sheet.Picture) {
	b.Regard(p.Clips == nil || p.Clips.Reduced)
	b.paintLaid(l, p)
	b.paintShades(l, p)
	if p.Grid {
		b.paintLabels(l)
	}
	b.paintMarks(l, p)
	if !p.Grid {
		b.paintCoordinates(l) // over the marks of cells, which frame them
	}
	b.paintPieces(l, p)
	b.paintArrows(l, p)
	b.pieces.PaintDiscs(l)
	b.paintGlows(l, p)
}

// paintGlows shows where much went on.
func (b *Painter) paintGlows(l *paint.List, p *sheet.Picture) {
	for i := range p.Glows {
		if c, ok := b.index[p.Glows[i].Cell]; ok {
			b.GlowCell(l, b.Rect(b.box(c)), &p.Glows[i])
		}
	}
}

// Token draws a piece into a rectangle: in a tray, under the pointer.
func (b *Painter) Token(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, name func(rules.Ref) string, alpha float32) {
	b.pieces.Draw(l, layer, at, pc, name, alpha)
}

// The passes of painting, from the bottom.
const (
	passMarkers = iota
	passTroops
	passLeaders
	passMoving
	passOpen // the stack that is spread out
	passes
)

// pass returns when a piece is painted.
func (b *Painter) pass(p *sheet.Picture, pc *rules.Piece) int {
	if p.Clips != nil && pc.Form != rules.Marker {
		if _, moving := p.Clips.Pose(pc.Ref); moving {
			return passMoving
		}
	}
	switch {
	case pc.Form == rules.Marker:
		return passMarkers
	case b.open(p, pc.Cell):
		return passOpen
	case pc.Form == rules.Leader:
		return passLeaders
	}
	return passTroops
}

// paintPieces draws markers first, then the pieces that stand still with their
// leaders, then those that move.
func (b *Painter) paintPieces(l *paint.List, p *sheet.Picture) {
	b.spots = b.spots[:0]
	b.pieces.Begin()
	clear(b.total)
	clear(b.stack)
	for i := range p.View.Pieces {
		pc := &p.View.Pieces[i]
		if cell, ok := b.index[pc.Cell]; ok && (p.Off == nil || !p.Off(*pc)) {
			b.total[cell].add(pc)
		}
	}
	b.fronts(p)
	b.solidify(p)
	for now := range passes {
		switch now {
		case passMoving:
			b.paintBanners(l, p)
			b.paintNames(l, p)
		case passOpen:
			b.paintHome(l, p)
			b.paintTray(l, p)
		}
		for i := range p.View.Pieces {
			pc := &p.View.Pieces[i]
			if (p.Off == nil || !p.Off(*pc)) && b.pass(p, pc) == now {
				b.paintPiece(l, p, pc)
			}
		}
	}
	for i := range p.Ghosts {
		if k, ok := b.index[p.Ghosts[i].Cell]; ok {
			b.pieces.Draw(l, paint.Pieces, b.middle(k, pieces.CounterSize), &p.Ghosts[i], nil, ghostAlpha)
		}
	}
}

// ghostAlpha is how strongly a piece is drawn that is not there yet.
const ghostAlpha = .6

// paintPiece draws one piece where it stands or where its clip has it.
func (b *Painter) paintPiece(l *paint.List, p *sheet.Picture, pc *rules.Piece) {
	i, ok := b.index[pc.Cell]
	if !ok {
		return
	}
	if b.pass(p, pc) == passOpen {
		b.paintOpen(l, p, pc, i)
		return
	}
	b.paintStanding(l, p, pc, i)
}

// paintStanding draws one piece in its cell i, or where its clip has it.
func (b *Painter) paintStanding(l *paint.List, p *sheet.Picture, pc *rules.Piece, i int) {
	at := b.standing(i, pc)
	fills := b.pieces.Extent(pc, at)
	b.spots = append(b.spots, spot{ref: pc.Ref, cell: pc.Cell, form: pc.Form, at: fills})
	b.framesUnder(l, p, pc, i, fills)
	alpha := float32(1)
	if p.Hide && pc.Form != rules.Marker {
		alpha = .08
	}
	if pc.Ref == p.Ghost && pc.Ref != 0 {
		alpha = .45
	}
	if p.Clips == nil {
		b.placed(l, p, pc, at, alpha)
		return
	}
	pose, ok := p.Clips.Pose(pc.Ref)
	if !ok {
		b.placed(l, p, pc, at, alpha)
		return
	}
	b.posed(l, p, pc, at, alpha, &pose)
}

// posed draws a piece as a clip shows it; at is where it stands on its cell.
func (b *Painter) posed(l *paint.List, p *sheet.Picture, pc *rules.Piece, at paint.Rect, alpha float32, pose *anim.Pose) {
	from, to := b.shifted(at, pc.Cell, pose.From), b.shifted(at, pc.Cell, pose.To)
	if pose.Fade {
		b.placed(l, p, pc, from, alpha*(1-pose.T))
		b.placed(l, p, pc, to, alpha*pose.T)
		return
	}
	at = from.Moved((to.X-from.X)*pose.T, (to.Y-from.Y)*pose.T)
	if pose.Grow != 1 {
		at = at.Inset(-at.W * (pose.Grow - 1) / 2)
	}
	b.spots[len(b.spots)-1].at = b.pieces.Extent(pc, at)
	if pose.Lost > 0 || pose.Gone > 0 {
		x, y := at.Center()
		b.Casualty(l, x, y, min(at.W, b.Zoom*.7), pose.Lost, pose.T, p.Clips.Reduced)
	}
	switch {
	case pose.Lost > 0 && pc.Form == rules.Blocks && pose.Gone == 0:
		b.pieces.Breaking(l, pc, at, alpha, pose, p.Clips.Reduced)
		return
	case pose.Lost > 0 && pc.Form == rules.Counter && pose.Gone == 0 && !p.Clips.Reduced:
		b.flipping(l, p, pc, at, alpha, pose)
		return
	case pose.Lost > 0 && pc.Form == rules.Base && pose.Gone == 0:
		b.thinning(l, p, pc, at, alpha, pose)
		return
	case pose.Gone > 0 && pc.Form != rules.Leader && !p.Clips.Reduced:
		b.falling(l, pc, at, alpha, pose)
	default:
		b.placed(l, p, pc, at, alpha*pose.Alpha)
	}
	if pose.Gone > 0 && pc.Side != rules.Chance && (pc.Form == rules.Blocks || pc.Form == rules.Leader) {
		b.trophy(l, p, pc, at, pose.Gone)
	}
	if pose.Flash > 0 {
		l.Image(paint.Over, sheet.MarkKey(sheet.Attack, rules.Squares), at.Inset(-.11*at.W), paint.Alpha(paint.White, pose.Flash))
	}
}

// shifted moves a rectangle that stands on a cell to the same place of another
// one, if there is one.
func (b *Painter) shifted(at paint.Rect, home, to rules.Ref) paint.Rect {
	i, ok := b.index[home]
	j, there := b.index[to]
	if !ok || !there {
		return at
	}
	x0, y0 := b.center(i)
	x1, y1 := b.center(j)
	return at.Moved((x1-x0)*b.Zoom, (y1-y0)*b.Zoom)
}

// placed draws a piece on the map, with its names.
func (b *Painter) placed(l *paint.List, p *sheet.Picture, pc *rules.Piece, at paint.Rect, alpha float32) {
	name := p.Name
	if pc.Form == rules.Blocks {
		name = nil
	}
	b.pieces.Draw(l, paint.Pieces, at, pc, name, alpha)
	if pc.Form == rules.Counter {
		b.tally(l, pc, at, alpha)
	}
	if p.Short != nil && pc.Ref != 0 && pc.Form == rules.Counter && pc.Value != "" && alpha > 0 {
		b.pieces.Short(l, paint.Pieces, at, pc.Value, p.Short(pc.Ref), alpha)
	}
}

// place is an offset to the right and down.
type place struct{ x, y float32 }
