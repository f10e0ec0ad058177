package sheet

import (
	"math"

	"grognard/render/paint"
)

// Steps of the camera, and how long it takes for them.
const (
	notch    = 1.10  // a turn of the wheel
	snap     = 0.05  // this near to a stop the wheel halts there
	safe     = 0.12  // margin of the free room within which nothing needs a move
	glideFor = 260.0 // milliseconds
	stepFor  = 180.0 // from stop to stop
)

// Stops is the number of zooms besides the whole map at which the camera halts.
const Stops = 4

// Frame is what a Camera looks at and through. Port and Free are in pixels, all
// else is in cells.
type Frame struct {
	Port  paint.Rect     // of the window
	Free  paint.Rect     // the part of it in which the cells are fitted: nothing lies over it for long
	W, H  float32        // of the sheet
	Inner paint.Rect     // the part of it that is played on; the rest is ornament
	Stops [Stops]float32 // pixels of a cell, growing
	Most  float32        // pixels of a cell of the whole map at most; 0 is no limit
	Step  float32        // the whole map is shown at a multiple of this zoom; 0 is 1
}

// Camera looks at a sheet through a port of the window. X and Y are the cells
// in the middle of the port, Zoom the pixels of a cell.
type Camera struct {
	Frame
	Place
	Calm    bool  // nothing glides: the player wants little motion
	before  Place // where the player was when he asked for the whole map
	glide   glide
	gliding bool // a glide is under way
}

// Place is where a camera is: what is in the middle of its port, and how near. Its
// zero value is the whole map.
type Place struct {
	X, Y  float32
	Zoom  float32
	Loose bool // the player has moved or zoomed; else the whole map is shown
}

// glide is a move from one place to another. One that changes the zoom keeps a
// point of the window over its place on the sheet.
type glide struct {
	from, to   Place
	start, dur float64
	px, py     float32 // of the port, from its middle
	wx, wy     float32 // of the sheet
}

// Look sets what the camera looks at. As long as the player has not moved it, it
// shows the whole map.
func (c *Camera) Look(f Frame) {
	if f.Free.W == 0 {
		f.Free = f.Port
	}
	if f.Inner.W == 0 {
		f.Inner = paint.Rect{W: f.W, H: f.H}
	}
	if c.Frame == f {
		return
	}
	c.Frame = f
	if !c.Loose {
		c.Fit()
		return
	}
	c.clamp()
}

// Forget has the camera show the whole of the next map that it looks at.
func (c *Camera) Forget() { c.Place, c.before, c.Frame = Place{}, Place{}, Frame{} }

// Fit shows the whole map, and goes on to do so when the window changes.
func (c *Camera) Fit() {
	c.gliding = false
	c.Place = c.whole()
}

// whole is the place from which the whole map is seen.
func (c *Camera) whole() Place {
	x, y := c.Inner.Center()
	px, py := c.offset(c.Free.Center())
	z := c.fit()
	return Place{X: x - px/z, Y: y - py/z, Zoom: z}
}

// Toggle shows the whole map, or, where that is shown already, what was seen before.
func (c *Camera) Toggle(now float64) {
	if c.Loose {
		c.before = c.Place
		c.Go(Place{}, now)
		return
	}
	if c.before.Loose {
		c.Go(c.before, now)
	}
}

// Go brings the camera to a place where it was before, in a gentle move.
func (c *Camera) Go(to Place, now float64) {
	if !to.Loose {
		to = c.whole()
	}
	c.start(to, now, glideFor)
}

// Aim is the place that the camera is on its way to, or at.
func (c *Camera) Aim() Place {
	if c.gliding {
		return c.glide.to
	}
	return c.Place
}

// Begin shows the whole map; where its cells would be smaller than least pixels,
// as much of it about a place as there is room for at a zoom.
func (c *Camera) Begin(x, y, least, zoom float32) {
	c.Fit()
	if c.W == 0 || c.H == 0 || c.Zoom >= least {
		return
	}
	px, py := c.offset(c.Free.Center())
	c.Place = Place{X: x - px/zoom, Y: y - py/zoom, Zoom: zoom, Loose: true}
	c.clamp()
}

// fit returns the zoom that shows the whole map, in whole Steps.
func (c *Camera) fit() float32 {
	if c.Inner.W == 0 || c.Inner.H == 0 {
		return 1
	}
	step := c.Step
	if step == 0 {
		step = 1
	}
	z := step * floor(min(c.Free.W/c.Inner.W, c.Free.H/c.Inner.H)/step)
	if c.Most > 0 {
		z = min(z, c.Most)
	}
	return max(1, z)
}

// ZoomAt zooms by notches of the wheel, keeping what is at a point of the
// window where it is. It halts at the stops.
func (c *Camera) ZoomAt(x, y, notches float32) {
	from := c.Zoom
	z := from * float32(math.Pow(notch, float64(notches)))
	for _, s := range c.halts() {
		if abs(z/s-1) < snap && abs(from/s-1) > .001 || (from-s)*(z-s) < 0 {
			z = s
			break
		}
	}
	c.gliding = false
	c.Place = c.about(x, y, c.near(z))
	c.clamp()
}

// ZoomTo brings the camera to a zoom, in a gentle move that keeps what is at a point
// of the window where it is.
func (c *Camera) ZoomTo(x, y, zoom float32, now float64) {
	c.start(c.about(x, y, c.near(zoom)), now, stepFor)
}

// StepAt brings the camera to the next stop nearer, or, if by is below 0, farther away.
func (c *Camera) StepAt(x, y float32, by int, now float64) {
	at := c.Aim().Zoom
	best := at
	for _, s := range c.halts() {
		nearer, farther := s > at*1.001, s < at*.999
		if by > 0 && nearer && (best == at || s < best) || by < 0 && farther && (best == at || s > best) {
			best = s
		}
	}
	c.ZoomTo(x, y, best, now)
}

// halts are the zooms at which the camera halts.
func (c *Camera) halts() (all [Stops + 1]float32) {
	all[0] = c.fit()
	for i, s := range c.Stops {
		all[i+1] = max(s, 1)
	}
	return all
}

// near limits a zoom: no farther than the whole map, no nearer than the last stop.
func (c *Camera) near(z float32) float32 {
	fit := c.fit()
	return max(fit, min(max(fit, c.Stops[Stops-1]), z))
}

// about is the place at a zoom that keeps what is at a point of the window where it is.
func (c *Camera) about(x, y, z float32) Place {
	wx, wy := c.Cells(x, y)
	px, py := c.offset(x, y)
	return Place{X: wx - px/z, Y: wy - py/z, Zoom: z, Loose: z != c.fit()}
}

// offset is how far a point of the window lies from the middle of the port.
func (c *Camera) offset(x, y float32) (px, py float32) {
	mx, my := c.Port.Center()
	return x - mx, y - my
}

// Pan moves the sheet by pixels.
func (c *Camera) Pan(dx, dy float32) {
	c.X, c.Y = c.X-dx/c.Zoom, c.Y-dy/c.Zoom
	c.gliding = false
	c.clamp()
}

// clamp keeps the map in view.
func (c *Camera) clamp() { c.Place = c.limited(c.Place) }

// limited keeps the map of a place in view: in the middle of the free room where it is
// smaller, else so that it can be moved a cell beyond the edges of that room, since
// what lies over the window must not hide any of it for good.
func (c *Camera) limited(p Place) Place {
	p.Zoom = max(p.Zoom, c.near(0))
	px, py := c.offset(c.Free.X, c.Free.Y)
	p.X = within(p.X, px/p.Zoom, c.Free.W/p.Zoom, c.Inner.X, c.Inner.W)
	p.Y = within(p.Y, py/p.Zoom, c.Free.H/p.Zoom, c.Inner.Y, c.Inner.H)
	return p
}

// beyond is how far the map can be moved beyond the edge of the free room, in cells.
const beyond = 1

// within limits the middle of a port along one axis: free begins off from it and is so
// long; the cells begin at from and are so long.
func within(at, off, free, from, long float32) float32 {
	if free >= long-.001 {
		return from + (long-free)/2 - off
	}
	return max(from-off-beyond, min(from+long-free-off+beyond, at))
}

// Show brings a place into view, if it is not, in a gentle move.
func (c *Camera) Show(x, y float32, now float64) {
	px, py := c.Pixels(x, y)
	if c.gliding { // where it will be
		to := c.glide.to
		mx, my := c.Port.Center()
		px, py = mx+(x-to.X)*to.Zoom, my+(y-to.Y)*to.Zoom
	}
	if c.Free.Inset(safe*min(c.Free.W, c.Free.H)).Has(px, py) {
		return
	}
	c.Center(x, y, now)
}

// Center brings a place to the middle of the free room, in a gentle move.
func (c *Camera) Center(x, y float32, now float64) {
	to := c.Aim()
	px, py := c.offset(c.Free.Center())
	to.X, to.Y = x-px/to.Zoom, y-py/to.Zoom
	c.start(to, now, glideFor)
}

// start begins a gentle move.
func (c *Camera) start(to Place, now, dur float64) {
	to = c.limited(to)
	if c.Calm {
		c.Place, c.gliding, c.glide = to, false, glide{to: to}
		return
	}
	c.glide = glide{from: c.Place, to: to, start: now, dur: dur}
	c.gliding = c.Place != to
	if d := 1/c.Zoom - 1/to.Zoom; d != 0 { // the point that stays where it is
		c.glide.px, c.glide.py = (to.X-c.X)/d, (to.Y-c.Y)/d
		c.glide.wx, c.glide.wy = c.X+c.glide.px/c.Zoom, c.Y+c.glide.py/c.Zoom
	}
}

// Tick moves a glide on and reports whether it goes on.
func (c *Camera) Tick(now float64) bool {
	if !c.gliding {
		return false
	}
	g := &c.glide
	t := (now - g.start) / g.dur
	if t >= 1 {
		c.Place, c.gliding = g.to, false
		return true
	}
	t = max(0, t)
	u := float32(t * t * (3 - 2*t))
	c.Loose = true
	if g.from.Zoom == g.to.Zoom {
		c.X, c.Y = g.from.X+(g.to.X-g.from.X)*u, g.from.Y+(g.to.Y-g.from.Y)*u
		return true
	}
	c.Zoom = g.from.Zoom * float32(math.Pow(float64(g.to.Zoom/g.from.Zoom), float64(u)))
	c.X, c.Y = g.wx-g.px/c.Zoom, g.wy-g.py/c.Zoom
	return true
}

// Gliding reports whether a gentle move is under way.
func (c *Camera) Gliding() bool { return c.gliding }

// Settle ends a gentle move where it leads to.
func (c *Camera) Settle() {
	if c.gliding {
		c.Place, c.gliding = c.glide.to, false
	}
}

// origin is the pixel of the top left corner of the sheet, whole so that
// nothing shimmers when the camera moves.
func (c *Camera) origin() (x, y float32) {
	px, py := c.Port.Center()
	return floor(px - c.X*c.Zoom), floor(py - c.Y*c.Zoom)
}

// Pixels turns a place on the sheet into one of the window.
func (c *Camera) Pixels(x, y float32) (px, py float32) {
	ox, oy := c.origin()
	return ox + x*c.Zoom, oy + y*c.Zoom
}

// Cells turns a place of the window into one on the sheet, in cells.
func (c *Camera) Cells(px, py float32) (x, y float32) {
	ox, oy := c.origin()
	return (px - ox) / c.Zoom, (py - oy) / c.Zoom
}

// Rect turns a rectangle of the sheet into one of the window.
func (c *Camera) Rect(r paint.Rect) paint.Rect {
	x, y := c.Pixels(r.X, r.Y)
	return paint.Rect{X: x, Y: y, W: r.W * c.Zoom, H: r.H * c.Zoom}
}

// Shown is the part of the sheet that is seen in the free room, in cells.
func (c *Camera) Shown() paint.Rect {
	x, y := c.Cells(c.Free.X, c.Free.Y)
	return paint.Rect{X: x, Y: y, W: c.Free.W / c.Zoom, H: c.Free.H / c.Zoom}
}

func floor(x float32) float32 { return float32(math.Floor(float64(x))) }
func abs(x float32) float32   { return float32(math.Abs(float64(x))) }
