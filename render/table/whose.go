package table

import (
	"cmp"
	"slices"
	"strings"

	"grognard/game/odds"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// The words of the odds name both sides and their pieces: whose the chance is
// does not depend on who reads it.

// oddsTitle names the act whose odds are shown: the option, or the combat that
// it lets go on.
func (t *Table) oddsTitle(o rules.Option) string {
	if k := t.scene.View().Combat; k != nil && choice.Bare(o) && len(k.From) > 0 {
		return t.battleTitle(k)
	}
	return t.words.Opposed(o)
}

// victim is what the side attacked is called: its piece, or else the side.
func (t *Table) victim(s *foresee.Card) string {
	if s.Odds.Target != 0 {
		return t.words.Placed(s.Odds.Target)
	}
	return t.words.Side(s.Odds.Attacker.Other())
}

// striker is what the side that attacks is called: its only piece, or else the
// side.
func (t *Table) striker(s *foresee.Card) string {
	n := 0
	for i := range s.Odds.Units {
		if s.Odds.Units[i].Side == s.Odds.Attacker {
			n++
		}
	}
	if len(s.Odds.Own) == 1 && n <= 1 {
		return t.words.Placed(s.Odds.Own[0])
	}
	return t.words.Word("odds.anyunit", t.words.Side(s.Odds.Attacker))
}

// headline tells in one line what decides: who wins, if the book has words for
// that, or else what each side has to expect; "" if there is nothing to tell.
func (t *Table) headline(s *foresee.Card) string {
	if text := t.verdicts(s); text != "" {
		return text
	}
	victim := t.victim(s)
	if s.Odds.Target == 0 {
		victim = t.words.Word("odds.anyunit", victim)
	}
	var harm []string
	for _, x := range [...]struct {
		who, hurt, gone string
		harms           []string
	}{{victim, s.Foe.Hurt, s.Foe.Gone, s.Foe.Kinds}, {t.striker(s), s.Own.Hurt, s.Own.Gone, s.Own.Kinds}} {
		switch {
		case x.hurt == "":
		case x.gone == "0.0":
			harm = append(harm, t.words.Word("odds.headline.hurt", x.who, t.words.Harm(x.hurt, x.harms)))
		default:
			harm = append(harm, t.words.Word("odds.headline", x.who, t.words.Harm(x.hurt, x.harms), t.words.Percent(x.gone)))
		}
	}
	return t.words.Clauses(harm)
}

// verdicts lists the results that a book names in a headline, each with its
// chance, the likeliest first: "Foot Guards win 62.5%, drawn 9.7%". A result has a word for that if
// it decides more than harm does: "<row>.head". "" if none of them has.
func (t *Table) verdicts(s *foresee.Card) string {
	var rows []*foresee.Row
	for i := range s.Rows {
		if r := &s.Rows[i]; t.words.Has(t.names.Dot(r.Text.Key, "head")) && r.Share > 0 {
			rows = append(rows, r)
		}
	}
	slices.SortStableFunc(rows, func(a, b *foresee.Row) int { return cmp.Compare(b.Share, a.Share) })
	var all []string
	for _, r := range rows {
		x := t.named(s, r.Text)
		x.Key = t.names.Dot(x.Key, "head")
		all = append(all, t.words.Chance(t.words.Say(x), r.Percent))
	}
	return t.words.Capital(t.words.Series(all))
}

// named gives a general result the names of those whom it happens to: A is
// attacked, B attacks.
func (t *Table) named(s *foresee.Card, x rules.Text) rules.Text {
	if !strings.HasPrefix(x.Key, "odds.") || x.A != 0 {
		return x
	}
	x.A, x.B = s.Odds.Target, rules.SideRef(s.Odds.Attacker)
	if x.A == 0 {
		x.A = rules.SideRef(s.Odds.Attacker.Other())
	}
	if len(s.Odds.Own) == 1 {
		x.B = s.Odds.Own[0]
	}
	return x
}

// facts lists the numbers that follow from the results, below the name that they
// are about: those of the side that reads them first.
func (t *Table) facts(f *column, s *foresee.Card) {
	mine, open := s.Odds.Side == s.Odds.Attacker, false
	for _, own := range [...]bool{mine, !mine} {
		name := t.victim(s)
		if own {
			name = t.striker(s)
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
	if all := t.assumptions(s); len(all) > 0 {
		f.gap(4)
		f.text(ui.Small, f.c.Theme.Muted, t.words.Word("odds.assumed", t.words.Clauses(all)))
	}
}

// assumptions lists what the odds take for granted, each thing once.
func (t *Table) assumptions(s *foresee.Card) (all []string) {
	for i := range s.Odds.Assumed {
		a := &s.Odds.Assumed[i]
		say := t.words.About(t.words.Side(a.Side), t.words.Label(a.Option))
		if key := t.words.Own("assume", a.Kind); t.words.Has(key) {
			say = t.words.Say(rules.Text{Key: key, A: rules.SideRef(a.Side)})
		}
		if !slices.Contains(all, say) {
			all = append(all, say)
		}
	}
	return all
}

// mostShut is how many choices a card names of which it counts one option.
const mostShut = 3

// shutText says under which choices a card is exact: with all options there were
// too many ways to count.
func (t *Table) shutText(shut []odds.Assumption) string {
	var all []string
	for i := range shut {
		a := &shut[i]
		if say := t.words.Dash(t.words.Side(a.Side), t.branch(a.Kind, a.Option)); !slices.Contains(all, say) {
			all = append(all, say)
		}
	}
	if len(all) == 0 || len(all) > mostShut {
		return t.words.Word("odds.closed")
	}
	return t.words.Word("odds.closed.named", t.words.Clauses(all))
}
