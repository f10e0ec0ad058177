package workshop

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// "One more" on the card of an objective begins another one: the tool is in hand, its drawer is
// open, and the line at the top says so until it lies on the map.
func TestOneMoreObjectiveBegins(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		how := prefs.Default()
		how.Language = language
		r, _ := scenarios.Book("ccn")
		b := on(pagetest.Open(t, 1280, 720, how), "ccn", r.(rules.Workshop).Blanks()[0].Text)
		p, w := b.page, b.Deps.Words
		put := func(cell string) {
			p.state.Do(state.Edit(rules.Edit{Do: rules.EditPut, Tool: "objective", Cells: []rules.Ref{cellNamed(t, p, cell)}}))
			b.Ctx.Animate()
			b.Settle()
		}
		terms := state.Terms
		p.state.Do(state.Act{Drawer: &terms})
		p.open(&b.Ctx, state.Terms) // the map is in view
		put("D5")
		for _, s := range []string{"french", "allied"} { // sides are called on the card as on the map
			name := w.Army(p.state.View().Sides[map[string]int{"french": 0, "allied": 1}[s]])
			if !b.Reads(name) || b.Reads("the Allies") || b.Reads("gli Alleati") {
				t.Errorf("%s: the card does not call a side %s", language, name)
			}
		}
		b.Click("property.more")
		b.Settle()
		b.Shot("another-" + language)
		says := w.Word("ui.workshop.another", w.Word("ccn.tool.objective"))
		if s := &p.state; s.Hand.Tool != "objective" || s.Drawer != state.Ground || s.Closed || !b.Reads(says) {
			t.Errorf("%s: in hand is %q, drawer %d; %q is not said", language, s.Hand.Tool, s.Drawer, says)
		}
		if about := w.Word("ccn.tool.objective.about"); !b.Reads(about) {
			t.Errorf("%s: %q is cut", language, about)
		}
		put("D7")
		if n := strings.Count(p.Draft().Text, "[[objective]]"); n != 2 || b.Reads(says) {
			t.Errorf("%s: there are %d objectives, and it is still said that another one begins", language, n)
		}
	}
}

// What lies across a river says that it can be crossed.
func TestBridgesAndFordsSayThatTheyAreCrossed(t *testing.T) {
	for language, word := range map[string]string{"en": "crossed", "it": "si passa il fiume"} {
		how := prefs.Default()
		how.Language = language
		b := on(pagetest.Open(t, 1280, 720, how), "ccn", text(t, "ccn", "ccn-01-rolica-first"))
		for _, key := range []string{"bridge", "ford"} {
			about := b.page.stage.Words.Say(b.page.state.Open.Kit().Tool(key).About)
			if !strings.Contains(about, word) {
				t.Errorf("%s: %q", language, about)
			}
		}
	}
}

// text is the file of a battle of the game.
func text(t *testing.T, book, id string) string {
	t.Helper()
	_, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
