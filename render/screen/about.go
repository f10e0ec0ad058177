package screen

import "grognard/render/ui"

// about tells whose systems these are, and what the program is made of.
type about struct{ r *Root }

func newAbout(r *Root) *about { return &about{r} }

func (a *about) frame(c *ui.Ctx) {
	p := newPage(c, a.r.word("ui.about"))
	sc := c.Scroll("about", ui.Mid(p.body, c.Px(1200), p.body.H))
	f := flow{c: c, x: sc.View.X, y: sc.Y, w: sc.Width - c.Px(10)}
	f.text(ui.Reading, c.Theme.Text, a.r.word("ui.about.program"))
	for _, id := range systemIDs {
		key := "ui.system." + id
		f.heading(a.r.word(key + ".name"))
		f.text(ui.Strong, c.Theme.Text, a.r.word(key+".credit"))
		f.gap(6)
		f.text(ui.Reading, c.Theme.Muted, a.r.word(key+".about"))
	}
	f.heading(a.r.word("ui.about.fonts"))
	f.text(ui.Reading, c.Theme.Muted, a.r.word("ui.about.fonts.text"))
	f.heading(a.r.word("ui.about.made"))
	f.text(ui.Reading, c.Theme.Muted, a.r.word("ui.about.made.text"))
	sc.Done(f.y - sc.Y + c.Px(16))
	if p.right(c, ui.Button{Name: "button.back", Label: a.r.word("ui.back"), Key: "Escape", Primary: true}) {
		a.r.pop()
	}
}
