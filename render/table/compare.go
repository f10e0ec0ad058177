package table

import (
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// replyWhat are the heads of the table of answers: what happens to each side.
var replyWhat = [...]string{"odds.reply.hurt", "odds.reply.gone"}

// replyTable shows the answers to an act side by side: a line for each, with
// the chances that each side is hurt and that it is eliminated, those of the
// side that reads them first.
func (t *Table) replyTable(f *column, s *foresee.Card) {
	if len(s.Answers) == 0 {
		return
	}
	c := f.c
	foe := s.Odds.Attacker.Other()
	f.head(t.words.Word("odds.replies", t.words.Side(foe)))
	w, above := t.answerColumns(f)
	left, gap, top := f.x+f.w-4*w, c.Px(columnGap), f.y
	high := float32(0)
	for i, side := range [...]rules.Side{s.Odds.Side, s.Odds.Side.Other()} {
		at := paint.Rect{X: left + float32(2*i)*w + gap, Y: top, W: 2*w - gap}
		st := c.Fit(ui.SmallB, at.W, 2*c.Line(ui.SmallB), t.words.Side(side))
		high = max(high, c.Paragraph(at, st, ui.End, c.Theme.Text, t.words.Side(side)))
	}
	f.y += high
	line := c.Line(ui.Small)
	for i := range 4 {
		what := t.words.Word(replyWhat[i%2])
		at := paint.Rect{X: left + float32(i)*w + gap, Y: f.y, W: w - gap, H: line}
		c.Label(at, c.Fit(ui.Small, at.W, line, what), ui.End, c.Theme.Muted, what)
	}
	f.y += line
	heads := paint.Rect{X: left, Y: top, W: 4 * w, H: f.y - top}
	if c.Region("odds.reply.heads", heads).Hover {
		c.Tip("odds.reply.heads", heads, t.words.Word("odds.reply.about"), false)
	}
	for i := range s.Answers {
		t.replyRow(f, s, i, w, above)
	}
}

// columnGap is the least room between the heads of two columns, in dp.
const columnGap = 8

// answerColumns is the width of a column of the table of answers, as wide as its
// head; above tells that the answers then have to stand on lines of their own.
func (t *Table) answerColumns(f *column) (w float32, above bool) {
	c := f.c
	w = c.Width(ui.SmallB, "100.0")
	for _, key := range replyWhat {
		w = max(w, c.Width(ui.Small, t.words.Word(key)))
	}
	w += c.Px(columnGap)
	if above = 4*w > f.w*.68; above {
		w = min(w, f.w/4)
	}
	return w, above
}

// replyRow is one answer; pointing at it lists what it may lead to.
func (t *Table) replyRow(f *column, s *foresee.Card, i int, w float32, above bool) {
	c, a := f.c, &s.Answers[i]
	name := t.words.ReplyName(a)
	if a.Unseen {
		name = t.words.Word("odds.reply.unseen", name)
	}
	line, room, y := c.Line(ui.Small), f.w-4*w-c.Px(4), f.y
	if above {
		room = f.w
	}
	h := max(line, c.Paragraph(paint.Rect{X: f.x, Y: f.y, W: room}, ui.Small, ui.Start, c.Theme.Text, name))
	if above {
		y, h = y+h, h+line
	}
	for k := range a.Percent {
		p := a.Percent[k]
		if s.Odds.Side == s.Odds.Attacker { // the numbers about the target stand first
			p = a.Percent[(k+2)%4]
		}
		at := paint.Rect{X: f.x + f.w - float32(4-k)*w, Y: y, W: w, H: line}
		c.Label(at, ui.SmallB, ui.End, c.Theme.Text, t.words.Decimal(p))
	}
	at := paint.Rect{X: f.x, Y: f.y, W: f.w, H: h}
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h, W: at.W, H: c.Hairline()}, c.Theme.Border)
	if region := t.names.Join("odds", "reply", t.names.Number(i)); c.Region(region, at).Hover {
		c.Tip(region, at, t.words.ReplyTip(s, a), false)
	}
	f.y += h + c.Px(2)
}
