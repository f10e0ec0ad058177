package table

import (
	"strconv"

	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// oddsLimit is a number between its least and its greatest value over the
// choices of the side attacked.
type oddsLimit struct {
	text      rules.Text
	low, high string
	mean      bool // an average, not a chance
}

// limits writes the rounds that may follow, and the worst and the best case.
func (s *oddsSheet) limits(card *odds.Odds) {
	for _, o := range card.Openings {
		s.opens = append(s.opens, oddsRow{text: o.Text, rule: o.Rule, percent: odds.Percent(o.Chance)})
	}
	x := card.Range
	if x == nil {
		return
	}
	s.spread = append(s.spread, oddsLimit{rules.Text{Key: "odds.range.edge"}, odds.Number(x.Edge.Low), odds.Number(x.Edge.High), true})
	for _, list := range [...][]odds.RowRange{x.Rows, x.Openings} {
		for _, r := range list {
			s.spread = append(s.spread, oddsLimit{text: r.Text, low: odds.Percent(r.Chance.Low), high: odds.Percent(r.Chance.High)})
		}
	}
}

// openings tells which rounds may follow, and how likely.
func (t *Table) openings(f *column, s *oddsSheet) {
	for i := range s.opens {
		f.pair(ui.Small, t.words.RowText(s.opens[i].text), t.words.Percent(s.opens[i].percent))
	}
}

// limits shows the worst and the best case of an attack over the choices that
// the side attacked has among its pieces.
func (t *Table) limits(f *column, s *oddsSheet) {
	if len(s.spread) == 0 {
		return
	}
	c, x := f.c, s.card.Range
	top := f.y
	f.head(t.words.Word("odds.range"))
	if at := (paint.Rect{X: f.x, Y: top, W: f.w, H: f.y - top}); c.Region("odds.range", at).Hover {
		about := "odds.range.about"
		if x.Hidden {
			about = "odds.range.hidden"
		}
		c.Tip("odds.range", at, t.words.Word(about, t.words.Side(x.Side)), false)
	}
	for i := range s.spread {
		r := &s.spread[i]
		value := t.words.Decimal(r.low)
		if r.high != r.low {
			value += " – " + t.words.Decimal(r.high)
		}
		if !r.mean {
			value = t.words.Percent(r.low)
			if r.high != r.low {
				value = t.words.Percent(r.low + " – " + r.high)
			}
		}
		f.pair(ui.Small, t.words.RowText(r.text), value)
	}
	if x.Left > 0 {
		f.text(ui.Small, c.Theme.Muted, t.words.Word("odds.range.part", strconv.Itoa(x.Counted), strconv.Itoa(x.Counted+x.Left)))
	}
}
