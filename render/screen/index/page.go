// Package index is the list of the battles of all systems, in which one is found and opened.
package index

import (
	"grognard/game/battles"
	"grognard/render/paint"
	"grognard/render/screen/finder"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// Doors lead out of the page.
type Doors struct {
	Find finder.Doors               // of the list
	Own  func(book string) []string // files of the player's own battles of a system
	Open func(*battles.Entry)       // opens the battles of its system at one of them
}

// Page is the list of all battles.
type Page struct {
	d     *page.Deps
	doors Doors
	all   []battles.Entry
	find  *finder.List
	at    int
}

// New lists the battles of all systems.
func New(d *page.Deps, doors Doors) *Page {
	p := &Page{d: d, doors: doors}
	for _, b := range scenarios.Books() {
		p.all = append(p.all, battles.Of(b, doors.Own(b.Name()))...)
	}
	doors.Find.Systems = true
	p.find = finder.New(d, p.all, doors.Find)
	p.at = p.find.First()
	return p
}

// Lookup implements page.Ruled: the rules are those of the battle chosen.
func (p *Page) Lookup() (rules.Rulebook, string) {
	book, _ := scenarios.Book(p.all[p.at].Book)
	return book, ""
}

// listWide is the width of the list, in dp.
const listWide = 640

// Frame implements page.Page.
func (p *Page) Frame(c *ui.Ctx) {
	s := page.LayWide(c, p.d.Word("ui.find"))
	p.find.Keys(c)
	if s.Left(c, ui.Button{Name: "button.back", Label: p.d.Word("ui.back"), Icon: "icon/left", Key: "Escape"}) {
		p.d.Pop()
	}
	why := ""
	if p.find.None() {
		why = p.d.Word("ui.find.none")
	}
	open := s.Right(c, ui.Button{Name: "button.find.open", Label: p.d.Word("ui.find.open"), Icon: "icon/play", Primary: !p.find.Open(), Why: why})
	list := ui.CutLeft(&s.Body, min(c.Px(listWide), s.Body.W*.5))
	ui.CutLeft(&s.Body, c.Px(28))
	at, act := p.find.Frame(c, list, p.at)
	if at != p.at {
		p.at = at
		c.ScrollTo("find.about", 0)
	}
	switch {
	case p.find.Open():
		p.find.Drawer(c, s.Body)
	case !p.find.None():
		p.about(c, s.Body)
	}
	if (open || act) && why == "" {
		p.doors.Open(&p.all[p.at])
	}
}

// about tells of the battle chosen.
func (p *Page) about(c *ui.Ctx, r paint.Rect) {
	e, lang := &p.all[p.at], p.d.Words.Language()
	sc := c.Scroll("find.about", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	f.Text(ui.Heading, c.Theme.Text, e.Title.In(lang))
	f.Text(ui.Strong, c.Theme.Text, p.d.Words.Book(e.Book))
	f.Text(ui.Small, c.Theme.Muted, p.d.Words.Beside(finder.When(p.d, e), p.d.Word("ui.find.minutes", e.Minutes)))
	for _, t := range [...]struct {
		style ui.Style
		color paint.Color
		text  string
	}{{ui.Flavour, c.Theme.Muted, e.Summary.In(lang)}, {ui.Reading, c.Theme.Text, e.Story.In(lang)}} {
		if t.text != "" {
			f.Gap(10)
			f.Text(t.style, t.color, t.text)
		}
	}
	sc.Done(f.Y - sc.Y)
}
