package table

import (
	"slices"
	"strconv"

	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// oddsUnit is what may become of one piece that takes part.
type oddsUnit struct {
	who   rules.Ref
	fate  [3]string // percent that it holds, is driven back, is lost
	hits  []oddsHits
	marks []oddsMark
}

// oddsHits is the percentage of just so many steps lost.
type oddsHits struct {
	n       int
	percent string
}

// oddsMark is the percentage of a marker.
type oddsMark struct {
	text    rules.Text
	percent string
}

// sheetUnits writes the numbers of the pieces; nothing where no piece risks
// anything, as in a march.
func sheetUnits(all []odds.Unit) (list []oddsUnit) {
	if !slices.ContainsFunc(all, atRisk) {
		return nil
	}
	for i := range all {
		u := &all[i]
		x := oddsUnit{who: u.Who, fate: [3]string{odds.Percent(u.Holds), odds.Percent(u.Retreats), odds.Percent(u.Gone)}}
		for n, chance := range u.Hits {
			if len(u.Hits) > 1 && chance.Sign() > 0 { // else none is lost
				x.hits = append(x.hits, oddsHits{n, odds.Percent(chance)})
			}
		}
		for _, m := range u.Marks {
			x.marks = append(x.marks, oddsMark{m.Text, odds.Percent(m.Chance)})
		}
		list = append(list, x)
	}
	return list
}

// atRisk reports whether anything may become of a piece.
func atRisk(u odds.Unit) bool {
	return u.Retreats.Sign() > 0 || u.Gone.Sign() > 0 || len(u.Hits) > 1 || len(u.Marks) > 0
}

// unitWhat are the heads of the table of pieces.
var unitWhat = [...]string{"odds.unit.holds", "odds.unit.retreats", "odds.unit.gone"}

// certain is how a chance is written that is none.
const certain = "100.0"

// unitTable tells by name what may become of each piece that takes part: a line
// with the chances of its place and its life, and one with its losses.
func (t *Table) unitTable(f *column, s *oddsSheet) {
	if len(s.units) == 0 {
		return
	}
	c := f.c
	if !slices.ContainsFunc(s.units, func(u oddsUnit) bool { return u.fate[0] != certain }) { // nothing is at stake but losses
		for i := range s.units {
			if u := &s.units[i]; len(u.hits) > 0 {
				f.gap(4)
				f.text(ui.SmallB, c.Theme.Text, t.words.Placed(u.who))
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
	for i := range s.units {
		u := &s.units[i]
		h := c.Paragraph(paint.Rect{X: f.x, Y: f.y, W: f.w - 3*w - c.Px(4)}, ui.SmallB, ui.Start, c.Theme.Text, t.words.Placed(u.who))
		for k, p := range u.fate {
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
func (t *Table) unitLosses(f *column, u *oddsUnit) {
	if len(u.hits) > 0 {
		key := "odds.unit.hits"
		if k := t.names.Dot(t.m.Book().Prefix(), key); t.words.Has(k) {
			key = k
		}
		var all []string
		for _, h := range u.hits {
			all = append(all, t.words.Word("odds.unit.hit", strconv.Itoa(h.n), t.words.Percent(h.percent)))
		}
		f.indented(ui.Small, f.c.Theme.Muted, t.words.Sentences(t.words.Word(key), t.words.Clauses(all)))
	}
	for i := range u.marks {
		f.indented(ui.Small, f.c.Theme.Muted, t.words.Chance(t.words.Say(u.marks[i].text), u.marks[i].percent))
	}
}
