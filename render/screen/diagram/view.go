package diagram

import (
	"grognard/render/paint"
	"grognard/render/table/mapview/marks"
	"grognard/render/ui"
	"grognard/rules"
)

// How near a map is shown, in dp of a cell or of an inch at most, and how much of it about what is to be seen,
// in cells or inches.
const (
	nearCell, nearInch     = 104, 30
	aroundCell, aroundInch = .8, 2.5
)

// view paints the map into r and hears what is done to it.
func (g *Diagram) view(c *ui.Ctx, r paint.Rect) {
	in := r.Inset(c.Hairline())
	v := g.game.Scene.View()
	g.board.Calm = c.Calm
	g.board.Look(v.Map, in, in, ui.Dp(c.In))
	g.aim(c, in, v)
	switch wake := g.board.Tick(c.In.Now); {
	case wake == 0:
		c.Animate()
	case wake > 0:
		c.Wake(c.In.Now + wake)
	}
	c.Clip(in)
	g.hear(c, in)
	g.pic.View = g.game.Scene.View()
	cell, _ := g.game.Scene.CellOf(g.over)
	at := marks.At{Hover: g.over}
	if cell != nil {
		at.Cell = cell.Ref
	}
	g.marks.Set(&g.pic, &at)
	g.list.Reset()
	g.board.Paint(&g.list, &g.pic)
	g.order = g.list.Order(g.order)
	layer, _ := c.Layers()
	for _, i := range g.order {
		k := g.list.Cmds[i]
		own := k.Clip
		k.Layer = layer
		c.L.Add(k)
		if last := &c.L.Cmds[len(c.L.Cmds)-1]; own.W != 0 {
			last.Clip = last.Clip.And(own)
		}
	}
	c.Unclip()
	if g.board.Drawing() {
		c.Status().Pending = true
	}
	c.Frame(r, c.Hairline(), c.Theme.Text)
}

// aim turns the map to what is to be seen, once it is known how large it is shown.
func (g *Diagram) aim(c *ui.Ctx, in paint.Rect, v *rules.View) {
	if size := [2]float32{in.W, in.H}; g.aimed != size {
		g.aimed = size
		box, ok := g.box(v)
		if !ok {
			return
		}
		near := c.Px(nearCell)
		if g.board.Tabletop() != nil {
			near = c.Px(nearInch)
		}
		x, y := box.Center()
		z := min(near, in.W/box.W, in.H/box.H)
		g.board.Place = boardPlace(x, y, ui.Floor(2*z)/2)
	}
}

// box is what is to be in view, on the sheet of the map.
func (g *Diagram) box(v *rules.View) (box paint.Rect, ok bool) {
	var x0, y0, x1, y1 float32
	add := func(x, y float32) {
		if !ok {
			x0, y0, x1, y1, ok = x, y, x, y, true
		}
		x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
	}
	piece := func(p *rules.Piece) {
		if top := g.board.Tabletop(); top != nil {
			if p.Pt != (rules.Point{}) {
				add(g.board.Cells(top.PointPixels(p.Pt)))
			}
		} else if x, y, on := g.board.Middle(p.Cell); on {
			add(x, y)
		}
	}
	for _, r := range g.ex.Frame {
		if p := g.game.Scene.Piece(r); p != nil {
			piece(p)
		} else if x, y, on := g.board.Middle(r); on {
			add(x, y)
		}
	}
	if len(g.ex.Frame) == 0 {
		for i := range v.Pieces {
			piece(&v.Pieces[i])
		}
	}
	around := float32(aroundCell)
	if g.board.Tabletop() != nil {
		around = aroundInch
	}
	return paint.Rect{X: x0 - around, Y: y0 - around, W: x1 - x0 + 2*around, H: y1 - y0 + 2*around}, ok
}

// hear hears what the pointer and the keys do to the map. What is lit can be clicked, and reached by Tab.
func (g *Diagram) hear(c *ui.Ctx, in paint.Rect) {
	k := g.game
	keys := k.Words.Keys
	hover := c.Region(g.name, in)
	over, hit := hover.Hover, hover.Clicked
	var pressed rules.Ref
	g.board.Hits(func(r rules.Ref, at paint.Rect) {
		if !k.Choice.IsLive(r) && !k.Choice.IsPicked(r) {
			return
		}
		kind := "piece"
		if k.Scene.IsCell(r) {
			kind = "cell"
		}
		name := keys.Region(keys.Dot(g.name, kind), r)
		t := c.Region(name, at)
		over, hit = over || t.Hover, hit || t.Clicked
		if t.Hover {
			c.Cursor(paint.Hand)
		}
		if _, push := c.Focusable(name, at); push {
			pressed = r
		}
	})
	spot := g.board.Find(c.In.X, c.In.Y)
	was := g.over
	if g.over = 0; over {
		if g.over = spot.Piece; g.over == 0 {
			g.over = spot.Cell
		}
	}
	if g.over != was {
		c.Animate()
	}
	if g.board.Point(c.In.X, c.In.Y, over) {
		c.Animate()
	}
	switch {
	case pressed != 0:
		g.click(c, pressed)
	case hit:
		g.click(c, spot.Piece, spot.Cell)
	}
}
