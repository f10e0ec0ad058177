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

// Sizes in dp of a few cards on offer.
const (
	fewPad = 18
	fewGap = 14
)

// fewWide is the width of each of n cards on offer: all their words can be read, as far as
// the map has room.
func (p *Panel) fewWide(c *ui.Ctx, v *rules.View, n int) float32 {
	w := c.Px(offerWide)
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.Offer && k.Ref != 0 {
			w = max(w, p.Card.Wide(c, w, k))
		}
	}
	b, pad := p.room.Board, 2*c.Px(fewPad)
	return ui.Floor(min(w, (b.W*.9-pad)/float32(n)-c.Px(fewGap), (b.H*.9-pad)/ratio))
}

// few lays out a few cards on offer side by side.
func (p *Panel) few(c *ui.Ctx, v *rules.View, n int) {
	w, pad, gap := p.fewWide(c, v, n), c.Px(fewPad), c.Px(fewGap)
	b := p.room.Board
	r := paint.Rect{W: float32(n)*(w+gap) - gap + 2*pad, H: w*ratio + 2*pad}
	r.X, r.Y = ui.Floor(b.X+(b.W-r.W)/2), b.Y+c.Px(10)
	c.Block(r)
	c.Surface("ui/cartouche", r, c.Theme.Panel)
	x := r.X + pad
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Place != rules.Offer {
			continue
		}
		at := paint.Rect{X: ui.Floor(x), Y: r.Y + pad, W: w, H: w * ratio}
		x += w + gap
		if k.Ref == 0 {
			p.Card.Back(c, at, k.Nation)
			continue
		}
		p.offer(c, at, k)
	}
}

// offered spreads out the cards and tiles that can be chosen.
func (p *Panel) offered(c *ui.Ctx, v *rules.View) {
	switch n := Offers(v); {
	case n == 0:
		return
	case n > 0:
		p.few(c, v, n)
		return
	}
	r := p.room.Spread
	if r.W <= 0 {
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
	h := w * ratio
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
	if p.cardTouch(c, k, at) && k.Tile == nil && (c.In.Held.Shift || !p.Card.Holds(c, at.W, k, card.Readable)) {
		p.spot = spot{k, at}
	}
	live, on := p.Choice.IsLive(k.Ref), p.chosen(k)
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
		c.Centered(row, ui.Small, c.Theme.Muted, p.Words.Word("table.turns", c.Press("R")))
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
