// Package label writes on a map, at everything that may be attacked, what an attack on
// it begins with.
package label

import (
	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what labels tell from.
type Deps struct {
	Scene  *scene.Scene
	Words  *words.Speaker
	Choice *choice.Choice
	Board  *board.Board
}

// Labels are those of all targets.
type Labels struct {
	Deps
	Said []paint.Rect // where labels stand, as last painted
	sums foresee.Targets[words.Target]
}

// New returns labels; nothing has been worked out yet.
func New(d Deps) Labels { return Labels{Deps: d} }

// Forget calls off what is worked out and forgets all of it.
func (l *Labels) Forget() { l.sums.Forget() }

// Busy reports whether sums are being worked out.
func (l *Labels) Busy() bool { return l.sums.Busy() }

// Of returns what stands on the target of an option, if that is known.
func (l *Labels) Of(o rules.Option) (words.Target, bool) { return l.sums.Of(l.Scene.Pos, o) }

// text puts into words the sums that an attack begins with.
func (l *Labels) text(o rules.Option, sums []rules.Tally) words.Target {
	if !l.Scene.OnTabletop() {
		return l.Words.Target(sums, l.far(o.Who, o.At))
	}
	var all []rules.Option
	for _, p := range l.Choice.Left {
		if p.Who == o.Who && p.At == o.At {
			all = append(all, p)
		}
	}
	return words.Target{Text: l.Words.Deeds(all, l.Choice.BesidesOf(o.At, nil), sums)}
}

// far is the distance of two pieces in cells, 0 if it is unknown.
func (l *Labels) far(a, b rules.Ref) int {
	x, ok0 := l.Scene.CellOf(a)
	y, ok1 := l.Scene.CellOf(b)
	if !ok0 || !ok1 {
		return 0
	}
	dx, dy := l.Board.Apart(x, y)
	return max(dx, dy)
}

// Paint stands a label on every target in room. That of the one under the pointer, which
// is hover on cell, tells all; on a tabletop, where things stand close together, it is
// the only one, and not even that is shown where plain is set.
func (l *Labels) Paint(c *ui.Ctx, room paint.Rect, hover, cell rules.Ref, plain bool) {
	l.Said = l.Said[:0]
	if len(l.Choice.Targets) == 0 || l.Scene.Blind() {
		return
	}
	ready, waiting := l.sums.At(l.Scene.Pos, l.Choice.Targets, l.text)
	if waiting {
		c.Wake(c.In.Now + 10)
	}
	layer, text := c.On(paint.Over, paint.OverText)
	defer c.On(layer, text)
	c.Clip(room)
	defer c.Unclip()
	shows := func(at rules.Ref) bool { return !l.Scene.OnTabletop() || !plain && hover == at }
	var hot rules.Option
	for _, o := range l.Choice.Targets {
		if o.At == hover || o.At == cell || l.Choice.IsPicked(o.At) {
			hot = o
			continue
		}
		if shows(o.At) {
			l.aimedAt(c, room, o, ready[o], false)
		}
	}
	if hot != (rules.Option{}) && shows(hot.At) { // over its neighbours
		l.aimedAt(c, room, hot, ready[hot], true)
	}
}

// aimedAt stands the label of an option on its target: all of it, in words, on
// the one that is looked at, on the others as much as the cell has room for.
func (l *Labels) aimedAt(c *ui.Ctx, room paint.Rect, o rules.Option, p words.Target, all bool) {
	r, ok := l.place(o.At)
	if p.Text == "" || !ok {
		return
	}
	switch {
	case all && p.Told != "":
		p.Text = p.Told
	case !all && c.Width(style, p.Text)+c.Px(38) > r.W:
		p.Text = p.Gist
	}
	l.label(c, room, o.At, r, p)
}

// style is that of the words on a label.
var style = ui.Style{Font: paint.SansBold, Size: 19, Lead: 1.2}

// place is the cell of a target, or the target itself where there are no cells.
func (l *Labels) place(at rules.Ref) (paint.Rect, bool) {
	r, ok := l.Board.PieceRect(at)
	if cell, is := l.Board.CellRect(at); is {
		return cell, true
	}
	if z, on := l.Scene.Cell(at); on {
		if cell, has := l.Board.CellRect(z); has {
			return cell, true
		}
	}
	return r, ok
}

// label paints one label at the edge of the place of its target.
func (l *Labels) label(c *ui.Ctx, room paint.Rect, at rules.Ref, r paint.Rect, p words.Target) {
	h := c.Line(style) + c.Px(4)
	w := c.Width(style, p.Text) + c.Px(14)
	if p.Dice {
		w += h * .86
	}
	x, y := ui.Floor(r.X+(r.W-w)/2), ui.Floor(r.Y-h*.4) // a counter's strength stands at its foot
	if l.Scene.View().Map.Shape == rules.Hexes {
		y = ui.Floor(r.Y + r.H - h*.92)
	}
	if l.Scene.OnTabletop() { // its name stands behind its rear
		x, y = l.beside(at, r, w, h)
	}
	x = max(room.X+c.Px(4), min(x, room.X+room.W-w-c.Px(4)))
	box := paint.Rect{X: x, Y: y, W: ui.Floor(w), H: h}
	l.Said = append(l.Said, box)
	c.Fill(box.Inset(-c.Px(1)), panel.Ink)
	c.Fill(box, panel.Paper)
	if p.Dice {
		die := ui.CutLeft(&box, h)
		c.Image("icon/die", die.Inset(h*.1), panel.Attack)
	}
	c.Label(box, style, ui.Middle, panel.Ink, p.Text)
}

// beside is where a label of so many pixels stands beside a target on a
// tabletop: before its front if it can, since its name stands behind its rear, but
// clear of all bodies.
func (l *Labels) beside(at rules.Ref, r paint.Rect, w, h float32) (x, y float32) {
	mid, level := ui.Floor(r.X+(r.W-w)/2), ui.Floor(r.Y+(r.H-h)/2)
	place := func(x, y float32) paint.Rect { return paint.Rect{X: x, Y: y, W: w, H: h} }
	over, under := place(mid, ui.Floor(r.Y-h*1.3)), place(mid, ui.Floor(r.Y+r.H+h*.3))
	if body, ok := footprint.Of(l.Scene.View().Pieces, at); ok && body.Ahead(1000).Y < 0 {
		over, under = under, over
	}
	out := h * 2.2 // one row farther
	if over.Y < under.Y {
		out = -out
	}
	left, right := place(ui.Floor(r.X-w-h*.5), level), place(ui.Floor(r.X+r.W+h*.5), level)
	free := l.Board.Tabletop().Clearest(over, left, right, under, place(ui.Floor(r.X-w), over.Y), place(ui.Floor(r.X+r.W), over.Y), place(mid, over.Y+out/2), place(mid, over.Y+out), place(mid, under.Y-out))
	return free.X, free.Y
}
