package cards

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// row is the hand behind a tab: a row of cards over the foot of the map.
type row struct {
	open  bool
	bring rules.Ref // into view
	ask   *rules.Request
	side  rules.Side
	strip panel.Strip
}

// Sizes of the row in dp.
const (
	rowPad = 12
	rowGap = 10
)

// tabName is the region of the tab.
const tabName = "hand.tab"

// Fold puts the hand away or brings it back; where it is a tab, it opens or closes that.
func (p *Panel) Fold() {
	if p.room.Tab {
		p.row.open = !p.row.open
		return
	}
	p.Folded = !p.Folded
}

// Shut closes the row of cards over the tab, and reports whether it was open.
func (p *Panel) Shut() bool {
	was := p.room.Tab && p.row.open
	p.row.open = false
	return was
}

// tab paints the tab, and the row of cards while it is open.
func (p *Panel) tab(c *ui.Ctx, v *rules.View, n int) {
	k := &p.row
	p.slots = p.slots[:0]
	usable, chosen := p.marked(v)
	if k.ask != p.Scene.Ask || k.side != p.holder() || p.Scene.Viewer == rules.Chance {
		k.open, k.ask, k.side = k.open && p.walk.card != 0, p.Scene.Ask, p.holder()
	}
	r := p.room.Hand
	touch := c.Region(tabName, r)
	if p.Scene.Viewer == rules.Chance {
		k.open = false
	} else {
		if touch.Clicked {
			k.open = !k.open
			c.Sound("click")
		}
		if touch.Hover {
			c.Cursor(paint.Hand)
		}
	}
	c.Surface("ui/button", r, c.Theme.Panel)
	in := r.Inset(c.Px(8))
	icon := "icon/up"
	if k.open {
		icon = "icon/down"
	}
	d := min(in.H, c.Px(22))
	c.Image(icon, ui.Mid(ui.CutRight(&in, d), d, d), c.Theme.Text)
	say := p.Words.Keys.Glue(p.Words.Word("table.hand.tab"), " ", p.Words.Keys.Number(n))
	c.Label(in, c.Fit(ui.Strong, in.W, in.H, say), ui.Middle, c.Theme.Text, say)
	panel.Halo(c, r.Inset(c.Px(3)), usable, chosen)
	if k.open {
		p.opened(c, v, n)
	}
}

// marked reports whether a card of the hand can be used, and whether one is chosen.
func (p *Panel) marked(v *rules.View) (usable, chosen bool) {
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.Hand && k.Ref != 0 && k.Side == p.holder() {
			usable = usable || p.Choice.IsLive(k.Ref)
			chosen = chosen || p.chosen(k)
		}
	}
	return usable, chosen
}

// opened paints the row. A click on a card closes it, unless more can be chosen.
func (p *Panel) opened(c *ui.Ctx, v *rules.View, n int) {
	k, b, pad, gap := &p.row, p.room.Board, c.Px(rowPad), c.Px(rowGap)
	defer c.On(c.On(paint.Dice, paint.Dice))
	most := (p.room.Hand.Y - b.Y - 2*pad) / ratio
	w, side := c.Px(raisedWide), p.holder()
	for i := range v.Cards {
		if o := &v.Cards[i]; o.Place == rules.Hand && o.Side == side && o.Ref != 0 {
			w = max(w, min(most, p.Card.Wide(c, w, o)))
		}
	}
	w = ui.Floor(min(w, most))
	r := paint.Rect{X: b.X, Y: p.room.Hand.Y - w*ratio - 2*pad, W: b.W, H: w*ratio + 2*pad}
	c.Block(r)
	c.Surface("ui/panel", r, c.Theme.Panel)
	gap = ui.Floor(gap)
	k.strip.Name, k.strip.Each, k.strip.Gap = "hand.row", w, gap
	content := float32(n)*(w+gap) - gap
	inner := r.Inset(pad)
	if content < inner.W {
		inner = ui.Mid(inner, content, inner.H)
	}
	if at := p.place(v, side, k.bring); at >= 0 {
		k.strip.Bring(c, inner.W, at)
	}
	k.bring = 0
	x, in := k.strip.Open(c, inner, n)
	for i := range v.Cards {
		o := &v.Cards[i]
		if o.Place != rules.Hand || o.Side != side {
			continue
		}
		for range max(1, o.N) {
			if x+w > in.X && x < in.X+in.W {
				p.rowCard(c, paint.Rect{X: ui.Floor(x), Y: inner.Y, W: w, H: w * ratio}, o)
			}
			x += w + gap
		}
	}
	k.strip.Close(c)
	if usable, _ := p.marked(v); p.act.Clicks != 0 && !usable {
		k.open = false
	}
}

// place counts the cards of a hand before one; -1 if it is none of them.
func (p *Panel) place(v *rules.View, side rules.Side, of rules.Ref) int {
	n := 0
	for i := range v.Cards {
		switch k := &v.Cards[i]; {
		case of == 0 || k.Place != rules.Hand || k.Side != side:
		case k.Ref == of:
			return n
		default:
			n++
		}
	}
	return -1
}

// rowCard paints one card of the row.
func (p *Panel) rowCard(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	if !p.open(k) {
		p.Card.Back(c, at, p.Scene.Nation(k.Side))
		return
	}
	usable, chosen := p.Choice.IsLive(k.Ref), p.chosen(k)
	hover := p.cardTouch(c, k, at)
	p.Card.Face(c, at, k, p.Scene.Ask != nil && p.Choice.Playable() && !usable && !chosen)
	panel.Halo(c, at.Inset(c.Px(4)), usable || hover || p.walk.card == k.Ref, chosen)
}
