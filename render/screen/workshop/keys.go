package workshop

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/mapview/cursor"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// tab is one of the three that open a drawer.
type tab struct {
	name, word, icon string
	key              paint.Key
}

var tabs = [...]tab{
	state.Ground: {"tab.ground", "ui.workshop.ground", "icon/terrain", "1"},
	state.Forces: {"tab.forces", "ui.workshop.forces", "icon/flag", "2"},
	state.Terms:  {"tab.terms", "ui.workshop.terms", "icon/book", "3"},
}

// ownLetters are the keys that mean something of the workshop, at times or always: nothing that is
// laid over the map has them. R turns a tile in hand, where there are any.
func ownLetters(book rules.Workshop, d *rules.Draft) string {
	const all = "BKNEWFGMD"
	if slices.ContainsFunc(book.Kit(d).Tools, func(t rules.Tool) bool { return t.Stroke == rules.StrokeTile }) {
		return all + "R"
	}
	return all
}

// keys are those of the page: drawers, undo and redo, letting go.
func (p *Page) keys(c *ui.Ctx) (act state.Act) {
	if p.typing(c) || p.listed || p.text.line > 0 {
		return act
	}
	if !p.state.Closed && p.state.Drawer == state.Ground {
		act.Add(p.ground.Keys(c))
	}
	if p.whatif.Aiming() && c.Take("Escape") { // before the hand lets go of those who would attack
		p.whatif.Aim()
	}
	act.Add(p.hand.Keys(c))
	act.Add(p.shapes.Keys(c))
	at := &p.stage.View.Cursor
	at.Use = cursor.ByOther // cells have the cursor of the hand that draws
	if p.cloth() {
		at.Use = cursor.ToBuild
	}
	p.stage.View.Keys(c)
	switch {
	case c.In.Held.Ctrl && c.In.Held.Shift && c.Take("Z"), c.In.Held.Ctrl && c.Take("Y"):
		p.state.Redo()
	case c.In.Held.Ctrl && c.Take("Z"):
		p.state.Undo()
	}
	if p.state.Drawer == state.Terms && !p.state.Closed && p.state.Asked == nil && c.Take("Escape") {
		act.Add(p.terms.Close(c))
		p.open(c, state.Terms)
	}
	for i, t := range tabs {
		if !c.In.Held.Ctrl && c.Take(t.key) {
			p.open(c, state.Drawer(i))
		}
	}
	switch {
	case c.In.Held.Ctrl:
	case c.In.Text == "/" && (p.state.Closed || p.state.Drawer != state.Forces): // its field hears it then
		p.open(c, state.Forces)
	case c.In.Text == "?":
		p.listed = true
		c.Animate()
	}
	return act
}

// open opens a drawer, or closes it where it is open. What is in hand is put away where it comes
// from another drawer.
func (p *Page) open(c *ui.Ctx, d state.Drawer) {
	shut := p.state.Drawer == d && !p.state.Closed
	p.state.Turn(d)
	p.state.Closed = shut
	c.Animate()
}

// tabs hang where the standards of a table hang.
func (p *Page) tabs(c *ui.Ctx, act *state.Act) {
	for i, t := range tabs {
		r := p.lay.Tabs[i]
		on := p.state.Drawer == state.Drawer(i) && !p.state.Closed
		c.Block(r)
		touch := c.Region(t.name, r)
		_, pressed := c.Focusable(t.name, r)
		col, ink := c.Theme.Panel, c.Theme.Text
		if on {
			col, ink = c.Theme.Accent, c.Theme.OnAccent
		}
		c.Shadow(r.Inset(-c.Px(5)).Moved(0, c.Px(3)))
		c.Surface("ui/panel", r, c.Theme.Panel)
		if on {
			c.Fill(r.Inset(c.Px(3)), col)
		}
		if touch.Hover {
			c.Cursor(paint.Hand)
			c.Frame(r.Inset(c.Px(4)), c.Px(2), c.Theme.Gold)
		}
		word := p.d.Word(t.word)
		in := r.Inset(c.Px(8))
		line := c.Line(ui.SmallB)
		if in.H > line+c.Px(30) {
			c.Image(t.icon, ui.Mid(paint.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - line}, c.Px(34), c.Px(34)), ink)
			in = paint.Rect{X: in.X, Y: in.Y + in.H - line, W: in.W, H: line}
		}
		c.Label(in, c.Fit(ui.SmallB, in.W, in.H, word), ui.Middle, ink, word)
		if touch.Clicked || pressed {
			p.open(c, state.Drawer(i))
		}
	}
}

// selectedHint is what the hand says where something is selected.
const selectedHint = "ui.workshop.hint.selected"

// hint says what a click does now.
func (p *Page) hint() string {
	key := p.hand.Hint()
	if b := &p.stage.View.Board; b.Map != nil && b.Tabletop() != nil {
		key = p.shapes.Hint()
	}
	switch {
	case p.whatif.Aiming():
		return p.d.Word("ui.workshop.hint.aim")
	case p.state.Asked != nil:
		return p.d.Word("ui.workshop.hint.cells")
	case p.lasso.drawn:
		return p.d.Word("ui.workshop.hint.lasso")
	case p.firstHint() != "":
		return p.d.Word(p.firstHint())
	case p.state.Drawer == state.Terms && !p.state.Closed: // the sheet lies over the map
		return p.d.Word("ui.workshop.hint.terms")
	case key != "" && p.places() && p.property.Title() != "":
		return p.d.Words.Sentences(p.d.Word("ui.workshop.placed", p.property.Title()), p.d.Word(key))
	case key == selectedHint && p.property.Title() != "":
		return p.d.Word("ui.workshop.hint.chosen", p.property.Title())
	case key != "":
		return p.d.Word(key)
	}
	return p.d.Word("ui.workshop.hint.select")
}
