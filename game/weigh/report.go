package weigh

import "grognard/rules"

// Report is what many games came to. It has no words: a page finds those for the rulebook's
// own names.
//
// All lists of seeds are in the order of the seeds, and name the games behind a number: each
// opens as a replay, see Weighing.Open.
type Report struct {
	Games      int      // that Report tells of, unfinished ones included
	Decided    int      // of them, those that came to an end: all shares below are of these
	Unfinished []uint64 // broken off: they count for neither side
	Won        [2]Share
	Drawn      Share
	Endings    []Ending // the most frequent first
	Turns      Spread   // game turns in which games ended
	Length     []Bar    // how many ended in each of those turns, from the shortest to the longest
	Course     rules.Course
	Scores     []Band // turn by turn
	Pieces     []Toll
	Goals      []Objective
	Heat       []Hot
	Hottest    Peak
}

// Enough reports whether there are games enough to name a share at all.
func (r *Report) Enough() bool { return r.Decided >= FirstWord }

// Share is how many games had something, with what that tells of all games that could be
// played: the interval after Wilson, 95 %.
type Share struct {
	Seeds []uint64
	Of    int
	Is    float64 // 0 to 1
	Interval
}

// Interval is where the true share lies, 95 times in a hundred.
type Interval struct{ Low, High float64 }

// Ending is a way in which games ended.
type Ending struct {
	Winner rules.Side // Chance: a draw
	Why    rules.Text // with the middle ones of its numbers, if they differ
	Rule   string
	Varies bool // those numbers differ from game to game
	Share
}

// Spread is the middle one of many numbers, and between what the middle eight of ten lie.
type Spread struct{ Low, Median, High float64 }

// Bar is the games that ended in a turn.
type Bar struct {
	Turn  int
	Seeds []uint64
}

// Band is the score of both sides at the end of a turn, over the games that went on so long.
type Band struct {
	Turn  int
	Side  [2]Spread
	Seeds []uint64
}

// Toll is what became of a piece, over the games in which it was on the board.
type Toll struct {
	Ref    rules.Ref
	Side   rules.Side
	Nation string
	Face   rules.Face
	Lost   Share
	Left   float64 // strength at the end, 0 to 1, on average: 0 where it was lost
}

// Objective is who held an objective.
type Objective struct {
	Goal Goal
	Held [2]float64 // share of the turns at whose end a side held it, on average
	Last [2]Share   // games at whose end a side held it
}

// Hot is what went on in a cell, a game.
type Hot struct {
	Spot
	Fights, Losses float64
	Lost           [2]float64  // Losses, by side
	Held           [2]float64  // share of the player turns at whose end a side stood there
	Fought         []uint64    // games with a fight there
	Bled           []uint64    // with losses
	Hurt           [2][]uint64 // with losses of a side
	Stood          [2][]uint64
}

// Peak is the most that any cell has: one scale for several maps is that of the hottest.
type Peak struct{ Fights, Losses, Held float64 }
