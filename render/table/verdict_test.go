package table

import (
	"math/big"
	"strings"
	"testing"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/rules"
)

func TestTheHeadlineOfAMeleeSaysWhoWinsTheLikeliestFirst(t *testing.T) {
	b := onFarm(t)
	o := b.offers("fire", nil)
	row := func(key, percent string, share float32) foresee.Row {
		return foresee.Row{Text: rules.Text{Key: "me.row." + key, A: o.Who, B: o.At}, Percent: percent, Share: share}
	}
	s := &foresee.Card{Odds: &odds.Odds{}, Foe: foresee.Harm{Hurt: "90.0", Gone: "0.0", Kinds: []string{"loss"}}, Rows: []foresee.Row{
		row("melee.lost", "30.0", .3), row("melee.tie", "0.0", 0), row("melee.won", "70.0", .7)}}
	text := b.t.words.Headline(s)
	won, lost := strings.Index(text, b.t.words.Name(o.Who)), strings.Index(text, b.t.words.Name(o.At))
	if won < 0 || lost < 0 || won > lost || !strings.Contains(text, "70.0%") || strings.Contains(text, " 0.0%,") && strings.Count(text, "%") != 2 {
		t.Errorf("the headline is %q", text)
	}
	s.Rows = s.Rows[:0]
	if text := b.t.words.Headline(s); !strings.Contains(text, "90.0%") {
		t.Errorf("without words for it the harm is not told: %q", text)
	}
}

func TestTheHeadlineSaysWhatTheHarmIs(t *testing.T) {
	b := moving(t)
	for _, c := range []struct {
		gist, en, it string
		harms        []string
	}{
		{"100.0", "certain to retreat, cannot be eliminated", "ritirata con certezza, eliminazione impossibile", []string{"back"}},
		{"50.0", "50.0% to retreat, cannot", "ritirata 50,0", []string{"back"}},
		{"62.5", "62.5% to suffer a loss, retreat or fall into disorder", "perdite, ritirata o disordine 62,5", []string{"loss", "back", "order"}},
		{"100.0", "certain to fall into disorder", "disordine con certezza", []string{"order"}},
	} {
		for lang, want := range map[string]string{"en": c.en, "it": c.it} {
			b.t.words.Use(lang)
			s := &foresee.Card{Odds: &odds.Odds{Attacker: rules.First}, Foe: foresee.Harm{Hurt: c.gist, Gone: "0.0", Kinds: c.harms}}
			if text := b.t.words.Headline(s); !strings.Contains(text, want) {
				t.Errorf("%s: %q, want %q", lang, text, want)
			}
		}
	}
}

func TestAResultTellsOnlyTheSumsOfItsOwnCombat(t *testing.T) {
	b := onFarm(t)
	e := &rules.Event{Mods: []rules.Mod{{Sum: "dice", N: 2}, {Sum: "attack", N: 6}, {Sum: "halvings", N: 1}, {Sum: "defence", N: 4}}}
	if n := len(b.t.sumsOf(e)); n != 4 {
		t.Errorf("%d terms without a combat", n)
	}
	v := *b.t.scene.View()
	v.Combat = &rules.Combat{Sums: []rules.Tally{{Key: "attack"}, {Key: "defence"}}}
	b.t.clips.Settle(&v)
	if all := b.t.sumsOf(e); len(all) != 2 || all[0].Sum != "attack" || all[1].Sum != "defence" {
		t.Errorf("told are %+v", all)
	}
}

func TestOldDiceGoWhenAnotherBodyActsWithoutAny(t *testing.T) {
	b := onFarm(t)
	if b.t.history.Outdated() {
		t.Fatal("the dice of the initiative are outdated at once")
	}
	o := b.offers("pass", nil)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.Long()
	if !b.t.history.Outdated() {
		t.Error("they stay beside what has been ordered since")
	}
}

func TestARareRowIsNotPrintedAsNever(t *testing.T) {
	never, rare := odds.Row{Chance: new(big.Rat)}, odds.Row{Chance: big.NewRat(1, 7776)}
	rows := foresee.Rows([]odds.Row{never, rare})
	if rows[0].Percent != "0.0" || rows[1].Percent != "<0.1" {
		t.Errorf("never is %s, once in 7776 %s", rows[0].Percent, rows[1].Percent)
	}
}
