package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/odds"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/rules"
)

// recalling is a battle in which a unit that was lost may test for its return.
func recalling(t *testing.T) (*match.Match, rules.Option) {
	t.Helper()
	for seed := uint64(1); seed < 20; seed++ {
		m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: seed})
		soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		for m.Request() != nil {
			q := m.Request()
			for _, o := range q.Options {
				if o.Do == "test" && o.With == 0 {
					return m, o
				}
			}
			if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody is lost who may return")
	return nil, rules.Option{}
}

func TestATestForReturnSaysWhichResultBringsTheUnitBack(t *testing.T) {
	m, o := recalling(t)
	card, err := odds.Query{}.Card(m.Position(), o)
	if err != nil {
		t.Fatal(err)
	}
	var keys []string
	for _, r := range card.Rows {
		keys = append(keys, r.Text.Key)
	}
	if slices.Sort(keys); !slices.Equal(keys, []string{"ms.log.comes_back", "ms.log.destroyed"}) {
		t.Errorf("rows are %v", keys)
	}
	if card.Derived.OwnGone.High.Sign() != 0 || card.Derived.OwnHit.High.Sign() != 0 || card.Derived.OwnHurt.High.Sign() != 0 {
		t.Errorf("a unit that is lost already comes to harm: %+v", card.Derived)
	}
	for i := range card.Units {
		if u := &card.Units[i]; u.Gone.Sign() != 0 || len(u.Hits) > 1 {
			t.Errorf("the unit is lost again: %+v", u)
		}
	}
}

func TestWhoMayReturnStandsInTheTrayAloneAndItsTestHasNoOpponent(t *testing.T) {
	m, o := recalling(t)
	for _, lang := range []string{"en", "it"} {
		b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
		b.words.Use(lang)
		b.Long()
		w := b.t.game.Words
		if !b.Says(w.Word("table.tray.back")) || b.Says(w.Word("table.tray")) {
			t.Error("the tray does not say that the unit is lost and may return")
		}
		if lies := w.Keys.Region("fallen", o.Who); slices.Contains(b.lying(), lies) {
			t.Errorf("%s lies on the desk as well", lies)
		}
		b.Click(w.Keys.Region("piece", o.Who))
		b.Long()
		foe := w.Capital(w.Side(m.Request().To.Other()))
		if b.Says(foe) {
			t.Errorf("%s is shown as an opponent", foe)
		}
		if want := strings.TrimSuffix(w.Say(rules.Text{Key: "ms.log.comes_back.head", A: o.Who}), "."); !b.Says(want) {
			t.Errorf("%s: nothing says %q", lang, want)
		}
		b.Pictures("returning-" + lang)
	}
}
