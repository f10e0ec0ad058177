// Package about tells whose systems these are, and what the program is made of.
package about

import (
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// Page is that page.
type Page struct {
	d     *page.Deps
	rules func() (rules.Rulebook, string) // those to read here
}

// New opens the page; read are the rules to be looked up on it.
func New(d *page.Deps, read func() (rules.Rulebook, string)) *Page { return &Page{d: d, rules: read} }

// Lookup implements page.Ruled.
func (a *Page) Lookup() (rules.Rulebook, string) { return a.rules() }

// Frame implements page.Page.
func (a *Page) Frame(c *ui.Ctx) {
	p := page.Lay(c, a.d.Word("ui.about"))
	sc := c.Scroll("about", ui.Mid(p.Body, c.Px(1200), p.Body.H))
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width - c.Px(10)}
	f.Text(ui.Reading, c.Theme.Text, a.d.Word("ui.about.program"))
	for _, book := range scenarios.Books() {
		key := "ui.system." + book.Name()
		f.Heading(a.d.Word(key + ".name"))
		f.Text(ui.Strong, c.Theme.Text, a.d.Word(key+".credit"))
		f.Gap(6)
		f.Text(ui.Reading, c.Theme.Muted, a.d.Word(key+".about"))
	}
	f.Heading(a.d.Word("ui.about.fonts"))
	f.Text(ui.Reading, c.Theme.Muted, a.d.Word("ui.about.fonts.text"))
	f.Heading(a.d.Word("ui.about.made"))
	f.Text(ui.Reading, c.Theme.Muted, a.d.Word("ui.about.made.text"))
	sc.Done(f.Y - sc.Y + c.Px(16))
	if p.Right(c, ui.Button{Name: "button.back", Label: a.d.Word("ui.back"), Key: "Escape", Primary: true}) {
		a.d.Pop()
	}
}
