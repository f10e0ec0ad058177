package table

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// plates shows what can be chosen but stands nowhere: armies with their
// emblems, edges, slots, sides. They lie where the hand does, beside the map.
func (t *Table) plates(c *ui.Ctx) {
	if t.scene.Ask == nil || t.clips.Running() {
		return
	}
	t.choice.SetLabels()
	n := len(t.choice.OffMap.Labels)
	if n == 0 {
		return
	}
	room := t.lay.cards.Hand
	if !t.cards.Empty() && !t.cards.Hides() {
		room = t.lay.board
	}
	pad, gap := c.Px(16), c.Px(10)
	cols := min(n, 4)
	rows := (n + cols - 1) / cols
	w := min(c.Px(210), (room.W-2*pad+gap)/float32(cols)-gap)
	h := min(c.Px(72), (room.H-2*pad+gap)/float32(rows)-gap)
	r := ui.Mid(room, float32(cols)*(w+gap)-gap+2*pad, float32(rows)*(h+gap)-gap+2*pad)
	if room == t.lay.board {
		r.Y = room.Y + c.Px(10)
	}
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	c.Block(r)
	c.Surface("ui/cartouche", r, c.Theme.Panel)
	for i, ref := range t.choice.OffMap.Labels {
		x := r.X + pad + float32(i%cols)*(w+gap)
		y := r.Y + pad + float32(i/cols)*(h+gap)
		t.plate(c, paint.Rect{X: x, Y: y, W: w, H: h}, ref)
	}
}

// plate is one of them.
func (t *Table) plate(c *ui.Ctx, r paint.Rect, ref rules.Ref) {
	name := t.names.Region("plate", ref)
	touch := c.Region(name, r)
	live, on := t.choice.IsLive(ref), t.choice.IsPicked(ref)
	c.Surface("ui/button", r, c.Theme.Panel)
	col := c.Theme.Text
	if !live && !on {
		col = c.Theme.Muted
		if why := t.look.Why(ref, touch.Hover); why != "" {
			c.Tip(name, r, why, touch.Clicked)
		}
	}
	if touch.Hover {
		t.look.See(ref)
		t.lightArea(ref)
		if live {
			c.Cursor(paint.Hand)
			c.Frame(r, c.Px(2), c.Theme.Accent)
		}
	}
	panel.Halo(c, r.Inset(c.Px(4)), false, on)
	in := r.Inset(c.Px(10))
	if e := t.emblem(ref); e != "" {
		d := min(in.H, in.W*.34)
		c.Image(e, ui.Mid(ui.CutLeft(&in, d), d, d), paint.White)
		ui.CutLeft(&in, c.Px(6))
	}
	st := ui.Strong
	if c.Wrap(st, in.W, t.words.Name(ref)).Height > in.H+c.Px(8) || c.Width(st, t.words.Name(ref)) > 2*in.W {
		st = ui.SmallB
	}
	c.Centered(in, st, col, t.words.Name(ref))
	if touch.Clicked {
		t.click(c, ref)
	}
}

// emblem returns the picture of a thing that is named like a nation, or "".
func (t *Table) emblem(r rules.Ref) string {
	if s, ok := r.Side(); ok {
		if n := t.scene.Nation(s); n != "" {
			return t.names.Slash("emblem", n)
		}
		return ""
	}
	key := t.names.Slash("emblem", t.names.Region("", r)[1:])
	if t.deps.Store.Get(key) == nil {
		return ""
	}
	return key
}

// tray shows the pieces that wait beside the map: those of the side that is
// asked, if it has any. Those that may be placed now come first.
func (t *Table) tray(c *ui.Ctx) {
	v := t.scene.View()
	if !t.choice.OffMap.Waits {
		return
	}
	in := c.Panel(t.lay.tray)
	ui.CutTop(&in, c.Paragraph(in, ui.SmallB, ui.Start, c.Theme.Muted, t.words.Word("table.tray"))+c.Px(6))
	sc := c.Scroll("tray", in)
	d := ui.Floor(min((sc.Width-c.Px(10))/2, c.Px(64)))
	n := 0
	for _, now := range [...]bool{true, false} {
		for i := range v.Pieces {
			if p := &v.Pieces[i]; t.waits(v, p) && t.choice.Choosable(p.Ref) == now {
				t.waiting(c, paint.Rect{X: sc.View.X, Y: sc.Y + float32(n)*(d+c.Px(8)), W: sc.Width, H: d}, d, p)
				n++
			}
		}
	}
	sc.Done(float32(n) * (d + c.Px(8)))
}

// waits reports whether a piece stands in the tray.
func (t *Table) waits(v *rules.View, p *rules.Piece) bool {
	return scene.OffBoard(*p) && p.Form != rules.Marker && (p.Side == t.seat.Decider() || t.clips.Running() && p.Side == v.Active)
}

// waiting is one piece of the tray, with its name beside it.
func (t *Table) waiting(c *ui.Ctx, r paint.Rect, d float32, p *rules.Piece) {
	at := paint.Rect{X: r.X + c.Px(3), Y: r.Y + c.Px(3), W: d, H: d}
	touch := c.Region(t.names.Region("piece", p.Ref), r)
	alpha := float32(1)
	if t.choice.Dragged == p.Ref {
		alpha = .45
	}
	layer, text := c.Layers()
	t.board.Token(c.L, layer, at, p, nil, alpha)
	c.On(layer, text)
	name := paint.Rect{X: at.X + d + c.Px(8), Y: r.Y, W: r.W - d - c.Px(12), H: d}
	c.Centered(name, ui.Small, c.Theme.Text, t.words.Name(p.Ref))
	if t.choice.IsPicked(p.Ref) {
		c.Frame(at.Inset(-c.Px(3)), c.Px(3), c.Theme.Gold)
	} else if t.choice.IsLive(p.Ref) && touch.Hover {
		c.Frame(at.Inset(-c.Px(2)), c.Px(2), c.Theme.Accent)
		c.Cursor(paint.Hand)
	}
	if touch.Hover {
		t.touch.Hover = p.Ref
	}
	if touch.Drag {
		t.press(p.Ref)
	}
	if touch.Clicked && t.choice.Dragged == 0 {
		t.click(c, p.Ref)
	}
}
