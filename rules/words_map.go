package rules

// What a rulebook says of the map, in words that painters know: see State.

// Ground is what covers a cell, "" before a map is laid there. Its word is
// ground.<ground>.
type Ground string

// The grounds.
const (
	GroundOpen       Ground = "open"
	GroundFields     Ground = "fields"
	GroundWoods      Ground = "woods"
	GroundRough      Ground = "rough"
	GroundMarsh      Ground = "marsh"
	GroundSandpit    Ground = "sandpit"
	GroundHill       Ground = "hill"   // raised by a level, unless Cell.Level says more
	GroundRugged     Ground = "rugged" // by two, unless Cell.Level says more
	GroundTown       Ground = "town"
	GroundStrong     Ground = "strongpoint" // walls that can be held
	GroundWindmill   Ground = "windmill"
	GroundLake       Ground = "lake"
	GroundRiver      Ground = "river"
	GroundFord       Ground = "ford"   // of a river through the cell
	GroundBridge     Ground = "bridge" // over a river through the cell
	GroundImpassable Ground = "impassable"
)

// LineKind is what a MapLine is.
type LineKind string

// The kinds of lines.
const (
	LineRiver      LineKind = "river"
	LineStream     LineKind = "stream"
	LineBridge     LineKind = "bridge"
	LineFord       LineKind = "ford"
	LineRoad       LineKind = "road"
	LineTrail      LineKind = "trail"
	LineWall       LineKind = "wall"
	LineHedge      LineKind = "hedge"
	LineFence      LineKind = "fence"
	LineSlope      LineKind = "slope"      // the first cell of a pair is below
	LineSteep      LineKind = "steep"      // a slope that stops more; pairs as of a slope
	LineFieldworks LineKind = "fieldworks" // the first cell of a pair holds them
	LineMidline    LineKind = "midline"    // the middle of the board
	LineTile       LineKind = "tile"       // where the parts meet that the board is laid of
	LineSection    LineKind = "section"    // runs through its cells and on to the edges of the board
)

// AreaKind is what an Area is.
type AreaKind string

// The kinds of areas, on any board.
const (
	AreaObjective AreaKind = "objective"
	AreaZone      AreaKind = "zone" // where a side sets up: seen while it does
)

// The kinds of areas of cells.
const (
	AreaName    AreaKind = "name" // only where a Label stands
	AreaTown    AreaKind = "town"
	AreaFort    AreaKind = "fort"
	AreaSection AreaKind = "section" // a part of the board by which orders are given
	AreaSlot    AreaKind = "slot"    // where a part of the board is laid
	AreaEdge    AreaKind = "edge"    // an edge of the board that is chosen
)

// The kinds of scenery on a tabletop.
const (
	AreaHill     AreaKind = "hill"
	AreaWood     AreaKind = "wood"
	AreaOrchard  AreaKind = "orchard"
	AreaMarsh    AreaKind = "marsh"
	AreaBuilding AreaKind = "building"
	AreaRoad     AreaKind = "road"
)

// Style is how a Shade is drawn.
type Style string

// The styles.
const (
	StyleArea      Style = "area"      // washed in the colour of its side, with N if that is not 0
	StyleContested Style = "contested" // hatched
	StyleBlocked   Style = "blocked"   // crossed out
	StyleNumber    Style = "number"    // N alone
	StyleLine      Style = "line"      // from Cell to To
	StyleName      Style = "name"      // called To; once, amid the cells that share it
)
