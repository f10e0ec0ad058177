package screen

import (
	"grognard/game/match"
	"grognard/render/screen/caption"
	"grognard/render/screen/page"
	"grognard/render/ui"
)

// givesUp asks the player whether the computer, which has lost, may give up.
type givesUp struct {
	r     *Root
	m     *match.Match
	below page.Page
}

// giveUp asks it over the table, unless it is asked already.
func (r *Root) giveUp(m *match.Match, table page.Page) {
	if r.pages.Top() == table && !r.pages.Turning() {
		r.pages.Push(&givesUp{r, m, table})
	}
}

// Overlaid implements page.Overlay.
func (g *givesUp) Overlaid() {}

// Frame implements page.Page.
func (g *givesUp) Frame(c *ui.Ctx) {
	g.r.pages.Beneath(c, g.below)
	if !g.m.GivesUp() {
		g.r.pages.Pop()
		return
	}
	who := g.m.Request().To
	names := caption.Names(g.m)
	they, you := g.r.deps.Words.Side(who, names), g.r.deps.Words.Side(who.Other(), names)
	pushed := c.Dialog(ui.Dialog{
		Title: g.r.word("ui.givesup.title", they),
		Text:  g.r.word("ui.givesup.text", they, you),
		Buttons: []ui.Button{
			{Name: "button.fight", Label: g.r.word("ui.givesup.no"), Key: "Escape"},
			{Name: "button.accept", Label: g.r.word("ui.givesup.yes"), Primary: true},
		},
	})
	if pushed < 0 {
		return
	}
	g.r.pages.Pop()
	if pushed == 0 {
		g.m.FightOn()
		return
	}
	if _, err := g.m.Accept(); err != nil {
		g.r.given.Fail("ui.fault.play", err)
	}
}
