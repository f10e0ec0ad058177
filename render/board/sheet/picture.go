package sheet

import (
	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/rules"
)

// Picture is what a frame shows beside the map.
type Picture struct {
	View   *rules.View
	Clips  *anim.Timeline
	Marks  []Mark
	Shades []rules.Shade
	Arrows []Arrow
	Grid   bool                   // coordinates in every cell
	Hide   bool                   // pieces are lifted away for a look at the ground
	Ghost  rules.Ref              // a piece that is being dragged: only its shadow stays
	Ghosts []rules.Piece          // on cells: what an answer that is put together would put there
	Name   func(rules.Ref) string // of a piece, shown where there is room
	Place  func(string) string    // what a name printed on the map is in the reader's language; nil: as printed
	Short  func(rules.Ref) string // a letter or three for it, or "", printed beside its value
	Laid   []Laid                 // on cells: what is laid on the map before it is painted anew
	Off    func(rules.Piece) bool // pieces that are shown elsewhere
	Strong float32                // 0 to 1: how strongly pulsing marks are drawn
	Sketch *Sketch                // on a tabletop: what is being tried out
	Glows  []Glow                 // what lies over the map and what stands on it
	Light  Light                  // that falls on a fight; its zero value is daylight
	Said   []paint.Rect           // where something is written over the map in this frame: names of places keep off
	Lies   []paint.Rect           // panels that lie over a tabletop: what is written on it keeps off
}

// Laid is a ground that is laid on a cell, or what runs along its border with To, until the
// map is painted anew.
type Laid struct {
	Cell, To rules.Ref
	Ground   rules.Ground
	Faint    bool // it is only proposed
}

// Glow says how much went on in a cell, or in a square of a table without cells.
type Glow struct {
	Cell     rules.Ref
	Low, Top rules.Point // of a square: its south-west and its north-east corner
	Heat     float32     // 0 to 1
	Text     string      // written on it,
	Size     float32     // in letters of so many pixels
}

// Light falls on a part of the window while all about it lies in the dark.
type Light struct {
	On   paint.Rect
	Dark float32 // 0 to 1: how dark it is elsewhere
	Rim  bool    // instead of the dark a frame is drawn about that part
}

// Spot is what lies under a point of the window. Zero refs are nothing.
type Spot struct {
	Cell  rules.Ref
	Piece rules.Ref
}
