// Package ui is the widget kit: small functions that are called every frame,
// paint into a display list and tell what the player did. A widget keeps no
// object between frames; what must last (focus, scrolling, the text being
// typed) lies in the Ctx under the widget's name or with the screen.
//
// Every clickable thing has a stable name such as "button.confirm" or
// "cell.d4". What lies under the pointer is decided once, at the start of a
// frame, from the regions of the frame before: what is on top wins, and
// nothing below it hears the click.
//
// Sizes are given in dp: pixels at a window 1080 high. Px turns them into
// whole pixels. Rectangles are in pixels.
package ui

import (
	"grognard/game/keymap"
	"grognard/render/paint"
)

// Ctx is what widgets share. One lives as long as the window; set its fields
// before the first Begin.
type Ctx struct {
	In    *paint.Input
	L     *paint.List
	M     paint.Metrics
	Skin  *Skin // pictures of the widgets; nil: plain rectangles
	Theme *Theme
	Text  float32               // the user's text size, 1 = 100 %; 0 counts as 1
	Word  func(k string) string // words of the catalogue
	// Clause returns the text of a clause of the rules, "" if it has none; nil:
	// there are no texts.
	Clause func(id string) string
	// Glossary explains words that the pointer rests on; nil: nothing does.
	Glossary Glossary
	Calm     bool       // reduced motion
	Keys     keymap.Map // keys that the player has moved

	Scale float32 // pixels per dp, set by Begin

	layer, text paint.Layer
	depth       int // of dialogs around what is painted now
	top         int // of the uppermost dialog in the frame before
	clips       []paint.Rect

	pointer
	focus
	tip
	gloss gloss
	chips
	reading    reading
	scrolls    map[scrollKey]*scroll
	scope      any               // whose scrolling areas they are now, see Within
	bars       map[string]string // regions of scroll bars by area
	within     []*scroll         // areas around what is painted now
	withinView []paint.Rect
	savedLayer []paint.Layer // around the open dialogs
	savedDepth []int
	whole      string // text field of which all is chosen
	caret      caret
	raised     bool       // dialogs paint above the curtain
	spared     paint.Rect // tooltips lie beside it, see Spare
	wraps      map[wrapKey]*Wrapped
	broken     []string // texts of this frame of which a word is broken
	status     paint.Status
	used       []bool      // keys of this frame that something has taken
	deaf       paint.Input // that of a frame of which nothing is heard
	steer      steer
	own        ownKeys
}

// Begin starts a frame.
func (c *Ctx) Begin(in *paint.Input, l *paint.List) {
	c.In, c.L = in, l
	if c.Text == 0 {
		c.Text = 1
	}
	c.Scale = Dp(in) * c.Text
	c.layer, c.text = paint.Panel, paint.PanelText
	c.status = paint.Status{Sounds: c.status.Sounds[:0]}
	c.In = c.steered(c.moved(in))
	c.clips = c.clips[:0]
	c.raised = false
	c.used, c.broken = c.used[:0], c.broken[:0]
	for range in.Keys {
		c.used = append(c.used, false)
	}
	c.reading = reading{areas: c.reading.areas[:0]}
	c.chips.begin()
	c.gloss.dialog, c.gloss.clear = dialogSpan{}, c.gloss.clear[:0]
	c.pointer.begin(c)
	c.focus.begin(c)
}

// End closes the frame and says what the loop should do next.
func (c *Ctx) End() paint.Status {
	if c.acted() {
		c.Animate() // what the input changed may show in the next frame only
	}
	c.scrollRest()
	c.top = c.seen
	c.focus.open(c)
	c.focus.paint(c)
	c.focus.follow(c)
	c.chips.cite(c)
	tipped := c.tip.alive
	c.tip.paint(c)
	c.gloss.paint(c, tipped)
	c.pointer.end(c)
	c.steer.end()
	return c.status
}

// acted reports whether the player did anything but move the pointer.
func (c *Ctx) acted() bool {
	in := c.In
	return len(in.Keys) > 0 || in.Text != "" || in.WheelY != 0 ||
		in.Pressed != [3]bool{} || in.Released != [3]bool{}
}

// Reset forgets what the pointer and the keyboard were at, for a new screen.
func (c *Ctx) Reset() {
	c.pointer.reset()
	c.focus.reset()
	c.tip, c.gloss, c.chips, c.steer, c.caret = tip{}, gloss{}, chips{}, steer{}, caret{}
	c.top = 0
}

// Px turns dp into whole pixels.
func (c *Ctx) Px(dp float32) float32 { return Floor(dp*c.Scale + .5) }

// Hairline is the thickness of a thin rule: never less than a pixel.
func (c *Ctx) Hairline() float32 { return max(1, Floor(1.5*c.Scale)) }

// Window is the whole window.
func (c *Ctx) Window() paint.Rect { return paint.Rect{W: c.In.W, H: c.In.H} }

// On makes what follows paint on a layer, its text on another, until the
// returned values are given back to On.
func (c *Ctx) On(layer, text paint.Layer) (oldLayer, oldText paint.Layer) {
	oldLayer, oldText = c.layer, c.text
	c.layer, c.text = layer, text
	return oldLayer, oldText
}

// Layers returns where widgets paint now.
func (c *Ctx) Layers() (layer, text paint.Layer) { return c.layer, c.text }

// Fill paints a plain rectangle.
func (c *Ctx) Fill(r paint.Rect, col paint.Color) { c.L.Fill(c.layer, r, col) }

// Image paints a picture of the Store.
func (c *Ctx) Image(key string, r paint.Rect, tint paint.Color) {
	c.L.Image(c.layer, key, r, tint)
}

// Clip limits what follows, clicks included, to r. Unclip ends it.
func (c *Ctx) Clip(r paint.Rect) {
	if n := len(c.clips); n > 0 {
		r = r.And(c.clips[n-1])
	}
	c.clips = append(c.clips, r)
	c.L.PushClip(r)
}

// Unclip ends the last Clip.
func (c *Ctx) Unclip() {
	c.clips = c.clips[:len(c.clips)-1]
	c.L.PopClip()
}

// Animate asks for the next frame at once.
func (c *Ctx) Animate() { c.status.Animating = true }

// Wake asks for a frame at a time of the clock of Input, in milliseconds.
func (c *Ctx) Wake(at float64) {
	if c.status.Wake == 0 || at < c.status.Wake {
		c.status.Wake = at
	}
}

// Cursor sets the shape of the pointer for this frame.
func (c *Ctx) Cursor(s paint.Cursor) { c.status.Cursor = s }

// Sound plays a sound of package sound.
func (c *Ctx) Sound(name string) { c.status.Sounds = append(c.status.Sounds, name) }

// Status gives access to the rarer wishes: title, full screen, quitting.
func (c *Ctx) Status() *paint.Status { return &c.status }

// Take reports whether a key went down and nothing has taken it, and takes
// it. Keys belong to the uppermost dialog.
func (c *Ctx) Take(k paint.Key) bool {
	if c.Beneath() {
		return false
	}
	for i, h := range c.In.Keys {
		if h == k && !c.used[i] {
			c.used[i] = true
			return true
		}
	}
	return false
}

// Beneath reports whether a dialog lies over what is painted now: keys that are held
// down, which nothing can take, are not meant for it.
func (c *Ctx) Beneath() bool { return c.depth < c.top }

// Asked reports whether a dialog lay over the screen in the frame before.
func (c *Ctx) Asked() bool { return c.top > 0 }

// Floor rounds a length, which may be negative, down to whole pixels.
func Floor(x float32) float32 {
	n := float32(int(x))
	if n > x {
		n--
	}
	return n
}
