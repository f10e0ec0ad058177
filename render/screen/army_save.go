package screen

import (
	"path/filepath"
	"strconv"

	"grognard/game/archive"
	"grognard/render/armylist"
	"grognard/render/ui"
	"grognard/rules"
)

// armies is the folder of the army files of a rulebook.
func (r *Root) armies(book rules.Rulebook) string {
	return filepath.Join(r.deps.Armies, book.Name())
}

// armyFiles are the dialogs of army files over a screen, for a game or a page
// of a rulebook; none where the rulebook or the program keeps no files. kept
// hears the title of an army that was loaded or saved; it may be nil.
func (r *Root) armyFiles(book rules.Rulebook, below func() screen, title func() string, kept func(title string)) armylist.Files {
	a, ok := book.(rules.ArmyBuilder)
	if !ok || r.deps.Armies == "" {
		return armylist.Files{}
	}
	if kept == nil {
		kept = func(string) {}
	}
	return armylist.Files{
		Open: func(take func([]byte) error) {
			r.push(newArmyList(r, a, below(), func(title string, data []byte) error {
				err := take(data)
				if err == nil {
					kept(title)
				}
				return err
			}))
		},
		Keep: func(write func(string) []byte) {
			s := &armySave{r: r, book: a, below: below(), write: write, kept: kept, naming: naming{name: title(), fresh: true}}
			s.suggest()
			r.push(s)
		},
	}
}

// armySave names an army and writes its file.
type armySave struct {
	r     *Root
	book  rules.ArmyBuilder
	below screen
	write func(title string) []byte
	kept  func(title string)
	naming
}

func (s *armySave) overlaid() {}

// suggest gives an army without a name one of its nation and its points, which
// is no other's and gives way to what is typed.
func (s *armySave) suggest() {
	note, err := s.book.ReadArmy(s.write(""))
	if s.name != "" || err != nil {
		return
	}
	plain := s.r.word("ui.armies.suggest", s.r.word("nation."+note.Nation), note.Points)
	s.name, s.whole = plain, true
	for i := 2; exists(s.path()); i++ {
		s.name = plain + " " + strconv.Itoa(i)
	}
}

// path is the file of an army of this name.
func (s *armySave) path() string {
	return filepath.Join(s.r.armies(s.book), fileName(s.given())+rules.ArmyExt)
}

// Frame implements screen.
func (s *armySave) Frame(c *ui.Ctx) {
	s.r.beneath(c, s.below)
	c.Modal(.45)
	defer c.EndModal()
	about, other := s.r.word("ui.armies.save.about"), s.r.word("ui.armies.save.over")
	if s.given() != "" && exists(s.path()) {
		about, other = other, about
	}
	s.act(s.ask(c, nameBox{title: s.r.word("ui.armies.save"), about: about, other: other, most: 48, buttons: s.buttons()}))
}

func (s *armySave) buttons() []ui.Button {
	save := ui.Button{Name: "button.save", Label: s.r.word("ui.armies.save.do"), Icon: "icon/save", Primary: true}
	switch {
	case s.given() == "":
		save.Why = s.r.word("ui.armies.noname")
	case exists(s.path()):
		save.Label = s.r.word("ui.armies.save.replace")
	}
	return []ui.Button{save, {Name: "button.cancel", Label: s.r.word("ui.cancel"), Key: "Escape"}}
}

// act does what the button pushed says.
func (s *armySave) act(pushed int) {
	switch pushed {
	case 0:
		title := s.given()
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
