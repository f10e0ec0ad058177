package board

import (
	"math"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// Brigades of stands share a square: those that face a side stand along it in
// a first and a second row, then those that face none, then those in the houses,
// guns and generals behind. The places below are for troops that look north, in
// cells from the middle.
const (
	lineWide, lineDeep = .47, .27 // two stands abreast
	massWide, massDeep = .43, .45 // one behind the other
	townWide, townDeep = .46, .5  // within the houses
	gunEdge            = .27
	foreEdge           = -.47 // where the first row begins,
	gunsBehind         = .61  // how deep the rows may be together before guns and generals,
	noneBehind         = .94  // and where there are none,
	behind             = .32  // and where those stand
	rowGap             = 1.04 // from one brigade to the next, in its own width
)

// rank is the row of a square that a brigade stands in.
type rank uint8

const (
	leadRank rank = iota // in line, in front
	rearRank             // in line, behind
	massRank             // massed
	townRank             // in the houses
	gunRank              // guns and trains
	ranks
)

// plot is how wide and how deep the place of a brigade is, in cells.
type plot struct{ wide, deep float32 }

// plots are the places in each row, where there is room.
var plots = [ranks]plot{leadRank: {lineWide, lineDeep}, rearRank: {lineWide, lineDeep}, massRank: {massWide, massDeep},
	townRank: {townWide, townDeep}, gunRank: {gunEdge, gunEdge}}

// rankOf tells in which row a brigade stands.
func rankOf(pc *rules.Piece) rank {
	switch {
	case classOf(pc.Face) == guns || synonyms[pc.Face] == "supply" || synonyms[pc.Face] == "sappers":
		return gunRank
	case has(pc.State, rules.StateGarrison):
		return townRank
	case has(pc.State, rules.StateColumn):
		return massRank
	case has(pc.State, rules.StateRear):
		return rearRank
	case has(pc.State, rules.StateLinear):
		return leadRank
	}
	return massRank
}

// row returns how far to the rear of the middle of a cell one of its rows stands,
// and what room a brigade has in it: less where the rows would not go into the
// square one behind the other, or the brigades beside each other.
func (b *Board) row(i int, k rank) (back float32, p plot) {
	in := &b.total[i]
	p = plots[k]
	abreast := float32(.96)
	if k == gunRank {
		abreast -= float32(min(in.leaders, 2)) * b.generalSpan(i)
	}
	p.wide = min(p.wide, abreast/(float32(in.rows[k])*rowGap))
	if k == gunRank {
		return behind, plot{p.wide, p.wide}
	}
	room, sum := float32(noneBehind), float32(0)
	if in.rows[gunRank]+in.leaders > 0 {
		room = gunsBehind
	}
	for r := leadRank; r < gunRank; r++ {
		if in.rows[r] > 0 {
			sum += plots[r].deep
		}
	}
	shrink := min(1, room/sum)
	back = foreEdge
	if in.rows[leadRank]+in.rows[rearRank] == 0 {
		back += (room - sum*shrink) / 2
	}
	for r := leadRank; r < k; r++ {
		if in.rows[r] > 0 {
			back += plots[r].deep * shrink
		}
	}
	p.deep *= shrink
	return back + p.deep/2, p
}

// standPlace returns where a brigade stands that is the n-th of its row on a
// cell.
func (b *Board) standPlace(i int, n int8, pc *rules.Piece) paint.Rect {
	k := rankOf(pc)
	in := &b.total[i]
	back, p := b.row(i, k)
	along := (float32(n) - float32(in.rows[k]-1)/2) * p.wide * rowGap
	if k == gunRank && in.rows[k] > 1 && in.leaders == 1 { // make room for the general
		along -= b.generalSpan(i) / 2
	}
	x, y := b.before(i, along, back)
	if k != leadRank && k != rearRank && b.front[i]&3 == 2 && heading(pc) == 0 {
		p.wide, p.deep = p.deep, p.wide
	}
	return b.whole(paint.About(x, y, p.wide, p.deep))
}

// before returns a place in a cell, as one sees it who looks where its troops do.
func (b *Board) before(i int, along, back float32) (x, y float32) {
	sin, cos := math.Sincos(float64(b.front[i]) * math.Pi / 4)
	x, y = b.center(i)
	return x + along*float32(cos) - back*float32(sin), y + along*float32(sin) + back*float32(cos)
}

// whole returns a rectangle of the sheet in whole pixels.
func (b *Board) whole(r paint.Rect) paint.Rect {
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
func (b *Board) generalSpan(i int) float32 {
	if b.front[i]&3 == 2 {
		return generalWide * leaderTall
	}
	return generalWide
}

// amongGenerals returns where the n-th general of a cell stands in which there is
// nobody else: in a row, or in as many as keep them all within the cell.
func (b *Board) amongGenerals(i int, n int8) paint.Rect {
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
	down := (float32(row) - float32(rows-1)/2) * size * leaderTall * 1.1
	return b.middle(i, size).Moved(floor(across*b.Zoom), floor(down*b.Zoom))
}

// generalPlace returns where the n-th general of a cell of brigades stands: in a
// corner behind them, the next in the other one.
func (b *Board) generalPlace(i int, n int8) paint.Rect {
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
	return b.whole(paint.About(x, y, generalWide, generalWide*leaderTall))
}

// fronts finds the side to which the troops of each cell look: that of the
// first brigade in line, or else away from their own edge of the board.
func (b *Board) fronts(p *sheet.Picture) {
	for i := range b.front {
		b.front[i] = -1
	}
	for i := range p.View.Pieces {
		pc := &p.View.Pieces[i]
		cell, ok := b.index[pc.Cell]
		if !ok || pc.Form != rules.Base {
			continue
		}
		switch line := has(pc.State, rules.StateLinear); {
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

// standsOf returns how many stands a brigade shows.
func standsOf(pc *rules.Piece) int {
	switch {
	case pc.N > 0:
		return min(pc.N, 4)
	case rankOf(pc) == gunRank:
		return 1
	}
	return 2
}

// heading is where a brigade in line or in column looks, in radians clockwise
// from north.
func heading(pc *rules.Piece) float32 {
	if has(pc.State, rules.StateLinear) && !has(pc.State, rules.StateGarrison) {
		return float32(pc.Facing&7) * math.Pi / 4
	}
	return 0
}

// stand draws the stands of a brigade, turned to their front: those in line
// abreast, each with an arrow before it, others one behind the other with a
// round front. Pictogram and value stay upright.
func (b *Board) stand(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, alpha float32) {
	k := rankOf(pc)
	if layer == paint.Pieces {
		b.brigade(l, layer, at, pc, alpha)
		return
	}
	d := min(at.W, at.H) // in a tray it fills a square
	x, y := at.Center()
	if k == leadRank || k == rearRank {
		b.brigade(l, layer, paint.About(x, y, d, d*lineDeep/lineWide), pc, alpha)
		return
	}
	b.brigade(l, layer, paint.About(x, y, d, d), pc, alpha)
}

func (b *Board) brigade(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	k, n, turn := rankOf(pc), standsOf(pc), heading(pc)
	x, y := at.Center()
	if k == townRank {
		l.Image(layer, "state/garrison", paint.About(x, y, at.W, at.H), tint)
		at = at.Inset(.15 * min(at.W, at.H))
	}
	sin, cos := math.Sincos(float64(turn))
	spot := func(right, back float32) (float32, float32) {
		return x + right*float32(cos) - back*float32(sin), y + right*float32(sin) + back*float32(cos)
	}
	w, h, line := at.W, at.H/float32(max(n, 2)), k == leadRank || k == rearRank
	switch {
	case line:
		w, h = at.W/float32(max(n, 2)), at.H
	case k == gunRank:
		h = at.H
	}
	box := min(w, h) * .86
	if k == gunRank {
		box *= .78
	}
	valued := pc.Value != "" && pc.Value != "0" && pc.Value != hits(pc)
	if has(pc.State, rules.StateActivated) {
		tint = paint.Alpha(spentTint, alpha)
	}
	for i := range n {
		off := float32(i) - float32(n-1)/2
		cx, cy := spot(off*w, 0)
		shape := standLine
		if !line {
			cx, cy = spot(0, off*h)
			shape = standMass
			if i > 0 || k == gunRank || has(pc.State, rules.StateGarrison) {
				shape = standPlain
			}
		}
		// The master is 100 by 64, the stand on it 88 by 44, its middle 4 low.
		kx, ky := w/88, h/44
		nx, ny := cx-4*ky*float32(-sin), cy-4*ky*float32(cos)
		l.Turned(layer, b.keys.brigade(pc.Nation, shape), paint.About(nx, ny, 100*kx, 64*ky), tint, turn)
		switch {
		case n > 1 && !valued:
		case i == 0:
			b.standSign(l, layer, paint.About(floor(cx), floor(cy), floor(box), floor(box)), pc, alpha)
		case i == n-1 && valued:
			b.standValue(l, layer, paint.About(floor(cx), floor(cy), floor(max(box, w*.6)), floor(box)), pc, alpha)
		}
	}
	if n > 1 && !valued { // one sign over all
		d := max(box, min(at.W, at.H)*.66)
		b.standSign(l, layer, paint.About(floor(x), floor(y), floor(d), floor(d)), pc, alpha)
	}
	b.standMarks(l, layer, at, pc, alpha)
}

// standSign is the label with a brigade's pictogram: ink on paper for the first
// side, paper on ink for the second.
func (b *Board) standSign(l *paint.List, layer paint.Layer, r paint.Rect, pc *rules.Piece, alpha float32) {
	ground := sheet.Paper
	if pc.Side == rules.Second {
		ground = sheet.Ink
	}
	l.Fill(layer, r.Inset(-1), paint.Alpha(sheet.Ink, alpha))
	l.Fill(layer, r, paint.Alpha(sheet.Paper, alpha))
	l.Fill(layer, r.Inset(1), paint.Alpha(ground, alpha))
	l.Image(layer, b.keys.pict(b.Store, pc.Face).of(pc.Side, r.W/b.Scale), r.Inset(-.03*r.W), paint.Alpha(paint.White, alpha))
}

// standValue is the label with a brigade's value, if it can be read.
func (b *Board) standValue(l *paint.List, layer paint.Layer, r paint.Rect, pc *rules.Piece, alpha float32) {
	size := floor(r.H * .8)
	for b.Metrics.Width(paint.SansBold, size, pc.Value) > r.W-2 {
		if size--; size < b.Px(7) {
			return
		}
	}
	w := b.Metrics.Width(paint.SansBold, size, pc.Value)
	x, y := r.Center()
	r = paint.About(floor(x), floor(y), floor(w+4), floor(size*1.1))
	l.Fill(layer, r.Inset(-1), paint.Alpha(sheet.Ink, alpha))
	l.Fill(layer, r, paint.Alpha(sheet.Paper, alpha))
	l.Text(layer, paint.SansBold, size, floor(r.X+(r.W-w)/2+.5), floor(y+b.Metrics.Ascent(paint.SansBold, size)/2+.5), paint.Alpha(sheet.Ink, alpha), pc.Value)
}

// standMarks shows the hits that a brigade has taken on a disc, red if they
// weaken it, and its other states on badges.
func (b *Board) standMarks(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, alpha float32) {
	e := b.extent(pc, at)
	tint := paint.Alpha(paint.White, alpha)
	placed := layer == paint.Pieces
	if placed { // no frame around the brigade covers them
		layer = paint.Over
	}
	d := max(b.Px(11), floor(min(.15*b.Zoom, max(e.W, e.H)*.4)))
	if n := hits(pc); n != "" {
		x := hitDisc{layer, paint.Rect{X: floor(e.X + e.W - d*.7), Y: floor(e.Y - d*.3), W: d, H: d}, n, has(pc.State, rules.StateFatigued), alpha}
		if placed {
			b.discs = append(b.discs, x)
		} else {
			b.hitDisc(l, &x)
		}
	}
	x := e.X - d*.2
	for _, s := range pc.State {
		if key := signs[s]; key != "" {
			b.badge(l, layer, paint.Rect{X: x, Y: e.Y + e.H - d*.7, W: d, H: d}, key, tint)
			x += d * .8
		}
	}
	if placed {
		b.engaged(l, layer, e, pc, tint)
		b.actionPoints(l, layer, e, pc, tint)
	}
}
