// Package armylist is the sheet on which armies are put together: by a side
// before a battle, or outside of any game.
package armylist

import (
	"slices"
	"strconv"
	"strings"

	"grognard/game/lang"
	"grognard/render/board/sheet"
	"grognard/render/board/tabletop"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Sheet is the sheet on which a side puts its army together: the roster
// with its figures, the price list, and the points over both. It shows a
// rules.ArmyList and knows no rulebook.
type Sheet struct {
	words  *lang.Catalog
	book   rules.Rulebook
	names  names.Book
	stands tabletop.Painter // draws the figures
	Files  Files
	Rule   func(clause string) // opens the rules; may be nil

	task     Task
	who      lang.Names
	asked    *rules.Position // that refusals belong to
	refusals []rules.Refusal
	regions  map[rules.Option]string

	plan    int       // points of what is pointed at or has the focus, this frame and
	was     int       // the frame before
	pointed bool      // it is the pointer that says so
	bought  string    // the region that was pushed last, until the pointer leaves it
	unit    rules.Ref // the unit that the pointer is on, this frame and
	unitAt  rules.Ref // the frame before
	shown   rules.Ref // the unit at the end of the roster, brought into view
	asks    bool      // whether to be done with points left
}

// Task is what a Sheet is used for at the moment.
type Task struct {
	Pos  *rules.Position
	View *rules.View
	Ask  *rules.Request            // that may be answered here, or nil
	Play func(all ...rules.Option) // answers one after the other
	Solo bool                      // outside of any game: nothing comes after it
}

// New returns a sheet for a rulebook.
func New(words *lang.Catalog, store *paint.Store, metrics paint.Metrics, book rules.Rulebook) *Sheet {
	s := &Sheet{words: words, book: book, regions: map[rules.Option]string{}}
	s.names.Rulebook = book
	s.stands.Sheet = &sheet.Sheet{Store: store, Metrics: metrics}
	return s
}

// list is the army that is shown.
func (s *Sheet) list() *rules.ArmyList { return s.task.View.ArmyList }

// Frame paints the sheet into r and follows the player.
func (s *Sheet) Frame(c *ui.Ctx, r paint.Rect, task Task) {
	s.task, s.who = task, lang.NamesOf(s.book, task.View)
	s.was, s.plan, s.pointed = s.plan, 0, false
	s.unitAt, s.unit = s.unit, 0
	in := c.Panel(r).Inset(c.Px(6))
	s.keys(c)
	if s.nation() == "" {
		s.choose(c, in)
	} else {
		s.head(c, ui.CutTop(&in, c.Px(headHigh)))
		ui.CutTop(&in, c.Px(14))
		foot := ui.CutBottom(&in, c.Px(46))
		ui.CutBottom(&in, c.Px(12))
		right := ui.CutRight(&in, min(c.Px(priceWide), in.W*.42))
		ui.CutRight(&in, c.Px(22))
		s.roster(c, in)
		s.prices(c, right)
		s.foot(c, foot)
	}
	if s.plan != s.was || s.unit != s.unitAt {
		c.Animate() // the bar of points stands above what was pointed at
	}
	s.warn(c)
}

// Sizes, in dp.
const (
	headHigh  = 112
	priceWide = 724
)

// keys are those of the sheet.
func (s *Sheet) keys(c *ui.Ctx) {
	if s.asks {
		return
	}
	first := "muster.nation"
	if g := s.list().Grades; len(g) > 0 && len(g[0].Sizes) > 0 && s.nation() != "" {
		first = s.region(g[0].Sizes[0].Option)
	} else if n := s.list().Nations; len(n) > 0 {
		first = s.region(n[0])
	}
	c.Walk("muster.", first)
}

// nation is that of the side whose army it is, or "".
func (s *Sheet) nation() string { return s.task.View.Sides[s.list().Side].Nation }

func (s *Sheet) word(key string, args ...any) string { return s.words.Word(key, args...) }

// own is a word of the rulebook: me.armylist.men.
func (s *Sheet) own(area, key string, args ...any) string {
	return s.words.Word(s.names.Join(s.book.Prefix(), area, key), args...)
}

func (s *Sheet) name(r rules.Ref) string { return s.words.Name(r, s.who) }

// region is the name of the region of an option: "muster.recruit.line.24".
func (s *Sheet) region(o rules.Option) string {
	name, ok := s.regions[o]
	if !ok {
		parts := []string{"muster", o.Do}
		for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
			if r != 0 {
				parts = append(parts, s.book.Format(r))
			}
		}
		if o.N != 0 {
			parts = append(parts, strconv.Itoa(o.N))
		}
		name = strings.Join(parts, ".")
		s.regions[o] = name
	}
	return name
}

// open reports whether an option may be taken now.
func (s *Sheet) open(o rules.Option) bool {
	return s.task.Ask != nil && slices.Contains(s.task.Ask.Options, o)
}

// why says why an option cannot be taken, with the clauses; "" if nobody knows.
func (s *Sheet) why(o rules.Option) string {
	if s.task.Ask == nil {
		return s.word("ui.armylist.watch")
	}
	if s.asked != s.task.Pos {
		s.asked, s.refusals = s.task.Pos, s.task.Pos.Refusals()
	}
	for i := range s.refusals {
		if s.refusals[i].Option != o {
			continue
		}
		var lines []string
		for _, why := range s.refusals[i].Reasons {
			lines = append(lines, s.words.Say(why.Text, s.who)+" ("+why.Rule+")")
		}
		return strings.Join(lines, "\n")
	}
	return ""
}

// touched is what the player does to a place that stands for an option.
type touched struct{ open, hover, down bool }

// touch makes r the place of an option: a click or Enter on it takes the
// option, or tells why it cannot be taken. price is what it would cost; with
// name "" the region bears the option's own name.
func (s *Sheet) touch(c *ui.Ctx, r paint.Rect, name string, o rules.Option, price int, tip string) touched {
	if name == "" {
		name = s.region(o)
	}
	t := c.Region(name, r)
	focused, pressed := c.Focusable(name, r)
	out := touched{open: s.open(o), hover: t.Hover || focused && c.Ringed(), down: t.Down && t.Hover}
	if name == s.bought && !t.Hover {
		s.bought = ""
	}
	if (t.Hover || out.hover && !s.pointed) && name != s.bought { // the pointer goes before the keyboard
		s.plan, s.pointed = price, t.Hover
	}
	hit := t.Clicked || pressed
	if !out.open {
		if t.Hover || focused || hit { // nobody else will read it
			if why := s.why(o); why != "" {
				tip = why
			}
		}
		if t.Hover {
			c.Cursor(paint.Forbidden)
		}
		if hit {
			s.bought = ""
			c.Sound("refused")
		}
	} else if t.Hover {
		c.Cursor(paint.Hand)
	}
	if tip != "" && (name != s.bought || hit) {
		c.Tip(name, r, tip, hit && !out.open)
	}
	if hit && out.open {
		c.Sound("click")
		if s.plan, s.bought = 0, ""; t.Hover { // what it costs is paid: the same again is not planned yet
			s.bought = name
		}
		s.task.Play(o)
		c.Animate()
	}
	return out
}

// choose asks for the nation, over the whole sheet.
func (s *Sheet) choose(c *ui.Ctx, in paint.Rect) {
	m := s.list()
	gap := c.Px(18)
	n := min(len(m.Nations), max(1, int((in.W+gap)/(c.Px(210)+gap))))
	w := min(c.Px(236), ui.Floor((in.W+gap)/float32(max(1, n)))-gap)
	h := w + c.Line(ui.Strong) + c.Px(20)
	rows := (len(m.Nations) + n - 1) / n
	all := float32(rows)*(h+gap) + c.Line(ui.Title) + c.Line(ui.Flavour) + c.Px(110)
	col := ui.Mid(in, in.W, all)
	c.Label(ui.CutTop(&col, c.Line(ui.Title)), ui.Title, ui.Middle, c.Theme.Text, s.word("ui.armylist.nation"))
	c.Label(ui.CutTop(&col, c.Line(ui.Flavour)), ui.Flavour, ui.Middle, c.Theme.Muted, s.own("armylist", "nation"))
	ui.CutTop(&col, c.Px(28))
	row := ui.Mid(ui.CutTop(&col, float32(rows)*(h+gap)), float32(n)*(w+gap)-gap, float32(rows)*(h+gap))
	for i, o := range m.Nations {
		r := paint.Rect{X: row.X + float32(i%n)*(w+gap), Y: row.Y + float32(i/n)*(h+gap), W: w, H: h}
		t := s.touch(c, r, "", o, 0, "")
		c.Surface("ui/cartouche", r, c.Theme.Panel)
		if t.hover {
			c.Frame(r.Inset(c.Px(4)), c.Px(3), c.Theme.Gold)
		}
		pic := r.Inset(c.Px(16))
		label := ui.CutBottom(&pic, c.Line(ui.Strong))
		c.Image(s.names.Slash("emblem", s.book.Format(o.With)), ui.Mid(pic, pic.H, pic.H), paint.White)
		c.Label(label, ui.Strong, ui.Middle, c.Theme.Text, s.name(o.With))
	}
	ui.CutTop(&col, c.Px(16))
	if s.task.Ask != nil {
		s.load(c, col, ui.Middle)
	}
}
