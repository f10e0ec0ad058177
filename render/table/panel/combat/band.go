package combat

import (
	"strconv"

	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
)

// mostBeside is how many rows of odds stand beside the modifiers at most; more stand in
// the band.
const mostBeside = 4

// bandFor finds out what stands in the band of a form that is w pixels wide, and how high
// that is.
func (pn *Panel) bandFor(f *frame, k form, w float32) float32 {
	c := f.c
	pn.place.rowsBeside = k != upright && pn.bill.chart == nil && len(pn.bill.rows) > 0 && len(pn.bill.rows) <= mostBeside && !pn.harmless() && !pn.apart() &&
		pn.place.rowsFit(c, k, w)
	pn.place.spills = pn.spilled(c, k, w)
	done := c.Rehearse()
	intent := panel.Intent{}
	g := panel.Column{C: c, W: w - px(c, 30), Intent: &intent}
	high := float32(0)
	if k == upright {
		g.W = w - px(c, 34)
		pn.say(f, &g, true)
		pn.tables(&g)
		high = g.Y
	} else {
		left, right := g.Half(0), g.Half(1)
		pn.say(f, &left, false)
		pn.tables(&right)
		pn.place.oneSided = left.Y == 0 || right.Y == 0
		if pn.place.oneSided {
			left, right = g, g
			pn.say(f, &left, false)
			pn.tables(&right)
		}
		high = max(left.Y, right.Y)
	}
	done()
	if high == 0 {
		return 0
	}
	if k == upright {
		return high + px(c, 16)
	}
	return high + px(c, 30)
}

// bandOf paints the band.
func (pn *Panel) bandOf(f *frame, p *play) {
	c := f.c
	if pn.place.bandHigh == 0 {
		return
	}
	g := panel.Column{C: c, X: p.band.X, Y: p.band.Y, W: p.band.W, Intent: f.intent}
	if p.form == upright {
		pn.say(f, &g, true)
		pn.tables(&g)
		return
	}
	c.Fill(paint.Rect{X: p.band.X, Y: p.band.Y - px(c, 4), W: p.x - p.r - p.band.X, H: c.Hairline()}, c.Theme.Border)
	c.Fill(paint.Rect{X: p.x + p.r, Y: p.band.Y - px(c, 4), W: p.band.X + p.band.W - p.x - p.r, H: c.Hairline()}, c.Theme.Border)
	left, right := g.Half(0), g.Half(1)
	if pn.place.oneSided {
		left, right = g, g
	}
	left.Y, right.Y = left.Y+px(c, 8), right.Y+px(c, 8)
	pn.say(f, &left, false)
	pn.tables(&right)
}

// harmless reports whether the dice have no result of their own.
func (pn *Panel) harmless() bool { return pn.bill.card != nil && pn.bill.card.Harmless() }

// apart reports whether the odds stand for each piece that the other side may send: those of the first alone would
// be told twice.
func (pn *Panel) apart() bool {
	return pn.mode == planning && !pn.place.mute && !pn.place.bare && challenged(pn.bill.card)
}

// say sets what decides: before the dice the chance in a line, what it takes for granted
// and what the answers of the other side make of it; after them what they have brought and
// what may follow.
func (pn *Panel) say(f *frame, g *panel.Column, all bool) {
	c := g.C
	if pn.mode != planning && (all || pn.place.spills[0]) {
		if text := pn.captioned(); text != "" {
			g.Text(ui.Small, c.Theme.Muted, text)
		}
	}
	if text := pn.outcomeText(); text != "" && !all && pn.place.spills[1] {
		g.Text(ui.SmallB, c.Theme.Danger, text)
	}
	if pn.slip.back != nil {
		if all {
			g.Text(ui.Strong, c.Theme.Danger, pn.slip.back.result)
		}
		return
	}
	pn.losses.lay(f, g)
	ahead := pn.foretold
	if foresee.Foretold(ahead) {
		pn.tells.follows(g, ahead)
		return
	}
	if pn.place.bare && pn.bill.card != nil {
		if pn.mode == planning {
			g.Text(ui.SmallB, c.Theme.Accent, pn.chance(pn.bill.card))
			pn.among(g)
			if !pn.place.mute && !pn.Plain {
				pn.tells.replyTable(g, pn.bill.card)
			}
		}
		return
	}
	switch pn.mode {
	case planning:
		pn.weighed(g)
	case throwing, resting:
		if e := pn.told(); e != nil {
			if all {
				g.Text(ui.Strong, c.Theme.Danger, pn.outcomeText())
			}
			pn.tells.tests(g)
			if pn.Scene.View().Combat != nil {
				pn.tells.follows(g, ahead)
			}
		}
		pn.earlier(g)
	}
}

// weighed sets the chance in a line, with what it holds under.
func (pn *Panel) weighed(g *panel.Column) {
	c := g.C
	if card := pn.shown; card != nil && card.Err != nil {
		g.Text(ui.Small, c.Theme.Danger, pn.Words.Word("odds.toomany"))
		return
	}
	s := pn.bill.card
	if s == nil {
		if _, ok := pn.Choice.Pending(); ok && pn.bill.fight == nil { // no dice are near
			pn.tells.outcome(g)
		}
		return
	}
	if s.Odds.Sampled > 0 {
		g.Text(ui.Small, c.Theme.Danger, pn.bill.text("sampled", 0, func() string { return pn.Words.Word("odds.sampled", strconv.Itoa(s.Odds.Sampled)) }))
	}
	if s.Odds.Closed {
		g.Text(ui.Small, c.Theme.Muted, pn.bill.text("shut", 0, func() string { return pn.Words.Shut(s.Odds.Shut) }))
	}
	if text := pn.chance(s); text != "" {
		g.Text(ui.SmallB, c.Theme.Accent, text)
		pn.among(g)
	}
	if pn.harmless() {
		g.Text(ui.Small, c.Theme.Text, pn.Words.Harmless(pn.bill.card))
	}
	if pn.Plain {
		if pn.apart() {
			pn.tells.challengers(g, s)
		}
		return
	}
	pn.tells.assumed(g, s)
	if !pn.place.mute {
		pn.tells.replyTable(g, s)
		pn.tells.challengers(g, s)
	}
}

// tables sets what the dice are read on, the odds where they do not stand beside, and how
// they change with what may be added.
func (pn *Panel) tables(g *panel.Column) {
	if pn.place.bare {
		return
	}
	chart := pn.bill.chart
	if k := pn.Scene.View().Combat; pn.mode != planning && k != nil && k.Chart != nil && pn.told() != nil && pn.slip.back == nil {
		chart = k.Chart
	}
	if chart != nil {
		pn.tells.chartOf(g, chart, pn.bill.card)
	} else if !pn.place.rowsBeside && !pn.harmless() && !pn.apart() {
		pn.oddsRows(g, false)
	}
	if pn.bill.card != nil && pn.mode == planning && !pn.place.lean && !pn.Plain {
		if len(pn.bill.card.Judged) > 0 { // else they stand among the answers
			pn.tells.variants(g, pn.bill.card)
		}
		pn.tells.openings(g, pn.bill.card)
	}
}

// earlier sets the throws beside the one on the drum, small.
func (pn *Panel) earlier(g *panel.Column) {
	throws := pn.Clips.Throws()
	if pn.Clips.Secret() || len(throws) < 2 {
		return
	}
	pn.drum.keep(throws)
	g.Head(pn.Words.Word("table.dice.before"))
	left, lies := 2, pn.lastThrow()
	for i := len(throws) - 1; i >= 0 && left > 0; i-- {
		if &throws[i] != lies {
			pn.drum.cast1(g, throws, i, oldDieSize)
			left--
		}
	}
}

// chance tells in a line what decides, and to a new player no more than that.
func (pn *Panel) chance(s *foresee.Card) string {
	if pn.Plain {
		return pn.bill.text("brief", 0, func() string { return pn.Words.Brief(s) })
	}
	return pn.tells.headline(s)
}

// among tells a new player below the chance what the other side may make of it: the rows that it adds up to are
// of one answer.
func (pn *Panel) among(g *panel.Column) {
	if s := pn.bill.card; pn.Plain {
		if text := pn.bill.text("among", 0, func() string { return pn.Words.BriefAmong(s) }); text != "" {
			g.Text(ui.Small, g.C.Theme.Muted, text)
		}
	}
}

// headline tells in a line what decides.
func (pn *pen) headline(s *foresee.Card) string {
	return pn.bill.text("headline", 0, func() string { return pn.Words.Headline(s) })
}
