package analysis

import (
	"math"

	"grognard/game/chronicle"
	"grognard/game/study"
	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// judged is the tab of what the computer thinks of the decisions.
type judged struct {
	everything bool // shows decisions that changed next to nothing as well
	rows       []row
	of         int // verdicts that rows were made of
	all        bool
	at         int // answer that was followed last
	better     better
	foot       float32   // height of what is said of that, in the last frame
	end        branchEnd // that endChance tells of
	endChance  *study.Asked
}

// row is a line of the list: a turn, or a decision.
type row struct {
	turn   string // of a heading
	text   string
	answer int
	by     rules.Side
	change float64 // of the chance of the side that decided
	parts  string  // what of it was decided, and what fell
	came   string  // the fight, loss or rout that it led to; "": none did, or text says it
	grade  study.Grade
	loss   float64 // by which something else would have been better
}

// halt calls off what is worked out in the background.
func (p *judged) halt() {
	p.better.end()
	if p.endChance != nil {
		p.endChance.Stop()
	}
}

// least is the change that is worth telling.
const least = 0.02

// frame paints the tab.
func (p *judged) frame(c *ui.Ctx, d *page.Deps, r paint.Rect, g *Game, act *Act) {
	if g.Branch != nil {
		f := ui.Flow{C: c, X: r.X, Y: r.Y, W: r.W}
		p.ended(&f, d, g)
		f.Text(ui.Small, c.Theme.Muted, d.Word("ui.study.trunkonly"))
		f.Gap(10)
		b := ui.Button{Name: "button.study.trunk", Label: d.Word("ui.study.trunk"), Icon: "icon/left"}
		if c.Button(f.Take(c.ButtonHigh(b, f.W)), b) {
			act.Open, act.Branch = true, nil
		}
		return
	}
	course := g.Study.Course()
	p.balance(c, d, &r, g, course)
	p.work(c, d, &r, g, len(course), act)
	if len(course) == 0 {
		return
	}
	p.fill(d, g)
	foot := p.better.high(c, d, g, r.W, r.H*.45)
	low := ui.CutBottom(&r, foot)
	ui.CutBottom(&r, c.Px(6))
	p.list(c, d, r, g, foot != p.foot, act)
	p.foot = foot
	p.better.frame(c, d, low, g, act)
}

// ended is the chance of both sides at the end of the branch that is shown.
func (p *judged) ended(f *ui.Flow, d *page.Deps, g *Game) {
	c := f.C
	if at := (branchEnd{g.Branch, g.Match.Len(), g.Study.Comparable()}); p.end != at {
		p.halt()
		p.end, p.endChance = at, g.Study.Ask(g.Match.Position(), d.Store.Wake)
	}
	x, known, ok := p.endChance.Found()
	switch {
	case !g.Study.Comparable() && !g.Match.Result().Over:
		f.Text(ui.Body, c.Theme.Text, d.Word("ui.study.branch.unjudged"))
	case !known:
		c.Status().Pending = true
		c.Wake(c.In.Now + 60)
		f.Text(ui.Body, c.Theme.Text, d.Word("ui.study.branch.asks"))
	case ok:
		sides := &g.Match.Position().View(rules.Chance).Sides
		chart.Balance(c, f.Take(c.Px(16)), sides, x)
		f.Gap(4)
		f.Text(ui.Body, c.Theme.Text, d.Word("ui.study.branch.end", d.Words.Army(sides[0]), percent(d, x)))
	}
	f.Gap(10)
}

// branchEnd is the end of a branch as far as it was played.
type branchEnd struct {
	branch *study.Branch
	len    int
	judged bool // enough of the game is
}

// balance is the chance of both sides at the moment shown.
func (p *judged) balance(c *ui.Ctx, d *page.Deps, r *paint.Rect, g *Game, course []study.Moment) {
	x, ok := chart.Chance(course, g.At)
	if !ok {
		return
	}
	sides := &g.Match.At(g.At).View(rules.Chance).Sides
	chart.Balance(c, ui.CutTop(r, c.Px(16)), sides, x)
	text := [2]string{d.Words.Army(sides[0]) + " " + percent(d, x), percent(d, 1-x) + " " + d.Words.Army(sides[1])}
	st := ui.SmallB
	line := ui.CutTop(r, c.Line(st)+c.Px(6))
	if c.Width(st, text[0])+c.Width(st, text[1])+c.Px(12) > line.W {
		text = [2]string{percent(d, x), percent(d, 1-x)}
	}
	c.Label(line, st, ui.Start, chart.Ink(c, sides[0].Nation), text[0])
	c.Label(line, st, ui.End, chart.Ink(c, sides[1].Nation), text[1])
}

// work begins to judge the game, says how far that is, and ends it.
func (p *judged) work(c *ui.Ctx, d *page.Deps, r *paint.Rect, g *Game, known int, act *Act) {
	if g.Work != nil {
		if done, all, over := g.Work.Progress(); !over {
			text := d.Word("ui.study.working", percent(d, float64(done)/float64(max(1, all, done))))
			stop := ui.Button{Name: "button.study.halt", Label: d.Word("ui.study.halt"), Style: &ui.Small}
			w, h := c.Size(stop)
			row := ui.CutTop(r, max(h, c.Line(ui.Small)))
			act.Halt = c.Button(ui.CutRight(&row, w), stop)
			row.W -= c.Px(8)
			c.Label(row, c.Fit(ui.Small, row.W, row.H, text), ui.Start, c.Theme.Muted, text)
			bar := ui.CutTop(r, c.Px(8))
			c.Fill(bar, c.Theme.Panel2)
			bar.W = ui.Floor(bar.W * float32(done) / float32(max(1, all)))
			c.Fill(bar, c.Theme.Replay)
			ui.CutTop(r, c.Px(8))
			return
		}
	}
	if g.Study.Whole() {
		return
	}
	f := ui.Flow{C: c, X: r.X, Y: r.Y, W: r.W}
	b := ui.Button{Name: "button.study.judge", Label: d.Word("ui.study.judge"), Icon: "icon/scales", Primary: true}
	if known > 0 {
		b.Label = d.Word("ui.study.judge.on")
	} else {
		f.Text(ui.Body, c.Theme.Text, d.Word("ui.study.judge.about"))
		f.Gap(10)
	}
	act.Judge = c.Button(f.Take(c.ButtonHigh(b, f.W)), b)
	f.Gap(8)
	ui.CutTop(r, f.Y-r.Y)
}

// fill makes the lines anew where more is known.
func (p *judged) fill(d *page.Deps, g *Game) {
	shares := g.Study.Shares()
	if p.rows != nil && p.of == len(shares) && p.all == p.everything {
		return
	}
	p.rows, p.of, p.all = []row{}, len(shares), p.everything
	turn := ""
	for _, s := range shares {
		v, _ := g.Study.Verdict(s.Answer)
		change := s.Decision + s.Luck + s.Anew
		if s.By == rules.Second {
			change = -change
		}
		if !p.everything && math.Abs(change) < least && g.Study.Grade(v) == study.Sound {
			continue
		}
		x := row{answer: s.Answer, by: s.By, change: change, grade: g.Study.Grade(v), loss: s.Loss, text: g.Deed(g.Stops.Of(s.Answer))}
		x.parts = partsOf(d, s, change)
		if math.Abs(change) >= least {
			x.came = came(d, g, s.Answer, s.Until, x.loser(), x.text)
		}
		if t := turnOf(d, g, s); t != turn {
			turn = t
			p.rows = append(p.rows, row{turn: t})
		}
		p.rows = append(p.rows, x)
	}
}

// partsOf says what of a change was decided, what fell, and what was judged anew; "" where all of it was decided.
func partsOf(d *page.Deps, s study.Share, change float64) string {
	other, key := s.Luck, "ui.study.parts.dice"
	switch {
	case s.Dice && s.Cards:
		key = "ui.study.parts.both"
	case s.Cards:
		key = "ui.study.parts.cards"
	case !s.Dice && math.Abs(s.Anew) < least:
		return ""
	case !s.Dice:
		other, key = s.Anew, "ui.study.parts.anew"
		if s.Skips {
			key = "ui.study.parts.skips"
		}
	}
	sign := 1.
	if s.By == rules.Second {
		sign = -1
	}
	parts := adding(hundredths(change), sign*s.Decision, sign*other)
	return d.Word(key, points(d, parts[0]), points(d, parts[1]))
}

// loser is the side whose chance fell.
func (x *row) loser() rules.Side {
	if x.change < 0 {
		return x.by
	}
	return x.by.Other()
}

// came says what a decision led to up to an answer, as far as that is not said yet.
func came(d *page.Deps, g *Game, from, until int, loser rules.Side, said string) string {
	var events []rules.Event
	for _, e := range g.Stops.Until(until)[len(g.Stops.Until(from-1)):] {
		events = append(events, e.Event)
	}
	e := chronicle.Outcome(events, loser)
	text := d.Words.Capital(g.Words.Say(e.Text))
	if e.Kind == "" || text == said {
		return ""
	}
	return text
}

// turnOf says in which turn of whom something was decided.
func turnOf(d *page.Deps, g *Game, s study.Share) string {
	turn := 0
	for _, t := range g.Stops.Turns {
		if t.Answer > s.Answer {
			break
		}
		turn = t.Turn
	}
	return d.Word("ui.study.turn", turn, d.Words.Army(g.Match.At(0).View(rules.Chance).Sides[s.By]))
}

// list paints the decisions; a click goes there.
func (p *judged) list(c *ui.Ctx, d *page.Deps, r paint.Rect, g *Game, show bool, act *Act) {
	h := c.Line(ui.Small) + c.Px(14)
	if was := p.everything; c.Toggle(ui.CutTop(&r, h), "toggle.study.all", d.Word("ui.study.all"), p.everything) != was {
		p.everything = !was
		p.fill(d, g)
	}
	ui.CutTop(&r, c.Px(4))
	stop, at := g.Stops.Of(g.At), -1
	for i := range p.rows {
		if x := &p.rows[i]; x.turn == "" && g.Stops.Of(x.answer) == stop {
			at = i
		}
	}
	show = show || g.At != p.at
	p.at = g.At
	picked, _ := c.List(r, ui.Rows{
		Name: "list.study", N: len(p.rows), At: at, Show: show && at >= 0,
		Item:  func(i int) string { return "study.row." + itoa(i) },
		High:  func(i int, w float32) float32 { return p.rows[i].high(c, d, w) },
		Paint: func(i int, r paint.Rect, on bool) { p.rows[i].paint(c, d, r, g, on) },
	})
	if picked != at && picked >= 0 && p.rows[picked].turn == "" {
		act.Go, act.Answer = true, p.rows[picked].answer
	}
}

// wide is the width of the number of a line.
func (x *row) wide(c *ui.Ctx, d *page.Deps) float32 {
	return c.Width(ui.SmallB, signed(d, -.88)) + c.Px(10)
}

func (x *row) high(c *ui.Ctx, d *page.Deps, w float32) float32 {
	w -= c.Px(20)
	if x.turn != "" {
		return c.Line(ui.SmallB) + c.Px(12)
	}
	h := c.Wrap(ui.Small, w-x.wide(c, d), x.text).Height
	if x.came != "" {
		h += c.Wrap(ui.Small, w-x.wide(c, d), x.came).Height
	}
	if t := x.below(d); t != "" {
		h += c.Wrap(ui.Small, w-x.wide(c, d), t).Height
	}
	return h + c.Px(20)
}

// below is the second line: how good the decision was, and what fell.
func (x *row) below(d *page.Deps) string {
	var all []string
	if x.grade > study.Sound {
		all = append(all, d.Word(gradeWords[x.grade], percent(d, x.loss)))
	}
	if x.parts != "" {
		all = append(all, x.parts)
	}
	return d.Words.Series(all)
}

var gradeWords = [...]string{"", "ui.study.slip", "ui.study.mistake", "ui.study.blunder"}

func (x *row) paint(c *ui.Ctx, d *page.Deps, r paint.Rect, g *Game, on bool) {
	if x.turn != "" {
		c.Label(paint.Rect{X: r.X - c.Px(8), Y: r.Y - c.Px(4), W: r.W + c.Px(16), H: c.Line(ui.SmallB)}, ui.SmallB, ui.Start, c.Theme.Muted, x.turn)
		return
	}
	c.Stripe(paint.Rect{X: r.X - c.Px(8), Y: r.Y, W: c.Px(5), H: r.H}, g.Match.At(0).View(rules.Chance).Sides[x.by].Nation)
	w := x.wide(c, d)
	st, col := ui.Small, c.Theme.Text
	if on {
		st = ui.SmallB
	}
	h := c.Paragraph(paint.Rect{X: r.X, Y: r.Y, W: r.W - w}, st, ui.Start, col, x.text)
	if x.came != "" {
		h += c.Paragraph(paint.Rect{X: r.X, Y: r.Y + h, W: r.W - w}, ui.Small, ui.Start, col, x.came)
	}
	if t := x.below(d); t != "" {
		c.Paragraph(paint.Rect{X: r.X, Y: r.Y + h, W: r.W - w}, ui.Small, ui.Start, c.Theme.Muted, t)
	}
	num := paint.Rect{X: r.X, Y: r.Y, W: r.W, H: c.Line(ui.SmallB)}
	switch {
	case x.change <= -least:
		col = c.Theme.Danger
	case x.change >= least:
		col = c.Theme.Accent
	}
	c.Label(num, ui.SmallB, ui.End, col, signed(d, x.change))
}
