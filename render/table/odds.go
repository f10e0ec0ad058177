package table

import (
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
	next, waiting := t.foreseen()
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
