package armies

import (
	"bytes"

	"grognard/render/armylist"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// Page is the page of a system on which an army is put together outside
// of any game, to be saved for one.
type Page struct {
	f     *Folder
	d     *page.Deps
	book  rules.ArmyBuilder
	sheet *armylist.Sheet
	past  []*rules.Position // the one shown at the end
	ahead []*rules.Position // taken back, the last one at the end
	title string            // of the file that the army was loaded from or saved to
	safe  []byte            // what stands in that file, but for its title
	lost  bool              // no draft can be written
	asks  bool              // whether to leave an army of which there is no draft
	march func(army []byte) // leads the army into a battle

	view *rules.View // of the position
	of   *rules.Position
}

// Build opens the page, with the draft of the last time on it; march leads an army into a
// battle. An error says that the rulebook cannot begin.
func (f *Folder) Build(book rules.ArmyBuilder, march func(army []byte)) (*Page, error) {
	p, _, err := rules.Begin(book, book.NewArmy())
	if err != nil {
		return nil, err
	}
	m := &Page{f: f, d: f.d, book: book, march: march, past: []*rules.Position{p}}
	m.sheet = armylist.New(m.d.Words.Catalog, m.d.Store, m.d.Metrics, book)
	m.sheet.Rule = func(clause string) { m.d.Read(book, clause) }
	m.sheet.Files = f.files(book, func() page.Page { return m }, func() string { return m.title }, m.kept)
	m.resume()
	return m, nil
}

// Lookup implements page.Ruled.
func (m *Page) Lookup() (rules.Rulebook, string) { return m.book, "" }

// now is the position shown.
func (m *Page) now() *rules.Position { return m.past[len(m.past)-1] }

// army is the army as a file without a title.
func (m *Page) army() []byte { return m.book.WriteArmy(m.now().Board(), rules.First, "") }

// kept hears that the army stands in a file.
func (m *Page) kept(title string) {
	m.title, m.safe = title, m.army()
	m.jot()
}

// unsaved reports whether leaving would lose anything.
func (m *Page) unsaved() bool {
	return len(m.now().View(rules.First).ArmyList.Units) > 0 && !bytes.Equal(m.safe, m.army())
}

// Frame implements page.Page.
func (m *Page) Frame(c *ui.Ctx) {
	page.Backdrop(c, .55)
	room := c.Window()
	m.keys(c)
	m.bar(c, ui.CutTop(&room, c.Px(76)))
	p := m.now()
	if m.of != p {
		m.of, m.view = p, p.View(rules.First)
	}
	m.sheet.Frame(c, room, armylist.Task{Pos: p, View: m.view, Ask: p.Request(), Solo: true, Play: m.play})
	m.leaving(c)
}

// play takes answers one after the other; together they are one step back.
func (m *Page) play(all ...rules.Option) {
	p := m.now()
	for _, o := range all {
		next, _, err := p.Play(rules.Answer{By: rules.First, Option: o})
		if err != nil {
			m.d.Fail("ui.fault.play", err)
			return
		}
		p = next
	}
	m.past, m.ahead = append(m.past, p), nil
	m.jot()
}

func (m *Page) undo() {
	if n := len(m.past) - 1; n > 0 {
		m.ahead, m.past = append(m.ahead, m.past[n]), m.past[:n]
		m.jot()
	}
}

func (m *Page) redo() {
	if n := len(m.ahead) - 1; n >= 0 {
		m.past, m.ahead = append(m.past, m.ahead[n]), m.ahead[:n]
		m.jot()
	}
}

func (m *Page) keys(c *ui.Ctx) {
	switch {
	case m.asks:
	case c.In.Held.Ctrl && c.Take("Z"):
		m.undo()
	case c.In.Held.Ctrl && c.Take("Y"):
		m.redo()
	case c.Take("Escape"):
		m.leave()
	}
}

// leave goes back: what is not saved is kept as a draft. Where that cannot be
// written it asks first.
func (m *Page) leave() {
	if m.asks = m.unsaved() && m.lost; m.asks {
		return
	}
	if m.unsaved() {
		m.d.Inform(m.d.Word("ui.armies.drafted"))
	}
	m.d.Pop()
}

// bar is the strip on top: where one is, and the way back.
func (m *Page) bar(c *ui.Ctx, r paint.Rect) {
	in := c.Panel(r)
	in = paint.Rect{X: in.X, Y: r.Y, W: in.W, H: r.H}
	at := func(cut paint.Rect) paint.Rect { return ui.Mid(cut, cut.W, c.Px(46)) }
	back := ui.Button{Name: "button.back", Label: m.d.Word("ui.back"), Icon: "icon/left"}
	w, _ := c.Size(back)
	if c.Button(at(ui.CutLeft(&in, w)), back) {
		m.leave()
	}
	for _, b := range []struct {
		name, icon, tip, why string
		do                   func()
	}{
		{"button.rules", "icon/book", "ui.browser.read", "", func() { m.d.Read(m.Lookup()) }},
		{"button.redo", "icon/redo", "ui.armies.redo", m.idle(len(m.ahead), "ui.armies.redo.none"), m.redo},
		{"button.undo", "icon/undo", "ui.armies.undo", m.idle(len(m.past)-1, "ui.armies.undo.none"), m.undo},
	} {
		if c.Button(at(ui.CutRight(&in, c.Px(46))), ui.Button{Name: b.name, Icon: b.icon, Tip: m.d.Word(b.tip), Why: b.why}) {
			b.do()
		}
		ui.CutRight(&in, c.Px(6))
	}
	m.fight(c, &in)
	ui.CutLeft(&in, c.Px(20))
	title := m.d.Word("ui.armies.builder")
	c.Label(in, ui.Heading, ui.Start, c.Theme.Text, title)
	ui.CutLeft(&in, c.Width(ui.Heading, title)+c.Px(18))
	c.Label(in, c.Fit(ui.Flavour, in.W, c.Line(ui.Flavour), m.subtitle()), ui.Start, c.Theme.Muted, m.subtitle())
}

// subtitle is the system, and the army if it has a name.
func (m *Page) subtitle() string {
	return m.d.Words.Beside(m.d.Words.Book(m.book.Name()), m.title)
}

// idle says why nothing can be taken back or done again.
func (m *Page) idle(n int, key string) string {
	if n > 0 {
		return ""
	}
	return m.d.Word(key)
}

// leaving asks whether to leave an army that is not saved.
func (m *Page) leaving(c *ui.Ctx) {
	if !m.asks {
		return
	}
	switch c.Dialog(ui.Dialog{
		Title: m.d.Word("ui.armies.unsaved"),
		Text:  m.d.Word("ui.armies.unsaved.text"),
		Buttons: []ui.Button{
			{Name: "button.stay", Label: m.d.Word("ui.armies.stay")},
			{Name: "button.leave", Label: m.d.Word("ui.armies.leave"), Danger: true},
		},
	}) {
	case 0:
		m.asks = false
	case 1:
		m.d.Pop()
	}
}
