package squares

import (
	"slices"

	"grognard/rules"
	"grognard/rules/draft"
)

// Adopt implements rules.Workshop.
func (k Book) Adopt(text string, b rules.Board) string { return draft.Adopt(text, k.Save(b), order) }

// Stage implements rules.Workshop: brigades attack, with those of their square or
// by themselves, and artillery bombards. Their general is with them and has the
// best token.
func (k Book) Stage(board rules.Board, who []rules.Ref, target rules.Ref) (all []rules.Staged) {
	b := board.(*Board)
	var units unitSet
	for _, r := range who {
		u, ok := b.unitNamed(r)
		if !ok || b.unit[u].state != present || b.hidden(u) {
			return nil
		}
		units |= oneUnit(u)
	}
	q := b.placeOf(target)
	if units == 0 || !b.onBoard(q) || b.sideOf(units.First()) == b.sideIn(q) || !b.allOf(units) {
		return nil
	}
	c, taken := b.staged(units)
	if c == nil {
		return nil
	}
	for rest := units; rest != 0; rest = rest.Rest() {
		if u := rest.First(); b.units[u].kind == artillery {
			all = append(all, k.stageShot(c, u, q, taken)...)
		}
	}
	return append(k.stageAttack(c, units, q, taken), all...)
}

// placeOf is the square of a name: its own, or where a unit, leader or marker
// stands.
func (b *Board) placeOf(r rules.Ref) square {
	if u, ok := b.unitNamed(r); ok {
		return b.unit[u].at
	}
	switch r.Kind() {
	case squareKind:
		return square(r.N())
	case markerKind:
		return b.marker[r.N()/16][r.N()%16].at
	}
	return offBoard
}

// sideIn is whose troops are in a square, Chance if there are none.
func (b *Board) sideIn(q square) rules.Side {
	for s := rules.First; s <= rules.Second; s++ {
		if b.holds(q, s) {
			return s
		}
	}
	return rules.Chance
}

// allOf reports whether units are of one side.
func (b *Board) allOf(set unitSet) bool {
	return set&^b.of[b.sideOf(set.First())] == 0
}

// staged is a board on which units may do what they like: nobody has acted yet in
// this turn, and those who have just appeared can be fought. Where they are of
// one command its general leads them, else their commander-in-chief does.
func (b *Board) staged(units unitSet) (*Board, []rules.Text) {
	c := b.Clone().(*Board)
	c.freshTurn()
	c.turn = max(c.turn, 1)
	s := b.sideOf(units.First())
	l := b.units[units.First()].command
	for rest := units; rest != 0; rest = rest.Rest() {
		if b.units[rest.First()].command != l {
			l = b.chief(s)
		}
	}
	taken := []rules.Text{{Key: "ns.staged.ap", N: 3}}
	if l == noChief {
		return nil, nil
	}
	for rest := units; rest != 0; rest = rest.Rest() {
		if u := rest.First(); !c.inRadius(c.unit[u].at, l) {
			c.leader[l].at, c.leader[l].state = c.unit[units.First()].at, present
			taken = append(taken, rules.Text{Key: "ns.staged.near", A: c.leaders[l].ref})
			break
		}
	}
	intervenes := !b.isCommand(l) || b.leaders[l].units&units != units
	c.act = activation{side: s, leader: int8(l), ap: 3, intervention: intervenes}
	c.act.members = c.ableToAct() | units
	return c, taken
}

// stageShot is a bombardment of a square by a battery: its first die.
func (k Book) stageShot(c *Board, u int, q square, taken []rules.Text) []rules.Staged {
	c = c.Clone().(*Board)
	c.phase = bombardment
	p, _, err := rules.Begin(k, c)
	o := rules.Option{Do: "fire", Who: c.unitRef(u), At: q.ref()}
	if err != nil || !offered(p, o) {
		return nil
	}
	return []rules.Staged{{P: p, First: []rules.Option{o}, Text: rules.Text{Key: "ns.staged.fire", A: o.Who}, Taken: taken}}
}

// stageAttack is an attack on a square: by those who are named and all of their
// square who go with them, and by themselves if that is not the same.
func (k Book) stageAttack(c *Board, units unitSet, q square, taken []rules.Text) (all []rules.Staged) {
	c = c.Clone().(*Board)
	c.phase = combat
	p, _, err := rules.Begin(k, c)
	if err != nil {
		return nil
	}
	for rest := c.brigades(units); rest != 0 && len(all) == 0; rest = rest.Rest() {
		o := rules.Option{Do: "attack", Who: c.unitRef(rest.First()), At: q.ref()}
		if !offered(p, o) {
			continue
		}
		text := rules.Text{Key: "ns.staged.together", A: o.Who, B: q.ref()}
		together, with := declare(p, o, func(now unitSet) unitSet { return now | units })
		alone, by := declare(p, o, func(unitSet) unitSet { return units })
		if with != by && with&units == units {
			all = append(all, rules.Staged{P: p, First: together, Text: text, Taken: taken})
		}
		if text.Key = "ns.staged.alone"; by == units {
			all = append(all, rules.Staged{P: p, First: alone, Text: text, Taken: taken})
		}
	}
	return all
}

// declare declares an attack, and then has those take part whom want names, as
// far as the rules let them. It returns the options that lead there, and who takes part then.
func declare(p *rules.Position, o rules.Option, want func(now unitSet) unitSet) (first []rules.Option, set unitSet) {
	for offered(p, o) {
		next, _, err := p.Play(rules.Answer{By: p.Request().To, Option: o})
		if err != nil {
			break
		}
		p, first = next, append(first, o)
		b := p.Board().(*Board)
		if set = b.fight.attack; p.Request() == nil || p.Request().Kind != "attack.units" {
			break
		}
		o = rules.Option{}
		for _, x := range p.Request().Options {
			if u, ok := b.unitNamed(x.Who); ok && set.Has(u) != want(set).Has(u) {
				o = x
				break
			}
		}
	}
	return first, set
}

// offered reports whether an option can be taken now.
func offered(p *rules.Position, o rules.Option) bool {
	return p.Request() != nil && slices.Contains(p.Request().Options, o)
}
