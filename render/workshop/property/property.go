// Package property is the card of what is selected in the workshop: its picture, where it is,
// and a row for each of its values. Of several things it shows what they share, and sets it
// for all of them in one step.
package property

import (
	"slices"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/portrait"
	"grognard/render/workshop/prop"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what the card is painted with.
type Deps struct {
	State    *state.State
	Words    *words.Speaker
	Pictures *panel.Pictures
	Board    *board.Board  // draws the pieces
	Cards    *card.Printer // nil: a card has its title alone
}

// Panel is the card.
type Panel struct {
	Deps
	edit prop.Editor
	call string // region of the field that is to hear what is typed from now on
	art  portrait.Painter
	at   paint.Rect

	// What is shown, made anew when one of these is another.
	of       *rules.Draft
	selected []string
	language string

	things  []*rules.Thing
	entries []prop.Entry
	head    head
	buttons []ui.Button
	does    []func() state.Act
}

// New returns the card.
func New(d Deps) *Panel {
	return &Panel{Deps: d, edit: prop.Editor{Words: d.Words},
		art: portrait.Painter{State: d.State, Words: d.Words, Pictures: d.Pictures, Board: d.Board, Cards: d.Cards}}
}

// Names of regions.
const (
	rowPrefix  = "prop"
	scrollName = "property.rows"
	moreName   = "property.more"
	mirrorName = "property.mirror"
	takeName   = "property.take"
	closeName  = "property.close"
)

// Frame paints the card at the top of r, as high as it needs to be and no higher than r, and
// returns what the player wants. It is called in every frame, also where nothing is selected
// and nothing is painted: what was typed for what was selected before counts then.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) (a state.Act) {
	a = p.edit.Begin(c, func(path string) bool { return p.State.Draft().Thing(path) != nil })
	p.look()
	p.at = paint.Rect{}
	if len(p.things) == 0 || r.W < 1 || r.H < 1 {
		return a
	}
	head, foot, rows := p.parts(c, r.W)
	fixed := head + c.Px(gap) + c.Px(gap) + foot
	r.H = min(r.H, c.FloatHeight(fixed+rows))
	p.at = r
	if p.call != "" {
		c.SetFocus(p.call)
		p.call = ""
	}
	in := c.Float(r)
	if in.H-fixed < min(rows, c.Px(least)) {
		p.column(c, in, &a)
	} else {
		p.between(c, in, head, foot, &a)
	}
	a.Add(p.edit.End(c))
	if p.State.Asked == nil && p.State.Hand == (state.Hand{}) && !p.edit.Typing() && c.Take("Escape") {
		a.Add(state.Select())
	}
	return a
}

// parts are how high the head, the foot and the rows of a card of a width are.
func (p *Panel) parts(c *ui.Ctx, wide float32) (head, foot, rows float32) {
	w := wide - c.FloatHeight(0) // the edges of the card
	return p.headHigh(c, w), c.ButtonsHeight(w, p.buttons), p.edit.EntriesHeight(c, w, p.entries)
}

// Height is how high the card gets in r; 0 where nothing is selected.
func (p *Panel) Height(c *ui.Ctx, r paint.Rect) float32 {
	if p.look(); len(p.things) == 0 {
		return 0
	}
	head, foot, rows := p.parts(c, r.W)
	return min(r.H, c.FloatHeight(head+2*c.Px(gap)+foot+rows))
}

// between paints the rows, which scroll, between head and buttons, which stay.
func (p *Panel) between(c *ui.Ctx, in paint.Rect, head, foot float32, a *state.Act) {
	p.paintHead(c, ui.CutTop(&in, head), a)
	ui.CutTop(&in, c.Px(gap))
	bottom := ui.CutBottom(&in, foot)
	ui.CutBottom(&in, c.Px(gap))
	sc := c.ScrollHigh(scrollName, in, p.edit.EntriesHeight(c, in.W, p.entries))
	rows := p.edit.EntriesHeight(c, sc.Width, p.entries) // beside the bar they may need more lines
	a.Add(p.edit.Entries(c, paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width, H: rows}, p.entries, sc.Sees))
	sc.Done(rows)
	p.press(c, bottom, a)
}

// column paints all of the card as one that scrolls: letters are so large that between head and
// buttons no row has room.
func (p *Panel) column(c *ui.Ctx, in paint.Rect, a *state.Act) {
	sc := c.Scroll(scrollName, in)
	at := paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width}
	part := func(h float32) paint.Rect {
		r := at
		r.H = h
		at.Y += h + c.Px(gap)
		return r
	}
	p.paintHead(c, part(p.headHigh(c, at.W)), a)
	a.Add(p.edit.Entries(c, part(p.edit.EntriesHeight(c, at.W, p.entries)), p.entries, sc.Sees))
	p.press(c, part(c.ButtonsHeight(at.W, p.buttons)), a)
	sc.Done(at.Y - sc.Y - c.Px(gap))
}

// press paints the buttons and does what one of them says.
func (p *Panel) press(c *ui.Ctx, r paint.Rect, a *state.Act) {
	if i := c.Buttons(r, ui.Start, p.buttons); i >= 0 {
		a.Add(p.does[i]())
	}
}

// Rect is where the card lies, as of the last frame: of no size where nothing is selected.
// What stands below it begins there.
func (p *Panel) Rect() paint.Rect { return p.at }

// Typing reports whether letters go into a field: no key means anything else then.
func (p *Panel) Typing(*ui.Ctx) bool { return p.call != "" || p.edit.Typing() }

// Call has what is typed from now on become the name of what is selected, if it is written on the
// map and has none yet.
func (p *Panel) Call() {
	t := p.State.Thing()
	if t == nil {
		return
	}
	if tool := p.State.Open.Kit().Tool(t.Tool); tool == nil || tool.Emblem != rules.EmblemName {
		return
	}
	p.look()
	for _, x := range p.entries {
		if x.Row != nil && x.Row.Prop.Kind == rules.PropWords {
			if x.Row.Prop.Value == "" {
				p.call = x.Row.Name
			}
			return
		}
	}
}

// look makes the rows anew where the draft, what is selected or the language is another.
func (p *Panel) look() {
	d, all := p.State.Shown(), p.State.Selected()
	if d == p.of && slices.Equal(all, p.selected) && p.language == p.Words.Language() {
		return
	}
	p.of, p.selected, p.language = d, slices.Clone(all), p.Words.Language()
	p.things = nil
	for _, path := range all {
		if t := d.Thing(path); t != nil {
			p.things = append(p.things, t)
		}
	}
	p.entries, p.head, p.buttons, p.does = nil, head{}, nil, nil
	if len(p.things) == 0 {
		return
	}
	begins := "ui.workshop.prop.begins"
	if d.Begun {
		begins = "ui.workshop.prop.begun"
	}
	p.entries = prop.Arrange(p.rows(), p.Words.Word(begins), p.Words.Word("ui.workshop.prop.seldom"))
	p.head = p.makeHead()
	p.makeButtons()
}

// rows are the values that all things share, in the order of the first of them.
func (p *Panel) rows() (rows []*prop.Row) {
	first := p.things[0]
	var paths []string
	for _, t := range p.things {
		paths = append(paths, t.Path)
	}
	for i := range first.Props {
		x, shared, mixed := &first.Props[i], true, false
		for _, t := range p.things[1:] {
			y := t.Prop(x.Key)
			if y == nil || y.Kind != x.Kind || y.Word != x.Word {
				shared = false
				break
			}
			mixed = mixed || y.Value != x.Value
			if !slices.Equal(y.Values, x.Values) || y.Low != x.Low || y.High != x.High {
				x = both(x, y)
			}
			if y.Fixed.Key != "" {
				x = fixed(x, y)
			}
		}
		if shared {
			rows = append(rows, prop.Of(p.Words, rowPrefix, x, mixed, paths...))
		}
	}
	return rows
}

// both is what two values can be set to alike.
func both(x, y *rules.Prop) *rules.Prop {
	z := *x
	z.Low, z.High, z.Values, z.Names = max(x.Low, y.Low), min(x.High, y.High), nil, nil
	for i, v := range x.Values {
		if !slices.Contains(y.Values, v) {
			continue
		}
		z.Values = append(z.Values, v)
		if i < len(x.Names) {
			z.Names = append(z.Names, x.Names[i])
		}
	}
	return &z
}

func fixed(x, y *rules.Prop) *rules.Prop {
	z := *x
	z.Fixed = y.Fixed
	return &z
}
