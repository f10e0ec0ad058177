package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/game/prefs"
	"grognard/render/table/foresee"
	"grognard/rules"
	"grognard/scenarios"
)

// judging opens a battle by eye in which the south acts first.
func judging(t *testing.T) *battle {
	t.Helper()
	book, _ := scenarios.Book("eagles")
	_, data, err := scenarios.Open("eagles", "the-walled-farm")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: "the-walled-farm", Data: data, Open: true, Seed: 11, Set: map[string]string{"measuring": "by_eye"}})
	if err != nil {
		t.Fatal(err)
	}
	b := newDesk(t, 1280, 1000, prefs.Default()).begin(m)
	b.Long()
	b.answer("first")
	b.Long()
	return b
}

func TestByEyeTheOddsStandSideBySideForEveryBand(t *testing.T) {
	b := judging(t)
	o := b.offers("fire", func(o rules.Option) bool {
		card, err := odds.Card(b.t.game.Scene.Pos, o)
		return err == nil && card.Estimates[0].Dice[0].N() > 3
	})
	b.piece(o.Who)
	b.piece(o.At)
	for range 50 {
		if !b.t.game.Ahead.Odds.Busy() {
			break
		}
		b.Long()
	}
	b.Long()
	s := b.t.game.Ahead.Odds.Card(b.t.game.Scene.Pos)
	if s == nil || len(s.Judged) != 3 || len(s.Rows) != 0 || len(s.Variants) == 0 {
		t.Fatalf("the card of %s: %+v", rules.FormatOption(b.m.Book(), b.t.game.Ahead.Odds.Option), s)
	}
	for _, head := range []string{"If you judge the distance so", "6″", "12″", "18″"} {
		if !b.Says(head) {
			t.Errorf("%q is not on the screen", head)
		}
	}
	misses := s.Variants[slices.IndexFunc(s.Variants, func(v foresee.Variant) bool { return strings.HasSuffix(v.Text.Key, "fire.0") })]
	if misses.Percent[0] == misses.Percent[2] {
		t.Errorf("no hit with %v at every range", misses.Percent)
	}
	b.Pictures("by-eye-odds")
}
