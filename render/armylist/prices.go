package armylist

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// prices is the price list: grades and sizes, and below them the figures.
func (s *Sheet) prices(c *ui.Ctx, r paint.Rect) {
	sc := c.Scroll("muster.prices", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	s.priceHead(&f, s.own("armylist", "recruit"), s.own("armylist", "recruit.about"))
	s.table(&f)
	f.Gap(18)
	s.priceHead(&f, s.own("armylist", "figures"), s.own("armylist", "figures.about"))
	for i := range s.list().Items {
		s.priced(&f, &s.list().Items[i])
	}
	sc.Done(f.Y - sc.Y)
}

func (s *Sheet) priceHead(f *ui.Flow, title, about string) {
	f.Text(ui.Heading, f.C.Theme.Text, title)
	f.Text(ui.Small, f.C.Theme.Muted, about)
	f.Gap(8)
}

// gradeWide is the width of the names of the grades, in dp.
const gradeWide = 138

// table is the table of grades and sizes; each price is a place to click.
func (s *Sheet) table(f *ui.Flow) {
	c, m := f.C, s.list()
	if len(m.Grades) == 0 {
		return
	}
	n := len(m.Grades[0].Sizes)
	first := c.Px(gradeWide)
	w := ui.Floor((f.W - first) / float32(max(1, n)))
	h := c.Px(50)
	head := f.Take(c.Px(34))
	livery := c.Theme.Plate(s.nation())
	c.Fill(head, livery.Field)
	ink := livery.Ink
	label := head
	ui.CutLeft(&label, c.Px(10))
	c.Label(label, ui.Small, ui.Start, ink, s.own("armylist", "sizes"))
	for k := range n {
		at := paint.Rect{X: head.X + first + float32(k)*w, Y: head.Y, W: w, H: head.H}
		c.Label(at, ui.SmallB, ui.Middle, ink, s.names.Number(m.Grades[0].Sizes[k].Men))
	}
	for i := range m.Grades {
		s.grade(c, f.Take(h), &m.Grades[i], first, w)
	}
}

// grade is a line of the table.
func (s *Sheet) grade(c *ui.Ctx, r paint.Rect, g *rules.GradePrices, first, w float32) {
	c.Fill(paint.Rect{X: r.X, Y: r.Y + r.H - c.Hairline(), W: r.W, H: c.Hairline()}, paint.Alpha(c.Theme.Border, .6))
	name := paint.Rect{X: r.X + c.Px(10), Y: r.Y, W: first - c.Px(14), H: r.H}
	vw := c.Width(ui.Small, g.Value)
	c.Label(name, ui.Small, ui.End, c.Theme.Muted, g.Value)
	name.W -= vw + c.Px(6)
	text := s.name(g.Ref)
	c.Label(name, c.Fit(ui.Strong, name.W, c.Line(ui.Strong), text), ui.Start, c.Theme.Text, text)
	row := paint.Rect{X: r.X, Y: r.Y, W: first, H: r.H}
	region := s.names.Region("muster.grade", g.Ref)
	if c.Region(region, row).Hover {
		c.Tip(region, row, s.own("grade", s.book.Format(g.Ref)+".about"), false)
	}
	for k := range g.Sizes {
		s.cell(c, paint.Rect{X: r.X + first + float32(k)*w, Y: r.Y, W: w, H: r.H}, &g.Sizes[k])
	}
}

// cell is a price of the table.
func (s *Sheet) cell(c *ui.Ctx, r paint.Rect, x *rules.Recruit) {
	t := s.touch(c, r, "", x.Option, x.Price, "")
	ink, st := c.Theme.Text, ui.Strong
	switch {
	case !t.open:
		ink, st = paint.Alpha(c.Theme.Muted, .42), ui.Body
	case t.down:
		c.Surface("ui/button/down", r.Inset(c.Px(2)), c.Theme.Panel2)
	case t.hover:
		c.Surface("ui/primary", r.Inset(c.Px(2)), c.Theme.Accent)
		ink = c.Theme.OnAccent
	}
	c.Label(r, st, ui.Middle, ink, s.names.Number(x.Price))
}

// priced is a kind of figure with its price, its limit and what it does.
func (s *Sheet) priced(f *ui.Flow, x *rules.Item) {
	c := f.C
	about := s.word(s.book.Word(x.Ref) + ".about")
	side := c.Px(52)
	w := f.W - side - c.Px(16)
	h := c.Line(ui.Strong) + c.Wrap(ui.Small, w, about).Height
	row := f.Take(max(side, h) + c.Px(16))
	s.figure(c, paint.Rect{X: row.X, Y: row.Y + c.Px(2), W: side, H: side}, x, true)
	ui.CutLeft(&row, side+c.Px(16))
	c.Cites(row, x.Rule)
	top := ui.CutTop(&row, c.Line(ui.Strong))
	name := s.name(x.Ref)
	c.Label(top, ui.Strong, ui.Start, c.Theme.Text, name)
	at := top.X + c.Width(ui.Strong, name) + c.Px(12)
	limit := s.word("ui.armylist.each", x.Price, x.Most)
	c.Label(paint.Rect{X: at, Y: top.Y, W: top.W, H: top.H}, ui.Small, ui.Start, c.Theme.Muted, limit)
	if chip := c.ChipWidth(x.Rule); chip > 0 {
		if _, hit := c.Chip(s.names.Dot("chip.muster", string(x.Figure)), top.X+top.W-chip, top.Y, x.Rule); hit && s.Rule != nil {
			s.Rule(x.Rule)
		}
	}
	c.Paragraph(row, ui.Small, ui.Start, c.Theme.Text, about)
}
