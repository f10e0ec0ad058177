package screen

import (
	"math"
	"strconv"

	"grognard/game/chronicle"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// plot is a chart of the numbers of both sides over the turns, as it lies on the page.
type plot struct {
	paint.Rect // where the lines run
	turns      []chronicle.Turn
	end        int // number of the last answer
	top        int // number at the upper edge
	step       int // between two rules
}

// x is where an answer lies: turns are equally wide.
func (p *plot) x(answer int) float32 {
	n := len(p.turns)
	for i := n - 1; i >= 0; i-- {
		from, to := p.turns[i].Answer, p.end
		if answer < from && i > 0 {
			continue
		}
		if i+1 < n {
			to = p.turns[i+1].Answer
		}
		part := float32(answer-from) / float32(max(1, to-from))
		return ui.Floor(p.X + p.W*(float32(i)+min(1, max(0, part)))/float32(n))
	}
	return p.X
}

// y is where a number lies.
func (p *plot) y(n int) float32 { return ui.Floor(p.Y + p.H*(1-float32(n)/float32(p.top))) }

// course shows how the numbers came about, turn by turn. The chance of winning will
// stand below it in the same width.
func (s *summary) course(f *ui.Flow, high float32) {
	c := f.C
	g := s.gaugeNow(rules.First)
	if g == nil || s.told != nil && len(s.told.Changes) == 0 {
		return
	}
	f.Text(ui.Heading, c.Theme.Text, s.r.word("ui.end.course", s.counted(g)))
	f.Gap(6)
	r := f.Take(high)
	f.Gap(14)
	if s.told == nil {
		return
	}
	s.legend(c, ui.CutTop(&r, c.Line(ui.SmallB)))
	p := s.plot(c, r)
	s.rules(c, &p)
	for i := range s.turns {
		s.mark(c, &p, i)
	}
	for side := range s.view.Sides {
		s.line(c, &p, side)
	}
	for i := range s.turns {
		at := s.turns[i].Answer
		s.disc(c, i, p.x(at), r.Y+c.Px(14))
	}
}

// counted is what a number counts: in the words of its gauge, or at more length.
func (s *summary) counted(g *rules.Gauge) string {
	key := s.m.Book().Prefix() + ".gauge." + string(g.Key)
	if long := key + ".course"; s.r.deps.Words.Has(long) {
		key = long
	}
	return s.r.word(key)
}

// plot lays the chart out: numbers to its left, turns below, discs above.
func (s *summary) plot(c *ui.Ctx, r paint.Rect) plot {
	p := plot{turns: s.told.Turns, end: s.m.Len(), top: 1}
	if len(p.turns) > 1 && p.turns[0].Turn == 0 { // the set-up
		p.turns = p.turns[1:]
	}
	for _, k := range s.told.Changes {
		p.top = max(p.top, k.N[0], k.N[1])
	}
	line := c.Line(ui.Small)
	for p.step = 1; float32(p.top/p.step)*line > r.H-c.Px(60); {
		p.step = wider(p.step)
	}
	p.X, p.Y = r.X+c.Width(ui.Small, strconv.Itoa(p.top))+c.Px(14), r.Y+c.Px(34)
	p.W, p.H = r.X+r.W-p.X-c.Px(16), r.Y+r.H-p.Y-line-c.Px(4)
	return p
}

// wider is the next round number: 1, 2, 5, 10, 20 and so on.
func wider(n int) int {
	ten := int(math.Pow10(int(math.Log10(float64(n) + .5))))
	switch n / ten {
	case 1:
		return 2 * ten
	case 2:
		return 5 * ten
	}
	return 10 * ten
}

// legend names the lines.
func (s *summary) legend(c *ui.Ctx, r paint.Rect) {
	for side := range s.view.Sides {
		key := ui.CutLeft(&r, c.Px(44))
		y := ui.Floor(key.Y + key.H/2)
		s.stroke(c, paint.Rect{X: key.X, Y: y, W: c.Px(34)}, side)
		name := s.names(rules.Side(side))
		c.Label(ui.CutLeft(&r, c.Width(ui.SmallB, name)+c.Px(28)), ui.SmallB, ui.Start, c.Theme.Text, name)
	}
}

// rules are the scales: numbers across, turns below.
func (s *summary) rules(c *ui.Ctx, p *plot) {
	line := c.Line(ui.Small)
	for n := 0; n <= p.top; n += p.step {
		y := p.y(n)
		c.Fill(paint.Rect{X: p.X, Y: y, W: p.W, H: 1}, paint.Alpha(c.Theme.Border, .45))
		c.Label(paint.Rect{X: p.X - c.Px(70), Y: y - line/2, W: c.Px(60), H: line}, ui.Small, ui.End, c.Theme.Muted, strconv.Itoa(n))
	}
	each := p.W / float32(len(p.turns))
	every := 1
	for widest := c.Width(ui.Small, "00") + c.Px(10); each*float32(every) < widest; {
		every = wider(every)
	}
	for i, t := range p.turns {
		x := ui.Floor(p.X + each*float32(i))
		c.Fill(paint.Rect{X: x, Y: p.Y + p.H, W: 1, H: c.Px(5)}, c.Theme.Border)
		if t.Turn%every == 0 || every == 1 {
			c.Label(paint.Rect{X: x, Y: p.Y + p.H + c.Px(4), W: each, H: line}, ui.Small, ui.Middle, c.Theme.Muted, strconv.Itoa(t.Turn))
		}
	}
}

// line is the number of a side, in steps.
func (s *summary) line(c *ui.Ctx, p *plot, side int) {
	all := s.told.Changes
	for i := range all {
		x, y := p.x(all[i].Answer), p.y(all[i].N[side])
		to := p.X + p.W
		if i+1 < len(all) {
			to = p.x(all[i+1].Answer)
		}
		s.stroke(c, paint.Rect{X: x, Y: y, W: to - x}, side)
		if i+1 < len(all) {
			if next := p.y(all[i+1].N[side]); next != y {
				s.stroke(c, paint.Rect{X: to, Y: min(y, next), H: max(y, next) - min(y, next)}, side)
			}
		}
	}
}

// stroke is a piece of a line along r: that of the second side is broken, so that
// they are told apart without colours.
func (s *summary) stroke(c *ui.Ctx, r paint.Rect, side int) {
	d := max(2, c.Px(4))
	col := s.ink(c, side)
	across := r.W > 0
	long, dash, gap := max(r.W, r.H), float32(1e6), float32(0)
	if side == 1 {
		dash, gap = c.Px(9), c.Px(5)
	}
	for at := float32(0); at < long || at == 0; at += dash + gap {
		n := min(dash, long-at)
		k := paint.Rect{X: r.X - d/2, Y: r.Y + at - d/2, W: d, H: n + d}
		if across || long == 0 {
			k = paint.Rect{X: r.X + at - d/2, Y: r.Y - d/2, W: n + d, H: d}
		}
		if gap > 0 {
			k.W, k.H = max(d, k.W-d), max(d, k.H-d)
		}
		c.Fill(k, col)
	}
}

// mark is the dotted line of a turning point.
func (s *summary) mark(c *ui.Ctx, p *plot, i int) {
	x, d := p.x(s.turns[i].Answer), c.Px(2)
	if s.lit == i+1 {
		d = c.Px(4)
	}
	for y := p.Y; y < p.Y+p.H; y += c.Px(8) {
		c.Fill(paint.Rect{X: x - d/2, Y: y, W: d, H: c.Px(4)}, c.Theme.Replay)
	}
}
