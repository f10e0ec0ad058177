package ai

import "slices"

// Level is how strongly the computer plays. A weaker one sees less far and tries less; it never
// does on purpose what it knows to be wrong.
type Level string

// The levels, from the weakest.
const (
	Beginner Level = "beginner" // sees what comes of a single act, and goes by what can be counted: troops, points
	Casual   Level = "casual"   // sees its own turn, roughly
	Strong   Level = "strong"   // sees its own turn well
	Full     Level = "full"     // sees further where that was found to tell, and thinks as long as a player may be asked to wait
)

// Levels lists them, the weakest first.
func Levels() []Level { return []Level{Beginner, Casual, Strong, Full} }

// LevelNamed is the level of a name, as saves have it: Full for any other.
func LevelNamed(name string) Level {
	if l := Level(name); slices.Contains(Levels(), l) {
		return l
	}
	return Full
}

// effort is what a level may do for a decision.
type effort struct {
	work, wide int
	near       bool // looks no further than the Step
	far        bool // looks on to the answer of the other side, where that was found to tell
	plain      bool // goes by the rulebook's Score alone
}

var efforts = map[Level]effort{
	Beginner: {work: 100, wide: 12, near: true, plain: true},
	Casual:   {work: 250, wide: 16},
	Strong:   {work: 4_000, wide: 60},
	Full:     {work: 30_000, wide: 120, far: true},
}

// Player is a player of that level.
func (l Level) Player(seed uint64) Player {
	e := efforts[l]
	return Player{Seed: seed, Work: e.work, Wide: e.wide, Near: e.near, Far: e.far, Plain: e.plain}
}

// Temper is how a player weighs his own losses against those of the enemy.
type Temper string

// The tempers.
const (
	Even     Temper = ""
	Cautious Temper = "cautious" // spares his own troops
	Bold     Temper = "bold"     // hurts the enemy, whatever it costs
)

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
