package table

import (
	"slices"

	"grognard/render/ui"
	"grognard/rules"
)

// dimmed reports whether a card is clicked that lies dimmed beside what is
// picked, or a cell that is barred to it, and the rules can say why: it does
// not throw the choice over.
func (t *Table) dimmed(under []rules.Ref) bool {
	r := topmost(under)
	if (t.isCell(r) || t.foreign(r)) && t.denied(r) {
		return true
	}
	k := findCard(t.view(), r)
	if k == nil || k.Place != rules.Hand || len(t.pick.picks) == 0 || t.pick.isLive(r) || t.pick.isPicked(r) || !t.playable() {
		return false
	}
	_, ok := closest(t.refused(), t.pick.picks, under)
	return ok
}

// foreign reports whether a thing is a piece on a table without cells that the
// side that is asked does not own: with an own body picked a click on it means
// that body's target, and never another choice.
func (t *Table) foreign(r rules.Ref) bool {
	if !t.onCloth() || r == 0 || t.mine(r) || len(t.pick.picks) == 0 || !t.mine(t.pick.picks[0]) {
		return false
	}
	_, piece := t.zone(r)
	return piece
}

// denied reports whether the rules say of the very piece that is picked why it
// cannot go to a cell, though others may.
func (t *Table) denied(cell rules.Ref) bool {
	if len(t.pick.picks) == 0 || t.pick.isLive(cell) || t.pick.isPicked(cell) {
		return false
	}
	if t.foreign(cell) {
		return true
	}
	return slices.ContainsFunc(t.refused(), func(r rules.Refusal) bool {
		return r.Option.At == cell && r.Option.Who != 0 && t.pick.isPicked(r.Option.Who)
	})
}

// refuse tells why a click leads nowhere. A click on nothing at all is no
// question and gets no answer.
func (t *Table) refuse(c *ui.Ctx, under []rules.Ref) {
	if !slices.ContainsFunc(under, func(r rules.Ref) bool { return r != 0 }) {
		return
	}
	if who := t.within(under); len(who) > 1 {
		t.no = refusal{why: rules.Reason{Rule: t.ask.Rule}, say: t.deps.Words.Word("table.which", t.name(topmost(under)), t.listed(who)), until: c.In.Now + refusalTime, who: who}
		c.Wake(t.no.until)
		c.Sound("refused")
		return
	}
	why, ok := t.objection(under)
	t.no = refusal{why: why, until: c.In.Now + refusalTime}
	if !ok {
		t.no.why = rules.Reason{Rule: t.ask.Rule}
		t.no.say = t.foreignText(topmost(under))
	}
	t.no.at = append(t.no.at, topmost(under))
	c.Wake(t.no.until)
	c.Sound("refused")
}

// objection returns why a click leads nowhere: what the menu has against exactly
// that, what the rulebook has to say of the option that it would have meant, and
// else what the menu has against a part of it.
func (t *Table) objection(under []rules.Ref) (rules.Reason, bool) {
	top := []rules.Ref{topmost(under)}
	for _, try := range [...]func() (rules.Reason, bool){
		func() (rules.Reason, bool) { return closest(t.refused(), t.pick.picks, top) },
		func() (rules.Reason, bool) { return t.explained(top[0]) },
		func() (rules.Reason, bool) { return closest(t.refused(), t.pick.picks, under) },
		func() (rules.Reason, bool) { return closest(t.refused(), t.pick.picks, t.kin(top[0])) },
		func() (rules.Reason, bool) { // the decision is about that piece, picked or not
			if t.ask.About == 0 {
				return rules.Reason{}, false
			}
			return closest(t.refused(), []rules.Ref{t.ask.About}, under)
		},
		func() (rules.Reason, bool) { return closest(t.refused(), nil, top) }, // of what was clicked alone, whatever is picked
		func() (rules.Reason, bool) { return closest(t.refused(), nil, under) },
	} {
		if why, ok := try(); ok {
			return why, true
		}
	}
	return rules.Reason{}, false
}

// refused lists what the rules refuse now, made once a position.
func (t *Table) refused() []rules.Refusal {
	if t.asked != t.pos {
		t.asked, t.refusals = t.pos, t.pos.Refusals()
	}
	return t.refusals
}

// whyNot returns why a thing cannot be used now, or "".
func (t *Table) whyNot(r rules.Ref) string {
	if t.ask == nil || r == 0 || t.pick.isLive(r) || t.pick.isPicked(r) {
		return ""
	}
	if why, ok := closest(t.refused(), nil, []rules.Ref{r}); ok {
		return t.say(why.Text)
	}
	return ""
}
