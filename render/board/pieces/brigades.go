package pieces

import (
	"math"
	"strings"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// The place of a brigade in line, in cells: two stands abreast.
const LineWide, LineDeep = .47, .27

// Rank is the row of a square that a brigade stands in.
type Rank uint8

const (
	LeadRank Rank = iota // in line, in front
	RearRank             // in line, behind
	MassRank             // massed
	TownRank             // in the houses
	LastRank             // guns and trains
	Ranks
)

// RankOf tells in which row a brigade stands.
func RankOf(pc *rules.Piece) Rank {
	switch {
	case classOf(pc.Face) == guns || pc.Face.Train():
		return LastRank
	case has(pc.State, rules.StateGarrison):
		return TownRank
	case has(pc.State, rules.StateColumn):
		return MassRank
	case has(pc.State, rules.StateRear):
		return RearRank
	case has(pc.State, rules.StateLinear):
		return LeadRank
	}
	return MassRank
}

// standsOf returns how many stands a brigade shows.
func standsOf(pc *rules.Piece) int {
	switch {
	case pc.N > 0:
		return min(pc.N, 4)
	case RankOf(pc) == LastRank:
		return 1
	}
	return 2
}

// Heading is where a brigade in line or in column looks, in radians clockwise
// from north.
func Heading(pc *rules.Piece) float32 {
	if has(pc.State, rules.StateLinear) && !has(pc.State, rules.StateGarrison) {
		return float32(pc.Facing&7) * math.Pi / 4
	}
	return 0
}

// stand draws the stands of a brigade, turned to their front: those in line
// abreast, each with an arrow before it, others one behind the other with a
// round front. Pictogram and value stay upright.
func (b *Painter) stand(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, called string, level Level, alpha float32) {
	k := RankOf(pc)
	if layer == paint.Pieces {
		b.brigade(l, layer, at, pc, called, level, alpha)
		return
	}
	d := min(at.W, at.H) // in a tray it fills a square
	x, y := at.Center()
	if k == LeadRank || k == RearRank {
		b.brigade(l, layer, paint.About(x, y, d, d*LineDeep/LineWide), pc, called, level, alpha)
		return
	}
	b.brigade(l, layer, paint.About(x, y, d, d), pc, called, level, alpha)
}

// brigade draws one brigade as much of it as a level has.
func (b *Painter) brigade(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, called string, level Level, alpha float32) {
	tint := paint.Alpha(paint.White, alpha)
	k := RankOf(pc)
	x, y := at.Center()
	if k == TownRank {
		l.Image(layer, "state/garrison", paint.About(x, y, at.W, at.H), tint)
		at = at.Inset(.15 * min(at.W, at.H))
	}
	if has(pc.State, rules.StateActivated) {
		tint = paint.Alpha(spentTint, alpha)
	}
	if level <= Brief {
		slip, size, called := b.brigadeSlip(pc, at, called)
		b.standsAbreast(l, layer, at, pc, slip.H/2, tint)
		if slip.H > 0 {
			l.Fill(layer, slip, paint.Alpha(sheet.Paper, .9*alpha))
			l.Text(layer, paint.Sans, size, slip.X+3, floor(slip.Y+slip.H/2+b.Metrics.Ascent(paint.Sans, size)/2+.5), paint.Alpha(sheet.Ink, alpha), called)
		}
	} else {
		b.onePlate(l, layer, at, pc, tint)
	}
	b.standMarks(l, layer, at, pc, level, alpha)
}

// valued reports whether a brigade has a value beside its hits.
func valued(pc *rules.Piece) bool {
	return pc.Value != "" && pc.Value != "0" && pc.Value != hits(pc)
}

// frontOf is how stand i of a brigade begins: in line with an arrow, in mass with a
// bulge, behind another one or without a front with neither.
func frontOf(pc *rules.Piece, i int) string {
	switch k := RankOf(pc); {
	case k == LeadRank || k == RearRank:
		return standLine
	case i > 0 || k == LastRank || has(pc.State, rules.StateGarrison):
		return standPlain
	}
	return standMass
}

// brigadeSlip is the slip at the foot of a brigade on which its name stands, what it is
// called without what follows a comma or a bracket, if it can be read and leaves room for
// the pictogram; else it is empty.
func (b *Painter) brigadeSlip(pc *rules.Piece, at paint.Rect, called string) (slip paint.Rect, size float32, name string) {
	if i := strings.IndexAny(called, ",("); i > 0 {
		called = strings.TrimRight(called[:i], " ")
	}
	e := b.Extent(pc, at)
	size = leastText
	w, h := floor(b.Metrics.Width(paint.Sans, size, called)+.5)+6, floor(size*1.3)
	if called == "" || w > e.W || e.H < 2.6*h {
		return paint.Rect{}, 0, ""
	}
	return paint.Rect{X: floor(e.X + (e.W-w)/2), Y: floor(e.Y + e.H - h - 1), W: w, H: h}, size, called
}

// standsAbreast draws the stands of a brigade, with pictogram and value, lifted where its
// name stands below.
func (b *Painter) standsAbreast(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, lift float32, tint paint.Color) {
	k, n, turn := RankOf(pc), standsOf(pc), Heading(pc)
	x, y := at.Center()
	sin, cos := math.Sincos(float64(turn))
	w, h, line := at.W, at.H/float32(max(n, 2)), k == LeadRank || k == RearRank
	switch {
	case line:
		w, h = at.W/float32(max(n, 2)), at.H
	case k == LastRank:
		h = at.H
	}
	box := min(w, h) * .86
	if k == LastRank {
		box *= .78
	}
	alpha := float32(tint.A) / 255
	for i := range n {
		off := float32(i) - float32(n-1)/2
		right, back := off*w, float32(0)
		if !line {
			right, back = 0, off*h
		}
		cx, cy := x+right*float32(cos)-back*float32(sin), y+right*float32(sin)+back*float32(cos)
		b.oneStand(l, layer, cx, cy, w, h, pc, frontOf(pc, i), tint)
		switch {
		case n > 1 && !valued(pc):
		case i == 0:
			b.standSign(l, layer, paint.About(floor(cx), floor(cy), floor(box), floor(box)), pc, pc.Face, alpha)
		case i == n-1 && valued(pc):
			b.standValue(l, layer, paint.About(floor(cx), floor(cy), floor(max(box, w*.6)), floor(box)), pc, alpha)
		}
	}
	if n > 1 && !valued(pc) { // one sign over all
		d := max(box, min(at.W, at.H)*.66)
		if lift > 0 {
			d = min(d, b.Extent(pc, at).H-2*lift-6)
		}
		b.standSign(l, layer, paint.About(floor(x), floor(y-lift), floor(d), floor(d)), pc, pc.Face, alpha)
	}
}

// oneStand draws one stand about a place, w wide and h deep. Its master is 100 by 64,
// the stand on it 88 by 44, its middle 4 low.
func (b *Painter) oneStand(l *paint.List, layer paint.Layer, x, y, w, h float32, pc *rules.Piece, front string, tint paint.Color) {
	turn := Heading(pc)
	sin, cos := math.Sincos(float64(turn))
	kx, ky := w/88, h/44
	nx, ny := x+4*ky*float32(sin), y-4*ky*float32(cos)
	l.Turned(layer, b.keys.brigade(pc.Nation, front), paint.About(nx, ny, 100*kx, 64*ky), tint, turn)
}

// onePlate draws a brigade that is seen from afar: one stand with its front and a
// silhouette.
func (b *Painter) onePlate(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, tint paint.Color) {
	x, y := at.Center()
	b.oneStand(l, layer, x, y, at.W, at.H, pc, frontOf(pc, 0), tint)
	d := max(leastMark, floor(min(at.W, at.H)*.8))
	b.standSign(l, layer, paint.About(floor(x), floor(y), d, d), pc, silhouette(pc.Face), float32(tint.A)/255)
}

// standSign is the label with a brigade's pictogram: ink on paper for the first
// side, paper on ink for the second.
func (b *Painter) standSign(l *paint.List, layer paint.Layer, r paint.Rect, pc *rules.Piece, face rules.Face, alpha float32) {
	ground := sheet.Paper
	if pc.Side == rules.Second {
		ground = sheet.Ink
	}
	l.Fill(layer, r.Inset(-1), paint.Alpha(sheet.Ink, alpha))
	l.Fill(layer, r, paint.Alpha(sheet.Paper, alpha))
	l.Fill(layer, r.Inset(1), paint.Alpha(ground, alpha))
	l.Image(layer, b.keys.pict(b.Store, face).drawn(pc.Side, r.W/b.Scale < simpleStand), r.Inset(-.03*r.W), paint.Alpha(paint.White, alpha))
}

// standValue is the label with a brigade's value, if it can be read.
func (b *Painter) standValue(l *paint.List, layer paint.Layer, r paint.Rect, pc *rules.Piece, alpha float32) {
	size := floor(r.H * .8)
	if size < leastValue {
		return
	}
	for b.Metrics.Width(paint.SansBold, size, pc.Value) > r.W-2 {
		if size--; size < leastValue {
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
func (b *Painter) standMarks(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, level Level, alpha float32) {
	e := b.Extent(pc, at)
	tint := paint.Alpha(paint.White, alpha)
	placed := layer == paint.Pieces
	if placed { // no frame around the brigade covers them
		layer = paint.Over
	}
	if n := hits(pc); n != "" {
		d := max(leastDisc, floor(min(.15*b.Zoom, max(e.W, e.H)*.4)))
		if level == Far {
			d, n = leastMark, ""
		}
		x := hitDisc{layer, paint.Rect{X: floor(e.X + e.W - d*.7), Y: floor(e.Y - d*.3), W: d, H: d}, n, has(pc.State, rules.StateFatigued), alpha}
		if placed {
			b.discs = append(b.discs, x)
		} else {
			b.hitDisc(l, &x)
		}
	}
	d := max(leastMark, floor(min(.15*b.Zoom, max(e.W, e.H)*.4)))
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
