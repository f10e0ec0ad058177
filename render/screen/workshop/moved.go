package workshop

import (
	"grognard/render/workshop/state"
	"grognard/rules"
)

// moved says what was taken back just now, or again; "": nothing was.
func (p *Page) moved() string {
	m := p.state.Moved()
	switch {
	case m == nil:
		return ""
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

// deed says what a step was.
func (p *Page) deed(d *state.Deed) string {
	w := p.stage.Words
	what, cell := "", ""
	if d.What.Key != "" {
		what = w.Capital(w.Phrase(d.What))
	}
	if d.Called != "" {
		what = d.Called
	}
	if d.Cell != 0 {
		cell = w.Name(d.Cell)
	}
	said := p.d.Word("ui.workshop.deed.any")
	switch {
	case !d.Known():
	case d.Do == rules.EditSet:
		said = w.Word(d.Prop.Word)
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
