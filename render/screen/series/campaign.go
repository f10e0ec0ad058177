package series

import (
	"grognard/game/series"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// point is where the campaign of an entry stands; of one that has not begun at its first battle.
func (e *entry) point() *series.Point {
	if !e.began() {
		return &series.Point{Battle: e.plan.Battle(e.plan.First)}
	}
	at, err := e.At()
	if err != nil { // it was read before it came into the list
		return &series.Point{}
	}
	return at
}

// campaign tells where a campaign stands.
func (p *Page) campaign(f *ui.Flow, e *entry) {
	c, lang := f.C, p.lang()
	at := e.point()
	if !e.began() {
		f.Text(ui.Flavour, c.Theme.Muted, e.plan.Sum.In(lang))
		f.Gap(8)
		f.Text(ui.Reading, c.Theme.Text, e.plan.Story.In(lang))
		p.musterRule(f, e)
		return
	}
	if n := len(at.Told); n > 0 && at.Told[n-1].In(lang) != "" {
		f.Text(ui.Flavour, c.Theme.Muted, at.Told[n-1].In(lang))
		f.Gap(8)
	} else if n == 0 {
		f.Text(ui.Flavour, c.Theme.Muted, e.plan.Story.In(lang))
		f.Gap(8)
	}
	if at.Ending != nil {
		f.Text(ui.Heading, c.Theme.Accent, at.Ending.Title.In(lang))
		f.Gap(4)
		f.Text(ui.Reading, c.Theme.Text, at.Ending.Story.In(lang))
	}
	if b := at.Battle; b != nil {
		f.Text(ui.Strong, c.Theme.Text, p.d.Words.About(p.d.Word("ui.series.battle", len(e.Results)+1), p.d.Words.Beside(b.Title.In(lang), b.When.In(lang))))
		f.Text(ui.Small, c.Theme.Muted, p.d.Words.Book(b.Book.Name()))
		f.Gap(6)
		f.Text(ui.Reading, c.Theme.Text, b.Story.In(lang))
		f.Gap(8)
		f.Text(ui.Strong, c.Theme.Accent, p.d.Word("ui.series.stake"))
		f.Text(ui.Reading, c.Theme.Text, b.Stake.In(lang))
	}
	if len(at.Gains) > 0 && at.Ending == nil {
		f.Heading(p.d.Word("ui.series.gains"))
		for _, g := range at.Gains {
			f.Text(ui.Body, c.Theme.Text, p.d.Words.About(p.called(e, g.For), g.Text.In(lang)))
			f.Gap(4)
		}
	}
	if !p.below {
		p.past(f, e)
	}
}

// musterRule tells how armies go on from battle to battle.
func (p *Page) musterRule(f *ui.Flow, e *entry) {
	m := e.plan.Muster
	if m == nil {
		return
	}
	f.Heading(p.d.Word("ui.series.armies"))
	prefix := e.plan.Battle(e.plan.First).Book.Prefix()
	f.Text(ui.Small, f.C.Theme.Text, p.d.Word(prefix+".muster"))
	f.Gap(4)
	f.Text(ui.Small, f.C.Theme.Text, p.d.Word("ui.series.recruits", m.Won, m.Lost))
}

// armies tells what became of the armies since the last battle.
func (p *Page) armies(f *ui.Flow, e *entry) {
	if e.plan.Muster == nil || len(e.Results) == 0 {
		return
	}
	last := &e.Results[len(e.Results)-1]
	f.Heading(p.d.Word("ui.series.armies"))
	for k := series.One; k <= series.Two; k++ {
		all := last.Units[k]
		f.Gap(6)
		f.Text(ui.Strong, f.C.Theme.Text, p.called(e, k))
		p.table(f, len(all), func(int) string { return "" }, func(i int) string { return p.battalion(e, &all[i]) }, []column{
			{p.d.Word("ui.series.col.before"), 60, func(i int) string { return number(all[i].Before) }},
			{p.d.Word("ui.series.col.fallen"), 60, func(i int) string { return number(all[i].Lost) }},
			{p.d.Word("ui.series.col.back"), 60, func(i int) string { return number(all[i].Back) }},
			{p.d.Word("ui.series.col.recruits"), 60, func(i int) string { return number(all[i].Recruits) }},
			{p.d.Word("ui.series.col.now"), 60, func(i int) string { return number(all[i].After) }},
		})
	}
	f.Gap(6)
	f.Text(ui.Small, f.C.Theme.Muted, p.d.Word(e.plan.Battle(e.plan.First).Book.Prefix()+".muster"))
}

// battalion names a unit that goes on, with its grade, and the one it has risen to.
func (p *Page) battalion(e *entry, u *rules.Mustered) string {
	prefix := e.plan.Battle(e.plan.First).Book.Prefix()
	grade := func(id string) string { return p.d.Word(prefix + ".grade." + id) }
	switch {
	case u.No == 0:
		return p.d.Word("ui.series.raised", grade(u.To))
	case u.To == "":
		return p.d.Word("ui.series.broken", u.No, grade(u.From))
	case u.From != u.To:
		return p.d.Word("ui.series.honoured", u.No, grade(u.From), grade(u.To))
	}
	return p.d.Word("ui.series.unit", u.No, grade(u.To))
}

// Sizes of what lies on the map, in dp.
const (
	markSize = 30
	stepSize = 4
	stepGap  = 13
)

// theatre is the map with the battles that were fought, and the next one.
func (p *Page) theatre(c *ui.Ctx, r paint.Rect, e *entry) {
	at := e.point()
	var way []*series.Battle
	way = append(way, at.Fought...)
	var marks []series.Pt
	if at.Battle != nil {
		way = append(way, at.Battle)
		marks = append(marks, at.Battle.At)
	}
	place := p.map_.Paint(c, r, p.lang(), marks...)
	for i := 1; i < len(way); i++ {
		p.walk(c, place, way[i-1].At, way[i].At)
	}
	d := c.Px(markSize)
	for i, b := range at.Fought {
		x, y := place(b.At)
		col := c.Theme.Muted
		if won := e.Results[i].Won; won != series.None {
			col = ui.LiveryOf(e.plan.Sides[won].Nation).Field
		}
		box := paint.Rect{X: x - d/3, Y: y - d, W: d, H: d}
		c.Image("icon/flag", box, col)
		p.tip(c, "place."+b.ID, box, b, p.resultWord(e, i))
	}
	if b := at.Battle; b != nil {
		x, y := place(b.At)
		box := p.map_.Battle(c, x, y)
		p.tip(c, "place."+b.ID, box, b, b.When.In(p.lang()))
	}
}

// wayInk is the ink of the way of a campaign, that of the seal.
var wayInk = paint.Color{R: 0x8E, G: 0x1B, B: 0x22, A: 255}

// walk lays the way of the campaign between two battles.
func (p *Page) walk(c *ui.Ctx, place func(series.Pt) (x, y float32), a, b series.Pt) {
	x, y := place(a)
	u, v := place(b)
	long := max(u-x, x-u) + max(v-y, y-v)
	n := int(long / c.Px(stepGap))
	d := c.Px(stepSize)
	for i := 1; i < n; i++ {
		k := float32(i) / float32(n)
		c.Fill(paint.Rect{X: ui.Floor(x + (u-x)*k - d/2), Y: ui.Floor(y + (v-y)*k - d/2), W: d, H: d}, wayInk)
	}
}

func (p *Page) tip(c *ui.Ctx, name string, box paint.Rect, b *series.Battle, said string) {
	c.Region(name, box)
	c.Tip(name, box, p.d.Words.Beside(b.Title.In(p.lang()), said), false)
}

// resultWord says how a battle of a campaign ended.
func (p *Page) resultWord(e *entry, i int) string {
	if won := e.Results[i].Won; won != series.None {
		return p.d.Word("ui.series.won", p.called(e, won))
	}
	return p.d.Word("ui.series.drawn")
}
