package screen

import (
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// about tells whose systems these are, and what the program is made of.
type about struct{ r *Root }

func newAbout(r *Root) *about { return &about{r} }

// Lookup implements page.Ruled.
func (a *about) Lookup() (rules.Rulebook, string) { return a.r.anyRules() }

// Frame implements page.Page.
func (a *about) Frame(c *ui.Ctx) {
	p := page.Lay(c, a.r.word("ui.about"))
	sc := c.Scroll("about", ui.Mid(p.Body, c.Px(1200), p.Body.H))
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width - c.Px(10)}
	f.Text(ui.Reading, c.Theme.Text, a.r.word("ui.about.program"))
	for _, book := range scenarios.Books() {
		key := "ui.system." + book.Name()
		f.Heading(a.r.word(key + ".name"))
		f.Text(ui.Strong, c.Theme.Text, a.r.word(key+".credit"))
		f.Gap(6)
		f.Text(ui.Reading, c.Theme.Muted, a.r.word(key+".about"))
	}
	f.Heading(a.r.word("ui.about.fonts"))
	f.Text(ui.Reading, c.Theme.Muted, a.r.word("ui.about.fonts.text"))
	f.Heading(a.r.word("ui.about.made"))
	f.Text(ui.Reading, c.Theme.Muted, a.r.word("ui.about.made.text"))
	sc.Done(f.Y - sc.Y + c.Px(16))
	if p.Right(c, ui.Button{Name: "button.back", Label: a.r.word("ui.back"), Key: "Escape", Primary: true}) {
		a.r.pages.Pop()
	}
}
