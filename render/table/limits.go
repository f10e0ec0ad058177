package table

import (
	"strconv"

	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/ui"
)

// openings tells which rounds may follow, and how likely.
func (t *Table) openings(f *column, s *foresee.Card) {
	for i := range s.Opens {
		f.pair(ui.Small, t.words.RowText(s.Opens[i].Text), t.words.Percent(s.Opens[i].Percent))
	}
}

// limits shows the worst and the best case of an attack over the choices that
// the side attacked has among its pieces.
func (t *Table) limits(f *column, s *foresee.Card) {
	if len(s.Spread) == 0 {
		return
	}
	c, x := f.c, s.Odds.Range
	top := f.y
	f.head(t.words.Word("odds.range"))
	if at := (paint.Rect{X: f.x, Y: top, W: f.w, H: f.y - top}); c.Region("odds.range", at).Hover {
		about := "odds.range.about"
		if x.Hidden {
			about = "odds.range.hidden"
		}
		c.Tip("odds.range", at, t.words.Word(about, t.words.Side(x.Side)), false)
	}
	for i := range s.Spread {
		r := &s.Spread[i]
		value := t.words.Percent(r.Values())
		if r.Mean {
			value = t.words.Decimal(r.Values())
		}
		f.pair(ui.Small, t.words.RowText(r.Text), value)
	}
	if x.Left > 0 {
		f.text(ui.Small, c.Theme.Muted, t.words.Word("odds.range.part", strconv.Itoa(x.Counted), strconv.Itoa(x.Counted+x.Left)))
	}
}
