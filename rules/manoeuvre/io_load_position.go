package manoeuvre

import (
	"slices"

	"grognard/rules"
)

// readPhase reads where in the game a position stands.
func (l *loader) readPhase() error {
	p, b := l.f.Position, l.b
	i := slices.Index(phaseNames[:], p.Phase)
	if i < 0 {
		return l.Fault("position.phase", "man.fault.phase", "there is no phase %q", p.Phase)
	}
	b.phase = phase(i)
	if b.turn = p.Turn; b.turn == 0 && !b.phase.inPlayerTurn() {
		b.turn = 1
	}
	if b.turn < 1 || b.turn > 9999 {
		return l.Fault("position.turn", "man.fault.turn", "turn is %d, not 1 or more", p.Turn)
	}
	s, ok := l.side(p.Active)
	switch {
	case !ok:
		return l.Fault("position.active", "man.fault.active", "active is %q, not \"south\" or \"north\"", p.Active)
	case b.phase >= openingHand && b.chart == nil:
		return l.Fault("position.phase", "man.fault.phase.map", "phase %q without a map", p.Phase)
	case b.phase > rollOff && b.lead == rules.Chance:
		return l.Fault("position.phase", "man.fault.phase.first", "phase %q without a First Player: first = \"south\" or \"north\"", p.Phase)
	case b.phase >= openingHand:
		b.edges = true
	}
	b.active = s
	return nil
}

// readPosition reads the rest of a position, or starts the set-up of a
// scenario.
func (l *loader) readPosition() error {
	p, b := l.f.Position, l.b
	if err := l.readRoom(); err != nil {
		return err
	}
	if p == nil {
		b.nextBlock()
		return nil
	}
	if err := l.Parts(l.readSetupState, l.readMoved, l.readEnd); err != nil {
		return err
	}
	if err := l.readReady(); err != nil {
		return err
	}
	for s := rules.First; b.phase.inPlayerTurn() && s <= rules.Second; s++ {
		if b.losses(s) >= b.rules.attrition {
			return l.Fault("position.phase", "man.fault.over", "%s has lost %d units: the game is over", armies[b.force[s].army].id, b.losses(s))
		}
	}
	return nil
}

// readReady checks that a position has what its phase needs.
func (l *loader) readReady() error {
	b := l.b
	waits := func(s rules.Side) bool { return b.count(s, waiting) > 0 }
	switch {
	case b.phase >= openingHand && (b.force[0].army == noArmy || b.force[1].army == noArmy):
		return l.Fault("position.phase", "man.fault.phase.armies", "phase %q without two armies", phaseNames[b.phase])
	case b.phase == takeArmy && b.rules.procedure != tournament && b.offered[1] == noArmy:
		return l.Fault("position.phase", "man.fault.phase.offer", "phase \"take\" without two armies offered")
	case b.phase == freeRedoubts && (waits(rules.First) || waits(rules.Second)),
		b.phase == deployment && b.active != b.lead && waits(b.lead):
		return l.Fault("position.phase", "man.fault.phase.units", "phase %q before all units stand that should", phaseNames[b.phase])
	}
	return nil
}

// readRoom checks that a map is there when it is needed, and that eight units
// can be deployed on it.
func (l *loader) readRoom() error {
	b := l.b
	if b.chart == nil {
		if b.rules.procedure == tournament || b.phase >= offerArmies {
			return l.Fault("map", "man.fault.map", "the map is missing")
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
			return l.Fault("map", "man.fault.room", "the two ranks at the %s edge have only %d squares for eight units", edgeNames[e], dry)
		}
	}
	return nil
}

// readSetupState reads the choices of a set-up that is under way.
func (l *loader) readSetupState() error {
	p, b := l.f.Position, l.b
	switch p.Right {
	case "":
	case "edge":
		b.right = edgeRight
	case "army":
		b.right = armyRight
	default:
		return l.Fault("position.right", "man.fault.right", "right is %q, not \"edge\" or \"army\"", p.Right)
	}
	if n := len(p.Offer); n != 0 && n != 2 {
		return l.Fault("position.offered", "man.fault.offered", "%d armies are offered, not two", n)
	}
	for i, id := range p.Offer {
		a := findArmy(id)
		if a == noArmy {
			return l.Fault("position.offered", "man.fault.army", "there is no army %q", id)
		}
		b.offered[i] = int8(a)
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
		return l.Fault("position.moved", "man.fault.moved", "%q is not a unit of the active side", p.Moved)
	}
	b.moved = int8(u)
	if p.From != "" {
		q, ok := parseSquare(p.From)
		if !ok {
			return l.Fault("position.moved_from", "man.fault.square", "%q is not a square", p.From)
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
		return l.Fault("position.winner", "man.fault.winner", "winner is %q, not \"south\" or \"north\"", p.Winner)
	}
	i := -1
	for j := range endings {
		if endings[j].name == p.Ending {
			i = j
		}
	}
	if i < 0 {
		return l.Fault("position.ending", "man.fault.ending", "there is no ending %q", p.Ending)
	}
	b.winner, b.ending = s, ending(i)
	return nil
}
