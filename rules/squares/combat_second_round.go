package squares

import "grognard/rules"

// secondBrigades is how many brigades of a side fight in a second round
// (NS-C4.3.77).
const secondBrigades = 2

// secondRound is S7: a breakthrough of the attacker or a counter-attack of the
// defender (NS-C4.3.76 to NS-C4.3.87).
func (b *Board) secondRound(t *rules.Table) {
	f := &b.fight
	kind, rule, asked := "breakthrough", "NS-C4.3.76", f.attacker
	reserve := b.freshAttackers(f.main, f.target, b.act.members)
	switch {
	case reserve != 0 && (f.winner != f.attacker || b.targets(f.target, f.attacker.Other()) == 0):
		return
	case reserve == 0:
		kind, rule, asked = "counter", "NS-C4.3.82", f.attacker.Other()
		if b.targets(f.main, f.attacker) == 0 || b.freshAttackers(f.target, f.main, b.of[asked]) == 0 {
			return
		}
	}
	t.Tell(rules.Event{Kind: rules.EvSay, Rule: rule, Side: asked, Opens: true,
		Text: rules.Text{Key: "ns.log.may." + kind, A: armyName(asked), B: f.target.ref()}})
	o := b.ask(t, asked, kind, rule, f.target.ref(), func(m rules.Menu) {
		m.Waive(rules.Option{Do: "end"})
		m.Offer(rules.Option{Do: "second"})
	})
	if o.Do == "end" {
		return
	}
	b.beginSecond(t, kind == "counter", rule)
	b.chooseSecond(t, &f.attack, f.attacker, "second.attack", "roll", rule)
	b.chooseSecond(t, &f.defend, f.attacker.Other(), "second.defend", "stand", "NS-C4.3.80")
	for rest := (f.attack | f.defend) & b.act.members; rest != 0; rest = rest.Rest() {
		b.unit[rest.First()].acted = true // NS-C2.11
	}
	b.resolveRound(t)
	b.turnToFace(t)
}

// freshAttackers are the brigades in a square that have not fought and are
// able to attack another one (NS-C4.3.77, NS-C4.3.84, NS-C4.3.86).
func (b *Board) freshAttackers(from, to square, of unitSet) unitSet {
	return b.ableAttackers(from, to, of) &^ b.fight.fought
}

// ableAttackers are the brigades in a square that may attack another one in a
// second round, which needs no AP (NS-C4.3.85).
func (b *Board) ableAttackers(from, to square, of unitSet) (set unitSet) {
	for rest := b.brigades(b.standing(of, from)); rest != 0; rest = rest.Rest() {
		u := rest.First()
		x := &b.unit[u]
		if !b.hidden(u) && !x.appeared && !x.march && !b.demoralized(u) && b.mayStrike(u, to).OK() {
			set |= oneUnit(u)
		}
	}
	return set
}

// beginSecond sets up the second round with what each side would choose.
func (b *Board) beginSecond(t *rules.Table, counter bool, rule string) {
	f := &b.fight
	f.rolled = [2]bool{}
	if counter { // NS-C4.3.84
		f.counter = true
		f.attacker = f.attacker.Other()
		f.main, f.target = f.target, f.main
	}
	able := b.ableAttackers(f.main, f.target, b.secondOf())
	f.attack = pickTwo(able&^f.fought, able&f.fought) | b.secondGuns(true)&f.fought
	f.defend = b.bestSecondDefence() | b.secondGuns(false)
	if f.defend == 0 { // guns that have yet to fight are alone there
		f.defend = b.targets(f.target, f.attacker.Other())
	}
	key := "ns.log.breakthrough"
	if counter {
		key = "ns.log.counter"
	}
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: rule, Side: f.attacker, Who: b.unitRef(f.attack.First()), From: f.main.ref(), To: f.target.ref(),
		Text: rules.Text{Key: key, A: armyName(f.attacker), B: f.target.ref()}})
}

// secondOf are the units that may attack in the second round: of the active
// command in a breakthrough, of the whole army in a counter-attack.
func (b *Board) secondOf() unitSet {
	if b.fight.counter {
		return b.of[b.fight.attacker]
	}
	return b.act.members
}

// pickTwo takes two brigades, of the first set before the second.
func pickTwo(first, second unitSet) (set unitSet) {
	for _, from := range [2]unitSet{first, second} {
		for ; from != 0 && set.Count() < secondBrigades; from = from.Rest() {
			set |= oneUnit(from.First())
		}
	}
	return set
}

// secondGuns is the artillery that may take part again: of the attackers of a
// breakthrough what has not bombarded, of the others any in their square
// (NS-C4.3.79, NS-C4.3.84).
func (b *Board) secondGuns(attacking bool) (set unitSet) {
	f := &b.fight
	from := b.targets(f.target, f.attacker.Other())
	if attacking {
		from = b.targets(f.main, f.attacker) & b.secondOf()
	}
	for rest := from &^ b.brigades(from); rest != 0; rest = rest.Rest() {
		u := rest.First()
		if x := &b.unit[u]; !x.dry && (!attacking || f.counter || !x.fired) {
			set |= oneUnit(u)
		}
	}
	return set
}

// bestSecondDefence is the legal choice of brigades with most dice, then the
// best modifiers, then the fewest hits (part 3, S2).
func (b *Board) bestSecondDefence() (best unitSet) {
	f := &b.fight
	may := b.brigades(b.ableDefenders())
	bestScore := -1
	for one := may; one != 0; one = one.Rest() {
		for two := one; two != 0; two = two.Rest() {
			set := oneUnit(one.First()) | oneUnit(two.First())
			if !b.facingFirst(set).OK() {
				continue
			}
			f.defend = set
			if score := b.secondScore(set); score > bestScore {
				best, bestScore = set, score
			}
		}
	}
	return best
}

// secondScore weighs a choice of defenders: dice, modifiers, hits.
func (b *Board) secondScore(set unitSet) int {
	dice, mods, hits := 0, 0, 0
	for rest := set; rest != 0; rest = rest.Rest() {
		u := rest.First()
		dice += 2 - count(b.fight.fought.Has(u))
		mods += b.modifier(&rules.Table{}, u, false)
		hits += int(b.unit[u].hits)
	}
	return dice*1_000_000 + (mods+100)*1000 + 500 - min(hits, 500)
}

// chooseSecond lets a side change who fights in the second round.
func (b *Board) chooseSecond(t *rules.Table, set *unitSet, s rules.Side, kind, done, rule string) {
	f := &b.fight
	attacking := s == f.attacker
	from := b.ableDefenders()
	if attacking {
		from = b.ableAttackers(f.main, f.target, b.secondOf()) | b.secondGuns(true)
	}
	for {
		if from == *set && from.Count() < 2 {
			return
		}
		o := b.ask(t, s, kind, rule, f.target.ref(), func(m rules.Menu) {
			m.Quiet(rules.Option{Do: done})
			for rest := from; rest != 0; rest = rest.Rest() {
				u := rest.First()
				do, next := "add", *set|oneUnit(u)
				if set.Has(u) {
					do, next = "leave", *set&^oneUnit(u)
				}
				m.Offer(rules.Option{Do: do, Who: b.unitRef(u)}, b.legalSecond(next, attacking))
			}
		})
		if o.Do == done {
			return
		}
		b.setParticipant(set, o)
	}
}

// legalSecond says what is wrong with a choice for the second round.
func (b *Board) legalSecond(set unitSet, attacking bool) rules.Reason {
	f := &b.fight
	men := b.brigades(set)
	switch {
	case men.Count() > secondBrigades:
		return rules.No("NS-C4.3.77", rules.Text{Key: "ns.why.two", N: secondBrigades})
	case !attacking:
		return b.legalDefence(set)
	case men&^f.fought == 0:
		return rules.No("NS-C4.3.77", rules.Text{Key: "ns.why.nofresh"})
	case b.horsemen(set) != 0 && b.outside(b.targets(f.target, f.attacker.Other())) == 0:
		return rules.No("NS-C4.3.59", rules.Text{Key: "ns.why.cavalrytown", A: b.unitRef(b.horsemen(set).First()), B: f.target.ref()})
	}
	return rules.Reason{}
}
