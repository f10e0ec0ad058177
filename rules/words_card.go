package rules

// CardClass is what a card is for: it chooses the picture of its front and the
// colour of its band.
type CardClass string

// The classes of cards.
const (
	ClassUnit    CardClass = "unit"    // serves the piece that it names
	ClassHQ      CardClass = "hq"      // serves a whole army
	ClassSection CardClass = "section" // orders a part of the board
	ClassTactic  CardClass = "tactic"
	ClassTile    CardClass = "tile" // a part of the board: see Card.Tile
)
