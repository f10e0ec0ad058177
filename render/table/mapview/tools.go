package mapview

import (
	"grognard/render/paint"
	"grognard/render/table/mapview/lens"
	"grognard/render/table/mapview/overlay"
	"grognard/render/ui"
)

// column is one of buttons, in the making.
type column struct {
	c    *ui.Ctx
	view *View
	room paint.Rect
	w, h float32 // of a button with the gap beside it
	cols int
	n    int // buttons set
}

// Tools counts the buttons of the map.
func (v *View) Tools() int {
	n := 3 + len(v.Overlays.Keys)
	if v.lensed() {
		n++
	}
	if !v.Scene.OnTabletop() {
		n++ // coordinates
	}
	return n
}

// tools are the buttons at the edge of the map: zoom, coordinates and overlays.
func (v *View) tools(c *ui.Ctx) {
	room := v.room.Tools
	if room.W == 0 {
		return
	}
	k := column{c: c, view: v, room: room, cols: max(1, v.room.Columns)}
	n := v.Tools()
	if v.room.Folded {
		n = 3
	}
	rows := (n + k.cols - 1) / k.cols
	k.w, k.h = room.W/float32(k.cols), room.H/float32(rows)
	c.Block(room)
	panel := room.Inset(-c.Px(3))
	c.Shadow(panel.Inset(-c.Px(5)).Moved(0, c.Px(3)))
	c.Surface("ui/panel", panel, c.Theme.Panel)
	if k.button("button.zoomin", "icon/zoom-in", "table.zoomin", "Plus", false) {
		v.zoom(c, 1)
	}
	if k.button("button.zoomout", "icon/zoom-out", "table.zoomout", "Minus", false) {
		v.zoom(c, -1)
	}
	if v.room.Folded {
		if k.button("button.tools", "icon/eye", "table.tools", "", v.opened) {
			v.opened = !v.opened
		}
		if !v.opened {
			return
		}
		k.unfold(c, v.Tools()-2)
	} else {
		v.opened = false
	}
	if k.button("button.fit", "icon/zoom-fit", "table.fit", "F", false) {
		v.Board.Toggle(c.In.Now)
		c.Animate()
	}
	if !v.Scene.OnTabletop() && k.button("button.grid", "icon/grid", "table.grid", "G", v.grid) {
		v.grid = !v.grid
	}
	if v.lensed() {
		if k.button("button.lens", lens.Icon, "table.lens", string(lens.Key), v.Threats.Wanted()) {
			v.Threats.Toggle()
		}
	}
	for i, key := range v.Overlays.Keys {
		name := v.Words.Keys.Join("button", "peek", string(key))
		if k.button(name, overlay.Icon(key), v.Words.Own("overlay", string(key)), v.Overlays.Letter(i), v.Overlays.On(key)) {
			v.Overlays.Toggle(key)
		}
	}
}

// lensed reports whether there is a threat lens: where nobody may measure it would tell
// how far it is.
func (v *View) lensed() bool { return v.SetLens != nil && !v.Scene.Blind() }

// unfold lays the buttons that follow, so many, beside those that always stand there.
func (k *column) unfold(c *ui.Ctx, n int) {
	k.cols, k.n = (n+2)/3, 0
	w := k.w * float32(k.cols)
	k.room = paint.Rect{X: k.room.X - w - c.Px(8), Y: k.room.Y, W: w, H: k.h * 3}
	c.Block(k.room)
	c.Surface("ui/panel", k.room.Inset(-c.Px(3)), c.Theme.Panel)
}

// zoom brings the map to the next stop, about the middle of its free room.
func (v *View) zoom(c *ui.Ctx, by int) {
	x, y := v.Board.Free.Center()
	v.Board.StepAt(x, y, by, c.In.Now)
	c.Animate()
}

// button sets the next of these buttons, with what is printed on its key.
func (k *column) button(name, icon, tip, key string, on bool) bool {
	c := k.c
	x, y := k.room.X+float32(k.n%k.cols)*k.w, k.room.Y+float32(k.n/k.cols)*k.h
	r := paint.Rect{X: ui.Floor(x), Y: ui.Floor(y), W: ui.Floor(x+k.w) - ui.Floor(x), H: ui.Floor(y+k.h) - ui.Floor(y)}.Inset(c.Hairline())
	k.n++
	hit := c.Button(r, ui.Button{Name: name, Tip: k.view.Words.ByShape(tip), Same: paint.Key(key), On: on, Flat: true})
	d := ui.Floor(min(r.H*.76, r.W*.6))
	pic := ui.Mid(r, d, d)
	if key != "" {
		letter := r
		letter.W, letter.H = ui.Floor(r.W*.36), ui.Floor(r.H*.56)
		letter.X, letter.Y = r.X+r.W-letter.W, r.Y+r.H-letter.H
		pic.X = ui.Floor(max(r.X+c.Hairline(), letter.X-d+letter.W*.12))
		key = c.Press(paint.Key(key))
		st := c.Fit(ui.SmallB, letter.W, letter.H*2, key)
		c.Label(letter, st, ui.Middle, c.Theme.Text, key)
	}
	c.Image(icon, pic, ui.IconTint(icon, c.Theme.Text))
	return hit
}

// OverlayLetters are the keys that may lay something over a map, in every system something else.
func OverlayLetters() string { return overlay.Letters() }
