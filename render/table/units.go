package table

import (
	"slices"
	"strconv"

	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/ui"
)

// unitWhat are the heads of the table of pieces.
var unitWhat = [...]string{"odds.unit.holds", "odds.unit.retreats", "odds.unit.gone"}

// unitTable tells by name what may become of each piece that takes part: a line
// with the chances of its place and its life, and one with its losses.
func (t *Table) unitTable(f *column, s *foresee.Card) {
	if len(s.Units) == 0 {
		return
	}
	c := f.c
	if !slices.ContainsFunc(s.Units, foresee.Unit.AtStake) { // nothing is at stake but losses
		for i := range s.Units {
			if u := &s.Units[i]; len(u.Hits) > 0 {
				f.gap(4)
				f.text(ui.SmallB, c.Theme.Text, t.words.Placed(u.Who))
				t.unitLosses(f, u)
			}
		}
		return
	}
	f.head(t.words.Word("odds.units"))
	line := c.Line(ui.Small)
	w := c.Width(ui.SmallB, "100.0")
	for _, key := range unitWhat {
		w = max(w, c.Width(ui.Small, t.words.Word(key)))
	}
	w = min(w+c.Px(columnGap), f.w*.24)
	at := func(i int) paint.Rect {
		return paint.Rect{X: f.x + f.w - float32(3-i)*w, Y: f.y, W: w - c.Px(2), H: line}
	}
	heads := paint.Rect{X: f.x + f.w - 3*w, Y: f.y, W: 3 * w, H: line}
	if c.Region("odds.unit.heads", heads).Hover {
		c.Tip("odds.unit.heads", heads, t.words.Word("odds.unit.about"), false)
	}
	for i, key := range unitWhat {
		c.Label(at(i), c.Fit(ui.Small, w-c.Px(4), line, t.words.Word(key)), ui.End, c.Theme.Muted, t.words.Word(key))
	}
	f.y += line
	for i := range s.Units {
		u := &s.Units[i]
		h := c.Paragraph(paint.Rect{X: f.x, Y: f.y, W: f.w - 3*w - c.Px(4)}, ui.SmallB, ui.Start, c.Theme.Text, t.words.Placed(u.Who))
		for k, p := range u.Fate {
			if p != "0.0" {
				c.Label(at(k), ui.Small, ui.End, c.Theme.Text, t.words.Decimal(p))
			}
		}
		f.y += max(line, h)
		t.unitLosses(f, u)
	}
}

// unitLosses tells how many steps a piece may lose, and which markers it may
// gain.
func (t *Table) unitLosses(f *column, u *foresee.Unit) {
	if len(u.Hits) > 0 {
		key := "odds.unit.hits"
		if k := t.names.Dot(t.m.Book().Prefix(), key); t.words.Has(k) {
			key = k
		}
		var all []string
		for _, h := range u.Hits {
			all = append(all, t.words.Word("odds.unit.hit", strconv.Itoa(h.N), t.words.Percent(h.Percent)))
		}
		f.indented(ui.Small, f.c.Theme.Muted, t.words.Sentences(t.words.Word(key), t.words.Clauses(all)))
	}
	for i := range u.Marks {
		f.indented(ui.Small, f.c.Theme.Muted, t.words.Chance(t.words.Say(u.Marks[i].Text), u.Marks[i].Percent))
	}
}
