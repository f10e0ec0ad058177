package screen

import (
	"strings"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/ui"
)

// saveAs keeps a copy of the game under a name that the player types.
type saveAs struct {
	r     *Root
	m     *match.Match
	below screen
	name  string
	fresh bool
}

func newSaveAs(r *Root, m *match.Match, below screen) *saveAs {
	return &saveAs{r: r, m: m, below: below, name: m.Start().Title, fresh: true}
}

func (s *saveAs) overlaid() {}

func (s *saveAs) frame(c *ui.Ctx) {
	s.r.beneath(c, s.below)
	c.Modal(.45)
	defer c.EndModal()
	w := min(c.Px(720), c.In.W-c.Px(40))
	in := w - c.Px(48)
	about := s.r.word(s.r.whileSaving("ui.save.about"))
	buttons := s.buttons()
	field := c.Line(ui.Body) + c.Px(18)
	h := c.Px(48) + c.Line(ui.Heading) + c.Wrap(ui.Body, in, about).Height + field +
		c.ButtonsHeight(in, buttons) + c.Px(48)
	r := ui.Mid(c.Window(), w, h)
	c.Surface("ui/panel", r, c.Theme.Panel)
	r = r.Inset(c.Px(24))
	ui.CutTop(&r, c.Paragraph(r, ui.Heading, ui.Start, c.Theme.Text, s.r.word("ui.save"))+c.Px(8))
	ui.CutTop(&r, c.Paragraph(r, ui.Body, ui.Start, c.Theme.Muted, about)+c.Px(16))
	if s.fresh {
		c.SetFocus("field.name")
		s.fresh = false
	}
	s.name = c.TextField(ui.CutTop(&r, field), "field.name", s.name, 60)
	ui.CutTop(&r, c.Px(24))
	s.act(c, r, buttons)
}

func (s *saveAs) buttons() []ui.Button {
	save := ui.Button{Name: "button.save", Label: s.r.word("ui.save.do"), Icon: "icon/save", Primary: true}
	if strings.TrimSpace(s.name) == "" {
		save.Why = s.r.word("ui.save.noname")
	}
	return []ui.Button{save, {Name: "button.cancel", Label: s.r.word("ui.cancel"), Key: "Escape"}}
}

func (s *saveAs) act(c *ui.Ctx, r paint.Rect, buttons []ui.Button) {
	switch c.Buttons(r, ui.Start, buttons) {
	case 0:
		g := s.m.Save()
		g.Title = strings.TrimSpace(s.name)
		g.Date, g.Copy = s.r.date(), true
		if err := archive.Write(s.r.freeFile(g.Title), g); err != nil {
			s.r.tell(s.r.fault(err))
			return
		}
		s.r.saves++
		s.r.inform(s.r.word("ui.save.done", g.Title))
		s.r.pop()
	case 1:
		s.r.pop()
	}
}
