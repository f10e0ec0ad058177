package table

import (
	"cmp"
	"slices"
	"strings"

	"grognard/game/odds"
	"grognard/render/ui"
	"grognard/rules"
)

// The words of the odds name both sides and their pieces: whose the chance is
// does not depend on who reads it.

// oddsTitle names the act whose odds are shown: the option, or the combat that
// it lets go on.
func (t *Table) oddsTitle(o rules.Option) string {
	if k := t.scene.View().Combat; k != nil && bare(o) && len(k.From) > 0 {
		return t.battleTitle(k)
	}
	return t.opposed(o)
}

// opposed is what an option's button says, with who attacks whom as far as the
// verb does not say so.
func (t *Table) opposed(o rules.Option) string {
	by, at := t.unsaid(o)
	switch {
	case by == 0 && at == 0:
		return t.label(o)
	case by == 0:
		return t.headed(t.label(o), t.name(at))
	case at == 0:
		return t.headed(t.label(o), t.name(by))
	}
	return t.about(t.label(o), t.facing(by, at))
}

// headed says what is done to a thing, or with it. A card that is called what it
// does is not named again: "Withdraw", not "Withdraw: Withdraw".
func (t *Table) headed(label, name string) string {
	if label == name {
		return label
	}
	return t.about(label, name)
}

// facing names who acts and on what: an enemy or a place.
func (t *Table) facing(by, at rules.Ref) string {
	a, aOK := t.scene.SideOf(by)
	b, bOK := t.scene.SideOf(at)
	if aOK && bOK && a != b || t.scene.Hostile(at) {
		return t.deps.Words.Word("format.against", t.name(by), t.placed(at))
	}
	return t.deps.Words.Series([]string{t.name(by), t.placed(at)})
}

// unsaid is who acts, and on whom or where, as far as the verb does not say so.
func (t *Table) unsaid(o rules.Option) (by, at rules.Ref) {
	verb := t.labelText(o)
	tells := func(r rules.Ref) bool { return t.deps.Words.Tells(verb, r) }
	switch {
	case o.Who != 0 && o.At != 0 && tells(o.At): // the verb says where
		if t.scene.Ask != nil && t.scene.Ask.About == o.Who || tells(o.Who) { // or by whom
			return 0, 0
		}
		return o.Who, 0
	case o.Who != 0 && o.At != 0:
		return o.Who, o.At
	case o.At != 0:
		return 0, o.At
	case o.Who != 0 && o.With == 0 && t.scene.OnCloth() && !tells(o.Who):
		return o.Who, 0
	}
	return 0, o.With
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
	for _, x := range [...]struct {
		who, hurt, gone string
		harms           []string
	}{{victim, s.gist, s.gone, s.harms}, {t.striker(s), s.ownGist, s.ownGone, s.ownHarms}} {
		switch {
		case x.hurt == "":
		case x.gone == "0.0":
			harm = append(harm, t.deps.Words.Word("odds.headline.hurt", x.who, t.harm(x.hurt, x.harms)))
		default:
			harm = append(harm, t.deps.Words.Word("odds.headline", x.who, t.harm(x.hurt, x.harms), t.percent(x.gone)))
		}
	}
	return t.deps.Words.Clauses(harm)
}

// harm tells how likely harms are: "62.5% to suffer a loss or retreat", "certain to
// retreat".
func (t *Table) harm(chance string, harms []string) string {
	what := t.deps.Words.Any(t.harmsAs("odds.harm", harms))
	if chance == "100.0" {
		return t.deps.Words.Word("odds.certain", what)
	}
	return t.deps.Words.Word("odds.likely", t.percent(chance), what)
}

// harmsAs puts harms into words: what befalls a unit, "odds.harm", or what is done
// to it, "odds.cause".
func (t *Table) harmsAs(key string, harms []string) (all []string) {
	for _, h := range harms {
		all = append(all, t.deps.Words.Word(t.names.Dot(key, h)))
	}
	return all
}

// verdicts lists the results that a book names in a headline, each with its
// chance, the likeliest first: "Foot Guards win 62.5%, drawn 9.7%". A result has a word for that if
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
		all = append(all, t.chance(t.say(x), r.percent))
	}
	return t.deps.Words.Capital(t.deps.Words.Series(all))
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
			value := t.percent(k.value)
			if k.mean {
				value = t.decimal(k.value)
			}
			f.pair(ui.Small, t.byShape(k.key), value)
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
		f.text(ui.Small, f.c.Theme.Muted, t.deps.Words.Word("odds.assumed", t.deps.Words.Clauses(all)))
	}
}

// assumptions lists what the odds take for granted, each thing once.
func (t *Table) assumptions(s *oddsSheet) (all []string) {
	for i := range s.card.Assumed {
		a := &s.card.Assumed[i]
		say := t.about(t.side(a.Side), t.label(a.Option))
		if key := t.own("assume", a.Kind); t.deps.Words.Has(key) {
			say = t.say(rules.Text{Key: key, A: rules.SideRef(a.Side)})
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
		if say := t.dash(t.side(a.Side), t.branch(a.Kind, a.Option)); !slices.Contains(all, say) {
			all = append(all, say)
		}
	}
	if len(all) == 0 || len(all) > mostShut {
		return t.word("odds.closed")
	}
	return t.deps.Words.Word("odds.closed.named", t.deps.Words.Clauses(all))
}
