package screen

import (
	"math"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// tileClass is the class of cards that are pieces of map, see tileMap.
const tileClass = "tile"

// hasOffer reports whether anything is spread out to choose from.
func hasOffer(v *rules.View) bool {
	for i := range v.Cards {
		if v.Cards[i].Place == rules.Offer {
			return true
		}
	}
	return false
}

// offered spreads out the cards and tiles that can be chosen.
func (t *table) offered(c *ui.Ctx, v *rules.View) {
	r := t.lay.offer
	if r.W == 0 {
		return
	}
	in := c.Panel(r)
	tiles := false
	for i := range v.Cards {
		tiles = tiles || v.Cards[i].Place == rules.Offer && v.Cards[i].Class == tileClass
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
func (t *table) offer(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	t.cardTouch(c, k, at)
	live, on := t.pick.isLive(k.Ref), t.pick.isPicked(k.Ref) || k.Spent
	if k.Class != tileClass {
		t.face(c, at, k, t.ask != nil && !live && !on)
		t.halo(c, at, false, on)
		return
	}
	pic := paint.Rect{X: at.X, Y: at.Y, W: at.W, H: at.W}
	t.tile(c, pic, k, 0)
	t.halo(c, pic, false, t.pick.isPicked(k.Ref))
	if k.Spent {
		c.Fill(pic, paint.Alpha(c.Theme.Panel, .6))
		c.Image("icon/check", ui.Mid(pic, c.Px(40), c.Px(40)), c.Theme.Text)
	}
	c.Label(paint.Rect{X: at.X, Y: at.Y + at.W, W: at.W, H: at.H - at.W}, ui.Small, ui.Middle, c.Theme.Text, k.Face)
}

// tile paints a tile, turned clockwise by quarter turns.
func (t *table) tile(c *ui.Ctx, r paint.Rect, k *rules.Card, turns int) {
	key := t.tiles.key(t, k)
	if key == "" {
		c.Fill(r, c.Theme.Panel2)
		c.Wake(c.In.Now + 50)
	} else {
		layer, _ := c.Layers()
		c.L.Turned(layer, key, r, paint.White, float32(turns)*math.Pi/2)
	}
	c.Frame(r, c.Hairline(), cardInk)
}

// turns shows the tile that is picked in each way that it may lie, for a
// click instead of a button. Its room is kept while there is none, and tells
// how tiles are laid.
func (t *table) turns(c *ui.Ctx, v *rules.View, in *paint.Rect) {
	d := min(c.Px(120), (in.W-c.Px(36))/4)
	row := ui.CutTop(in, d+c.Px(16))
	o, ok := t.proposed()
	if !ok {
		c.Centered(row, ui.Small, c.Theme.Muted, t.word("table.turns"))
		return
	}
	k := findCard(v, o.Who)
	x := row.X
	for _, o := range t.pick.left {
		at := paint.Rect{X: x, Y: row.Y + c.Px(4), W: d, H: d}
		touch := c.Region(t.names.join("turn", "tile", t.names.number(o.N)), at)
		t.tile(c, at, k, o.N)
		if p, ok := t.proposed(); ok && p == o {
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
