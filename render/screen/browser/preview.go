package browser

import (
	"grognard/game/lang"
	"grognard/render/screen/caption"
	"grognard/render/screen/page"
	"grognard/rules"
)

// preview is a look at a scenario before it begins: its armies, and the pieces on its
// map as both players may see them.
type preview struct {
	view   *rules.View
	armies [2]rules.Army
	fault  string // why the scenario cannot be played

	switches map[string]string // how they are set
	bare     bool              // nobody has a secret
	cards    bool              // it is played with cards
}

// newPreview looks at a scenario with some switches changed.
func newPreview(d *page.Deps, book rules.Rulebook, s *battle, set map[string]string) *preview {
	p := &preview{}
	data, err := s.Read()
	if err != nil {
		p.fault = d.Word("ui.fault.start", d.Words.Explain(err))
		return p
	}
	b, err := book.Load(data, set)
	if err != nil {
		p.fault = d.Word("ui.fault.start", d.Words.Explain(err))
		return p
	}
	p.switches = map[string]string{}
	offerer, choosy := book.(rules.Offerer)
	for _, s := range book.Switches() {
		if choosy && !offerer.Offered(b, s.Key) {
			continue
		}
		p.switches[s.Key] = book.Switch(b, s.Key)
	}
	p.view = book.View(b, rules.Chance)
	p.armies = p.view.Sides
	p.bare, p.cards = !rules.Conceals(book, b), len(p.view.Cards) > 0
	return p
}

// moves is the key of the word for who has the first turn, or "" if nothing is
// known of that.
func (p *preview) moves(s rules.Side) string {
	switch {
	case p.view == nil || p.view.Active == rules.Chance:
		return ""
	case p.view.TurnUndecided:
		return "ui.browser.diced"
	case p.view.Active == s:
		return "ui.browser.first"
	}
	return "ui.browser.second"
}

// side is what a side will be called: its nation or its edge if they are
// known before the game, else its place.
func (p *preview) side(w *caption.Words, s rules.Side) string {
	if s < rules.First || s > rules.Second {
		return ""
	}
	a := &p.armies[s]
	switch {
	case a.Called != "":
		return w.Word(a.Called)
	case a.Nation != "":
		return w.Word("nation." + a.Nation)
	case a.Edge != rules.NoEdge:
		return w.Word(edgeWords[a.Edge])
	}
	return w.Side(s, lang.Names{})
}

// about is the key of an explanation, as it reads where nobody has a secret, or
// where there is something hidden but no cards.
func (p *preview) about(w *caption.Words, key string) string {
	kind := ""
	switch {
	case p.bare && !p.cards:
		kind = ".bare"
	case !p.cards:
		kind = ".cardless"
	}
	if w.Has(key + kind) {
		return key + kind
	}
	return key
}
