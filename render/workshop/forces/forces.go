// Package forces is the drawer of the workshop that holds both sides: what stands in the
// battle, by army and arm, and what is still in the box. It paints, and says what the player
// wants; it changes nothing.
package forces

import (
	"grognard/game/lang"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/card"
	"grognard/render/table/panel"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/portrait"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what the drawer is painted with.
type Deps struct {
	State    *state.State
	Words    *words.Speaker
	Pictures *panel.Pictures
	Board    *board.Board  // draws the pieces
	Cards    *card.Printer // nil: a card has its title alone

	// Middle is where a double click puts what it takes out of the box: the cell in the
	// middle of the view, or the point there on a table without cells.
	Middle func() (rules.Ref, rules.Point)
	// Armies lists the army files that the player has; nil: he has none.
	Armies func() []File
}

// File is a file of the player's that can be put into a battle.
type File struct {
	Name string
	Text string
}

// Drag is what is being dragged out of the drawer: a line of the catalogue or a thing that
// is in the battle. Of a line the hand is the same as after a click on it.
type Drag struct {
	Stock   string
	Path    string
	Value   string // as in state.Hand
	Dropped bool   // it is let go in this frame. What falls on the drawer or on its turns the drawer sees to itself
}

// Panel is the drawer.
type Panel struct {
	Deps
	art  portrait.Painter
	side rules.Side // whose are shown; Chance: both
	find string

	// All there is to show, made anew when one of these is another.
	of       *rules.Draft
	language string
	all      []item
	army     []File
	arrivals []int   // how many enter in each turn
	tail     float32 // how high the line of turns is where it comes after the rows; 0: it does not

	// What of it shows, as it lies.
	rows    []row
	lay     lay
	kinds   [2]bool         // of a side: there are several of a kind in the box
	several map[string]bool // the same of an army
	kept    map[string]int  // lines of the box that have shown since the drawer was opened, and how many were left of them then
	folded  map[string]bool // headings of the box that were folded, or opened where they are folded at first

	// How it lies in its room.
	listed       paint.Rect // the room of the list, in the last frame
	scrolled     float32    // by so many pixels, in the last frame
	above, below float32    // the list is longer by as much
	pins         []pin      // what stays where it is when it is laid out next
	last         string     // region that was touched last

	drag   Drag
	dragOf string // region of what is dragged
	twice  string // region that was put by two clicks: a third is the first of two again

	at    paint.Rect   // the drawer, in the last frame
	turns []paint.Rect // turns of entry, in the last frame
}

// New returns the drawer.
func New(d Deps) *Panel {
	return &Panel{Deps: d, side: rules.Chance, folded: map[string]bool{}, kept: map[string]int{},
		art: portrait.Painter{State: d.State, Words: d.Words, Pictures: d.Pictures, Board: d.Board, Cards: d.Cards}}
}

// Names of regions.
const (
	searchName = "forces.search"
	scrollName = "forces.rows"
)

// sideNames are the regions of the emblems.
var sideNames = [...]string{rules.First: "forces.side.first", rules.Second: "forces.side.second"}

const bothName = "forces.side.both"

// Sizes in dp.
const (
	token   = 58
	between = 5
	tall    = 44 // a card, or a file
	gap     = 8
)

// A drawer that is so many times as wide as it is high has its list beside the rest, which
// takes a share of the width.
const (
	wide   = 1.6
	beside = .38
)

// low is how high the drawer is, in dp, where its list needs the room of the title and of the line
// of turns, which then comes after all rows.
const low = 380

// Frame paints the drawer into r and returns what the player wants.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) (a state.Act) {
	p.at = r
	p.look(c)
	p.follow(c, &a)
	in := c.Float(r)
	p.tail = 0
	if in.W > wide*in.H { // letters are large: the drawer is a sheet
		left := ui.CutLeft(&in, ui.Floor(in.W*beside))
		ui.CutLeft(&in, c.Px(2*gap))
		p.list(c, in, &a)
		sc := c.Scroll("forces.head", left)
		at := paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width, H: c.In.H}
		p.asked(c, &at)
		if h := p.turnsHigh(c, at.W); h > 0 {
			p.enter(c, ui.CutTop(&at, h), &a)
		}
		sc.Done(at.Y - sc.Y)
		return a
	}
	if in.H < c.Px(low) {
		p.short(c, &in)
		p.tail = p.turnsHigh(c, in.W-c.Px(16))
		p.list(c, in, &a)
		return a
	}
	p.asked(c, &in)
	if h := p.turnsHigh(c, in.W); h > 0 {
		p.enter(c, ui.CutBottom(&in, h), &a)
		ui.CutBottom(&in, c.Px(gap))
	}
	p.list(c, in, &a)
	return a
}

// short is what stands above the list where there is little room: no title, and the emblems beside
// the search.
func (p *Panel) short(c *ui.Ctx, in *paint.Rect) {
	row := ui.CutTop(in, max(c.Px(36), c.Line(ui.Body)+c.Px(8)))
	d := c.Px(32)
	p.emblems(c, ui.Mid(ui.CutRight(&row, 3*d+2*c.Px(4)), 3*d+2*c.Px(4), d))
	ui.CutRight(&row, c.Px(gap))
	p.search(c, row)
	ui.CutTop(in, c.Px(gap))
}

// asked is what stands above the list: whom it shows, and what is searched for.
func (p *Panel) asked(c *ui.Ctx, in *paint.Rect) {
	p.head(c, in)
	p.search(c, ui.CutTop(in, max(c.Px(36), c.Line(ui.Body)+c.Px(8))))
	ui.CutTop(in, c.Px(gap))
}

// head is the title of the drawer, with the emblems of whom it shows.
func (p *Panel) head(c *ui.Ctx, in *paint.Rect) {
	row := ui.CutTop(in, c.Px(40))
	d := c.Px(32)
	buttons := paint.Rect{X: row.X + row.W - 3*d - 2*c.Px(4), Y: row.Y, W: 3*d + 2*c.Px(4), H: d}
	title := p.Words.Word("ui.workshop.forces")
	if c.Width(ui.Heading, title) > row.W-buttons.W-c.Px(6) { // letters are large: they go below
		h := c.Line(ui.Heading)
		c.Label(paint.Rect{X: row.X, Y: row.Y, W: row.W, H: h}, ui.Heading, ui.Start, c.Theme.Text, title)
		grow := h + d - row.H
		ui.CutTop(in, grow)
		buttons.Y += h
		buttons.X = row.X
	} else {
		c.Label(row, ui.Heading, ui.Start, c.Theme.Text, title)
	}
	ui.CutTop(in, c.Px(4))
	p.emblems(c, buttons)
}

// emblems show one side alone, or both.
func (p *Panel) emblems(c *ui.Ctx, buttons paint.Rect) {
	for s := rules.First; s <= rules.Second; s++ {
		if p.emblem(c, ui.Columns(buttons, 3, int(s), c.Px(4)), sideNames[s], s) {
			p.turnTo(c, s)
		}
	}
	if p.emblem(c, ui.Columns(buttons, 3, 2, c.Px(4)), bothName, rules.Chance) {
		p.turnTo(c, rules.Chance)
	}
}

// turnTo shows one side alone, or both, from the top.
func (p *Panel) turnTo(c *ui.Ctx, s rules.Side) {
	p.side = s
	p.above, p.below = 0, 0
	c.ScrollTo(scrollName, 0)
	c.Animate()
}

// Shut says that the drawer is not open: what is used up by then is not shown again, and the list
// has no room beyond its rows.
func (p *Panel) Shut() {
	if len(p.kept) == 0 {
		return
	}
	clear(p.kept)
	p.of, p.pins, p.rows, p.last = nil, nil, p.rows[:0], ""
	p.lay = lay{}
	p.above, p.below = 0, 0
}

// emblem is the button that shows one side alone, or both.
func (p *Panel) emblem(c *ui.Ctx, r paint.Rect, name string, s rules.Side) bool {
	t := c.Region(name, r)
	_, pressed := c.Focusable(name, r)
	if p.side == s {
		c.Fill(r, c.Theme.Panel2)
		c.Frame(r, c.Px(2), c.Theme.Accent)
	}
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	in := r.Inset(c.Px(5))
	if s == rules.Chance {
		half := ui.Mid(in, in.W*.62, in.H*.62)
		p.arms(c, half.Moved(-in.W*.19, -in.H*.12), rules.First)
		p.arms(c, half.Moved(in.W*.19, in.H*.12), rules.Second)
		c.Tip(name, r, p.Words.Word("ui.workshop.forces.both"), false)
	} else {
		p.arms(c, in, s)
		c.Tip(name, r, p.Words.Capital(p.Words.Name(rules.SideRef(s))), false)
	}
	if t.Clicked || pressed {
		c.Sound("click")
		return true
	}
	return false
}

// arms is the emblem of a side, a flag for one without a nation.
func (p *Panel) arms(c *ui.Ctx, r paint.Rect, s rules.Side) {
	nation := ""
	if v := p.State.View(); v != nil {
		nation = v.Sides[s].Nation
	}
	if nation == "" {
		c.Image("icon/flag", r, c.Theme.Text)
		return
	}
	c.Image(p.Words.Keys.Slash("emblem", nation), r, paint.White)
}

// search is the field that narrows the drawer down.
func (p *Panel) search(c *ui.Ctx, r paint.Rect) {
	focused := c.Focused(searchName)
	jump := !focused && !c.In.Held.Ctrl && c.In.Text == "/"
	key := ui.CutRight(&r, c.Px(26))
	ui.CutRight(&r, c.Px(4))
	was := p.find
	p.find = c.TextField(r, searchName, p.find, 40)
	if jump {
		c.SetFocus(searchName)
		p.find = was
	}
	if p.find == "" && !focused {
		in := r.Inset(c.Px(9))
		hint := p.Words.Word("ui.workshop.forces.search")
		c.Label(in, c.Fit(ui.Small, in.W, c.Line(ui.Small), hint), ui.Start, c.Theme.Muted, hint)
	}
	key = ui.Mid(key, c.Px(24), c.Px(26))
	c.Frame(key, c.Hairline(), c.Theme.Border)
	c.Label(key, ui.Small, ui.Middle, c.Theme.Muted, "/")
	if focused && (c.Take("Escape") || c.Take("Enter")) {
		if c.In.Hit("Escape") {
			p.find = ""
		}
		c.SetFocus("")
	}
	if focused && c.In.Pressed[paint.Left] && c.Hot() != searchName {
		c.SetFocus("")
	}
	if p.find != was {
		p.above, p.below = 0, 0
		c.ScrollTo(scrollName, 0)
		c.Animate()
	}
}

// Search shows what a text finds, as where a fault names somebody.
func (p *Panel) Search(text string) { p.find = text }

// Dragged is what is being dragged out of the drawer, as of the last frame; its zero value
// where nothing is. A page puts it on the map where it is dropped there.
func (p *Panel) Dragged() Drag { return p.drag }

// follow keeps to what is being dragged until it is dropped.
func (p *Panel) follow(c *ui.Ctx, a *state.Act) {
	if p.dragOf == "" {
		p.drag = Drag{}
		return
	}
	switch t := c.Touched(p.dragOf); {
	case t.Dropped:
		p.drag.Dropped, p.dragOf = true, ""
		if !p.at.Has(c.In.X, c.In.Y) {
			return
		}
		if n := p.turnAt(c.In.X, c.In.Y); n > 0 && p.drag.Path == "" {
			a.Add(p.arrive(n))
		} else if p.drag.Path != "" {
			drop, _ := p.Drop(c.In.X, c.In.Y, p.drag.Path)
			a.Add(drop)
		}
	case !t.Drag:
		p.drag, p.dragOf = Drag{}, ""
	}
}

// Drop is what comes of letting go of things of the battle at a place of the window, after
// they were dragged about the map: on a turn of the drawer they enter then, elsewhere in the
// drawer they go back into the box. ok is false where the drawer is not.
func (p *Panel) Drop(x, y float32, paths ...string) (a state.Act, ok bool) {
	if !p.at.Has(x, y) {
		return a, false
	}
	if n := p.turnAt(x, y); n > 0 {
		return p.entering(n, paths...), true
	}
	all := p.State.Draft().Things
	for i := len(all) - 1; i >= 0; i-- { // those behind one that goes have other paths then
		for _, path := range paths {
			if all[i].Path == path {
				a.Edits = append(a.Edits, rules.Edit{Do: rules.EditTake, Path: path})
			}
		}
	}
	return a, true
}

// Typing reports whether letters go into the search field: no key means anything else then.
func (p *Panel) Typing(c *ui.Ctx) bool { return c.Focused(searchName) }

// fold is a text as the search compares it.
func fold(s string) string { return lang.Fold(s) }
