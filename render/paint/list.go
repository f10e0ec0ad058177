// Package paint holds what the screens produce and the loop consumes: a flat
// list of drawing commands. Screens only append to it, so they can be tested
// without a display; two equal lists mean that nothing has to be drawn again.
//
// Coordinates are physical pixels, x to the right and y down, from the top
// left corner of the window.
package paint

import (
	"image/color"
	"slices"
)

// Op is the kind of a command.
type Op uint8

// The commands.
const (
	Image Op = iota // a picture of the Store, stretched into Dst
	Fill            // a plain rectangle
	Text            // one line of text
)

// Layer orders commands: all of a lower layer come before any of a higher one.
// Within a layer the order of the list holds.
type Layer uint8

// The layers, from the bottom.
const (
	Ground   Layer = iota // baked map
	Grid                  // grid, overlays, shades
	Under                 // rings and markers under pieces
	Pieces                // pieces
	Labels                // text on pieces
	Over                  // targets, arrows, odds plates
	OverText              // text on them
	Panel                 // panels of the table
	PanelText
	Cards // hand and cards in play
	CardText
	Dice
	DiceText
	Popup // dialogs, tooltips, menus
	PopupText
	Curtain // the cover between two players: nothing of the game above it
	CurtainText
	layers
)

// Font is one of the embedded faces.
type Font uint8

// The faces.
const (
	Sans     Font = iota // Go Regular: all interface text and numbers
	SansBold             // Go Bold
	Caps                 // Latin Modern Roman Caps: titles, cartouches
	Serif                // Latin Modern Roman 12: reading
	Italic               // Latin Modern Roman Italic: flavour
	fonts
)

// Fonts is the number of faces.
const Fonts = int(fonts)

// Rect is a rectangle in pixels.
type Rect struct{ X, Y, W, H float32 }

// Has reports whether the point lies in r.
func (r Rect) Has(x, y float32) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Inset returns r without a border of d on each side.
func (r Rect) Inset(d float32) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Center returns the middle of r.
func (r Rect) Center() (x, y float32) { return r.X + r.W/2, r.Y + r.H/2 }

// Moved returns r shifted.
func (r Rect) Moved(dx, dy float32) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// About returns a rectangle of a size by its middle.
func About(x, y, w, h float32) Rect { return Rect{X: x - w/2, Y: y - h/2, W: w, H: h} }

// Overlaps reports whether r and s have a place in common.
func (r Rect) Overlaps(s Rect) bool {
	return r.X < s.X+s.W && s.X < r.X+r.W && r.Y < s.Y+s.H && s.Y < r.Y+r.H
}

// Color is a straight (not premultiplied) colour.
type Color = color.NRGBA

// White leaves a picture as it is.
var White = Color{R: 255, G: 255, B: 255, A: 255}

// Alpha returns c with its opacity multiplied by a, 0 to 1.
func Alpha(c Color, a float32) Color {
	c.A = uint8(float32(c.A)*min(1, max(0, a)) + .5)
	return c
}

// Cmd is one command. Commands are comparable.
type Cmd struct {
	Op    Op
	Layer Layer
	Dst   Rect    // of Text: X and Y are the left end of the baseline
	Clip  Rect    // nothing is drawn outside; no clip if W is 0
	Color Color   // tint of an Image (White: as it is), colour of Fill and Text
	Angle float32 // clockwise, in radians: about the middle of Dst, of Text about X and Y
	Key   string  // picture of the Store
	Text  string
	Font  Font
	Size  float32 // pixels per em, a whole number
}

// List is the picture of one frame. Its zero value is empty and ready.
type List struct {
	Cmds []Cmd
	clip []Rect
	turn turn
}

// Reset empties the list and keeps its memory.
func (l *List) Reset() { l.Cmds, l.clip, l.turn = l.Cmds[:0], l.clip[:0], turn{} }

// Add appends a command, clipped as PushClip and turned as Turn says.
func (l *List) Add(c Cmd) {
	if l.turn.angle != 0 {
		l.turn.apply(&c)
	}
	if n := len(l.clip); n > 0 {
		c.Clip = l.clip[n-1]
	}
	l.Cmds = append(l.Cmds, c)
}

// Image draws a picture of the Store.
func (l *List) Image(layer Layer, key string, dst Rect, tint Color) {
	l.Add(Cmd{Op: Image, Layer: layer, Key: key, Dst: dst, Color: tint})
}

// Turned draws a picture turned clockwise about its middle, in radians.
func (l *List) Turned(layer Layer, key string, dst Rect, tint Color, angle float32) {
	l.Add(Cmd{Op: Image, Layer: layer, Key: key, Dst: dst, Color: tint, Angle: angle})
}

// Fill draws a plain rectangle.
func (l *List) Fill(layer Layer, dst Rect, c Color) {
	l.Add(Cmd{Op: Fill, Layer: layer, Dst: dst, Color: c})
}

// Text draws one line from the left end of its baseline.
func (l *List) Text(layer Layer, f Font, size float32, x, y float32, c Color, s string) {
	l.Add(Cmd{Op: Text, Layer: layer, Font: f, Size: size, Dst: Rect{X: x, Y: y}, Color: c, Text: s})
}

// PushClip limits what follows to r and to the clips around it.
func (l *List) PushClip(r Rect) {
	if n := len(l.clip); n > 0 {
		r = r.And(l.clip[n-1])
	}
	l.clip = append(l.clip, r)
}

// PopClip ends the last PushClip.
func (l *List) PopClip() { l.clip = l.clip[:len(l.clip)-1] }

// And returns the part that r and s share; its W is tiny, not 0, if none.
func (r Rect) And(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, max(.001, min(r.X+r.W, s.X+s.W)-x), max(.001, min(r.Y+r.H, s.Y+s.H)-y)}
}

// Union returns the smallest that holds both r and s.
func (r Rect) Union(s Rect) Rect {
	x, y := min(r.X, s.X), min(r.Y, s.Y)
	return Rect{x, y, max(r.X+r.W, s.X+s.W) - x, max(r.Y+r.H, s.Y+s.H) - y}
}

// Sort brings the commands into the order of their layers.
func (l *List) Sort() {
	slices.SortStableFunc(l.Cmds, func(a, b Cmd) int { return int(a.Layer) - int(b.Layer) })
}

// Order appends to to[:0] the numbers of the commands in the order in which
// they are drawn: as Sort would leave them, without moving them.
func (l *List) Order(to []int32) []int32 {
	var next [layers + 1]int32
	for i := range l.Cmds {
		next[l.Cmds[i].Layer+1]++
	}
	for i := range next[1:] {
		next[i+1] += next[i]
	}
	to = slices.Grow(to[:0], len(l.Cmds))[:len(l.Cmds)]
	for i := range l.Cmds {
		at := &next[l.Cmds[i].Layer]
		to[*at] = int32(i)
		*at++
	}
	return to
}

// Equal reports whether two lists draw the same, pictures of the Store aside.
func (l *List) Equal(m *List) bool { return slices.Equal(l.Cmds, m.Cmds) }

// Metrics measures text. Sizes are in pixels per em.
type Metrics interface {
	Width(f Font, size float32, s string) float32
	Ascent(f Font, size float32) float32 // of a capital letter above the baseline
}
