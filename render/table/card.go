package table

import (
	"grognard/assets"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// cardRatio is the height of a card for its width.
const cardRatio = 420.0 / 300

// bandColors are those of the title bands, for titles of two lines.
var bandColors = map[rules.CardClass]paint.Color{
	rules.ClassUnit:    {R: 0x2b, G: 0x4a, B: 0x3b, A: 255},
	rules.ClassHQ:      {R: 0x3b, G: 0x2a, B: 0x55, A: 255},
	rules.ClassSection: {R: 0x7b, G: 0x5e, B: 0x2b, A: 255},
	rules.ClassTactic:  {R: 0x5a, G: 0x2a, B: 0x27, A: 255},
}

// back paints the back of a card.
func (t *Table) back(c *ui.Ctx, r paint.Rect, nation string) {
	if nation == "" {
		nation = "fr"
	}
	c.Image("card/shadow", r.Inset(-r.W*.04).Moved(r.W*.02, r.W*.03), paint.White)
	c.Image(t.names.Slash("card/back", nation), r, paint.White)
}

// face paints a card: title, pictogram, values and what it does. Its letters
// are as small as the card needs to hold all its words.
func (t *Table) face(c *ui.Ctx, r paint.Rect, k *rules.Card, dim bool) {
	class := k.Class
	if _, ok := bandColors[class]; !ok {
		class = rules.ClassUnit
	}
	c.Image("card/shadow", r.Inset(-r.W*.04).Moved(r.W*.02, r.W*.03), paint.White)
	c.Image(t.names.Slash("card/front", string(class)), r, paint.White)
	if r.W < t.lay.cardW*leastWords {
		t.wordless(c, r, k)
		return
	}
	in := t.title(c, r, k, class)
	st := t.print(c, in, k)
	words := t.wordsHeight(c, in.W, k, st)
	row := in.H - words
	if t.mapped(k) {
		t.cardMap(c, ui.CutTop(&in, min(row-textGap(r.W), in.H*.7)), k)
		ui.CutTop(&in, textGap(r.W))
	} else {
		t.emblemRow(c, ui.CutTop(&in, min(row, in.H*.55)), k)
	}
	in = t.stats(c, in, k, st)
	if k.Text.Key != "" {
		c.Paragraph(paint.Rect{X: in.X, Y: in.Y + textGap(r.W), W: in.W, H: in.H}, st, ui.Start, panel.Ink, t.words.Say(k.Text))
	}
	if dim {
		c.Image("card/dim", r, paint.White)
	}
}

// leastWords is the part of the width of a card in the hand below which a card,
// on its way from a pile, shows no words: they would not fit.
const leastWords = .55

// wordless paints what a card shows that is too small for words.
func (t *Table) wordless(c *ui.Ctx, r paint.Rect, k *rules.Card) {
	if t.mapped(k) {
		t.cardMap(c, r.Inset(r.W*.1), k)
		return
	}
	d := r.W * .6
	c.Image(t.pictures.Face(k.Face), ui.Mid(r, d, d), paint.White)
}

// title paints the band with the name, set as small as it needs, and returns
// the room below it.
func (t *Table) title(c *ui.Ctx, r paint.Rect, k *rules.Card, class rules.CardClass) paint.Rect {
	s := r.W / 300
	band := paint.Rect{X: r.X + s*float32(assets.CardBand.Min.X), Y: r.Y + s*float32(assets.CardBand.Min.Y),
		W: s * float32(assets.CardBand.Dx()), H: s * float32(assets.CardBand.Dy())}
	name := t.words.Name(k.Ref)
	in := paint.Rect{X: band.X + s*7, Y: band.Y, W: band.W - s*14, H: band.H * 1.2}
	st := ui.SmallB
	st.Size = cardSize(c, r.W)
	st = c.Fit(st, in.W, in.H, name)
	if h := c.Wrap(st, in.W, name).Height; h > band.H {
		band.H = h
		c.Fill(band, bandColors[class])
	}
	in.H = band.H
	c.Centered(in, st, panel.Paper, name)
	pad := s * 18
	y := band.Y + band.H + s*8
	return paint.Rect{X: r.X + pad, Y: y, W: r.W - 2*pad, H: r.Y + r.H - y - pad}
}

// cardSize is the size of the letters, in dp, of a card of a width: on a larger
// card they are larger.
func cardSize(c *ui.Ctx, w float32) float32 { return max(8, ui.Floor(w/c.Scale/9.4)) }

// leastEmblem is the part of a card's room below the title that its pictogram
// keeps at least.
const leastEmblem = .17

// print returns how the words of a card are set so that it holds them all.
func (t *Table) print(c *ui.Ctx, in paint.Rect, k *rules.Card) ui.Style {
	st := ui.Small
	for st.Size = cardSize(c, in.W*300/264); st.Size > 6; st.Size-- {
		if t.wordsHeight(c, in.W, k, st) <= in.H*(1-leastEmblem) {
			return st
		}
	}
	return st
}

// wordsHeight is the height of the values and the text of a card; a broken
// word makes it endless.
func (t *Table) wordsHeight(c *ui.Ctx, w float32, k *rules.Card, st ui.Style) (h float32) {
	for i := range t.printed(k) {
		lines, own := t.statLines(c, w, &k.Stats[i], st)
		if lines.Cut {
			return 1e6
		}
		h += own
	}
	if k.Text.Key != "" {
		text := c.Wrap(st, w, t.words.Say(k.Text))
		if text.Cut {
			return 1e6
		}
		h += text.Height + textGap(w)
	}
	return h
}

// printed are the values that are printed as lines: none where the little map
// shows them and the text says them.
func (t *Table) printed(k *rules.Card) []rules.Stat {
	if t.mapped(k) && k.Text.Key != "" {
		return nil
	}
	return k.Stats
}

// textGap is the room above the text of a card of a width.
func textGap(w float32) float32 { return ui.Floor(w / 40) }

// emblemRow paints the pictogram with the first value beside it.
func (t *Table) emblemRow(c *ui.Ctx, row paint.Rect, k *rules.Card) {
	d := max(0, min(row.H*.94, row.W*.48))
	pic := paint.Rect{X: row.X, Y: row.Y + (row.H-d)/2, W: d, H: d}
	if len(k.Stats) == 0 {
		pic.X = row.X + (row.W-d)/2
	}
	if k.Face != "" {
		c.Image(t.pictures.Face(k.Face), pic, paint.White)
	}
	if len(k.Stats) > 0 {
		ui.CutLeft(&row, d+row.W*.03)
		v := t.words.StatValue(&k.Stats[0])
		c.Label(row, c.Fit(bigValue, row.W, row.H, v), ui.Middle, panel.Ink, v)
	}
}

// bigValue is how the first value of a card is set.
var bigValue = ui.Style{Font: paint.SansBold, Size: 32, Lead: 1.2}

// statLines breaks the word of a value and returns the height of both.
func (t *Table) statLines(c *ui.Ctx, w float32, s *rules.Stat, st ui.Style) (*ui.Wrapped, float32) {
	lines := c.Wrap(st, w, t.words.StatWord(s))
	h := lines.Height
	last := lines.Lines[len(lines.Lines)-1]
	if c.Width(st, last)+c.Width(bold(st), t.words.StatValue(s))+w*.03 > w {
		h += c.Line(st)
	}
	return lines, h
}

// bold is a style in bold letters.
func bold(st ui.Style) ui.Style {
	st.Font = paint.SansBold
	return st
}

// stats paints the values, as many lines each as its word needs; the value
// stands at the end of the last. It returns the room below.
func (t *Table) stats(c *ui.Ctx, in paint.Rect, k *rules.Card, st ui.Style) paint.Rect {
	line := c.Line(st)
	for i := range t.printed(k) {
		s := &k.Stats[i]
		_, h := t.statLines(c, in.W, s, st)
		at := ui.CutTop(&in, h)
		c.Paragraph(at, st, ui.Start, panel.MutedInk, t.words.StatWord(s))
		c.Label(paint.Rect{X: at.X, Y: at.Y + h - line, W: at.W, H: line}, bold(st), ui.End, panel.Ink, t.words.StatValue(s))
	}
	return in
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
	fresh  bool // nothing has been seen yet: what lies there has not come from anywhere
	folded bool // the hand is put away
	w, h   float32
	spot   paint.Rect // of the card under the pointer
}

// forget lets every card lie where it will be seen next.
func (k *cardTable) forget() {
	clear(k.slides)
	k.fresh = true
}

// end forgets cards that were not seen in this frame.
func (k *cardTable) end() {
	k.fresh = false
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
func (t *Table) at(c *ui.Ctx, r rules.Ref, to, home paint.Rect) paint.Rect {
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
		if home.W > 0 && t.clips.Running() && !k.fresh {
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
