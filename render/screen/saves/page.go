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
	Changed func()                          // a save is gone
	Rules   func() (rules.Rulebook, string) // those to read where no save is chosen
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
	asking  bool   // whether to delete the one chosen
	failed  string // save whose log could not be played
	shots   shots  // of the page that is shown
	page    int
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
	l.choose()
	return true
}

// choose lists the saves of the system chosen; damaged ones are of none.
func (l *Page) choose() {
	l.list, l.items = nil, nil
	for _, it := range l.all {
		if l.only == 0 || it.Header.Book == l.books[l.only-1] {
			l.list = append(l.list, it)
			l.items = append(l.items, "save."+strings.TrimSuffix(filepath.Base(it.Path), archive.Ext))
		}
	}
	l.at = max(0, min(l.at, len(l.list)-1))
}

// apart puts trials of the workshop behind the games.
func apart(all []archive.Item) []archive.Item {
	slices.SortStableFunc(all, func(a, b archive.Item) int {
		return cmp.Compare(min(1, len(a.Header.Draft)), min(1, len(b.Header.Draft)))
	})
	return all
}

// Frame implements page.Page.
func (l *Page) Frame(c *ui.Ctx) {
	p := page.LayWide(c, l.d.Word("ui.load"))
	read := l.heard()
	l.foot(c, &p)
	if !read && len(l.list) == 0 { // hundreds of files: the page can be left meanwhile
		c.Status().Pending = true
		c.Wake(c.In.Now + 30)
		c.Centered(p.Body, ui.Flavour, c.Theme.Muted, l.d.Word("ui.load.reading"))
		return
	}
	if len(l.list) == 0 {
		text := l.d.Word("ui.load.none")
		if l.fault != nil {
			text = l.d.Words.Explain(l.fault)
		}
		c.Centered(p.Body, ui.Flavour, c.Theme.Muted, text)
		return
	}
	l.cards(c, &p)
	if l.asking {
		l.ask(c)
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
	if focused {
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
	ui.CutLeft(&p.Head, c.Width(ui.Title, l.d.Word("ui.load"))+c.Px(24))
	l.pager(c, p, per)
	l.filter(c, p.Head)
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
func (l *Page) Close() { l.shots.close() }

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

// foot are the buttons.
func (l *Page) foot(c *ui.Ctx, p *page.Sheet) {
	if p.Left(c, ui.Button{Name: "button.back", Label: l.d.Word("ui.back"), Icon: "icon/left", Key: "Escape"}) {
		l.d.Pop()
	}
	open := ui.Button{Name: "button.open", Label: l.d.Word("ui.load.open"), Icon: "icon/load", Primary: true}
	del := ui.Button{Name: "button.delete", Label: l.d.Word("ui.load.delete"), Danger: true}
	switch {
	case len(l.list) == 0:
		open.Why, del.Why = l.d.Word("ui.load.none"), l.d.Word("ui.load.none")
	case l.path() == "":
		open.Why = l.d.Word("ui.load.damaged")
	case l.list[l.at].Err != nil:
		open.Label = l.d.Word("ui.load.older")
	}
	if p.Right(c, open) {
		l.open()
	}
	last := ui.Button{Name: "button.reopen", Label: l.d.Word("ui.load.last"), Tip: l.d.Word("ui.load.last.about")}
	if l.failed != "" && l.failed == l.path() && p.Right(c, last) {
		l.doors.Last(l.failed)
	}
	if p.Right(c, del) {
		l.asking = true
	}
	again := ui.Button{Name: "button.replay", Label: l.d.Word("ui.end.replay"), Icon: "icon/play", Why: open.Why}
	if p.Right(c, again) {
		l.review()
	}
	l.about(c, p.Foot)
}

// about says more of the save chosen, between the buttons, if there is room.
func (l *Page) about(c *ui.Ctx, r paint.Rect) {
	if len(l.list) == 0 || l.list[l.at].Err != nil {
		return
	}
	in := paint.Rect{X: r.X + c.Px(6), Y: r.Y, W: r.W - c.Px(12), H: r.H}
	if text := l.cardOf(l.at).said().about; c.Wrap(ui.Small, in.W, text).Height <= in.H+c.Px(16) {
		c.Centered(in, ui.Small, c.Theme.Muted, text)
	}
}

// ask asks whether to delete, and does.
func (l *Page) ask(c *ui.Ctx) {
	it := &l.list[l.at]
	title := l.cardOf(l.at).said().title
	e := dialog.Erasure{
		Title: l.d.Word("ui.load.delete.title"), Text: l.d.Word("ui.load.delete.text", title),
		Keep: l.d.Word("ui.load.keep"), Yes: l.d.Word("ui.load.delete"),
	}
	if e.Ask(c, &l.asking) {
		l.remove(it.Path)
	}
}

// remove deletes a save with its older generations.
func (l *Page) remove(path string) {
	if err := archive.Remove(path); err != nil {
		l.d.Tell(l.d.Words.Explain(err))
	}
	l.doors.Changed()
	l.shots.close()
	l.read()
}
