package workshop

import (
	"slices"

	"grognard/render/workshop/state"
	"grognard/rules"
)

// moved says what was taken back just now, or again; "": nothing was.
func (p *Page) moved() string {
	m := p.state.Moved()
	switch {
	case m == nil:
		return ""
	case m.Mends && m.Do == rules.EditTake && !m.More:
		return p.d.Word("ui.workshop.mended.take", p.thing(&m.Deed))
	case m.Mends:
		return p.d.Word("ui.workshop.mended", p.deed(&m.Deed))
	case m.Back:
		return p.d.Word("ui.workshop.undone", p.deed(&m.Deed))
	}
	return p.d.Word("ui.workshop.redone", p.deed(&m.Deed))
}

// tip says what a button takes back, or again: "undo" or "redo".
func (p *Page) tip(which string) string {
	word := p.d.Word("table." + which)
	if d := p.state.Next(which == "undo"); d.Known() {
		return p.stage.Words.About(word, p.deed(&d))
	}
	return word
}

// what is what a step was done to; "": it has no name.
func (p *Page) what(d *state.Deed) string {
	w := p.stage.Words
	switch {
	case d.Called != "":
		return d.Called
	case d.What.Key != "":
		return w.Capital(w.Phrase(d.What))
	}
	return ""
}

// thing says what a step was done to, and where that is.
func (p *Page) thing(d *state.Deed) string {
	what := p.what(d)
	switch {
	case what == "":
		return p.d.Word("ui.workshop.deed.any")
	case d.Cell != 0:
		return p.stage.Words.Aside(what, p.stage.Words.Name(d.Cell))
	}
	return what
}

// deed says what a step was.
func (p *Page) deed(d *state.Deed) string {
	w := p.stage.Words
	what, cell := p.what(d), ""
	if d.Cell != 0 {
		cell = w.Name(d.Cell)
	}
	said := p.d.Word("ui.workshop.deed.any")
	switch {
	case !d.Known():
	case d.Do == rules.EditSet:
		said = w.Word(d.Prop.Word)
		if value := p.chosen(&d.Prop); value != "" {
			said = w.Aside(said, value)
		}
		for _, of := range [...]string{p.whose(d.Prop.Of), what} {
			if of != "" {
				said = w.About(of, said)
			}
		}
	case what == "":
	case d.Do == rules.EditPaint:
		said = p.d.Word("ui.workshop.deed.paint", what)
	case d.Do == rules.EditErase:
		said = p.d.Word("ui.workshop.deed.erase", what)
	case d.Do == rules.EditTake:
		said = p.d.Word("ui.workshop.deed.take", what)
	case d.Do == rules.EditShape:
		said = p.d.Word("ui.workshop.deed.shape", what)
	case d.Before:
		said = p.d.Word("ui.workshop.deed.move", what)
	default:
		said = what
	}
	if cell != "" {
		said = w.Aside(said, cell)
	}
	if d.More {
		said = p.d.Word("ui.workshop.deed.more", said)
	}
	return said
}

// whose is whose a value is, where there are several of its name.
func (p *Page) whose(of rules.Text) string {
	if of.Key == "" {
		return ""
	}
	return p.stage.Words.Capital(p.stage.Words.Phrase(of))
}

// chosen is what a value is called that was chosen among some; "": it was not.
func (p *Page) chosen(x *rules.Prop) string {
	i := slices.Index(x.Values, x.Value)
	switch {
	case x.Kind != rules.PropChoice || i < 0:
		return ""
	case x.Names != nil:
		return p.stage.Words.Say(x.Names[i])
	}
	return p.stage.Words.Word(x.Word + "." + x.Value)
}
