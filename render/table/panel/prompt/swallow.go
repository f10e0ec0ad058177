package prompt

import (
	"math"

	"grognard/render/paint"
	"grognard/render/ui"
)

// swallowTime is how long it is told that a press did nothing, in milliseconds.
const swallowTime = 1500

// swing is how fast the ring swings, in milliseconds of a radian: twice and a half a second.
const swing = 64

// swallowed is the last press that came while a new question heard nothing yet.
type swallowed struct {
	at   float64 // when it came
	told bool    // one has
}

// Swallow notes that something was pressed that goes nowhere: it is told for a while.
func (p *Bar) Swallow(c *ui.Ctx) { p.swallowed = swallowed{at: c.In.Now, told: true} }

// Sizes in dp of the ring about the pointer, and its dashes.
const (
	ringEdge   = 58
	ringLine   = 3.5
	ringDashes = 18
)

// nothingHere pulses a dashed ring about the pointer, and says what makes clicks count.
func (p *Bar) nothingHere(c *ui.Ctx) {
	k := &p.swallowed
	age := c.In.Now - k.at
	if !k.told || age > swallowTime {
		k.told = false
		return
	}
	c.Animate()
	pulse := 0.
	if !c.Calm {
		pulse = .12 * math.Exp(-age/160) * math.Cos(age/swing)
	}
	d := p.unit(c)
	p.ring(c, float32(ringEdge*(1+pulse))*d)
	say := p.Words.Word("table.guard.nothing")
	w, h := c.Width(ui.Small, say)+c.Px(20), c.Line(ui.Small)+c.Px(8)
	at := paint.Rect{X: c.In.X + (ringEdge+14)*d, Y: ui.Floor(c.In.Y - h/2), W: w, H: h}
	if at.X+w > c.In.W {
		at.X = c.In.X - (ringEdge+14)*d - w
	}
	at.Y = min(max(at.Y, p.room.Map.Y+c.Px(4)), c.In.H-h-c.Px(4))
	c.Fill(at, c.Theme.Panel)
	c.Frame(at, max(2, ui.Floor(2*d)), c.Theme.Danger)
	c.Label(at, ui.Small, ui.Middle, c.Theme.Text, say)
}

// ring draws a dashed circle about the pointer, light under dark, so that it is seen on
// any ground.
func (p *Bar) ring(c *ui.Ctx, r float32) {
	layer, _ := c.Layers()
	line := max(2, ringLine*p.unit(c))
	long := r * 2 * math.Pi / ringDashes * .62
	for _, stroke := range [...]struct {
		wide float32
		col  paint.Color
	}{{line + 3, c.Theme.Panel}, {line, c.Theme.Danger}} {
		for i := range ringDashes {
			a := float64(i) * 2 * math.Pi / ringDashes
			x, y := c.In.X+r*float32(math.Sin(a)), c.In.Y-r*float32(math.Cos(a))
			c.L.Add(paint.Cmd{Op: paint.Fill, Layer: layer, Dst: paint.About(x, y, long+stroke.wide-line, stroke.wide), Color: stroke.col, Angle: float32(a)})
		}
	}
}
