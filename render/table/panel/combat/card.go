package combat

import (
	"strconv"

	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// mostChallengers is how many pieces have results of their own on a card.
const mostChallengers = 10

// challengers shows what an option may lead to for each piece that the other side may
// send against it before any dice are rolled. It reports whether it is such a
// choice that decides.
func (pn *pen) challengers(f *panel.Column, s *foresee.Card) bool {
	if !challenged(s) {
		return false
	}
	k, n := &s.Odds.Choices[0], 0
	for i := range k.Options {
		b := &k.Options[i]
		f.Gap(4)
		f.Text(ui.SmallB, f.C.Theme.Text, pn.bill.text("if", i, func() string {
			return pn.Words.Word("odds.if", pn.Words.Side(k.Side), pn.Words.Branch(k.Kind, b.Option))
		}))
		rows := foresee.Rows(b.Rows)
		for i := range rows {
			pn.row(f, s, &rows[i], "row", n)
			n++
		}
	}
	return true
}

// challenged reports whether challengers has something to show.
func challenged(s *foresee.Card) bool {
	if s == nil || s.Err != nil || len(s.Answers) > 0 || len(s.Odds.Choices) != 1 {
		return false
	}
	k := &s.Odds.Choices[0]
	return k.Side != s.Odds.Side && len(k.Options) <= mostChallengers && foresee.Sends(k.Options)
}

// cardOf sets what an option may lead to, below the combat that it belongs to
// if there is one.
func (pn *pen) cardOf(f *panel.Column, s *foresee.Card, k *rules.Combat) {
	c, battle := f.C, k != nil
	if s.Err != nil {
		f.Text(ui.Small, c.Theme.Danger, pn.Words.Word("odds.toomany"))
		return
	}
	if s.Odds.Sampled > 0 {
		f.Text(ui.Small, c.Theme.Danger, pn.Words.Word("odds.sampled", strconv.Itoa(s.Odds.Sampled)))
	}
	if s.Odds.Closed {
		f.Text(ui.Small, c.Theme.Muted, pn.Words.Shut(s.Odds.Shut))
	}
	if !battle { // else they stand above
		if text := pn.Words.Headline(s); text != "" {
			f.Text(ui.Strong, c.Theme.Accent, text)
		}
		pn.assumed(f, s)
	}
	if s.Sums != "" {
		f.Text(ui.Body, c.Theme.Accent, s.Sums+" "+pn.Words.Word("odds.against")+" "+s.Versus)
	}
	own := s.Odds.Side != s.Odds.Attacker
	if own { // what he has to choose between comes first
		pn.replyTable(f, s)
		f.Gap(6)
	}
	first := pn.diceRow(f, s, !battle)
	if (!battle || k.Chart != nil) && !pn.challengers(f, s) { // else they stand above
		pn.results(f, s)
	}
	if !battle {
		pn.answered(f, s)
	}
	pn.unitTable(f, s)
	pn.facts(f, s)
	pn.openings(f, s)
	pn.limits(f, s)
	if len(s.Back) > 0 {
		f.Head(pn.Words.Word("odds.back"))
		for i := range s.Back {
			pn.row(f, s, &s.Back[i], "back", i)
		}
	}
	if !battle {
		pn.modifiers(f, s.Odds.Mods, first)
	}
}

// answered shows what the other side can make of the results: by what it does, by
// the cards that it adds.
func (pn *pen) answered(f *panel.Column, s *foresee.Card) {
	if s.Odds.Side == s.Odds.Attacker {
		pn.replyTable(f, s)
	}
	pn.variants(f, s)
}

// results lists what the dice may lead to.
func (pn *pen) results(f *panel.Column, s *foresee.Card) {
	if s.Harmless() {
		f.Text(ui.Body, f.C.Theme.Text, pn.Words.Harmless(s))
		return
	}
	for i := range s.Rows {
		pn.row(f, s, &s.Rows[i], "row", i)
		if s.Back == nil { // else what is still chosen is told with the answer
			pn.rowChoices(f, &s.Rows[i])
		}
	}
	pn.pursuit(f, s.Odds.Derived.Pursuit)
}

// diceRow shows how many battle dice are rolled first and, where nothing else
// does, how they come about; it returns the sum that it has told.
func (pn *pen) diceRow(f *panel.Column, s *foresee.Card, why bool) rules.SumKey {
	if len(s.Odds.Dice) == 0 || scene.DieOf(&s.Odds.Dice[0], 0).Face != rules.DieBattle {
		return ""
	}
	c, d := f.C, &s.Odds.Dice[0]
	size := c.Px(26)
	size = min(size, (f.W-c.Px(90))/float32(max(1, d.N()))-c.Px(2))
	for i := range d.N() {
		c.Image("die/battle/sabres", paint.Rect{X: f.X + float32(i)*(size+c.Px(2)), Y: f.Y, W: size, H: size}, paint.White)
	}
	at := paint.Rect{X: f.X + float32(d.N())*(size+c.Px(2)) + c.Px(6), Y: f.Y, W: c.Px(90), H: size}
	c.Label(at, ui.Strong, ui.Start, c.Theme.Text, pn.Words.Word("table.confirm.dice", d.N()))
	f.Y += size + c.Px(4)
	if len(s.Odds.Mods) == 0 || !why {
		return ""
	}
	sum := s.Odds.Mods[0].Sum
	pn.terms(f, s.Odds.Mods, sum)
	f.Gap(4)
	return sum
}

// row is one result: its bar, its percentage, and what it leaves open.
func (pn *pen) row(f *panel.Column, s *foresee.Card, r *foresee.Row, list string, i int) {
	c := f.C
	line := c.Line(ui.Small)
	pw := c.Width(ui.SmallB, pn.Words.Percent("100.0")) + c.Px(4)
	said := s.Befalls(r.Text)
	text := pn.Words.RowText(said)
	h := c.Wrap(ui.Small, f.W-pw-c.Px(8), text).Height
	at := paint.Rect{X: f.X, Y: f.Y, W: f.W, H: h + c.Px(5)}
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h, W: (at.W) * r.Share, H: c.Px(4)}, c.Theme.Accent)
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h + c.Px(3), W: at.W, H: c.Hairline()}, c.Theme.Border)
	c.Paragraph(paint.Rect{X: at.X, Y: at.Y, W: at.W - pw - c.Px(8)}, ui.Small, ui.Start, c.Theme.Text, text)
	c.Label(paint.Rect{X: at.X, Y: at.Y, W: at.W, H: line}, ui.SmallB, ui.End, c.Theme.Text, pn.Words.Percent(r.Percent))
	name := pn.Words.Keys.Join("odds", list, pn.Words.Keys.Number(i))
	if c.Region(name, at).Hover {
		c.Tip(name, at, pn.Words.RowAbout(said)+"\n"+pn.Words.Say(rules.Text{Key: "table.odds.exact"})+" "+r.Exact, false)
	}
	f.Y += at.H + c.Px(1)
}

// rowChoices shows what a result leaves to be chosen.
func (pn *pen) rowChoices(f *panel.Column, r *foresee.Row) {
	if pn.Words.Has(pn.Words.Keys.Dot(r.Text.Key, "about")) {
		return // who chooses what is said there
	}
	for k := range r.Choices {
		if x := &r.Choices[k]; x.Matters() {
			pn.leftOpen(f, x)
		}
	}
}

// leftOpen shows a decision that a result leaves open: who chooses what.
func (pn *pen) leftOpen(f *panel.Column, k *odds.Choice) {
	var all []string
	for i := range k.Options {
		all = append(all, pn.Words.Branch(k.Kind, k.Options[i].Option))
	}
	f.Indented(ui.Small, f.C.Theme.Muted, pn.Words.Word("odds.choice", pn.Words.Side(k.Side), pn.Words.Any(all)))
}

// pursuit shows the hits that advancing units may score.
func (pn *pen) pursuit(f *panel.Column, all []odds.Pursuit) {
	for i := range all {
		f.Text(ui.Small, f.C.Theme.Text, pn.Words.Pursuit(&all[i]))
	}
}

// variants shows the rows again for other defences: a line for each result, a
// column for each number added, or for each thing that the player may estimate.
// Where the figures leave no room for the names, these stand above them.
func (pn *pen) variants(f *panel.Column, s *foresee.Card) {
	if len(s.Variants) == 0 {
		return
	}
	c, head, steps := f.C, "odds.variants", s.Steps
	for _, x := range s.Judged {
		x.Key = pn.Words.Keys.Dot(x.Key, "head")
		head, steps = "odds.estimates", append(steps, pn.Words.Say(x))
	}
	f.Head(pn.Words.Word(head))
	line, n := c.Line(ui.Small), float32(len(steps))
	w := c.Width(ui.Small, "100.0") + c.Px(6)
	above := w*n > f.W*.6
	if above {
		w = f.W / n
	}
	cell := func(i int, st ui.Style, text string) {
		x := f.X + f.W - w*(n-float32(i))
		c.Label(paint.Rect{X: x, Y: f.Y, W: w, H: line}, st, ui.End, c.Theme.Text, text)
	}
	high := line
	for i, step := range steps {
		x := f.X + f.W - w*(n-float32(i)) + c.Px(columnGap)
		at := paint.Rect{X: x, Y: f.Y, W: w - c.Px(columnGap)}
		high = max(high, c.Paragraph(at, c.Fit(ui.SmallB, at.W, 2*line, step), ui.End, c.Theme.Text, step))
	}
	f.Y += high
	for _, v := range s.Variants {
		if above {
			f.Text(ui.Small, c.Theme.Muted, pn.Words.RowText(s.Befalls(v.Text)))
		} else {
			c.Label(paint.Rect{X: f.X, Y: f.Y, W: f.W - w*n, H: line}, ui.Small, ui.Start, c.Theme.Text, pn.Words.RowText(s.Befalls(v.Text)))
		}
		for i, p := range v.Percent {
			cell(i, ui.Small, pn.Words.Decimal(p))
		}
		f.Y += line
	}
}
