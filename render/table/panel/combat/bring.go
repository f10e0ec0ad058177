package combat

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/render/ui"
	"grognard/rules"
)

// The map makes room where somebody who fights is not in view, or would lie under what tells of the fight.

// bringIn moves the map, once for each fight, where somebody who fights is not in view. It reports whether it does.
func (pl *place) bringIn(f *frame, room *Room, card *beside.Card) bool {
	if pl.placed || room.Modest || pl.lifted == pl.fight || !pl.Scene.OnTabletop() {
		return false
	}
	fight := pl.ground.fightBox()
	if in := fight.And(room.Map); fight.W <= 0 || in.W >= fight.W-1 && in.H >= fight.H-1 {
		return false
	}
	w, h := pl.formSize(f.c, small)
	h += pl.band(f, small, w)
	pl.form, pl.placed, pl.lifted, pl.fitted.camera = small, true, pl.fight, board.Place{}
	pl.atFoot(f, room, w, min(h, room.Map.H/2))
	pl.raise(f, card)
	return true
}

// atFoot lays the theatre in the middle of the foot.
func (pl *place) atFoot(f *frame, room *Room, w, h float32) {
	pl.at = paint.Rect{X: ui.Floor(room.Map.X + (room.Map.W-w)/2), Y: ui.Floor(room.Map.Y + room.Map.H - h - f.c.Px(8)), W: w, H: h}
}

// raise moves the map so that the fight comes to lie in its upper part, where no place for
// the theatre is left else, and shows more of it if the fight is larger than that. Until the map lies there the
// theatre is not seen.
func (pl *place) raise(f *frame, card *beside.Card) {
	if len(card.Clear) == 0 || pl.Board.Zoom == 0 {
		return
	}
	box := boxOf(card.Clear[:len(card.Clear)-1])
	if pl.Scene.OnTabletop() { // of bodies, no part of which is a cell
		box = pl.ground.fightBox()
	}
	free := card.Room
	free.H = pl.at.Y - free.Y - f.c.Px(8)
	pl.bringTo(f.c, box, free)
	pl.raised = true
}

// bringTo moves the map so that what lies in box comes to lie in free, on a table without cells all of it.
func (pl *place) bringTo(c *ui.Ctx, box, free paint.Rect) {
	if box.W <= 0 || free.H <= 0 || pl.Board.Zoom == 0 {
		return
	}
	to := pl.Board.Aim()
	if smaller := min(free.W/box.W, free.H/box.H); smaller < 1 && pl.Scene.OnTabletop() {
		to.Zoom = max(1, ui.Floor(2*to.Zoom*smaller)/2)
	}
	x, y := box.Center()
	wx, wy := free.Center()
	if to.Zoom == pl.Board.Zoom && box.X >= free.X && box.X+box.W <= free.X+free.W {
		wx = x // it moves up alone
	}
	cx, cy := pl.Board.Port.Center()
	sx, sy := pl.Board.Cells(x, y)
	to.X, to.Y, to.Loose = sx-(wx-cx)/to.Zoom, sy-(wy-cy)/to.Zoom, true
	pl.Board.Go(to, c.In.Now)
	c.Animate()
}

// sheetPart is how much of the map a sheet of answers leaves free above it at least.
const sheetPart = .5

// BringIn moves the map, once for each question that a side is asked as the enemy acts, where somebody of that
// fight is not in view on a table without cells.
func (pn *Panel) BringIn(c *ui.Ctx, room Room) {
	q, k, pl := pn.Scene.Ask, pn.Scene.View().Combat, &pn.place
	if q == nil || k == nil || q == pl.brought || !pn.Choice.Reacting() || !pn.Scene.OnTabletop() || pn.Scene.Moving() || pn.Board.Gliding() {
		return
	}
	pl.brought = q
	all := pn.ground.box[:0]
	for _, r := range append([]rules.Ref{k.To, q.About}, k.From...) {
		all = pn.ground.cover(all, r)
	}
	pn.ground.box = all
	box := boxOf(all)
	if in := box.And(room.Map); len(all) == 0 || in.W >= box.W-1 && in.H >= box.H-1 {
		return
	}
	free := room.Map.Inset(c.Px(6))
	free.H *= sheetPart
	pl.bringTo(c, box, free)
}
