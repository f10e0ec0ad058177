package choice

import (
	"slices"

	"grognard/render/table/choice/selection"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// A question about cards alone, or about one other piece, may stand between a player and
// the unit that he wants to act with. A click on that unit ends the question with what
// changes least, and takes the unit in hand in the next one: the answer is that of its
// button, and one undo takes it back.

// onward is who can act after the quiet answer.
type onward struct {
	who []rules.Ref
}

// Onward lists the own pieces a click on which ends the question and goes on with them;
// none where that would let dice roll, tell anything, ask somebody else, or let go by more
// than a move.
func (c *Choice) Onward() []rules.Ref {
	if len(c.Picks) > 0 {
		return nil
	}
	return c.After()
}

// After is Onward once what is picked has been let go.
func (c *Choice) After() []rules.Ref {
	o, ok := c.Scene.Quiet()
	if !ok || c.Scene.Theirs() {
		return nil
	}
	q := c.Scene.Ask
	switch act := q.Act(o); {
	case c.Dealt(): // nothing may have been chosen yet
		if act != rules.ActDone || len(c.Past.Given()) > 0 {
			return nil
		}
	case c.About == 0 || c.About != q.About || act != rules.ActDone && act != rules.ActStay:
		return nil
	case q.Waives(o) && slices.ContainsFunc(q.Options, func(x rules.Option) bool { return x != o && q.Act(x) != rules.ActMove }):
		return nil
	}
	return c.onward.Of(foresee.Act{Pos: c.Scene.Pos, Option: o}, c.onwardOf).who
}

// Dealt reports whether a question is about cards alone.
func (c *Choice) Dealt() bool {
	q := c.Scene.Ask
	other := func(o rules.Option) bool { return !c.card(o.Who) || !c.card(o.With) || !c.card(o.At) }
	return q.Field == nil && !slices.ContainsFunc(q.Options, other)
}

// card reports whether a thing is a card, or nothing.
func (c *Choice) card(r rules.Ref) bool { return r == 0 || c.Scene.Card(r) != nil }

// onwardOf looks at what comes after the quiet answer.
func (c *Choice) onwardOf(a foresee.Act) (on onward) {
	q := c.Scene.Ask
	next, events, err := a.Pos.Play(rules.Answer{By: q.To, Option: a.Option})
	if err != nil || slices.ContainsFunc(events, rules.Event.UndoBarrier) {
		return on
	}
	then := next.Request()
	if then == nil || then.To != q.To {
		return on
	}
	for _, o := range then.Options {
		if r := o.Who; r != 0 && r != q.About && c.onMap(r) && c.Scene.Mine(r) && !slices.Contains(on.who, r) && !slices.Contains(c.Named, r) {
			on.who = append(on.who, r)
		}
	}
	return on
}

// onMap reports whether a thing is a piece on the map.
func (c *Choice) onMap(r rules.Ref) bool {
	p := c.Scene.Piece(r)
	return p != nil && (p.Cell != 0 || p.Pt != rules.Point{})
}

// goOn is a click on a piece that can act once the question is answered with what
// changes least. On ground that an option names it may be meant for that.
func (c *Choice) goOn(under []rules.Ref) (Act, bool) {
	r := selection.Topmost(under)
	if slices.ContainsFunc(under, c.IsLive) || !c.goesOn(r) {
		return Act{}, false
	}
	o, _ := c.Scene.Quiet()
	return Act{Does: Answers, Option: o, Next: r}, true
}

// goesOn reports whether a click on a piece is meant for what comes after the question.
func (c *Choice) goesOn(r rules.Ref) bool {
	home, _ := c.Scene.Cell(r)
	return r != 0 && !c.IsLive(r) && !c.IsLive(home) && slices.Contains(c.Onward(), r)
}
