// Package refusal tells why a click leads nowhere, or why a thing cannot be used: in the
// rules' own words where they have any.
package refusal

import (
	"slices"

	"grognard/render/table/choice/selection"
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
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
	Idle                        // Clicked is an own piece that has nothing to do in the decision
	Foreign                     // Clicked has no part in the decision
	AsksAgain                   // what is asked is said again
	Endless                     // Who must still act: nothing ends the phase before that
	NotByEnter                  // Enter lets nothing go by that is offered
	Unmade                      // what waits to be confirmed is not made yet: the phase does not end before that
	Undrawn                     // a way is begun: the same
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

// Finder finds out why not.
type Finder struct {
	Refusals foresee.Memo[*rules.Position, []rules.Refusal] // what the rules refuse

	scene  *scene.Scene
	sel    *selection.Selection
	barred foresee.Memo[foresee.Journey, rules.Reason]
}

// New returns what finds out why not about what is picked on a scene.
func New(sc *scene.Scene, sel *selection.Selection) Finder { return Finder{scene: sc, sel: sel} }

// all lists what the rules refuse now, made once a position.
func (f *Finder) all() []rules.Refusal {
	return f.Refusals.Of(f.scene.Pos, (*rules.Position).Refusals)
}

// clause is that of the question.
func (f *Finder) clause() rules.Reason { return rules.Reason{Rule: f.scene.Ask.Rule} }

// Decline is a reason as a refusal; without words of its own what is asked is said again.
func (f *Finder) Decline(why rules.Reason) Refusal {
	if why.Text.Key == "" {
		return Refusal{How: AsksAgain, Why: f.clause()}
	}
	return Refusal{How: ByRules, Why: why}
}

// Endless refuses to end a phase in which some must still act.
func (f *Finder) Endless(who []rules.Ref) Refusal {
	return Refusal{How: Endless, Why: f.clause(), Who: who}
}

// Not returns why a thing cannot be used now.
func (f *Finder) Not(r rules.Ref) (rules.Reason, bool) {
	if f.scene.Ask == nil || r == 0 || f.sel.IsLive(r) || f.sel.IsPicked(r) {
		return rules.Reason{}, false
	}
	return closest(f.all(), nil, []rules.Ref{r})
}

// Unfinished returns why a decision cannot be ended yet, if it could be at
// another time.
func (f *Finder) Unfinished() (rules.Reason, bool) {
	if _, ok := f.scene.Quiet(); ok || f.scene.Ask == nil {
		return rules.Reason{}, false
	}
	for _, r := range f.all() {
		if selection.Bare(r.Option) && f.scene.Ask.Act(r.Option) == rules.ActDone && len(r.Reasons) > 0 {
			return r.Reasons[0], true
		}
	}
	return rules.Reason{}, false
}

// Replies lists the answers to a question to the other side which name nothing
// but what it is about, and which the rules refuse at the moment: they stand beside
// the others, with the reason. What only another of its stack is refused is told too,
// once, where none of them may do it. What names a card is left out, since it would tell
// who holds it.
func (f *Finder) Replies() (all []rules.Refusal) {
	if !f.sel.Reacting() {
		return nil
	}
	for _, r := range f.all() {
		known := func(o rules.Refusal) bool { return o.Option == r.Option }
		o := r.Option
		if o.Who == f.scene.Ask.About { // known without a click
			o.Who = 0
		}
		if selection.Bare(o) && len(r.Reasons) > 0 && !slices.Contains(f.scene.Ask.Options, r.Option) && !slices.ContainsFunc(all, known) {
			all = append(all, r)
		}
	}
	for _, r := range f.all() {
		o := r.Option
		told := slices.ContainsFunc(all, func(x rules.Refusal) bool { return x.Option.Do == o.Do }) ||
			slices.ContainsFunc(f.scene.Ask.Options, func(x rules.Option) bool { return x.Do == o.Do })
		if f.stacked(o.Who) && o.With == 0 && o.At == 0 && len(r.Reasons) > 0 && !told {
			all = append(all, r)
		}
	}
	return all
}

// stacked reports whether a piece stands in one cell with what the question is about.
func (f *Finder) stacked(r rules.Ref) bool {
	cell, ok := f.scene.Cell(r)
	home, _ := f.scene.Cell(f.scene.Ask.About)
	return ok && cell != 0 && cell == home
}

// Route returns why what is picked cannot go to a place, if the rules say so of
// that very piece.
func (f *Finder) Route(cell rules.Ref) rules.Reason {
	if f.scene.Ask == nil || f.scene.Moving() || !f.scene.IsCell(cell) || len(f.sel.Picks) == 0 || f.sel.IsLive(cell) || f.sel.IsPicked(cell) {
		return rules.Reason{}
	}
	if home, ok := f.scene.Cell(f.sel.Picks[0]); !ok || home == cell {
		return rules.Reason{}
	}
	return f.barred.Of(f.sel.Journey(cell), f.whyBarred)
}

// whyBarred returns what the rules have against a journey.
func (f *Finder) whyBarred(j foresee.Journey) rules.Reason {
	why, _ := closest(f.all(), f.sel.Picks, []rules.Ref{j.To})
	return why
}
