package armylist

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// head is whose army it is, what it comes to, and its points.
func (s *Sheet) head(c *ui.Ctx, r paint.Rect) {
	c.Rule(paint.Rect{X: r.X, Y: r.Y + r.H + c.Px(2), W: r.W, H: c.Px(8)})
	d := r.H - c.Px(8)
	c.Image(s.names.Slash("emblem", s.nation()), ui.Mid(ui.CutLeft(&r, d), d, d), paint.White)
	ui.CutLeft(&r, c.Px(18))
	s.points(c, ui.CutRight(&r, min(c.Px(priceWide), r.W*.46)))
	ui.CutRight(&r, c.Px(22))
	nations := ui.CutRight(&r, s.nationsWidth(c))
	ui.CutRight(&r, c.Px(14))
	name, sum := c.Line(ui.Title), c.Line(ui.Flavour)
	col := ui.Mid(r, r.W, name+sum)
	title := s.word("nation." + s.nation())
	c.Label(ui.CutTop(&col, name), c.Fit(ui.Title, col.W, name, title), ui.Start, c.Theme.Text, title)
	text := s.strength()
	c.Label(col, c.Fit(ui.Flavour, col.W, sum, text), ui.Start, c.Theme.Muted, text)
	s.nations(c, nations)
}

// strength counts units, men and figures of the army.
func (s *Sheet) strength() string {
	m := s.list()
	men, items := 0, 0
	for i := range m.Units {
		men += m.Units[i].Men
		for _, x := range m.Units[i].Items {
			items += x.N
		}
	}
	all := []string{s.own("armylist", "units", len(m.Units))}
	if men > 0 {
		all = append(all, s.own("armylist", "men", men))
	}
	if items > 0 {
		all = append(all, s.own("armylist", "items", items))
	}
	return s.words.Beside(all...)
}

// nationSize is the side of the emblem of a nation in the head, in dp.
const nationSize = 46

func (s *Sheet) nationsWidth(c *ui.Ctx) float32 {
	return float32(len(s.list().Nations)) * c.Px(nationSize+6)
}

// nations are the others that the army could be of.
func (s *Sheet) nations(c *ui.Ctx, r paint.Rect) {
	d := c.Px(nationSize)
	for i, o := range s.list().Nations {
		at := paint.Rect{X: r.X + float32(i)*(d+c.Px(6)), Y: ui.Floor(r.Y + (r.H-d)/2), W: d, H: d}
		if id := s.book.Format(o.With); id == s.nation() {
			c.Image(s.names.Slash("emblem", id), at, paint.White)
			c.Fill(paint.Rect{X: at.X, Y: at.Y + d + c.Px(4), W: d, H: c.Px(4)}, c.Theme.Accent)
			continue
		}
		t := s.touch(c, at, "", o, 0, s.name(o.With))
		tint := paint.White
		if !t.open {
			tint = paint.Alpha(tint, .3)
		}
		c.Image(s.names.Slash("emblem", s.book.Format(o.With)), at, tint)
		if t.hover && t.open {
			c.Frame(at.Inset(-c.Px(3)), c.Px(2), c.Theme.Accent)
		}
	}
}

// points is the bar of points: what each unit has cost, and what the purchase
// that is pointed at would.
func (s *Sheet) points(c *ui.Ctx, r paint.Rect) {
	g := &s.list().Points
	left := g.Of - g.N
	over := s.was > left
	top := ui.CutTop(&r, c.Line(ui.Title))
	ink := c.Theme.Text
	if over {
		ink = c.Theme.Danger
	}
	n := s.names.Number(g.N)
	c.Label(top, ui.Title, ui.Start, c.Theme.Text, n)
	w := c.Width(ui.Title, n)
	of := s.word("ui.armylist.of", g.Of)
	c.Label(paint.Rect{X: top.X + w + c.Px(8), Y: top.Y + c.Px(6), W: top.W, H: top.H}, ui.Body, ui.Start, c.Theme.Muted, of)
	c.Label(paint.Rect{X: top.X, Y: top.Y + c.Px(6), W: top.W, H: top.H}, ui.Strong, ui.End, ink, s.leftText(left))
	ui.CutTop(&r, c.Px(6))
	s.bar(c, ui.CutTop(&r, c.Px(30)), g)
}

// leftText says what is left of the points, or what is planned with it.
func (s *Sheet) leftText(left int) string {
	switch {
	case s.was > left:
		return s.word("ui.armylist.dear", s.was, s.was-left)
	case s.was > 0:
		return s.word("ui.armylist.then", s.was, left-s.was)
	case s.was < 0:
		return s.word("ui.armylist.back", -s.was)
	case left == 0:
		return s.word("ui.armylist.exact")
	}
	return s.word("ui.armylist.left", left)
}

// bar draws the points.
func (s *Sheet) bar(c *ui.Ctx, r paint.Rect, g *rules.Gauge) {
	of := float32(max(1, g.Of))
	px := func(n int) float32 { return ui.Floor(r.X + r.W*min(1, float32(n)/of)) }
	c.Fill(r, c.Theme.Panel2)
	col := ui.LiveryOf(s.nation()).Field
	sum := 0
	for i := range s.list().Units {
		u := &s.list().Units[i]
		x := px(sum)
		sum += u.Price
		part := paint.Rect{X: x, Y: r.Y, W: px(sum) - x, H: r.H}
		c.Fill(part, col)
		if u.Ref == s.unitAt {
			c.Frame(part, c.Px(3), c.Theme.Gold)
		}
		c.Fill(paint.Rect{X: part.X + part.W - c.Hairline(), Y: r.Y, W: c.Hairline(), H: r.H}, c.Theme.Panel)
	}
	switch x := px(sum); {
	case s.was > g.Of-sum:
		c.Fill(paint.Rect{X: x, Y: r.Y, W: r.X + r.W - x, H: r.H}, paint.Alpha(c.Theme.Danger, .55))
	case s.was > 0:
		part := paint.Rect{X: x, Y: r.Y, W: px(sum+s.was) - x, H: r.H}
		c.Fill(part, c.Theme.Gold)
		c.Frame(part, c.Px(2), c.Theme.Text)
	case s.was < 0:
		from := px(max(0, sum+s.was))
		c.Fill(paint.Rect{X: from, Y: r.Y, W: x - from, H: r.H}, paint.Alpha(c.Theme.Panel, .6))
	}
	for n := barStep; n < g.Of; n += barStep { // a ruler along the foot
		c.Fill(paint.Rect{X: px(n), Y: r.Y + r.H*.7, W: c.Hairline(), H: r.H * .3}, paint.Alpha(c.Theme.Text, .45))
	}
	c.Frame(r, c.Hairline(), c.Theme.Border)
}

// barStep is the distance of two marks along the bar, in points.
const barStep = 10
