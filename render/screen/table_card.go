package screen

import (
	"grognard/assets"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// cardRatio is the height of a card for its width.
const cardRatio = 420.0 / 300

// bandColors are those of the title bands, for titles of two lines.
var bandColors = map[string]paint.Color{
	"unit":    {R: 0x2b, G: 0x4a, B: 0x3b, A: 255},
	"hq":      {R: 0x3b, G: 0x2a, B: 0x55, A: 255},
	"section": {R: 0x7b, G: 0x5e, B: 0x2b, A: 255},
	"tactic":  {R: 0x5a, G: 0x2a, B: 0x27, A: 255},
}

var (
	cardPaper = paint.Color{R: 0xfb, G: 0xf5, B: 0xe4, A: 255}
	cardInk   = paint.Color{R: 0x2b, G: 0x21, B: 0x18, A: 255}
	cardMuted = paint.Color{R: 0x5e, G: 0x4e, B: 0x3b, A: 255}
)

// back paints the back of a card.
func (t *table) back(c *ui.Ctx, r paint.Rect, nation string) {
	if nation == "" {
		nation = "fr"
	}
	c.Image("card/shadow", r.Inset(-r.W*.04).Moved(r.W*.02, r.W*.03), paint.White)
	c.Image(t.names.slash("card/back", nation), r, paint.White)
}

// face paints a card: title, pictogram, values and what it does.
func (t *table) face(c *ui.Ctx, r paint.Rect, k *rules.Card, dim bool) {
	class := k.Class
	if _, ok := bandColors[class]; !ok {
		class = "unit"
	}
	c.Image("card/shadow", r.Inset(-r.W*.04).Moved(r.W*.02, r.W*.03), paint.White)
	c.Image(t.names.slash("card/front", class), r, paint.White)
	in := t.title(c, r, k, class)
	in = t.emblemRow(c, in, k, r)
	in = t.stats(c, in, k)
	if k.Text.Key != "" {
		t.cardText(c, in, k)
	}
	if dim {
		c.Image("card/dim", r, paint.White)
	}
}

// title paints the band with the name, higher if the name needs two lines,
// and returns the room below it.
func (t *table) title(c *ui.Ctx, r paint.Rect, k *rules.Card, class string) paint.Rect {
	s := r.W / 300
	band := paint.Rect{X: r.X + s*float32(assets.CardBand.Min.X), Y: r.Y + s*float32(assets.CardBand.Min.Y),
		W: s * float32(assets.CardBand.Dx()), H: s * float32(assets.CardBand.Dy())}
	name := t.name(k.Ref)
	w := c.Wrap(ui.SmallB, band.W-c.Px(8), name)
	if w.Height > band.H {
		band.H = w.Height + c.Px(4)
		c.Fill(band, bandColors[class])
	}
	c.Centered(paint.Rect{X: band.X + c.Px(4), Y: band.Y, W: band.W - c.Px(8), H: band.H}, ui.SmallB, cardPaper, name)
	pad := s * 18
	y := band.Y + band.H + s*8
	return paint.Rect{X: r.X + pad, Y: y, W: r.W - 2*pad, H: r.Y + r.H - y - pad}
}

// emblemRow paints the pictogram with the first value beside it, down to the
// rule that divides the card.
func (t *table) emblemRow(c *ui.Ctx, in paint.Rect, k *rules.Card, r paint.Rect) paint.Rect {
	below := r.Y + r.W/300*float32(assets.CardText.Min.Y)
	row := ui.CutTop(&in, max(c.Px(30), below-in.Y-c.Px(4)))
	ui.CutTop(&in, c.Px(4))
	d := min(row.H, row.W*.48)
	pic := paint.Rect{X: row.X, Y: row.Y + (row.H-d)/2, W: d, H: d}
	if len(k.Stats) == 0 {
		pic.X = row.X + (row.W-d)/2
	}
	if k.Face != "" {
		c.Image(t.names.slash("pict", k.Face), pic, paint.White)
	}
	if len(k.Stats) > 0 {
		s := &k.Stats[0]
		ui.CutLeft(&row, d+c.Px(4))
		c.Label(row, bigValue, ui.Middle, cardInk, t.value(s))
	}
	return in
}

// bigValue is how the first value of a card is set.
var bigValue = ui.Style{Font: paint.SansBold, Size: 32, Lead: 1.2}

// stats paints the values, as many lines each as its word needs; the value
// stands at the end of the last.
func (t *table) stats(c *ui.Ctx, in paint.Rect, k *rules.Card) paint.Rect {
	line := c.Line(ui.Small)
	for i := range k.Stats {
		s := &k.Stats[i]
		v := t.value(s)
		w := c.Wrap(ui.Small, in.W, t.statWord(s))
		h := w.Height
		last := w.Lines[len(w.Lines)-1]
		if c.Width(ui.Small, last)+c.Width(ui.SmallB, v)+c.Px(4) > in.W {
			h += line
		}
		if in.H < h {
			break
		}
		at := ui.CutTop(&in, h)
		c.Paragraph(at, ui.Small, ui.Start, cardMuted, t.statWord(s))
		c.Label(paint.Rect{X: at.X, Y: at.Y + h - line, W: at.W, H: line}, ui.SmallB, ui.End, cardInk, v)
	}
	return in
}

// cardText says what a card does, as far as it fits: the inspector has it all.
func (t *table) cardText(c *ui.Ctx, in paint.Rect, k *rules.Card) {
	c.Clip(in)
	c.Paragraph(paint.Rect{X: in.X, Y: in.Y + c.Px(4), W: in.W, H: in.H}, ui.Small, ui.Start, cardInk, t.say(k.Text))
	c.Unclip()
}

// value is what is printed beside the icon of a stat.
func (t *table) value(s *rules.Stat) string {
	if len(s.Value) > 1 && s.Value[0] == '.' {
		return t.word(s.Value[1:])
	}
	return s.Value
}

// statWord is the word of a stat.
func (t *table) statWord(s *rules.Stat) string {
	if k := t.own("stat", s.Key); t.deps.words.Has(k) {
		return t.word(k)
	}
	return t.word(t.names.dot("stat", s.Key))
}

// slide is the way of a card from where it lay to where it lies.
type slide struct {
	from, to paint.Rect
	start    float64
	seen     bool // in this frame
}

// slideTime is how long a card is under way, in milliseconds.
const slideTime = 220

// cardTable remembers where cards lie.
type cardTable struct {
	slides map[rules.Ref]*slide
	folded bool // the hand is put away
	offer  bool // cards on offer are spread out
	w, h   float32
}

// forget lets every card lie where it will be seen next.
func (k *cardTable) forget() { clear(k.slides) }

// end forgets cards that were not seen in this frame.
func (k *cardTable) end() {
	for r, s := range k.slides {
		if !s.seen {
			delete(k.slides, r)
			continue
		}
		s.seen = false
	}
}

// at returns where a card is on its way to a place. A card not seen before
// comes from home.
func (t *table) at(c *ui.Ctx, r rules.Ref, to, home paint.Rect) paint.Rect {
	if r == 0 {
		return to
	}
	k := &t.cards
	if k.w != c.In.W || k.h != c.In.H {
		k.w, k.h = c.In.W, c.In.H
		k.forget()
	}
	s := k.slides[r]
	if s == nil {
		s = &slide{from: to, to: to}
		if home.W > 0 && t.clips.Running() {
			s.from, s.start = home, c.In.Now
		}
		k.slides[r] = s
	}
	s.seen = true
	now := s.now(c.In.Now)
	if to != s.to {
		s.from, s.to, s.start = now, to, c.In.Now
	}
	if c.Calm || t.clips.Speed < 0 {
		s.from = to
		return to
	}
	now = s.now(c.In.Now)
	if now != to {
		c.Animate()
	}
	return now
}

func (s *slide) now(at float64) paint.Rect {
	u := float32((at - s.start) / slideTime)
	if u >= 1 || s.from == s.to {
		return s.to
	}
	u = 1 - (1-u)*(1-u)*(1-u)
	mix := func(a, b float32) float32 { return a + (b-a)*u }
	return paint.Rect{X: mix(s.from.X, s.to.X), Y: mix(s.from.Y, s.to.Y), W: mix(s.from.W, s.to.W), H: mix(s.from.H, s.to.H)}
}
