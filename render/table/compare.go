package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// replyWhat are the heads of the table of answers: what happens to each side.
var replyWhat = [...]string{"odds.reply.hurt", "odds.reply.gone"}

// replyTable shows the answers to an act side by side: a line for each, with
// the chances that each side is hurt and that it is eliminated, those of the
// side that reads them first.
func (t *Table) replyTable(f *column, s *oddsSheet) {
	if len(s.answer) == 0 {
		return
	}
	c := f.c
	foe := s.card.Attacker.Other()
	f.head(t.deps.Words.Word("odds.replies", t.side(foe)))
	line := c.Line(ui.Small)
	w := min(c.Width(ui.SmallB, "100.0")+c.Px(8), f.w*.17)
	left := f.x + f.w - 4*w
	for i, side := range [...]rules.Side{s.card.Side, s.card.Side.Other()} {
		at := paint.Rect{X: left + float32(2*i)*w + c.Px(6), Y: f.y, W: 2*w - c.Px(6), H: line}
		c.Label(at, c.Fit(ui.SmallB, at.W, line, t.side(side)), ui.End, c.Theme.Text, t.side(side))
	}
	heads := paint.Rect{X: left, Y: f.y, W: 4 * w, H: 2 * line}
	if c.Region("odds.reply.heads", heads).Hover {
		c.Tip("odds.reply.heads", heads, t.word("odds.reply.about"), false)
	}
	f.y += line
	for i := range 4 {
		what := t.word(replyWhat[i%2])
		c.Label(paint.Rect{X: left + float32(i)*w, Y: f.y, W: w, H: line}, c.Fit(ui.Small, w, line, what), ui.End, c.Theme.Muted, what)
	}
	f.y += line
	for i := range s.answer {
		t.replyRow(f, s, i, w)
	}
}

// replyRow is one answer; pointing at it lists what it may lead to.
func (t *Table) replyRow(f *column, s *oddsSheet, i int, w float32) {
	c, a := f.c, &s.answer[i]
	name := t.replyName(a)
	if a.unseen {
		name = t.deps.Words.Word("odds.reply.unseen", name)
	}
	line := c.Line(ui.Small)
	h := max(line, c.Paragraph(paint.Rect{X: f.x, Y: f.y, W: f.w - 4*w - c.Px(4)}, ui.Small, ui.Start, c.Theme.Text, name))
	for k := range a.percent {
		p := a.percent[k]
		if s.card.Side == s.card.Attacker { // the numbers about the target stand first
			p = a.percent[(k+2)%4]
		}
		at := paint.Rect{X: f.x + f.w - float32(4-k)*w, Y: f.y, W: w, H: line}
		c.Label(at, ui.SmallB, ui.End, c.Theme.Text, t.decimal(p))
	}
	at := paint.Rect{X: f.x, Y: f.y, W: f.w, H: h}
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h, W: at.W, H: c.Hairline()}, c.Theme.Border)
	if region := t.names.Join("odds", "reply", t.names.Number(i)); c.Region(region, at).Hover {
		c.Tip(region, at, t.replyTip(s, a), false)
	}
	f.y += h + c.Px(2)
}

// replyName names an answer: by a word made for this table, else as its own
// decision calls it, else with the piece that gives it.
func (t *Table) replyName(a *oddsReply) string {
	if key := t.own("reply", t.names.Dot(a.kind, a.option.Do)); t.deps.Words.Has(key) {
		return t.say(rules.Text{Key: key, A: a.option.Who, B: a.option.At})
	}
	if t.deps.Words.Has(t.own("do", t.names.Dot(a.kind, a.option.Do))) {
		return t.branch(a.kind, a.option)
	}
	return t.sequelName(a.option)
}

// replyTip lists the results of an answer with their chances.
func (t *Table) replyTip(sheet *oddsSheet, a *oddsReply) string {
	s := t.replyName(a)
	for i := range a.rows {
		s += "\n" + t.chance(t.rowText(t.named(sheet, a.rows[i].text)), a.rows[i].percent)
	}
	return s
}
