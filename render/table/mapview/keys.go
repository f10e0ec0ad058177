package mapview

import (
	"slices"

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
		v.nextPiece(c)
	}
	return back
}

// nextPiece brings the cursor to the next piece in its cell, and opens the stack that it lies in; where there is no
// other one it opens the next stack.
func (v *View) nextPiece(c *ui.Ctx) {
	home, pieces := v.here()
	if v.stackOf = home; home == 0 {
		v.nextStack(c)
		return
	}
	on := v.Cursor.At()
	if on == home {
		on = v.Pointer.Hover // the uppermost, which has been told
	}
	v.Cursor.Go(c, pieces[(slices.Index(pieces, on)+1)%len(pieces)])
	if v.stack = 0; v.Board.Stacked(home) {
		v.stack = home
	}
	c.Sound("select")
}

// here are the pieces in the cell of the cursor, and the cell; 0 where there are fewer than two.
func (v *View) here() (home rules.Ref, pieces []rules.Ref) {
	at, m := v.Cursor.At(), v.Scene.View()
	if home = at; !v.Scene.IsCell(at) {
		home, _ = v.Scene.Cell(at)
	}
	for i := range m.Pieces {
		if p := &m.Pieces[i]; home != 0 && p.Cell == home && p.Ref != 0 && p.Form != rules.Marker {
			pieces = append(pieces, p.Ref)
		}
	}
	if len(pieces) < 2 {
		return 0, nil
	}
	return home, pieces
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
	all   []rules.Ref // that it goes through, as they were when it came to one of them
	last  rules.Ref   // that it came to last, 0: none
	acted rules.Ref   // what had acted last by then
	kind  string      // of the question,
	turn  int         // and the turn
}

// tab goes through the pieces that can act. The widget kit has moved its own
// focus by then; it is given back.
func (v *View) tab(c *ui.Ctx) {
	if !c.In.Hit("Tab") || c.In.Held.Ctrl || c.Beneath() || len(v.CanAct()) == 0 {
		return
	}
	c.SetFocus("")
	if c.In.Held.Shift {
		v.next(c, -1)
		return
	}
	v.next(c, 1)
}

// CanAct lists what Tab goes through: what can act now, and beside cards the units with which a click goes on.
func (v *View) CanAct() []rules.Ref {
	all := v.Choice.CanAct()
	if v.Scene.Ask == nil || !v.Choice.Dealt() {
		return all
	}
	return append(all, v.Choice.After()...)
}

// Next selects the next thing that can act, as Tab does.
func (v *View) Next(c *ui.Ctx) { v.next(c, 1) }

// next selects the next thing that can act, and brings it into view.
func (v *View) next(c *ui.Ctx, by int) {
	all := v.CanAct()
	if len(all) == 0 {
		return
	}
	w := &v.walk
	if kind, turn := v.Scene.Ask.Kind, v.Scene.View().Turn; w.kind != kind || w.turn != turn {
		*w = walk{kind: kind, turn: turn}
	}
	r := all[w.step(all, v.Choice.Acted, by)]
	w.all, w.last, w.acted = append(w.all[:0], all...), r, v.Choice.Acted
	v.Choice.SelectOnly(r)
	v.Cursor.Go(c, r)
	c.Sound("select")
}

// step is which of some things comes after the last one, or before it: if that cannot act any more, after
// those that stood before it. After an answer it goes on from what that was given to.
func (w *walk) step(all []rules.Ref, acted rules.Ref, by int) int {
	n, last := len(all), w.last
	if acted != 0 && acted != w.acted {
		last = acted
	}
	if at := slices.Index(all, last); at >= 0 {
		return (at + by + n) % n
	}
	if at := slices.Index(w.all, last); at >= 0 && last != 0 {
		for i := 1; i < len(w.all); i++ {
			r := w.all[(at+i*by+i*len(w.all))%len(w.all)]
			if to := slices.Index(all, r); to >= 0 {
				return to
			}
		}
	}
	if by < 0 {
		return n - 1
	}
	return 0
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
