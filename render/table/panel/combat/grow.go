package combat

import (
	"grognard/render/paint"
	"grognard/render/ui"
)

// mostLonger is by how many lines the theatre is higher at most so that modifiers are told
// whole.
const mostLonger = 5

// longer is by how much a form that is w wide and h high has to grow so that the modifiers
// of both sides stand there whole, each with its name and its reason.
func (pl *place) longer(c *ui.Ctx, k form, w, h float32) float32 {
	if k != wide && k != small || pl.bare { // bare, it lies where there is no room to grow
		return 0
	}
	p := pl.arrange(c, k, paint.Rect{W: w, H: h}, 0)
	high, need := c.Line(ui.Small), float32(0)
	for i := range p.cast {
		s, r := &pl.bill.cast[i], p.cast[i]
		if len(s.terms)+len(s.sums) == 0 {
			continue
		}
		r.W = pl.listWide(c, k, r, i)
		sums := sumLines(c, r.W, s.sums)
		if i == 1 {
			sums += sumLines(c, r.W, pl.bill.both)
			if pl.rowsBeside {
				r.H -= rowHigh(c)*float32(len(pl.bill.rows)) + c.Px(2)
			}
		}
		lines := 0
		for j := range s.terms {
			lines += termLines(c, r.W, &s.terms[j])
		}
		need = max(need, high*float32(lines)+c.Line(ui.Strong)*float32(sums)+px(c, 8)-r.H)
	}
	if need <= 0 {
		return 0
	}
	return min(ui.Floor(need)+1, high*mostLonger)
}

// listWide is how wide the modifiers of a party stand in its room, beside its pieces.
func (pl *place) listWide(c *ui.Ctx, k form, r paint.Rect, i int) float32 {
	if k == small || len(pl.bill.cast[i].pieces) == 0 {
		return r.W
	}
	return r.W - min(px(c, unitsDp), r.H) - px(c, 14)
}

// rowsFit reports whether the words of the odds stand whole beside the modifiers.
func (pl *place) rowsFit(c *ui.Ctx, k form, w float32) bool {
	_, h := pl.formSize(c, k)
	wide := pl.listWide(c, k, pl.arrange(c, k, paint.Rect{W: w, H: h}, 0).cast[1], 1)
	for i := range pl.bill.rows {
		if o := &pl.bill.rows[i]; !uncut(c, ui.Small, rowWide(c, wide, o), o.text) {
			return false
		}
	}
	return true
}

// termWide is the room that the words of a modifier have in a line.
func termWide(c *ui.Ctx, w float32, t *term) float32 {
	return w - c.Width(ui.SmallB, t.value) - c.Px(8)
}
