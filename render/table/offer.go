package table

import (
	"math"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// hasPlace reports whether a card lies in a place.
func hasPlace(v *rules.View, at rules.Place) bool {
	for i := range v.Cards {
		if v.Cards[i].Place == at {
			return true
		}
	}
	return false
}

// mostFew is how many cards on offer lie over the map, which then stays as
// large as it is.
const mostFew = 5

// fewOffers counts the cards on offer, if they are few and no tiles; below 0 if
// they want a panel of their own.
func fewOffers(v *rules.View) (n int) {
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

// fewRoom is the panel for a few cards on offer: over the upper part of the
// map.
func (l *tableLayout) fewRoom(c *ui.Ctx, n int) paint.Rect {
	w, pad, gap := c.Px(handCard), c.Px(18), c.Px(14)
	r := paint.Rect{W: float32(n)*(w+gap) - gap + 2*pad, H: w*cardRatio + 2*pad}
	r.X, r.Y = ui.Floor(l.board.X+(l.board.W-r.W)/2), l.board.Y+c.Px(10)
	return r
}

// few lays out a few cards on offer side by side.
func (t *Table) few(c *ui.Ctx, v *rules.View, r paint.Rect) {
	c.Block(r)
	c.Surface("ui/cartouche", r, c.Theme.Panel)
	w := c.Px(handCard)
	x := r.X + c.Px(18)
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Place != rules.Offer {
			continue
		}
		at := paint.Rect{X: ui.Floor(x), Y: r.Y + c.Px(18), W: w, H: w * cardRatio}
		x += w + c.Px(14)
		if k.Ref == 0 {
			t.back(c, at, k.Nation)
			continue
		}
		t.offer(c, at, k)
	}
}

// offered spreads out the cards and tiles that can be chosen.
func (t *Table) offered(c *ui.Ctx, v *rules.View) {
	r := t.lay.offer
	if r.W == 0 {
		return
	}
	if fewOffers(v) > 0 {
		t.few(c, v, r)
		return
	}
	in := c.Panel(r)
	tiles := false
	for i := range v.Cards {
		tiles = tiles || v.Cards[i].Place == rules.Offer && v.Cards[i].Tile != nil
	}
	if tiles {
		t.turns(c, v, &in)
	}
	sc := c.Scroll("offer", in)
	w := c.Px(150)
	if tiles {
		w = c.Px(104)
	}
	gap := c.Px(10)
	cols := max(1, int((sc.Width+gap)/(w+gap)))
	h := w * cardRatio
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
		t.offer(c, at, k)
	}
	sc.Done(float32((n+cols-1)/cols)*(h+gap) + c.Px(8))
}

// offer paints one card or tile on offer.
func (t *Table) offer(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	t.cardTouch(c, k, at)
	live, on := t.choice.IsLive(k.Ref), t.choice.IsPicked(k.Ref) || k.Spent
	if k.Tile == nil {
		t.face(c, at, k, t.scene.Ask != nil && !live && !on)
		t.halo(c, at, false, on)
		return
	}
	pic := paint.Rect{X: at.X, Y: at.Y, W: at.W, H: at.W}
	t.tile(c, pic, k, 0)
	t.halo(c, pic, false, t.choice.IsPicked(k.Ref))
	if k.Spent {
		c.Fill(pic, paint.Alpha(c.Theme.Panel, .6))
		c.Image("icon/check", ui.Mid(pic, c.Px(40), c.Px(40)), c.Theme.Text)
	}
	c.Label(paint.Rect{X: at.X, Y: at.Y + at.W, W: at.W, H: at.H - at.W}, ui.Small, ui.Middle, c.Theme.Text, t.m.Book().Format(k.Ref))
}

// tile paints a tile, turned clockwise by quarter turns.
func (t *Table) tile(c *ui.Ctx, r paint.Rect, k *rules.Card, turns int) {
	key := t.pictures.Tile(k.Tile)
	if key == "" {
		c.Fill(r, c.Theme.Panel2)
		c.Wake(c.In.Now + 50)
	} else {
		layer, _ := c.Layers()
		c.L.Turned(layer, key, r, paint.White, float32(turns)*math.Pi/2)
	}
	c.Frame(r, c.Hairline(), panel.Ink)
}

// turns shows the tile that is picked in each way that it may lie, for a
// click instead of a button. Its room is kept while there is none, and tells
// how tiles are laid.
func (t *Table) turns(c *ui.Ctx, v *rules.View, in *paint.Rect) {
	d := min(c.Px(120), (in.W-c.Px(36))/4)
	row := ui.CutTop(in, d+c.Px(16))
	o, ok := t.choice.Laid()
	if !ok {
		c.Centered(row, ui.Small, c.Theme.Muted, t.words.Word("table.turns"))
		return
	}
	k := t.scene.Card(o.Who)
	x := row.X
	for _, o := range t.choice.Left {
		at := paint.Rect{X: x, Y: row.Y + c.Px(4), W: d, H: d}
		touch := c.Region(t.names.Join("turn", "tile", t.names.Number(o.N)), at)
		t.tile(c, at, k, o.N)
		if p, ok := t.choice.Laid(); ok && p == o {
			c.Frame(at.Inset(-c.Px(3)), c.Px(3), c.Theme.Gold)
		}
		if touch.Hover {
			c.Cursor(paint.Hand)
			c.Frame(at.Inset(-c.Px(3)), c.Px(3), c.Theme.Accent)
		}
		if touch.Clicked {
			t.commit(c, o)
			return
		}
		x += d + c.Px(12)
	}
}
