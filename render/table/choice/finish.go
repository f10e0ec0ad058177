package choice

import (
	"slices"

	"grognard/render/table/choice/refusal"
	"grognard/render/table/choice/selection"
	"grognard/rules"
)

// Finish is the key that takes the quiet option: pass, done. Where that is refused it
// tells why.
func (c *Choice) Finish() Act {
	if why, ok := c.Why.Unfinished(); ok && !c.Scene.Moving() {
		return refuse(c.Why.Decline(why))
	}
	o, ok := c.Scene.Quiet()
	switch {
	case c.Scene.Ask == nil || c.Scene.Moving():
		return Act{}
	case !ok:
		return refuse(c.Why.Endless(c.CanAct()))
	case c.oneOfSeveral(o):
		return refuse(refusal.Refusal{How: refusal.AsksAgain, Why: rules.Reason{Rule: c.Scene.Ask.Rule}})
	}
	if act, ok := c.unmade(o); ok {
		return act
	}
	if c.warn(o) {
		return Act{Does: Warns}
	}
	return answer(o)
}

// oneOfSeveral reports whether an option is no end of anything but one of several answers alike, such as a place
// among others.
func (c *Choice) oneOfSeveral(o rules.Option) bool {
	return !selection.Bare(o) && slices.ContainsFunc(c.Scene.Ask.Options, func(p rules.Option) bool { return p != o && p.Do == o.Do })
}

// half is what a player was told is not made yet, when he wanted to end the phase.
type half struct {
	pos   *rules.Position
	order rules.Option
}

// unmade refuses to end a phase while something is settled that has not been made, or a way has been begun: the
// second time it is meant.
func (c *Choice) unmade(quiet rules.Option) (Act, bool) {
	q := c.Scene.Ask
	if o, ok := c.Scene.Quiet(); !ok || o != quiet || !selection.Bare(o) || q.About != 0 || q.To != c.Scene.View().Active || c.Warning.Shown() {
		return Act{}, false // another answer to the same question is no end
	}
	if act := q.Act(quiet); act != rules.ActDone && act != rules.ActStay {
		return Act{}, false
	}
	o, how := rules.Option{}, refusal.Unmade
	if waits, ok := c.Pending(); ok {
		o = waits
	} else if c.Plot.On() && len(c.Plot.Course) > 0 {
		o, how = rules.Option{Do: c.Plot.Do, Who: c.Plot.Who}, refusal.Undrawn
	}
	now := half{c.Scene.Pos, o}
	if o == (rules.Option{}) || o == quiet || now == c.half {
		return Act{}, false
	}
	c.half = now
	return refuse(refusal.Refusal{How: how, Why: rules.Reason{Rule: q.Rule}}), true
}

// warn warns instead of ending a phase in which somebody could still act; whatever was
// picked is dropped then.
func (c *Choice) warn(o rules.Option) bool {
	if taught, teaches := c.taught(); teaches && o == taught || !c.Warning.raise(o) {
		return false
	}
	c.Clear()
	c.Ahead.Odds.Forget()
	return true
}

// CanAct lists the things that can act now, in the order of the options: pieces on
// the map, those that only order others last, or else cards whose face shows.
func (c *Choice) CanAct() (all []rules.Ref) {
	if c.Scene.Ask == nil {
		return nil
	}
	add := func(r rules.Ref) {
		if !slices.Contains(all, r) {
			all = append(all, r)
		}
	}
	for _, o := range c.Scene.Ask.Options {
		r := o.Who
		if r == 0 {
			r = o.At
		}
		if p := c.Scene.Piece(r); p != nil && (p.Cell != 0 || p.Pt != rules.Point{}) {
			add(r)
		}
	}
	for _, r := range c.Plot.Bodies() {
		add(r)
	}
	for _, r := range c.Hand.Movables() {
		add(r)
	}
	if len(all) > 0 {
		slices.SortStableFunc(all, func(a, b rules.Ref) int { return c.lastly(a) - c.lastly(b) })
		return all
	}
	for _, o := range c.Scene.Ask.Options { // cards, where it is they that are chosen
		for _, r := range [...]rules.Ref{o.With, o.Who, o.At} {
			if k := c.Scene.Card(r); k != nil && (k.Place != rules.Hand || c.Scene.Viewer != rules.Chance) {
				add(r)
			}
		}
	}
	return all
}

// lastly is 1 for a piece that can do nothing itself but order others, 0 for any other.
func (c *Choice) lastly(r rules.Ref) int {
	if c.Hand.Asked() && c.Hand.Movable(r) {
		return 0
	}
	orders := false
	for _, o := range c.Scene.Ask.Options {
		if o.Who != r {
			continue
		}
		if c.Scene.Ask.Act(o) != rules.ActOrder {
			return 0
		}
		orders = true
	}
	if orders {
		return 1
	}
	return 0
}
