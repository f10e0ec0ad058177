package prompt

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/screentest"
	"grognard/rules"
)

// To disengage is to fall back or to be Shaken whatever most dice show: which of them is
// chosen after the dice, and the card does not say that neither happens.
func TestACardTellsOfHarmThatIsChosenAfterTheDice(t *testing.T) {
	for seed := range uint64(8) {
		m := screentest.Begin(t, "musket", "marengo-1800", match.Start{Open: true, Seed: 11})
		r := rand.New(rand.NewPCG(4, seed))
		for range 700 {
			q := m.Request()
			if q == nil {
				break
			}
			if c := disengagement(m.Position()); c != nil {
				disengages(t, m, c)
				return
			}
			o := q.Options[r.IntN(len(q.Options))]
			if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "attack" }); i >= 0 {
				o = q.Options[i]
			}
			if _, err := m.Answer(o); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody may disengage")
}

// disengagement is the odds of it where it is an answer and does harm, or nil.
func disengagement(p *rules.Position) *odds.Odds {
	o := rules.Option{Do: "disengage"}
	if q := p.Request(); q.Kind != "combat.reaction" || !slices.Contains(q.Options, o) {
		return nil
	}
	if c, err := odds.Card(p, o); err == nil && c.First.Harmed.High.Sign() > 0 {
		return c
	}
	return nil
}

// disengages holds what the card of a disengagement says against its odds.
func disengages(t *testing.T, m *match.Match, card *odds.Odds) {
	d := over(t, m)
	d.dealt()
	for _, a := range d.bar.reaction.cards {
		if a.option.Do != "disengage" {
			continue
		}
		want := d.Words.Percent(odds.Percent(card.First.Harmed.High))
		if !slices.ContainsFunc(a.facts, func(f fact) bool { return f.value == want }) {
			t.Errorf("harm comes of it with %s, the card says %+v", want, a.facts)
		}
		for _, f := range a.facts {
			if f.label == d.Words.Word("table.ask.mine.back") && f.value == d.Words.Word("table.ask.never") {
				t.Errorf("the card leaves out that the unit may be Shaken: %+v", a.facts)
			}
		}
		return
	}
	t.Error("there is no card to disengage")
}

// An answer that plays a card tells which.
func TestAnAnswerNamesItsCard(t *testing.T) {
	for seed := range uint64(20) {
		m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Open: true, Seed: seed})
		r := rand.New(rand.NewPCG(5, seed))
		for range 400 {
			q := m.Request()
			if q == nil {
				break
			}
			if q.Kind == "combat.defend" && slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.With != 0 }) {
				named(t, m)
				return
			}
			o := q.Options[r.IntN(len(q.Options))]
			if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "assault" }); i >= 0 {
				o = q.Options[i]
			}
			if _, err := m.Answer(o); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody defends with a card")
}

// named holds the titles of the answers against the cards that they play.
func named(t *testing.T, m *match.Match) {
	d := over(t, m)
	d.dealt()
	n := 0
	for _, a := range d.bar.reaction.cards {
		if a.option.With == 0 {
			continue
		}
		n++
		if name := d.Words.Name(a.option.With); !strings.HasSuffix(a.title, name) {
			t.Errorf("%q does not name %s", a.title, name)
		}
	}
	if n == 0 {
		t.Errorf("no answer plays a card: %+v", d.bar.reaction.cards)
	}
}
