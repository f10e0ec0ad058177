package board

import (
	"math"

	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Sizes of pieces, in cells.
const (
	counterSize = 0.78  // edge of a counter on a square, and of any piece in a tray
	hexCounter  = 0.68  // edge of a counter on a hex
	stackStep   = 0.055 // by which each piece of a stack is shifted from the one below, and
	stackMost   = 0.2   // the topmost from the lowest
	leaderAlone = 0.42  // width of a leader in the middle of a cell, and
	leaderSide  = 0.25  // beside others,
	leaderStep  = 0.24  // this far apart,
	leaderUp    = -0.36 // and this far above its middle, still within it
	leadDown    = 0.06  // by which blocks make room for their leader
)

// crowd counts the pieces of each form on a cell.
type crowd struct {
	counters, blocks, bases, leaders int8
	rows                             [ranks]int8 // of the bases
}

// add counts a piece and returns how many of its kind were there before.
func (k *crowd) add(pc *rules.Piece) (n int8) {
	c := &k.counters
	switch pc.Form {
	case rules.Blocks:
		c = &k.blocks
	case rules.Base:
		k.bases++
		c = &k.rows[rankOf(pc)]
	case rules.Leader:
		c = &k.leaders
	case rules.Marker:
		return 0
	}
	*c++
	return *c - 1
}

// troops counts all but leaders.
func (k *crowd) troops() int8 { return k.counters + k.blocks + k.bases }

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
func (b *Board) pass(p *sheet.Picture, pc *rules.Piece) int {
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
func (b *Board) paintPieces(l *paint.List, p *sheet.Picture) {
	b.spots, b.discs = b.spots[:0], b.discs[:0]
	clear(b.total)
	clear(b.stack)
	for i := range p.View.Pieces {
		pc := &p.View.Pieces[i]
		if cell, ok := b.index[pc.Cell]; ok && (p.Off == nil || !p.Off(*pc)) {
			b.total[cell].add(pc)
		}
	}
	b.fronts(p)
	for now := range passes {
		if now == b.namePass() {
			b.paintNames(l, p.Place)
		}
		if now == passOpen {
			b.paintBanners(l, p.View)
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
			b.Token(l, paint.Pieces, b.middle(k, counterSize), &p.Ghosts[i], nil, ghostAlpha)
		}
	}
}

// ghostAlpha is how strongly a piece is drawn that is not there yet.
const ghostAlpha = .6

// paintPiece draws one piece where it stands or where its clip has it.
func (b *Board) paintPiece(l *paint.List, p *sheet.Picture, pc *rules.Piece) {
	i, ok := b.index[pc.Cell]
	if !ok {
		return
	}
	if b.pass(p, pc) == passOpen {
		b.paintOpen(l, p, pc, i)
		return
	}
	at := b.standing(i, pc)
	b.spots = append(b.spots, spot{ref: pc.Ref, zone: pc.Cell, form: pc.Form, at: b.extent(pc, at)})
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
func (b *Board) posed(l *paint.List, p *sheet.Picture, pc *rules.Piece, at paint.Rect, alpha float32, pose *anim.Pose) {
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
	b.spots[len(b.spots)-1].at = b.extent(pc, at)
	if pose.Lost > 0 && pc.Form == rules.Blocks {
		b.breaking(l, pc, at, alpha, pose)
		return
	}
	b.placed(l, p, pc, at, alpha*pose.Alpha)
	if pose.Gone > 0 && pc.Side != rules.Chance && (pc.Form == rules.Blocks || pc.Form == rules.Leader) {
		b.trophy(l, p, pc, at, pose.Gone)
	}
	if pose.Flash > 0 {
		l.Image(paint.Over, sheet.MarkKey(sheet.Attack, rules.Squares), at.Inset(-.11*at.W), paint.Alpha(paint.White, pose.Flash))
	}
}

// shifted moves a rectangle that stands on a cell to the same place of another
// one, if there is one.
func (b *Board) shifted(at paint.Rect, home, to rules.Ref) paint.Rect {
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
func (b *Board) placed(l *paint.List, p *sheet.Picture, pc *rules.Piece, at paint.Rect, alpha float32) {
	name := p.Name
	if pc.Form == rules.Blocks || pc.Form == rules.Base {
		name = nil
	}
	b.Token(l, paint.Pieces, at, pc, name, alpha)
	if pc.Form == rules.Counter {
		b.tally(l, pc, at, alpha)
	}
	if p.Short != nil && pc.Ref != 0 && pc.Form == rules.Counter && pc.Value != "" && alpha > 0 {
		b.short(l, paint.Pieces, at, pc.Value, p.Short(pc.Ref), alpha)
	}
}

// middle returns a square of a size in cells in the middle of a cell, in whole
// pixels.
func (b *Board) middle(i int, size float32) paint.Rect {
	x, y := b.center(i)
	r := b.Rect(paint.About(x, y, size, size))
	return paint.Rect{X: floor(r.X), Y: floor(r.Y), W: floor(r.W), H: floor(r.H)}
}

// standing returns where a piece stands, given those painted on its cell.
func (b *Board) standing(i int, pc *rules.Piece) paint.Rect {
	size := float32(counterSize)
	if b.hexes() && pc.Form == rules.Counter {
		size = hexCounter
	}
	r := b.middle(i, size)
	n := b.stack[i].add(pc)
	switch pc.Form {
	case rules.Marker:
		return b.middle(i, counterSize*1.34)
	case rules.Leader:
		return b.leaderPlace(i, n)
	case rules.Base:
		return b.standPlace(i, n, pc)
	case rules.Blocks:
		if b.total[i].leaders > 0 {
			r = r.Moved(0, floor(leadDown*b.Zoom))
		}
		return r
	}
	step, first := float32(0), float32(0)
	if all := b.total[i].counters; all > 1 {
		step = min(stackStep, stackMost/float32(all-1))
		first = -step * float32(all-1) / 2
	}
	d := floor((first + float32(n)*step) * b.Zoom)
	return r.Moved(d, -d)
}

// leaderPlace is the corner of a cell at which its n-th leader stands, or its
// middle if there is nobody else.
func (b *Board) leaderPlace(i int, n int8) paint.Rect {
	switch alone := b.total[i].troops() == 0; {
	case alone && b.Map.Shape == rules.Squares: // beside brigades a general is small
		return b.amongGenerals(i, n)
	case alone && b.total[i].leaders == 1:
		return b.middle(i, leaderAlone)
	}
	if b.total[i].bases > 0 {
		return b.generalPlace(i, n)
	}
	r := b.middle(i, leaderSide)
	all := float32(b.total[i].leaders)
	across := leaderStep * (float32(n) - (all-1)/2)
	if b.total[i].counters > 0 {
		across += leaderStep
	}
	return r.Moved(floor(across*b.Zoom), floor(leaderUp*b.Zoom))
}

// extent is the part of the window that a piece drawn at a place fills.
func (b *Board) extent(pc *rules.Piece, at paint.Rect) paint.Rect {
	switch pc.Form {
	case rules.Blocks:
		return b.groupExtent(pc, at)
	case rules.Leader:
		return paint.Rect{X: at.X, Y: at.Y, W: at.W, H: at.W * leaderTall}
	case rules.Base:
		if turn := heading(pc); abs(float32(math.Sin(float64(turn)))) > .8 {
			x, y := at.Center()
			return paint.About(x, y, at.H, at.W)
		}
	}
	return at
}

// Token draws a piece into a rectangle: here, in a tray, under the pointer.
func (b *Board) Token(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, name func(rules.Ref) string, alpha float32) {
	if alpha <= 0 {
		return
	}
	if t := b.Tabletop(); t != nil && pc.Wide > 0 {
		t.Stand(l, layer, at, pc, alpha)
		return
	}
	switch pc.Form {
	case rules.Marker:
		l.Image(layer, b.keys.body(pc), at, paint.Alpha(paint.White, alpha))
		return
	case rules.Blocks:
		b.group(l, layer, at, pc, alpha)
	case rules.Leader:
		b.leader(l, layer, at, pc, alpha)
	case rules.Base:
		b.stand(l, layer, at, pc, alpha)
	default:
		b.token(l, layer, at, pc, alpha)
	}
	if name != nil && at.W >= 84*b.Scale && pc.Ref != 0 {
		b.name(l, layer, at, name(pc.Ref), alpha)
	}
}
