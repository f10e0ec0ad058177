package sheet

import (
	"grognard/render/board/footprint"
	"grognard/rules"
)

// Sketch is what is being tried out on a tabletop: where a body would stand, what
// is measured, how far it could go.
type Sketch struct {
	Who     rules.Ref     // the body in hand; it fades while its Ghost is shown
	Ghost   []rules.Piece // where it would stand
	Wish    []rules.Piece // where it was wished but may not stand
	Tapes   []Tape
	Reach   []Front // where its front could come to be
	Sweep   Sweep   // the wheel that is under way
	Handles []Handle
	Past    []Way // that were taken before
	Sight   []Ray // along which a body sees what it aims at
	Zones   bool  // show the deployment zones
	// Zoned, where it is not nil, has the zones outlined alone, with these words for those of a side.
	Zoned func(rules.Side) string
}

// Way is what a body has covered, from pose to pose; a Retreat is told apart.
type Way struct {
	Track   []rules.Pose
	Retreat bool
	Text    string // how far that was
}

// Ray is a line of sight from a muzzle to a target.
type Ray struct{ From, To rules.Point }

// Tape is a line laid on the table, with what it measures.
type Tape struct {
	Pts    []rules.Point
	Text   string
	Inches bool // it is a measuring tape: it has marks at every inch
}

// Front is the front edge of a body.
type Front = footprint.Front

// Sweep is the way of an Arm's end about a Pivot, in hundredths of a degree
// clockwise; there is none if Turn is 0.
type Sweep struct {
	Pivot, Arm rules.Point
	Turn       int
}

// Handle is a knob that can be dragged.
type Handle struct {
	At     rules.Point
	Hot    bool
	Sign   Sign
	Facing int // the way in which one is pulled, in hundredths of a degree clockwise from north: there and back
}

// Sign is what dragging a handle does.
type Sign uint8

// The signs.
const (
	Turns Sign = iota // turns what it belongs to
	Pulls             // makes it larger or smaller
	Moves             // moves it
)

// HandleSize is how large a handle is, in dp: its region and its picture.
const HandleSize = 22
