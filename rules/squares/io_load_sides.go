package squares

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// readForces reads sides, commands and units.
func (l *loader) readForces() error {
	x := l.b.scenario
	x.unitNumber, x.leaderNumber = map[rules.Ref]int{}, map[rules.Ref]int{}
	return l.Parts(l.readSides, l.readCommands, l.readChiefs, l.readUnits, l.checkCommands)
}

// readSides reads the two sides; the one that is marked so is First.
func (l *loader) readSides() error {
	all := l.f.Forces.Sides
	if len(all) != 2 {
		return l.Fault("forces.sides", "ns.fault.sides", "the battle has %d sides, not 2", len(all))
	}
	return l.Parts(func() error {
		if all[0].First == all[1].First {
			return l.Fault("forces.sides", "ns.fault.first", "one of the two sides must be the first")
		}
		return nil
	}, func() error {
		if all[0].Nation == all[1].Nation {
			return l.Fault("forces.sides.1.nation", "ns.fault.nation", "both sides are called %q: choose another army for one of them", rules.Said{ID: all[0].Nation, Key: "nation." + all[0].Nation})
		}
		return nil
	}, func() error { return l.Each(len(all), l.readSide) })
}

// readSide reads one of the sides.
func (l *loader) readSide(i int) error {
	t, key := l.f.Forces.Sides[i], fmt.Sprintf("forces.sides.%d", i)
	x := &l.b.scenario.side[l.seatOf(i)]
	x.nation = t.Nation
	return l.Parts(func() error {
		if t.Nation == "" {
			return l.Fault(key, "ns.fault.nameless", "side %d has no army: choose one", i+1)
		}
		return nil
	}, func() error {
		edge, err := l.word(key+".edge", t.Edge, facingNames[:])
		x.edge = facingOf(edge + 1)
		return err
	}, func() error { return l.numbers(ranged{key + ".fog_markers", t.Markers, 0, maxMarkers, &x.markers}) })
}

// sideIndex is which table of the file is that of a side.
func (l *loader) sideIndex(s rules.Side) int {
	if l.f.Forces.Sides[0].First != (s == rules.First) {
		return 1
	}
	return 0
}

// seatOf is whose the i-th table of a side is.
func (l *loader) seatOf(i int) rules.Side {
	if l.sideIndex(rules.First) == i {
		return rules.First
	}
	return rules.Second
}

// sideTable returns the table of a side and its key.
func (l *loader) sideTable(s rules.Side) (*sideTable, string) {
	i := l.sideIndex(s)
	return &l.f.Forces.Sides[i], fmt.Sprintf("forces.sides.%d", i)
}

// arrival reads where a thing starts or enters.
func (l *loader) arrival(key string, t *arrivalTable) (arrival, error) {
	a := arrival{at: offBoard, turn: t.Turn}
	var err error
	if t.At != "" {
		if t.Turn != 0 || t.Entry != nil {
			return a, l.Fault(key, "ns.fault.arrival", "it stands on the table from the start, and arrives later too")
		}
		a.at, err = l.square(key+".at", t.At)
		return a, err
	}
	if t.Turn < 1 || len(t.Entry) == 0 {
		return a, l.Fault(key, "ns.fault.nowhere", "it neither stands on the table nor arrives: place it, or give it a turn and a square of entry")
	}
	for i, name := range t.Entry {
		k := fmt.Sprintf("%s.entry.%d", key, i)
		q, err := l.square(k, name)
		if err != nil {
			return a, err
		}
		if !l.b.border(q) || l.b.ground[q].unfordable && !l.b.ground[q].bridge {
			return a, l.Fault(k, "ns.fault.entry", "nobody can enter at %s, which is not at the edge or is a river", rules.Said{ID: q.name()})
		}
		a.entry = append(a.entry, q)
	}
	return a, nil
}

// ability checks an ability: from -1 to 2 (NS-A.12).
func (l *loader) ability(key string, n int) error { return l.number(key+".ability", n, -1, 2) }

// readCommands reads the generals.
func (l *loader) readCommands() error {
	err := l.Each(len(l.f.Forces.Commands), l.readCommand)
	l.b.scenario.commands = len(l.b.scenario.leaders)
	return err
}

func (l *loader) readCommand(i int) error {
	x, t, key := l.b.scenario, &l.f.Forces.Commands[i], fmt.Sprintf("forces.commands.%d", i)
	ref, ok := registered(generalKind, t.ID)
	if !ok {
		return l.Fault(key+".id", "ns.fault.general", "there is no general %q in the box", t.ID)
	}
	if _, twice := x.leaderNumber[ref]; twice {
		return l.Fault(key+".id", "ns.fault.twice", "%s is in the battle twice", rules.Said{ID: t.ID})
	}
	s, err := l.side(key+".side", t.Side)
	if err != nil {
		return err
	}
	k := leaderType{ref: ref, side: s}
	if err := l.readLeader(key, t.Ability, &t.arrivalTable, &k); err != nil {
		return err
	}
	if len(x.leaders) >= maxLeaders-2 {
		return l.Fault(key, "ns.fault.commands", "the battle has more than %d generals", maxLeaders-2)
	}
	l.commandRow = append(l.commandRow, i)
	l.addLeader(k)
	return nil
}

// readLeader reads ability and place of a leader. In a draft he is there without
// them: his command needs him.
func (l *loader) readLeader(key string, ability int, at *arrivalTable, k *leaderType) error {
	k.ability, k.arrival = ability, arrival{at: offBoard}
	return l.Parts(func() error { return l.ability(key, ability) }, func() error {
		a, err := l.arrival(key, at)
		if err == nil {
			k.arrival = a
		}
		return err
	})
}

func (l *loader) addLeader(k leaderType) {
	x := l.b.scenario
	x.leaderNumber[k.ref] = len(x.leaders)
	x.leaders = append(x.leaders, k)
}

// noChief is the number of the commander-in-chief of a side that has none: of a
// draft.
const noChief = -1

// readChiefs reads the commanders-in-chief: a general of the side, or a leader
// of his own (NS-A.13).
func (l *loader) readChiefs() error {
	if len(l.f.Forces.Sides) != 2 { // told before
		return nil
	}
	return l.Each(2, func(s int) error { return l.readChief(rules.Side(s)) })
}

func (l *loader) readChief(s rules.Side) error {
	x := l.b.scenario
	t, key := l.sideTable(s)
	c := &t.Chief
	key += ".cinc"
	if c.Own != "" {
		g, err := l.command(key+".own_command", c.Own)
		if err != nil {
			return err
		}
		if x.leaders[g].side != s {
			return l.Fault(key+".own_command", "ns.fault.own", "%s is a general of the other side", rules.Said{ID: c.Own})
		}
		x.side[s].chief = g
		return nil
	}
	ref, ok := registered(chiefKind, c.ID)
	if !ok {
		return l.Fault(key+".id", "ns.fault.chief", "there is no commander-in-chief %q in the box", c.ID)
	}
	k := leaderType{ref: ref, side: s}
	if err := l.readLeader(key, c.Ability, &c.arrivalTable, &k); err != nil {
		return err
	}
	x.side[s].chief = len(x.leaders)
	l.addLeader(k)
	return nil
}

// command finds a command of this battle.
func (l *loader) command(key, id string) (int, error) {
	ref, _ := registered(generalKind, id)
	g, ok := l.b.scenario.leaderNumber[ref]
	if !ok || ref == 0 {
		return 0, l.Fault(key, "ns.fault.command", "%q does not command in this battle", rules.Said{ID: id})
	}
	return g, nil
}

// readUnits reads brigades and artillery.
func (l *loader) readUnits() error { return l.Each(len(l.f.Forces.Units), l.readUnit) }

func (l *loader) readUnit(i int) error {
	x, t, key := l.b.scenario, &l.f.Forces.Units[i], fmt.Sprintf("forces.units.%d", i)
	ref, ok := registered(unitKind, t.ID)
	if !ok {
		return l.Fault(key+".id", "ns.fault.unit", "there is no unit %q in the box", t.ID)
	}
	if _, twice := x.unitNumber[ref]; twice {
		return l.Fault(key+".id", "ns.fault.twice", "%s is in the battle twice", rules.Said{ID: t.ID})
	}
	if len(x.units) == maxUnits {
		return l.Fault(key, "ns.fault.units", "the battle has more than %d units", maxUnits)
	}
	g, err := l.command(key+".command", t.Command)
	if err != nil {
		return err
	}
	l.named |= oneUnit(g)
	u := unitType{ref: ref, command: g}
	if u.arrival, err = l.arrival(key, &t.arrivalTable); err != nil {
		return err
	}
	if err := l.readType(key, t, &u); err != nil {
		return err
	}
	n := len(x.units)
	l.unitRow = append(l.unitRow, i)
	x.unitNumber[ref] = n
	x.units = append(x.units, u)
	x.leaders[g].units |= oneUnit(n)
	x.of[x.leaders[g].side] |= oneUnit(n)
	return nil
}

// readType reads what a unit is.
func (l *loader) readType(key string, t *unitTable, u *unitType) error {
	k, err := l.word(key+".kind", t.Kind, kindNames)
	if err != nil {
		return err
	}
	u.kind, u.light, u.lancer, u.cuirass, u.garrison = kind(k), t.Light, t.Lancer, t.Cuirass, t.Garrison
	u.elite, u.veteran = slices.Contains(t.Traits, "elite"), slices.Contains(t.Traits, "veteran")
	u.recruit, u.irregular = slices.Contains(t.Traits, "recruit"), slices.Contains(t.Traits, "irregular")
	for i, trait := range t.Traits {
		if !slices.Contains([]string{"elite", "veteran", "recruit", "irregular", "regular"}, trait) {
			return l.Fault(fmt.Sprintf("%s.cls.%d", key, i), "ns.fault.trait", "there is no morale trait %q", trait)
		}
	}
	switch {
	case u.garrison && !u.canGarrison():
		return l.Fault(key+".garrison", "ns.fault.garrison", "only infantry can be a garrison")
	case u.foot():
		return l.readFoot(key, t, u)
	}
	w, err := l.word(key+".weight", t.Weight, weightNames)
	if err != nil {
		return err
	}
	u.weight = weight(w)
	if u.kind == cavalry {
		return nil
	}
	if u.weight == irregularHorse {
		return l.Fault(key+".weight", "ns.fault.word", "%s cannot be %q", saidKey(key+".weight"), t.Weight)
	}
	m, err := l.word(key+".mobility", t.Mobility, []string{"foot", "horse"})
	u.horse = m == 1
	return err
}

// readFoot reads what infantry and mixed brigades have.
func (l *loader) readFoot(key string, t *unitTable, u *unitType) error {
	order, err := l.word(key+".order", t.Order, []string{"linear", "massed"})
	if err != nil {
		return err
	}
	u.linear, u.skirmish = order == 0, t.Skirmish
	if err := l.number(key+".skirmish", t.Skirmish, -1, 2); err != nil {
		return err
	}
	if t.Skirmish == 2 && !t.Light { // NS-A.20
		return l.Fault(key+".skirmish", "ns.fault.skirmish", "a skirmish value of 2 is for light infantry alone")
	}
	if !u.linear {
		return nil
	}
	f, err := l.word(key+".facing", t.Facing, facingNames[:])
	u.facing = facingOf(f + 1)
	u.rear = t.Rank == "rear"
	if err == nil && t.Rank != "" && t.Rank != "lead" && t.Rank != "rear" {
		_, err = l.word(key+".rank", t.Rank, []string{"lead", "rear"})
	}
	return err
}

// checkCommands checks that every command has units (part 7.2).
func (l *loader) checkCommands() error {
	return l.Each(l.b.scenario.commands, func(g int) error {
		if !l.named.Has(g) {
			return l.Fault(fmt.Sprintf("forces.commands.%d", l.commandRow[g]), "ns.fault.empty", "%s commands no units: give the general some, or take him away", saidRef(l.b.scenario.leaders[g].ref))
		}
		return nil
	})
}
