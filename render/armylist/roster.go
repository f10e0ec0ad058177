package armylist

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Sizes of a card of the roster, in dp.
const (
	cardPad   = 14
	cardStand = 58
	cardGap   = 14
	stepSide  = 32
)

// roster lays the units out as cards.
func (s *Sheet) roster(c *ui.Ctx, r paint.Rect) {
	m := s.list()
	if len(m.Units) == 0 {
		s.empty(c, r)
		return
	}
	last := m.Units[len(m.Units)-1].Ref
	if s.shown != last {
		if s.shown != 0 {
			c.ScrollTo("muster.roster", 1<<20)
		}
		s.shown = last
	}
	sc := c.Scroll("muster.roster", r)
	gap := c.Px(cardGap)
	cols := 2
	if r.W < c.Px(900) {
		cols = 1
	}
	w := ui.Floor((sc.Width - float32(cols-1)*gap) / float32(cols))
	h := s.cardHeight(c)
	for i := range m.Units {
		at := paint.Rect{X: sc.View.X + float32(i%cols)*(w+gap), Y: sc.Y + float32(i/cols)*(h+gap), W: w, H: h}
		s.card(c, at, i)
	}
	sc.Done(float32((len(m.Units)+cols-1)/cols)*(h+gap) - gap)
}

// empty is the roster before a unit is on it.
func (s *Sheet) empty(c *ui.Ctx, r paint.Rect) {
	s.shown = 0
	c.Frame(r, c.Hairline(), c.Theme.Border)
	d := min(r.W, r.H) * .5
	pic := ui.Mid(r, d, d)
	pic.Y -= c.Px(40)
	c.Image(s.names.Slash("emblem", s.nation()), pic, paint.Alpha(paint.White, .16))
	text := paint.Rect{X: r.X + c.Px(60), Y: pic.Y + d + c.Px(16), W: r.W - c.Px(120), H: c.In.H}
	c.Paragraph(text, ui.Flavour, ui.Middle, c.Theme.Muted, s.own("armylist", "empty"))
}

func (s *Sheet) cardHeight(c *ui.Ctx) float32 {
	return c.Line(ui.Strong) + c.Px(6+34+8+cardStand+10) + c.Line(ui.Small) + c.Px(stepSide+2+2*cardPad)
}

// card is one unit: who it is, how it stands, what goes with it.
func (s *Sheet) card(c *ui.Ctx, r paint.Rect, i int) {
	u := &s.list().Units[i]
	if t := c.Region(s.names.Region("muster.unit", u.Ref), r); t.Hover || r.Has(c.In.X, c.In.Y) && !c.Busy() && s.task.Ask != nil && !s.asks {
		s.unit = u.Ref
	}
	c.Surface("ui/panel2", r, c.Theme.Panel2)
	edge := c.Theme.Border
	if s.unitAt == u.Ref {
		edge = c.Theme.Gold
	}
	c.Frame(r.Inset(c.Px(3)), c.Hairline(), edge)
	c.Stripe(paint.Rect{X: r.X + c.Px(3), Y: r.Y + c.Px(3), W: c.Px(7), H: r.H - c.Px(6)}, s.nation())
	in := r.Inset(c.Px(cardPad))
	ui.CutLeft(&in, c.Px(6))
	s.cardTitle(c, ui.CutTop(&in, c.Line(ui.Strong)), u)
	ui.CutTop(&in, c.Px(6))
	s.traits(c, ui.CutTop(&in, c.Px(34)), u)
	ui.CutTop(&in, c.Px(8))
	s.line(c, ui.CutTop(&in, c.Px(cardStand)), u.Stands)
	ui.CutTop(&in, c.Px(10))
	for k := range u.Items {
		s.item(c, ui.Columns(in, len(u.Items), k, c.Px(10)), u, &u.Items[k])
	}
}

// cardTitle is the name of a unit with its price, and the cross that strikes
// it off.
func (s *Sheet) cardTitle(c *ui.Ctx, r paint.Rect, u *rules.RosterUnit) {
	d := c.Px(stepSide)
	x := ui.CutRight(&r, d)
	x = paint.Rect{X: x.X + c.Px(4), Y: x.Y + (x.H-d)/2, W: d, H: d}
	t := s.touch(c, x, "", u.Drop, -u.Price, s.own("do", u.Drop.Do))
	col := c.Theme.Muted
	if t.hover && t.open {
		col = c.Theme.Danger
		c.Surface("ui/button", x, c.Theme.Panel)
	}
	c.Image("icon/close", x.Inset(c.Px(7)), col)
	ui.CutRight(&r, c.Px(8))
	price := s.word("ui.armylist.points", u.Price)
	c.Label(r, ui.Strong, ui.End, c.Theme.Text, price)
	r.W -= c.Width(ui.Strong, price) + c.Px(10)
	name := s.words.Capital(s.name(u.Ref))
	c.Label(r, c.Fit(ui.Strong, r.W, r.H, name), ui.Start, c.Theme.Text, name)
}

// traits is the grade of a unit, with what it may be besides.
func (s *Sheet) traits(c *ui.Ctx, r paint.Rect, u *rules.RosterUnit) {
	x := r.X + r.W
	for k := len(u.Traits) - 1; k >= 0; k-- {
		x = s.trait(c, paint.Rect{X: r.X, Y: r.Y, W: x - r.X, H: r.H}, &u.Traits[k])
	}
	text := s.own("armylist", "unit", s.name(u.Grade), u.Value, u.Men)
	w := x - r.X
	c.Label(paint.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, c.Fit(ui.Small, w, c.Line(ui.Small), text), ui.Start, c.Theme.Muted, text)
}

// trait is a switch at the right end of r; it returns what is left of r.
func (s *Sheet) trait(c *ui.Ctx, r paint.Rect, x *rules.Trait) float32 {
	o, price := x.Set, x.Price
	if x.On {
		o, price = x.Clear, -x.Price
	}
	key := s.names.Join(s.book.Prefix(), "trait", x.Key)
	label := s.word(key)
	if x.Price > 0 {
		label += " +" + s.names.Number(x.Price)
	}
	w := c.Width(ui.Small, label) + c.Px(44)
	at := paint.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: r.H}
	t := s.touch(c, at, s.region(x.Set), o, price, s.word(s.names.Dot(key, "about")))
	face, ink := "ui/button", c.Theme.Text
	switch {
	case x.On || t.down:
		face = "ui/button/down"
	case !t.open:
		ink = paint.Alpha(c.Theme.Muted, .55)
	case t.hover:
		face = "ui/button/hover"
	}
	if x.On || t.open {
		c.Surface(face, at, c.Theme.Panel)
	} else {
		c.Frame(at.Inset(c.Px(2)), c.Hairline(), paint.Alpha(c.Theme.Border, .4))
	}
	in := at.Inset(c.Px(8))
	box := ui.Mid(ui.CutLeft(&in, c.Px(18)), c.Px(18), c.Px(18))
	c.Frame(box, c.Hairline(), ink)
	if x.On {
		c.Image("icon/check", box, c.Theme.Accent)
	}
	ui.CutLeft(&in, c.Px(7))
	c.Label(in, ui.Small, ui.Start, ink, label)
	return at.X - c.Px(8)
}

// line draws the stands of a unit side by side.
func (s *Sheet) line(c *ui.Ctx, r paint.Rect, stands []rules.Piece) {
	d := ui.Floor(min(r.H, r.W/float32(max(1, len(stands)))))
	layer, _ := c.Layers()
	y := ui.Floor(r.Y + (r.H-d)/2)
	for i := range stands {
		at := paint.Rect{X: r.X + float32(i)*d, Y: y, W: d, H: d}
		s.stands.Stand(c.L, layer, at, &stands[i], 1)
	}
}

// item is a kind of figure of a unit, with its stepper.
func (s *Sheet) item(c *ui.Ctx, r paint.Rect, u *rules.RosterUnit, x *rules.Item) {
	name := s.name(x.Ref)
	head := ui.CutTop(&r, c.Line(ui.Small))
	ink := c.Theme.Muted
	if x.N > 0 {
		ink = c.Theme.Text
	}
	c.Label(head, c.Fit(ui.Small, head.W, head.H, name), ui.Start, ink, name)
	ui.CutTop(&r, c.Px(2))
	d := c.Px(stepSide)
	row := ui.CutTop(&r, d)
	s.step(c, ui.CutLeft(&row, d), x.Drop, -x.Price, false)
	n := ui.CutLeft(&row, min(c.Px(40), row.W-d))
	c.Label(n, ui.Strong, ui.Middle, ink, s.names.Pair(x.N, x.Most))
	s.step(c, ui.CutLeft(&row, d), x.Add, x.Price, true)
	if row.W > d {
		s.figure(c, ui.Mid(row, d, d), x, x.N > 0)
	}
}

// step is one of the buttons of a stepper.
func (s *Sheet) step(c *ui.Ctx, r paint.Rect, o rules.Option, price int, plus bool) {
	t := s.touch(c, r, "", o, price, s.own("do", o.Do))
	ink := c.Theme.Text
	switch {
	case !t.open:
		ink = paint.Alpha(c.Theme.Muted, .4)
		c.Frame(r.Inset(c.Px(1)), c.Hairline(), paint.Alpha(c.Theme.Border, .4))
	case t.down:
		c.Surface("ui/button/down", r, c.Theme.Panel)
	case t.hover:
		c.Surface("ui/button/hover", r, c.Theme.Panel)
	default:
		c.Surface("ui/button", r, c.Theme.Panel)
	}
	w, h := ui.Floor(r.W*.44), max(2, c.Px(3))
	x, y := ui.Floor(r.X+(r.W-w)/2), ui.Floor(r.Y+(r.H-h)/2)
	c.Fill(paint.Rect{X: x, Y: y, W: w, H: h}, ink)
	if plus {
		c.Fill(paint.Rect{X: ui.Floor(r.X + (r.W-h)/2), Y: ui.Floor(r.Y + (r.H-w)/2), W: h, H: w}, ink)
	}
}

// closeUp is how much larger than a stand the picture of one of its figures is,
// and figureAt where on the stand he is, in parts of its height.
const (
	closeUp  = 1.9
	figureAt = .53
)

// figure is the picture of a kind of figure: the middle of a stand with nobody
// else.
func (s *Sheet) figure(c *ui.Ctx, r paint.Rect, x *rules.Item, on bool) {
	alpha := float32(1)
	if !on {
		alpha = .35
	}
	layer, _ := c.Layers()
	pc := rules.Piece{Form: rules.Base, Nation: s.nation(), Side: s.list().Side, Face: rules.FaceInfantry, Wide: 1, Deep: 1, State: []rules.State{x.Figure}}
	d := r.W * closeUp
	c.Clip(r)
	s.stands.Stand(c.L, layer, paint.Rect{X: r.X + (r.W-d)/2, Y: r.Y + r.H/2 - d*figureAt, W: d, H: d}, &pc, alpha)
	c.Unclip()
	c.Frame(r, c.Hairline(), paint.Alpha(c.Theme.Text, alpha))
}
