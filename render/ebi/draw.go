package ebi

import (
	"image"
	"math"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// canvas executes lists. It keeps on the graphics card what the Store and the
// faces hold as plain pictures.
type canvas struct {
	store   *paint.Store
	faces   *paint.Faces
	sprites map[string]sprite
	rev     int // of the Store when dropped sprites were last freed
	glyphs  map[*paint.Mask]*ebiten.Image
	plain   *ebiten.Image // white, three pixels square so that its middle has no edge
	order   []int32
	parts   map[image.Rectangle]*ebiten.Image // of screen
	screen  *ebiten.Image
	within  image.Rectangle // of it that is being painted
	shown   []paint.Cmd     // what it shows, in order; none if that is not known
	next    []paint.Cmd     // what it is to show
	asOf    int             // rev of the Store when shown was begun
	change  paint.Change
	image   ebiten.DrawImageOptions
	fill    ebiten.DrawTrianglesOptions
	quad    [4]ebiten.Vertex
	bare    []image.Rectangle // what covers has not found covered yet
}

var corners = []uint16{0, 1, 2, 1, 2, 3}

// maxParts bounds the clips kept of one screen.
const maxParts = 512

func newCanvas(store *paint.Store, faces *paint.Faces) *canvas {
	c := &canvas{
		store:   store,
		faces:   faces,
		sprites: map[string]sprite{},
		glyphs:  map[*paint.Mask]*ebiten.Image{},
		plain:   ebiten.NewImage(3, 3),
		parts:   map[image.Rectangle]*ebiten.Image{},
		change:  paint.Change{Faces: faces},
	}
	white := make([]byte, 3*3*4)
	for i := range white {
		white[i] = 255
	}
	c.plain.WritePixels(white)
	c.change.Hides = c.hides
	// One filter for all that is small: commands merge only if they agree on it.
	c.image.Filter = ebiten.FilterLinear
	c.fill.Filter = ebiten.FilterLinear
	c.fill.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	return c
}

// draw has screen show the list. Only what differs from what it shows is painted.
func (c *canvas) draw(screen *ebiten.Image, l *paint.List) {
	if screen != c.screen || len(c.parts) > maxParts {
		c.screen = screen
		c.shown = c.shown[:0]
		clear(c.parts)
	}
	c.free()
	c.order = l.Order(c.order)
	c.next = c.next[:0]
	for _, i := range c.order {
		c.next = append(c.next, l.Cmds[i])
	}
	rev := c.store.Rev()
	if len(c.shown) == 0 || rev != c.asOf {
		c.paint(screen.Bounds())
	} else {
		for _, r := range c.change.Find(c.shown, c.next, screen.Bounds()) {
			c.paint(r)
		}
	}
	c.asOf = rev
	c.shown, c.next = c.next, c.shown
}

// forget has the next draw paint the whole window.
func (c *canvas) forget() { c.shown = c.shown[:0] }

// paint executes the commands of next within a rectangle of the screen.
func (c *canvas) paint(within image.Rectangle) {
	c.within = within
	if !c.covers() {
		c.wipe()
	}
	for i := range c.next {
		cmd := &c.next[i]
		if !c.change.Reach(cmd).Overlaps(within) {
			continue
		}
		dst := c.part(cmd.Clip)
		if dst == nil {
			continue
		}
		switch cmd.Op {
		case paint.Image:
			c.drawImage(dst, cmd)
		case paint.Fill:
			c.drawFill(dst, cmd)
		case paint.Text:
			c.drawText(dst, cmd)
		}
	}
}

// first is how many commands covers looks at.
const first = 20

// covers reports whether the first commands together hide whatever the window
// showed, which spares a pass over all its pixels.
func (c *canvas) covers() bool {
	c.bare = append(c.bare[:0], c.within)
	for i := range c.next[:min(first, len(c.next))] {
		cmd := &c.next[i]
		r := c.hides(cmd)
		if cmd.Clip.W != 0 {
			r = r.Intersect(cmd.Clip.Pixels())
		}
		if c.bare = paint.Without(c.bare, r); len(c.bare) == 0 {
			return true
		}
	}
	return false
}

// wipe clears what covers has found bare: a pass over the whole window costs a computer
// that draws in software as much as a map, and bare is no more than a strip, as a rule.
func (c *canvas) wipe() {
	c.fill.Blend, c.fill.Filter = ebiten.BlendClear, ebiten.FilterNearest
	for _, r := range c.bare {
		c.lay(r, 0, 0, 0, 0)
		c.screen.DrawTriangles(c.quad[:], corners, c.plain, &c.fill)
	}
	c.fill.Blend, c.fill.Filter = ebiten.BlendSourceOver, ebiten.FilterLinear
}

// hides returns a rectangle of which nothing shines through a command.
func (c *canvas) hides(cmd *paint.Cmd) image.Rectangle {
	if cmd.Angle != 0 || cmd.Color.A != 255 || cmd.Op == paint.Text {
		return image.Rectangle{}
	}
	r := cmd.Dst.Pixels()
	if cmd.Op == paint.Fill {
		return r
	}
	switch s := c.sprite(cmd.Key); {
	case !s.opaque:
		return image.Rectangle{}
	case s.part:
		return r
	}
	return r.Inset(1) // the filter fades its edge out
}

// part returns what clip leaves of what is painted of the screen, nil if nothing.
func (c *canvas) part(clip paint.Rect) *ebiten.Image {
	r := c.within
	if clip.W != 0 {
		r = r.Intersect(clip.Pixels())
	}
	switch {
	case r.Empty():
		return nil
	case r == c.screen.Bounds():
		return c.screen
	}
	part := c.parts[r]
	if part == nil {
		part = c.screen.SubImage(r).(*ebiten.Image)
		c.parts[r] = part
	}
	return part
}

func (c *canvas) drawImage(dst *ebiten.Image, cmd *paint.Cmd) {
	s := c.sprite(cmd.Key)
	switch {
	case s.img == nil:
		return
	case s.part:
		c.drawPart(dst, s.img, cmd)
		return
	}
	img, b := s.img, s.img.Bounds()
	g := &c.image.GeoM
	g.Reset()
	g.Scale(float64(cmd.Dst.W)/float64(b.Dx()), float64(cmd.Dst.H)/float64(b.Dy()))
	if cmd.Angle != 0 {
		g.Translate(-float64(cmd.Dst.W)/2, -float64(cmd.Dst.H)/2)
		g.Rotate(float64(cmd.Angle))
		g.Translate(float64(cmd.Dst.W)/2, float64(cmd.Dst.H)/2)
	}
	g.Translate(float64(cmd.Dst.X), float64(cmd.Dst.Y))
	c.tint(cmd.Color)
	if !s.large || !asItIs(cmd, b.Size()) {
		dst.DrawImage(img, &c.image)
		return
	}
	c.image.Filter = ebiten.FilterNearest // shows the same for less
	if s.opaque && cmd.Color.A == 255 {
		c.image.Blend = ebiten.BlendCopy
	}
	dst.DrawImage(img, &c.image)
	c.image.Filter, c.image.Blend = ebiten.FilterLinear, ebiten.BlendSourceOver
}

// asItIs reports whether each pixel of a picture becomes one of the window.
func asItIs(cmd *paint.Cmd, size image.Point) bool {
	d := cmd.Dst
	return cmd.Angle == 0 && d.W == float32(size.X) && d.H == float32(size.Y) && d.X == float32(int(d.X)) && d.Y == float32(int(d.Y))
}

// drawPart stretches a picture from the middle of its outermost pixels, so that
// the filter never mixes in the nothing around it.
func (c *canvas) drawPart(dst, img *ebiten.Image, cmd *paint.Cmd) {
	red, green, blue, alpha := premultiplied(cmd.Color)
	size := img.Bounds().Size()
	for i := range c.quad {
		right, below := float32(i%2), float32(i/2)
		c.quad[i] = ebiten.Vertex{
			DstX: cmd.Dst.X + right*cmd.Dst.W, DstY: cmd.Dst.Y + below*cmd.Dst.H,
			SrcX: .5 + right*float32(size.X-1), SrcY: .5 + below*float32(size.Y-1),
			ColorR: red, ColorG: green, ColorB: blue, ColorA: alpha,
		}
	}
	dst.DrawTriangles(c.quad[:], corners, img, &c.fill)
}

func (c *canvas) drawFill(dst *ebiten.Image, cmd *paint.Cmd) {
	r := cmd.Dst.Pixels()
	if r.Empty() {
		return
	}
	red, green, blue, alpha := premultiplied(cmd.Color)
	c.lay(r, red, green, blue, alpha)
	if cmd.Angle != 0 {
		c.turnQuad(cmd)
	}
	if r.Dx()*r.Dy() >= atlasArea {
		c.fill.Filter = ebiten.FilterNearest // shows the same for less
		defer func() { c.fill.Filter = ebiten.FilterLinear }()
	}
	dst.DrawTriangles(c.quad[:], corners, c.plain, &c.fill)
}

// lay places the corners of a rectangle of one colour.
func (c *canvas) lay(r image.Rectangle, red, green, blue, alpha float32) {
	for i := range c.quad {
		c.quad[i] = ebiten.Vertex{
			DstX: float32(r.Min.X + i%2*r.Dx()), DstY: float32(r.Min.Y + i/2*r.Dy()),
			SrcX: 1.5, SrcY: 1.5,
			ColorR: red, ColorG: green, ColorB: blue, ColorA: alpha,
		}
	}
}

// turnQuad places the corners of a turned rectangle, to parts of a pixel.
func (c *canvas) turnQuad(cmd *paint.Cmd) {
	sin, cos := math.Sincos(float64(cmd.Angle))
	s, k := float32(sin), float32(cos)
	mx, my := cmd.Dst.Center()
	for i := range c.quad {
		dx, dy := (float32(i%2)-.5)*cmd.Dst.W, (float32(i/2)-.5)*cmd.Dst.H
		c.quad[i].DstX, c.quad[i].DstY = mx+dx*k-dy*s, my+dx*s+dy*k
	}
}

func (c *canvas) drawText(dst *ebiten.Image, cmd *paint.Cmd) {
	pen := cmd.Dst.Pixels().Min
	c.tint(cmd.Color)
	if cmd.Angle != 0 {
		c.drawTurnedText(dst, cmd)
		return
	}
	for _, g := range c.faces.Line(cmd.Font, cmd.Size, cmd.Text).Glyphs {
		c.image.GeoM.Reset()
		c.image.GeoM.Translate(float64(pen.X+g.X), float64(pen.Y+g.Y))
		dst.DrawImage(c.glyph(g.Mask), &c.image)
	}
}

// drawTurnedText turns every letter about the left end of the baseline.
func (c *canvas) drawTurnedText(dst *ebiten.Image, cmd *paint.Cmd) {
	g := &c.image.GeoM
	for _, l := range c.faces.Line(cmd.Font, cmd.Size, cmd.Text).Glyphs {
		g.Reset()
		g.Translate(float64(l.X), float64(l.Y))
		g.Rotate(float64(cmd.Angle))
		g.Translate(float64(cmd.Dst.X), float64(cmd.Dst.Y))
		dst.DrawImage(c.glyph(l.Mask), &c.image)
	}
}

func (c *canvas) tint(col paint.Color) {
	c.image.ColorScale.Reset()
	if col != paint.White {
		c.image.ColorScale.Scale(premultiplied(col))
	}
}

func premultiplied(c paint.Color) (r, g, b, a float32) {
	a = float32(c.A) / 255
	return float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a
}
