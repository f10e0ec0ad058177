package keys

import (
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/table/panel/keylist"
	"grognard/render/ui"
)

// everywhere are the keys of all pages, apart by spaces, and the words for what they do.
var everywhere = [...][2]string{
	{"Tab", "ui.key.tab"}, {"Arrows", "ui.key.arrows"}, {"Enter Space", "ui.key.push"}, {"Ctrl+Enter", "ui.key.main"}, {"Escape", "ui.key.back"},
	{"PageUp PageDown", "ui.key.scroll"}, {"Home End", "ui.key.ends"}, {"Ctrl+Tab", "table.key.things"}, {"Ctrl+F", "ui.key.find"},
	{"F1", "ui.key.rules"}, {"Slash", "ui.key.list"}, {"F11", "table.key.full"}, {"Ctrl+M", "table.key.sound"}, {"F12", "table.key.shot"},
}

// List is the list of keys over a page that has none of its own: those of the page, those of all pages, and, on a
// page that says so, those of the table.
type List struct {
	d     *page.Deps
	below page.Page
	names names.Book
	rows  [][2]string
	lang  string
}

// NewList opens the list over a page.
func NewList(d *page.Deps, below page.Page) *List { return &List{d: d, below: below} }

// Overlaid implements page.Overlay.
func (k *List) Overlaid() {}

// Frame implements page.Page.
func (k *List) Frame(c *ui.Ctx) {
	k.d.Beneath(c, k.below)
	c.Modal(.35)
	defer c.EndModal()
	if lang := k.d.Words.Language(); lang != k.lang {
		k.lang = lang
		k.fill()
	}
	w := keylist.Words{Catalog: k.d.Words.Catalog, Keys: &k.names}
	if foot := keylist.Lines(c, w, k.rows); keylist.Closes(c, w, foot) || c.Take(paint.Key("Slash")) {
		k.d.Pop()
	}
}

// fill writes the lines of the list.
func (k *List) fill() {
	k.rows = k.rows[:0]
	own, games := [][2]string(nil), false
	if p, ok := k.below.(page.Keyed); ok {
		own, games = p.OwnKeys()
	}
	k.add(own...)
	k.add(everywhere[:]...)
	if games {
		k.rows = append(k.rows, [2]string{"", k.d.Word("ui.key.games")})
		k.add(keylist.Keys[:]...)
	}
}

// add adds lines, whose words are keys of the catalogue.
func (k *List) add(all ...[2]string) {
	for _, x := range all {
		k.rows = append(k.rows, [2]string{x[0], k.d.Word(x[1])})
	}
}
