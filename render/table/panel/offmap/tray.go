package offmap

import (
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// Sizes of the tray in dp, of letters and of counters as the room has them.
const (
	trayPad  = 10
	trayGap  = 6
	trayMost = 84 // edge of a counter

	trayLeast = 60
)

// tray shows the pieces that wait beside the map in a row: those of the side that is
// asked, if it has any. Those that may be placed now come first.
func (p *Panel) tray(f *frame, r paint.Rect) {
	c, v := f.c, p.Scene.View()
	layer, text := c.On(paint.Cards, paint.CardText)
	defer c.On(layer, text)
	c.Block(r)
	c.Shadow(r.Inset(-c.Px(7)).Moved(0, c.Px(3)))
	c.Surface("ui/panel", r, c.Theme.Panel)
	in := r.Inset(c.Px(trayPad))
	head := ui.CutTop(&in, c.Line(ui.SmallB))
	ui.CutTop(&in, c.Px(trayGap)*.5)
	n := 0
	for i := range v.Pieces {
		if p.waits(v, &v.Pieces[i]) {
			n++
		}
	}
	gap := ui.Floor(c.Px(trayGap))
	d := p.counter(c, in, gap, n)
	p.row.Name, p.row.Each, p.row.Gap = "tray", d, gap
	x, seen := p.row.Open(c, in, n)
	for _, now := range [...]bool{true, false} {
		for i := range v.Pieces {
			if pc := &v.Pieces[i]; p.waits(v, pc) && p.Choice.Choosable(pc.Ref) == now {
				if x+d > seen.X && x < seen.X+seen.W {
					p.waiting(f, paint.Rect{X: x, Y: ui.Floor(in.Y + (in.H-d)/2), W: d, H: d}, pc, now)
				}
				x += d + gap
			}
		}
	}
	p.row.Close(c)
	p.head(f, head, v, n)
}

// counter is the edge of a counter of the tray, in which n wait: as large as whole ones go,
// or a little smaller where one more is seen then.
func (p *Panel) counter(c *ui.Ctx, in paint.Rect, gap float32, n int) float32 {
	most := ui.Floor(min(in.H, c.Px(trayMost)))
	if float32(n)*(most+gap)-gap <= in.W {
		return most
	}
	room := p.row.Inner(c, in.W)
	for k := int((room+gap)/(most+gap)) + 1; k > 0; k-- {
		if d := ui.Floor((room+gap)/float32(k) - gap); d >= c.Px(trayLeast) || k == 1 {
			return min(d, most)
		}
	}
	return most
}

// head tells what waits in the tray, and when it comes: of the piece that is pointed at
// what it is called.
func (p *Panel) head(f *frame, r paint.Rect, v *rules.View, n int) {
	c := f.c
	what, turn := "table.tray", p.due(v)
	switch {
	case turn > 0:
		what = "table.tray.due"
	case p.returns(v):
		what = "table.tray.back"
	}
	name := p.Words.Word(what)
	st := c.Fit(ui.SmallB, r.W*.6, r.H, name)
	c.Label(ui.CutLeft(&r, c.Width(st, name)), st, ui.Start, c.Theme.Text, name)
	ui.CutLeft(&r, c.Px(8))
	when := p.Words.Keys.Number(n)
	switch {
	case f.intent.Hover != 0:
		when = p.Words.Name(f.intent.Hover)
	case turn > 0:
		when = p.when.Of(v, func(*rules.View) string { return p.Words.Say(rules.Text{Key: "table.turn", N: turn}) })
	}
	c.Label(r, c.Fit(ui.Small, r.W, r.H, when), ui.End, c.Theme.Muted, when)
}

// returns reports whether all that waits in the tray has fallen, and may come back.
func (p *Panel) returns(v *rules.View) bool {
	for i := range v.Pieces {
		if pc := &v.Pieces[i]; p.waits(v, pc) && !p.Lost(pc.Ref) {
			return false
		}
	}
	return true
}

// Holds reports whether a piece stands in the tray.
func (p *Panel) Holds(r rules.Ref) bool {
	pc := p.Scene.Piece(r)
	return pc != nil && p.Choice.OffMap.Waits && p.waits(p.Scene.View(), pc)
}

// due is the first turn in which a piece of the tray may come onto the map; 0 if it is no
// matter of turns.
func (p *Panel) due(v *rules.View) (turn int) {
	for i := range v.Due {
		a := &v.Due[i]
		for _, r := range a.Who {
			if u := p.Scene.Piece(r); u != nil && p.waits(v, u) && (turn == 0 || a.Turn < turn) {
				turn = a.Turn
			}
		}
	}
	return turn
}

// waits reports whether a piece stands in the tray.
func (p *Panel) waits(v *rules.View, pc *rules.Piece) bool {
	return scene.OffBoard(*pc) && pc.Form != rules.Marker && (pc.Side == p.Decider() || p.Scene.Moving() && pc.Side == v.Active)
}

// waiting is one piece of the tray.
func (p *Panel) waiting(f *frame, r paint.Rect, pc *rules.Piece, now bool) {
	c := f.c
	touch := c.Region(p.Words.Keys.Region("piece", pc.Ref), r)
	alpha := float32(1)
	if !now || p.Choice.Dragged == pc.Ref {
		alpha = .45
	}
	at := r.Inset(c.Px(3))
	layer, text := c.Layers()
	p.Board.Token(c.L, layer, at, pc, nil, alpha)
	c.On(layer, text)
	if p.Choice.IsPicked(pc.Ref) {
		c.Frame(r, c.Px(3), c.Theme.Gold)
	} else if p.Choice.IsLive(pc.Ref) && touch.Hover {
		c.Frame(r, c.Px(2), c.Theme.Accent)
		c.Cursor(paint.Hand)
	}
	if touch.Hover {
		f.intent.Hover = pc.Ref
	}
	if touch.Drag {
		f.act.Drags = pc.Ref
	}
	if touch.Clicked && p.Choice.Dragged == 0 {
		f.act.Clicks = pc.Ref
	}
}
