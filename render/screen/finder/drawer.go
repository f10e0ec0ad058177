package finder

import (
	"slices"

	"grognard/game/battles"
	"grognard/render/paint"
	"grognard/render/ui"
)

// group is a row of values of a facet, of which any number can be chosen.
type group struct {
	facet  battles.Facet
	title  string
	values []string
	chips  []ui.Button
}

// groups are those of the drawer: facets that tell battles apart.
func (l *List) groups() (all []group) {
	q := l.doors.Query
	for _, facet := range battles.Facets {
		g := group{facet: facet, title: l.d.Word("ui.find.by." + string(facet)), values: battles.Offered(facet, l.all, q)}
		for _, v := range g.values {
			chip := ui.Button{Name: "find." + string(facet) + "." + v, Label: l.d.Words.Capital(l.value(facet, v))}
			if q.Chosen(facet, v) { // a tick tells it as well as the colour
				chip.On, chip.Icon = true, "icon/check"
			}
			g.chips = append(g.chips, chip)
		}
		if len(g.chips) > 0 {
			all = append(all, g)
		}
	}
	return all
}

// orders are the picks of the order.
func (l *List) orders() (all []ui.Pick) {
	for _, o := range battles.Orders {
		all = append(all, ui.Pick{Name: "find.order." + string(o), Label: l.d.Word("ui.find.order." + string(o))})
	}
	return all
}

// Open reports whether the drawer is, which takes the room of what the page tells of the battle.
func (l *List) Open() bool { return l.open }

// Drawer paints in which order battles are listed, and what they can be narrowed by.
func (l *List) Drawer(c *ui.Ctx, r paint.Rect) {
	l.tell()
	foot := []ui.Button{{Name: "button.find.done", Label: l.d.Word("ui.done"), Icon: "icon/check", Primary: true}}
	if l.doors.Query.Narrows() {
		foot = append(foot, ui.Button{Name: "button.find.clear", Label: l.d.Word("ui.find.clear"), Icon: "icon/close"})
	}
	strip := ui.CutBottom(&r, c.ButtonsHeight(r.W, foot))
	ui.CutBottom(&r, c.Px(12))
	sc := c.Scroll("find.drawer", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	f.Text(ui.Heading, c.Theme.Text, l.said.found)
	c.Rule(f.Take(c.Px(10)))
	order := l.order(&f)
	facet, value := battles.Facet(""), ""
	for i := range l.said.groups {
		g := &l.said.groups[i]
		f.Gap(10)
		f.Text(ui.Strong, c.Theme.Text, g.title)
		f.Gap(4)
		if k := c.Buttons(f.Take(c.ButtonsHeight(f.W, g.chips)), ui.Start, g.chips); k >= 0 {
			facet, value = g.facet, g.values[k]
		}
	}
	sc.Done(f.Y - sc.Y)
	switch c.Buttons(strip, ui.Start, foot) {
	case 0:
		l.shut(c)
	case 1:
		l.clear(c)
	}
	switch {
	case facet != "":
		l.doors.Query.Toggle(facet, value)
	case order != l.doors.Query.Order():
		l.doors.Query.SetOrder(order)
	default:
		return
	}
	l.fill()
	l.bring = true
	c.Animate()
}

// order chooses in which order battles are listed.
func (l *List) order(f *ui.Flow) battles.Order {
	f.Text(ui.Strong, f.C.Theme.Text, l.d.Word("ui.find.order"))
	f.Gap(4)
	at, h := f.C.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, l.said.orders, slices.Index(battles.Orders, l.doors.Query.Order()))
	f.Take(h)
	return battles.Orders[at]
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
