package choice

import (
	"slices"

	"grognard/render/table/choice/selection"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// A question about cards alone may stand between a player and his units. A click on a
// unit ends such a question, if nothing has been chosen in it, and takes the unit in hand
// in the next one: the answer is that of its button, and one undo takes it back.

// onward is what comes after the quiet answer to a question about cards: who can act then.
type onward struct {
	who []rules.Ref
}

// Onward lists the own pieces a click on which ends the question and goes on with them;
// none where that would let dice roll, tell anything or ask somebody else.
func (c *Choice) Onward() []rules.Ref {
	o, ok := c.Scene.Quiet()
	if !ok || len(c.Picks) > 0 || len(c.Past.Given()) > 0 {
		return nil
	}
	return c.onward.Of(foresee.Act{Pos: c.Scene.Pos, Option: o}, c.onwardOf).who
}

// onwardOf looks at what comes after the quiet answer.
func (c *Choice) onwardOf(a foresee.Act) (on onward) {
	q := c.Scene.Ask
	if q.Act(a.Option) != rules.ActDone || q.Field != nil || c.Scene.Theirs() || slices.ContainsFunc(q.Options, c.onMap) {
		return on
	}
	next, events, err := a.Pos.Play(rules.Answer{By: q.To, Option: a.Option})
	if err != nil || slices.ContainsFunc(events, rules.Event.UndoBarrier) {
		return on
	}
	then := next.Request()
	if then == nil || then.To != q.To {
		return on
	}
	for _, o := range then.Options {
		if c.onMap(rules.Option{Who: o.Who}) && c.Scene.Mine(o.Who) && !slices.Contains(on.who, o.Who) {
			on.who = append(on.who, o.Who)
		}
	}
	return on
}

// onMap reports whether an option names a piece on the map.
func (c *Choice) onMap(o rules.Option) bool {
	for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
		if p := c.Scene.Piece(r); p != nil && (p.Cell != 0 || p.Pt != rules.Point{}) {
			return true
		}
	}
	return false
}

// goOn is a click on a piece that can act once the question is answered with what
// changes least.
func (c *Choice) goOn(under []rules.Ref) (Act, bool) {
	r := selection.Topmost(under)
	if r == 0 || !slices.Contains(c.Onward(), r) {
		return Act{}, false
	}
	o, _ := c.Scene.Quiet()
	return Act{Does: Answers, Option: o, Next: r}, true
}
