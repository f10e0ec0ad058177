package table

import (
	"math/big"
	"strings"
	"testing"

	"grognard/game/odds"
	"grognard/rules"
)

func TestTheHeadlineOfAMeleeSaysWhoWinsTheLikeliestFirst(t *testing.T) {
	b := onFarm(t)
	o := b.offers("fire", nil)
	row := func(key, percent string, share float32) oddsRow {
		return oddsRow{text: rules.Text{Key: "me.row." + key, A: o.Who, B: o.At}, percent: percent, share: share}
	}
	s := &oddsSheet{card: &odds.Odds{}, gist: "100.0", rows: []oddsRow{
		row("melee.lost", "30.0", .3), row("melee.tie", "0.0", 0), row("melee.won", "70.0", .7)}}
	text := b.t.headline(s)
	won, lost := strings.Index(text, b.t.name(o.Who)), strings.Index(text, b.t.name(o.At))
	if won < 0 || lost < 0 || won > lost || !strings.Contains(text, "70.0%") || strings.Contains(text, " 0.0%,") && strings.Count(text, "%") != 2 {
		t.Errorf("the headline is %q", text)
	}
	s.rows = s.rows[:0]
	if text := b.t.headline(s); !strings.Contains(text, "100.0") {
		t.Errorf("without words for it the harm is not told: %q", text)
	}
}

func TestAResultTellsOnlyTheSumsOfItsOwnCombat(t *testing.T) {
	b := onFarm(t)
	e := &rules.Event{Mods: []rules.Mod{{Sum: "dice", N: 2}, {Sum: "attack", N: 6}, {Sum: "halvings", N: 1}, {Sum: "defence", N: 4}}}
	if n := len(b.t.sumsOf(e)); n != 4 {
		t.Errorf("%d terms without a combat", n)
	}
	v := *b.t.view()
	v.Combat = &rules.Combat{Sums: []rules.Tally{{Key: "attack"}, {Key: "defence"}}}
	b.t.clips.Settle(&v)
	if all := b.t.sumsOf(e); len(all) != 2 || all[0].Sum != "attack" || all[1].Sum != "defence" {
		t.Errorf("told are %+v", all)
	}
}

func TestOldDiceGoWhenAnotherBodyActsWithoutAny(t *testing.T) {
	b := onFarm(t)
	if b.t.outdated() {
		t.Fatal("the dice of the initiative are outdated at once")
	}
	o := b.offers("pass", nil)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.Long()
	if !b.t.outdated() {
		t.Error("they stay beside what has been ordered since")
	}
}

func TestARareRowIsNotPrintedAsNever(t *testing.T) {
	never, rare := odds.Row{Chance: new(big.Rat)}, odds.Row{Chance: big.NewRat(1, 7776)}
	rows := sheetRows([]odds.Row{never, rare})
	if rows[0].percent != "0.0" || rows[1].percent != "<0.1" {
		t.Errorf("never is %s, once in 7776 %s", rows[0].percent, rows[1].percent)
	}
}
