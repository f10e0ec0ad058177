// Package card paints a card: title, pictogram or little map, values and what it does, set
// so that it holds all its words.
package card

import (
	"grognard/assets"
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Printer paints cards.
type Printer struct {
	Scene    *scene.Scene
	Words    *words.Speaker
	Pictures *panel.Pictures

	sketches sketchBook
}

// Ratio is the height of a card for its width.
const Ratio = 420.0 / 300

// bandColors are those of the title bands, for titles of two lines.
var bandColors = map[rules.CardClass]paint.Color{
	rules.ClassUnit:    {R: 0x2b, G: 0x4a, B: 0x3b, A: 255},
	rules.ClassHQ:      {R: 0x3b, G: 0x2a, B: 0x55, A: 255},
	rules.ClassSection: {R: 0x7b, G: 0x5e, B: 0x2b, A: 255},
	rules.ClassTactic:  {R: 0x5a, G: 0x2a, B: 0x27, A: 255},
}

// Back paints the back of a card.
func (p *Printer) Back(c *ui.Ctx, r paint.Rect, nation string) {
	if nation == "" {
		nation = "fr"
	}
	c.Image("card/shadow", r.Inset(-r.W*.04).Moved(r.W*.02, r.W*.03), paint.White)
	c.Image(p.Words.Keys.Slash("card/back", nation), r, paint.White)
}

// classOf is the class whose colours a card has.
func classOf(k *rules.Card) rules.CardClass {
	if _, ok := bandColors[k.Class]; ok {
		return k.Class
	}
	return rules.ClassUnit
}

// Small paints a card that is too small for words, flat.
func (p *Printer) Small(c *ui.Ctx, r paint.Rect, k *rules.Card) {
	c.Image(p.Words.Keys.Slash("card/front", string(classOf(k))), r, paint.White)
	p.wordless(c, r, k)
}

// Sizes in pixels. From leastWords an em on words can be read as long as the card is not
// pointed at, from Readable on at ease; a card narrower than leastTitle has no title.
const (
	leastWords = 10
	Readable   = 12
	leastTitle = 64
)

// Holds reports whether a card of a width has room for all its words, in letters of so
// many pixels an em at least.
func (p *Printer) Holds(c *ui.Ctx, w float32, k *rules.Card, least float32) bool {
	band, st := p.titled(c, paint.Rect{W: w}, k)
	name := paint.Rect{W: band.W - 14*w/300}
	if c.Wrap(st, name.W, p.Words.Name(k.Ref)).Cut || c.Em(st) < least {
		return false
	}
	in := below(paint.Rect{W: w, H: w * Ratio}, band)
	st = p.Style(c, in, k)
	return c.Em(st) >= least && p.wordsHeight(c, in.W, k, st) <= in.H*(1-leastEmblem)
}

// Wide is how wide a card is to be, from a width on, so that its words can be read at
// ease.
func (p *Printer) Wide(c *ui.Ctx, w float32, k *rules.Card) float32 {
	for range 20 {
		if p.Holds(c, w, k, Readable) {
			break
		}
		w = ui.Floor(w*1.06) + 1
	}
	return w
}

// Face paints a card: title, pictogram, values and what it does. Its letters
// are as small as the card needs to hold all its words; where they could not be
// read only title, pictogram and first value stand there.
func (p *Printer) Face(c *ui.Ctx, r paint.Rect, k *rules.Card, dim bool) {
	if r.Has(c.In.X, c.In.Y) { // its words are explained beside it
		c.Clear(r)
	}
	class := p.front(c, r, k)
	switch {
	case r.W < leastTitle:
		p.wordless(c, r, k)
	case p.Holds(c, r.W, k, leastWords):
		p.words(c, p.title(c, r, k, class), k)
	default:
		p.brief(c, p.title(c, r, k, class), k)
	}
	if dim {
		c.Image("card/dim", r, paint.White)
	}
}

// Top paints a card as it lies on a pile, whose number of cards covers its foot: title, pictogram and
// first value.
func (p *Printer) Top(c *ui.Ctx, r paint.Rect, k *rules.Card) {
	class := p.front(c, r, k)
	if r.W < leastTitle {
		p.wordless(c, r, k)
		return
	}
	p.brief(c, p.title(c, r, k, class), k)
}

// front paints the paper of a card, and returns its class.
func (p *Printer) front(c *ui.Ctx, r paint.Rect, k *rules.Card) rules.CardClass {
	class := classOf(k)
	c.Image("card/shadow", r.Inset(-r.W*.04).Moved(r.W*.02, r.W*.03), paint.White)
	c.Image(p.Words.Keys.Slash("card/front", string(class)), r, paint.White)
	return class
}

// words paints all that stands below the title.
func (p *Printer) words(c *ui.Ctx, in paint.Rect, k *rules.Card) {
	st := p.Style(c, in, k)
	gap := textGap(in.W)
	row := in.H - p.wordsHeight(c, in.W, k, st)
	if p.mapped(k) {
		p.cardMap(c, ui.CutTop(&in, min(row-gap, in.H*.7)), k)
		ui.CutTop(&in, gap)
	} else {
		p.emblemRow(c, ui.CutTop(&in, min(row, in.H*.55)), k, st)
	}
	in = p.stats(c, in, k, st)
	if k.Text.Key != "" {
		c.Paragraph(paint.Rect{X: in.X, Y: in.Y + gap, W: in.W, H: in.H}, st, ui.Start, panel.Ink, p.Words.Say(k.Text))
	}
}

// brief paints what stands below the title of a card that is too small for all its words.
func (p *Printer) brief(c *ui.Ctx, in paint.Rect, k *rules.Card) {
	if p.mapped(k) {
		p.cardMap(c, in, k)
		return
	}
	p.emblemRow(c, ui.CutTop(&in, in.H*.8), k, ui.Style{})
}

// wordless paints what a card shows that is too small for words.
func (p *Printer) wordless(c *ui.Ctx, r paint.Rect, k *rules.Card) {
	if p.mapped(k) {
		p.cardMap(c, r.Inset(r.W*.1), k)
		return
	}
	d := r.W * .6
	c.Image(p.Pictures.Face(k.Face), ui.Mid(r, d, d), paint.White)
}

// titled is the band of a title, and how it is set: as small as it needs.
func (p *Printer) titled(c *ui.Ctx, r paint.Rect, k *rules.Card) (band paint.Rect, st ui.Style) {
	s := r.W / 300
	band = paint.Rect{X: r.X + s*float32(assets.CardBand.Min.X), Y: r.Y + s*float32(assets.CardBand.Min.Y),
		W: s * float32(assets.CardBand.Dx()), H: s * float32(assets.CardBand.Dy())}
	name, w := p.Words.Name(k.Ref), band.W-s*14
	st = ui.SmallB
	st.Size = cardSize(c, r.W)
	st = c.Fit(st, w, max(band.H*1.2, 2*leastTitleLine), name)
	band.H = max(band.H, c.Wrap(st, w, name).Height)
	return band, st
}

// leastTitleLine is the height, in pixels, that a title may have for a line at least.
const leastTitleLine = Readable * 1.25

// title paints the band with the name and returns the room below it.
func (p *Printer) title(c *ui.Ctx, r paint.Rect, k *rules.Card, class rules.CardClass) paint.Rect {
	band, st := p.titled(c, r, k)
	col := c.Theme.Under(bandColors[class], panel.Paper)
	if band.H > r.W/300*float32(assets.CardBand.Dy()) || col != bandColors[class] { // the picture has neither
		c.Fill(band, col)
	}
	pad := r.W / 300 * 7
	c.Centered(paint.Rect{X: band.X + pad, Y: band.Y, W: band.W - 2*pad, H: band.H}, st, panel.Paper, p.Words.Name(k.Ref))
	return below(r, band)
}

// below is the room of a card below the band of its title.
func below(r, band paint.Rect) paint.Rect {
	s := r.W / 300
	pad, y := s*18, band.Y+band.H+s*8
	return paint.Rect{X: r.X + pad, Y: y, W: r.W - 2*pad, H: r.Y + r.H - y - pad}
}

// cardSize is the size of the letters, in dp, of a card of a width: on a larger
// card they are larger.
func cardSize(c *ui.Ctx, w float32) float32 { return max(8, ui.Floor(w/c.Scale/9.4)) }

// leastEmblem is the part of a card's room below the title that its pictogram
// keeps at least.
const leastEmblem = .17

// Style returns how the words of a card are set so that it holds them all.
func (p *Printer) Style(c *ui.Ctx, in paint.Rect, k *rules.Card) ui.Style {
	st := ui.Small
	for st.Size = cardSize(c, in.W*300/264); st.Size > 6; st.Size-- {
		if p.wordsHeight(c, in.W, k, st) <= in.H*(1-leastEmblem) {
			return st
		}
	}
	return st
}

// wordsHeight is the height of the values and the text of a card; a broken
// word makes it endless.
func (p *Printer) wordsHeight(c *ui.Ctx, w float32, k *rules.Card, st ui.Style) (h float32) {
	for _, x := range p.printed(k) {
		lines, own := p.statLines(c, w, &x, st)
		if lines.Cut {
			return 1e6
		}
		h += own
	}
	if k.Text.Key != "" {
		text := c.Wrap(st, w, p.Words.Say(k.Text))
		if text.Cut {
			return 1e6
		}
		h += text.Height + textGap(w)
	}
	return h
}

// printed are the values that are printed as lines: none where the little map
// shows them and the text says them, and not the first where it stands beside the
// pictogram.
func (p *Printer) printed(k *rules.Card) []rules.Stat {
	switch {
	case !p.mapped(k) && len(k.Stats) > 0:
		return k.Stats[1:]
	case k.Text.Key != "":
		return nil
	}
	return k.Stats
}

// textGap is the room above the text of a card of a width.
func textGap(w float32) float32 { return ui.Floor(w / 40) }

// emblemRow paints the pictogram with the first value beside it, and in a style what that
// is called.
func (p *Printer) emblemRow(c *ui.Ctx, row paint.Rect, k *rules.Card, st ui.Style) {
	d := max(0, min(row.H*.94, row.W*.48))
	pic := paint.Rect{X: row.X, Y: row.Y + (row.H-d)/2, W: d, H: d}
	if len(k.Stats) == 0 {
		pic.X = row.X + (row.W-d)/2
	}
	if k.Face != "" {
		c.Image(p.Pictures.Face(k.Face), pic, paint.White)
	}
	if len(k.Stats) > 0 {
		ui.CutLeft(&row, d+row.W*.03)
		if st.Size > 0 {
			word := p.Words.StatWord(&k.Stats[0])
			fit := c.Fit(st, row.W, row.H*.4, word)
			h := c.Wrap(fit, row.W, word).Height
			at := ui.CutBottom(&row, max(h, row.H*.3))
			c.Centered(paint.Rect{X: at.X, Y: at.Y, W: at.W, H: h}, fit, panel.MutedInk, word)
		}
		v := p.Words.StatValue(&k.Stats[0])
		c.Label(row, c.Fit(bigValue, row.W, row.H, v), ui.Middle, panel.Ink, v)
	}
}

// bigValue is how the first value of a card is set.
var bigValue = ui.Style{Font: paint.SansBold, Size: 32, Lead: 1.2}

// statLines breaks the word of a value and returns the height of both.
func (p *Printer) statLines(c *ui.Ctx, w float32, s *rules.Stat, st ui.Style) (*ui.Wrapped, float32) {
	lines := c.Wrap(st, w, p.Words.StatWord(s))
	h := lines.Height
	last := lines.Lines[len(lines.Lines)-1]
	if c.Width(st, last)+c.Width(bold(st), p.Words.StatValue(s))+w*.03 > w {
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
func (p *Printer) stats(c *ui.Ctx, in paint.Rect, k *rules.Card, st ui.Style) paint.Rect {
	line := c.Line(st)
	for _, x := range p.printed(k) {
		s := &x
		_, h := p.statLines(c, in.W, s, st)
		at := ui.CutTop(&in, h)
		c.Paragraph(at, st, ui.Start, panel.MutedInk, p.Words.StatWord(s))
		c.Label(paint.Rect{X: at.X, Y: at.Y + h - line, W: at.W, H: line}, bold(st), ui.End, panel.Ink, p.Words.StatValue(s))
	}
	return in
}
