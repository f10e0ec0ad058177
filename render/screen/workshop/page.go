// Package workshop is the page on which battles are built: a map with what stands on it, the
// drawers of what can be painted, placed and said, the card of what is selected, and the
// faults. The parts are packages of render/workshop, none of which knows another; here they
// are put together, and what they hand back is carried out.
package workshop

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"grognard/game/workshop"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/survey"
	"grognard/render/table/mapview"
	"grognard/render/table/panel"
	"grognard/render/table/stage"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/faults"
	"grognard/render/workshop/forces"
	drawer "grognard/render/workshop/ground"
	"grognard/render/workshop/layout"
	"grognard/render/workshop/outline"
	"grognard/render/workshop/property"
	"grognard/render/workshop/state"
	"grognard/render/workshop/stroke"
	"grognard/render/workshop/terms"
	"grognard/render/workshop/whatif"
	"grognard/rules"
	"grognard/scenarios"
)

// Doors lead out of the page.
type Doors struct {
	Bake    board.Baker // paints the ground of the map
	Country func()      // has what lies behind the map painted
	// Try plays the draft as it stands.
	Try func(o *workshop.Open)
	// Weigh has the draft played by computers many times.
	Weigh func(o *workshop.Open)
	Menu  func(p page.Page) // lays the menu over the page
	// Armies lists the army files that the player has; nil: he has none.
	Armies func() []forces.File
	Left   func() // is called when the draft is closed; nil: nobody wants to know
}

// Page is a battle in the making.
type Page struct {
	d     *page.Deps
	doors Doors
	state state.State
	stage *stage.Still
	parts

	shown  *rules.Draft // that the stage was set for
	lay    layout.Layout
	card   standing
	units  unitCount
	marked marked
	title  titled
	first  first
	lasso  lasso
	peek   paint.Rect // where what is pointed at was told of in the last frame
	text   reading
	listed bool // the list of keys lies over the page
	closed bool
}

// parts are the panels, and what the pointer does to the map.
type parts struct {
	hand     *stroke.Hand  // on a map of cells
	shapes   *outline.Hand // on a table without cells
	ground   *drawer.Panel
	forces   *forces.Panel
	terms    *terms.Panel
	property *property.Panel
	whatif   *whatif.Panel
	faults   *faults.Panel
}

// marked are the cells of a draft that its terms name.
type marked struct {
	of  *rules.Draft
	all []rules.Shade
}

// titled is the title of the draft, in a language.
type titled struct {
	of       *rules.Draft
	language string
	text     string
}

// New opens the workshop on a draft, which it closes in the end.
func New(d *page.Deps, o *workshop.Open, doors Doors) *Page {
	p := &Page{d: d, doors: doors}
	p.state.Open = o
	book := o.Book()
	on := stage.Deps{Store: d.Store, Metrics: d.Metrics, Bake: doors.Bake, Country: doors.Country, Rule: func(clause string) { d.Read(book, clause) }}
	p.stage = stage.Show(on, d.Words.Catalog, book, nil)
	p.stage.View.Overlays.Spare(ownLetters(book, o.Now()))
	p.put(p.stage.Words, &p.stage.View.Board, p.stage.View.Pictures)
	p.see()
	return p
}

// put makes the parts.
func (p *Page) put(speaker *words.Speaker, b *board.Board, pictures *panel.Pictures) {
	s := &p.state
	cards := p.stage.Printer()
	drop := func(x, y float32, paths ...string) (state.Act, bool) { return p.forces.Drop(x, y, paths...) }
	p.hand = stroke.New(stroke.Deps{State: s, Board: b, Drop: drop})
	p.shapes = outline.New(outline.Deps{State: s, Board: b, Drop: drop, Inches: func(n, unit int32) string {
		return speaker.Word("table.trail", speaker.Hundredths(n, unit))
	}})
	p.ground = drawer.New(drawer.Deps{State: s, Words: speaker, Pictures: pictures, Count: p.hand.Count})
	p.forces = forces.New(forces.Deps{State: s, Words: speaker, Pictures: pictures, Board: b, Cards: cards, Middle: p.middle, Armies: p.doors.Armies})
	p.terms = terms.New(terms.Deps{State: s, Words: speaker})
	p.property = property.New(property.Deps{State: s, Words: speaker, Pictures: pictures, Board: b, Cards: cards})
	p.whatif = whatif.New(whatif.Deps{State: s, Words: speaker})
	p.faults = faults.New(faults.Deps{State: s, Words: speaker, Board: b})
}

// middle is what lies in the middle of the view.
func (p *Page) middle() (rules.Ref, rules.Point) {
	b := &p.stage.View.Board
	x, y := p.lay.Free.Center()
	if top := b.Tabletop(); top != nil {
		return 0, top.PointAt(x, y)
	}
	return b.Find(x, y).Cell, rules.Point{}
}

// Close implements page.Closer.
func (p *Page) Close() {
	if p.closed {
		return
	}
	p.closed = true
	p.stage.Close()
	if err := p.Keep(); err != nil {
		p.d.Fail("ui.fault.battle", err)
	}
	if p.doors.Left != nil {
		p.doors.Left()
	}
}

// Keep writes what is not written yet and closes the file of the draft: the program ends.
func (p *Page) Keep() error { return p.state.Open.Close() }

// Book is the system that the draft is of.
func (p *Page) Book() rules.Workshop { return p.state.Open.Book() }

// Path is the file of the draft.
func (p *Page) Path() string { return p.state.Open.Path() }

// Place returns where a point of a table without cells is in the window, in inches from its
// south-west corner; false if the map has cells.
func (p *Page) Place(x, y float64) (px, py float32, ok bool) {
	b := &p.stage.View.Board
	if b.Map == nil || b.Tabletop() == nil {
		return 0, 0, false
	}
	unit := float64(b.Map.Unit)
	px, py = b.Tabletop().PointPixels(rules.Point{X: int32(x * unit), Y: int32(y * unit)})
	return px, py, true
}

// Draft is the draft as it stands.
func (p *Page) Draft() *rules.Draft { return p.state.Draft() }

// Lookup implements page.Ruled: the clause of what is in hand.
func (p *Page) Lookup() (rules.Rulebook, string) {
	clause := ""
	if t := p.state.Tool(); t != nil {
		clause = t.Rule
	}
	return p.state.Open.Book(), clause
}

// Frame implements page.Page.
func (p *Page) Frame(c *ui.Ctx) {
	p.stage.Translate()
	p.see()
	p.lay = layout.Of(p.needs(c))
	p.lay.Card.H -= p.faults.Rise(c, p.lay.Faults, p.lay.Lines)
	act := p.keys(c)
	act.Add(p.map_(c))
	act.Add(p.furniture(c))
	p.bar(c)
	p.carryOut(c, act)
	p.watch()
	p.keyList(c)
	p.file(c)
	p.stage.End(c)
}

// needs is what the layout has to know.
func (p *Page) needs(c *ui.Ctx) layout.Needs {
	n := layout.Needs{W: c.In.W, H: c.In.H, Dp: ui.Dp(c.In), Text: cmp.Or(c.Text, 1), Open: !p.state.Closed && p.state.Drawer != state.Terms && !p.instead(),
		Odds: p.instead(), Beside: p.state.Drawer == state.Forces, Tools: p.stage.View.Tools(), Faults: p.faults.Lines()}
	if v := p.state.View(); v != nil && !survey.Unbuilt(v.Map) {
		n.Chart.W, n.Chart.H, n.Chart.Margin = board.Extent(v.Map)
	}
	return n
}

// see sets the stage for the draft as it stands.
func (p *Page) see() {
	now := p.state.Draft()
	if p.shown == now {
		return
	}
	p.shown = now
	if now.Board != nil {
		p.stage.Show(rules.Still(p.state.Open.Book(), now.Board), p.state.View())
	}
}

// carryOut does what the player wants.
func (p *Page) carryOut(c *ui.Ctx, a state.Act) {
	was := p.state.Refused
	if p.state.Do(a) {
		c.Animate()
		c.Sound("place")
		if n := len(a.Edits); n > 0 && a.Edits[n-1].Do == rules.EditPut {
			p.property.Call()
		}
	}
	if err := p.state.Refused; err != nil && err != was { // the bar says so
		c.Sound("refused")
		c.Animate()
	}
	p.see()
	if t := p.state.Draft().Thing(a.Show); t != nil {
		p.bring(c, t)
	}
	if len(a.Cells) > 0 {
		p.stage.Bring(c, a.Cells[0])
	}
	p.terms.Show(a.Term)
	p.stage.Rule(a.Rule)
	if a.Line > 0 {
		p.ShowText(a.Line)
		c.Animate()
	}
}

// bring brings a thing into view.
func (p *Page) bring(c *ui.Ctx, t *rules.Thing) {
	switch {
	case t.Ref != 0:
		p.stage.Bring(c, t.Ref)
	case len(t.Cells) > 0:
		p.stage.Bring(c, t.Cells[0])
	}
}

// watch tells of a file that cannot be written.
func (p *Page) watch() {
	if err := p.state.Open.Err(); err != nil {
		p.d.Fail("ui.fault.battle", err)
	}
}

// map_ hears and paints the map on its desk.
func (p *Page) map_(c *ui.Ctx) (act state.Act) {
	l := &p.lay
	if v := p.state.View(); v == nil || survey.Unbuilt(v.Map) {
		c.L.Fill(paint.Ground, c.Window(), c.Theme.Bg)
		c.Centered(l.Free, ui.Flavour, c.Theme.Muted, p.d.Word("ui.workshop.nomap"))
		return act
	}
	v := p.stage.View
	v.Tick(c)
	v.Hear(c, mapview.Room{Map: l.Map, Free: l.Cells, Tools: l.Tools, Folded: l.Folded})
	at := &v.Pointer
	piece := at.Hover
	if _, cell := v.Board.Cell(piece); cell {
		piece = 0
	}
	if p.whatif.Aiming() && (at.Over || at.Hover != 0) {
		c.Cursor(paint.Cross)
		if c.In.Pressed[paint.Left] {
			p.whatif.Target(at.Cell, piece)
			c.Swallow()
		}
	}
	if (at.Over || at.Hover != 0) && c.In.Pressed != [3]bool{} {
		p.faults.Fold() // what lies open would hide the foot of the map
	}
	over, cloth := (at.Over || at.Hover != 0) && !p.typing(c), v.Board.Tabletop() != nil
	if cloth {
		act.Add(p.shapes.Hear(c, over, piece))
	} else {
		act.Add(p.hand.Hear(c, over, at.Cell, piece))
		if d := p.forces.Dragged(); d.Dropped && d.Path != "" { // a piece was dragged out of the drawer
			act.Add(p.hand.Settle(d.Path))
		}
	}
	act.Add(p.frame(c, over, p.hand.Holds() || p.shapes.Busy()))
	defer p.lassoed(c)
	p.stage.Ground(c)
	v.Prepare(c)
	pic := &v.Picture
	if cloth {
		pic.Marks = p.targets(c, pic.Marks)
		pic.Sketch = p.shapes.Sketch(pic.Sketch)
		if p.state.Drawer != state.Terms {
			pic.Sketch.Zones, pic.Sketch.Zoned = true, p.zoned
		}
		v.Paint(c)
		p.edges(c)
		act.Add(p.seals(c))
		return act
	}
	pic.Marks, pic.Arrows = p.targets(c, p.hand.Marks(pic.Marks)), p.hand.Arrows(pic.Arrows)
	pic.Shades = append(pic.Shades, p.termCells()...)
	pic.Laid, pic.Ghosts = p.hand.Laid(pic.Laid[:0]), p.hand.Ghosts()
	if r := p.hand.Lifted(); r != 0 {
		pic.Ghost = r
	}
	v.Paint(c)
	p.edges(c)
	act.Add(p.seals(c))
	return act
}

// termCells are the cells that terms of the battle name, as where lines of communication lead off
// the map, in the colour of whose they are: nothing else would show them.
func (p *Page) termCells() []rules.Shade {
	now := p.state.Draft()
	if k := &p.marked; k.of != now {
		*k = marked{of: now}
		kit, book, v, w := p.state.Open.Kit(), p.state.Open.Book(), p.state.View(), p.stage.Words
		for i := range kit.Terms {
			t := &kit.Terms[i]
			if t.Value == "" || t.Kind != rules.PropCells && t.Kind != rules.PropCell {
				continue
			}
			side := rules.Chance
			for s := rules.First; s <= rules.Second; s++ {
				if t.Of.Key != "" && w.Say(t.Of) == w.Side(s) {
					side = s
				}
			}
			names := strings.Fields(t.Value)
			for c := range v.Map.Cells {
				if r := v.Map.Cells[c].Ref; slices.Contains(names, book.Format(r)) {
					k.all = append(k.all, rules.Shade{Cell: r, Side: side, Style: rules.StyleArea})
				}
			}
		}
	}
	return p.marked.all
}

// zoned is what is written in the deployment zones of a side.
func (p *Page) zoned(s rules.Side) string { return p.stage.Words.Side(s) }

// seals are those of faults on the map. While the player points at whom to attack they are in
// nobody's way.
func (p *Page) seals(c *ui.Ctx) state.Act {
	p.faults.Deaf = p.whatif.Aiming()
	return p.faults.Seals(c, p.lay.Free)
}

// typing reports whether letters go into a field: no key means anything else then.
func (p *Page) typing(c *ui.Ctx) bool {
	return p.forces.Typing(c) || p.property.Typing(c) || p.terms.Typing(c)
}

// furniture is what lies over the map.
func (p *Page) furniture(c *ui.Ctx) (act state.Act) {
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	p.tabs(c, &act)
	act.Add(p.drawn(c))
	act.Add(p.beside(c))
	act.Add(p.faults.Frame(c, p.lay.Faults, p.lay.Lines, p.summary(), p.kept()))
	return act
}

// drawn is the drawer that is open.
func (p *Page) drawn(c *ui.Ctx) state.Act {
	if p.state.Closed || p.state.Drawer != state.Forces {
		p.forces.Shut()
	}
	if p.state.Closed || p.instead() && p.state.Drawer != state.Terms {
		return state.Act{}
	}
	switch p.state.Drawer {
	case state.Ground:
		return p.ground.Frame(c, p.lay.Drawer)
	case state.Forces:
		return p.forces.Frame(c, p.lay.Drawer)
	}
	if p.state.Asked != nil { // cells are clicked on the map below it
		return state.Act{}
	}
	return p.terms.Frame(c, p.lay.Terms)
}

// Title is what the battle is called.
func (p *Page) Title() string { return p.named() }

// named is the title of the battle.
func (p *Page) named() string {
	now, language := p.state.Draft(), p.d.Words.Language()
	if k := &p.title; k.of != now || k.language != language {
		*k = titled{of: now, language: language}
		if info, err := scenarios.Parse("", []byte(now.Text)); err == nil {
			k.text = cmp.Or(info.Title.In(language), info.Title.EN, info.Title.IT)
		}
	}
	return cmp.Or(p.title.text, p.d.Word("ui.workshop.untitled"))
}

// refusal is why the last edit could not be done, "" if it could.
func (p *Page) refusal() string {
	err := p.state.Refused
	if err == nil {
		return ""
	}
	var why rules.Reason
	if errors.As(err, &why) {
		return p.stage.Words.Say(why.Text)
	}
	return p.d.Words.Capital(p.stage.Words.Cause(err))
}
