// Package reader shows the rules of a system over the page that it was opened from:
// chapters at the left, clauses at the right, and a search. It knows no rulebook: the words
// decide which clauses there are.
package reader

import (
	"strings"

	"grognard/game/lang"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// Page is the rules of a system as they are read.
type Page struct {
	d     *page.Deps
	below page.Page
	book  rules.Rulebook

	mark  string   // clause that is marked, "" for none
	trail []string // clauses marked before, by following references
	query string   // what is searched

	sheet sheet
	at    int     // chapter of the sheet that is chosen
	show  bool    // the list of chapters must follow it
	seek  string  // passage to be brought to the top
	place float32 // of the text when at was last decided, in pixels
	jump  bool    // the text moves to where seek was
}

// New opens the rules at a clause, or at their beginning.
func New(d *page.Deps, book rules.Rulebook, clause string, below page.Page) *Page {
	prefix := strings.ToUpper(book.Prefix())
	boards, err := boardsOf(d, book, prefix)
	if err != nil {
		d.Fail("ui.fault.examples", err)
	}
	return &Page{
		d: d, below: below, book: book, sheet: sheet{prefix: prefix, boards: boards},
		mark: clause, seek: clause,
	}
}

// Close implements page.Closer.
func (b *Page) Close() { b.sheet.boards.close() }

// Clause returns the text of a clause, "" if it is not printed.
func Clause(w *lang.Catalog, id string) string {
	if key := clauseKey + id; w.Has(key) {
		return w.Word(key)
	}
	return ""
}

// Marked is the clause that is marked, "" for none.
func (b *Page) Marked() string { return b.mark }

// Book is the system whose rules are read.
func (b *Page) Book() rules.Rulebook { return b.book }

// Overlaid implements page.Overlay.
func (b *Page) Overlaid() {}

// Frame implements page.Page.
func (b *Page) Frame(c *ui.Ctx) {
	b.d.Beneath(c, b.below)
	c.Opens()
	c.Modal(.35)
	defer c.EndModal()
	if c.Region("reader.outside", c.Window()).Clicked || c.Take("F1") {
		b.d.Pop()
	}
	in := c.Panel(b.room(c)).Inset(c.Px(6))
	b.head(c, &in)
	side := ui.CutLeft(&in, min(c.Px(370), in.W*.32))
	ui.CutLeft(&in, c.Px(22))
	b.search(c, ui.CutTop(&side, c.Line(ui.Body)+c.Px(18)))
	ui.CutTop(&side, c.Px(10))
	b.set(c, in.W-c.Px(18))
	b.chapters(c, side)
	b.text(c, in)
}

// set makes the sheet anew if it has to be, and keeps the place in it.
func (b *Page) set(c *ui.Ctx, w float32) {
	asked, at := b.sheet.made.query, ""
	if n := len(b.sheet.heads); n > 0 {
		at = b.sheet.heads[min(b.at, n-1)].id
	}
	if b.sheet.set(c, b.d.Words.Catalog, b.query, w) && b.seek == "" && asked == b.query {
		b.seek = at
	}
}

// beside is a page that has room for the rules beside what must stay in view.
type beside interface {
	Aside(c *ui.Ctx) paint.Rect
}

// room is where the rules lie: on a table they leave prompt, inspector, odds
// and log in view, if there is enough room left to read in.
func (b *Page) room(c *ui.Ctx) paint.Rect {
	if t, ok := b.below.(beside); ok {
		r := t.Aside(c)
		if r = r.Inset(c.Px(6)); r.W >= c.Px(1000) {
			return r
		}
	}
	return ui.Mid(c.Window(), min(c.In.W-c.Px(24), c.Px(1440)), c.In.H-c.Px(24))
}

// head is the name of the system, the way back and the way out.
func (b *Page) head(c *ui.Ctx, in *paint.Rect) {
	title := b.d.Word("ui.reader.title", b.d.Word("ui.system."+b.book.Name()+".name"))
	d := c.Px(46)
	w := in.W - 2*(d+c.Px(6)) - c.Px(12)
	row := ui.CutTop(in, max(d, c.Wrap(ui.Heading, w, title).Height))
	c.Paragraph(paint.Rect{X: row.X, Y: row.Y, W: w}, ui.Heading, ui.Start, c.Theme.Text, title)
	c.Rule(ui.CutTop(in, c.Px(16)))
	at := paint.Rect{X: row.X + row.W - d, Y: row.Y, W: d, H: d}
	if c.Button(at, ui.Button{Name: "button.close", Icon: "icon/close", Tip: b.d.Word("ui.reader.close"), Key: "Escape"}) {
		b.d.Pop()
	}
	n := len(b.trail)
	if n == 0 {
		return
	}
	at.X -= d + c.Px(6)
	if c.Button(at, ui.Button{Name: "button.previous", Icon: "icon/left", Tip: b.d.Word("ui.reader.previous", b.trail[n-1])}) {
		b.open(b.trail[n-1])
		b.trail = b.trail[:n-1]
	}
}

// search is the field for what is searched. Whatever is typed goes there.
func (b *Page) search(c *ui.Ctx, r paint.Rect) {
	const name = "field.search"
	if strings.TrimSpace(c.In.Text) != "" && !c.Focused(name) {
		c.SetFocus(name)
	}
	if b.query != "" {
		x := ui.CutRight(&r, r.H)
		ui.CutRight(&r, c.Px(6))
		if c.Button(x, ui.Button{Name: "button.clear", Icon: "icon/close", Tip: b.d.Word("ui.reader.clear")}) {
			b.ask("")
		}
	}
	b.ask(c.TextField(r, name, b.query, 40))
	if b.query == "" {
		c.Label(r.Inset(c.Px(12)), ui.Body, ui.Start, c.Theme.Muted, b.d.Word("ui.reader.search"))
	}
}

// ask searches for something else; without a question the place is kept.
func (b *Page) ask(query string) {
	if query == b.query {
		return
	}
	b.query = query
	b.seek = b.mark
	if query != "" {
		b.seek = b.sheet.first()
	}
}

// open marks a clause and brings it into view, out of any search.
func (b *Page) open(clause string) { b.mark, b.seek, b.query = clause, clause, "" }

// follow opens a clause that another one names.
func (b *Page) follow(clause string) {
	if b.mark != "" && b.mark != clause {
		b.trail = append(b.trail, b.mark)
	}
	b.open(clause)
}

// chapters is the list of chapters.
func (b *Page) chapters(c *ui.Ctx, r paint.Rect) {
	heads := b.sheet.heads
	b.at = max(0, min(b.at, len(heads)-1))
	number := float32(0)
	for _, h := range heads {
		number = max(number, c.Width(ui.Small, h.number))
	}
	number += c.Px(10)
	at, _ := c.List(r, ui.Rows{
		Name: "list.chapters", N: len(heads), At: b.at, Show: b.show,
		Item: func(i int) string { return heads[i].region },
		High: func(i int, w float32) float32 {
			w -= 2*c.Px(10) + number
			return 2*c.Px(10) + c.Wrap(heads[i].style(), w, heads[i].name).Height + b.chips(c, paint.Rect{W: w}, i, false)
		},
		Paint: func(i int, r paint.Rect, on bool) {
			line := c.Line(heads[i].style())
			c.Label(paint.Rect{X: r.X, Y: r.Y, W: number, H: line}, ui.Small, ui.Start, c.Theme.Muted, heads[i].number)
			ui.CutLeft(&r, number)
			ui.CutTop(&r, c.Paragraph(r, heads[i].style(), ui.Start, c.Theme.Text, heads[i].name))
			b.chips(c, r, i, true)
		},
	})
	b.show = false
	if len(heads) > 0 && (at != b.at || c.Touched(heads[at].region).Clicked) {
		b.at, b.seek = at, heads[at].id
	}
}

// chips sets the clauses of a chapter that have boards below its title, or only measures them, and returns how
// high they are. A click on one leads there.
func (b *Page) chips(c *ui.Ctx, r paint.Rect, chapter int, paints bool) float32 {
	x, y, line := r.X, r.Y+c.Px(4), c.Line(ui.Small)
	all := b.sheet.heads[chapter].shown
	for _, id := range all {
		w := c.ChipWidth(id)
		if x > r.X && x+w > r.X+r.W {
			x, y = r.X, y+line+c.Px(4)
		}
		if paints {
			if _, clicked := c.Chip("chip.board."+id, x, y, id); clicked {
				b.follow(id)
			}
		}
		x += w + c.Px(6)
	}
	if len(all) == 0 {
		return 0
	}
	return y + line - r.Y
}

// text is the text of the rules.
func (b *Page) text(c *ui.Ctx, r paint.Rect) {
	const name = "reader.text"
	if len(b.sheet.lines) == 0 {
		none := "ui.reader.none"
		if b.query != "" {
			none = "ui.reader.nothing"
		}
		c.Centered(r, ui.Flavour, c.Theme.Muted, b.d.Word(none))
		return
	}
	if b.query != "" {
		head := ui.CutTop(&r, c.Line(ui.Small)+c.Px(12))
		c.Label(head, ui.Small, ui.Start, c.Theme.Muted, b.d.Word("ui.reader.found", b.sheet.clauses))
	}
	sc := c.Scroll(name, r)
	switch clicked, named := b.sheet.paint(c, &sc, b.mark); {
	case named != "":
		b.follow(named)
	case clicked == "":
	case b.query == "":
		b.mark = clicked
	default:
		b.open(clicked)
	}
	sc.Done(b.sheet.high)
	at := sc.View.Y - sc.Y
	switch to := at + b.pages(c, r.H); {
	case b.sheet.made.query != b.query: // the sheet is made anew first
		c.Animate()
	case b.seek != "":
		b.settle(c, name)
	case b.jump:
		b.jump, b.place = false, at
	case to != at:
		c.ScrollTo(name, to)
		c.Animate()
	case at != b.place:
		b.place = at
		b.at, b.show = b.sheet.chapterAt(at+c.Px(40)), true
		c.Animate()
	}
}

// settle moves the text to what is sought.
func (b *Page) settle(c *ui.Ctx, name string) {
	p := b.sheet.find(b.seek)
	y := p.y
	if !p.head {
		y -= c.Px(64) // something of what comes before stays in view
	}
	c.ScrollTo(name, y)
	b.seek, b.jump = "", true
	if at := p.chapter; at != b.at {
		b.at, b.show = at, true
	}
	c.Animate()
}

// pages is how far the keys move the text, in pixels.
func (b *Page) pages(c *ui.Ctx, h float32) float32 {
	by := float32(0)
	for _, k := range [...]struct {
		key paint.Key
		by  float32
	}{
		{"Up", -c.Px(60)}, {"Down", c.Px(60)}, {"PageUp", c.Px(60) - h}, {"PageDown", h - c.Px(60)},
		{"Home", -b.sheet.high}, {"End", b.sheet.high},
	} {
		if c.Take(k.key) {
			by += k.by
		}
	}
	return by
}
