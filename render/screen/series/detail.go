package series

import (
	"slices"
	"strconv"

	"grognard/game/prefs"
	"grognard/game/series"
	"grognard/render/paint"
	"grognard/render/ui"
)

// detail shows the entry chosen.
func (p *Page) detail(c *ui.Ctx, r paint.Rect) {
	e := &p.list[p.at]
	if e.Item != nil && e.Series == nil {
		f := ui.Flow{C: c, X: r.X, Y: r.Y, W: r.W}
		f.Text(ui.Heading, c.Theme.Text, base(e.Path))
		f.Gap(8)
		f.Text(ui.Reading, c.Theme.Danger, p.d.Words.Explain(e.Err))
		return
	}
	if p.map_ != nil && r.W >= c.Px(detailWide) {
		left := ui.CutLeft(&r, ui.Floor(min(r.W*.54, r.H*p.map_.Ratio())))
		ui.CutLeft(&r, c.Px(26))
		p.theatre(c, left, e)
		ui.CutTop(&left, p.map_.Sheet(c, left).H+c.Px(14))
		p.below = left.H >= c.Px(belowHigh) && e.began() && len(e.Results) > 0
		if p.below {
			sc := c.Scroll("series.below", left)
			f := &ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width - c.Px(4)}
			p.past(f, e)
			sc.Done(f.Y - sc.Y)
		}
		p.words(c, r, e, false)
		return
	}
	p.below = false
	p.words(c, r, e, true)
}

// belowHigh is how much room below a map what came of a campaign so far needs there, in dp.
const belowHigh = 130

// past is what came of a campaign so far.
func (p *Page) past(f *ui.Flow, e *entry) {
	p.armies(f, e)
	p.played(f, e)
}

// words is all that is told of an entry, with its map where that does not stand beside.
func (p *Page) words(c *ui.Ctx, r paint.Rect, e *entry, withMap bool) {
	sc := c.Scroll("series.words", r)
	f := &ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width - c.Px(4)}
	f.Text(ui.Heading, c.Theme.Text, p.title(e))
	if e.Item != nil && e.Err != nil {
		f.Gap(6)
		f.Text(ui.Small, c.Theme.Danger, p.d.Word("ui.series.older", p.d.Words.Explain(e.Err)))
	}
	if withMap && p.map_ != nil {
		f.Gap(8)
		p.theatre(c, f.Take(min(r.H*.8, f.W/p.map_.Ratio()+c.Px(24))), e)
	}
	f.Gap(6)
	switch {
	case e.plan != nil:
		p.campaign(f, e)
	case e.mode != "" || e.Kind == series.Tournament:
		p.tournament(f, e)
	default:
		p.match(f, e)
	}
	if e.Item == nil {
		p.players(f, e)
	} else {
		f.Gap(14)
		f.Text(ui.Small, c.Theme.Muted, p.whoPlays(e))
	}
	sc.Done(f.Y - sc.Y + c.Px(16))
}

// called is what a contestant is called.
func (p *Page) called(e *entry, k series.Contestant) string {
	if e.plan != nil {
		return e.plan.Sides[k].Name.In(p.lang())
	}
	if !e.began() {
		return p.d.Word("ui.series.player", int(k)+1)
	}
	who := e.Who
	switch {
	case who[k].Computer:
		return p.d.Word("ui.computer")
	case who[k.Other()].Computer:
		return p.d.Word("ui.series.you")
	}
	return p.d.Word("ui.series.player", int(k)+1)
}

// whoPlays says who plays a series that has begun.
func (p *Page) whoPlays(e *entry) string {
	for k := series.One; k <= series.Two; k++ {
		if e.Who[k].Computer {
			if e.plan != nil {
				return p.d.Word("ui.series.against", p.called(e, k))
			}
			return p.d.Word("ui.series.computer")
		}
	}
	if e.Open {
		return p.d.Word("ui.who.one")
	}
	return p.d.Word("ui.who.two")
}

// brings chooses the armies with which a campaign begins.
func (p *Page) brings(f *ui.Flow, e *entry) {
	for k, all := range p.bring {
		if len(all) < 2 {
			continue
		}
		f.Gap(8)
		f.Text(ui.Strong, f.C.Theme.Text, p.d.Word("ui.series.brings", p.called(e, series.Contestant(k))))
		f.Gap(4)
		picks := make([]ui.Pick, len(all))
		for i, a := range all {
			picks[i] = ui.Pick{Name: "army." + number(k+1) + "." + number(i+1), Label: a.Title}
		}
		at, h := f.C.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, p.brung[k])
		p.brung[k] = at
		f.Take(h)
	}
}

// players chooses who plays what is to be begun.
func (p *Page) players(f *ui.Flow, e *entry) {
	c := f.C
	p.brings(f, e)
	f.Heading(p.d.Word("ui.browser.players"))
	var picks []ui.Pick
	for i, word := range whoWords {
		if i == againstSecond && e.plan == nil {
			continue
		}
		label := p.d.Word(word)
		switch {
		case i >= againstFirst && e.plan != nil:
			k := series.Contestant(i - againstFirst)
			label = p.d.Word("ui.series.lead", p.called(e, k), p.called(e, k.Other()))
		case i >= againstFirst:
			label = p.d.Word("ui.series.computer")
		}
		picks = append(picks, ui.Pick{Name: whoNames[i], Label: label})
	}
	p.who = min(p.who, len(picks)-1)
	at, h := c.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, p.who)
	p.who = at
	f.Take(h)
	if p.who < againstFirst {
		return
	}
	f.Gap(10)
	f.Text(ui.Strong, c.Theme.Text, p.d.Word("ui.strength"))
	f.Gap(4)
	all := prefs.Strengths()
	picks = picks[:0]
	for _, s := range all {
		picks = append(picks, ui.Pick{Name: "strength." + s, Label: p.d.Word("ui.strength." + s)})
	}
	is := max(0, slices.Index(all, p.doors.Strength()))
	at, h = c.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, is)
	if at != is {
		p.doors.SetStrength(all[at])
	}
	f.Take(h)
	f.Gap(6)
	f.Text(ui.Small, c.Theme.Muted, p.d.Word("ui.strength."+all[at]+".about"))
}

// column is one of a table.
type column struct {
	head string
	wide float32 // in dp
	text func(i int) string
}

// rowHigh is the height of a line of a table, in dp.
const rowHigh = 34

// table sets a table: the arms of an army and a name in what room is left, then numbers.
func (p *Page) table(f *ui.Flow, n int, nation, name func(i int) string, cols []column) {
	c := f.C
	head := f.Take(c.Px(rowHigh))
	wide := float32(0)
	for k := range cols {
		cols[k].wide = max(c.Px(cols[k].wide), c.Width(ui.SmallB, cols[k].head)+c.Px(14))
		wide += cols[k].wide
	}
	line := func(r paint.Rect, st ui.Style, col paint.Color, text func(k int) string) {
		ui.CutLeft(&r, r.W-wide)
		for k := range cols {
			c.Label(ui.CutLeft(&r, cols[k].wide), st, ui.End, col, text(k))
		}
	}
	line(head, ui.SmallB, c.Theme.Muted, func(k int) string { return cols[k].head })
	c.Rule(f.Take(c.Px(6)))
	for i := range n {
		r := f.Take(c.Px(rowHigh))
		if i%2 == 1 {
			c.Fill(r, paint.Alpha(c.Theme.Panel2, .45))
		}
		line(r, ui.Body, c.Theme.Text, func(k int) string { return cols[k].text(i) })
		left := r
		left.W -= wide
		if a := nation(i); a != "" {
			d := c.Px(26)
			c.Image("emblem/"+a, ui.Mid(ui.CutLeft(&left, c.Px(34)), d, d), paint.White)
		}
		word := name(i)
		c.Label(left, c.Fit(ui.Body, left.W, left.H, word), ui.Start, c.Theme.Text, word)
	}
}

func number(n int) string { return strconv.Itoa(n) }

// signed is a difference.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + number(n)
	case n < 0:
		return "−" + number(-n)
	}
	return "0"
}

// tournament is the table of a tournament and the games so far.
func (p *Page) tournament(f *ui.Flow, e *entry) {
	c := f.C
	s := e.Item
	mode := e.mode
	if s != nil {
		mode = s.Mode
	}
	f.Text(ui.Flavour, c.Theme.Muted, p.d.Word("ui.series.tournament."+mode+".about"))
	if s == nil {
		return
	}
	if !s.Over() {
		f.Gap(10)
		n := len(s.Results) + 1
		round, of := s.Round(n)
		said := p.d.Word("ui.series.round", round, of)
		if pair := s.Paired(n); pair[0] != "" {
			said = p.d.Words.Dash(said, p.d.Word("ui.series.pair", p.army(pair[0]), p.army(pair[1]), p.called(e, series.One)))
		}
		f.Text(ui.Strong, c.Theme.Text, said)
	} else {
		f.Gap(10)
		f.Text(ui.Strong, c.Theme.Text, p.winner(e))
	}
	f.Gap(8)
	p.standings(f, s.Players(), func(x *series.Standing) (string, string) { return "", p.called(e, x.Who) })
	f.Gap(12)
	p.standings(f, s.Standings(), func(x *series.Standing) (string, string) { return x.Army, p.army(x.Army) })
	f.Gap(4)
	f.Text(ui.Small, c.Theme.Muted, p.d.Word("ui.series.points"))
	p.played(f, e)
}

func (p *Page) army(nation string) string { return p.d.Word("nation." + nation) }

func (p *Page) standings(f *ui.Flow, all []series.Standing, name func(*series.Standing) (nation, name string)) {
	p.table(f, len(all), func(i int) string { n, _ := name(&all[i]); return n }, func(i int) string { _, n := name(&all[i]); return n }, []column{
		{p.d.Word("ui.series.col.games"), 60, func(i int) string { return number(all[i].Games) }},
		{p.d.Word("ui.series.col.won"), 50, func(i int) string { return number(all[i].Won) }},
		{p.d.Word("ui.series.col.drawn"), 50, func(i int) string { return number(all[i].Drawn) }},
		{p.d.Word("ui.series.col.lost"), 50, func(i int) string { return number(all[i].Lost) }},
		{p.d.Word("ui.series.col.diff"), 70, func(i int) string { return signed(all[i].For - all[i].Against) }},
		{p.d.Word("ui.series.col.points"), 70, func(i int) string { return number(all[i].Points) }},
	})
}

// winner says who has won a series that is over.
func (p *Page) winner(e *entry) string {
	k := e.Total().Leader()
	if k == series.None {
		return p.d.Word("ui.series.even")
	}
	return p.d.Word("ui.series.winner", p.called(e, k))
}

// match is a match of two games.
func (p *Page) match(f *ui.Flow, e *entry) {
	c := f.C
	f.Text(ui.Flavour, c.Theme.Muted, p.d.Word("ui.series.match.about"))
	f.Gap(10)
	if e.Over() {
		f.Text(ui.Strong, c.Theme.Text, p.winner(e))
		f.Gap(8)
	}
	t := e.Total()
	p.table(f, 2, func(i int) string { return "" }, func(i int) string { return p.called(e, series.Contestant(i)) }, []column{
		{p.d.Word("ui.series.col.game", 1), 80, func(i int) string { return p.scoreOf(e, 0, i) }},
		{p.d.Word("ui.series.col.game", 2), 80, func(i int) string { return p.scoreOf(e, 1, i) }},
		{p.d.Word("ui.series.col.won"), 60, func(i int) string { return number(t.Won[i]) }},
		{p.d.Word("ui.series.col.sum"), 80, func(i int) string { return number(t.Score[i]) }},
	})
	f.Gap(4)
	key := "ui.series.match.rule"
	if t.Fewer {
		key = "ui.series.match.rule.fewer"
	}
	f.Text(ui.Small, c.Theme.Muted, p.d.Word(key))
	p.played(f, e)
}

func (p *Page) scoreOf(e *entry, game, k int) string {
	if game >= len(e.Results) {
		return "–"
	}
	return number(e.Results[game].Score[k])
}

// played lists the games so far, the last one first; each can be shown again.
func (p *Page) played(f *ui.Flow, e *entry) {
	if !e.began() || len(e.Results) == 0 {
		return
	}
	f.Heading(p.d.Word("ui.series.played"))
	for i, r := range slices.Backward(e.Results) {
		p.game(f, e, i, &r)
	}
}

// game is the line of a game that is over.
func (p *Page) game(f *ui.Flow, e *entry, i int, r *series.Result) {
	c := f.C
	said := p.d.Word("ui.series.drawn")
	if r.Won != series.None {
		said = p.d.Word("ui.series.won", p.called(e, r.Won))
	}
	head := p.d.Word("ui.series.game.no", i+1)
	if e.plan != nil && r.Battle != "" {
		head = e.plan.Battle(r.Battle).Title.In(p.lang())
	} else if r.Nations[0] != "" {
		head = p.d.Words.Dash(head, p.d.Word("ui.series.versus", p.army(r.Nations[0]), p.army(r.Nations[1])))
	}
	row := f.Take(c.Px(40))
	if path := p.doors.Saved(e.Tag(i + 1)); path != "" {
		b := ui.Button{Name: "button.replay." + number(i+1), Icon: "icon/eye", Tip: p.d.Word("ui.series.replay")}
		w, _ := c.Size(b)
		at := ui.CutRight(&row, w)
		at.H = min(at.H, c.Px(38))
		if c.Button(at, b) {
			p.doors.Replay(path)
		}
	}
	line := p.d.Words.About(head, p.d.Words.Beside(said, p.d.Word("ui.series.score", r.Score[0], r.Score[1])))
	c.Label(row, c.Fit(ui.Body, row.W, row.H, line), ui.Start, c.Theme.Text, line)
}
