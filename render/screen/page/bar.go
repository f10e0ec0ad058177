package page

import (
	"grognard/render/paint"
	"grognard/render/table/layout"
	"grognard/render/ui"
)

// Bar is the bar over a map that is no table: a seal that says what the page is, a sentence,
// and buttons. Its parts are painted from the outside in: Begin, Deeds, Say.
type Bar struct {
	Seal  string // region of the seal
	Icon  string // of the seal
	Tip   string // what the page is
	Color paint.Color
	Wide  float32 // of the seal, in dp
	room  paint.Rect
}

// Deed is a button of a bar with what it does.
type Deed struct {
	ui.Button
	Do   func()
	Lies *paint.Rect // set to where the button lies; nil: nobody asks
}

// Sizes of a bar in dp.
const (
	barButton  = 38
	barPadding = 12
	barEdge    = 8
)

// barText is the sentence of a bar, in one line.
var barText = ui.Style{Font: paint.Sans, Size: 22, Lead: 1.25}

// Begin paints the bar and its seal in r.
func (b *Bar) Begin(c *ui.Ctx, r paint.Rect) {
	c.Block(r)
	c.Fill(r, c.Theme.Panel)
	seal := ui.CutLeft(&r, c.Px(b.Wide))
	c.Fill(seal, b.Color)
	d := c.Px(28)
	c.Image(b.Icon, ui.Mid(seal, d, d), c.Theme.Panel)
	c.Region(b.Seal, seal)
	c.Tip(b.Seal, seal, b.Tip, false)
	ui.CutLeft(&r, c.Px(barPadding))
	ui.CutRight(&r, c.Px(barEdge))
	b.room = r
}

// Left is how wide the sentence would be beside some buttons with their words.
func (b *Bar) Left(c *ui.Ctx, all []Deed) float32 {
	w := b.room.W
	for i := range all {
		wide, _ := c.Size(all[i].Button)
		w -= wide + c.Px(barEdge)
	}
	return w
}

// Deeds sets buttons from the right end of the bar. Bare ones are their pictures alone, and
// say what they do where the pointer rests.
func (b *Bar) Deeds(c *ui.Ctx, bare bool, all []Deed) {
	for i := range all {
		k := all[i] // who keeps them keeps their labels
		if bare && k.Icon != "" && k.Label != "" {
			if k.Tip == "" {
				k.Tip = k.Label
			}
			k.Label = ""
		}
		w, h := c.Size(k.Button)
		h = min(max(h, c.Px(barButton)), b.room.H-c.Px(6))
		if k.Label == "" {
			w = h
		}
		at := ui.Mid(ui.CutRight(&b.room, w), w, h)
		if k.Lies != nil {
			*k.Lies = at
		}
		if c.Button(at, k.Button) {
			k.Do()
			c.Animate()
		}
		ui.CutRight(&b.room, c.Px(barEdge))
	}
	ui.CutRight(&b.room, c.Px(barPadding))
}

// Say sets a head and a sentence in what room is left: in one line, or in two smaller ones.
func (b *Bar) Say(c *ui.Ctx, head string, headColor paint.Color, said string, color paint.Color) {
	r := b.room
	bold := barText
	bold.Font = paint.SansBold
	gap := c.Px(14)
	w := c.Width(bold, head)
	if c.Text < layout.TwoLines && w+gap+c.Width(barText, said) <= r.W {
		c.Label(r, bold, ui.Start, headColor, head)
		ui.CutLeft(&r, w+gap)
		c.Label(r, barText, ui.Start, color, said)
		return
	}
	upper := paint.Rect{X: r.X, Y: r.Y + c.Px(2), W: r.W, H: r.H/2 - c.Px(2)}
	lower := paint.Rect{X: r.X, Y: r.Y + r.H/2, W: r.W, H: r.H/2 - c.Px(2)}
	c.Label(upper, c.Fit(ui.SmallB, upper.W, upper.H*1.1, head), ui.Start, headColor, head)
	c.Label(lower, c.Fit(ui.Small, lower.W, lower.H*1.1, said), ui.Start, color, said)
}

// Pick chooses one of some values at the right end of r: by one of a row of buttons, or, where
// there is no room for the row, by arrows that lead from the value that holds to those beside it.
// before and after say so.
func Pick(c *ui.Ctx, r paint.Rect, picks []ui.Pick, at int, before, after string) int {
	wide, most, high := float32(0), float32(0), float32(0)
	for _, p := range picks {
		w, h := c.Size(ui.Button{Label: p.Label})
		wide, most, high = wide+w+c.Px(6), max(most, c.Width(ui.Body, p.Label)), h
	}
	r.Y += (r.H - high) / 2
	if wide <= r.W {
		r.X += r.W - wide
		r.W = wide
		at, _ = c.Choice(r, picks, at)
		return at
	}
	back, on := ui.Button{Name: "button.system.back", Icon: "icon/left", Tip: before}, ui.Button{Name: "button.system", Icon: "icon/right", Tip: after}
	arrow, _ := c.Size(back)
	w := min(most+2*c.Px(10)+2*arrow, r.W)
	in := paint.Rect{X: r.X + r.W - w, Y: r.Y, W: w, H: high}
	n, next := len(picks), at
	if c.Button(ui.CutLeft(&in, arrow), back) {
		next = (at + n - 1) % n
	}
	if c.Button(ui.CutRight(&in, arrow), on) {
		next = (at + 1) % n
	}
	c.Centered(in.Inset(c.Px(3)), c.Fit(ui.Body, in.W-2*c.Px(3), in.H, picks[at].Label), c.Theme.Text, picks[at].Label)
	return next
}
