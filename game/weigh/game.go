package weigh

import "grognard/rules"

// Game is one game of a weighing, as far as reports tell of it.
type Game struct {
	Seed    uint64
	Broken  bool       `json:",omitempty"` // broken off: nothing below but Answers and Moves is told of it
	Winner  rules.Side `json:",omitempty"` // Chance: a draw
	Why     rules.Text `json:",omitzero"`
	Rule    string     `json:",omitempty"`
	Answers int        // given, those of Chance included
	Turn    int        `json:",omitempty"` // in which it ended
	Scores  []Score    `json:",omitempty"` // at the end of each turn
	Pieces  []End      `json:",omitempty"`
	Goals   []Hold     `json:",omitempty"`
	Heat    []Heat     `json:",omitempty"`
	Sampled int        `json:",omitempty"` // how often Heat was asked who stands where: at the end of each player turn
	Moves   []byte     // what the players answered; see Open
}

// Score is the number by which a battle is told, of both sides, at the end of a turn.
type Score struct {
	Turn int
	N    [2]int
}

// End is what became of a piece.
type End struct {
	Ref    rules.Ref
	Side   rules.Side
	Nation string
	Face   rules.Face
	N, Of  int  // steps, blocks or figures at the end and at full strength
	Lost   bool // it has left the board for good
}

// Goal names an objective: one has a name, or cells, or a place on a table without cells.
type Goal struct {
	Ref   rules.Ref   `json:",omitempty"`
	Label string      `json:",omitempty"`
	Cell  rules.Ref   `json:",omitempty"` // the first of its cells
	Pt    rules.Point `json:",omitzero"`  // the first corner of its outline
}

// Hold is who held an objective.
type Hold struct {
	Goal Goal
	N    [2]int // ends of turns at which a side held it
	Of   int
	Last rules.Side // who held it at the end of the game; Chance: nobody
}

// Spot is a cell; or on a table without cells a square of Inches, counted from the south-west
// corner.
type Spot struct {
	Cell     rules.Ref `json:",omitempty"`
	Col, Row int       `json:",omitempty"`
}

// Inches is the side of the squares by which a table without cells is told.
const Inches = 3

// Corners returns the south-west and the north-east corner of a square of a table.
func (s Spot) Corners(m *rules.Map) (low, high rules.Point) {
	d := Inches * m.Unit
	low = rules.Point{X: int32(s.Col) * d, Y: int32(s.Row) * d}
	return low, rules.Point{X: min(low.X+d, m.Width), Y: min(low.Y+d, m.Height)}
}

// Heat is what went on in a cell.
type Heat struct {
	Spot
	Fights int    `json:",omitempty"` // attacks declared on it or on who stood there
	Losses [2]int `json:",omitzero"`  // steps that a side lost there
	Held   [2]int `json:",omitzero"`  // ends of player turns at which a side stood there
}
