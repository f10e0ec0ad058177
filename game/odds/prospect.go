package odds

import (
	"slices"

	"grognard/rules"
)

// Prospect is what an option brings for certain, before anybody decides or
// rolls again, and what may come of dice that follow.
type Prospect struct {
	Option rules.Option
	// Losses are the events told at once: steps and pieces lost, retreats and
	// advances.
	Losses []rules.Event
	// Told are the other events told at once that have words.
	Told []rules.Event
	// Next is the decision that comes after them in the same combat, if the one
	// who asks may know that it comes; else nil.
	Next *rules.Request
	// Rows are the results of dice that follow, or nil.
	Rows []Row
	// Pursuit is what an advancing unit may score after that.
	Pursuit []Pursuit
	// Notes are what the option decides of dice that fall in a later Step.
	Notes []rules.Note
}

// Prospects looks ahead from every option of the position's request. Options
// whose outcome cannot be counted are shown without rows. An error of stop, such as
// that of a context, ends it early.
func Prospects(p *rules.Position, stop func() error) []Prospect {
	req := p.Request()
	if req == nil || req.To == rules.Chance {
		return nil
	}
	var all []Prospect
	for _, o := range req.Options {
		if stop != nil && stop() != nil {
			break
		}
		all = append(all, ahead(p, o, stop))
	}
	return all
}

// ahead looks ahead from one option.
func ahead(p *rules.Position, o rules.Option, stop func() error) Prospect {
	x := Prospect{Option: o}
	asker := p.Request().To
	next, events, err := p.Play(rules.Answer{By: asker, Option: o})
	if err != nil {
		return x
	}
	for _, e := range events {
		if e.UndoBarrier() {
			break
		}
		switch e.Kind {
		case rules.EvHit, rules.EvRemove, rules.EvRetreat, rules.EvAdvance:
			if e = e.For(asker); e.Text.Key != "" {
				x.Losses = append(x.Losses, e)
			}
		default:
			if e = e.For(asker); e.Text.Key != "" {
				x.Told = append(x.Told, e)
			}
		}
	}
	r := next.Request()
	known := r != nil && (r.To == asker || r.Public) && !slices.ContainsFunc(events, rules.Event.UndoBarrier)
	if known && next.View(asker).Combat != nil {
		x.Next = r
	}
	if card, err := (Query{Variants: []WhatIf{}, Stop: stop}).Card(p, o); err == nil && !card.Certain() {
		x.Rows, x.Pursuit = card.Rows, card.Derived.Pursuit
	}
	if f, ok := p.Book().(rules.Foreteller); ok && !slices.ContainsFunc(events, rules.Event.UndoBarrier) {
		x.Notes = f.Foretell(p.Board(), p.Request(), o, next.Board())
	}
	return x
}

// Empty reports whether there is nothing to tell.
func (x *Prospect) Empty() bool {
	return len(x.Losses) == 0 && x.Next == nil && len(x.Rows) == 0 && len(x.Notes) == 0
}
