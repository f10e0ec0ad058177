package manoeuvre

import "grognard/rules"

// The assets of a side, in the order in which they are listed.
const (
	assetUnits = iota
	assetStrength
	assetGround
	assetSquares
	assetHand
	assetWorn
	assetBrink
	assetRedoubts
	assetForward
	assetCornered
	assetMassed
	assetPressed
	assetDoomed
	assetPressing
	assetPrey
	assetBlade
	assetShield
	assetLeaders
	assetSpare
	assetEvents
	assetDead
	assetNight
	assetDeck
	assetCount
)

// Threats stand there twice, but not the same ones: what the enemy does in his turn, which comes
// first and for which one unit may still move (MAN-5.1), and what the own units could do from where they
// stand, of which he can take away only some in one turn. Both are counted for the side whose turn is
// over: for the other they would be the same numbers again.
var assets = []rules.Feature{
	assetUnits:    {Key: "units", Worth: 300},
	assetStrength: {Key: "strength", Worth: 30},
	assetGround:   {Key: "ground", Worth: 4},
	assetSquares:  {Key: "squares", Worth: 12},
	assetHand:     {Key: "hand", Worth: 8},
	assetWorn:     {Key: "worn"},                  // reduced units
	assetBrink:    {Key: "brink"},                 // square of the losses; 100 where they lose the game
	assetRedoubts: {Key: "redoubts"},              // infantry in one: cavalry rides off
	assetForward:  {Key: "forward"},               // ranks from the home edge
	assetCornered: {Key: "cornered"},              // units that could not retreat
	assetMassed:   {Key: "massed"},                // units beside the same enemy, beyond the first
	assetPressed:  {Key: "pressed"},               // hundredths of a hit, in the next enemy turn
	assetDoomed:   {Key: "doomed"},                // hundredths of a unit, in the next enemy turn
	assetPressing: {Key: "pressing", Good: 1},     // hundredths of a hit, from where one stands
	assetPrey:     {Key: "prey"},                  // hundredths of a unit, from where one stands
	assetBlade:    {Key: "blade", Hidden: true},   // points of dice in hand, of units near the enemy
	assetShield:   {Key: "shield", Hidden: true},  // points of defence in hand, of units near the enemy
	assetLeaders:  {Key: "leaders", Hidden: true}, // combat value in hand
	assetSpare:    {Key: "spare", Hidden: true},   // of that, beyond the best two Commanders
	assetEvents:   {Key: "events", Hidden: true},  // other cards in hand that may serve
	assetDead:     {Key: "dead", Hidden: true},    // cards in hand that serve nobody
	assetNight:    {Key: "night"},                 // squares, times tenths of the way to nightfall
	assetDeck:     {Key: "deck"},                  // cards left of the first deck
}

// Assets implements rules.Judge.
func (Book) Assets() []rules.Feature { return assets }

// CountAssets implements rules.Judge.
func (Book) CountAssets(board rules.Board, s rules.Side, into []int) {
	b := board.(*Board)
	clear(into)
	if b.force[s].army == noArmy {
		return
	}
	foe := s.Other()
	own, enemy := b.stands(s), b.stands(foe)
	squares := (controlled(own, enemy) & b.enemyHalf(s)).Count()
	into[assetSquares] = squares
	into[assetNight] = squares * b.dusk() / 10
	limit := max(1, b.rules.attrition)
	into[assetBrink] = 100 * b.losses(s) * b.losses(s) / (limit * limit)
	if !b.force[s].finished {
		into[assetDeck] = b.force[s].deck.Count()
	}
	b.countUnits(s, into)
	b.countHand(s, reachOf(enemy), into)
	for rest := enemy & around(own); rest != 0; rest = rest.Rest() {
		into[assetMassed] += (around(only(rest.First())) & own).Count() - 1
	}
	if b.active == s || enemy == 0 || !b.phase.inPlayerTurn() {
		return
	}
	ours, theirs := b.armsOf(s), b.armsOf(foe)
	into[assetPressed], into[assetDoomed] = b.threat(foe, &theirs, &ours, true)
	into[assetPressing], into[assetPrey] = b.threat(s, &ours, &theirs, false)
}

// countUnits counts what the units are and where they stand.
func (b *Board) countUnits(s rules.Side, into []int) {
	f := &b.force[s]
	for u, q := range f.at {
		if q == offBoard {
			continue
		}
		into[assetUnits]++
		into[assetStrength] += b.strengthOf(s, u)
		into[assetGround] += b.ground[q].effects().defence
		if f.state[u] == reduced {
			into[assetWorn]++
		}
		if b.inRedoubt(s, u) && !b.unitType(s, u).cavalry {
			into[assetRedoubts]++
		}
		if f.north {
			into[assetForward] += 7 - q.rank()
		} else {
			into[assetForward] += q.rank()
		}
		if b.cornered(s, u) {
			into[assetCornered]++
		}
	}
}

// dusk is how far the game has come towards nightfall, in hundredths: by the cards drawn from
// the first decks (MAN-2.3.1), or by the turns where there is a limit to them.
func (b *Board) dusk() int {
	drawn := 0
	for s := range b.force {
		if f := &b.force[s]; f.finished {
			drawn += deckSize
		} else if f.army != noArmy {
			drawn += deckSize - f.deck.Count()
		}
	}
	n := 100 * drawn / (2 * deckSize)
	if limit := b.rules.turnLimit; limit > 0 {
		n = max(n, min(100, 100*b.turn/limit))
	}
	return n
}

// reach3 are the squares within one, two and three steps of some.
type reach3 [4]squares

func reachOf(all squares) (r reach3) {
	r[0] = all
	for i := 1; i < len(r); i++ {
		r[i] = r[i-1] | around(r[i-1])
	}
	return r
}

// only is the set of one square.
func only(q square) squares { return squares(0).With(q) }

// strikes reports whether a unit may come to blows in one turn with somebody of whom these are
// the squares near.
func (b *Board) strikes(s rules.Side, u int, near *reach3) bool {
	q := b.force[s].at[u]
	return q != offBoard && near[1+b.unitType(s, u).steps()].Has(q)
}

// countHand counts what the cards of a hand are good for, on the board as it stands.
func (b *Board) countHand(s rules.Side, near reach3, into []int) {
	d, hand := b.deckOf(s), b.force[s].hand
	begun := b.phase.inPlayerTurn() // a hand is chosen before anybody stands anywhere (MAN-3.9)
	best := [2]int{}
	into[assetHand] = hand.Count()
	for rest := hand; rest != 0; rest = rest.Rest() {
		c := &d.card[rest.First()]
		switch {
		case b.serves(s, c) == servesNobody:
			into[assetDead]++
		case c.kind == commander:
			into[assetLeaders] += c.combat
			if n := c.combat; n > best[0] {
				best = [2]int{n, best[0]}
			} else {
				best[1] = max(best[1], n)
			}
		case c.kind != unitCard:
			into[assetEvents]++
		case !begun || b.strikes(s, c.unit, &near):
			into[assetBlade] += c.punch() / 2
			into[assetShield] += c.defence
		}
	}
	into[assetSpare] = into[assetLeaders] - best[0] - best[1]
}

// punch is twice what the best dice of a Unit card make in the mean.
func (c *card) punch() int {
	most := spread{}
	better(&most, c.attack)
	better(&most, c.bombard)
	better(&most, c.volley)
	return int(most.mean2)
}

// service is whether a card may be of use.
type service uint8

const (
	servesNobody service = iota // as far as can be foreseen
	servesLater
	servesNow
)

// serves tells of what use a card of the hand is: nobody has one for a unit that is lost
// (MAN-1.3.6), for Sappers without a redoubt, for Regroup without a reduced unit, later.
func (b *Board) serves(s rules.Side, c *card) service {
	switch c.kind {
	case unitCard:
		if b.force[s].state[c.unit] == lost {
			return servesNobody
		}
	case engineers:
		switch foe := &b.force[s.Other()]; {
		case foe.forts != 0:
		case foe.army != noArmy && b.deckOf(s.Other()).of[redoubt] == 0:
			return servesNobody
		default:
			return servesLater
		}
	case regroup:
		if b.count(s, reduced) == 0 {
			return servesLater
		}
	}
	return servesNow
}

// arms are what a hand adds to the fights of each unit.
type arms struct {
	attack, fire  [8]spread // by its best card
	shield        [8]int8   // by all its cards
	combat, guard int       // by the best Commander
}

func (b *Board) armsOf(s rules.Side) (a arms) {
	d := b.deckOf(s)
	for rest := b.force[s].hand; rest != 0; rest = rest.Rest() {
		c := &d.card[rest.First()]
		switch c.kind {
		case commander:
			a.combat, a.guard = max(a.combat, c.combat), max(a.guard, c.defence)
		case unitCard:
			better(&a.attack[c.unit], c.attack)
			better(&a.fire[c.unit], c.bombard)
			a.shield[c.unit] += int8(c.defence)
		}
	}
	return a
}

func better(x *spread, d dice) {
	if y := (spread{}).plus(d); y.mean2 > x.mean2 {
		*x = y
	}
}

// threat is what a side may do to the other in one combat (MAN-6.0.1) of its turn: hits and
// ends, in hundredths. Whoever has no card yet may draw one (MAN-4.6): that counts a third. Other
// targets than the best count a quarter, for the turns after.
func (b *Board) threat(s rules.Side, by, against *arms, moves bool) (hits, kill int) {
	foe := s.Other()
	sum := 0
	for e, q := range b.force[foe].at {
		if q == offBoard {
			continue
		}
		x := clash{defence: b.wall(foe, e, q), worn: b.force[foe].state[e] == reduced, stuck: b.cornered(foe, e)}
		most := course{}
		for u, from := range b.force[s].at {
			if from == offBoard {
				continue
			}
			if far := distance(from, q); far == 1 || moves && far <= 1+b.unitType(s, u).steps() && b.comesTo(s, u, q) {
				c := b.meets(x, s, u, q, by, int(against.shield[e])+against.guard)
				most.hits, most.kill = max(most.hits, c.hits), max(most.kill, c.kill)
			}
			if by.fire[u].n > 0 && distance(from, q) <= fireRange {
				x.form, x.dice, x.flat = bombardment, by.fire[u], b.push(s, u, from, q, bombardment)
				c := x.fate()
				most.hits, most.kill = max(most.hits, c.hits), max(most.kill, c.kill)
			}
		}
		sum += most.hits
		hits, kill = max(hits, most.hits), max(kill, most.kill)
	}
	return hits + (sum-hits)/4, kill
}

// meets is what an Assault of a unit on another is likely to come to, with what either hand
// adds to it.
func (b *Board) meets(x clash, s rules.Side, u int, to square, by *arms, shield int) course {
	from := b.force[s].at[u]
	if distance(from, to) > 1 {
		from = to // nobody knows from where: the hill is left out
	} else if !b.ground[from].effects().assault {
		return course{}
	}
	x.form, x.dice, x.defence = assault, by.attack[u], x.defence+shield
	x.flat = b.push(s, u, from, to, assault)
	if from == to {
		x.flat = b.strengthOf(s, u)
	}
	if x.dice.n > 0 {
		x.flat += by.combat
		return x.fate()
	}
	x.dice = usual
	c := x.fate()
	return course{hits: c.hits / 3, kill: c.kill / 3}
}

// comesTo reports whether a unit finds a free square beside another within its steps.
func (b *Board) comesTo(s rules.Side, u int, q square) bool {
	from, steps := b.force[s].at[u], b.unitType(s, u).steps()
	for _, n := range adjacent[q] {
		if b.free(n) && distance(from, n) <= steps {
			return true
		}
	}
	return false
}
