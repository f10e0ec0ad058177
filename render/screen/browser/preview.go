package browser

import (
	"grognard/render/screen/page"
	"grognard/rules"
	"grognard/scenarios"
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
func newPreview(d *page.Deps, book rules.Rulebook, s *scenarios.Info, set map[string]string) *preview {
	p := &preview{}
	_, data, err := scenarios.Open(book.Name(), s.ID)
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
