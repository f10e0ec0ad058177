package standards

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// topic is what a card tells of: a side by its number, or the turn.
type topic int8

const (
	nothing topic = -1
	turn    topic = 2
)

// Milliseconds and sizes in dp of a card.
const (
	lingers  = 250.0 // after the pointer has left it, so that it can be reached
	cardWide = 330
	turnWide = 460
	cardGap  = 6 // from what it tells of
	cardPad  = 14
	cardHead = 46
)

// card is the card that is open.
type card struct {
	topic topic
	left  float64 // when the pointer left it, 0 while it is there
	at    paint.Rect
}

// cardName is the region of a card.
const cardName = "standard.card"

// follow opens and closes the card as the pointer goes.
func (k *card) follow(f *frame) {
	c := f.C
	if f.over == nothing && k.topic != nothing && k.at.Has(c.In.X, c.In.Y) {
		f.over = k.topic
	}
	was := k.topic
	switch {
	case f.over != nothing:
		k.topic, k.left = f.over, 0
	case k.topic == nothing:
	case k.left == 0:
		k.left = c.In.Now
		c.Wake(k.left + lingers)
	case c.In.Now-k.left >= lingers:
		*k = card{topic: nothing}
	default:
		c.Wake(k.left + lingers)
	}
	if k.topic != was {
		c.Animate() // banners may be painted otherwise
	}
}

// card paints the card of what is pointed at, over everything but dialogs.
func (p *Panel) card(f *frame) {
	k, c := &p.open, f.C
	if k.follow(f); k.topic == nothing {
		return
	}
	layer, text := c.On(paint.Popup, paint.Popup)
	defer c.On(layer, text)
	w, most := c.Px(cardWide), f.room.Cards.W*.8
	if k.topic == turn {
		w = c.Px(turnWide)
	}
	w = min(w, most)
	in := w - 2*c.Px(cardPad)
	if k.topic == turn {
		r := k.place(f, f.room.Turn, w, p.turnHeight(c, in))
		p.turnCard(f, p.sheet(f, r))
		return
	}
	s := rules.Side(k.topic)
	r := k.place(f, f.room.Sides[s], w, c.Px(cardHead)+p.RowsHeight(c, s, in))
	p.sideCard(f, s, p.sheet(f, r))
}

// place finds the room of a card beside what it tells of, for contents of a height.
func (k *card) place(f *frame, of paint.Rect, w, h float32) paint.Rect {
	c, all := f.C, f.room.Cards
	h = min(h+2*c.Px(cardPad), all.H-2*c.Px(cardGap))
	y := max(all.Y+c.Px(cardGap), min(of.Y, all.Y+all.H-h-c.Px(cardGap)))
	k.at = paint.Rect{X: of.X + of.W + c.Px(cardGap), Y: ui.Floor(y), W: w, H: ui.Floor(h + 1)}
	return k.at
}

// sheet paints the paper of a card and returns the room on it.
func (p *Panel) sheet(f *frame, r paint.Rect) paint.Rect {
	c := f.C
	c.Shadow(r.Inset(-c.Px(7)).Moved(0, c.Px(3)))
	c.Region(cardName, r)
	if !r.Has(c.In.X, c.In.Y) { // a word on the banner is explained beside the card
		c.Clear(r)
	}
	return c.Panel(r)
}

// sideCard tells all that is counted of a side.
func (p *Panel) sideCard(f *frame, s rules.Side, in paint.Rect) {
	c, a := f.C, &f.View.Sides[s]
	head := ui.CutTop(&in, c.Px(cardHead))
	ui.CutBottom(&head, c.Px(8))
	if a.Nation != "" {
		at := ui.CutLeft(&head, head.H)
		c.Image(p.Words.Keys.Slash("emblem", a.Nation), at, paint.White)
		ui.CutLeft(&head, c.Px(8))
	}
	if f.View.Active == s && !f.View.TurnUndecided {
		at := ui.CutRight(&head, head.H)
		c.Image("icon/flag", at.Inset(at.H*.2), c.Theme.Text)
	}
	name := p.Words.Capital(p.Words.Side(s))
	st := c.Fit(ui.Strong, head.W, head.H, name)
	c.Label(head, st, ui.Start, c.Theme.Text, name)
	sc := c.Scroll(cardScrolls[s], in)
	h := p.Rows(&f.Frame, s, paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width, H: max(sc.View.H, p.RowsHeight(c, s, sc.Width))}, func(i int) string {
		if name := p.Name(s, i); !p.shown(f, s, i) {
			return name
		}
		return p.Words.Keys.Dot(p.Name(s, i), "row") // the banner has the other
	})
	sc.Done(h)
}

// cardScrolls are the names of the areas that scroll.
var cardScrolls = [3]string{"gauges.of.first", "gauges.of.second", "gauges.of.table"}

// shown reports whether a gauge has a region on the banner itself.
func (p *Panel) shown(f *frame, s rules.Side, i int) bool {
	g := &f.View.Sides[s].Gauges[i]
	return p.printed(f, s, i) || g.Lamp && !g.Aside && !p.plate(f, s) && p.lampFits(s, i)
}

// lampFits reports whether there is room for a lamp on the head of a banner.
func (p *Panel) lampFits(s rules.Side, i int) bool {
	n := 0
	for _, g := range p.Scene.View().Sides[s].Gauges[:i] {
		if g.Lamp && !g.Aside {
			n++
		}
	}
	return n < mostLamps
}
