// Package cursor is the place of the keyboard on a map: a cell or a piece, or on a table without
// cells a point. While it shows, the pointer is there, and Enter is a click: whatever the mouse can
// do to a map by clicks, keys can do as well.
package cursor

import (
	"cmp"
	"slices"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/choice/field"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the cursor goes over.
type Deps struct {
	Scene  *scene.Scene
	Choice *choice.Choice
	Board  *board.Board
}

// Use is what the arrows and Enter are for on a map.
type Use uint8

// The uses.
const (
	ToPlay  Use = iota // Enter is a click where something can be chosen
	ToBuild            // something is built on the map: Enter is a click wherever the cursor is
	ByOther            // somebody else hears the arrows: there is no cursor
)

// Cursor is where the keyboard is on a map. Its zero value with Deps is nowhere.
type Cursor struct {
	Deps
	Use Use

	on   bool
	away bool      // it showed until the keyboard went to a widget, and shows again once it comes back
	at   rules.Ref // the cell or piece; 0: a point of the table
	x, y float32   // of the map, in cells or inches
	line float32   // the column or row that it keeps to while it goes on in one direction
	dir  int       // that direction: 1 is along a row, 2 along a column
	held bool      // the keyboard held the pointer in the frame before

	steps choice.Steps
	seen  *rules.Request // that the cursor has gone along with
	tape  struct {       // of who measures with Alt
		from, end [2]float32
	}
}

// On reports whether it shows.
func (k *Cursor) On() bool { return k.on }

// At is the cell or the piece that it is on, 0 on the bare table or while it does not show.
func (k *Cursor) At() rules.Ref {
	if !k.on {
		return 0
	}
	return k.at
}

// arrow is one of the four keys, and the way that it points on the map.
type arrow struct {
	key    paint.Key
	dx, dy float32
}

var arrows = [...]arrow{{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, -1}, {"Down", 0, 1}}

// fine is how far the cursor goes with Shift on a table without cells, where it goes an inch else.
const fine = .25

// Keys hears the arrows, which go from cell to cell or by inches, Period and Comma, which go to the
// next place that a click would be an answer at, and Enter. Whoever uses the mouse takes the pointer
// away from it; a screen that lay over the map leaves it where it is.
func (k *Cursor) Keys(c *ui.Ctx) {
	if k.on && (k.Use == ByOther || k.held && !c.Steered() && (c.Moused() || !c.ByKeys())) {
		k.on = false
	}
	k.follow(c)
	k.attend()
	if c.Beneath() || c.In.Held.Ctrl || c.In.Held.Alt || k.Scene.View().Map == nil {
		return
	}
	switch {
	case k.Scene.Ask != nil && c.Take("Period"):
		k.Next(c, 1)
	case k.Scene.Ask != nil && c.Take("Comma"):
		k.Next(c, -1)
	case (!c.Ringed() || c.Focused("")) && k.Takes() && c.Take("Enter"):
		c.Push()
	}
}

// Steer hears the arrows. With Alt they measure from where the cursor was: measures reports it, and
// from where, in cells or inches of the map. lies reports whether there is a tape, which they lay on.
func (k *Cursor) Steer(c *ui.Ctx, lies bool) (x, y float32, measures bool) {
	if k.Use == ByOther || c.Beneath() || c.In.Held.Ctrl || k.Scene.View().Map == nil {
		return 0, 0, false
	}
	for _, a := range arrows {
		if !c.Take(a.key) {
			continue
		}
		if t := &k.tape; c.In.Held.Alt && k.on && (!lies || t.end != [2]float32{k.x, k.y}) {
			t.from = [2]float32{k.x, k.y}
		}
		k.step(c, a)
		if c.In.Held.Alt {
			k.tape.end = [2]float32{k.x, k.y}
			return k.tape.from[0], k.tape.from[1], true
		}
	}
	return 0, 0, false
}

// follow goes along where another body is taken in hand by itself, as the last one that can act.
func (k *Cursor) follow(c *ui.Ctx) {
	if k.Scene.Ask == k.seen || k.Scene.Ask == nil || k.Scene.Moving() {
		return
	}
	k.seen = k.Scene.Ask
	if r := k.Choice.InFocus(); k.on && k.at != 0 && r != k.at && k.Board.Tabletop() != nil && k.Scene.Mine(r) && k.onMap(r) {
		k.Go(c, r)
	}
}

// Hold keeps the pointer where the cursor is, in this frame.
func (k *Cursor) Hold(c *ui.Ctx) {
	switch {
	case c.Beneath(): // the pointer is for the dialog, and the cursor waits
		return
	case c.Ringed() && !c.Focused(""): // the keyboard is at a widget, which has the pointer
		k.on, k.away = false, k.on || k.away
	case k.away:
		k.on, k.away = k.on || c.ByKeys(), false
	}
	k.held = k.on
	if !k.on {
		return
	}
	if k.at != 0 {
		x, y, ok := k.Board.Middle(k.at)
		if k.on, k.held = ok, ok; !ok {
			return
		}
		k.x, k.y = x, y
	}
	x, y := k.Place()
	c.PointGround(x, y)
}

// Place is where the cursor is in the window, in pixels.
func (k *Cursor) Place() (x, y float32) {
	if _, cell := k.Board.Cell(k.at); k.at != 0 && !cell && k.Board.Tabletop() == nil {
		if r, ok := k.Board.PieceRect(k.at); ok {
			return r.Center()
		}
	}
	return k.Board.Pixels(k.x, k.y)
}

// Go brings the cursor to a cell or piece.
func (k *Cursor) Go(c *ui.Ctx, r rules.Ref) {
	x, y, ok := k.Board.Middle(r)
	if !ok {
		return
	}
	k.on, k.away, k.at, k.x, k.y, k.dir = true, false, r, x, y, 0
	k.steps.Move()
	k.Board.ShowRef(r, c.In.Now)
	c.Hide()
	c.Animate()
}

// attend notes when something else begins to wait for Enter.
func (k *Cursor) attend() {
	if k.on && k.Use == ToPlay {
		k.steps.Attend(k.Choice)
	}
}

// Takes reports whether Enter is a click here, see choice.Taker.
func (k *Cursor) Takes() bool { return k.on && k.Taker() == choice.Map }

// Taker is who takes Enter, with the cursor where it is.
func (k *Cursor) Taker() choice.Taker {
	switch {
	case k.Use == ToBuild && k.on:
		return choice.Map
	case k.Use != ToPlay:
		return choice.Nobody
	}
	return k.Choice.Taker(choice.Pointing{On: k.on, Steps: &k.steps, Answers: k.chooses, OnMap: k.onMap, InHand: k.inHand})
}

// inHand reports whether a click here would let go of what is picked.
func (k *Cursor) inHand() bool {
	r := k.at
	if _, cell := k.Board.Cell(r); r == 0 || cell {
		r = k.Board.Find(k.Place()).Piece
	}
	h := &k.Choice.Hand
	return r != 0 && (k.Choice.IsPicked(r) || h.Asked() && h.Grasp != field.Untouched && h.Who == r)
}

// chooses reports whether a click here is an answer, or a part of one.
func (k *Cursor) chooses() bool {
	x, y := k.Place()
	s := k.Board.Find(x, y)
	if _, cell := k.Board.Cell(k.at); k.at != 0 && !cell {
		return k.Choice.Answers(k.at, s.Cell)
	}
	return k.Choice.Answers(s.Piece, s.Cell)
}

func (k *Cursor) onMap(r rules.Ref) bool {
	_, _, ok := k.Board.Middle(r)
	return ok
}

// step goes to the next cell in a direction, or an inch.
func (k *Cursor) step(c *ui.Ctx, a arrow) {
	if k.away { // where it was left
		k.on, k.away = true, false
	}
	c.Hide()
	c.Animate()
	if !k.on {
		k.begin(c)
		k.attend()
		k.steps.Move()
		return
	}
	k.steps.Move()
	if k.Board.Tabletop() != nil {
		by := float32(1)
		if c.In.Held.Shift {
			by = fine
		}
		w, h := k.Board.Size()
		k.at, k.x, k.y = 0, min(max(k.x+by*a.dx, 0), w), min(max(k.y+by*a.dy, 0), h)
		k.Board.Show(k.x, k.y, c.In.Now)
		return
	}
	if to := k.beside(a); to != 0 {
		k.at = to
		k.x, k.y, _ = k.Board.Middle(to)
		k.Board.ShowRef(to, c.In.Now)
	}
}

// busy is what the player has in hand on the map, else what of his own he is asked about there; 0 if there is nothing.
func (k *Cursor) busy() rules.Ref {
	if r := k.Choice.InFocus(); r != 0 && k.onMap(r) {
		return r
	}
	if q := k.Scene.Ask; q != nil && k.Scene.Mine(q.About) && k.onMap(q.About) {
		return q.About
	}
	return 0
}

// begin puts the cursor where the player is busy: at what he has in hand, else where the pointer is, else at what he is
// asked about, else at the place of interest nearest to the middle of what is seen, else there.
func (k *Cursor) begin(c *ui.Ctx) {
	x, y := c.In.X, c.In.Y
	points := k.Board.Free.Has(x, y)
	if r := k.busy(); r != 0 && (!points || r == k.Choice.InFocus()) {
		k.Go(c, k.cellOf(r))
		return
	}
	if !points {
		x, y = k.Board.Free.Center()
		if all := k.Places(); len(all) > 0 {
			k.x, k.y = k.Board.Cells(x, y)
			k.Go(c, k.cellOf(all[k.nearest(all)]))
			return
		}
	}
	if k.Board.Tabletop() != nil {
		k.on, k.at, k.dir = true, 0, 0
		k.x, k.y = k.Board.Cells(x, y)
		return
	}
	r := k.Board.CellAt(x, y)
	if m := k.Scene.View().Map; r == 0 && len(m.Cells) > 0 {
		r = m.Cells[0].Ref
	}
	k.Go(c, r)
}

// cellOf is the cell of a piece on a map that has cells, else the piece.
func (k *Cursor) cellOf(r rules.Ref) rules.Ref {
	if home, _ := k.Scene.Cell(r); home != 0 && k.Board.Tabletop() == nil {
		return home
	}
	return r
}

// beside is the nearest cell in a direction, 0 if there is none: who goes on in that direction keeps
// to the column or row that he began in, though the cells of hexes stand to both sides of it.
func (k *Cursor) beside(a arrow) (best rules.Ref) {
	dir := 1
	if a.dx == 0 {
		dir = 2
	}
	x0, y0 := k.x, k.y
	if _, cell := k.Board.Cell(k.at); !cell {
		x0, y0, _ = k.Board.Middle(k.cellOf(k.at))
	}
	if k.dir != dir {
		k.dir, k.line = dir, x0
		if dir == 1 {
			k.line = y0
		}
	}
	if r := k.along(a); r != 0 {
		return r
	}
	const near, far = .25, 1.25 // cells of hexes stand .5, .87 or 1 ahead of each other
	m := k.Scene.View().Map
	var least float32
	for i := range m.Cells {
		r := m.Cells[i].Ref
		x, y, ok := k.Board.Middle(r)
		if !ok {
			continue
		}
		ahead, side := (x-x0)*a.dx+(y-y0)*a.dy, x-k.line
		if dir == 1 {
			side = y - k.line
		}
		side = max(side, -side)
		if ahead < near || ahead > far || side > .9 {
			continue
		}
		if away := side + ahead/8; best == 0 || away < least-.001 {
			best, least = r, away
		}
	}
	return best
}

// along is the next cell of the row that the cursor is in, as the rulebook counts rows, 0 if there is none.
func (k *Cursor) along(a arrow) rules.Ref {
	col, row, ok := k.count(k.at)
	if !ok || a.dx == 0 {
		return 0
	}
	m := k.Scene.View().Map
	for i := range m.Cells {
		if c := &m.Cells[i]; c.Row == row && c.Col == col+int(a.dx) {
			return c.Ref
		}
	}
	return 0
}

// count is the column and row of the cell of a thing.
func (k *Cursor) count(r rules.Ref) (col, row int, ok bool) {
	r = k.cellOf(r)
	m := k.Scene.View().Map
	for i := range m.Cells {
		if c := &m.Cells[i]; c.Ref == r {
			return c.Col, c.Row, true
		}
	}
	return 0, 0, false
}

// Places are the things on the map that a click would be an answer at, row by row.
func (k *Cursor) Places() []rules.Ref {
	if k.Scene.Ask == nil || k.Scene.Moving() {
		return nil
	}
	var all []rules.Ref
	add := func(r rules.Ref) {
		if r != 0 && k.onMap(r) && !slices.Contains(all, r) && !k.Choice.IsPicked(r) {
			all = append(all, r)
		}
	}
	lights := k.Choice.Lights()
	for _, r := range k.Choice.Live {
		if lights.On(r) {
			add(r)
		}
	}
	if h := &k.Choice.Hand; h.Asked() {
		if h.Who == 0 || h.Grasp == field.Untouched {
			for _, r := range h.Movables() {
				add(r)
			}
		} else {
			k.aims(add)
		}
	}
	if p := &k.Choice.Plot; p.Who == 0 {
		for _, r := range p.Bodies() {
			add(r)
		}
	} else if p.On() {
		for _, r := range p.Next {
			add(r)
		}
	}
	if k.Choice.Dealt() {
		for _, r := range k.Choice.Onward() {
			add(r)
		}
	}
	slices.SortStableFunc(all, func(a, b rules.Ref) int { return cmp.Or(cmp.Compare(k.late(a), k.late(b)), k.inOrder(a, b)) })
	return all
}

// late is 1 of what would only be taken in hand in place of what is: it comes after all that this may go to.
func (k *Cursor) late(r rules.Ref) int {
	if k.Choice.InFocus() != 0 && k.Scene.Mine(r) && slices.Contains(k.Choice.CanAct(), r) {
		return 1
	}
	return 0
}

// rowHigh is how high a row of a table without cells is for who reads it, in inches.
const rowHigh = 4

// inOrder puts things as they are read: row by row, and from the left.
func (k *Cursor) inOrder(a, b rules.Ref) int {
	if i, j, ok := k.count(a); ok {
		if m, n, ok := k.count(b); ok {
			return cmp.Or(cmp.Compare(j, n), cmp.Compare(i, m))
		}
	}
	x, y, _ := k.Board.Middle(a)
	u, v, _ := k.Board.Middle(b)
	return cmp.Or(cmp.Compare(int(y)/rowHigh, int(v)/rowHigh), cmp.Compare(x, u))
}

// aims adds what the body in hand may be put against: enemies to charge, friends to join.
func (k *Cursor) aims(add func(rules.Ref)) {
	h := &k.Choice.Hand
	v := k.Scene.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref != h.Who && p.Ref != 0 && h.AimsAt(p.Ref, p.Pt) {
			add(p.Ref)
		}
	}
}

// Next goes on to the next of these places, or back; the first time to the one that is nearest.
func (k *Cursor) Next(c *ui.Ctx, by int) {
	all := k.Places()
	if len(all) == 0 {
		c.Sound("refused")
		return
	}
	at := slices.Index(all, k.at)
	switch {
	case at >= 0:
		at = (at + by + len(all)) % len(all)
	case k.on:
		at = k.nearest(all)
	default:
		at = 0
		if r := k.busy(); r != 0 {
			k.x, k.y, _ = k.Board.Middle(r)
			at = k.nearest(all)
		}
	}
	k.Go(c, all[at])
	c.Sound("select")
}

// nearest is which of some places lies nearest to the cursor, of those that do not come late if there are any.
func (k *Cursor) nearest(all []rules.Ref) (at int) {
	least := float32(-1)
	for i, r := range all {
		if k.late(r) > k.late(all[0]) {
			break
		}
		x, y, _ := k.Board.Middle(r)
		if d := (x-k.x)*(x-k.x) + (y-k.y)*(y-k.y); least < 0 || d < least {
			at, least = i, d
		}
	}
	return at
}

// Corners of the frame about the cursor, in dp, without their edges: thin ones where Enter is no click.
const (
	thick = 5
	thin  = 2
)

// Paint draws the corners of a frame about the cursor.
func (k *Cursor) Paint(c *ui.Ctx, room paint.Rect) {
	if !k.on {
		return
	}
	x, y := k.Place()
	wide, high := c.Px(16), c.Px(16)
	if r, ok := k.Board.CellRect(k.at); ok {
		wide = ui.Floor(min(r.W, r.H) / 2)
		high = wide
	} else if r, ok := k.Board.PieceRect(k.at); ok && k.at != 0 {
		wide, high = ui.Floor(r.W/2)+c.Px(3), ui.Floor(r.H/2)+c.Px(3)
	}
	c.Clip(room)
	layer, text := c.On(paint.Over, paint.OverText)
	box := paint.Rect{X: ui.Floor(x) - wide, Y: ui.Floor(y) - high, W: 2 * wide, H: 2 * high}
	rim, col := c.Px(thick), c.Theme.Focus
	if who := k.Taker(); who != choice.Map && who != choice.Bar { // which says of what is in hand what may be done
		rim = c.Px(thin)
	}
	c.Corners(box, rim, col)
	c.On(layer, text)
	c.Unclip()
}
