package squares

import (
	"fmt"

	"grognard/rules"
)

// readStart sets up the board as the scenario says, before anything is decided.
func (l *loader) readStart() error {
	b := l.b
	b.winner, b.namer, b.weather = rules.Chance, rules.First, b.startWeather
	b.freshTurn()
	for i, o := range b.objectives {
		b.held[i] = o.owner
	}
	for s := range b.marker {
		for k := range b.marker[s] {
			b.marker[s][k] = marker{at: offBoard, general: -1}
		}
	}
	for g := range b.leaders {
		x := &b.leaders[g]
		b.leader[g] = leader{at: x.at, due: x.turn}
		if x.at != offBoard {
			b.leader[g].state = present
		}
	}
	if err := l.Each(len(b.units), l.startUnit); err != nil {
		return err
	}
	b.startTrains()
	b.phase = turnStart
	if b.rules.fog {
		b.phase, b.undecided = fogSetup, true
	}
	return l.checkStart()
}

// startUnit puts a unit where it starts.
func (l *loader) startUnit(u int) error {
	b := l.b
	k, x := &b.units[u], &b.unit[u]
	*x = unit{at: offBoard, facing: k.facing, rear: k.rear && !k.garrison, garrison: k.garrison, marker: -1, closed: offBoard}
	if k.at == offBoard {
		x.rear, x.garrison = false, false
		return nil
	}
	x.state = gone // left out, until nothing is wrong with it
	key := fmt.Sprintf("forces.units.%d", l.unitRow[u])
	id := Book{}.Format(k.ref)
	general := &b.leader[k.command]
	switch s := b.sideOf(u); {
	case b.holds(k.at, s.Other()):
		return l.Fault(key, "ns.fault.both", "%s stands in a square of the enemy", rules.Said{ID: id})
	case k.kind == artillery && b.ground[k.at].difficult():
		return l.Fault(key, "ns.fault.guns", "%s is artillery, which cannot stand in wood or broken ground", rules.Said{ID: id})
	case b.ground[k.at].unfordable:
		return l.Fault(key, "ns.fault.drowned", "%s stands in an unfordable river", rules.Said{ID: id})
	case general.state == present && distance(general.at, k.at) > commandRadius && l.f.Position == nil:
		return l.Fault(key, "ns.fault.radius", "%s is more than %d squares from its general", rules.Said{ID: id}, commandRadius)
	}
	x.state = present
	b.put(u, k.at)
	return nil
}

// checkStart checks capacity, garrisons and ranks of a scenario (part 7.2).
func (l *loader) checkStart() error {
	return l.Each(len(l.b.units), func(u int) error {
		if l.b.unit[u].state != present || l.f.Position != nil {
			return nil
		}
		return l.checkCrowd(u)
	})
}

// checkCrowd checks the square of a unit, once if faults are gathered.
func (l *loader) checkCrowd(u int) error {
	b, x := l.b, &l.b.unit[u]
	if l.crowded.Has(x.at) {
		return nil
	}
	key := fmt.Sprintf("forces.units.%d", l.unitRow[u])
	r := b.roomIn(x.at, b.sideOf(u), 0)
	var err error
	switch {
	case !r.within():
		err = l.Fault(key, "ns.fault.full", "%s holds more than its capacity", rules.Said{ID: x.at.name()})
	case b.garrisons(x.at) > b.ground[x.at].areas:
		err = l.Fault(key, "ns.fault.areas", "%s has more garrisons than areas", rules.Said{ID: x.at.name()})
	case r.linear > 0 && b.faces(u) && (r.leads < 1 || r.leads > 2):
		err = l.Fault(key, "ns.fault.leads", "%s has %d Lead units; there must be 1 or 2", rules.Said{ID: x.at.name()}, r.leads)
	}
	if err != nil {
		l.crowded.Add(x.at)
	}
	return err
}

// startTrains gives every command with artillery its park where the option is
// on and the scenario lists none (NS-C4.2.28), and sets up pontoon trains.
func (b *Board) startTrains() {
	b.clearTrains()
	for g := range b.commands {
		if b.rules.ammunition && (b.listsPark(g) || len(b.parks) == 0 && b.hasGuns(g)) {
			b.startTrain(parkTrain, g)
		}
	}
	for _, g := range b.pontoons {
		if b.rules.pontoon {
			b.startTrain(pontoonTrain, g)
		}
	}
}

// startTrain puts a train in its square, or that of its general; it enters with
// a general who is still to come.
func (b *Board) startTrain(kind, g int) {
	x := &b.train[kind][g]
	x.at = b.leader[g].at
	if b.parksAt[g] != offBoard {
		x.at = b.parksAt[g]
	}
	x.state = due
	if x.at != offBoard {
		x.state = present
	}
}

func (x *scenario) listsPark(g int) bool {
	for _, p := range x.parks {
		if p == g {
			return true
		}
	}
	return false
}

func (b *Board) hasGuns(g int) bool {
	return b.only(b.leaders[g].units, func(k *unitType) bool { return k.kind == artillery }) != 0
}

func (b *Board) clearTrains() {
	for kind := range b.train {
		for g := range b.train[kind] {
			b.train[kind][g] = train{at: offBoard, state: gone, bridge: offBoard}
		}
	}
}
