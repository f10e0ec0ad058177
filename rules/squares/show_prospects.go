package squares

import "grognard/rules"

// The prospects of an answer, in the order in which they are listed.
const (
	hopeHits = iota
	hopeKill
	hopeRout
	fearHits
	fearKill
	hopeBlow
	fearStand
	hopeNear
	hopeGoal
	hopeCover
	hopeFriends
	hopeFacing
	hopePrize
	fearPrize
	hopeLed
	hopeForce
	hopeAbility
	fearWound
	fearFresh
	hopeRest
	hopeForm
	hopeSave
	prospectCount
)

var prospects = []rules.Feature{
	hopeHits:    {Key: "hits", Worth: 8},
	hopeKill:    {Key: "kill", Worth: 3},
	hopeRout:    {Key: "rout", Worth: 1},
	fearHits:    {Key: "back", Worth: -7},
	fearKill:    {Key: "backkill", Worth: -3},
	hopeBlow:    {Key: "blow", Worth: 8},
	fearStand:   {Key: "stand", Worth: -5},
	hopeNear:    {Key: "near", Worth: 45},
	hopeGoal:    {Key: "goal", Worth: 80},
	hopeCover:   {Key: "cover", Worth: 30},
	hopeFriends: {Key: "friends", Worth: 20},
	hopeFacing:  {Key: "facing", Worth: 30},
	hopePrize:   {Key: "prize", Worth: 50},
	fearPrize:   {Key: "unprize", Worth: -50},
	hopeLed:     {Key: "led", Worth: 30},
	hopeForce:   {Key: "force", Worth: 15},
	hopeAbility: {Key: "ability", Worth: 30},
	fearWound:   {Key: "wound", Worth: -5},
	fearFresh:   {Key: "fresh", Worth: -40},
	hopeRest:    {Key: "rest", Worth: 20},
	hopeForm:    {Key: "form", Worth: 50},
	hopeSave:    {Key: "save", Worth: 25},
}

// Prospects implements rules.Judge.
func (Book) Prospects() []rules.Feature { return prospects }

// CountProspects implements rules.Judge.
func (Book) CountProspects(board rules.Board, q *rules.Request, o rules.Option, into []int) {
	b := board.(*Board)
	blank(into)
	u, known := b.unitNamed(o.Who)
	switch {
	case !known:
		b.prospectOthers(q, o, into)
	case o.Do == "attack":
		b.prospectAttack(u, square(o.At.N()), into)
	case o.Do == "add" || o.Do == "leave":
		b.prospectPart(q.To, u, o.Do == "add", into)
	case o.Do == "fire":
		b.prospectFire(u, square(o.At.N()), into)
	case o.Do == "hit":
		b.prospectWound(u, into)
	case o.Do == "recover":
		into[hopeRest] = b.rallies(u)
	case o.Do == "lead" || o.Do == "rear":
		if into[hopeForm] = b.edge(u); o.Do == "rear" {
			into[hopeForm] = -b.edge(u)
		}
	case o.Do == "evade": // from the combat, and to a place
		b.prospectPart(q.To, u, false, into)
		b.prospectPlace(u, o, into)
	default:
		b.prospectPlace(u, o, into)
	}
}

// prospectOthers is for what no unit does: leaders, markers, whole armies.
func (b *Board) prospectOthers(q *rules.Request, o rules.Option, into []int) {
	switch o.Do {
	case "second":
		b.prospectSecond(into)
	case "leave": // the field, and with it the battle (NS-D.10)
		into[fearPrize] = 10
	case "recover": // somebody under a marker
		into[hopeRest] = d6 / 2
	case "name", "activate":
		b.prospectCommand(o, into)
	case "help":
		b.prospectCommand(o, into)
		into[hopeAbility] = b.leaders[b.chief(q.To)].ability
	case "intervene":
		foes := b.throngSeen(q.To.Other())
		into[hopeForce] = b.ready(b.inReach(q.To, b.chief(q.To)), &foes)
	case "move", "enter", "place":
		switch o.Who.Kind() {
		case markerKind:
			b.prospectMarker(q.To, o, into)
		case 0:
			b.prospectLeader(b.chief(q.To), o, into)
		case generalKind, chiefKind:
			if l, ok := b.leaderNamed(o.Who); ok {
				b.prospectLeader(l, o, into)
			}
		}
	}
}

// prospectAttack is for an attack: the brigades of the square that could join, and its guns. Who
// attacks a marker only finds out what lies under it (NS-A.60).
func (b *Board) prospectAttack(u int, q square, into []int) {
	main := b.unit[u].at
	attack := oneUnit(u)
	for rest := b.standing(b.act.members, main) &^ attack; rest != 0; rest = rest.Rest() {
		v := rest.First()
		if b.ableToStrike(v, q) && !b.unit[v].garrison {
			attack |= oneUnit(v)
		}
	}
	b.prospectClash(attack, b.defenders(attack, q, b.act.side.Other()), main, q, 1, into)
}

// ableToStrike reports whether a unit of the active command could take part in an attack from where it
// stands (NS-C4.3.5, NS-C4.3.10 to NS-C4.3.15).
func (b *Board) ableToStrike(u int, q square) bool {
	x, k := &b.unit[u], &b.units[u]
	switch {
	case x.marker >= 0 || x.appeared || x.march || x.dry || x.fired || b.demoralized(u):
		return false
	case int(x.spent)+attackAP > int(b.act.ap):
		return false
	}
	return !k.brigade() || b.adjacent(u, q) && (!b.faces(u) || b.beside(x.at, x.facing) == q)
}

// defenders are the units that would meet an attack (NS-C4.3.16, NS-C4.3.17).
func (b *Board) defenders(attack unitSet, q square, foe rules.Side) unitSet {
	set := b.targets(q, foe)
	if b.horsemen(attack) != 0 {
		set = b.outside(set)
	}
	return set
}

// prospectClash adds what a round is likely to come to, or takes it off.
func (b *Board) prospectClash(attack, defend unitSet, main, target square, sign int, into []int) {
	x := b.reckon(attack, defend, main, target)
	into[hopeHits] += sign * x.hits
	into[hopeKill] += sign * x.kills
	into[hopeRout] += sign * x.routs
	into[fearHits] += sign * x.back
	into[fearKill] += sign * x.backKills
}

// prospectPart is for a unit that is taken into a combat or left out: the combat with it against the
// combat without.
func (b *Board) prospectPart(s rules.Side, u int, joins bool, into []int) {
	f, one := &b.fight, oneUnit(u)
	sign := 1
	if !joins {
		sign = -1
	}
	if s == f.attacker {
		b.prospectClash(f.attack|one, f.defend, f.main, f.target, sign, into)
		b.prospectClash(f.attack&^one, f.defend, f.main, f.target, -sign, into)
		return
	}
	with, without := b.reckon(f.attack, f.defend|one, f.main, f.target), b.reckon(f.attack, f.defend&^one, f.main, f.target)
	into[hopeHits] = sign * (with.back - without.back)
	into[hopeKill] = sign * (with.backKills - without.backKills)
	into[hopeRout] = sign * (without.routs - with.routs)
	into[fearHits] = sign * (with.hits - without.hits)
	into[fearKill] = sign * (with.kills - without.kills)
}

// prospectSecond is for a breakthrough or a counter-attack (NS-C4.3.76 to NS-C4.3.87).
func (b *Board) prospectSecond(into []int) {
	f := &b.fight
	s, main, target, of := f.attacker, f.main, f.target, b.act.members
	if b.uncommitted(f.main, f.target, of) == 0 {
		s, main, target = s.Other(), target, main
		of = b.of[s]
	}
	able := b.uncommitted(main, target, of)
	attack := pickTwo(able, b.brigades(b.standing(of, main))&f.fought)
	b.prospectClash(attack, b.defenders(attack, target, s.Other()), main, target, 1, into)
}

// uncommitted are the brigades in a square that have not fought in this combat and may attack another square.
func (b *Board) uncommitted(from, to square, of unitSet) (set unitSet) {
	for rest := b.brigades(b.standing(of, from)) &^ b.fight.fought; rest != 0; rest = rest.Rest() {
		u := rest.First()
		x := &b.unit[u]
		if x.marker < 0 && !x.appeared && !x.march && !b.demoralized(u) && b.adjacent(u, to) && (!b.faces(u) || b.beside(x.at, x.facing) == to) {
			set |= oneUnit(u)
		}
	}
	return set
}

// prospectFire is for a bombardment die: what it hits, whom it softens up for brigades that may still
// attack, and how much nearer to its end it brings those under it.
func (b *Board) prospectFire(u int, q square, into []int) {
	s := b.sideOf(u)
	foes := b.unitsIn(q, s.Other())
	hits := b.shotSixths(u, b.units[u].weight, b.rangeTo(b.unit[u].at, q), q)
	worse, n := 0, 0
	for rest := foes; rest != 0; rest = rest.Rest() {
		v := rest.First()
		worse += b.strain(v)
		n++
	}
	into[hopeHits] = hits
	if n > 0 {
		into[hopeKill] = worse * hits / (n * d6)
		into[hopeHits] = b.spared(foes, hits, false)
	}
	for rest := b.brigades(b.act.members); rest != 0 && n > 0; rest = rest.Rest() {
		if v := rest.First(); b.unit[v].state == present && b.ableToStrike(v, q) && distance(b.unit[v].at, q) == 1 {
			into[hopeBlow] += b.thrown(v) * sixths(b.edge(v))
		}
	}
	into[hopeBlow] = min(into[hopeBlow], 4*d6)
}

// strain is how much more likely a unit is destroyed with one hit more.
func (b *Board) strain(u int) int {
	hits := int(b.unit[u].hits)
	return b.frail(u, hits+2) - b.frail(u, hits+1)
}

// prospectWound is for who takes a hit (NS-C4.2.17, NS-C4.3.56).
func (b *Board) prospectWound(u int, into []int) {
	into[fearWound] = b.strain(u)
	into[fearFresh] = count(b.units[u].brigade() && b.unit[u].hits == 0)
}

// rallies is how likely a unit takes a hit off by field recovery, in sixths (NS-C4.4.4 to NS-C4.4.8).
func (b *Board) rallies(u int) int {
	x, l := &b.unit[u], b.units[u].command
	s := b.sideOf(u)
	if x.hits < recoverFrom {
		return 0
	}
	foes := b.throngSeen(s.Other())
	near := 0
	for h := range heading(headings) {
		if foes.beside(x.at, h) && !(b.units[u].linear && h.diagonal()) {
			near++
		}
	}
	mod := -min(near, mostFear)
	chief := b.chief(s)
	led, watched := b.inRadius(x.at, l), b.inRadius(x.at, chief) && chief != l
	switch {
	case led:
		mod += b.leaders[l].ability
	case !watched:
		mod--
	}
	if watched {
		mod += b.leaders[chief].ability
	}
	return d6 + 1 - min(max(recoverOn-mod, 1), d6+1)
}
