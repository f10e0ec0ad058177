package weigh

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"grognard/game/weigh"
	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/screen/differ"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// score is the number of both sides, turn by turn: the middle one, and between what the middle
// eight of ten lie.
func (t *teller) score() {
	c, all := t.f.C, t.scores()
	if len(all) < 2 || t.r.Course.Gauge == "" {
		return
	}
	t.f.Gap(8)
	head := t.d.Word("ui.end.course", t.d.Words.Counted(t.k.Book, &rules.Gauge{Key: t.r.Course.Gauge}))
	t.f.Text(ui.SmallB, c.Theme.Muted, head)
	t.f.Gap(2)
	r := t.f.Take(c.Px(110))
	legend := t.f.Take(c.Line(ui.Small))
	low, top := 0., 1.
	for i := range all {
		for s := range all[i].Side {
			low, top = min(low, all[i].Side[s].Low), max(top, all[i].Side[s].High)
		}
	}
	most, least := strconv.Itoa(int(top)), strconv.Itoa(int(low))
	scale := ui.CutLeft(&r, max(c.Width(ui.Small, most), c.Width(ui.Small, least))+c.Px(8))
	line := c.Line(ui.Small)
	scale.W -= c.Px(6)
	c.Label(paint.Rect{X: scale.X, Y: r.Y, W: scale.W, H: line}, ui.Small, ui.End, c.Theme.Muted, most)
	c.Label(paint.Rect{X: scale.X, Y: r.Y + r.H - line, W: scale.W, H: line}, ui.Small, ui.End, c.Theme.Muted, least)
	c.Fill(r, paint.Alpha(c.Theme.Panel2, .5))
	y := func(n float64) float32 { return ui.Floor(r.Y + r.H*float32((top-n)/(top-low))) }
	for s := range all[0].Side {
		t.band(r, y, s, all)
	}
	c.Frame(r, c.Hairline(), c.Theme.Border)
	legend.X, legend.W = r.X, r.W
	c.Label(legend, ui.Small, ui.Start, c.Theme.Muted, t.d.Word("ui.weigh.turn", all[0].Turn))
	c.Label(legend, ui.Small, ui.End, c.Theme.Muted, t.d.Word("ui.weigh.turn", all[len(all)-1].Turn))
	t.f.Text(ui.Small, c.Theme.Muted, t.d.Word("ui.weigh.score.about", t.army(t.k, rules.First), t.army(t.k, rules.Second)))
}

// scores are those of the turns that most games have come to: beyond, a few long games would be
// all that is told of.
func (t *teller) scores() []weigh.Band {
	all := t.r.Scores
	for n := range all {
		if float64(all[n].Turn) > t.r.Turns.High && n >= 2 {
			return all[:n]
		}
	}
	return all
}

// band is that of a side: the line of the second side is broken.
func (t *teller) band(r paint.Rect, y func(float64) float32, s int, all []weigh.Band) {
	c := t.f.C
	col := chart.Ink(c, t.k.nation(rules.Side(s)))
	d := max(2, c.Px(4))
	for i := range all {
		b := &all[i].Side[s]
		x0 := ui.Floor(r.X + r.W*float32(i)/float32(len(all)))
		x1 := ui.Floor(r.X + r.W*float32(i+1)/float32(len(all)))
		c.Fill(paint.Rect{X: x0, Y: y(b.High), W: x1 - x0, H: max(1, y(b.Low)-y(b.High))}, paint.Alpha(col, .22))
		at := min(r.Y+r.H-d, max(r.Y, y(b.Median)-d/2))
		if s == 0 {
			c.Fill(paint.Rect{X: x0, Y: at, W: x1 - x0, H: d}, col)
			continue
		}
		chart.Dashes(x0, x1, r.X, c.Px(8), c.Px(5), func(from, to float32) {
			c.Fill(paint.Rect{X: from, Y: at, W: to - from, H: d}, col)
		})
	}
}

// mostLost is how many pieces are shown.
const mostLost = 8

// lost are the pieces that were lost most often.
func (t *teller) lost() {
	c := t.f.C
	all := slices.Clone(t.r.Pieces)
	all = slices.DeleteFunc(all, func(x weigh.Toll) bool { return len(x.Lost.Seeds) == 0 })
	if len(all) == 0 {
		return
	}
	slices.SortStableFunc(all, func(a, b weigh.Toll) int {
		return cmp.Or(cmp.Compare(b.Lost.Is, a.Lost.Is), cmp.Compare(a.Left, b.Left))
	})
	t.heading("ui.weigh.lost")
	high := max(c.Px(34), c.Line(ui.Small)) + c.Px(4)
	x, row := t.f.X, t.f.Take(high)
	for i := range all[:min(mostLost, len(all))] {
		w := t.chipWidth(&all[i])
		if x > t.f.X && x+w > t.f.X+t.f.W {
			x, row = t.f.X, t.f.Take(high)
		}
		t.chip(paint.Rect{X: x, Y: row.Y, W: min(w, t.f.W), H: high - c.Px(4)}, &all[i], i)
		x += w + c.Px(16)
	}
}

// chipWidth is how wide a piece with its number is.
func (t *teller) chipWidth(x *weigh.Toll) float32 {
	c := t.f.C
	return c.Px(34) + c.Px(14) + c.Px(6) + 2 + c.Width(ui.Small, t.called(x)) + c.Width(ui.SmallB, t.percent(x.Lost.Is))
}

// called is the name of a piece, with where it stands at first if others are called the same.
func (t *teller) called(x *weigh.Toll) string {
	name := t.d.Words.Name(x.Ref, t.k.names)
	pc, ok := t.k.pieces[x.Ref]
	if !ok || pc.Cell == 0 {
		return name
	}
	for i := range t.r.Pieces {
		if o := t.r.Pieces[i].Ref; o != x.Ref && t.d.Words.Name(o, t.k.names) == name {
			return t.d.Words.Beside(name, t.d.Words.Name(pc.Cell, t.k.names))
		}
	}
	return name
}

// chip is a piece with the share of games in which it was lost.
func (t *teller) chip(r paint.Rect, x *weigh.Toll, i int) {
	c, name := t.f.C, t.called(x)
	tip := t.d.Words.Sentences(t.d.Word("ui.weigh.lost.about", name, t.percent(x.Lost.Is), t.between(x.Lost.Interval)), t.d.Word("ui.weigh.strong", t.percent(x.Left)))
	col := t.ink
	if t.link(t.region("piece", i), r, tip, t.d.Word("ui.weigh.lost.title", name), x.Lost.Seeds) {
		col = c.Theme.Accent
	}
	d := min(r.H, c.Px(34)) - c.Px(4)
	icon := ui.Mid(ui.CutLeft(&r, c.Px(34)), d, d)
	if pc, ok := t.k.pieces[x.Ref]; ok && t.k.map_ != nil {
		pc.State, pc.Badges = nil, nil
		t.k.map_.Token(c, icon, &pc, 1)
	} else {
		c.Image("emblem/"+x.Nation, icon, paint.White)
	}
	ui.CutLeft(&r, c.Px(14))
	share := t.percent(x.Lost.Is)
	end := ui.CutRight(&r, min(r.W, c.Width(ui.SmallB, share)))
	ui.CutRight(&r, c.Px(6))
	c.Label(r, c.Fit(ui.Small, r.W, r.H, name), ui.Start, col, name)
	c.Stripe(paint.Rect{X: r.X, Y: r.Y + r.H - c.Px(4), W: r.W, H: c.Px(3)}, x.Nation)
	c.Label(end, ui.SmallB, ui.End, t.ink, share)
}

// goals are the objectives, with how long each side held them.
func (t *teller) goals() {
	c := t.f.C
	if len(t.r.Goals) == 0 {
		return
	}
	if t.owned() {
		t.heading("ui.weigh.goals")
	} else {
		t.heading("ui.weigh.goals.stood")
	}
	for i := range t.r.Goals {
		o := &t.r.Goals[i]
		name := t.goal(o, i)
		row := t.f.Take(c.Line(ui.Small) + c.Px(4))
		tip := t.d.Words.Series([]string{
			t.d.Word("ui.weigh.each", t.army(t.k, rules.First), t.percent(o.Held[0])), t.d.Word("ui.weigh.each", t.army(t.k, rules.Second), t.percent(o.Held[1]))})
		seeds := slices.Sorted(slices.Values(slices.Concat(o.Last[0].Seeds, o.Last[1].Seeds)))
		col := t.ink
		if t.link(t.region("goal", i), row, t.d.Words.Sentences(tip, t.d.Word("ui.weigh.goal.about", len(o.Last[0].Seeds), len(o.Last[1].Seeds))), name, seeds) {
			col = c.Theme.Accent
		}
		bar := ui.CutRight(&row, ui.Floor(row.W*.5))
		ui.CutRight(&row, c.Px(8))
		c.Label(row, c.Fit(ui.Small, row.W, row.H, name), ui.Start, col, name)
		t.tenure(bar, o)
	}
}

// owned reports whether the rules say whose an objective is where nobody stands: else it is counted
// for who stands there alone.
func (t *teller) owned() bool {
	if t.k.view == nil {
		return true
	}
	for s := range t.k.view.Sides {
		for _, g := range t.k.view.Sides[s].Gauges {
			if slices.ContainsFunc(t.r.Goals, func(o weigh.Objective) bool { return o.Goal.Ref != 0 && slices.Contains(g.Refs, o.Goal.Ref) }) {
				return true
			}
		}
	}
	return false
}

// goal is what an objective is called: by the name of its place, if it has one, and its cells.
func (t *teller) goal(o *weigh.Objective, i int) string {
	g := &o.Goal
	var names, cells []string
	for _, cell := range t.cells(g) {
		cells = append(cells, t.d.Words.Name(cell, t.k.names))
		if name := t.k.named(t.Page, cell); name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	switch {
	case len(names) > 0:
		return t.d.Words.Aside(differ.Some(t.d.Words, names), differ.Some(t.d.Words, cells))
	case len(cells) > 0:
		return differ.Some(t.d.Words, cells)
	case g.Label != "" && strings.Trim(g.Label, "0123456789") != "": // a number is its worth
		return words.PlaceWord(t.d.Words.Catalog, t.k.Book, g.Label)
	case g.Ref != 0:
		return t.d.Words.Name(g.Ref, t.k.names)
	}
	return t.d.Word("ui.weigh.goal", i+1)
}

// cells are all those of an objective.
func (t *teller) cells(g *weigh.Goal) []rules.Ref {
	if v := t.k.view; v != nil && v.Map != nil {
		for i := range v.Map.Areas {
			if a := &v.Map.Areas[i]; a.Kind == rules.AreaObjective && weigh.GoalOf(a) == *g {
				return a.Cells
			}
		}
	}
	if g.Cell == 0 {
		return nil
	}
	return []rules.Ref{g.Cell}
}

// named is the name that the map prints on a cell, "" if there is none.
func (k *column) named(p *Page, cell rules.Ref) string {
	if k.view == nil || k.view.Map == nil {
		return ""
	}
	for i := range k.view.Map.Areas {
		a := &k.view.Map.Areas[i]
		if a.Kind != rules.AreaSection && slices.Contains(a.Cells, cell) && strings.ContainsFunc(a.Label, unicode.IsLetter) {
			return words.PlaceWord(p.d.Words.Catalog, k.Book, a.Label)
		}
	}
	return ""
}

// tenure is how long each side held an objective, as a bar with numbers at its ends.
func (t *teller) tenure(r paint.Rect, o *weigh.Objective) {
	c := t.f.C
	wide := c.Width(ui.SmallB, t.percent(1))
	for s := range o.Held {
		cut, align := ui.CutLeft, ui.End
		if s == 1 {
			cut, align = ui.CutRight, ui.Start
		}
		c.Label(cut(&r, wide), ui.SmallB, align, t.ink, t.percent(o.Held[s]))
		cut(&r, c.Px(6))
	}
	r = ui.Mid(r, r.W, c.Px(12))
	c.Fill(r, c.Theme.Panel2)
	for s := range o.Held {
		w := ui.Floor(r.W * float32(o.Held[s]))
		at := paint.Rect{X: r.X, Y: r.Y, W: w, H: r.H}
		if s == 1 {
			at.X = r.X + r.W - w
		}
		c.Fill(at, ui.LiveryOf(t.k.nation(rules.Side(s))).Field)
	}
	c.Frame(r, c.Hairline(), c.Theme.Border)
}
