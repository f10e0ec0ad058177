package workshop

import (
	"fmt"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// TestAnEmptyBattleSaysWhatToDoFirst goes through the drawers of an empty battle of each
// system, and of one that is finished.
func TestAnEmptyBattleSaysWhatToDoFirst(t *testing.T) {
	for i, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			r, _ := scenarios.Book(k.book)
			how := prefs.Default()
			how.Language = [2]string{"en", "it"}[i%2]
			d := pagetest.Open(t, 1280, 720, how)
			b := on(d, k.book, r.(rules.Workshop).Blanks()[0].Text)
			says := func(drawer state.Drawer) bool {
				word := firsts[drawer]
				if drawer == state.Forces && b.page.setUpLater() { // the strip says no fault: units may be left to the players
					word = "ui.workshop.first.setup"
				}
				s := &b.page.state
				s.Do(state.Act{Drawer: &drawer, Selects: true, Hand: &state.Hand{}})
				b.Ctx.Animate()
				b.Settle()
				return b.Reads(d.Deps.Words.Word(word))
			}
			for drawer := range firsts {
				if !says(state.Drawer(drawer)) {
					t.Errorf("drawer %d says nothing", drawer)
				}
				d.Shot(fmt.Sprintf("first-%s-%d", k.book, drawer))
			}
			b.page.state.Do(state.Edit(rules.Edit{Do: rules.EditSet, Key: "scenario.title_en", Value: "Mine"}))
			if says(state.Terms) || !says(state.Forces) {
				t.Error("a title is no beginning of the terms alone")
			}
			d.Click("tab.ground")
			d.Click("tab.forces")
			_, data, _ := scenarios.Open(k.book, k.id)
			if err := b.page.state.Open.Become(string(data)); err != nil {
				t.Fatal(err)
			}
			for drawer := range firsts {
				if said := says(state.Drawer(drawer)); drawer == int(state.Terms) && !b.Reads(d.Deps.Words.Word("ui.workshop.hint.terms")) {
					t.Error("over the map something is said of the map")
				} else if said {
					t.Errorf("of a battle that stands drawer %d says how to begin", drawer)
				}
			}
		})
	}
}
