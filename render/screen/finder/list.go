// Package finder is a list of battles in which one is found: narrowed by what is typed and by what is chosen in a
// drawer, in an order of choice. Pages put it where they have room for it.
package finder

import (
	"slices"
	"unicode"
	"unicode/utf8"

	"grognard/game/archive"
	"grognard/game/battles"
	"grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
)

// Doors are what a list hangs on.
type Doors struct {
	Folder string         // of saved games, which tell what was played; "": nothing is known of that
	Seen   func() int     // another number whenever that may have changed; nil: it never does
	Query  *battles.Query // what is looked for, kept from one visit to the next; nil: nothing is kept
	// Systems says that battles of all systems are listed: each row tells of which it is.
	Systems bool
}

// List is a list of battles.
type List struct {
	d       *page.Deps
	doors   Doors
	names   []string // of the regions of rows
	all     []battles.Entry
	shown   []int            // of all, as they are listed
	listing *archive.Listing // of the saved games, nil once it has been heard
	seen    int              // of Doors.Seen
	facts   []string         // of each, as its row says them
	marked  [][]mark         // likewise
	said    said             // of what is looked for
	lang    string           // that the entries are spoken in
	open    bool             // the drawer
	bring   bool             // the chosen one is brought into view
	led     bool             // somebody was led to it: it is brought there again once rows tell what was played
}

// New lists battles, by level at first.
func New(d *page.Deps, all []battles.Entry, doors Doors) *List {
	if doors.Query == nil {
		doors.Query = &battles.Query{}
	}
	l := &List{d: d, doors: doors, all: slices.Clone(all)}
	for i := range all {
		l.names = append(l.names, Region(&all[i], doors.Systems))
	}
	l.speak()
	l.listen()
	l.hear()
	l.say()
	l.fill()
	return l
}

// Region is the name of the row of a battle; systems says that those of all systems are listed.
func Region(e *battles.Entry, systems bool) string {
	name := "scenario." + e.ID
	if e.Own() {
		name = "own." + workshop.Battle{Path: e.Path}.Name()
	}
	if systems {
		name += "@" + e.Book
	}
	return name
}

// speak sets what battles are found by in the language that is spoken.
func (l *List) speak() {
	l.lang = l.d.Words.Language()
	for i := range l.all {
		e := &l.all[i]
		told := []string{l.d.Words.Book(e.Book), l.d.Words.Date(e.Date)}
		for _, n := range e.Nations {
			told = append(told, l.d.Word("nation."+n))
		}
		e.SpokenIn(l.lang, told...)
	}
}

// listen begins to list the saved games, where they may have changed.
func (l *List) listen() {
	if l.doors.Folder == "" {
		return
	}
	l.listing = archive.Begin(l.doors.Folder)
	if l.doors.Seen != nil {
		l.seen = l.doors.Seen()
	}
}

// hear takes what was played, once the saved games are listed, and reports whether that is new.
func (l *List) hear() bool {
	if l.listing == nil {
		return false
	}
	all, ok, _ := l.listing.Done() // the page of saves tells why the folder cannot be read
	if !ok {
		return false
	}
	l.listing = nil
	r := battles.RecordOf(all)
	for i := range l.all {
		l.all[i].Past = r.Of(&l.all[i])
	}
	return true
}

// fill lists what is looked for.
func (l *List) fill() {
	l.shown = l.doors.Query.Find(l.all)
	l.said.made = false
}

// None reports whether no battle is found.
func (l *List) None() bool { return len(l.shown) == 0 }

// First is the first battle that is listed, 0 if none is.
func (l *List) First() int {
	if l.None() {
		return 0
	}
	return l.shown[0]
}

// Reveal has a battle listed, whatever is looked for.
func (l *List) Reveal(at int) {
	if !slices.Contains(l.shown, at) {
		l.doors.Query.Clear()
		l.fill()
	}
	l.bring, l.led = true, l.listing != nil
}

// Region names of the parts of the list.
const (
	ListName   = "list.scenarios"
	searchName = "field.find"
)

// Keys hears the keys of the list, before the buttons of its page do: what is typed goes into the field.
func (l *List) Keys(c *ui.Ctx) {
	if n := l.doors.Seen; n != nil && n() != l.seen {
		l.listen()
	}
	if l.lang != l.d.Words.Language() {
		l.speak()
		l.say()
		l.fill()
	}
	if l.hear() {
		l.say()
		l.fill()
		l.bring, l.led = l.bring || l.led, false
	}
	if l.listing != nil {
		c.Status().Pending = true
		c.Wake(c.In.Now + 30)
	}
	if c.Beneath() {
		return
	}
	ch, n := utf8.DecodeRuneInString(c.In.Text)
	switch q := l.doors.Query; {
	case c.In.Held.Ctrl && c.Take("F"):
		c.SetFocus(searchName)
		c.SelectAll(searchName)
	case l.open && c.Take("Escape"):
		l.shut(c)
	case q.Text != "" && c.Take("Escape"):
		l.look("")
		c.SetFocus(ListName)
	case c.Focused(searchName) && (c.Take("Escape") || c.Take("Enter") || c.Take("Down")):
		c.SetFocus(ListName)
	case !c.Focused(searchName) && n > 0 && !c.In.Held.Ctrl && unicode.IsGraphic(ch) && !unicode.IsSpace(ch) && len(l.all) > 0:
		c.SetFocus(searchName)
	}
}

// look looks for another text.
func (l *List) look(text string) {
	if l.doors.Query.Text != text {
		l.doors.Query.Text = text
		l.fill()
	}
}

// clear looks for all battles again.
func (l *List) clear(c *ui.Ctx) {
	l.doors.Query.Clear()
	l.fill()
	l.bring = true
	c.Animate()
}

// shut closes the drawer.
func (l *List) shut(c *ui.Ctx) {
	l.open = false
	c.SetFocus(ListName)
	c.Animate()
}

// Frame paints the list in r, with the row in which it is searched above it. at is the battle chosen; it
// returns the one chosen then, and whether that is to be acted on at once. Where none is found at stays.
func (l *List) Frame(c *ui.Ctx, r paint.Rect, at int) (to int, act bool) {
	_, h := c.Size(ui.Button{})
	row := ui.CutTop(&r, h)
	ui.CutTop(&r, c.Px(6))
	said := r
	if l.doors.Query.Narrows() && len(l.all) > 0 {
		r = l.below(c, r)
	}
	if l.None() {
		l.none(c, r)
		c.Focusable(ListName, paint.Rect{})
	} else {
		at, act = l.rows(c, r, at)
	}
	l.search(c, row)
	if l.doors.Query.Narrows() && len(l.all) > 0 {
		l.told(c, said)
	}
	if len(l.shown) > 0 && !slices.Contains(l.shown, at) { // what was typed or chosen has left it out
		at = l.shown[0]
		c.ScrollTo(ListName, 0)
		c.Animate()
	}
	return at, act
}

// rows paints the battles that are listed.
func (l *List) rows(c *ui.Ctx, r paint.Rect, at int) (to int, act bool) {
	i, act := c.List(r, ui.Rows{
		Name: ListName, N: len(l.shown), At: slices.Index(l.shown, at), Show: l.bring,
		Item: func(i int) string { return l.names[l.shown[i]] },
		High: func(i int, w float32) float32 {
			return 2*c.Px(rowPad) + l.row(c, l.shown[i], paint.Rect{W: w - 2*c.Px(rowPad)}, false)
		},
		Paint: func(i int, r paint.Rect, _ bool) { l.row(c, l.shown[i], r, true) },
	})
	l.bring = false
	if i < 0 {
		return at, false
	}
	return l.shown[i], act
}

// none says that no battle is found, with what finds all again.
func (l *List) none(c *ui.Ctx, r paint.Rect) {
	if len(l.all) == 0 {
		return // the page says why
	}
	ui.CutTop(&r, c.Px(10))
	ui.CutTop(&r, c.Paragraph(r, ui.Flavour, ui.Start, c.Theme.Muted, l.d.Word("ui.find.none"))+c.Px(10))
	if c.Buttons(r, ui.Start, []ui.Button{{Name: "button.find.all", Label: l.d.Word("ui.find.clear"), Icon: "icon/close"}}) == 0 {
		l.clear(c)
		c.SetFocus(ListName)
	}
}

// mostSearch is how many letters can be looked for.
const mostSearch = 60

// search paints the field, and the button of the drawer beside it.
func (l *List) search(c *ui.Ctx, r paint.Rect) {
	filter := ui.Button{Name: "button.filter", Label: l.d.Word("ui.find.filter"), On: l.open}
	if !l.open { // it would lie over the drawer
		filter.Tip = l.d.Word("ui.find.filter.about")
	}
	w, h := c.Size(filter)
	button := ui.CutRight(&r, w)
	ui.CutRight(&r, c.Px(8))
	text := l.doors.Query.Text
	field := r
	if text != "" {
		clear := ui.CutRight(&field, h)
		defer func() {
			if c.Button(clear, ui.Button{Name: "button.find.text", Icon: "icon/close", Tip: l.d.Word("ui.load.search.clear")}) {
				l.look("")
				c.SetFocus(ListName)
			}
		}()
	}
	l.look(c.TextField(field, searchName, text, mostSearch))
	c.Tip(searchName, field, l.d.Word("ui.find.about"), false)
	if text == "" && !c.Focused(searchName) {
		c.Label(field.Inset(c.Px(8)), ui.Body, ui.Start, c.Theme.Muted, l.d.Word("ui.load.search"))
	}
	if len(l.all) > 0 && c.Button(button, filter) {
		l.open = !l.open
		c.Animate()
	}
}
