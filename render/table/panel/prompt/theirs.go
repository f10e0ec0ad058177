package prompt

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// frameWide is how wide the frame about the window is, in dp, while the side decides
// whose turn it is not.
const frameWide = 8

// Theirs reports whether the bar is in the colours of a side whose turn it is not.
func (p *Bar) Theirs() bool { return p.Scene.Theirs() && !p.Scene.Moving() }

// theirBar paints the bar in full colour: who decides what, and who waits.
func (p *Bar) theirBar(c *ui.Ctx) {
	r, to := p.room.Bar, p.Scene.Ask.To
	nation := p.Scene.Nation(to)
	lv := ui.LiveryOf(nation)
	p.hatched(c, r, nation)
	p.hatched(c, p.room.Stripe, nation)
	if !lv.Hatched {
		p.chequer(c, p.room.Stripe, lv)
	}
	c.Fill(paint.Rect{X: r.X, Y: p.room.Stripe.Y + p.room.Stripe.H, W: r.W, H: max(2, c.Hairline())}, paint.Alpha(c.Theme.Panel, .9))
	in := r
	ui.CutLeft(&in, ui.Floor(frameWide*p.unit(c)))
	in.W -= ui.Floor(frameWide * p.unit(c))
	p.emblem(c, ui.CutLeft(&in, ui.Floor(r.H*1.1)), nation)
	ui.CutLeft(&in, c.Px(8))
	if p.Choice.Reacting() {
		p.waits(c, &in, to.Other(), lv)
		in.W = p.advice(c, &in, in.X+in.W) - in.X
	} else {
		p.buttons(c, &in) // pieces and places are clicked on the map, and he may take one back
	}
	p.theirSentence(c, in, to, lv)
}

// waits says at the right who waits meanwhile, where there is room.
func (p *Bar) waits(c *ui.Ctx, in *paint.Rect, s rules.Side, lv ui.Livery) {
	say := p.Words.Capital(p.Words.Word("table.waits", p.Words.Side(s)))
	w := c.Width(ui.Body, say) + c.Px(24) + in.H
	if w > in.W*.3 {
		return
	}
	at := ui.CutRight(in, w)
	p.emblem(c, ui.CutRight(&at, at.H), p.Scene.Nation(s))
	c.Label(at, ui.Body, ui.End, lv.Ink, say)
	in.W -= c.Px(16)
}

// emblem paints that of a nation in the middle of r.
func (p *Bar) emblem(c *ui.Ctx, r paint.Rect, nation string) {
	if nation == "" {
		return
	}
	d := r.H * .78
	c.Image(p.Words.Keys.Slash("emblem", nation), ui.Mid(r, d, d), paint.White)
}

// theirSentence says who decides what, or for a while the reason of a refusal, which is
// written on paper.
func (p *Bar) theirSentence(c *ui.Ctx, in paint.Rect, to rules.Side, lv ui.Livery) {
	if p.Choice.Warning.Shown() || p.refusal.Shown(c.In.Now) || !p.Choice.WishReason().OK() {
		at := in.Inset(c.Px(3))
		c.Fill(at, c.Theme.Panel)
		p.sentence(c, at.Inset(c.Px(2)))
		return
	}
	led := p.Words.Led(p.Text)
	if led.Who == "" {
		led.Rest = p.Words.Dash("", led.Rest)
	}
	led.Who = p.decides(to)
	if p.Choice.Reacting() && led.Rest == "" {
		led.Rest = p.Words.Led(func() string { return p.Words.Asking(p.Choice) }).Rest
	}
	p.ledIn(c, in, lv.Ink, led)
}

// hatched fills a rectangle with the colour and the hatch of a nation; hatches of
// neighbours run on into each other.
func (p *Bar) hatched(c *ui.Ctx, r paint.Rect, nation string) {
	c.Fill(r, c.Theme.Plate(nation).Field)
	if nation == "" {
		return
	}
	c.Clip(r)
	defer c.Unclip()
	h := ui.Floor(barHatch * p.unit(c))
	w := ui.Floor(h * hatchShape)
	key := p.Words.Keys.Slash("hatch", nation)
	for y := ui.Floor(r.Y/h) * h; y < r.Y+r.H; y += h {
		for x := ui.Floor(r.X/w) * w; x < r.X+r.W; x += w {
			c.Image(key, paint.Rect{X: x, Y: y, W: w, H: h}, paint.White)
		}
	}
}

// barHatch is how high the picture of a hatch is in the bar, in dp: its lines are as wide
// as on the standards.
const barHatch = 58

// frame paints one about the window in the colour of who decides.
func (p *Bar) frame(c *ui.Ctx) {
	if !p.Theirs() {
		return
	}
	nation := p.Scene.Nation(p.Scene.Ask.To)
	lv := ui.LiveryOf(nation)
	d := ui.Floor(frameWide * p.unit(c))
	top := p.room.Stripe.Y + p.room.Stripe.H
	win := c.Window()
	thin := max(1, ui.Floor(d/4))
	for i, r := range [...]paint.Rect{
		{X: 0, Y: top, W: d, H: win.H - top},
		{X: win.W - d, Y: top, W: d, H: win.H - top},
		{X: d, Y: win.H - d, W: win.W - 2*d, H: d},
	} {
		p.hatched(c, r, nation)
		if !lv.Hatched {
			p.chequer(c, r, lv)
		}
		line := paint.Rect{X: r.X + d, Y: r.Y, W: thin, H: r.H - d}
		switch i {
		case 1:
			line.X = r.X - thin
		case 2:
			line = paint.Rect{X: r.X, Y: r.Y - thin, W: r.W, H: thin}
		}
		c.Fill(line, paint.Alpha(c.Theme.Panel, .9))
	}
}

// chequer sets dark fields into a band whose nation has no hatch, as the edge of a map
// has, so that it is not taken for paper.
func (p *Bar) chequer(c *ui.Ctx, r paint.Rect, lv ui.Livery) {
	step := ui.Floor(26 * p.unit(c))
	if r.W > r.H {
		for x := r.X; x < r.X+r.W; x += 2 * step {
			c.Fill(paint.Rect{X: x, Y: r.Y, W: min(step, r.X+r.W-x), H: r.H}, lv.Ink)
		}
		return
	}
	for y := r.Y; y < r.Y+r.H; y += 2 * step {
		c.Fill(paint.Rect{X: r.X, Y: y, W: r.W, H: min(step, r.Y+r.H-y)}, lv.Ink)
	}
}
