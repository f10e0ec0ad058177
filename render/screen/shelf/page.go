// Package shelf is the page from which battles are built: the player's own, empty boards, and
// the battles of the system, to be changed in a copy.
package shelf

import (
	"cmp"
	"slices"
	"time"

	"grognard/game/workshop"
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
	Shelf workshop.Shelf
	// Chosen notes the system that is chosen, for the next time.
	Chosen func(rules.Workshop)
	Open   func(workshop.Battle)                        // opens the workshop on a battle of the shelf
	Begin  func(book rules.Workshop, name, text string) // opens it on a new one
	Copy   func(book rules.Workshop, name, text string) // the same, of what can be begun with again: it goes if nothing is done with it
	Play   func(rules.Workshop, *rules.Draft)           // plays a battle as it stands
	Share  func(title, text string)                     // writes a copy to be given to somebody
	// Fetch takes a battle in from a file, and says why it cannot, "" if it can.
	Fetch func(path string) string
	Files func() []workshop.Battle // those that lie where shared ones are written, the latest first
	Weigh func(workshop.Battle)    // has a battle of the shelf played by computers many times
	Seed  func() uint64            // of a battle by chance
	Now   func() time.Time         // for when a battle was changed last
	Seen  func() int               // another number whenever something may have come onto the shelf
}

// kind is what can be begun with.
type kind int

const (
	own    kind = iota // a battle of the player's own
	blank              // an empty board
	chance             // a battle by chance
	copied             // a battle of the system, in a copy
	stored             // a battle of the player's own that was put away
)

// entry is a line of the list.
type entry struct {
	kind   kind
	name   string // of its region
	title  string
	words  scenarios.Words // its title in each language, where the file has it
	battle workshop.Battle
	key    string // of the word of a blank
	text   string // of a blank or a battle of the system; "": it is read from the file
	failed string // why the file cannot be read
	last   bool   // of a battle of the player's own: the one that was worked at last
	alike  bool   // others of them have its title
}

// Page is the shelf.
type Page struct {
	d     *page.Deps
	doors Doors
	books []rules.Workshop
	at    int // of books
	list  []entry
	row   int
	seen  look
	met   bool // it has been seen: keys go to its list
	show  bool // the chosen entry is brought into view
	as    int  // of Doors.Seen when the list was read

	wish     *wishing         // for a battle by chance; nil: the system makes none
	fetching *dialog.Fetching // nil: no file is asked for
	left     *entry           // what was put away just now; nil: nothing
}

// look is what the chosen entry shows.
type look struct {
	of     int // row, -1: none
	units  [2]int
	draft  *rules.Draft
	view   *rules.View
	info   scenarios.Info
	text   string
	map_   *survey.Survey
	at     paint.Rect // of the map in the window
	failed string
}

// New opens the shelf of a system, nil: of the first.
func New(d *page.Deps, book rules.Rulebook, doors Doors) *Page {
	p := &Page{d: d, doors: doors, seen: look{of: -1}}
	for _, b := range scenarios.Books() {
		w, ok := b.(rules.Workshop)
		if !ok {
			continue
		}
		if book != nil && b.Name() == book.Name() {
			p.at = len(p.books)
		}
		p.books = append(p.books, w)
	}
	p.fill()
	return p
}

// book is the system that is chosen.
func (p *Page) book() rules.Workshop { return p.books[p.at] }

// Book is the name of the system that is chosen.
func (p *Page) Book() string { return p.book().Name() }

// Lookup implements page.Ruled.
func (p *Page) Lookup() (rules.Rulebook, string) { return p.book(), "" }

// fill lists what there is of the system chosen.
func (p *Page) fill() {
	p.list, p.row, p.as, p.left = nil, 0, p.doors.Seen(), nil
	p.forget()
	mine, err := p.doors.Shelf.List(p.book().Name())
	if err != nil {
		p.d.Tell(p.d.Words.Explain(err))
	}
	for i, b := range mine {
		e := p.filed(own, "battle.", b)
		e.last = i == 0
		p.list = append(p.list, e)
	}
	p.tellApart(p.list)
	for _, b := range p.book().Blanks() {
		p.list = append(p.list, entry{kind: blank, name: "blank." + b.Key, key: p.book().Prefix() + ".blank." + b.Key, text: b.Text})
	}
	if p.wish == nil || p.wish.book.Name() != p.Book() {
		p.halt()
		p.wish = p.wishes()
	}
	if p.wish != nil {
		p.list = append(p.list, entry{kind: chance, name: "chance", key: "ui.shelf.chance"})
	}
	for _, s := range scenarios.List(p.book().Name()) {
		p.list = append(p.list, entry{kind: copied, name: "copy." + s.ID, title: s.ID, words: s.Title})
	}
	gone, err := p.doors.Shelf.Away(p.book().Name())
	if err != nil {
		p.d.Tell(p.d.Words.Explain(err))
	}
	n := len(p.list)
	for _, b := range gone {
		p.list = append(p.list, p.filed(stored, "away.", b))
	}
	p.tellApart(p.list[n:])
}

// tellApart notes which of some battles have the same title.
func (p *Page) tellApart(all []entry) {
	n := map[string]int{}
	for i := range all {
		n[p.titled(&all[i])]++
	}
	for i := range all {
		all[i].alike = n[p.titled(&all[i])] > 1
	}
}

// Choose chooses the battle of a file.
func (p *Page) Choose(book rules.Workshop, path string) {
	if i := slices.IndexFunc(p.books, func(b rules.Workshop) bool { return b.Name() == book.Name() }); i >= 0 {
		p.at = i
	}
	p.fill()
	p.row = max(0, slices.IndexFunc(p.list, func(e entry) bool { return e.battle.Path == path }))
	p.show = true
}

// filed is the entry of a battle of the player's own.
func (p *Page) filed(k kind, prefix string, b workshop.Battle) entry {
	e := entry{kind: k, name: prefix + b.Name(), title: b.Name(), battle: b}
	text, err := workshop.Read(b.Path)
	if err != nil {
		e.failed = p.d.Words.Explain(err)
	} else if info, err := scenarios.Parse("", []byte(text)); err == nil {
		e.words = info.Title
	}
	return e
}

// Titled is what an entry is called.
func (p *Page) titled(e *entry) string {
	if e.key != "" {
		return p.d.Word(e.key)
	}
	return cmp.Or(e.words.In(p.d.Words.Language()), e.words.EN, e.words.IT, e.title)
}

// forget lets go of the picture.
func (p *Page) forget() {
	if p.seen.map_ != nil {
		p.seen.map_.Close()
	}
	p.seen = look{of: -1}
}

// Close implements page.Closer.
func (p *Page) Close() {
	p.halt()
	p.forget()
}

// halt ends what goes on in the background.
func (p *Page) halt() {
	if p.wish != nil {
		p.wish.halt()
	}
}

// read looks at the chosen entry.
func (p *Page) read() {
	if p.seen.of == p.row || p.row >= len(p.list) {
		return
	}
	p.forget()
	p.seen.of = p.row
	e := &p.list[p.row]
	text, err := e.text, error(nil)
	switch {
	case e.kind == own, e.kind == stored:
		text, err = workshop.Read(e.battle.Path)
	case e.kind == chance:
		text, err = p.wish.book.Conjure(p.wish.wish)
	case e.kind == copied:
		var data []byte
		_, data, err = scenarios.Open(p.book().Name(), e.title)
		text = string(data)
	}
	var d *rules.Draft
	if err == nil {
		d, err = p.book().Draft(text)
	}
	if err != nil {
		p.seen.failed = p.d.Words.Explain(err)
		return
	}
	p.seen.draft, p.seen.text = d, text
	p.seen.info, _ = scenarios.Parse("", []byte(text))
	if d.Board == nil {
		return
	}
	if v := workshop.Seen(p.book(), d, func() *rules.Kit { return p.book().Kit(d) }); !survey.Unbuilt(v.Map) {
		p.seen.view, p.seen.units = v, workshop.Units(p.book(), d)
		p.seen.map_ = survey.New(p.d, p.book(), v, "shelf")
	}
}

// begin opens the workshop on the chosen entry, or brings it back.
func (p *Page) begin() {
	e := &p.list[p.row]
	switch e.kind {
	case own:
		p.doors.Open(e.battle)
	case stored:
		p.back(e)
	case chance:
		p.doors.Begin(p.book(), p.seen.info.Title.In(p.d.Words.Language()), p.seen.text)
	default:
		p.doors.Copy(p.book(), p.titled(e), p.seen.text)
	}
}

// whyNot says why the chosen entry cannot be opened, or brought back.
func (p *Page) whyNot() string {
	if p.list[p.row].kind == stored { // what is in the file does not matter
		return ""
	}
	return p.seen.failed
}

// unsound says why it cannot be played.
func (p *Page) unsound() string {
	switch d := p.seen.draft; {
	case p.seen.failed != "":
		return p.seen.failed
	case d == nil || !d.Whole():
		return p.d.Word("ui.workshop.unsound", p.faults())
	}
	return ""
}

// faults counts the faults of the chosen entry.
func (p *Page) faults() int {
	if p.seen.draft == nil {
		return 0
	}
	return p.seen.draft.Faults()
}

// Frame implements page.Page.
func (p *Page) Frame(c *ui.Ctx) {
	s := page.LayWide(c, p.d.Word("ui.workshop"))
	if p.as != p.doors.Seen() { // the player comes back from the workshop
		p.fill()
	}
	if p.wish != nil {
		p.wanted(p.wish.edit.Keys(c))
	}
	p.read()
	if !p.met {
		p.met = true
		c.SetFocus("list.shelf")
	}
	if s.Left(c, ui.Button{Name: "button.back", Label: p.d.Word("ui.back"), Icon: "icon/left", Key: "Escape"}) {
		p.d.Pop()
	}
	p.deeds(c, &s)
	p.systems(c, &s)
	list := ui.CutLeft(&s.Body, min(c.Px(listWide), s.Body.W*.36))
	ui.CutLeft(&s.Body, c.Px(28))
	at, act := c.List(list, ui.Rows{
		Name: "list.shelf", N: len(p.list), At: p.row, Show: p.show,
		Item:  func(i int) string { return p.list[i].name },
		High:  func(i int, w float32) float32 { return p.rowHeight(c, i, w) },
		Paint: func(i int, r paint.Rect, on bool) { p.paintRow(c, i, r) },
	})
	p.show = false
	if at != p.row {
		p.row, p.left = at, nil
		p.read()
		c.ScrollTo("shelf.detail", 0)
	}
	if act && p.whyNot() == "" {
		p.begin()
	}
	p.detail(c, s.Body)
	if p.fetching != nil {
		p.fetch(c)
	}
}
