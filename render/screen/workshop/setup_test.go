package workshop

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
)

// Of a battle whose armies the players set up nothing says that it has to be begun: what can be
// played as it is does not ask for units.
func TestArmiesThatPlayersSetUpAreNotAskedFor(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		how := prefs.Default()
		how.Language = language
		b := on(pagetest.Open(t, 1280, 720, how), "manoeuvre", text(t, "manoeuvre", "man-03-sierra"))
		forces := state.Forces
		b.page.state.Do(state.Act{Drawer: &forces})
		b.Ctx.Animate()
		b.Settle()
		b.Shot("setup-" + language)
		w := b.Deps.Words
		if !b.Reads(w.Word("ui.workshop.first.setup")) || b.Reads(w.Word("ui.workshop.first.forces")) {
			t.Errorf("%s: the drawer says something else", language)
		}
		if !b.Reads(w.Word("ui.workshop.playable.setup")) {
			t.Errorf("%s: the strip does not say who sets up", language)
		}
	}
}
