package analysis

import (
	"math"
	"slices"
	"strconv"

	"grognard/game/chronicle"
	"grognard/game/study"
	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// dice is the tab of the luck.
type dice struct {
	decisive bool // those come first that changed the chance of winning most
	rows     []roll
	of       int // verdicts that rows were made of
	sorted   bool
	told     *chronicle.Chronicle
	at       int
}

// roll is a throw with what it changed.
type roll struct {
	chronicle.Roll
	text  string
	luck  float64 // for the side that threw
	known bool
}

// frame paints the tab.
func (p *dice) frame(c *ui.Ctx, d *page.Deps, r paint.Rect, g *Game, act *Act) {
	if g.Told == nil {
		c.Centered(r, ui.Body, c.Theme.Muted, d.Word("ui.study.telling"))
		return
	}
	f := ui.Flow{C: c, X: r.X, Y: r.Y, W: r.W}
	p.sums(&f, d, g)
	ui.CutTop(&r, f.Y-r.Y)
	if len(g.Told.Rolls) == 0 {
		c.Centered(r, ui.Body, c.Theme.Muted, d.Word("ui.study.norolls"))
		return
	}
	p.fill(g)
	h := c.Line(ui.Small) + c.Px(14)
	if was := p.decisive; c.Toggle(ui.CutTop(&r, h), "toggle.study.decisive", d.Word("ui.study.decisive"), was) != was {
		p.decisive = !was
		p.fill(g)
	}
	what := ui.Button{Name: "button.study.dice", Label: d.Word("ui.study.dice"), Icon: "icon/die", Tip: d.Word("ui.study.dice.about"), Style: &ui.Small}
	low := ui.CutBottom(&r, c.ButtonHigh(what, r.W))
	ui.CutBottom(&r, c.Px(8))
	at := slices.IndexFunc(p.rows, func(x roll) bool { return g.Stops.Of(x.Answer) == g.Stops.Of(g.At) })
	from := thrownAt(g)
	if from == 0 {
		what.Why = d.Word("ui.study.dice.none")
	}
	show := g.At != p.at
	p.at = g.At
	picked, _ := c.List(r, ui.Rows{
		Name: "list.rolls", N: len(p.rows), At: at, Show: show && at >= 0,
		Item:  func(i int) string { return "roll." + itoa(p.rows[i].Answer) + "." + itoa(int(p.rows[i].By)) },
		High:  func(i int, w float32) float32 { return p.rows[i].high(c, d, w) },
		Paint: func(i int, r paint.Rect, on bool) { p.rows[i].paint(c, d, r, g) },
	})
	if picked != at && picked >= 0 {
		act.Go, act.Answer = true, p.rows[picked].Answer
	}
	if c.Button(low, what) {
		act.Begin, act.Answer = &study.Way{Dice: study.Once}, from-1
	}
}

// thrownAt is the first answer of the moment shown for which dice were thrown, 0 if none was: whether they
// could do harm or not.
func thrownAt(g *Game) int {
	stop := g.Stops.Of(g.At)
	if stop == 0 {
		return 0
	}
	for i := g.Stops.At[stop-1] + 1; i <= g.Stops.At[stop]; i++ {
		if g.Match.By(i) != rules.Chance {
			continue
		}
		if q, _ := g.Match.Given(i); q.Dice.Bag == nil {
			return i
		}
	}
	return 0
}

// sums are the luck of both sides: of the dice in what they did, and in the chance of winning.
func (p *dice) sums(f *ui.Flow, d *page.Deps, g *Game) {
	c := f.C
	sides := &g.Match.At(0).View(rules.Chance).Sides
	for s := range g.Told.Luck {
		l := &g.Told.Luck[s]
		if l.Throws == 0 {
			continue
		}
		mean := d.Words.Decimal(strconv.FormatFloat(l.Mean, 'f', 1, 64))
		f.Text(ui.SmallB, chart.Ink(c, sides[s].Nation), d.Words.Army(sides[s]))
		key, beaten := "ui.study.luck.side", 1-l.AsGood // those that did less
		if float64(l.Harm) < l.Mean {
			key, beaten = "ui.study.luck.side.bad", 1-l.AsBad // those that did more
		}
		f.Text(ui.Small, c.Theme.Text, d.Word(key, l.Harm, mean, hundredths(beaten)))
	}
	if course := g.Study.Course(); g.Branch == nil && len(course) > 1 {
		sum := g.Study.Sum()
		from, to := course[0].Chance, course[len(course)-1].Chance
		parts := adding(hundredths(to)-hundredths(from), sum.Decisions[0], sum.Decisions[1], sum.Luck, sum.Anew)
		f.Gap(4)
		f.Text(ui.Small, c.Theme.Text, d.Words.Sentences(
			d.Word("ui.study.sum", d.Words.Army(sides[0]), percent(d, from), percent(d, to)),
			d.Word("ui.study.sum.parts", points(d, parts[0]), points(d, parts[1]), points(d, parts[2])),
			d.Word("ui.study.sum.anew", points(d, parts[3]))))
		f.Text(ui.Small, c.Theme.Muted, d.Word("ui.study.sum.about"))
		if !g.Study.Whole() {
			f.Text(ui.Small, c.Theme.Muted, d.Word("ui.study.sofar"))
		}
	}
	f.Gap(6)
}

// fill makes the lines anew where more is known.
func (p *dice) fill(g *Game) {
	known := len(g.Study.Course())
	if p.rows != nil && p.of == known && p.sorted == p.decisive && p.told == g.Told {
		return
	}
	p.of, p.sorted, p.told = known, p.decisive, g.Told
	luck := map[int]float64{}
	if g.Branch == nil {
		for _, s := range g.Study.Shares() {
			for stop := g.Stops.Of(s.Answer); s.Dice && stop <= g.Stops.Of(s.Until); stop++ {
				luck[stop] = s.Luck // it may fall behind an answer without a choice
			}
		}
	}
	p.rows = nil
	for _, x := range g.Told.Rolls {
		stop := g.Stops.Of(x.Answer)
		r := roll{Roll: x, text: g.Deed(stop)}
		r.luck, r.known = luck[stop]
		if x.By == rules.Second {
			r.luck = -r.luck
		}
		p.rows = append(p.rows, r)
	}
	if p.decisive {
		slices.SortStableFunc(p.rows, func(a, b roll) int {
			switch x, y := a.weight(), b.weight(); {
			case x > y:
				return -1
			case x < y:
				return 1
			}
			return 0
		})
	}
}

// weight is how much a throw decided; where the chance is not known, how rare it was.
func (x *roll) weight() float64 {
	if x.known {
		return 1 + math.Abs(x.luck)
	}
	return 1 - min(x.AsGood, x.AsBad)
}

// says is what came of it beside what was to be expected.
func (x *roll) says(d *page.Deps) string {
	mean := d.Words.Decimal(strconv.FormatFloat(x.Mean, 'f', 1, 64))
	p := x.AsGood
	key := "ui.study.roll.good"
	if !x.Lucky() {
		key, p = "ui.study.roll.bad", x.AsBad
	}
	return d.Word(key, x.Harm, mean, percent(d, p))
}

func (x *roll) wide(c *ui.Ctx, d *page.Deps) float32 {
	if !x.known {
		return 0
	}
	return c.Width(ui.SmallB, signed(d, -.88)) + c.Px(10)
}

func (x *roll) high(c *ui.Ctx, d *page.Deps, w float32) float32 {
	w -= c.Px(20) + x.wide(c, d)
	return c.Wrap(ui.Small, w, x.text).Height + c.Wrap(ui.Small, w, x.says(d)).Height + c.Px(20)
}

func (x *roll) paint(c *ui.Ctx, d *page.Deps, r paint.Rect, g *Game) {
	c.Stripe(paint.Rect{X: r.X - c.Px(8), Y: r.Y, W: c.Px(5), H: r.H}, g.Match.At(0).View(rules.Chance).Sides[x.By].Nation)
	w := r.W - x.wide(c, d)
	h := c.Paragraph(paint.Rect{X: r.X, Y: r.Y, W: w}, ui.Small, ui.Start, c.Theme.Text, x.text)
	c.Paragraph(paint.Rect{X: r.X, Y: r.Y + h, W: w}, ui.Small, ui.Start, c.Theme.Muted, x.says(d))
	if !x.known {
		return
	}
	col := c.Theme.Text
	switch {
	case x.luck <= -least:
		col = c.Theme.Danger
	case x.luck >= least:
		col = c.Theme.Accent
	}
	c.Label(paint.Rect{X: r.X, Y: r.Y, W: r.W, H: c.Line(ui.SmallB)}, ui.SmallB, ui.End, col, signed(d, x.luck))
}
