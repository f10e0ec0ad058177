package squares

import (
	"grognard/rules"
	"grognard/rules/tomlfile"
)

// called is what the battle calls a thing of its own.
func (b *Board) called(r rules.Ref) any { return tomlfile.WriteCalled(b.scenario.own.Of(r)) }

func (b *Board) forcesTable() (t forcesTable) {
	for s := range b.side {
		t.Sides = append(t.Sides, b.sideTable(rules.Side(s)))
	}
	for l := range b.commands {
		x := &b.leaders[l]
		t.Commands = append(t.Commands, commandTable{ID: Book{}.Format(x.ref), Called: b.called(x.ref), Side: b.side[x.side].nation, Ability: x.ability, arrivalTable: x.arrival.file()})
	}
	for u := range b.units {
		t.Units = append(t.Units, b.unitTable(&b.units[u]))
	}
	for kind, of := range [2][]int{b.parks, b.pontoons} {
		for _, l := range of {
			t.Trains = append(t.Trains, trainTable{Book{}.Format(b.leaders[l].ref), trainNames[kind], b.parksAt[l].file()})
		}
	}
	return t
}

func (b *Board) sideTable(s rules.Side) sideTable {
	x := &b.side[s]
	chief := &b.leaders[x.chief]
	t := sideTable{Called: b.called(rules.SideRef(s)), Nation: x.nation, Edge: facingNames[x.edge.number()-1], First: s == rules.First, Markers: x.markers}
	if b.isCommand(x.chief) {
		t.Chief.Own = Book{}.Format(chief.ref)
	} else {
		t.Chief = chiefTable{ID: Book{}.Format(chief.ref), Called: b.called(chief.ref), Ability: chief.ability, arrivalTable: chief.arrival.file()}
	}
	return t
}

func (b *Board) unitTable(k *unitType) unitTable {
	t := unitTable{ID: Book{}.Format(k.ref), Called: b.called(k.ref), Command: Book{}.Format(b.leaders[k.command].ref), Kind: kindNames[k.kind],
		Light: k.light, Lancer: k.lancer, Cuirass: k.cuirass, Garrison: k.garrison, arrivalTable: k.arrival.file(),
		Traits: markNames([]mark{{"elite", &k.elite}, {"veteran", &k.veteran}, {"recruit", &k.recruit}, {"irregular", &k.irregular}})}
	switch {
	case !k.foot():
		t.Weight = weightNames[k.weight]
	case k.linear:
		t.Order, t.Facing = "linear", facingNames[k.facing.number()-1]
	default:
		t.Order = "massed"
	}
	if k.foot() {
		t.Skirmish = k.skirmish
		if k.rear {
			t.Rank = "rear"
		}
	}
	if k.kind == artillery {
		t.Mobility = map[bool]string{true: "horse", false: "foot"}[k.horse]
	}
	return t
}
