package combat

import (
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// replyWhat are the heads of the table of answers: what happens to each side.
var replyWhat = [...]string{"odds.reply.hurt", "odds.reply.gone"}

// replyTable shows the answers to an act side by side: a line for each, with
// the chances that each side is hurt and that it is eliminated, those of the
// side that reads them first.
func (pn *pen) replyTable(f *panel.Column, s *foresee.Card) {
	if len(s.Answers) == 0 {
		return
	}
	c := f.C
	foe := s.Odds.Attacker.Other()
	f.Head(pn.bill.text("replies", 0, func() string { return pn.Words.Word("odds.replies", pn.Words.Side(foe)) }))
	w, above := pn.answerColumns(f, s)
	left, gap, top := f.X+f.W-4*w, c.Px(columnGap), f.Y
	high := float32(0)
	for i, side := range [...]rules.Side{s.Odds.Side, s.Odds.Side.Other()} {
		at := paint.Rect{X: left + float32(2*i)*w + gap, Y: top, W: 2*w - gap}
		st := c.Fit(ui.SmallB, at.W, 2*c.Line(ui.SmallB), pn.Words.Side(side))
		high = max(high, c.Paragraph(at, st, ui.End, c.Theme.Text, pn.Words.Side(side)))
	}
	f.Y += high
	line := c.Line(ui.Small)
	for i := range 4 {
		what := pn.Words.Word(replyWhat[i%2])
		at := paint.Rect{X: left + float32(i)*w + gap, Y: f.Y, W: w - gap, H: line}
		c.Label(at, c.Fit(ui.Small, at.W, line, what), ui.End, c.Theme.Muted, what)
	}
	f.Y += line
	heads := paint.Rect{X: left, Y: top, W: 4 * w, H: f.Y - top}
	if c.Region("odds.reply.heads", heads).Hover {
		c.Tip("odds.reply.heads", heads, pn.Words.Word("odds.reply.about"), false)
	}
	for i := range s.Answers {
		pn.replyRow(f, s, i, w, above)
	}
}

// columnGap is the least room between the heads of two columns, in dp.
const columnGap = 8

// answerColumns is the width of a column of the table of answers, as wide as its
// head; above tells that the answers then have to stand on lines of their own.
func (pn *pen) answerColumns(f *panel.Column, s *foresee.Card) (w float32, above bool) {
	c := f.C
	w = c.Width(ui.SmallB, "100.0")
	for _, key := range replyWhat {
		w = max(w, c.Width(ui.Small, pn.Words.Word(key)))
	}
	w += c.Px(columnGap)
	for i := range s.Answers {
		above = above || c.Width(ui.Small, pn.answer(s, i)) > f.W-4*w-c.Px(4)
	}
	if above = above && 4*w > f.W*.55; above {
		w = min(w, f.W/4)
	}
	return w, above
}

// answer names an answer.
func (pn *pen) answer(s *foresee.Card, i int) string {
	return pn.bill.text("reply", i, func() string {
		a := &s.Answers[i]
		if name := pn.Words.ReplyName(a); !a.Unseen || a.Kind == "" {
			return name
		}
		return pn.Words.Word("odds.reply.unseen", pn.Words.ReplyName(a))
	})
}

// replyRow is one answer; pointing at it lists what it may lead to.
func (pn *pen) replyRow(f *panel.Column, s *foresee.Card, i int, w float32, above bool) {
	c, a := f.C, &s.Answers[i]
	name := pn.answer(s, i)
	line, room, y := c.Line(ui.Small), f.W-4*w-c.Px(4), f.Y
	if above {
		room = f.W
	}
	h := max(line, c.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: room}, ui.Small, ui.Start, c.Theme.Text, name))
	if above {
		y, h = y+h, h+line
	}
	for k := range a.Percent {
		p := a.Percent[k]
		if s.Odds.Side == s.Odds.Attacker { // the numbers about the target stand first
			p = a.Percent[(k+2)%4]
		}
		at := paint.Rect{X: f.X + f.W - float32(4-k)*w, Y: y, W: w, H: line}
		c.Label(at, ui.SmallB, ui.End, c.Theme.Text, pn.Words.Decimal(p))
	}
	at := paint.Rect{X: f.X, Y: f.Y, W: f.W, H: h}
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h, W: at.W, H: c.Hairline()}, c.Theme.Border)
	if region := pn.Words.Keys.Join("odds", "reply", pn.Words.Keys.Number(i)); c.Region(region, at).Hover {
		c.Tip(region, at, pn.Words.ReplyTip(s, a), false)
	}
	f.Y += h + c.Px(2)
}
