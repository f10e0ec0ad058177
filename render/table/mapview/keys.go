package mapview

import (
	"grognard/render/paint"
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
	v.Cursor.Keys(c)
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
	v.Choice.SelectOnly(all[w.unit])
	v.Cursor.Go(c, all[w.unit])
	c.Sound("select")
}

// arrowKeys hears the arrows: they move the cursor, and with Ctrl the map.
func (v *View) arrowKeys(c *ui.Ctx) {
	step := c.Px(90)
	for _, k := range [...]struct {
		key    paint.Key
		dx, dy float32
	}{{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, -1}, {"Down", 0, 1}} {
		if c.In.Held.Ctrl && c.Take(k.key) {
			v.Board.Pan(-k.dx*step, -k.dy*step)
		}
	}
	x, y, measures := v.Cursor.Steer(c, v.Ruler.Laid())
	v.Cursor.Hold(c)
	if measures {
		x, y = v.Board.Pixels(x, y)
		to, at := v.Cursor.Place()
		v.Ruler.Measure(x, y, to, at)
	}
}
