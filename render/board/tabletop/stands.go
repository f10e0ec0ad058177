package tabletop

import (
	"fmt"
	"image"
	"slices"
	"strconv"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// standID is what makes the picture of a stand.
type standID struct {
	nation   string
	face     rules.Face
	side     rules.Side
	n        int
	specials [4]int8 // figures, in the order of specialNames
	round    bool
	mounted  bool
	level    level
	size     int
}

// specialNames are the special figures, as State has them.
var specialNames = [4]rules.State{rules.StateOfficer, rules.StateStandard, rules.StateDrummer, rules.StateSergeant}

// standSizes are the pictures made of a stand, in pixels: they are never shown
// larger, nor much smaller.
var standSizes = [...]int{20, 28, 40, 56, 80, 112, 160}

// standKey returns the picture of a stand that is shown so many pixels wide,
// which is drawn when it is first needed.
func (b *Painter) standKey(pc *rules.Piece, px float32, k level) string {
	id := standID{nation: pc.Nation, face: pc.Face, side: pc.Side, n: pc.N, round: pc.Deep == 0, mounted: pc.Form == rules.Leader, level: k}
	if k >= plain { // nobody is seen on it
		id.face, id.n = "", 0
	}
	for _, s := range pc.State {
		for i, n := range specialNames {
			if s == n && k < plain {
				id.specials[i]++
			}
		}
	}
	id.size = standSizes[len(standSizes)-1]
	for _, s := range standSizes {
		if float32(s) >= px*.98 {
			id.size = s
			break
		}
	}
	key, ok := b.standPics[id]
	if !ok {
		if b.standPics == nil {
			b.standPics = map[standID]string{}
		}
		key = fmt.Sprintf("tabletop/stand/%v", id) // the same on every Board of a Store
		b.standPics[id] = key
		b.Store.Put(key, standPicture(&id))
	}
	return key
}

// numerals are the numbers that a frame writes without making a string.
var numerals = func() (all [100]string) {
	for n := range all {
		all[n] = strconv.Itoa(n)
	}
	return all
}()

func itoa(n int) string {
	if n >= 0 && n < len(numerals) {
		return numerals[n]
	}
	return strconv.Itoa(n)
}

// stance returns where piece i of the View is on the sheet and how it faces, in
// radians, as a clip that runs has it.
func (b *Painter) stance(p *sheet.Picture, i int) (at xy, facing float32) {
	pc := &p.View.Pieces[i]
	at, facing = b.onSheet(pc.Pt), radians(pc.Facing)
	if p.Clips == nil {
		return at, facing
	}
	if m, ok := p.Clips.Motion(pc.Ref); ok {
		return b.carried(at, facing, &m)
	}
	part, next, ok := p.Clips.Drill(pc.Ref)
	if !ok {
		return at, facing
	}
	k := 0
	for j := range i {
		if p.View.Pieces[j].Ref == pc.Ref {
			k++
		}
	}
	if to := anim.Stand(next.Pieces, pc.Ref, k); to != nil {
		at = at.plus(b.onSheet(to.Pt).minus(at).times(part))
		facing += radians(to.Facing-pc.Facing) * part
	}
	return at, facing
}

// carried moves a stand along with its body.
func (b *Painter) carried(at xy, facing float32, m *anim.Motion) (xy, float32) {
	u := float32(max(1, b.Map.Unit))
	from := b.onSheet(m.From.Pt)
	to := xy{b.Lay.Margin + float32(m.X)/u, b.Lay.Margin + (float32(b.Map.Height)-float32(m.Y))/u}
	turn := radians(int(m.Facing) - m.From.Facing)
	return to.plus(at.minus(from).turned(turn)), facing + turn
}

// leastLeader is how small a commander is drawn at most, in dp, on each level.
var leastLeader = [...]float32{figures: 30, dots: 30, plain: 24, outline: 16}

// pennonPart is how large the flag of a commander is, for the width of his stand.
const pennonPart = 1.05

// pennonPic is the picture of the pennon by which a commander is told from
// skirmishers.
const pennonPic = "tabletop/pennon"

// pennonArt draws it: a pole with a swallow-tailed flag, its foot at the bottom
// left.
func pennonArt() *image.RGBA {
	c := ink.New(64, 64)
	c.Stroke(ink.Seg(8, 4, 8, 62), 7, palette.Ink)
	c.Fill(ink.Poly(ink.Pt{X: 8, Y: 2}, ink.Pt{X: 63, Y: 6}, ink.Pt{X: 48, Y: 19}, ink.Pt{X: 63, Y: 33}, ink.Pt{X: 8, Y: 37}), palette.Ink)
	c.Fill(ink.Poly(ink.Pt{X: 11, Y: 7}, ink.Pt{X: 52, Y: 10}, ink.Pt{X: 41, Y: 19}, ink.Pt{X: 52, Y: 29}, ink.Pt{X: 11, Y: 32}), palette.Gold)
	return c.Img
}

// paintStand draws one stand, and the shadow that it throws.
func (b *Painter) paintStand(l *paint.List, layer paint.Layer, pc *rules.Piece, at xy, facing, alpha float32) {
	now, before := b.levels()
	m := b.window(at)
	w, h := b.inches(pc.Wide)*b.Zoom, b.inches(pc.Deep)*b.Zoom
	if pc.Form == rules.Leader {
		w = max(w, b.Px(leastLeader[now]))
	}
	if pc.Deep == 0 {
		h = w
	}
	shade, key := platePic, b.standKey(pc, max(w, h), now)
	if pc.Deep == 0 {
		shade = discPic
	}
	b.art()
	d := max(1, .075*b.Zoom)
	l.Turned(layer, shade, paint.About(m.X+d, m.Y+1.3*d, w, h), paint.Alpha(sheet.Ink, .34*alpha), facing)
	if pc.Form == rules.Leader {
		b.pennon(l, layer, m, w, alpha)
	}
	l.Turned(layer, key, paint.About(m.X, m.Y, w, h), paint.Alpha(paint.White, alpha), facing)
	if now == before {
		return
	}
	if left := b.Change(); left > 0 {
		l.Turned(layer, b.standKey(pc, max(w, h), before), paint.About(m.X, m.Y, w, h), paint.Alpha(paint.White, alpha*left), facing)
	}
}

// pennon draws the sign of a commander: a ring of gold round his stand, w
// pixels wide, and a flag above it.
func (b *Painter) pennon(l *paint.List, layer paint.Layer, m xy, w, alpha float32) {
	l.Image(layer, discPic, paint.About(m.X, m.Y, w*1.32, w*1.32), paint.Alpha(sheet.Ink, alpha))
	l.Image(layer, discPic, paint.About(m.X, m.Y, w*1.22, w*1.22), paint.Alpha(sheet.Gold, alpha))
	d := w * pennonPart
	l.Image(layer, pennonPic, paint.Rect{X: floor(m.X + w*.1), Y: floor(m.Y - w*.45 - d), W: d, H: d}, paint.Alpha(paint.White, alpha))
}

// unrest is how far the stands of a body lean, in radians: in disorder a
// little, in rout a lot.
func unrest(states []rules.State) float32 {
	switch {
	case slices.Contains(states, rules.StateBroken):
		return .2
	case slices.Contains(states, rules.StateDisordered):
		return .09
	}
	return 0
}

// lean is the part of the unrest that stand i shows, from -1 to 1.
func lean(i int) float32 { return float32((i*7919+13)%17)/8 - 1 }

// paintBodies draws what stands on a tabletop: bodies at rest, then those that
// move, and the round ones over them.
func (b *Painter) paintBodies(l *paint.List, p *sheet.Picture) {
	b.hems(l, p)
	for pass := range 3 {
		for i := range p.View.Pieces {
			pc := &p.View.Pieces[i]
			if pc.Form == rules.Marker || p.Off != nil && p.Off(*pc) {
				continue
			}
			of := 0
			if pc.Deep == 0 {
				of = 2
			} else if _, moving := b.moves(p, pc.Ref); moving {
				of = 1
			}
			if of == pass {
				b.paintOne(l, p, pc, i)
			}
		}
	}
	b.tagged = b.tagged[:0]
	for _, long := range [...]bool{true, false} { // what is told at length has its place first
		for i := range b.bodies {
			if b.marked(p, b.bodies[i].ref) == long {
				b.dress(l, p, i)
			}
		}
	}
}

// hems lays a light edge under bodies of stands, so that brown coats can be
// told from brown ground.
func (b *Painter) hems(l *paint.List, p *sheet.Picture) {
	if p.Hide {
		return
	}
	for i := range b.bodies {
		k := &b.bodies[i]
		if k.round || k.ref == 0 || unrest(k.states) > 0 || b.hidden(p, k) || p.Sketch != nil && p.Sketch.Who == k.ref && len(p.Sketch.Ghost) > 0 {
			continue
		}
		pts := b.around(k, 1)
		for i, q := range pts {
			b.line(l, paint.Under, q, pts[(i+1)%len(pts)], b.Px(2), paint.Alpha(sheet.Paper, .7))
		}
	}
}

func (b *Painter) moves(p *sheet.Picture, r rules.Ref) (anim.Motion, bool) {
	if p.Clips == nil {
		return anim.Motion{}, false
	}
	return p.Clips.Motion(r)
}

// paintOne draws stand i of the View as its clip has it.
func (b *Painter) paintOne(l *paint.List, p *sheet.Picture, pc *rules.Piece, i int) {
	at, facing := b.stance(p, i)
	if pc.Form == rules.Leader {
		at = b.aside(pc.Cell, at)
	}
	alpha := float32(1)
	if p.Hide {
		alpha = .08
	}
	if p.Sketch != nil && p.Sketch.Who == pc.Ref && len(p.Sketch.Ghost) > 0 {
		alpha *= .45
	}
	if p.Clips != nil {
		if pose, ok := p.Clips.Pose(pc.Ref); ok {
			alpha *= pose.Alpha
		}
	}
	if k := b.bodyOf(pc.Ref); k != nil && alpha > .3 {
		if u := unrest(k.states); u > 0 && pc.Deep != 0 {
			facing += u * lean(i)
			at = at.plus(xy{lean(i + 5), lean(i + 11)}.times(.5 * u))
		}
	}
	if f := b.falling(p, pc, i); f.any() {
		b.fall(l, p, pc, f, at, facing, alpha)
		return
	}
	b.paintStand(l, paint.Pieces, pc, at, facing, alpha)
}

// Stand draws a stand of a tabletop into a rectangle, its front up, whatever map
// the board shows, if it shows one.
func (b *Painter) Stand(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, alpha float32) {
	d := min(at.W, at.H)
	x, y := at.Center()
	l.Image(layer, b.standKey(pc, d, levelAt(d)), paint.About(x, y, d, d), paint.Alpha(paint.White, alpha))
}
