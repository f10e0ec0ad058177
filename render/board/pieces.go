package board

import (
	"strings"

	"grognard/assets"
	"grognard/render/paint"
	"grognard/rules"
)

// counterSize is the edge of a counter, in cells.
const counterSize = 0.78

// stackStep shifts each piece of a stack from the one below, in cells.
const stackStep = 0.055

// keys remembers the names of pictures, so that no frame builds strings.
type keys struct {
	faces  map[faceID]string
	states map[string]string
}

type faceID struct {
	nation, face string
	side         rules.Side
	form         rules.Form
	reduced      bool
}

// face returns the picture of a piece.
func (k *keys) face(p *rules.Piece) string {
	id := faceID{p.Nation, p.Face, p.Side, p.Form, has(p.State, "reduced")}
	key, ok := k.faces[id]
	if !ok {
		if k.faces == nil {
			k.faces = map[faceID]string{}
		}
		key = id.key()
		k.faces[id] = key
	}
	return key
}

// state returns the picture of a state mark.
func (k *keys) state(s string) string {
	key, ok := k.states[s]
	if !ok {
		if k.states == nil {
			k.states = map[string]string{}
		}
		key = "marker/" + s
		k.states[s] = key
	}
	return key
}

func (id faceID) key() string {
	if id.form == rules.Marker {
		return "marker/" + id.face
	}
	state, side := "full", "first"
	if id.reduced {
		state = "reduced"
	}
	if id.side == rules.Second {
		side = "second"
	}
	return strings.Join([]string{"counter", id.nation, id.face, state, side}, "/")
}

func has(all []string, s string) bool {
	for _, t := range all {
		if t == s {
			return true
		}
	}
	return false
}

// paintPieces draws markers first, then the pieces that stand still, then
// those that move.
func (b *Board) paintPieces(l *paint.List, p *Picture) {
	b.spots = b.spots[:0]
	clear(b.stack)
	for pass := range 3 {
		for i := range p.View.Pieces {
			pc := &p.View.Pieces[i]
			if p.Off != nil && p.Off(*pc) {
				continue
			}
			moving := false
			if p.Clips != nil {
				_, moving = p.Clips.Pose(pc.Ref)
			}
			of := 1
			switch {
			case pc.Form == rules.Marker:
				of = 0
			case moving:
				of = 2
			}
			if of == pass {
				b.paintPiece(l, p, pc)
			}
		}
	}
}

// paintPiece draws one piece where it stands or where its clip has it.
func (b *Board) paintPiece(l *paint.List, p *Picture, pc *rules.Piece) {
	i, ok := b.index[pc.Zone]
	if !ok {
		return
	}
	at := b.standing(i, pc)
	b.spots = append(b.spots, spot{pc.Ref, pc.Zone, at})
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
	from, to := at, at
	if f, ok := b.index[pose.From]; ok {
		from = b.counter(f)
	}
	if t, ok := b.index[pose.To]; ok {
		to = b.counter(t)
	}
	if pose.Fade {
		b.placed(l, p, pc, from, alpha*(1-pose.T))
		b.placed(l, p, pc, to, alpha*pose.T)
		return
	}
	at = from.Moved((to.X-from.X)*pose.T, (to.Y-from.Y)*pose.T)
	if pose.Grow != 1 {
		at = at.Inset(-at.W * (pose.Grow - 1) / 2)
	}
	b.spots[len(b.spots)-1].at = at
	b.placed(l, p, pc, at, alpha*pose.Alpha)
	if pose.Flash > 0 {
		l.Image(paint.Over, b.markKey(Attack), at.Inset(-.11*at.W), paint.Alpha(paint.White, pose.Flash))
	}
}

// placed draws a piece on the map, with its names.
func (b *Board) placed(l *paint.List, p *Picture, pc *rules.Piece, at paint.Rect, alpha float32) {
	b.Token(l, paint.Pieces, at, pc, p.Name, alpha)
	if p.Short != nil && pc.Ref != 0 && pc.Value != "" && alpha > 0 {
		b.short(l, paint.Pieces+1, at, pc.Value, p.Short(pc.Ref), alpha)
	}
}

// counter returns where a single piece stands on a cell.
func (b *Board) counter(i int) paint.Rect {
	x, y := b.center(i)
	r := b.Rect(about(x, y, counterSize, counterSize))
	return paint.Rect{X: floor(r.X), Y: floor(r.Y), W: floor(r.W), H: floor(r.H)}
}

// standing returns where a piece stands, given those painted on its cell.
func (b *Board) standing(i int, pc *rules.Piece) paint.Rect {
	r := b.counter(i)
	if pc.Form == rules.Marker {
		return r.Inset(-.17 * r.W)
	}
	d := floor(float32(b.stack[i]) * stackStep * b.Zoom)
	b.stack[i]++
	return r.Moved(d, -d)
}

// Token draws a piece into a rectangle: here, in a tray, under the pointer.
func (b *Board) Token(l *paint.List, layer paint.Layer, at paint.Rect, pc *rules.Piece, name func(rules.Ref) string, alpha float32) {
	if alpha <= 0 {
		return
	}
	if pc.Form == rules.Marker {
		l.Image(layer, b.keys.face(pc), at, paint.Alpha(paint.White, alpha))
		return
	}
	l.Image(layer, b.keys.face(pc), master(at), paint.Alpha(paint.White, alpha))
	text := layer + 1
	if pc.Value != "" {
		b.value(l, text, at, pc.Value, alpha)
	}
	for i, s := range pc.State {
		if s != "reduced" {
			d := at.W * .3
			l.Image(layer, b.keys.state(s), paint.Rect{X: at.X + float32(i)*d - d*.2, Y: at.Y - d*.2, W: d, H: d}, paint.Alpha(paint.White, alpha))
		}
	}
	if name != nil && at.W >= 84*b.scale && pc.Ref != 0 {
		b.name(l, text, at, name(pc.Ref), alpha)
	}
}

// value prints the strength on the paper band at the foot of a counter.
func (b *Board) value(l *paint.List, layer paint.Layer, at paint.Rect, s string, alpha float32) {
	size := max(b.px(12), floor(at.H*.23))
	w := b.Metrics.Width(paint.SansBold, size, s)
	base := at.Y + at.H*bandMiddle + b.Metrics.Ascent(paint.SansBold, size)/2
	l.Text(layer, paint.SansBold, size, floor(at.X+at.W/2-w/2), floor(base+.5), paint.Alpha(inkColor, alpha), s)
}

// short prints a short name at the left of the paper band, if it fits beside
// the value.
func (b *Board) short(l *paint.List, layer paint.Layer, at paint.Rect, value, s string, alpha float32) {
	size := floor(max(b.px(9), at.H*.17))
	w := b.Metrics.Width(paint.Sans, size, s)
	left := at.X + at.W*.09
	room := at.X + at.W/2 - b.Metrics.Width(paint.SansBold, max(b.px(12), floor(at.H*.23)), value)/2 - b.px(1) - left
	if s == "" || w > room {
		return
	}
	base := at.Y + at.H*bandMiddle + b.Metrics.Ascent(paint.SansBold, size)/2
	l.Text(layer, paint.Sans, size, floor(left), floor(base+.5), paint.Alpha(inkColor, alpha), s)
}

// bandMiddle is the middle of the paper band of a counter, from its top.
var bandMiddle = (float32(assets.CounterBand.Min.Y+assets.CounterBand.Max.Y)/2 - float32(assets.CounterBody.Min.Y)) / float32(assets.CounterBody.Dy())

// master returns where the whole picture of a counter goes, shadow included,
// so that the counter itself fills at.
func master(at paint.Rect) paint.Rect {
	const size = 160
	body := assets.CounterBody
	k := at.W / float32(body.Dx())
	return paint.Rect{X: at.X - k*float32(body.Min.X), Y: at.Y - k*float32(body.Min.Y), W: k * size, H: k * size}
}

// name prints the name of a piece under it, on strips of paper no wider than
// its cell: in two lines, in smaller letters, or not at all.
func (b *Board) name(l *paint.List, layer paint.Layer, at paint.Rect, s string, alpha float32) {
	wide := at.W / counterSize * .97
	lines, size := b.setName(s, wide)
	if size == 0 {
		return
	}
	h := floor(size * 1.3)
	y := floor(at.Y + at.H - h*.2)
	for _, s := range lines {
		if s == "" {
			continue
		}
		w := b.Metrics.Width(paint.Sans, size, s)
		r := paint.Rect{X: floor(at.X + at.W/2 - w/2 - size*.2), Y: y, W: w + size*.4, H: h}
		l.Fill(layer, r, paint.Alpha(paperColor, .82*alpha))
		l.Text(layer, paint.Sans, size, floor(r.X+size*.2), floor(r.Y+h/2+b.Metrics.Ascent(paint.Sans, size)/2), paint.Alpha(inkColor, alpha), s)
		y += h
	}
}

// setName breaks a name into at most two lines that fit a width; size 0 means
// that they would be too small to be read.
func (b *Board) setName(s string, wide float32) (lines [2]string, size float32) {
	for size = b.px(13); size >= b.px(10); size-- {
		fits := func(s string) bool { return b.Metrics.Width(paint.Sans, size, s)+size*.4 <= wide }
		if fits(s) {
			return [2]string{s}, size
		}
		for i := len(s) - 1; i > 0; i-- {
			if s[i] == ' ' && fits(s[:i]) && fits(s[i+1:]) {
				return [2]string{s[:i], s[i+1:]}, size
			}
		}
	}
	return lines, 0
}
