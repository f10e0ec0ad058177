package combat

import (
	"slices"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/render/table/words"
	"grognard/rules"
)

// bill is what a fight is announced with: who fights whom with what, and what may come of
// it. It is made when one of these changes, and stays as it was while dice fall and after
// them, so that what they bring can be read against it.
type bill struct {
	by    rules.Side
	cast  [2]party // who attacks, who is attacked
	both  []total  // sums that belong to neither side
	rows  []odd
	dice  rules.Dice // to be thrown, as far as that is known
	chart *rules.Chart
	card  *foresee.Card // nil: nothing is known of what may come
	fight *rules.Combat // nil: an act with dice that is no combat
	mods  []rules.Mod

	rolloff bool // both sides roll against each other in no combat
}

// says counts what the bill tells. An act may lead to dice that decide nothing of it,
// such as those for who begins.
func (b *bill) says() int {
	n := len(b.rows) + len(b.mods) + len(b.both)
	for i := range b.cast {
		n += len(b.cast[i].who)
	}
	return n
}

// party is a side of a fight.
type party struct {
	side   rules.Side
	nation string
	title  string
	who    []rules.Fighter
	pieces []rules.Piece // as they were when the bill was made
	terms  []term
	sums   []total
}

// term is a modifier with its sign.
type term struct {
	value, text, rule string
	who, why          string // the two parts of text where it begins with a name, else ""
	short             string // text as it stands in one line that is cut pixels wide
	cut               float32
	minus             bool
	of                rules.Mod
}

// odd is a result with its chance.
type odd struct {
	text, percent, about string
	share                float32
	of                   rules.Text
}

// ledger keeps the bill of the fight that the theatre tells of, and the texts of it.
type ledger struct {
	*Deps
	bill
	kept

	key     billKey
	revised int // bills made so far
	fights  int // fights that bills were made of so far

	said *rules.Combat // of an attack that was only declared
	from [1]rules.Ref
}

// billKey is what a bill is made of.
type billKey struct {
	pos      *rules.Position
	fight    *rules.Combat
	card     *foresee.Card
	mod      *rules.Mod
	viewer   rules.Side
	language string
}

// write makes the bill of a combat, or of an act without one.
func (l *ledger) write(k *rules.Combat, mods []rules.Mod, s *foresee.Card) {
	key := billKey{pos: l.Scene.Pos, fight: k, card: s, viewer: l.Scene.Viewer, language: l.Words.Language()}
	if len(mods) > 0 {
		key.mod = &mods[0]
	}
	if key == l.key {
		return
	}
	if l.key.pos != key.pos || l.key.fight == nil != (k == nil) {
		l.anew(k)
	}
	l.key = key
	l.revised++
	b := bill{fight: k, card: s, mods: mods}
	if s != nil && s.Err != nil {
		b.card, s = nil, nil
	}
	switch {
	case k != nil:
		b.by, b.chart = l.Scene.Attacker(k), k.Chart
	case s != nil:
		b.by = s.Odds.Attacker
		k = &rules.Combat{From: s.Odds.Own, To: s.Odds.Target}
		b.rolloff = len(s.Odds.Dice) > 0 && l.against(&s.Odds.Dice[0])
		if b.rolloff && k.To == 0 {
			k.Force = l.rivals(s.Odds)
		}
	default:
		k = &rules.Combat{}
	}
	for i, side := range [...]rules.Side{b.by, b.by.Other()} {
		b.cast[i] = l.party(k, mods, side, b.by)
	}
	for i := range k.Sums {
		if x := &k.Sums[i]; x.Side == rules.Chance {
			b.both = append(b.both, l.tallied(x))
		}
	}
	if s != nil {
		l.expect(&b, s)
	}
	l.bill = b
}

// against reports whether dice are of both sides, one's against the other's.
func (d *Deps) against(dice *rules.Dice) bool { return dice.By == rules.Diff && d.ofBoth(dice) }

// ofBoth reports whether the dice of a throw are of both sides.
func (d *Deps) ofBoth(dice *rules.Dice) bool {
	if len(dice.Of) != 2 {
		return false
	}
	a, b := d.throws(dice.Of[0]), d.throws(dice.Of[1])
	return a != rules.Chance && b == a.Other()
}

// throws is the side that a die is of, Chance where that is not told.
func (d *Deps) throws(x rules.Die) rules.Side {
	if s, ok := x.For.Side(); ok {
		return s
	}
	s, _ := d.Scene.SideOf(x.For)
	return s
}

// rivals are those who roll against each other: of the other side nobody, as long as it has yet to choose.
func (l *ledger) rivals(o *odds.Odds) (all []rules.Fighter) {
	for _, x := range o.Dice[0].Of {
		if s := l.throws(x); s == o.Attacker || len(o.Choices) == 0 {
			all = append(all, rules.Fighter{Ref: x.For, Side: s})
		}
	}
	return all
}

// party gathers a side of a combat.
func (l *ledger) party(k *rules.Combat, mods []rules.Mod, s, by rules.Side) party {
	p := party{side: s, nation: l.Scene.Nation(s), who: l.Scene.Force(nil, k, s, by)}
	for i := range p.who {
		if pc := l.Scene.Piece(p.who[i].Ref); pc != nil {
			p.pieces = append(p.pieces, *pc)
		} else {
			p.pieces = append(p.pieces, l.onCell(p.who[i].Ref, s)...)
		}
	}
	p.title = l.title(&p)
	for i := range mods {
		m := &mods[i]
		if l.Scene.SumSide(k, mods, m.Sum) != s {
			continue
		}
		p.terms = append(p.terms, l.term(&p, m))
	}
	p.sums = l.totalsOf(k, mods, s)
	return p
}

// term puts a modifier of a party into words.
func (l *ledger) term(p *party, m *rules.Mod) term {
	t := term{text: l.Words.Say(m.Why), rule: m.Rule, minus: m.N < 0, of: *m}
	if len(p.who) == 1 && m.Why.A == p.who[0].Ref && l.Words.Headed(m.Why) { // his name stands above
		t.text = l.Words.Capital(l.Words.Under(m.Why))
	}
	if l.Words.Headed(m.Why) && (len(p.who) != 1 || m.Why.A != p.who[0].Ref) {
		t.who, t.why = l.Words.Name(m.Why.A), l.Words.Under(m.Why)
	}
	t.value = l.Words.TermValue(m.Sum, m.N, words.Signed(m.N))
	return t
}

// follow says the bill of the fight that is on in the language that is spoken now: after its
// dice it is not made anew.
func (l *ledger) follow() {
	if now := l.Words.Language(); l.key.pos != nil && l.key.language != now {
		l.key.language = now
		l.reword(&l.bill)
	}
}

// reword says a bill again in the language that is spoken now: of what it was made of, not
// of what stands on the map by now.
func (l *ledger) reword(b *bill) {
	for i := range b.cast {
		p := &b.cast[i]
		if p.title != "" {
			p.title = l.title(p)
		}
		for j := range p.terms {
			p.terms[j] = l.term(p, &p.terms[j].of)
		}
		for j := range p.sums {
			p.sums[j] = l.again(p.sums[j])
		}
	}
	for j := range b.both {
		b.both[j] = l.again(b.both[j])
	}
	if b.card != nil {
		b.rows = nil
		l.expect(b, b.card)
	}
}

// onCell are the pieces of a side on a cell that is attacked.
func (l *ledger) onCell(cell rules.Ref, s rules.Side) (all []rules.Piece) {
	if !l.Scene.IsCell(cell) {
		return nil
	}
	v := l.Scene.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Cell == cell && p.Side == s && p.Form != rules.Marker {
			all = append(all, *p)
		}
	}
	return all
}

// title names a party: its first piece, and how many there are beside it.
func (l *ledger) title(p *party) string {
	if len(p.who) == 0 {
		return l.Words.Capital(l.Words.Side(p.side))
	}
	first := p.who[0].Ref
	if l.Scene.IsCell(first) && len(p.pieces) > 0 && p.pieces[0].Ref != 0 { // who stands there rather than the place
		first = p.pieces[0].Ref
	}
	name := l.Words.Capital(l.Words.Name(first))
	if n := max(len(p.who), len(p.pieces)) - 1; n > 0 { // several may stand on one cell
		name = l.Words.Word("table.theatre.more", name, n)
	}
	return name
}

// expect takes over what may come of the fight.
func (l *ledger) expect(b *bill, s *foresee.Card) {
	if len(s.Odds.Dice) > 0 {
		b.dice = s.Odds.Dice[0]
	}
	for i := range s.Rows {
		r := &s.Rows[i]
		said := s.Befalls(r.Text)
		b.rows = append(b.rows, odd{
			text: l.Words.RowText(said), percent: l.Words.Percent(r.Percent), share: r.Share, of: r.Text,
			about: l.Words.RowAbout(said) + "\n" + l.Words.Say(rules.Text{Key: "table.odds.exact"}) + " " + r.Exact,
		})
	}
}

// cameTrue returns the row of the odds that the dice have brought, -1 if none bears the
// name of the result.
func (l *ledger) cameTrue() int {
	e := l.told()
	if e == nil || l.card == nil {
		return -1
	}
	return slices.IndexFunc(l.rows, func(r odd) bool {
		if odds.General(r.of) {
			return false
		}
		return r.of.Key == e.Text.Key && (r.of.N == 0 || r.of.N == e.Text.N) || l.Words.Same(l.Words.RowKey(l.card.Befalls(r.of)), e.Text)
	})
}

// declared makes the bill of an attack that nobody has weighed here, such as one of the
// computer.
func (l *ledger) declared(e *rules.Event) {
	if e != nil && e.Who != 0 {
		l.from = [1]rules.Ref{e.Who}
		if l.said.From == nil || l.said.From[0] != e.Who || l.said.To != e.To {
			l.said = &rules.Combat{From: l.from[:], To: e.To}
		}
		l.write(l.said, nil, nil)
		return
	}
	all := l.Clips.Throws()
	if len(all) == 0 {
		return
	}
	d := &all[len(all)-1].Event.Dice
	l.write(nil, nil, nil)
	if d.Side != rules.Chance && l.by != d.Side && len(l.cast[0].who) == 0 {
		l.by = d.Side
		for i, s := range [...]rules.Side{d.Side, d.Side.Other()} {
			l.cast[i] = l.party(&rules.Combat{}, nil, s, d.Side)
		}
	}
}

// anew begins another fight, unless it is the one that the bill is of.
func (l *ledger) anew(k *rules.Combat) {
	if k != nil && l.fight != nil && k.To == l.fight.To && slices.Equal(k.From, l.fight.From) {
		return
	}
	l.fights++
}
