package rules

// What a board can be shaded with, in words that screens know: see State.

// Overlay is a way to shade the board: see Rulebook.Overlay. Its word is
// <book>.overlay.<overlay>; screens know its picture and its key.
type Overlay string

// The overlays. On a table without cells sight and ranges show by themselves
// while fire is put together.
const (
	OverlayMoves    Overlay = "moves"    // where a piece can go
	OverlayRetreat  Overlay = "retreat"  // where it could fall back to
	OverlaySight    Overlay = "sight"    // who sees whom
	OverlayRanges   Overlay = "ranges"   // bands of fire, with arcs where there are some
	OverlayArcs     Overlay = "arcs"     // to which sides a body can fire
	OverlayZOC      Overlay = "zoc"      // zones of control
	OverlayControl  Overlay = "control"  // whose the ground is
	OverlayThreats  Overlay = "threats"  // who is threatened
	OverlayZone     Overlay = "zone"     // how close to the enemy one may come
	OverlayWitness  Overlay = "witness"  // who would see a friend break
	OverlayCommand  Overlay = "command"  // whom leaders command, or who can be ordered
	OverlayRadius   Overlay = "radius"   // how far a leader commands
	OverlaySupport  Overlay = "support"  // who supports whom
	OverlaySupply   Overlay = "supply"   // how supply comes
	OverlaySections Overlay = "sections" // parts of the board by which orders are given
	OverlayCapacity Overlay = "capacity" // how much room is left in a cell
)
