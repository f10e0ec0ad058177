// Package saves is the list of saved games, six to a page: each with a picture of its map
// as both players may see it.
package saves

import (
	"cmp"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"grognard/game/archive"
	"grognard/render/paint"
	"grognard/render/screen/dialog"
	"grognard/render/screen/page"
	"grognard/render/screen/survey"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// Doors lead out of the page.
type Doors struct {
	Folder string   // of the saved games
	Seen   *Glances // at them, kept from one visit to the next
	Now    func() time.Time

	Open    func(path string) bool          // goes on with a game; false: it cannot be played
	Last    func(path string)               // goes on from its last position, without the log
	Review  func(path string) bool          // shows its replay; false: it cannot be played
	Changed func()                          // a save is gone, back or called otherwise
	Rules   func() (rules.Rulebook, string) // those to read where no save is chosen

	Rename func(path, title string) error // "": it is called after its battle
	Delete func(path string) (*archive.Deleted, error)
	// Export writes a copy of a save, to be given to somebody, and tells where; nil: nothing can be exported
	// or imported.
	Export func(path, name string)
	// Import takes a save in from a file, has the page Choose it, and says why it cannot, "" if it can.
	Import func(path string) string
	Files  func() []dialog.File // those that lie where exported ones are written, the latest first
}

// Page is the list of saved games.
type Page struct {
	d       *page.Deps
	doors   Doors
	listing *archive.Listing // of the folder, nil once it has been heard
	all     []archive.Item   // of the folder
	list    []archive.Item   // of the system that is shown
	items   []string         // names of the regions of list
	books   []string         // systems that there are saves of
	only    int              // of books, from 1; 0 shows all
	fault   error            // why the folder cannot be read, or nil
	at      int
	want    string // save to be chosen once the folder has been read, "" none
	failed  string // save whose log could not be played

	search   search
	naming   *naming          // nil: no save is given a name
	fetching *dialog.Fetching // nil: no file is asked for
	left     *left            // what was deleted last, nil: nothing that can be brought back
	shots    shots            // of the page that is shown
	page     int
}

// savesName is the region of the whole page of saves, for the keys.
const savesName = "list.saves"

// New lists the saved games.
func New(d *page.Deps, doors Doors) *Page {
	l := &Page{d: d, doors: doors, shots: shots{d: d, all: map[int]*survey.Survey{}, of: map[int]*glance{}}}
	l.read()
	return l
}

// read lists the folder anew.
func (l *Page) read() {
	l.doors.Seen.forget()
	l.listing = archive.Begin(l.doors.Folder)
	l.heard()
}

// heard takes over what the folder holds, and reports whether it has been read.
func (l *Page) heard() bool {
	if l.listing == nil {
		return true
	}
	all, ok, fault := l.listing.Done()
	if !ok {
		return false
	}
	l.listing, l.fault = nil, fault
	l.all = apart(all)
	l.books = nil
	for _, b := range scenarios.Books() {
		if slices.ContainsFunc(l.all, func(it archive.Item) bool { return it.Header.Book == b.Name() }) {
			l.books = append(l.books, b.Name())
		}
	}
	l.only = min(l.only, len(l.books))
	l.search.forget()
	l.choose()
	if l.want != "" {
		l.Choose(l.want)
	}
	return true
}

// choose lists the saves of the system chosen that are searched for; damaged ones are of no system. The one
// chosen stays so where it is among them.
func (l *Page) choose() {
	was := ""
	if l.at < len(l.list) {
		was = l.list[l.at].Path
	}
	l.list, l.items = nil, nil
	for i := range l.all {
		it := &l.all[i]
		if (l.only == 0 || it.Header.Book == l.books[l.only-1]) && l.found(it) {
			l.list = append(l.list, *it)
			l.items = append(l.items, "save."+strings.TrimSuffix(filepath.Base(it.Path), archive.Ext))
		}
	}
	if i := l.index(was); i >= 0 {
		l.at = i
	}
	l.at = max(0, min(l.at, len(l.list)-1))
}

// index is the place of a save in the list, -1 if it is not there.
func (l *Page) index(path string) int {
	return slices.IndexFunc(l.list, func(it archive.Item) bool { return it.Path == path })
}

// Choose chooses a save that has come into the folder, or is there: of whatever system it is, and whatever
// is searched for.
func (l *Page) Choose(path string) {
	if l.listing != nil { // it comes in its own time
		l.want = path
		return
	}
	if !slices.ContainsFunc(l.all, func(it archive.Item) bool { return it.Path == path }) && l.want != path {
		l.want = path
		l.read()
		return
	}
	l.want = ""
	if l.index(path) < 0 {
		l.only, l.search.text = 0, ""
		l.choose()
	}
	l.at = max(0, l.index(path))
}

// apart puts trials of the workshop behind the games.
func apart(all []archive.Item) []archive.Item {
	slices.SortStableFunc(all, func(a, b archive.Item) int {
		return cmp.Compare(min(1, len(a.Header.Draft)), min(1, len(b.Header.Draft)))
	})
	return all
}

// OwnKeys implements page.Keyed.
func (l *Page) OwnKeys() (own [][2]string, games bool) {
	return [][2]string{{"F2", "ui.key.rename"}, {"Delete", "ui.key.delete"}, {"Ctrl+Z", "table.key.undo"}}, false
}

// Frame implements page.Page.
func (l *Page) Frame(c *ui.Ctx) {
	p := page.LayWide(c, l.d.Word("ui.load"))
	read := l.heard()
	if c.Focused("") && !c.Beneath() {
		c.SetFocus(savesName)
	}
	l.typed(c)
	l.foot(c, &p)
	if !read { // hundreds of files: the page can be left meanwhile
		c.Status().Pending = true
		c.Wake(c.In.Now + 30)
	}
	switch text := l.d.Word("ui.load.none"); {
	case !read && len(l.list) == 0:
		c.Centered(p.Body, ui.Flavour, c.Theme.Muted, l.d.Word("ui.load.reading"))
	case len(l.all) == 0:
		if l.fault != nil {
			text = l.d.Words.Explain(l.fault)
		}
		c.Centered(p.Body, ui.Flavour, c.Theme.Muted, text)
	default:
		l.cards(c, &p)
	}
	switch {
	case l.naming != nil:
		l.name(c)
	case l.fetching != nil:
		l.fetch(c)
	}
}

// filter chooses a system, where there are saves of several.
func (l *Page) filter(c *ui.Ctx, r paint.Rect) {
	if len(l.books) < 2 {
		return
	}
	picks := []ui.Pick{{Name: "saves.all", Label: l.d.Word("ui.load.all")}}
	for _, b := range l.books {
		picks = append(picks, ui.Pick{Name: "saves." + b, Label: l.d.Words.Book(b)})
	}
	at := page.Pick(c, r, picks, l.only, l.d.Word("ui.load.system.before"), l.d.Word("ui.load.system"))
	if at != l.only {
		l.only, l.at = at, 0
		l.choose()
		c.Animate()
	}
}

// cards paints the page on which the save chosen is.
func (l *Page) cards(c *ui.Ctx, p *page.Sheet) {
	_, h := c.Size(ui.Button{})
	ui.CutLeft(&p.Head, c.Width(ui.Title, l.d.Word("ui.load"))+c.Px(24))
	row := &p.Head
	if pages := c.Px(200); row.W-pages < 2*h+c.Px(systemWide)+c.Px(searchWide) { // large letters: a row of its own
		own := ui.CutTop(&p.Body, h)
		ui.CutTop(&p.Body, c.Px(8))
		row = &own
	}
	focused, pressed := c.Focusable(savesName, p.Body)
	gap := c.Px(cardGap)
	in := p.Body.Inset(c.Px(4)) // for the frame of the one chosen
	cols := max(1, min(3, int((in.W+gap)/(c.Px(cardLeast)+gap))))
	wide := ui.Columns(in, cols, 0, gap).W
	rows := 2
	words := l.wordsHeight(c, wide, cols*rows)
	if in.H < 2*(words+c.Px(cardPic))+gap {
		rows = 1
		words = l.wordsHeight(c, wide, cols)
	}
	flat := in.H < words+2*c.Px(cardPic)
	if flat { // large letters: the words stand beside the picture
		cols, words = 1, 0
	}
	per := cols * rows
	if focused || c.Focused(searchName) {
		l.keys(c, cols, per)
	}
	if page := l.at / per; page != l.page {
		l.page = page
		l.shots.close()
	}
	high := ui.Floor((in.H - gap*float32(rows-1)) / float32(rows))
	for k := range per {
		i := l.page*per + k
		if i >= len(l.list) {
			break
		}
		box := ui.Columns(in, cols, k%cols, gap)
		box.Y, box.H = in.Y+float32(k/cols)*(high+gap), high
		l.card(c, i, box, words)
	}
	if len(l.list) == 0 {
		c.Centered(p.Body, ui.Flavour, c.Theme.Muted, l.d.Word("ui.load.nothing", l.search.text))
	}
	l.pager(c, p, per)
	l.find(c, row)
	l.filter(c, *row)
	if pressed && l.path() != "" {
		l.open()
	}
}

// wordsHeight is the height of the words of the cards on the page of the one chosen.
func (l *Page) wordsHeight(c *ui.Ctx, wide float32, per int) (h float32) {
	from := l.at / per * per
	for i := from; i < min(from+per, len(l.list)); i++ {
		h = max(h, l.cardOf(i).height(c, wide))
	}
	return h
}

// keys moves the choice.
func (l *Page) keys(c *ui.Ctx, cols, per int) {
	for _, k := range [...]struct {
		key paint.Key
		by  int
	}{{"Left", -1}, {"Right", 1}, {"Up", -cols}, {"Down", cols}, {"PageUp", -per}, {"PageDown", per}, {"Home", -1 << 20}, {"End", 1 << 20}} {
		if c.Take(k.key) {
			l.at = max(0, min(len(l.list)-1, l.at+k.by))
		}
	}
}

// pager turns the pages, where there are several.
func (l *Page) pager(c *ui.Ctx, p *page.Sheet, per int) {
	pages := (len(l.list) + per - 1) / per
	if pages < 2 {
		return
	}
	r := &p.Head
	_, h := c.Size(ui.Button{})
	turn := func(name, icon string, by int, why string) {
		b := ui.Button{Name: name, Icon: icon, Why: why}
		if c.Button(ui.Mid(ui.CutRight(r, h), h, h), b) {
			l.at = max(0, min(len(l.list)-1, (l.page+by)*per))
		}
	}
	first, last := "", ""
	if l.page == 0 {
		first = l.d.Word("ui.load.firstpage")
	}
	if l.page == pages-1 {
		last = l.d.Word("ui.load.lastpage")
	}
	turn("button.page.next", "icon/right", 1, last)
	text := l.d.Word("ui.end.of", l.page+1, pages)
	c.Label(ui.CutRight(r, c.Width(ui.Body, text)+c.Px(24)), ui.Body, ui.Middle, c.Theme.Muted, text)
	turn("button.page.previous", "icon/left", -1, first)
	ui.CutRight(r, c.Px(20))
}

// cardOf is a save of the list.
func (l *Page) cardOf(i int) *card {
	k := &card{d: l.d, it: &l.list[i], now: l.doors.Now()}
	if path := k.it.Opens(); path != "" {
		k.seen = l.doors.Seen.of(path, l.d.Store.Wake)
	}
	return k
}

// card paints one save; words is the height of its words, 0 if they stand beside its
// picture.
func (l *Page) card(c *ui.Ctx, i int, r paint.Rect, words float32) {
	k := l.cardOf(i)
	t := c.Region(l.items[i], r)
	c.Surface("ui/panel2", r, c.Theme.Panel2)
	body := r.Inset(c.Hairline())
	if words == 0 {
		l.shots.paint(c, i, k, ui.CutLeft(&body, body.W*.46))
	} else {
		l.shots.paint(c, i, k, ui.CutTop(&body, body.H-words))
	}
	k.band(c, ui.CutTop(&body, c.Px(cardBand)))
	k.lines(c, wordsIn(c, body), true)
	mark := k.mark(c, l.items[i], wordsIn(c, body))
	t.Hover, t.Clicked, t.Twice = t.Hover || mark.Hover, t.Clicked || mark.Clicked, t.Twice || mark.Twice
	switch {
	case i == l.at:
		c.Frame(r.Inset(-c.Px(2)), c.Px(4), c.Theme.Accent)
	case t.Hover:
		c.Frame(r, c.Px(2), c.Theme.Gold)
	default:
		c.Frame(r, c.Hairline(), c.Theme.Border)
	}
	if t.Hover {
		c.Cursor(paint.Hand)
	}
	if t.Clicked {
		l.at = i
		c.SetFocus(savesName)
	}
	if t.Twice && l.path() != "" {
		l.open()
	}
}

// Close implements page.Closer.
func (l *Page) Close() {
	l.shots.close()
	l.doors.Seen.halt()
	l.forgo()
}

// Lookup implements ruled: it is the system of the save chosen.
func (l *Page) Lookup() (rules.Rulebook, string) {
	if len(l.list) > 0 {
		if book, ok := scenarios.Book(l.list[l.at].Header.Book); ok {
			return book, ""
		}
	}
	return l.doors.Rules()
}

// open opens the save chosen; one that cannot be played to its end may be
// opened at its last position instead.
func (l *Page) open() {
	if l.failed = ""; !l.doors.Open(l.path()) {
		l.failed = l.path()
	}
}

// review shows the replay of the save chosen, which stays as it is.
func (l *Page) review() {
	if !l.doors.Review(l.path()) {
		l.failed = l.path()
	}
}

// path is the file that would be opened: the save chosen, or an older copy of
// a damaged one; "" if neither can be.
func (l *Page) path() string {
	if len(l.list) == 0 {
		return ""
	}
	return l.list[l.at].Opens()
}
