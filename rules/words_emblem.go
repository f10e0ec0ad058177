package rules

// What stands for tools that lay no ground, in words that screens know: see State.

// Emblem is what a tool marks on the map. Screens know its picture.
type Emblem string

// The emblems.
const (
	EmblemObjective Emblem = "objective" // ground that scores
	EmblemName      Emblem = "name"      // what a place is called
	EmblemZone      Emblem = "zone"      // where a side may set up
	EmblemArea      Emblem = "area"      // ground that scores, of any outline
	EmblemUnit      Emblem = "unit"      // troops that score
	EmblemCommander Emblem = "commander" // a commander who scores
	EmblemRout      Emblem = "rout"      // troops put to flight score
	EmblemMarker    Emblem = "marker"    // a counter that hides what stands there
	EmblemRedoubt   Emblem = "redoubt"   // field works in a cell
	EmblemLine      Emblem = "line"      // where a line of communication leads off the map
	EmblemLeave     Emblem = "leave"     // where troops leave the map by sea
)
