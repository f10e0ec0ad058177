package chart

import (
	"grognard/game/study"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Chances is the chance of winning over a battle, to be drawn as a field: that of the first side from
// below, that of the second from above.
type Chances struct {
	Course []study.Moment
	Rough  bool // more is still to be found
}

// Paint draws the field, and the line at even chances.
func (k *Chances) Paint(c *ui.Ctx, l *Lines, p *Plot) {
	if len(k.Course) == 0 {
		return
	}
	left := float32(1)
	if k.Rough {
		left = .55
	}
	first, second := paint.Alpha(Ink(c, l.Sides[0].Nation), left), paint.Alpha(Ink(c, l.Sides[1].Nation), left)
	from := p.Along(k.Course[0].Answer)
	step := max(2, c.Px(2))
	i := 0
	for x := from; x < p.X+p.W; x += step {
		for i+1 < len(k.Course) && p.Along(k.Course[i+1].Answer) <= x {
			i++
		}
		y := ui.Floor(p.Y + p.H*(1-float32(k.at(p, i, x))))
		w := min(step, p.X+p.W-x)
		c.Fill(paint.Rect{X: x, Y: p.Y, W: w, H: y - p.Y}, second)
		c.Fill(paint.Rect{X: x, Y: y, W: w, H: p.Y + p.H - y}, first)
		c.Fill(paint.Rect{X: x, Y: y - c.Px(1), W: w, H: c.Px(3)}, c.Theme.Panel)
	}
	mid := ui.Floor(p.Y + p.H/2)
	Dashes(from, p.X+p.W, from, c.Px(4), c.Px(4), func(a, b float32) {
		c.Fill(paint.Rect{X: a, Y: mid, W: b - a, H: c.Hairline()}, c.Theme.Panel)
	})
}

// at is the chance at a place between moment i and the next.
func (k *Chances) at(p *Plot, i int, x float32) float64 {
	is := k.Course[i].Chance
	if i+1 == len(k.Course) {
		return is
	}
	from, to := p.Along(k.Course[i].Answer), p.Along(k.Course[i+1].Answer)
	if to <= from {
		return is
	}
	return is + (k.Course[i+1].Chance-is)*float64((x-from)/(to-from))
}

// Chance is the chance of the first side after an answer, as the moments about it tell; false: nothing is known.
func Chance(course []study.Moment, answer int) (float64, bool) {
	if len(course) == 0 {
		return 0, false
	}
	last := course[0]
	for _, m := range course {
		if m.Answer > answer {
			break
		}
		last = m
	}
	return last.Chance, true
}

// Percents are the scale of chances, beside a plot: nothing, half and all.
func (p *Plot) Percents(c *ui.Ctx, say func(percent int) string) {
	line := c.Line(ui.Small)
	for _, n := range [...]int{0, 50, 100} {
		if n == 50 && p.H < 3*line {
			continue
		}
		y := p.Y + p.H*(1-float32(n)/100)
		c.Label(paint.Rect{X: p.X - c.Px(90), Y: max(p.Y, min(p.Y+p.H-line, y-line/2)), W: c.Px(80), H: line}, ui.Small, ui.End, c.Theme.Muted, say(n))
	}
}

// Balance is a bar with the chance of the first side from the left, that of the second from the right.
func Balance(c *ui.Ctx, bar paint.Rect, sides *[2]rules.Army, first float64) {
	own := bar
	own.W = ui.Floor(bar.W * float32(first))
	c.Fill(bar, Ink(c, sides[1].Nation))
	c.Fill(own, Ink(c, sides[0].Nation))
	c.Frame(bar, c.Hairline(), c.Theme.Border)
}
