package ui

import "grognard/render/paint"

// Mark is a moment in the painting of a frame.
type Mark struct{ cmds, regions int }

// Mark returns this moment.
func (c *Ctx) Mark() Mark { return Mark{len(c.L.Cmds), len(c.now)} }

// Pale leaves a part of the colour of those panels that have been painted in r since.
// What lies below panels, such as a map, keeps its colour.
func (c *Ctx) Pale(since Mark, r paint.Rect, left float32) {
	for i := since.cmds; i < len(c.L.Cmds); i++ {
		k := &c.L.Cmds[i]
		if panels(k.Layer) && r.Has(k.Dst.Center()) {
			k.Color = paint.Alpha(k.Color, left)
		}
	}
}

// Open lets the pointer through those panels that have been painted in r since.
func (c *Ctx) Open(since Mark, r paint.Rect) {
	kept := c.now[:since.regions]
	for _, h := range c.now[since.regions:] {
		if !panels(paint.Layer(h.z&0xff)) || !r.Has(h.Center()) {
			kept = append(kept, h)
		}
	}
	c.now = kept
}

// panels reports whether a layer is that of panels or of what lies beside the map.
func panels(l paint.Layer) bool { return l >= paint.Panel && l <= paint.CardText }
