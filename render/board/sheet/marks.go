package sheet

import "grognard/rules"

// MarkKind says what a mark tells; each has its own shape.
type MarkKind uint8

// The marks.
const (
	Usable   MarkKind = iota // can be picked now
	Move                     // a legal place to go, where the piece may do more
	MoveEnd                  // one where it may do no more this turn
	MoveHalt                 // one where it must stop
	Attack                   // a legal target
	Selected                 // picked
	Hover                    // under the pointer
	Forbid                   // was just refused
	Lit                      // pointed at in the log or an inspector line
	Ghost                    // where a piece came from
	Hatch                    // of overlays
	Wash                     // of overlays
	Barred                   // of those who may be attacked it is none, or out of reach
)

// Mark stands on a cell or a piece. Text, if any, is shown on a plate.
type Mark struct {
	At     rules.Ref
	Kind   MarkKind
	Text   string
	Broken bool // of an attack on a tabletop that goes there first: its frame has gaps; on cells: it does not close in
}

// Arrow leads from a cell or piece to another.
type Arrow struct {
	From, To rules.Ref
	Kind     ArrowKind
	Leg      Leg
}

// Leg says which part of a path an arrow is: its legs are one line, with a
// head at the end.
type Leg uint8

// The parts of a path, to be combined.
const (
	Joins  Leg = 1 << iota // another leg ends where it begins
	GoesOn                 // another leg begins where it ends
)

// ArrowKind is the colour and the meaning of an arrow.
type ArrowKind uint8

// The arrows.
const (
	ArrowMove ArrowKind = iota
	ArrowAttack
	ArrowRetreat
	ArrowPast // what has happened: a line of the log
)

// markKeys are the pictures of marks, on squares, on hexes and on flat-top
// hexes.
var markKeys = [...][3]string{
	Usable:   {"mark/own", "mark/own-hex", "mark/own-flat"},
	Move:     {"mark/move", "mark/move-hex", "mark/move-flat"},
	MoveEnd:  {"mark/end", "mark/end-hex", "mark/end-flat"},
	MoveHalt: {"mark/halt", "mark/halt-hex", "mark/halt-flat"},
	Attack:   {"mark/attack", "mark/attack-hex", "mark/attack-flat"},
	Selected: {"mark/select", "mark/select-hex", "mark/select-flat"},
	Hover:    {"mark/hover", "mark/hover-hex", "mark/hover-flat"},
	Forbid:   {"mark/forbid", "mark/forbid", "mark/forbid"},
	Lit:      {"mark/hover", "mark/hover-hex", "mark/hover-flat"},
	Ghost:    {"mark/ghost", "mark/ghost-hex", "mark/ghost-flat"},
	Hatch:    {"mark/zoc", "mark/zoc-hex", "mark/zoc-flat"},
	Wash:     {"mark/area", "mark/area-hex", "mark/area-flat"},
	Barred:   {"mark/hover", "mark/hover-hex", "mark/hover-flat"},
}

// arrowKeys are the pictures of arrows: shaft and head.
var arrowKeys = [...][2]string{
	ArrowMove:    {"arrow/shaft/move", "arrow/head/move"},
	ArrowAttack:  {"arrow/shaft/attack", "arrow/head/attack"},
	ArrowRetreat: {"arrow/shaft/retreat", "arrow/head/retreat"},
	ArrowPast:    {"arrow/shaft/past", "arrow/head/past"},
}

// MarkKey returns the picture of a mark on cells of a shape.
func MarkKey(k MarkKind, shape rules.Shape) string {
	switch shape {
	case rules.Hexes:
		return markKeys[k][1]
	case rules.FlatHexes:
		return markKeys[k][2]
	}
	return markKeys[k][0]
}

// Shaft returns the picture of the shaft of an arrow.
func (k ArrowKind) Shaft() string { return arrowKeys[k][0] }

// Head returns the picture of the head of an arrow.
func (k ArrowKind) Head() string { return arrowKeys[k][1] }

// Chain appends the arrows that lead along a path, from place to place.
func Chain(all []Arrow, kind ArrowKind, path ...rules.Ref) []Arrow {
	for i := 0; i+1 < len(path); i++ {
		all = append(all, Arrow{From: path[i], To: path[i+1], Kind: kind, Leg: legOf(i, len(path))})
	}
	return all
}

// legOf returns which part of a path of n places the leg is that begins at
// place i.
func legOf(i, n int) (l Leg) {
	if i > 0 {
		l |= Joins
	}
	if i+2 < n {
		l |= GoesOn
	}
	return l
}
