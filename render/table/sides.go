package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// sides is the left column: each side's army at its own end, turn and phase
// between them.
func (t *Table) sides(c *ui.Ctx) {
	c.Fill(t.lay.left, c.Theme.Bg)
	c.Block(t.lay.left)
	v := t.scene.View()
	if c.Hot() != t.called.name {
		t.called = called{}
	}
	for s := rules.First; s <= rules.Second; s++ {
		t.army(c, v, s, t.lay.armies[s])
	}
	t.track(c, v)
}

// army is the panel of one side.
func (t *Table) army(c *ui.Ctx, v *rules.View, s rules.Side, r paint.Rect) {
	a := &v.Sides[s]
	in := c.Panel(r)
	lv := ui.LiveryOf(a.Nation)
	c.Fill(paint.Rect{X: r.X + c.Px(5), Y: r.Y + c.Px(5), W: r.W - c.Px(10), H: c.Px(7)}, lv.Field)
	ui.CutTop(&in, c.Px(4))
	t.banner(c, a, s, ui.CutTop(&in, c.Px(46)))
	var foot paint.Rect
	if t.piled(v, s) {
		foot = ui.CutBottom(&in, min(c.Px(118), in.H*.45))
	}
	sc := c.Scroll(t.names.Join("gauges", "of", [...]string{"first", "second"}[s]), in)
	y := sc.Y
	for i := range a.Gauges {
		h := t.gaugeHeight(c, a, i, sc.Width)
		t.gauge(c, s, a, i, paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: h})
		y += h
	}
	y += t.counted(c, s, paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: sc.View.H - (y - sc.Y)})
	y += t.orders(c, s, paint.Rect{X: sc.View.X, Y: y, W: sc.Width})
	sc.Done(y - sc.Y)
	t.piles(c, v, s, foot)
}

// orders shows, to both players, that a side has asked not to be asked; a
// click withdraws that. It returns the height of the line.
func (t *Table) orders(c *ui.Ctx, s rules.Side, in paint.Rect) float32 {
	for _, o := range t.m.Orders() {
		if o.Side != s {
			continue
		}
		h := c.Wrap(ui.Small, in.W, t.words.Word("table.ordered")).Height + c.Px(8)
		at := paint.Rect{X: in.X, Y: in.Y, W: in.W, H: h}
		touch := c.Region(t.names.Join("button", "ask", o.Kind), at)
		c.Fill(at, c.Theme.Panel2)
		if touch.Hover {
			c.Cursor(paint.Hand)
		}
		c.Centered(at, ui.Small, c.Theme.Text, t.words.Word("table.ordered"))
		if touch.Clicked {
			t.m.Ask(o)
		}
		return h
	}
	return 0
}

// banner names the side; whose turn it is has a flag.
func (t *Table) banner(c *ui.Ctx, a *rules.Army, s rules.Side, r paint.Rect) {
	d := r.H - c.Px(4)
	if a.Nation != "" {
		c.Image(t.names.Slash("emblem", a.Nation), paint.Rect{X: r.X, Y: r.Y, W: d, H: d}, paint.White)
		ui.CutLeft(&r, d+c.Px(8))
	}
	if t.scene.View().Active == s {
		f := r.H * .6
		at := ui.CutRight(&r, f)
		c.Image("icon/flag", paint.Rect{X: at.X, Y: at.Y + (r.H-f)/2, W: f, H: f}, c.Theme.Text)
	}
	name := t.words.Capital(t.words.Side(s))
	st := c.Fit(ui.Strong, r.W, r.H, name)
	c.Paragraph(paint.Rect{X: r.X, Y: r.Y + (r.H-c.Wrap(st, r.W, name).Height)/2, W: r.W, H: r.H}, st, ui.Start, c.Theme.Text, name)
}

// track shows turn and phase, and below them the piles of both sides.
func (t *Table) track(c *ui.Ctx, v *rules.View) {
	r := t.lay.track
	c.Surface("ui/panel2", r, c.Theme.Panel2)
	in := r.Inset(c.Px(8))
	if shared(v) {
		t.common(c, v, ui.CutBottom(&in, c.Px(pilesHeight)))
		ui.CutBottom(&in, c.Px(6))
	}
	if h := t.commonHeight(c, in.W); h > 0 {
		t.commonGauges(c, v, ui.CutBottom(&in, h))
	}
	if c.Region("track", in).Hover {
		t.look.SeeWord(t.words.Say(v.Phase), "", "turn", "")
		t.look.SeeDue(v.Due)
	}
	if v.Turn > 0 && v.Turns > 0 && v.Turns <= mostTurns {
		t.turnStrip(c, ui.CutBottom(&in, c.Px(10)), v)
		ui.CutBottom(&in, c.Px(2))
	}
	top := ui.CutTop(&in, in.H*.42)
	if v.Turn > 0 {
		text := rules.Text{Key: "table.turn", N: v.Turn}
		if v.Turns > 0 {
			text = rules.Text{Key: "table.turn.of", N: v.Turn, M: v.Turns}
		}
		c.Label(top, ui.Small, ui.Middle, c.Theme.Muted, t.words.Say(text))
	}
	phase := t.words.Say(v.Phase)
	c.Centered(in, c.Fit(ui.Strong, in.W, in.H, phase), c.Theme.Text, phase)
}

// Heights in dp of the middle of the left column.
const (
	trackHeight = 96
	pilesHeight = 104 // of the piles of both sides, where there are any
)

// mostTurns is the longest strip of turns.
const mostTurns = 40

// turnStrip shows the turns of the game: those played, this one, those to come.
func (t *Table) turnStrip(c *ui.Ctx, r paint.Rect, v *rules.View) {
	gap := c.Hairline()
	w := (r.W + gap) / float32(v.Turns)
	for i := range v.Turns {
		x := ui.Floor(r.X + w*float32(i))
		at := paint.Rect{X: x, Y: r.Y, W: ui.Floor(r.X+w*float32(i+1)) - x - gap, H: r.H}
		switch {
		case i+1 == v.Turn:
			c.Fill(at, c.Theme.Accent)
		case i+1 < v.Turn:
			c.Fill(at.Inset(c.Px(2)), c.Theme.Muted)
		default:
			c.Frame(at, c.Hairline(), c.Theme.Border)
		}
		t.duePips(c, v, i+1, at)
	}
}
