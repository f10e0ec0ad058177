// Package minimap is the whole map in a corner of the table, while not all of it is in
// view: the ground without names, a plate for every body of troops, a flag for every
// objective, and a frame round what the camera sees. It shows what the View gives and
// nothing else.
//
//	m := minimap.New(minimap.Deps{Scene: &g.Scene, Board: &view.Board, Store: d.Store, Bake: d.Bake})
//	...
//	m.Keys(c)                                                // M hides it
//	m.Frame(c, minimap.Room{At: l.Minimap, Asked: l.OneRow}) // after the map has been heard
//
// A click and a drag move the map, the wheel zooms it. Close ends what it paints in the
// background.
package minimap

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what it is shown from.
type Deps struct {
	Scene *scene.Scene
	Board *board.Board // whose map and whose camera it is
	Store *paint.Store
	Bake  board.Baker // of the ground, without names; nil: plain paper
}

// Room is where the minimap may lie, in pixels: it is as large as fits there in the ratio
// of the map, in the lower right corner. In a room of no width it is not shown.
type Room struct {
	At    paint.Rect
	Asked bool // it is shown only once the player has asked for it
}

// Map is the minimap.
type Map struct {
	Deps
	Hidden  bool // by the player
	asked   bool // it is shown only when asked for
	called  bool // and has been
	idle    bool // it would not be shown though it is not hidden: there is nothing to switch
	picture picture
	rings   rings
	hand    hand
	at      paint.Rect // of the whole, no width while it is not shown
	face    paint.Rect // of the map on it
	stood   map[stand]bool
}

// stand is troops of one side in one place.
type stand struct {
	at   rules.Ref
	side rules.Side
}

// New returns a minimap.
func New(d Deps) *Map { return &Map{Deps: d, stood: map[stand]bool{}} }

// Close ends what goes on in the background.
func (m *Map) Close() { m.picture.cancel() }

// Shown is where the minimap lies, of no width while it is not shown.
func (m *Map) Shown() paint.Rect { return m.at }

// Keys hears its key, which does nothing while all of the map is in view. It reports whether
// that has hidden the minimap for good, or brought it back.
func (m *Map) Keys(c *ui.Ctx) bool {
	if c.In.Held.Ctrl || !c.Take("M") || m.idle {
		return false
	}
	if m.asked {
		m.called = !m.called
		return false
	}
	m.Hidden = !m.Hidden
	return true
}

// Sizes in dp.
const (
	pad    = 11 // round the map, with the frame of the panel
	border = 2  // of ink round the map
)

// most is the part of the cells that may be in view while the minimap is shown.
const most = .85

// Frame hears and paints it.
func (m *Map) Frame(c *ui.Ctx, room Room) {
	m.at = paint.Rect{}
	b, v := m.Board, m.Scene.View()
	if v == nil || v.Map == nil || b.Map == nil || b.Inner.W == 0 {
		return
	}
	m.rings.watch(v, c.In.Now)
	m.asked = room.Asked
	hidden := m.Hidden
	if m.asked {
		hidden = !m.called
	}
	m.idle = room.At.W == 0 || m.inView() >= most && !m.hand.held
	if hidden || m.idle {
		m.hand = hand{}
		return
	}
	m.lay(c, room.At)
	m.hear(c)
	layer, text := c.Layers()
	c.Shadow(m.at.Inset(-c.Px(7)).Moved(0, c.Px(3)))
	c.Surface("ui/panel", m.at, c.Theme.Panel)
	edge := max(1, c.Px(border))
	c.Fill(m.face.Inset(-edge), dark)
	c.Clip(m.face)
	m.ground(c)
	m.flags(c, v)
	m.plates(c, v)
	m.window(c)
	m.rings.paint(c, m)
	c.Unclip()
	c.On(layer, text)
}

// inView is how much of the cells is in the free room.
func (m *Map) inView() float32 {
	in := m.Board.Inner
	seen := m.Board.Shown()
	w := min(seen.X+seen.W, in.X+in.W) - max(seen.X, in.X)
	h := min(seen.Y+seen.H, in.Y+in.H) - max(seen.Y, in.Y)
	return max(0, w) * max(0, h) / (in.W * in.H)
}

// lay finds its place in the room.
func (m *Map) lay(c *ui.Ctx, room paint.Rect) {
	in, d := m.Board.Inner, c.Px(pad)
	k := min((room.W-2*d)/in.W, (room.H-2*d)/in.H)
	w, h := ui.Floor(in.W*k), ui.Floor(in.H*k)
	m.at = paint.Rect{X: ui.Floor(room.X + room.W - w - 2*d), Y: ui.Floor(room.Y + room.H - h - 2*d), W: w + 2*d, H: h + 2*d}
	m.face = m.at.Inset(d)
}

// pixels is where a place of the sheet, in cells, lies on the minimap.
func (m *Map) pixels(x, y float32) (px, py float32) {
	in := m.Board.Inner
	return m.face.X + (x-in.X)/in.W*m.face.W, m.face.Y + (y-in.Y)/in.H*m.face.H
}

// cells is the place of the sheet, in cells, under a point of the minimap.
func (m *Map) cells(px, py float32) (x, y float32) {
	in := m.Board.Inner
	return in.X + (px-m.face.X)/m.face.W*in.W, in.Y + (py-m.face.Y)/m.face.H*in.H
}

// place is where a cell, a piece or a body is on the sheet, in cells.
func (m *Map) place(v *rules.View, r rules.Ref) (x, y float32, ok bool) {
	if c, cell := m.Board.Cell(r); cell {
		x, y = m.Board.Lay.Center(c.Col, c.Row)
		return x, y, true
	}
	for i := range v.Pieces {
		if p := &v.Pieces[i]; r != 0 && (p.Ref == r || p.Cell == r) {
			return m.stands(p)
		}
	}
	return 0, 0, false
}

// stands is where a piece stands on the sheet; false if it stands nowhere.
func (m *Map) stands(p *rules.Piece) (x, y float32, ok bool) {
	if c, cell := m.Board.Cell(p.Cell); cell {
		x, y = m.Board.Lay.Center(c.Col, c.Row)
		return x, y, true
	}
	return m.point(p.Pt)
}

// point is where a point of a table without cells is on the sheet.
func (m *Map) point(p rules.Point) (x, y float32, ok bool) {
	top := m.Board.Tabletop()
	if top == nil || p == (rules.Point{}) {
		return 0, 0, false
	}
	x, y = m.Board.Cells(top.PointPixels(p))
	return x, y, true
}
