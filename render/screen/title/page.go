// Package title is the first page: the systems, the game to go on with, and the way to everything else.
package title

import (
	"time"

	"grognard/game/archive"
	"grognard/game/battles"
	"grognard/game/lesson"
	"grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// Doors lead out of the page.
type Doors struct {
	Folder  string     // of saved games
	Seen    func() int // another number whenever games or battles may have changed
	Country func()     // has what lies behind the page painted

	Continue func(path string) // goes on with a saved game
	Browse   func(book rules.Rulebook)
	Find     func()                    // opens the list of the battles of all systems
	Choose   func(*battles.Entry)      // opens the battles of a system at one of them
	Now      func() time.Time          // the day for which a battle is suggested
	Learn    func(book rules.Rulebook) // begins the lesson of a system
	Workshop func()
	// Built is the battle of the player's own that was worked at last, and what it is called.
	Built func() (b workshop.Battle, title string, ok bool)
	Build func(workshop.Battle) // goes on with it
	// Last is the series to go on with, when it was changed, and what leads to it; nil: none are kept.
	Last    func() (title string, at time.Time, open func(), ok bool)
	Series  func() // opens matches, tournaments and campaigns; nil: there are none
	Load    func()
	Options func()
	About   func()
	Quit    func()
}

// Page is the title of the game.
type Page struct {
	d       *page.Deps
	doors   Doors
	plates  []plate
	listing *archive.Listing // of the saved games, nil once it has been heard
	last    archive.Item     // the game to go on with
	hasLast bool
	built   workshop.Battle // the battle to go on building
	offer   offer           // the battle that suggests itself
	called  string          // its title; "": there is none
	emblem  float32         // side of the emblems, in pixels
	low     bool            // letters are so large that plates are low, and words stand beside emblems
	series  string          // title of the series to go on with; "": there is none
	since   time.Time       // when that was changed
	open    func()          // leads to it
	seen    int             // of Doors.Seen
	lang    string          // of called
	leaves  bool            // Quit was pressed by keys: once more ends the program
}

// plate is a system. Its words are ui.system.<id>.*.
type plate struct {
	book   rules.Rulebook
	n      int // scenarios
	emblem string
	region string
	keys   [len(plateLines)]string // of its lines
}

// New opens the title.
func New(d *page.Deps, doors Doors) *Page {
	t := &Page{d: d, doors: doors, seen: -1}
	for _, b := range scenarios.Books() {
		id := b.Name()
		p := plate{book: b, n: len(scenarios.List(id)), emblem: "emblem/" + id, region: "system." + id}
		for i, l := range plateLines {
			p.keys[i] = "ui.system." + id + l.key
		}
		t.plates = append(t.plates, p)
	}
	return t
}

// Lookup implements page.Ruled: here it is the first system.
func (t *Page) Lookup() (rules.Rulebook, string) { return t.plates[0].book, "" }

// OwnKeys implements page.Keyed.
func (t *Page) OwnKeys() (own [][2]string, games bool) { return nil, true }

// Frame implements page.Page.
func (t *Page) Frame(c *ui.Ctx) {
	if n, lang := t.doors.Seen(), t.d.Words.Language(); t.seen != n || t.lang != lang {
		t.listing = archive.Begin(t.doors.Folder)
		if b, title, ok := t.doors.Built(); ok {
			t.built, t.called = b, title
		} else {
			t.called = ""
		}
		if t.doors.Last != nil {
			t.series, t.since, t.open, _ = t.doors.Last()
		}
		t.seen, t.lang = n, lang
	}
	c.Opens()
	c.Walk("system.", t.plates[0].region)
	t.leaves = t.leaves && c.ByKeys() && c.Focused("button.quit")
	t.hear(c)
	t.doors.Country()
	page.Backdrop(c, .12)
	room, gap := c.Window().Inset(c.Px(40)), c.Px(20)
	if t.low = t.crowded(c, room); t.low {
		room, gap = c.Window().Inset(c.Px(12)), c.Px(8)
	}
	foot := t.strip(c, &room)
	head := ui.CutTop(&room, t.headHigh(c))
	t.head(c, head)
	ui.CutTop(&room, gap)
	if !t.low { // for the line about keys
		gap = max(gap, ui.Floor(c.Line(ui.Small)+c.Px(4)))
	}
	t.keys(c, ui.CutBottom(&room, gap))
	t.gallery(c, room)
	t.beside(c, head)
	t.buttons(c, foot)
}

// keys says in a line where the keys are, once the keyboard is used.
func (t *Page) keys(c *ui.Ctx, r paint.Rect) {
	if !c.ByKeys() || t.low {
		return
	}
	text := t.d.Word("ui.title.keys", "Ctrl+"+t.d.Word("table.keyname.enter"))
	r = ui.Mid(r, min(r.W, c.Width(ui.Small, text)+c.Px(24)), c.Line(ui.Small))
	c.Fill(r, c.Theme.Panel)
	c.Label(r, c.Fit(ui.Small, r.W-c.Px(12), r.H, text), ui.Middle, c.Theme.Text, text)
}

// hear takes the game to go on with, once the saved games are listed: until then it is the one of
// before.
func (t *Page) hear(c *ui.Ctx) {
	if t.listing == nil {
		return
	}
	all, ok, _ := t.listing.Done() // the page of saves tells why the folder cannot be read
	if !ok {
		c.Status().Pending = true
		c.Wake(c.In.Now + 30)
		return
	}
	t.last, t.hasLast = archive.LatestOf(all)
	t.suggest(all)
	t.listing = nil
}

// headHigh is the height of the cartouche.
func (t *Page) headHigh(c *ui.Ctx) float32 {
	if t.low {
		return c.Line(ui.Title) + c.Px(4)
	}
	return c.Line(page.Grand) + c.Line(ui.Flavour) + c.Px(44)
}

// crowded reports whether not even the names of all systems could be seen at once on high
// plates.
func (t *Page) crowded(c *ui.Ctx, room paint.Rect) bool {
	t.low = false
	n := t.columns(c, room.W)
	rows := (len(t.plates) + n - 1) / n
	col := ui.Columns(room, n, 0, c.Px(plateGap))
	high := float32(0)
	for i := range t.plates {
		high = max(high, t.plateHeight(c, &t.plates[i], col.W))
	}
	need := float32(rows)*(high+c.Px(plateGap)) + t.headHigh(c) + c.Px(60) + c.ButtonsHeight(room.W, t.foot(c, room.W))
	return rows > 1 && need > room.H
}

// Sizes of plates in dp: the gap between them, and how wide they are at least.
const (
	plateGap  = 18
	plateWide = 290
	lowPad    = 9
)

// columns is how many plates stand beside each other.
func (t *Page) columns(c *ui.Ctx, w float32) int {
	gap := c.Px(plateGap)
	return min(len(t.plates), max(1, int((w+gap)/(c.Px(plateWide)+gap))))
}

// head paints the name of the game in a cartouche.
func (t *Page) head(c *ui.Ctx, r paint.Rect) {
	name, sub := t.d.Word("ui.title"), t.d.Word("ui.title.sub")
	box := ui.Mid(r, t.headWide(c), r.H)
	c.Surface("ui/cartouche", box, c.Theme.Panel)
	if t.low {
		c.Label(box, ui.Title, ui.Middle, c.Theme.Text, name)
		return
	}
	in := box.Inset(c.Px(20))
	c.Label(ui.CutTop(&in, c.Line(page.Grand)), page.Grand, ui.Middle, c.Theme.Text, name)
	c.Label(in, ui.Flavour, ui.Middle, c.Theme.Muted, sub)
}

// gallery paints the plates, in as many columns as there is room for.
func (t *Page) gallery(c *ui.Ctx, r paint.Rect) {
	gap := c.Px(plateGap)
	if t.low {
		gap = c.Px(8)
	}
	n := t.columns(c, r.W)
	t.emblem = c.Px(emblemSize) // of this frame: what it was in the last one may be larger
	if t.low {
		n = 2
	}
	col := ui.Columns(r, n, 0, gap)
	high := float32(0)
	for i := range t.plates {
		high = max(high, t.plateHeight(c, &t.plates[i], col.W))
	}
	rows := (len(t.plates) + n - 1) / n
	if t.low {
		room := (r.H+gap)/float32(rows) - gap
		high = max(high, min(room, c.Px(lowMost)))
		t.emblem = min(high-2*c.Px(lowPad), col.W*.3)
	} else if room := (r.H+gap)/float32(rows) - gap - high; room > 0 { // large windows show larger emblems
		more := min(room, c.Px(emblemMost-emblemSize), col.W-2*c.Px(22)-t.emblem)
		t.emblem, high = t.emblem+max(0, more), high+max(0, more)
	}
	all := float32(rows)*(high+gap) - gap
	sc := c.Scroll("title.systems", r)
	y := sc.Y + max(0, r.H-all)/2
	area := paint.Rect{X: sc.View.X, Y: y, W: sc.Width, H: high}
	for i := range t.plates {
		box := ui.Columns(area, n, i%n, gap)
		box.Y += float32(i/n) * (high + gap)
		t.plate(c, &t.plates[i], box)
	}
	sc.Done(all)
}

// plateLines are the lines of a plate and how they are set.
var plateLines = [...]struct {
	key   string
	style ui.Style
	gap   float32 // above, in dp
}{
	{".name", ui.Style{Font: paint.Caps, Size: 30, Lead: 1.15}, 12},
	{".kind", ui.Flavour, 6},
	{".credit", ui.Small, 14},
}

// Side of an emblem, in dp: at least, and where there is room.
const (
	emblemSize = 184
	emblemMost = 320
	emblemLow  = 56
	lowMost    = 190 // height of a low plate
)

// lowName is how the name of a system is set on a low plate.
var lowName = ui.Style{Font: paint.Caps, Size: 25, Lead: 1.1}

// lowWords is the room for words on a low plate.
func (t *Page) lowWords(c *ui.Ctx, r paint.Rect) paint.Rect {
	in := r.Inset(c.Px(lowPad))
	ui.CutLeft(&in, t.emblem+c.Px(12))
	return in
}

// lowPlate paints a system on a low plate.
func (t *Page) lowPlate(c *ui.Ctx, p *plate, r paint.Rect) {
	in := t.lowWords(c, r)
	c.Image(p.emblem, ui.Mid(paint.Rect{X: r.X + c.Px(lowPad), Y: r.Y, W: t.emblem, H: r.H}, t.emblem, t.emblem), paint.White)
	name, kind := t.d.Word(p.keys[0]), t.d.Word(p.keys[1])
	high, more := c.Wrap(lowName, in.W, name).Height+c.Line(ui.SmallB), c.Wrap(ui.Flavour, in.W, kind).Height+c.Px(4)
	if high+more > in.H {
		more = 0
	}
	in.Y += (in.H - high - more) / 2
	in.Y += c.Paragraph(in, lowName, ui.Start, c.Theme.Text, name)
	if more > 0 {
		c.Paragraph(in, ui.Flavour, ui.Start, c.Theme.Muted, kind)
		in.Y += more
	}
	c.Label(paint.Rect{X: in.X, Y: in.Y, W: in.W, H: c.Line(ui.SmallB)}, ui.SmallB, ui.Start, c.Theme.Accent, t.d.Word("ui.title.scenarios", p.n))
}

func (t *Page) plateHeight(c *ui.Ctx, p *plate, w float32) float32 {
	if t.low {
		words := t.lowWords(c, paint.Rect{W: w})
		return 2*c.Px(lowPad) + max(c.Px(emblemLow), c.Wrap(lowName, words.W, t.d.Word(p.keys[0])).Height+c.Line(ui.SmallB))
	}
	in := w - 2*c.Px(22)
	h := 2*c.Px(22) + c.Px(emblemSize)
	for i, l := range plateLines {
		h += c.Px(l.gap) + c.Wrap(l.style, in, t.d.Word(p.keys[i])).Height
	}
	return h + c.Px(18) + c.Line(ui.SmallB)
}

// plate paints one system and follows a click on it.
func (t *Page) plate(c *ui.Ctx, p *plate, r paint.Rect) {
	touch := c.Region(p.region, r)
	_, pressed := c.Focusable(p.region, r)
	c.Surface("ui/panel", r, c.Theme.Panel)
	if touch.Hover {
		c.Cursor(paint.Hand)
		c.Frame(r.Inset(c.Px(6)), c.Px(3), c.Theme.Gold)
	}
	if touch.Clicked || pressed {
		t.doors.Browse(p.book)
	}
	if t.low {
		t.lowPlate(c, p, r)
		return
	}
	in := r.Inset(c.Px(22))
	text, muted := c.Theme.Text, c.Theme.Muted
	c.Image(p.emblem, ui.Mid(ui.CutTop(&in, t.emblem), t.emblem, t.emblem), paint.White)
	for i, l := range plateLines {
		ui.CutTop(&in, c.Px(l.gap))
		col := muted
		if i == 0 {
			col = text
		}
		ui.CutTop(&in, c.Paragraph(in, l.style, ui.Middle, col, t.d.Word(p.keys[i])))
	}
	foot := ui.CutBottom(&in, c.Line(ui.SmallB))
	c.Label(foot, ui.SmallB, ui.Middle, c.Theme.Accent, t.d.Word("ui.title.scenarios", p.n))
}

// footButtons lists the buttons of the title.
func (t *Page) footButtons() []ui.Button {
	var all []ui.Button
	builds := t.called != "" && (!t.hasLast || t.built.Worked.After(t.last.Saved)) // that is what was done last
	if builds {
		all = append(all, ui.Button{Name: "button.build", Icon: "icon/compasses", Primary: true, Label: t.d.Word("ui.title.build", t.called)})
	}
	on := t.series != "" && !builds && (!t.hasLast || !t.since.Before(t.last.Saved)) // its next game has not begun
	if on {
		all = append(all, ui.Button{Name: "button.series.on", Icon: "icon/flag", Primary: true, Label: t.d.Word("ui.title.series.on", t.series)})
	}
	next := t.offer.lesson != "" && !t.low // the first battle comes before the lesson that it was the end of
	learned := next && !builds && !on && t.hasLast && t.last.Path == t.offer.lesson
	if next {
		all = append(all, ui.Button{Name: "button.next", Icon: "icon/play", Primary: learned, Label: t.d.Word("ui.title.next", t.offer.next.Title.In(t.lang))})
	}
	if t.hasLast {
		h, label := t.last.Header, "ui.title.continue"
		if t.last.Err != nil {
			label = "ui.title.continue.older"
		}
		all = append(all, ui.Button{
			Name: "button.continue", Icon: "icon/play", Primary: !builds && !on && !learned,
			Label: t.d.Word(label, t.d.Words.Save(&h), t.d.Words.Moment(&h)),
		})
	}
	if book := t.first(); len(all) == 0 && book != nil && !t.low && !t.offer.played { // nobody has played here before; the list of battles has it, too
		all = append(all, ui.Button{Name: "button.lesson", Icon: "icon/flag", Primary: true,
			Label: t.d.Word("ui.title.lesson", t.d.Word("ui.system."+book.Name()+".name"))})
	}
	if t.doors.Series != nil {
		all = append(all, ui.Button{Name: "button.series", Icon: "icon/flag", Label: t.d.Word("ui.title.series")})
	}
	quit := "ui.title.quit"
	if t.leaves {
		quit = "ui.title.quit.again"
	}
	return append(all,
		ui.Button{Name: "button.workshop", Icon: "icon/compasses", Label: t.d.Word("ui.workshop")},
		ui.Button{Name: "button.load", Icon: "icon/load", Label: t.d.Word("ui.title.load")},
		ui.Button{Name: "button.options", Icon: "icon/settings", Label: t.d.Word("ui.title.options")},
		ui.Button{Name: "button.about", Icon: "icon/book", Label: t.d.Word("ui.title.about")},
		ui.Button{Name: "button.quit", Icon: "icon/close", Label: t.d.Word(quit)},
	)
}

// foot lists the buttons for a row of a width: where it has no room for all words, the last buttons are their pictures
// alone and say in a tip what they do.
func (t *Page) foot(c *ui.Ctx, w float32) []ui.Button {
	all := t.footButtons()
	wide := float32(0)
	for _, b := range all {
		bw, _ := c.Size(b)
		wide += bw + c.Px(10)
	}
	if wide <= w {
		return all
	}
	short, left := append([]ui.Button(nil), all...), wide
	for i := len(all) - 1; i > 0 && left > w; i-- {
		b := &short[i]
		if b.Primary || b.Icon == "" {
			break
		}
		was, _ := c.Size(*b)
		b.Label, b.Tip = "", b.Label
		now, _ := c.Size(*b)
		left -= was - now
	}
	if left > w { // two rows it is
		return all
	}
	return short
}

// first is the first system that has a lesson, nil if none has.
func (t *Page) first() rules.Rulebook {
	for i := range t.plates {
		if b := t.plates[i].book; lesson.Has(b) {
			return b
		}
	}
	return nil
}

// strip cuts the foot off and paints the panel that its buttons lie on.
func (t *Page) strip(c *ui.Ctx, room *paint.Rect) paint.Rect {
	pad := c.Px(16)
	if t.low {
		pad = c.Px(8)
	}
	bs := t.foot(c, room.W-2*pad)
	h := c.ButtonsHeight(room.W-2*pad, bs)
	r := ui.CutBottom(room, h+2*pad)
	w := 2 * pad
	for _, b := range bs {
		bw, _ := c.Size(b)
		w += bw + c.Px(10)
	}
	r = ui.Mid(r, w+c.Px(20), r.H)
	c.Surface("ui/panel", r, c.Theme.Panel)
	return r.Inset(pad)
}

func (t *Page) buttons(c *ui.Ctx, r paint.Rect) {
	bs := t.foot(c, r.W)
	pushed := c.Buttons(r, ui.Middle, bs)
	if pushed < 0 {
		return
	}
	switch bs[pushed].Name {
	case "button.continue":
		t.doors.Continue(t.last.Opens())
	case "button.next":
		t.doors.Choose(&t.offer.next)
	case "button.lesson":
		t.doors.Learn(t.first())
	case "button.series.on":
		t.open()
	case "button.series":
		t.doors.Series()
	case "button.build":
		t.doors.Build(t.built)
	case "button.workshop":
		t.doors.Workshop()
	case "button.load":
		t.doors.Load()
	case "button.options":
		t.doors.Options()
	case "button.about":
		t.doors.About()
	case "button.quit":
		if !t.leaves && c.ByKeys() && c.Focused("button.quit") {
			t.leaves = true
			c.Animate()
			return
		}
		t.doors.Quit()
	}
}
