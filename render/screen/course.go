package screen

import (
	"math"
	"strconv"

	"grognard/game/chronicle"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// course is the numbers of both sides over the turns, to be drawn as lines.
type course struct {
	told  *chronicle.Chronicle
	end   int // number of the last answer
	sides *[2]rules.Army
	whole bool // with the set-up
}

// plot is a chart of the numbers of both sides over the turns, as it lies on the page.
type plot struct {
	paint.Rect // where the lines run
	turns      []chronicle.Turn
	end        int // number of the last answer
	top        int // number at the upper edge
	step       int // between two rules
	now        int // turn that stands out; 0: none
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

// answer is the answer that lies at a place of the chart.
func (p *plot) answer(x float32) int {
	n := len(p.turns)
	at := (x - p.X) / max(1, p.W) * float32(n)
	i := max(0, min(n-1, int(at)))
	from, to := p.turns[i].Answer, p.end
	if i+1 < n {
		to = p.turns[i+1].Answer
	}
	return from + int(float32(to-from)*max(0, min(1, at-float32(i)))+.5)
}

// y is where a number lies.
func (p *plot) y(n int) float32 { return ui.Floor(p.Y + p.H*(1-float32(n)/float32(p.top))) }

// plot lays the chart out: numbers to its left, turns below, a head above.
func (k *course) plot(c *ui.Ctx, r paint.Rect, head float32) plot {
	p := plot{turns: k.told.Turns, end: k.end, top: 1}
	if len(p.turns) > 1 && p.turns[0].Turn == 0 && !k.whole { // the set-up
		p.turns = p.turns[1:]
	}
	for _, n := range k.told.Changes {
		p.top = max(p.top, n.N[0], n.N[1])
	}
	line := c.Line(ui.Small)
	for p.step = 1; float32(p.top/p.step)*line > r.H-head-line-c.Px(4); {
		p.step = wider(p.step)
	}
	p.X, p.Y = r.X+c.Width(ui.Small, strconv.Itoa(p.top))+c.Px(14), r.Y+head
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

// rules are the scales: numbers across, turns below.
func (k *course) rules(c *ui.Ctx, p *plot) {
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
		if t.Turn > 0 && (t.Turn%every == 0 || every == 1) {
			st, col := ui.Small, c.Theme.Muted
			if t.Turn == p.now {
				st, col = ui.SmallB, c.Theme.Text
			}
			c.Label(paint.Rect{X: x, Y: p.Y + p.H + c.Px(4), W: each, H: line}, st, ui.Middle, col, strconv.Itoa(t.Turn))
		}
	}
}

// line is the number of a side, in steps.
func (k *course) line(c *ui.Ctx, p *plot, side int) {
	all := k.told.Changes
	for i := range all {
		x, y := p.x(all[i].Answer), p.y(all[i].N[side])
		to := p.X + p.W
		if i+1 < len(all) {
			to = p.x(all[i+1].Answer)
		}
		k.stroke(c, paint.Rect{X: x, Y: y, W: to - x}, side)
		if i+1 < len(all) {
			if next := p.y(all[i+1].N[side]); next != y {
				k.stroke(c, paint.Rect{X: to, Y: min(y, next), H: max(y, next) - min(y, next)}, side)
			}
		}
	}
}

// stroke is a piece of a line along r: that of the second side is broken, so that
// they are told apart without colours.
func (k *course) stroke(c *ui.Ctx, r paint.Rect, side int) {
	d := max(2, c.Px(4))
	col := inkOf(c, k.sides[side].Nation)
	across := r.W > 0
	long, dash, gap := max(r.W, r.H), float32(1e6), float32(0)
	if side == 1 {
		dash, gap = c.Px(9), c.Px(5)
	}
	for at := float32(0); at < long || at == 0; at += dash + gap {
		n := min(dash, long-at)
		b := paint.Rect{X: r.X - d/2, Y: r.Y + at - d/2, W: d, H: n + d}
		if across || long == 0 {
			b = paint.Rect{X: r.X + at - d/2, Y: r.Y - d/2, W: n + d, H: d}
		}
		if gap > 0 {
			b.W, b.H = max(d, b.W-d), max(d, b.H-d)
		}
		c.Fill(b, col)
	}
}
