package table

import (
	"slices"

	"grognard/render/table/choice"
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
	k := findCard(t.scene.View(), r)
	if k == nil || k.Place != rules.Hand || len(t.choice.Picks) == 0 || t.choice.IsLive(r) || t.choice.IsPicked(r) || !t.playable() {
		return false
	}
	_, ok := choice.Closest(t.refused(), t.choice.Picks, under)
	return ok
}

// foreign reports whether a thing is a piece on a table without cells that the
// side that is asked does not own: with an own body picked a click on it means
// that body's target, and never another choice.
func (t *Table) foreign(r rules.Ref) bool {
	if !t.scene.OnCloth() || r == 0 || t.scene.Mine(r) || len(t.choice.Picks) == 0 || !t.scene.Mine(t.choice.Picks[0]) {
		return false
	}
	_, piece := t.scene.Cell(r)
	return piece
}

// denied reports whether the rules say of the very piece that is picked why it
// cannot go to a cell, though others may.
func (t *Table) denied(cell rules.Ref) bool {
	if len(t.choice.Picks) == 0 || t.choice.IsLive(cell) || t.choice.IsPicked(cell) {
		return false
	}
	if t.foreign(cell) {
		return true
	}
	return slices.ContainsFunc(t.refused(), func(r rules.Refusal) bool {
		return r.Option.At == cell && r.Option.Who != 0 && t.choice.IsPicked(r.Option.Who)
	})
}

// refuse tells why a click leads nowhere. A click on nothing at all is no
// question and gets no answer.
func (t *Table) refuse(c *ui.Ctx, under []rules.Ref) {
	if !slices.ContainsFunc(under, func(r rules.Ref) bool { return r != 0 }) {
		return
	}
	if who := t.within(under); len(who) > 1 {
		t.no = refusal{why: rules.Reason{Rule: t.scene.Ask.Rule}, say: t.words.Word("table.which", t.words.Name(topmost(under)), t.words.Listed(who)), until: c.In.Now + refusalTime, who: who}
		c.Wake(t.no.until)
		c.Sound("refused")
		return
	}
	why, ok := t.objection(under)
	t.no = refusal{why: why, until: c.In.Now + refusalTime}
	if !ok {
		t.no.why = rules.Reason{Rule: t.scene.Ask.Rule}
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
		func() (rules.Reason, bool) { return choice.Closest(t.refused(), t.choice.Picks, top) },
		func() (rules.Reason, bool) { return t.explained(top[0]) },
		func() (rules.Reason, bool) { return choice.Closest(t.refused(), t.choice.Picks, under) },
		func() (rules.Reason, bool) {
			return choice.Closest(t.refused(), t.choice.Picks, t.scene.Members(top[0]))
		},
		func() (rules.Reason, bool) { // the decision is about that piece, picked or not
			if t.scene.Ask.About == 0 {
				return rules.Reason{}, false
			}
			return choice.Closest(t.refused(), []rules.Ref{t.scene.Ask.About}, under)
		},
		func() (rules.Reason, bool) { return choice.Closest(t.refused(), nil, top) }, // of what was clicked alone, whatever is picked
		func() (rules.Reason, bool) { return choice.Closest(t.refused(), nil, under) },
	} {
		if why, ok := try(); ok {
			return why, true
		}
	}
	return rules.Reason{}, false
}

// refused lists what the rules refuse now, made once a position.
func (t *Table) refused() []rules.Refusal {
	return t.refusals.Of(t.scene.Pos, (*rules.Position).Refusals)
}

// whyNot returns why a thing cannot be used now, or "".
func (t *Table) whyNot(r rules.Ref) string {
	if t.scene.Ask == nil || r == 0 || t.choice.IsLive(r) || t.choice.IsPicked(r) {
		return ""
	}
	if why, ok := choice.Closest(t.refused(), nil, []rules.Ref{r}); ok {
		return t.words.Say(why.Text)
	}
	return ""
}

// mostMeant is how many options are asked about that a click may have meant.
const mostMeant = 8

// explained asks the rulebook about the options that a click would have meant: what
// others may do, done by the own piece that was clicked, or done to what was
// clicked by the piece that is picked. It returns the first reason that speaks of
// nothing else.
func (t *Table) explained(r rules.Ref) (rules.Reason, bool) {
	for _, o := range t.wouldMean(r) {
		for _, why := range t.scene.Pos.Refused(o) {
			if x := why.Text; t.of(x.A, r) && t.of(x.B, r) && t.of(x.C, r) && (len(t.choice.Picks) > 0 || x.A == r || x.B == r || x.C == r) {
				return why, true
			}
		}
	}
	return rules.Reason{}, false
}

// of reports whether a reason for a click on r may name a thing: that thing, where
// it stands, what is picked, or a side.
func (t *Table) of(x, r rules.Ref) bool {
	home, _ := t.scene.Cell(r)
	_, side := x.Side()
	return x == 0 || x == r || x == home || side || t.choice.IsPicked(x)
}

// wouldMean lists options that a click on r may have meant, one for each thing to
// be done, the attacks first where r is hostile.
func (t *Table) wouldMean(r rules.Ref) (all []rules.Option) {
	if t.scene.Ask.Field != nil && !t.foreign(r) || r == 0 { // else a place may be meant
		return nil
	}
	seen := func(o rules.Option) bool {
		return slices.ContainsFunc(all, func(p rules.Option) bool { return p.Do == o.Do })
	}
	for _, o := range t.choice.Left {
		if len(all) == mostMeant {
			break
		}
		if o.Who == 0 || seen(o) {
			continue
		}
		switch home, piece := t.scene.Cell(r); {
		case len(t.choice.Picks) == 0 && piece && t.scene.Mine(r) && t.scene.Mine(o.Who):
			o.Who = r
		case !t.choice.IsPicked(o.Who) || o.At == 0:
			continue
		case o.At.Kind() == r.Kind(), t.foreign(r) && t.foreign(o.At):
			o.At = r
		case piece && o.At.Kind() == home.Kind():
			o.At = home
		default:
			continue
		}
		all = append(all, o)
	}
	return all
}

// idle reports whether an own piece is clicked that can do nothing now, while
// nothing is picked: it says so, and the click is not meant for the ground below
// it, where somebody else may go.
func (t *Table) idle(under []rules.Ref) bool {
	r := topmost(under)
	_, piece := t.scene.Cell(r)
	if len(t.choice.Picks) > 0 || !piece || !t.scene.Mine(r) || t.choice.About != 0 || t.placing() || slices.Contains(t.choice.Named, r) {
		return false
	}
	return !slices.ContainsFunc(under, func(x rules.Ref) bool { return t.choice.IsLive(x) && !t.choice.Waits(x) })
}

// bystander answers a click on an own piece while the decision is about another one
// that the options do not name, such as a commander who may ride: the click is not
// meant for the ground below. It says whose the decision is; a second click is meant
// for the ground, which may be hidden under pieces all over.
func (t *Table) bystander(c *ui.Ctx, under []rules.Ref) bool {
	r, about := topmost(under), t.scene.Ask.About
	_, piece := t.scene.Cell(r)
	_, there := t.scene.Cell(about)
	if t.scene.OnCloth() || len(t.choice.Picks) > 0 || !piece || !there || r == about || !t.scene.Mine(r) || t.placing() || slices.Contains(t.choice.Named, r) {
		return false
	}
	if t.no.again == r && c.In.Now < t.no.until {
		t.no = refusal{}
		return false
	}
	meant := func(o rules.Option) bool { return o.At != 0 && slices.Contains(under, o.At) }
	if !slices.ContainsFunc(t.choice.Left, meant) || slices.ContainsFunc(t.choice.Left, func(o rules.Option) bool { return meant(o) && o.Who != 0 && o.Who != r }) {
		return false
	}
	t.no = refusal{why: rules.Reason{Rule: t.scene.Ask.Rule}, say: t.words.Word("table.bystander", t.words.Name(r), t.words.Name(about)), until: c.In.Now + refusalTime, who: []rules.Ref{about}, again: r}
	c.Wake(t.no.until)
	c.Sound("refused")
	return true
}

// unled answers a click on an enemy on a Cloth while none of the bodies is picked
// that could act against it: it tells which they are, and picks nobody for the
// player.
func (t *Table) unled(c *ui.Ctx, under []rules.Ref) bool {
	foe := topmost(under)
	if !t.scene.OnCloth() || t.scene.Ask.About != 0 || len(t.choice.Picks) > 0 || t.choice.Sole() || t.scene.Mine(foe) || t.isCell(foe) || !t.choice.IsLive(foe) {
		return false
	}
	kin := append(t.scene.Members(foe), foe)
	var who []rules.Ref
	for _, o := range t.choice.Left {
		if o.Who != foe && slices.Contains(kin, o.At) && t.scene.Mine(o.Who) && !slices.Contains(who, o.Who) {
			who = append(who, o.Who)
		}
	}
	if len(who) == 0 {
		return false
	}
	t.no = refusal{why: rules.Reason{Rule: t.scene.Ask.Rule}, say: t.words.Word("table.first.foe", t.words.Placed(foe), t.words.Listed(who)), until: c.In.Now + refusalTime, who: who}
	c.Wake(t.no.until)
	c.Sound("refused")
	return true
}
