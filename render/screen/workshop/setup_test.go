package workshop

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
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

// Of a unit that stands on the map already nobody reads that the other army has none.
func TestArmiesOfWhichSomeStandAlreadyAreNotCountedAsAll(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		how := prefs.Default()
		how.Language = language
		from := text(t, "manoeuvre", "man-03-sierra")
		b := on(pagetest.Open(t, 1280, 720, how), "manoeuvre", from)
		s := &b.page.state
		for _, line := range s.Open.Kit().Stock {
			if line.Card == nil && line.Side == rules.First {
				s.Do(state.Edit(rules.Edit{Do: rules.EditPut, Stock: line.ID, Side: line.Side, Cells: []rules.Ref{s.View().Map.Cells[60].Ref}}))
				break
			}
		}
		b.Ctx.Animate()
		b.Settle()
		w := b.Deps.Words
		army := func(s1 rules.Side, n int) string { return w.Word("ui.workshop.units", w.Army(s.View().Sides[s1]), n) }
		if !b.Reads(w.Word("ui.workshop.playable.rest", army(rules.First, 1))) || b.Reads(army(rules.Second, 0)) {
			t.Errorf("%s: the strip says %q", language, b.page.summary())
		}
	}
}
