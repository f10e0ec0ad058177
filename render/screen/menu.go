package screen

import (
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/ui"
)

// menu lies over the table.
type menu struct {
	r     *Root
	m     *match.Match
	below screen
	items []menuItem
}

// menuItem is a button of the menu.
type menuItem struct {
	name, word, icon string
	do               func(*menu)
}

// openMenu lays the menu over a table.
func (r *Root) openMenu(m *match.Match, table screen) {
	items := menuItems[:]
	if m.Request() == nil {
		items = slices.Insert(slices.Clone(items), 1, menuResult)
	}
	r.push(&menu{r, m, table, items})
}

func (u *menu) overlaid() {}

// menuItems are the buttons of the menu, from the top.
var menuItems = [...]menuItem{
	{"button.resume", "ui.menu.resume", "icon/play", func(u *menu) { u.r.pop() }},
	{"button.save", "ui.menu.save", "icon/save", func(u *menu) { u.r.replace(newSaveAs(u.r, u.m, u.below)) }},
	{"button.load", "ui.menu.load", "icon/load", func(u *menu) { u.r.replace(newLoad(u.r)) }},
	{"button.replay", "ui.menu.replay", "icon/eye", func(u *menu) { u.r.replace(newReplay(u.r, u.m)) }},
	{"button.rules", "ui.menu.rules", "icon/book", func(u *menu) { u.r.replace(newReader(u.r, u.m.Book(), clauseNow(u.m), u.below)) }},
	{"button.options", "ui.menu.options", "icon/settings", func(u *menu) { u.r.replace(newOptions(u.r)) }},
	{"button.about", "ui.menu.about", "icon/help", func(u *menu) { u.r.replace(newAbout(u.r)) }},
	{"button.title", "ui.menu.title", "icon/left", func(u *menu) { u.r.home(nil) }},
	{"button.quit", "ui.menu.quit", "icon/close", func(u *menu) { u.r.quit = true }},
}

// menuResult shows how a finished game ended.
var menuResult = menuItem{"button.result", "ui.menu.result", "icon/flag", func(u *menu) { u.r.replace(newSummary(u.r, u.m)) }}

func (u *menu) frame(c *ui.Ctx) {
	u.r.beneath(c, u.below)
	c.Modal(.45)
	defer c.EndModal()
	if c.Take("Escape") {
		u.r.pop()
	}
	w, bh := c.Px(440), float32(0)
	for i := range u.items {
		bw, h := c.Size(u.button(i))
		w, bh = max(w, bw), max(bh, h)
	}
	gap := c.Px(10)
	title := c.Line(ui.Heading) + c.Px(16)
	note := c.Wrap(ui.Small, w, u.r.word("ui.menu.saved")).Height + c.Px(12)
	need := title + float32(len(u.items))*(bh+gap) + note
	r := ui.Mid(c.Window(), w+c.Px(56), min(need+c.Px(56), c.In.H-c.Px(20)))
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
	c.Paragraph(at, ui.Small, ui.Middle, c.Theme.Muted, u.r.word("ui.menu.saved"))
	sc.Done(need)
}

// button is item i of the menu.
func (u *menu) button(i int) ui.Button {
	it := &u.items[i]
	return ui.Button{Name: it.name, Label: u.r.word(it.word), Icon: it.icon, Left: true, Primary: i == 0}
}

// clauseNow is the clause that a game is at, "" when it is over.
func clauseNow(m *match.Match) string {
	if q := m.Request(); q != nil {
		return q.Rule
	}
	return m.Result().Rule
}
