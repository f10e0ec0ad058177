package table

import (
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// ground answers a click on the bare table with a body in hand: it goes there if
// the rules let it, else they say why not, and it stays in hand. It reports whether
// there was one.
func (t *Table) ground(c *ui.Ctx, at rules.Point) bool {
	g := &t.grip
	if len(t.choice.Picks) > 1 { // its target goes first
		t.choice.Back()
		t.ahead.Odds.Forget()
	}
	switch {
	case g.who == 0 && len(t.choice.Picks) == 1 && t.scene.Mine(t.choice.Picks[0]):
		t.declines(c, g.ask.Field.Check(rules.Option{Who: t.choice.Picks[0], Pt: at}))
		return true
	case g.grasp == put && g.found.At != 0: // it is about somebody, not about a place
		t.declines(c, rules.Reason{Rule: t.scene.Ask.Rule})
		return true
	case g.grasp != chosen && (g.grasp != put || g.found.Do == rules.DoWheel):
		return false
	}
	if g.grasp == put {
		g.choose(g.who)
	}
	t.take(at, "", false)
	g.grab = rules.Point{}
	t.carryTo(at, 0)
	t.settleWish()
	if g.ok && g.why.OK() {
		t.no = refusal{}
		t.putDown(c)
		c.Sound("select")
		return true
	}
	why := g.why
	g.choose(g.who)
	t.suggest(g.ask)
	t.declines(c, why)
	return true
}

// declines says for a while why nothing happens; without words of its own what is
// asked.
func (t *Table) declines(c *ui.Ctx, why rules.Reason) {
	t.no = refusal{why: why, until: c.In.Now + refusalTime}
	if why.Text.Key == "" {
		t.no.why.Rule, t.no.say = t.scene.Ask.Rule, t.asking(t.scene.Ask)
	}
	c.Wake(t.no.until)
	c.Sound("refused")
}

// unaimed returns why the body in hand cannot attack the enemy below it: no march
// towards him is meant. It reports whether the rules tell.
func (t *Table) unaimed() (rules.Reason, bool) {
	g := &t.grip
	if g.do != "" || g.at == 0 || g.found.At == g.at || !t.choice.IsPicked(g.who) || !t.foreign(g.at) || t.choice.IsLive(g.at) {
		return rules.Reason{}, false
	}
	why, ok := choice.Closest(t.refused(), t.choice.Picks, []rules.Ref{g.at})
	if !ok {
		why, ok = t.explained(g.at)
	}
	return why, ok
}
