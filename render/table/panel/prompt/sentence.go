package prompt

import (
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// sentence is the prompt, or for a while the reason of a refusal.
func (p *Bar) sentence(c *ui.Ctx, in paint.Rect) {
	if p.Choice.Warning.Shown() {
		p.wrapped(c, in, c.Theme.Danger, p.Words.Warning(p.Choice, func(text string) bool {
			return c.Wrap(warningStyle, in.W, text).Height <= in.H
		}))
		return
	}
	if p.refusal.Shown(c.In.Now) {
		c.Wake(p.refusal.until)
		p.reason(c, in, p.refusal.Why, p.refusal.Say)
		return
	}
	if why := p.Choice.WishReason(); !why.OK() {
		p.reason(c, in, why, "")
		return
	}
	led := p.Words.Led(p.Text)
	if led.Who == "" {
		led.Rest = p.Words.Capital(led.Rest)
	}
	p.ledIn(c, in, c.Theme.Text, led)
}

// reason shows why something is refused, with its clause; text, if any, stands
// for the words of why.
func (p *Bar) reason(c *ui.Ctx, in paint.Rect, why rules.Reason, text string) {
	if rule := why.Rule; rule != "" {
		w := c.ChipWidth(rule)
		if _, hit := c.Chip("chip.refusal", in.X+in.W-w, in.Y+(in.H-c.Line(ui.Small))/2, rule); hit {
			p.act.Rule = rule
		}
		in.W -= w + c.Px(10)
	}
	if text == "" {
		text = p.Words.Say(why.Text)
	}
	p.wrapped(c, in, c.Theme.Danger, p.Words.Capital(text))
}

// sentenceStyles are tried one after the other: one line, two that are close together, two lines where
// the bar is low, lines that are smaller than all else, for what is too long.
var sentenceStyles = [...]ui.Style{{Font: paint.Sans, Size: 22, Lead: 1.3}, {Font: paint.Sans, Size: 20, Lead: 1.1}, {Font: paint.Sans, Size: 18, Lead: 1.18}, {Font: paint.Sans, Size: 15, Lead: 1.14},
	{Font: paint.Sans, Size: 12, Lead: 1.08}}

// warningStyle is the smallest letters that a warning is set in, as far as words can be spared.
var warningStyle = sentenceStyles[1]

// wrapped sets a sentence in the middle of the height, smaller if two lines
// of the usual size do not hold it.
func (p *Bar) wrapped(c *ui.Ctx, in paint.Rect, col paint.Color, s string) {
	st := sentenceStyles[0]
	for _, next := range sentenceStyles[1:] {
		if c.Wrap(st, in.W, s).Height <= in.H {
			break
		}
		st = next
	}
	h := c.Wrap(st, in.W, s).Height
	c.Paragraph(paint.Rect{X: in.X, Y: in.Y + (in.H-h)/2, W: in.W, H: h}, st, ui.Start, col, s)
}

// Text says who is to do what.
func (p *Bar) Text() string {
	q, moving := p.Game.Request(), p.Scene.Moving()
	switch {
	case p.Pacing.Stopped():
		return p.Words.Say(p.Pacing.Why())
	case q == nil && !moving:
		return p.Words.Say(p.Game.Result().Why)
	case moving || q == nil:
		return p.Words.Say(p.Scene.View().Phase)
	case q.To == rules.Chance:
		return p.Words.ToRoll(q)
	case p.Game.Computer():
		return p.Words.Word("table.thinks", p.Words.Side(q.To))
	case p.Scene.Ask == nil:
		return p.Words.Word("table.handover", p.Words.Side(q.To))
	}
	switch p.Choice.Mode() {
	case choice.Deciding: // its odds are shown
		o, _ := p.Choice.Weighed()
		return p.Words.Word("table.confirm.again", p.Words.Side(q.To), p.Deed(o))
	case choice.Confirming:
		o, _ := p.Choice.Pending()
		key := "table.confirm"
		switch {
		case p.Choice.Reveals(o):
			key = "table.confirm.reveals"
		case p.Choice.Throws(o) && p.Scene.Ask.Act(o) != rules.ActMove: // a move throws nothing, but dice may follow it
			key = "table.confirm.throw"
		case p.Choice.Parts(o):
			key = "table.confirm.final"
		}
		return p.Words.Sentences(p.Words.Word(key, p.Words.Side(q.To), p.Deed(o)), p.Words.Changing(p.Choice))
	}
	return p.Words.Prompt(p.Choice)
}

// Deed says what an option does: the act, by whom, to whom, with how many dice. Its odds
// and their dice are shown beside it as soon as they are known.
func (p *Bar) Deed(o rules.Option) string {
	dice := 0
	if at, _ := p.Target(o); at.Dice {
		dice = at.N
	}
	if k := p.Ahead.Odds.Card(p.Scene.Pos); k != nil && k.Option == o && !p.Scene.Blind() {
		dice = 0
	}
	return p.Words.Deed(o, dice)
}
