package sheet

import (
	"math"

	"grognard/render/paint"
)

// Limits and steps of the camera.
const (
	notch    = 1.10  // a turn of the wheel
	snap     = 0.05  // this near to 100 % or to the whole sheet, it snaps
	closest  = 2.6   // times 100 %
	safe     = 0.12  // margin of the port within which nothing needs a move
	glideFor = 260.0 // milliseconds
)

// Camera looks at a sheet through a port of the window. X and Y are the cells
// in the middle of the port, Zoom the pixels of a cell.
type Camera struct {
	Port    paint.Rect
	W, H    float32 // of the sheet, in cells
	Full    float32 // pixels of a cell at 100 %
	Step    float32 // the whole sheet is shown at a multiple of this zoom; 0 is 1
	X, Y    float32
	Zoom    float32
	loose   bool // the player has moved or zoomed; else the whole sheet is shown
	glide   glide
	gliding bool // a glide is under way
}

type glide struct{ x0, y0, x1, y1, start float32 }

// Look sets the port and the sheet. As long as the player has not moved the
// camera it shows the whole sheet.
func (c *Camera) Look(port paint.Rect, w, h, full float32) {
	if c.Port == port && c.W == w && c.H == h && c.Full == full {
		return
	}
	c.Port, c.W, c.H, c.Full = port, w, h, full
	if !c.loose {
		c.Fit()
		return
	}
	c.clamp()
}

// Forget has the camera show the whole of the next sheet that it looks at.
func (c *Camera) Forget() { c.loose, c.Port = false, paint.Rect{} }

// Fit shows the whole sheet, and goes on to do so when the window changes.
func (c *Camera) Fit() {
	c.loose, c.gliding = false, false
	c.X, c.Y, c.Zoom = c.W/2, c.H/2, c.fit()
}

// Begin shows the whole sheet; where its cells would be smaller than least
// pixels, only as much of it about a place as that leaves room for.
func (c *Camera) Begin(x, y, least float32) {
	c.Fit()
	if c.W == 0 || c.H == 0 || c.Zoom >= least {
		return
	}
	c.Zoom, c.X, c.Y, c.loose = least, x, y, true
	c.clamp()
}

// fit returns the zoom that shows the whole sheet, in whole Steps.
func (c *Camera) fit() float32 {
	if c.W == 0 || c.H == 0 {
		return 1
	}
	step := c.Step
	if step == 0 {
		step = 1
	}
	return max(1, step*floor(min(c.Port.W/c.W, c.Port.H/c.H)/step))
}

// ZoomAt zooms by notches of the wheel, keeping what is at a point of the
// window where it is.
func (c *Camera) ZoomAt(x, y, notches float32) {
	wx, wy := c.Cells(x, y)
	from := c.Zoom
	z := from * float32(math.Pow(notch, float64(notches)))
	for _, s := range [2]float32{c.Full, c.fit()} {
		if abs(z/s-1) < snap && abs(from/s-1) > .001 || (from-s)*(z-s) < 0 {
			z = s
			break
		}
	}
	lo, hi := min(c.fit(), c.Full), max(c.fit(), c.Full*closest)
	c.Zoom = max(lo, min(hi, z))
	c.loose, c.gliding = c.Zoom != c.fit(), false
	px, py := c.Port.Center()
	c.X, c.Y = wx-(x-px)/c.Zoom, wy-(y-py)/c.Zoom
	c.clamp()
}

// Pan moves the sheet by pixels.
func (c *Camera) Pan(dx, dy float32) {
	c.X, c.Y = c.X-dx/c.Zoom, c.Y-dy/c.Zoom
	c.gliding = false
	c.clamp()
	c.loose = c.loose || c.Zoom != c.fit()
}

// clamp keeps the sheet in the port, or in its middle where it is smaller.
func (c *Camera) clamp() {
	c.Zoom = max(c.Zoom, min(c.fit(), c.Full))
	c.X = within(c.X, c.Port.W/c.Zoom/2, c.W)
	c.Y = within(c.Y, c.Port.H/c.Zoom/2, c.H)
}

// within limits the middle of a window of half width h on a strip of length w.
func within(at, h, w float32) float32 {
	if 2*h >= w {
		return w / 2
	}
	return max(h, min(w-h, at))
}

// Show brings a place into view, if it is not, in a gentle move.
func (c *Camera) Show(x, y float32, now float64) {
	px, py := c.Pixels(x, y)
	m := c.Port.Inset(safe * min(c.Port.W, c.Port.H))
	if m.Has(px, py) {
		return
	}
	c.Center(x, y, now)
}

// Center brings a place to the middle of the port, in a gentle move.
func (c *Camera) Center(x, y float32, now float64) {
	c.glide = glide{c.X, c.Y, within(x, c.Port.W/c.Zoom/2, c.W), within(y, c.Port.H/c.Zoom/2, c.H), float32(now)}
	c.gliding = c.glide.x0 != c.glide.x1 || c.glide.y0 != c.glide.y1
}

// Tick moves a glide on and reports whether it goes on.
func (c *Camera) Tick(now float64) bool {
	if !c.gliding {
		return false
	}
	t := (float32(now) - c.glide.start) / glideFor
	if t >= 1 {
		c.X, c.Y, c.gliding = c.glide.x1, c.glide.y1, false
		return true
	}
	t = max(0, t)
	u := t * t * (3 - 2*t)
	c.X, c.Y = c.glide.x0+(c.glide.x1-c.glide.x0)*u, c.glide.y0+(c.glide.y1-c.glide.y0)*u
	return true
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

// Cells turns a place of the window into one on the sheet.
func (c *Camera) Cells(px, py float32) (x, y float32) {
	ox, oy := c.origin()
	return (px - ox) / c.Zoom, (py - oy) / c.Zoom
}

// Rect turns a rectangle of the sheet into one of the window.
func (c *Camera) Rect(r paint.Rect) paint.Rect {
	x, y := c.Pixels(r.X, r.Y)
	return paint.Rect{X: x, Y: y, W: r.W * c.Zoom, H: r.H * c.Zoom}
}

func floor(x float32) float32 { return float32(math.Floor(float64(x))) }
func abs(x float32) float32   { return float32(math.Abs(float64(x))) }
