// Package chart draws the numbers of both sides over the turns of a battle as lines.
//
//	k := chart.Lines{Told: told, End: m.Len(), Sides: &v.Sides}
//	p := k.Lay(c, r, head)
//	k.Scales(c, &p)
//	k.Line(c, &p, 0)
package chart

import (
	"image"
	"image/color"
	"math"
	"strconv"

	"grognard/assets/palette"
	"grognard/game/chronicle"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Lines is the numbers of both sides over the turns, to be drawn as lines.
type Lines struct {
	Told  *chronicle.Chronicle
	Of    []chronicle.Change // the numbers; nil: those of the course
	End   int                // number of the last answer
	Sides *[2]rules.Army
	Whole bool // with the set-up
}

// Plot is a chart of the numbers of both sides over the turns, as it lies on the page.
type Plot struct {
	paint.Rect // where the lines run
	turns      []chronicle.Turn
	end        int // number of the last answer
	top        int // number at the upper edge
	step       int // between two rules
	Now        int // turn that stands out; 0: none
}

// Along is where an answer lies: turns are equally wide.
func (p *Plot) Along(answer int) float32 {
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

// Answer is the answer that lies at a place of the chart.
func (p *Plot) Answer(x float32) int {
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
func (p *Plot) y(n int) float32 { return ui.Floor(p.Y + p.H*(1-float32(n)/float32(p.top))) }

// Lay lays the chart out: numbers to its left, turns below, a head above.
func (k *Lines) Lay(c *ui.Ctx, r paint.Rect, head float32) Plot {
	p := Plot{turns: k.Told.Turns, end: k.End, top: 1}
	if len(p.turns) > 1 && p.turns[0].Turn == 0 && !k.Whole { // the set-up
		p.turns = p.turns[1:]
	}
	for _, n := range k.numbers() {
		p.top = max(p.top, n.N[0], n.N[1])
	}
	line := c.Line(ui.Small)
	for p.step = 1; float32(p.top/p.step)*line > r.H-head-line-c.Px(4); {
		p.step = wider(p.step)
	}
	p.X, p.Y = r.X+c.Width(ui.Small, number(p.top))+c.Px(14), r.Y+head
	p.W, p.H = r.X+r.W-p.X-c.Px(16), r.Y+r.H-p.Y-line-c.Px(4)
	return p
}

// numbers are those that are drawn.
func (k *Lines) numbers() []chronicle.Change {
	if k.Of != nil {
		return k.Of
	}
	return k.Told.Changes
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

// Scales are the scales: numbers across, turns below.
func (k *Lines) Scales(c *ui.Ctx, p *Plot) {
	line := c.Line(ui.Small)
	p.Turns(c)
	for n := 0; n <= p.top; n += p.step {
		y := p.y(n)
		c.Fill(paint.Rect{X: p.X, Y: y, W: p.W, H: 1}, paint.Alpha(c.Theme.Border, .45))
		c.Label(paint.Rect{X: p.X - c.Px(70), Y: y - line/2, W: c.Px(60), H: line}, ui.Small, ui.End, c.Theme.Muted, number(n))
	}
}

// written are the first numbers in digits: a chart is painted every frame, and a game has few turns.
var written = func() (all [1000]string) {
	for n := range all {
		all[n] = strconv.Itoa(n)
	}
	return all
}()

func number(n int) string {
	if n >= 0 && n < len(written) {
		return written[n]
	}
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Turns is the scale of turns below a plot.
func (p *Plot) Turns(c *ui.Ctx) {
	line := c.Line(ui.Small)
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
			if t.Turn == p.Now {
				st, col = ui.SmallB, c.Theme.Text
			}
			c.Label(paint.Rect{X: x, Y: p.Y + p.H + c.Px(4), W: each, H: line}, st, ui.Middle, col, number(t.Turn))
		}
	}
}

// Line is the number of a side, in steps.
func (k *Lines) Line(c *ui.Ctx, p *Plot, side int) {
	all := k.numbers()
	for i := range all {
		x, y := p.Along(all[i].Answer), p.y(all[i].N[side])
		to := p.X + p.W
		if i+1 < len(all) {
			to = p.Along(all[i+1].Answer)
		}
		k.stroke(c, paint.Rect{X: x, Y: y, W: to - x}, p.X, side)
		if i+1 < len(all) {
			if next := p.y(all[i+1].N[side]); next != y {
				k.stroke(c, paint.Rect{X: to, Y: min(y, next), H: max(y, next) - min(y, next)}, p.X, side)
			}
		}
	}
}

// Stroke is a piece of a line along r: that of the second side is broken, so that
// they are told apart without colours.
func (k *Lines) Stroke(c *ui.Ctx, r paint.Rect, side int) { k.stroke(c, r, r.X, side) }

// stroke is a piece of a line whose dashes are counted from a place across the page: a line of many
// short pieces is broken as one of a few long ones is.
func (k *Lines) stroke(c *ui.Ctx, r paint.Rect, origin float32, side int) {
	d := max(2, c.Px(4))
	col := Ink(c, k.Sides[side].Nation)
	switch across := r.W > 0 || r.H == 0; {
	case side == 0 && across:
		c.Fill(paint.Rect{X: r.X - d/2, Y: r.Y - d/2, W: r.W + d, H: d}, col)
	case side == 0:
		c.Fill(paint.Rect{X: r.X - d/2, Y: r.Y - d/2, W: d, H: r.H + d}, col)
	case across:
		Dashes(r.X, r.X+r.W, origin, c.Px(9), c.Px(5), func(from, to float32) {
			c.Fill(paint.Rect{X: from - d/2, Y: r.Y - d/2, W: to - from, H: d}, col)
		})
	default:
		Dashes(r.Y, r.Y+r.H, r.Y, c.Px(9), c.Px(5), func(from, to float32) {
			c.Fill(paint.Rect{X: r.X - d/2, Y: from - d/2, W: d, H: max(d, to-from)}, col)
		})
	}
}

// Dashes are the parts of a broken line that lie from a place to another; they are counted from
// origin, so that pieces of a line make one.
func Dashes(from, to, origin, dash, gap float32, put func(from, to float32)) {
	each := dash + gap
	for at := origin + each*ui.Floor((from-origin)/each); at < to; at += each {
		if a, b := max(at, from), min(at+dash, to); b > a {
			put(a, b)
		}
	}
}

// Dotted is the upright dotted line of a turning point, d pixels wide.
func (p *Plot) Dotted(c *ui.Ctx, answer int, d float32, col paint.Color) {
	x := p.Along(answer)
	for y := p.Y; y < p.Y+p.H; y += c.Px(8) {
		c.Fill(paint.Rect{X: x - d/2, Y: y, W: d, H: c.Px(4)}, col)
	}
}

// DiscKey is the picture of a plain disc.
const DiscKey = "end/disc"

// Disc is the mark of a moment about a place, d pixels wide, with a ring about it.
func Disc(c *ui.Ctx, store *paint.Store, x, y, d float32, ring paint.Color) {
	if store.Get(DiscKey) == nil {
		store.Put(DiscKey, disc(64))
	}
	c.Image(DiscKey, paint.About(x, y, d+c.Px(5), d+c.Px(5)), ring)
	c.Image(DiscKey, paint.About(x, y, d, d), c.Theme.Replay)
}

// disc draws a white disc.
func disc(n int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, n, n))
	mid, r := float64(n)/2, float64(n)/2-1
	for y := range n {
		for x := range n {
			in := r - math.Hypot(float64(x)+.5-mid, float64(y)+.5-mid) + .5
			v := uint8(255 * max(0, min(1, in)))
			img.SetRGBA(x, y, color.RGBA{R: v, G: v, B: v, A: v})
		}
	}
	return img
}

// Ink is the colour of a nation, as light or dark as it must be to be told from paper.
func Ink(c *ui.Ctx, nation string) paint.Color {
	col := ui.LiveryOf(nation).Field
	to := uint8(0)
	if c.Theme.Dark {
		to = 255
	}
	for range 12 {
		if palette.Contrast(col, c.Theme.Panel) >= leastContrast {
			break
		}
		for _, v := range []*uint8{&col.R, &col.G, &col.B} {
			*v = uint8((int(*v)*7 + int(to)) / 8)
		}
	}
	return col
}

// leastContrast is that of lines with the paper below them.
const leastContrast = 3
