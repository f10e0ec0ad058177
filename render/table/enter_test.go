package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/render/table/choice"
	"grognard/rules"
)

// defending goes on to the question of defence cards of a player who holds some
// that can be played.
func defending(t *testing.T) *battle {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	for range 400 {
		b.nearby()
		b.answer("assault")
		b.until("combat.defend")
		if len(b.m.Request().Options) > 1 {
			return b
		}
	}
	t.Fatal("nobody can defend")
	return nil
}

func TestEnterGivesNoDefenceAway(t *testing.T) {
	b := defending(t)
	n := b.m.Len()
	b.Key("Enter")
	b.Long()
	if b.m.Len() != n || b.m.Request().Kind != "combat.defend" {
		t.Fatalf("Enter has answered: %s", b.m.Request().Kind)
	}
	if say := b.t.bar.Refusal().Say; !strings.Contains(say, "press E") {
		t.Errorf("it says %q", say)
	}
	b.In.Now += 2 * choice.Slip
	b.Key("Tab")
	b.Key("Enter")
	b.Long()
	if b.m.Len() != n+1 {
		t.Fatalf("Enter has given %d answers for the card that was picked", b.m.Len()-n)
	}
	if a := b.m.Gave(b.m.Len()); a.Option.Do != "play" {
		t.Errorf("it gives %+v", a.Option)
	}
	b.Key("Enter") // a card has been played: that is the defence
	b.Long()
	if q := b.m.Request(); q != nil && q.Kind == "combat.defend" {
		t.Error("Enter does not end the defence")
	}
}

func TestTheQuestionOfAWithdrawalNamesTheAttacker(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
		b.words.Use(lang)
		b.nearby()
		b.answer("assault")
		if q := b.m.Request(); q.Kind != "combat.withdraw" {
			t.Fatalf("%s is asked", q.Kind)
		}
		b.Long()
		a := b.m.Gave(b.m.Len())
		if say := b.t.game.Words.Asking(b.t.game.Choice); !strings.Contains(say, b.t.game.Words.Name(a.Option.Who)) || !strings.Contains(say, b.t.game.Words.Name(a.Option.At)) {
			t.Errorf("%s: %s", lang, say)
		}
	}
}

// A question that nothing ends and that is about no pieces is put again.
func TestETellsOfAQuestionThatIsAboutNoPieces(t *testing.T) {
	b := newDesk(t, 1280, 720, prefs.Default()).begin(screentest.Begin(t, "squares", "ns-03-auerstedt", match.Start{Open: true, Seed: 11, Set: map[string]string{"fog_of_war": "on"}}))
	b.Long()
	dummy := func(o rules.Option) bool { return o.Do == "dummy" }
	for b.m.Request().Kind != "fog.kind" {
		q := b.m.Request()
		o := q.Options[q.Quiet]
		if i := slices.IndexFunc(q.Options, dummy); i >= 0 {
			o = q.Options[i]
		}
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	b.Long()
	n, want := b.m.Len(), b.t.game.Words.Asking(b.t.game.Choice)
	b.Key("E")
	if b.m.Len() != n || !b.Says(want) || b.t.bar.Refusal().Say != want || b.t.bar.Refusal().Why.Rule != b.m.Request().Rule {
		t.Errorf("E says %q (%s), want %q", b.t.bar.Refusal().Say, b.t.bar.Refusal().Why.Rule, want)
	}
}
