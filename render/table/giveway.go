package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// What floats over the map must not keep the player from what he may click there. It lies
// where it covers least of that, and gives way to a pointer that is on such a thing.

// givesWay reports whether a panel in r must not be there just now: the pointer is on
// something below it that a click would pick.
func (t *Table) givesWay(c *ui.Ctx, r paint.Rect) bool {
	x, y := c.In.X, c.In.Y
	if r.W <= 0 || !r.Has(x, y) || t.game.Scene.Ask == nil || t.game.Scene.View().Map == nil {
		return false
	}
	k := t.game.Choice
	if t.game.Scene.OnTabletop() && k.InFocus() != 0 {
		return true // all the table is where the body in hand may go
	}
	s := t.View.Board.Find(x, y)
	if len(k.Picks) > 0 && s.Cell != 0 {
		return true // what is picked may go there, or is told why not
	}
	return k.Dragged != 0 || k.IsLive(s.Piece) || k.IsLive(s.Cell) || k.IsPicked(s.Piece) || t.game.Scene.Mine(s.Piece)
}

// inspectRoom is where the inspector lies: at the lower left, unless another corner covers
// less of what may be clicked.
func (t *Table) inspectRoom(c *ui.Ctx, high float32) paint.Rect {
	l := &t.lay
	at := l.Inspect
	at.Y, at.H = at.Y+at.H-high, high
	if t.Look.Pinned() {
		return at
	}
	gap := c.Px(10)
	best, least := at, t.hides(at)
	left, right := l.Turn.X+l.Turn.W+gap, l.Tools.X-gap-at.W
	for _, r := range [...]paint.Rect{
		{X: right, Y: at.Y, W: at.W, H: high},
		{X: left, Y: l.Map.Y + gap, W: at.W, H: high},
		{X: right, Y: l.Map.Y + gap, W: at.W, H: high},
	} {
		if n := t.hides(r); n < least {
			best, least = r, n
		}
	}
	if t.givesWay(c, best) {
		return paint.Rect{}
	}
	return best
}

// furniture is what it weighs that a panel lies over another part of the table.
const furniture = 100

// hides counts what may be clicked below a panel in r; cards and tallies weigh more.
func (t *Table) hides(r paint.Rect) (n int) {
	k, l := t.game.Choice, &t.lay
	for _, at := range [...]paint.Rect{l.Hand, l.Standards[0], l.Standards[1], l.Turn, l.Tools, l.Spread, l.Tray, l.Labels} {
		if at.W > 0 && at.Overlaps(r) {
			n += furniture
		}
	}
	count := func(x rules.Ref) {
		at, ok := t.View.Board.PieceRect(x)
		if !ok {
			at, ok = t.View.Board.CellRect(x)
		}
		if ok && at.Overlaps(r) {
			n++
		}
	}
	for _, x := range k.Live {
		count(x)
	}
	v := t.game.Scene.View()
	for i := range v.Pieces { // an own unit can always be clicked
		if p := &v.Pieces[i]; t.game.Scene.Mine(p.Ref) && !k.IsLive(p.Ref) {
			count(p.Ref)
		}
	}
	return n
}
