package squares

import (
	"grognard/rules"
	"grognard/rules/bitset"
)

// kind is the kind of a unit (part 1.3).
type kind uint8

const (
	infantry kind = iota
	cavalry
	mixed
	artillery
)

var kindNames = []string{"infantry", "cavalry", "mixed", "artillery"}

// weight of cavalry or artillery (NS-A.21, NS-A.23).
type weight uint8

const (
	irregularHorse weight = iota + 1
	lightWeight
	mediumWeight
	heavyWeight
)

var weightNames = []string{"", "irregular", "light", "medium", "heavy"}

// unitType is what never changes of a brigade or artillery unit.
type unitType struct {
	ref      rules.Ref
	command  int // leader number
	kind     kind
	linear   bool // NS-A.17
	light    bool // NS-A.20
	skirmish int  // NS-A.18
	weight   weight
	lancer   bool // NS-A.22
	cuirass  bool
	horse    bool // horse artillery

	elite, veteran, recruit, irregular bool // NS-A.15

	arrival
	facing   heading
	rear     bool
	garrison bool
}

// brigade reports whether it is no artillery.
func (u *unitType) brigade() bool { return u.kind != artillery }

// foot reports whether it is infantry or a mixed brigade.
func (u *unitType) foot() bool { return u.kind == infantry || u.kind == mixed }

// bases is how many bases it has (NS-A.4 to NS-A.8).
func (u *unitType) bases() int {
	if u.kind == artillery {
		return 1
	}
	return 2
}

// spirited reports whether it is cavalry that may move with one more AP
// (NS-C4.1.20).
func (u *unitType) spirited() bool { return u.kind == cavalry && u.weight <= lightWeight }

// morale is the value of the traits (NS-A.15).
func (u *unitType) morale() int {
	return count(u.elite) + count(u.veteran) - count(u.recruit) - count(u.irregular)
}

// hitOn is the least face with which artillery hits in combat (NS-C4.3.32).
func (u *unitType) hitOn() int {
	switch u.weight {
	case heavyWeight:
		return 2
	case mediumWeight:
		return 3
	}
	return 4
}

// Fatigue (NS-A.24).
const (
	fatiguedFrom = 3
	d6           = 6
	hitFrom      = 4 // a modified 4 or more hits, saves or passes
)

// unitSet is a set of units by their number in the battle.
type unitSet = bitset.Small[int]

func oneUnit(u int) unitSet { return bitset.Of(u) }
