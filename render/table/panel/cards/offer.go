package cards

import (
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// mostFew is how many cards on offer lie over the map, which then stays as
// large as it is.
const mostFew = 5

// Offers counts the cards on offer, if they are few and no tiles; below 0 if
// they want a panel of their own.
func Offers(v *rules.View) (n int) {
	if v == nil {
		return 0
	}
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.Offer {
			if n++; k.Tile != nil || n > mostFew {
				return -1
			}
		}
	}
	return n
}

// OfferRoom is the panel for the cards and tiles on offer, no width if there are none:
// for a few cards over the upper part of the map; else cut off it. There are n, see Offers.
func OfferRoom(c *ui.Ctx, n int, board *paint.Rect) (r paint.Rect) {
	if n < 0 {
		return ui.CutLeft(board, ui.Floor(board.W*.44))
	}
	if n > 0 {
		w, pad, gap := c.Px(Wide), c.Px(18), c.Px(14)
		r = paint.Rect{W: float32(n)*(w+gap) - gap + 2*pad, H: w*card.Ratio + 2*pad}
		r.X, r.Y = ui.Floor(board.X+(board.W-r.W)/2), board.Y+c.Px(10)
	}
	return r
}

// few lays out a few cards on offer side by side.
func (p *Panel) few(c *ui.Ctx, v *rules.View, r paint.Rect) {
	c.Block(r)
	c.Surface("ui/cartouche", r, c.Theme.Panel)
	w := c.Px(Wide)
	x := r.X + c.Px(18)
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Place != rules.Offer {
			continue
		}
		at := paint.Rect{X: ui.Floor(x), Y: r.Y + c.Px(18), W: w, H: w * card.Ratio}
		x += w + c.Px(14)
		if k.Ref == 0 {
			p.Card.Back(c, at, k.Nation)
			continue
		}
		p.offer(c, at, k)
	}
}

// offered spreads out the cards and tiles that can be chosen.
func (p *Panel) offered(c *ui.Ctx, v *rules.View) {
	r := p.room.Offer
	if r.W == 0 {
		return
	}
	if Offers(v) > 0 {
		p.few(c, v, r)
		return
	}
	in := c.Panel(r)
	tiles := false
	for i := range v.Cards {
		tiles = tiles || v.Cards[i].Place == rules.Offer && v.Cards[i].Tile != nil
	}
	if tiles {
		p.turns(c, &in)
	}
	sc := c.Scroll("offer", in)
	w := c.Px(150)
	if tiles {
		w = c.Px(104)
	}
	gap := c.Px(10)
	cols := max(1, int((sc.Width+gap)/(w+gap)))
	h := w * card.Ratio
	if tiles {
		h = w + c.Line(ui.Small)
	}
	n := 0
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Place != rules.Offer {
			continue
		}
		at := paint.Rect{X: sc.View.X + float32(n%cols)*(w+gap), Y: sc.Y + c.Px(4) + float32(n/cols)*(h+gap), W: w, H: h}
		n++
		if !sc.Sees(at.Y, at.H) {
			continue
		}
		p.offer(c, at, k)
	}
	sc.Done(float32((n+cols-1)/cols)*(h+gap) + c.Px(8))
}

// offer paints one card or tile on offer.
func (p *Panel) offer(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	p.cardTouch(c, k, at)
	live, on := p.Choice.IsLive(k.Ref), p.Choice.IsPicked(k.Ref) || k.Spent
	if k.Tile == nil {
		p.Card.Face(c, at, k, p.Scene.Ask != nil && !live && !on)
		panel.Halo(c, at, false, on)
		return
	}
	pic := paint.Rect{X: at.X, Y: at.Y, W: at.W, H: at.W}
	p.Pictures.Lay(c, pic, k.Tile, 0)
	panel.Halo(c, pic, false, p.Choice.IsPicked(k.Ref))
	if k.Spent {
		c.Fill(pic, paint.Alpha(c.Theme.Panel, .6))
		c.Image("icon/check", ui.Mid(pic, c.Px(40), c.Px(40)), c.Theme.Text)
	}
	c.Label(paint.Rect{X: at.X, Y: at.Y + at.W, W: at.W, H: at.H - at.W}, ui.Small, ui.Middle, c.Theme.Text, p.Words.Keys.Rulebook.Format(k.Ref))
}

// turns shows the tile that is picked in each way that it may lie, for a
// click instead of a button. Its room is kept while there is none, and tells
// how tiles are laid.
func (p *Panel) turns(c *ui.Ctx, in *paint.Rect) {
	d := min(c.Px(120), (in.W-c.Px(36))/4)
	row := ui.CutTop(in, d+c.Px(16))
	o, ok := p.Choice.Laid()
	if !ok {
		c.Centered(row, ui.Small, c.Theme.Muted, p.Words.Word("table.turns"))
		return
	}
	k := p.Scene.Card(o.Who)
	x := row.X
	for _, o := range p.Choice.Left {
		at := paint.Rect{X: x, Y: row.Y + c.Px(4), W: d, H: d}
		touch := c.Region(p.Words.Keys.Join("turn", "tile", p.Words.Keys.Number(o.N)), at)
		p.Pictures.Lay(c, at, k.Tile, o.N)
		if now, ok := p.Choice.Laid(); ok && now == o {
			c.Frame(at.Inset(-c.Px(3)), c.Px(3), c.Theme.Gold)
		}
		if touch.Hover {
			c.Cursor(paint.Hand)
			c.Frame(at.Inset(-c.Px(3)), c.Px(3), c.Theme.Accent)
		}
		if touch.Clicked {
			p.act.Lays, p.act.Way = true, o
		}
		x += d + c.Px(12)
	}
}
