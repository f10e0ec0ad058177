package log

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// ask finds whether a line may be asked why the computer did what it tells, which is the first
// line of an answer that has a text, and what is told of it. last is the answer that has such a
// line already; it returns the next such one.
func (p *Panel) ask(l *line, last int) int {
	e := &l.entry
	if p.Why == nil || e.Answer == 0 || e.Answer == last || e.Undone || l.text == "" || e.Event.Kind == rules.EvTurn {
		return last
	}
	if l.asks = p.Why.Open(e.Answer); l.asks {
		l.why, _ = p.Why.Told(e.Answer)
	}
	return e.Answer
}

// tellings is another number whenever something else is told of answers.
func (p *Panel) tellings() int {
	if p.Why == nil {
		return 0
	}
	return p.Why.Changes()
}

// Pointed is the answer whose line was pointed at when the log was painted last, if it may be
// asked why it was given; else 0.
func (p *Panel) Pointed() int { return p.pointed }

// whyEdge is the room in dp above and below what is told of an answer.
const whyEdge = 3

// whyHigh is how high what is told of the answer of a line is, so wide.
func (p *Panel) whyHigh(c *ui.Ctx, l *line, w float32) float32 {
	if l.why == "" {
		return 0
	}
	return c.Wrap(ui.Small, w, l.why).Height + 2*c.Px(whyEdge)
}

// tellWhy sets what is told of an answer at the foot of its line, in r.
func (p *Panel) tellWhy(c *ui.Ctx, r paint.Rect, l *line) {
	if l.why != "" {
		c.Paragraph(paint.Rect{X: r.X, Y: r.Y + c.Px(whyEdge), W: r.W}, ui.Small, ui.Start, c.Theme.Accent, l.why)
	}
}

// whyWide is the room beside a line for the button that asks why.
func (p *Panel) whyWide(c *ui.Ctx) float32 {
	return c.Width(ui.SmallB, p.words.Word("table.why")) + c.Px(22)
}

// whyRoom is what the button that asks why takes of a line whose text has so much room beside the
// clause. A text that has a second row all the same keeps its room: the button is below the clause then.
// One that would have none makes way, so that no row is left empty for the button.
func (p *Panel) whyRoom(c *ui.Ctx, l *line, w float32) (wide float32, below bool) {
	if !l.asks {
		return 0, false
	}
	wide = p.whyWide(c)
	rule := l.entry.Event.Rule
	rest := max(0, wide-c.ChipWidth(rule)-c.Px(6))
	if rule == "" || len(c.Wrap(p.style(l), w-rest, l.text).Lines) == 1 {
		return wide, false
	}
	return rest, true
}

// askWhy offers to tell why an answer was given, right of its line, while that is pointed at. It
// reports whether it was asked.
func (p *Panel) askWhy(c *ui.Ctx, r paint.Rect, l *line, hover bool) bool {
	name := p.words.Keys.Join("log", "why", p.words.Keys.Number(l.index))
	_, told := p.Why.Told(l.entry.Answer)
	hover = hover || c.Hot() == name
	if !hover && !told || !p.Why.Offered(l.entry.Answer) {
		return false
	}
	tip := ""
	if !told { // it would lie over the reason, or over the lines after it
		tip = c.Keyed(p.words.Word("table.why.tip"), "H")
		c.Tip(p.words.Keys.Join("log", "line", p.words.Keys.Number(l.index)), r, tip, false)
	}
	if hover {
		p.pointed = l.entry.Answer
	}
	right, chip := r.X+r.W, float32(0)
	if rule := l.entry.Event.Rule; rule != "" {
		chip = c.ChipWidth(rule) + c.Px(6)
	}
	if _, below := p.whyRoom(c, l, r.W-c.Px(indent)-chip); below {
		ui.CutTop(&r, c.Line(ui.Small)+c.Px(2))
	} else {
		right -= chip
	}
	w := p.whyWide(c) - c.Px(4)
	b := ui.Button{Name: name, Label: p.words.Word("table.why"), Tip: tip, On: told, Style: &ui.SmallB}
	return c.Button(paint.Rect{X: right - w, Y: r.Y, W: w, H: min(c.Line(ui.SmallB)+c.Px(4), r.H)}, b)
}
