package table

import (
	"grognard/render/table/foresee"
	"grognard/render/ui"
)

// The words of the odds name both sides and their pieces: whose the chance is
// does not depend on who reads it.

// facts lists the numbers that follow from the results, below the name that they
// are about: those of the side that reads them first.
func (t *Table) facts(f *column, s *foresee.Card) {
	mine, open := s.Odds.Side == s.Odds.Attacker, false
	for _, own := range [...]bool{mine, !mine} {
		name := t.words.Victim(s)
		if own {
			name = t.words.Striker(s)
		}
		for _, k := range s.Facts {
			if k.Own != own || len(s.Units) > 0 && !k.Mean && !k.Open { // told by name
				continue
			}
			if own && k.Mean && name != "" { // a loss is borne by the side as a whole
				name = t.words.Side(s.Odds.Attacker)
			}
			if name != "" {
				f.gap(4)
				f.text(ui.SmallB, f.c.Theme.Text, name)
				name = ""
			}
			value := t.words.Percent(k.Value)
			if k.Mean {
				value = t.words.Decimal(k.Value)
			}
			f.pair(ui.Small, t.words.ByShape(k.Key), value)
			open = open || k.Open
		}
	}
	if open {
		f.text(ui.Small, f.c.Theme.Muted, t.words.Word("odds.open"))
	}
}

// assumed says what the odds take for granted.
func (t *Table) assumed(f *column, s *foresee.Card) {
	if all := t.words.Assumptions(s); len(all) > 0 {
		f.gap(4)
		f.text(ui.Small, f.c.Theme.Muted, t.words.Word("odds.assumed", t.words.Clauses(all)))
	}
}
