package table

import (
	"cmp"
	"slices"
	"strings"

	"grognard/render/ui"
	"grognard/rules"
)

// The words of the odds name both sides and their pieces: whose the chance is
// does not depend on who reads it.

// oddsTitle names the act whose odds are shown: the option, or the combat that
// it lets go on.
func (t *Table) oddsTitle(o rules.Option) string {
	if k := t.view().Combat; k != nil && bare(o) && len(k.From) > 0 {
		return t.battleTitle(k)
	}
	return t.label(o) + t.against(o)
}

// against names who attacks whom, as far as the verb does not say so.
func (t *Table) against(o rules.Option) string {
	switch {
	case o.Who != 0 && o.At != 0 && strings.Contains(t.label(o), t.name(o.At)): // the verb says where
		if t.ask != nil && t.ask.About == o.Who || strings.Contains(t.label(o), t.name(o.Who)) { // or by whom
			return ""
		}
		return ": " + t.name(o.Who)
	case o.Who != 0 && o.At != 0:
		return ": " + t.name(o.Who) + " – " + t.name(o.At)
	case o.At != 0:
		return ": " + t.name(o.At)
	case o.Who != 0 && o.With == 0 && t.onCloth() && !strings.Contains(t.label(o), t.name(o.Who)):
		return ": " + t.name(o.Who)
	case o.With != 0:
		return ": " + t.name(o.With)
	}
	return ""
}

// victim is what the side attacked is called: its piece, or else the side.
func (t *Table) victim(s *oddsSheet) string {
	if s.card.Target != 0 {
		return t.placed(s.card.Target)
	}
	return t.side(s.card.Attacker.Other())
}

// striker is what the side that attacks is called: its only piece, or else the
// side.
func (t *Table) striker(s *oddsSheet) string {
	n := 0
	for i := range s.card.Units {
		if s.card.Units[i].Side == s.card.Attacker {
			n++
		}
	}
	if len(s.card.Own) == 1 && n <= 1 {
		return t.placed(s.card.Own[0])
	}
	return t.deps.Words.Word("odds.anyunit", t.side(s.card.Attacker))
}

// headline tells in one line what decides: who wins, if the book has words for
// that, or else what each side has to expect; "" if there is nothing to tell.
func (t *Table) headline(s *oddsSheet) string {
	if text := t.verdicts(s); text != "" {
		return text
	}
	victim := t.victim(s)
	if s.card.Target == 0 {
		victim = t.deps.Words.Word("odds.anyunit", victim)
	}
	var harm []string
	for _, x := range [...]struct{ who, hurt, gone string }{{victim, s.gist, s.gone}, {t.striker(s), s.ownGist, s.ownGone}} {
		switch {
		case x.hurt == "":
		case x.gone == "0.0":
			harm = append(harm, t.deps.Words.Word("odds.headline.hurt", x.who, t.decimal(x.hurt)))
		default:
			harm = append(harm, t.deps.Words.Word("odds.headline", x.who, t.decimal(x.hurt), t.decimal(x.gone)))
		}
	}
	return strings.Join(harm, "; ")
}

// verdicts lists the results that a book names in a headline, each with its
// chance, the likeliest first: "Foot Guards win 62.5 %, drawn 9.7 %". A result has a word for that if
// it decides more than harm does: "<row>.head". "" if none of them has.
func (t *Table) verdicts(s *oddsSheet) string {
	var rows []*oddsRow
	for i := range s.rows {
		if r := &s.rows[i]; t.deps.Words.Has(t.names.Dot(r.text.Key, "head")) && r.share > 0 {
			rows = append(rows, r)
		}
	}
	slices.SortStableFunc(rows, func(a, b *oddsRow) int { return cmp.Compare(b.share, a.share) })
	var all []string
	for _, r := range rows {
		x := t.named(s, r.text)
		x.Key = t.names.Dot(x.Key, "head")
		all = append(all, t.deps.Words.Word("odds.headline.row", t.say(x), t.decimal(r.percent)))
	}
	return t.names.Capital(strings.Join(all, ", "))
}

// named gives a general result the names of those whom it happens to: A is
// attacked, B attacks.
func (t *Table) named(s *oddsSheet, x rules.Text) rules.Text {
	if !strings.HasPrefix(x.Key, "odds.") || x.A != 0 {
		return x
	}
	x.A, x.B = s.card.Target, rules.SideRef(s.card.Attacker)
	if x.A == 0 {
		x.A = rules.SideRef(s.card.Attacker.Other())
	}
	if len(s.card.Own) == 1 {
		x.B = s.card.Own[0]
	}
	return x
}

// namedHere does the same for the combat in progress.
func (t *Table) namedHere(x rules.Text) rules.Text {
	k := t.view().Combat
	if !strings.HasPrefix(x.Key, "odds.") || x.A != 0 || k == nil {
		return x
	}
	x.A, x.B = k.To, rules.SideRef(t.attacker(k))
	if x.A == 0 {
		x.A = rules.SideRef(t.attacker(k).Other())
	}
	if len(k.From) == 1 {
		x.B = k.From[0]
	}
	return x
}

// facts lists the numbers that follow from the results, below the name that they
// are about: those of the side that reads them first.
func (t *Table) facts(f *column, s *oddsSheet) {
	mine, open := s.card.Side == s.card.Attacker, false
	for _, own := range [...]bool{mine, !mine} {
		name := t.victim(s)
		if own {
			name = t.striker(s)
		}
		for _, k := range s.facts {
			if k.own != own || len(s.units) > 0 && !k.mean && !k.open { // told by name
				continue
			}
			if own && k.mean && name != "" { // a loss is borne by the side as a whole
				name = t.side(s.card.Attacker)
			}
			if name != "" {
				f.gap(4)
				f.text(ui.SmallB, f.c.Theme.Text, name)
				name = ""
			}
			f.pair(ui.Small, t.byShape(k.key), t.decimal(k.value))
			open = open || k.open
		}
	}
	if open {
		f.text(ui.Small, f.c.Theme.Muted, t.word("odds.open"))
	}
}

// assumed says what the odds take for granted.
func (t *Table) assumed(f *column, s *oddsSheet) {
	if all := t.assumptions(s); len(all) > 0 {
		f.gap(4)
		f.text(ui.Small, f.c.Theme.Muted, t.word("odds.assumed")+" "+strings.Join(all, "; ")+".")
	}
}

// assumptions lists what the odds take for granted, each thing once.
func (t *Table) assumptions(s *oddsSheet) (all []string) {
	for i := range s.card.Assumed {
		a := &s.card.Assumed[i]
		say := t.side(a.Side) + ": " + t.label(a.Option)
		if key := t.own("assume", a.Kind); t.deps.Words.Has(key) {
			say = t.say(rules.Text{Key: key, A: rules.SideRef(a.Side)})
		}
		if !slices.Contains(all, say) {
			all = append(all, say)
		}
	}
	return all
}
