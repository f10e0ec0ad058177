// Package portrait paints things of a battle that is being built, and lines of its catalogue,
// into a rectangle: a piece as it stands on the map, a card, a scrap of ground.
package portrait

import (
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Painter paints them.
type Painter struct {
	State    *state.State
	Words    *words.Speaker
	Pictures *panel.Pictures
	Board    *board.Board
	Cards    *card.Printer // nil: a card is its pictogram alone

	view   *rules.View // whose pieces are known
	pieces map[rules.Ref]*rules.Piece
}

// Thing paints a thing as far as there is a picture of it, and reports whether there is.
func (p *Painter) Thing(c *ui.Ctx, r paint.Rect, t *rules.Thing, alpha float32) bool {
	line := p.State.Line(t.Stock)
	if line != nil && line.Card != nil {
		p.Card(c, r, line.Card, alpha)
		return true
	}
	if pc := p.piece(t.Ref); pc != nil && pc.Wide == 0 {
		p.Piece(c, r, pc, alpha)
		return true
	}
	if line != nil {
		pc := line.Piece
		if t.Side >= 0 && pc.Side != t.Side {
			pc.Side = t.Side
		}
		p.Piece(c, r, &pc, alpha)
		return true
	}
	if tool := p.State.Open.Kit().Tool(t.Tool); tool != nil && tool.Sample != nil {
		p.ground(c, r, tool)
		return true
	}
	return false
}

// ground paints what a tool lays, as the map draws it. Scraps of map of one book may have one
// name: each is known by its tool.
func (p *Painter) ground(c *ui.Ctx, r paint.Rect, t *rules.Tool) {
	if key := p.Pictures.Sample(p.State.Open.Book().Prefix(), t.Key, t.Sample); key == "" {
		c.Fill(r, c.Theme.Panel2)
		c.Wake(c.In.Now + 50)
	} else {
		p.Pictures.Turned(c, r, key, 0)
	}
	c.Frame(r, c.Hairline(), panel.Ink)
}

// Line paints a line of the catalogue.
func (p *Painter) Line(c *ui.Ctx, r paint.Rect, l *rules.Stock, alpha float32) {
	if l.Card != nil {
		p.Card(c, r, l.Card, alpha)
		return
	}
	p.Piece(c, r, &l.Piece, alpha)
}

// Card paints a card without its words.
func (p *Painter) Card(c *ui.Ctx, r paint.Rect, k *rules.Card, alpha float32) {
	if w := ui.Floor(r.H / card.Ratio); w < r.W {
		r = ui.Mid(r, w, r.H)
	}
	if p.Cards == nil {
		c.Frame(r, c.Hairline(), c.Theme.Border)
		c.Image(p.Pictures.Face(k.Face), ui.Mid(r, r.W*.7, r.W*.7), paint.Alpha(paint.White, alpha))
		return
	}
	p.Cards.Small(c, r, k)
	if alpha < 1 {
		c.Fill(r, paint.Alpha(c.Theme.Panel, 1-alpha))
	}
}

// Piece paints a piece. Without a map nobody knows how: it is its pictogram then.
func (p *Painter) Piece(c *ui.Ctx, r paint.Rect, pc *rules.Piece, alpha float32) {
	layer, _ := c.Layers()
	if p.Board == nil || p.State.View() == nil || p.State.View().Map == nil {
		c.Image(p.Pictures.Face(pc.Face), r, paint.Alpha(paint.White, alpha))
		return
	}
	p.Board.Token(c.L, layer, r, pc, p.Words.ShortName, alpha)
}

// piece is what the view shows of a Ref, or nil.
func (p *Painter) piece(ref rules.Ref) *rules.Piece {
	if ref == 0 {
		return nil
	}
	if v := p.State.View(); v != p.view {
		p.view, p.pieces = v, map[rules.Ref]*rules.Piece{}
		if v != nil {
			for i := range v.Pieces {
				p.pieces[v.Pieces[i].Ref] = &v.Pieces[i]
			}
		}
	}
	return p.pieces[ref]
}
