package manoeuvre

import (
	"strings"

	"grognard/rules"
)

// ground is the terrain of a square (MAN-1.1.4). A redoubt is not a ground:
// it lies on top.
type ground uint8

// The seven terrains, and the bare table before the map is laid.
const (
	bare ground = iota
	open
	fields
	hill
	lake
	marsh
	town
	woods
)

// effects is a row of the terrain effects table (MAN-T.2, part 5.1).
type effects struct {
	name    rules.Ground
	letter  byte
	enter   bool // a unit may stand here (MAN-5.6)
	stop    bool // entering it ends a move (MAN-5.7)
	defence int  // MAN-6.3.1
	blocks  bool // line of sight (MAN-6.2.4)
	attack  int  // against a target that is not on the same (MAN-6.3.4)
	assault bool // assaults may come out of it (MAN-6.1.2, MAN-6.4.3)
}

var terrain = [...]effects{
	bare:   {letter: '?'},
	open:   {name: rules.GroundOpen, letter: 'O', enter: true, assault: true},
	fields: {name: rules.GroundFields, letter: 'F', enter: true, stop: true, assault: true},
	hill:   {name: rules.GroundHill, letter: 'H', enter: true, defence: 2, blocks: true, attack: 2, assault: true},
	lake:   {name: rules.GroundLake, letter: 'L', assault: true},
	marsh:  {name: rules.GroundMarsh, letter: 'M', enter: true, stop: true, defence: 1},
	town:   {name: rules.GroundTown, letter: 'T', enter: true, defence: 3, blocks: true, assault: true},
	woods:  {name: rules.GroundWoods, letter: 'W', enter: true, defence: 2, blocks: true, assault: true},
}

// redoubtDefence is what a redoubt adds to the terrain (MAN-6.3.2).
const redoubtDefence = 3

func (g ground) effects() *effects { return &terrain[g] }

// groundLetters holds the letter of every ground, in their order.
const groundLetters = "?OFHLMTW"

// parseGround reads a letter of a tile or board row; "." is open too.
func parseGround(c byte) (ground, bool) {
	if c == '.' {
		return open, true
	}
	i := strings.IndexByte(groundLetters, c)
	return ground(max(i, 0)), i > 0
}
