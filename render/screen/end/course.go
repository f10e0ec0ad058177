package end

import (
	"strconv"

	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// course shows how the numbers came about, turn by turn. The chance of winning
// stands below it in the same width.
func (s *points) course(f *ui.Flow, high float32) {
	c := f.C
	g := s.score[rules.First]
	if g == nil || s.told != nil && len(s.told.Changes) == 0 {
		return
	}
	f.Text(ui.Heading, c.Theme.Text, s.d.Word("ui.end.course", s.d.Words.Counted(s.m.Book(), g)))
	f.Gap(6)
	r := f.Take(high)
	f.Gap(14)
	if s.told == nil {
		return
	}
	s.legend(c, ui.CutTop(&r, c.Line(ui.SmallB)))
	k := s.lines()
	s.edge(c, &r)
	p := k.Lay(c, r, c.Px(34))
	k.Scales(c, &p)
	for i := range s.turns {
		s.mark(c, &p, i)
	}
	for side := range s.view.Sides {
		k.Line(c, &p, side)
	}
	var at []float32
	for i := range s.turns {
		at = append(at, p.Along(s.turns[i].Answer))
	}
	apart(at, c.Px(28), r.X+r.W)
	for i := range at {
		s.disc(c, i, at[i], r.Y+c.Px(14))
	}
}

// chanceHigh is the height of the chance of winning, in dp.
const chanceHigh = 92

// edge leaves room for the percents left of both charts, where there are two.
func (s *battle) edge(c *ui.Ctx, r *paint.Rect) {
	if len(s.judged) > 1 {
		ui.CutLeft(r, c.Px(36))
	}
}

// chances is the chance of winning over the battle, where it was judged.
func (s *battle) chances(f *ui.Flow) {
	if len(s.judged) < 2 || s.told == nil {
		return
	}
	c := f.C
	f.Text(ui.Heading, c.Theme.Text, s.d.Word("ui.study.chance", s.names(rules.First)))
	f.Gap(6)
	k := s.lines()
	r := f.Take(c.Px(chanceHigh) + c.Line(ui.Small))
	s.edge(c, &r)
	p := k.Lay(c, r, 0)
	field := chart.Chances{Course: s.judged}
	field.Paint(c, &k, &p)
	p.Turns(c)
	p.Percents(c, func(n int) string { return s.d.Words.Percent(strconv.Itoa(n)) })
	c.Frame(p.Rect, c.Hairline(), c.Theme.Border)
	f.Gap(14)
}

// apart moves places that stand in order, so that each is at least d right of the one before and
// none beyond most.
func apart(at []float32, d, most float32) {
	for i := 1; i < len(at); i++ {
		at[i] = max(at[i], at[i-1]+d)
	}
	for i := len(at) - 1; i >= 0 && at[i] > most; i-- {
		at[i], most = most, most-d
	}
}

// lines are the numbers of both sides.
func (s *battle) lines() chart.Lines {
	return chart.Lines{Told: s.told, End: s.m.Len(), Sides: &s.view.Sides}
}

// legend names the lines.
func (s *battle) legend(c *ui.Ctx, r paint.Rect) {
	k := s.lines()
	for side := range s.view.Sides {
		key := ui.CutLeft(&r, c.Px(44))
		y := ui.Floor(key.Y + key.H/2)
		k.Stroke(c, paint.Rect{X: key.X, Y: y, W: c.Px(34)}, side)
		name := s.names(rules.Side(side))
		c.Label(ui.CutLeft(&r, c.Width(ui.SmallB, name)+c.Px(28)), ui.SmallB, ui.Start, c.Theme.Text, name)
	}
}

// mark is the dotted line of a turning point.
func (s *points) mark(c *ui.Ctx, p *chart.Plot, i int) {
	d := c.Px(2)
	if s.lit == i+1 {
		d = c.Px(4)
	}
	p.Dotted(c, s.turns[i].Answer, d, c.Theme.Replay)
}
