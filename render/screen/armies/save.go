package armies

import (
	"path/filepath"
	"strconv"

	"grognard/game/archive"
	"grognard/render/screen/dialog"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// armySave names an army and writes its file.
type armySave struct {
	f     *Folder
	d     *page.Deps
	book  rules.ArmyBuilder
	below page.Page
	write func(title string) []byte
	kept  func(title string)
	dialog.Naming
}

// Overlaid implements page.Overlay.
func (s *armySave) Overlaid() {}

// named begins with a name: an army without one gets one of its nation and its points,
// which is no other's and gives way to what is typed.
func (s *armySave) named(title string) {
	note, err := s.book.ReadArmy(s.write(""))
	if title != "" || err != nil {
		s.Naming = dialog.Name(title)
		return
	}
	plain := s.d.Word("ui.armies.suggest", s.d.Word("nation."+note.Nation), note.Points)
	s.Naming = dialog.Suggest(plain)
	for i := 2; archive.Exists(s.path()); i++ {
		s.Naming = dialog.Suggest(plain + " " + strconv.Itoa(i))
	}
}

// path is the file of an army of this name.
func (s *armySave) path() string {
	return filepath.Join(s.f.of(s.book), archive.FileName(s.Given())+rules.ArmyExt)
}

// Frame implements page.Page.
func (s *armySave) Frame(c *ui.Ctx) {
	s.d.Beneath(c, s.below)
	c.Modal(.45)
	defer c.EndModal()
	about, other := s.d.Word("ui.armies.save.about"), s.d.Word("ui.armies.save.over")
	if s.Given() != "" && archive.Exists(s.path()) {
		about, other = other, about
	}
	s.act(s.Ask(c, dialog.NameBox{Title: s.d.Word("ui.armies.save"), About: about, Other: other, Most: 48, Buttons: s.buttons()}))
}

func (s *armySave) buttons() []ui.Button {
	save := ui.Button{Name: "button.save", Label: s.d.Word("ui.armies.save.do"), Icon: "icon/save", Primary: true}
	switch {
	case s.Given() == "":
		save.Why = s.d.Word("ui.armies.noname")
	case archive.Exists(s.path()):
		save.Label = s.d.Word("ui.armies.save.replace")
	}
	return []ui.Button{save, {Name: "button.cancel", Label: s.d.Word("ui.cancel"), Key: "Escape"}}
}

// act does what the button pushed says.
func (s *armySave) act(pushed int) {
	switch pushed {
	case 0:
		title := s.Given()
		if err := archive.WriteArmy(s.path(), s.write(title)); err != nil {
			s.d.Tell(s.d.Words.Explain(err))
			return
		}
		s.kept(title)
		s.d.Inform(s.d.Word("ui.armies.saved", title, s.path()))
		s.d.Pop()
	case 1:
		s.d.Pop()
	}
}
