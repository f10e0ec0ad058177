package ai

import (
	"slices"
	"strings"
)

// Level is how strongly the computer plays. A weaker one sees less far and tries less; it never
// does on purpose what it knows to be wrong.
type Level string

// The levels, from the weakest.
const (
	Beginner Level = "beginner" // sees what comes of a single act, and goes by what can be counted: troops, points
	Casual   Level = "casual"   // knows what is worth doing, but not what a position is worth; or sees the Step alone, see Weights.Near
	Strong   Level = "strong"   // sees its own turn, and judges as it should
	Full     Level = "full"     // sees further where that was found to tell, and thinks as long as a player may be asked to wait
)

// Levels lists them, the weakest first.
func Levels() []Level { return []Level{Beginner, Casual, Strong, Full} }

// LevelNamed is the level of a name: Full for any other.
func LevelNamed(name string) Level {
	if l := Level(name); slices.Contains(Levels(), l) {
		return l
	}
	return Full
}

// Grasp is how much a player understands of what he sees.
type Grasp uint8

// The grasps, the fullest first.
const (
	Whole  Grasp = iota // all that was learned
	Acts                // what speaks for an answer; but a position is worth what the rulebook's Score counts: troops, points
	Counts              // that Score alone: nothing speaks for an answer
)

// effort is what a level may do for a decision.
type effort struct {
	work, wide int
	near       bool // looks no further than the Step
	far        bool // looks on to the answer of the other side, where that was found to tell
	grasp      Grasp
}

var efforts = map[Level]effort{
	Beginner: {work: 100, wide: 12, near: true, grasp: Counts},
	Casual:   {work: 100, wide: 8, grasp: Acts},
	Strong:   {work: 250, wide: 16},
	Full:     {work: 30_000, wide: 120, far: true},
}

// Player is a player of that level.
func (l Level) Player(seed uint64) Player {
	e := efforts[l]
	return Player{Seed: seed, Work: e.work, Wide: e.wide, Near: e.near, Far: e.far, Grasp: e.grasp}
}

// Temper is how a player weighs his own losses against those of the enemy.
type Temper string

// The tempers.
const (
	Even     Temper = "even"     // weighs both alike, as the zero Temper does
	Cautious Temper = "cautious" // spares his own troops
	Bold     Temper = "bold"     // hurts the enemy, whatever it costs
)

// Tempers lists them.
func Tempers() []Temper { return []Temper{Even, Cautious, Bold} }

// NameOf is how a save calls a player of a level and a temper: "strong", or "strong-bold".
func NameOf(l Level, t Temper) string {
	if t == Even || t == "" {
		return string(l)
	}
	return string(l) + "-" + string(t)
}

// Knows reports whether a name is one that NameOf gives.
func Knows(name string) bool {
	level, temper, _ := strings.Cut(name, "-")
	return name == NameOf(LevelNamed(level), Temper(temper)) && (temper == "" || slices.Contains(Tempers(), Temper(temper)))
}

// Named is the player whom a save calls so. What it does not know of the name is as without it:
// full strength, an even temper.
func Named(name string, seed uint64) Player {
	level, temper, _ := strings.Cut(name, "-")
	p := LevelNamed(level).Player(seed)
	if t := Temper(temper); slices.Contains(Tempers(), t) {
		p.Temper = t
	}
	return p
}

// weight is by how much more his own assets count than those of the enemy.
func (t Temper) weight() float64 {
	switch t {
	case Cautious:
		return 0.15
	case Bold:
		return -0.15
	}
	return 0
}
