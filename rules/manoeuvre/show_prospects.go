package manoeuvre

import "grognard/rules"

// The prospects of an answer, in the order in which they are listed.
const (
	hopeHits = iota
	hopeKill
	fearLoss
	fearEnd
	hopeNear
	hopeStrike
	fearStand
	hopeCover
	hopeFriends
	hopeSquares
	hopeMassed
	hopeShuts
	hopeUseless
	hopeIdle
	fearThrown
	fearSpent
	hopeSaves
	hopeMends
	hopeFoils
	hopeCentre
	hopeFront
	prospectCount
)

// The first worths are those by which hasty players, who look at nothing else, beat each other in
// some hundred games on two boards; friends beside a unit brought them nothing.
var prospects = []rules.Feature{
	hopeHits:    {Key: "hits", Worth: 4},                    // hundredths of a hit
	hopeKill:    {Key: "kill", Worth: 6},                    // hundredths of a unit
	fearLoss:    {Key: "loss", Worth: -4},                   // hundredths of an own hit
	fearEnd:     {Key: "end", Worth: -4},                    // hundredths of an own unit
	hopeNear:    {Key: "near", Worth: 60},                   // steps to the next enemy
	hopeStrike:  {Key: "strike", Worth: 4},                  // hundredths, of the combat that may follow
	fearStand:   {Key: "stand", Worth: -1},                  // hundredths, of the next enemy turn
	hopeCover:   {Key: "cover", Worth: 12},                  // defence of the ground
	hopeFriends: {Key: "friends"},                           // own units beside it
	hopeSquares: {Key: "squares", Worth: 60},                // controlled, ours less theirs
	hopeMassed:  {Key: "massed", Worth: 60},                 // enemies whom another own unit touches
	hopeShuts:   {Key: "shuts", Worth: 120},                 // enemies who could not retreat any more
	hopeUseless: {Key: "useless", Worth: 400, Hidden: true}, // a card that serves nobody
	hopeIdle:    {Key: "idle", Worth: 300, Hidden: true},    // a card that does not serve yet
	fearThrown:  {Key: "thrown", Worth: -4, Hidden: true},   // what a card is worth that is thrown away
	fearSpent:   {Key: "spent", Worth: -2, Hidden: true},    // what a card is worth that is played
	hopeSaves:   {Key: "saves", Worth: 4},                   // hundredths of harm to an own unit
	hopeMends:   {Key: "mends", Worth: 40},                  // strength that is restored
	hopeFoils:   {Key: "foils", Worth: 120, Hidden: true},   // a card of the enemy
	hopeCentre:  {Key: "centre", Worth: 6},                  // files from the edge
	hopeFront:   {Key: "front", Worth: 4},                   // strength in the front rank
}

// Prospects implements rules.Judge.
func (Book) Prospects() []rules.Feature { return prospects }

// CountProspects implements rules.Judge. Of the other hand it knows how many cards it has.
func (Book) CountProspects(board rules.Board, q *rules.Request, o rules.Option, into []int) {
	b := board.(*Board)
	clear(into)
	s := q.To
	switch o.Do {
	case "discard":
		b.prospectDiscard(s, o, into)
	case "pick": // what it brings
		into[fearThrown] = -b.cardValue(s, o.With.N()%deckSize)
	case "unpick":
		into[fearThrown] = b.cardValue(s, o.With.N()%deckSize)
	case "spy":
		if q.Kind == "draw.spy" { // another is drawn for it (MAN-9.2.41)
			into[hopeIdle] = 1
			return
		}
		b.prospectSpent(s, o, into)
	case "move":
		b.prospectPlace(s, o, q.Kind != "combat.skirmish", into)
	case "march", "supply":
		b.prospectMarch(s, q, o, into)
	case "assault", "ambush", "bombard", "volley", "battery":
		b.prospectAttack(s, o, into)
	case "withdraw":
		b.prospectWithdrawal(s, o, into)
	case "play", "commander.combat", "commander.command", "skirmish", "support":
		if q.Kind == "combat.defend" {
			b.prospectDefence(s, o, into)
		} else {
			b.prospectSupport(s, o, into)
		}
	case "hit", "retreat":
		b.prospectResult(s, q, o, into)
	case "advance":
		b.prospectPlace(s, o, false, into)
		b.prospectPursuit(o.Who.N()%8, into)
	default:
		b.prospectRest(s, q, o, into)
	}
}

// prospectRest is for what is done between battles: restoring, digging, the set-up.
func (b *Board) prospectRest(s rules.Side, q *rules.Request, o rules.Option, into []int) {
	switch o.Do {
	case "restore":
		b.prospectSpent(s, o, into)
		u, p := o.At.N()%8, b.card(s, o.With.N()%deckSize)
		chance := 100
		if p.kind == commander && p.rally != rallyAlways {
			chance = chanceOf(p.rally)
		}
		into[hopeMends] = (b.unitType(s, u).full - b.unitType(s, u).reduced) * chance / 100
		into[hopeSaves] = b.menace(s, u, b.force[s].at[u], 0) * chance / 200 // a full unit has half as much to fear
	case "redoubt":
		if o.With == 0 { // the set-up: under those who stand in front
			b.prospectFront(s, o.Who.N()%8, b.force[s].at[o.Who.N()%8], into)
			return
		}
		b.prospectSpent(s, o, into)
		u := o.At.N() % 8
		at := b.force[s].at[u]
		if !b.unitType(s, u).cavalry { // which rides off and leaves it
			into[hopeCover] = redoubtDefence
		}
		into[hopeSaves] = b.menace(s, u, at, 0) - b.menace(s, u, at, redoubtDefence)
	case "place":
		u, to := o.Who.N()%8, square(o.At.N())
		b.prospectFront(s, u, to, into)
		into[hopeCover] = b.ground[to].effects().defence
		into[hopeFriends] = (around(only(to)) & b.stands(s)).Count()
	case "guerrillas":
		b.prospectSpent(s, o, into)
		into[hopeFoils] = 1
	}
}

// prospectFront is for where a unit stands before the battle begins.
func (b *Board) prospectFront(s rules.Side, u int, q square, into []int) {
	into[hopeCentre] = min(q.file(), 7-q.file())
	if q.rank() == 1 || q.rank() == 6 { // the second of the two home ranks (MAN-3.10)
		into[hopeFront] = b.unitType(s, u).full
	}
}

// prospectDiscard is for a card that may be thrown away.
func (b *Board) prospectDiscard(s rules.Side, o rules.Option, into []int) {
	c := o.With.N() % deckSize
	into[fearThrown] = b.cardValue(s, c)
	switch p := b.card(s, c); b.serves(s, p) {
	case servesNobody:
		into[hopeUseless] = 1
	case servesLater:
		into[hopeIdle] = 1
	default:
		if p.kind == unitCard && b.force[s].state[p.unit] != reduced {
			if near := reachOf(b.stands(s.Other())); !b.strikes(s, p.unit, &near) {
				into[hopeIdle] = 1
			}
		}
	}
}

// prospectSpent is for a card that is played: it will not serve for anything else.
func (b *Board) prospectSpent(s rules.Side, o rules.Option, into []int) {
	into[fearSpent] = b.cardValue(s, o.With.N()%deckSize)
}

// eventValues are what events are worth in a hand, and how much more while they are needed.
var eventValues = [kinds]struct{ always, needed int }{
	ambush: {8, 0}, committedAttack: {4, 2}, forcedMarch: {3, 1}, guerrillas: {5, 0}, redoubt: {3, 2}, regroup: {2, 6},
	engineers: {1, 4}, skirmish: {2, 1}, spy: {3, 0}, supply: {4, 3}, withdraw: {4, 3},
}

// cardValue is about what a card is worth in a hand, from 0 to 12.
func (b *Board) cardValue(s rules.Side, c int) int {
	p := b.card(s, c)
	if b.serves(s, p) == servesNobody {
		return 0
	}
	switch p.kind {
	case unitCard:
		n := 2 + max(p.punch()-8, 0)/4 + p.defence/4
		if b.force[s].state[p.unit] == reduced { // it restores its unit (MAN-7.5)
			n += 2
		}
		near := reachOf(b.stands(s.Other()))
		if q := b.force[s].at[p.unit]; q != offBoard && near[1].Has(q) {
			return n + 4
		}
		if b.strikes(s, p.unit, &near) {
			n += 2
		}
		return n
	case commander:
		return 4 + p.combat
	}
	v := eventValues[p.kind]
	need := false
	switch p.kind {
	case regroup, supply:
		need = b.count(s, reduced) > 0
	case engineers:
		need = b.force[s.Other()].forts != 0
	default:
		need = b.stands(s)&around(b.stands(s.Other())) != 0
	}
	if need {
		return v.always + v.needed
	}
	return v.always
}

// prospectPlace is for a square where a unit may go; combat tells whether it may still attack
// from there.
func (b *Board) prospectPlace(s rules.Side, o rules.Option, combat bool, into []int) {
	u, to := o.Who.N()%8, square(o.At.N())
	from, foe := b.force[s].at[u], s.Other()
	own, enemy := b.stands(s), b.stands(foe)
	rest := own.Without(from)
	into[hopeNear] = nearest(from, enemy) - nearest(to, enemy)
	into[fearStand] = b.menace(s, u, to, 0) - b.menace(s, u, from, 0)
	into[hopeCover] = b.wall(s, u, to) - b.wall(s, u, from)
	into[hopeFriends] = (around(only(to)) & rest).Count() - (around(only(from)) & rest).Count()
	half, theirs := b.enemyHalf(s), b.enemyHalf(foe)
	now := rest.With(to)
	into[hopeSquares] = (controlled(now, enemy) & half).Count() - (controlled(own, enemy) & half).Count() -
		(controlled(enemy, now) & theirs).Count() + (controlled(enemy, own) & theirs).Count()
	for all := around(only(to)) & enemy; all != 0; all = all.Rest() {
		e := all.First()
		if around(only(e))&rest != 0 {
			into[hopeMassed]++
		}
		if b.shut(e, to, from) {
			into[hopeShuts]++
		}
	}
	if combat {
		into[hopeStrike] = b.bestStrike(s, u, to) - b.bestStrike(s, u, from)
	}
}

// shut reports whether nobody can go from a square any more once a unit has come to another.
func (b *Board) shut(q, taken, left square) bool {
	for _, n := range adjacent[q] {
		if n != offBoard && n != taken && (n == left || b.free(n)) {
			return false
		}
	}
	return true
}

// nearest is how far the nearest of some squares is; 0 without any.
func nearest(q square, all squares) int {
	if all == 0 {
		return 0
	}
	most := 14
	for ; all != 0; all = all.Rest() {
		most = min(most, distance(q, all.First()))
	}
	return most
}
