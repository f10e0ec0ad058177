package ccn

import (
	"fmt"

	"grognard/rules"
)

// sideReader reads one side of a file.
type sideReader struct {
	*loader
	s    rules.Side
	name string
	t    *sideTable
}

// readUnits reads the units: those without a hex are eliminated.
func (r *sideReader) readUnits() error {
	return r.Each(len(r.t.Units), func(i int) error {
		n := r.b.count[0]
		err := r.readUnit(fmt.Sprintf("%s.units.%d", r.name, i), r.t.Units[i])
		if err != nil && r.b.count[0] > n {
			r.b.dropUnit()
		}
		return err
	})
}

// dropUnit takes the last unit off a board that is being read.
func (b *Board) dropUnit() {
	u := b.unitCount() - 1
	if b.units[u].at != nowhere {
		b.lift(u)
	}
	b.units[u] = unit{}
	b.count[0]--
}

func (r *sideReader) readUnit(key string, t unitTable) error {
	name := refsByName[t.Unit]
	switch {
	case name.Kind() != unitKind:
		return r.Fault(key+".unit", "ccn.fault.unit", "there is no unit %q", t.Unit)
	case !serves(unitTypes[name.N()/sameType].nation, r.s):
		return r.Fault(key+".unit", "ccn.fault.unit.side", "%s is not a unit of this side (%s)", rules.Said{ID: t.Unit}, rules.Said{ID: r.name, Ref: rules.SideRef(r.s)})
	case r.b.unitNamed(name) >= 0:
		return r.Fault(key+".unit", "ccn.fault.unit.twice", "%s is in the battle twice", rules.Said{ID: t.Unit})
	case r.b.unitCount() == maxUnits:
		return r.Fault(key, "ccn.fault.unit.many", "the battle has more than %d units", maxUnits)
	}
	u := r.b.unitCount()
	r.b.count[0]++
	r.b.units[u] = unit{typ: int8(name.N() / sameType), n: uint8(name.N() % sameType), side: r.s, at: nowhere, moved: int8(t.Moved),
		ordered: t.Ordered, fought: t.Fought, led: t.Led, unfolded: t.Unfolded}
	if t.Moved < 0 || t.Moved > farthestMove {
		return r.Fault(key+".moved", "ccn.fault.moved", "it has moved %d hexes; that can be 0 to %d", t.Moved, farthestMove)
	}
	if (t.Ordered || t.Fought || t.Moved > 0) && r.s != r.b.active {
		return r.Fault(key, "ccn.fault.unit.idle", "%s has acted, but it is the turn of the other side", rules.Said{ID: t.Unit})
	}
	return r.stand(key, u, t)
}

// stand puts a unit on its hex with its blocks.
func (r *sideReader) stand(key string, u int, t unitTable) error {
	k := r.b.typeOf(u)
	blocks := k.blocks
	if t.Blocks != nil {
		blocks = *t.Blocks
	}
	if t.At == "" {
		if t.Blocks != nil && *t.Blocks != 0 {
			return r.Fault(key, "ccn.fault.unit.place", "%s has blocks but stands on no hex: place it, or take it away", rules.Said{ID: t.Unit})
		}
		return nil
	}
	h, err := r.hex(key+".at", t.At)
	if err != nil {
		return err
	}
	switch {
	case blocks < 1 || blocks > k.blocks:
		return r.Fault(key+".blocks", "ccn.fault.blocks", "%s has %d blocks; it can have 1 to %d", rules.Said{ID: t.Unit}, blocks, k.blocks)
	case r.b.unitAt[h] != nobody:
		return r.Fault(key+".at", "ccn.fault.unit.taken", "%s stands on %s, where another unit stands", rules.Said{ID: t.Unit}, rules.Said{ID: t.At})
	case r.b.leaderAt[h] != nobody && r.b.leaderSide(r.b.leaderOn(h)) != r.s:
		return r.Fault(key+".at", "ccn.fault.unit.enemy", "%s stands on %s with an enemy leader", rules.Said{ID: t.Unit}, rules.Said{ID: t.At})
	case r.b.scenario.ground[h].bars(k.arm):
		return r.Fault(key+".at", "ccn.fault.unit.ground", "%s stands on %s, which it cannot enter", rules.Said{ID: t.Unit}, rules.Said{ID: t.At})
	}
	r.b.units[u].blocks = int8(blocks)
	r.b.put(u, h)
	return r.fold(key, u, t)
}

// fold sets a unit in square.
func (r *sideReader) fold(key string, u int, t unitTable) error {
	if t.Square == 0 {
		return nil
	}
	h := r.b.units[u].at
	switch {
	case t.Square < 0 || t.Square > trackSize:
		return r.Fault(key+".square", "ccn.fault.square", "the number of its square counter is %d, not 1 to %d", t.Square, trackSize)
	case r.b.typeOf(u).arm != infantry:
		return r.Fault(key+".square", "ccn.fault.square.arm", "%s is not infantry and cannot form square", rules.Said{ID: t.Unit})
	case !terrains[r.b.scenario.ground[h]].square || r.b.scenario.works[h] != 0:
		return r.Fault(key+".square", "ccn.fault.square.ground", "%s cannot be in square on %s", rules.Said{ID: t.Unit}, rules.Said{ID: t.At})
	case t.Square > len(r.t.Track) || r.t.Track[t.Square-1] == "":
		return r.Fault(key+".square", "ccn.fault.square.card", "no card lies under space %d of the square track", t.Square)
	}
	for v := range u {
		if r.b.sideOf(v) == r.s && int(r.b.units[v].square) == t.Square {
			return r.Fault(key+".square", "ccn.fault.square.twice", "another unit has the square counter %d too", t.Square)
		}
	}
	r.b.units[u].square = int8(t.Square)
	return nil
}

// readLeaders reads the leaders: those without a hex are killed or gone.
func (r *sideReader) readLeaders() error {
	return r.Each(len(r.t.Leaders), func(i int) error {
		n := r.b.count[1]
		err := r.readLeader(fmt.Sprintf("%s.leaders.%d", r.name, i), r.t.Leaders[i])
		if err != nil && r.b.count[1] > n { // he has no hex yet
			r.b.leaders[n] = leader{}
			r.b.count[1]--
		}
		return err
	})
}

func (r *sideReader) readLeader(key string, t leaderTable) error {
	name := refsByName[t.Leader]
	switch {
	case name.Kind() != leaderKind:
		return r.Fault(key+".leader", "ccn.fault.leader", "there is no leader %q", t.Leader)
	case !serves(leaderTypes[name.N()].nation, r.s):
		return r.Fault(key+".leader", "ccn.fault.leader.side", "%s is not a leader of this side (%s)", rules.Said{ID: t.Leader}, rules.Said{ID: r.name, Ref: rules.SideRef(r.s)})
	case r.b.leaderNamed(name) >= 0:
		return r.Fault(key+".leader", "ccn.fault.unit.twice", "%s is in the battle twice", rules.Said{ID: t.Leader})
	case r.b.leaderCount() == maxLeaders:
		return r.Fault(key, "ccn.fault.leader.many", "the battle has more than %d leaders", maxLeaders)
	case (t.Ordered || t.Moved) && r.s != r.b.active:
		return r.Fault(key, "ccn.fault.unit.idle", "%s has acted, but it is the turn of the other side", rules.Said{ID: t.Leader})
	}
	l := r.b.leaderCount()
	r.b.count[1]++
	r.b.leaders[l] = leader{id: int16(name.N()), side: r.s, at: nowhere, state: killed, ordered: t.Ordered, moved: t.Moved}
	if t.Gone {
		r.b.leaders[l].state = gone
	}
	return r.standLeader(key, l, t)
}

func (r *sideReader) standLeader(key string, l int, t leaderTable) error {
	if t.At == "" {
		return nil
	}
	h, err := r.hex(key+".at", t.At)
	if err != nil {
		return err
	}
	switch {
	case t.Gone:
		return r.Fault(key+".gone", "ccn.fault.leader.gone", "%s has left the battle, but stands on a hex", rules.Said{ID: t.Leader})
	case r.b.leaderAt[h] != nobody:
		return r.Fault(key+".at", "ccn.fault.leader.taken", "%s stands on %s, where another leader stands", rules.Said{ID: t.Leader}, rules.Said{ID: t.At})
	case r.b.holdsUnit(h, r.s.Other()):
		return r.Fault(key+".at", "ccn.fault.leader.enemy", "%s stands on %s with an enemy unit", rules.Said{ID: t.Leader}, rules.Said{ID: t.At})
	case terrains[r.b.scenario.ground[h]].impassable:
		return r.Fault(key+".at", "ccn.fault.unit.ground", "%s stands on %s, which it cannot enter", rules.Said{ID: t.Leader}, rules.Said{ID: t.At})
	}
	r.b.leaders[l].state = serving
	r.b.putLeader(l, h)
	return nil
}

// readHand reads how many cards are dealt or, in a position, which are held.
func (r *sideReader) readHand() error {
	key := r.name + ".hand"
	n := int64(r.t.Deals)
	switch hand := r.t.Hand.(type) {
	case int64:
		n = hand
	case []any:
		err := r.Each(len(hand), func(i int) error {
			_, err := r.card(fmt.Sprintf("%s.%d", key, i), fmt.Sprint(hand[i]), handOf(r.s))
			return err
		})
		if err != nil {
			return err
		}
		if r.t.Deals == 0 {
			n = int64(len(hand) + len(r.t.Track) + 1)
		}
	case nil:
	default:
		return r.Fault(key, "ccn.fault.hand", "the command cards of %s are neither a number nor a list of cards", saidSide(r.s))
	}
	if n < 1 || n > 12 {
		return r.Fault(key, "ccn.fault.hand.size", "%s can have 1 to 12 command cards, not %d", saidSide(r.s), int(n))
	}
	r.b.hands[r.s] = int8(n)
	return nil
}

// readTrack reads the cards under the square track.
func (r *sideReader) readTrack() error {
	key := r.name + ".track"
	if len(r.t.Track) > trackSize {
		return r.Fault(key, "ccn.fault.track", "the square track has %d spaces, not %d", trackSize, len(r.t.Track))
	}
	return r.Each(len(r.t.Track), func(i int) error {
		id := r.t.Track[i]
		if id == "" {
			return nil
		}
		at := fmt.Sprintf("%s.%d", key, i)
		used := false
		for u := range r.b.unitCount() {
			used = used || r.b.sideOf(u) == r.s && int(r.b.units[u].square) == i+1
		}
		c, err := r.card(at, id, trackOf(r.s))
		if err != nil {
			return err
		}
		if !used {
			r.b.where[c] = inDeck
			return r.Fault(at, "ccn.fault.track.empty", "a card lies under square counter %d, which no unit has", i+1)
		}
		r.b.tracks[r.s][i] = int8(c)
		return nil
	})
}

// readMemory reads what a side has played.
func (r *sideReader) readMemory() (err error) {
	if r.t.Strikes < 0 || r.t.Strikes > 2 {
		return r.Fault(r.name+".strikes", "ccn.fault.strikes", "%d First Strikes have been played, not 0 to %d", r.t.Strikes, 2)
	}
	r.b.strikes[r.s] = int8(r.t.Strikes)
	r.b.last[r.s], err = r.kind(r.name+".last", r.t.Last, noCard)
	return err
}
