package ccn

import (
	"slices"

	"grognard/rules"
)

// The prospects of an answer, in the order in which they are listed.
const (
	hopeHits = iota
	hopeKill
	fearHits
	fearKill
	hopeNear
	hopeReady
	hopeBlow
	fearStand
	hopeCover
	hopeFriends
	hopePrize
	fearPrize
	hopeForce
	hopeLead
	hopeSave
	fearIdle
	prospectCount
)

var prospects = []rules.Feature{
	hopeHits:    {Key: "hits", Worth: 12},
	hopeKill:    {Key: "kill", Worth: 2},
	fearHits:    {Key: "back", Worth: -10},
	fearKill:    {Key: "backkill", Worth: -2},
	hopeNear:    {Key: "near", Worth: 20},
	hopeReady:   {Key: "ready", Worth: 10},
	hopeBlow:    {Key: "blow", Worth: 12},
	fearStand:   {Key: "stand", Worth: -6},
	hopeCover:   {Key: "cover", Worth: 15},
	hopeFriends: {Key: "friends", Worth: 15},
	hopePrize:   {Key: "prize", Worth: 150},
	fearPrize:   {Key: "unprize", Worth: -150},
	hopeForce:   {Key: "force", Worth: 50},
	hopeLead:    {Key: "lead", Worth: 80},
	hopeSave:    {Key: "save", Worth: 30},
	fearIdle:    {Key: "idle", Worth: 0},
}

// Prospects implements rules.Judge.
func (Book) Prospects() []rules.Feature { return prospects }

// CountProspects implements rules.Judge.
func (Book) CountProspects(board rules.Board, q *rules.Request, o rules.Option, into []int) {
	b := board.(*Board)
	clear(into)
	switch o.Do {
	case "fire", "melee":
		b.prospectBlow(o, into)
	case "order":
		b.prospectOrder(o, into)
	case "move", "retreat", "advance":
		b.prospectPlace(o, into)
	case "play":
		b.prospectCard(o, into)
	case "done":
		if q.Kind == "order" {
			into[fearIdle] = 1
		}
	}
}

// prospectBlow is for a fight that an ordered unit may begin.
func (b *Board) prospectBlow(o rules.Option, into []int) {
	u, e := b.unitNamed(o.Who), b.unitNamed(o.At)
	if u < 0 {
		return
	}
	if e < 0 { // a lone leader
		into[hopeKill] = 40
		return
	}
	x := blow{by: u, at: e, to: b.units[e].at, melee: o.Do == "melee"}
	dice, faces := b.dice(x), facesOf(b.hitsOn(x))
	into[hopeHits] = min(dice*faces, 6*int(b.units[e].blocks))
	into[hopeKill] = likely(dice, faces, int(b.units[e].blocks))
	if !x.melee {
		return
	}
	back := blow{by: e, at: u, to: b.units[u].at, melee: true, kind: answerBlow}
	dice, faces = b.dice(back), facesOf(b.hitsOn(back))
	dice -= into[hopeHits] / 6
	dice = dice * (100 - into[hopeKill]) / 100
	into[fearHits] = max(0, min(dice*faces, 6*int(b.units[u].blocks)))
	into[fearKill] = likely(dice, faces, int(b.units[u].blocks))
}

// facesOf counts the faces of a die that hit.
func facesOf(h hitSet) (n int) {
	for _, s := range symbolOf[1:] {
		if h.has(s) {
			n++
		}
	}
	return n
}

// likely is how likely, in hundredths, so many dice with so many faces that hit make as many hits or more.
func likely(dice, faces, hits int) int {
	if dice < hits || hits <= 0 {
		return 0
	}
	return atLeast[min(dice, mostLikely)][faces][min(hits, mostHits)]
}

const (
	mostLikely = 12 // dice
	mostHits   = 6
)

var atLeast = tableOfHits()

func tableOfHits() (all [mostLikely + 1][dieFaces + 1][mostHits + 1]int) {
	ways := func(n, k int) int {
		w := 1
		for i := range k {
			w = w * (n - i) / (i + 1)
		}
		return w
	}
	power := func(x, n int) int {
		p := 1
		for range n {
			p *= x
		}
		return p
	}
	for dice := range all {
		for faces := range all[dice] {
			sum := 0
			for hits := dice; hits >= 0; hits-- {
				sum += ways(dice, hits) * power(faces, hits) * power(dieFaces-faces, dice-hits)
				if hits <= mostHits {
					all[dice][faces][hits] = 100 * sum / power(dieFaces, dice)
				}
			}
		}
	}
	return all
}

// prospectOrder is for an order to a unit.
func (b *Board) prospectOrder(o rules.Option, into []int) {
	u := b.unitNamed(o.Who)
	if u < 0 {
		return
	}
	x, k := &b.units[u], b.typeOf(u)
	near := boardCols
	for e := range b.unitCount() {
		if !b.inPlay(e) || b.sideOf(e) == b.active {
			continue
		}
		far := distance(x.at, b.units[e].at)
		near = min(near, far)
		switch {
		case far == 1, far <= k.reach:
			into[hopeBlow] = max(into[hopeBlow], min(b.estimate(u, e, b.units[e].at, far), 6*int(b.units[e].blocks)))
		case far <= k.moveBattle+max(1, k.reach):
			into[hopeReady] = 10
		}
		if x.blocks == 1 && far <= 2 {
			into[hopeSave] = 1
		}
	}
	into[hopeNear] = 6 - min(near, 6)
}

// prospectPlace is for a place where a piece may go.
func (b *Board) prospectPlace(o rules.Option, into []int) {
	h := hex(o.At.N())
	u := b.unitNamed(o.Who)
	if u < 0 {
		if v := b.unitOn(h); v >= 0 && b.leaderOf(v) < 0 {
			into[hopeLead] = 1
		}
		return
	}
	if o.At == 0 {
		return
	}
	x, k, s := &b.units[u], b.typeOf(u), b.sideOf(u)
	was, now := boardCols, boardCols
	moved := distance(x.at, h)
	fights := o.Do == "move" && moved <= k.moveBattle && (terrains[b.scenario.ground[h]].battle != noOne)
	for e := range b.unitCount() {
		if !b.inPlay(e) {
			continue
		}
		far := distance(h, b.units[e].at)
		if b.sideOf(e) == s {
			if far == 1 && e != u {
				into[hopeFriends]++
			}
			continue
		}
		was, now = min(was, distance(x.at, b.units[e].at)), min(now, far)
		if far <= 4 {
			into[fearStand] += b.menace(e, u, h)
		}
		if fights && (far == 1 || far <= k.reach) {
			n := min(b.estimate(u, e, b.units[e].at, far), 6*int(b.units[e].blocks))
			if far > 1 && k.arm == infantry {
				n /= 2
			}
			into[hopeBlow] = max(into[hopeBlow], n)
		}
	}
	into[fearStand] = min(into[fearStand], 6*int(x.blocks)*2)
	if x.blocks == 1 {
		into[hopeSave] = now - was
	} else {
		into[hopeNear] = was - now
	}
	g, from := &terrains[b.scenario.ground[h]], &terrains[b.scenario.ground[x.at]]
	into[hopeCover] = -g.inFire[infantry] - g.inMelee[infantry] + from.inFire[infantry] + from.inMelee[infantry]
	for i := range b.scenario.objectives {
		a := &b.scenario.objectives[i]
		if a.side != s {
			continue
		}
		if a.hexes.Has(h) {
			into[hopePrize] = 1
		}
		if a.hexes.Has(x.at) && !a.hexes.Has(h) {
			into[fearPrize] = 1
		}
	}
}

// prospectCard is for a card that may be played: how many who are near the enemy it orders.
func (b *Board) prospectCard(o rules.Option, into []int) {
	near, _ := b.nearFoes(b.active)
	into[hopeForce] = b.force(b.active, deckKinds[o.With.N()], near)
}

// nearFoes are the units of a side that have an enemy near, and all of them.
func (b *Board) nearFoes(s rules.Side) (near, all unitSet) {
	for u := range b.unitCount() {
		if !b.inPlay(u) || b.sideOf(u) != s {
			continue
		}
		all = all.With(u)
		if b.foeWithin(u, 3) {
			near = near.With(u)
		}
	}
	return near, all
}

// force is how many of some units of a side a card orders, or may rally.
func (b *Board) force(s rules.Side, k kind, some unitSet) (n int) {
	if k = b.actingFor(s, k); k == noCard {
		return 0
	}
	c := &cardKinds[k]
	var in [sections]int // Force March: in each to which a hex belongs; else in one of them
	for rest := some; rest != 0; rest = rest.Rest() {
		u := rest.First()
		if !b.orders(k, u) && (k != rally || int(b.units[u].blocks) == b.typeOf(u).blocks) {
			continue
		}
		n++
		for of := range sections {
			if b.units[u].at.sections().has(of) {
				if in[of]++; k != forceMarch {
					break
				}
			}
		}
	}
	switch {
	case k == forceMarch: // CCN-58.1
		n = slices.Max(in[:])
	case c.section:
		n = 0
		for of := range sections {
			most := c.orders[b.flank(s, of)]
			if c.command {
				most *= b.handSize(s)
			}
			n += min(most, in[of])
		}
		return n
	}
	return min(n, upToFour)
}

// kept is how much a card is worth in the hand of a side: as many as it orders who are near the enemy, and
// as many as it may order later. First Strike, which answers the enemy (CCN-57.1), is worth two to four.
func (b *Board) kept(s rules.Side, k kind, near, all unitSet) int {
	if k == firstStrike {
		return 2 + min(near.Count(), 2)
	}
	return b.force(s, k, near) + b.force(s, k, all)
}

// foeWithin reports whether an enemy stands within so many hexes of a unit.
func (b *Board) foeWithin(u, far int) bool {
	for e := range b.unitCount() {
		if b.inPlay(e) && b.sideOf(e) != b.sideOf(u) && distance(b.units[u].at, b.units[e].at) <= far {
			return true
		}
	}
	return false
}
