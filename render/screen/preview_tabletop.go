package screen

import (
	"math"

	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// stand paints one stand on the preview of a tabletop, to scale and turned as it
// stands.
func (p *preview) stand(c *ui.Ctx, pc *rules.Piece, pic paint.Rect, scale float32) {
	if scene.OffBoard(*pc) {
		return
	}
	m := p.view.Map
	inch := p.lay.Cell * scale / float32(max(1, m.Unit))
	x := pic.X + p.lay.Margin*scale + float32(pc.Pt.X)*inch
	y := pic.Y + p.lay.Margin*scale + float32(m.Height-pc.Pt.Y)*inch
	w, h := float32(pc.Wide)*inch, float32(pc.Deep)*inch
	if pc.Deep == 0 {
		h = w
	}
	angle := float32(float64(pc.Facing) * math.Pi / 18000)
	layer, _ := c.Layers()
	box := paint.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
	c.L.Add(paint.Cmd{Op: paint.Fill, Layer: layer, Dst: box.Inset(-1), Color: c.Theme.Text, Angle: angle})
	c.L.Add(paint.Cmd{Op: paint.Fill, Layer: layer, Dst: box, Color: ui.LiveryOf(pc.Nation).Field, Angle: angle})
}
