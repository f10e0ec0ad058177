package log

import (
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// part is what a side adds to its die in a roll of one side against the other: the log
// tells it where no theatre does.
type part struct {
	side rules.Side
	text string // "+3 Officers, +1 Commander = 8"
}

// partsOf says what is added to each die of line i of a log; nil where the dice do not stand
// against each other, their result is not known yet, or the rulebook tells their totals in
// lines of its own.
func (p *Panel) partsOf(log []match.Entry, i int) []part {
	e := &log[i].Event
	if e.Kind != rules.EvDice || e.Dice.By != rules.Diff || len(e.Faces) != 2 {
		return nil
	}
	result := resultOf(log, i)
	if result == nil {
		return nil
	}
	parts := make([]part, len(e.Faces))
	for k, face := range e.Faces {
		s, ok := p.sideOfDie(e, result, k)
		if !ok {
			return nil
		}
		parts[k] = part{s, p.partText(result, s, face)}
	}
	return parts
}

// resultOf is the result, with its terms, that the dice of line i of a log came to, nil
// if there is none. Dice that were equal are thrown again.
func resultOf(log []match.Entry, i int) *rules.Event {
	told := false
	for k := i + 1; k < len(log) && log[k].Answer == log[i].Answer; k++ {
		switch e := &log[k].Event; {
		case log[k].Undone != log[i].Undone:
		case e.Kind == rules.EvDice:
			told = false
		case e.Kind == rules.EvSay:
			told = true
		case e.Kind == rules.EvResult && !told && len(e.Mods) > 0:
			return e
		default:
			return nil
		}
	}
	return nil
}

// sideOfDie is the side that brings die k of a roll.
func (p *Panel) sideOfDie(e, result *rules.Event, k int) (rules.Side, bool) {
	by := scene.DieOf(&e.Dice, k).For
	if s, ok := by.Side(); ok {
		return s, true
	}
	switch {
	case by == 0:
		return rules.Chance, false
	case by == result.Who:
		return result.Side, true
	case by == result.To:
		return result.Side.Other(), true
	}
	return p.scene.SideOf(by)
}

// partText says what a side adds to what its die shows.
func (p *Panel) partText(result *rules.Event, s rules.Side, face int) string {
	var terms []string
	total := face
	for _, m := range result.Mods {
		if whose(result, &m) == s {
			terms = append(terms, p.words.Word("format.value", words.Signed(m.N), p.words.Under(m.Why)))
			total += m.N
		}
	}
	sum := p.words.Keys.Glue("=", " ", p.words.Keys.Number(total))
	if terms == nil {
		return sum
	}
	return p.words.Word("format.value", p.words.Series(terms), sum)
}

// whose is the side of a term: that of the result where it is about the same thing, else the
// other one.
func whose(result *rules.Event, m *rules.Mod) rules.Side {
	if m.Why.A == result.Who {
		return result.Side
	}
	return result.Side.Other()
}

// The edge of a die of a line and the room that it takes with what is left below it, the gap
// beside it, and the stripe of its side, in dp.
const (
	lineDie   = 28
	lineDies  = 31
	dieGap    = 6
	dieStripe = 5
)

// partHigh is how high a die with what is added to it is, w pixels wide.
func partHigh(c *ui.Ctx, x part, w float32) float32 {
	return max(c.Px(lineDies), c.Wrap(ui.Small, w-c.Px(lineDie+2*dieGap+dieStripe), x.text).Height+c.Px(4))
}

// partsHigh is how high the dice of a line are with what is added to them.
func partsHigh(c *ui.Ctx, all []part, w float32) (h float32) {
	for _, x := range all {
		h += partHigh(c, x, w)
	}
	return h
}

// parts shows the dice of a line one below the other, each with the colour of its side and
// what that adds.
func (p *Panel) parts(c *ui.Ctx, r paint.Rect, l *line, col paint.Color) {
	e, d := &l.entry.Event, c.Px(lineDie)
	for k, x := range l.parts {
		h := partHigh(c, x, r.W)
		c.Stripe(paint.Rect{X: r.X, Y: r.Y, W: c.Px(dieStripe), H: d}, p.scene.Nation(x.side))
		at := paint.Rect{X: r.X + c.Px(dieStripe+dieGap), Y: r.Y, W: d, H: d}
		p.dice.Die(c, at, &e.Dice, k, e.Faces[k], -1)
		in := paint.Rect{X: at.X + d + c.Px(dieGap), Y: r.Y, W: r.W - c.Px(lineDie+2*dieGap+dieStripe)}
		if one := c.Line(ui.Small); h <= c.Px(lineDies) && one < d { // a single line stands beside the middle of the die
			in.Y += (d - one) / 2
		}
		c.Paragraph(in, ui.Small, ui.Start, col, x.text)
		r.Y += h
	}
}
