package screen

import (
	"errors"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// loadGame shows the saved games, six to a page: each with a picture of its map as
// both players may see it.
type loadGame struct {
	r      *Root
	all    []archive.Item // of the folder
	list   []archive.Item // of the system that is shown
	items  []string       // names of the regions of list
	books  []string       // systems that there are saves of
	only   int            // of books, from 1; 0 shows all
	fault  error          // why the folder cannot be read, or nil
	at     int
	asking bool            // whether to delete the one chosen
	failed string          // save whose log could not be played
	shots  map[int]*survey // of the page that is shown, by place
	shown  map[int]*glance // that they are of
	page   int
}

// savesName is the region of the whole page of saves, for the keys.
const savesName = "list.saves"

func newLoad(r *Root) *loadGame {
	l := &loadGame{r: r}
	l.read()
	return l
}

// read lists the folder anew.
func (l *loadGame) read() {
	l.r.glances.forget()
	l.all, l.fault = archive.List(l.r.deps.Saves)
	l.books = nil
	for _, s := range systems() {
		if slices.ContainsFunc(l.all, func(it archive.Item) bool { return it.Header.Book == s.id }) {
			l.books = append(l.books, s.id)
		}
	}
	l.only = min(l.only, len(l.books))
	l.choose()
}

// choose lists the saves of the system chosen; damaged ones are of none.
func (l *loadGame) choose() {
	l.list, l.items = nil, nil
	for _, it := range l.all {
		if l.only == 0 || it.Header.Book == l.books[l.only-1] {
			l.list = append(l.list, it)
			l.items = append(l.items, "save."+strings.TrimSuffix(filepath.Base(it.Path), archive.Ext))
		}
	}
	l.at = max(0, min(l.at, len(l.list)-1))
}

// Frame implements screen.
func (l *loadGame) Frame(c *ui.Ctx) {
	p := widePage(c, l.r.word("ui.load"))
	l.foot(c, &p)
	if len(l.list) == 0 {
		text := l.r.word("ui.load.none")
		if l.fault != nil {
			text = l.r.fault(l.fault)
		}
		c.Centered(p.body, ui.Flavour, c.Theme.Muted, text)
		return
	}
	l.cards(c, &p)
	if l.asking {
		l.ask(c)
	}
}

// filter chooses a system, where there are saves of several: by one of a row of
// buttons, or, where there is no room for the row, by one that goes through them.
func (l *loadGame) filter(c *ui.Ctx, r paint.Rect) {
	if len(l.books) < 2 {
		return
	}
	picks := []ui.Pick{{Name: "saves.all", Label: l.r.word("ui.load.all")}}
	for _, b := range l.books {
		picks = append(picks, ui.Pick{Name: "saves." + b, Label: l.r.bookName(b)})
	}
	wide, high := float32(0), float32(0)
	for _, p := range picks {
		w, h := c.Size(ui.Button{Label: p.Label})
		wide, high = wide+w+c.Px(6), h
	}
	at := l.only
	if r.Y += (r.H - high) / 2; wide <= r.W {
		r.X += r.W - wide
		r.W = wide
		at, _ = c.Choice(r, picks, l.only)
	} else {
		b := ui.Button{Name: "button.system", Label: picks[l.only].Label, Tip: l.r.word("ui.load.system")}
		w, _ := c.Size(b)
		if w = min(w, r.W); c.Button(paint.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: high}, b) {
			at = (at + 1) % len(picks)
		}
	}
	if at != l.only {
		l.only, l.at = at, 0
		l.choose()
		c.Animate()
	}
}

// cards paints the page on which the save chosen is.
func (l *loadGame) cards(c *ui.Ctx, p *page) {
	focused, pressed := c.Focusable(savesName, p.body)
	gap := c.Px(cardGap)
	in := p.body.Inset(c.Px(4)) // for the frame of the one chosen
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
		l.closeShots()
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
	ui.CutLeft(&p.head, c.Width(ui.Title, l.r.word("ui.load"))+c.Px(24))
	l.pager(c, p, per)
	l.filter(c, p.head)
	if pressed && l.path() != "" {
		l.open()
	}
}

// wordsHeight is the height of the words of the cards on the page of the one chosen.
func (l *loadGame) wordsHeight(c *ui.Ctx, wide float32, per int) (h float32) {
	from := l.at / per * per
	for i := from; i < min(from+per, len(l.list)); i++ {
		h = max(h, l.cardHeight(c, &l.list[i], wide))
	}
	return h
}

// keys moves the choice.
func (l *loadGame) keys(c *ui.Ctx, cols, per int) {
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
func (l *loadGame) pager(c *ui.Ctx, p *page, per int) {
	pages := (len(l.list) + per - 1) / per
	if pages < 2 {
		return
	}
	r := &p.head
	_, h := c.Size(ui.Button{})
	turn := func(name, icon string, by int, why string) {
		b := ui.Button{Name: name, Icon: icon, Why: why}
		if c.Button(ui.Mid(ui.CutRight(r, h), h, h), b) {
			l.at = max(0, min(len(l.list)-1, (l.page+by)*per))
		}
	}
	first, last := "", ""
	if l.page == 0 {
		first = l.r.word("ui.load.firstpage")
	}
	if l.page == pages-1 {
		last = l.r.word("ui.load.lastpage")
	}
	turn("button.page.next", "icon/right", 1, last)
	text := l.r.word("ui.end.of", l.page+1, pages)
	c.Label(ui.CutRight(r, c.Width(ui.Body, text)+c.Px(24)), ui.Body, ui.Middle, c.Theme.Muted, text)
	turn("button.page.previous", "icon/left", -1, first)
	ui.CutRight(r, c.Px(20))
}

// glance is what a save shows, nil as long as it is being read, and of one that
// nobody can read.
func (l *loadGame) glance(it *archive.Item) *glance {
	if it.Opens() == "" {
		return nil
	}
	return l.r.glances.of(it.Opens(), l.r.deps.Store.Wake)
}

// shot is the picture at a place of the page.
func (l *loadGame) shot(i int, g *glance) *survey {
	if l.shots == nil {
		l.shots, l.shown = map[int]*survey{}, map[int]*glance{}
	}
	if l.shown[i] != g {
		if old := l.shots[i]; old != nil {
			old.Close()
		}
		l.shots[i], l.shown[i] = newSurvey(l.r, g.book, g.view, "save/"+strconv.Itoa(i)).bare(), g
	}
	return l.shots[i]
}

func (l *loadGame) closeShots() {
	for _, s := range l.shots {
		s.Close()
	}
	clear(l.shots)
	clear(l.shown)
}

// Close implements closer.
func (l *loadGame) Close() { l.closeShots() }

// Lookup implements ruled: it is the system of the save chosen.
func (l *loadGame) Lookup() (rules.Rulebook, string) {
	if len(l.list) > 0 {
		if book, ok := scenarios.Book(l.list[l.at].Header.Book); ok {
			return book, ""
		}
	}
	return l.r.anyRules()
}

// open opens the save chosen; one that cannot be played to its end may be
// opened at its last position instead.
func (l *loadGame) open() {
	if l.failed = ""; !l.r.resume(l.path()) {
		l.failed = l.path()
	}
}

// review shows the replay of the save chosen, which stays as it is.
func (l *loadGame) review() {
	g, err := archive.Read(l.path())
	if err == nil {
		var m *match.Match
		if m, err = l.r.open(g, match.Load); err == nil {
			l.r.push(newReplayAt(l.r, m, 0))
			return
		}
	}
	l.failed = l.path()
	l.r.tell(l.r.word("ui.fault.load", l.r.fault(err)))
}

// path is the file that would be opened: the save chosen, or an older copy of
// a damaged one; "" if neither can be.
func (l *loadGame) path() string {
	if len(l.list) == 0 {
		return ""
	}
	return l.list[l.at].Opens()
}

// foot are the buttons.
func (l *loadGame) foot(c *ui.Ctx, p *page) {
	if p.left(c, ui.Button{Name: "button.back", Label: l.r.word("ui.back"), Icon: "icon/left", Key: "Escape"}) {
		l.r.pop()
	}
	open := ui.Button{Name: "button.open", Label: l.r.word("ui.load.open"), Icon: "icon/load", Primary: true}
	del := ui.Button{Name: "button.delete", Label: l.r.word("ui.load.delete"), Danger: true}
	switch {
	case len(l.list) == 0:
		open.Why, del.Why = l.r.word("ui.load.none"), l.r.word("ui.load.none")
	case l.path() == "":
		open.Why = l.r.word("ui.load.damaged")
	case l.list[l.at].Err != nil:
		open.Label = l.r.word("ui.load.older")
	}
	if p.right(c, open) {
		l.open()
	}
	last := ui.Button{Name: "button.reopen", Label: l.r.word("ui.load.last"), Tip: l.r.word("ui.load.last.about")}
	if l.failed != "" && l.failed == l.path() && p.right(c, last) {
		l.r.resumeLast(l.failed)
	}
	if p.right(c, del) {
		l.asking = true
	}
	again := ui.Button{Name: "button.replay", Label: l.r.word("ui.end.replay"), Icon: "icon/play", Why: open.Why}
	if p.right(c, again) {
		l.review()
	}
	l.about(c, p.foot)
}

// about says more of the save chosen, between the buttons, if there is room.
func (l *loadGame) about(c *ui.Ctx, r paint.Rect) {
	if len(l.list) == 0 || l.list[l.at].Err != nil {
		return
	}
	in := paint.Rect{X: r.X + c.Px(6), Y: r.Y, W: r.W - c.Px(12), H: r.H}
	if text := l.said(&l.list[l.at]).about; c.Wrap(ui.Small, in.W, text).Height <= in.H+c.Px(16) {
		c.Centered(in, ui.Small, c.Theme.Muted, text)
	}
}

// damage says what is wrong with a save, without its path: the row names it.
func (l *loadGame) damage(err error) string {
	cause := l.r.deps.Words.Cause(err)
	var fault *rules.FileError
	if errors.As(err, &fault) && fault.Line > 0 {
		return l.r.word("ui.load.fault.line", cause, fault.Line)
	}
	return l.r.word("ui.load.fault", cause)
}

// mode says of a saved game who plays.
func (r *Root) mode(h *archive.Header) string {
	key := "ui.load.mode.two"
	switch {
	case h.Players[0].Computer && h.Players[1].Computer:
		key = "ui.load.mode.computers"
	case h.Players[0].Computer || h.Players[1].Computer:
		key = "ui.load.mode.computer"
	case h.Open:
		key = "ui.load.mode.one"
	}
	who := r.word(key)
	if h.Dice == archive.DiceHonest {
		who = r.word("ui.load.mode.honest", who)
	}
	return who
}

// moment says how far a saved game has come.
func (r *Root) moment(h *archive.Header) string {
	switch {
	case h.Over != "":
		return r.word("ui.load.over")
	case h.Turn == 0:
		return r.word("ui.load.setup")
	}
	return r.word("ui.load.turn", h.Turn)
}

// bookName is the name of a rulebook, even one this program lacks.
func (r *Root) bookName(book string) string {
	if key := "ui.system." + book + ".name"; r.deps.Words.Has(key) {
		return r.word(key)
	}
	return book
}

// when is the moment of a save, in the computer's time.
func (l *loadGame) when(it *archive.Item) string {
	at, now := it.Saved.Local(), l.r.deps.Now().Local()
	key := "ui.date"
	switch day := now.AddDate(0, 0, -1); {
	case at.Year() == now.Year() && at.YearDay() == now.YearDay():
		key = "ui.date.today"
	case at.Year() == day.Year() && at.YearDay() == day.YearDay():
		key = "ui.date.yesterday"
	}
	return at.Format(l.r.word(key))
}

// ask asks whether to delete, and does.
func (l *loadGame) ask(c *ui.Ctx) {
	it := &l.list[l.at]
	title := l.said(it).title
	e := erasure{
		title: l.r.word("ui.load.delete.title"), text: l.r.word("ui.load.delete.text", title),
		keep: l.r.word("ui.load.keep"), yes: l.r.word("ui.load.delete"),
	}
	if e.ask(c, &l.asking) {
		l.remove(it.Path)
	}
}

// remove deletes a save with its older generations.
func (l *loadGame) remove(path string) {
	if err := archive.Remove(path); err != nil {
		l.r.tell(l.r.fault(err))
	}
	l.r.saves++
	l.closeShots()
	l.read()
}
