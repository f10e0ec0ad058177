package chart

// Theme is the light a map is seen in.
type Theme uint8

// The themes, as the interface has them.
const (
	Carta    Theme = iota // daylight on paper
	Candle                // the same chart by candle light
	Contrast              // flat washes and a strong grid
)

// Options says how to paint a map.
type Options struct {
	Cell  float32 // size of a cell in pixels; 0 is 96
	Theme Theme
	// StrongGrid draws the grid so that it can be counted at a glance.
	StrongGrid bool
	// Bare leaves the margins out of the picture's ornament: no letters, no
	// compass.
	Bare bool
	// Unmeasured leaves the inches off the frame of a tabletop.
	Unmeasured bool
	// Unnamed leaves out the names of places, for a board that prints them
	// above its pieces.
	Unnamed bool
	// Edited says that maps change while they are shown, as in the workshop: a Baker
	// keeps its last pictures and paints what changes into them.
	Edited bool
	// Names are the names of places in the reader's language, where they are not
	// as the map has them.
	Names map[string]string
}
