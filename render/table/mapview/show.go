package mapview

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// proposal paints the tile that is proposed onto its part of the map, of which
// the first cell is the one in the north-west.
func (v *View) proposal(c *ui.Ctx) {
	o, ok := v.Choice.Laid()
	if !ok {
		return
	}
	for _, a := range v.Scene.View().Map.Areas {
		if a.Ref != o.At {
			continue
		}
		r, _ := v.Board.CellRect(a.Cells[0])
		for _, cell := range a.Cells {
			at, _ := v.Board.CellRect(cell)
			r.W, r.H = max(r.W, at.X+at.W-r.X), max(r.H, at.Y+at.H-r.Y)
		}
		layer, text := c.On(paint.Over, paint.OverText)
		c.Clip(v.room.Map)
		v.Pictures.Lay(c, r, v.Scene.Card(o.Who).Tile, o.N)
		c.Frame(r, c.Px(3), c.Theme.Gold)
		c.Unclip()
		c.On(layer, text)
	}
}

// Shadow shows a piece on its cell as it would stand there.
func (v *View) Shadow(c *ui.Ctx, p *rules.Piece) {
	at, ok := v.Board.CellRect(p.Cell)
	if x, y := at.Center(); !ok || !v.room.Map.Has(x, y) {
		return
	}
	layer, text := c.On(paint.Over, paint.OverText)
	defer c.On(layer, text)
	d := min(at.W, at.H) * .7
	c.Fill(at.Inset(c.Px(4)), paint.Alpha(panel.Paper, .6))
	v.Board.Token(c.L, paint.Over, ui.Mid(at, d, d), p, nil, .9)
}

// Magnify shows the piece under the pointer twice as large, with its name, while Shift is
// held.
func (v *View) Magnify(c *ui.Ctx) {
	if !c.In.Held.Shift || v.Choice.Dragged != 0 {
		return
	}
	shown := v.Scene.View()
	for i := range shown.Pieces {
		p := &shown.Pieces[i]
		if at, ok := v.Board.PieceRect(p.Ref); ok && p.Ref == v.Pointer.Hover {
			big := at.Inset(-at.W / 2)
			big.X = max(0, min(big.X, c.In.W-big.W))
			big.Y = max(0, min(big.Y, c.In.H-big.H))
			v.Board.Token(c.L, paint.Dice, big, p, v.Picture.Name, 1)
		}
	}
}

// Carry draws the piece or tile that is dragged, under the pointer.
func (v *View) Carry(c *ui.Ctx) {
	d := v.Choice.Dragged
	if d == 0 {
		return
	}
	c.Cursor(paint.Grab)
	shown := v.Scene.View()
	for i := range shown.Pieces {
		if shown.Pieces[i].Ref == d {
			size := max(c.Px(64), v.Board.Zoom*.82)
			at := paint.Rect{X: c.In.X - size/2, Y: c.In.Y - size*.6, W: size, H: size}
			v.Board.Token(c.L, paint.Dice, at, &shown.Pieces[i], nil, 1)
		}
	}
	if k := v.Scene.Card(d); k != nil && k.Tile != nil {
		layer, text := c.On(paint.Dice, paint.Dice)
		v.Pictures.Lay(c, ui.Mid(paint.Rect{X: c.In.X, Y: c.In.Y}, c.Px(104), c.Px(104)), k.Tile, 0)
		c.On(layer, text)
	}
}

// Drop lets go of what is dragged, once the button is up: that is a click on what lies
// under the pointer.
func (v *View) Drop(c *ui.Ctx) (act Act) {
	d := v.Choice.Dragged
	if d == 0 || !c.In.Released[paint.Left] {
		return act
	}
	v.Choice.Dragged = 0
	s := v.Board.Find(c.In.X, c.In.Y)
	if s.Piece == d {
		s.Piece = 0
	}
	if o, ok := v.Choice.Pending(); ok && o.Who == d && o.At == 0 && !v.Choice.IsLive(s.Piece) && !v.Choice.IsLive(s.Cell) {
		v.Choice.Aim() // its deed needs no goal, such as the roll for how far it may ride: it waits to be confirmed
		return act
	}
	if s.Piece == 0 && s.Cell == 0 {
		v.Choice.Back()
		return act
	}
	if home, ok := v.Scene.Cell(d); ok && s.Piece == 0 && home == s.Cell {
		return act // put down where it was: it stays picked
	}
	act.Click(s.Piece, s.Cell)
	return act
}
