package table

import (
	"grognard/render/paint"
	"grognard/render/table/panel/fallen"
	"grognard/render/ui"
	"grognard/rules"
)

// lost lays the pieces that both sides have lost on the desk. What falls in a fight is
// not there before its dice rest, and nothing lies where pieces wait or are chosen from.
func (t *Table) lost(c *ui.Ctx) {
	if t.game.Scene.View().Map == nil {
		return
	}
	layer, text := c.On(paint.Ground, paint.Ground) // on the desk: the map may lie over them, and the light falls past them
	defer c.On(layer, text)
	l, b := &t.lay, &t.View.Board
	w, h := b.Size()
	sheet := b.Rect(paint.Rect{W: w, H: h}).Inset(-c.Px(sheetRim))
	all := t.game.History.Fallen(t.game.Clips.Untold())
	for s, at := range l.Fallen {
		if at.Overlaps(l.Spread) || at.Overlaps(l.tray) || at.Overlaps(l.Labels) {
			continue
		}
		t.Heed(t.fallen.Frame(c, rules.Side(s), fallen.Room{At: beside(at, sheet), Sheet: sheet}, t.lyingOf(all[s])))
	}
}

// sheetRim is how far the paper of a map reaches beyond it, in dp.
const sheetRim = 10

// beside is what a sheet leaves of a place on the desk, at the left of it or at the right.
func beside(at, sheet paint.Rect) paint.Rect {
	switch right := at.X + at.W; {
	case !at.Overlaps(sheet):
	case at.X < sheet.X:
		at.W = sheet.X - at.X
	case right > sheet.X+sheet.W:
		at.X = sheet.X + sheet.W
		at.W = right - at.X
	}
	return at
}

// fell reports whether a piece has fallen, as far as that is told.
func (t *Table) fell(r rules.Ref) bool {
	for _, side := range t.game.History.Fallen(t.game.Clips.Untold()) {
		for i := range side {
			if side[i].Ref == r {
				return true
			}
		}
	}
	return false
}

// lyingOf leaves out of the fallen those that stand in the tray, since they may come back: no
// piece is in two places.
func (t *Table) lyingOf(all []rules.Piece) []rules.Piece {
	t.lies = t.lies[:0]
	for i := range all {
		if !t.offmap.Holds(all[i].Ref) {
			t.lies = append(t.lies, all[i])
		}
	}
	return t.lies
}
