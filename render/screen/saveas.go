package screen

import (
	"grognard/game/match"
	"grognard/render/screen/dialog"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// saveAs keeps a copy of the game under a name that the player types.
type saveAs struct {
	r     *Root
	m     *match.Match
	below page.Page
	about string // key of what is said of the copy
	dialog.Naming
}

func newSaveAs(r *Root, m *match.Match, below page.Page) *saveAs {
	return &saveAs{r: r, m: m, below: below, about: aboutCopy(m), Naming: dialog.Suggest(copyName(r, m))}
}

// mostName is how many letters the name of a copy has at most.
const mostName = 80

// copyName is what a copy is called by itself: by its turn and its date it can be told
// from the game and from other copies.
func copyName(r *Root, m *match.Match) string {
	title := r.given.Words.Game(m.Book().Name(), m.Start().Scenario, m.Start().Title)
	when := r.deps.Now().Local().Format(r.word("ui.date"))
	if turn := m.View().Turn; turn > 0 {
		return r.word("ui.save.name.turn", title, turn, when)
	}
	return r.word("ui.save.name", title, when)
}

func (s *saveAs) Overlaid() {}

// Frame implements page.Page.
func (s *saveAs) Frame(c *ui.Ctx) {
	s.r.pages.Beneath(c, s.below)
	c.Modal(.45)
	defer c.EndModal()
	about := s.r.word(s.about)
	if s.r.keeper.Unsaved() {
		about = s.r.word("ui.save.about.failing")
	}
	s.act(s.Ask(c, dialog.NameBox{Title: s.r.word("ui.save"), About: about, Most: mostName, Buttons: s.buttons()}))
}

// aboutCopy is the key of what can be read in a copy of a game.
func aboutCopy(m *match.Match) string {
	const key = "ui.save.about"
	switch {
	case m.Save().Sealed:
		return key + ".sealed"
	case len(m.Position().View(rules.Chance).Cards) > 0:
		return key
	case m.Bare():
		return key + ".bare"
	}
	return key + ".cardless"
}

func (s *saveAs) buttons() []ui.Button {
	save := ui.Button{Name: "button.save", Label: s.r.word("ui.save.do"), Icon: "icon/save", Primary: true}
	if s.Given() == "" {
		save.Why = s.r.word("ui.save.noname")
	}
	return []ui.Button{save, {Name: "button.cancel", Label: s.r.word("ui.cancel"), Key: "Escape"}}
}

// act does what the button pushed says.
func (s *saveAs) act(pushed int) {
	switch pushed {
	case 0:
		title := s.Given()
		if err := s.r.keeper.Copy(s.m, title); err != nil {
			s.r.fault(err)
			return
		}
		s.r.saves++
		s.r.pages.Inform(s.r.word("ui.save.done", title))
		s.r.pages.Pop()
	case 1:
		s.r.pages.Pop()
	}
}
