package manoeuvre

import (
	"slices"

	"grognard/rules"
)

// readPhase reads where in the game a position stands.
func (l *loader) readPhase() error {
	return l.Parts(l.readPhaseName, l.readTurn, l.readActive, l.readBegun)
}

func (l *loader) readPhaseName() error {
	i := slices.Index(phaseNames[:], l.f.Position.Phase)
	if i < 0 {
		l.b.phase = discardPhase // what stands on the board is read as in a battle
		return l.Fault("position.phase", "man.fault.phase", "there is no phase %q", l.f.Position.Phase)
	}
	l.b.phase = phase(i)
	return nil
}

func (l *loader) readTurn() error {
	b, n := l.b, l.f.Position.Turn
	if n == 0 && !b.phase.inPlayerTurn() {
		n = 1
	}
	if n < 1 || n > lastTurn {
		return l.Fault("position.turn", "man.fault.turn", "the game turn is %d, not 1 or more", l.f.Position.Turn)
	}
	b.turn = n
	return nil
}

// lastTurn is the latest turn that a file may name.
const lastTurn = 9999

func (l *loader) readActive() error {
	s, ok := l.side(l.f.Position.Active)
	if !ok {
		return l.Fault("position.active", "man.fault.active", "it is the turn of %q, neither of the south nor of the north", rules.Said{ID: l.f.Position.Active})
	}
	l.b.active = s
	return nil
}

// readBegun checks that what a phase begins with has been settled.
func (l *loader) readBegun() error {
	b := l.b
	if b.phase >= openingHand {
		b.edges = true
	}
	switch {
	case b.phase >= openingHand && b.chart == nil:
		l.mapless = true
		return l.Fault("position.phase", "man.fault.phase.map", "the phase %q needs a map", saidPhase(b.phase))
	case b.phase > rollOff && b.lead == rules.Chance:
		b.lead = rules.First
		return l.Fault("position.phase", "man.fault.phase.first", "the phase %q needs a First Player: south or north", saidPhase(b.phase))
	}
	return nil
}

// readPosition reads the rest of a position, or starts the set-up of a
// scenario.
func (l *loader) readPosition() error {
	if l.f.Position == nil {
		if err := l.Past(l.readRoom()); err != nil {
			return err
		}
		l.b.nextBlock()
		return nil
	}
	return l.Parts(l.readRoom, l.readRight, l.readOffer, l.readMoved, l.readEnd, l.readReady, l.readLosses)
}

// saidPhase is a phase as faults name it, saidEdge an edge.
func saidPhase(p phase) rules.Said {
	return rules.Said{ID: phaseNames[p], Key: "man.phase." + phaseNames[p]}
}

func saidEdge(name string) rules.Said { return rules.Said{ID: name, Key: "man.edge." + name} }

// readLosses checks that the battle is not over before it goes on.
func (l *loader) readLosses() error {
	b := l.b
	for s := rules.First; b.phase.inPlayerTurn() && s <= rules.Second; s++ {
		if b.losses(s) >= b.rules.attrition {
			return l.Fault("position.phase", "man.fault.over", "%s has lost %d units: the game is over", rules.Said{ID: armyName(int(b.force[s].army)), Ref: rules.SideRef(s)}, b.losses(s))
		}
	}
	return nil
}

// readReady checks that a position has what its phase needs.
func (l *loader) readReady() error {
	b := l.b
	waits := func(s rules.Side) bool { return b.count(s, waiting) > 0 }
	switch {
	case l.leaderless:
	case b.phase >= openingHand && (b.force[0].army == noArmy || b.force[1].army == noArmy):
		return l.Fault("position.phase", "man.fault.phase.armies", "the phase %q needs two armies", saidPhase(b.phase))
	case b.phase == takeArmy && b.rules.procedure != tournament && b.offered[1] == noArmy:
		return l.Fault("position.phase", "man.fault.phase.offer", "two armies must be on offer before one is taken")
	case b.phase == freeRedoubts && (waits(rules.First) || waits(rules.Second)),
		b.phase == deployment && b.active != b.lead && waits(b.lead):
		return l.Fault("position.phase", "man.fault.phase.units", "the phase %q comes after the deployment, but not all units stand", saidPhase(b.phase))
	}
	return nil
}

// readRoom checks that a map is there when it is needed, and that eight units
// can be deployed on it.
func (l *loader) readRoom() error {
	b := l.b
	switch {
	case l.torn: // its faults are known
		return nil
	case b.chart == nil:
		if b.rules.procedure == tournament || b.phase >= offerArmies && !l.mapless {
			return l.Fault("map", "man.fault.map", "the map is missing: paint one, or lay four tiles")
		}
		return nil
	}
	for e := range edgeNames {
		if e != north && e != south && b.edges {
			continue
		}
		dry := 0
		for rest := home(true); rest != 0; rest = rest.Rest() {
			if turnedMap(b.ground, quarterTurns[e])[rest.First()].effects().enter {
				dry++
			}
		}
		if dry < 8 && b.phase <= deployment {
			return l.Fault("map", "man.fault.room", "the two ranks at the %s edge have only %d squares without a lake for eight units", saidEdge(edgeNames[e]), dry)
		}
	}
	return nil
}

// readRight reads what the First Player of a tournament took.
func (l *loader) readRight() error {
	switch right := l.f.Position.Right; right {
	case "":
	case "edge":
		l.b.right = edgeRight
	case "army":
		l.b.right = armyRight
	default:
		return l.Fault("position.right", "man.fault.right", "the first choice is %q, neither edge nor army", right)
	}
	return nil
}

// readOffer reads the armies that have been named.
func (l *loader) readOffer() error {
	p, b := l.f.Position, l.b
	if n := len(p.Offer); n != 0 && n != 2 {
		return l.Fault("position.offered", "man.fault.offered", "%d armies are offered, not two", n)
	}
	var all [2]int8
	for i, id := range p.Offer {
		a := findArmy(id)
		if a == noArmy || isOwn(a) {
			return l.Fault("position.offered", "man.fault.army", "there is no army %q", id)
		}
		all[i] = int8(a)
	}
	if len(p.Offer) > 0 {
		b.offered = all
	}
	return nil
}

// readMoved reads the unit of the base move, which Supply may not move again.
func (l *loader) readMoved() error {
	p, b := l.f.Position, l.b
	if p.Moved == "" {
		return nil
	}
	u := -1
	if b.force[b.active].army != noArmy {
		u = unitIndex(int(b.force[b.active].army), p.Moved)
	}
	if u < 0 {
		return l.Fault("position.moved", "man.fault.moved", "%q is not a unit of the side whose turn it is", rules.Said{ID: p.Moved})
	}
	b.moved = int8(u)
	if p.From != "" {
		q, ok := parseSquare(p.From)
		if !ok {
			return l.Fault("position.moved_from", "man.fault.square", "%q is not a square of the board", p.From)
		}
		b.began = q
	}
	return nil
}

// readEnd reads how a game that is over ended.
func (l *loader) readEnd() error {
	p, b := l.f.Position, l.b
	if b.phase != gameOver {
		return nil
	}
	s, ok := l.side(p.Winner)
	if !ok {
		return l.Fault("position.winner", "man.fault.winner", "the winner is %q, neither the south nor the north", rules.Said{ID: p.Winner})
	}
	i := -1
	for j := range endings {
		if endings[j].name == p.Ending {
			i = j
		}
	}
	if i < 0 {
		return l.Fault("position.ending", "man.fault.ending", "no battle ends with %q", p.Ending)
	}
	b.winner, b.ending = s, ending(i)
	return nil
}
