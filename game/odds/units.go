package odds

import (
	"cmp"
	"encoding/binary"
	"math/big"
	"slices"

	"grognard/rules"
)

// Unit is what may become of one piece that takes part, if every choice still
// open takes its first option: as the rows have it.
type Unit struct {
	Who      rules.Ref
	Side     rules.Side
	Holds    *big.Rat   // chance that it is not driven from its place
	Retreats *big.Rat   // that it is, and lives
	Gone     *big.Rat   // that it leaves the board; the three add to 1
	Swayed   *big.Rat   // that it lives, and is driven from its place or in disorder by a marker that dice bring
	Harmed   *big.Rat   // that any of this befalls it, or a hit: as Derived has it of the target
	Hits     []*big.Rat // chances that it loses 0, 1, 2, ... steps; they add to 1
	Marks    []Mark
}

// Mark is a marker that a piece may gain or lose, such as being shaken.
type Mark struct {
	Text   rules.Text // as it will be told
	Rule   string
	Chance *big.Rat
}

// Safe reports whether nothing can happen to the piece.
func (u *Unit) Safe() bool {
	return u.Holds.Cmp(one) == 0 && len(u.Hits) == 1 && len(u.Marks) == 0
}

// party lists the pieces that fight once option o is taken, those attacking
// first, as far as the one who is asked will know them without new dice or
// secrets. k is the combat that has begun, or nil.
func party(p *rules.Position, o rules.Option, k *rules.Combat) []rules.Ref {
	asker := p.Request().To
	if next, news, err := p.Play(rules.Answer{By: asker, Option: o}); err == nil && !slices.ContainsFunc(news, rules.Event.UndoBarrier) {
		if after := next.View(asker).Combat; after != nil {
			k = after
		}
	}
	at := o.At
	var all []rules.Ref
	if k != nil {
		for _, f := range k.Force {
			all = append(all, f.Ref)
		}
		if len(all) == 0 {
			all, at = append(slices.Clone(k.From), k.To), k.To
		}
	}
	if len(all) == 0 || all[len(all)-1] == at {
		all = append(all, standing(p.View(asker), at, asker.Other())...)
	}
	return all
}

// standing lists the pieces of a side that are seen on a cell: shells thrown at it are no
// combat, but they hit those who stand there.
func standing(v *rules.View, cell rules.Ref, side rules.Side) (all []rules.Ref) {
	for _, p := range v.Pieces {
		if cell != 0 && p.Ref != 0 && p.Cell == cell && p.Side == side && p.Form != rules.Leader {
			all = append(all, p.Ref)
		}
	}
	return all
}

// harm is what one way through the Step does to one piece.
type harm struct {
	who         rules.Ref
	lost        uint16 // steps
	moved, gone bool
	upset       bool   // dice have brought it a marker
	marks       uint32 // of registry.marks
}

// registry counts what the ways through a Step do to the pieces.
type registry struct {
	marks []Mark // without a Chance
	of    []harm // of the way in hand
	key   []byte
	ways  map[string]*way
}

// way is the chance that just so much happens to each piece.
type way struct {
	of     []harm
	chance *big.Rat
}

// unit returns what has happened to a piece so far.
func (g *registry) unit(who rules.Ref) *harm {
	i := slices.IndexFunc(g.of, func(h harm) bool { return h.who == who })
	if i < 0 {
		i = len(g.of)
		g.of = append(g.of, harm{who: who})
	}
	return &g.of[i]
}

// enter notes a leaf in which every open choice has taken its first option.
func (w *walk) enter(l rules.Leaf) {
	g := &w.units
	g.of, g.key = g.of[:0], g.key[:0]
	rolled := false
	for _, e := range l.Events {
		e = e.For(w.asker)
		rolled = rolled || e.Kind == rules.EvDice
		if _, ok := w.side[e.Who]; !ok || w.recalled(e.Who) {
			continue
		}
		switch e.Kind {
		case rules.EvHit:
			g.unit(e.Who).lost += uint16(max(1, e.N))
		case rules.EvRemove:
			h := g.unit(e.Who)
			if h.gone = true; !w.leaders[e.Who] {
				h.lost += uint16(e.N)
			}
		case rules.EvRetreat:
			g.unit(e.Who).moved = true
		case rules.EvMark:
			h := g.unit(e.Who)
			h.marks |= g.mark(e)
			h.upset = h.upset || rolled && w.upsets(e)
		}
	}
	g.add(l.Chance)
}

// mark returns the bit of a marker, 0 for one too many.
func (g *registry) mark(e rules.Event) uint32 {
	i := slices.IndexFunc(g.marks, func(m Mark) bool { return m.Text.Key == e.Text.Key })
	if i < 0 {
		i = len(g.marks)
		g.marks = append(g.marks, Mark{Text: rules.Text{Key: e.Text.Key}, Rule: e.Rule})
	}
	return 1 << i
}

// add puts the way in hand to those like it.
func (g *registry) add(chance *big.Rat) {
	for _, h := range g.of {
		g.key = binary.BigEndian.AppendUint32(g.key, uint32(h.who))
		g.key = binary.BigEndian.AppendUint16(g.key, h.lost)
		g.key = binary.BigEndian.AppendUint32(g.key, h.marks)
		g.key = append(g.key, bit(h.moved), bit(h.gone), bit(h.upset))
	}
	if x := g.ways[string(g.key)]; x != nil {
		x.chance.Add(x.chance, chance)
		return
	}
	if g.ways == nil {
		g.ways = map[string]*way{}
	}
	g.ways[string(g.key)] = &way{slices.Clone(g.of), new(big.Rat).Set(chance)}
}

func bit(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// toll sums up for each piece that takes part, those attacking first and then
// as the rulebook lists them; a leader only if something may happen to him.
func (w *walk) toll() []Unit {
	var units []Unit
	find := func(who rules.Ref) *Unit {
		i := slices.IndexFunc(units, func(u Unit) bool { return u.Who == who })
		if i < 0 {
			i = len(units)
			units = append(units, Unit{Who: who, Side: w.side[who], Holds: new(big.Rat), Retreats: new(big.Rat), Gone: new(big.Rat), Swayed: new(big.Rat), Harmed: new(big.Rat)})
		}
		return &units[i]
	}
	for _, who := range append(append(slices.Clone(w.own), w.target), w.party...) {
		if _, ok := w.side[who]; ok && !w.leaders[who] {
			find(who)
		}
	}
	total := new(big.Rat)
	for _, x := range w.units.sorted() {
		total.Add(total, x.chance)
		for _, h := range x.of {
			find(h.who).suffer(h, x.chance, w.units.marks)
		}
	}
	if total.Sign() == 0 { // nothing is decided
		total = one
	}
	for i := range units {
		units[i].even(total)
	}
	slices.SortStableFunc(units, func(a, b Unit) int {
		return cmp.Compare(bit(a.Side != w.attacker()), bit(b.Side != w.attacker()))
	})
	return units
}

// sorted lists the ways in the order of the pieces that they harm.
func (g *registry) sorted() []*way {
	keys := make([]string, 0, len(g.ways))
	for key := range g.ways {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	all := make([]*way, len(keys))
	for i, key := range keys {
		all[i] = g.ways[key]
	}
	return all
}

// suffer adds one way in which something happens to the piece.
func (u *Unit) suffer(h harm, chance *big.Rat, marks []Mark) {
	switch {
	case h.gone:
		u.Gone.Add(u.Gone, chance)
	case h.moved:
		u.Retreats.Add(u.Retreats, chance)
	}
	if !h.gone && (h.moved || h.upset) {
		u.Swayed.Add(u.Swayed, chance)
	}
	if h.gone || h.moved || h.upset || h.lost > 0 {
		u.Harmed.Add(u.Harmed, chance)
	}
	for len(u.Hits) <= int(h.lost) {
		u.Hits = append(u.Hits, new(big.Rat))
	}
	if h.lost > 0 {
		u.Hits[h.lost].Add(u.Hits[h.lost], chance)
	}
	for i, m := range marks {
		if h.marks>>i&1 == 0 {
			continue
		}
		k := slices.IndexFunc(u.Marks, func(x Mark) bool { return x.Text.Key == m.Text.Key })
		if k < 0 {
			k = len(u.Marks)
			m.Text.A, m.Chance = u.Who, new(big.Rat)
			u.Marks = append(u.Marks, m)
		}
		u.Marks[k].Chance.Add(u.Marks[k].Chance, chance)
	}
}

// even turns the chances into shares of a total, and leaves what is over to
// holding and to no hit.
func (u *Unit) even(total *big.Rat) {
	if len(u.Hits) == 0 {
		u.Hits = []*big.Rat{new(big.Rat)}
	}
	for _, x := range u.Hits {
		x.Quo(x, total)
	}
	for _, m := range u.Marks {
		m.Chance.Quo(m.Chance, total)
	}
	u.Gone.Quo(u.Gone, total)
	u.Retreats.Quo(u.Retreats, total)
	u.Swayed.Quo(u.Swayed, total)
	u.Harmed.Quo(u.Harmed, total)
	u.Holds.Sub(one, u.Gone)
	u.Holds.Sub(u.Holds, u.Retreats)
	u.Hits[0].Set(one)
	for _, x := range u.Hits[1:] {
		u.Hits[0].Sub(u.Hits[0], x)
	}
}
