// Package survey is a map with what stands on it, to be looked at on a page: that of a
// scenario, of a saved game, of a battle that is over.
package survey

import (
	"slices"

	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Survey shows what both players may see, and nothing on it can be clicked.
type Survey struct {
	d     *page.Deps
	board board.Board
	pic   board.Picture
	small bool       // it has no names and lies on plain paper
	list  paint.List // of the map, before it goes onto its page
	order []int32
}

// Layers of a survey and of what is set on it: no page has cards.
const (
	Layer    = paint.Cards
	PinLayer = paint.CardText
)

// New shows a view of Chance. place names it among the surveys of all pages
// that are open at once.
func New(d *page.Deps, book rules.Rulebook, v *rules.View, place string) *Survey {
	s := &Survey{d: d}
	s.board.Store, s.board.Metrics, s.board.Key = d.Store, d.Metrics, "survey/"+place
	s.board.Bakes(d.Ground(ground.Options{Unnamed: true, Unmeasured: v.Blind}))
	s.pic = board.Picture{View: v, Off: scene.OffBoard}
	s.pic.Place = func(label string) string { return words.PlaceWord(d.Words.Catalog, book, label) }
	return s
}

// Bare makes a small picture: the names of places, which could not be read, are taken
// away.
func (s *Survey) Bare() *Survey {
	s.small = true
	v, m := *s.pic.View, *s.pic.View.Map
	m.Areas = slices.Clone(m.Areas)
	for i := range m.Areas {
		m.Areas[i].Label = ""
	}
	v.Map = &m
	s.pic.View = &v
	return s
}

// Ratio is the width of the cells by their height.
func (s *Survey) Ratio() float32 {
	in := ground.NewLayout(s.pic.View.Map, 100).Board()
	return in.W / in.H
}

// Paint fills a frame with the map: the cells as large as they go, its margin as far
// as there is room.
func (s *Survey) Paint(c *ui.Ctx, r paint.Rect) {
	in := r.Inset(c.Hairline())
	if s.small {
		c.Fill(r, c.Theme.Panel2)
	} else {
		c.Clip(in)
		page.Wall(c, .5) // the country goes on where the sheet ends
		c.Unclip()
	}
	s.board.Calm = c.Calm
	s.board.Look(s.pic.View.Map, in, in.Inset(c.Px(4)), ui.Dp(c.In)*max(.4, min(1, r.H/(.8*c.In.H))))
	switch wake := s.board.Tick(c.In.Now); {
	case wake == 0:
		c.Animate()
	case wake > 0:
		c.Wake(c.In.Now + wake)
	}
	s.list.Reset()
	s.board.Paint(&s.list, &s.pic)
	s.order = s.list.Order(s.order)
	c.L.PushClip(in)
	for _, i := range s.order {
		k := s.list.Cmds[i]
		own := k.Clip
		k.Layer = Layer
		c.L.Add(k)
		if last := &c.L.Cmds[len(c.L.Cmds)-1]; own.W != 0 {
			last.Clip = last.Clip.And(own)
		}
	}
	c.L.PopClip()
	if s.board.Drawing() {
		c.Status().Pending = true
	}
	c.Frame(r, c.Hairline(), c.Theme.Text)
}

// At returns where a thing of the map is in the window: a cell, a piece, or a point
// of a tabletop.
func (s *Survey) At(ref rules.Ref, pt rules.Point) (x, y float32, ok bool) {
	if top := s.board.Tabletop(); top != nil {
		if pt == (rules.Point{}) {
			return 0, 0, false
		}
		x, y = top.PointPixels(pt)
		return x, y, true
	}
	x, y, ok = s.board.Middle(ref)
	if ok {
		x, y = s.board.Pixels(x, y)
	}
	return x, y, ok
}

// Glow has the map tinted where much went on, and cells marked, until it is told otherwise.
func (s *Survey) Glow(all []board.Glow, marks []board.Mark) { s.pic.Glows, s.pic.Marks = all, marks }

// Cell returns the cell of the map at a place of the window, or on a table without cells the
// point there; false beside the map.
func (s *Survey) Cell(x, y float32) (cell rules.Ref, pt rules.Point, ok bool) {
	if top := s.board.Tabletop(); top != nil {
		m := s.pic.View.Map
		pt = top.PointAt(x, y)
		return 0, pt, pt.X >= 0 && pt.Y >= 0 && pt.X < m.Width && pt.Y < m.Height
	}
	cell = s.board.CellAt(x, y)
	return cell, pt, cell != 0
}

// CellRect returns where a cell is in the window.
func (s *Survey) CellRect(cell rules.Ref) (paint.Rect, bool) { return s.board.CellRect(cell) }

// PointPixels returns where a point of a table without cells is in the window.
func (s *Survey) PointPixels(p rules.Point) (x, y float32) {
	return s.board.Tabletop().PointPixels(p)
}

// See shows another view of the same map, and keeps its ground; false if it is another
// map.
func (s *Survey) See(v *rules.View) bool {
	if s.pic.View.Map.ID != v.Map.ID {
		return false
	}
	s.pic.View = v
	return true
}

// Token paints a piece as it stands on the map into a rectangle, alpha of it.
func (s *Survey) Token(c *ui.Ctx, r paint.Rect, p *rules.Piece, alpha float32) {
	s.board.Token(c.L, Layer, r, p, nil, alpha)
}

// Unbuilt reports whether there is no map yet, since the players lay it in the set-up. A
// tabletop has no cells.
func Unbuilt(m *rules.Map) bool { return m == nil || len(m.Cells) == 0 && m.Shape != rules.Tabletop }

// Close implements page.Closer.
func (s *Survey) Close() {
	s.board.Close()
	s.d.Store.Drop(s.board.Key)
}
