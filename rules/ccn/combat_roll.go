package ccn

import "grognard/rules"

// The faces of a battle die: infantry on 1 and 2 (CCN-1.3).
const (
	infantryFace  = 1
	cavalryFace   = 3
	artilleryFace = 4
	flagFace      = 5
	saberFace     = 6
	dieFaces      = 6
)

// symbolOf maps a face to its symbol: the arms in their order, then flag and
// saber. Index 0 is no face.
var symbolOf = [dieFaces + 1]int{-1, 0, 0, 1, 2, 3, 4}

// saberSymbol comes after the flag.
const saberSymbol = symbols

// battleDice are n battle dice of which only the number of each symbol
// matters. There is no limit to n (CCN-1.4).
func battleDice(s rules.Side, who rules.Ref, n int) rules.Dice {
	return rules.Dice{Side: s, Of: []rules.Die{{N: n, Sides: dieFaces, For: who, Face: rules.DieBattle}}, By: rules.Set}
}

// hitSet is the symbols that hit: bit s for symbol s.
type hitSet uint8

func (h hitSet) has(symbol int) bool { return h>>uint(symbol)&1 == 1 }

// faceClasses holds, for each set of symbols that hit, what the faces mean: 0
// nothing, 1 a hit, 2 a flag; without flags in the first half.
var faceClasses = classFaces()

func classFaces() (all [2][1 << (symbols + 1)][]int) {
	for flags := range 2 {
		for set := range all[flags] {
			class := make([]int, dieFaces)
			for f := range class {
				switch s := symbolOf[f+1]; {
				case hitSet(set).has(s):
					class[f] = 1
				case s == flagSymbol && flags == 1:
					class[f] = 2
				}
			}
			all[flags][set] = class
		}
	}
	return all
}

// count rolls dice and counts hits and flags; the terms that made them are then
// settled. Faces that mean the same are one class, so that odds stay exact and
// cheap.
func count(t *rules.Table, kind, rule string, d rules.Dice, hit hitSet, flagsMatter bool) (hits, flags int) {
	i := 0
	if flagsMatter {
		i = 1
	}
	d.Like = faceClasses[i][hit]
	faces := t.Roll(kind, rule, d)
	t.Settle()
	for _, f := range faces {
		switch s := symbolOf[f]; {
		case hit.has(s):
			hits++
		case s == flagSymbol && flagsMatter:
			flags++
		}
	}
	return hits, flags
}
