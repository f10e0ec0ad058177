package card

import (
	"math"

	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Parts of the width of a card: of its edge, of the field with its value, and of each
// letter of that.
const (
	slipEdge   = 13. / 300
	slipValue  = .2
	slipLetter = .04
)

// leastIndex is an em, in pixels, in which a title can be read in the corner of a card.
const leastIndex = 9

// Slip paints the top of a card that sticks out of a hand: so much of its height is
// seen, and of its width from the left. Its title and value stand where they are seen.
func (p *Printer) Slip(c *ui.Ctx, r paint.Rect, wide, high float32, k *rules.Card, dim bool) {
	class := classOf(k)
	c.Image("card/shadow", r.Inset(-r.W*.04).Moved(r.W*.02, 0), paint.White)
	c.Image(p.Words.Keys.Slash("card/front", string(class)), r, paint.White)
	d := ui.Floor(r.W*slipEdge + .5)
	band := paint.Rect{X: r.X + d, Y: r.Y + d, W: r.W - 2*d, H: high - d - max(2, ui.Floor(high*.12))}
	c.Fill(band, bandColors[class])
	c.Fill(paint.Rect{X: band.X, Y: band.Y + band.H, W: band.W, H: c.Hairline()}, panel.Ink)
	c.Fill(paint.Rect{X: band.X, Y: band.Y, W: band.W, H: c.Hairline()}, paint.Alpha(panel.Paper, .25))
	seen := band
	seen.W = min(band.W, wide-d)
	pad := ui.Floor(band.H*.1 + .5)
	p.slipValue(c, ui.CutLeft(&seen, min(r.W*(slipValue+slipLetter*float32(len(p.value(k)))), seen.W*.4)).Inset(pad), k)
	seen.X, seen.W = seen.X+pad*.5, seen.W-pad*1.5
	name := p.Words.Name(k.Ref)
	c.Centered(seen, c.Fit(slipTitle, seen.W, band.H, name), panel.Paper, name)
	if dim {
		c.Image("card/dim", r, paint.White)
	}
}

// Fanned paints a card of which the next one covers all but so much of its width: its
// title, its picture and its value stand there.
func (p *Printer) Fanned(c *ui.Ctx, r paint.Rect, wide float32, k *rules.Card, dim bool) {
	class := classOf(k)
	c.Image("card/shadow", r.Inset(-r.W*.04).Moved(r.W*.02, r.W*.03), paint.White)
	c.Image(p.Words.Keys.Slash("card/front", string(class)), r, paint.White)
	if wide > r.W*.8 {
		p.brief(c, p.title(c, r, k, class), k)
		if dim {
			c.Image("card/dim", r, paint.White)
		}
		return
	}
	d := r.W * slipEdge
	in := paint.Rect{X: r.X + d + 1, Y: r.Y + d, W: wide - d - 2, H: r.H - 2*d}
	name := p.Words.Name(k.Ref)
	st := c.Fit(slipTitle, in.W-2, r.H*.2, name)
	band := ui.CutTop(&in, r.W*58/300)
	o := c.Wrap(st, in.W-2, name)
	switch {
	case !o.Cut && c.Em(st) >= leastIndex:
		if more := o.Height + 2 - band.H; more > 0 {
			band.H += ui.CutTop(&in, more).H
			c.Fill(paint.Rect{X: r.X + d, Y: band.Y, W: r.W - 2*d, H: band.H}, bandColors[class])
		}
		c.Centered(band, st, panel.Paper, name)
	case k.Unit != 0 && p.Words.ShortName(k.Unit) != "": // what is printed on its counter
		short := p.Words.ShortName(k.Unit)
		c.Label(band, c.Fit(slipTitle, band.W, band.H, short), ui.Middle, panel.Paper, short)
	default: // it is named down its side
		spine := ui.CutLeft(&in, ui.Floor(max(c.Px(leastIndex), r.W*spineWide)))
		spine.Y, spine.H = band.Y, band.H+in.H
		p.spine(c, spine, class, name)
	}
	ui.CutTop(&in, r.W*.05)
	p.index(c, in.Inset(c.Hairline()), k)
	if dim {
		c.Image("card/dim", r, paint.White)
	}
}

// spineWide is how wide the band with a name down the side of a card is, in widths of the card.
const spineWide = .12

// spine writes the name of a card down a band at its left edge, as large as what is seen of the
// band has room for.
func (p *Printer) spine(c *ui.Ctx, band paint.Rect, class rules.CardClass, name string) {
	c.Fill(band, bandColors[class])
	st, pad := slipTitle, ui.Floor(band.W*.3)
	room := min(band.H, max(band.H/2, c.In.H-band.Y)) - 2*pad
	for st.Size > 1 && (c.Em(st) > band.W*.9 || c.Width(st, name) > room) {
		st.Size--
	}
	_, layer := c.Layers()
	x := band.X + (band.W-c.M.Ascent(st.Font, c.Em(st)))/2
	c.L.Add(paint.Cmd{Op: paint.Text, Layer: layer, Font: st.Font, Size: c.Em(st), Dst: paint.Rect{X: x, Y: band.Y + pad}, Color: panel.Paper, Text: name, Angle: math.Pi / 2})
}

// index is the picture of a card with its value below.
func (p *Printer) index(c *ui.Ctx, in paint.Rect, k *rules.Card) {
	pic := ui.CutTop(&in, min(in.W, in.H*.4))
	if p.mapped(k) {
		pic.H = in.W * .7
		p.lit(c, pic, k, true)
	} else if k.Face != "" {
		c.Image(p.Pictures.Face(k.Face), ui.Mid(pic, pic.H, pic.H), paint.White)
	}
	if v := p.value(k); v != "" {
		at := ui.CutTop(&in, c.Line(bigValue))
		c.Label(at, c.Fit(bigValue, at.W, at.H, v), ui.Middle, panel.Ink, v)
	}
}

// slipTitle is how the title of a slip is set at most.
var slipTitle = ui.Style{Font: paint.SansBold, Size: 20, Lead: 1.12}

// slipValue paints the value of a card on a field of paper: its first one; its pictogram
// if it has none.
func (p *Printer) slipValue(c *ui.Ctx, r paint.Rect, k *rules.Card) {
	c.Fill(r, panel.Paper)
	c.Frame(r, c.Hairline(), panel.Ink)
	in := r.Inset(c.Hairline())
	v := p.value(k)
	switch d := min(in.W, in.H); {
	case v != "":
		c.Label(in, c.Fit(bigValue, in.W-c.Px(4), in.H, v), ui.Middle, panel.Ink, v)
	case p.mapped(k):
		p.lit(c, in.Inset(c.Hairline()), k, true)
	case k.Face != "":
		c.Image(p.Pictures.Face(k.Face), ui.Mid(in, d, d), paint.White)
	}
}

// mostValue is how long a value is that a slip has room for, in bytes.
const mostValue = 4

// value is the only value of a card, or the first of several that are no numbers of
// areas; "" if it is a whole word.
func (p *Printer) value(k *rules.Card) string {
	if len(k.Stats) == 0 || len(k.Stats) > 1 && p.mapped(k) {
		return ""
	}
	if v := p.Words.StatValue(&k.Stats[0]); len(v) <= mostValue {
		return v
	}
	return ""
}
