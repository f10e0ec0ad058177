package table

import (
	"slices"

	"grognard/rules"
)

// mostMeant is how many options are asked about that a click may have meant.
const mostMeant = 8

// explained asks the rulebook about the options that a click would have meant: what
// others may do, done by the own piece that was clicked, or done to what was
// clicked by the piece that is picked. It returns the first reason that speaks of
// nothing else.
func (t *Table) explained(r rules.Ref) (rules.Reason, bool) {
	for _, o := range t.wouldMean(r) {
		for _, why := range t.pos.Refused(o) {
			if x := why.Text; t.of(x.A, r) && t.of(x.B, r) && t.of(x.C, r) && (len(t.pick.picks) > 0 || x.A == r || x.B == r || x.C == r) {
				return why, true
			}
		}
	}
	return rules.Reason{}, false
}

// of reports whether a reason for a click on r may name a thing: that thing, where
// it stands, what is picked, or a side.
func (t *Table) of(x, r rules.Ref) bool {
	home, _ := t.zone(r)
	_, side := x.Side()
	return x == 0 || x == r || x == home || side || t.pick.isPicked(x)
}

// wouldMean lists options that a click on r may have meant, one for each thing to
// be done, the attacks first where r is hostile.
func (t *Table) wouldMean(r rules.Ref) (all []rules.Option) {
	if t.ask.Field != nil && !t.foreign(r) || r == 0 { // else a place may be meant
		return nil
	}
	seen := func(o rules.Option) bool {
		return slices.ContainsFunc(all, func(p rules.Option) bool { return p.Do == o.Do })
	}
	for _, o := range t.pick.left {
		if len(all) == mostMeant {
			break
		}
		if o.Who == 0 || seen(o) {
			continue
		}
		switch home, piece := t.zone(r); {
		case len(t.pick.picks) == 0 && piece && t.mine(r) && t.mine(o.Who):
			o.Who = r
		case !t.pick.isPicked(o.Who) || o.At == 0:
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
	_, piece := t.zone(r)
	if len(t.pick.picks) > 0 || !piece || !t.mine(r) || t.pick.about != 0 || t.placing() || slices.Contains(t.pick.refs, r) {
		return false
	}
	return !slices.ContainsFunc(under, func(x rules.Ref) bool { return t.pick.isLive(x) && !t.pick.waits(x) })
}
