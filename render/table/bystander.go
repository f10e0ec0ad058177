package table

import (
	"slices"

	"grognard/render/ui"
	"grognard/rules"
)

// bystander answers a click on an own piece while the decision is about another one
// that the options do not name, such as a commander who may ride: the click is not
// meant for the ground below. It says whose the decision is; a second click is meant
// for the ground, which may be hidden under pieces all over.
func (t *Table) bystander(c *ui.Ctx, under []rules.Ref) bool {
	r, about := topmost(under), t.ask.About
	_, piece := t.zone(r)
	_, there := t.zone(about)
	if t.onCloth() || len(t.pick.picks) > 0 || !piece || !there || r == about || !t.mine(r) || t.placing() || slices.Contains(t.pick.refs, r) {
		return false
	}
	if t.no.again == r && c.In.Now < t.no.until {
		t.no = refusal{}
		return false
	}
	meant := func(o rules.Option) bool { return o.At != 0 && slices.Contains(under, o.At) }
	if !slices.ContainsFunc(t.pick.left, meant) || slices.ContainsFunc(t.pick.left, func(o rules.Option) bool { return meant(o) && o.Who != 0 && o.Who != r }) {
		return false
	}
	t.no = refusal{why: rules.Reason{Rule: t.ask.Rule}, say: t.deps.Words.Word("table.bystander", t.name(r), t.name(about)), until: c.In.Now + refusalTime, who: []rules.Ref{about}, again: r}
	c.Wake(t.no.until)
	c.Sound("refused")
	return true
}
