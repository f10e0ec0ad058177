package manoeuvre

import "grognard/rules"

// heldFor is what a side may add from its own hand to a combat of one of its units.
func (b *Board) heldFor(s rules.Side, u int) (attack spread, shield, combat, guard int) {
	d, hand := b.deckOf(s), b.force[s].hand
	for rest := hand & d.unit[u]; rest != 0; rest = rest.Rest() {
		c := &d.card[rest.First()]
		attack, shield = attack.plus(c.attack), shield+c.defence
	}
	for rest := hand & d.of[commander]; rest != 0; rest = rest.Rest() {
		c := &d.card[rest.First()]
		combat, guard = max(combat, c.combat), max(guard, c.defence)
	}
	return attack, shield, combat, guard
}

// menace is the harm that a unit has to fear on a square in the next turn of the enemy, in
// hundredths; more is a defence that it would have besides. Who of the enemies has a card nobody
// knows: two of five count.
func (b *Board) menace(s rules.Side, u int, q square, more int) int {
	foe := s.Other()
	_, shield, _, guard := b.heldFor(s, u)
	x := clash{form: assault, dice: usual, defence: b.wall(s, u, q) + shield + guard + more,
		worn: b.force[s].state[u] == reduced, stuck: !b.openBeside(q, b.force[s].at[u])}
	sum := 0
	for e, from := range b.force[foe].at {
		if from == offBoard {
			continue
		}
		if far := distance(from, q); far == 1 && b.ground[from].effects().assault {
			x.flat = b.push(foe, e, from, q, assault)
		} else if far > 1 && far <= 1+b.unitType(foe, e).steps() && b.comesTo(foe, e, q) {
			x.flat = b.strengthOf(foe, e)
		} else {
			continue
		}
		sum += x.fate().harm() * 2 / 5
	}
	return min(sum, 200)
}

// against is the defence that a unit of the enemy is likely to have, for all that is known.
func (b *Board) against(foe rules.Side, e int) clash {
	at := b.force[foe].at[e]
	return clash{defence: b.wall(foe, e, at), worn: b.force[foe].state[e] == reduced, stuck: b.cornered(foe, e)}
}

// bestStrike is what the best combat of a unit from a square promises with the cards of its own
// hand, in hundredths, less what it risks.
func (b *Board) bestStrike(s rules.Side, u int, from square) int {
	d, foe := b.deckOf(s), s.Other()
	held := b.force[s].hand & d.unit[u]
	if held == 0 {
		return 0
	}
	attack, _, combat, _ := b.heldFor(s, u)
	var fire spread
	for rest := held; rest != 0; rest = rest.Rest() {
		better(&fire, d.card[rest.First()].bombard)
	}
	if !b.ground[from].effects().assault { // MAN-6.1.2
		attack = spread{}
	}
	best := 0
	for e, q := range b.force[foe].at {
		if q == offBoard || distance(from, q) > fireRange {
			continue
		}
		x := b.against(foe, e)
		if fire.n > 0 {
			x.form, x.dice, x.flat = bombardment, fire, b.push(s, u, from, q, bombardment)
			best = max(best, x.fate().harm())
		}
		if attack.n > 0 && distance(from, q) == 1 {
			x.form, x.dice, x.flat = assault, attack, b.push(s, u, from, q, assault)+combat
			x.defence += unseen(b.force[foe].hand.Count())
			c := x.fate()
			best = max(best, c.harm()-c.back/2)
		}
	}
	return best
}

// prospectMarch is for a card that lets a unit march on (MAN-5.13), or another move (MAN-5.11).
func (b *Board) prospectMarch(s rules.Side, q *rules.Request, o rules.Option, into []int) {
	b.prospectSpent(s, o, into)
	best := 0
	for u, from := range b.force[s].at {
		switch {
		case from == offBoard:
			continue
		case o.Do == "march" && (q.About != b.unitRef(s, u)), o.Do == "supply" && u == int(b.moved):
			continue
		case b.force[s].hand&b.deckOf(s).unit[u] == 0:
			continue
		}
		steps := 1
		if o.Do == "supply" {
			steps = b.unitType(s, u).steps()
		}
		here := b.bestStrike(s, u, from)
		for rest := b.reach(from, steps); rest != 0; rest = rest.Rest() {
			best = max(best, b.bestStrike(s, u, rest.First())-here)
		}
	}
	into[hopeStrike] = best
}

// prospectAttack is for a combat that may be started, with all that the own hand can add to an Assault.
func (b *Board) prospectAttack(s rules.Side, o rules.Option, into []int) {
	foe, e := s.Other(), o.At.N()%8
	p := b.card(s, o.With.N()%deckSize)
	x := b.against(foe, e)
	x.form = formNamed(o.Do)
	x.dice = spread{}.plus(p.opens(x.form))
	if x.form != assault && x.form != ambushed {
		u := o.Who.N() % 8
		x.flat = b.push(s, u, b.force[s].at[u], b.force[foe].at[e], x.form)
		into[hopeHits], into[hopeKill] = x.fate().hits, x.fate().kill
		if x.form == grandBattery {
			b.prospectSpent(s, o, into)
		}
		return
	}
	x.defence += unseen(b.force[foe].hand.Count())
	if x.form == ambushed {
		_, _, x.flat, _ = b.heldFor(s, 0)
		c := x.fate()
		into[hopeHits], into[hopeKill] = c.hits, c.kill
		b.prospectSpent(s, o, into)
		return
	}
	u := o.Who.N() % 8
	attack, _, combat, _ := b.heldFor(s, u)
	x.dice, x.flat = attack, b.push(s, u, b.force[s].at[u], b.force[foe].at[e], assault)+combat
	c := x.fate()
	into[hopeHits], into[hopeKill] = c.hits, c.kill
	b.risk(s, 1<<uint(u), c.back, into)
}

// risk adds what units lose by a hit that is so likely: three points of strength are a usual hit.
func (b *Board) risk(s rules.Side, who uint8, chance int, into []int) {
	for u := range b.force[s].at {
		if !hasBit(who, u) {
			continue
		}
		into[fearLoss] += b.hitCosts(s, u) * chance / 3
		if b.force[s].state[u] == reduced {
			into[fearEnd] += chance
		}
	}
}

// joined is the combat in progress as it stands: with the cards in play, and none in a hand.
func (b *Board) joined() clash {
	s, foe, e := b.active, b.active.Other(), int(b.fight.target)
	x := b.against(foe, e)
	x.form = b.fight.form
	if b.fight.sappers && b.inRedoubt(foe, e) {
		x.defence -= redoubtDefence
	}
	to := b.force[foe].at[e]
	for u, from := range b.force[s].at {
		switch {
		case !hasBit(b.participants(), u):
		case x.form == assault:
			x.flat += b.push(s, u, from, to, assault)
		default: // MAN-6.3.5
			x.flat += b.strengthOf(s, u)
		}
	}
	f := &b.force[s]
	for i, c := range f.play[:f.played] {
		switch p := b.card(s, int(c)); {
		case i == 0:
			x.dice = x.dice.plus(b.openingDice(p))
		case p.kind == unitCard:
			x.dice = x.dice.plus(p.attack)
		case p.kind == committedAttack:
			x.dice = x.dice.plus(dice{2, 6})
		case p.kind == commander && b.fight.use == forCombat:
			x.flat += p.combat
		}
	}
	f = &b.force[foe]
	for _, c := range f.play[:f.played] {
		x.defence += b.card(foe, int(c)).defence
	}
	return x
}

// prospectWithdrawal is for a target that goes before the dice (MAN-6.1.9): what it escapes.
func (b *Board) prospectWithdrawal(s rules.Side, o rules.Option, into []int) {
	x := b.joined()
	_, shield, _, guard := b.heldFor(s, int(b.fight.target))
	x.defence += shield + guard
	x.flat += unseen(b.force[b.active].hand.Count())
	chance := 100
	if o.With != 0 {
		b.prospectSpent(s, o, into)
		if k := b.card(s, o.With.N()%deckSize).withdraw; k > 0 { // MAN-6.1.11
			chance = chanceOf(k)
		}
	}
	into[hopeSaves] = x.fate().harm() * chance / 100
}

// prospectDefence is for a card that may defend: what it saves, and how it may hurt the attacker.
func (b *Board) prospectDefence(s rules.Side, o rules.Option, into []int) {
	b.prospectSpent(s, o, into)
	x := b.joined()
	x.flat += unseen(b.force[b.active].hand.Count())
	was := x.fate()
	x.defence += b.card(s, o.With.N()%deckSize).defence
	is := x.fate()
	into[hopeSaves] = was.harm() - is.harm()
	if b.participants() != 0 {
		into[hopeHits] = is.back - was.back
	}
}

// prospectSupport is for what may be added to an attack, or calls it off: what becomes better by it.
func (b *Board) prospectSupport(s rules.Side, o rules.Option, into []int) {
	x := b.joined()
	was, who := x.fate(), b.participants()
	more := who
	if o.With != 0 {
		b.prospectSpent(s, o, into)
	}
	if o.Do == "skirmish" {
		into[hopeHits], into[hopeKill] = -was.hits, -was.kill
		b.risk(s, who, -was.back, into)
		return
	}
	to := b.targetSquare()
	switch p := b.card(s, o.With.N()%deckSize); {
	case o.Do == "support":
		u := o.Who.N() % 8
		x.flat += b.push(s, u, b.force[s].at[u], to, assault)
		more |= 1 << uint(u)
	case o.Do == "commander.combat":
		x.flat += p.combat
	case o.Do == "commander.command": // the strongest will be named
		more |= b.strongest(s, p.command-1)
		for u, from := range b.force[s].at {
			if hasBit(more&^who, u) {
				x.flat += b.push(s, u, from, to, assault)
			}
		}
	case p.kind == unitCard:
		x.dice = x.dice.plus(p.attack)
	case p.kind == committedAttack: // MAN-9.2.14: it costs a hit, whatever happens
		x.dice = x.dice.plus(dice{2, 6})
		b.risk(s, b.cheapest(s, who), 100, into)
	case p.kind == engineers && !b.fight.sappers:
		x.defence -= redoubtDefence
	}
	is := x.fate()
	into[hopeHits], into[hopeKill] = is.hits-was.hits, is.kill-was.kill
	b.risk(s, more, is.back, into)
	b.risk(s, who, -was.back, into)
}

// strongest are the strongest of those who could support, up to a number.
func (b *Board) strongest(s rules.Side, n int) (who uint8) {
	for left := b.supporters(); n > 0 && left != 0; n-- {
		best := -1
		for u := range b.force[s].at {
			if hasBit(left, u) && (best < 0 || b.strengthOf(s, u) > b.strengthOf(s, best)) {
				best = u
			}
		}
		left, who = left&^(1<<uint(best)), who|1<<uint(best)
	}
	return who
}

// cheapest is the unit of some that loses least by a hit.
func (b *Board) cheapest(s rules.Side, of uint8) uint8 {
	best, least := -1, 0
	for u := range b.force[s].at {
		n := b.hitCosts(s, u)
		if b.force[s].state[u] == reduced {
			n += 10
		}
		if hasBit(of, u) && (best < 0 || n < least) {
			best, least = u, n
		}
	}
	if best < 0 {
		return 0
	}
	return 1 << uint(best)
}

// prospectResult is for a hit or a retreat: that of the target, or who bears a loss.
func (b *Board) prospectResult(s rules.Side, q *rules.Request, o rules.Option, into []int) {
	e, foe := int(b.fight.target), b.active.Other()
	switch {
	case q.Kind == "combat.retreat":
		b.prospectPlace(s, o, false, into)
	case q.Kind == "combat.committed":
		b.risk(s, 1<<uint(o.Who.N()%8), 100, into)
	case q.Kind == "combat.choice.attacker" && o.Do == "hit":
		into[hopeHits] = 100
		if b.force[foe].state[e] == reduced {
			into[hopeKill] = 100
		}
	case q.Kind == "combat.choice.attacker":
		if b.cornered(foe, e) {
			into[hopeHits], into[hopeKill] = 100, 100
			return
		}
		for u := range b.force[s].at {
			if hasBit(b.participants(), u) {
				b.prospectPursuit(u, into)
			}
		}
	case o.Do == "hit" || b.cornered(s, e):
		b.risk(s, 1<<uint(e), 100, into)
		if o.Do == "retreat" { // MAN-6.5.5
			into[fearEnd] = 100
		}
	default:
		b.prospectFlight(s, e, into)
	}
}

// prospectFlight is for a target that chooses to retreat: the ground that it leaves, the place to
// which it goes, and what pursues it.
func (b *Board) prospectFlight(s rules.Side, u int, into []int) {
	to, _ := b.retreatSquares(s, u)
	b.prospectPlace(s, rules.Option{Who: b.unitRef(s, u), At: to[0].ref()}, false, into)
	for a := range b.force[b.active].at {
		if hasBit(b.participants(), a) {
			b.risk(s, 1<<uint(u), b.pursuit(a), into)
		}
	}
}

// pursuit is how likely a cavalry unit hits whoever goes before it (MAN-6.6.2), in hundredths, with
// the best of its cards in play.
func (b *Board) pursuit(u int) int {
	s := b.active
	if !b.unitType(s, u).cavalry {
		return 0
	}
	f, k := &b.force[s], 0
	for _, c := range f.play[:f.played] {
		if p := b.card(s, int(c)); p.kind == unitCard && p.unit == u {
			k = max(k, p.pursuit)
		}
	}
	return chanceOf(k)
}

// prospectPursuit adds what a unit may do by pursuing.
func (b *Board) prospectPursuit(u int, into []int) {
	foe, e := b.active.Other(), int(b.fight.target)
	if !b.inPlay(foe, e) {
		return
	}
	n := b.pursuit(u)
	into[hopeHits] = max(into[hopeHits], n)
	if b.force[foe].state[e] == reduced {
		into[hopeKill] = max(into[hopeKill], n)
	}
}
