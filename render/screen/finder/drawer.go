package finder

import (
	"slices"

	"grognard/game/battles"
	"grognard/render/paint"
	"grognard/render/ui"
)

// Open reports whether the drawer is, which takes the room of what the page tells of the battle.
func (l *List) Open() bool { return l.open }

// Drawer paints what battles can be narrowed by, and in which order they are listed.
func (l *List) Drawer(c *ui.Ctx, r paint.Rect) {
	q := l.doors.Query
	foot := []ui.Button{{Name: "button.find.done", Label: l.d.Word("ui.done"), Icon: "icon/check", Primary: true}}
	if q.Narrows() {
		foot = append(foot, ui.Button{Name: "button.find.clear", Label: l.d.Word("ui.find.clear"), Icon: "icon/close"})
	}
	strip := ui.CutBottom(&r, c.ButtonsHeight(r.W, foot))
	ui.CutBottom(&r, c.Px(12))
	sc := c.Scroll("find.drawer", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	f.Text(ui.Heading, c.Theme.Text, l.d.Word("ui.find.found", len(l.shown), len(l.all)))
	c.Rule(f.Take(c.Px(10)))
	for _, facet := range battles.Facets {
		l.facet(&f, facet)
	}
	l.order(&f)
	sc.Done(f.Y - sc.Y)
	switch c.Buttons(strip, ui.Start, foot) {
	case 0:
		l.shut(c)
	case 1:
		l.clear(c)
	}
}

// facet is a row of values, of which any number can be chosen. One that tells no battles apart is left out.
func (l *List) facet(f *ui.Flow, facet battles.Facet) {
	q := l.doors.Query
	values := battles.Offered(facet, l.all, q)
	if len(values) == 0 {
		return
	}
	f.Gap(10)
	f.Text(ui.Strong, f.C.Theme.Text, l.d.Word("ui.find.by."+string(facet)))
	f.Gap(4)
	var chips []ui.Button
	for _, v := range values {
		chips = append(chips, ui.Button{Name: "find." + string(facet) + "." + v, Label: l.d.Words.Capital(l.value(facet, v)), On: q.Chosen(facet, v)})
	}
	r := f.Take(f.C.ButtonsHeight(f.W, chips))
	if i := l.chips(f.C, r, chips); i >= 0 {
		q.Toggle(facet, values[i])
		l.fill()
		l.bring = true
		f.C.Animate()
	}
}

// chips paints buttons of which several may be on; those have a tick before them, so that colour alone does not
// tell it. It returns the one that was pushed, or -1.
func (l *List) chips(c *ui.Ctx, r paint.Rect, all []ui.Button) int {
	for i := range all {
		if all[i].On {
			all[i].Icon = "icon/check"
		}
	}
	return c.Buttons(r, ui.Start, all)
}

// order chooses in which order battles are listed.
func (l *List) order(f *ui.Flow) {
	q := l.doors.Query
	f.Gap(10)
	f.Text(ui.Strong, f.C.Theme.Text, l.d.Word("ui.find.order"))
	f.Gap(4)
	var picks []ui.Pick
	for _, o := range battles.Orders {
		picks = append(picks, ui.Pick{Name: "find.order." + string(o), Label: l.d.Word("ui.find.order." + string(o))})
	}
	was := slices.Index(battles.Orders, q.Order())
	at, h := f.C.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, was)
	f.Take(h)
	if at != was {
		q.SetOrder(battles.Orders[at])
		l.fill()
		l.bring = true
		f.C.Animate()
	}
}

// value is the word for a value of a facet.
func (l *List) value(facet battles.Facet, v string) string {
	switch facet {
	case battles.System:
		return l.d.Words.Book(v)
	case battles.Nation:
		return l.d.Word("nation." + v)
	case battles.Period:
		switch first, last := battles.Years(v); {
		case v == battles.Undated:
			return l.d.Word("ui.find.undated")
		case first == 0:
			return l.d.Word("ui.find.until", year(last))
		case last == 0:
			return l.d.Word("ui.find.from", year(first))
		default:
			return l.d.Word("ui.find.between", year(first), year(last))
		}
	}
	return l.d.Word("ui.find." + string(facet) + "." + v)
}
