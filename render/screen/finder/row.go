package finder

import (
	"grognard/game/battles"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
)

// Sizes of a row in dp.
const (
	rowPad  = 10 // as ui.List has it
	emblem  = 46
	markGap = 18 // between two marks
)

// row paints a battle, or only measures it, and returns its height: title, facts, and marks where there are any.
func (l *List) row(c *ui.Ctx, i int, r paint.Rect, show bool) (h float32) {
	e := &l.all[i]
	if l.doors.Systems {
		d := c.Px(emblem)
		if show {
			c.Image("emblem/"+e.Book, ui.Mid(paint.Rect{X: r.X, Y: r.Y, W: d, H: r.H}, d, d), paint.White)
		}
		ui.CutLeft(&r, d+c.Px(12))
	}
	put := func(s ui.Style, col paint.Color, text string) {
		if show {
			c.Paragraph(paint.Rect{X: r.X, Y: r.Y + h, W: r.W, H: c.In.H}, s, ui.Start, col, text)
		}
		h += c.Wrap(s, r.W, text).Height
	}
	put(ui.Strong, c.Theme.Text, e.Title.In(l.lang))
	put(ui.Small, c.Theme.Muted, l.facts[i])
	return h + l.marks(c, l.marked[i], paint.Rect{X: r.X, Y: r.Y + h, W: r.W}, show)
}

// say sets what the rows say of their battles, once: a list of hundreds is painted in every frame.
func (l *List) say() {
	l.facts, l.marked = make([]string, len(l.all)), make([][]mark, len(l.all))
	for i := range l.all {
		l.facts[i], l.marked[i] = l.factsOf(&l.all[i]), l.marksOf(&l.all[i])
	}
}

// factsOf are when the battle was, how large it is and how long it takes; before them what sort of battle it is, where
// that matters to who chooses.
func (l *List) factsOf(e *battles.Entry) string {
	sort := ""
	switch {
	case e.Own():
		sort = l.d.Word("ui.shelf.yours")
	case l.doors.Systems:
		sort = l.d.Words.Book(e.Book)
	case e.Level == "beginner":
		sort = l.d.Word("ui.level.beginner")
	}
	return l.d.Words.Beside(sort, When(l.d, e), l.d.Word("ui.find.minutes", e.Minutes))
}

// When is the date of a battle and its size. A title that has the year tells the date.
func When(d *page.Deps, e *battles.Entry) string {
	date := ""
	if !e.Dated(d.Words.Language()) {
		date = d.Words.Date(e.Date)
	}
	return d.Words.Beside(date, d.Words.Capital(d.Word("ui.find.size."+e.Size)))
}

// mark is something that a row says of its battle, by a picture and a word.
type mark struct{ icon, word string }

// marksOf are what the player has made of a battle, and whether it is uneven.
func (l *List) marksOf(e *battles.Entry) (all []mark) {
	icon := map[battles.Past]string{
		battles.Begun: "icon/play", battles.Fought: "icon/check", battles.Lost: "icon/close", battles.Drawn: "icon/check", battles.Won: "icon/flag",
	}[e.Past]
	if icon != "" {
		all = append(all, mark{icon, l.d.Word("ui.find.past." + e.Past.Key())})
	}
	if e.Uneven() {
		all = append(all, mark{"icon/scales", l.d.Word("ui.find.uneven")})
	}
	return all
}

// marks paints them beside each other, as far as there is room, or only measures them.
func (l *List) marks(c *ui.Ctx, all []mark, r paint.Rect, show bool) (h float32) {
	d, line, x := c.Em(ui.Small), c.Line(ui.Small), float32(0)
	for _, m := range all {
		w := d + c.Px(6) + c.Width(ui.SmallB, m.word)
		if h == 0 || x+w > r.W {
			x, h = 0, h+line+c.Px(2)
		}
		if show {
			at := paint.Rect{X: r.X + x, Y: r.Y + h - line, W: w, H: line}
			box := ui.CutLeft(&at, d)
			c.Image(m.icon, ui.Mid(box, d, d), c.Theme.Text)
			ui.CutLeft(&at, c.Px(6))
			c.Label(at, ui.SmallB, ui.Start, c.Theme.Text, m.word)
		}
		x += w + c.Px(markGap)
	}
	return h
}
