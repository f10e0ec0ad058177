package table

import (
	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// mostChallengers is how many pieces have results of their own on a card.
const mostChallengers = 10

// challengers shows what an option may lead to for each piece that the other side may
// send against it before any dice are rolled. It reports whether it is such a
// choice that decides.
func (t *Table) challengers(f *column, s *foresee.Card) bool {
	if len(s.Answers) > 0 || len(s.Odds.Choices) != 1 {
		return false
	}
	k := &s.Odds.Choices[0]
	if k.Side == s.Odds.Side || len(k.Options) > mostChallengers || !sends(k.Options) {
		return false
	}
	n := 0
	for i := range k.Options {
		b := &k.Options[i]
		f.gap(4)
		f.text(ui.SmallB, f.c.Theme.Text, t.words.Word("odds.if", t.words.Side(k.Side), t.words.Branch(k.Kind, b.Option)))
		rows := foresee.Rows(b.Rows)
		for i := range rows {
			t.oddsRow(f, s, &rows[i], "row", n)
			n++
		}
	}
	return true
}

// sends reports whether options are one deed by one piece or another, each with
// results of its own.
func sends(all []odds.Branch) bool {
	for i := range all {
		o := all[i].Option
		if len(all[i].Rows) == 0 || o.Who == 0 || o != (rules.Option{Do: all[0].Option.Do, Who: o.Who}) {
			return false
		}
	}
	return len(all) > 1
}
