package table

import (
	"strconv"

	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// dock is the panel of odds and dice: what the chosen option may lead to, or
// how the last combat came about.
func (t *Table) dock(c *ui.Ctx) {
	in := c.Panel(t.lay.dock)
	if t.dice.Frame(t, c, in) {
		return
	}
	if t.hold.on && t.hold.recap {
		t.recap(c, in)
		return
	}
	t.losses(c, &in)
	if !t.clips.Running() {
		t.history.KeepChart()
	}
	t.ponder()
	if t.ahead.Odds.Busy() {
		c.Wake(c.In.Now + 10)
	}
	s := t.ahead.Odds.Card(t.scene.Pos)
	_, armed := t.armed()
	switch {
	case t.unmeasured(c, in, s):
	case !armed && s == nil && t.turnEnded(c, in):
	case !t.clips.Running() && (armed || !t.history.Decided() && (s != nil || t.composing())):
		t.planned(c, in, s)
	case len(t.clips.Throws()) > 0 && (t.clips.Running() || !t.history.Diceless() && !t.history.Outdated()):
		t.throws(c, in)
	default:
		t.sums(c, in)
	}
}

// ponder shows the odds of the quiet option where nothing is picked and it
// leads to dice: "done" rolls them.
func (t *Table) ponder() {
	if t.scene.Ask == nil || t.ahead.Odds.Pos == t.scene.Pos || t.clips.Running() {
		return
	}
	if v := t.scene.View(); v.Combat == nil {
		if o, ok := t.aimedOption(); ok {
			t.ahead.Odds.Glance(t.scene.Pos, o)
		}
		return
	}
	if o, ok := t.scene.Quiet(); ok {
		t.ahead.Odds.Glance(t.scene.Pos, o)
	}
}

// aimedOption returns the first of the options that are left, where attacker
// and target are picked and only the manner of the attack is open.
func (t *Table) aimedOption() (rules.Option, bool) {
	if len(t.choice.Picks) < 2 || len(t.choice.Left) < 2 || len(t.choice.Left) > mostFewTargets {
		return rules.Option{}, false
	}
	first := t.choice.Left[0]
	for _, o := range t.choice.Left {
		if o.Who != first.Who || o.At != first.At || o.At == 0 || t.scene.Mine(o.At) {
			return rules.Option{}, false
		}
	}
	return first, true
}

// planned shows what is about to be done: first who fights whom and what the
// sums are made of, then what may come of it.
func (t *Table) planned(c *ui.Ctx, in paint.Rect, s *foresee.Card) {
	sc := c.Scroll("odds", in)
	f := &column{c: c, x: sc.View.X, y: sc.Y, w: sc.Width}
	if !t.clips.Running() && t.foretold(c) {
		t.whatFollows(f)
		t.lastDice(f)
		sc.Done(f.y - sc.Y)
		return
	}
	next, waiting := t.foreseen()
	if waiting {
		c.Wake(c.In.Now + 10)
	}
	if len(next.Mods) == 0 && s != nil && s.Err == nil {
		next.Mods = s.Odds.Mods
	}
	switch {
	case next.Combat != nil:
		t.battle(f, next.Combat, next.Mods, s)
	case s != nil:
		f.text(ui.Strong, c.Theme.Text, t.words.OddsTitle(s.Option))
	case t.ahead.Odds.Pos == t.scene.Pos && t.ahead.Odds.Option != (rules.Option{}):
		f.text(ui.Strong, c.Theme.Text, t.words.OddsTitle(t.ahead.Odds.Option))
	default:
		t.outcome(f)
	}
	t.lastDice(f)
	if s != nil {
		t.oddsCard(f, s, next.Combat)
	}
	sc.Done(f.y - sc.Y)
}

// oddsCard sets what an option may lead to, below the combat that it belongs to
// if there is one.
func (t *Table) oddsCard(f *column, s *foresee.Card, k *rules.Combat) {
	c, battle := f.c, k != nil
	if s.Err != nil {
		f.text(ui.Small, c.Theme.Danger, t.words.Word("odds.toomany"))
		return
	}
	if s.Odds.Sampled > 0 {
		f.text(ui.Small, c.Theme.Danger, t.words.Word("odds.sampled", strconv.Itoa(s.Odds.Sampled)))
	}
	if s.Odds.Closed {
		f.text(ui.Small, c.Theme.Muted, t.words.Shut(s.Odds.Shut))
	}
	if !battle { // else they stand above
		if text := t.words.Headline(s); text != "" {
			f.text(ui.Strong, c.Theme.Accent, text)
		}
		t.assumed(f, s)
	}
	if s.Sums != "" {
		f.text(ui.Body, c.Theme.Accent, s.Sums+" "+t.words.Word("odds.against")+" "+s.Versus)
	}
	own := s.Odds.Side != s.Odds.Attacker
	if own { // what he has to choose between comes first
		t.replyTable(f, s)
		f.gap(6)
	}
	first := t.diceRow(f, s, !battle)
	if (!battle || k.Chart != nil) && !t.challengers(f, s) { // else they stand above
		t.results(f, s)
	}
	if !battle {
		t.answered(f, s)
	}
	t.unitTable(f, s)
	t.facts(f, s)
	t.openings(f, s)
	t.limits(f, s)
	if len(s.Back) > 0 {
		f.head(t.words.Word("odds.back"))
		for i := range s.Back {
			t.oddsRow(f, s, &s.Back[i], "back", i)
		}
	}
	if !battle {
		t.modifiers(f, s.Odds.Mods, first)
	}
}

// answered shows what the other side can make of the results: by what it does, by
// the cards that it adds.
func (t *Table) answered(f *column, s *foresee.Card) {
	if s.Odds.Side == s.Odds.Attacker {
		t.replyTable(f, s)
	}
	t.variants(f, s)
}

// results lists what the dice may lead to.
func (t *Table) results(f *column, s *foresee.Card) {
	if s.Harmless() {
		f.text(ui.Body, f.c.Theme.Text, t.words.Word("odds.harmless"))
		return
	}
	for i := range s.Rows {
		t.oddsRow(f, s, &s.Rows[i], "row", i)
		if s.Back == nil { // else what is still chosen is told with the answer
			t.rowChoices(f, &s.Rows[i])
		}
	}
	t.pursuit(f, s.Odds.Derived.Pursuit)
}

// diceRow shows how many battle dice are rolled first and, where nothing else
// does, how they come about; it returns the sum that it has told.
func (t *Table) diceRow(f *column, s *foresee.Card, why bool) string {
	if len(s.Odds.Dice) == 0 || DieOf(&s.Odds.Dice[0], 0).Face != FaceBattle {
		return ""
	}
	c, d := f.c, &s.Odds.Dice[0]
	size := c.Px(26)
	size = min(size, (f.w-c.Px(90))/float32(max(1, d.N()))-c.Px(2))
	for i := range d.N() {
		c.Image("die/battle/sabres", paint.Rect{X: f.x + float32(i)*(size+c.Px(2)), Y: f.y, W: size, H: size}, paint.White)
	}
	at := paint.Rect{X: f.x + float32(d.N())*(size+c.Px(2)) + c.Px(6), Y: f.y, W: c.Px(90), H: size}
	c.Label(at, ui.Strong, ui.Start, c.Theme.Text, t.words.Word("table.confirm.dice", d.N()))
	f.y += size + c.Px(4)
	if len(s.Odds.Mods) == 0 || !why {
		return ""
	}
	sum := s.Odds.Mods[0].Sum
	t.terms(f, s.Odds.Mods, sum)
	f.gap(4)
	return sum
}

// oddsRow is one result: its bar, its percentage, and what it leaves open.
func (t *Table) oddsRow(f *column, s *foresee.Card, r *foresee.Row, list string, i int) {
	c := f.c
	line := c.Line(ui.Small)
	pw := c.Width(ui.SmallB, t.words.Percent("100.0")) + c.Px(4)
	said := s.Befalls(r.Text)
	text := t.words.RowText(said)
	h := c.Wrap(ui.Small, f.w-pw-c.Px(8), text).Height
	at := paint.Rect{X: f.x, Y: f.y, W: f.w, H: h + c.Px(5)}
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h, W: (at.W) * r.Share, H: c.Px(4)}, c.Theme.Accent)
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h + c.Px(3), W: at.W, H: c.Hairline()}, c.Theme.Border)
	c.Paragraph(paint.Rect{X: at.X, Y: at.Y, W: at.W - pw - c.Px(8)}, ui.Small, ui.Start, c.Theme.Text, text)
	c.Label(paint.Rect{X: at.X, Y: at.Y, W: at.W, H: line}, ui.SmallB, ui.End, c.Theme.Text, t.words.Percent(r.Percent))
	name := t.names.Join("odds", list, t.names.Number(i))
	if c.Region(name, at).Hover {
		c.Tip(name, at, t.words.RowAbout(said)+"\n"+t.words.Say(rules.Text{Key: "table.odds.exact"})+" "+r.Exact, false)
	}
	f.y += at.H + c.Px(1)
}

// rowChoices shows what a result leaves to be chosen.
func (t *Table) rowChoices(f *column, r *foresee.Row) {
	if t.words.Has(t.names.Dot(r.Text.Key, "about")) {
		return // who chooses what is said there
	}
	for k := range r.Choices {
		if x := &r.Choices[k]; x.Matters() {
			t.leftOpen(f, x)
		}
	}
}

// leftOpen shows a decision that a result leaves open: who chooses what.
func (t *Table) leftOpen(f *column, k *odds.Choice) {
	var all []string
	for i := range k.Options {
		all = append(all, t.words.Branch(k.Kind, k.Options[i].Option))
	}
	f.indented(ui.Small, f.c.Theme.Muted, t.words.Word("odds.choice", t.words.Side(k.Side), t.words.Any(all)))
}

// pursuit shows the hits that advancing units may score.
func (t *Table) pursuit(f *column, all []odds.Pursuit) {
	for i := range all {
		f.text(ui.Small, f.c.Theme.Text, t.words.Pursuit(&all[i]))
	}
}

// variants shows the rows again for other defences: a line for each result, a
// column for each number added, or for each thing that the player may estimate.
// Where the figures leave no room for the names, these stand above them.
func (t *Table) variants(f *column, s *foresee.Card) {
	if len(s.Variants) == 0 {
		return
	}
	c, head, steps := f.c, "odds.variants", s.Steps
	for _, x := range s.Judged {
		x.Key = t.names.Dot(x.Key, "head")
		head, steps = "odds.estimates", append(steps, t.words.Say(x))
	}
	f.head(t.words.Word(head))
	line, n := c.Line(ui.Small), float32(len(steps))
	w := c.Width(ui.Small, "100.0") + c.Px(6)
	above := w*n > f.w*.6
	if above {
		w = f.w / n
	}
	cell := func(i int, st ui.Style, text string) {
		x := f.x + f.w - w*(n-float32(i))
		c.Label(paint.Rect{X: x, Y: f.y, W: w, H: line}, st, ui.End, c.Theme.Text, text)
	}
	high := line
	for i, step := range steps {
		x := f.x + f.w - w*(n-float32(i)) + c.Px(columnGap)
		at := paint.Rect{X: x, Y: f.y, W: w - c.Px(columnGap)}
		high = max(high, c.Paragraph(at, c.Fit(ui.SmallB, at.W, 2*line, step), ui.End, c.Theme.Text, step))
	}
	f.y += high
	for _, v := range s.Variants {
		if above {
			f.text(ui.Small, c.Theme.Muted, t.words.RowText(s.Befalls(v.Text)))
		} else {
			c.Label(paint.Rect{X: f.x, Y: f.y, W: f.w - w*n, H: line}, ui.Small, ui.Start, c.Theme.Text, t.words.RowText(s.Befalls(v.Text)))
		}
		for i, p := range v.Percent {
			cell(i, ui.Small, t.words.Decimal(p))
		}
		f.y += line
	}
}
