package combat

import (
	"slices"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/render/table/words"
	"grognard/render/ui"
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
	minus             bool
}

// odd is a result with its chance.
type odd struct {
	text, percent, about string
	share                float32
	of                   rules.Text
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
func (pn *Panel) write(k *rules.Combat, mods []rules.Mod, s *foresee.Card) {
	key := billKey{pos: pn.Scene.Pos, fight: k, card: s, viewer: pn.Scene.Viewer, language: pn.Words.Language()}
	if len(mods) > 0 {
		key.mod = &mods[0]
	}
	if key == pn.key {
		return
	}
	if pn.key.pos != key.pos || pn.key.fight == nil != (k == nil) {
		pn.anew(k)
	}
	pn.key = key
	pn.revised++
	b := bill{fight: k, card: s, mods: mods}
	if s != nil && s.Err != nil {
		b.card, s = nil, nil
	}
	switch {
	case k != nil:
		b.by, b.chart = pn.Scene.Attacker(k), k.Chart
	case s != nil:
		b.by = s.Odds.Attacker
		k = &rules.Combat{From: s.Odds.Own, To: s.Odds.Target}
	default:
		k = &rules.Combat{}
	}
	for i, side := range [...]rules.Side{b.by, b.by.Other()} {
		b.cast[i] = pn.party(k, mods, side, b.by)
	}
	for i := range k.Sums {
		if x := &k.Sums[i]; x.Side == rules.Chance {
			b.both = append(b.both, total{pn.Words.SumWord(x.Key), pn.Words.TallyValue(x)})
		}
	}
	if s != nil {
		pn.expect(&b, s)
	}
	pn.bill = b
}

// party gathers a side of a combat.
func (pn *Panel) party(k *rules.Combat, mods []rules.Mod, s, by rules.Side) party {
	p := party{side: s, nation: pn.Scene.Nation(s), who: pn.Scene.Force(nil, k, s, by)}
	for i := range p.who {
		if pc := pn.Scene.Piece(p.who[i].Ref); pc != nil {
			p.pieces = append(p.pieces, *pc)
		} else {
			p.pieces = append(p.pieces, pn.onCell(p.who[i].Ref, s)...)
		}
	}
	p.title = pn.title(&p)
	for i := range mods {
		m := &mods[i]
		if pn.Scene.SumSide(k, m.Sum) != s {
			continue
		}
		t := term{text: pn.Words.Say(m.Why), rule: m.Rule, minus: m.N < 0}
		if len(p.who) == 1 && m.Why.A == p.who[0].Ref && pn.Words.Headed(m.Why) { // his name stands above
			t.text = pn.Words.Capital(pn.Words.Under(m.Why))
		}
		t.value = pn.Words.TermValue(m.Sum, m.N, words.Signed(m.N))
		p.terms = append(p.terms, t)
	}
	p.sums = pn.totalsOf(k, mods, s)
	return p
}

// onCell are the pieces of a side on a cell that is attacked.
func (pn *Panel) onCell(cell rules.Ref, s rules.Side) (all []rules.Piece) {
	if !pn.Scene.IsCell(cell) {
		return nil
	}
	v := pn.Scene.View()
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Cell == cell && p.Side == s && p.Form != rules.Marker {
			all = append(all, *p)
		}
	}
	return all
}

// title names a party: its first piece, and how many there are beside it.
func (pn *Panel) title(p *party) string {
	if len(p.who) == 0 {
		return pn.Words.Capital(pn.Words.Side(p.side))
	}
	first := p.who[0].Ref
	if pn.Scene.IsCell(first) && len(p.pieces) > 0 && p.pieces[0].Ref != 0 { // who stands there rather than the place
		first = p.pieces[0].Ref
	}
	name := pn.Words.Capital(pn.Words.Name(first))
	if n := len(p.who) - 1; n > 0 {
		name = pn.Words.Word("table.theatre.more", name, n)
	}
	return name
}

// expect takes over what may come of the fight.
func (pn *Panel) expect(b *bill, s *foresee.Card) {
	if len(s.Odds.Dice) > 0 {
		b.dice = s.Odds.Dice[0]
	}
	for i := range s.Rows {
		r := &s.Rows[i]
		said := s.Befalls(r.Text)
		b.rows = append(b.rows, odd{
			text: pn.Words.RowText(said), percent: pn.Words.Percent(r.Percent), share: r.Share, of: r.Text,
			about: pn.Words.RowAbout(said) + "\n" + pn.Words.Say(rules.Text{Key: "table.odds.exact"}) + " " + r.Exact,
		})
	}
}

// cameTrue returns the row of the odds that the dice have brought, -1 if none bears the
// name of the result.
func (pn *Panel) cameTrue() int {
	e := pn.told()
	if e == nil || pn.card == nil {
		return -1
	}
	return slices.IndexFunc(pn.rows, func(r odd) bool {
		if odds.General(r.of) {
			return false
		}
		return r.of.Key == e.Text.Key && (r.of.N == 0 || r.of.N == e.Text.N) || pn.Words.Same(pn.Words.RowKey(pn.card.Befalls(r.of)), e.Text)
	})
}

// told is the result that may be told, nil while its dice still roll or if there is none.
func (pn *Panel) told() *rules.Event {
	if pn.Clips.Secret() {
		return nil
	}
	return pn.History.Ended()
}

// declared makes the bill of an attack that nobody has weighed here, such as one of the
// computer.
func (pn *Panel) declared(e *rules.Event) {
	if e != nil && e.Who != 0 {
		pn.from = [1]rules.Ref{e.Who}
		if pn.said.From == nil || pn.said.From[0] != e.Who || pn.said.To != e.To {
			pn.said = &rules.Combat{From: pn.from[:], To: e.To}
		}
		pn.write(pn.said, nil, nil)
		return
	}
	all := pn.Clips.Throws()
	if len(all) == 0 {
		return
	}
	d := &all[len(all)-1].Event.Dice
	pn.write(nil, nil, nil)
	if d.Side != rules.Chance && pn.by != d.Side && len(pn.cast[0].who) == 0 {
		pn.by = d.Side
		for i, s := range [...]rules.Side{d.Side, d.Side.Other()} {
			pn.cast[i] = pn.party(&rules.Combat{}, nil, s, d.Side)
		}
	}
}

// anew begins another fight: its theatre looks for a place of its own.
func (pn *Panel) anew(k *rules.Combat) {
	if k != nil && pn.fight != nil && k.To == pn.fight.To && slices.Equal(k.From, pn.fight.From) {
		return
	}
	pn.placed, pn.open = false, false
}

// liveryOf is the colours that a side is shown in.
func (pn *Panel) liveryOf(s rules.Side) ui.Livery { return ui.LiveryOf(pn.Scene.Nation(s)) }
