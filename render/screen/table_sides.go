package screen

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// sides is the left column: each side's army at its own end, turn and phase
// between them.
func (t *table) sides(c *ui.Ctx) {
	c.Fill(t.lay.left, c.Theme.Bg)
	c.Block(t.lay.left)
	v := t.view()
	for s := rules.First; s <= rules.Second; s++ {
		t.army(c, v, s, t.lay.armies[s])
	}
	t.track(c, v)
}

// army is the panel of one side.
func (t *table) army(c *ui.Ctx, v *rules.View, s rules.Side, r paint.Rect) {
	a := &v.Sides[s]
	in := c.Panel(r)
	lv := ui.LiveryOf(a.Nation)
	c.Fill(paint.Rect{X: r.X + c.Px(5), Y: r.Y + c.Px(5), W: r.W - c.Px(10), H: c.Px(7)}, lv.Field)
	ui.CutTop(&in, c.Px(4))
	t.banner(c, a, s, ui.CutTop(&in, c.Px(46)))
	foot := ui.CutBottom(&in, min(c.Px(118), in.H*.45))
	sc := c.Scroll(t.names.join("gauges", "of", [...]string{"first", "second"}[s]), in)
	y := sc.Y
	for i := range a.Gauges {
		h := t.gaugeHeight(c, &a.Gauges[i], sc.Width)
		t.gauge(c, s, &a.Gauges[i], paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: h})
		y += h
	}
	y += t.orders(c, s, paint.Rect{X: sc.View.X, Y: y, W: sc.Width})
	sc.Done(y - sc.Y)
	t.piles(c, v, s, foot)
}

// orders shows, to both players, that a side has asked not to be asked; a
// click withdraws that. It returns the height of the line.
func (t *table) orders(c *ui.Ctx, s rules.Side, in paint.Rect) float32 {
	for _, o := range t.m.Orders() {
		if o.Side != s {
			continue
		}
		h := c.Wrap(ui.Small, in.W, t.word("table.ordered")).Height + c.Px(8)
		at := paint.Rect{X: in.X, Y: in.Y, W: in.W, H: h}
		touch := c.Region(t.names.join("button", "ask", o.Kind), at)
		c.Fill(at, c.Theme.Panel2)
		if touch.Hover {
			c.Cursor(paint.Hand)
		}
		c.Centered(at, ui.Small, c.Theme.Text, t.word("table.ordered"))
		if touch.Clicked {
			t.m.Ask(o)
		}
		return h
	}
	return 0
}

// banner names the side; whose turn it is has a flag.
func (t *table) banner(c *ui.Ctx, a *rules.Army, s rules.Side, r paint.Rect) {
	d := r.H - c.Px(4)
	if a.Nation != "" {
		c.Image(t.names.slash("emblem", a.Nation), paint.Rect{X: r.X, Y: r.Y, W: d, H: d}, paint.White)
		ui.CutLeft(&r, d+c.Px(8))
	}
	if t.view().Active == s {
		f := r.H * .6
		at := ui.CutRight(&r, f)
		c.Image("icon/flag", paint.Rect{X: at.X, Y: at.Y + (r.H-f)/2, W: f, H: f}, c.Theme.Text)
	}
	name := t.names.capital(t.side(s))
	st := c.Fit(ui.Strong, r.W, r.H, name)
	c.Paragraph(paint.Rect{X: r.X, Y: r.Y + (r.H-c.Wrap(st, r.W, name).Height)/2, W: r.W, H: r.H}, st, ui.Start, c.Theme.Text, name)
}

// gaugeHeight is the height of a gauge in a width: its word may need two lines.
func (t *table) gaugeHeight(c *ui.Ctx, g *rules.Gauge, w float32) float32 {
	line := c.Line(ui.Small)
	w -= c.Px(4) + max(line, c.Width(ui.SmallB, t.names.pair(g.N, g.Of)))
	return max(line, c.Wrap(ui.Small, w, t.word(t.own("gauge", g.Key))).Height)
}

// gauge is one number of a side, or a lamp.
func (t *table) gauge(c *ui.Ctx, s rules.Side, g *rules.Gauge, r paint.Rect) {
	name := t.names.join("gauge", [...]string{"first", "second"}[s], g.Key)
	word := t.word(t.own("gauge", g.Key))
	touch := c.Region(name, r)
	if touch.Hover {
		t.look.seeGauge(t, word, g)
		c.PointClause(g.Rule)
		c.Fill(r, c.Theme.Panel2)
	}
	if touch.Clicked {
		t.openRule(g.Rule)
	}
	if g.Lamp {
		icon := "icon/lamp-off"
		if g.N > 0 {
			icon = "icon/lamp-on"
		}
		d := c.Line(ui.Small) * .9
		at := ui.CutRight(&r, d)
		c.Image(icon, paint.Rect{X: at.X, Y: r.Y + (r.H-d)/2, W: d, H: d}, c.Theme.Text)
	} else {
		n := t.names.pair(g.N, g.Of)
		col := c.Theme.Text
		if g.Of > 0 && g.N >= g.Of-1 && g.Key == "losses" {
			col = c.Theme.Danger
		}
		at := ui.CutRight(&r, c.Width(ui.SmallB, n))
		c.Label(at, ui.SmallB, ui.End, col, n)
	}
	r.W -= c.Px(4)
	c.Clip(r)
	c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, word)
	c.Unclip()
}

// deckRect is where a side's draw pile lies.
func (t *table) deckRect(s rules.Side) paint.Rect {
	if s == rules.Chance {
		return paint.Rect{}
	}
	r := t.lay.armies[s]
	return paint.Rect{X: r.X + 20, Y: r.Y + r.H*.6, W: r.W * .3, H: r.W * .3 * cardRatio}
}

// piles shows draw pile, discards and, of the side whose hand is not at the
// lower edge, the backs of the hand.
func (t *table) piles(c *ui.Ctx, v *rules.View, s rules.Side, r paint.Rect) {
	w := min((r.W-c.Px(16))/3, (r.H-c.Px(2))/cardRatio)
	h := w * cardRatio
	x := r.X
	y := r.Y + r.H - h
	for i := range v.Cards {
		k := &v.Cards[i]
		if k.Side != s {
			continue
		}
		at := paint.Rect{X: floorf(x), Y: floorf(y), W: w, H: h}
		switch {
		case k.Place == rules.Deck:
			t.back(c, at, a0(k.Nation, v, s))
			t.count(c, at, k.N)
			t.pile(c, s, "deck", k.N, at)
			x += w + c.Px(8)
		case k.Place == rules.Discards:
			t.discards(c, at, k)
			x += w + c.Px(8)
		case k.Place == rules.Hand && k.Ref == 0 && (s != t.holder() || t.hidesHand()):
			all := paint.Rect{X: x, Y: y, W: r.X + r.W - x, H: h}
			t.backs(c, all, k, w)
			t.pile(c, s, "hand", k.N, all)
			x = r.X + r.W
		}
	}
}

// pile hears the pointer on a pile that lies face down, and explains it.
func (t *table) pile(c *ui.Ctx, s rules.Side, key string, n int, at paint.Rect) {
	if c.Region(t.names.join("pile", key, [...]string{"first", "second"}[s]), at).Hover {
		about := t.names.dot("pile", key)
		t.look.seeWord(t, t.word(t.names.join("table", "pile", key)), t.names.number(n), about, "")
	}
}

func a0(nation string, v *rules.View, s rules.Side) string {
	if nation != "" {
		return nation
	}
	return v.Sides[s].Nation
}

// discards shows the top of a discard pile, small, with its size.
func (t *table) discards(c *ui.Ctx, at paint.Rect, k *rules.Card) {
	if k.Ref == 0 {
		t.back(c, at, k.Nation)
	} else {
		class := k.Class
		if _, ok := bandColors[class]; !ok {
			class = "unit"
		}
		c.Image(t.names.slash("card/front", class), at, paint.White)
		d := at.W * .6
		c.Image(t.names.slash("pict", k.Face), ui.Mid(at, d, d), paint.White)
		if c.Region(t.names.region("card", k.Ref), at).Hover {
			t.touch.hover = k.Ref
			t.cards.spot = at
			t.look.see(t, k.Ref)
		}
	}
	t.count(c, at, k.N)
}

// backs shows the hand of the other side: so many cards, face down.
func (t *table) backs(c *ui.Ctx, r paint.Rect, k *rules.Card, w float32) {
	n := max(1, k.N)
	step := float32(0)
	if n > 1 {
		step = min(w*.3, (r.W-w)/float32(n-1))
	}
	for i := range n {
		t.back(c, paint.Rect{X: floorf(r.X + step*float32(i)), Y: r.Y, W: w, H: r.H}, k.Nation)
	}
	t.count(c, paint.Rect{X: floorf(r.X + step*float32(n-1)), Y: r.Y, W: w, H: r.H}, n)
}

// count prints the number of cards at the foot of a pile.
func (t *table) count(c *ui.Ctx, at paint.Rect, n int) {
	s := t.names.number(n)
	w := c.Width(ui.SmallB, s) + c.Px(12)
	h := c.Line(ui.SmallB)
	r := paint.Rect{X: at.X + (at.W-w)/2, Y: at.Y + at.H - h - c.Px(3), W: w, H: h}
	c.Fill(r, cardPaper)
	c.Frame(r, c.Hairline(), cardInk)
	c.Label(r, ui.SmallB, ui.Middle, cardInk, s)
}

// track shows turn and phase.
func (t *table) track(c *ui.Ctx, v *rules.View) {
	r := t.lay.track
	c.Surface("ui/panel2", r, c.Theme.Panel2)
	if c.Region("track", r).Hover {
		t.look.seeWord(t, t.say(v.Phase), "", "turn", "")
	}
	in := r.Inset(c.Px(8))
	top := ui.CutTop(&in, in.H*.42)
	if v.Turn > 0 {
		text := rules.Text{Key: "table.turn", N: v.Turn}
		if v.Turns > 0 {
			text = rules.Text{Key: "table.turn.of", N: v.Turn, M: v.Turns}
		}
		c.Label(top, ui.Small, ui.Middle, c.Theme.Muted, t.say(text))
	}
	phase := t.say(v.Phase)
	c.Centered(in, c.Fit(ui.Strong, in.W, in.H, phase), c.Theme.Text, phase)
}
