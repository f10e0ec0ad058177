package screen

import (
	"path/filepath"
	"strings"

	"grognard/game/archive"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// armies is the folder of the army files of a rulebook.
func (r *Root) armies(book rules.Rulebook) string {
	return filepath.Join(r.deps.Armies, book.Name())
}

// musterFiles are the dialogs of army files over a screen, for a game or a page
// of a rulebook; none where the rulebook or the program keeps no files. kept
// hears the title of an army that was loaded or saved; it may be nil.
func (r *Root) musterFiles(book rules.Rulebook, below func() screen, title func() string, kept func(title string)) musterFiles {
	a, ok := book.(rules.Armory)
	if !ok || r.deps.Armies == "" {
		return musterFiles{}
	}
	if kept == nil {
		kept = func(string) {}
	}
	return musterFiles{
		open: func(take func([]byte) error) {
			r.push(newArmyList(r, a, below(), func(title string, data []byte) error {
				err := take(data)
				if err == nil {
					kept(title)
				}
				return err
			}))
		},
		keep: func(write func(string) []byte) {
			r.push(&armySave{r: r, book: a, below: below(), name: title(), fresh: true, write: write, kept: kept})
		},
	}
}

// armySave names an army and writes its file.
type armySave struct {
	r     *Root
	book  rules.Armory
	below screen
	write func(title string) []byte
	kept  func(title string)
	name  string
	fresh bool
}

func (s *armySave) overlaid() {}

// path is the file of an army of this name.
func (s *armySave) path() string {
	return filepath.Join(s.r.armies(s.book), fileName(strings.TrimSpace(s.name))+rules.ArmyExt)
}

func (s *armySave) frame(c *ui.Ctx) {
	s.r.beneath(c, s.below)
	c.Modal(.45)
	defer c.EndModal()
	w := min(c.Px(720), c.In.W-c.Px(40))
	in := w - c.Px(48)
	about := s.about()
	buttons := s.buttons()
	field := c.Line(ui.Body) + c.Px(18)
	text := max(c.Wrap(ui.Body, in, s.r.word("ui.armies.save.about")).Height, c.Wrap(ui.Body, in, s.r.word("ui.armies.save.over")).Height)
	h := c.Px(48) + c.Line(ui.Heading) + text + field + c.ButtonsHeight(in, buttons) + c.Px(48)
	r := ui.Mid(c.Window(), w, h)
	c.Surface("ui/panel", r, c.Theme.Panel)
	r = r.Inset(c.Px(24))
	ui.CutTop(&r, c.Paragraph(r, ui.Heading, ui.Start, c.Theme.Text, s.r.word("ui.armies.save"))+c.Px(8))
	c.Paragraph(ui.CutTop(&r, text+c.Px(16)), ui.Body, ui.Start, c.Theme.Muted, about)
	if s.fresh {
		c.SetFocus("field.name")
		s.fresh = false
	}
	s.name = c.TextField(ui.CutTop(&r, field), "field.name", s.name, 48)
	ui.CutTop(&r, c.Px(24))
	s.act(c, r, buttons)
}

// about says what a click on the first button would do.
func (s *armySave) about() string {
	if s.named() && exists(s.path()) {
		return s.r.word("ui.armies.save.over")
	}
	return s.r.word("ui.armies.save.about")
}

func (s *armySave) named() bool { return strings.TrimSpace(s.name) != "" }

func (s *armySave) buttons() []ui.Button {
	save := ui.Button{Name: "button.save", Label: s.r.word("ui.armies.save.do"), Icon: "icon/save", Primary: true}
	switch {
	case !s.named():
		save.Why = s.r.word("ui.armies.noname")
	case exists(s.path()):
		save.Label = s.r.word("ui.armies.save.replace")
	}
	return []ui.Button{save, {Name: "button.cancel", Label: s.r.word("ui.cancel"), Key: "Escape"}}
}

func (s *armySave) act(c *ui.Ctx, r paint.Rect, buttons []ui.Button) {
	switch c.Buttons(r, ui.Start, buttons) {
	case 0:
		title := strings.TrimSpace(s.name)
		if err := archive.WriteArmy(s.path(), s.write(title)); err != nil {
			s.r.tell(s.r.fault(err))
			return
		}
		s.kept(title)
		s.r.inform(s.r.word("ui.armies.saved", title, s.path()))
		s.r.pop()
	case 1:
		s.r.pop()
	}
}
