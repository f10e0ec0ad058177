// Package terms is the sheet with the terms of a battle, over the map of the workshop:
// chapters at the left, and a row for each value.
package terms

import (
	"slices"
	"strings"

	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/prop"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// Deps is what the sheet is painted with.
type Deps struct {
	State *state.State
	Words *words.Speaker
}

// Panel is the sheet.
type Panel struct {
	Deps
	edit prop.Editor
	at   string // group of the chapter that is open
	show bool   // it is brought into view in the list of chapters

	// What is shown, made anew when one of these is another.
	of       *rules.Draft
	language string
	chapter  string

	chapters []chapter
	lines    []line
	taken    taken
}

// chapter is a part of the terms.
type chapter struct {
	group string
	name  string
	title string
}

// line is a line of the sheet: a heading, a row, two rows side by side, the head of a thing,
// or buttons that add one.
type line struct {
	heading string
	row     *prop.Row
	beside  *prop.Row
	thing   *rules.Thing
	goes    string // region of a thing that lies on the map, a click on which goes there
	told    string // of such a thing, or where there is none
	take    ui.Button
	adds    []ui.Button
	does    []state.Act // of the buttons
	gone    *gone       // what it told of was taken away
}

// New returns the sheet.
func New(d Deps) *Panel { return &Panel{Deps: d, edit: prop.Editor{Words: d.Words}} }

const (
	rowPrefix  = "term"
	scrollName = "terms.rows"
)

// sides is the chapter whose things belong to one of the sides.
const sides = "sides"

// Sizes in dp.
const (
	chapterWide = 180
	chapterHigh = 42
	rowWide     = 640 // of a row alone at most: its value is not to stand far from its word
	gap         = 16
)

// Frame paints the sheet into r and returns what the player wants. While cells are asked for
// on the map, the sheet steps aside: the page leaves it out until State.Asked is nil again.
func (p *Panel) Frame(c *ui.Ctx, r paint.Rect) (a state.Act) {
	a = p.edit.Begin(c, p.here)
	p.look()
	if p.taken.path != "" { // it could not be taken away
		p.taken = taken{}
	}
	in := c.Float(r)
	left := ui.CutLeft(&in, min(c.Px(chapterWide), ui.Floor(in.W*.3)))
	ui.CutLeft(&in, c.Px(gap/2))
	c.Fill(paint.Rect{X: in.X, Y: in.Y, W: c.Hairline(), H: in.H}, c.Theme.Border)
	ui.CutLeft(&in, c.Px(gap/2))
	p.contents(c, left)
	p.look() // another chapter may be open
	p.page(c, in, &a)
	a.Add(p.edit.End(c))
	a.Edits = append(a.Edits, p.untitled(a.Edits)...)
	return a
}

// titles are the keys of the title in each language.
var titles = [...]string{"scenario.title_en", "scenario.title_it"}

// untitled leaves the title of the other language out where one gets a title of its own and
// the other is still that of an empty board.
func (p *Panel) untitled(edits []rules.Edit) (all []rules.Edit) {
	for _, e := range edits {
		i := slices.Index(titles[:], e.Key)
		if i < 0 || e.Do != rules.EditSet || e.Path != "" || strings.TrimSpace(e.Value) == "" {
			continue
		}
		own, other := p.State.Open.Kit().Term(titles[i]), p.State.Open.Kit().Term(titles[1-i])
		if own != nil && other != nil && other.Value != "" && own.Value != e.Value && p.blank(own) && p.blank(other) {
			all = append(all, rules.Edit{Do: rules.EditSet, Key: other.Key})
		}
	}
	return all
}

// blank reports whether a term has the value of an empty board.
func (p *Panel) blank(t *rules.Prop) bool {
	book := p.State.Open.Book()
	return slices.ContainsFunc(book.Blanks(), func(b rules.Blank) bool {
		d, err := book.Draft(b.Text)
		if err != nil {
			return false
		}
		k := book.Kit(d).Term(t.Key)
		return k != nil && k.Value == t.Value
	})
}

func (p *Panel) here(path string) bool { return p.State.Draft().Thing(path) != nil }

// Close is what was typed and not yet taken over, where the sheet is left.
func (p *Panel) Close(c *ui.Ctx) state.Act { return p.edit.Leave(c, p.here) }

// Show opens the chapter of a term, or of a thing that stands among them, as of a fault that
// lies in it. It reports whether there is one.
func (p *Panel) Show(key string) bool {
	if t := p.State.Open.Kit().Term(key); t != nil {
		p.at, p.show = t.Group, true
		return true
	}
	if t := p.State.Draft().Thing(key); t != nil {
		if tool := p.State.Open.Kit().Tool(t.Tool); tool != nil && tool.Stroke == rules.StrokeNone {
			p.at, p.show = tool.Layer, true
			return true
		}
	}
	return false
}

// Typing reports whether letters go into a field: no key means anything else then.
func (p *Panel) Typing(*ui.Ctx) bool { return p.edit.Typing() }

// look makes chapters and lines anew where the draft, the chapter or the language is another.
func (p *Panel) look() {
	d := p.State.Draft()
	if d == p.of && p.language == p.Words.Language() && p.chapter == p.at && p.chapters != nil {
		return
	}
	p.keep(d, p.chapter)
	p.of, p.language = d, p.Words.Language()
	kit := p.State.Open.Kit()
	p.chapters = p.chapters[:0]
	for i := range kit.Terms {
		p.open(kit.Terms[i].Group)
	}
	for i := range kit.Tools {
		if chapter := chapterOf(&kit.Tools[i]); chapter != "" {
			p.open(chapter)
		}
	}
	slices.SortStableFunc(p.chapters, func(a, b chapter) int { return rank(a.group) - rank(b.group) })
	if len(p.chapters) > 0 && !slices.ContainsFunc(p.chapters, func(k chapter) bool { return k.group == p.at }) {
		p.at = p.chapters[0].group
	}
	p.chapter = p.at
	p.lines = p.lines[:0]
	p.terms(kit)
	p.onMap(d, kit)
	for i := range kit.Tools {
		if t := &kit.Tools[i]; t.Stroke == rules.StrokeNone && t.Layer == p.at {
			p.things(d, t)
		}
	}
	p.fill()
}

// order is that of the chapters in all systems: how long a battle is comes right behind its
// title, and those of one system alone behind the sides.
var order = []string{"words", "time", sides, "", "ground", "victory", "rules", "offers", "moment"}

func rank(group string) int {
	if i := slices.Index(order, group); i >= 0 {
		return i
	}
	return slices.Index(order, "")
}

// chapterOf is the chapter in which things of a tool stand, "" if they stand in none.
func chapterOf(t *rules.Tool) string {
	if t.Stroke == rules.StrokeNone {
		return t.Layer
	}
	return t.Told
}

// open adds a chapter, once.
func (p *Panel) open(group string) {
	if slices.ContainsFunc(p.chapters, func(k chapter) bool { return k.group == group }) {
		return
	}
	w := p.Words
	k := chapter{group: group, name: w.Keys.Dot("term.chapter", group), title: group}
	if key := w.Keys.Dot("workshop.terms", group); w.Has(key) {
		k.title = w.Word(key)
	}
	p.chapters = append(p.chapters, k)
}

// terms are the values of the chapter; words in two languages stand side by side.
func (p *Panel) terms(kit *rules.Kit) {
	var rows []*prop.Row
	for i := range kit.Terms {
		if x := &kit.Terms[i]; x.Group == p.at {
			rows = append(rows, prop.Of(p.Words, rowPrefix, x, false, ""))
		}
	}
	begins := "ui.workshop.prop.begins"
	if p.of.Begun {
		begins = "ui.workshop.prop.begun"
	}
	for _, x := range prop.Arrange(rows, p.Words.Word(begins), "") {
		if n := len(p.lines); x.Row != nil && n > 0 && p.lines[n-1].row != nil && translates(p.lines[n-1].row.Prop, x.Row.Prop) {
			p.lines[n-1].beside = x.Row
			continue
		}
		p.lines = append(p.lines, line{heading: x.Heading, row: x.Row})
	}
}

// translates reports whether two values are the same words in two languages.
func translates(x, y *rules.Prop) bool {
	return x.Language != "" && y.Language > x.Language
}

// things are those of a tool that lies nowhere, with buttons to add one and to take each away.
func (p *Panel) things(d *rules.Draft, tool *rules.Tool) {
	w := p.Words
	name := w.Capital(w.Say(tool.Name))
	p.lines = append(p.lines, line{heading: name})
	n := 0
	for i := range d.Things {
		t := &d.Things[i]
		if t.Tool != tool.Key {
			continue
		}
		n++
		said := w.Keys.Number(n)
		if t.Name.Key != "" && t.Name.Key != tool.Name.Key { // else it would say the heading again
			said = w.Capital(w.Say(t.Name))
		}
		if t.Side >= 0 && tool.Layer == sides {
			said = w.Aside(said, w.Name(rules.SideRef(t.Side)))
		}
		prefix := w.Keys.Dot(rowPrefix, t.Path)
		p.lines = append(p.lines, line{thing: t, heading: said,
			take: ui.Button{Name: w.Keys.Dot("term.take", t.Path), Label: w.Word("ui.workshop.terms.take"), Icon: "icon/close", Style: &ui.Small}})
		var rows []*prop.Row
		for k := range t.Props {
			rows = append(rows, prop.Of(w, prefix, &t.Props[k], false, t.Path))
		}
		for _, x := range prop.Arrange(rows, "", "") {
			if x.Row != nil {
				p.lines = append(p.lines, line{row: x.Row})
			}
		}
	}
	p.lines = append(p.lines, p.adds(tool))
}

// adds are the buttons that add a thing of a tool: one, or one for each side.
func (p *Panel) adds(tool *rules.Tool) (l line) {
	w := p.Words
	name := w.Keys.Dot("term.add", tool.Key)
	if tool.Layer != sides {
		l.adds = []ui.Button{{Name: name, Label: w.Word("ui.workshop.terms.add"), Style: &ui.Small}}
		l.does = []state.Act{state.Edit(rules.Edit{Do: rules.EditPut, Tool: tool.Key, Side: rules.Chance})}
		return l
	}
	for s := rules.First; s <= rules.Second; s++ {
		ends := [...]string{"first", "second"}
		l.adds = append(l.adds, ui.Button{Name: w.Keys.Dot(name, ends[s]), Style: &ui.Small,
			Label: w.Word("ui.workshop.terms.addto", w.Name(rules.SideRef(s)))})
		l.does = append(l.does, state.Edit(rules.Edit{Do: rules.EditPut, Tool: tool.Key, Side: s}))
	}
	return l
}

// contents lists the chapters.
func (p *Panel) contents(c *ui.Ctx, r paint.Rect) {
	sc := c.Scroll("terms.chapters", r)
	y := sc.Y
	for i := range p.chapters {
		k := &p.chapters[i]
		h := max(c.Px(chapterHigh), c.Wrap(ui.Body, sc.Width-c.Px(22), k.title).Height+c.Px(12))
		at := paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: h - c.Px(3)}
		if y += h; p.show && k.group == p.at {
			c.ScrollTo("terms.chapters", at.Y-sc.Y-(r.H-h)/2)
			p.show = false
			c.Animate()
		}
		t := c.Region(k.name, at)
		_, pressed := c.Focusable(k.name, at)
		ink, st := c.Theme.Text, ui.Body
		switch {
		case k.group == p.at:
			c.Fill(at, c.Theme.Accent)
			ink = c.Theme.OnAccent
		case t.Hover:
			c.Fill(at, c.Theme.Panel2)
		}
		if t.Hover {
			c.Cursor(paint.Hand)
		}
		in := at
		ui.CutLeft(&in, c.Px(12))
		ui.CutRight(&in, c.Px(8))
		in.Y += ui.Floor((in.H - c.Wrap(st, in.W, k.title).Height) / 2)
		c.Paragraph(in, st, ui.Start, ink, k.title)
		if t.Clicked || pressed {
			c.Sound("click")
			p.at = k.group
			c.ScrollTo(scrollName, 0)
			c.Animate()
		}
	}
	sc.Done(y - sc.Y)
}

// page is the chapter that is open.
func (p *Panel) page(c *ui.Ctx, r paint.Rect, a *state.Act) {
	for i := range p.chapters {
		if k := &p.chapters[i]; k.group == p.at {
			title := k.title
			h := c.Wrap(ui.Heading, r.W, title).Height
			c.Paragraph(ui.CutTop(&r, h+c.Px(6)), ui.Heading, ui.Start, c.Theme.Text, title)
		}
	}
	p.leave(c, r)
	sc := c.Scroll(scrollName, r)
	w := r.W - c.Px(16)
	y := sc.Y
	for i := range p.lines {
		l := &p.lines[i]
		h := p.lineHigh(c, w, l)
		if sc.Sees(y, h) || l.row != nil && (c.Focused(l.row.Name) || l.beside != nil && c.Focused(l.beside.Name)) {
			p.line(c, paint.Rect{X: sc.View.X, Y: y, W: w, H: h}, l, a)
		}
		y += h
	}
	sc.Done(y - sc.Y)
	p.hold(c, w)
}

// half is the width of one of two columns.
func half(c *ui.Ctx, w float32) float32 { return ui.Floor((w - c.Px(gap)) / 2) }

// alone is the width of a row that has no other beside it.
func alone(c *ui.Ctx, w float32) float32 { return min(w, c.Px(rowWide)) }

func (p *Panel) lineHigh(c *ui.Ctx, w float32, l *line) float32 {
	switch {
	case l.gone != nil:
		return l.gone.high
	case l.beside != nil:
		return max(p.edit.Height(c, half(c, w), l.row), p.edit.Height(c, half(c, w), l.beside))
	case l.row != nil:
		return p.edit.Height(c, alone(c, w), l.row)
	case l.adds != nil:
		return c.ButtonsHeight(w, l.adds) + c.Px(12)
	case l.goes != "":
		return p.goesHigh(c, w, l)
	case l.told != "":
		return c.Wrap(ui.Body, w, l.told).Height + c.Px(12)
	case l.thing != nil:
		return max(c.Px(44), c.Wrap(ui.SmallB, w*.6, l.heading).Height+c.Px(8))
	}
	return c.Wrap(ui.Strong, w, l.heading).Height + c.Px(18)
}

func (p *Panel) line(c *ui.Ctx, r paint.Rect, l *line, a *state.Act) {
	switch {
	case l.gone != nil:
		p.goneLine(c, r, l)
	case l.beside != nil:
		w := half(c, r.W)
		for i, row := range [...]*prop.Row{l.row, l.beside} {
			a.Add(p.edit.Row(c, paint.Rect{X: r.X + float32(i)*(w+c.Px(gap)), Y: r.Y, W: w, H: p.edit.Height(c, w, row)}, row))
		}
	case l.row != nil:
		r.W = alone(c, r.W)
		a.Add(p.edit.Row(c, r, l.row))
	case l.adds != nil:
		ui.CutTop(&r, c.Px(4))
		if i := c.Buttons(r, ui.Start, l.adds); i >= 0 {
			a.Add(l.does[i])
		}
	case l.goes != "":
		p.goes(c, r, l, a)
	case l.told != "":
		c.Paragraph(r, ui.Body, ui.Start, c.Theme.Muted, l.told)
	case l.thing != nil:
		bw, bh := c.Size(l.take)
		at := paint.Rect{X: r.X + r.W - bw, Y: ui.Floor(r.Y + (r.H-bh)/2), W: bw, H: bh}
		c.Fill(paint.Rect{X: r.X, Y: r.Y + c.Px(1), W: r.W, H: c.Hairline()}, paint.Alpha(c.Theme.Border, .5))
		if c.Button(at, l.take) {
			a.Add(p.takes(l.thing))
		}
		text := r
		text.W = at.X - r.X - c.Px(8)
		text.Y += ui.Floor((r.H - c.Wrap(ui.SmallB, text.W, l.heading).Height) / 2)
		c.Paragraph(text, ui.SmallB, ui.Start, c.Theme.Text, l.heading)
	default:
		c.Rule(paint.Rect{X: r.X, Y: r.Y + c.Px(2), W: r.W, H: c.Px(6)})
		r.Y += c.Px(14)
		c.Paragraph(r, ui.Strong, ui.Start, c.Theme.Text, l.heading)
	}
}
