package analysis

import (
	"testing"

	"grognard/game/chronicle"
	"grognard/game/film"
	"grognard/game/prefs"
	"grognard/game/study"
	"grognard/render/names"
	"grognard/render/screen/pagetest"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/rules"
)

// Below a decision stands what it led to: the hardest of what fell to the side whose chance sank, told once, and
// nothing that came before it or behind the next decision.
func TestWhatADecisionLedToIsToldBelowIt(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := pagetest.FoughtOnce(t, "ccn", "ccn-01-rolica-first")
	w := words.New(d.Deps.Words.Catalog, m.Book(), &names.Book{Rulebook: m.Book()}, &scene.Scene{View: func() *rules.View { return m.At(0).View(rules.Chance) }, Pos: m.At(0)})
	w.See(m.At(0).View(rules.Chance))
	g := &Game{Study: study.Of(m, nil), Match: m, Stops: film.StopsOf(m), Words: w}
	hit := func(e *rules.Event) bool { return e.Kind == rules.EvHit && e.N > 0 && e.Side != rules.Chance }
	for _, e := range m.Log() {
		if !hit(&e.Event) || e.Undone {
			continue
		}
		var during []rules.Event
		for _, x := range m.Log() {
			if x.Answer == e.Answer && !x.Undone {
				during = append(during, x.Event)
			}
		}
		want := d.Deps.Words.Capital(w.Say(chronicle.Outcome(during, e.Side).Text))
		if got := came(&d.Deps, g, e.Answer, e.Answer, e.Side, ""); got != want || got == "" {
			t.Errorf("answer %d led to %q, want %q", e.Answer, got, want)
		}
		if got := came(&d.Deps, g, e.Answer, e.Answer, e.Side, want); got != "" {
			t.Errorf("%q is told twice", got)
		}
		if got := came(&d.Deps, g, e.Answer+1, e.Answer, e.Side, ""); got != "" {
			t.Errorf("what came before is told: %q", got)
		}
		return
	}
	t.Fatal("nobody was hit")
}
