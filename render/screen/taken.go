package screen

import (
	"grognard/game/match"
	"grognard/render/screen/page"
	"grognard/render/table"
	"grognard/render/ui"
)

// taken says that another program has a saved game open, and offers a copy.
type taken struct {
	r     *Root
	m     *match.Match // as it was when the save was read
	below page.Page
}

func (t *taken) Overlaid() {}

// Frame implements page.Page.
func (t *taken) Frame(c *ui.Ctx) {
	t.r.pages.Beneath(c, t.below)
	pushed := c.Dialog(ui.Dialog{
		Title: t.r.word("ui.taken"),
		Text:  t.r.word("ui.taken.text"),
		Buttons: []ui.Button{
			{Name: "button.cancel", Label: t.r.word("ui.cancel"), Key: "Escape"},
			{Name: "button.copy", Label: t.r.word("ui.taken.copy"), Primary: true},
		},
	})
	switch pushed {
	case 0:
		t.r.pages.Pop()
	case 1:
		t.r.keeper.Keep(t.m)
		t.r.pages.Inform(t.r.word("ui.load.goeson", t.r.keeper.Path()))
		t.r.table(t.m)
	}
}

// release lets other programs open the save of a game that was left.
func (r *Root) release() {
	for _, s := range r.pages.All() {
		if _, on := s.(*table.Table); on {
			return
		}
	}
	r.keeper.Leave()
}
