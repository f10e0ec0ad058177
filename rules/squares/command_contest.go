package squares

import "grognard/rules"

// startContest goes on to the next contest, to what is left for one side, or to
// the end of the turn (NS-C.5 to NS-C.7, NS-C3.10, NS-C3.11).
func (b *Board) startContest(t *rules.Table) {
	first, second := b.waiting(rules.First), b.waiting(rules.Second)
	b.named = [2]int8{-1, -1}
	switch {
	case b.tokens() == 0 || first+second == 0:
		b.pool = [4]int8{} // NS-C1.7
		b.phase = breakTest
	case first > 0 && second > 0:
		b.phase = contest
	case first > 0:
		b.phase, b.active = leftover, rules.First
	default:
		b.phase, b.active = leftover, rules.Second
	}
	if b.phase != breakTest {
		b.tellPhase(t, "NS-C.3")
	}
}

// contest is CONTEST: both sides name a general, and dice decide who takes the
// highest token (section C3). On a full tie the Step comes again (NS-C3.7).
func (b *Board) contest(t *rules.Table) {
	if b.named[0] < 0 {
		b.named[b.namer] = b.nameGeneral(t, b.namer, 0)
		rival := b.leaders[b.named[b.namer]].ref
		b.named[b.namer.Other()] = b.nameGeneral(t, b.namer.Other(), rival)
	}
	rivals := [2]rival{{b.leaders[b.named[0]].ref, b.contestAbility(t, rules.First)}, {b.leaders[b.named[1]].ref, b.contestAbility(t, rules.Second)}}
	winner := b.rollOff(t, "ns.contest", "NS-C3.3", &rivals)
	if winner == rules.Chance {
		t.Tell(rules.Event{Kind: rules.EvResult, Rule: "NS-C3.7", Side: rules.Chance, Again: true, Text: rules.Text{Key: "ns.row.contest.again"}})
		return
	}
	l := int(b.named[winner])
	token := b.highest()
	key := "ns.row.contest.won"
	if winner != b.namer {
		key = "ns.row.contest.lost"
	}
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "NS-C3.5", Side: winner, Who: b.leaders[l].ref, Mods: t.Mods(),
		Text: rules.Text{Key: key, A: b.leaders[l].ref, N: token}})
	b.namer = winner
	b.activate(t, l, token)
}

// nameGeneral asks a side for its general, against the rival that the other
// side has named already, if it has (NS-C3.1, NS-C3.12).
func (b *Board) nameGeneral(t *rules.Table, s rules.Side, rival rules.Ref) int8 {
	l, only := b.onlyWaiting(s)
	if !only {
		o := b.ask(t, s, "contest.name", "NS-C3.1", rival, func(m rules.Menu) {
			m.Public()
			m.Course(rules.Text{Key: "ns.course.token", N: b.highest(), M: b.tokens() - 1})
			for l := range b.commands {
				if b.leaders[l].side == s && b.counts(l) {
					m.Offer(rules.Option{Do: "name", Who: b.leaders[l].ref},
						rules.Unless(b.waits(l), "NS-C3.1", rules.Text{Key: "ns.why.activated", A: b.leaders[l].ref}))
				}
			}
			if m.Explaining() {
				b.refuseNames(m, s)
			}
		})
		l, _ = b.leaderNamed(o.Who)
	}
	t.Say("NS-C3.1", s, rules.Text{Key: "ns.log.name", A: armyName(s), B: b.leaders[l].ref, N: b.highest()})
	return int8(l)
}

// onlyWaiting returns a command of a side still to be activated, and whether it
// is the only one: then the game names it (part 3, CONTEST.NOMINATE).
func (b *Board) onlyWaiting(s rules.Side) (l int, only bool) {
	for k := range b.commands {
		if b.leaders[k].side == s && b.waits(k) {
			l = k
		}
	}
	return l, b.waiting(s) == 1
}

// refuseNames says of the other leaders why a side cannot name them.
func (b *Board) refuseNames(m rules.Menu, s rules.Side) {
	for l := range b.leaders {
		if b.leader[l].state != present || b.leaders[l].side == s && b.counts(l) {
			continue
		}
		why := rules.Text{Key: "ns.why.name.none", A: b.leaders[l].ref}
		if b.leaders[l].side != s {
			why.Key = "ns.why.name.foe"
		}
		m.Offer(rules.Option{Do: "name", Who: b.leaders[l].ref}, rules.No("NS-C3.1", why))
	}
}

// contestAbility is the ability of the general named by a side, with that of a
// C-in-C who helps him (NS-C3.3, NS-C3.4, NS-C2.5). Its sum is called by the
// nation.
func (b *Board) contestAbility(t *rules.Table, s rules.Side) int {
	l := int(b.named[s])
	sum := rules.SumKey(b.side[s].nation)
	n := t.Mod(sum, "NS-C3.3", rules.Text{Key: "ns.mod.ability", A: b.leaders[l].ref}, b.leaders[l].ability)
	return n + t.Mod(sum, "NS-C2.5", rules.Text{Key: "ns.mod.help", A: b.leaders[b.chief(s)].ref}, b.help(l))
}

// help is what a C-in-C adds for a general (NS-C2.5).
func (b *Board) help(l int) int {
	s := b.leaders[l].side
	if int(b.helped[s]) != l {
		return 0
	}
	return max(0, b.leaders[b.chief(s)].ability)
}

// rival is who rolls for a side, with what he adds.
type rival struct {
	leader  rules.Ref
	ability int
}

// rollOff rolls a die for each side and adds the abilities. The higher total
// wins, then the higher ability (NS-C3.5 to NS-C3.7); Chance: a full tie.
func (b *Board) rollOff(t *rules.Table, kind, rule string, by *[2]rival) rules.Side {
	dice := rules.Dice{Side: b.namer, Of: []rules.Die{{N: 1, Sides: d6, For: by[0].leader}, {N: 1, Sides: d6, For: by[1].leader}}}
	faces := t.Roll(kind, rule, dice.Opposed())
	for s := range by {
		t.Mod(rules.SumKey(b.side[s].nation), rule, rules.Text{Key: "ns.mod.die", A: by[s].leader}, faces[s])
		t.Say(rule, rules.Side(s), rules.Text{Key: "ns.log.total", A: by[s].leader, N: faces[s] + by[s].ability, M: by[s].ability})
	}
	diff := faces[0] + by[0].ability - faces[1] - by[1].ability
	if diff == 0 {
		diff = by[0].ability - by[1].ability
	}
	switch {
	case diff > 0:
		return rules.First
	case diff < 0:
		return rules.Second
	}
	return rules.Chance
}

// takeLeftover is LEFTOVER: the side that still has commands takes one and any
// token for it (NS-C3.11).
func (b *Board) takeLeftover(t *rules.Table) {
	s := b.active
	o := b.ask(t, s, "leftover", "NS-C3.11", 0, func(m rules.Menu) {
		for l := range b.commands {
			for n := 3; n > 0 && b.leaders[l].side == s && b.waits(l); n-- {
				if b.pool[n] > 0 {
					m.Offer(rules.Option{Do: "activate", Who: b.leaders[l].ref, N: n})
				}
			}
		}
	})
	l, _ := b.leaderNamed(o.Who)
	b.activate(t, l, o.N)
}
