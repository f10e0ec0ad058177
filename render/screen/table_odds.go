package screen

import (
	"strconv"
	"strings"

	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// dock is the panel of odds and dice: what the chosen option may lead to, or
// how the last combat came about.
func (t *table) dock(c *ui.Ctx) {
	in := c.Panel(t.lay.dock)
	if t.dice.frame(t, c, in) {
		return
	}
	if t.hold.on && t.hold.recap {
		t.recap(c, in)
		return
	}
	t.ponder()
	if !t.desk.collect() {
		c.Wake(c.In.Now + 10)
	}
	s := t.desk.shown(t.pos)
	if t.blind() {
		s = nil
	}
	switch {
	case s != nil && !t.clips.Running() && !t.decided():
		t.lastDice(c, &in)
		t.oddsCard(c, in, s)
	case len(t.clips.Throws()) > 0 && (t.clips.Running() || !t.diceless()):
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
	if s.card.Sampled > 0 {
		f.text(ui.Small, c.Theme.Danger, t.deps.words.Word("odds.sampled", strconv.Itoa(s.card.Sampled)))
	}
	if s.gist != "" {
		head := t.deps.words.Word("odds.headline", t.decimal(s.gist), t.decimal(s.gone))
		if s.gone == "0.0" {
			head = t.deps.words.Word("odds.headline.hurt", t.decimal(s.gist))
		}
		f.text(ui.Strong, c.Theme.Accent, head)
	}
	if s.sums != "" {
		f.text(ui.Body, c.Theme.Accent, s.sums+" "+t.word("odds.against")+" "+s.versus)
	}
	own := s.card.Side != s.card.Attacker
	if own { // what he has to choose between comes first
		t.replyTable(f, s)
		f.gap(6)
	}
	first := t.diceRow(f, s)
	for i := range s.rows {
		t.oddsRow(f, &s.rows[i], "row", i)
		if s.back == nil { // else what is still chosen is told with the answer
			t.rowChoices(f, &s.rows[i])
		}
	}
	t.pursuit(f, s.card.Derived.Pursuit)
	t.assumed(f, s)
	if !own {
		t.replyTable(f, s)
	}
	t.variants(f, s)
	if len(s.back) > 0 {
		f.head(t.word("odds.back"))
		for i := range s.back {
			t.oddsRow(f, &s.back[i], "back", i)
		}
	}
	f.gap(4)
	for _, k := range s.facts {
		word := t.byShape(k.key)
		if k.open {
			word += " " + t.word("odds.open")
		}
		f.pair(ui.Small, word, t.decimal(k.value))
	}
	t.modifiers(f, s.card.Mods, first)
	sc.Done(f.y - sc.Y)
}

// diceRow shows how many battle dice are rolled first and how they come about;
// it returns the sum that it has told.
func (t *table) diceRow(f *column, s *oddsSheet) string {
	if len(s.card.Dice) == 0 || dieOf(&s.card.Dice[0], 0).Face != faceBattle {
		return ""
	}
	c, d := f.c, &s.card.Dice[0]
	size := c.Px(26)
	size = min(size, (f.w-c.Px(90))/float32(max(1, d.N()))-c.Px(2))
	for i := range d.N() {
		c.Image("die/battle/sabres", paint.Rect{X: f.x + float32(i)*(size+c.Px(2)), Y: f.y, W: size, H: size}, paint.White)
	}
	at := paint.Rect{X: f.x + float32(d.N())*(size+c.Px(2)) + c.Px(6), Y: f.y, W: c.Px(90), H: size}
	c.Label(at, ui.Strong, ui.Start, c.Theme.Text, t.deps.words.Word("table.confirm.dice", d.N()))
	f.y += size + c.Px(4)
	if len(s.card.Mods) == 0 {
		return ""
	}
	sum := s.card.Mods[0].Sum
	t.terms(f, s.card.Mods, sum)
	f.gap(4)
	return sum
}

// decimal writes a number as the language does.
func (t *table) decimal(s string) string {
	mark := t.word("odds.decimal")
	if mark == "." {
		return s
	}
	return strings.ReplaceAll(s, ".", mark)
}

// oddsTitle names the act whose odds are shown: the option, or the combat
// that it lets go on.
func (t *table) oddsTitle(o rules.Option) string {
	if k := t.view().Combat; k != nil && bare(o) && len(k.From) > 0 {
		return t.say(k.Kind) + ": " + t.name(k.From[0]) + " – " + t.name(k.To)
	}
	return t.label(o) + t.against(o)
}

// rowText names a result, with the rulebook's own word for a general one:
// "<prefix>.odds.row.hit2". Where its numbers differ from throw to throw, its
// bare name is enough.
func (t *table) rowText(x rules.Text) string {
	if k := t.names.dot(t.m.Book().Prefix(), x.Key); t.deps.words.Has(k) {
		x.Key = k
	}
	if k := t.names.dot(x.Key, "name"); (x.N == 0 || x.M == 0) && t.deps.words.Has(k) {
		return t.word(k)
	}
	return t.say(x)
}

// rowAbout names a result and says in words what it means.
func (t *table) rowAbout(x rules.Text) string {
	if k := t.names.dot(x.Key, "about"); t.deps.words.Has(k) {
		return t.rowText(x) + ": " + t.word(k)
	}
	return t.rowText(x)
}

// against names who attacks whom, as far as the verb does not say so.
func (t *table) against(o rules.Option) string {
	switch {
	case o.Who != 0 && o.At != 0 && strings.Contains(t.label(o), t.name(o.At)): // the verb says where
		if t.ask != nil && t.ask.About == o.Who {
			return ""
		}
		return ": " + t.name(o.Who)
	case o.Who != 0 && o.At != 0:
		return ": " + t.name(o.Who) + " – " + t.name(o.At)
	case o.At != 0:
		return ": " + t.name(o.At)
	case o.With != 0:
		return ": " + t.name(o.With)
	}
	return ""
}

// oddsRow is one result: its bar, its percentage, and what it leaves open.
func (t *table) oddsRow(f *column, r *oddsRow, list string, i int) {
	c := f.c
	line := c.Line(ui.Small)
	pw := c.Width(ui.SmallB, "100.0 %") + c.Px(4)
	text := t.rowAbout(r.text)
	h := c.Wrap(ui.Small, f.w-pw-c.Px(8), text).Height
	at := paint.Rect{X: f.x, Y: f.y, W: f.w, H: h + c.Px(5)}
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h, W: (at.W) * r.share, H: c.Px(4)}, c.Theme.Accent)
	c.Fill(paint.Rect{X: at.X, Y: at.Y + h + c.Px(3), W: at.W, H: c.Hairline()}, c.Theme.Border)
	c.Paragraph(paint.Rect{X: at.X, Y: at.Y, W: at.W - pw - c.Px(8)}, ui.Small, ui.Start, c.Theme.Text, text)
	c.Label(paint.Rect{X: at.X, Y: at.Y, W: at.W - c.Width(ui.SmallB, " %"), H: line}, ui.SmallB, ui.End, c.Theme.Text, t.decimal(r.percent))
	c.Label(paint.Rect{X: at.X, Y: at.Y, W: at.W, H: line}, ui.SmallB, ui.End, c.Theme.Text, " %")
	name := t.names.join("odds", list, t.names.number(i))
	if c.Region(name, at).Hover {
		c.Tip(name, at, t.say(rules.Text{Key: "table.odds.exact"})+" "+r.exact, false)
	}
	f.y += at.H + c.Px(1)
}

// rowChoices shows what a result leaves to be chosen.
func (t *table) rowChoices(f *column, r *oddsRow) {
	if t.deps.words.Has(t.names.dot(r.text.Key, "about")) {
		return // who chooses what is said there
	}
	for k := range r.choices {
		if x := &r.choices[k]; x.Matters() {
			t.choice(f, x)
		}
	}
}

// choice shows a decision that a result leaves open: who chooses what.
func (t *table) choice(f *column, k *odds.Choice) {
	s := t.say(rules.Text{Key: "odds.choice", A: rules.SideRef(k.Side)})
	for i := range k.Options {
		if i > 0 {
			s += " /"
		}
		s += " " + t.branch(k.Kind, k.Options[i].Option)
	}
	f.indented(ui.Small, f.c.Theme.Muted, s)
}

// branch names an option beside others of its decision: by a word made for the
// decision, else by its label and what it names.
func (t *table) branch(kind string, o rules.Option) string {
	if key := t.own("do", t.names.dot(kind, o.Do)); t.deps.words.Has(key) {
		return t.say(rules.Text{Key: key, A: o.Who, B: o.At, C: o.With, N: o.N})
	}
	return t.label(o) + t.against(o)
}

// hitWords are the words for no hit, one hit and more.
var hitWords = [...]string{"odds.hits.none", "odds.hits.one", "odds.hits.more"}

// pursuit shows the hits that advancing units may score.
func (t *table) pursuit(f *column, all []odds.Pursuit) {
	for i := range all {
		f.text(ui.Small, f.c.Theme.Text, t.pursuitText(&all[i]))
	}
}

func (t *table) pursuitText(p *odds.Pursuit) string {
	s, by := t.say(rules.Text{Key: "odds.pursuit", A: p.Unit}), " "
	for n, chance := range p.Hits {
		if chance != nil && chance.Sign() > 0 {
			s += by + t.word(hitWords[n]) + " " + t.decimal(odds.Percent(chance)) + " %"
			by = ", "
		}
	}
	return s
}

// modifiers shows the terms of all sums but the one that is told already, each
// sum with its total, so that what is shown adds up.
func (t *table) modifiers(f *column, mods []rules.Mod, told string) {
	head := false
	for i := range mods {
		sum := mods[i].Sum
		if sum == told || seen(mods[:i], sum) {
			continue
		}
		if !head {
			f.head(t.word("odds.modifiers"))
			head = true
		}
		f.pair(ui.SmallB, t.sumWord(sum), itoa(t.terms(f, mods, sum)))
		f.gap(4)
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

// terms lists the terms of one sum and returns what they add up to.
func (t *table) terms(f *column, mods []rules.Mod, sum string) (total int) {
	for i := range mods {
		m := &mods[i]
		if m.Sum != sum {
			continue
		}
		total += m.N
		col := f.c.Theme.Accent
		if m.N < 0 {
			col = f.c.Theme.Danger
		}
		f.term(t, m, col)
	}
	return total
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

// variants shows the rows again for other defences: a line for each result, a
// column for each number added. Where the figures leave no room for the names,
// these stand above them.
func (t *table) variants(f *column, s *oddsSheet) {
	if len(s.vars) == 0 {
		return
	}
	c := f.c
	f.head(t.word("odds.variants"))
	line, n := c.Line(ui.Small), float32(len(s.steps))
	w := c.Width(ui.Small, "100.0") + c.Px(6)
	above := w*n > f.w*.6
	if above {
		w = f.w / n
	}
	cell := func(i int, st ui.Style, text string) {
		x := f.x + f.w - w*(n-float32(i))
		c.Label(paint.Rect{X: x, Y: f.y, W: w, H: line}, st, ui.End, c.Theme.Text, text)
	}
	for i, n := range s.steps {
		cell(i, ui.SmallB, n)
	}
	f.y += line
	for _, v := range s.vars {
		if above {
			f.text(ui.Small, c.Theme.Muted, t.rowText(v.text))
		} else {
			c.Label(paint.Rect{X: f.x, Y: f.y, W: f.w - w*n, H: line}, ui.Small, ui.Start, c.Theme.Text, t.rowText(v.text))
		}
		for i, p := range v.percent {
			cell(i, ui.Small, t.decimal(p))
		}
		f.y += line
	}
}

// assumed says what the odds take for granted.
func (t *table) assumed(f *column, s *oddsSheet) {
	if len(s.card.Assumed) == 0 {
		return
	}
	text, by := t.word("odds.assumed"), " "
	for i := range s.card.Assumed {
		a := &s.card.Assumed[i]
		say := t.side(a.Side) + ": " + t.label(a.Option)
		if key := t.own("assume", a.Kind); t.deps.words.Has(key) {
			say = t.say(rules.Text{Key: key, A: rules.SideRef(a.Side)})
		}
		text += by + say
		by = "; "
	}
	f.text(ui.Small, f.c.Theme.Muted, text+".")
}
