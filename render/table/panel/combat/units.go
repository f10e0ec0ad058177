package combat

import (
	"slices"
	"strconv"

	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
)

// openings tells which rounds may follow, and how likely.
func (pn *pen) openings(f *panel.Column, s *foresee.Card) {
	for i := range s.Opens {
		f.Pair(ui.Small, pn.Words.RowText(s.Opens[i].Text), pn.Words.Percent(s.Opens[i].Percent))
	}
}

// limits shows the worst and the best case of an attack over the choices that
// the side attacked has among its pieces.
func (pn *pen) limits(f *panel.Column, s *foresee.Card) {
	if len(s.Spread) == 0 {
		return
	}
	c, x := f.C, s.Odds.Range
	top := f.Y
	f.Head(pn.Words.Word("odds.range"))
	if at := (paint.Rect{X: f.X, Y: top, W: f.W, H: f.Y - top}); c.Region("odds.range", at).Hover {
		about := "odds.range.about"
		if x.Hidden {
			about = "odds.range.hidden"
		}
		c.Tip("odds.range", at, pn.Words.Word(about, pn.Words.Side(x.Side)), false)
	}
	for i := range s.Spread {
		r := &s.Spread[i]
		value := pn.Words.Percent(r.Values())
		if r.Mean {
			value = pn.Words.Decimal(r.Values())
		}
		f.Pair(ui.Small, pn.Words.RowText(r.Text), value)
	}
	if x.Left > 0 {
		f.Text(ui.Small, c.Theme.Muted, pn.Words.Word("odds.range.part", strconv.Itoa(x.Counted), strconv.Itoa(x.Counted+x.Left)))
	}
}

// unitWhat are the heads of the table of pieces.
var unitWhat = [...]string{"odds.unit.holds", "odds.unit.retreats", "odds.unit.gone"}

// unitTable tells by name what may become of each piece that takes part: a line
// with the chances of its place and its life, and one with its losses.
func (pn *pen) unitTable(f *panel.Column, s *foresee.Card) {
	if len(s.Units) == 0 {
		return
	}
	c := f.C
	if !slices.ContainsFunc(s.Units, foresee.Unit.AtStake) { // nothing is at stake but losses
		f.Gap(4)
		pn.assumes(f, s)
		for i := range s.Units {
			if u := &s.Units[i]; len(u.Hits) > 0 {
				f.Gap(4)
				f.Text(ui.SmallB, c.Theme.Text, pn.Words.Placed(u.Who))
				pn.unitLosses(f, u)
			}
		}
		return
	}
	f.Head(pn.Words.Word("odds.units"))
	pn.assumes(f, s)
	line := c.Line(ui.Small)
	w := c.Width(ui.SmallB, "100.0")
	for _, key := range unitWhat {
		w = max(w, c.Width(ui.Small, pn.Words.Word(key)))
	}
	w = min(w+c.Px(columnGap), f.W*.24)
	at := func(i int) paint.Rect {
		return paint.Rect{X: f.X + f.W - float32(3-i)*w, Y: f.Y, W: w - c.Px(2), H: line}
	}
	heads := paint.Rect{X: f.X + f.W - 3*w, Y: f.Y, W: 3 * w, H: line}
	if c.Region("odds.unit.heads", heads).Hover {
		c.Tip("odds.unit.heads", heads, pn.Words.Word("odds.unit.about"), false)
	}
	for i, key := range unitWhat {
		c.Label(at(i), c.Fit(ui.Small, w-c.Px(4), line, pn.Words.Word(key)), ui.End, c.Theme.Muted, pn.Words.Word(key))
	}
	f.Y += line
	for i := range s.Units {
		u := &s.Units[i]
		h := c.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W - 3*w - c.Px(4)}, ui.SmallB, ui.Start, c.Theme.Text, pn.Words.Placed(u.Who))
		for k, p := range u.Fate {
			if p != "" {
				c.Label(at(k), ui.Small, ui.End, c.Theme.Text, pn.Words.Decimal(p))
			}
		}
		f.Y += max(line, h)
		pn.unitLosses(f, u)
	}
}

// assumes says under what the table of pieces holds.
func (pn *pen) assumes(f *panel.Column, s *foresee.Card) {
	if all := pn.chosen(s); len(all) > 0 {
		f.Text(ui.Small, f.C.Theme.Muted, pn.Words.Word("odds.unit.assumes", pn.Words.Clauses(all)))
	}
}

// chosen says what the table of pieces takes of the choices that are still open: the first
// option of each that makes a difference.
func (pn *pen) chosen(s *foresee.Card) (all []string) {
	add := func(choices []odds.Choice) {
		for i := range choices {
			if k := &choices[i]; k.Matters() {
				text := pn.Words.Word("odds.choice", pn.Words.Side(k.Side), pn.Words.Branch(k.Kind, k.Options[0].Option))
				if !slices.Contains(all, text) {
					all = append(all, text)
				}
			}
		}
	}
	add(s.Odds.Choices)
	for i := range s.Rows {
		add(s.Rows[i].Choices)
	}
	return all[:min(len(all), mostChosen)]
}

// mostChosen is how many such choices are told.
const mostChosen = 3

// unitLosses tells how many steps a piece may lose, and which markers it may
// gain.
func (pn *pen) unitLosses(f *panel.Column, u *foresee.Unit) {
	if len(u.Hits) > 0 {
		key := pn.Words.LossWord("odds.unit.hits")
		var all []string
		for _, h := range u.Hits {
			all = append(all, pn.Words.Word("odds.unit.hit", strconv.Itoa(h.N), pn.Words.Percent(h.Percent)))
		}
		f.Indented(ui.Small, f.C.Theme.Muted, pn.Words.Sentences(pn.Words.Word(key), pn.Words.Clauses(all)))
	}
	for i := range u.Marks {
		f.Indented(ui.Small, f.C.Theme.Muted, pn.Words.Chance(pn.Words.Say(u.Marks[i].Text), u.Marks[i].Percent))
	}
}

// facts lists the numbers that follow from the results, below the name that they
// are about: those of the side that reads them first.
func (pn *pen) facts(f *panel.Column, s *foresee.Card) {
	mine, open := s.Odds.Side == s.Odds.Attacker, false
	for _, own := range [...]bool{mine, !mine} {
		name := pn.Words.Victim(s)
		if own {
			name = pn.Words.Striker(s)
		}
		for _, k := range s.Facts {
			if k.Own != own || len(s.Units) > 0 && !k.Mean && !k.Open { // told by name
				continue
			}
			if own && k.Mean && name != "" { // a loss is borne by the side as a whole
				name = pn.Words.Side(s.Odds.Attacker)
			}
			if name != "" {
				f.Gap(4)
				f.Text(ui.SmallB, f.C.Theme.Text, name)
				name = ""
			}
			value := pn.Words.Percent(k.Value)
			if k.Mean {
				value = pn.Words.Decimal(k.Value)
			}
			f.Pair(ui.Small, pn.Words.ByShape(k.Key), value)
			open = open || k.Open
		}
	}
	if open {
		f.Text(ui.Small, f.C.Theme.Muted, pn.Words.Word("odds.open"))
	}
}

// assumed says what the headline takes for granted, and under what the single results
// hold beside that.
func (pn *pen) assumed(f *panel.Column, s *foresee.Card) {
	for i, key := range [...]string{"odds.assumed", "odds.listed"} {
		if text := pn.bill.text(key, 0, func() string {
			all, rows := pn.Words.Assumptions(s)
			if i == 1 {
				all = rows
			}
			if len(all) == 0 {
				return ""
			}
			return pn.Words.Word(key, pn.Words.Clauses(all))
		}); text != "" {
			f.Text(ui.Small, f.C.Theme.Muted, text)
		}
	}
}
