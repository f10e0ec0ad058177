package wire

import (
	"strings"

	"grognard/game/odds"
	"grognard/rules"
)

// odds tells what an option may lead to.
func (s *Session) odds(rest string) error {
	o, err := s.parse(rest)
	if err != nil {
		return err
	}
	card, err := odds.Card(s.Match.Position(), o)
	if err != nil {
		return err
	}
	s.say("odds", attr{"target", s.ref(card.Target)}, attr{"own", s.refs(card.Own)}, attr{".option", s.option(o)})
	for _, e := range card.Estimates {
		s.say("estimate", attr{".key", e.Text.Key}, attr{"", e.Text.N}, attr{"say", s.words(e.Text)})
		s.chances(e.Odds)
	}
	if len(card.Estimates) == 0 {
		s.chances(card)
	}
	return nil
}

// chances tells all that a card holds.
func (s *Session) chances(card *odds.Odds) {
	for _, d := range card.Dice {
		s.say("dice", attr{".dice", diceName(d)}, attr{"by", sideName(d.Side)})
	}
	for _, m := range card.Mods {
		s.say("mod", attr{".sum", string(m.Sum)}, attr{"", m.N}, attr{".rule", m.Rule}, attr{"key", m.Why.Key}, attr{"say", s.words(m.Why)})
	}
	for _, a := range card.Assumed {
		s.say("assumed", attr{".side", sideName(a.Side)}, attr{".kind", a.Kind}, attr{".rule", a.Rule}, attr{".option", s.option(a.Option)})
	}
	if card.Sampled > 0 {
		s.say("sampled", attr{"", card.Sampled})
	}
	if card.Closed {
		s.say("closed")
	}
	s.rows(card.Rows, 0)
	s.choices(card.Choices, 0)
	s.backs(card, card.Back, 0)
	s.derived(card.Derived)
	for _, o := range card.Openings {
		s.say("opening", attr{".percent", odds.Percent(o.Chance)}, attr{".chance", odds.Fraction(o.Chance)}, attr{".key", o.Text.Key}, attr{"rule", o.Rule}, attr{"say", s.rowName(o.Text)})
	}
	s.spread(card.Range)
	s.units(card.Units)
	s.answers(card)
	for _, v := range card.Variants {
		s.say("variant", attr{".whatif", v.WhatIf}, attr{"", v.N})
		s.rows(v.Rows, 1)
	}
}

// rows tells results; in is how deep they lie under choices or variants.
func (s *Session) rows(rows []odds.Row, in int) {
	for _, r := range rows {
		s.say("row", attr{".percent", r.Percent()}, attr{".chance", r.Fraction()}, attr{".key", r.Text.Key}, attr{"rule", r.Rule},
			attr{"in", in}, attr{"say", s.rowName(r.Text)})
		s.choices(r.Choices, in+1)
	}
}

// backs tells what the answer of the target does to the attacker.
func (s *Session) backs(card *odds.Odds, rows []odds.Row, in int) {
	for _, r := range rows {
		x := r.Text
		if x.A == 0 { // a general result, that names nobody yet
			x.A, x.B = card.Target, rules.SideRef(card.Attacker)
			if len(card.Own) == 1 {
				x.B = card.Own[0]
			}
		}
		s.say("back", attr{".percent", r.Percent()}, attr{".chance", r.Fraction()}, attr{".key", r.Text.Key}, attr{"in", in}, attr{"say", s.rowName(x)})
	}
}

// spread tells between what the odds lie over the choices of the side attacked.
func (s *Session) spread(x *odds.Range) {
	if x == nil {
		return
	}
	s.say("range", attr{".side", sideName(x.Side)}, attr{".kind", x.Kind}, attr{".rule", x.Rule}, attr{"choices", x.Counted}, attr{"left", x.Left}, attr{"hidden", x.Hidden},
		attr{"edge", spanOf(x.Edge)})
	for i, list := range [...][]odds.RowRange{x.Rows, x.Openings} {
		for _, r := range list {
			s.say([...]string{"row", "opening"}[i]+"range", attr{".chance", spanOf(r.Chance)}, attr{".key", r.Text.Key}, attr{"rule", r.Rule}, attr{"in", 1}, attr{"say", s.rowName(r.Text)})
		}
	}
}

// answers tells the odds again for every answer that the side attacked may give,
// side by side.
func (s *Session) answers(card *odds.Odds) {
	for i := range card.Replies {
		a := &card.Replies[i]
		d := &a.Derived
		s.say("reply", attr{".side", sideName(a.Side)}, attr{".kind", a.Kind}, attr{".rule", a.Rule}, attr{"removed", spanOf(d.Removed)},
			attr{"hurt", spanOf(d.Hurt)}, attr{"moved", spanOf(d.Moved)}, attr{"ownhit", spanOf(d.OwnHit)}, attr{"ownloss", spanOf(d.OwnLoss)},
			attr{"ownremoved", spanOf(d.OwnGone)}, attr{"unseen", a.Unseen}, attr{"sampled", a.Sampled}, attr{".option", s.option(a.Option)})
		s.rows(a.Rows, 1)
		s.backs(card, a.Back, 1)
	}
}

// rowName names a result without its numbers: by the word <key>.name, or the
// sentence where there is none; where the rulebook has words of its own for a
// general result, by those.
func (s *Session) rowName(t rules.Text) string {
	if own := s.Match.Book().Prefix() + "." + t.Key; s.Words != nil && s.Words.Has(own) {
		t.Key = own
	}
	if s.Words != nil && s.Words.Has(t.Key+".name") {
		return s.Words.Word(t.Key + ".name")
	}
	return s.words(t)
}

// choices tells decisions that are left open, and what each option leads to.
func (s *Session) choices(choices []odds.Choice, in int) {
	for _, c := range choices {
		s.say("choice", attr{".side", sideName(c.Side)}, attr{".kind", c.Kind}, attr{".rule", c.Rule}, attr{"share", odds.Fraction(c.Share)}, attr{"in", in})
		for _, b := range c.Options {
			d := b.Derived
			s.say("branch", attr{"removed", spanOf(d.Removed)}, attr{"hurt", spanOf(d.Hurt)}, attr{"ownloss", spanOf(d.OwnLoss)},
				attr{"in", in}, attr{".option", s.option(b.Option)})
			s.rows(b.Rows, in+1)
			s.choices(b.Choices, in+1)
		}
	}
}

// derived tells the numbers beside the rows.
func (s *Session) derived(d odds.Derived) {
	s.say("derived", attr{"removed", spanOf(d.Removed)}, attr{"hurt", spanOf(d.Hurt)}, attr{"moved", spanOf(d.Moved)},
		attr{"ownhit", spanOf(d.OwnHit)}, attr{"ownloss", spanOf(d.OwnLoss)})
	for _, p := range d.Pursuit {
		s.say("pursuit", attr{".unit", s.ref(p.Unit)}, attr{"none", odds.Fraction(p.Hits[0])},
			attr{"one", odds.Fraction(p.Hits[1])}, attr{"more", odds.Fraction(p.Hits[2])})
	}
}

// units tells what may become of each piece that takes part.
func (s *Session) units(all []odds.Unit) {
	for i := range all {
		u := &all[i]
		hits := make([]string, len(u.Hits))
		for n, chance := range u.Hits {
			hits[n] = odds.Fraction(chance)
		}
		s.say("unit", attr{".unit", s.ref(u.Who)}, attr{"by", sideName(u.Side)}, attr{"holds", odds.Fraction(u.Holds)},
			attr{"retreats", odds.Fraction(u.Retreats)}, attr{"gone", odds.Fraction(u.Gone)}, attr{"hits", strings.Join(hits, ",")})
		for _, m := range u.Marks {
			s.say("mark", attr{".key", m.Text.Key}, attr{".chance", odds.Fraction(m.Chance)}, attr{"rule", m.Rule}, attr{"in", 1}, attr{"say", s.words(m.Text)})
		}
	}
}

// spanOf writes "15/64", or "0..49/64" where choices decide.
func spanOf(s odds.Span) string {
	if s.One() {
		return odds.Fraction(s.Low)
	}
	return odds.Fraction(s.Low) + ".." + odds.Fraction(s.High)
}
