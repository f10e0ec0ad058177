package table

import (
	"grognard/game/odds"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// dock is the panel of odds and dice: what the chosen option may lead to, or
// how the last combat came about.
func (t *Table) dock(c *ui.Ctx) {
	t.docked(c, c.Panel(t.lay.dock))
	t.carryOut(c)
}

// carryOut does what the player asks for in the panels.
func (t *Table) carryOut(c *ui.Ctx) {
	if t.asked.Rule != "" {
		t.openRule(t.asked.Rule)
	}
	for _, r := range t.asked.Pointed {
		t.touch.lit = append(t.touch.lit, r)
		t.look.See(r)
	}
	if w := &t.asked.Word; w.Name != "" {
		t.look.SeeWord(w.Name, w.Value, w.About, "")
	}
	if k := t.asked.Hover; k != 0 {
		t.touch.Hover = k
		t.look.See(k)
	}
	if len(t.asked.Lit) > 0 {
		t.touch.lit = append(t.touch.lit, t.asked.Lit...)
		c.Wake(c.In.Now + 16) // the map has been painted already
	}
	t.asked.Forget()
}

// docked shows what counts most there.
func (t *Table) docked(c *ui.Ctx, in paint.Rect) {
	if t.diceEntry(c, in) {
		return
	}
	if t.pacing.Recaps() {
		t.logLine(c, t.log.Recap(c, in, t.history.ComputerTurn(), &t.asked))
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
	_, armed := t.choice.Armed()
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
		if o, ok := t.choice.Aimed(); ok {
			t.ahead.Odds.Glance(t.scene.Pos, o)
		}
		return
	}
	if o, ok := t.scene.Quiet(); ok {
		t.ahead.Odds.Glance(t.scene.Pos, o)
	}
}

// planned shows what is about to be done: first who fights whom and what the
// sums are made of, then what may come of it.
func (t *Table) planned(c *ui.Ctx, in paint.Rect, s *foresee.Card) {
	sc := c.Scroll("odds", in)
	f := panel.In(c, sc, &t.asked)
	if ahead := t.prospects(c); !t.clips.Running() && foresee.Foretold(ahead) {
		t.fight.Follows(&f, ahead)
		t.fight.LastDice(&f)
		sc.Done(f.Y - sc.Y)
		return
	}
	next, waiting := t.ahead.Foreseen(&t.scene, t.choice.Sharing())
	if waiting {
		c.Wake(c.In.Now + 10)
	}
	if len(next.Mods) == 0 && s != nil && s.Err == nil {
		next.Mods = s.Odds.Mods
	}
	switch {
	case next.Combat != nil:
		t.fight.Combat(&f, next.Combat, next.Mods, s)
	case s != nil:
		f.Text(ui.Strong, c.Theme.Text, t.words.OddsTitle(s.Option))
	case t.ahead.Odds.At(t.scene.Pos):
		f.Text(ui.Strong, c.Theme.Text, t.words.OddsTitle(t.ahead.Odds.Option))
	default:
		t.outcome(&f)
	}
	t.fight.LastDice(&f)
	if s != nil {
		t.fight.Card(&f, s, next.Combat)
	}
	sc.Done(f.Y - sc.Y)
}

// joined marks on the map who takes part in the combat that is being put
// together, of the side that decides.
func (t *Table) joined(v *rules.View) {
	k := v.Combat
	if k == nil || !t.composing() {
		return
	}
	t.forces = t.scene.Force(t.forces[:0], k, t.scene.Ask.To, t.scene.Attacker(k))
	for i := range t.forces {
		if r := t.forces[i].Ref; !t.choice.IsPicked(r) && t.scene.Mine(r) {
			t.pic.Marks = append(t.pic.Marks, board.Mark{At: r, Kind: board.Selected})
		}
	}
}

// composing reports whether a combat is being put together: none of its dice
// has been thrown, and those of an earlier one are stale.
func (t *Table) composing() bool {
	if t.clips.Running() || t.scene.Ask == nil || t.history.Decided() {
		return false
	}
	if v := t.scene.View(); v.Combat != nil {
		return len(t.history.Rolls()) == 0
	}
	return t.ahead.Odds.At(t.scene.Pos) || len(t.choice.Picks) > 0
}

// mostAhead is how many options are looked ahead from.
const mostAhead = 8

// prospects returns what the options bring that follow the result of a combat,
// and nil anywhere else.
func (t *Table) prospects(c *ui.Ctx) []odds.Prospect {
	if t.scene.Ask == nil || t.clips.Running() || len(t.scene.Ask.Options) > mostAhead || !t.history.Decided() {
		return nil
	}
	list := t.ahead.Prospects(t.scene.Pos)
	if list == nil {
		c.Wake(c.In.Now + 10)
	}
	return list
}

// outcome tells what the option that waits leads to, where no dice are near:
// who gains and who loses by it.
func (t *Table) outcome(f *panel.Column) {
	o, ok := t.choice.Pending()
	if !ok {
		f.Text(ui.Flavour, f.C.Theme.Muted, t.words.Word("table.dock.empty"))
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, t.words.OddsTitle(o))
	then := t.ahead.Consequence(t.choice.Trial(o))
	for _, x := range then.Texts {
		f.Gap(2)
		f.Text(ui.Body, f.C.Theme.Text, t.words.Say(x))
	}
	for i := range then.Sums {
		s := &then.Sums[i]
		f.Pair(ui.Strong, t.words.SumWord(s.Key), t.words.TallyValue(s))
	}
}
