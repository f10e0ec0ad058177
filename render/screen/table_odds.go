package screen

import (
	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// oddsDesk has the odds of an option worked out beside the frame.
type oddsDesk struct {
	pos    *rules.Position
	option rules.Option
	sheet  *oddsSheet // nil while it is worked out
	done   chan *oddsSheet
	picked bool // by a click; a glance at a button does not replace it
}

// oddsSheet is an odds card with its numbers as text.
type oddsSheet struct {
	pos    *rules.Position
	option rules.Option
	card   *odds.Odds
	err    error
	rows   []oddsRow
	vars   []oddsVariant
	facts  []oddsFact
}

type oddsRow struct {
	text    rules.Text
	rule    string
	percent string
	exact   string
	share   float32
	choices []odds.Choice
}

type oddsVariant struct {
	n       string
	percent []string
}

// oddsFact is a number derived from the rows.
type oddsFact struct {
	key   string
	value string
}

// forget clears the desk.
func (d *oddsDesk) forget() { *d = oddsDesk{} }

// want asks for the odds of an option that is picked.
func (d *oddsDesk) want(p *rules.Position, o rules.Option) {
	d.ask(p, o)
	d.picked = true
}

// glance asks for the odds of an option that is only looked at.
func (d *oddsDesk) glance(p *rules.Position, o rules.Option) {
	if !d.picked {
		d.ask(p, o)
	}
}

func (d *oddsDesk) ask(p *rules.Position, o rules.Option) {
	if d.pos == p && d.option == o {
		return
	}
	*d = oddsDesk{pos: p, option: o, done: make(chan *oddsSheet, 1)}
	done := d.done
	go func() {
		card, err := odds.Card(p, o)
		done <- newOddsSheet(p, o, card, err)
	}()
}

// collect takes over odds that are ready; false while they are worked out.
func (d *oddsDesk) collect() bool {
	if d.done == nil {
		return true
	}
	select {
	case d.sheet = <-d.done:
		d.done = nil
		return true
	default:
		return false
	}
}

// newOddsSheet writes the numbers of a card.
func newOddsSheet(p *rules.Position, o rules.Option, card *odds.Odds, err error) *oddsSheet {
	s := &oddsSheet{pos: p, option: o, card: card, err: err}
	if card == nil {
		return s
	}
	for i := range card.Rows {
		r := &card.Rows[i]
		s.rows = append(s.rows, oddsRow{r.Text, r.Rule, r.Percent(), r.Fraction(), float32(r.Tenths) / 1000, r.Choices})
	}
	for _, v := range card.Variants {
		row := oddsVariant{n: "+" + itoa(v.N)}
		for _, have := range card.Rows {
			row.percent = append(row.percent, percentOf(v.Rows, have.Text))
		}
		s.vars = append(s.vars, row)
	}
	s.derive(&card.Derived)
	return s
}

// percentOf finds a row by its text; "0.0" if it is not there.
func percentOf(rows []odds.Row, text rules.Text) string {
	for i := range rows {
		if rows[i].Text == text {
			return rows[i].Percent()
		}
	}
	return "0.0"
}

// derive writes the numbers that follow from the rows.
func (s *oddsSheet) derive(d *odds.Derived) {
	add := func(key string, x odds.Span) {
		if x.Low == nil || x.High == nil || x.High.Sign() == 0 {
			return
		}
		v := odds.Percent(x.Low)
		if !x.One() {
			v += " – " + odds.Percent(x.High)
		}
		s.facts = append(s.facts, oddsFact{key, v + " %"})
	}
	add("odds.removed", d.Removed)
	add("odds.hurt", d.Hurt)
	add("odds.moved", d.Moved)
	add("odds.ownhit", d.OwnHit)
	if x := d.OwnLoss; x.High != nil && x.High.Sign() > 0 {
		v := odds.Number(x.Low)
		if !x.One() {
			v += " – " + odds.Number(x.High)
		}
		s.facts = append(s.facts, oddsFact{"odds.ownloss", v})
	}
}

// dock is the panel of odds and dice: what the chosen option may lead to, or
// how the last combat came about.
func (t *table) dock(c *ui.Ctx) {
	in := c.Panel(t.lay.dock)
	if t.dice.frame(t, c, in) {
		return
	}
	t.ponder()
	if !t.desk.collect() {
		c.Wake(c.In.Now + 10)
	}
	throws := t.clips.Throws()
	s := t.desk.sheet
	if s != nil && s.card != nil && s.card.Certain() && len(s.rows) < 2 {
		s = nil
	}
	switch {
	case s != nil && !t.clips.Running():
		t.oddsCard(c, in, s)
	case len(throws) > 0:
		t.throws(c, in)
	default:
		t.sums(c, in)
	}
}

// ponder shows the odds of the quiet option where nothing is picked and it
// leads to dice: "done" rolls them.
func (t *table) ponder() {
	if t.ask == nil || t.desk.pos == t.pos || t.clips.Running() {
		return
	}
	if v := t.view(); v.Combat == nil {
		return
	}
	if o, ok := t.quiet(); ok {
		t.desk.glance(t.pos, o)
	}
}

// oddsCard paints an odds card.
func (t *table) oddsCard(c *ui.Ctx, in paint.Rect, s *oddsSheet) {
	sc := c.Scroll("odds", in)
	f := &column{c: c, x: sc.View.X, y: sc.Y, w: sc.Width}
	f.text(ui.Strong, c.Theme.Text, t.oddsTitle(s.option))
	if s.err != nil {
		f.text(ui.Small, c.Theme.Danger, t.word("odds.toomany"))
		sc.Done(f.y - sc.Y)
		return
	}
	t.headline(f, s)
	for i := range s.rows {
		t.oddsRow(f, s, i)
	}
	for _, k := range s.facts {
		f.pair(ui.Small, t.word(k.key), k.value)
	}
	t.pursuit(f, s)
	t.modifiers(f, s.card.Mods)
	t.variants(f, s)
	t.assumed(f, s)
	sc.Done(f.y - sc.Y)
}

// oddsTitle names the act whose odds are shown: the option, or the combat
// that it lets go on.
func (t *table) oddsTitle(o rules.Option) string {
	if k := t.view().Combat; k != nil && bare(o) && len(k.From) > 0 {
		return t.say(k.Kind) + ": " + t.name(k.From[0]) + " – " + t.name(k.To)
	}
	return t.label(o) + t.against(o)
}

// rowText names a result. Where its numbers differ from throw to throw, its
// bare name is enough.
func (t *table) rowText(x rules.Text) string {
	if k := t.names.dot(x.Key, "name"); (x.N == 0 || x.M == 0) && t.deps.words.Has(k) {
		return t.word(k)
	}
	return t.say(x)
}

// against names who attacks whom.
func (t *table) against(o rules.Option) string {
	switch {
	case o.Who != 0 && o.At != 0:
		return ": " + t.name(o.Who) + " – " + t.name(o.At)
	case o.At != 0:
		return ": " + t.name(o.At)
	case o.With != 0:
		return ": " + t.name(o.With)
	}
	return ""
}

// headline is the likeliest result in words.
func (t *table) headline(f *column, s *oddsSheet) {
	best := -1
	for i := range s.rows {
		if best < 0 || s.rows[i].share > s.rows[best].share {
			best = i
		}
	}
	if best < 0 {
		return
	}
	n := int(s.rows[best].share*100 + .5)
	f.text(ui.Body, f.c.Theme.Accent, t.say(rules.Text{Key: "table.odds.headline", N: n})+" "+t.rowText(s.rows[best].text))
	f.gap(4)
}

// oddsRow is one result: its bar, its percentage, and what it leaves open.
func (t *table) oddsRow(f *column, s *oddsSheet, i int) {
	c, r := f.c, &s.rows[i]
	line := c.Line(ui.Small)
	pw := c.Width(ui.SmallB, "100.0 %") + c.Px(4)
	h := c.Wrap(ui.Small, f.w-pw-c.Px(8), t.rowText(r.text)).Height
	at := paint.Rect{X: f.x, Y: f.y, W: f.w, H: h + c.Px(8)}
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h + c.Px(1), W: (at.W) * r.share, H: c.Px(5)}, c.Theme.Accent)
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h + c.Px(5), W: at.W, H: c.Hairline()}, c.Theme.Border)
	c.Paragraph(paint.Rect{X: at.X, Y: at.Y, W: at.W - pw - c.Px(8)}, ui.Small, ui.Start, c.Theme.Text, t.rowText(r.text))
	c.Label(paint.Rect{X: at.X, Y: at.Y, W: at.W - c.Width(ui.SmallB, " %"), H: line}, ui.SmallB, ui.End, c.Theme.Text, r.percent)
	c.Label(paint.Rect{X: at.X, Y: at.Y, W: at.W, H: line}, ui.SmallB, ui.End, c.Theme.Text, " %")
	name := t.names.join("odds", "row", t.names.number(i))
	if c.Region(name, at).Hover {
		c.Tip(name, at, t.say(rules.Text{Key: "table.odds.exact"})+" "+r.exact, false)
	}
	f.y += at.H + c.Px(3)
	for k := range r.choices {
		t.choice(f, &r.choices[k])
	}
}

// choice shows a decision that a result leaves open: who chooses what.
func (t *table) choice(f *column, k *odds.Choice) {
	s := t.say(rules.Text{Key: "odds.choice", A: rules.SideRef(k.Side)})
	for i := range k.Options {
		if i > 0 {
			s += " /"
		}
		s += " " + t.label(k.Options[i].Option)
	}
	f.indented(ui.Small, f.c.Theme.Muted, s)
}

// pursuit shows the hits that an advancing unit may score.
func (t *table) pursuit(f *column, s *oddsSheet) {
	for i := range s.card.Derived.Pursuit {
		p := &s.card.Derived.Pursuit[i]
		if p.Hits[0] == nil {
			continue
		}
		f.pair(ui.Small, t.say(rules.Text{Key: "odds.pursuit", A: p.Unit}),
			"0: "+odds.Percent(p.Hits[0])+"  1: "+odds.Percent(p.Hits[1])+"  2: "+odds.Percent(p.Hits[2])+" %")
	}
}

// modifiers shows the terms of both sums, each sum with its total, so that
// what is shown adds up.
func (t *table) modifiers(f *column, mods []rules.Mod) {
	if len(mods) == 0 {
		return
	}
	f.head(t.word("odds.modifiers"))
	done := ""
	for i := range mods {
		sum := mods[i].Sum
		if sum == done {
			continue
		}
		if i > 0 && seen(mods[:i], sum) {
			continue
		}
		done = sum
		t.sumOf(f, mods, sum)
	}
}

func seen(mods []rules.Mod, sum string) bool {
	for i := range mods {
		if mods[i].Sum == sum {
			return true
		}
	}
	return false
}

// sumOf lists the terms of one sum.
func (t *table) sumOf(f *column, mods []rules.Mod, sum string) {
	c := f.c
	total := 0
	for i := range mods {
		m := &mods[i]
		if m.Sum != sum {
			continue
		}
		total += m.N
		col := c.Theme.Accent
		if m.N < 0 {
			col = c.Theme.Danger
		}
		f.term(t, m, col)
	}
	f.pair(ui.SmallB, t.sumWord(sum), itoa(total))
	f.gap(4)
}

// sumWord is the word of a sum: "Attack".
func (t *table) sumWord(sum string) string {
	for _, k := range [...]string{t.own("sum", sum), t.names.dot("sum", sum), t.names.join("table", "sum", sum)} {
		if t.deps.words.Has(k) {
			return t.word(k)
		}
	}
	return sum
}

// variants shows the rows again for other defences.
func (t *table) variants(f *column, s *oddsSheet) {
	if len(s.vars) == 0 {
		return
	}
	c := f.c
	f.head(t.word("odds.variants"))
	line := c.Line(ui.Small)
	w := (f.w - c.Px(40)) / float32(max(1, len(s.rows)))
	for _, v := range s.vars {
		c.Label(paint.Rect{X: f.x, Y: f.y, W: c.Px(40), H: line}, ui.SmallB, ui.Start, c.Theme.Text, v.n)
		for i, p := range v.percent {
			c.Label(paint.Rect{X: f.x + c.Px(40) + w*float32(i), Y: f.y, W: w, H: line}, ui.Small, ui.End, c.Theme.Text, p)
		}
		f.y += line
	}
}

// assumed says what the odds take for granted.
func (t *table) assumed(f *column, s *oddsSheet) {
	if len(s.card.Assumed) == 0 {
		return
	}
	f.head(t.word("odds.assumed"))
	for i := range s.card.Assumed {
		a := &s.card.Assumed[i]
		f.text(ui.Small, f.c.Theme.Muted, t.side(a.Side)+": "+t.label(a.Option))
	}
}
