package mapview

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// Keys hears the keys of the map and the right button. It reports whether that was
// clicked, which is a step back. Under a dialog the map keeps still.
func (v *View) Keys(c *ui.Ctx) (back bool) {
	covered := c.Beneath()
	v.tab(c)
	if _, ok := v.Choice.Laid(); ok && c.Take("R") { // else it is the key of an overlay
		v.Choice.Turn()
		c.Sound("select")
	}
	v.hand.Keys(c)
	if v.bare = c.In.Held.Letters['H'-'A'] && c.In.Held.Alt && !covered; v.bare {
		c.Take("H") // the hand of cards stays
	}
	v.Overlays.Hear(c)
	back = v.Ruler.Hear(c, v.Pointer.Over && !covered) && !covered
	if c.In.Held.Ctrl {
		return back
	}
	switch {
	case c.Take("F"):
		v.Board.Toggle(c.In.Now)
	case c.Take("Plus"):
		v.step(c, 1)
	case c.Take("Minus"):
		v.step(c, -1)
	case !v.Scene.OnTabletop() && c.Take("G"):
		v.grid = !v.grid
	case c.Take("N"):
		v.next(c, 1)
	case c.Take("Home"):
		v.home(c)
	case c.Take("K"):
		v.nextStack(c)
	}
	return back
}

// nextStack opens the stack of what is in hand, or else the first one in view; then the
// next one, and after the last one none.
func (v *View) nextStack(c *ui.Ctx) {
	c.Animate()
	home, _ := v.Scene.Cell(v.Choice.InFocus())
	if v.stack == 0 && v.Board.Stacked(home) {
		v.stack = home
		return
	}
	in, after := v.Scene.View().Map, v.stack == 0
	was := v.stack
	v.stack = 0
	if in == nil {
		return
	}
	for i := range in.Cells {
		cell := in.Cells[i].Ref
		if cell == was {
			after = true
			continue
		}
		if r, ok := v.Board.CellRect(cell); ok && after && v.Board.Stacked(cell) && v.room.Map.Overlaps(r) {
			v.stack = cell
			return
		}
	}
}

// step brings the map to the next stop nearer or farther away: about the pointer, or
// where that is elsewhere about the middle.
func (v *View) step(c *ui.Ctx, by int) {
	x, y := c.In.X, c.In.Y
	if !v.Pointer.Over {
		x, y = v.Board.Free.Center()
	}
	v.Board.StepAt(x, y, by, c.In.Now)
	c.Animate()
}

// home shows where the action is: the troops of whoever looks that are near the enemy.
func (v *View) home(c *ui.Ctx) {
	shown := v.Scene.View()
	if shown.Map == nil {
		return
	}
	var x, y, n float32
	for _, r := range action(shown, v.Scene.Viewer, v.Board.Within) {
		if u, w, ok := v.Board.Middle(r); ok {
			x, y, n = x+u, y+w, n+1
		}
	}
	if n == 0 {
		return
	}
	v.Board.Center(x/n, y/n, c.In.Now)
	c.Animate()
}

// walk is how far the keyboard has gone through what there is to choose from.
type walk struct {
	ask  *rules.Request // the question that it is an answer to
	unit int            // the piece that Tab has picked last; -1: none
	aim  rules.Ref      // the target that the arrows have picked
}

// walked returns how far the keyboard has gone in the question that is asked now.
func (v *View) walked() *walk {
	if v.walk.ask != v.Scene.Ask {
		v.walk = walk{ask: v.Scene.Ask, unit: -1}
	}
	return &v.walk
}

// tab goes through the pieces that can act. The widget kit has moved its own
// focus by then; it is given back.
func (v *View) tab(c *ui.Ctx) {
	if !c.In.Hit("Tab") || c.In.Held.Ctrl || c.Beneath() || len(v.Choice.CanAct()) == 0 {
		return
	}
	c.SetFocus("")
	if c.In.Held.Shift {
		v.next(c, -1)
		return
	}
	v.next(c, 1)
}

// next selects the next thing that can act, and brings it into view.
func (v *View) next(c *ui.Ctx, by int) {
	all := v.Choice.CanAct()
	if len(all) == 0 {
		return
	}
	w := v.walked()
	if w.unit < 0 && by < 0 {
		w.unit = 0
	}
	w.unit = (w.unit + by + len(all)) % len(all)
	w.aim = 0
	v.Choice.SelectOnly(all[w.unit])
	v.Board.ShowRef(all[w.unit], c.In.Now)
	c.Sound("select")
}

// arrow is one of the four keys, and the way that it points on the map.
type arrow struct {
	key    paint.Key
	dx, dy float32
}

var arrows = [...]arrow{{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, -1}, {"Down", 0, 1}}

// arrowKeys hears the arrows: once Tab has picked a piece they go through its
// targets, else they move the map.
func (v *View) arrowKeys(c *ui.Ctx, act *Act) {
	step := c.Px(90)
	for _, k := range arrows {
		if c.In.Hit(k.key) && v.aimNext(c, k) {
			act.Do = choice.Act{Does: choice.Changes, Selects: true}
			continue
		}
		if c.Take(k.key) {
			v.Board.Pan(-k.dx*step, -k.dy*step)
		}
	}
}

// aimNext picks the target of the piece in hand that lies next in the direction of
// a key, as a first click would: Enter confirms it. It reports whether there is
// one.
func (v *View) aimNext(c *ui.Ctx, k arrow) bool {
	w := v.walked()
	if v.Scene.Ask == nil || v.Scene.OnTabletop() || w.unit < 0 || c.In.Held.Ctrl || v.Scene.Moving() || c.Beneath() {
		return false
	}
	from, aimed := rules.Ref(0), false
	switch n := len(v.Choice.Picks); {
	case n == 1:
		from = v.Choice.Picks[0]
	case n == 2 && v.Choice.Picks[1] == w.aim:
		from, aimed = w.aim, true
	default:
		return false
	}
	to := v.nearest(v.Choice.Picks[0], from, k)
	if to == 0 {
		return false
	}
	c.Take(k.key)
	if aimed {
		v.Choice.Back()
	}
	v.Choice.Take(to)
	v.Choice.Aim()
	w.aim = to
	v.Board.ShowRef(to, c.In.Now)
	return true
}

// nearest returns the target of a piece that lies nearest to a place in the
// direction of a key, no further to the side than ahead; 0 if there is none.
func (v *View) nearest(who, from rules.Ref, k arrow) (best rules.Ref) {
	x0, y0, ok := v.Board.Middle(from)
	if !ok {
		return 0
	}
	var least float32
	for _, o := range v.Choice.Options {
		if o.Who != who || o.At == 0 || o.At == from {
			continue
		}
		x, y, on := v.Board.Middle(o.At)
		ahead := (x-x0)*k.dx + (y-y0)*k.dy
		side := (x-x0)*k.dy + (y-y0)*k.dx
		if side < 0 {
			side = -side
		}
		if away := ahead + side; on && ahead > 0 && side <= ahead && (best == 0 || away < least) {
			best, least = o.At, away
		}
	}
	return best
}
