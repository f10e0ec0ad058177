package screen

import (
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/page"
	"grognard/render/screen/reader"
	"grognard/render/table"
	"grognard/render/table/layout"
	"grognard/render/ui"
	"grognard/rules"
)

// menu lies over the table.
type menu struct {
	r     *Root
	m     *match.Match // nil: none is played, the menu lies over the workshop
	below page.Page
	items []menuItem

	resigning bool // whether to resign is being asked
}

// menuItem is a button of the menu.
type menuItem struct {
	name, word, icon string
	seated           bool // only for who sits at the screen
	do               func(*menu)
}

// openMenu lays the menu over a table, or over the curtain before it; there it
// leaves out what tells of the game.
func (r *Root) openMenu(m *match.Match, below page.Page) {
	items := menuItems()
	if _, empty := below.(*curtain); empty {
		items = slices.DeleteFunc(items, func(it menuItem) bool { return it.seated })
	}
	if m.Request() == nil {
		items = slices.DeleteFunc(items, func(it menuItem) bool { return it.name == "button.resign" })
		items = slices.Insert(items, 1, menuResult())
	}
	if _, plays := below.(*table.Table); plays && float32(r.prefs.TextSize)/100 >= layout.TwoLines { // the bar has no room for them
		items = slices.Insert(items, 1, menuKeys, menuRedo)
	}
	if t, plays := below.(*table.Table); plays {
		if back, is := t.Studied(); is {
			items = slices.Insert(items, 1, menuItem{"button.study", "ui.study.back", "icon/branch", false, func(u *menu) { u.r.pages.Pop(); back() }})
		}
	}
	if m.Start().Draft != "" {
		at := slices.IndexFunc(items, func(it menuItem) bool { return it.name == "button.load" })
		items = slices.Insert(items, at, menuItem{"button.enlist", "ui.menu.enlist", "icon/flag", false, (*menu).enlist})
	}
	if _, can := m.Book().(rules.Workshop); can && r.deps.Battles != "" {
		if _, plays := below.(*table.Table); plays {
			at := slices.IndexFunc(items, func(it menuItem) bool { return it.name == "button.replay" })
			items = slices.Insert(items, at+1, menuItem{"button.setup", "ui.menu.setup", "icon/compasses", true, (*menu).setUp})
		}
	}
	r.pages.Push(&menu{r: r, m: m, below: below, items: items})
}

func (u *menu) Overlaid() {}

// menuItems are the buttons of the menu, from the top.
func menuItems() []menuItem {
	return []menuItem{
		{"button.resume", "ui.menu.resume", "icon/play", false, func(u *menu) { u.r.pages.Pop() }},
		{"button.save", "ui.menu.save", "icon/save", false, func(u *menu) { u.r.pages.Replace(newSaveAs(u.r, u.m, u.below)) }},
		{"button.load", "ui.menu.load", "icon/load", false, func(u *menu) { u.r.pages.Replace(u.r.list()) }},
		{"button.replay", "ui.menu.replay", "icon/eye", true, func(u *menu) { u.r.pages.Replace(u.r.replay(u.m, u.m.Len(), nil, nil)) }},
		{"button.rules", "ui.menu.rules", "icon/book", true, (*menu).read},
		{"button.options", "ui.menu.options", "icon/settings", false, func(u *menu) { u.r.pages.Replace(u.r.options()) }},
		{"button.about", "ui.menu.about", "icon/help", false, func(u *menu) { u.r.pages.Replace(u.r.about()) }},
		{"button.resign", "ui.menu.resign", "icon/flag", true, func(u *menu) { u.resigning = true }},
		{"button.title", "ui.menu.title", "icon/left", false, func(u *menu) { u.r.pages.Home(nil) }},
		{"button.quit", "ui.menu.quit", "icon/close", false, func(u *menu) { u.r.quit = true }},
	}
}

// menuKeys and menuRedo are buttons of the bar that stand in the menu where letters are
// large.
var (
	menuKeys = menuItem{"button.keys", "table.help", "icon/help", true, func(u *menu) { u.r.pages.Pop(); u.below.(*table.Table).ShowKeys() }}
	menuRedo = menuItem{"button.redo", "table.redo", "icon/redo", true, func(u *menu) { u.r.pages.Pop(); u.below.(*table.Table).Redo() }}
)

// menuResult shows how a finished game ended.
func menuResult() menuItem {
	return menuItem{"button.result", "ui.menu.result", "icon/flag", false, func(u *menu) { u.r.pages.Replace(u.r.ended(u.m)) }}
}

// setUp takes the moment of the game into the workshop.
func (u *menu) setUp() {
	u.r.pages.Pop()
	u.r.setUpFrom(u.m, u.m.Position())
}

// read opens the rules in the place of the menu: at the clause that the game is at,
// unless nobody has taken the seat, and that would tell of it.
func (u *menu) read() {
	if u.m == nil {
		book, clause := u.below.(page.Ruled).Lookup()
		u.r.pages.Replace(reader.New(&u.r.given, book, clause, u.below))
		return
	}
	clause := clauseNow(u.m)
	if _, empty := u.below.(*curtain); empty {
		clause = ""
	}
	u.r.pages.Replace(reader.New(&u.r.given, u.m.Book(), clause, u.below))
}

// Frame implements page.Page.
func (u *menu) Frame(c *ui.Ctx) {
	u.r.pages.Beneath(c, u.below)
	c.Opens()
	c.Modal(.45)
	defer c.EndModal()
	if !u.resigning && c.Take("Escape") {
		u.r.pages.Pop()
	}
	if !u.resigning && c.Take("F1") {
		u.read()
	}
	if t, ok := u.below.(*table.Table); ok && !u.resigning && c.AsksKeys() {
		u.r.pages.Pop()
		t.ShowKeys()
	}
	c.WalkRound("button.", u.items[0].name)
	w, bh := c.Px(440), float32(0)
	for i := range u.items {
		bw, h := c.Size(u.button(i))
		w, bh = max(w, bw), max(bh, h)
	}
	gap := c.Px(10)
	title := c.Line(ui.Heading) + c.Px(16)
	saved := u.r.word("ui.workshop.saved")
	if u.m != nil {
		saved = u.r.word(u.r.whileSaving("ui.menu.saved"))
	}
	note := c.Wrap(ui.Small, w, saved).Height + c.Px(12)
	need := title + float32(len(u.items))*(bh+gap) + note
	r := ui.Mid(c.Window(), w+2*c.Px(28), min(need+2*c.Px(28), c.In.H-c.Px(20)))
	c.Surface("ui/panel", r, c.Theme.Panel)
	sc := c.Scroll("menu", r.Inset(c.Px(28)))
	at := paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width}
	c.Paragraph(at, ui.Heading, ui.Middle, c.Theme.Text, u.r.word("ui.menu"))
	at.Y += title
	at.H = bh
	for i := range u.items {
		if c.Button(at, u.button(i)) {
			u.items[i].do(u)
		}
		at.Y += bh + gap
	}
	c.Paragraph(at, ui.Small, ui.Middle, c.Theme.Muted, saved)
	sc.Done(need)
	if u.resigning {
		u.askResign(c)
	}
}

// button is item i of the menu.
func (u *menu) button(i int) ui.Button {
	it := &u.items[i]
	b := ui.Button{Name: it.name, Label: u.r.word(it.word), Icon: it.icon, Left: true, Primary: i == 0}
	if it.name == "button.resign" {
		b.Why = u.cannotResign()
	}
	return b
}

// cannotResign says why nobody can resign now, "" if the side that is asked can.
func (u *menu) cannotResign() string {
	switch q := u.m.Request(); {
	case q == nil:
		return u.r.word("ui.resign.over")
	case q.To == rules.Chance:
		return u.r.word("ui.resign.dice")
	case u.m.Computer():
		return u.r.word("ui.resign.computer")
	}
	return ""
}

// askResign asks whether the side that is to decide gives the game up.
func (u *menu) askResign(c *ui.Ctx) {
	q := u.m.Request()
	if u.cannotResign() != "" { // the computer has answered meanwhile
		u.resigning = false
		return
	}
	names := caption.Names(u.m)
	who, foe := u.r.deps.Words.Side(q.To, names), u.r.deps.Words.Side(q.To.Other(), names)
	pushed := c.Dialog(ui.Dialog{
		Title: u.r.word("ui.resign.title", who),
		Text:  u.r.word("ui.resign.text", who, foe),
		Buttons: []ui.Button{
			{Name: "button.fight", Label: u.r.word("ui.resign.no")},
			{Name: "button.resign.yes", Label: u.r.word("ui.resign.yes", who), Danger: true},
		},
	})
	u.resigning = pushed < 0
	if pushed != 1 {
		return
	}
	if _, err := u.m.Answer(rules.Option{Do: rules.Concede}); err != nil {
		u.r.given.Fail("ui.fault.play", err)
	}
	u.r.pages.Pop()
}

// clauseNow is the clause that a game is at, "" when it is over.
func clauseNow(m *match.Match) string {
	if q := m.Request(); q != nil {
		return q.Rule
	}
	return m.Result().Rule
}
