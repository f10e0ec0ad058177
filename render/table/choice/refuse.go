package choice

import (
	"slices"

	"grognard/render/table/choice/selection"
	"grognard/rules"
)

// How is what there is to be said when a click leads nowhere.
type How uint8

// What a Refusal may say.
const (
	ByRules          How = iota // Why is the reason that the rules give
	PickFirst                   // several may go to the cell Clicked: one of Who is to be picked first
	PickFirstAgainst            // the same of an enemy
	WhichOf                     // which of Who, that stand in the cell Clicked, is meant
	NotAbout                    // the decision is about Who, not about Clicked
	Foreign                     // Clicked has no part in the decision
	AsksAgain                   // what is asked is said again
	Endless                     // Who must still act: nothing ends the phase before that
	NotByEnter                  // Enter lets nothing go by that is offered
	Limited                     // Why: the ghost stands as near to what was wished as it may
)

// Refusal is why something leads nowhere.
type Refusal struct {
	How     How
	Why     rules.Reason // of the rules, or only the clause of the question
	Clicked rules.Ref
	Who     []rules.Ref // who could act, or is meant
	Insist  rules.Ref   // what a second click on it is meant for after all: the ground below
}

// onDimmed refuses a click on a card that lies dimmed beside what is
// picked, or a cell that is barred to it, if the rules can say why: it does
// not throw the choice over.
func (c *Choice) onDimmed(under []rules.Ref) (Act, bool) {
	r := selection.Topmost(under)
	if (c.Scene.IsCell(r) || c.Foreign(r)) && c.denied(r) {
		return c.refuse(under), true
	}
	k := c.Scene.Card(r)
	if k == nil || k.Place != rules.Hand || len(c.Picks) == 0 || c.IsLive(r) || c.IsPicked(r) || !c.Playable() {
		return Act{}, false
	}
	if _, ok := closest(c.Refused(), c.Picks, under); !ok {
		return Act{}, false
	}
	return c.refuse(under), true
}

// denied reports whether the rules say of the very piece that is picked why it
// cannot go to a cell, though others may.
func (c *Choice) denied(cell rules.Ref) bool {
	if len(c.Picks) == 0 || c.IsLive(cell) || c.IsPicked(cell) {
		return false
	}
	if c.Foreign(cell) {
		return true
	}
	return slices.ContainsFunc(c.Refused(), func(r rules.Refusal) bool {
		return r.Option.At == cell && r.Option.Who != 0 && c.IsPicked(r.Option.Who)
	})
}

// refuse tells why a click leads nowhere. A click on nothing at all is no
// question and gets no answer.
func (c *Choice) refuse(under []rules.Ref) Act {
	top := selection.Topmost(under)
	if top == 0 {
		return Act{}
	}
	if who := c.Within(under); len(who) > 1 {
		return refuse(Refusal{How: WhichOf, Why: c.clause(), Clicked: top, Who: who})
	}
	if why, ok := c.objection(under); ok {
		return refuse(Refusal{How: ByRules, Why: why, Clicked: top})
	}
	return refuse(Refusal{How: Foreign, Why: c.clause(), Clicked: top})
}

// clause is that of the question.
func (c *Choice) clause() rules.Reason { return rules.Reason{Rule: c.Scene.Ask.Rule} }

// objection returns why a click leads nowhere: what the menu has against exactly
// that, what the rulebook has to say of the option that it would have meant, and
// else what the menu has against a part of it.
func (c *Choice) objection(under []rules.Ref) (rules.Reason, bool) {
	top := []rules.Ref{selection.Topmost(under)}
	for _, try := range [...]func() (rules.Reason, bool){
		func() (rules.Reason, bool) { return closest(c.Refused(), c.Picks, top) },
		func() (rules.Reason, bool) { return c.explained(top[0]) },
		func() (rules.Reason, bool) { return closest(c.Refused(), c.Picks, under) },
		func() (rules.Reason, bool) { return closest(c.Refused(), c.Picks, c.Scene.Members(top[0])) },
		func() (rules.Reason, bool) { // the decision is about that piece, picked or not
			if c.Scene.Ask.About == 0 {
				return rules.Reason{}, false
			}
			return closest(c.Refused(), []rules.Ref{c.Scene.Ask.About}, under)
		},
		func() (rules.Reason, bool) { return closest(c.Refused(), nil, top) }, // of what was clicked alone, whatever is picked
		func() (rules.Reason, bool) { return closest(c.Refused(), nil, under) },
	} {
		if why, ok := try(); ok {
			return why, true
		}
	}
	return rules.Reason{}, false
}

// Refused lists what the rules refuse now, made once a position.
func (c *Choice) Refused() []rules.Refusal {
	return c.Refusals.Of(c.Scene.Pos, (*rules.Position).Refusals)
}

// WhyNot returns why a thing cannot be used now.
func (c *Choice) WhyNot(r rules.Ref) (rules.Reason, bool) {
	if c.Scene.Ask == nil || r == 0 || c.IsLive(r) || c.IsPicked(r) {
		return rules.Reason{}, false
	}
	return closest(c.Refused(), nil, []rules.Ref{r})
}

// mostMeant is how many options are asked about that a click may have meant.
const mostMeant = 8

// explained asks the rulebook about the options that a click would have meant: what
// others may do, done by the own piece that was clicked, or done to what was
// clicked by the piece that is picked. It returns the first reason that speaks of
// nothing else.
func (c *Choice) explained(r rules.Ref) (rules.Reason, bool) {
	for _, o := range c.wouldMean(r) {
		for _, why := range c.Scene.Pos.Refused(o) {
			if x := why.Text; c.of(x.A, r) && c.of(x.B, r) && c.of(x.C, r) && (len(c.Picks) > 0 || x.A == r || x.B == r || x.C == r) {
				return why, true
			}
		}
	}
	return rules.Reason{}, false
}

// of reports whether a reason for a click on r may name a thing: that thing, where
// it stands, what is picked, or a side.
func (c *Choice) of(x, r rules.Ref) bool {
	home, _ := c.Scene.Cell(r)
	_, side := x.Side()
	return x == 0 || x == r || x == home || side || c.IsPicked(x)
}

// wouldMean lists options that a click on r may have meant, one for each thing to
// be done, the attacks first where r is hostile.
func (c *Choice) wouldMean(r rules.Ref) (all []rules.Option) {
	if c.Scene.Ask.Field != nil && !c.Foreign(r) || r == 0 { // else a place may be meant
		return nil
	}
	seen := func(o rules.Option) bool {
		return slices.ContainsFunc(all, func(p rules.Option) bool { return p.Do == o.Do })
	}
	for _, o := range c.Left {
		if len(all) == mostMeant {
			break
		}
		if o.Who == 0 || seen(o) {
			continue
		}
		switch home, piece := c.Scene.Cell(r); {
		case len(c.Picks) == 0 && piece && c.Scene.Mine(r) && c.Scene.Mine(o.Who):
			o.Who = r
		case !c.IsPicked(o.Who) || o.At == 0:
			continue
		case o.At.Kind() == r.Kind(), c.Foreign(r) && c.Foreign(o.At):
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

// Unfinished returns why a decision cannot be ended yet, if it could be at
// another time.
func (c *Choice) Unfinished() (rules.Reason, bool) {
	if _, ok := c.Scene.Quiet(); ok || c.Scene.Ask == nil {
		return rules.Reason{}, false
	}
	for _, r := range c.Refused() {
		if selection.Bare(r.Option) && c.Scene.Ask.Act(r.Option) == rules.ActDone && len(r.Reasons) > 0 {
			return r.Reasons[0], true
		}
	}
	return rules.Reason{}, false
}

// BarredReplies lists the answers to a question to the other side which name nothing
// but what it is about, and which the rules refuse at the moment: they stand beside
// the others, with the reason. What names a card is left out, since it would tell
// who holds it.
func (c *Choice) BarredReplies() (all []rules.Refusal) {
	if !c.Reacting() {
		return nil
	}
	for _, r := range c.Refused() {
		known := func(o rules.Refusal) bool { return o.Option == r.Option }
		o := r.Option
		if o.Who == c.Scene.Ask.About { // known without a click
			o.Who = 0
		}
		if selection.Bare(o) && len(r.Reasons) > 0 && !slices.Contains(c.Scene.Ask.Options, r.Option) && !slices.ContainsFunc(all, known) {
			all = append(all, r)
		}
	}
	return all
}

// closest returns the reason that tells best why a click failed. Refusals of
// exactly what is picked and clicked come first. Of a refusal that names more, a
// reason will do that speaks of nothing else, since nobody has asked about the
// rest; and if it does not say whom it speaks of, or somebody else would act, only
// one that stands against all of them alike: it may be untrue of the one meant.
func closest(all []rules.Refusal, picks []rules.Ref, under []rules.Ref) (rules.Reason, bool) {
	best, score := rules.Reason{}, 0
	known := func(r rules.Ref) bool { return r == 0 || slices.Contains(picks, r) || slices.Contains(under, r) }
	meant := func(o rules.Option) bool { return namesAny(o, under) && (len(picks) == 0 || namesAny(o, picks)) }
	alike := func(why rules.Reason) bool {
		return !slices.ContainsFunc(all, func(r rules.Refusal) bool { return meant(r.Option) && !slices.Contains(r.Reasons, why) })
	}
	for i := range all {
		o := all[i].Option
		if !meant(o) {
			continue
		}
		whole := known(o.Who) && known(o.With) && known(o.At)
		for _, why := range all[i].Reasons {
			s := 1
			for _, p := range picks {
				if namesAny(o, []rules.Ref{p}) {
					s++
				}
			}
			switch x := why.Text; {
			case whole:
				s += 100
			case !known(x.A) || !known(x.B) || !known(x.C):
				continue
			case (x.A|x.B|x.C == 0 || !known(o.Who) && !speaks(x, o.With)) && !alike(why):
				continue
			}
			if s > score {
				best, score = why, s
			}
		}
	}
	return best, score > 0
}

// speaks reports whether a text names a card or another thing that is used.
func speaks(x rules.Text, with rules.Ref) bool {
	return with != 0 && (x.A == with || x.B == with || x.C == with)
}

// namesAny reports whether an option names one of some things.
func namesAny(o rules.Option, refs []rules.Ref) bool {
	for _, r := range refs {
		if r != 0 && (r == o.Who || r == o.With || r == o.At) {
			return true
		}
	}
	return false
}
