package mapview

import (
	"grognard/render/paint"
	"grognard/render/table/mapview/overlay"
	"grognard/render/ui"
)

// column is one of buttons, in the making.
type column struct {
	c    *ui.Ctx
	view *View
	x, y float32
	d    float32 // edge of a button
	gap  float32
}

// tools is the column of buttons at the edge of the map: zoom, coordinates and
// overlays.
func (v *View) tools(c *ui.Ctx) {
	room := v.room.Tools
	c.Fill(room, c.Theme.Bg)
	c.Block(room)
	gap := c.Px(6)
	n := float32(4 + len(v.Overlays.Keys))
	d := min(c.Px(42), ui.Floor((room.H-gap)/n)-gap)
	k := column{c: c, view: v, x: room.X + c.Px(3), y: room.Y + gap, d: d, gap: gap}
	if k.button("button.zoomin", "icon/zoom-in", "table.zoomin", "+", false) {
		v.zoom(1)
	}
	if k.button("button.zoomout", "icon/zoom-out", "table.zoomout", "", false) {
		v.zoom(-1)
	}
	if k.button("button.fit", "icon/zoom-fit", "table.fit", "F", false) {
		v.Board.Fit()
	}
	if !v.Scene.OnTabletop() && k.button("button.grid", "icon/grid", "table.grid", "G", v.grid) {
		v.grid = !v.grid
	}
	for i, key := range v.Overlays.Keys {
		name := v.Words.Keys.Join("button", "peek", string(key))
		if k.button(name, overlay.Icon(key), v.Words.Own("overlay", string(key)), v.Overlays.Letter(i), v.Overlays.On(key)) {
			v.Overlays.Toggle(key)
		}
	}
}

// zoom brings the map nearer by so many steps, about the middle of its room.
func (v *View) zoom(by float32) {
	x, y := v.room.Map.Center()
	v.Board.ZoomAt(x, y, 2*by)
}

// button sets the next of these buttons, with its letter printed on it.
func (k *column) button(name, icon, tip, key string, on bool) bool {
	c := k.c
	r := paint.Rect{X: k.x, Y: k.y, W: k.d, H: k.d}
	k.y += k.d + k.gap
	hit := c.Button(r, ui.Button{Name: name, Icon: icon, Tip: k.view.Words.ByShape(tip), On: on})
	if key != "" {
		st := c.Fit(ui.SmallB, r.W/2, r.H/2, key)
		w, h := c.Width(st, key)+c.Px(6), min(c.Px(19), r.H*.45)
		at := paint.Rect{X: r.X + r.W - w - c.Px(1), Y: r.Y + r.H - h - c.Px(1), W: w, H: h}
		c.Fill(at, c.Theme.Panel)
		c.Frame(at, c.Hairline(), c.Theme.Border)
		c.Label(at, st, ui.Middle, c.Theme.Text, key)
	}
	return hit
}
