package lens

import (
	"math"
	"strconv"

	"grognard/game/threat"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Commands is how many commands the lens adds to a list at most for what it shows of a
// place, beside its card, the piece itself and the pips on all places.
const Commands = 24

// best is how many attacks are told in full.
const best = 3

// Amber is the colour of what the enemy could do.
var Amber = paint.Color{R: 0xB8, G: 0x5C, A: 255}

// Mark rings what the piece could attack from its new place. On a table without cells, where a
// ring takes many commands, what is pointed at has plates alone.
func (l *Lens) Mark(p *board.Picture) {
	if !l.tells() || l.aimed.asked() && l.Scene.OnTabletop() {
		return
	}
	f := l.now()
	if f == nil {
		return
	}
	for i := range f.own {
		if i == best {
			break
		}
		if !marked(p, f.own[i].At) {
			p.Marks = append(p.Marks, board.Mark{At: f.own[i].At, Kind: board.Attack})
		}
	}
}

// marked reports whether a thing is ringed already.
func marked(p *board.Picture, at rules.Ref) bool {
	for i := range p.Marks {
		if p.Marks[i].At == at && p.Marks[i].Kind == board.Attack {
			return true
		}
	}
	return false
}

// Spared is what the card of the lens leaves free.
type Spared struct {
	Shun  []paint.Rect // if it finds another place
	Above []paint.Rect // always: that is painted over it
	Off   paint.Rect   // the same of the theatre of a fight; W 0: there is none
}

// Paint paints what is known of the place over the map in room.
func (l *Lens) Paint(c *ui.Ctx, room paint.Rect, spared Spared) {
	l.paintPips(c, room)
	if !l.tells() {
		return
	}
	pc, ok := l.piece(), false
	var at paint.Rect
	switch {
	case l.aimed.asked():
		at, ok = l.pointed()
	case pc != nil:
		at, ok = l.place(pc)
	}
	if !ok {
		return
	}
	l.pictures()
	f := l.now()
	if l.found.Busy() {
		c.Wake(c.In.Now + 16)
	}
	if f != nil && f.none && !l.aimed.asked() {
		return
	}
	layer, text := c.On(paint.Pieces, paint.Labels)
	defer c.On(layer, text)
	c.Clip(room)
	if !l.Scene.OnTabletop() && !l.aimed.asked() {
		l.Board.Token(c.L, paint.Pieces, at, pc, nil, ghost)
	}
	from := len(c.L.Cmds)
	c.On(paint.Over, paint.OverText)
	if f != nil {
		l.wedges(c, f, at)
		c.On(paint.Over, paint.OverText)
		l.targets(c, f, at)
	}
	l.shield(c, f, at)
	if f != nil {
		l.reaches(c, f, Commands-best-(len(c.L.Cmds)-from))
	}
	c.Unclip()
	l.tell(c, f, at, room, spared)
}

// whole is a chance in whole percent: what is not certain is at most 99, what may happen at least 1.
func whole(x float64) int {
	n := int(math.Round(100 * x))
	switch {
	case x < 1 && n == 100:
		return 99
	case x > 0 && n == 0:
		return 1
	}
	return n
}

// ghost is how strongly the piece is drawn in its new place.
const ghost = .92

// place is where the piece would stand, in pixels.
func (l *Lens) place(pc *rules.Piece) (paint.Rect, bool) {
	now, ok := l.Board.PieceRect(pc.Ref)
	if l.Scene.OnTabletop() {
		top := l.Board.Tabletop()
		h := &l.Choice.Hand
		if top == nil || len(h.Ghost) == 0 {
			return now, false
		}
		x0, y0 := top.PointPixels(h.Ghost[0].Pt)
		x1, y1 := x0, y0
		for i := range h.Ghost {
			x, y := top.PointPixels(h.Ghost[i].Pt)
			x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
		}
		edge := l.Board.Zoom
		return paint.Rect{X: x0 - edge, Y: y0 - edge, W: x1 - x0 + 2*edge, H: y1 - y0 + 2*edge}, ok
	}
	cell, on := l.Board.CellRect(l.aimed.Option.At)
	if !on {
		return cell, false
	}
	if !ok {
		now.W, now.H = cell.W*.7, cell.W*.7
	}
	x, y := cell.Center()
	return paint.Rect{X: ui.Floor(x - now.W/2), Y: ui.Floor(y - now.H/2), W: now.W, H: now.H}, true
}

// pointed is where that is which is told of since the key is held, in pixels.
func (l *Lens) pointed() (paint.Rect, bool) {
	if !l.aimed.point {
		return l.thing(l.aimed.about)
	}
	x, y := l.Board.Tabletop().PointPixels(l.aimed.pt)
	d := l.Board.Zoom * within
	return paint.About(x, y, 2*d, 2*d), true
}

// thing is where a piece or a cell is, in pixels.
func (l *Lens) thing(r rules.Ref) (paint.Rect, bool) {
	if at, ok := l.Board.PieceRect(r); ok {
		return at, true
	}
	return l.Board.CellRect(r)
}

// targets writes beside what could be attacked from a place how likely it is hurt, on the
// side that looks away from there; what is not among the best has a dot.
func (l *Lens) targets(c *ui.Ctx, f *finding, place paint.Rect) {
	for i := range f.own {
		s := &f.own[i]
		at, ok := l.thing(s.At)
		x, y := at.X+at.W/2, at.Y+at.H
		if y < place.Y+place.H/2 != l.Scene.OnTabletop() { // there names stand behind bodies, as a rule away from the place
			y = at.Y
		}
		switch {
		case !ok:
		case i < best:
			l.plate(c, "lens/plate", x, y, panel.Attack, l.there(s)) // where it stands now the piece may not reach it
		case i < best+2:
			d := c.Px(14)
			c.Image("lens/dot", paint.About(x, y, d, d), paint.White)
		}
	}
}

// plate writes a few letters on a plate about a point.
func (l *Lens) plate(c *ui.Ctx, picture string, x, y float32, ink paint.Color, text string) paint.Rect {
	st := plateText
	st.Size /= max(1, c.Text/1.4) // it lies on the map
	h := c.Line(st) + c.Px(8)/max(1, c.Text)
	w := max(c.Width(st, text)+h+c.Px(8), 2.2*h)
	r := paint.Rect{X: ui.Floor(x - w/2), Y: ui.Floor(y - h/2), W: ui.Floor(w), H: ui.Floor(h)}
	c.Image(picture, r, paint.White)
	c.Image(picture+"-sign", paint.Rect{X: r.X + ui.Floor(h*.2), Y: r.Y + ui.Floor(h*.18), W: ui.Floor(h * .64), H: ui.Floor(h * .64)}, paint.White)
	t := r
	t.X, t.W = t.X+h*.9, w-h*.9-c.Px(6)
	c.Label(t, c.Fit(st, t.W, t.H, text), ui.Middle, ink, text)
	return r
}

// plateText is how plates are written.
var plateText = ui.Style{Font: paint.SansBold, Size: 20, Lead: 1.2}

// waiting stands for a number that is still worked out.
const waiting = ".."

// there writes how likely a strike from the place hurts: in few letters, since targets stand
// side by side.
func (l *Lens) there(s *threat.Strike) string { return l.Words.Word("table.lens.there", l.likely(s)) }

// likely writes how likely a strike hurts, in whole percent.
func (l *Lens) likely(s *threat.Strike) string {
	if s.Hurt == nil {
		return "?"
	}
	x, _ := s.Hurt.Float64()
	return l.Words.Word("format.percent", strconv.Itoa(whole(x)))
}

// chance says how likely a strike hurts; upTo, that it is at most that likely.
func (l *Lens) chance(s *threat.Strike, upTo bool) string {
	if s.Hurt == nil {
		return "?"
	}
	n := l.likely(s)
	if upTo {
		n = l.Words.Word("table.lens.upto", n)
	}
	return l.Words.Word("table.lens.hurt", n)
}

// shield says above the place how likely the piece is hurt there by the worst attack.
func (l *Lens) shield(c *ui.Ctx, f *finding, at paint.Rect) {
	text := waiting
	switch {
	case f != nil && f.who == 0:
		k := &f.come
		if f.none || f.act.viewer == rules.Chance {
			return
		}
		text = strconv.Itoa(len(k[f.act.viewer.Other()].Who))
	case f != nil && f.all && !f.menace.Told:
		return
	case f != nil && f.seen && f.all && len(f.menace.Reach) == 0 && l.Scene.OnTabletop():
		return // the card says that nobody reaches it
	case f == nil || !f.seen:
	case len(f.menace.Reach) > 0:
		text = l.chance(&f.menace.Reach[0], f.menace.AtMost)
	case f.all:
		text = l.Words.Word("table.lens.hurt", l.Words.Word("format.percent", "0"))
	}
	x := at.X + at.W/2
	if l.Scene.OnTabletop() { // how far it goes stands in the middle
		x = at.X + at.W/5
	}
	l.plate(c, "lens/shield", x, at.Y-c.Px(8), Amber, text)
}

// wedges point from the worst attackers to the piece.
func (l *Lens) wedges(c *ui.Ctx, f *finding, to paint.Rect) {
	c.On(paint.Under, paint.Under)
	x1, y1 := to.Center()
	for _, who := range f.reaching(best) {
		at, ok := l.thing(who)
		if !ok {
			continue
		}
		x0, y0 := at.Center()
		d := float32(math.Hypot(float64(x1-x0), float64(y1-y0)))
		if d < 2 {
			continue
		}
		wide := min(to.W, to.H) * .7
		r := paint.Rect{X: (x0+x1)/2 - d/2, Y: (y0+y1)/2 - wide/2, W: d, H: wide}
		c.L.Turned(paint.Under, "lens/wedge", r, paint.White, float32(math.Atan2(float64(y1-y0), float64(x1-x0))))
	}
}

// reaches puts a sign on those who reach the piece, so many at most.
func (l *Lens) reaches(c *ui.Ctx, f *finding, most int) {
	for _, who := range f.reaching(most) {
		if at, ok := l.thing(who); ok {
			d := c.Px(22) / max(1, c.Text/1.4)
			c.Image("lens/reach", paint.About(at.X, at.Y+at.H/2, d, d), paint.White)
		}
	}
}
